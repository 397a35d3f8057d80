# Alles wat de pagina zegt naast het spel zelf.

## Begin

ui-title = { -game }
ui-tagline = Roep wezens op, smeed artefacten, bestijg de troon van de druïden.
ui-play-now = Meteen spelen
ui-play-now-hint = Direct een spel tegen een bot.
ui-new-game = Nieuw spel
ui-your-games = Jouw spellen
ui-open-games = Open spellen
ui-no-games = Hier zijn nog geen spellen.
ui-finished-games = Afgelopen spellen
ui-join = Meedoen
ui-watch = Kijken
ui-watcher = Toeschouwer
ui-open-record = Verslag openen
ui-record-about = Het verslag van een spel, zoals elk { -game } het bewaart: kies het bestand of plak de tekst.
ui-record-file = Bestand
ui-record-text = Tekst
ui-record-open = Openen
ui-resume = Verder spelen
ui-your-turn = Jij bent aan de beurt
ui-turn-of = { $name } is aan de beurt
ui-seats-free = { $count ->
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
ui-home = Begin
ui-about = Over dit spel
ui-licence = Licentie
ui-source-code = Broncode

## Nieuw spel

ui-game-name = Naam van het spel
ui-seats = Plaatsen
ui-seat = Plaats { $number }
ui-seat-me = Ik
ui-seat-friend-here = Vriend op dit apparaat
ui-seat-friend-link = Vriend via link
ui-seat-bot = Bot
ui-seat-empty = Niemand
ui-player-name = Naam
ui-level = Niveau
bot-number = { $name } { $number }
ui-options = Opties
ui-option-night = { -night }
ui-option-night-about = Banshees, dwaallichttegels en dwaallichten op het puntenspoor.
ui-option-queenie = { -queenie }-stenen
ui-option-queenie-about = Twee extra runenstenen; acht van de tien doen mee.
ui-stones-base = De acht van het basisspel
ui-stones-random = Acht willekeurige
ui-stones-pick = Kies er acht
ui-stones-picked = { $count } van 8 gekozen
ui-first-player = Startspeler
ui-first-random = Willekeurig
ui-card-set = Kaartenset
ui-public-game = Open voor iedereen: staat op de eerste pagina
ui-create = Spel starten
ui-cancel = Annuleren
ui-invite = Stuur deze link naar { $name }:
ui-invite-seat = Stuur deze link naar wie meespeelt:
ui-copy-link = Link kopiëren
ui-copied = Gekopieerd
ui-waiting-for-players = { $count ->
    [one] Wachten op { $count } speler…
   *[other] Wachten op { $count } spelers…
}
ui-take-seat = Hier plaatsnemen

## Tafel

ui-supply = Voorraad
ui-display = Aanbod
ui-deck = Stapel
ui-deck-count = { $count ->
    [one] Stapel: { $count } kaart
   *[other] Stapel: { $count } kaarten
}
ui-creature-discard = Wezenaflegstapel
ui-creature-discard-count = { $count ->
    [one] Wezenaflegstapel: { $count } kaart
   *[other] Wezenaflegstapel: { $count } kaarten
}
ui-forges = Smederijen
ui-rune-stones = Runenstenen
ui-stones-left = { $count ->
    [0] geen meer
   *[other] nog { $count }
}
ui-artifacts-left = { $count ->
    [0] geen meer
   *[other] nog { $count }
}
ui-wisps = Dwaallichten
ui-score-track = Krachtpuntenspoor
ui-track-score = { $name }: { $points }
ui-track-wisps = Dwaallichten liggen op { $spaces }.
ui-track-throne = De troon staat op { $space }.
ui-price = { $count ->
    [one] kost { $count } magiepunt
   *[other] kost { $count } magiepunten
}
ui-hand = Hand
ui-your-hand = Je hand
ui-hand-count = { $count ->
    [one] { $count } handkaart
   *[other] { $count } handkaarten
}
ui-draw-pile = Trekstapel
ui-draw = Trekstapel
ui-discard = Aflegstapel
ui-your-discard = Je aflegstapel
ui-discard-count = { $count ->
    [one] Aflegstapel: { $count } kaart
   *[other] Aflegstapel: { $count } kaarten
}
ui-cards-in-use = Neergelegde kaarten
ui-fate-discard = naar aflegstapel
ui-fate-creature-discard = verdwijnt
ui-fate-box = uit het spel
ui-row-worth = { $count ->
    [one] { $count } punt waard
   *[other] { $count } punten waard
}
ui-empty = leeg
ui-free = vrij
ui-you = jij
ui-bot = bot
ui-next = hierna
ui-first = startspeler
ui-thinking = denkt na…
ui-look-again = Opnieuw kijken
ui-absent = afwezig
ui-round = Ronde { $number }
ui-turn = Beurt { $number }
ui-last-round = Laatste ronde!
ui-your-move = Jouw zet
ui-moves = Zetten
ui-skip-to-move = Ga naar je zet
ui-describe = Beschrijf de tafel
ui-text-table = Tafel als tekst
ui-picture-table = Tafel met afbeeldingen
ui-rivals = Rivalen
ui-board-of = Spelersbord: { $name }
ui-your-board = Je spelersbord
ui-show-board = Bord tonen
ui-hide-board = Bord verbergen
ui-log = Verloop
ui-show-all = Alles tonen
ui-once-per-turn = één keer per beurt
ui-used = gebruikt

## Knoppen en menu

ui-undo = Ongedaan maken
ui-undo-none = Niet ongedaan te maken: er is iets onthuld.
ui-restart-turn = Beurt opnieuw
ui-hint = Hint
ui-done = Klaar
ui-close = Sluiten
ui-back = Terug
ui-ok = OK
ui-yes = Ja
ui-no = Nee
ui-save = Opslaan
ui-menu = Menu
ui-rules = Regels
ui-letters = Letters
ui-theme = Thema
ui-theme-dawn = Dageraad
ui-theme-night = Nacht
ui-settings = Instellingen
ui-sounds = Geluiden
ui-animation-speed = Snelheid van animaties
ui-speed-off = Uit
ui-speed-slow = Langzaam
ui-speed-normal = Normaal
ui-speed-fast = Snel
ui-confirm-end = Einde van de beurt bevestigen
ui-confirm-end-question = Je beurt beëindigen?
ui-language = Taal
ui-on = Aan
ui-off = Uit
ui-leave-game = Spel verlaten
ui-leave-question = Dit spel verlaten? Een bot neemt je plaats in.
ui-fullscreen = Volledig scherm

## Tabbladen op de telefoon

ui-tab-circle = Kring
ui-tab-forges = Smederijen
ui-tab-runes = Runen
ui-tab-rivals = Rivalen
ui-tab-log = Verloop

## Meer spelers op één apparaat

ui-curtain-hand-over = Geef het apparaat aan { $name }
ui-curtain-show = Ik ben { $name }: toon mijn hand
ui-curtain-covered = De handen zijn bedekt.

## Terugkijken

ui-replay = Terugkijken
ui-replay-first = Eerste zet
ui-replay-back = Eén zet terug
ui-replay-forward = Eén zet vooruit
ui-replay-last = Laatste zet
ui-replay-play = Afspelen
ui-replay-pause = Pauze
ui-replay-position = Je bekijkt zet { $number } van { $total }
ui-replay-return = Terug naar het spel

## Einde van het spel

ui-game-over = Het spel is afgelopen
ui-winner = { $name } wint en bestijgt de troon!
ui-winner-you = Je wint en bestijgt de troon!
ui-winners-shared = Gedeelde overwinning: { $names }
ui-final-score = Eindtelling
ui-player = Speler
ui-points = Krachtpunten
ui-rank = Positie
ui-rematch = Revanche
ui-rematch-wanted = { $name } wil revanche.
ui-rematch-join = Plaatsnemen
ui-imported = Uit een verslag
ui-download-record = Verslag downloaden
ui-replay-link = Link om terug te kijken
ui-fairness = Eerlijk geluk
ui-fairness-about = Al het geluk volgt uit een geheime startwaarde. De vingerafdruk ervan staat er vóór het spel, de waarde zelf erna: zo kan iedereen nagaan dat er niet gesjoemeld is.
ui-seed-hash = Vingerafdruk van de startwaarde
ui-seed = Startwaarde
ui-seed-later = De startwaarde wordt aan het einde van het spel getoond.
ui-verify = Controleren
ui-verified = Gecontroleerd: elke uitkomst volgt uit de startwaarde.
ui-not-verified = Niet bevestigd: het verslag past niet bij de startwaarde.

## Chat

ui-chat = Chat
ui-chat-send = Versturen
ui-chat-mute = Dempen
ui-chat-unmute = Dempen opheffen
ui-chat-mute-name = { $name } dempen
ui-chat-unmute-name = { $name } weer horen
ui-chat-muted = De chat is gedempt.
ui-chat-placeholder = Zeg iets…
ui-chat-line = { $name }: { $message }

## Verbinding en toeschouwers

ui-connected = Verbonden
ui-connecting = Verbinden…
ui-reconnecting = Verbinding verbroken. Opnieuw verbinden…
ui-offline = Offline
ui-watching = Je kijkt toe.
ui-watch-link = Link voor toeschouwers
ui-watchers = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
ui-joined = { $name } doet mee.
ui-left = { $name } is vertrokken.
ui-undone = { $name } neemt een zet terug.

## Toetsenbord

ui-keyboard = Toetsenbord
ui-key-moves = Tab: van het ene deel van de tafel naar het volgende
ui-key-arrows = Pijltoetsen: van stuk naar stuk binnen een deel van de tafel
ui-key-choose = Enter: kiezen
ui-key-numbers = 1–9: kies een zet met zijn nummer
ui-key-done = D: klaar
ui-key-undo = U: ongedaan maken
ui-key-hint = H: hint
ui-key-question = Q: terug naar de vraag
ui-key-describe = T: beschrijf de tafel
ui-key-log = L: verloop
ui-key-step = ← →: door het spel stappen
ui-key-letters = G: letters op de edelstenen
ui-key-help = ?: deze hulp
ui-key-close = Esc: sluiten

## Fouten

error-stale = Het spel is verdergegaan. Kijk nog eens.
error-illegal = Deze zet kan hier niet.
error-not-your-seat = Dit is niet jouw plaats.
error-not-your-turn = Je bent niet aan de beurt.
error-game-over = Het spel is afgelopen.
error-no-such-game = Dit spel bestaat niet.
error-no-such-page = Deze pagina bestaat niet.
error-seat-taken = Hier zit al iemand.
error-name-empty = Geef een naam op.
error-name-too-long = Deze naam is te lang.
error-name-taken = Er zit al iemand met deze naam aan tafel.
error-chat-empty = Er is niets te versturen.
error-chat-too-long = Dit bericht is te lang.
error-too-many-requests = Te veel verzoeken. Wacht even.
error-too-many-games = { $count ->
    [one] Je bent in korte tijd veel spellen begonnen. Probeer het over { $count } seconde opnieuw.
   *[other] Je bent in korte tijd veel spellen begonnen. Probeer het over { $count } seconden opnieuw.
}
error-server = Er ging iets mis op de server.
error-try-again = De server kan nu niet opslaan. Probeer het zo opnieuw; de tafel laat zien wat is opgeslagen.
error-not-yet = Dit krijg je als het spel voorbij is.
error-connection-lost = Verbinding verbroken.
error-bad-request = Met dit verzoek valt niets te beginnen.
error-not-a-record = Dit is niet het verslag van een geldig spel.
error-record-untrue = Dit verslag kan worden nagespeeld, maar het geluk of de uitslag klopt niet.
error-record-too-large = Dit is te groot voor een verslag.
error-nothing-to-undo = Er is niets om ongedaan te maken.
error-players = Er zijn twee tot vier spelers nodig.
error-first-player = De startspeler moet aan tafel zitten.
error-stone-count = Kies precies acht runenstenen.
error-stone-twice = De runensteen ‘{ $rune }’ is meer dan eens gekozen.
error-no-night = De kaartenset { $set } heeft geen { -night }.
