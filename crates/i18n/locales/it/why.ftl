# Perché qualcosa non si può fare, in una frase.

## Niente di un tipo, come complemento oggetto

no-gem-blue = nessuna gemma blu
no-gem-green = nessuna gemma verde
no-gem-yellow = nessuna gemma gialla
no-gem-red = nessuna gemma rossa
no-gem-wild = nessuna gemma selvaggia
no-ore = nessun minerale
gems-in-all = { $count ->
    [0] nessuna gemma
    [one] { $count } gemma
   *[other] { $count } gemme
}

## A chi tocca, e che cosa viene prima

why-watching = Stai guardando: qui possono agire solo i giocatori al tavolo.
why-over = La partita è finita.
why-chance = È in corso un’estrazione casuale.
why-not-your-turn = Tocca a { $who }.
why-absent = Non è più qui.
why-decide-first = Rispondi prima alla domanda.
why-action-first = Prima scegli la tua azione.
why-action-first-for = Prima scegli l’azione «{ $action }».
why-other-action = Una sola azione per turno: hai scelto «{ $action }».
why-action-over = Hai già fatto la tua azione in questo turno.
why-action-possible = Puoi passare solo se nessuna delle tre azioni è possibile.
why-few-cards = { $count ->
    [0] Servono due carte e non ne hai nessuna in mano.
   *[other] Servono due carte e ne hai in mano solo una.
}
why-nothing-to-forge = Al momento non puoi forgiare niente: ti mancano gemme o minerali, oppure uno spazio libero.
why-must-take = Devi prendere almeno una creatura.
why-must-forge = Devi forgiare almeno un artefatto.
why-must-take-stone = Devi prendere una pietra runica.

## Evocare creature

why-display-empty = Non ci sono creature sul tabellone.
why-no-magic = Non hai carte da giocare per i punti magia.
why-price = { $number ->
    [one] Costa { $number } punto magia; ne hai { $count }.
   *[other] Costa { $number } punti magia; ne hai { $count }.
}
why-magic-colour = { $colour ->
    [blue] La sua magia: { $own }. Stai giocando il blu, e i colori non si mescolano.
    [green] La sua magia: { $own }. Stai giocando il verde, e i colori non si mescolano.
    [yellow] La sua magia: { $own }. Stai giocando il giallo, e i colori non si mescolano.
   *[red] La sua magia: { $own }. Stai giocando il rosso, e i colori non si mescolano.
}
why-for-magic = Questa carta è stata giocata per i punti magia, non per l’abilità.

## Utilizzare abilità

why-lay-first = { $count ->
    [0] Prima gioca due carte.
   *[other] Prima gioca una seconda carta.
}
why-all-laid = { $count ->
    [2] Hai giocato due carte: non puoi giocarne altre.
   *[other] Hai giocato { $count } carte: non puoi giocarne altre.
}
why-laid-settled = Una terza carta va giocata prima di usare la prima abilità.
why-effect-used = Hai già usato questo effetto.
why-closed = Hai iniziato un’altra carta: questa non si può più usare.
why-choice-made = Potevi usare uno solo dei due effetti, e hai usato l’altro.
why-no-card-of-colour = { $colour ->
    [blue] Sul tabellone non c’è nessuna carta blu.
    [green] Sul tabellone non c’è nessuna carta verde.
    [yellow] Sul tabellone non c’è nessuna carta gialla.
   *[red] Sul tabellone non c’è nessuna carta rossa.
}
why-other-colour = { $colour ->
    [blue] Puoi prendere solo una carta blu.
    [green] Puoi prendere solo una carta verde.
    [yellow] Puoi prendere solo una carta gialla.
   *[red] Puoi prendere solo una carta rossa.
}
why-nothing-takes-cards = Nessun effetto disponibile ti fa prendere una carta dal tabellone.
why-nothing-gives = Nessun effetto disponibile ti dà { OBJECT($what) }.
why-nothing-draws = Nessun effetto disponibile ti fa prendere una carta dal mazzo.
why-nothing-fetches = Solo «{ ability-resurrection }» e «{ ability-switch }» fanno prendere carte da qui.
why-fetches-itself = Una carta non può riprendere sé stessa. Scegline un’altra.
why-no-wisp = Una tessera fuoco fatuo si ottiene con l’abilità «{ ability-wisp }» di una Banshee o raggiungendo un fuoco fatuo sul tracciato dei punti potere.
why-gem-instead = Hai preso una gemma invece dei punti di questa carta.
why-nobody-has = Nessun altro giocatore ha { OBJECT($gem) }.
why-discard-empty = La pila degli scarti generali è vuota.
why-no-tile = Nessuna tessera fuoco fatuo è scoperta.
why-deck-empty = Il mazzo e la pila degli scarti generali sono vuoti.
why-hand-empty = Non hai carte in mano.

## Riserva, pagamenti, dado

why-supply-lacks = Nella riserva non c’è più { OBJECT($what) }.
why-supply-no-colour = Nella riserva non ci sono più gemme colorate.
why-short = Costa { OBJECT($price) }; hai: { OBJECT($purse) }.
why-short-at-forge = Costa { OBJECT($price) }; hai: { OBJECT($purse) }. Potresti anche pagare 3 minerali; hai: { OBJECT($ore) }.
why-no-coloured-gem = Non hai gemme colorate da scambiare.
why-only-coloured = Qui puoi scambiare solo una gemma colorata, non una selvaggia.
why-none-owned = Non hai { OBJECT($what) }.
why-pay-as-a-whole = Scegli uno dei pagamenti dell’elenco.
why-nothing-to-pay = Al momento non devi pagare gemme.
why-ore-forges = Il minerale serve a forgiare: con 3 minerali paghi qualsiasi artefatto, ma senza il bonus della fucina.

## Fucine e file

why-same-forge = Il secondo artefatto deve venire da un’altra fucina.
why-forge-empty = In questa fucina non c’è nessun artefatto.
why-wild-forge-empty = Non restano artefatti selvaggi.
why-no-space = { $colour ->
    [blue] Entrambi gli spazi blu sono occupati.
    [green] Entrambi gli spazi verdi sono occupati.
    [yellow] Entrambi gli spazi gialli sono occupati.
   *[red] Entrambi gli spazi rossi sono occupati.
}
why-board-full = Entrambe le file sono piene.
why-space-filled = Questo spazio è occupato; un artefatto posizionato non si sposta più.
why-space-colour = { $artifact }: solo su uno spazio del suo colore.
why-nothing-to-place = Al momento non hai artefatti da posizionare.
why-row-short = { $count ->
    [0] Per scambiare una fila servono almeno due artefatti; questa è vuota.
   *[other] Per scambiare una fila servono almeno due artefatti; questa ne ha solo uno.
}
why-trade-later = Puoi scambiare le file dopo la tua azione.

## Pietre runiche

why-stone-owned = Hai già questa pietra runica.
why-four-stones = Hai quattro pietre runiche: non c’è posto per un’altra.
why-stone-gone = Non restano pietre runiche di questo tipo.
why-stone-by-trade = Una pietra runica si prende scambiando una fila.
why-works-by-itself = Questa pietra runica agisce automaticamente.
why-exchanged = Hai già usato questa pietra runica in questo turno.
why-nothing-to-exchange = Non hai né gemme né minerali da scambiare.
why-would-spoil = Dopo questo scambio non potresti più forgiare niente.
why-infused = { $gem }: resta sulla pietra runica fino alla fine della partita.
why-stone-later = Qui questa pietra runica non cambia nulla; usala prima o dopo questa decisione.
