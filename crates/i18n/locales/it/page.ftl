# Tutto quello che la pagina dice oltre al gioco stesso.

## Inizio

ui-title = { -game }
ui-tagline = Evoca creature, forgia artefatti, sali sul trono dei druidi.
ui-play-now = Gioca subito
ui-play-now-hint = Direttamente in una partita contro un bot.
ui-new-game = Nuova partita
ui-your-games = Le tue partite
ui-open-games = Partite aperte
ui-no-games = Qui non ci sono ancora partite.
ui-finished-games = Partite finite
ui-join = Partecipa
ui-watch = Guarda
ui-watcher = Spettatore
ui-open-record = Apri una partita salvata
ui-record-about = La partita salvata da un { -game } qualsiasi: scegli il file o incolla il testo.
ui-record-file = File
ui-record-text = Testo
ui-record-open = Apri
ui-resume = Continua
ui-your-turn = Tocca a te
ui-turn-of = Tocca a { $name }
ui-seats-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
ui-home = Inizio
ui-about = Informazioni
ui-licence = Licenza
ui-source-code = Codice sorgente

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
ui-option-night = { -night }
ui-option-night-about = Banshee, tessere fuoco fatuo e fuochi fatui sul tracciato dei punti.
ui-option-queenie = Pietre { -queenie }
ui-option-queenie-about = Due pietre runiche in più; otto delle dieci sono in gioco.
ui-stones-base = Le otto del gioco base
ui-stones-random = Otto a caso
ui-stones-pick = Scegli le otto
ui-stones-picked = { $count } di 8 scelte
ui-first-player = Primo giocatore
ui-first-random = A caso
ui-card-set = Set di carte
ui-public-game = Aperta a tutti: elencata nella prima pagina
ui-create = Inizia la partita
ui-cancel = Annulla
ui-invite = Manda questo link a { $name }:
ui-invite-seat = Manda questo link a chi deve giocare:
ui-copy-link = Copia il link
ui-copied = Copiato
ui-waiting-for-players = { $count ->
    [one] In attesa di { $count } giocatore…
   *[other] In attesa di { $count } giocatori…
}
ui-take-seat = Prendi questo posto

## Tavolo

ui-supply = Riserva
ui-display = Creature
ui-deck = Mazzo
ui-deck-count = { $count ->
    [one] Mazzo: { $count } carta
   *[other] Mazzo: { $count } carte
}
ui-creature-discard = Scarti delle creature
ui-creature-discard-count = { $count ->
    [one] Scarti delle creature: { $count } carta
   *[other] Scarti delle creature: { $count } carte
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
ui-score-track = Tracciato dei punti
ui-track-score = { $name }: { $points }
ui-track-wisps = Fuochi fatui sugli spazi { $spaces }.
ui-track-throne = Il trono è sullo spazio { $space }.
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
ui-your-discard = I tuoi scarti
ui-discard-count = { $count ->
    [one] Scarti: { $count } carta
   *[other] Scarti: { $count } carte
}
ui-cards-in-use = Carte calate
ui-fate-discard = agli scarti
ui-fate-creature-discard = se ne va
ui-fate-box = esce dal gioco
ui-row-worth = { $count ->
    [one] vale { $count } punto
   *[other] vale { $count } punti
}
ui-empty = vuoto
ui-free = libero
ui-you = tu
ui-bot = bot
ui-next = poi
ui-first = primo giocatore
ui-thinking = sta pensando…
ui-look-again = Guarda di nuovo
ui-absent = assente
ui-round = Round { $number }
ui-turn = Turno { $number }
ui-last-round = Ultimo round!
ui-your-move = Tocca a te
ui-moves = Mosse
ui-skip-to-move = Vai alla tua mossa
ui-describe = Descrivi il tavolo
ui-text-table = Tavolo in parole
ui-picture-table = Tavolo con immagini
ui-rivals = Rivali
ui-board-of = Plancia: { $name }
ui-your-board = La tua plancia
ui-show-board = Mostra la plancia
ui-hide-board = Nascondi la plancia
ui-log = Diario
ui-show-all = Mostra tutto
ui-once-per-turn = una volta per turno
ui-used = usata

## Pulsanti e menu

ui-undo = Annulla mossa
ui-undo-none = Non si può annullare: è stato rivelato qualcosa.
ui-restart-turn = Ricomincia il turno
ui-hint = Consiglio
ui-done = Fatto
ui-close = Chiudi
ui-back = Indietro
ui-ok = OK
ui-yes = Sì
ui-no = No
ui-save = Salva
ui-menu = Menu
ui-rules = Regole
ui-letters = Lettere
ui-theme = Tema
ui-theme-dawn = Alba
ui-theme-night = Notte
ui-settings = Impostazioni
ui-sounds = Suoni
ui-animation-speed = Velocità delle animazioni
ui-speed-off = Nessuna
ui-speed-slow = Lenta
ui-speed-normal = Normale
ui-speed-fast = Veloce
ui-confirm-end = Conferma la fine del turno
ui-confirm-end-question = Terminare il turno?
ui-language = Lingua
ui-on = Sì
ui-off = No
ui-leave-game = Lascia la partita
ui-leave-question = Lasciare questa partita? Un bot prende il tuo posto.
ui-fullscreen = Schermo intero

## Schede del telefono

ui-tab-circle = Cerchio
ui-tab-forges = Fucine
ui-tab-runes = Rune
ui-tab-rivals = Rivali
ui-tab-log = Diario

## Più giocatori su un dispositivo

ui-curtain-hand-over = Passa il dispositivo a { $name }
ui-curtain-show = Sono { $name }: mostra la mia mano
ui-curtain-covered = Le mani sono coperte.

## Replay

ui-replay = Replay
ui-replay-first = Prima mossa
ui-replay-back = Una mossa indietro
ui-replay-forward = Una mossa avanti
ui-replay-last = Ultima mossa
ui-replay-play = Riproduci
ui-replay-pause = Pausa
ui-replay-position = Stai guardando la mossa { $number } di { $total }
ui-replay-return = Torna alla partita

## Fine della partita

ui-game-over = La partita è finita
ui-winner = { $name } vince e sale sul trono!
ui-winner-you = Vinci e sali sul trono!
ui-winners-shared = Vittoria condivisa: { $names }
ui-final-score = Punteggio finale
ui-player = Giocatore
ui-points = Punti potere
ui-rank = Posizione
ui-rematch = Rivincita
ui-rematch-wanted = { $name } vuole la rivincita.
ui-rematch-join = Prendi il tuo posto
ui-imported = Aperta da un salvataggio
ui-download-record = Scarica la partita
ui-replay-link = Link al replay
ui-fairness = Fortuna verificabile
ui-fairness-about = Tutta la fortuna deriva da un seme segreto. La sua impronta si vede prima della partita, il seme stesso dopo: così chiunque può controllare che niente sia stato truccato.
ui-seed-hash = Impronta del seme
ui-seed = Seme
ui-seed-later = Il seme viene mostrato alla fine della partita.
ui-verify = Verifica
ui-verified = Verificato: ogni esito deriva dal seme.
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
ui-chat-line = { $name }: { $message }

## Connessione e spettatori

ui-connected = Connesso
ui-connecting = Connessione…
ui-reconnecting = Connessione persa. Riconnessione…
ui-offline = Non in linea
ui-watching = Stai guardando la partita.
ui-watch-link = Link per gli spettatori
ui-watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
ui-joined = { $name } entra nella partita.
ui-left = { $name } lascia la partita.
ui-undone = { $name } ritira una mossa.

## Tastiera

ui-keyboard = Tastiera
ui-key-moves = Tab: da una parte del tavolo alla successiva
ui-key-arrows = Frecce: da un pezzo all’altro in una parte del tavolo
ui-key-choose = Invio: scegli
ui-key-numbers = 1–9: scegli una mossa per numero
ui-key-done = D: fatto
ui-key-undo = U: annulla
ui-key-hint = H: consiglio
ui-key-question = Q: torna alla domanda
ui-key-describe = T: descrivi il tavolo
ui-key-log = L: diario
ui-key-step = ← →: scorri la partita
ui-key-letters = G: lettere sulle gemme
ui-key-help = ?: questo aiuto
ui-key-close = Esc: chiudi

## Errori

error-stale = La partita è andata avanti. Guarda di nuovo.
error-illegal = Questa mossa qui non è possibile.
error-not-your-seat = Questo non è il tuo posto.
error-not-your-turn = Non è il tuo turno.
error-game-over = La partita è finita.
error-no-such-game = Questa partita non esiste.
error-no-such-page = Questa pagina non esiste.
error-seat-taken = Questo posto è già occupato.
error-name-empty = Indica un nome.
error-name-too-long = Questo nome è troppo lungo.
error-name-taken = Al tavolo c’è già qualcuno con questo nome.
error-chat-empty = Non c’è niente da inviare.
error-chat-too-long = Questo messaggio è troppo lungo.
error-too-many-requests = Troppe richieste. Aspetta un momento.
error-too-many-games = { $count ->
    [one] Hai iniziato molte partite in poco tempo. Riprova tra { $count } secondo.
   *[other] Hai iniziato molte partite in poco tempo. Riprova tra { $count } secondi.
}
error-server = Qualcosa è andato storto sul server.
error-try-again = Il server non riesce a salvare adesso. Riprova fra un momento; il tavolo mostra ciò che è stato salvato.
error-not-yet = Disponibile a partita finita.
error-connection-lost = Connessione persa.
error-bad-request = Questa richiesta non ha senso.
error-not-a-record = Questo non è il salvataggio di una partita regolare.
error-record-untrue = Questo salvataggio si può rivedere, ma la fortuna o il risultato non sono veri.
error-record-too-large = È troppo grande per una partita salvata.
error-nothing-to-undo = Non c’è niente da annullare.
error-players = Servono da due a quattro giocatori.
error-first-player = Il primo giocatore deve essere al tavolo.
error-stone-count = Scegli esattamente otto pietre runiche.
error-stone-twice = La pietra runica «{ $rune }» è stata scelta più volte.
error-no-night = Il set di carte { $set } non contiene le { -night }.
