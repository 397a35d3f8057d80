# Alles, was die Seite außer dem Spiel selbst sagt.

## Startseite

ui-title = { -game }
ui-tagline = Beschwöre Kreaturen, schmiede Artefakte, besteige den Thron der Druiden.
ui-play-now = Sofort spielen
ui-play-now-hint = Direkt in eine Partie gegen einen Bot.
ui-new-game = Neue Partie
ui-your-games = Deine Partien
ui-open-games = Offene Partien
ui-no-games = Hier gibt es noch keine Partien.
ui-finished-games = Beendete Partien
ui-join = Mitspielen
ui-watch = Zuschauen
ui-watcher = Zuschauer
ui-open-record = Protokoll öffnen
ui-record-about = Das Protokoll einer Partie, wie es jedes { -game } speichert: Wähle die Datei oder füge den Text ein.
ui-record-file = Datei
ui-record-text = Text
ui-record-open = Öffnen
ui-resume = Weiterspielen
ui-your-turn = Du bist am Zug
ui-turn-of = { $name } ist am Zug
ui-seats-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
ui-home = Startseite
ui-about = Über das Spiel
ui-licence = Lizenz
ui-source-code = Quelltext

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
ui-option-night = { -night }
ui-option-night-about = Banshees, Irrlichtplättchen und Irrlichter auf der Punkteleiste.
ui-option-queenie = { -queenie }: Steine
ui-option-queenie-about = Zwei weitere Runensteine; acht der zehn sind im Spiel.
ui-stones-base = Die acht des Grundspiels
ui-stones-random = Acht zufällige
ui-stones-pick = Acht auswählen
ui-stones-picked = { $count } von 8 gewählt
ui-first-player = Wer beginnt
ui-first-random = Zufall
ui-card-set = Kartensatz
ui-public-game = Für alle offen: auf der Startseite aufgeführt
ui-create = Partie starten
ui-cancel = Abbrechen
ui-invite = Schick { $name } diesen Link:
ui-invite-seat = Schick diesen Link an die Person, die mitspielen soll:
ui-copy-link = Link kopieren
ui-copied = Kopiert
ui-waiting-for-players = { $count ->
    [one] Es fehlt noch { $count } Person …
   *[other] Es fehlen noch { $count } Personen …
}
ui-take-seat = Hier Platz nehmen

## Tisch

ui-supply = Vorrat
ui-display = Auslage
ui-deck = Stapel
ui-deck-count = { $count ->
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
ui-creature-discard = Kreaturen-Ablage
ui-creature-discard-count = { $count ->
    [one] Kreaturen-Ablage: { $count } Karte
   *[other] Kreaturen-Ablage: { $count } Karten
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
ui-track-score = { $name }: { $points }
ui-track-wisps = Irrlichter liegen auf { $spaces }.
ui-track-throne = Der Thron steht auf { $space }.
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
ui-draw = Zugstapel
ui-discard = Ablage
ui-your-discard = Dein Ablagestapel
ui-discard-count = { $count ->
    [one] Ablage: { $count } Karte
   *[other] Ablage: { $count } Karten
}
ui-cards-in-use = Ausliegende Karten
ui-fate-discard = in die Ablage
ui-fate-creature-discard = geht weg
ui-fate-box = aus dem Spiel
ui-row-worth = { $count ->
    [one] { $count } Punkt wert
   *[other] { $count } Punkte wert
}
ui-empty = leer
ui-free = frei
ui-you = du
ui-bot = Bot
ui-next = als Nächstes
ui-first = beginnt die Runde
ui-thinking = überlegt …
ui-look-again = Noch einmal nachsehen
ui-absent = abwesend
ui-round = Runde { $number }
ui-turn = Zug { $number }
ui-last-round = Letzte Runde!
ui-your-move = Du bist dran
ui-moves = Züge
ui-skip-to-move = Zu deinem Zug springen
ui-describe = Tisch beschreiben
ui-text-table = Tisch als Text
ui-picture-table = Tisch mit Bildern
ui-rivals = Rivalen
ui-board-of = Tableau: { $name }
ui-your-board = Dein Tableau
ui-show-board = Tableau zeigen
ui-hide-board = Tableau verbergen
ui-log = Verlauf
ui-show-all = Alle zeigen
ui-once-per-turn = einmal pro Zug
ui-used = benutzt

## Knöpfe und Menü

ui-undo = Rückgängig
ui-undo-none = Nicht rückgängig zu machen: Es wurde etwas aufgedeckt.
ui-restart-turn = Zug neu beginnen
ui-hint = Tipp
ui-done = Fertig
ui-close = Schließen
ui-back = Zurück
ui-ok = OK
ui-yes = Ja
ui-no = Nein
ui-save = Speichern
ui-menu = Menü
ui-rules = Regeln
ui-letters = Buchstaben
ui-theme = Farben
ui-theme-dawn = Dämmerung
ui-theme-night = Nacht
ui-settings = Einstellungen
ui-sounds = Töne
ui-animation-speed = Tempo der Animationen
ui-speed-off = Aus
ui-speed-slow = Langsam
ui-speed-normal = Normal
ui-speed-fast = Schnell
ui-confirm-end = Zugende bestätigen
ui-confirm-end-question = Zug beenden?
ui-language = Sprache
ui-on = An
ui-off = Aus
ui-leave-game = Partie verlassen
ui-leave-question = Diese Partie verlassen? Ein Bot übernimmt deinen Platz.
ui-fullscreen = Vollbild

## Seiten auf dem Telefon

ui-tab-circle = Kreis
ui-tab-forges = Schmieden
ui-tab-runes = Runen
ui-tab-rivals = Rivalen
ui-tab-log = Verlauf

## Mehrere an einem Gerät

ui-curtain-hand-over = Gib das Gerät an { $name }
ui-curtain-show = Ich bin { $name }: meine Hand zeigen
ui-curtain-covered = Die Karten sind verdeckt.

## Wiederholung

ui-replay = Wiederholung
ui-replay-first = Erster Zug
ui-replay-back = Einen Zug zurück
ui-replay-forward = Einen Zug vor
ui-replay-last = Letzter Zug
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-position = Du siehst Zug { $number } von { $total }
ui-replay-return = Zurück zur Partie

## Ende der Partie

ui-game-over = Das Spiel ist zu Ende
ui-winner = { $name } gewinnt und besteigt den Thron!
ui-winner-you = Du gewinnst und besteigst den Thron!
ui-winners-shared = Geteilter Sieg: { $names }
ui-final-score = Endstand
ui-player = Name
ui-points = Machtpunkte
ui-rank = Rang
ui-rematch = Revanche
ui-rematch-wanted = { $name } möchte eine Revanche.
ui-rematch-join = Platz nehmen
ui-imported = Aus einem Protokoll
ui-download-record = Protokoll herunterladen
ui-replay-link = Link zur Wiederholung
ui-fairness = Ehrliches Glück
ui-fairness-about = Aller Zufall folgt aus einem geheimen Startwert. Seine Prüfsumme steht vor der Partie da, der Wert selbst danach: So kann jeder nachprüfen, dass nichts gezinkt war.
ui-seed-hash = Prüfsumme des Startwerts
ui-seed = Startwert
ui-seed-later = Der Startwert wird am Ende der Partie gezeigt.
ui-verify = Prüfen
ui-verified = Geprüft: Jedes Ergebnis folgt aus dem Startwert.
ui-not-verified = Nicht bestätigt: Das Protokoll passt nicht zum Startwert.

## Chat

ui-chat = Chat
ui-chat-send = Senden
ui-chat-mute = Stumm schalten
ui-chat-unmute = Stummschaltung aufheben
ui-chat-mute-name = { $name } stumm schalten
ui-chat-unmute-name = { $name } wieder hören
ui-chat-muted = Der Chat ist stumm.
ui-chat-placeholder = Sag etwas …
ui-chat-line = { $name }: { $message }

## Verbindung und Zuschauen

ui-connected = Verbunden
ui-connecting = Verbinde …
ui-reconnecting = Verbindung verloren. Verbinde neu …
ui-offline = Offline
ui-watching = Du schaust zu.
ui-watch-link = Link zum Zuschauen
ui-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
ui-joined = { $name } ist jetzt dabei.
ui-left = { $name } ist gegangen.
ui-undone = { $name } nimmt einen Zug zurück.

## Tastatur

ui-keyboard = Tastatur
ui-key-moves = Tab: von einem Bereich des Tisches zum nächsten
ui-key-arrows = Pfeiltasten: von Teil zu Teil in einem Bereich des Tisches
ui-key-choose = Eingabe: wählen
ui-key-numbers = 1–9: Zug mit dieser Nummer wählen
ui-key-done = D: fertig
ui-key-undo = U: rückgängig
ui-key-hint = H: Tipp
ui-key-question = Q: zurück zur Frage
ui-key-describe = T: Tisch beschreiben
ui-key-log = L: Verlauf
ui-key-step = ← →: durch die Partie blättern
ui-key-letters = G: Buchstaben auf den Edelsteinen
ui-key-help = ?: diese Hilfe
ui-key-close = Esc: schließen

## Fehler

error-stale = Die Partie ist weitergegangen. Bitte sieh noch einmal nach.
error-illegal = Dieser Zug ist hier nicht möglich.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht am Zug.
error-game-over = Das Spiel ist zu Ende.
error-no-such-game = Diese Partie gibt es nicht.
error-no-such-page = Diese Seite gibt es nicht.
error-seat-taken = Hier sitzt schon jemand.
error-name-empty = Bitte gib einen Namen an.
error-name-too-long = Dieser Name ist zu lang.
error-name-taken = Am Tisch heißt schon jemand so.
error-chat-empty = Es gibt nichts zu senden.
error-chat-too-long = Diese Nachricht ist zu lang.
error-too-many-requests = Zu viele Anfragen. Bitte warte einen Moment.
error-too-many-games = { $count ->
    [one] Du hast in kurzer Zeit viele Partien begonnen. Bitte versuche es in { $count } Sekunde noch einmal.
   *[other] Du hast in kurzer Zeit viele Partien begonnen. Bitte versuche es in { $count } Sekunden noch einmal.
}
error-server = Auf dem Server ist etwas schiefgegangen.
error-try-again = Der Server kann gerade nicht speichern. Versuche es gleich noch einmal; der Tisch zeigt, was gespeichert ist.
error-not-yet = Das gibt es erst, wenn die Partie vorbei ist.
error-connection-lost = Verbindung verloren.
error-bad-request = Mit dieser Anfrage lässt sich nichts anfangen.
error-not-a-record = Das ist nicht das Protokoll einer regelgerechten Partie.
error-record-untrue = Dieses Protokoll lässt sich nachspielen, aber sein Glück oder sein Ergebnis stimmt nicht.
error-record-too-large = Das ist zu groß für ein Protokoll.
error-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-players = Es braucht zwei bis vier Personen.
error-first-player = Wer beginnt, muss am Tisch sitzen.
error-stone-count = Wähle genau acht Runensteine.
error-stone-twice = Der Runenstein „{ $rune }“ wurde mehrmals gewählt.
error-no-night = Der Kartensatz { $set } hat keine { -night }.
