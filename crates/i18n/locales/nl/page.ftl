# Alles wat de pagina zegt naast het spel zelf.

## Begin

ui-title = { -game }
ui-tagline = Roep wezens op, smeed artefacten, bestijg de troon van de druïden.
ui-play-now = Meteen spelen
ui-play-now-hint = Begin meteen een spel tegen een bot.
ui-new-game = Nieuw spel
ui-open-games = Open spellen
ui-no-games = Hier zijn nog geen spellen.
ui-join = Meedoen
ui-watch = Kijken
ui-watcher = Toeschouwer
ui-open-record = Opgeslagen spel openen
ui-record-about = Een opgeslagen spel: kies het bestand of plak de tekst.
ui-record-file = Bestand
ui-record-text = Tekst
ui-record-open = Openen
ui-position = Spelen vanaf een stelling
ui-position-about = Een stelling in onze notatie, als TOML of JSON. Jij bent aan de beurt, bots nemen de andere plaatsen in en dobbelstenen en kaarten vallen opnieuw.
ui-your-turn = Jij bent aan de beurt
ui-turn-of = { $name } is aan de beurt
ui-seats-free = { $count ->
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
ui-home = Startpagina

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
ui-card-set = Kaartenset
ui-card-set-standard = Standaard
ui-option-night = { -night }
ui-option-night-about = Banshees, dwaallichttegels en dwaallichten op het krachtpuntenspoor.
ui-stones-base = De acht runenstenen van het basisspel
ui-stones-random = Acht willekeurige runenstenen
ui-stones-pick = Acht runenstenen kiezen
ui-public-game = Openbaar: staat op de startpagina
ui-create = Spel starten
ui-cancel = Annuleren
ui-take-seat = Hier plaatsnemen
ui-join-invites = { $name } nodigt je uit voor een spel
ui-join-players = { $count } spelers
ui-join-minutes = ongeveer { $count } minuten
ui-join-yours = jouw plaats ({ $colour })

## Tafel

ui-supply = Voorraad
ui-display = Aanbod
ui-deck = Trekstapel
ui-deck-count = { $count ->
    [one] Algemene trekstapel: { $count } kaart
   *[other] Algemene trekstapel: { $count } kaarten
}
ui-creature-discard-count = { $count ->
    [one] Algemene aflegstapel: { $count } kaart
   *[other] Algemene aflegstapel: { $count } kaarten
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
ui-track-wisps = Dwaallichten op de velden { $spaces }.
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
ui-discard-count = { $count ->
    [one] Aflegstapel: { $count } kaart
   *[other] Aflegstapel: { $count } kaarten
}
ui-cards-in-use = Neergelegde kaarten
ui-fate-discard = eigen stapel
ui-fate-creature-discard = algemene stapel
ui-fate-box = uit het spel
ui-row-worth = { $count ->
    [one] { $count } punt waard
   *[other] { $count } punten waard
}
ui-empty = leeg
ui-free = vrij
ui-seated = zit al
ui-here = aanwezig
ui-away = even weg
ui-gone = afwezig
ui-seats-open = { $count ->
    [one] Eén plaats is nog vrij
   *[other] { $count } plaatsen zijn nog vrij
}
ui-invite-about = Elke link is voor één plaats. Wie hem opent, kan daar plaatsnemen; een account is niet nodig.
ui-starts-itself = Zodra alle plaatsen bezet zijn, verdwijnt dit vanzelf.
ui-copy = Kopiëren
ui-copied = Gekopieerd
ui-link-copied = link gekopieerd, nog niet geopend
ui-share = Delen
ui-qr = QR-code
ui-link-to-seat = Link naar de plaats: { $name }
ui-waiting-players = { $count ->
    [one] We wachten nog op één speler.
   *[other] We wachten nog op { $count } spelers.
}
ui-are-here = { $count ->
    [one] { $names } is er.
   *[other] { $names } zijn er.
}
ui-waiting-absent = We wachten op { $name }, die er niet is.
ui-you = jij
ui-bot = bot
ui-first = startspeler
ui-look-again = Vernieuwen
ui-round = Ronde { $number }
ui-your-move = Jouw zet
ui-moves = Zetten
ui-all-moves = Alle zetten
ui-skip-to-move = Ga naar je zet
ui-describe = Beschrijf de tafel
ui-text-table = Tekstweergave
ui-picture-table = Grafische weergave
ui-text-about = Met een schermlezer speel je het best in de tekstweergave: dezelfde tafel, live, met koppen, lijsten en knoppen.
ui-text-use = Spelen in de tekstweergave
ui-text-leave = Spelen in de grafische weergave
ui-lies-in = { $label } ({ $part })
ui-rivals = Rivalen
ui-board-of = Spelersbord: { $name }
ui-your-board = Je spelersbord
ui-show-board = Bord tonen
ui-log = Verloop
ui-log-details = Stap voor stap
ui-since-your-turn = Sinds je laatste beurt
ui-show-turn-again = Deze beurt nog eens tonen

## Knoppen en menu

ui-undo = Ongedaan maken
ui-undone = Ongedaan gemaakt.
ui-restart-turn = Beurt opnieuw
ui-hint = Hint
ui-close = Sluiten
ui-back = Terug
ui-save = Opslaan
ui-menu = Menu
ui-rules = Regels
ui-letters = Letters
ui-theme = Thema
ui-theme-dawn = Dageraad
ui-theme-night = Nacht
ui-settings = Instellingen
ui-sounds = Geluiden
ui-notify = Melden als ik aan de beurt ben
ui-animation-speed = Snelheid van animaties
ui-speed-off = Uit
ui-speed-slow = Langzaam
ui-speed-normal = Normaal
ui-speed-fast = Snel
ui-auto = Eenvoudige effecten vanzelf uitvoeren
ui-end-at-once = Beurten meteen beëindigen
ui-confirm-end = Beurteinde bevestigen
ui-confirm-end-question = Je beurt beëindigen?
ui-language = Taal
ui-on = Aan
ui-off = Uit

## Tabbladen op de telefoon

ui-tab-circle = Aanbod
ui-tab-forges = Smidsen
ui-tab-runes = Runen
ui-tab-log = Verloop

## Meer spelers op één apparaat

ui-curtain-hand-over = Geef het apparaat aan { $name }
ui-curtain-show = Ik ben { $name }: toon mijn hand
ui-curtain-covered = Alle handkaarten zijn verborgen.

## Terugkijken

ui-replay = Terugkijken
ui-replay-first = Naar het begin
ui-replay-last = Naar het einde
ui-replay-turn-back = Eén beurt terug
ui-replay-decision-back = Eén keuze terug
ui-replay-entry-back = Eén stap terug
ui-replay-entry-forward = Eén stap vooruit
ui-replay-decision-forward = Eén keuze vooruit
ui-replay-turn-forward = Eén beurt vooruit
ui-replay-moment = Moment van het spel
ui-replay-play = Afspelen
ui-replay-pause = Pauze
ui-replay-speed = Afspeelsnelheid
ui-replay-link = Link naar dit moment kopiëren
ui-replay-go = Tonen
ui-replay-position = Stap { $number } van { $total }
ui-replay-return = Terug naar het spel

## Einde van het spel

ui-game-over = Het spel is afgelopen
ui-winner = { $name } wint en bestijgt de troon!
ui-winner-you = Je wint met { $points } punten en bestijgt de troon!
ui-winners-shared = Gedeelde overwinning: { $names }
ui-winner-points = { $name } wint met { $points } punten en bestijgt de troon!
ui-winners-points = Gedeelde overwinning met { $points } punten: { $names }
ui-final-about = Edelstenen, ertsfiches en rijen zijn op het krachtpuntenspoor al meegeteld.
ui-graph = Punten van ronde tot ronde
ui-graph-stone = runensteen
ui-graph-trade = rij ingeruild
ui-final-score = Eindtelling
ui-points = Krachtpunten
ui-rematch = Revanche
ui-rematch-wanted = { $name } wil revanche.
ui-rematch-join = Plaatsnemen
ui-imported = Uit een opgeslagen spel
ui-download-record = Spel downloaden
ui-fairness = Controleerbaar toeval
ui-fairness-about = Al het toeval komt uit een geheime startwaarde. De vingerafdruk ervan zie je vóór het spel, de waarde zelf erna: zo kan iedereen nagaan dat er niet gesjoemeld is.
ui-seed-hash = Vingerafdruk van de startwaarde
ui-seed = Startwaarde
ui-seed-later = De startwaarde wordt aan het einde van het spel getoond.
ui-verify = Controleren
ui-verified = Gecontroleerd: elke uitkomst volgt uit de startwaarde.
ui-not-verified = Niet bevestigd: het opgeslagen spel past niet bij de startwaarde.

## Chat

ui-chat = Chat
ui-chat-send = Versturen
ui-chat-mute = Dempen
ui-chat-unmute = Dempen opheffen
ui-chat-mute-name = { $name } dempen
ui-chat-unmute-name = { $name } niet meer dempen
ui-chat-muted = De chat is gedempt.
ui-chat-placeholder = Zeg iets…

## Verbinding en toeschouwers

ui-connected = Verbonden
ui-reconnecting = Verbinding verbroken. Opnieuw verbinden…
ui-kept = Verbinding verbroken. Je klik is bewaard en wordt verstuurd zodra ze terug is.
ui-watching-count = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
ui-watching = Je kijkt toe.
ui-watch-link = Link voor toeschouwers

## Toetsenbord

ui-keyboard = Toetsenbord
ui-key-moves = Tab: van het ene deel van de tafel naar het volgende
ui-key-arrows = Pijltoetsen: van onderdeel naar onderdeel binnen een deel van de tafel
ui-key-choose = Enter: kiezen
ui-key-numbers = 1–9: kies een zet met zijn nummer
ui-key-done = D: klaar
ui-key-undo = U: ongedaan maken
ui-key-hint = H: hint
ui-key-list = M: alle zetten
ui-key-question = Q: terug naar de vraag
ui-key-describe = T: beschrijf de tafel
ui-key-log = L: verloop
ui-key-step = ← →: door het spel stappen; met Shift beurt voor beurt; met “,” en “.” elke stap
ui-key-play = Spatie: afspelen of pauzeren
ui-key-letters = G: letters op de edelstenen
ui-key-help = ?: deze hulp
ui-key-close = Esc: sluiten
ui-key-alt = Alt en een letter of cijfer: hetzelfde, ook in de bladermodus van een schermlezer
ui-key-reader = Met een schermlezer: letters bereiken de tafel alleen in de focusmodus (NVDA: Insert+spatie, JAWS: Insert+Z, Orca: twee keer Insert+A). Of gebruik Alt of de tekstweergave.

## Fouten

error-stale = Het spel is verdergegaan. Bekijk de tafel en probeer het opnieuw.
error-illegal = Deze zet kan hier niet.
error-not-your-seat = Dit is niet jouw plaats.
error-game-over = Het spel is afgelopen.
error-no-such-page = Deze pagina bestaat niet.
error-no-such-game = Dit spel staat hier niet. Of de link is onvolledig, of niemand heeft het spel zo lang aangeraakt dat het is verwijderd.
error-seat-taken = Deze plaats is bezet.
error-name-too-long = Deze naam is te lang.
error-unreadable = Dit bericht kan niet worden verstuurd: het is leeg of te lang, of er staan onzichtbare tekens in die de tekst eromheen verstoren.
error-too-many-requests = { $count ->
    [one] Te veel verzoeken. Probeer het over { $count } seconde opnieuw.
   *[other] Te veel verzoeken. Probeer het over { $count } seconden opnieuw.
}
error-too-many-games = { $count ->
    [one] Je bent in korte tijd veel spellen begonnen. Probeer het over { $count } seconde opnieuw.
   *[other] Je bent in korte tijd veel spellen begonnen. Probeer het over { $count } seconden opnieuw.
}
error-server = Er ging iets mis op de server.
error-try-again = De server kan nu niet opslaan. Probeer het zo opnieuw; de tafel laat zien wat is opgeslagen.
error-not-yet = Beschikbaar zodra het spel afgelopen is.
error-bad-request = De server begrijpt dit verzoek niet.
error-not-a-record = Dit is geen opgeslagen spel dat de regels volgt.
error-not-a-position = Dit is geen speelbare stelling.
error-position-over = In deze stelling valt niets meer te beslissen.
error-record-card-set = Dit spel is gespeeld met de kaartenset ‘{ $name }’ ({ $hash }), die deze server niet heeft. Vraag de beheerder de server met het bestand te starten (--cards).
error-record-untrue = Dit spel kan worden nagespeeld, maar de toevalsuitkomsten of de uitslag kloppen niet.
error-missing-cards = Dit spel gebruikt een kaartenset die deze server niet heeft ({ $hash }). Vraag de beheerder de server met het bestand te starten (--cards).
error-record-too-large = Dit is te groot voor een opgeslagen spel.
error-players = Er zijn twee tot vier spelers nodig.
error-first-player = De startspeler moet aan tafel zitten.
error-stone-count = Kies precies acht runenstenen.
error-stone-twice = De runensteen ‘{ $rune }’ is meer dan eens gekozen.
error-no-night = De kaartenset { $set } heeft geen { -night }.

## Privacy

ui-privacy = Privacy
privacy-lead = Dit is wat de server over je bewaart, hoelang, en wie het kan zien. Deze tekst hoort bij het programma; wie deze server beheert, doet misschien meer.
privacy-stored = Wat er wordt bewaard
privacy-stored-cookie = Een cookie met een willekeurig geheim, zodat je plaatsen van jou blijven. De server bewaart alleen de vingerafdruk ervan (een hash) en wanneer je hier voor het laatst was.
privacy-stored-name = De naam die je koos, je instellingen, en welke lessen en tips je al hebt gehad.
privacy-stored-games = Je spellen: wie waar zit en onder welke naam, elke zet en wanneer die is gedaan.
privacy-stored-chat = Wat je aan een tafel zegt en wie je hebt gedempt.
privacy-not-stored = Zonder dat je erom vraagt is er geen account en geen e-mailadres. Er is geen wachtwoord, geen reclame en geen tracking, en er is geen andere site bij betrokken dan die waar je meldingen naartoe laat sturen.
privacy-times = Hoelang
privacy-times-about = De tijd telt vanaf de laatste zet, of vanaf de laatste keer dat iemand het spel bekeek. Daarna wordt alles voorgoed verwijderd.
privacy-open = Spellen die op spelers wachten
privacy-unfinished = Onvoltooide spellen
privacy-finished = Afgelopen spellen
privacy-imported = Opgeslagen spellen die hier zijn geopend
privacy-chat = Chat
privacy-people = Naam en instellingen van mensen zonder spel of account
privacy-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
privacy-forever = voor altijd
privacy-host = Wat de beheerder kan zien
privacy-host-all = Alles wat wordt bewaard, ook verborgen handen en de chat. Speel bij iemand die je vertrouwt.
privacy-host-address = Het adres waar je browser vandaan komt. Het programma houdt het een paar minuten in het geheugen om overlast te beperken en bewaart het niet; een proxy of het systeem noteert het misschien.
privacy-host-backups = Reservekopieën, als die er zijn, houden wat is verwijderd tot ze zelf worden verwijderd.
privacy-yours = Wat je kunt doen
privacy-yours-about = Verwijder de cookie van deze site en niemand kan je spellen nog met jou verbinden, ook jijzelf niet. Op de pagina ‘Jij’ kun je alles downloaden wat over jou is opgeslagen, of het wissen.
