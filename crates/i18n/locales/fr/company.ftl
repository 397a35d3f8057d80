# Se trouver, regarder, et comment une pendule démarre.

people-found = Quelqu’un convient. Votre table est prête.
people-to-table = À la table
people-against = contre { $names }
people-clock-begins = La pendule de chacun démarre quand il regarde la table pour la première fois, et au plus tard une minute après que la dernière place est prise.
people-clock-waits = La pendule attend { $name }, mais pas plus d’une minute.
people-clock-waits-you = Votre pendule va démarrer.
