# Ce qui est demandé, ce qu’on peut répondre et ce que font les choses.

## À la personne qui décide

ask-action = Choisissez votre action.
ask-summon-play = Jouez des cartes pour leurs points de magie.
ask-summon-take = { $magic } : prenez une créature ou jouez d’autres cartes.
ask-summon-more = Encore { $magic } : prenez une autre créature ou terminez.
ask-lay-first = Jouez la première de vos deux cartes.
ask-lay-second = Jouez la deuxième carte.
ask-use-or-lay-third = Utilisez une capacité ou jouez une troisième carte.
ask-use-first = Utilisez les capacités de vos cartes, une carte à la fois.
ask-use-next = Utilisez la carte suivante.
ask-use-rest = { $card } : utilisez le reste ou terminez.
ask-use-rest-or-next = { $card } : utilisez le reste ou passez à une autre carte.
ask-forge = Choisissez une forge.
ask-forge-second = Forgez un deuxième artéfact ou terminez.
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
ask-fetch-to-hand = Choisissez une carte de la défausse de cartes Créature à ajouter à votre main.
ask-fetch-to-discard = Choisissez une carte de la défausse de cartes Créature à placer dans votre défausse.
ask-pay = { $what } : avec quelles pierres précieuses payez-vous ?
ask-exchange-points = { $card } : prenez-vous les points, ou une pierre précieuse à la place ?
ask-place = { $artifact } : choisissez une case.

## Aux autres

wait-action = { $who } choisit une action…
wait-summon = { $who } invoque des créatures…
wait-lay = { $who } joue des cartes…
wait-use = { $who } utilise des capacités…
wait-forge = { $who } choisit une forge…
wait-trade = { $who } peut échanger des artéfacts…
wait-stone = { $who } choisit une pierre runique…
wait-die = { $who } regarde le dé…
wait-tile = { $who } utilise une tuile Feu follet…
wait-pick-tile = { $who } choisit une tuile Feu follet…
wait-fetch = { $who } consulte la défausse de cartes Créature…
wait-pay = { $who } paie…
wait-points = { $who } choisit entre des points et une pierre précieuse…
wait-place = { $who } place un artéfact…

## Boutons

action-summon = { -summon }
action-abilities = { -abilities }
action-forge = { -forging }
action-pass = Passer
move-play = Jouer { $card }
move-summon = Invoquer { $card }
move-lay = Jouer { $card }
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
move-trade = { $row } → { $points }
move-stone = Pierre runique : { $rune }
move-exchange = { $give } → { $take }
move-infuse = { $gem } sur « { $rune } »
move-done = Terminé
move-end-turn = Fin du tour
move-no-wisp = Aucune tuile
move-decline = Renoncer

## Ce que font les cartes et les tuiles

ability-one = { $first }.
ability-each = { $first } et { $second }.
ability-one-of = Au choix, { $first } ou { $second }.
ability-in-order = { $first }, puis { $second }.

effect-gems = prenez { OBJECT($gems) }
effect-any-gem = { $count ->
    [one] prenez une pierre précieuse de couleur de votre choix
   *[other] prenez { $count } pierres précieuses de couleur de votre choix
}
effect-card-blue = prenez une carte bleue parmi les cartes disponibles
effect-card-green = prenez une carte verte parmi les cartes disponibles
effect-card-yellow = prenez une carte jaune parmi les cartes disponibles
effect-card-red = prenez une carte rouge parmi les cartes disponibles
effect-any-card = prenez une carte au choix parmi les cartes disponibles
effect-die = lancez le dé
effect-points = gagnez { $points }
effect-exchange = payez { OBJECT($price) } pour recevoir { OBJECT($gain) }
effect-pillage = chaque adversaire vous donne { OBJECT($gem) }
effect-resurrection = placez une carte de la défausse de cartes Créature dans votre défausse
effect-switch = prenez en main une autre carte de la défausse de cartes Créature ; cette Banshee y prend sa place
effect-wisp = utilisez une tuile Feu follet visible
effect-ore = prenez { OBJECT($ore) }
effect-draw = { $count ->
    [one] placez la première carte de la pile dans votre défausse
   *[other] placez les { $count } premières cartes de la pile dans votre défausse
}
effect-play = jouez une carte supplémentaire de votre main et utilisez sa capacité

die-text-any-gem = Prenez une pierre précieuse de couleur de votre choix.
die-text-gem-for-wild = Échangez une pierre précieuse de couleur contre une pierre précieuse joker.
die-text-one-point = Gagnez 1 point.
die-text-two-points = Gagnez 2 points.
die-text-ore = Prenez un jeton Minerai.
die-text-card = Placez la première carte de la pile dans votre défausse.

rune-text-magic-points = Vous disposez de deux points de magie supplémentaires de la couleur de votre choix chaque fois que vous invoquez des créatures, même sans jouer de carte.
rune-text-hand-size = Vous complétez votre main jusqu’à six cartes.
rune-text-exchange = Une fois par tour, échangez une pierre précieuse contre un jeton Minerai, ou un jeton Minerai contre une pierre précieuse de couleur.
rune-text-wild-gem = Placez sur cette pierre runique une pierre précieuse de couleur de la réserve. Dès lors, toutes vos pierres précieuses de cette couleur comptent aussi comme des pierres précieuses joker.
rune-text-plus = Quand vous utilisez des capacités, vous pouvez utiliser les deux actions d’une capacité multiple.
rune-text-double-die = Quand vous utilisez des capacités, le résultat d’un dé lancé grâce à une carte compte deux fois.
rune-text-extra-point = Quand vous utilisez des capacités, chaque carte qui vous rapporte des points vous en rapporte un de plus.
rune-text-three-abilities = Quand vous utilisez des capacités, vous pouvez jouer trois cartes. Seule celle au plus petit numéro va dans votre défausse.
rune-text-discard-lowest = Quand vous utilisez des capacités, vous gardez la carte au plus grand numéro et vous perdez celle au plus petit.
rune-text-gem-or-points = Quand vous utilisez des capacités, vous pouvez prendre une pierre précieuse de couleur au lieu des points d’une carte. Vous décidez pour chaque carte.

forge-text = { $count ->
    [one] Coûte { $count } pierre précieuse de la couleur de l’artéfact, ou 3 jetons Minerai.
   *[other] Coûte { $count } pierres précieuses de la couleur de l’artéfact, ou 3 jetons Minerai.
}
forge-text-bonus = { $count ->
    [one] Coûte { $count } pierre précieuse de la couleur de l’artéfact et donne un bonus : { $bonus }. Ou payez 3 jetons Minerai, sans le bonus.
   *[other] Coûte { $count } pierres précieuses de la couleur de l’artéfact et donne un bonus : { $bonus }. Ou payez 3 jetons Minerai, sans le bonus.
}
forge-text-wild = Coûte 4 pierres précieuses quelconques, ou 3 jetons Minerai. Un seul artéfact joker par tour.

## Le décompte final

score-track = Piste de score
score-left-over = Pierres précieuses et Minerai
score-row-top = Rangée du haut
score-row-bottom = Rangée du bas
score-total = Total
