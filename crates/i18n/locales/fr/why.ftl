# Pourquoi quelque chose est impossible, en une phrase.

## Rien d’une sorte, comme complément d’objet

no-gem-blue = aucune pierre précieuse bleue
no-gem-green = aucune pierre précieuse verte
no-gem-yellow = aucune pierre précieuse jaune
no-gem-red = aucune pierre précieuse rouge
no-gem-wild = aucune pierre précieuse joker
no-ore = aucun jeton Minerai
gems-in-all = { $count ->
    [0] aucune pierre précieuse
    [one] { $count } pierre précieuse
   *[other] { $count } pierres précieuses
}

## À qui de jouer, et ce qui vient d’abord

why-watching = Vous regardez la partie : seuls les joueurs de la table peuvent agir ici.
why-over = La partie est terminée.
why-chance = Un tirage au sort est en cours.
why-not-your-turn = C’est à { $who } de jouer.
why-absent = Ce n’est plus ici.
why-decide-first = Répondez d’abord à la question posée.
why-action-first = Choisissez d’abord votre action.
why-action-first-for = Choisissez d’abord l’action « { $action } ».
why-other-action = Une seule action par tour : vous avez choisi « { $action } ».
why-action-over = Vous avez déjà effectué votre action pendant ce tour.
why-action-possible = Vous ne pouvez passer que si aucune des trois actions n’est possible.
why-few-cards = { $count ->
    [0] Il faut deux cartes, et vous n’en avez aucune en main.
   *[other] Il faut deux cartes, et vous n’en avez qu’une en main.
}
why-nothing-to-forge = Vous ne pouvez rien forger pour le moment : il vous manque des pierres précieuses ou des jetons Minerai, ou bien une case libre.
why-must-take = Invoquez au moins une créature.
why-must-forge = Forgez au moins un artéfact.
why-must-take-stone = Vous devez prendre une pierre runique.

## Invoquer des créatures

why-display-empty = Il n’y a aucune carte disponible.
why-no-magic = Vous n’avez aucune carte à jouer pour ses points de magie.
why-price = { $number ->
    [one] Elle coûte { $number } point de magie ; vous en avez { $count }.
   *[other] Elle coûte { $number } points de magie ; vous en avez { $count }.
}
why-magic-colour = { $colour ->
    [blue] Sa magie : { $own }. Vous jouez du bleu, et les couleurs ne se mélangent pas.
    [green] Sa magie : { $own }. Vous jouez du vert, et les couleurs ne se mélangent pas.
    [yellow] Sa magie : { $own }. Vous jouez du jaune, et les couleurs ne se mélangent pas.
   *[red] Sa magie : { $own }. Vous jouez du rouge, et les couleurs ne se mélangent pas.
}
why-for-magic = Cette carte a été jouée pour ses points de magie, pas pour sa capacité.

## Utiliser des capacités

why-lay-first = { $count ->
    [0] Jouez d’abord deux cartes.
   *[other] Jouez d’abord une deuxième carte.
}
why-all-laid = { $count ->
    [2] Vous avez joué deux cartes : vous ne pouvez pas en jouer d’autre.
   *[other] Vous avez joué { $count } cartes : vous ne pouvez pas en jouer d’autre.
}
why-laid-settled = Une troisième carte doit être jouée avant d’utiliser la première capacité.
why-effect-used = Vous avez déjà utilisé cet effet.
why-closed = Vous avez commencé une autre carte : celle-ci ne peut plus être utilisée.
why-choice-made = Vous ne pouviez choisir qu’un des deux effets, et vous avez pris l’autre.
why-no-card-of-colour = { $colour ->
    [blue] Aucune carte bleue n’est disponible.
    [green] Aucune carte verte n’est disponible.
    [yellow] Aucune carte jaune n’est disponible.
   *[red] Aucune carte rouge n’est disponible.
}
why-other-colour = { $colour ->
    [blue] Vous ne pouvez prendre qu’une carte bleue.
    [green] Vous ne pouvez prendre qu’une carte verte.
    [yellow] Vous ne pouvez prendre qu’une carte jaune.
   *[red] Vous ne pouvez prendre qu’une carte rouge.
}
why-nothing-takes-cards = Aucun effet utilisable ne permet de prendre une carte disponible.
why-nothing-gives = Rien ne vous permet d’obtenir { OBJECT($what) } maintenant.
why-nothing-draws = Aucun effet utilisable ne permet de prendre une carte de la pile.
why-nothing-fetches = Seules les capacités « { ability-resurrection } » et « { ability-switch } » permettent de prendre une carte ici.
why-fetches-itself = Une carte ne peut pas se reprendre elle-même. Choisissez-en une autre.
why-no-wisp = Une tuile Feu follet s’obtient avec la capacité « { ability-wisp } » d’une Banshee ou en atteignant un feu follet sur la piste de score.
why-gem-instead = Vous avez pris une pierre précieuse au lieu des points de cette carte.
why-nobody-has = { $gem } : aucun autre joueur n’en a.
why-discard-empty = La défausse de cartes Créature est vide.
why-no-tile = Aucune tuile Feu follet n’est visible.
why-deck-empty = La pile et la défausse de cartes Créature sont vides.
why-hand-empty = Vous n’avez aucune carte en main.

## Réserve, paiements, dé

why-supply-lacks = Il n’y a plus { OBJECT($what) } dans la réserve.
why-supply-no-colour = Il n’y a plus aucune pierre précieuse de couleur dans la réserve.
why-short = Cela coûte { OBJECT($price) } ; vous avez : { OBJECT($purse) }.
why-short-at-forge = Cela coûte { OBJECT($price) } ; vous avez : { OBJECT($purse) }. Vous pourriez aussi payer 3 jetons Minerai ; vous avez : { OBJECT($ore) }.
why-no-coloured-gem = Vous n’avez aucune pierre précieuse de couleur à échanger.
why-only-coloured = Vous ne pouvez échanger ici qu’une pierre précieuse de couleur, pas une pierre précieuse joker.
why-none-owned = Vous n’avez { OBJECT($what) }.
why-pay-as-a-whole = Choisissez l’un des paiements de la liste.
why-nothing-to-pay = Vous n’avez rien à payer pour le moment.
why-ore-forges = Le minerai sert à forger : 3 jetons Minerai paient n’importe quel artéfact, mais sans le bonus de la forge.

## Forges et rangées

why-same-forge = Le deuxième artéfact doit venir d’une autre forge.
why-forge-empty = Il n’y a pas d’artéfact sur cette forge.
why-wild-forge-empty = Il ne reste aucun artéfact joker.
why-no-space = { $colour ->
    [blue] Les deux cases bleues sont occupées.
    [green] Les deux cases vertes sont occupées.
    [yellow] Les deux cases jaunes sont occupées.
   *[red] Les deux cases rouges sont occupées.
}
why-board-full = Les deux rangées sont pleines.
why-space-filled = Cette case est occupée ; un artéfact posé ne peut plus être déplacé.
why-space-colour = { $artifact } : seulement sur une case de sa couleur.
why-nothing-to-place = Vous n’avez pas d’artéfact à placer pour le moment.
why-row-short = { $count ->
    [0] Il faut au moins deux artéfacts pour échanger une rangée ; celle-ci est vide.
   *[other] Il faut au moins deux artéfacts pour échanger une rangée ; celle-ci n’en a qu’un.
}
why-trade-later = Vous pourrez échanger des rangées après votre action.

## Pierres runiques

why-stone-owned = Vous avez déjà cette pierre runique.
why-four-stones = Vous avez quatre pierres runiques : il n’y a plus de place.
why-stone-gone = Il ne reste aucune pierre runique de cette sorte.
why-stone-by-trade = On prend une pierre runique en échangeant une rangée.
why-works-by-itself = Cette pierre runique agit automatiquement.
why-exchanged = Vous avez déjà utilisé cette pierre runique pendant ce tour.
why-nothing-to-exchange = Vous n’avez ni pierre précieuse ni jeton Minerai à échanger.
why-would-spoil = Après cet échange, vous ne pourriez plus rien forger.
why-infused = { $gem } : posée sur la pierre runique, elle y reste jusqu’à la fin de la partie.
why-stone-later = Cette pierre runique ne change rien ici ; utilisez-la avant ou après cette décision.
