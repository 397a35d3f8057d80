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
why-chance = Ora decide il caso.
why-not-your-turn = Tocca a { $who } decidere.
why-absent = Non c’è più.
why-decide-first = Prima decidi ciò che ti viene chiesto.
why-action-first = Prima scegli la tua azione.
why-action-first-for = Prima scegli l’azione «{ $action }».
why-other-action = Una sola azione per turno: hai scelto «{ $action }».
why-action-over = La tua azione di questo turno è finita.
why-action-possible = Puoi passare solo se nessuna delle tre azioni è possibile.
why-few-cards = { $count ->
    [0] Servono due carte e non ne hai nessuna in mano.
   *[other] Servono due carte e ne hai in mano solo una.
}
why-nothing-to-forge = Ora non puoi forgiare niente: ti mancano gemme e minerali, o uno spazio libero.
why-must-take = Un’evocazione prende almeno una creatura.
why-must-forge = Forgia almeno un artefatto.
why-must-take-stone = Bisogna prendere una pietra runica.

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
    [0] Prima cala due carte.
   *[other] Prima cala una seconda carta.
}
why-all-laid = { $count ->
    [2] Hai calato due carte: non puoi calarne altre.
   *[other] Hai calato { $count } carte: non puoi calarne altre.
}
why-laid-settled = La terza carta andava calata prima di usare la prima abilità.
why-effect-used = Questo effetto è già stato usato.
why-closed = Questa carta si è chiusa quando sei passato a un’altra.
why-choice-made = Solo uno dei due effetti, e hai usato l’altro.
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
why-nothing-takes-cards = Niente di ciò che puoi usare ora prende una carta dal tabellone.
why-nothing-gives = Niente di ciò che puoi usare ora dà { OBJECT($what) }.
why-nothing-draws = Niente di ciò che puoi usare ora prende una carta dal mazzo.
why-nothing-fetches = Da qui si riprendono carte solo con «{ ability-resurrection }» e «{ ability-switch }».
why-no-wisp = Una tessera fuoco fatuo si ottiene con una Banshee del fuoco fatuo o raggiungendo un fuoco fatuo sul tracciato dei punti.
why-gem-instead = Hai preso una gemma invece di tutti i punti di questa carta.
why-nobody-has = Nessun altro giocatore ha { OBJECT($gem) }.
why-discard-empty = Gli scarti delle creature sono vuoti.
why-no-tile = Nessuna tessera fuoco fatuo è scoperta.
why-deck-empty = Il mazzo e gli scarti delle creature sono vuoti.
why-hand-empty = Non hai carte in mano.

## Riserva, pagamenti, dado

why-supply-lacks = La riserva non ha { OBJECT($what) }.
why-supply-no-colour = La riserva non ha più gemme colorate.
why-short = Costa { OBJECT($price) }; hai: { OBJECT($purse) }.
why-short-at-forge = Costa { OBJECT($price) }; hai: { OBJECT($purse) }. Basterebbero anche tre minerali; hai: { OBJECT($ore) }.
why-no-coloured-gem = Non hai gemme colorate da scambiare.
why-only-coloured = Il dado prende una gemma colorata, non una selvaggia.
why-none-owned = Non hai { OBJECT($what) }.
why-pay-as-a-whole = Scegli uno dei pagamenti dell’elenco.
why-nothing-to-pay = Ora niente richiede gemme.
why-ore-forges = Il minerale serve a forgiare: tre minerali danno un artefatto qualsiasi, senza il bonus della fucina.

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
why-space-filled = Questo spazio è occupato, e niente si sposta una volta posato.
why-space-colour = { $artifact }: solo su uno spazio del suo colore.
why-nothing-to-place = Non hai artefatti da posare.
why-row-short = { $count ->
    [0] Una fila si scambia con almeno due artefatti; questa è vuota.
   *[other] Una fila si scambia con almeno due artefatti; questa ne ha solo uno.
}
why-trade-later = Le file si scambiano dopo l’azione.

## Pietre runiche

why-stone-owned = Hai già questa pietra runica.
why-four-stones = Hai quattro pietre runiche: non c’è posto per un’altra.
why-stone-gone = Non restano pietre di questo tipo.
why-stone-by-trade = Una pietra runica si prende scambiando una fila.
why-works-by-itself = Questa pietra agisce da sé.
why-exchanged = Hai già usato questa pietra in questo turno.
why-nothing-to-exchange = Non hai né gemme né minerali da scambiare.
why-would-spoil = Dopo uno scambio non potresti più forgiare niente.
why-infused = { $gem }: sta sulla pietra e ci rimane.
why-stone-later = Qui questa pietra non cambia nulla; usala prima o dopo questa decisione.
