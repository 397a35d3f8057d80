# What a review says about a finished game.

review-title = Analyse
review-open = Analyser la partie
review-win-chance = Chances de victoire
review-graph-about = Les chances de victoire de chacun, tour après tour ; le tableau ci-dessous donne les sommes.
review-ledger = Le compte de la chance
review-ledger-about = Début + ses coups + coups des autres + chance = fin, en pour cent de chances de victoire.
review-seat = joueur
review-start = début
review-own-moves = ses coups
review-others-moves = coups des autres
review-skill = = jeu
review-luck = chance
review-end = fin
review-without-luck = sans la chance
review-all-seats = tous
review-luck-by-kind = La chance par source
review-dice = dé
review-drawn = cartes piochées
review-turned-up = étalage, forges et tuiles
review-second-thoughts = le juge se ravise
review-second-thoughts-about = Ce que le juge a vu autrement au second regard, ou avec les yeux d’un autre joueur. Compté comme chance, et montré pour dire à quel point le reste est sûr.
review-luckiest = Les plus chanceux
review-unluckiest = Les plus malchanceux
review-accuracy = Précision
review-good-moves = bons coups
review-of = { $number } sur { $total }
review-lost-per-turn = perdu par tour
review-only-move = seul coup
review-slip = imprécision
review-mistake = erreur
review-blunder = gaffe
review-great-luck = grande chance
review-bad-luck = malchance
review-cost = { $move } a coûté { $loss } de chances de victoire.
review-move = coup
review-loss = perte
review-score = score
review-played = joué
review-best-line = Meilleure suite : { $moves }
review-moves = Coups
review-judged-by = Jugé par l’archidruide, { $number } simulations par décision.
review-at-a-glance = Jugé au premier coup d’œil.
review-summary-with = Vous avez cédé { $loss }, la chance était avec vous : { $luck }
review-summary-against = Vous avez cédé { $loss }, la chance était contre vous : { $luck }
