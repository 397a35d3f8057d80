# Waarom iets niet kan, in één zin.

## Niets van een soort, als lijdend voorwerp

no-gem-blue = geen blauwe edelsteen
no-gem-green = geen groene edelsteen
no-gem-yellow = geen gele edelsteen
no-gem-red = geen rode edelsteen
no-gem-wild = geen jokeredelsteen
no-ore = geen ertsfiche
gems-in-all = { $count ->
    [0] geen edelsteen
    [one] { $count } edelsteen
   *[other] { $count } edelstenen
}

## Wie aan de beurt is, en wat er eerst komt

why-watching = Je kijkt toe: alleen de spelers aan tafel kunnen hier iets doen.
why-over = Het spel is afgelopen.
why-chance = Nu beslist het toeval.
why-not-your-turn = Wachten op { $who }.
why-absent = Dat ligt er niet meer.
why-decide-first = Beantwoord eerst de vraag.
why-action-first = Kies eerst je actie.
why-action-first-for = Kies eerst de actie ‘{ $action }’.
why-other-action = Eén actie per beurt: je hebt ‘{ $action }’ gekozen.
why-action-over = Je hebt je actie van deze beurt al gedaan.
why-action-possible = Je mag alleen passen als geen van de drie acties mogelijk is.
why-few-cards = { $count ->
    [0] Hiervoor zijn twee kaarten nodig, en je hebt er geen in je hand.
   *[other] Hiervoor zijn twee kaarten nodig, en je hebt er maar één in je hand.
}
why-nothing-to-forge = Je kunt nu niets smeden: je hebt te weinig edelstenen en ertsfiches, of geen vrij veld.
why-must-take = Je moet minstens één wezen nemen.
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
    [blue] De magie is { $own }, maar je speelt blauw: kleuren mag je niet mengen.
    [green] De magie is { $own }, maar je speelt groen: kleuren mag je niet mengen.
    [yellow] De magie is { $own }, maar je speelt geel: kleuren mag je niet mengen.
   *[red] De magie is { $own }, maar je speelt rood: kleuren mag je niet mengen.
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
why-laid-settled = Een derde kaart leg je neer voordat je de eerste vaardigheid gebruikt.
why-effect-used = Dit effect is al gebruikt.
why-closed = Je bent al naar een andere kaart gegaan; deze kun je niet meer gebruiken.
why-choice-made = Je mocht maar één van de twee effecten gebruiken, en je koos het andere.
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
why-nothing-takes-cards = Geen van je effecten laat je nu een kaart uit het aanbod nemen.
why-nothing-gives = Geen van je effecten geeft je nu { OBJECT($what) }.
why-nothing-draws = Geen van je effecten laat je nu een kaart van de algemene trekstapel nemen.
why-nothing-fetches = Alleen met ‘{ ability-resurrection }’ en ‘{ ability-switch }’ haal je hier een kaart weg.
why-fetches-itself = Een kaart kan zichzelf niet terughalen. Kies een andere.
why-no-wisp = Een dwaallichttegel krijg je door de vaardigheid ‘{ ability-wisp }’ van een Banshee, of als je op het krachtpuntenspoor een dwaallicht bereikt.
why-gem-instead = Je nam een edelsteen in plaats van de punten van deze kaart.
why-nobody-has = Geen andere speler heeft { OBJECT($gem) }.
why-discard-empty = De algemene aflegstapel is leeg.
why-no-tile = Er ligt geen dwaallichttegel open.
why-deck-empty = De algemene trekstapel en aflegstapel zijn allebei leeg.
why-hand-empty = Je hebt geen kaarten in je hand.

## Voorraad, betalingen, dobbelsteen

why-supply-lacks = Er is { OBJECT($what) } meer in de voorraad.
why-supply-no-colour = Er is geen gekleurde edelsteen meer in de voorraad.
why-short = Kost { OBJECT($price) }; je hebt { OBJECT($purse) }.
why-short-at-forge = Kost { OBJECT($price) }; je hebt { OBJECT($purse) }. Drie ertsfiches mag ook, maar je hebt { OBJECT($ore) }.
why-no-coloured-gem = Je hebt geen gekleurde edelsteen om te ruilen.
why-only-coloured = Met de dobbelsteen ruil je een gekleurde edelsteen, geen jokeredelsteen.
why-none-owned = Je hebt { OBJECT($what) }.
why-pay-as-a-whole = Kies in de lijst hoe je betaalt.
why-nothing-to-pay = Je hoeft nu niets te betalen.
why-ore-forges = Ertsfiches zijn om te smeden: met drie ertsfiches smeed je elk artefact naar keuze, maar zonder de bonus van de smederij.

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
why-space-filled = Dit veld is bezet, en een artefact dat ligt, kun je niet meer verplaatsen.
why-space-colour = { $artifact }: past alleen op een veld van dezelfde kleur.
why-nothing-to-place = Je hebt nu geen artefact om neer te leggen.
why-row-short = { $count ->
    [0] Voor inruilen zijn minstens twee artefacten nodig; deze rij is leeg.
   *[other] Voor inruilen zijn minstens twee artefacten nodig; in deze rij ligt er maar één.
}
why-trade-later = Rijen ruil je in na de actie.

## Runenstenen

why-stone-owned = Je hebt deze runensteen al.
why-four-stones = Je hebt vier runenstenen: er is geen plaats voor nog een.
why-stone-gone = Er zijn geen runenstenen van deze soort meer.
why-stone-by-trade = Een runensteen neem je als je een rij inruilt.
why-works-by-itself = Deze runensteen werkt vanzelf.
why-exchanged = Je hebt deze runensteen deze beurt al gebruikt.
why-nothing-to-exchange = Je hebt geen edelstenen en geen ertsfiches om te ruilen.
why-would-spoil = Na deze ruil zou je niets meer kunnen smeden.
why-infused = { $gem }: ligt op de runensteen en blijft daar.
why-stone-later = Deze runensteen verandert hier niets; gebruik hem voor of na deze beslissing.
