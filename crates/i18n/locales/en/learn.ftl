# Lessons, and tips for the first games.

## The pages

ui-learn = Learn to play
ui-learn-newcomer = New here? Learn it in fifteen minutes
ui-learn-about = Short lessons at the real table. Nothing can go wrong: whatever you click explains itself.
ui-learn-base = The game
ui-learn-more = Expansions
ui-lesson-done = done
ui-lesson-step = Step { $number } of { $count }
ui-lesson-back = One step back
ui-lesson-again = Start this lesson again
ui-lesson-next = Next: { $lesson }
ui-lesson-all = All lessons
ui-lesson-not-now = That is allowed, and in your own game you may well do it. Here we do something else first. { $step }
ui-lesson-over = This lesson is over; nothing more is played here.
ui-first-game = Play your first game
ui-first-game-about = Against the apprentice, with a tip whenever one matters.

## Lesson: summon creatures

lesson-summon = Summon creatures
lesson-summon-1 = Every turn you take one of three actions. You start with eight weak druid cards, so bring better cards into your deck: choose “{ $move }”.
lesson-summon-2 = You pay with the magic points of your cards. This one gives 2 red points: “{ $move }”.
lesson-summon-3 = Colours never mix, so the yellow card is no use now. But multicolour points join any colour: “{ $move }”.
lesson-summon-4 = You have 3 points. A creature costs what its place says; its colour does not matter. This one costs 2: “{ $move }”.
lesson-summon-5 = One point is left, and the creature on the far right costs just 1: “{ $move }”.
lesson-summon-6 = Your points are spent. Say “{ $move }”: the display slides to the right, and you draw up to four cards.
lesson-summon-end = Well done! The cards you played and summoned lie on your discard pile. Once your draw pile is empty they are all shuffled, and your new creatures come into your hand.

## Lesson: use abilities

lesson-abilities = Use abilities
lesson-abilities-1 = Cards can do more than pay: each has an ability. To use some, choose “{ $move }”.
lesson-abilities-2 = You always lay out two cards. First the goblin you summoned: “{ $move }”.
lesson-abilities-3 = One of the two will leave your deck: the one with the higher number. So lay a weak card with a high number beside it: “{ $move }”.
lesson-abilities-4 = Below the cards you see what will become of them. Use them in any order; what you do not want, you let go. Take the gem: “{ $move }”.
lesson-abilities-5 = The goblin has a second effect, the die. It brings a gem, an ore, a card or points: “{ $move }”.
lesson-abilities-6 = Two points! You could decline them, but why should you: “{ $move }”.
lesson-abilities-7 = The druid gives a gem of your choice. A second blue one will pay for an artifact: “{ $move }”.
lesson-abilities-end = Number 100 has left the game, and 27 stays with you. That is how a deck gets better: weak druids go, good creatures come round more often.

## Lesson: exchange gems

lesson-exchange = Exchange gems
lesson-exchange-1 = Some abilities turn gems into more and better ones. You have a single green gem; let us make four of it: “{ $move }”.
lesson-exchange-2 = This dryad turns a green gem into one gem of each other colour: “{ $move }”.
lesson-exchange-3 = And this goblin turns a blue gem into two wild gems: “{ $move }”.
lesson-exchange-4 = You choose the order. There is no blue gem yet, so the dryad goes first: “{ $move }”.
lesson-exchange-5 = Now you have a blue gem for the goblin: “{ $move }”.
lesson-exchange-end = One gem has become four, and wild gems stand for any colour. Among creatures, too, the higher number leaves: 21 went to the creature discard, 16 stays with you.

## Lesson: forge artifacts

lesson-forge = Forge artifacts
lesson-forge-1 = Gems become artifacts, and artifacts become points. You can make two at once: “{ $move }”.
lesson-forge-2 = A forge says how many gems it wants; they must have the colour of its artifact. This one wants 2 blue gems: “{ $move }”.
lesson-forge-3 = A wild gem stands for any colour. Spend your blue gem and only one wild gem: “{ $move }”.
lesson-forge-4 = A row has one space of each colour, and a long row is worth much more than two short ones. So put the ring beside your chalice: “{ $move }”.
lesson-forge-5 = You may forge twice in a turn, at two different forges. A green and a wild gem are left, just right for this one: “{ $move }”.
lesson-forge-6 = Into the same row: “{ $move }”.
lesson-forge-end = Three artifacts lie in one row. You will soon trade them for points and a rune stone.

## Lesson: bonuses and ore

lesson-ore = Bonuses and ore
lesson-ore-1 = Some forges give a bonus, and ore pays where gems are missing. See how one helps the other: “{ $move }”.
lesson-ore-2 = This forge wants 3 yellow gems and gives an ore as a bonus: “{ $move }”.
lesson-ore-3 = The crown goes into your long row: “{ $move }”. The ore is yours at once.
lesson-ore-4 = Three ore pay for any artifact at any forge, but without its bonus. The amulet would cost any four gems; ore will do: “{ $move }”.
lesson-ore-5 = A coloured artifact needs a space of its colour, an amulet lies on any. Keep the green space free for a torque: “{ $move }”.
lesson-ore-end = Four artifacts in one row! Remember: gems and ore are never mixed in one payment, and only one amulet can be forged in a turn.

## Lesson: trade a row

lesson-trade = Trade a row for a rune stone
lesson-trade-1 = After the action you may trade rows: 2, 3, 4 or 5 artifacts bring 3, 6, 10 or 15 points. Four lie in your top row: “{ $move }”.
lesson-trade-2 = With every row you take a rune stone, which helps you to the end of the game. This one refills your hand to six cards: “{ $move }”.
lesson-trade-3 = The bottom row would bring just 3 points. Keep it, it can still grow: “{ $move }”.
lesson-trade-end = The stone works at once: you hold six cards. You can own four stones, all of different kinds; after that, rows bring points only.

## Lesson: the end of the game

lesson-end = The end of the game
lesson-end-1 = The throne stands on space 65, and you have 59 points. One good turn will do: “{ $move }”.
lesson-end-2 = This forge wants 4 gems and gives 3 points at once: “{ $move }”.
lesson-end-3 = The torque makes your top row longer: “{ $move }”.
lesson-end-4 = Three artifacts are 6 points, and with them you pass the throne: “{ $move }”.
lesson-end-5 = You have four stones already, so you got the points only. Rows left over count at the end as well; finish your turn: “{ $move }”.
lesson-end-end = The round was finished, so that all had equally many turns. Then every three gems and ore brought a point, and rows counted as in a trade. 72 to 66: you have won!

## Lesson: the night

lesson-night = { -night }
lesson-night-1 = At night there are banshees, wisp tiles, and wisps on the score track. One waits on space 5, and you have 3 points: “{ $move }”.
lesson-night-2 = Banshees are creatures with powers of their own. This one pillages: “{ $move }”.
lesson-night-3 = This druid gives 2 points, just enough to reach the wisp: “{ $move }”.
lesson-night-4 = First the pillage: every other player who has a green gem gives you one: “{ $move }”.
lesson-night-5 = Now the points; keep an eye on the score track: “{ $move }”.
lesson-night-6 = Whoever reaches or passes a wisp may use one of the four wisp tiles at once. Two wild gems are just right: “{ $move }”.
lesson-night-7 = The tile lies before you. Take what it gives: “{ $move }”.
lesson-night-end = A new tile has taken its place. Other banshees bring cards back from the creature discard, change places with one of them, or use a wisp tile.

## Lesson: Queenie stones

lesson-queenie = The { -queenie } stones
lesson-queenie-1 = Two more kinds of rune stones can be in the game, and you own both. See what they do: “{ $move }”.
lesson-queenie-2 = This dryad gives a wild gem or 2 points: “{ $move }”.
lesson-queenie-3 = With “{ rune-discard-lowest }” it is the lower number that leaves; so a druid can stay. Lay it beside her: “{ $move }”.
lesson-queenie-4 = With “{ rune-gem-or-points }” a card may give a gem in place of its points. A second red gem pays for a chalice: “{ $move }”.
lesson-queenie-5 = The dryad gives her points as usual: “{ $move }”.
lesson-queenie-end = The druid stays with you, and 67 is gone. This stone is not optional: think about which low card you lay beside a good one.

## Tips

ui-tips = Tips
ui-tip = Tip
ui-tip-close = Got it
ui-tips-off = No more tips
tip-action = One action each turn. In the first turns, summoning creatures is a good choice: your druid cards are weak.
tip-summon = Play cards of one colour; multicolour points join any. Creatures are cheapest on the right.
tip-leaves = Look below your cards: the one that leaves is out of your deck. Let druids go and keep good creatures.
tip-die = Whatever the die shows, you may decline it.
tip-forge = You can afford an artifact. Many in one row are worth more: two bring 3 points, five bring 15.
tip-ore = You have three ore: they pay for any artifact, even the dearest.
tip-trade = Trade now, or wait for a longer row? Stones taken early help longer, long rows bring more points.
tip-stone = A rune stone helps you to the end of the game. Point at one to read what it does.
tip-shuffle = Your draw pile is empty. When you next draw, your discard pile is shuffled, and what you summoned comes round.
tip-end = Somebody comes near 65 points. The round in which that happens is the last; rows and every three gems or ore still count then.
