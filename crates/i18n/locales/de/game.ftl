# Was gefragt wird, was man antworten kann und was die Dinge tun.

## An die Person, die entscheidet

ask-action = Wähle deine Aktion.
ask-summon-play = Spiele Karten für ihre Magiepunkte aus.
ask-summon-take = { $magic }: Nimm eine Kreatur oder spiele weitere Karten aus.
ask-summon-more = Noch { $magic }: Nimm weitere Kreaturen oder höre auf.
ask-lay-first = Lege die erste von zwei Karten aus.
ask-lay-second = Lege die zweite Karte aus.
ask-use-or-lay-third = Nutze eine Fähigkeit oder lege eine dritte Karte aus.
ask-use-first = Nutze die Fähigkeiten deiner Karten, eine Karte nach der anderen.
ask-use-next = Nutze die nächste Karte.
ask-use-rest = { $card }: Nutze den Rest oder höre auf.
ask-use-rest-or-next = { $card }: Nutze den Rest oder mach mit einer anderen Karte weiter.
ask-forge = Wähle eine Schmiede.
ask-forge-second = Schmiede ein zweites Artefakt oder höre auf.
ask-trade = Tausche eine Reihe Artefakte ein oder beende deinen Zug.
ask-end-turn = Zug beenden?
ask-stone = Nimm einen Runenstein.
ask-die = { $times ->
    [one] Würfel: { $gives }
    [2] Würfel, zählt doppelt: { $gives }
   *[other] Würfel, zählt { $times }-mal: { $gives }
}
ask-tile = Irrlichtplättchen: { $gives }
ask-played-card = { $card }: Nutze die Fähigkeit.
ask-pick-tile = Du hast ein Irrlicht erreicht: Wähle ein Plättchen.
ask-fetch-to-hand = Wähle eine Karte vom allgemeinen Ablagestapel für deine Hand.
ask-fetch-to-discard = Wähle eine Karte vom allgemeinen Ablagestapel für deinen eigenen Ablagestapel.
ask-pay = { $what }: Womit bezahlst du?
ask-exchange-points = { $card }: Nimmst du die Punkte oder lieber einen Edelstein?
ask-place = { $artifact }: Wähle ein Feld.

## An alle anderen

wait-action = { $who } wählt eine Aktion …
wait-summon = { $who } beschwört Kreaturen …
wait-lay = { $who } legt Karten aus …
wait-use = { $who } nutzt Fähigkeiten …
wait-forge = { $who } wählt eine Schmiede …
wait-trade = { $who } darf Artefakte eintauschen …
wait-stone = { $who } wählt einen Runenstein …
wait-die = { $who } sieht sich den Würfel an …
wait-tile = { $who } nutzt ein Irrlichtplättchen …
wait-pick-tile = { $who } wählt ein Irrlichtplättchen …
wait-fetch = { $who } durchsucht den allgemeinen Ablagestapel …
wait-pay = { $who } bezahlt …
wait-points = { $who } wählt zwischen Punkten und einem Edelstein …
wait-place = { $who } platziert ein Artefakt …

## Knöpfe

action-summon = { -summon }
action-abilities = { -abilities }
action-forge = { -forging }
action-pass = Passen
move-play = { $card } ausspielen
move-summon = { $card } beschwören
move-lay = { $card } auslegen
move-of-card = { $number }: { $what }
move-any-gem = nach Wahl: { $gem }
move-take = { $card } nehmen
move-any-card = beliebige Karte: { $card }
move-roll = würfeln
move-points-as-gem = { $points } → { $gem }
move-wisp = Irrlicht: { $tile }
move-fetch = { $card } holen
move-forge = { $forge }: { $artifact } ({ $cost })
move-place = { $row }, { $space }
move-trade = { $row } → { $points }
move-stone = Runenstein: { $rune }
move-exchange = { $give } → { $take }
move-infuse = { $gem } auf „{ $rune }“
move-done = Fertig
move-end-turn = Zug beenden
move-no-wisp = Kein Plättchen
move-decline = Verzichten

## Was Karten und Plättchen tun

ability-one = { $first }.
ability-each = { $first } und { $second }.
ability-one-of = Entweder { $first } oder { $second }.
ability-in-order = { $first }, dann { $second }.

effect-gems = nimm { OBJECT($gems) }
effect-any-gem = { $count ->
    [one] nimm einen farbigen Edelstein nach Wahl
   *[other] nimm { $count } farbige Edelsteine nach Wahl
}
effect-card-blue = nimm eine blaue Karte aus der Auslage
effect-card-green = nimm eine grüne Karte aus der Auslage
effect-card-yellow = nimm eine gelbe Karte aus der Auslage
effect-card-red = nimm eine rote Karte aus der Auslage
effect-any-card = nimm eine beliebige Karte aus der Auslage
effect-die = würfle
effect-points = erhalte { $points }
effect-exchange = bezahle { OBJECT($price) } und erhalte dafür { OBJECT($gain) }
effect-pillage = alle anderen geben dir je { OBJECT($gem) }
effect-resurrection = lege eine Karte vom allgemeinen Ablagestapel auf deinen eigenen Ablagestapel
effect-switch = nimm eine andere Karte vom allgemeinen Ablagestapel auf die Hand; diese Banshee nimmt dort ihren Platz ein
effect-wisp = nutze ein offenes Irrlichtplättchen
effect-ore = nimm { OBJECT($ore) }
effect-draw = { $count ->
    [one] lege die oberste Karte vom Kreaturenstapel auf deinen Ablagestapel
   *[other] lege die obersten { $count } Karten vom Kreaturenstapel auf deinen Ablagestapel
}
effect-play = spiele eine weitere Handkarte aus und nutze ihre Fähigkeit

die-text-any-gem = Nimm einen farbigen Edelstein nach Wahl.
die-text-gem-for-wild = Tausche einen farbigen Edelstein gegen einen Joker-Edelstein.
die-text-one-point = Erhalte 1 Punkt.
die-text-two-points = Erhalte 2 Punkte.
die-text-ore = Nimm 1 Erz.
die-text-card = Lege die oberste Karte vom Kreaturenstapel auf deinen Ablagestapel.

rune-text-magic-points = Bei „{ -summon }“ hast du immer zwei zusätzliche Magiepunkte beliebiger Farbe, auch ohne eine Karte auszuspielen.
rune-text-hand-size = Du füllst deine Hand auf sechs Karten auf.
rune-text-exchange = Einmal pro Zug tauschst du einen Edelstein gegen ein Erz oder ein Erz gegen einen farbigen Edelstein.
rune-text-wild-gem = Lege einen farbigen Edelstein aus dem Vorrat auf diesen Runenstein. Von da an gelten alle deine Edelsteine dieser Farbe auch als Joker-Edelsteine.
rune-text-plus = Bei „{ -abilities }“ darfst du beide Wirkungen einer Wahlfähigkeit nutzen.
rune-text-double-die = Bei „{ -abilities }“ zählt ein Würfelwurf, den du durch eine Karte machst, zweimal.
rune-text-extra-point = Bei „{ -abilities }“ gibt jede Karte, die dir Punkte bringt, einen Punkt extra.
rune-text-three-abilities = Bei „{ -abilities }“ darfst du drei Karten auslegen. Nur die Karte mit der niedrigsten Zahl kommt zurück auf deinen Ablagestapel.
rune-text-discard-lowest = Bei „{ -abilities }“ behältst du die höchste Zahl und gibst die niedrigste ab.
rune-text-gem-or-points = Bei „{ -abilities }“ darfst du bei jeder Karte, die Punkte gibt, stattdessen einen farbigen Edelstein nehmen.

forge-text = { $count ->
    [one] Kostet { $count } Edelstein in der Farbe des Artefakts oder 3 Erz.
   *[other] Kostet { $count } Edelsteine in der Farbe des Artefakts oder 3 Erz.
}
forge-text-bonus = { $count ->
    [one] Kostet { $count } Edelstein in der Farbe des Artefakts und gibt einen Bonus: { $bonus }. Oder 3 Erz, dann ohne Bonus.
   *[other] Kostet { $count } Edelsteine in der Farbe des Artefakts und gibt einen Bonus: { $bonus }. Oder 3 Erz, dann ohne Bonus.
}
forge-text-wild = Kostet 4 beliebige Edelsteine oder 3 Erz. Nur ein Joker-Artefakt pro Zug.

## Die Schlusswertung

score-track = Punkte{"\u00AD"}leiste
score-left-over = Edelsteine und Erz
score-row-top = Obere Reihe
score-row-bottom = Untere Reihe
score-total = Gesamt
