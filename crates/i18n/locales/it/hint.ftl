# Consigli.

hint-title = Che cosa farebbe un maestro
hint-win = { $percent }% di probabilità di vittoria
hint-score = punteggio previsto: { $own } a { $best }

reason-last-round = fa scattare l’ultimo round
reason-points = fa guadagnare { $points } in questo turno
reason-artifact-top = { $count ->
    [one] primo artefatto nella fila superiore
   *[other] { $count } artefatti nella fila superiore
}
reason-artifact-bottom = { $count ->
    [one] primo artefatto nella fila inferiore
   *[other] { $count } artefatti nella fila inferiore
}
reason-stone = ottieni la pietra runica «{ $rune }»
reason-gains = ottieni { $card }
reason-forge-in-demand = altrimenti un altro giocatore prende l’artefatto ({ $forge }): probabilità { $percent }%
reason-card-in-demand = altrimenti un altro giocatore prende { $card }: probabilità { $percent }%
reason-keeps = tieni { $card }
reason-loses = perdi { $card }
reason-gems = ottieni { OBJECT($gems) }
reason-ore = ottieni { OBJECT($ore) }

ui-no-hints = Niente suggerimenti a questo tavolo
ui-instant-bots = I bot giocano all’istante
error-no-hints = A questo tavolo i suggerimenti sono disattivati.

bot-random = Novizio
bot-random-about = fa mosse a caso
bot-apprentice = Apprendista
bot-apprentice-about = sceglie ciò che è ovvio e dimentica quali carte ha; ideale per iniziare
bot-acolyte = Accolito
bot-acolyte-about = sceglie ciò che è ovvio e non vede ciò che si combina bene
bot-greedy = Gazza
bot-greedy-about = afferra ciò che luccica di più in questo turno
bot-plain-search = Eremita
bot-plain-search-about = pensa alle mosse successive, ma non ha esperienza
bot-druid = Druido
bot-druid-about = prepara ogni turno con cura
bot-seer = Veggente
bot-seer-about = giudica ogni mossa a colpo d’occhio, grazie a una lunga esperienza
bot-sage = Saggio
bot-sage-about = esperto, prevede qualche mossa
bot-archdruid = Arcidruido
bot-archdruid-about = esperto, e vede lontano
