# Entraînement : la donne du jour.

train-daily = Donne du jour
train-daily-number = Donne du jour { $number }
train-daily-short = vous et deux sages, mêmes cartes et mêmes dés pour tous
train-daily-about = Vous et deux sages, jeu de base : les mêmes cartes et les mêmes dés pour tous ceux qui font les mêmes choix. Un seul essai compte ; ensuite, rejouez la donne autant que vous voulez.
train-daily-no-hints = Pas de suggestion pendant l’essai qui compte.
train-daily-play = Jouer la donne du jour
train-daily-go-on = Reprendre votre donne
train-daily-again = La rejouer pour le plaisir
train-daily-gone = Cette donne est celle d’un autre jour.
train-daily-today = Vers la donne du jour
train-points = { $count ->
    [one] point
   *[other] points
}
train-place = place { $place } sur { $count }
train-par = Par, selon l’archidruide
train-par-you = vous { $difference }
train-par-unknown = L’archidruide joue encore ; revenez dans une minute.
train-better-than = Mieux que
train-of-others = { $share } % des { $count } autres
train-no-others = Personne d’autre n’a encore terminé.
train-row = Jours de suite
train-row-best = record { $number }
train-yesterday = Hier
train-time-left = Temps restant
train-next = Prochaine donne dans
train-hours = { $hours } h { $minutes } min
train-all = Tous les joueurs
train-finished = { $count ->
    [one] 1 joueur a terminé
   *[other] { $count } joueurs ont terminé
}
train-histogram-about = Combien de joueurs ont atteint combien de points. Votre résultat : { $own } ; le milieu : { $median }.
train-own = votre résultat
train-median = le milieu
train-share = Partager
train-turns = Vos tours
train-share-about = Ce texte ne dévoile rien.
train-share-result = { $count ->
    [one] 1 point
   *[other] { $count } points
} · { $rounds } manches
train-share-par = par { $par } ({ $difference })
train-share-par-mark = par { $par }
train-share-better = mieux que { $share } %
train-share-row = { $count ->
    [one] 1 jour de suite
   *[other] { $count } jours de suite
}
train-weeks = Vos quatre dernières semaines, par rapport au par
train-week-par = par
train-week-missed = non jouée

train-puzzles = Problèmes
train-puzzle-number = Problème { $number }
train-puzzle-find = Trouvez le meilleur tour
train-puzzle-behind = { $name } mène avec { $points } points, vous en avez { $own }.
train-puzzle-ahead = Vous menez avec { $own } points, { $name } en a { $points }.
train-puzzle-level = { $name } et vous avez { $own } points chacun.
train-puzzle-task = Trouvez le meilleur tour : jouez-le en entier sur la table. Il est jugé quand vous le terminez.
train-puzzle-how = Jouez le tour entier sur la table. Il est jugé quand vous le terminez.
train-puzzle-go-on = Votre tour continue.
train-puzzle-solved = Résolu.
train-puzzle-wrong = Pas encore : ce tour coûte { $loss } de chances de victoire.
train-puzzle-wrong-at-least = Pas encore : ce tour coûte au moins { $loss } de chances de victoire.
train-puzzle-solution = Le meilleur tour :
train-puzzle-themes = À regarder : { $themes }.
train-puzzle-its-rating = Problème
train-puzzle-your-rating = Vous
train-puzzle-solved-by = Résolu par
train-puzzle-solved-of = { $solved } sur { $count }
train-puzzle-nobody-tried = personne encore
train-puzzle-row = De suite
train-puzzle-price = Un indice compte comme un échec.
train-puzzle-again-counts-not = Votre premier essai a compté ; celui-ci est pour le plaisir.
train-puzzle-next = Problème suivant
train-puzzle-again = Réessayer
train-puzzle-answer = Montrer la solution
train-theme-forge-chain = deux artéfacts en un tour
train-theme-deck-thinning = un paquet plus léger
train-theme-denial = ce que les autres prendraient
train-theme-stone-timing = l’échange et les pierres runiques
train-theme-race = la course au trône
train-theme-night = banshees et feux follets
train-theme-forge-timing = forger maintenant ou plus tard
train-theme-forge-choice = la bonne forge
train-theme-summon-or-use = invoquer ou utiliser les capacités
train-theme-creature = la bonne créature
train-theme-combination = les cartes qui vont ensemble
train-theme-swap = les pierres runiques utilisables à tout moment
train-theme-gems = les gemmes à prendre et à payer
