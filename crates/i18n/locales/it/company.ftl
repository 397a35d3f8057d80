# Trovarsi, guardare, e come parte un orologio.

people-found = C’è qualcuno adatto. Il tuo tavolo è pronto.
people-to-table = Al tavolo
people-against = contro { $names }
people-clock-begins = L’orologio di ciascuno parte quando guarda il tavolo per la prima volta, e al più tardi un minuto dopo che l’ultimo posto è preso.
people-clock-waits = L’orologio aspetta { $name }, ma non più di un minuto.
people-clock-waits-you = Il tuo orologio sta per partire.
