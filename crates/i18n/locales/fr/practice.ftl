# Entraînement : ce qu’un problème dit en plus, et les erreurs de vos propres parties.

train-puzzle-of-day = Problème du jour
train-puzzle-missed = Ce qui manque :
train-puzzle-why = Pourquoi :
train-puzzle-hint = Indice
train-puzzle-hint-counts = Indice (compte comme un échec)
train-puzzle-begin-with = Commencez par :
train-puzzle-held = Le hasard a parlé : ce que vous avez fait avant reste. Continuez votre tour.
train-puzzle-ranking = Les meilleurs tours
train-puzzle-place = rang
train-puzzle-turn = tour
train-puzzle-hidden = caché
train-puzzle-yours = le vôtre
train-puzzle-or-worse = { $loss } ou pire
train-puzzle-best = le meilleur
train-puzzle-moved = modifié de { $points }
practice-ranking = Les meilleurs coups

practice-title = Entraînement
practice-about = Quand une de vos parties terminées a été analysée, les positions de vos plus grosses erreurs arrivent ici, et reviennent jusqu’à ce que vous les ayez résolues.
practice-none = Rien à travailler pour le moment.
practice-task = D’une de vos parties : ici, vous avez perdu { $loss } de chances de victoire. Trouvez un meilleur coup.
practice-left = { $count ->
    [one] 1 position attend
   *[other] { $count } positions attendent
}
practice-solved = Résolu. Cette position ne reviendra pas.
practice-wrong = Pas encore : ce coup coûte { $loss } de chances de victoire.
practice-wrong-at-least = Pas encore : ce coup coûte au moins { $loss } de chances de victoire.
practice-solution = Le meilleur coup, et la suite :
practice-next = Position suivante

train-share-signs = ◆ le meilleur ou aussi bon · ◇ imprécision · ▽ erreur · ▼ gaffe ; un signe par manche, d’après l’analyse.
train-share-reading = Les signes de chaque manche viennent avec l’analyse ; revenez dans une minute.
train-worst = Les manches les plus coûteuses
train-worst-better = mieux :
train-no-mistakes = Aucune erreur notable.
