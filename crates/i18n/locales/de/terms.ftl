# Wie die Dinge im Spiel heißen.

-game = Rune Stones
-night = Kreaturen der Nacht
-queenie = Queenie 1
-summon = Kreaturen beschwören
-abilities = Fähigkeiten nutzen
-forging = Artefakte schmieden

## Farben

colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-red = rot
colour-wild = Joker

letter-blue = B
letter-green = Gr
letter-yellow = Ge
letter-red = R
letter-wild = J
letter-ore = E

druid-brown = Braun
druid-grey = Grau
druid-beige = Beige
druid-black = Schwarz

## Edelsteine, Erz und Punkte

gem-blue = { $count ->
    [one] blauer Edelstein
   *[other] { $count } blaue Edelsteine
}
gem-green = { $count ->
    [one] grüner Edelstein
   *[other] { $count } grüne Edelsteine
}
gem-yellow = { $count ->
    [one] gelber Edelstein
   *[other] { $count } gelbe Edelsteine
}
gem-red = { $count ->
    [one] roter Edelstein
   *[other] { $count } rote Edelsteine
}
gem-wild = { $count ->
    [one] Joker-Edelstein
   *[other] { $count } Joker-Edelsteine
}
a-gem-blue = einen blauen Edelstein
a-gem-green = einen grünen Edelstein
a-gem-yellow = einen gelben Edelstein
a-gem-red = einen roten Edelstein
a-gem-wild = einen Joker-Edelstein

any-coloured-gem = { $count ->
    [one] farbiger Edelstein nach Wahl
   *[other] { $count } farbige Edelsteine nach Wahl
}
any-gems = { $count ->
    [one] beliebiger Edelstein
   *[other] { $count } beliebige Edelsteine
}
a-any-gem = einen beliebigen Edelstein

ore-count = { $count ->
    [one] Erz
   *[other] { $count } Erz
}
a-ore = 1 Erz

points-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

list-more = { $first }, { $next }
list-last = { $first } und { $next }

## Magiepunkte

magic-blue = { $count ->
    [one] { $count } blauer Magiepunkt
   *[other] { $count } blaue Magiepunkte
}
magic-green = { $count ->
    [one] { $count } grüner Magiepunkt
   *[other] { $count } grüne Magiepunkte
}
magic-yellow = { $count ->
    [one] { $count } gelber Magiepunkt
   *[other] { $count } gelbe Magiepunkte
}
magic-red = { $count ->
    [one] { $count } roter Magiepunkt
   *[other] { $count } rote Magiepunkte
}
magic-multi = { $count ->
    [one] { $count } mehrfarbiger Magiepunkt
   *[other] { $count } mehrfarbige Magiepunkte
}
magic-any = { $count ->
    [one] { $count } Magiepunkt
   *[other] { $count } Magiepunkte
}

## Karten

creature-dryad = Dryade
creature-harpy = Harpyie
creature-goblin = Goblin
creature-satyr = Satyr
creature-dragon = Drache
creature-banshee = Banshee
creature-druid = Druide
card-with-number = { $creature } { $number }
card-label = { $card }, { $magic }. { $ability }
cards-count = { $count ->
    [one] Karte
   *[other] { $count } Karten
}
a-card = eine Karte
any-card = beliebige Karte aus der Auslage
play-card = Karte ausspielen
deck-cards = { $count ->
    [one] oberste Karte vom Kreaturenstapel
   *[other] oberste { $count } Karten vom Kreaturenstapel
}

ability-exchange = Tauschen
ability-pillage = Plünderung
ability-resurrection = Auferstehung
ability-switch = Kartentausch
ability-wisp = Irrlicht

## Runensteine

rune-magic-points = Magiepunkte
rune-hand-size = Größere Hand
rune-exchange = Tausch
rune-wild-gem = Joker-Edelstein
rune-plus = Plus
rune-double-die = Würfel zählt doppelt
rune-extra-point = Extra-Machtpunkt
rune-three-abilities = 3 Fähigkeiten nutzen
rune-discard-lowest = Niedrigste abgeben
rune-gem-or-points = Edelstein oder Punkte

## Artefakte, Schmieden und Reihen

artifact-blue = Ring
artifact-green = Torques
artifact-yellow = Krone
artifact-red = Kelch
artifact-wild = Amulett
a-artifact-blue = einen Ring
a-artifact-green = einen Torques
a-artifact-yellow = eine Krone
a-artifact-red = einen Kelch
a-artifact-wild = ein Amulett

forge-number = Schmiede { $number }
forge-wild = Joker-Schmiede
row-top = obere Reihe
row-bottom = untere Reihe
space-blue = blaues Feld
space-green = grünes Feld
space-yellow = gelbes Feld
space-red = rotes Feld
space-wild = Joker-Feld

## Würfel, Irrlichter, Spieler

die-name = Würfel
die-gem-for-wild = farbiger Edelstein → Joker-Edelstein
wisp-name = Irrlicht
a-wisp = ein Irrlicht
tile-word = Irrlichtplättchen
seat-number = Spieler { $number }
