# Le cadre de toutes les pages, et l’accueil.

nav-home = Accueil
nav-ladder = Classement
nav-daily = Du jour
nav-learn = Apprendre
nav-sign-in = Se connecter
nav-skip = Aller au contenu

## Première visite

home-play = Jouer
home-learn = Apprenez en quinze minutes
home-no-account = Pas de compte, rien à installer. À votre première table, un adversaire facile, et une astuce chaque fois qu’elle est utile.
home-other-level = Choisir un autre adversaire
home-summon = Payez avec la magie de vos cartes, et de meilleures les rejoignent.
home-abilities = Deux cartes travaillent pour vous ; celle au numéro le plus élevé part pour toujours.
home-forge = Les gemmes deviennent des artéfacts, et les rangées d’artéfacts des points et des pierres runiques.
home-been-here = J’ai déjà joué ici

## Pour qui joue ici

home-waiting = { $count ->
    [one] Une table vous attend
    [2] Deux tables vous attendent
    [3] Trois tables vous attendent
   *[other] { $count } tables vous attendent
}
home-welcome = Heureux de vous revoir
home-to-name = { $words }, { $name }
home-date = { $weekday } { $day } { $month }
date-weekday = { $number ->
    [1] Lundi
    [2] Mardi
    [3] Mercredi
    [4] Jeudi
    [5] Vendredi
    [6] Samedi
   *[7] Dimanche
}
date-weekday-short = { $number ->
    [1] lun.
    [2] mar.
    [3] mer.
    [4] jeu.
    [5] ven.
    [6] sam.
   *[7] dim.
}
date-month = { $number ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
home-take-turn = Jouer ce tour
home-more-cards = { $count ->
    [one] et 1 autre carte
   *[other] et { $count } autres cartes
}
home-others = Aux autres de jouer
home-all-tables = toutes ({ $count })
home-lesson-go = Continuer
home-lessons-over = Vous avez terminé toutes les leçons.
home-daily-result = Résultat du jour
home-puzzle-rated = classé { $number }
home-puzzle-own = Vos problèmes : { $number }
home-puzzle-find = Trouver le meilleur tour
home-puzzle-tried = Vous l’avez déjà essayé aujourd’hui.
home-reviews = Dernières analyses
home-no-reviews = Rien à analyser pour le moment. Dès qu’une de vos parties est terminée, elle arrive ici.
home-accuracy = précision { $share }
home-being-read = analyse en cours
