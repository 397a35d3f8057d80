# Tutto quello che la pagina dice oltre al gioco stesso.

## Inizio

ui-title = { -game }
ui-tagline = Evoca creature, forgia artefatti, sali sul trono dei druidi.
ui-play-now = Gioca subito
ui-play-now-hint = Inizia subito una partita contro un bot.
ui-new-game = Nuova partita
ui-open-games = Partite aperte
ui-no-games = Qui non ci sono ancora partite.
ui-join = Partecipa
ui-watch = Guarda
ui-watcher = Spettatore
ui-open-record = Apri partita
ui-record-about = Una partita salvata: scegli il file o incolla il testo.
ui-record-file = File
ui-record-text = Testo
ui-record-open = Apri
ui-position = Gioca da una posizione
ui-position-about = Una posizione nella nostra notazione, in TOML o JSON. Tocca a te, i bot prendono gli altri posti e dadi e carte sono di nuovo casuali.
ui-your-turn = Tocca a te
ui-turn-of = Tocca a { $name }
ui-seats-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
ui-home = Inizio

## Nuova partita

ui-game-name = Nome della partita
ui-seats = Posti
ui-seat = Posto { $number }
ui-seat-me = Io
ui-seat-friend-here = Amico su questo dispositivo
ui-seat-friend-link = Amico tramite link
ui-seat-bot = Bot
ui-seat-empty = Nessuno
ui-player-name = Nome
ui-level = Livello
bot-number = { $name } { $number }
ui-options = Opzioni
ui-card-set = Set di carte
ui-card-set-standard = Standard
ui-option-night = { -night }
ui-option-night-about = Banshee, tessere fuoco fatuo e fuochi fatui sul tracciato dei punti potere.
ui-stones-base = Le otto del gioco base
ui-stones-random = Otto a caso
ui-stones-pick = Scegli le otto
ui-public-game = Pubblica: visibile nella pagina iniziale
ui-create = Inizia la partita
ui-cancel = Annulla
ui-take-seat = Prendi questo posto
ui-join-invites = { $name } ti invita a una partita
ui-join-players = { $count } giocatori
ui-join-minutes = circa { $count } minuti
ui-join-yours = il tuo posto ({ $colour })

## Tavolo

ui-supply = Riserva
ui-display = Tabellone
ui-deck = Mazzo
ui-deck-count = { $count ->
    [one] Mazzo: { $count } carta
   *[other] Mazzo: { $count } carte
}
ui-creature-discard-count = { $count ->
    [one] Pila degli scarti generali: { $count } carta
   *[other] Pila degli scarti generali: { $count } carte
}
ui-forges = Fucine
ui-rune-stones = Pietre runiche
ui-stones-left = { $count ->
    [0] finite
   *[other] ancora { $count }
}
ui-artifacts-left = { $count ->
    [0] finiti
   *[other] ancora { $count }
}
ui-wisps = Fuochi fatui
ui-score-track = Tracciato dei punti potere
ui-track-wisps = Fuochi fatui sugli spazi { $spaces }.
ui-price = { $count ->
    [one] costa { $count } punto magia
   *[other] costa { $count } punti magia
}
ui-hand = Mano
ui-your-hand = La tua mano
ui-hand-count = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
ui-draw-pile = Pila di pesca
ui-draw = Pesca
ui-discard = Scarti
ui-discard-count = { $count ->
    [one] Scarti: { $count } carta
   *[other] Scarti: { $count } carte
}
ui-cards-in-use = Carte giocate
ui-fate-discard = tuoi scarti
ui-fate-creature-discard = scarti generali
ui-fate-box = fuori dal gioco
ui-row-worth = { $count ->
    [one] vale { $count } punto
   *[other] vale { $count } punti
}
ui-empty = vuota
ui-free = libero
ui-seated = già seduto
ui-here = presente
ui-away = via un attimo
ui-gone = assente
ui-seats-open = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
ui-invite-about = Ogni link vale per un posto. Chi lo apre può sedersi lì, senza account.
ui-starts-itself = Questo riquadro sparisce quando tutti i posti sono occupati.
ui-copy = Copia
ui-copied = Copiato
ui-link-copied = link copiato, non ancora aperto
ui-share = Condividi
ui-qr = Codice QR
ui-link-to-seat = Link al posto: { $name }
ui-waiting-players = { $count ->
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $count } giocatori.
}
ui-are-here = { $count ->
    [one] { $names } c’è.
   *[other] { $names } ci sono.
}
ui-waiting-absent = In attesa di { $name }, che non c’è.
ui-you = tu
ui-bot = bot
ui-first = primo giocatore
ui-look-again = Aggiorna
ui-round = Round { $number }
ui-your-move = Tocca a te
ui-moves = Mosse
ui-all-moves = Tutte le mosse
ui-skip-to-move = Vai alla tua mossa
ui-describe = Descrivi il tavolo
ui-text-table = Versione testuale
ui-picture-table = Versione grafica
ui-text-about = Con uno screen reader, la versione testuale è il modo migliore di giocare: lo stesso tavolo in diretta, con titoli, elenchi e pulsanti.
ui-text-use = Gioca nella versione testuale
ui-text-leave = Gioca nella versione grafica
ui-lies-in = { $label } ({ $part })
ui-rivals = Rivali
ui-board-of = Plancia: { $name }
ui-your-board = La tua plancia
ui-show-board = Mostra la plancia
ui-log = Registro
ui-log-details = Passo per passo
ui-since-your-turn = Dal tuo ultimo turno
ui-show-turn-again = Rivedi questo turno

## Pulsanti e menu

ui-undo = Annulla mossa
ui-undone = Annullato.
ui-restart-turn = Ricomincia il turno
ui-hint = Suggerimento
ui-close = Chiudi
ui-back = Indietro
ui-save = Salva
ui-menu = Menu
ui-rules = Regole
ui-letters = Lettere
ui-theme = Tema
ui-theme-dawn = Alba
ui-theme-night = Notte
ui-settings = Impostazioni
ui-sounds = Suoni
ui-notify = Avvisami quando tocca a me
ui-animation-speed = Velocità delle animazioni
ui-speed-off = Disattivate
ui-speed-slow = Lenta
ui-speed-normal = Normale
ui-speed-fast = Veloce
ui-auto = Risolvi da soli gli effetti semplici
ui-end-at-once = Termina subito i turni
ui-confirm-end = Conferma la fine del turno
ui-confirm-end-question = Terminare il turno?
ui-language = Lingua
ui-on = Sì
ui-off = No

## Schede del telefono

ui-tab-circle = Tabellone
ui-tab-forges = Fucine
ui-tab-runes = Rune
ui-tab-log = Registro

## Più giocatori su un dispositivo

ui-curtain-hand-over = Passa il dispositivo a { $name }
ui-curtain-show = Sono { $name }: mostra la mia mano
ui-curtain-covered = Tutte le mani sono nascoste.

## Replay

ui-replay = Replay
ui-replay-first = All’inizio
ui-replay-last = Alla fine
ui-replay-turn-back = Un turno indietro
ui-replay-decision-back = Una decisione indietro
ui-replay-entry-back = Un passo indietro
ui-replay-entry-forward = Un passo avanti
ui-replay-decision-forward = Una decisione avanti
ui-replay-turn-forward = Un turno avanti
ui-replay-moment = Momento della partita
ui-replay-play = Riproduci
ui-replay-pause = Pausa
ui-replay-speed = Velocità di riproduzione
ui-replay-link = Copia il link a questo momento
ui-replay-go = Mostra
ui-replay-position = Passo { $number } di { $total }
ui-replay-return = Torna alla partita

## Fine della partita

ui-game-over = La partita è finita
ui-winner = { $name } vince e sale sul trono!
ui-winner-you = Vinci con { $points } punti e sali sul trono!
ui-winners-shared = Vittoria condivisa: { $names }
ui-winner-points = { $name } vince con { $points } punti e sale sul trono!
ui-winners-points = Vittoria condivisa con { $points } punti: { $names }
ui-final-about = Gemme, minerali e file sono già contati sul tracciato dei punti potere.
ui-graph = Punti di round in round
ui-graph-stone = pietra runica
ui-graph-trade = fila scambiata
ui-final-score = Conteggio finale
ui-points = Punti potere
ui-rematch = Rivincita
ui-rematch-wanted = { $name } vuole la rivincita.
ui-rematch-join = Prendi il tuo posto
ui-imported = Partita salvata
ui-download-record = Scarica la partita
ui-fairness = Casualità
ui-fairness-about = Tutto ciò che è casuale deriva da un seme segreto. La sua impronta si vede prima della partita, il seme stesso dopo: così chiunque può controllare che niente sia stato truccato.
ui-seed-hash = Impronta del seme
ui-seed = Seme
ui-seed-later = Il seme viene mostrato alla fine della partita.
ui-verify = Verifica
ui-verified = Verificato: ogni esito casuale deriva dal seme.
ui-not-verified = Non verificato: la partita non corrisponde al seme.

## Chat

ui-chat = Chat
ui-chat-send = Invia
ui-chat-mute = Silenzia
ui-chat-unmute = Riattiva
ui-chat-mute-name = Silenzia { $name }
ui-chat-unmute-name = Riattiva { $name }
ui-chat-muted = La chat è silenziata.
ui-chat-placeholder = Di’ qualcosa…

## Connessione e spettatori

ui-connected = Connesso
ui-reconnecting = Connessione persa. Riconnessione…
ui-kept = Connessione persa. Il tuo clic è salvato e verrà inviato appena torna.
ui-watching-count = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
ui-watching = Stai guardando la partita.
ui-watch-link = Link per gli spettatori

## Tastiera

ui-keyboard = Tastiera
ui-key-moves = Tab: alla parte successiva del tavolo
ui-key-arrows = Frecce: da un elemento all’altro in una parte del tavolo
ui-key-choose = Invio: scegli
ui-key-numbers = 1–9: scegli una mossa per numero
ui-key-done = D: fatto
ui-key-undo = U: annulla mossa
ui-key-hint = H: suggerimento
ui-key-list = M: tutte le mosse
ui-key-question = Q: torna alla domanda
ui-key-describe = T: descrivi il tavolo
ui-key-log = L: registro
ui-key-step = ← →: scorri la partita; con Maiusc, turno per turno; con “,” e “.”, ogni singolo passo
ui-key-play = Spazio: riproduci o metti in pausa
ui-key-letters = G: lettere sulle gemme
ui-key-help = ?: questo aiuto
ui-key-close = Esc: chiudi
ui-key-alt = Alt e una lettera o un numero: lo stesso, anche nella modalità navigazione di uno screen reader
ui-key-reader = Con uno screen reader: le lettere arrivano al tavolo solo in modalità focus (NVDA: Ins+Spazio, JAWS: Ins+Z, Orca: due volte Ins+A). Oppure usa Alt o la versione testuale.

## Errori

error-stale = La partita è andata avanti. Guarda il tavolo e riprova.
error-illegal = Qui questa mossa non è possibile.
error-not-your-seat = Questo non è il tuo posto.
error-game-over = La partita è finita.
error-no-such-page = Questa pagina non esiste.
error-no-such-game = Questa partita non è qui. O il link è incompleto, o nessuno l’ha toccata per così tanto tempo che è stata eliminata.
error-seat-taken = Questo posto è già occupato.
error-name-too-long = Questo nome è troppo lungo.
error-unreadable = Questo messaggio non si può inviare: è vuoto o troppo lungo, oppure contiene caratteri invisibili che confondono il testo intorno.
error-too-many-requests = { $count ->
    [one] Troppe richieste. Riprova tra { $count } secondo.
   *[other] Troppe richieste. Riprova tra { $count } secondi.
}
error-too-many-games = { $count ->
    [one] Hai iniziato molte partite in poco tempo. Riprova tra { $count } secondo.
   *[other] Hai iniziato molte partite in poco tempo. Riprova tra { $count } secondi.
}
error-server = Qualcosa è andato storto sul server.
error-try-again = Il server non riesce a salvare adesso. Riprova fra un momento; il tavolo mostra ciò che è stato salvato.
error-not-yet = Disponibile a partita finita.
error-bad-request = Il server non ha capito questa richiesta.
error-not-a-record = Questa non è una partita salvata valida.
error-not-a-position = Questa non è una posizione giocabile.
error-position-over = In questa posizione non c’è più nulla da decidere.
error-record-card-set = Questa partita è stata giocata con il set di carte «{ $name }» ({ $hash }), che questo server non ha. Chiedi a chi lo gestisce di avviare il server con il file (--cards).
error-record-untrue = Questa partita si può rivedere, ma gli esiti casuali o il risultato non sono corretti.
error-missing-cards = Questa partita usa un set di carte che questo server non ha ({ $hash }). Chiedi a chi lo gestisce di avviare il server con il file (--cards).
error-record-too-large = È troppo grande per una partita salvata.
error-players = Servono da due a quattro giocatori.
error-first-player = Il primo giocatore deve essere uno dei giocatori al tavolo.
error-stone-count = Scegli esattamente otto pietre runiche.
error-stone-twice = La pietra runica «{ $rune }» è stata scelta più volte.
error-no-night = Il set di carte { $set } non contiene le { -night }.

## Privacy

ui-privacy = Privacy
privacy-lead = Ecco che cosa il server conserva su di te, per quanto tempo e chi può vederlo. Questo testo fa parte del programma; chi gestisce questo server potrebbe fare di più.
privacy-stored = Che cosa viene conservato
privacy-stored-cookie = Un cookie con un segreto casuale, perché i tuoi posti restino tuoi. Il server ne tiene solo l’impronta (un hash) e la data della tua ultima visita.
privacy-stored-name = Il nome che hai scelto, le tue impostazioni e quali lezioni e consigli hai già visto.
privacy-stored-games = Le tue partite: chi siede dove e con quale nome, ogni mossa e quando è stata fatta.
privacy-stored-chat = Ciò che scrivi a un tavolo e chi hai silenziato.
privacy-not-stored = Se non lo chiedi, non ci sono né account né indirizzo e-mail. Non ci sono password, pubblicità o tracciamento, e nessun altro sito è coinvolto, tranne quelli a cui fai mandare avvisi.
privacy-times = Per quanto tempo
privacy-times-about = Il tempo si conta dall’ultima mossa, o dall’ultima volta che qualcuno ha guardato la partita. Poi l’eliminazione è definitiva.
privacy-open = Partite in attesa di giocatori
privacy-unfinished = Partite non finite
privacy-finished = Partite finite
privacy-imported = Partite salvate aperte qui
privacy-chat = Chat
privacy-people = Nome e impostazioni di chi non ha partite né account
privacy-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
privacy-forever = per sempre
privacy-host = Che cosa può vedere chi ospita
privacy-host-all = Tutto ciò che è conservato, comprese le mani coperte e la chat. Gioca presso qualcuno di cui ti fidi.
privacy-host-address = L’indirizzo da cui si collega il tuo browser. Il programma lo tiene in memoria per pochi minuti per limitare gli abusi e non lo conserva; un proxy o il sistema potrebbe annotarlo.
privacy-host-backups = Le copie di sicurezza, se ci sono, conservano ciò che è stato eliminato finché non vengono eliminate anch’esse.
privacy-yours = Che cosa puoi fare
privacy-yours-about = Elimina il cookie di questo sito e nessuno potrà più collegare le tue partite a te, nemmeno tu. Alla pagina «Tu» puoi scaricare tutto ciò che è salvato su di te, o cancellarlo.
