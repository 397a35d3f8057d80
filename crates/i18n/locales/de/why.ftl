# Warum etwas nicht geht, in einem Satz.

## Nichts von einer Sorte, als Objekt eines Satzes

no-gem-blue = keinen blauen Edelstein
no-gem-green = keinen grünen Edelstein
no-gem-yellow = keinen gelben Edelstein
no-gem-red = keinen roten Edelstein
no-gem-wild = keinen Joker-Edelstein
no-ore = kein Erz
gems-in-all = { $count ->
    [0] keinen Edelstein
    [one] { $count } Edelstein
   *[other] { $count } Edelsteine
}

## Wer am Zug ist, und was zuerst kommt

why-watching = Du schaust zu: Nur wer am Tisch sitzt, kann hier etwas tun.
why-over = Die Partie ist zu Ende.
why-chance = Jetzt entscheidet der Zufall.
why-not-your-turn = { $who } ist gerade dran.
why-absent = Das ist nicht mehr da.
why-decide-first = Beantworte zuerst die Frage.
why-action-first = Wähle zuerst deine Aktion.
why-action-first-for = Wähle zuerst die Aktion „{ $action }“.
why-other-action = Eine Aktion pro Zug: Du hast „{ $action }“ gewählt.
why-action-over = Deine Aktion für diesen Zug hast du schon ausgeführt.
why-action-possible = Passen darfst du nur, wenn keine der drei Aktionen möglich ist.
why-few-cards = { $count ->
    [0] Dafür brauchst du zwei Karten, und du hast keine auf der Hand.
   *[other] Dafür brauchst du zwei Karten, und du hast nur eine auf der Hand.
}
why-nothing-to-forge = Du kannst jetzt nichts schmieden: Dir fehlen Edelsteine und Erz oder ein freies Feld.
why-must-take = Du musst mindestens eine Kreatur nehmen.
why-must-forge = Du musst mindestens ein Artefakt schmieden.
why-must-take-stone = Du musst einen Runenstein nehmen.

## Kreaturen beschwören

why-display-empty = Die Auslage ist leer.
why-no-magic = Du hast keine Karte, die du für Magiepunkte ausspielen könntest.
why-price = { $number ->
    [one] Kostet { $number } Magiepunkt; du hast { $count }.
   *[other] Kostet { $number } Magiepunkte; du hast { $count }.
}
why-magic-colour = { $colour ->
    [blue] Ihre Magie ist { $own }, du spielst aber Blau: Farben lassen sich nicht mischen.
    [green] Ihre Magie ist { $own }, du spielst aber Grün: Farben lassen sich nicht mischen.
    [yellow] Ihre Magie ist { $own }, du spielst aber Gelb: Farben lassen sich nicht mischen.
   *[red] Ihre Magie ist { $own }, du spielst aber Rot: Farben lassen sich nicht mischen.
}
why-for-magic = Diese Karte wurde für ihre Magiepunkte ausgespielt, nicht für ihre Fähigkeit.

## Fähigkeiten nutzen

why-lay-first = { $count ->
    [0] Lege zuerst zwei Karten aus.
   *[other] Lege zuerst eine zweite Karte aus.
}
why-all-laid = { $count ->
    [2] Zwei Karten liegen schon aus: Mehr dürfen es nicht sein.
   *[other] { $count } Karten liegen schon aus: Mehr dürfen es nicht sein.
}
why-laid-settled = Eine dritte Karte musst du auslegen, bevor du die erste Fähigkeit nutzt.
why-effect-used = Diese Wirkung hast du schon genutzt.
why-closed = Diese Karte ist abgeschlossen, weil du zu einer anderen übergegangen bist.
why-choice-made = Du durftest nur eine der beiden Wirkungen nutzen und hast die andere genommen.
why-no-card-of-colour = { $colour ->
    [blue] In der Auslage liegt keine blaue Karte.
    [green] In der Auslage liegt keine grüne Karte.
    [yellow] In der Auslage liegt keine gelbe Karte.
   *[red] In der Auslage liegt keine rote Karte.
}
why-other-colour = { $colour ->
    [blue] Du darfst nur eine blaue Karte nehmen.
    [green] Du darfst nur eine grüne Karte nehmen.
    [yellow] Du darfst nur eine gelbe Karte nehmen.
   *[red] Du darfst nur eine rote Karte nehmen.
}
why-nothing-takes-cards = Du hast gerade keine Wirkung, mit der du eine Karte aus der Auslage nehmen kannst.
why-nothing-gives = Keine deiner Wirkungen gibt dir jetzt { OBJECT($what) }.
why-nothing-draws = Du hast gerade keine Wirkung, mit der du eine Karte vom Kreaturenstapel nehmen kannst.
why-nothing-fetches = Von hier holst du nur mit „{ ability-resurrection }“ und „{ ability-switch }“ eine Karte.
why-fetches-itself = Eine Karte kann sich nicht selbst holen. Wähle eine andere.
why-no-wisp = Ein Irrlichtplättchen bekommst du durch die Fähigkeit „{ ability-wisp }“ einer Banshee oder wenn du auf der Punkteleiste ein Irrlicht erreichst.
why-gem-instead = Du hast statt der Punkte dieser Karte einen Edelstein genommen.
why-nobody-has = Niemand sonst hat { OBJECT($gem) }.
why-discard-empty = Der allgemeine Ablagestapel ist leer.
why-no-tile = Es liegt kein Irrlichtplättchen offen.
why-deck-empty = Kreaturenstapel und allgemeiner Ablagestapel sind leer.
why-hand-empty = Du hast keine Karte auf der Hand.

## Vorrat, Zahlung, Würfel

why-supply-lacks = Im Vorrat gibt es { OBJECT($what) } mehr.
why-supply-no-colour = Im Vorrat gibt es keinen farbigen Edelstein mehr.
why-short = Kostet { OBJECT($price) }; du hast { OBJECT($purse) }.
why-short-at-forge = Kostet { OBJECT($price) }; du hast { OBJECT($purse) }. Drei Erz gingen auch, aber du hast { OBJECT($ore) }.
why-no-coloured-gem = Du hast keinen farbigen Edelstein zum Tauschen.
why-only-coloured = Mit dem Würfel tauschst du einen farbigen Edelstein, keinen Joker-Edelstein.
why-none-owned = Du hast { OBJECT($what) }.
why-pay-as-a-whole = Wähle eine der Zahlungsmöglichkeiten in der Liste.
why-nothing-to-pay = Du musst jetzt nichts bezahlen.
why-ore-forges = Erz ist zum Schmieden da: Mit drei Erz bezahlst du jedes Artefakt, aber ohne den Bonus der Schmiede.

## Schmieden und Reihen

why-same-forge = Das zweite Artefakt muss von einer anderen Schmiede kommen.
why-forge-empty = An dieser Schmiede liegt kein Artefakt.
why-wild-forge-empty = Es ist kein Joker-Artefakt mehr da.
why-no-space = { $colour ->
    [blue] Beide blauen Felder sind belegt.
    [green] Beide grünen Felder sind belegt.
    [yellow] Beide gelben Felder sind belegt.
   *[red] Beide roten Felder sind belegt.
}
why-board-full = Beide Reihen sind voll.
why-space-filled = Dieses Feld ist belegt, und ein gelegtes Artefakt lässt sich nicht mehr verschieben.
why-space-colour = { $artifact }: passt nur auf ein Feld der gleichen Farbe.
why-nothing-to-place = Es gibt gerade kein Artefakt, das du platzieren könntest.
why-row-short = { $count ->
    [0] Zum Eintauschen brauchst du mindestens zwei Artefakte; diese Reihe ist leer.
   *[other] Zum Eintauschen brauchst du mindestens zwei Artefakte; in dieser Reihe liegt nur eines.
}
why-trade-later = Reihen tauschst du nach der Aktion ein.

## Runensteine

why-stone-owned = Diesen Runenstein hast du schon.
why-four-stones = Du hast vier Runensteine: Für einen weiteren ist kein Platz.
why-stone-gone = Von dieser Sorte ist kein Runenstein mehr da.
why-stone-by-trade = Einen Runenstein nimmst du, wenn du eine Reihe eintauschst.
why-works-by-itself = Dieser Runenstein wirkt automatisch.
why-exchanged = Diesen Runenstein hast du in diesem Zug schon genutzt.
why-nothing-to-exchange = Du hast weder Edelsteine noch Erz zum Tauschen.
why-would-spoil = Nach diesem Tausch könntest du nichts mehr schmieden.
why-infused = { $gem }: liegt auf dem Runenstein und bleibt dort.
why-stone-later = Dieser Runenstein ändert hier nichts; nutze ihn vor oder nach dieser Entscheidung.
