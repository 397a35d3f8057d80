# Consigli.

hint-title = Che cosa farebbe un maestro
hint-win = vince al { $percent } %
hint-score = { $own } : { $best } punti previsti
hint-thinking = Guardo avanti…

reason-last-round = porta all’ultimo giro
reason-points = segna { $points } in questo turno
reason-artifact-top = porta a { $count } gli artefatti della fila superiore
reason-artifact-bottom = porta a { $count } gli artefatti della fila inferiore
reason-stone = porta la pietra runica { $rune }
reason-gains = { $card } entra fra le tue carte
reason-forge-in-demand = altrimenti un altro giocatore prende l’artefatto ({ $forge }) nel { $percent } % dei casi
reason-card-in-demand = altrimenti un altro giocatore prende { $card } nel { $percent } % dei casi
reason-keeps = { $card } resta fra le tue carte
reason-loses = { $card } lascia le tue carte
reason-gems = porta { OBJECT($gems) }
reason-ore = porta { OBJECT($ore) }
