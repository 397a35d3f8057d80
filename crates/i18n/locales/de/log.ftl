# Was geschehen ist. { $you } ist "yes", wenn die Zeile von der Person handelt, die sie liest.

# A line that is read out.
sentence = { $line }.

log-omitted = Bleibt in der Schachtel: { $rune }
log-first = { $you ->
    [yes] Du beginnst
   *[no] { $who } beginnt
}
log-token = { $wisp } auf Feld { $space }
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
log-cards-revealed = Neu in der Auslage: { $card }
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
log-card-to-creature-discard = { $card } kommt auf den allgemeinen Ablagestapel
log-card-to-box = { $card } kommt aus dem Spiel
log-card-fetched-to-hand = { $you ->
    [yes] Du nimmst { $card } vom allgemeinen Ablagestapel auf die Hand
   *[no] { $who } nimmt { $card } vom allgemeinen Ablagestapel auf die Hand
}
log-card-fetched-to-discard = { $you ->
    [yes] Du legst { $card } vom allgemeinen Ablagestapel auf deinen Ablagestapel
   *[no] { $who } legt { $card } vom allgemeinen auf den eigenen Ablagestapel
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
log-tile-used = Irrlichtplättchen genutzt: { $tile }
log-tile-revealed = Neues Irrlichtplättchen: { $tile }
log-shuffle-deck = Der allgemeine Ablagestapel wird zum neuen Kreaturenstapel gemischt
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
    [yes] Du tauschst eine Reihe gegen { $points } ein
   *[no] { $who } tauscht eine Reihe gegen { $points } ein
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
log-over = Die Partie ist zu Ende
