# What is asked, what can be answered, and what things do.

## To the player who decides

ask-action = Choose your action.
ask-summon-play = Play cards for their magic points.
ask-summon-take = { $magic }: take a creature, or play more cards.
ask-summon-more = { $magic } left: take another creature, or finish.
ask-lay-first = Play the first of two cards.
ask-lay-second = Play the second card.
ask-use-or-lay-third = Use an ability, or play a third card.
ask-use-first = Use the abilities of your cards, one card at a time.
ask-use-next = Use the next card.
ask-use-rest = Use the rest of { $card }, or finish.
ask-use-rest-or-next = Use the rest of { $card }, or move on to another card.
ask-forge = Choose a forge.
ask-forge-second = Forge a second artifact, or finish.
ask-trade = Trade a row of artifacts, or end your turn.
ask-end-turn = End your turn?
ask-stone = Take a rune stone.
ask-die = { $times ->
    [one] Die roll: { $gives }
    [2] Die roll, counts twice: { $gives }
   *[other] Die roll, counts { $times } times: { $gives }
}
ask-tile = Wisp tile: { $gives }
ask-played-card = Use the ability of { $card }.
ask-pick-tile = You have reached a wisp: choose a tile.
ask-fetch-to-hand = Choose a card from the creature discard to add to your hand.
ask-fetch-to-discard = Choose a card from the creature discard for your discard pile.
ask-pay = { $what }: which gems will you pay with?
ask-exchange-points = { $card }: take the points, or a gem instead?
ask-place = { $artifact }: choose a space.

## To everybody else

wait-action = { $who } is choosing an action…
wait-summon = { $who } is summoning creatures…
wait-lay = { $who } is playing cards…
wait-use = { $who } is using abilities…
wait-forge = { $who } is choosing a forge…
wait-trade = { $who } may trade artifacts…
wait-stone = { $who } is choosing a rune stone…
wait-die = { $who } is looking at the die…
wait-tile = { $who } is using a wisp tile…
wait-pick-tile = { $who } is choosing a wisp tile…
wait-fetch = { $who } is looking through the creature discard…
wait-pay = { $who } is paying…
wait-points = { $who } is choosing between points and a gem…
wait-place = { $who } is placing an artifact…

## Buttons

action-summon = { -summon }
action-abilities = { -abilities }
action-forge = { -forging }
action-pass = Pass
move-play = Play { $card }
move-summon = Summon { $card }
move-lay = Play { $card }
# An effect of one of several cards.
move-of-card = { $number }: { $what }
move-any-gem = any gem: { $gem }
move-take = take { $card }
move-any-card = any card: { $card }
move-roll = roll the die
move-points-as-gem = { $gem } instead of { $points }
move-wisp = wisp: { $tile }
move-fetch = Take { $card }
move-forge = { $forge }: { $artifact } ({ $cost })
move-place = { $row }, { $space }
move-trade = Trade { $row } ({ $points })
move-stone = Take stone: { $rune }
move-exchange = { $give } → { $take }
move-infuse = { $gem } on { $rune }
move-done = Done
move-end-turn = End turn
move-no-wisp = No tile
move-decline = Decline

## What cards and tiles do: clauses, and how they make a sentence

ability-one = { $first }.
ability-each = { $first } and { $second }.
ability-one-of = Either { $first } or { $second }.
ability-in-order = { $first }, then { $second }.

effect-gems = take { OBJECT($gems) }
effect-any-gem = { $count ->
    [one] take a coloured gem of your choice
   *[other] take { $count } coloured gems of your choice
}
effect-card-blue = take a blue card from the display
effect-card-green = take a green card from the display
effect-card-yellow = take a yellow card from the display
effect-card-red = take a red card from the display
effect-any-card = take any card from the display
effect-die = roll the die
effect-points = score { $points }
effect-exchange = pay { OBJECT($price) } to get { OBJECT($gain) }
effect-pillage = every other player gives you { OBJECT($gem) }
effect-resurrection = put a card from the creature discard on your discard pile
effect-switch = take another card from the creature discard into your hand; this banshee takes its place there
effect-wisp = use a face-up wisp tile
effect-ore = take { OBJECT($ore) }
effect-draw = { $count ->
    [one] put the top card of the deck on your discard pile
   *[other] put the top { $count } cards of the deck on your discard pile
}
effect-play = play one more card from your hand and use its ability

die-text-any-gem = Take a coloured gem of your choice.
die-text-gem-for-wild = Swap a coloured gem for a wild gem.
die-text-one-point = Score 1 point.
die-text-two-points = Score 2 points.
die-text-ore = Take 1 ore.
die-text-card = Put the top card of the deck on your discard pile.

rune-text-magic-points = You have 2 extra magic points of any colour each time you summon creatures, even if you play no cards.
rune-text-hand-size = You refill your hand to six cards.
rune-text-exchange = Once per turn, swap 1 gem for 1 ore, or 1 ore for a coloured gem.
rune-text-wild-gem = Put a coloured gem from the supply on this stone. From then on, all your gems of that colour also count as wild gems.
rune-text-plus = When you use abilities, you may use both effects of a card that offers a choice.
rune-text-double-die = When you use abilities, a die roll you get from a card counts twice.
rune-text-extra-point = When you use abilities, each card that gives you points gives you 1 extra point.
rune-text-three-abilities = When you use abilities, you may play three cards. Only the one with the lowest number goes to your discard pile.
rune-text-discard-lowest = When you use abilities, you keep the card with the highest number and lose the one with the lowest.
rune-text-gem-or-points = When you use abilities, you may take a coloured gem instead of a card’s points. You decide for each card.

forge-text = { $count ->
    [one] Costs { $count } gem of the artifact’s colour, or 3 ore.
   *[other] Costs { $count } gems of the artifact’s colour, or 3 ore.
}
forge-text-bonus = { $count ->
    [one] Costs { $count } gem of the artifact’s colour and gives a bonus: { $bonus }. Or pay 3 ore and get no bonus.
   *[other] Costs { $count } gems of the artifact’s colour and gives a bonus: { $bonus }. Or pay 3 ore and get no bonus.
}
forge-text-wild = Costs any 4 gems, or 3 ore. One wild artifact per turn.

## The final score

score-track = Score track
score-left-over = Gems and ore
score-row-top = Top row
score-row-bottom = Bottom row
score-total = Total
