# Lektionen, und Tipps für die ersten Partien.

## Die Seiten

ui-learn = Spielen lernen
ui-learn-newcomer = Neu hier? In fünfzehn Minuten gelernt
ui-learn-about = Kurze Lektionen am echten Tisch. Nichts kann schiefgehen: Was du anklickst, erklärt sich.
ui-learn-base = Das Spiel
ui-learn-more = Erweiterungen
ui-lesson-done = geschafft
ui-lesson-step = Schritt { $number } von { $count }
ui-lesson-back = Einen Schritt zurück
ui-lesson-again = Lektion neu beginnen
ui-lesson-next = Weiter: { $lesson }
ui-lesson-all = Alle Lektionen
ui-lesson-not-now = Das ist erlaubt, und in deiner eigenen Partie darfst du es gern tun. Hier machen wir zuerst etwas anderes. { $step }
ui-lesson-over = Diese Lektion ist zu Ende; hier wird nicht weitergespielt.
ui-first-game = Deine erste Partie
ui-first-game-about = Gegen den Lehrling, mit einem Tipp, wann immer er hilft.

## Lektion: Kreaturen beschwören

lesson-summon = Kreaturen beschwören
lesson-summon-1 = In jedem Zug wählst du eine von drei Aktionen. Du beginnst mit acht schwachen Druiden; hol dir bessere Karten: Wähle „{ $move }“.
lesson-summon-2 = Du bezahlst mit den Magiepunkten deiner Karten. Diese gibt 2 rote: „{ $move }“.
lesson-summon-3 = Farben werden nie gemischt, die gelbe Karte nützt jetzt also nichts. Mehrfarbige Punkte aber passen zu jeder Farbe: „{ $move }“.
lesson-summon-4 = Du hast 3 Punkte. Eine Kreatur kostet, was an ihrem Platz steht; ihre Farbe ist egal. Diese kostet 2: „{ $move }“.
lesson-summon-5 = Ein Punkt ist übrig, und die Kreatur ganz rechts kostet nur 1: „{ $move }“.
lesson-summon-6 = Deine Punkte sind ausgegeben. Mit „{ $move }“ rückt die Auslage nach rechts, und du ziehst auf vier Karten nach.
lesson-summon-end = Gut gemacht! Gespielte und beschworene Karten liegen auf deinem Ablagestapel. Ist dein Nachziehstapel leer, wird alles gemischt, und deine neuen Kreaturen kommen auf die Hand.

## Lektion: Fähigkeiten nutzen

lesson-abilities = Fähigkeiten nutzen
lesson-abilities-1 = Karten können mehr als bezahlen: Jede hat eine Fähigkeit. Um welche zu nutzen, wähle „{ $move }“.
lesson-abilities-2 = Du legst immer zwei Karten aus. Zuerst den Goblin, den du beschworen hast: „{ $move }“.
lesson-abilities-3 = Eine der beiden verlässt dich: die mit der höheren Zahl. Leg also eine schwache Karte mit hoher Zahl dazu: „{ $move }“.
lesson-abilities-4 = Unter den Karten steht, was aus ihnen wird. Nutze sie in beliebiger Reihenfolge; was du nicht willst, verfällt. Nimm den Edelstein: „{ $move }“.
lesson-abilities-5 = Der Goblin hat noch einen Effekt, den Würfel. Er bringt Edelstein, Erz, Karte oder Punkte: „{ $move }“.
lesson-abilities-6 = Zwei Punkte! Du könntest verzichten, aber warum solltest du: „{ $move }“.
lesson-abilities-7 = Der Druide gibt einen Edelstein nach Wahl. Ein zweiter blauer bezahlt bald ein Artefakt: „{ $move }“.
lesson-abilities-end = Die 100 hat das Spiel verlassen, die 27 bleibt bei dir. So werden deine Karten besser: Schwache Druiden gehen, gute Kreaturen kommen öfter.

## Lektion: Edelsteine tauschen

lesson-exchange = Edelsteine tauschen
lesson-exchange-1 = Manche Fähigkeiten machen aus Edelsteinen mehr und bessere. Du hast einen einzigen grünen; machen wir vier daraus: „{ $move }“.
lesson-exchange-2 = Diese Dryade macht aus einem grünen Edelstein je einen der anderen Farben: „{ $move }“.
lesson-exchange-3 = Und dieser Goblin macht aus einem blauen zwei Joker-Edelsteine: „{ $move }“.
lesson-exchange-4 = Die Reihenfolge wählst du. Einen blauen hast du noch nicht, also zuerst die Dryade: „{ $move }“.
lesson-exchange-5 = Jetzt hast du einen blauen für den Goblin: „{ $move }“.
lesson-exchange-end = Aus einem Edelstein sind vier geworden, und Joker stehen für jede Farbe. Auch bei Kreaturen geht die höhere Zahl: 21 liegt in der Kreaturen-Ablage, 16 bleibt bei dir.

## Lektion: Artefakte schmieden

lesson-forge = Artefakte schmieden
lesson-forge-1 = Aus Edelsteinen werden Artefakte, aus Artefakten Punkte. Du kannst gleich zwei machen: „{ $move }“.
lesson-forge-2 = Eine Schmiede sagt, wie viele Edelsteine sie will, und zwar in der Farbe ihres Artefakts. Diese will 2 blaue: „{ $move }“.
lesson-forge-3 = Ein Joker-Edelstein steht für jede Farbe. Gib den blauen aus und nur einen Joker: „{ $move }“.
lesson-forge-4 = Jede Reihe hat ein Feld je Farbe, und eine lange Reihe ist viel mehr wert als zwei kurze. Leg den Ring zum Kelch: „{ $move }“.
lesson-forge-5 = Du darfst zweimal im Zug schmieden, an verschiedenen Schmieden. Ein grüner und ein Joker sind übrig, genau richtig: „{ $move }“.
lesson-forge-6 = In dieselbe Reihe: „{ $move }“.
lesson-forge-end = Drei Artefakte liegen in einer Reihe. Bald tauschst du sie gegen Punkte und einen Runenstein ein.

## Lektion: Boni und Erz

lesson-ore = Boni und Erz
lesson-ore-1 = Manche Schmieden geben einen Bonus, und Erz bezahlt, wo Edelsteine fehlen. Sieh, wie eins dem anderen hilft: „{ $move }“.
lesson-ore-2 = Diese Schmiede will 3 gelbe Edelsteine und gibt als Bonus ein Erz: „{ $move }“.
lesson-ore-3 = Die Krone kommt in deine lange Reihe: „{ $move }“. Das Erz bekommst du sofort.
lesson-ore-4 = Drei Erz bezahlen jedes Artefakt an jeder Schmiede, nur ohne Bonus. Das Amulett kostet sonst vier beliebige Edelsteine: „{ $move }“.
lesson-ore-5 = Ein farbiges Artefakt braucht ein Feld seiner Farbe, ein Amulett liegt überall. Lass das grüne Feld für einen Torques frei: „{ $move }“.
lesson-ore-end = Vier Artefakte in einer Reihe! Merke: Edelsteine und Erz werden nie in einer Zahlung gemischt, und nur ein Amulett entsteht je Zug.

## Lektion: eine Reihe eintauschen

lesson-trade = Eine Reihe für einen Runenstein
lesson-trade-1 = Nach der Aktion darfst du Reihen eintauschen: 2, 3, 4 oder 5 Artefakte bringen 3, 6, 10 oder 15 Punkte. In der oberen liegen vier: „{ $move }“.
lesson-trade-2 = Mit jeder Reihe nimmst du einen Runenstein, der dir bis zum Ende hilft. Dieser füllt die Hand auf sechs Karten: „{ $move }“.
lesson-trade-3 = Die untere Reihe brächte nur 3 Punkte. Behalte sie, sie kann noch wachsen: „{ $move }“.
lesson-trade-end = Der Stein wirkt sofort: Du hast sechs Karten. Vier verschiedene Steine kannst du besitzen; danach bringen Reihen nur noch Punkte.

## Lektion: das Ende der Partie

lesson-end = Das Ende der Partie
lesson-end-1 = Der Thron steht auf Feld 65, und du hast 59 Punkte. Ein guter Zug genügt: „{ $move }“.
lesson-end-2 = Diese Schmiede will 4 Edelsteine und gibt sofort 3 Punkte: „{ $move }“.
lesson-end-3 = Der Torques verlängert deine obere Reihe: „{ $move }“.
lesson-end-4 = Drei Artefakte sind 6 Punkte, und damit ziehst du am Thron vorbei: „{ $move }“.
lesson-end-5 = Du hast schon vier Steine, darum gab es nur Punkte. Übrige Reihen zählen auch am Ende; beende den Zug: „{ $move }“.
lesson-end-end = Die Runde wurde beendet, damit alle gleich viele Züge hatten. Dann brachten je drei Edelsteine und Erz einen Punkt, Reihen zählten wie beim Eintauschen. 72 zu 66: gewonnen!

## Lektion: die Nacht

lesson-night = { -night }
lesson-night-1 = Nachts gibt es Banshees, Irrlichtplättchen und Irrlichter auf der Punkteleiste. Eins wartet auf Feld 5, und du hast 3 Punkte: „{ $move }“.
lesson-night-2 = Banshees sind Kreaturen mit eigenen Kräften. Diese plündert: „{ $move }“.
lesson-night-3 = Dieser Druide gibt 2 Punkte, gerade genug bis zum Irrlicht: „{ $move }“.
lesson-night-4 = Zuerst die Plünderung: Alle anderen, die einen grünen Edelstein haben, geben dir einen: „{ $move }“.
lesson-night-5 = Nun die Punkte; achte auf die Punkteleiste: „{ $move }“.
lesson-night-6 = Wer ein Irrlicht erreicht oder überholt, darf sofort eines der vier Plättchen nutzen. Zwei Joker-Edelsteine sind genau richtig: „{ $move }“.
lesson-night-7 = Das Plättchen liegt vor dir. Nimm, was es gibt: „{ $move }“.
lesson-night-end = Ein neues Plättchen liegt an seiner Stelle. Andere Banshees holen Karten aus der Kreaturen-Ablage zurück, tauschen mit einer den Platz oder nutzen ein Plättchen.

## Lektion: Queenie-Steine

lesson-queenie = Die Steine von { -queenie }
lesson-queenie-1 = Zwei weitere Arten von Runensteinen können im Spiel sein, und du besitzt beide. Sieh, was sie tun: „{ $move }“.
lesson-queenie-2 = Diese Dryade gibt einen Joker-Edelstein oder 2 Punkte: „{ $move }“.
lesson-queenie-3 = Mit „{ rune-discard-lowest }“ geht die niedrigere Zahl, ein Druide kann also bleiben. Leg ihn dazu: „{ $move }“.
lesson-queenie-4 = Mit „{ rune-gem-or-points }“ gibt eine Karte statt ihrer Punkte einen Edelstein. Ein zweiter roter bezahlt einen Kelch: „{ $move }“.
lesson-queenie-5 = Die Dryade gibt wie gewohnt ihre Punkte: „{ $move }“.
lesson-queenie-end = Der Druide bleibt bei dir, die 67 ist fort. Dieser Stein ist Pflicht: Überlege, welche niedrige Karte du zu einer guten legst.

## Tipps

ui-tips = Tipps
ui-tip = Tipp
ui-tip-close = Verstanden
ui-tips-off = Keine Tipps mehr
tip-action = Jeder Zug hat eine Aktion. Am Anfang lohnt es sich, Kreaturen zu beschwören: Deine Druiden sind schwach.
tip-summon = Spiele Karten einer Farbe; mehrfarbige Punkte passen zu jeder. Rechts sind Kreaturen am billigsten.
tip-leaves = Sieh unter deine Karten: Was geht, hast du nicht mehr. Lass Druiden gehen, behalte gute Kreaturen.
tip-die = Was der Würfel zeigt, darfst du immer ablehnen.
tip-forge = Du kannst ein Artefakt bezahlen. Viele in einer Reihe sind mehr wert: zwei bringen 3 Punkte, fünf bringen 15.
tip-ore = Du hast drei Erz: Sie bezahlen jedes Artefakt, auch das teuerste.
tip-trade = Jetzt eintauschen oder auf eine längere Reihe warten? Frühe Steine helfen länger, lange Reihen bringen mehr Punkte.
tip-stone = Ein Runenstein hilft dir bis zum Ende der Partie. Zeig auf einen, um zu lesen, was er tut.
tip-shuffle = Dein Nachziehstapel ist leer. Beim nächsten Ziehen wird deine Ablage gemischt, und was du beschworen hast, kommt zu dir.
tip-end = Jemand nähert sich 65 Punkten. Die Runde, in der das geschieht, ist die letzte; Reihen und je drei Edelsteine oder Erz zählen dann noch.
