# Ce qui s’est passé. { $you } vaut "yes" quand la ligne parle de la personne qui la lit.

# A line that is read out.
sentence = { $line }.

log-omitted = Reste dans la boîte : { $rune }
log-first = { $you ->
    [yes] Vous commencez
   *[no] { $who } commence
}
log-token = Case { $space } : { OBJECT($wisp) }
log-turn = { $you ->
    [yes] Tour { $turn } : vous
   *[no] Tour { $turn } : { $who }
}
log-action-summon = { $you ->
    [yes] Vous invoquez des créatures
   *[no] { $who } invoque des créatures
}
log-action-abilities = { $you ->
    [yes] Vous utilisez des capacités
   *[no] { $who } utilise des capacités
}
log-action-forge = { $you ->
    [yes] Vous forgez des artéfacts
   *[no] { $who } forge des artéfacts
}
log-action-pass = { $you ->
    [yes] Vous devez passer
   *[no] { $who } doit passer
}

## Cartes

log-card-revealed = Nouvelle carte disponible : { $card }
log-cards-revealed = Nouvelles cartes disponibles : { $card }
log-card-taken = { $you ->
    [yes] Vous prenez { $card }
   *[no] { $who } prend { $card }
}
log-card-from-deck = { $you ->
    [yes] Vous prenez { $card } de la pile
   *[no] { $who } prend { $card } de la pile
}
log-card-drawn = { $you ->
    [yes] Vous piochez { OBJECT($card) }
   *[no] { $who } pioche { OBJECT($card) }
}
log-card-played = { $you ->
    [yes] Vous jouez { $card }
   *[no] { $who } joue { $card }
}
log-card-discarded = { $you ->
    [yes] Vous défaussez { $card }
   *[no] { $who } défausse { $card }
}
log-card-to-creature-discard = { $card } va dans la défausse de cartes Créature
log-card-to-box = Carte retirée du jeu : { $card }
log-card-fetched-to-hand = { $you ->
    [yes] Vous prenez en main { $card } de la défausse de cartes Créature
   *[no] { $who } prend en main { $card } de la défausse de cartes Créature
}
log-card-fetched-to-discard = { $you ->
    [yes] Vous placez { $card } de la défausse de cartes Créature dans votre défausse
   *[no] { $who } place { $card } de la défausse de cartes Créature dans sa défausse
}

## Pierres précieuses, jetons Minerai, artéfacts, pierres runiques

log-takes = { $you ->
    [yes] Vous prenez { OBJECT($what) }
   *[no] { $who } prend { OBJECT($what) }
}
log-pays = { $you ->
    [yes] Vous payez { OBJECT($what) }
   *[no] { $who } paie { OBJECT($what) }
}
log-gives = { $you ->
    [yes] Vous donnez { OBJECT($what) } à { $whom }
   *[no] { $to-you ->
        [yes] { $who } vous donne { OBJECT($what) }
       *[no] { $who } donne { OBJECT($what) } à { $whom }
    }
}
log-infuses = { $you ->
    [yes] Vous placez { OBJECT($what) } sur « { $rune } »
   *[no] { $who } place { OBJECT($what) } sur « { $rune } »
}
log-forges = { $you ->
    [yes] Vous forgez { OBJECT($artifact) } ({ $row })
   *[no] { $who } forge { OBJECT($artifact) } ({ $row })
}
log-artifact-revealed = { $forge } : { $artifact }
log-stone = { $you ->
    [yes] Vous prenez la pierre runique « { $rune } »
   *[no] { $who } prend la pierre runique « { $rune } »
}

## Dé, feux follets, piles

log-rolls = { $you ->
    [yes] Vous lancez le dé : { $face }
   *[no] { $who } lance le dé : { $face }
}
log-times = { $times } × { $what }
log-wisp = { $you ->
    [yes] Vous atteignez { OBJECT($wisp) } (case { $space })
   *[no] { $who } atteint { OBJECT($wisp) } (case { $space })
}
log-tile-used = Tuile Feu follet utilisée : { $tile }
log-tile-revealed = Nouvelle tuile Feu follet : { $tile }
log-shuffle-deck = La défausse de cartes Créature est mélangée et forme une nouvelle pile
log-shuffle-own = { $you ->
    [yes] Vous mélangez votre défausse
   *[no] { $who } mélange sa défausse
}
log-shuffle-artifacts = Les artéfacts défaussés sont mélangés et forment une nouvelle réserve
log-shuffle-tiles = Les tuiles Feu follet défaussées sont mélangées et forment une nouvelle pile

## Points

log-score-by = { $you ->
    [yes] Vous gagnez { $points } ({ $what })
   *[no] { $who } gagne { $points } ({ $what })
}
log-score-die = { $you ->
    [yes] Vous gagnez { $points } (dé)
   *[no] { $who } gagne { $points } (dé)
}
log-score-forge = { $you ->
    [yes] Vous gagnez { $points } (forge)
   *[no] { $who } gagne { $points } (forge)
}
log-score-trade = { $you ->
    [yes] Vous échangez une rangée contre { $points }
   *[no] { $who } échange une rangée contre { $points }
}
log-score-tile = { $you ->
    [yes] Vous gagnez { $points } (tuile Feu follet)
   *[no] { $who } gagne { $points } (tuile Feu follet)
}
log-score-left-over = { $you ->
    [yes] Vous gagnez { $points } pour vos pierres précieuses et jetons Minerai
   *[no] { $who } gagne { $points } pour ses pierres précieuses et jetons Minerai
}
log-score-row-top = { $you ->
    [yes] Vous gagnez { $points } pour la rangée du haut
   *[no] { $who } gagne { $points } pour la rangée du haut
}
log-score-row-bottom = { $you ->
    [yes] Vous gagnez { $points } pour la rangée du bas
   *[no] { $who } gagne { $points } pour la rangée du bas
}
log-over = La partie est terminée
