# Hoe de dingen in het spel heten.

-game = Rune Stones
-night = Wezens van de nacht
-queenie = Queenie 1
-summon = Wezens oproepen
-abilities = Vaardigheden gebruiken
-forging = Artefacten smeden

## Kleuren

colour-blue = blauw
colour-green = groen
colour-yellow = geel
colour-red = rood
colour-wild = joker

letter-blue = B
letter-green = Gr
letter-yellow = Ge
letter-red = R
letter-wild = J
letter-ore = E

druid-brown = Bruin
druid-grey = Grijs
druid-beige = Beige
druid-black = Zwart

## Edelstenen, erts en punten

gem-blue = { $count ->
    [one] blauwe edelsteen
   *[other] { $count } blauwe edelstenen
}
gem-green = { $count ->
    [one] groene edelsteen
   *[other] { $count } groene edelstenen
}
gem-yellow = { $count ->
    [one] gele edelsteen
   *[other] { $count } gele edelstenen
}
gem-red = { $count ->
    [one] rode edelsteen
   *[other] { $count } rode edelstenen
}
gem-wild = { $count ->
    [one] jokeredelsteen
   *[other] { $count } jokeredelstenen
}
a-gem-blue = een blauwe edelsteen
a-gem-green = een groene edelsteen
a-gem-yellow = een gele edelsteen
a-gem-red = een rode edelsteen
a-gem-wild = een jokeredelsteen

any-coloured-gem = { $count ->
    [one] gekleurde edelsteen naar keuze
   *[other] { $count } gekleurde edelstenen naar keuze
}
any-gems = { $count ->
    [one] willekeurige edelsteen
   *[other] { $count } willekeurige edelstenen
}
a-any-gem = een willekeurige edelsteen

ore-count = { $count ->
    [one] ertsfiche
   *[other] { $count } ertsfiches
}
a-ore = een ertsfiche

points-count = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

list-more = { $first }, { $next }
list-last = { $first } en { $next }

## Magiepunten

magic-blue = { $count ->
    [one] { $count } blauw magiepunt
   *[other] { $count } blauwe magiepunten
}
magic-green = { $count ->
    [one] { $count } groen magiepunt
   *[other] { $count } groene magiepunten
}
magic-yellow = { $count ->
    [one] { $count } geel magiepunt
   *[other] { $count } gele magiepunten
}
magic-red = { $count ->
    [one] { $count } rood magiepunt
   *[other] { $count } rode magiepunten
}
magic-multi = { $count ->
    [one] { $count } veelkleurig magiepunt
   *[other] { $count } veelkleurige magiepunten
}
magic-any = { $count ->
    [one] { $count } magiepunt
   *[other] { $count } magiepunten
}

## Kaarten

creature-dryad = Dryade
creature-harpy = Harpij
creature-goblin = Goblin
creature-satyr = Satyr
creature-dragon = Draak
creature-banshee = Banshee
creature-druid = Druïde
card-with-number = { $creature } { $number }
card-label = { $card }, { $magic }. { $ability }
cards-count = { $count ->
    [one] kaart
   *[other] { $count } kaarten
}
a-card = een kaart
any-card = kaart naar keuze uit het aanbod
play-card = speel een kaart
deck-cards = { $count ->
    [one] bovenste kaart van de algemene trekstapel
   *[other] bovenste { $count } kaarten van de algemene trekstapel
}

ability-exchange = Ruilen
ability-pillage = Plundering
ability-resurrection = Herrijzenis
ability-switch = Kaartenruil
ability-wisp = Dwaallicht

## Runenstenen

rune-magic-points = Magiepunten
rune-hand-size = Maximum handkaarten
rune-exchange = Ruilen
rune-wild-gem = Jokeredelsteen
rune-plus = Plus
rune-double-die = 2× gooien
rune-extra-point = Extra krachtpunt
rune-three-abilities = 3 vaardigheden gebruiken
rune-discard-lowest = Laagste afleggen
rune-gem-or-points = Edelsteen of punten

## Artefacten, smederijen en rijen

artifact-blue = ring
artifact-green = torque
artifact-yellow = kroon
artifact-red = kelk
artifact-wild = amulet
a-artifact-blue = een ring
a-artifact-green = een torque
a-artifact-yellow = een kroon
a-artifact-red = een kelk
a-artifact-wild = een amulet

forge-number = Smederij { $number }
forge-wild = Jokersmederij
row-top = bovenste rij
row-bottom = onderste rij
space-blue = blauw veld
space-green = groen veld
space-yellow = geel veld
space-red = rood veld
space-wild = jokerveld

## Dobbelsteen, dwaallichten, spelers

die-name = dobbelsteen
die-gem-for-wild = gekleurde edelsteen → jokeredelsteen
wisp-name = dwaallicht
a-wisp = een dwaallicht
tile-word = dwaallichttegel
seat-number = Speler { $number }
