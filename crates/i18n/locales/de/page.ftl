# Alles, was die Seite außer dem Spiel selbst sagt.

## Startseite

ui-title = { -game }
ui-tagline = Beschwöre Kreaturen, schmiede Artefakte, besteige den Thron der Druiden.
ui-play-now = Sofort spielen
ui-play-now-hint = Starte sofort eine Partie gegen einen Bot.
ui-new-game = Neue Partie
ui-open-games = Offene Partien
ui-no-games = Hier gibt es noch keine Partien.
ui-join = Mitspielen
ui-watch = Zuschauen
ui-watcher = Gast
ui-open-record = Partie laden
ui-record-about = Eine gespeicherte Partie: Wähle die Datei oder füge den Text ein.
ui-record-file = Datei
ui-record-text = Text
ui-record-open = Öffnen
ui-position = Ab einer Stellung spielen
ui-position-about = Eine Stellung in unserer Notation, als TOML oder JSON. Du bist am Zug, Bots übernehmen die anderen Plätze, und Würfel und Karten fallen neu.
ui-your-turn = Du bist am Zug
ui-turn-of = { $name } ist am Zug
ui-seats-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
ui-home = Startseite

## Neue Partie

ui-game-name = Name der Partie
ui-seats = Plätze
ui-seat = Platz { $number }
ui-seat-me = Ich
ui-seat-friend-here = Jemand an diesem Gerät
ui-seat-friend-link = Jemand per Link
ui-seat-bot = Bot
ui-seat-empty = Niemand
ui-player-name = Name
ui-level = Stärke
bot-number = { $name } { $number }
ui-options = Optionen
ui-card-set = Kartensatz
ui-card-set-standard = Standard
ui-option-night = { -night }
ui-option-night-about = Banshees, Irrlichtplättchen und Irrlichter auf der Punkteleiste.
ui-stones-base = Die acht Runensteine des Grundspiels
ui-stones-random = Acht zufällige Runensteine
ui-stones-pick = Acht Runensteine auswählen
ui-public-game = Öffentlich: steht auf der Startseite
ui-create = Partie starten
ui-cancel = Abbrechen
ui-take-seat = Hier Platz nehmen
ui-join-invites = { $name } lädt dich zu einer Partie ein
ui-join-players = { $count } Personen
ui-join-minutes = etwa { $count } Minuten
ui-join-yours = dein Platz ({ $colour })

## Tisch

ui-supply = Vorrat
ui-display = Auslage
ui-deck = Stapel
ui-deck-count = { $count ->
    [one] Kreaturenstapel: { $count } Karte
   *[other] Kreaturenstapel: { $count } Karten
}
ui-creature-discard-count = { $count ->
    [one] Allgemeiner Ablagestapel: { $count } Karte
   *[other] Allgemeiner Ablagestapel: { $count } Karten
}
ui-forges = Schmieden
ui-rune-stones = Runensteine
ui-stones-left = { $count ->
    [0] keine mehr da
   *[other] noch { $count }
}
ui-artifacts-left = { $count ->
    [0] keine mehr da
   *[other] noch { $count }
}
ui-wisps = Irrlichter
ui-score-track = Punkteleiste
ui-track-wisps = Irrlichter auf den Feldern { $spaces }.
ui-price = { $count ->
    [one] kostet { $count } Magiepunkt
   *[other] kostet { $count } Magiepunkte
}
ui-hand = Hand
ui-your-hand = Deine Hand
ui-hand-count = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
ui-draw-pile = Nachziehstapel
ui-draw = Nachziehstapel
ui-discard = Ablagestapel
ui-discard-count = { $count ->
    [one] Ablagestapel: { $count } Karte
   *[other] Ablagestapel: { $count } Karten
}
ui-cards-in-use = Ausliegende Karten
ui-fate-discard = eigene Ablage
ui-fate-creature-discard = allgemeine Ablage
ui-fate-box = aus dem Spiel
ui-row-worth = { $count ->
    [one] { $count } Punkt wert
   *[other] { $count } Punkte wert
}
ui-empty = leer
ui-free = frei
ui-seated = sitzt schon
ui-here = da
ui-away = kurz weg
ui-gone = nicht da
ui-seats-open = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
ui-invite-about = Jeder Link gilt für einen Platz. Wer ihn öffnet, kann dort Platz nehmen; ein Konto braucht man nicht.
ui-starts-itself = Sobald alle Plätze besetzt sind, verschwindet das von selbst.
ui-copy = Kopieren
ui-copied = Kopiert
ui-link-copied = Link kopiert, noch nicht geöffnet
ui-share = Teilen
ui-qr = QR-Code
ui-link-to-seat = Link zum Platz: { $name }
ui-waiting-players = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count } Personen.
}
ui-are-here = { $count ->
    [one] { $names } ist da.
   *[other] { $names } sind da.
}
ui-waiting-absent = Wir warten auf { $name } (gerade nicht da).
ui-you = du
ui-bot = Bot
ui-first = beginnt die Runde
ui-look-again = Aktualisieren
ui-round = Runde { $number }
ui-your-move = Du bist dran
ui-moves = Züge
ui-all-moves = Alle Züge
ui-skip-to-move = Zu deinem Zug springen
ui-describe = Tisch beschreiben
ui-text-table = Textansicht
ui-picture-table = Grafische Ansicht
ui-text-about = Mit einem Screenreader spielt es sich am besten in der Textansicht: derselbe Tisch, live, mit Überschriften, Listen und Schaltflächen.
ui-text-use = In der Textansicht spielen
ui-text-leave = In der grafischen Ansicht spielen
ui-lies-in = { $label } ({ $part })
ui-rivals = Rivalen
ui-board-of = Spielertafel: { $name }
ui-your-board = Deine Spielertafel
ui-show-board = Spielertafel zeigen
ui-log = Verlauf
ui-log-details = Schritt für Schritt
ui-since-your-turn = Seit deinem letzten Zug
ui-show-turn-again = Diesen Zug noch einmal zeigen

## Knöpfe und Menü

ui-undo = Rückgängig
ui-undone = Rückgängig gemacht.
ui-restart-turn = Zug neu beginnen
ui-hint = Vorschlag
ui-close = Schließen
ui-back = Zurück
ui-save = Speichern
ui-menu = Menü
ui-rules = Regeln
ui-letters = Buchstaben
ui-theme = Farben
ui-theme-dawn = Morgengrauen
ui-theme-night = Nacht
ui-settings = Einstellungen
ui-sounds = Töne
ui-notify = Melden, wenn ich dran bin
ui-animation-speed = Tempo der Animationen
ui-speed-off = Aus
ui-speed-slow = Langsam
ui-speed-normal = Normal
ui-speed-fast = Schnell
ui-auto = Einfache Wirkungen von selbst ausführen
ui-end-at-once = Züge sofort beenden
ui-confirm-end = Zugende bestätigen
ui-confirm-end-question = Zug beenden?
ui-language = Sprache
ui-on = An
ui-off = Aus

## Seiten auf dem Telefon

ui-tab-circle = Auslage
ui-tab-forges = Schmieden
ui-tab-runes = Runen
ui-tab-log = Verlauf

## Mehrere an einem Gerät

ui-curtain-hand-over = Gib das Gerät an { $name }
ui-curtain-show = Ich bin { $name }: meine Hand zeigen
ui-curtain-covered = Alle Handkarten sind verdeckt.

## Wiederholung

ui-replay = Wiederholung
ui-replay-first = Zum Anfang
ui-replay-last = Zum Ende
ui-replay-turn-back = Einen Zug zurück
ui-replay-decision-back = Eine Entscheidung zurück
ui-replay-entry-back = Einen Schritt zurück
ui-replay-entry-forward = Einen Schritt vor
ui-replay-decision-forward = Eine Entscheidung vor
ui-replay-turn-forward = Einen Zug vor
ui-replay-moment = Moment der Partie
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-speed = Abspieltempo
ui-replay-link = Link zu diesem Moment kopieren
ui-replay-go = Anzeigen
ui-replay-position = Schritt { $number } von { $total }
ui-replay-return = Zurück zur Partie

## Ende der Partie

ui-game-over = Die Partie ist zu Ende
ui-winner = { $name } gewinnt und besteigt den Thron!
ui-winner-you = Du gewinnst mit { $points } Punkten und besteigst den Thron!
ui-winners-shared = Geteilter Sieg: { $names }
ui-winner-points = { $name } gewinnt mit { $points } Punkten und besteigt den Thron!
ui-winners-points = Geteilter Sieg mit { $points } Punkten: { $names }
ui-final-about = Edelsteine, Erz und Reihen sind auf der Punkteleiste schon gezählt.
ui-graph = Punkte von Runde zu Runde
ui-graph-stone = Runenstein
ui-graph-trade = Reihe eingetauscht
ui-final-score = Endstand
ui-points = Machtpunkte
ui-rematch = Revanche
ui-rematch-wanted = { $name } möchte eine Revanche.
ui-rematch-join = Platz nehmen
ui-imported = Aus einer gespeicherten Partie
ui-download-record = Partie herunterladen
ui-fairness = Überprüfbarer Zufall
ui-fairness-about = Alle Zufallsergebnisse folgen aus einem geheimen Startwert. Seine Prüfsumme siehst du vor der Partie, den Wert selbst danach: So lässt sich nachprüfen, dass nichts manipuliert wurde.
ui-seed-hash = Prüfsumme des Startwerts
ui-seed = Startwert
ui-seed-later = Der Startwert wird am Ende der Partie gezeigt.
ui-verify = Prüfen
ui-verified = Geprüft: Jedes Ergebnis folgt aus dem Startwert.
ui-not-verified = Nicht bestätigt: Die Partie passt nicht zum Startwert.

## Chat

ui-chat = Chat
ui-chat-send = Senden
ui-chat-mute = Stummschalten
ui-chat-unmute = Wieder anzeigen
ui-chat-mute-name = { $name } stummschalten
ui-chat-unmute-name = { $name } wieder anzeigen
ui-chat-muted = Der Chat ist stumm.
ui-chat-placeholder = Sag etwas …

## Verbindung und Zuschauen

ui-connected = Verbunden
ui-reconnecting = Verbindung verloren. Verbinde neu …
ui-kept = Verbindung verloren. Dein Klick ist gemerkt und wird gesendet, sobald sie wieder steht.
ui-watching-count = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
ui-watching = Du schaust zu.
ui-watch-link = Link zum Zuschauen

## Tastatur

ui-keyboard = Tastatur
ui-key-moves = Tab: von einem Bereich des Tisches zum nächsten
ui-key-arrows = Pfeiltasten: innerhalb eines Bereichs bewegen
ui-key-choose = Eingabe: wählen
ui-key-numbers = 1–9: Zug mit dieser Nummer wählen
ui-key-done = D: fertig
ui-key-undo = U: rückgängig
ui-key-hint = H: Vorschlag
ui-key-list = M: alle Züge
ui-key-question = Q: zurück zur Frage
ui-key-describe = T: Tisch beschreiben
ui-key-log = L: Verlauf
ui-key-step = ← →: durch die Partie blättern; mit Umschalt Zug um Zug; mit „,“ und „.“ jeden einzelnen Schritt
ui-key-play = Leertaste: Wiederholung abspielen oder anhalten
ui-key-letters = G: Buchstaben auf den Edelsteinen
ui-key-help = ?: diese Hilfe
ui-key-close = Esc: schließen
ui-key-alt = Alt und ein Buchstabe oder eine Zahl: dasselbe, auch im Lesemodus eines Screenreaders
ui-key-reader = Mit einem Screenreader: Buchstaben erreichen den Tisch nur im Fokusmodus (NVDA: Einfg+Leertaste, JAWS: Einfg+Z, Orca: zweimal Einfg+A). Oder nimm Alt oder die Textansicht.

## Fehler

error-stale = Die Partie ist weitergegangen. Sieh auf den Tisch und versuche es noch einmal.
error-illegal = Dieser Zug ist hier nicht möglich.
error-not-your-seat = Das ist nicht dein Platz.
error-game-over = Die Partie ist zu Ende.
error-no-such-page = Diese Seite gibt es nicht.
error-no-such-game = Diese Partie gibt es hier nicht. Entweder ist der Link unvollständig, oder sie wurde so lange nicht angerührt, dass sie gelöscht wurde.
error-seat-taken = Dieser Platz ist besetzt.
error-name-too-long = Dieser Name ist zu lang.
error-unreadable = Diese Nachricht lässt sich nicht senden: Sie ist leer oder zu lang, oder sie enthält unsichtbare Zeichen, die den Text ringsum durcheinanderbringen.
error-too-many-requests = { $count ->
    [one] Zu viele Anfragen. Bitte versuche es in { $count } Sekunde noch einmal.
   *[other] Zu viele Anfragen. Bitte versuche es in { $count } Sekunden noch einmal.
}
error-too-many-games = { $count ->
    [one] Du hast in kurzer Zeit viele Partien begonnen. Bitte versuche es in { $count } Sekunde noch einmal.
   *[other] Du hast in kurzer Zeit viele Partien begonnen. Bitte versuche es in { $count } Sekunden noch einmal.
}
error-server = Auf dem Server ist etwas schiefgegangen.
error-try-again = Der Server kann gerade nicht speichern. Versuche es gleich noch einmal; der Tisch zeigt, was gespeichert ist.
error-not-yet = Verfügbar, sobald die Partie zu Ende ist.
error-bad-request = Der Server versteht diese Anfrage nicht.
error-not-a-record = Das ist keine gespeicherte Partie nach den Regeln.
error-not-a-position = Das ist keine spielbare Stellung.
error-position-over = In dieser Stellung gibt es nichts mehr zu entscheiden.
error-record-card-set = Diese Partie wurde mit dem Kartensatz „{ $name }“ ({ $hash }) gespielt, den dieser Server nicht hat. Bitte den Betreiber, den Server mit der Datei zu starten (--cards).
error-record-untrue = Diese Partie lässt sich nachspielen, aber die Zufallsergebnisse oder der Endstand stimmen nicht.
error-missing-cards = Diese Partie wird mit einem Kartensatz gespielt, den dieser Server nicht hat ({ $hash }). Bitte den Betreiber, den Server mit der Datei zu starten (--cards).
error-record-too-large = Das ist zu groß für eine gespeicherte Partie.
error-players = Es spielen zwei bis vier Personen.
error-first-player = Wer beginnt, muss am Tisch sitzen.
error-stone-count = Wähle genau acht Runensteine.
error-stone-twice = Der Runenstein „{ $rune }“ wurde mehrmals gewählt.
error-no-night = Der Kartensatz { $set } hat keine { -night }.

## Datenschutz

ui-privacy = Datenschutz
privacy-lead = Hier steht, was der Server über dich speichert, wie lange, und wer es sehen kann. Der Text gehört zum Programm; wer diesen Server betreibt, macht vielleicht noch mehr.
privacy-stored = Was gespeichert wird
privacy-stored-cookie = Ein Cookie mit einem zufälligen Geheimnis, damit deine Plätze deine bleiben. Der Server behält nur dessen Fingerabdruck (einen Hash) und wann du zuletzt hier warst.
privacy-stored-name = Der Name, den du gewählt hast, deine Einstellungen und welche Lektionen und Tipps du schon hattest.
privacy-stored-games = Deine Partien: wer unter welchem Namen wo sitzt, jeder Zug und wann er gemacht wurde.
privacy-stored-chat = Was du am Tisch schreibst und wen du stummgeschaltet hast.
privacy-not-stored = Ohne dass du darum bittest, gibt es kein Konto und keine E-Mail-Adresse. Es gibt kein Passwort, keine Werbung und keine Verfolgung, und keine andere Seite ist beteiligt außer denen, an die du Benachrichtigungen schicken lässt.
privacy-times = Wie lange
privacy-times-about = Die Zeit zählt ab dem letzten Zug oder ab dem letzten Mal, dass jemand die Partie angesehen hat. Danach wird endgültig gelöscht.
privacy-open = Partien, die auf Mitspieler warten
privacy-unfinished = Unvollendete Partien
privacy-finished = Beendete Partien
privacy-imported = Hier geöffnete gespeicherte Partien
privacy-chat = Chat
privacy-people = Name und Einstellungen von Personen ohne Partie und ohne Konto
privacy-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
privacy-forever = unbegrenzt
privacy-host = Was der Betreiber sehen kann
privacy-host-all = Alles, was gespeichert ist, auch verdeckte Handkarten und den Chat. Spiele bei jemandem, dem du einen fairen Server zutraust.
privacy-host-address = Die Adresse, von der dein Browser kommt. Das Programm behält sie einige Minuten im Arbeitsspeicher, um Fluten zu begrenzen, und speichert sie nicht; ein Proxy oder das System protokolliert sie vielleicht.
privacy-host-backups = Sicherungen, falls es welche gibt, enthalten Gelöschtes so lange, bis sie selbst gelöscht werden.
privacy-yours = Was du tun kannst
privacy-yours-about = Lösche das Cookie dieser Website, und niemand kann deine Partien mehr mit dir verbinden, auch du selbst nicht. Auf der Seite „Du“ kannst du alles herunterladen, was über dich gespeichert ist, oder es löschen.
