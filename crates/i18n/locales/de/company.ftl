# Einander finden, zuschauen, und wie eine Uhr anläuft.

people-found = Es passt jemand. Dein Tisch ist bereit.
people-to-table = Zum Tisch
people-against = gegen { $names }
people-clock-begins = Die Uhr eines Spielers läuft, sobald er den Tisch zum ersten Mal ansieht, spätestens eine Minute nachdem der letzte Platz besetzt ist.
people-clock-waits = Die Uhr wartet auf { $name }, aber nicht länger als eine Minute.
people-clock-waits-you = Deine Uhr läuft gleich an.
