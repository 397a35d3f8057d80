# Clocks, and leaving a table.

clock-none = sans pendule
clock-minutes = { $minutes } min
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
clock-then-bot = Quand le temps d’un joueur est écoulé, un bot (Sage) joue à sa place. Il peut revenir jusqu’à la fin ; une partie classée compte comme perdue pour lui.
clock-then-forfeit = Quand le temps d’un joueur est écoulé, il a perdu.
clock-then-forfeit-bot = Quand le temps d’un joueur est écoulé, il a perdu ; un bot (Sage) continue à sa place.

clock-d = { $count } j
clock-h = { $count } h
clock-min = { $count } min
clock-left = Temps restant :
clock-warn = Plus que { $time }
clock-stand-in = un bot joue
clock-vacation = en vacances : la pendule est arrêtée
clock-choice = Pendule
clock-choice-none = Sans pendule
clock-choice-live = En direct
clock-choice-live-about = Des minutes pour toute la partie, et quelques secondes de plus à chaque tour.
clock-choice-days = Des jours pour chaque tour
clock-choice-days-about = Pour des parties qui durent des semaines. Les vacances ne comptent pas.
clock-minutes-each = Minutes par joueur
clock-seconds-turn = Secondes de plus par tour
clock-days-turn = Jours par tour
clock-out-of-time = Quand le temps est écoulé
clock-choice-bot = un bot prend la place
clock-choice-forfeit = la partie est perdue
error-out-of-time = Votre temps est écoulé.
error-bad-clock = Une pendule a de 1 à 180 minutes et de 0 à 180 secondes de plus par tour, ou de 1 à 14 jours par tour.

leave-title = Quitter la table
leave-ways = Quitter la table…
leave-back = Retour à la table
leave-rated = C’est une partie classée.
leave-unrated = Cette partie n’est pas classée : quoi que vous fassiez ici, aucun classement ne change.
leave-nothing = Il n’y a rien à faire ici : la partie est finie.
leave-resign = Abandonner
leave-resign-about = { $players ->
    [2] La partie se termine et l’autre joueur gagne.
   *[other] Vous perdez. Un bot (Sage) continue à votre place et vous ne pouvez pas revenir.
}
leave-resign-rated = Pour votre classement, elle compte comme perdue contre tous ceux qui restent.
leave-stop = Arrêter la partie d’un commun accord
leave-stop-about = Quand tous sont d’accord, la partie se termine sans gagnant. D’ici là, elle continue.
leave-stop-rated = Alors aucun classement ne change.
leave-play-on = Continuer
leave-play-on-about = Vous n’êtes plus d’accord pour arrêter.
leave-return = Revenir
leave-return-about = Vous reprenez votre place au bot. C’est possible trois fois par partie.
leave-return-rated = Pour votre classement, la partie reste perdue.
leave-replace = Faire jouer un bot pour { $name }
leave-replace-about = { $name } n’a pas joué depuis sept jours. Un bot (Sage) joue jusqu’à son retour.
leave-replace-rated = Pour le classement de { $name }, la partie est perdue.
leave-open = Offrir la place de { $name } à quelqu’un d’autre
leave-open-about = Vous recevez un nouveau lien. Qui l’ouvre en premier a la place ; d’ici là, le bot continue.

affairs-bot-for-you = Un bot joue pour vous.
affairs-absent = { $name } n’a pas joué depuis sept jours.
ended-stopped = La partie a été arrêtée d’un commun accord. Personne n’a gagné.
ended-left-you = Vous gagnez : tous les autres sont partis.
ended-left-winner = { $name } gagne : tous les autres sont partis.
ended-left = Tout le monde a quitté la partie.
incident-ran-out = Le temps de { $name } est écoulé ; un bot continue.
incident-forfeited = Le temps de { $name } est écoulé : partie perdue.
incident-resigned = { $name } abandonne.
incident-replaced = Longue absence de { $name } ; un bot continue.
incident-returned = { $name } est de retour.
incident-opened = La place de { $name } est à prendre.
incident-taken = { $name } a repris une place.
incident-wants-to-stop = { $name } voudrait arrêter la partie.
incident-plays-on = { $name } voudrait continuer.

vacation-title = Vacances
vacation-about = Pendant vos vacances, votre pendule est arrêtée dans les parties à jours par tour. Il y en a { $count } jours sur 365.
vacation-left = { $count ->
    [one] Il reste { $count } jour.
   *[other] Il reste { $count } jours.
}
vacation-lasts = { $count ->
    [one] Vous êtes en vacances pour { $count } jour encore.
   *[other] Vous êtes en vacances pour { $count } jours encore.
}
vacation-days = Jours
vacation-begin = Partir en vacances
vacation-end = Revenir maintenant
