# Coming back to an account: passkeys, and a link by e-mail.

passkey-title = Clés d’accès
passkey-about = Avec une clé d’accès, vous revenez par le doigt, le visage ou le verrouillage de votre appareil. Il n’y a rien à retenir.
passkey-keep = Le garder avec une clé d’accès
passkey-add = Ajouter une clé d’accès
passkey-remove = Retirer
passkey-enter = Continuer avec une clé d’accès
passkey-enter-about = Rien à taper : votre appareil ou votre navigateur l’a.
passkey-failed = Cela n’a pas marché. Rechargez la page et réessayez.
passkey-since = depuis le { $date }
error-wrong-passkey = Cette clé d’accès n’a pas été acceptée.
enter-mail-title = Par e-mail
enter-mail-about = Si votre compte reçoit des alertes par e-mail, nous pouvons y envoyer un lien. Il marche une fois, pendant quinze minutes, et seulement dans ce navigateur.
enter-mail-send = M’envoyer un lien
enter-mail-sent = S’il existe un compte avec cette adresse, un lien est en route. Ouvrez-le dans ce navigateur.
enter-mail-subject = Votre lien pour Rune Stones
enter-mail-letter =
    Ouvrez ce lien dans les quinze minutes, dans le navigateur où vous l’avez demandé. Il marche une fois :
    { $url }

    Si vous ne l’avez pas demandé, ne faites rien. Dans un autre navigateur, le lien n’ouvre rien.
