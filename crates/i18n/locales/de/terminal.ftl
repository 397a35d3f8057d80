# Was das Terminal neben dem Spiel selbst sagt: `runestones play` und die kurzen Formen seines Tisches.

## Eine Fähigkeit in einer halben Zeile

terminal-or = { $first } oder { $next }
terminal-then = { $first }, dann { $next }
terminal-card-blue = blaue Karte der Auslage
terminal-card-green = grüne Karte der Auslage
terminal-card-yellow = gelbe Karte der Auslage
terminal-card-red = rote Karte der Auslage
terminal-bonus = Bonus: { $what }

## Der Tisch

terminal-setup = Die Partie wird aufgebaut
terminal-throne = letzte Runde ab { $number } Punkten
terminal-costs = kostet { $count }
terminal-magic = Magie: { $what }
terminal-multicolour = mehrfarbig
terminal-or-ore = oder je { $ore }, ohne den Bonus
terminal-you = Du ({ $name })

## Spielen

terminal-help-hint = Mit `help` bekommst du jederzeit Hilfe.
terminal-type-number = Gib eine Zahl von 1 bis { $count } ein, oder `help`.
terminal-no-choice = Eine Auswahl { $number } gibt es nicht.
terminal-unclear = „{ $line }“ bedeutet hier nichts.
terminal-impossible = „{ $move }“ ist jetzt nicht möglich.
terminal-no-piece = „{ $piece }“ gibt es auf dem Tisch nicht. Frag zum Beispiel nach forge-5, display-21, hand-100, row-top, stone-plus oder deck.
terminal-unknown = Dazu gibt es nichts zu erklären. Frag nach der Nummer einer Karte, dem Namen eines Runensteins, einem Irrlichtplättchen (`tile 7`) oder dem Würfel (`die`).
terminal-taken-back = Zurückgenommen: { $what }
terminal-restarted = Du hast alles zurückgenommen, was seit dem Beginn deines Zuges oder seit der letzten Aufdeckung geschah.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undo-revealed = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas aufgedeckt.
terminal-undo-other = Das kann nur { $name } zurücknehmen.
terminal-next-person = { $name } ist an der Reihe. Alle anderen schauen weg; dann drück die Eingabetaste.
terminal-saved = Gespeichert in { $file }.
terminal-not-saved = Die Partie konnte nicht in { $file } gespeichert werden: { $why }
terminal-go-on = Weiterspielen: { $command }
terminal-see-again = Noch einmal ansehen: { $command }
terminal-seed-check = Sein SHA-256-Hash ist der, der am Anfang angezeigt wurde: { $hash }
terminal-goodbye = Auf Wiedersehen.
terminal-help =
    Gib die Nummer einer Auswahl ein, oder den Zug so, wie ihn eine Aufzeichnung schreibt (`take 43`). Außerdem gibt es:
    table: den ganzen Tisch noch einmal zeigen
    undo: deinen letzten Zug zurücknehmen, wenn seitdem nichts aufgedeckt wurde
    restart: alles aus deiner Runde zurücknehmen, oder alles seit der letzten Aufdeckung
    help KARTE: eine Karte (mit ihrer Nummer), einen Runenstein (mit seinem Namen), ein Irrlichtplättchen (`help tile 7`) oder den Würfel (`die`) erklären
    log: was zuletzt geschah
    describe: der Tisch in Worten, Teil für Teil
    why TEIL: warum du mit etwas nichts tun kannst (forge-5, display-21, hand-100, row-top, stone-plus, supply-red, deck …)
    save DATEI: die Partie speichern
    quit: die Partie speichern und aufhören
    Wenn du am Zug bist, führst du eine Aktion aus: Kreaturen beschwören, Fähigkeiten nutzen oder Artefakte schmieden. Danach darfst du Reihen mit mindestens zwei Artefakten gegen Punkte und Runensteine eintauschen, und deine Hand wird aufgefüllt. Sobald jemand 65 Punkte erreicht, wird die Runde noch zu Ende gespielt.
    Die Buchstaben { $letters } stehen für blaue, grüne, gelbe, rote und Joker-Edelsteine. Ein Joker-Edelstein bezahlt jede Farbe. Magiepunkte einer Farbe zählen zusammen; die mit „{ terminal-multicolour }“ passen zu jeder Farbe.
