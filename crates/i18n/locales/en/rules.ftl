# The rules in our own words: one text for each rule of docs/rules.md.

## The pages

ui-rules-about = All the rules, one by one. You can link to any of them.
ui-rules-filter = Search the rules
ui-rules-none = No rule mentions this.
ui-rules-print = Printable overview
ui-contents = Contents
ui-rule = Rule { $id }
ui-why-possible = This is possible now.
ui-key-rule = R: show the rule
ui-gallery = Gallery
ui-gallery-about = All the cards, rune stones, wisp tiles and forges.
ui-cards = Cards
ui-filter-colour = Colour
ui-filter-effect = Effect
ui-filter-number = Number
ui-filter-all = all
ui-filter-apply = Show
ui-filter-clear = Show everything
ui-filter-none = No matching cards.
ui-effect-gems = gems
ui-effect-wild = wild gems
ui-effect-cards = display cards
ui-effect-die = die
ui-effect-points = points

## Chapters

chapter-c = Components
chapter-p = Setup
chapter-t = A turn
chapter-s = { -summon }
chapter-u = { -abilities }
chapter-d = The die
chapter-f = { -forging }
chapter-x = Trade artifacts
chapter-h = The hand
chapter-e = End of the game
chapter-r = Rune stones
chapter-n = { -night }
chapter-q = { -queenie }

## Components

rule-c1 = The game is for two to four players: druids in brown, grey, beige and black.
rule-c2 = There are 68 creature cards: 60 coloured cards numbered 11 to 70, and 8 white dragons numbered 71 to 78. Each number appears once. Green cards are dryads, red ones harpies, blue ones goblins and yellow ones satyrs.
rule-c3 = Each player starts with the same eight druid cards, numbered 100 to 107.
rule-c4 = A card shows its number, a coloured border, one to three magic points (of one colour, or multicolour) and an ability.
rule-c5 = There are seven artifacts of each colour (rings, torcs, crowns and chalices) and eight wild artifacts (amulets).
rule-c6 = There are 15 gems of each colour, 15 wild gems and 20 ore. If something has run out, you can’t take it.
rule-c7 = There are eight types of rune stone, three of each.
rule-c8 = The die has six different faces. The throne stands on space 65 of the score track. A marker shows who went first.
rule-c9 = Your board has two rows of five spaces (blue, green, yellow, red, wild) and room for four rune stones.

## Preparation

rule-p1 = All the gems and ore form the supply. Each player takes one gem of each colour and one wild gem from it.
rule-p2 = There is one fewer of each rune stone in play than there are players.
rule-p3 = The eight wild artifacts go on the wild forge. Shuffle the others and put one face up at each of the five forges.
rule-p4 = Each player shuffles their eight druid cards and draws four.
rule-p5 = Lay out six creatures from left to right. If a dragon turns up now, replace it and shuffle it back into the deck afterwards; banshees stay.
rule-p6 = A random player goes first, and play continues clockwise.

## A turn

rule-t1 = On your turn you take exactly one action: summon creatures, use abilities or forge artifacts. Then you may trade artifacts. Finally, refill your hand.
rule-t2 = You need at least two cards in hand to use abilities.
rule-t3 = An action must do something: summon at least one creature, or forge at least one artifact.
rule-t4 = You may only pass if none of the three actions is possible. You may still trade, and you refill your hand.

## Summon creatures

rule-s1 = Play any number of cards from your hand whose magic points have the same colour, and add up the points. You can add multicolour points to any colour, or use them on their own; different colours never mix.
rule-s2 = Use the points to take as many cards from the display as you like and can afford. A card’s position sets its price; its colour doesn’t matter. Unused points are lost.
rule-s3 = The cards you played and the cards you took go to your discard pile.
rule-s4 = At the end of the action, the remaining display cards slide to the right and new cards fill the spaces on the left. Nothing slides before that: prices don’t change during your action.
rule-s5 = If a card is needed and the deck is empty, shuffle the creature discard to form a new deck. If both are empty, the spaces stay free until a card goes to the creature discard.

## Use abilities

rule-u1 = Play exactly two cards from your hand, face up in front of you. With the { rune-three-abilities } stone you may play three; decide this before you use the first ability.
rule-u2 = Use the cards one at a time, in any order. You may skip a card or part of it; whatever you don’t or can’t use is lost. Once you move on to another card, you can’t go back.
rule-u3 = Then you lose the card with the highest number: a creature goes to the creature discard, and a druid card is removed from the game. The card with the lowest number goes to your discard pile. Until then the cards stay in front of you and can’t be affected by abilities.
rule-u4 = A basic ability gives you the one or two effects shown, in any order: a gem of the colour shown, any coloured gem, wild gems, a display card of the colour shown, any display card, a roll of the die, or points.
rule-u5 = A display card you take with an ability goes to your discard pile. The display slides and refills right away. “A card of a colour” is never a dragon; “any card” may be one.
rule-u6 = Choice ability: choose one of the two effects shown.
rule-u7 = Exchange ability: pay all the gems on the left and receive the gems and points on the right, as long as the supply lasts. “Any gem” as a price is one gem of any kind.
rule-u8 = In any payment, a wild gem can replace a coloured gem. A coloured gem can never replace a wild gem, unless you have the { rune-wild-gem } stone.

## The die

rule-d1 = Take a coloured gem of your choice.
rule-d2 = Swap a coloured gem for a wild gem.
rule-d3 = Score 1 point.
rule-d4 = Score 2 points.
rule-d5 = Take 1 ore.
rule-d6 = Put the top card of the deck on your discard pile.
rule-d7 = You may decline a result. If it can’t be carried out, it is lost.

## Forge artifacts

rule-f1 = You may forge up to two artifacts per turn, at two different forges; at most one of them may be wild.
rule-f2 = A coloured artifact costs the number of gems shown at its forge, in the artifact’s colour. A wild artifact costs any four gems, in any mix.
rule-f3 = Or you pay exactly 3 ore, for any artifact at any forge. Then you don’t get the forge’s bonus. You can’t mix gems and ore in one payment.
rule-f4 = Three forges give an immediate bonus: a roll of the die, 1 ore, or points. You may use the bonus to pay for the second artifact.
rule-f5 = A coloured artifact goes on a free space of its colour in either row; a wild one goes on any free space. If there is no free space, you can’t forge it. A coloured artifact never goes on a wild space. Artifacts can’t be moved once placed.
rule-f6 = After the action, empty forges are refilled from left to right. When the artifact supply is empty, shuffle the discarded artifacts to form a new one; if there are none, the forge stays empty until some are discarded.
rule-f7 = Once the wild forge is empty, no wild artifacts can be forged until some come back from a trade.

## Trade artifacts

rule-x1 = After your action you may trade each row that has at least two artifacts, one row at a time, in either order.
rule-x2 = 2, 3, 4 or 5 artifacts in the row score 3, 6, 10 or 15 points. You discard the whole row.
rule-x3 = After the points, you must take one rune stone of a type you don’t have yet. If you already have four stones, you only get the points.
rule-x4 = Coloured artifacts go to the artifact discard; wild ones return to the wild forge at once.

## The hand

rule-h1 = At the end of your turn, draw until you have four cards in hand, or six with the { rune-hand-size } stone. If you have more, you keep them.
rule-h2 = If you need a card and your draw pile is empty, shuffle your discard pile to form a new draw pile. If you have too few cards in total, take what there is.

## End of the game

rule-e1 = When someone has 65 points or more, the round is played out so that everyone has had the same number of turns.
rule-e2 = Then everyone scores 1 point for every 3 gems, wild gems and ore in total, plus each row as if it were traded.
rule-e3 = The player with the most points wins. Tied players share the victory.

## Rune stones

rule-r1 = { rune-magic-points }: you have 2 extra magic points of any colour each time you summon creatures, even if you play no cards.
rule-r2 = { rune-hand-size }: you refill your hand to six cards.
rule-r3 = { rune-exchange }: once per turn, at any time during your turn, swap 1 gem (wild or not) for 1 ore from the supply, or 1 ore for 1 coloured gem.
rule-r4 = { rune-wild-gem }: at any time during your turn, put a coloured gem from the supply on the stone. It stays there and doesn’t score at the end. From then on, all your gems of that colour also count as wild gems; for everything else they keep their colour.
rule-r5 = { rune-hand-size }, { rune-exchange } and { rune-wild-gem } work at once, in the turn you take the stone.
rule-r6 = { rune-plus }: when you use abilities, you may use both effects of a choice ability, in any order; you may decline either of them.
rule-r7 = { rune-double-die }: when you use abilities, a die roll you get from a card counts twice, one after the other; you may decline either of them. Dice rolled for forges or wisp tiles don’t count.
rule-r8 = { rune-extra-point }: when you use abilities, score 1 extra point for each card that gave you points through its effect, its exchange or its die; once per card. Forges and wisp tiles don’t count.
rule-r9 = { rune-three-abilities }: when you use abilities, you may play two or three cards. Only the one with the lowest number goes to your discard pile; you lose the others.
rule-r10 = You never have two rune stones of the same type, and never more than four in total.

## Creatures of the Night

rule-n1 = Shuffle sixteen banshees into the creature cards. They count as creatures in every way, with abilities of their own: { ability-pillage }, { ability-resurrection }, { ability-switch } and { ability-wisp }, each once in every colour.
rule-n2 = { ability-pillage }: every other player who has a gem of the banshee’s colour gives you one. They can’t give a wild gem instead. A gem that counts as wild still has its colour; a gem on a rune stone is safe.
rule-n3 = { ability-resurrection }: put any card from the creature discard on your discard pile. If it is empty, nothing happens.
rule-n4 = { ability-switch }: the banshee goes to the creature discard at once, then you take any other card from that pile into your hand. You keep the other card you played, whatever the numbers. With three cards, you also lose the higher of the other two. A { ability-switch } that you don’t use, or that finds no other card there, changes nothing.
rule-n5 = You keep one of the cards you played. Every { ability-switch } you used has already left, even if that leaves you none. Then you lose the highest numbers (with { rune-discard-lowest }: the lowest) until one card is left.
rule-n6 = { ability-wisp }: use one face-up wisp tile, its parts in the order shown; you may decline any of them. Then discard the tile and turn up a new one.
rule-n7 = The 18 wisp tiles give you points, gems, ore, a roll of the die, any display card or the top two cards of the deck, or let you play one more card from your hand, use its ability and discard it. Four are face up. When the pile is empty, shuffle the discarded tiles to form a new one.
rule-n8 = There are eleven night tokens, three of them with a wisp. Ten of them are placed face up on spaces 5, 10, … 50 of the score track and stay there for the whole game.
rule-n9 = When you reach or pass a space with a wisp, you may use a wisp tile at once; once per token, lowest space first, one tile at a time.
rule-n10 = A card played with a wisp tile isn’t compared with others: it goes to your discard pile (a used { ability-switch } goes to the creature discard). Rune stones that affect abilities apply to it only if you got the tile while using abilities.
rule-n11 = Final scoring doesn’t trigger wisps.

## Queenie 1

rule-q1 = There are two more types of rune stone, three of each. Eight of the ten types are in play, chosen by the players or at random.
rule-q2 = { rune-discard-lowest }: when you use abilities, you keep the card with the highest number and lose the one with the lowest; of three cards you lose the two lowest. This is not optional.
rule-q3 = { rune-gem-or-points }: when you use abilities, you may take one coloured gem of your choice instead of all the points of a card. Decide this when the card gives you its first points. The { rune-extra-point } stone then adds nothing for that card.
