# Che cosa viene chiesto, che cosa si può rispondere e che cosa fanno le cose.

## A chi decide

ask-action = Scegli la tua azione.
ask-summon-play = Gioca carte per i loro punti magia.
ask-summon-take = { $magic }: prendi una creatura o gioca altre carte.
ask-summon-more = Ancora { $magic }: prendi un’altra creatura o concludi.
ask-lay-first = Gioca la prima di due carte.
ask-lay-second = Gioca la seconda carta.
ask-use-or-lay-third = Usa un’abilità o gioca una terza carta.
ask-use-first = Usa le abilità delle tue carte, una carta alla volta.
ask-use-next = Usa la prossima carta.
ask-use-rest = { $card }: usa il resto o concludi.
ask-use-rest-or-next = { $card }: usa il resto o passa a un’altra carta.
ask-forge = Scegli una fucina.
ask-forge-second = Forgia un secondo artefatto o concludi.
ask-trade = Scambia una fila di artefatti o termina il turno.
ask-end-turn = Terminare il turno?
ask-stone = Prendi una pietra runica.
ask-die = { $times ->
    [one] Risultato del dado. { $gives }
   *[other] Risultato del dado, vale { $times } volte. { $gives }
}
ask-tile = Tessera fuoco fatuo. { $gives }
ask-played-card = { $card }: usa la sua abilità.
ask-pick-tile = Hai raggiunto un fuoco fatuo: scegli una tessera.
ask-fetch-to-hand = Scegli una carta dalla pila degli scarti generali da aggiungere alla tua mano.
ask-fetch-to-discard = Scegli una carta dalla pila degli scarti generali per la tua pila degli scarti.
ask-pay = { $what }: con quali gemme paghi?
ask-exchange-points = { $card }: prendi i punti oppure una gemma?
ask-place = { $artifact }: scegli uno spazio.

## A tutti gli altri

wait-action = { $who } sceglie un’azione…
wait-summon = { $who } evoca creature…
wait-lay = { $who } gioca le carte…
wait-use = { $who } utilizza abilità…
wait-forge = { $who } sceglie una fucina…
wait-trade = { $who } può scambiare artefatti…
wait-stone = { $who } sceglie una pietra runica…
wait-die = { $who } guarda il dado…
wait-tile = { $who } usa una tessera fuoco fatuo…
wait-pick-tile = { $who } sceglie una tessera fuoco fatuo…
wait-fetch = { $who } guarda la pila degli scarti generali…
wait-pay = { $who } paga…
wait-points = { $who } sceglie tra i punti e una gemma…
wait-place = { $who } posiziona un artefatto…

## Pulsanti

action-summon = { -summon }
action-abilities = { -abilities }
action-forge = { -forging }
action-pass = Passa
move-play = Gioca { $card }
move-summon = Evoca { $card }
move-lay = Gioca { $card }
move-of-card = { $number }: { $what }
move-any-gem = a scelta: { $gem }
move-take = prendi { $card }
move-any-card = carta qualsiasi: { $card }
move-roll = tira il dado
move-points-as-gem = { $gem } invece di { $points }
move-wisp = fuoco fatuo: { $tile }
move-fetch = Prendi { $card }
move-forge = { $forge }: { $artifact } ({ $cost })
move-place = { $row }, { $space }
move-trade = { $row } → { $points }
move-stone = Pietra runica: { $rune }
move-exchange = { $give } → { $take }
move-infuse = { $gem } su «{ $rune }»
move-done = Fatto
move-end-turn = Termina il turno
move-no-wisp = Nessuna tessera
move-decline = Rinuncia

## Che cosa fanno carte e tessere

ability-one = { $first }.
ability-each = { $first } e { $second }.
ability-one-of = A scelta: { $first } oppure { $second }.
ability-in-order = { $first }, poi { $second }.

effect-gems = prendi { OBJECT($gems) }
effect-any-gem = { $count ->
    [one] prendi una gemma colorata a tua scelta
   *[other] prendi { $count } gemme colorate a tua scelta
}
effect-card-blue = prendi una carta blu dal tabellone
effect-card-green = prendi una carta verde dal tabellone
effect-card-yellow = prendi una carta gialla dal tabellone
effect-card-red = prendi una carta rossa dal tabellone
effect-any-card = prendi una carta qualsiasi dal tabellone
effect-die = tira il dado
effect-points = guadagna { $points }
effect-exchange = paga { OBJECT($price) } per ricevere { OBJECT($gain) }
effect-pillage = ogni avversario ti dà { OBJECT($gem) }
effect-resurrection = metti una carta della pila degli scarti generali nella tua pila degli scarti
effect-switch = prendi in mano un’altra carta della pila degli scarti generali; questa Banshee ne prende il posto
effect-wisp = usa una tessera fuoco fatuo scoperta
effect-ore = prendi { OBJECT($ore) }
effect-draw = { $count ->
    [one] metti la prima carta del mazzo nella tua pila degli scarti
   *[other] metti le prime { $count } carte del mazzo nella tua pila degli scarti
}
effect-play = gioca un’altra carta dalla tua mano e usa la sua abilità

die-text-any-gem = Prendi una gemma colorata a tua scelta.
die-text-gem-for-wild = Scambia una gemma colorata con una gemma selvaggia.
die-text-one-point = Guadagna 1 punto.
die-text-two-points = Guadagna 2 punti.
die-text-ore = Prendi un minerale.
die-text-card = Metti la prima carta del mazzo nella tua pila degli scarti.

rune-text-magic-points = Hai due punti magia in più di qualsiasi colore ogni volta che evochi creature, anche senza giocare carte.
rune-text-hand-size = Riporti la mano a sei carte.
rune-text-exchange = Una volta per turno scambia una gemma con un minerale, oppure un minerale con una gemma colorata.
rune-text-wild-gem = Metti su questa pietra runica una gemma colorata della riserva. Da quel momento tutte le tue gemme di quel colore valgono anche come gemme selvagge.
rune-text-plus = Quando utilizzi abilità, puoi usare entrambi gli effetti di un’abilità opzionale.
rune-text-double-die = Quando utilizzi abilità, il risultato del dado tirato grazie a una carta vale due volte.
rune-text-extra-point = Quando utilizzi abilità, ogni carta che ti fa guadagnare punti te ne dà uno in più.
rune-text-three-abilities = Quando utilizzi abilità, puoi giocare tre carte. Solo quella con il numero più basso va nella tua pila degli scarti.
rune-text-discard-lowest = Quando utilizzi abilità, tieni la carta con il numero più alto e perdi quella con il più basso.
rune-text-gem-or-points = Quando utilizzi abilità, puoi prendere una gemma colorata invece dei punti di una carta. Decidi per ogni carta.

forge-text = { $count ->
    [one] Costa { $count } gemma del colore dell’artefatto, oppure 3 minerali.
   *[other] Costa { $count } gemme del colore dell’artefatto, oppure 3 minerali.
}
forge-text-bonus = { $count ->
    [one] Costa { $count } gemma del colore dell’artefatto e dà un bonus: { $bonus }. Oppure paghi 3 minerali, senza il bonus.
   *[other] Costa { $count } gemme del colore dell’artefatto e dà un bonus: { $bonus }. Oppure paghi 3 minerali, senza il bonus.
}
forge-text-wild = Costa 4 gemme qualsiasi, oppure 3 minerali. Un solo artefatto selvaggio per turno.

## Il conteggio finale

score-track = Tracciato dei punti potere
score-left-over = Gemme e minerali
score-row-top = Fila supe{"\u00AD"}riore
score-row-bottom = Fila infe{"\u00AD"}riore
score-total = Totale
