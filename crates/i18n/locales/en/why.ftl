# Why something cannot be done, in one sentence. A colour is one of the words blue, green, yellow, red.

## Nothing of a kind, as the object of a sentence

no-gem-blue = no blue gems
no-gem-green = no green gems
no-gem-yellow = no yellow gems
no-gem-red = no red gems
no-gem-wild = no wild gems
no-ore = no ore
gems-in-all = { $count ->
    [0] no gems
    [one] { $count } gem
   *[other] { $count } gems
}

## Whose turn it is, and what comes first

why-watching = You’re watching: only the players at the table can do anything here.
why-over = The game is over.
why-chance = Waiting for a random draw.
why-not-your-turn = Waiting for { $who }.
why-absent = That’s no longer here.
why-decide-first = Answer the question first.
why-action-first = Choose your action first.
why-action-first-for = Choose the action “{ $action }” first.
why-other-action = One action per turn: you chose “{ $action }”.
why-action-over = You’ve already taken your action this turn.
why-action-possible = You can only pass when none of the three actions is possible.
why-few-cards = { $count ->
    [0] This takes two cards, and your hand is empty.
   *[other] This takes two cards, and you only have one in hand.
}
why-nothing-to-forge = You can’t forge anything right now: not enough gems or ore, or no free space.
why-must-take = You must take at least one creature.
why-must-forge = You must forge at least one artifact.
why-must-take-stone = You must take a rune stone.

## Summon creatures

why-display-empty = The display is empty.
why-no-magic = You have no cards to play for magic points.
why-price = { $number ->
    [one] It costs { $number } magic point; you have { $count }.
   *[other] It costs { $number } magic points; you have { $count }.
}
why-magic-colour = { $colour ->
    [blue] Its magic is { $own }, but you are playing blue: colours never mix.
    [green] Its magic is { $own }, but you are playing green: colours never mix.
    [yellow] Its magic is { $own }, but you are playing yellow: colours never mix.
   *[red] Its magic is { $own }, but you are playing red: colours never mix.
}
why-for-magic = This card was played for its magic points, not for its ability.

## Use abilities

why-lay-first = { $count ->
    [0] Play two cards first.
   *[other] Play a second card first.
}
why-all-laid = { $count ->
    [2] You’ve played two cards: you can’t play any more.
   *[other] You’ve played { $count } cards: you can’t play any more.
}
why-laid-settled = A third card must be played before you use the first ability.
why-effect-used = You’ve already used this effect.
why-closed = You’ve moved on to another card, so you can’t use this one any more.
why-choice-made = You can use only one of the two effects, and you used the other.
why-no-card-of-colour = { $colour ->
    [blue] There are no blue cards in the display.
    [green] There are no green cards in the display.
    [yellow] There are no yellow cards in the display.
   *[red] There are no red cards in the display.
}
why-other-colour = { $colour ->
    [blue] You may only take a blue card.
    [green] You may only take a green card.
    [yellow] You may only take a yellow card.
   *[red] You may only take a red card.
}
why-nothing-takes-cards = None of your effects lets you take a card from the display right now.
why-nothing-gives = None of your effects gives you { OBJECT($what) } right now.
why-nothing-draws = None of your effects takes a card from the deck right now.
why-nothing-fetches = Only { ability-resurrection } and { ability-switch } take cards from here.
why-fetches-itself = A card can’t fetch itself. Choose another one.
why-no-wisp = You get a wisp tile from a Wisp banshee, or by reaching a wisp on the score track.
why-gem-instead = You took a gem instead of this card’s points.
why-nobody-has = No other player has { OBJECT($gem) }.
why-discard-empty = The creature discard is empty.
why-no-tile = There are no face-up wisp tiles.
why-deck-empty = The deck and the creature discard are both empty.
why-hand-empty = You have no cards in hand.

## Supply, payments, die

why-supply-lacks = The supply has { OBJECT($what) } left.
why-supply-no-colour = The supply has no coloured gems left.
why-short = It costs { OBJECT($price) }; you have { OBJECT($purse) }.
why-short-at-forge = It costs { OBJECT($price) }; you have { OBJECT($purse) }. You could pay 3 ore instead, but you have { OBJECT($ore) }.
why-no-coloured-gem = You have no coloured gem to swap.
why-only-coloured = You can only swap a coloured gem here, not a wild one.
why-none-owned = You have { OBJECT($what) }.
why-pay-as-a-whole = Choose one of the payments in the list.
why-nothing-to-pay = You don’t have to pay anything right now.
why-ore-forges = Ore is for forging: 3 ore pay for any artifact, but without the forge’s bonus.

## Forges and rows

why-same-forge = The second artifact must come from a different forge.
why-forge-empty = This forge has no artifact.
why-wild-forge-empty = There are no wild artifacts left.
why-no-space = { $colour ->
    [blue] Both blue spaces are filled.
    [green] Both green spaces are filled.
    [yellow] Both yellow spaces are filled.
   *[red] Both red spaces are filled.
}
why-board-full = Both rows are full.
why-space-filled = This space is taken, and artifacts can’t be moved.
why-space-colour = { $artifact }: it only fits on a space of its own colour.
why-nothing-to-place = You have no artifact to place.
why-row-short = { $count ->
    [0] You need at least two artifacts to trade a row; this one is empty.
   *[other] You need at least two artifacts to trade a row; this one has only one.
}
why-trade-later = You can trade rows after your action.

## Rune stones

why-stone-owned = You already have this rune stone.
why-four-stones = You have four rune stones: there’s no room for another.
why-stone-gone = There are none of these left.
why-stone-by-trade = You take a rune stone when you trade a row.
why-works-by-itself = This stone works automatically.
why-exchanged = You’ve already used this stone this turn.
why-nothing-to-exchange = You have neither gems nor ore to exchange.
why-would-spoil = After this exchange you couldn’t forge anything.
why-infused = { $gem }: it stays on the stone for the rest of the game.
why-stone-later = This stone makes no difference here; use it before or after this decision.
