# Wat er gebeurd is. { $you } is "yes" als de regel gaat over wie hem leest.

# A line that is read out.
sentence = { $line }.

log-omitted = Blijft in de doos: { $rune }
log-first = { $you ->
    [yes] Jij begint
   *[no] { $who } begint
}
log-token = { $wisp } op veld { $space }
log-turn = { $you ->
    [yes] Beurt { $turn }: jij
   *[no] Beurt { $turn }: { $who }
}
log-action-summon = { $you ->
    [yes] Je roept wezens op
   *[no] { $who } roept wezens op
}
log-action-abilities = { $you ->
    [yes] Je gebruikt vaardigheden
   *[no] { $who } gebruikt vaardigheden
}
log-action-forge = { $you ->
    [yes] Je smeedt artefacten
   *[no] { $who } smeedt artefacten
}
log-action-pass = { $you ->
    [yes] Je moet passen
   *[no] { $who } moet passen
}

## Kaarten

log-card-revealed = { $card } komt in het aanbod
log-cards-revealed = Nieuw in het aanbod: { $card }
log-card-taken = { $you ->
    [yes] Je neemt { $card }
   *[no] { $who } neemt { $card }
}
log-card-from-deck = { $you ->
    [yes] Je neemt { $card } van de algemene trekstapel
   *[no] { $who } neemt { $card } van de algemene trekstapel
}
log-card-drawn = { $you ->
    [yes] Je trekt { OBJECT($card) }
   *[no] { $who } trekt { OBJECT($card) }
}
log-card-played = { $you ->
    [yes] Je speelt { $card }
   *[no] { $who } speelt { $card }
}
log-card-discarded = { $you ->
    [yes] Je legt { $card } af
   *[no] { $who } legt { $card } af
}
log-card-to-creature-discard = { $card } gaat naar de algemene aflegstapel
log-card-to-box = { $card } gaat uit het spel
log-card-fetched-to-hand = { $you ->
    [yes] Je neemt { $card } van de algemene aflegstapel in je hand
   *[no] { $who } neemt { $card } van de algemene aflegstapel in de hand
}
log-card-fetched-to-discard = { $you ->
    [yes] Je legt { $card } van de algemene aflegstapel op je aflegstapel
   *[no] { $who } legt { $card } van de algemene aflegstapel op de eigen aflegstapel
}

## Edelstenen, erts, artefacten, stenen

log-takes = { $you ->
    [yes] Je neemt { OBJECT($what) }
   *[no] { $who } neemt { OBJECT($what) }
}
log-pays = { $you ->
    [yes] Je betaalt { OBJECT($what) }
   *[no] { $who } betaalt { OBJECT($what) }
}
log-gives = { $you ->
    [yes] Je geeft { OBJECT($what) } aan { $whom }
   *[no] { $to-you ->
        [yes] { $who } geeft jou { OBJECT($what) }
       *[no] { $who } geeft { OBJECT($what) } aan { $whom }
    }
}
log-infuses = { $you ->
    [yes] Je legt { OBJECT($what) } op ‘{ $rune }’
   *[no] { $who } legt { OBJECT($what) } op ‘{ $rune }’
}
log-forges = { $you ->
    [yes] Je smeedt { OBJECT($artifact) } ({ $row })
   *[no] { $who } smeedt { OBJECT($artifact) } ({ $row })
}
log-artifact-revealed = { $forge }: { $artifact }
log-stone = { $you ->
    [yes] Je neemt de runensteen ‘{ $rune }’
   *[no] { $who } neemt de runensteen ‘{ $rune }’
}

## Dobbelsteen, dwaallichten, stapels

log-rolls = { $you ->
    [yes] Je gooit: { $face }
   *[no] { $who } gooit: { $face }
}
log-times = { $times } × { $what }
log-wisp = { $you ->
    [yes] Je bereikt { OBJECT($wisp) } op veld { $space }
   *[no] { $who } bereikt { OBJECT($wisp) } op veld { $space }
}
log-tile-used = Dwaallichttegel in gebruik: { $tile }
log-tile-revealed = Nieuwe dwaallichttegel: { $tile }
log-shuffle-deck = De algemene aflegstapel wordt geschud en vormt de nieuwe trekstapel
log-shuffle-own = { $you ->
    [yes] Je schudt je aflegstapel
   *[no] { $who } schudt de eigen aflegstapel
}
log-shuffle-artifacts = De afgelegde artefacten vormen de nieuwe voorraad
log-shuffle-tiles = De afgelegde dwaallichttegels vormen de nieuwe stapel

## Punten

log-score-by = { $you ->
    [yes] Je scoort { $points } ({ $what })
   *[no] { $who } scoort { $points } ({ $what })
}
log-score-die = { $you ->
    [yes] Je scoort { $points } (dobbelsteen)
   *[no] { $who } scoort { $points } (dobbelsteen)
}
log-score-forge = { $you ->
    [yes] Je scoort { $points } (smederij)
   *[no] { $who } scoort { $points } (smederij)
}
log-score-trade = { $you ->
    [yes] Je ruilt een rij in voor { $points }
   *[no] { $who } ruilt een rij in voor { $points }
}
log-score-tile = { $you ->
    [yes] Je scoort { $points } (dwaallichttegel)
   *[no] { $who } scoort { $points } (dwaallichttegel)
}
log-score-left-over = { $you ->
    [yes] Je scoort { $points } voor edelstenen en ertsfiches
   *[no] { $who } scoort { $points } voor edelstenen en ertsfiches
}
log-score-row-top = { $you ->
    [yes] Je scoort { $points } voor de bovenste rij
   *[no] { $who } scoort { $points } voor de bovenste rij
}
log-score-row-bottom = { $you ->
    [yes] Je scoort { $points } voor de onderste rij
   *[no] { $who } scoort { $points } voor de onderste rij
}
log-over = Het spel is afgelopen
