# The rules in our own words: one text for each rule of docs/rules.md.

## The pages

ui-rules-about = Everything that counts, rule by rule. Each rule has an id to link to.
ui-rules-filter = Search the rules
ui-rules-none = No rule mentions this.
ui-rules-print = Overview to print
ui-contents = Contents
ui-rule = Rule { $id }
ui-why-possible = This is possible now.
ui-key-rule = R: the rule behind it
ui-gallery = Gallery
ui-gallery-about = Every card, rune stone, wisp tile and forge.
ui-cards = Cards
ui-filter-colour = Colour
ui-filter-effect = Effect
ui-filter-number = Number
ui-filter-all = all
ui-filter-apply = Show
ui-filter-clear = Show everything
ui-filter-none = No card is like this.
ui-effect-gems = gems
ui-effect-wild = wild gems
ui-effect-cards = display cards
ui-effect-die = die
ui-effect-points = points

## Chapters

chapter-c = Components
chapter-p = Preparation
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

rule-c1 = Two to four players play, as druids in brown, grey, beige and black.
rule-c2 = There are 68 creature cards: 60 coloured ones with the numbers 11 to 70, and 8 white dragons, 71 to 78. Every number exists once. Green cards are dryads, red ones harpies, blue ones goblins, yellow ones satyrs.
rule-c3 = Every player begins with the same eight druid cards, numbered 100 to 107.
rule-c4 = A card shows its number, the colour of its border, one to three magic points (of one colour, or multicolour) and an ability.
rule-c5 = There are seven artifacts of each colour and eight wild artifacts.
rule-c6 = There are 15 gems of each colour, 15 wild gems and 20 ore. What the supply has run out of cannot be taken.
rule-c7 = There are eight types of rune stones, three stones of each.
rule-c8 = The die has six different faces. The throne stands on space 65 of the score track. A marker shows who began.
rule-c9 = Your board has two rows of five spaces (blue, green, yellow, red, wild) and room for four rune stones.

## Preparation

rule-p1 = All gems and ore form the supply. Everybody takes one gem of each colour and one wild gem from it.
rule-p2 = Of each type of rune stone in play there is one stone fewer than there are players.
rule-p3 = The eight wild artifacts lie on the wild forge. The others are shuffled, and one of them lies face up at each of the five forges.
rule-p4 = Everybody shuffles the own eight druid cards and draws four.
rule-p5 = Six creatures are laid out from left to right. A dragon that turns up now is replaced and shuffled back into the deck afterwards; banshees stay.
rule-p6 = A random player begins, and play goes clockwise.

## A turn

rule-t1 = In your turn you take exactly one action: summon creatures, use abilities or forge artifacts. Then you may trade artifacts. At last you refill your hand.
rule-t2 = You can use abilities only with at least two cards in hand.
rule-t3 = An action has to do something: summoning takes at least one creature, forging makes at least one artifact.
rule-t4 = You pass only if none of the three actions is possible as things stand. You may still trade, and you refill your hand.

## Summon creatures

rule-s1 = Play any number of hand cards whose magic points have the same colour, and add the points up. Multicolour points join any colour and are also enough by themselves; different colours never mix.
rule-s2 = With the points you take as many cards of the display as you like and can afford. The place of a card says what it costs; its colour does not matter. Points left over are lost.
rule-s3 = The cards you played and the cards you took go to your discard pile.
rule-s4 = At the end of the action the remaining display cards slide to the right, and new cards fill the places on the left. During the action nothing slides: the prices stand.
rule-s5 = If a card is needed and the deck is empty, the creature discard is shuffled and becomes the deck. If both are empty, places stay free until a card reaches the creature discard.

## Use abilities

rule-u1 = Lay out exactly two cards from your hand. With the stone { rune-three-abilities } it may be three; that is settled before you use the first ability.
rule-u2 = Use the cards one after the other, in any order. What you do not want or cannot use is forfeited: a whole card, or a part of it. Going on to another card closes the one before.
rule-u3 = Afterwards the card with the highest number leaves you: a creature to the creature discard, a druid card to the box. The lowest goes to your discard pile. Until then the cards lie in front of you, where no ability reaches them.
rule-u4 = A basic ability gives the one or two effects shown, in any order: a gem of the colour shown, any coloured gem, wild gems, a display card of the colour shown, any display card, a roll of the die, or points.
rule-u5 = A display card taken by an ability goes to your discard pile, and the display slides and fills right away. A card of a colour is never a dragon; any card may be one.
rule-u6 = A choice ability gives one of the two effects shown.
rule-u7 = An exchange ability: pay all gems on the left, receive the gems and points on the right, as far as the supply has them. “Any gem” as a price is one gem of any kind.
rule-u8 = In every payment a wild gem can stand for a coloured gem. A coloured gem never stands for a wild gem that is asked for, except by the stone { rune-wild-gem }.

## The die

rule-d1 = Take a coloured gem of your choice.
rule-d2 = Give a coloured gem and take a wild gem.
rule-d3 = Score one point.
rule-d4 = Score two points.
rule-d5 = Take one ore.
rule-d6 = Put the top card of the deck on your discard pile.
rule-d7 = You may decline a result. If it cannot be done, it is lost.

## Forge artifacts

rule-f1 = You make up to two artifacts in a turn, at two different forges; at most one of them is wild.
rule-f2 = A coloured artifact costs as many gems of its colour as its forge says. A wild artifact costs any four gems, in any mix.
rule-f3 = Or you pay exactly three ore, for any artifact at any forge. Then the forge gives no bonus. Gems and ore are never mixed in one payment.
rule-f4 = Three forges give a bonus at once: a roll of the die, one ore, or three points. The bonus may help to pay for the second artifact.
rule-f5 = A coloured artifact goes on the free space of its colour in either row, a wild one on any free space. Without a free space it cannot be forged. A coloured artifact never lies on a wild space. Nothing moves once it lies.
rule-f6 = After the action empty forges are refilled, leftmost first. An empty reserve is made anew from the discarded artifacts; if there are none, the forge stays empty until some are discarded.
rule-f7 = An empty wild forge makes nothing until wild artifacts come back from a trade.

## Trade artifacts

rule-x1 = After your action you may trade each row with at least two artifacts, one row after the other, in either order.
rule-x2 = 2, 3, 4 or 5 artifacts in the row score 3, 6, 10 or 15 points. The whole row goes.
rule-x3 = After the points you take one rune stone of a type that you do not own yet; this is not optional. With four stones there is no further one, only the points.
rule-x4 = Coloured artifacts go to the artifact discard, wild ones back to the wild forge at once.

## The hand

rule-h1 = At the end of your turn you draw until you hold four cards, or six with the stone { rune-hand-size }. A larger hand keeps its cards.
rule-h2 = If you need a card and your draw pile is empty, your discard pile is shuffled and becomes the draw pile. If you have fewer cards in all, you take what there is.

## End of the game

rule-e1 = When somebody has 65 points or more, the round is finished, so that everybody has had the same number of turns.
rule-e2 = Then everybody scores one point for every full three of gems, wild gems and ore together, and each row as if it were traded.
rule-e3 = Most points win. Those who are equal share the victory.

## Rune stones

rule-r1 = { rune-magic-points }: two more magic points of any colour in each summoning, even without playing a card.
rule-r2 = { rune-hand-size }: you refill your hand to six cards.
rule-r3 = { rune-exchange }: once in each of your turns, at any moment, one gem (wild or not) for one ore from the supply, or one ore for one coloured gem.
rule-r4 = { rune-wild-gem }: at any moment of your turn you put a coloured gem from the supply on the stone. It stays there and never scores. From then on all your gems of that colour count as wild gems too; for everything else they keep their colour.
rule-r5 = { rune-hand-size }, { rune-exchange } and { rune-wild-gem } work at once, in the turn in which you take the stone.
rule-r6 = { rune-plus }: when you use abilities, both effects of a choice, in any order; you may decline each.
rule-r7 = { rune-double-die }: when you use abilities, a die rolled by a card counts twice, one after the other; you may decline each. Not a die of a forge or of a wisp tile.
rule-r8 = { rune-extra-point }: when you use abilities, one point more for each card that gave points by its effect, its exchange or its die; once per card. Not for forges or wisp tiles.
rule-r9 = { rune-three-abilities }: when you use abilities, two or three cards. Only the lowest returns to your discard pile; the others leave you.
rule-r10 = You never own two stones of a type, and never more than four.

## Creatures of the Night

rule-n1 = Sixteen banshees are shuffled into the creature cards. They are creatures in every way, with abilities of their own: { ability-pillage }, { ability-resurrection }, { ability-switch } and { ability-wisp }, each once in every colour.
rule-n2 = { ability-pillage }: every other player who has a gem of the banshee’s colour gives you one. Wild gems never stand in for it. A gem that counts as wild still has its colour; the gem on a stone is safe.
rule-n3 = { ability-resurrection }: any card of the creature discard, to your discard pile. Nothing if there is none.
rule-n4 = { ability-switch }: any card of the creature discard, into your hand. The banshee then goes to the creature discard, and the other card stays with you, whatever the numbers. With three cards the highest of the others leaves as well. A Switch that is not used changes nothing.
rule-n5 = Of the cards laid out all but one leave: first the banshees whose Switch was used, then the highest numbers (with { rune-discard-lowest }: the lowest).
rule-n6 = { ability-wisp }: use one face-up wisp tile, its parts in the order shown; you may decline each. Then the tile is discarded and a new one is turned up.
rule-n7 = The 18 wisp tiles give points, gems, ore or a roll of the die; or any display card, or the top two cards of the deck; or they let you play one more hand card, use its ability and discard it. Four lie face up. An empty pile is made anew from the discarded tiles.
rule-n8 = Of eleven night tokens, three of them with a wisp, ten lie face up on the spaces 5, 10, … 50 of the score track. They stay for the whole game.
rule-n9 = When you reach or pass a space with a wisp, you may use a wisp tile at once; once per token, lowest first, one tile after the other.
rule-n10 = A card played by a wisp tile has no number comparison: it goes to your discard pile (a used Switch to the creature discard). Stones that work when you use abilities apply to it only if the tile came up in that action.
rule-n11 = The final scoring sets off no wisps.

## Queenie 1

rule-q1 = Two more types of rune stones, three stones each. Eight of the ten types are in play, chosen by the players or at random.
rule-q2 = { rune-discard-lowest }: when you use abilities, the highest number stays with you and the lowest leaves; of three cards the two lowest. It is not optional.
rule-q3 = { rune-gem-or-points }: when you use abilities, you may take one coloured gem of your choice instead of all points of a card; that is settled when the card gives its first points. The stone { rune-extra-point } then adds nothing for it.
