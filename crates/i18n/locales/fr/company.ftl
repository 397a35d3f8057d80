# Se trouver, regarder, et comment une pendule démarre.

people-found = Quelqu’un convient. Votre table est prête.
people-to-table = À la table
people-against = contre { $names }
people-clock-begins = La pendule de chacun démarre quand il regarde la table pour la première fois, et au plus tard une minute après que la dernière place est prise.
people-clock-waits = La pendule attend { $name }, mais pas plus d’une minute.
people-clock-waits-you = Votre pendule va démarrer.
people-pool-days = Par jours
people-pool-puzzles = Problèmes
people-moved = 30 jours
people-moved-new = nouveau
people-moved-same = sans changement en 30 jours
people-moved-up = { $count ->
    [one] { $count } place de mieux en 30 jours
   *[other] { $count } places de mieux en 30 jours
}
people-moved-down = { $count ->
    [one] { $count } place de moins bien en 30 jours
   *[other] { $count } places de moins bien en 30 jours
}
people-moved-about = 30 jours : de combien de places quelqu’un a bougé, d’après les classements d’il y a un mois.
people-luck-chance = La chance a apporté { $luck } victoires ; le hasard seul va jusqu’à ± { $chance }.
people-luck-graph = Victoires au-delà de la part équitable après { $games } parties : { $won } gagnées, { $play } par le jeu.
people-tries = { $count } essayés
people-late = avec une manche de retard
people-watching-late = Vous regardez, avec une manche de retard.
people-here = { $count ->
    [one] { $count } personne est là
   *[other] { $count } personnes sont là
}
people-on-this-server = { $count ->
    [one] { $count } personne sur ce serveur
   *[other] { $count } personnes sur ce serveur
}
people-tables = { $count ->
    [one] { $count } table en jeu
   *[other] { $count } tables en jeu
}
