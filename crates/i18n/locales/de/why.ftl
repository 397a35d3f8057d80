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
why-over = Die Partie ist vorbei.
why-chance = Jetzt entscheidet der Zufall.
why-not-your-turn = { $who } muss entscheiden.
why-absent = Das liegt nicht mehr da.
why-decide-first = Entscheide zuerst, was du gefragt wirst.
why-action-first = Wähle zuerst deine Aktion.
why-action-first-for = Wähle zuerst die Aktion „{ $action }“.
why-other-action = Eine Aktion pro Zug: Du hast „{ $action }“ gewählt.
why-action-over = Deine Aktion in diesem Zug ist vorbei.
why-action-possible = Passen darfst du nur, wenn keine der drei Aktionen möglich ist.
why-few-cards = { $count ->
    [0] Dafür braucht es zwei Karten, und du hast keine auf der Hand.
   *[other] Dafür braucht es zwei Karten, und du hast nur eine auf der Hand.
}
why-nothing-to-forge = Du kannst jetzt nichts schmieden: Dir fehlen Edelsteine und Erz oder ein freies Feld.
why-must-take = Beim Beschwören nimmst du mindestens eine Kreatur.
why-must-forge = Schmiede mindestens ein Artefakt.
why-must-take-stone = Du musst einen Runenstein nehmen.

## Kreaturen beschwören

why-display-empty = Die Auslage ist leer.
why-no-magic = Du hast keine Karte, die du für Magiepunkte ausspielen könntest.
why-price = { $number ->
    [one] Kostet { $number } Magiepunkt; du hast { $count }.
   *[other] Kostet { $number } Magiepunkte; du hast { $count }.
}
why-magic-colour = { $colour ->
    [blue] Ihre Magie ist { $own }, du spielst aber blau: Farben mischen sich nie.
    [green] Ihre Magie ist { $own }, du spielst aber grün: Farben mischen sich nie.
    [yellow] Ihre Magie ist { $own }, du spielst aber gelb: Farben mischen sich nie.
   *[red] Ihre Magie ist { $own }, du spielst aber rot: Farben mischen sich nie.
}
why-for-magic = Diese Karte wurde für ihre Magiepunkte ausgespielt, nicht für ihre Fähigkeit.

## Fähigkeiten nutzen

why-lay-first = { $count ->
    [0] Lege zuerst zwei Karten aus.
   *[other] Lege zuerst eine zweite Karte aus.
}
why-all-laid = { $count ->
    [2] Zwei Karten liegen aus: Mehr dürfen es nicht sein.
   *[other] { $count } Karten liegen aus: Mehr dürfen es nicht sein.
}
why-laid-settled = Eine dritte Karte hättest du auslegen müssen, bevor du die erste Fähigkeit genutzt hast.
why-effect-used = Diese Wirkung ist schon genutzt.
why-closed = Diese Karte war abgeschlossen, als du zu einer anderen übergegangen bist.
why-choice-made = Nur eine der beiden Wirkungen, und du hast die andere genutzt.
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
why-nothing-takes-cards = Nichts, was du jetzt nutzen kannst, nimmt eine Karte aus der Auslage.
why-nothing-gives = Nichts, was du jetzt nutzen kannst, gibt { OBJECT($what) }.
why-nothing-draws = Nichts, was du jetzt nutzen kannst, nimmt eine Karte vom Stapel.
why-nothing-fetches = Von hier holen nur „{ ability-resurrection }“ und „{ ability-switch }“ eine Karte.
why-no-wisp = Ein Irrlichtplättchen bekommst du durch eine Banshee mit Irrlicht oder wenn du auf der Punkteleiste ein Irrlicht erreichst.
why-gem-instead = Du hast statt aller Punkte dieser Karte einen Edelstein genommen.
why-nobody-has = Niemand sonst hat { OBJECT($gem) }.
why-discard-empty = Die Kreaturen-Ablage ist leer.
why-no-tile = Es liegt kein Irrlichtplättchen offen.
why-deck-empty = Stapel und Kreaturen-Ablage sind leer.
why-hand-empty = Du hast keine Karte auf der Hand.

## Vorrat, Bezahlung, Würfel

why-supply-lacks = Der Vorrat hat { OBJECT($what) }.
why-supply-no-colour = Der Vorrat hat keinen farbigen Edelstein mehr.
why-short = Kostet { OBJECT($price) }; du hast { OBJECT($purse) }.
why-short-at-forge = Kostet { OBJECT($price) }; du hast { OBJECT($purse) }. Drei Erz gingen auch, aber du hast { OBJECT($ore) }.
why-no-coloured-gem = Du hast keinen farbigen Edelstein zum Tauschen.
why-only-coloured = Der Würfel nimmt einen farbigen Edelstein, keinen Joker.
why-none-owned = Du hast { OBJECT($what) }.
why-pay-as-a-whole = Wähle eine der Bezahlungen in der Liste.
why-nothing-to-pay = Jetzt verlangt nichts nach Edelsteinen.
why-ore-forges = Erz ist zum Schmieden da: drei davon ergeben ein beliebiges Artefakt, ohne den Bonus der Schmiede.

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
why-space-filled = Dieses Feld ist belegt, und was einmal liegt, bleibt liegen.
why-space-colour = { $artifact }: passt nur auf ein Feld der eigenen Farbe.
why-nothing-to-place = Du hast kein Artefakt zu legen.
why-row-short = { $count ->
    [0] Eine Reihe tauscht man ab zwei Artefakten ein; diese ist leer.
   *[other] Eine Reihe tauscht man ab zwei Artefakten ein; hier liegt nur eines.
}
why-trade-later = Reihen tauscht man nach der Aktion ein.

## Runensteine

why-stone-owned = Diesen Runenstein hast du schon.
why-four-stones = Du hast vier Runensteine: Für einen weiteren ist kein Platz.
why-stone-gone = Von dieser Sorte ist kein Stein mehr da.
why-stone-by-trade = Einen Runenstein nimmst du, wenn du eine Reihe eintauschst.
why-works-by-itself = Dieser Stein wirkt von selbst.
why-exchanged = Diesen Stein hast du in diesem Zug schon genutzt.
why-nothing-to-exchange = Du hast weder Edelsteine noch Erz zum Tauschen.
why-would-spoil = Nach einem Tausch könntest du nichts mehr schmieden.
why-infused = { $gem }: liegt auf dem Stein und bleibt dort.
why-stone-later = Dieser Stein ändert hier nichts; nutze ihn vor oder nach dieser Entscheidung.
