# What is asked, what can be answered, and what things do.

## To the player who decides

ask-action = Choose your action.
ask-summon-play = Play cards for their magic points.
ask-summon-take = { $magic }: take a creature, or play more cards.
ask-summon-more = { $magic } left: take more creatures, or finish.
ask-lay-first = Lay out the first of two cards.
ask-lay-second = Lay out the second card.
ask-use-or-lay-third = Use an ability, or lay out a third card.
ask-use-first = Use the abilities of your cards, one card after the other.
ask-use-next = Use the next card.
ask-use-rest = Use the rest of { $card }, or finish.
ask-use-rest-or-next = Use the rest of { $card }, or move on to another card.
ask-forge = Choose a forge.
ask-forge-second = Forge a second artifact, or finish.
ask-trade = Trade a row of artifacts, or end your turn.
ask-end-turn = End your turn?
ask-stone = Take a rune stone.
ask-die = { $times ->
    [one] Die: { $gives }
   *[other] Die, counts { $times } times: { $gives }
}
ask-tile = Wisp tile: { $gives }
ask-played-card = Use the ability of { $card }.
ask-pick-tile = You have reached a wisp: choose a tile.
ask-fetch-to-hand = Choose a card of the creature discard for your hand.
ask-fetch-to-discard = Choose a card of the creature discard for your discard pile.
ask-pay = { $what }: which gems do you pay?
ask-exchange-points = { $card }: take the points, or a gem instead?
ask-place = { $artifact }: choose a space.

## To everybody else

wait-action = { $who } is choosing an action…
wait-summon = { $who } is summoning creatures…
wait-lay = { $who } is laying out cards…
wait-use = { $who } is using abilities…
wait-forge = { $who } is choosing a forge…
wait-trade = { $who } may trade artifacts…
wait-stone = { $who } is choosing a rune stone…
wait-die = { $who } is looking at the die…
wait-tile = { $who } is using a wisp tile…
wait-pick-tile = { $who } is choosing a wisp tile…
wait-fetch = { $who } is searching the creature discard…
wait-pay = { $who } is paying…
wait-points = { $who } is choosing points or a gem…
wait-place = { $who } is placing an artifact…

## Buttons

action-summon = { -summon }
action-abilities = { -abilities }
action-forge = { -forging }
action-pass = Pass
move-play = Play { $card }
move-summon = Summon { $card }
move-lay = Lay out { $card }
# An effect of one of several cards.
move-of-card = { $number }: { $what }
move-any-gem = any gem: { $gem }
move-take = take { $card }
move-any-card = any card: { $card }
move-roll = roll the die
move-points-as-gem = { $gem } instead of { $points }
move-wisp = wisp: { $tile }
move-fetch = Fetch { $card }
move-forge = { $forge }: { $artifact } ({ $cost })
move-place = { $row }, { $space }
move-trade = Trade { $row } ({ $points })
move-stone = Take stone: { $rune }
move-exchange = { $give } → { $take }
move-infuse = { $gem } on { $rune }
move-done = Done
move-end-turn = End turn
move-no-wisp = No wisp
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
effect-exchange = pay { OBJECT($price) } and receive { OBJECT($gain) }
effect-pillage = every other player gives you { OBJECT($gem) }
effect-resurrection = put a card of the creature discard on your discard pile
effect-switch = take a card of the creature discard into your hand; this banshee then goes to the creature discard
effect-wisp = use a face-up wisp tile
effect-ore = take { OBJECT($ore) }
effect-draw = { $count ->
    [one] put the top card of the deck on your discard pile
   *[other] put the top { $count } cards of the deck on your discard pile
}
effect-play = play one more card of your hand and use its ability

die-text-any-gem = Take a coloured gem of your choice.
die-text-gem-for-wild = Exchange a coloured gem for a wild gem.
die-text-one-point = Score 1 point.
die-text-two-points = Score 2 points.
die-text-ore = Take 1 ore.
die-text-card = Put the top card of the deck on your discard pile.

rune-text-magic-points = Two more magic points of any colour in each { -summon } action, even without playing a card.
rune-text-hand-size = You refill your hand to six cards.
rune-text-exchange = Once in each of your turns: a gem for an ore, or an ore for a coloured gem.
rune-text-wild-gem = Put a coloured gem from the supply on this stone. From then on all your gems of that colour count as wild gems too.
rune-text-plus = In { -abilities } you may use both effects of a card that offers a choice.
rune-text-double-die = In { -abilities } a die rolled by a card counts twice.
rune-text-extra-point = In { -abilities } each card that gave you points gives one point more.
rune-text-three-abilities = In { -abilities } you may lay out three cards. Only the lowest number returns to your discard pile.
rune-text-discard-lowest = In { -abilities } the highest number stays with you and the lowest leaves.
rune-text-gem-or-points = In { -abilities }, for each card that gives points, you may take a coloured gem instead.

forge-text = { $count ->
    [one] Costs { $count } gem of the artifact’s colour, or 3 ore.
   *[other] Costs { $count } gems of the artifact’s colour, or 3 ore.
}
forge-text-bonus = { $count ->
    [one] Costs { $count } gem of the artifact’s colour and gives a bonus: { $bonus }. Or 3 ore, without the bonus.
   *[other] Costs { $count } gems of the artifact’s colour and gives a bonus: { $bonus }. Or 3 ore, without the bonus.
}
forge-text-wild = Costs any 4 gems, or 3 ore. One wild artifact per turn.

## The final score

score-track = Score track
score-left-over = Gems and ore
score-row-top = Top row
score-row-bottom = Bottom row
score-total = Total
