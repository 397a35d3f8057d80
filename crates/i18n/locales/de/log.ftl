# Was geschehen ist. { $you } ist "yes", wenn die Zeile von der Person handelt, die sie liest.

log-omitted = Bleibt in der Schachtel: { $rune }
log-first = { $you ->
    [yes] Du beginnst
   *[no] { $who } beginnt
}
log-token = Auf Feld { $space } liegt { OBJECT($wisp) }
log-turn = { $you ->
    [yes] Zug { $turn }: du
   *[no] Zug { $turn }: { $who }
}
log-action-summon = { $you ->
    [yes] Du beschwörst Kreaturen
   *[no] { $who } beschwört Kreaturen
}
log-action-abilities = { $you ->
    [yes] Du nutzt Fähigkeiten
   *[no] { $who } nutzt Fähigkeiten
}
log-action-forge = { $you ->
    [yes] Du schmiedest Artefakte
   *[no] { $who } schmiedet Artefakte
}
log-action-pass = { $you ->
    [yes] Du musst passen
   *[no] { $who } muss passen
}

## Karten

log-card-revealed = { $card } kommt in die Auslage
log-card-taken = { $you ->
    [yes] Du nimmst { $card }
   *[no] { $who } nimmt { $card }
}
log-card-from-deck = { $you ->
    [yes] Du nimmst { $card } vom Kreaturenstapel
   *[no] { $who } nimmt { $card } vom Kreaturenstapel
}
log-card-drawn = { $you ->
    [yes] Du ziehst { OBJECT($card) }
   *[no] { $who } zieht { OBJECT($card) }
}
log-card-played = { $you ->
    [yes] Du spielst { $card } aus
   *[no] { $who } spielt { $card } aus
}
log-card-discarded = { $you ->
    [yes] Du legst { $card } ab
   *[no] { $who } legt { $card } ab
}
log-card-to-creature-discard = { $card } kommt in die Kreaturen-Ablage
log-card-to-box = { $card } verlässt das Spiel
log-card-fetched-to-hand = { $you ->
    [yes] Du nimmst { $card } aus der Kreaturen-Ablage auf die Hand
   *[no] { $who } nimmt { $card } aus der Kreaturen-Ablage auf die Hand
}
log-card-fetched-to-discard = { $you ->
    [yes] Du nimmst { $card } aus der Kreaturen-Ablage
   *[no] { $who } nimmt { $card } aus der Kreaturen-Ablage
}

## Edelsteine, Erz, Artefakte, Steine

log-takes = { $you ->
    [yes] Du nimmst { OBJECT($what) }
   *[no] { $who } nimmt { OBJECT($what) }
}
log-pays = { $you ->
    [yes] Du bezahlst { OBJECT($what) }
   *[no] { $who } bezahlt { OBJECT($what) }
}
log-gives = { $you ->
    [yes] Du gibst { $whom } { OBJECT($what) }
   *[no] { $to-you ->
        [yes] { $who } gibt dir { OBJECT($what) }
       *[no] { $who } gibt { $whom } { OBJECT($what) }
    }
}
log-infuses = { $you ->
    [yes] Du legst { OBJECT($what) } auf „{ $rune }“
   *[no] { $who } legt { OBJECT($what) } auf „{ $rune }“
}
log-forges = { $you ->
    [yes] Du schmiedest { OBJECT($artifact) } ({ $row })
   *[no] { $who } schmiedet { OBJECT($artifact) } ({ $row })
}
log-artifact-revealed = { $forge }: { $artifact }
log-stone = { $you ->
    [yes] Du nimmst den Runenstein „{ $rune }“
   *[no] { $who } nimmt den Runenstein „{ $rune }“
}

## Würfel, Irrlichter, Stapel

log-rolls = { $you ->
    [yes] Du würfelst: { $face }
   *[no] { $who } würfelt: { $face }
}
log-times = { $times } × { $what }
log-wisp = { $you ->
    [yes] Du erreichst { OBJECT($wisp) } auf Feld { $space }
   *[no] { $who } erreicht { OBJECT($wisp) } auf Feld { $space }
}
log-tile-used = Irrlichtplättchen wird genutzt: { $tile }
log-tile-revealed = Neues Irrlichtplättchen: { $tile }
log-shuffle-deck = Die Kreaturen-Ablage wird zum neuen Stapel gemischt
log-shuffle-own = { $you ->
    [yes] Du mischst deinen Ablagestapel
   *[no] { $who } mischt den eigenen Ablagestapel
}
log-shuffle-artifacts = Die abgelegten Artefakte werden zum neuen Vorrat gemischt
log-shuffle-tiles = Die abgelegten Irrlichtplättchen werden zum neuen Stapel gemischt

## Punkte

log-score-by = { $you ->
    [yes] Du erhältst { $points } ({ $what })
   *[no] { $who } erhält { $points } ({ $what })
}
log-score-die = { $you ->
    [yes] Du erhältst { $points } (Würfel)
   *[no] { $who } erhält { $points } (Würfel)
}
log-score-forge = { $you ->
    [yes] Du erhältst { $points } (Schmiede)
   *[no] { $who } erhält { $points } (Schmiede)
}
log-score-trade = { $you ->
    [yes] Du tauschst eine Reihe gegen { $points }
   *[no] { $who } tauscht eine Reihe gegen { $points }
}
log-score-tile = { $you ->
    [yes] Du erhältst { $points } (Irrlichtplättchen)
   *[no] { $who } erhält { $points } (Irrlichtplättchen)
}
log-score-left-over = { $you ->
    [yes] Du erhältst { $points } für Edelsteine und Erz
   *[no] { $who } erhält { $points } für Edelsteine und Erz
}
log-score-row-top = { $you ->
    [yes] Du erhältst { $points } für die obere Reihe
   *[no] { $who } erhält { $points } für die obere Reihe
}
log-score-row-bottom = { $you ->
    [yes] Du erhältst { $points } für die untere Reihe
   *[no] { $who } erhält { $points } für die untere Reihe
}
log-over = Das Spiel ist zu Ende
