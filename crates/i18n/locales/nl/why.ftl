# Waarom iets niet kan, in één zin.

## Niets van een soort, als lijdend voorwerp

no-gem-blue = geen blauwe edelsteen
no-gem-green = geen groene edelsteen
no-gem-yellow = geen gele edelsteen
no-gem-red = geen rode edelsteen
no-gem-wild = geen jokeredelsteen
no-ore = geen erts
gems-in-all = { $count ->
    [0] geen edelsteen
    [one] { $count } edelsteen
   *[other] { $count } edelstenen
}

## Wie aan de beurt is, en wat er eerst komt

why-watching = Je kijkt toe: alleen de spelers aan tafel kunnen hier iets doen.
why-over = Het spel is afgelopen.
why-chance = Nu beslist het toeval.
why-not-your-turn = { $who } moet nu beslissen.
why-absent = Het ligt er niet meer.
why-decide-first = Beslis eerst wat je gevraagd wordt.
why-action-first = Kies eerst je actie.
why-action-first-for = Kies eerst de actie ‘{ $action }’.
why-other-action = Eén actie per beurt: je hebt ‘{ $action }’ gekozen.
why-action-over = Je actie van deze beurt is voorbij.
why-action-possible = Je mag alleen passen als geen van de drie acties mogelijk is.
why-few-cards = { $count ->
    [0] Hiervoor zijn twee kaarten nodig, en je hebt er geen op hand.
   *[other] Hiervoor zijn twee kaarten nodig, en je hebt er maar één op hand.
}
why-nothing-to-forge = Je kunt nu niets smeden: je mist edelstenen en erts, of een vrij veld.
why-must-take = Bij het oproepen neem je minstens één wezen.
why-must-forge = Smeed minstens één artefact.
why-must-take-stone = Je moet een runensteen nemen.

## Wezens oproepen

why-display-empty = Het aanbod is leeg.
why-no-magic = Je hebt geen kaart om voor magiepunten te spelen.
why-price = { $number ->
    [one] Kost { $number } magiepunt; je hebt er { $count }.
   *[other] Kost { $number } magiepunten; je hebt er { $count }.
}
why-magic-colour = { $colour ->
    [blue] De magie is { $own }, maar je speelt blauw: kleuren gaan nooit samen.
    [green] De magie is { $own }, maar je speelt groen: kleuren gaan nooit samen.
    [yellow] De magie is { $own }, maar je speelt geel: kleuren gaan nooit samen.
   *[red] De magie is { $own }, maar je speelt rood: kleuren gaan nooit samen.
}
why-for-magic = Deze kaart is voor de magiepunten gespeeld, niet voor de vaardigheid.

## Vaardigheden gebruiken

why-lay-first = { $count ->
    [0] Leg eerst twee kaarten neer.
   *[other] Leg eerst een tweede kaart neer.
}
why-all-laid = { $count ->
    [2] Er liggen twee kaarten: meer kun je niet neerleggen.
   *[other] Er liggen { $count } kaarten: meer kun je niet neerleggen.
}
why-laid-settled = Een derde kaart had neergelegd moeten worden vóór de eerste vaardigheid werd gebruikt.
why-effect-used = Dit effect is al gebruikt.
why-closed = Deze kaart werd gesloten toen je naar een andere ging.
why-choice-made = Maar één van de twee effecten, en je hebt het andere gebruikt.
why-no-card-of-colour = { $colour ->
    [blue] Er ligt geen blauwe kaart in het aanbod.
    [green] Er ligt geen groene kaart in het aanbod.
    [yellow] Er ligt geen gele kaart in het aanbod.
   *[red] Er ligt geen rode kaart in het aanbod.
}
why-other-colour = { $colour ->
    [blue] Je mag alleen een blauwe kaart nemen.
    [green] Je mag alleen een groene kaart nemen.
    [yellow] Je mag alleen een gele kaart nemen.
   *[red] Je mag alleen een rode kaart nemen.
}
why-nothing-takes-cards = Niets wat je nu kunt gebruiken neemt een kaart uit het aanbod.
why-nothing-gives = Niets wat je nu kunt gebruiken geeft { OBJECT($what) }.
why-nothing-draws = Niets wat je nu kunt gebruiken neemt een kaart van de stapel.
why-nothing-fetches = Alleen ‘{ ability-resurrection }’ en ‘{ ability-switch }’ halen hier kaarten weg.
why-no-wisp = Een dwaallichttegel krijg je door een Banshee met dwaallicht, of als je op het krachtpuntenspoor een dwaallicht bereikt.
why-gem-instead = Je nam een edelsteen in plaats van alle punten van deze kaart.
why-nobody-has = Geen andere speler heeft { OBJECT($gem) }.
why-discard-empty = De wezenaflegstapel is leeg.
why-no-tile = Er ligt geen dwaallichttegel open.
why-deck-empty = De stapel en de wezenaflegstapel zijn leeg.
why-hand-empty = Je hebt geen kaart op hand.

## Voorraad, betalingen, dobbelsteen

why-supply-lacks = De voorraad heeft { OBJECT($what) }.
why-supply-no-colour = De voorraad heeft geen gekleurde edelsteen meer.
why-short = Kost { OBJECT($price) }; je hebt { OBJECT($purse) }.
why-short-at-forge = Kost { OBJECT($price) }; je hebt { OBJECT($purse) }. Drie erts mag ook, maar je hebt { OBJECT($ore) }.
why-no-coloured-gem = Je hebt geen gekleurde edelsteen om te ruilen.
why-only-coloured = De dobbelsteen neemt een gekleurde edelsteen, geen joker.
why-none-owned = Je hebt { OBJECT($what) }.
why-pay-as-a-whole = Kies een van de betalingen in de lijst.
why-nothing-to-pay = Niets vraagt nu om edelstenen.
why-ore-forges = Erts is om te smeden: drie ervan geven een willekeurig artefact, zonder de bonus van de smederij.

## Smederijen en rijen

why-same-forge = Het tweede artefact moet uit een andere smederij komen.
why-forge-empty = Bij deze smederij ligt geen artefact.
why-wild-forge-empty = Er is geen jokerartefact meer.
why-no-space = { $colour ->
    [blue] Beide blauwe velden zijn bezet.
    [green] Beide groene velden zijn bezet.
    [yellow] Beide gele velden zijn bezet.
   *[red] Beide rode velden zijn bezet.
}
why-board-full = Beide rijen zijn vol.
why-space-filled = Dit veld is bezet, en wat eenmaal ligt blijft liggen.
why-space-colour = { $artifact }: past alleen op een veld van de eigen kleur.
why-nothing-to-place = Je hebt geen artefact om neer te leggen.
why-row-short = { $count ->
    [0] Een rij ruil je in met minstens twee artefacten; deze is leeg.
   *[other] Een rij ruil je in met minstens twee artefacten; deze heeft er maar één.
}
why-trade-later = Rijen ruil je in na de actie.

## Runenstenen

why-stone-owned = Je hebt deze runensteen al.
why-four-stones = Je hebt vier runenstenen: er is geen plaats voor nog een.
why-stone-gone = Er is geen steen van deze soort meer.
why-stone-by-trade = Een runensteen neem je als je een rij inruilt.
why-works-by-itself = Deze steen werkt vanzelf.
why-exchanged = Je hebt deze steen deze beurt al gebruikt.
why-nothing-to-exchange = Je hebt geen edelstenen en geen erts om te ruilen.
why-would-spoil = Na een ruil zou je niets meer kunnen smeden.
why-infused = { $gem }: ligt op de steen en blijft daar.
why-stone-later = Deze steen verandert hier niets; gebruik hem voor of na deze beslissing.
