# Trovarsi, guardare, e come parte un orologio.

people-found = C’è qualcuno adatto. Il tuo tavolo è pronto.
people-to-table = Al tavolo
people-against = contro { $names }
people-clock-begins = L’orologio di ciascuno parte quando guarda il tavolo per la prima volta, e al più tardi un minuto dopo che l’ultimo posto è preso.
people-clock-waits = L’orologio aspetta { $name }, ma non più di un minuto.
people-clock-waits-you = Il tuo orologio sta per partire.
people-pool-days = A giorni
people-pool-puzzles = Problemi
people-moved = 30 giorni
people-moved-new = nuovo
people-moved-same = nessun cambiamento in 30 giorni
people-moved-up = { $count ->
    [one] { $count } posto in più in 30 giorni
   *[other] { $count } posti in più in 30 giorni
}
people-moved-down = { $count ->
    [one] { $count } posto in meno in 30 giorni
   *[other] { $count } posti in meno in 30 giorni
}
people-moved-about = 30 giorni: di quanti posti qualcuno si è spostato, secondo le valutazioni di un mese fa.
people-luck-chance = La fortuna ha dato { $luck } vittorie; il caso da solo arriva fino a ± { $chance }.
people-luck-graph = Vittorie oltre la quota equa dopo { $games } partite: { $won } vinte, { $play } con il gioco.
people-tries = { $count } provati
people-late = con un round di ritardo
people-watching-late = Stai guardando, con un round di ritardo.
people-here = { $count ->
    [one] { $count } persona è qui
   *[other] { $count } persone sono qui
}
people-on-this-server = { $count ->
    [one] { $count } persona su questo server
   *[other] { $count } persone su questo server
}
people-tables = { $count ->
    [one] si gioca a { $count } tavolo
   *[other] si gioca a { $count } tavoli
}
