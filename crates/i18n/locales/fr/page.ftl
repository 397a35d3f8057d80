# Tout ce que dit la page en dehors du jeu lui-même.

## Accueil

ui-title = { -game }
ui-tagline = Invoquez des créatures, forgez des artéfacts, montez sur le trône des druides.
ui-play-now = Jouer tout de suite
ui-play-now-hint = Directement dans une partie contre un robot.
ui-new-game = Nouvelle partie
ui-your-games = Vos parties
ui-open-games = Parties ouvertes
ui-no-games = Aucune partie ici pour le moment.
ui-finished-games = Parties terminées
ui-join = Rejoindre
ui-watch = Regarder
ui-watcher = Spectateur
ui-open-record = Ouvrir une partie
ui-record-about = L’enregistrement d’une partie, tel que tout { -game } le sauvegarde : choisissez le fichier ou collez son texte.
ui-record-file = Fichier
ui-record-text = Texte
ui-record-open = Ouvrir
ui-resume = Continuer
ui-your-turn = À vous de jouer
ui-turn-of = Au tour de : { $name }
ui-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
ui-home = Accueil
ui-about = À propos
ui-licence = Licence
ui-source-code = Code source

## Nouvelle partie

ui-game-name = Nom de la partie
ui-seats = Places
ui-seat = Place { $number }
ui-seat-me = Moi
ui-seat-friend-here = Ami sur cet appareil
ui-seat-friend-link = Ami par lien
ui-seat-bot = Robot
ui-seat-empty = Personne
ui-player-name = Nom
ui-level = Niveau
bot-number = { $name } { $number }
ui-options = Options
ui-option-night = { -night }
ui-option-night-about = Banshees, tuiles Feu follet et feux follets sur la piste de score.
ui-option-queenie = Pierres { -queenie }
ui-option-queenie-about = Deux pierres runiques de plus ; huit des dix sont en jeu.
ui-stones-base = Les huit du jeu de base
ui-stones-random = Huit au hasard
ui-stones-pick = Choisir les huit
ui-stones-picked = { $count } sur 8 choisies
ui-first-player = Premier joueur
ui-first-random = Au hasard
ui-card-set = Jeu de cartes
ui-public-game = Ouverte à tous : affichée sur la page d’accueil
ui-create = Lancer la partie
ui-cancel = Annuler
ui-invite = Envoyez ce lien à { $name } :
ui-invite-seat = Envoyez ce lien à la personne qui doit jouer :
ui-copy-link = Copier le lien
ui-copied = Copié
ui-waiting-for-players = { $count ->
    [one] En attente de { $count } joueur…
   *[other] En attente de { $count } joueurs…
}
ui-take-seat = Prendre cette place

## Table

ui-supply = Réserve
ui-display = Cartes disponibles
ui-deck = Pile
ui-deck-count = { $count ->
    [one] Pile : { $count } carte
   *[other] Pile : { $count } cartes
}
ui-creature-discard = Défausse des créatures
ui-creature-discard-count = { $count ->
    [one] Défausse des créatures : { $count } carte
   *[other] Défausse des créatures : { $count } cartes
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
ui-track-score = { $name } : { $points }
ui-track-wisps = Feux follets sur les cases { $spaces }.
ui-track-throne = Le trône se trouve sur la case { $space }.
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
ui-draw-pile = Pioche
ui-draw = Pioche
ui-discard = Défausse
ui-your-discard = Votre défausse
ui-discard-count = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
ui-cards-in-use = Cartes posées
ui-fate-discard = vers la défausse
ui-fate-creature-discard = s’en va
ui-fate-box = quitte la partie
ui-row-worth = { $count ->
    [one] vaut { $count } point
   *[other] vaut { $count } points
}
ui-empty = vide
ui-free = libre
ui-you = vous
ui-bot = robot
ui-next = ensuite
ui-first = premier joueur
ui-thinking = réfléchit…
ui-look-again = Regarder à nouveau
ui-absent = absent
ui-round = Manche { $number }
ui-turn = Tour { $number }
ui-last-round = Dernière manche !
ui-your-move = À vous de jouer
ui-moves = Coups
ui-skip-to-move = Aller à votre coup
ui-describe = Décrire la table
ui-text-table = Table en texte
ui-picture-table = Table en images
ui-rivals = Rivaux
ui-board-of = Plateau : { $name }
ui-your-board = Votre plateau
ui-show-board = Montrer le plateau
ui-hide-board = Masquer le plateau
ui-log = Journal
ui-show-all = Tout montrer
ui-once-per-turn = une fois par tour
ui-used = utilisé

## Boutons et menu

ui-undo = Annuler
ui-undo-none = Impossible d’annuler : quelque chose a été révélé.
ui-restart-turn = Recommencer le tour
ui-hint = Conseil
ui-done = Terminé
ui-close = Fermer
ui-back = Retour
ui-ok = OK
ui-yes = Oui
ui-no = Non
ui-save = Enregistrer
ui-menu = Menu
ui-rules = Règles
ui-letters = Lettres
ui-theme = Thème
ui-theme-dawn = Aube
ui-theme-night = Nuit
ui-settings = Réglages
ui-sounds = Sons
ui-animation-speed = Vitesse des animations
ui-speed-off = Aucune
ui-speed-slow = Lente
ui-speed-normal = Normale
ui-speed-fast = Rapide
ui-confirm-end = Confirmer la fin du tour
ui-confirm-end-question = Terminer votre tour ?
ui-language = Langue
ui-on = Activé
ui-off = Désactivé
ui-leave-game = Quitter la partie
ui-leave-question = Quitter cette partie ? Un robot prendra votre place.
ui-fullscreen = Plein écran

## Onglets du téléphone

ui-tab-circle = Cercle
ui-tab-forges = Forges
ui-tab-runes = Runes
ui-tab-rivals = Rivaux
ui-tab-log = Journal

## Un appareil pour plusieurs

ui-curtain-hand-over = Passez l’appareil à { $name }
ui-curtain-show = Je suis { $name } : montrer ma main
ui-curtain-covered = Les mains sont cachées.

## Revoir la partie

ui-replay = Revoir la partie
ui-replay-first = Premier coup
ui-replay-back = Un coup en arrière
ui-replay-forward = Un coup en avant
ui-replay-last = Dernier coup
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-position = Vous regardez le coup { $number } sur { $total }
ui-replay-return = Retour à la partie

## Fin de la partie

ui-game-over = La partie est terminée
ui-winner = { $name } gagne et monte sur le trône !
ui-winner-you = Vous gagnez et montez sur le trône !
ui-winners-shared = Victoire partagée : { $names }
ui-final-score = Décompte final
ui-player = Joueur
ui-points = Points de victoire
ui-rank = Rang
ui-rematch = Revanche
ui-rematch-wanted = { $name } veut une revanche.
ui-rematch-join = Prendre votre place
ui-imported = Ouverte depuis un enregistrement
ui-download-record = Télécharger la partie
ui-replay-link = Lien pour revoir la partie
ui-fairness = Hasard vérifiable
ui-fairness-about = Tout le hasard découle d’une graine secrète. Son empreinte est montrée avant la partie, la graine elle-même après : chacun peut vérifier que rien n’a été truqué.
ui-seed-hash = Empreinte de la graine
ui-seed = Graine
ui-seed-later = La graine est montrée à la fin de la partie.
ui-verify = Vérifier
ui-verified = Vérifié : chaque tirage découle de la graine.
ui-not-verified = Non vérifié : la partie ne correspond pas à la graine.

## Discussion

ui-chat = Discussion
ui-chat-send = Envoyer
ui-chat-mute = Mettre en sourdine
ui-chat-unmute = Rétablir
ui-chat-mute-name = Mettre { $name } en sourdine
ui-chat-unmute-name = Entendre { $name } de nouveau
ui-chat-muted = La discussion est en sourdine.
ui-chat-placeholder = Dites quelque chose…
ui-chat-line = { $name } : { $message }

## Connexion et spectateurs

ui-connected = Connecté
ui-connecting = Connexion…
ui-reconnecting = Connexion perdue. Reconnexion…
ui-offline = Hors ligne
ui-watching = Vous regardez la partie.
ui-watch-link = Lien pour les spectateurs
ui-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
ui-joined = { $name } rejoint la partie.
ui-left = { $name } quitte la partie.
ui-undone = { $name } reprend un coup.

## Clavier

ui-keyboard = Clavier
ui-key-moves = Tab : d’une partie de la table à la suivante
ui-key-arrows = Flèches : d’une pièce à l’autre dans une partie de la table
ui-key-choose = Entrée : choisir
ui-key-numbers = 1–9 : choisir un coup par son numéro
ui-key-done = D : terminé
ui-key-undo = U : annuler
ui-key-hint = H : conseil
ui-key-question = Q : revenir à la question
ui-key-describe = T : décrire la table
ui-key-log = L : journal
ui-key-step = ← → : parcourir la partie
ui-key-letters = G : lettres sur les pierres
ui-key-help = ? : cette aide
ui-key-close = Échap : fermer

## Erreurs

error-stale = La partie a avancé. Regardez à nouveau.
error-illegal = Ce coup n’est pas possible ici.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-your-turn = Ce n’est pas votre tour.
error-game-over = La partie est terminée.
error-no-such-game = Cette partie n’existe pas.
error-no-such-page = Cette page n’existe pas.
error-seat-taken = Cette place est déjà prise.
error-name-empty = Veuillez indiquer un nom.
error-name-too-long = Ce nom est trop long.
error-name-taken = Quelqu’un à la table porte déjà ce nom.
error-chat-empty = Il n’y a rien à envoyer.
error-chat-too-long = Ce message est trop long.
error-too-many-requests = Trop de requêtes. Patientez un instant.
error-too-many-games = { $count ->
    [one] Vous avez lancé beaucoup de parties en peu de temps. Réessayez dans { $count } seconde.
   *[other] Vous avez lancé beaucoup de parties en peu de temps. Réessayez dans { $count } secondes.
}
error-server = Une erreur est survenue sur le serveur.
error-try-again = Le serveur ne peut pas enregistrer pour le moment. Réessayez dans un instant ; la table montre ce qui est enregistré.
error-not-yet = Disponible une fois la partie terminée.
error-connection-lost = Connexion perdue.
error-bad-request = Cette requête est incompréhensible.
error-not-a-record = Ce n’est pas l’enregistrement d’une partie légale.
error-record-untrue = Cet enregistrement peut être rejoué, mais son hasard ou son résultat est faux.
error-record-too-large = C’est trop grand pour un enregistrement.
error-nothing-to-undo = Il n’y a rien à annuler.
error-players = Il faut deux à quatre joueurs.
error-first-player = Le premier joueur doit être à la table.
error-stone-count = Choisissez exactement huit pierres runiques.
error-stone-twice = La pierre runique « { $rune } » a été choisie plusieurs fois.
error-no-night = Le jeu de cartes { $set } ne contient pas les { -night }.
