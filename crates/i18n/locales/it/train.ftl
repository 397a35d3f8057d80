# Allenamento: la partita del giorno.

train-daily = Partita del giorno
train-daily-number = Partita del giorno { $number }
train-daily-short = tu e due saggi, stesse carte e stessi dadi per tutti
train-daily-about = Tu e due saggi, gioco base: le stesse carte e gli stessi dadi per chi fa le stesse scelte. Conta un solo tentativo; poi puoi rigiocarla quante volte vuoi.
train-daily-no-hints = Nessun suggerimento durante il tentativo che conta.
train-daily-play = Gioca la partita di oggi
train-daily-go-on = Continua la tua partita
train-daily-again = Rigiocala, per il piacere di farlo
train-daily-gone = Questa partita è di un altro giorno.
train-daily-today = Alla partita di oggi
train-points = { $count ->
    [one] punto
   *[other] punti
}
train-place = { $place }º posto su { $count }
train-par = Par, secondo l’arcidruido
train-par-you = tu { $difference }
train-par-unknown = L’arcidruido sta ancora giocando; riprova tra un minuto.
train-better-than = Meglio di
train-of-others = { $share } % di altri { $count }
train-no-others = Nessun altro ha ancora finito.
train-row = Giorni di fila
train-row-best = record { $number }
train-yesterday = Ieri
train-time-left = Tempo rimasto
train-next = Prossima partita tra
train-hours = { $hours } h { $minutes } min
train-all = Tutti i giocatori
train-finished = { $count ->
    [one] 1 giocatore ha finito
   *[other] { $count } giocatori hanno finito
}
train-histogram-about = Quanti giocatori hanno raggiunto quanti punti. Il tuo risultato: { $own }; la metà: { $median }.
train-own = il tuo risultato
train-median = la metà
train-share = Condividi
train-turns = I tuoi turni
train-share-about = Questo testo non svela nulla.
train-share-result = { $count ->
    [one] 1 punto
   *[other] { $count } punti
} · { $rounds } round
train-share-par = par { $par } ({ $difference })
train-share-par-mark = par { $par }
train-share-better = meglio del { $share } %
train-share-row = { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}
train-weeks = Le tue ultime quattro settimane, rispetto al par
train-week-par = par
train-week-missed = non giocata

train-puzzles = Problemi
train-puzzle-number = Problema { $number }
train-puzzle-find = Trova il turno migliore
train-puzzle-behind = { $name } è in testa con { $points } punti, tu ne hai { $own }.
train-puzzle-ahead = Sei in testa con { $own } punti, { $name } ne ha { $points }.
train-puzzle-level = Tu e { $name } avete { $own } punti ciascuno.
train-puzzle-task = Trova il turno migliore: giocalo per intero sul tavolo. Viene giudicato quando lo termini.
train-puzzle-how = Gioca l’intero turno sul tavolo. Viene giudicato quando lo termini.
train-puzzle-go-on = Il tuo turno continua.
train-puzzle-solved = Risolto.
train-puzzle-wrong = Non ancora: questo turno costa { $loss } di probabilità di vittoria.
train-puzzle-wrong-at-least = Non ancora: questo turno costa almeno { $loss } di probabilità di vittoria.
train-puzzle-solution = Il turno migliore:
train-puzzle-themes = Guarda: { $themes }.
train-puzzle-its-rating = Problema
train-puzzle-your-rating = Tu
train-puzzle-solved-by = Risolto da
train-puzzle-solved-of = { $solved } su { $count }
train-puzzle-nobody-tried = ancora nessuno
train-puzzle-row = Di fila
train-puzzle-price = Un suggerimento conta come non risolto.
train-puzzle-again-counts-not = Il primo tentativo è quello che conta; questo è per il piacere di giocare.
train-puzzle-next = Prossimo problema
train-puzzle-again = Riprova
train-puzzle-answer = Mostra la soluzione
train-theme-forge-chain = due artefatti in un turno
train-theme-deck-thinning = un mazzo più snello
train-theme-denial = ciò che gli altri prenderebbero
train-theme-stone-timing = scambio e pietre runiche
train-theme-race = la corsa al trono
train-theme-night = banshee e fuochi fatui
train-theme-forge-timing = forgiare ora o più tardi
train-theme-forge-choice = la fucina giusta
train-theme-summon-or-use = evocare o usare le abilità
train-theme-creature = la creatura giusta
train-theme-combination = le carte che lavorano insieme
train-theme-swap = le pietre utilizzabili in ogni momento
train-theme-gems = quali gemme prendere e pagare
