# Ce qui est demandé, ce qu’on peut répondre et ce que font les choses.

## À la personne qui décide

ask-action = Choisissez votre action.
ask-summon-play = Jouez des cartes pour leurs points de magie.
ask-summon-take = { $magic } : prenez une créature ou jouez d’autres cartes.
ask-summon-more = Encore { $magic } : prenez d’autres créatures ou arrêtez-vous.
ask-lay-first = Posez la première de vos deux cartes.
ask-lay-second = Posez la deuxième carte.
ask-use-or-lay-third = Utilisez une capacité ou posez une troisième carte.
ask-use-first = Utilisez les capacités de vos cartes, une carte après l’autre.
ask-use-next = Utilisez la carte suivante.
ask-use-rest = { $card } : utilisez le reste ou arrêtez-vous.
ask-use-rest-or-next = { $card } : utilisez le reste ou passez à une autre carte.
ask-forge = Choisissez une forge.
ask-forge-second = Forgez un deuxième artéfact ou arrêtez-vous.
ask-trade = Échangez une rangée d’artéfacts ou terminez votre tour.
ask-end-turn = Terminer votre tour ?
ask-stone = Prenez une pierre runique.
ask-die = { $times ->
    [one] Résultat du dé. { $gives }
   *[other] Résultat du dé, à utiliser { $times } fois. { $gives }
}
ask-tile = Tuile Feu follet. { $gives }
ask-played-card = { $card } : utilisez sa capacité.
ask-pick-tile = Vous atteignez un feu follet : choisissez une tuile.
ask-fetch-to-hand = Choisissez une carte de la défausse des créatures pour votre main.
ask-fetch-to-discard = Choisissez une carte de la défausse des créatures pour votre défausse.
ask-pay = { $what } : avec quelles pierres payez-vous ?
ask-exchange-points = { $card } : prenez-vous les points, ou une pierre à la place ?
ask-place = { $artifact } : choisissez une case.

## Aux autres

wait-action = { $who } choisit une action…
wait-summon = { $who } invoque des créatures…
wait-lay = { $who } pose des cartes…
wait-use = { $who } utilise des capacités…
wait-forge = { $who } choisit une forge…
wait-trade = { $who } peut échanger des artéfacts…
wait-stone = { $who } choisit une pierre runique…
wait-die = { $who } regarde le dé…
wait-tile = { $who } utilise une tuile Feu follet…
wait-pick-tile = { $who } choisit une tuile Feu follet…
wait-fetch = { $who } fouille la défausse des créatures…
wait-pay = { $who } paie…
wait-points = { $who } choisit entre points et pierre…
wait-place = { $who } place un artéfact…

## Boutons

action-summon = { -summon }
action-abilities = { -abilities }
action-forge = { -forging }
action-pass = Passer
move-play = Jouer { $card }
move-summon = Invoquer { $card }
move-lay = Poser { $card }
move-of-card = { $number } : { $what }
move-any-gem = au choix : { $gem }
move-take = prendre { $card }
move-any-card = carte au choix : { $card }
move-roll = lancer le dé
move-points-as-gem = { $gem } au lieu de { $points }
move-wisp = feu follet : { $tile }
move-fetch = Récupérer { $card }
move-forge = { $forge } : { $artifact } ({ $cost })
move-place = { $row }, { $space }
move-trade = Échanger la { $row } ({ $points })
move-stone = Prendre la pierre : { $rune }
move-exchange = { $give } → { $take }
move-infuse = { $gem } sur « { $rune } »
move-done = Terminé
move-end-turn = Fin du tour
move-no-wisp = Pas de feu follet
move-decline = Renoncer

## Ce que font les cartes et les tuiles

ability-one = { $first }.
ability-each = { $first } et { $second }.
ability-one-of = Au choix, { $first } ou { $second }.
ability-in-order = { $first }, puis { $second }.

effect-gems = prenez { OBJECT($gems) }
effect-any-gem = { $count ->
    [one] prenez une pierre de couleur de votre choix
   *[other] prenez { $count } pierres de couleur de votre choix
}
effect-card-blue = prenez une carte bleue parmi les cartes disponibles
effect-card-green = prenez une carte verte parmi les cartes disponibles
effect-card-yellow = prenez une carte jaune parmi les cartes disponibles
effect-card-red = prenez une carte rouge parmi les cartes disponibles
effect-any-card = prenez une carte au choix parmi les cartes disponibles
effect-die = lancez le dé
effect-points = gagnez { $points }
effect-exchange = payez { OBJECT($price) } et recevez { OBJECT($gain) }
effect-pillage = chaque adversaire vous donne { OBJECT($gem) }
effect-resurrection = placez une carte de la défausse des créatures sur votre défausse
effect-switch = prenez en main une carte de la défausse des créatures ; cette Banshee rejoint ensuite la défausse des créatures
effect-wisp = utilisez une tuile Feu follet visible
effect-ore = prenez { OBJECT($ore) }
effect-draw = { $count ->
    [one] placez la première carte de la pile sur votre défausse
   *[other] placez les { $count } premières cartes de la pile sur votre défausse
}
effect-play = jouez une carte de plus de votre main et utilisez sa capacité

die-text-any-gem = Prenez une pierre de couleur de votre choix.
die-text-gem-for-wild = Échangez une pierre de couleur contre une pierre joker.
die-text-one-point = Gagnez 1 point.
die-text-two-points = Gagnez 2 points.
die-text-ore = Prenez un minerai.
die-text-card = Placez la première carte de la pile sur votre défausse.

rune-text-magic-points = Deux points de magie de plus, de la couleur de votre choix, pour chaque action « { -summon } », même sans jouer de carte.
rune-text-hand-size = Vous complétez votre main à six cartes.
rune-text-exchange = Une fois par tour : une pierre précieuse contre un minerai, ou un minerai contre une pierre de couleur.
rune-text-wild-gem = Placez sur cette pierre runique une pierre de couleur de la réserve. Dès lors, toutes vos pierres de cette couleur comptent aussi comme des jokers.
rune-text-plus = Avec « { -abilities } », vous pouvez utiliser les deux effets d’une carte qui laisse le choix.
rune-text-double-die = Avec « { -abilities } », le dé lancé grâce à une carte compte deux fois.
rune-text-extra-point = Avec « { -abilities } », chaque carte qui vous a donné des points en donne un de plus.
rune-text-three-abilities = Avec « { -abilities } », vous pouvez poser trois cartes. Seul le plus petit numéro revient sur votre défausse.
rune-text-discard-lowest = Avec « { -abilities } », vous gardez le plus grand numéro et le plus petit s’en va.
rune-text-gem-or-points = Avec « { -abilities } », pour chaque carte qui donne des points, vous pouvez prendre une pierre de couleur à la place.

forge-text = { $count ->
    [one] Coûte { $count } pierre de la couleur de l’artéfact, ou 3 minerais.
   *[other] Coûte { $count } pierres de la couleur de l’artéfact, ou 3 minerais.
}
forge-text-bonus = { $count ->
    [one] Coûte { $count } pierre de la couleur de l’artéfact et donne un bonus : { $bonus }. Ou 3 minerais, sans le bonus.
   *[other] Coûte { $count } pierres de la couleur de l’artéfact et donne un bonus : { $bonus }. Ou 3 minerais, sans le bonus.
}
forge-text-wild = Coûte 4 pierres quelconques, ou 3 minerais. Un seul artéfact joker par tour.

## Le décompte final

score-track = Piste de score
score-left-over = Pierres et minerai
score-row-top = Rangée du haut
score-row-bottom = Rangée du bas
score-total = Total
