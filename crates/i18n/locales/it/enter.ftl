# Coming back to an account: passkeys, and a link by e-mail.

passkey-title = Passkey
passkey-about = Con una passkey torni con il dito, il viso o il blocco del dispositivo. Non c’è nulla da ricordare.
passkey-keep = Conservalo con una passkey
passkey-add = Aggiungi una passkey
passkey-remove = Togli
passkey-enter = Continua con una passkey
passkey-enter-about = Niente da scrivere: ce l’ha il tuo dispositivo o il tuo browser.
passkey-failed = Non ha funzionato. Ricarica la pagina e riprova.
passkey-since = dal { $date }
error-wrong-passkey = Questa passkey non è stata accettata.
enter-mail-title = Per e-mail
enter-mail-about = Se il tuo account riceve avvisi per e-mail, possiamo mandare lì un link. Funziona una volta, per quindici minuti, e solo in questo browser.
enter-mail-send = Mandami un link
enter-mail-sent = Se c’è un account con questo indirizzo, un link è in arrivo. Aprilo in questo browser.
enter-mail-subject = Il tuo link per Rune Stones
enter-mail-letter =
    Apri questo link entro quindici minuti, nel browser in cui l’hai chiesto. Funziona una volta:
    { $url }

    Se non l’hai chiesto, non fare nulla. In un altro browser il link non apre nulla.
