# Che cosa è successo. { $you } è "yes" quando la riga parla di chi la legge.

# A line that is read out.
sentence = { $line }.

log-omitted = Resta nella scatola: { $rune }
log-first = { $you ->
    [yes] Inizi tu
   *[no] Inizia { $who }
}
log-token = Spazio { $space }: { OBJECT($wisp) }
log-turn = { $you ->
    [yes] Turno { $turn }: tu
   *[no] Turno { $turn }: { $who }
}
log-action-summon = { $you ->
    [yes] Evochi creature
   *[no] { $who } evoca creature
}
log-action-abilities = { $you ->
    [yes] Utilizzi abilità
   *[no] { $who } utilizza abilità
}
log-action-forge = { $you ->
    [yes] Forgi artefatti
   *[no] { $who } forgia artefatti
}
log-action-pass = { $you ->
    [yes] Devi passare
   *[no] { $who } deve passare
}

## Carte

log-card-revealed = { $card } arriva sul tabellone
log-cards-revealed = Nuove carte sul tabellone: { $card }
log-card-taken = { $you ->
    [yes] Prendi { $card }
   *[no] { $who } prende { $card }
}
log-card-from-deck = { $you ->
    [yes] Prendi { $card } dal mazzo
   *[no] { $who } prende { $card } dal mazzo
}
log-card-drawn = { $you ->
    [yes] Peschi { OBJECT($card) }
   *[no] { $who } pesca { OBJECT($card) }
}
log-card-played = { $you ->
    [yes] Giochi { $card }
   *[no] { $who } gioca { $card }
}
log-card-discarded = { $you ->
    [yes] Scarti { $card }
   *[no] { $who } scarta { $card }
}
log-card-to-creature-discard = { $card } va nella pila degli scarti generali
log-card-to-box = Carta rimossa dal gioco: { $card }
log-card-fetched-to-hand = { $you ->
    [yes] Prendi in mano { $card } dalla pila degli scarti generali
   *[no] { $who } prende in mano { $card } dalla pila degli scarti generali
}
log-card-fetched-to-discard = { $you ->
    [yes] Metti { $card } dalla pila degli scarti generali nella tua
   *[no] { $who } mette { $card } dalla pila degli scarti generali nella propria
}

## Gemme, minerali, artefatti, pietre runiche

log-takes = { $you ->
    [yes] Prendi { OBJECT($what) }
   *[no] { $who } prende { OBJECT($what) }
}
log-pays = { $you ->
    [yes] Paghi { OBJECT($what) }
   *[no] { $who } paga { OBJECT($what) }
}
log-gives = { $you ->
    [yes] Dai { OBJECT($what) } a { $whom }
   *[no] { $to-you ->
        [yes] { $who } ti dà { OBJECT($what) }
       *[no] { $who } dà { OBJECT($what) } a { $whom }
    }
}
log-infuses = { $you ->
    [yes] Metti { OBJECT($what) } su «{ $rune }»
   *[no] { $who } mette { OBJECT($what) } su «{ $rune }»
}
log-forges = { $you ->
    [yes] Forgi { OBJECT($artifact) } ({ $row })
   *[no] { $who } forgia { OBJECT($artifact) } ({ $row })
}
log-artifact-revealed = { $forge }: { $artifact }
log-stone = { $you ->
    [yes] Prendi la pietra runica «{ $rune }»
   *[no] { $who } prende la pietra runica «{ $rune }»
}

## Dado, fuochi fatui, mazzi

log-rolls = { $you ->
    [yes] Tiri il dado: { $face }
   *[no] { $who } tira il dado: { $face }
}
log-times = { $times } × { $what }
log-wisp = { $you ->
    [yes] Raggiungi { OBJECT($wisp) } (spazio { $space })
   *[no] { $who } raggiunge { OBJECT($wisp) } (spazio { $space })
}
log-tile-used = Tessera fuoco fatuo usata: { $tile }
log-tile-revealed = Nuova tessera fuoco fatuo: { $tile }
log-shuffle-deck = La pila degli scarti generali viene mescolata e forma il nuovo mazzo
log-shuffle-own = { $you ->
    [yes] Mescoli la tua pila degli scarti
   *[no] { $who } mescola la propria pila degli scarti
}
log-shuffle-artifacts = Gli artefatti scartati vengono mescolati e formano la nuova riserva
log-shuffle-tiles = Le tessere fuoco fatuo scartate vengono mescolate e formano la nuova pila

## Punti

log-score-by = { $you ->
    [yes] Guadagni { $points } ({ $what })
   *[no] { $who } guadagna { $points } ({ $what })
}
log-score-die = { $you ->
    [yes] Guadagni { $points } (dado)
   *[no] { $who } guadagna { $points } (dado)
}
log-score-forge = { $you ->
    [yes] Guadagni { $points } (fucina)
   *[no] { $who } guadagna { $points } (fucina)
}
log-score-trade = { $you ->
    [yes] Scambi una fila per { $points }
   *[no] { $who } scambia una fila per { $points }
}
log-score-tile = { $you ->
    [yes] Guadagni { $points } (tessera fuoco fatuo)
   *[no] { $who } guadagna { $points } (tessera fuoco fatuo)
}
log-score-left-over = { $you ->
    [yes] Guadagni { $points } per gemme e minerali
   *[no] { $who } guadagna { $points } per gemme e minerali
}
log-score-row-top = { $you ->
    [yes] Guadagni { $points } per la fila superiore
   *[no] { $who } guadagna { $points } per la fila superiore
}
log-score-row-bottom = { $you ->
    [yes] Guadagni { $points } per la fila inferiore
   *[no] { $who } guadagna { $points } per la fila inferiore
}
log-over = La partita è finita
