# Clocks, and leaving a table.

clock-none = senza orologio
clock-minutes = { $minutes } min
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 giorno per turno
   *[other] { $days } giorni per turno
}
clock-then-bot = Quando il tempo di un giocatore scade, un bot (Saggio) gioca al suo posto. Può tornare fino alla fine; una partita classificata conta per lui come persa.
clock-then-forfeit = Quando il tempo di un giocatore scade, ha perso.
clock-then-forfeit-bot = Quando il tempo di un giocatore scade, ha perso; un bot (Saggio) continua al suo posto.

clock-d = { $count } g
clock-h = { $count } h
clock-min = { $count } min
clock-left = Tempo rimasto:
clock-warn = Restano { $time }
clock-stand-in = gioca un bot
clock-vacation = in vacanza: l’orologio è fermo
clock-choice = Orologio
clock-choice-none = Senza orologio
clock-choice-live = Dal vivo
clock-choice-live-about = Minuti per tutta la partita, e qualche secondo in più a ogni turno.
clock-choice-days = Giorni per ogni turno
clock-choice-days-about = Per partite che durano settimane. Le vacanze non contano.
clock-minutes-each = Minuti per giocatore
clock-seconds-turn = Secondi in più per turno
clock-days-turn = Giorni per turno
clock-out-of-time = Quando il tempo scade
clock-choice-bot = subentra un bot
clock-choice-forfeit = la partita è persa
error-out-of-time = Il tuo tempo è scaduto.
error-bad-clock = Un orologio ha da 1 a 180 minuti e da 0 a 180 secondi in più per turno, oppure da 1 a 14 giorni per turno.

leave-title = Lascia il tavolo
leave-ways = Lascia il tavolo…
leave-back = Torna al tavolo
leave-rated = Questa è una partita classificata.
leave-unrated = Questa partita non è classificata: qualunque cosa tu faccia qui, nessuna classifica cambia.
leave-nothing = Qui non c’è niente da fare: la partita è finita.
leave-resign = Abbandona
leave-resign-about = { $players ->
    [2] La partita finisce e vince l’altro giocatore.
   *[other] Perdi. Un bot (Saggio) continua al tuo posto e non puoi tornare.
}
leave-resign-rated = Per la tua classifica conta come persa contro tutti quelli che restano.
leave-stop = Ferma la partita di comune accordo
leave-stop-about = Quando tutti sono d’accordo la partita finisce senza vincitori. Fino ad allora continua.
leave-stop-rated = In quel caso nessuna classifica cambia.
leave-play-on = Continua a giocare
leave-play-on-about = Non sei più d’accordo a fermarti.
leave-return = Torna
leave-return-about = Riprendi il tuo posto dal bot. Puoi farlo tre volte in una partita.
leave-return-rated = Per la tua classifica la partita resta persa.
leave-replace = Fai giocare un bot per { $name }
leave-replace-about = { $name } non gioca da sette giorni. Un bot (Saggio) gioca fino al suo ritorno.
leave-replace-rated = Per la classifica di { $name } la partita è persa.
leave-open = Offri il posto di { $name } a qualcun altro
leave-open-about = Ricevi un nuovo link. Chi lo apre per primo ha il posto; fino ad allora continua il bot.

affairs-bot-for-you = Un bot gioca per te.
affairs-absent = { $name } non gioca da sette giorni.
ended-stopped = La partita è stata fermata di comune accordo. Nessuno ha vinto.
ended-left-you = Vinci tu: tutti gli altri hanno lasciato.
ended-left-winner = Vince { $name }: tutti gli altri hanno lasciato.
ended-left = Tutti hanno lasciato la partita.
incident-ran-out = Il tempo di { $name } è scaduto; continua un bot.
incident-forfeited = Il tempo di { $name } è scaduto: partita persa.
incident-resigned = { $name } abbandona.
incident-replaced = Lunga assenza di { $name }; continua un bot.
incident-returned = { $name } è di nuovo qui.
incident-opened = Il posto di { $name } è libero.
incident-taken = { $name } ha preso un posto.
incident-wants-to-stop = { $name } vorrebbe fermare la partita.
incident-plays-on = { $name } vorrebbe continuare.

vacation-title = Vacanza
vacation-about = In vacanza il tuo orologio è fermo nelle partite con giorni per turno. Ce ne sono { $count } giorni su 365.
vacation-left = { $count ->
    [one] Resta 1 giorno.
   *[other] Restano { $count } giorni.
}
vacation-lasts = { $count ->
    [one] Sei in vacanza ancora per 1 giorno.
   *[other] Sei in vacanza ancora per { $count } giorni.
}
vacation-days = Giorni
vacation-begin = Vai in vacanza
vacation-end = Torna adesso
