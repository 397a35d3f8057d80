# La cornice di tutte le pagine, e la pagina iniziale.

nav-home = Inizio
nav-ladder = Classifica
nav-daily = Del giorno
nav-learn = Impara
nav-sign-in = Accedi
nav-skip = Vai al contenuto

## Chi è qui per la prima volta

home-play = Gioca
home-learn = Impara in quindici minuti
home-no-account = Nessun account, niente da installare. Al primo tavolo trovi un avversario facile, e un consiglio ogni volta che serve.
home-other-level = Scegli un altro avversario
home-summon = Paga con la magia delle tue carte, e altre migliori si uniscono a loro.
home-abilities = Due carte lavorano per te; quella con il numero più alto se ne va per sempre.
home-forge = Le gemme diventano artefatti, e le file di artefatti punti e pietre runiche.
home-been-here = Ho già giocato qui

## Chi gioca qui

home-waiting = { $count ->
    [one] Un tavolo ti aspetta
    [2] Due tavoli ti aspettano
    [3] Tre tavoli ti aspettano
   *[other] { $count } tavoli ti aspettano
}
home-welcome = Che bello rivederti
home-to-name = { $words }, { $name }
home-date = { $weekday } { $day } { $month }
date-weekday = { $number ->
    [1] Lunedì
    [2] Martedì
    [3] Mercoledì
    [4] Giovedì
    [5] Venerdì
    [6] Sabato
   *[7] Domenica
}
date-weekday-short = { $number ->
    [1] lun
    [2] mar
    [3] mer
    [4] gio
    [5] ven
    [6] sab
   *[7] dom
}
date-month = { $number ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
home-take-turn = Gioca il turno
home-more-cards = { $count ->
    [one] e un’altra carta
   *[other] e altre { $count } carte
}
home-others = Tocca agli altri
home-all-tables = tutte ({ $count })
home-lesson-go = Continua
home-lessons-over = Hai completato tutte le lezioni.
home-daily-result = Risultato di oggi
home-puzzle-rated = difficoltà { $number }
home-puzzle-own = I tuoi problemi: { $number }
home-puzzle-find = Trova il turno migliore
home-puzzle-tried = Oggi l’hai già provato.
home-reviews = Ultime analisi
home-no-reviews = Ancora niente da analizzare. Quando una tua partita è finita, arriva qui.
home-accuracy = precisione { $share }
home-being-read = analisi in corso
