# Why something cannot be done, in one sentence. A colour is one of the words blue, green, yellow, red.

## Nothing of a kind, as the object of a sentence

no-gem-blue = no blue gem
no-gem-green = no green gem
no-gem-yellow = no yellow gem
no-gem-red = no red gem
no-gem-wild = no wild gem
no-ore = no ore
gems-in-all = { $count ->
    [0] no gem
    [one] { $count } gem
   *[other] { $count } gems
}

## Whose turn it is, and what comes first

why-watching = You are watching: only the players at the table can do something here.
why-over = The game is over.
why-chance = Chance decides next.
why-not-your-turn = It is for { $who } to decide.
why-absent = It is not there any more.
why-decide-first = First decide what you are asked.
why-action-first = First choose your action.
why-action-first-for = First choose the action “{ $action }”.
why-other-action = There is one action in a turn, and you have chosen “{ $action }”.
why-action-over = Your action of this turn is over.
why-action-possible = You can pass only when none of the three actions is possible.
why-few-cards = { $count ->
    [0] This takes two cards, and you have none in hand.
   *[other] This takes two cards, and you have only one in hand.
}
why-nothing-to-forge = There is nothing that you can forge now: you lack the gems and the ore, or a free space.
why-must-take = A summoning takes at least one creature.
why-must-forge = Forge at least one artifact.
why-must-take-stone = A rune stone has to be taken.

## Summon creatures

why-display-empty = The display is empty.
why-no-magic = You have no card to play for magic points.
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
    [0] Lay out two cards first.
   *[other] Lay out a second card first.
}
why-all-laid = { $count ->
    [2] Two cards lie there: no more can be laid out.
   *[other] { $count } cards lie there: no more can be laid out.
}
why-laid-settled = A third card would have had to be laid out before the first ability was used.
why-effect-used = This effect has been used.
why-closed = This card was closed when you went on to another one.
why-choice-made = Only one of the two effects, and you have used the other.
why-no-card-of-colour = { $colour ->
    [blue] There is no blue card in the display.
    [green] There is no green card in the display.
    [yellow] There is no yellow card in the display.
   *[red] There is no red card in the display.
}
why-other-colour = { $colour ->
    [blue] You may take a blue card only.
    [green] You may take a green card only.
    [yellow] You may take a yellow card only.
   *[red] You may take a red card only.
}
why-nothing-takes-cards = Nothing that you can use now takes a card from the display.
why-nothing-gives = Nothing that you can use now gives { OBJECT($what) }.
why-nothing-draws = Nothing that you can use now takes a card from the deck.
why-nothing-fetches = Cards are fetched from here only by { ability-resurrection } and { ability-switch }.
why-no-wisp = You get a wisp tile by a banshee with a wisp, or when you reach a wisp on the score track.
why-gem-instead = You took a gem instead of all points of this card.
why-nobody-has = No other player has { OBJECT($gem) }.
why-discard-empty = The creature discard is empty.
why-no-tile = No wisp tile lies face up.
why-deck-empty = The deck and the creature discard are empty.
why-hand-empty = You have no card in hand.

## Supply, payments, die

why-supply-lacks = The supply has { OBJECT($what) }.
why-supply-no-colour = The supply has no coloured gem left.
why-short = It costs { OBJECT($price) }; you have { OBJECT($purse) }.
why-short-at-forge = It costs { OBJECT($price) }; you have { OBJECT($purse) }. Three ore would do instead, but you have { OBJECT($ore) }.
why-no-coloured-gem = You have no coloured gem to exchange.
why-only-coloured = The die takes a coloured gem, not a wild one.
why-none-owned = You have { OBJECT($what) }.
why-pay-as-a-whole = Choose one of the payments in the list.
why-nothing-to-pay = Nothing asks for gems now.
why-ore-forges = Ore is for forging: three of it make any artifact, without the bonus of the forge.

## Forges and rows

why-same-forge = The second artifact has to come from another forge.
why-forge-empty = There is no artifact at this forge.
why-wild-forge-empty = No wild artifact is left.
why-no-space = { $colour ->
    [blue] Both blue spaces are filled.
    [green] Both green spaces are filled.
    [yellow] Both yellow spaces are filled.
   *[red] Both red spaces are filled.
}
why-board-full = Both rows are full.
why-space-filled = This space is filled, and nothing moves once it lies.
why-space-colour = { $artifact }: it fits only on a space of its colour.
why-nothing-to-place = You have no artifact to place.
why-row-short = { $count ->
    [0] A row is traded with at least two artifacts; this one is empty.
   *[other] A row is traded with at least two artifacts; this one has only one.
}
why-trade-later = Rows are traded after the action.

## Rune stones

why-stone-owned = You have this rune stone already.
why-four-stones = You have four rune stones: there is no room for another.
why-stone-gone = No stone of this kind is left.
why-stone-by-trade = You take a rune stone when you trade a row.
why-works-by-itself = This stone works by itself.
why-exchanged = You have used this stone in this turn.
why-nothing-to-exchange = You have neither gems nor ore to exchange.
why-would-spoil = After an exchange you could not forge anything any more.
why-infused = { $gem }: it lies on the stone and stays there.
why-stone-later = This stone makes no difference here; use it before or after this decision.
