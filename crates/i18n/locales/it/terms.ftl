# Come si chiamano le cose del gioco.

-game = Rune Stones
-night = Creature della notte
-queenie = Queenie 1
-summon = Evocare creature
-abilities = Utilizzare abilità
-forging = Forgiare artefatti

## Colori

colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-red = rosso
colour-wild = selvaggio

letter-blue = B
letter-green = V
letter-yellow = G
letter-red = R
letter-wild = S
letter-ore = M

druid-brown = Marrone
druid-grey = Grigio
druid-beige = Beige
druid-black = Nero

## Gemme, minerale e punti

gem-blue = { $count ->
    [one] gemma blu
   *[other] { $count } gemme blu
}
gem-green = { $count ->
    [one] gemma verde
   *[other] { $count } gemme verdi
}
gem-yellow = { $count ->
    [one] gemma gialla
   *[other] { $count } gemme gialle
}
gem-red = { $count ->
    [one] gemma rossa
   *[other] { $count } gemme rosse
}
gem-wild = { $count ->
    [one] gemma selvaggia
   *[other] { $count } gemme selvagge
}
a-gem-blue = una gemma blu
a-gem-green = una gemma verde
a-gem-yellow = una gemma gialla
a-gem-red = una gemma rossa
a-gem-wild = una gemma selvaggia

any-coloured-gem = { $count ->
    [one] gemma colorata a scelta
   *[other] { $count } gemme colorate a scelta
}
any-gems = { $count ->
    [one] gemma qualsiasi
   *[other] { $count } gemme qualsiasi
}
a-any-gem = una gemma qualsiasi

ore-count = { $count ->
    [one] minerale
   *[other] { $count } minerali
}
a-ore = un minerale

points-count = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

list-more = { $first }, { $next }
list-last = { $first } e { $next }

## Punti magia

magic-blue = { $count ->
    [one] { $count } punto magia blu
   *[other] { $count } punti magia blu
}
magic-green = { $count ->
    [one] { $count } punto magia verde
   *[other] { $count } punti magia verdi
}
magic-yellow = { $count ->
    [one] { $count } punto magia giallo
   *[other] { $count } punti magia gialli
}
magic-red = { $count ->
    [one] { $count } punto magia rosso
   *[other] { $count } punti magia rossi
}
magic-multi = { $count ->
    [one] { $count } punto magia multicolore
   *[other] { $count } punti magia multicolori
}
magic-any = { $count ->
    [one] { $count } punto magia
   *[other] { $count } punti magia
}

## Carte

creature-dryad = Driade
creature-harpy = Arpia
creature-goblin = Goblin
creature-satyr = Satiro
creature-dragon = Drago
creature-banshee = Banshee
creature-druid = Druido
card-with-number = { $creature } { $number }
card-label = { $card }, { $magic }. { $ability }
cards-count = { $count ->
    [one] carta
   *[other] { $count } carte
}
a-card = una carta
any-card = carta qualsiasi dal tabellone
play-card = gioca una carta
deck-cards = { $count ->
    [one] prima carta del mazzo
   *[other] prime { $count } carte del mazzo
}

ability-exchange = Scambia
ability-pillage = Saccheggio
ability-resurrection = Resurrezione
ability-switch = Cambio carta
ability-wisp = Fuoco fatuo

## Pietre runiche

rune-magic-points = Punti magia
rune-hand-size = Mano più grande
rune-exchange = Scambio
rune-wild-gem = Gemma selvaggia
rune-plus = Plus
rune-double-die = Dado doppio effetto
rune-extra-point = Punto potere extra
rune-three-abilities = Usa 3 abilità
rune-discard-lowest = Scarta il numero più basso
rune-gem-or-points = Gemma o punti

## Artefatti, fucine e file

artifact-blue = anello
artifact-green = torque
artifact-yellow = corona
artifact-red = calice
artifact-wild = amuleto
a-artifact-blue = un anello
a-artifact-green = un torque
a-artifact-yellow = una corona
a-artifact-red = un calice
a-artifact-wild = un amuleto

forge-number = Fucina { $number }
forge-wild = Fucina selvaggia
row-top = fila superiore
row-bottom = fila inferiore
space-blue = spazio blu
space-green = spazio verde
space-yellow = spazio giallo
space-red = spazio rosso
space-wild = spazio selvaggio

## Dado, fuochi fatui, giocatori

die-name = dado
die-gem-for-wild = gemma colorata → gemma selvaggia
wisp-name = fuoco fatuo
a-wisp = un fuoco fatuo
tile-word = tessera fuoco fatuo
seat-number = Giocatore { $number }
