# How somebody is told of what happens at their tables.

alerts-title = Avvisi
alerts-about = Fatti avvisare quando tocca a te, anche se nessuna pagina è aperta.
alerts-open = Imposta gli avvisi
alerts-lead = Ricevi un avviso per ogni turno che ti aspetta, e mai per un tavolo che stai guardando.
alerts-keep-first = Per gli avvisi serve un account conservato, così puoi disattivarli da qualsiasi luogo.
alerts-push = Notifica
alerts-push-about = Questo browser mostra una notifica, anche a pagina chiusa. Il server del suo produttore la inoltra e non può leggerla.
alerts-push-add = Avvisa questo browser
alerts-push-failed = Questo browser non lo permette. Guarda le sue impostazioni per questa pagina.
alerts-push-script = Le notifiche richiedono gli script, che qui sono disattivati.
alerts-mail = E-mail
alerts-mail-about = Prima ti mandiamo un link, per essere sicuri che l’indirizzo sia tuo.
alerts-mail-address = Indirizzo
alerts-add = Aggiungi
alerts-hook = Webhook
alerts-hook-about = Per un tuo programma, o per un canale di Discord o Slack.
alerts-hook-address = Indirizzo (https)
alerts-hook-form = Formato
alerts-unconfirmed = aspetta che tu apra il link che abbiamo mandato
alerts-on = attivo
alerts-paused = in pausa
alerts-paused-about = Gli ultimi invii non sono riusciti, perciò qui non si manda più nulla. Sotto vedi il motivo. Quando è risolto, riprova.
alerts-when = Avvisami qui quando
alerts-test = Manda una prova
alerts-resume = Riprova
alerts-remove = Togli
alerts-quiet = Ore di silenzio
alerts-quiet-about = Gli avvisi aspettano che finiscano. Le partite no.
alerts-quiet-on = Non disturbarmi
alerts-quiet-from = Dalle
alerts-quiet-until = Alle
alerts-quiet-zone = Secondo l’ora di
alerts-told = Gli ultimi avvisi
alerts-told-none = Ancora nulla.
alerts-time = Quando
alerts-what = Che cosa
alerts-outcome = Esito
alerts-kind-turn = tocca a me
alerts-kind-seat = qualcuno si siede
alerts-kind-over = una partita è finita
alerts-kind-invitation = mi invitano a giocare
alerts-kind-test = prova
alerts-waiting = in attesa
alerts-delivered = arrivato
alerts-needless = non più necessario
alerts-failed = abbandonato
alerts-confirm = Vuoi ricevere avvisi all’indirizzo a cui abbiamo mandato questo link?
alerts-confirm-yes = Sì, è mio
alerts-stop = Non vuoi più ricevere e-mail?
alerts-stop-yes = Basta e-mail
alerts-stopped = Non riceverai più e-mail.
alert-error-status = ha risposto { $status }
alert-error-not-https = Questo non è l’indirizzo di un server web: comincia con https://.
alert-error-private = Questo indirizzo appartiene a una rete privata, dove questo server non deve mandare nulla.
alert-error-no-name = Non c’è un server con questo nome.
alert-error-no-connection = nessuna connessione
alert-error-late = nessuna risposta in tempo
alert-error-no-mail = questo server non manda più e-mail
alert-error-mail-refused = il server di posta la rifiuta
alert-error-mail-later = il server di posta non ha risposto
error-too-many-channels = I modi per avvisarti sono abbastanza. Prima togline uno.

alert-turn-title = Tocca a te
alert-turn-text = { $table }: round { $round }
alert-seat-title = { $name } si è seduto al tavolo
alert-seat-text = { $table }
alert-over-title = La partita è finita
alert-over-text = { $table }: vince { $name }
alert-invitation-title = { $name } vuole giocare ancora
alert-asked-title = { $name } ti invita
alert-invitation-text = { $table }
alert-test-title = Questa è una prova
alert-test-text = Gli avvisi arrivano qui.
alert-letter =
    { $text }
    { $url }

    Niente più e-mail: { $stop }
alert-confirm-subject = È il tuo indirizzo?
alert-confirm-letter =
    Qualcuno che si chiama «{ $name }» vuole ricevere a questo indirizzo gli avvisi di Rune Stones. Se sei tu, apri questo link nel browser in cui l’hai chiesto:
    { $url }

    Altrimenti non fare nulla: non riceverai altre e-mail.
