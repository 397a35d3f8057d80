# Ce qui s’est passé. { $you } vaut "yes" quand la ligne parle de la personne qui la lit.

log-omitted = Reste dans la boîte : { $rune }
log-first = { $you ->
    [yes] Vous commencez
   *[no] { $who } commence
}
log-token = Il y a { OBJECT($wisp) } sur la case { $space }
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
log-card-taken = { $you ->
    [yes] Vous prenez { $card }
   *[no] { $who } prend { $card }
}
log-card-from-deck = { $you ->
    [yes] Vous prenez { $card } sur la pile
   *[no] { $who } prend { $card } sur la pile
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
log-card-to-creature-discard = { $card } rejoint la défausse des créatures
log-card-to-box = { $card } quitte la partie
log-card-fetched-to-hand = { $you ->
    [yes] Vous prenez en main { $card } de la défausse des créatures
   *[no] { $who } prend en main { $card } de la défausse des créatures
}
log-card-fetched-to-discard = { $you ->
    [yes] Vous récupérez { $card } de la défausse des créatures
   *[no] { $who } récupère { $card } de la défausse des créatures
}

## Pierres, minerai, artéfacts, pierres runiques

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
log-shuffle-deck = La défausse des créatures forme une nouvelle pile
log-shuffle-own = { $you ->
    [yes] Vous mélangez votre défausse
   *[no] { $who } mélange sa défausse
}
log-shuffle-artifacts = Les artéfacts défaussés forment une nouvelle réserve
log-shuffle-tiles = Les tuiles Feu follet défaussées forment une nouvelle pile

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
    [yes] Vous gagnez { $points } pour les pierres et le minerai
   *[no] { $who } gagne { $points } pour les pierres et le minerai
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
