# How somebody is told of what happens at their tables.

alerts-title = Alertes
alerts-about = Soyez prévenu quand c’est à vous de jouer, même si aucune page n’est ouverte.
alerts-open = Configurer les alertes
alerts-lead = Vous êtes prévenu une fois pour chaque tour qui vous attend, et jamais pour une table que vous regardez.
alerts-keep-first = Pour les alertes, il faut un compte gardé, afin de pouvoir les arrêter de n’importe où.
alerts-push = Notification
alerts-push-about = Ce navigateur affiche une notification, même si la page est fermée. Le serveur de son éditeur la transmet sans pouvoir la lire.
alerts-push-add = Prévenir ce navigateur
alerts-push-failed = Ce navigateur ne le permet pas. Regardez ses réglages pour cette page.
alerts-push-script = Les notifications ont besoin de scripts, qui sont désactivés ici.
alerts-mail = E-mail
alerts-mail-about = Nous vous envoyons d’abord un lien, pour être sûrs que l’adresse est la vôtre.
alerts-mail-address = Adresse
alerts-add = Ajouter
alerts-hook = Webhook
alerts-hook-about = Pour un programme à vous, ou un salon Discord ou Slack.
alerts-hook-address = Adresse (https)
alerts-hook-form = Format
alerts-unconfirmed = attend que vous ouvriez le lien envoyé
alerts-on = actif
alerts-paused = en pause
alerts-paused-about = Les derniers envois ont échoué : rien n’est plus envoyé ici. La raison est indiquée plus bas. Réessayez quand c’est réparé.
alerts-when = Me prévenir ici quand
alerts-test = Envoyer un essai
alerts-resume = Réessayer
alerts-remove = Retirer
alerts-quiet = Heures calmes
alerts-quiet-about = Les alertes attendent qu’elles soient passées. Les parties n’attendent pas.
alerts-quiet-on = Ne pas me déranger
alerts-quiet-from = De
alerts-quiet-until = À
alerts-quiet-zone = À l’heure de
alerts-told = Dernières alertes
alerts-told-none = Rien pour l’instant.
alerts-time = Quand
alerts-what = Quoi
alerts-outcome = Résultat
alerts-kind-turn = c’est à moi de jouer
alerts-kind-seat = quelqu’un s’assoit
alerts-kind-over = une partie est finie
alerts-kind-invitation = on m’invite à jouer
alerts-kind-test = essai
alerts-waiting = en attente
alerts-delivered = arrivée
alerts-needless = devenue inutile
alerts-failed = abandonnée
alerts-confirm = Voulez-vous recevoir des alertes à l’adresse à laquelle nous avons envoyé ce lien ?
alerts-confirm-yes = Oui, c’est la mienne
alerts-stop = Voulez-vous ne plus recevoir d’e-mails ?
alerts-stop-yes = Les arrêter
alerts-stopped = Vous ne recevrez plus d’e-mails.
alert-error-status = réponse { $status }
alert-error-not-https = Ce n’est pas l’adresse d’un serveur web : elle commence par https://.
alert-error-private = Cette adresse est celle d’un réseau privé, où ce serveur ne doit rien envoyer.
alert-error-no-name = Il n’y a pas de serveur de ce nom.
alert-error-no-connection = pas de connexion
alert-error-late = pas de réponse à temps
alert-error-no-mail = ce serveur n’envoie plus d’e-mails
alert-error-mail-refused = le serveur de messagerie le refuse
alert-error-mail-later = le serveur de messagerie n’a pas répondu
error-too-many-channels = Cela fait assez de moyens d’être prévenu. Retirez-en un d’abord.

alert-turn-title = À vous de jouer
alert-turn-text = { $table } : manche { $round }
alert-seat-title = { $name } s’est assis à la table
alert-seat-text = { $table }
alert-over-title = La partie est finie
alert-over-text = { $table } : victoire de { $name }
alert-invitation-title = { $name } veut rejouer
alert-asked-title = { $name } vous invite
alert-invitation-text = { $table }
alert-test-title = Ceci est un essai
alert-test-text = Les alertes arrivent ici.
alert-letter =
    { $text }
    { $url }

    Plus d’e-mails : { $stop }
alert-confirm-subject = Est-ce votre adresse ?
alert-confirm-letter =
    Quelqu’un qui s’appelle « { $name } » veut recevoir à cette adresse des alertes de Rune Stones. Si c’est vous, ouvrez ce lien dans le navigateur où vous l’avez demandé :
    { $url }

    Sinon, ne faites rien : vous ne recevrez pas d’autre e-mail.
