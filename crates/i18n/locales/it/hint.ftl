# Consigli.

hint-title = Che cosa farebbe un maestro
hint-win = vince al { $percent } %
hint-score = { $own } : { $best } punti previsti

reason-last-round = porta all’ultimo giro
reason-points = segna { $points } in questo turno
reason-artifact-top = { $count ->
    [one] primo artefatto della fila superiore
   *[other] porta a { $count } gli artefatti della fila superiore
}
reason-artifact-bottom = { $count ->
    [one] primo artefatto della fila inferiore
   *[other] porta a { $count } gli artefatti della fila inferiore
}
reason-stone = porta la pietra runica { $rune }
reason-gains = { $card } entra fra le tue carte
reason-forge-in-demand = altrimenti un altro giocatore prende l’artefatto ({ $forge }) nel { $percent } % dei casi
reason-card-in-demand = altrimenti un altro giocatore prende { $card } nel { $percent } % dei casi
reason-keeps = { $card } resta fra le tue carte
reason-loses = { $card } lascia le tue carte
reason-gems = porta { OBJECT($gems) }
reason-ore = porta { OBJECT($ore) }

ui-no-hints = Niente consigli a questo tavolo
ui-instant-bots = I bot giocano subito
error-no-hints = A questo tavolo non ci sono consigli.

bot-random = Novizio
bot-random-about = fa la prima mossa che capita
bot-apprentice = Apprendista
bot-apprentice-about = gioca con buon senso, ma si lascia sfuggire molto; ideale per iniziare
bot-acolyte = Accolito
bot-acolyte-about = prende il meglio del turno e trascura poco
bot-greedy = Gazza
bot-greedy-about = afferra ciò che più luccica in questo turno
bot-plain-search = Eremita
bot-plain-search-about = riflette, ma non ha imparato nulla
bot-druid = Druido
bot-druid-about = prepara ogni turno con cura
bot-seer = Veggente
bot-seer-about = giudica ogni mossa a colpo d’occhio, per lunga esperienza
bot-sage = Saggio
bot-sage-about = esperto, prevede qualche mossa
bot-archdruid = Arcidruido
bot-archdruid-about = esperto, e guarda lontano
