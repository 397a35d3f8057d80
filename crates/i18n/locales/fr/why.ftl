# Pourquoi quelque chose est impossible, en une phrase.

## Rien d’une sorte, comme complément d’objet

no-gem-blue = aucune pierre bleue
no-gem-green = aucune pierre verte
no-gem-yellow = aucune pierre jaune
no-gem-red = aucune pierre rouge
no-gem-wild = aucune pierre joker
no-ore = aucun minerai
gems-in-all = { $count ->
    [0] aucune pierre
    [one] { $count } pierre
   *[other] { $count } pierres
}

## À qui de jouer, et ce qui vient d’abord

why-watching = Vous êtes spectateur : seuls les joueurs de la table peuvent agir ici.
why-over = La partie est terminée.
why-chance = C’est le hasard qui décide.
why-not-your-turn = C’est à { $who } de décider.
why-absent = Ce n’est plus là.
why-decide-first = Décidez d’abord ce qui vous est demandé.
why-action-first = Choisissez d’abord votre action.
why-action-first-for = Choisissez d’abord l’action « { $action } ».
why-other-action = Une seule action par tour : vous avez choisi « { $action } ».
why-action-over = Votre action de ce tour est terminée.
why-action-possible = Vous ne pouvez passer que si aucune des trois actions n’est possible.
why-few-cards = { $count ->
    [0] Il faut deux cartes, et vous n’en avez aucune en main.
   *[other] Il faut deux cartes, et vous n’en avez qu’une en main.
}
why-nothing-to-forge = Vous ne pouvez rien forger maintenant : il vous manque des pierres et du minerai, ou une case libre.
why-must-take = Une invocation prend au moins une créature.
why-must-forge = Forgez au moins un artéfact.
why-must-take-stone = Il faut prendre une pierre runique.

## Invoquer des créatures

why-display-empty = Il n’y a aucune carte disponible.
why-no-magic = Vous n’avez aucune carte à jouer pour ses points de magie.
why-price = { $number ->
    [one] Elle coûte { $number } point de magie ; vous en avez { $count }.
   *[other] Elle coûte { $number } points de magie ; vous en avez { $count }.
}
why-magic-colour = { $colour ->
    [blue] Sa magie : { $own }. Vous jouez du bleu, et les couleurs ne se mélangent pas.
    [green] Sa magie : { $own }. Vous jouez du vert, et les couleurs ne se mélangent pas.
    [yellow] Sa magie : { $own }. Vous jouez du jaune, et les couleurs ne se mélangent pas.
   *[red] Sa magie : { $own }. Vous jouez du rouge, et les couleurs ne se mélangent pas.
}
why-for-magic = Cette carte a été jouée pour ses points de magie, pas pour sa capacité.

## Utiliser des capacités

why-lay-first = { $count ->
    [0] Posez d’abord deux cartes.
   *[other] Posez d’abord une deuxième carte.
}
why-all-laid = { $count ->
    [2] Deux cartes sont posées : vous ne pouvez pas en poser d’autre.
   *[other] { $count } cartes sont posées : vous ne pouvez pas en poser d’autre.
}
why-laid-settled = Il aurait fallu poser la troisième carte avant d’utiliser la première capacité.
why-effect-used = Cet effet a déjà été utilisé.
why-closed = Cette carte a été close quand vous êtes passé à une autre.
why-choice-made = Un seul des deux effets, et vous avez utilisé l’autre.
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
why-nothing-takes-cards = Rien de ce que vous pouvez utiliser ne prend une carte disponible.
why-nothing-gives = Rien de ce que vous pouvez utiliser ne donne { OBJECT($what) }.
why-nothing-draws = Rien de ce que vous pouvez utiliser ne prend une carte de la pile.
why-nothing-fetches = On ne reprend une carte ici que par « { ability-resurrection } » et « { ability-switch } ».
why-no-wisp = Une tuile Feu follet s’obtient par une Banshee au feu follet ou en atteignant un feu follet sur la piste de score.
why-gem-instead = Vous avez pris une pierre au lieu de tous les points de cette carte.
why-nobody-has = Personne d’autre n’a { OBJECT($gem) }.
why-discard-empty = La défausse des créatures est vide.
why-no-tile = Aucune tuile Feu follet n’est visible.
why-deck-empty = La pile et la défausse des créatures sont vides.
why-hand-empty = Vous n’avez aucune carte en main.

## Réserve, paiements, dé

why-supply-lacks = La réserve n’a { OBJECT($what) }.
why-supply-no-colour = La réserve n’a plus aucune pierre de couleur.
why-short = Cela coûte { OBJECT($price) } ; vous avez : { OBJECT($purse) }.
why-short-at-forge = Cela coûte { OBJECT($price) } ; vous avez : { OBJECT($purse) }. Trois minerais suffiraient aussi ; vous avez : { OBJECT($ore) }.
why-no-coloured-gem = Vous n’avez aucune pierre de couleur à échanger.
why-only-coloured = Le dé prend une pierre de couleur, pas un joker.
why-none-owned = Vous n’avez { OBJECT($what) }.
why-pay-as-a-whole = Choisissez l’un des paiements de la liste.
why-nothing-to-pay = Rien ne demande de pierres maintenant.
why-ore-forges = Le minerai sert à forger : trois minerais donnent n’importe quel artefact, sans le bonus de la forge.

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
why-space-filled = Cette case est occupée, et rien ne se déplace une fois posé.
why-space-colour = { $artifact } : seulement sur une case de sa couleur.
why-nothing-to-place = Vous n’avez aucun artéfact à poser.
why-row-short = { $count ->
    [0] Une rangée s’échange à partir de deux artéfacts ; celle-ci est vide.
   *[other] Une rangée s’échange à partir de deux artéfacts ; celle-ci n’en a qu’un.
}
why-trade-later = Les rangées s’échangent après l’action.

## Pierres runiques

why-stone-owned = Vous avez déjà cette pierre runique.
why-four-stones = Vous avez quatre pierres runiques : il n’y a plus de place.
why-stone-gone = Il ne reste aucune pierre de cette sorte.
why-stone-by-trade = On prend une pierre runique en échangeant une rangée.
why-works-by-itself = Cette pierre agit d’elle-même.
why-exchanged = Vous avez déjà utilisé cette pierre pendant ce tour.
why-nothing-to-exchange = Vous n’avez ni pierre ni minerai à échanger.
why-would-spoil = Après un échange, vous ne pourriez plus rien forger.
why-infused = { $gem } : posée sur la pierre runique, elle y reste.
why-stone-later = Cette pierre ne change rien ici ; utilisez-la avant ou après cette décision.
