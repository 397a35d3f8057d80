# Lektionen, und Tipps für die ersten Partien.

## Die Seiten

ui-learn = Spielen lernen
ui-learn-about = Kurze Lektionen am echten Tisch. Es kann nichts schiefgehen: Klick etwas an, und du bekommst eine Erklärung.
ui-learn-base = Das Spiel
ui-learn-more = Erweiterungen
ui-lesson-done = geschafft
ui-lessons-done = { $done } von { $count } Lektionen geschafft
ui-lesson-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
ui-lesson-step = Schritt { $number } von { $count }
ui-lesson-back = Einen Schritt zurück
ui-lesson-again = Lektion neu beginnen
ui-lesson-next = Weiter: { $lesson }
ui-lesson-all = Alle Lektionen
ui-lesson-not-now = Das ist erlaubt, und in deiner eigenen Partie darfst du es gern tun. Hier machen wir zuerst etwas anderes. { $step }
ui-lesson-over = Diese Lektion ist zu Ende.
ui-first-game = Deine erste Partie
ui-first-game-about = Gegen den Lehrling, mit einem Tipp, wenn er gerade passt.

## Lektion: Kreaturen beschwören

lesson-summon = Kreaturen beschwören
lesson-summon-1 = In jedem Zug wählst du eine von drei Aktionen. Du beginnst mit acht schwachen Druidenkarten; hol dir bessere Karten: Wähle „{ $move }“.
lesson-summon-2 = Du bezahlst mit den Magiepunkten deiner Karten. Diese gibt 2 rote: „{ $move }“.
lesson-summon-3 = Farben lassen sich nicht mischen, die gelbe Karte nützt jetzt also nichts. Aber mehrfarbige Punkte passen zu jeder Farbe: „{ $move }“.
lesson-summon-4 = Du hast 3 Punkte. Eine Kreatur kostet, was an ihrem Platz steht; ihre Farbe ist egal. Diese kostet 2: „{ $move }“.
lesson-summon-5 = Ein Punkt ist übrig, und die Kreatur ganz rechts kostet nur 1: „{ $move }“.
lesson-summon-6 = Deine Punkte sind ausgegeben. Mit „{ $move }“ rückt die Auslage nach rechts, und du ziehst auf vier Karten nach.
lesson-summon-end = Gut gemacht! Gespielte und beschworene Karten liegen auf deinem Ablagestapel. Ist dein Nachziehstapel leer, wird alles gemischt, und deine neuen Kreaturen kommen auf die Hand.

## Lektion: Fähigkeiten nutzen

lesson-abilities = Fähigkeiten nutzen
lesson-abilities-1 = Karten können mehr als bezahlen: Jede hat eine Fähigkeit. Um Fähigkeiten zu nutzen, wähle „{ $move }“.
lesson-abilities-2 = Du legst immer zwei Karten aus. Zuerst den Goblin, den du beschworen hast: „{ $move }“.
lesson-abilities-3 = Eine der beiden gibst du ab: die mit der höheren Zahl. Leg also eine schwache Karte mit hoher Zahl dazu: „{ $move }“.
lesson-abilities-4 = Unter den Karten steht, wohin sie kommen. Nutze sie in beliebiger Reihenfolge; was du nicht willst, verfällt. Nimm den Edelstein: „{ $move }“.
lesson-abilities-5 = Der Goblin hat noch eine Wirkung, den Würfel. Er bringt einen Edelstein, ein Erz, eine Karte oder Punkte: „{ $move }“.
lesson-abilities-6 = Zwei Punkte! Du könntest verzichten, aber warum solltest du? Wähle „{ $move }“.
lesson-abilities-7 = Der Druide gibt einen Edelstein nach Wahl. Mit einem zweiten blauen kannst du bald ein Artefakt bezahlen: „{ $move }“.
lesson-abilities-end = Die 100 ist aus dem Spiel, die 27 bleibt bei dir. So werden deine Karten besser: Schwache Druiden gehen, gute Kreaturen kommen öfter auf die Hand.

## Lektion: Edelsteine tauschen

lesson-exchange = Edelsteine tauschen
lesson-exchange-1 = Mit manchen Fähigkeiten tauschst du Edelsteine gegen mehr und bessere. Du hast einen einzigen grünen; machen wir vier daraus: „{ $move }“.
lesson-exchange-2 = Diese Dryade macht aus einem grünen Edelstein je einen der anderen Farben: „{ $move }“.
lesson-exchange-3 = Und dieser Goblin macht aus einem blauen zwei Joker-Edelsteine: „{ $move }“.
lesson-exchange-4 = Die Reihenfolge wählst du. Einen blauen hast du noch nicht, also zuerst die Dryade: „{ $move }“.
lesson-exchange-5 = Jetzt hast du einen blauen für den Goblin: „{ $move }“.
lesson-exchange-end = Aus einem Edelstein sind vier geworden, und Joker-Edelsteine zählen als jede Farbe. Auch bei Kreaturen gibst du die höhere Zahl ab: 21 liegt auf dem allgemeinen Ablagestapel, 16 bleibt bei dir.

## Lektion: Artefakte schmieden

lesson-forge = Artefakte schmieden
lesson-forge-1 = Aus Edelsteinen werden Artefakte, aus Artefakten Punkte. Du kannst gleich zwei schmieden: „{ $move }“.
lesson-forge-2 = An jeder Schmiede steht, wie viele Edelsteine du brauchst, und zwar in der Farbe ihres Artefakts. Hier sind es 2 blaue: „{ $move }“.
lesson-forge-3 = Ein Joker-Edelstein zählt als jede Farbe. Gib den blauen und nur einen Joker-Edelstein aus: „{ $move }“.
lesson-forge-4 = Jede Reihe hat ein Feld pro Farbe, und eine lange Reihe ist viel mehr wert als zwei kurze. Leg den Ring zum Kelch: „{ $move }“.
lesson-forge-5 = Du darfst zweimal im Zug schmieden, an verschiedenen Schmieden. Ein grüner und ein Joker-Edelstein sind übrig, genau richtig: „{ $move }“.
lesson-forge-6 = In dieselbe Reihe: „{ $move }“.
lesson-forge-end = Drei Artefakte liegen in einer Reihe. Bald tauschst du sie gegen Punkte und einen Runenstein ein.

## Lektion: Boni und Erz

lesson-ore = Boni und Erz
lesson-ore-1 = Manche Schmieden geben einen Bonus, und mit Erz bezahlst du, wenn Edelsteine fehlen. Sieh, wie eins dem anderen hilft: „{ $move }“.
lesson-ore-2 = Diese Schmiede kostet 3 gelbe Edelsteine und gibt als Bonus ein Erz: „{ $move }“.
lesson-ore-3 = Die Krone kommt in deine lange Reihe: „{ $move }“. Das Erz bekommst du sofort.
lesson-ore-4 = Mit drei Erz bezahlst du jedes Artefakt an jeder Schmiede, nur ohne Bonus. Das Joker-Artefakt (Amulett) würde vier beliebige Edelsteine kosten; nimm das Erz: „{ $move }“.
lesson-ore-5 = Ein farbiges Artefakt braucht ein Feld seiner Farbe, ein Joker-Artefakt darf überall liegen. Lass das grüne Feld für einen Torques frei: „{ $move }“.
lesson-ore-end = Vier Artefakte in einer Reihe! Merke: Edelsteine und Erz lassen sich in einer Zahlung nicht mischen, und pro Zug kannst du nur ein Joker-Artefakt schmieden.

## Lektion: eine Reihe eintauschen

lesson-trade = Eine Reihe für einen Runenstein
lesson-trade-1 = Nach der Aktion darfst du Reihen eintauschen: 2, 3, 4 oder 5 Artefakte bringen 3, 6, 10 oder 15 Punkte. In der oberen liegen vier: „{ $move }“.
lesson-trade-2 = Mit jeder Reihe nimmst du einen Runenstein, der dir für den Rest der Partie hilft. Mit diesem füllst du deine Hand auf sechs Karten auf: „{ $move }“.
lesson-trade-3 = Die untere Reihe würde nur 3 Punkte bringen. Behalte sie, sie kann noch wachsen: „{ $move }“.
lesson-trade-end = Der Runenstein wirkt sofort: Du hast sechs Karten. Vier verschiedene Runensteine kannst du haben; danach bringen Reihen nur noch Punkte.

## Lektion: das Ende der Partie

lesson-end = Das Ende der Partie
lesson-end-1 = Der Thron steht auf Feld 65, und du hast 59 Punkte. Ein guter Zug genügt: „{ $move }“.
lesson-end-2 = Diese Schmiede kostet 4 Edelsteine und gibt sofort 4 Punkte: „{ $move }“.
lesson-end-3 = Der Torques verlängert deine obere Reihe: „{ $move }“.
lesson-end-4 = Drei Artefakte bringen 6 Punkte, und damit ziehst du am Thron vorbei: „{ $move }“.
lesson-end-5 = Du hast schon vier Runensteine, darum gab es nur Punkte. Übrige Reihen zählen auch am Ende; beende den Zug: „{ $move }“.
lesson-end-end = Die Runde wurde zu Ende gespielt, damit alle gleich viele Züge hatten. Dann brachten je drei Edelsteine und Erz einen Punkt, und Reihen zählten wie beim Eintauschen. 73 zu 66: gewonnen!

## Lektion: die Nacht

lesson-night = { -night }
lesson-night-1 = Nachts gibt es Banshees, Irrlichtplättchen und Irrlichter auf der Punkteleiste. Eins wartet auf Feld 5, und du hast 3 Punkte: „{ $move }“.
lesson-night-2 = Banshees sind Kreaturen mit eigenen Kräften. Diese plündert: „{ $move }“.
lesson-night-3 = Dieser Druide gibt 2 Punkte, gerade genug bis zum Irrlicht: „{ $move }“.
lesson-night-4 = Zuerst die Plünderung: Alle anderen, die einen grünen Edelstein haben, geben dir einen: „{ $move }“.
lesson-night-5 = Nun die Punkte; achte auf die Punkteleiste: „{ $move }“.
lesson-night-6 = Wer ein Irrlicht erreicht oder überschreitet, darf sofort eines der vier Plättchen nutzen. Zwei Joker-Edelsteine sind genau richtig: „{ $move }“.
lesson-night-7 = Das Plättchen liegt vor dir. Nimm, was es gibt: „{ $move }“.
lesson-night-end = Ein neues Plättchen liegt an seiner Stelle. Mit anderen Banshees holst du Karten vom allgemeinen Ablagestapel zurück, tauschst die Banshee gegen eine davon oder nutzt ein Plättchen.

## Lektion: Queenie-Runensteine

lesson-queenie = Die Runensteine von { -queenie }
lesson-queenie-1 = Zwei weitere Sorten Runensteine können im Spiel sein, und du hast beide. Sieh, was sie tun: „{ $move }“.
lesson-queenie-2 = Diese Dryade gibt einen Joker-Edelstein oder 1 Punkt: „{ $move }“.
lesson-queenie-3 = Mit „{ rune-discard-lowest }“ gibst du die niedrigere Zahl ab, ein Druide kann also bleiben. Leg ihn dazu: „{ $move }“.
lesson-queenie-4 = Mit „{ rune-gem-or-points }“ darf eine Karte statt ihrer Punkte einen Edelstein geben. Mit einem zweiten roten bezahlst du einen Kelch: „{ $move }“.
lesson-queenie-5 = Die Dryade gibt wie gewohnt ihre Punkte: „{ $move }“.
lesson-queenie-end = Der Druide bleibt bei dir, die 67 ist weg. Dieser Runenstein ist Pflicht: Überlege, welche niedrige Zahl du zu einer guten Karte legst.

## Tipps

ui-tips = Tipps
ui-tip = Tipp
ui-tip-close = Verstanden
ui-tips-off = Keine Tipps mehr
tip-action = Eine Aktion pro Zug. Am Anfang lohnt es sich, Kreaturen zu beschwören: Deine Druidenkarten sind schwach.
tip-summon = Spiele Karten einer Farbe; mehrfarbige Punkte passen zu jeder. Rechts sind Kreaturen am billigsten.
tip-leaves = Achte auf den Hinweis unter deinen Karten: „{ ui-fate-creature-discard }“ oder „{ ui-fate-box }“ heißt, du gibst die Karte ab. Lass Druiden gehen, behalte gute Kreaturen.
tip-die = Was der Würfel auch zeigt, du darfst darauf verzichten.
tip-forge = Du kannst ein Artefakt bezahlen. Je mehr in einer Reihe liegen, desto mehr sind sie wert: Zwei bringen 3 Punkte, fünf bringen 15.
tip-ore = Du hast drei Erz. Damit bezahlst du jedes Artefakt, auch das teuerste.
tip-trade = Jetzt eintauschen oder auf eine längere Reihe warten? Früh genommene Runensteine helfen länger, lange Reihen bringen mehr Punkte.
tip-stone = Ein Runenstein hilft dir für den Rest der Partie. Zeig auf einen oder tippe ihn an, um zu lesen, was er tut.
tip-shuffle = Dein Nachziehstapel ist leer. Beim nächsten Ziehen wird dein Ablagestapel gemischt, und deine beschworenen Kreaturen kommen auf die Hand.
tip-end = Jemand ist nah an 65 Punkten. Die Runde, in der das geschafft wird, ist die letzte; Reihen und je drei Edelsteine oder Erz zählen dann noch.
