# What a review says about a finished game.

review-title = Analyse
review-open = Spel analyseren
review-win-chance = Winkans
review-graph-about = De winkans van iedereen, beurt na beurt; de tabel hieronder geeft de totalen.
review-ledger = De rekening van het geluk
review-ledger-about = Begin + eigen zetten + zetten van anderen + geluk = einde, in procenten winkans.
review-seat = speler
review-start = begin
review-own-moves = eigen zetten
review-others-moves = zetten van anderen
review-skill = = spel
review-luck = geluk
review-end = einde
review-without-luck = zonder geluk
review-all-seats = allen
review-luck-by-kind = Geluk per soort
review-dice = dobbelsteen
review-drawn = getrokken kaarten
review-turned-up = uitgelegde kaarten, smederijen en tegels
review-second-thoughts = de beoordelaar bedenkt zich
review-second-thoughts-about = Wat de beoordelaar bij nader inzien, of door andermans ogen, anders zag. Het telt als geluk en laat zien hoe zeker de rest is.
review-luckiest = Meeste geluk
review-unluckiest = Meeste pech
review-accuracy = Nauwkeurigheid
review-good-moves = goede zetten
review-of = { $number } van { $total }
review-lost-per-turn = verloren per beurt
review-only-move = enige zet
review-slip = onnauwkeurigheid
review-mistake = fout
review-blunder = blunder
review-great-luck = groot geluk
review-bad-luck = pech
review-cost = { $move } kostte { $loss } winkans.
review-move = zet
review-loss = verlies
review-score = score
review-played = gespeeld
review-best-line = Beste vervolg: { $moves }
review-moves = Zetten
review-judged-by = Beoordeeld door de aartsdruïde, { $number } simulaties per beslissing.
review-at-a-glance = Op het eerste gezicht beoordeeld.
review-summary-with = Je gaf { $loss } weg, het geluk was met je: { $luck }
review-summary-against = Je gaf { $loss } weg, het geluk was tegen je: { $luck }
