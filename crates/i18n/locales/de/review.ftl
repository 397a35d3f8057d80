# What a review says about a finished game.

review-title = Analyse
review-open = Partie analysieren
review-win-chance = Siegchance
review-graph-about = Die Siegchance aller, Zug für Zug; die Summen stehen in der Tabelle darunter.
review-ledger = Die Rechnung des Glücks
review-ledger-about = Anfang + eigene Züge + fremde Züge + Glück = Ende, in Prozent Siegchance.
review-seat = Person
review-start = Anfang
review-own-moves = eigene Züge
review-others-moves = fremde Züge
review-skill = = Können
review-luck = Glück
review-end = Ende
review-without-luck = ohne Glück
review-all-seats = alle
review-luck-by-kind = Glück nach Art
review-dice = Würfel
review-drawn = gezogene Karten
review-turned-up = Auslage, Schmieden und Plättchen
review-second-thoughts = zweite Gedanken des Urteils
review-second-thoughts-about = Was beim zweiten Hinsehen oder mit den Augen anderer anders beurteilt wurde. Es zählt als Glück und zeigt, wie sicher der Rest ist.
review-luckiest = Größtes Glück
review-unluckiest = Größtes Pech
review-accuracy = Genauigkeit
review-good-moves = gute Züge
review-of = { $number } von { $total }
review-lost-per-turn = verloren je Zug
review-only-move = einziger Zug
review-slip = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler
review-great-luck = großes Glück
review-bad-luck = großes Pech
review-cost = { $move } kostete { $loss } Siegchance.
review-move = Zug
review-loss = Verlust
review-score = Endstand
review-played = gespielt
review-best-line = Beste Folge: { $moves }
review-moves = Züge
review-judged-by = Beurteilt vom Erzdruiden mit { $number } Simulationen je Entscheidung.
review-at-a-glance = Auf den ersten Blick beurteilt.
review-summary-with = Du hast { $loss } verschenkt, das Glück war mit dir: { $luck }
review-summary-against = Du hast { $loss } verschenkt, das Glück war gegen dich: { $luck }
