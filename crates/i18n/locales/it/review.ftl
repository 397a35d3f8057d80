# What a review says about a finished game.

review-title = Analisi
review-open = Analizza la partita
review-win-chance = Probabilità di vittoria
review-graph-about = La probabilità di vittoria di ciascuno, turno per turno; la tabella qui sotto riporta le somme.
review-ledger = Il conto della fortuna
review-ledger-about = Inizio + mosse proprie + mosse altrui + fortuna = fine, in percento di probabilità di vittoria.
review-seat = giocatore
review-start = inizio
review-own-moves = mosse proprie
review-others-moves = mosse altrui
review-skill = = abilità
review-luck = fortuna
review-end = fine
review-without-luck = senza fortuna
review-all-seats = tutti
review-luck-by-kind = La fortuna per tipo
review-dice = dado
review-drawn = carte pescate
review-turned-up = carte in mostra, forge e tessere
review-second-thoughts = ripensamenti del giudice
review-second-thoughts-about = Ciò che il giudice ha visto diversamente al secondo sguardo, o con gli occhi di un altro. Conta come fortuna, ed è mostrato per dire quanto è sicuro il resto.
review-luckiest = Più fortunati
review-unluckiest = Più sfortunati
review-accuracy = Precisione
review-good-moves = mosse buone
review-of = { $number } su { $total }
review-lost-per-turn = perso per turno
review-only-move = unica mossa
review-slip = imprecisione
review-mistake = errore
review-blunder = errore grave
review-great-luck = grande fortuna
review-bad-luck = sfortuna
review-cost = { $move } è costato { $loss } di probabilità di vittoria.
review-move = mossa
review-loss = perdita
review-score = punteggio
review-played = giocata
review-best-line = Linea migliore: { $moves }
review-moves = Mosse
review-judged-by = Giudicato dall’arcidruido con { $number } simulazioni per decisione.
review-at-a-glance = Giudicato a prima vista.
review-summary-with = Hai ceduto { $loss }, la fortuna era con te: { $luck }
review-summary-against = Hai ceduto { $loss }, la fortuna era contro di te: { $luck }
