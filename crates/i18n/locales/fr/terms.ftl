# Le nom des choses.

-game = Rune Stones
-night = Créatures de la nuit
-queenie = Queenie 1
-summon = Invoquer des créatures
-abilities = Utiliser des capacités
-forging = Forger des artéfacts

## Couleurs

colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-red = rouge
colour-wild = joker

# « J » est déjà pris par le jaune.
letter-blue = B
letter-green = V
letter-yellow = J
letter-red = R
letter-wild = ★
letter-ore = M

druid-brown = Marron
druid-grey = Gris
druid-beige = Beige
druid-black = Noir

## Pierres précieuses, minerai et points

gem-blue = { $count ->
    [one] pierre précieuse bleue
   *[other] { $count } pierres précieuses bleues
}
gem-green = { $count ->
    [one] pierre précieuse verte
   *[other] { $count } pierres précieuses vertes
}
gem-yellow = { $count ->
    [one] pierre précieuse jaune
   *[other] { $count } pierres précieuses jaunes
}
gem-red = { $count ->
    [one] pierre précieuse rouge
   *[other] { $count } pierres précieuses rouges
}
gem-wild = { $count ->
    [one] pierre précieuse joker
   *[other] { $count } pierres précieuses joker
}
a-gem-blue = une pierre précieuse bleue
a-gem-green = une pierre précieuse verte
a-gem-yellow = une pierre précieuse jaune
a-gem-red = une pierre précieuse rouge
a-gem-wild = une pierre précieuse joker

any-coloured-gem = { $count ->
    [one] pierre précieuse de couleur au choix
   *[other] { $count } pierres précieuses de couleur au choix
}
any-gems = { $count ->
    [one] pierre précieuse quelconque
   *[other] { $count } pierres précieuses quelconques
}
a-any-gem = une pierre précieuse quelconque

ore-count = { $count ->
    [one] jeton Minerai
   *[other] { $count } jetons Minerai
}
a-ore = un jeton Minerai

points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

list-more = { $first }, { $next }
list-last = { $first } et { $next }

## Points de magie

magic-blue = { $count ->
    [one] { $count } point de magie bleu
   *[other] { $count } points de magie bleus
}
magic-green = { $count ->
    [one] { $count } point de magie vert
   *[other] { $count } points de magie verts
}
magic-yellow = { $count ->
    [one] { $count } point de magie jaune
   *[other] { $count } points de magie jaunes
}
magic-red = { $count ->
    [one] { $count } point de magie rouge
   *[other] { $count } points de magie rouges
}
magic-multi = { $count ->
    [one] { $count } point de magie multicolore
   *[other] { $count } points de magie multicolores
}
magic-any = { $count ->
    [one] { $count } point de magie
   *[other] { $count } points de magie
}

## Cartes

creature-dryad = Dryade
creature-harpy = Harpie
creature-goblin = Gobelin
creature-satyr = Satyre
creature-dragon = Dragon
creature-banshee = Banshee
creature-druid = Druide
card-with-number = { $creature } { $number }
card-label = { $card }, { $magic }. { $ability }
cards-count = { $count ->
    [one] carte
   *[other] { $count } cartes
}
a-card = une carte
any-card = carte disponible au choix
play-card = jouer une carte
deck-cards = { $count ->
    [one] première carte de la pile
   *[other] { $count } premières cartes de la pile
}

ability-exchange = Échanger
ability-pillage = Pillage
ability-resurrection = Résurrection
ability-switch = Échange de cartes
ability-wisp = Feu follet

## Pierres runiques

rune-magic-points = Points de magie
rune-hand-size = Main de cartes agrandie
rune-exchange = Échange
rune-wild-gem = Joker
rune-plus = Avantage
rune-double-die = Double bonus
rune-extra-point = Point de victoire supplémentaire
rune-three-abilities = Utiliser 3 capacités
rune-discard-lowest = Défausser le plus petit numéro
rune-gem-or-points = Pierre ou points

## Artéfacts, forges et rangées

artifact-blue = anneau
artifact-green = torque
artifact-yellow = couronne
artifact-red = calice
artifact-wild = amulette
a-artifact-blue = un anneau
a-artifact-green = un torque
a-artifact-yellow = une couronne
a-artifact-red = un calice
a-artifact-wild = une amulette

forge-number = Forge { $number }
forge-wild = Forge joker
row-top = rangée du haut
row-bottom = rangée du bas
space-blue = case bleue
space-green = case verte
space-yellow = case jaune
space-red = case rouge
space-wild = case joker

## Dé, feux follets, joueurs

die-name = dé
die-gem-for-wild = pierre précieuse de couleur → pierre précieuse joker
wisp-name = feu follet
a-wisp = un feu follet
tile-word = tuile Feu follet
seat-number = Joueur { $number }
