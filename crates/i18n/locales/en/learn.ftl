# Lessons, and tips for the first games.

## The pages

ui-learn = Learn to play
ui-learn-about = Short lessons at the real table. You can’t do anything wrong: click anything to see what it does.
ui-learn-base = The game
ui-learn-more = Expansions
ui-lesson-done = done
ui-lessons-done = { $done } of { $count } lessons done
ui-lesson-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
ui-lesson-step = Step { $number } of { $count }
ui-lesson-back = One step back
ui-lesson-again = Restart this lesson
ui-lesson-next = Next: { $lesson }
ui-lesson-all = All lessons
ui-lesson-not-now = You could do that, and in a real game it might be a good idea. Here we’ll do something else first. { $step }
ui-lesson-over = This lesson is finished.
ui-first-game = Play your first game
ui-first-game-about = Against the Apprentice, with tips when you need them.

## Lesson: summon creatures

lesson-summon = Summon creatures
lesson-summon-1 = Each turn you take one of three actions. You start with eight weak druid cards, so let’s add better cards to your deck: choose “{ $move }”.
lesson-summon-2 = You pay with the magic points of your cards. This one gives 2 red points: “{ $move }”.
lesson-summon-3 = Colours never mix, so the yellow card is no use now. But multicolour points go with any colour: “{ $move }”.
lesson-summon-4 = You have 3 points. A creature’s position sets its price; its colour doesn’t matter. This one costs 2: “{ $move }”.
lesson-summon-5 = You have one point left, and the creature on the far right costs just 1: “{ $move }”.
lesson-summon-6 = Your points are spent. Choose “{ $move }”: the display slides to the right, and you draw back up to four cards.
lesson-summon-end = Well done! The cards you played and summoned are on your discard pile. Once your draw pile is empty, you shuffle them all, and your new creatures turn up in your hand.

## Lesson: use abilities

lesson-abilities = Use abilities
lesson-abilities-1 = Cards aren’t just for paying: each has an ability. To use them, choose “{ $move }”.
lesson-abilities-2 = You always play two cards. First the goblin you summoned: “{ $move }”.
lesson-abilities-3 = You will lose one of the two: the one with the higher number. So play a weak card with a high number beside it: “{ $move }”.
lesson-abilities-4 = Below the cards you can see what will happen to them. Use them in any order, and skip whatever you don’t want. Take the gem: “{ $move }”.
lesson-abilities-5 = The goblin’s second effect is the die. It gives you a gem, ore, a card or points: “{ $move }”.
lesson-abilities-6 = Two points! You could decline them, but why would you? Choose “{ $move }”.
lesson-abilities-7 = The druid gives you a gem of your choice. A second blue one will pay for an artifact: “{ $move }”.
lesson-abilities-end = Number 100 is out of the game, and you keep 27. That’s how your deck gets better: weak druids go, and good creatures come up more often.

## Lesson: exchange gems

lesson-exchange = Exchange gems
lesson-exchange-1 = Some abilities turn gems into more and better ones. You have a single green gem; let’s turn it into four: “{ $move }”.
lesson-exchange-2 = This dryad turns a green gem into one gem of each other colour: “{ $move }”.
lesson-exchange-3 = And this goblin turns a blue gem into two wild gems: “{ $move }”.
lesson-exchange-4 = You choose the order. You don’t have a blue gem yet, so the dryad goes first: “{ $move }”.
lesson-exchange-5 = Now you have a blue gem for the goblin: “{ $move }”.
lesson-exchange-end = One gem has become four, and wild gems can replace any colour. You lose the higher number here too: 21 went to the creature discard, and you keep 16.

## Lesson: forge artifacts

lesson-forge = Forge artifacts
lesson-forge-1 = Gems become artifacts, and artifacts become points. You can forge two at once: “{ $move }”.
lesson-forge-2 = Each forge shows how many gems you need, in the colour of its artifact. This one costs 2 blue gems: “{ $move }”.
lesson-forge-3 = A wild gem can replace any colour. Spend your blue gem and only one wild gem: “{ $move }”.
lesson-forge-4 = A row has one space of each colour, and a long row is worth much more than two short ones. So put the ring next to your chalice: “{ $move }”.
lesson-forge-5 = You may forge twice per turn, at two different forges. You have a green gem and a wild gem left, just enough for this one: “{ $move }”.
lesson-forge-6 = Put it in the same row: “{ $move }”.
lesson-forge-end = You have three artifacts in one row. You’ll soon trade them for points and a rune stone.

## Lesson: bonuses and ore

lesson-ore = Bonuses and ore
lesson-ore-1 = Some forges give you a bonus, and ore can pay when you lack gems. See how the two work together: “{ $move }”.
lesson-ore-2 = This forge costs 3 yellow gems and gives you 1 ore as a bonus: “{ $move }”.
lesson-ore-3 = The crown goes in your long row: “{ $move }”. You get the ore at once.
lesson-ore-4 = 3 ore pay for any artifact at any forge, but without its bonus. The wild artifact (amulet) normally costs any four gems; pay with ore instead: “{ $move }”.
lesson-ore-5 = A coloured artifact needs a space of its own colour; a wild artifact goes anywhere. Keep the green space free for a torc: “{ $move }”.
lesson-ore-end = Four artifacts in one row! Remember: you can’t mix gems and ore in one payment, and you can forge only one wild artifact per turn.

## Lesson: trade a row

lesson-trade = Trade a row for a rune stone
lesson-trade-1 = After your action you may trade rows: 2, 3, 4 or 5 artifacts score 3, 6, 10 or 15 points. You have four in your top row: “{ $move }”.
lesson-trade-2 = With each row you take a rune stone, which helps you for the rest of the game. With this one you refill your hand to six cards: “{ $move }”.
lesson-trade-3 = The bottom row would score just 3 points. Keep it, it can still grow: “{ $move }”.
lesson-trade-end = The stone works at once: you have six cards in hand. You can have up to four rune stones, all different; after that, rows only score points.

## Lesson: the end of the game

lesson-end = The end of the game
lesson-end-1 = The throne stands on space 65, and you have 59 points. One good turn is enough: “{ $move }”.
lesson-end-2 = This forge costs 4 gems and gives you 4 points at once: “{ $move }”.
lesson-end-3 = The torc makes your top row longer: “{ $move }”.
lesson-end-4 = Three artifacts score 6 points, and that takes you past the throne: “{ $move }”.
lesson-end-5 = You already have four rune stones, so you only got the points. The rows you have left will count at the end too. End your turn: “{ $move }”.
lesson-end-end = The round was played out so that everyone had the same number of turns. Then every 3 gems and ore scored a point, and rows counted as in a trade. 73 to 66: you win!

## Lesson: the night

lesson-night = { -night }
lesson-night-1 = The night brings banshees, wisp tiles, and wisps on the score track. There’s one on space 5, and you have 3 points: “{ $move }”.
lesson-night-2 = Banshees are creatures with powers of their own. This one pillages: “{ $move }”.
lesson-night-3 = This druid gives you 2 points, just enough to reach the wisp: “{ $move }”.
lesson-night-4 = Pillage first: every other player who has a green gem gives you one: “{ $move }”.
lesson-night-5 = Now the points; keep an eye on the score track: “{ $move }”.
lesson-night-6 = When you reach or pass a wisp, you may use one of the four wisp tiles at once. Two wild gems are just what you need: “{ $move }”.
lesson-night-7 = The tile is in front of you. Take what it gives you: “{ $move }”.
lesson-night-end = A new tile has taken its place. Other banshees bring cards back from the creature discard, swap places with one of them, or use a wisp tile.

## Lesson: Queenie stones

lesson-queenie = The { -queenie } stones
lesson-queenie-1 = There are two more types of rune stone, and you have both. See what they do: “{ $move }”.
lesson-queenie-2 = This dryad gives you a wild gem or 1 point: “{ $move }”.
lesson-queenie-3 = With “{ rune-discard-lowest }” you lose the lower number, so you can keep a druid. Play it beside her: “{ $move }”.
lesson-queenie-4 = With “{ rune-gem-or-points }” you may take a gem instead of a card’s points. A second red gem pays for a chalice: “{ $move }”.
lesson-queenie-5 = The dryad gives you her points as usual: “{ $move }”.
lesson-queenie-end = You keep the druid, and 67 is gone. This stone is not optional: think about which low number you play beside a good card.

## Tips

ui-tips = Tips
ui-tip = Tip
ui-tip-close = Got it
ui-tips-off = No more tips
tip-action = One action per turn. Early on, summoning creatures is a good choice: your druid cards are weak.
tip-summon = Play cards of one colour; multicolour points go with any. Creatures are cheapest on the right.
tip-leaves = Look at the label below each card: it shows which one you lose. Let druids go and keep good creatures.
tip-die = You may decline any die roll.
tip-forge = You can afford an artifact. The more you have in one row, the more they’re worth: two score 3 points, five score 15.
tip-ore = You have 3 ore: enough for any artifact, even the most expensive.
tip-trade = Trade now, or wait for a longer row? Rune stones help longer if you take them early; longer rows score more points.
tip-stone = A rune stone helps you for the rest of the game. Point at one or tap it to read what it does.
tip-shuffle = Your draw pile is empty. The next time you draw, you shuffle your discard pile, and the creatures you summoned come into play.
tip-end = Someone is close to 65 points. The round in which someone reaches 65 is the last; rows and every 3 gems or ore still count at the end.
