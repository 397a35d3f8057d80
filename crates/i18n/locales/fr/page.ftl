# Tout ce que dit la page en dehors du jeu lui-même.

## Accueil

ui-title = { -game }
ui-tagline = Invoquez des créatures, forgez des artéfacts, montez sur le trône des druides.
ui-play-now = Jouer
ui-play-now-hint = Commencez tout de suite une partie contre un robot.
ui-new-game = Nouvelle partie
ui-open-games = Parties ouvertes
ui-no-games = Aucune partie ici pour le moment.
ui-join = Rejoindre
ui-watch = Regarder
ui-watcher = Spectateur
ui-open-record = Ouvrir une partie
ui-record-about = Une partie enregistrée : choisissez le fichier ou collez son texte.
ui-record-file = Fichier
ui-record-text = Texte
ui-record-open = Ouvrir
ui-position = Jouer à partir d’une position
ui-position-about = Une position dans notre notation, en TOML ou en JSON. C’est à vous de jouer, avec un nouveau hasard et des robots aux autres places.
ui-your-turn = À vous de jouer
ui-turn-of = À { $name } de jouer
ui-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
ui-home = Accueil

## Nouvelle partie

ui-game-name = Nom de la partie
ui-seats = Places
ui-seat = Place { $number }
ui-seat-me = Moi
ui-seat-friend-here = Ami sur cet appareil
ui-seat-friend-link = Ami invité par lien
ui-seat-bot = Robot
ui-seat-empty = Personne
ui-player-name = Nom
ui-level = Niveau
bot-number = { $name } { $number }
ui-options = Options
ui-card-set = Jeu de cartes
ui-card-set-standard = Standard
ui-option-night = { -night }
ui-option-night-about = Banshees, tuiles Feu follet et feux follets sur la piste de score.
ui-stones-base = Les huit du jeu de base
ui-stones-random = Huit au hasard
ui-stones-pick = Choisir les huit
ui-public-game = Publique : visible sur la page d’accueil
ui-create = Lancer la partie
ui-cancel = Annuler
ui-take-seat = Prendre cette place
ui-join-invites = { $name } vous invite à une partie
ui-join-players = { $count } joueurs
ui-join-minutes = environ { $count } minutes
ui-join-yours = votre place ({ $colour })

## Table

ui-supply = Réserve
ui-display = Cartes disponibles
ui-deck = Pile
ui-deck-count = { $count ->
    [one] Pile : { $count } carte
   *[other] Pile : { $count } cartes
}
ui-creature-discard-count = { $count ->
    [one] Défausse de cartes Créature : { $count } carte
   *[other] Défausse de cartes Créature : { $count } cartes
}
ui-forges = Forges
ui-rune-stones = Pierres runiques
ui-stones-left = { $count ->
    [0] plus aucune
   *[other] reste { $count }
}
ui-artifacts-left = { $count ->
    [0] plus aucun
   *[other] reste { $count }
}
ui-wisps = Feux follets
ui-score-track = Piste de score
ui-track-wisps = Feux follets sur les cases { $spaces }.
ui-price = { $count ->
    [one] coûte { $count } point de magie
   *[other] coûte { $count } points de magie
}
ui-hand = Main
ui-your-hand = Votre main
ui-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
ui-draw-pile = Pile
ui-draw = Pile
ui-discard = Défausse
ui-discard-count = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
ui-cards-in-use = Cartes jouées
ui-fate-discard = votre défausse
ui-fate-creature-discard = défausse Créature
ui-fate-box = hors du jeu
ui-row-worth = { $count ->
    [one] vaut { $count } point
   *[other] vaut { $count } points
}
ui-empty = vide
ui-free = libre
ui-seated = déjà assis
ui-here = présent
ui-away = parti un instant
ui-gone = absent
ui-seats-open = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
ui-invite-about = Chaque lien vaut pour une place. Qui l’ouvre peut s’y asseoir, sans compte.
ui-starts-itself = Cette fenêtre disparaît dès que toutes les places sont prises.
ui-copy = Copier
ui-copied = Copié
ui-link-copied = lien copié, pas encore ouvert
ui-share = Partager
ui-qr = Code QR
ui-link-to-seat = Lien vers la place : { $name }
ui-waiting-players = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
ui-are-here = { $count ->
    [one] { $names } est là.
   *[other] { $names } sont là.
}
ui-waiting-absent = En attente de { $name }, qui n’est pas là.
ui-you = vous
ui-bot = robot
ui-first = premier joueur
ui-look-again = Actualiser
ui-round = Manche { $number }
ui-your-move = À vous de jouer
ui-moves = Coups
ui-all-moves = Tous les coups
ui-skip-to-move = Aller à votre coup
ui-describe = Décrire la table
ui-text-table = Version texte
ui-picture-table = Version illustrée
ui-text-about = Avec un lecteur d’écran, la version texte est la meilleure façon de jouer : la même table en direct, avec des titres, des listes et des boutons.
ui-text-use = Jouer dans la version texte
ui-text-leave = Jouer dans la version illustrée
ui-lies-in = { $label } ({ $part })
ui-rivals = Rivaux
ui-board-of = Plateau : { $name }
ui-your-board = Votre plateau
ui-show-board = Montrer le plateau
ui-log = Journal
ui-log-details = Pas à pas
ui-since-your-turn = Depuis votre dernier tour
ui-show-turn-again = Revoir ce tour

## Boutons et menu

ui-undo = Annuler le coup
ui-undone = Coup annulé.
ui-restart-turn = Recommencer le tour
ui-hint = Suggestion
ui-close = Fermer
ui-back = Retour
ui-save = Enregistrer
ui-menu = Menu
ui-rules = Règles
ui-letters = Lettres
ui-theme = Thème
ui-theme-dawn = Aube
ui-theme-night = Nuit
ui-settings = Réglages
ui-sounds = Sons
ui-notify = M’avertir à mon tour
ui-animation-speed = Vitesse des animations
ui-speed-off = Désactivées
ui-speed-slow = Lente
ui-speed-normal = Normale
ui-speed-fast = Rapide
ui-auto = Résoudre seuls les effets simples
ui-end-at-once = Terminer les tours aussitôt
ui-confirm-end = Confirmer la fin du tour
ui-confirm-end-question = Terminer votre tour ?
ui-language = Langue
ui-on = Activé
ui-off = Désactivé

## Onglets du téléphone

ui-tab-circle = Cartes
ui-tab-forges = Forges
ui-tab-runes = Runes
ui-tab-log = Journal

## Un appareil pour plusieurs

ui-curtain-hand-over = Passez l’appareil à { $name }
ui-curtain-show = Je suis { $name } : montrer ma main
ui-curtain-covered = Toutes les mains sont cachées.

## Revoir la partie

ui-replay = Revoir la partie
ui-replay-first = Au début
ui-replay-last = À la fin
ui-replay-turn-back = Un tour en arrière
ui-replay-decision-back = Une décision en arrière
ui-replay-entry-back = Une étape en arrière
ui-replay-entry-forward = Une étape en avant
ui-replay-decision-forward = Une décision en avant
ui-replay-turn-forward = Un tour en avant
ui-replay-moment = Moment de la partie
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-speed = Vitesse de lecture
ui-replay-link = Copier le lien vers ce moment
ui-replay-go = Afficher
ui-replay-position = Étape { $number } sur { $total }
ui-replay-return = Retour à la partie

## Fin de la partie

ui-game-over = La partie est terminée
ui-winner = { $name } gagne et monte sur le trône !
ui-winner-you = Vous gagnez avec { $points } points et montez sur le trône !
ui-winners-shared = Victoire partagée : { $names }
ui-winner-points = { $name } gagne avec { $points } points et monte sur le trône !
ui-winners-points = Victoire partagée avec { $points } points : { $names }
ui-final-about = Les pierres précieuses, le Minerai et les rangées sont déjà comptés sur la piste de score.
ui-graph = Points de manche en manche
ui-graph-stone = Pierre runique
ui-graph-trade = rangée échangée
ui-final-score = Décompte final
ui-points = Points de victoire
ui-rematch = Revanche
ui-rematch-wanted = { $name } veut une revanche.
ui-rematch-join = Prendre votre place
ui-imported = Partie enregistrée
ui-download-record = Télécharger la partie
ui-fairness = Hasard vérifiable
ui-fairness-about = Tous les tirages découlent d’une graine secrète. Son empreinte est affichée avant la partie, la graine elle-même après : chacun peut vérifier que rien n’a été truqué.
ui-seed-hash = Empreinte de la graine
ui-seed = Graine
ui-seed-later = La graine est montrée à la fin de la partie.
ui-verify = Vérifier
ui-verified = Vérifié : chaque tirage découle de la graine.
ui-not-verified = Non vérifié : la partie ne correspond pas à la graine.

## Discussion

ui-chat = Discussion
ui-chat-send = Envoyer
ui-chat-mute = Masquer
ui-chat-unmute = Réafficher
ui-chat-mute-name = Masquer { $name }
ui-chat-unmute-name = Réafficher { $name }
ui-chat-muted = La discussion est masquée.
ui-chat-placeholder = Dites quelque chose…

## Connexion et spectateurs

ui-connected = Connecté
ui-reconnecting = Connexion perdue. Reconnexion…
ui-kept = Connexion perdue. Votre clic est gardé et sera envoyé dès son retour.
ui-watching-count = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
ui-watching = Vous regardez la partie.
ui-watch-link = Lien pour les spectateurs

## Clavier

ui-keyboard = Clavier
ui-key-moves = Tab : aller à la zone suivante de la table
ui-key-arrows = Flèches : d’un élément à l’autre dans une zone de la table
ui-key-choose = Entrée : choisir
ui-key-numbers = 1–9 : choisir un coup par son numéro
ui-key-done = D : terminé
ui-key-undo = U : annuler le coup
ui-key-hint = H : suggestion
ui-key-list = M : tous les coups
ui-key-question = Q : revenir à la question
ui-key-describe = T : décrire la table
ui-key-log = L : journal
ui-key-step = ← → : parcourir la partie ; avec Maj, tour par tour ; avec « , » et « . », chaque étape
ui-key-play = Espace : lecture ou pause
ui-key-letters = G : lettres sur les pierres précieuses
ui-key-help = ? : cette aide
ui-key-close = Échap : fermer
ui-key-alt = Alt et une lettre ou un chiffre : la même chose, même en mode navigation d’un lecteur d’écran
ui-key-reader = Avec un lecteur d’écran : les lettres n’atteignent la table qu’en mode focus (NVDA : Inser+Espace, JAWS : Inser+Z, Orca : deux fois Inser+A). Sinon, utilisez Alt ou la version texte.

## Erreurs

error-stale = La partie a avancé. Regardez la table et réessayez.
error-illegal = Ce coup n’est pas possible ici.
error-not-your-seat = Cette place n’est pas la vôtre.
error-game-over = La partie est terminée.
error-no-such-page = Cette page n’existe pas.
error-no-such-game = Cette partie n’est pas ici. Soit le lien est incomplet, soit personne n’y a touché depuis si longtemps qu’elle a été supprimée.
error-seat-taken = Cette place est déjà prise.
error-name-too-long = Ce nom est trop long.
error-unreadable = Ce message ne peut pas être envoyé : il est vide ou trop long, ou il contient des caractères invisibles qui brouillent le texte autour.
error-too-many-requests = { $count ->
    [one] Trop de requêtes. Réessayez dans { $count } seconde.
   *[other] Trop de requêtes. Réessayez dans { $count } secondes.
}
error-too-many-games = { $count ->
    [one] Vous avez lancé beaucoup de parties en peu de temps. Réessayez dans { $count } seconde.
   *[other] Vous avez lancé beaucoup de parties en peu de temps. Réessayez dans { $count } secondes.
}
error-server = Une erreur est survenue sur le serveur.
error-try-again = Le serveur ne peut pas enregistrer pour le moment. Réessayez dans un instant ; la table montre ce qui est enregistré.
error-not-yet = Disponible une fois la partie terminée.
error-bad-request = Le serveur n’a pas compris cette requête.
error-not-a-record = Ce n’est pas l’enregistrement d’une partie conforme aux règles.
error-not-a-position = Ce n’est pas une position jouable.
error-position-over = Il n’y a plus rien à décider dans cette position.
error-record-card-set = Cette partie a été jouée avec le jeu de cartes « { $name } » ({ $hash }), que ce serveur n’a pas. Demandez à son hôte de lancer le serveur avec le fichier (--cards).
error-record-untrue = Cet enregistrement peut être rejoué, mais ses tirages ou son résultat ne sont pas corrects.
error-missing-cards = Cette partie utilise un jeu de cartes que ce serveur n’a pas ({ $hash }). Demandez à son hôte de lancer le serveur avec le fichier (--cards).
error-record-too-large = C’est trop volumineux pour un enregistrement de partie.
error-players = Il faut de deux à quatre joueurs.
error-first-player = Le premier joueur doit être l’un des joueurs de la table.
error-stone-count = Choisissez exactement huit pierres runiques.
error-stone-twice = La pierre runique « { $rune } » a été choisie plusieurs fois.
error-no-night = Le jeu de cartes { $set } ne contient pas les { -night }.

## Confidentialité

ui-privacy = Confidentialité
privacy-lead = Voici ce que le serveur enregistre à votre sujet, pendant combien de temps, et qui peut le voir. Ce texte accompagne le programme ; la personne qui tient ce serveur en fait peut-être davantage.
privacy-stored = Ce qui est enregistré
privacy-stored-cookie = Un cookie avec un secret aléatoire, pour que vos places restent les vôtres. Le serveur n’en garde que l’empreinte (un hachage) et la date de votre dernière visite.
privacy-stored-name = Le nom que vous avez choisi, vos réglages, et les leçons et conseils que vous avez déjà vus.
privacy-stored-games = Vos parties : qui est assis où et sous quel nom, chaque coup et le moment où il a été joué.
privacy-stored-chat = Ce que vous dites à une table, et qui vous avez mis en sourdine.
privacy-not-stored = Sans votre demande, il n’y a ni compte ni adresse e-mail. Il n’y a pas de mot de passe, pas de publicité et pas de suivi, et aucun autre site n’intervient, sauf ceux auxquels vous faites envoyer des alertes.
privacy-times = Pendant combien de temps
privacy-times-about = La durée compte à partir du dernier coup, ou de la dernière fois que quelqu’un a regardé la partie. Ensuite, la suppression est définitive.
privacy-open = Parties qui attendent des joueurs
privacy-unfinished = Parties inachevées
privacy-finished = Parties terminées
privacy-imported = Parties enregistrées ouvertes ici
privacy-chat = Messages
privacy-people = Nom et réglages des personnes sans partie ni compte
privacy-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
privacy-forever = sans limite
privacy-host = Ce que l’hébergeur peut voir
privacy-host-all = Tout ce qui est enregistré, y compris les mains cachées et les messages. Jouez chez quelqu’un à qui vous faites confiance.
privacy-host-address = L’adresse d’où vient votre navigateur. Le programme la garde quelques minutes en mémoire pour limiter les abus et ne l’enregistre pas ; un proxy ou le système peut la noter.
privacy-host-backups = Les sauvegardes, s’il y en a, gardent ce qui a été supprimé jusqu’à ce qu’elles soient supprimées à leur tour.
privacy-yours = Ce que vous pouvez faire
privacy-yours-about = Supprimez le cookie de ce site, et plus personne ne pourra relier vos parties à vous, pas même vous. À la page « Vous », vous pouvez télécharger tout ce qui est enregistré à votre sujet, ou le supprimer.
