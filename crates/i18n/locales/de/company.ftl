# Einander finden, zuschauen, und wie eine Uhr anläuft.

people-found = Es passt jemand. Dein Tisch ist bereit.
people-to-table = Zum Tisch
people-against = gegen { $names }
people-clock-begins = Die Uhr eines Spielers läuft, sobald er den Tisch zum ersten Mal ansieht, spätestens eine Minute nachdem der letzte Platz besetzt ist.
people-clock-waits = Die Uhr wartet auf { $name }, aber nicht länger als eine Minute.
people-clock-waits-you = Deine Uhr läuft gleich an.
people-pool-days = Nach Tagen
people-pool-puzzles = Rätsel
people-moved = 30 Tage
people-moved-new = neu
people-moved-same = unverändert seit 30 Tagen
people-moved-up = { $count ->
    [one] 1 Rang höher als vor 30 Tagen
   *[other] { $count } Ränge höher als vor 30 Tagen
}
people-moved-down = { $count ->
    [one] 1 Rang tiefer als vor 30 Tagen
   *[other] { $count } Ränge tiefer als vor 30 Tagen
}
people-moved-about = 30 Tage: um wie viele Ränge sich jemand bewegt hat, nach den Wertungen von vor einem Monat.
people-luck-chance = Das Glück gab { $luck } Siege; der Zufall allein macht bis zu ± { $chance } aus.
people-luck-graph = Siege über dem fairen Anteil nach { $games } Partien: { $won } gewonnen, { $play } durch Spiel.
people-tries = { $count } versucht
people-late = eine Runde später gezeigt
people-watching-late = Du schaust zu, eine Runde später.
people-here = { $count ->
    [one] 1 Person ist hier
   *[other] { $count } Leute sind hier
}
people-on-this-server = { $count ->
    [one] 1 Person auf diesem Server
   *[other] { $count } Leute auf diesem Server
}
people-tables = { $count ->
    [one] an 1 Tisch wird gespielt
   *[other] an { $count } Tischen wird gespielt
}
