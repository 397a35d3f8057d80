# Die Regeln in unseren eigenen Worten: ein Text für jede Regel.

## Die Seiten

ui-rules-about = Alle Regeln, eine nach der anderen. Auf jede kannst du verlinken.
ui-rules-filter = Regeln durchsuchen
ui-rules-none = Keine passende Regel.
ui-rules-print = Übersicht zum Drucken
ui-contents = Inhalt
ui-rule = Regel { $id }
ui-why-possible = Das ist jetzt möglich.
ui-key-rule = R: die Regel dazu
ui-gallery = Galerie
ui-gallery-about = Alle Karten, Runensteine, Irrlichtplättchen und Schmieden.
ui-cards = Karten
ui-filter-colour = Farbe
ui-filter-effect = Wirkung
ui-filter-number = Zahl
ui-filter-all = alle
ui-filter-apply = Zeigen
ui-filter-clear = Alles zeigen
ui-filter-none = Keine passenden Karten.
ui-effect-gems = Edelsteine
ui-effect-wild = Joker-Edelsteine
ui-effect-cards = Karten aus der Auslage
ui-effect-die = Würfel
ui-effect-points = Punkte

## Kapitel

chapter-c = Spielmaterial
chapter-p = Vorbereitung
chapter-t = Ein Zug
chapter-s = { -summon }
chapter-u = { -abilities }
chapter-d = Der Würfel
chapter-f = { -forging }
chapter-x = Artefakte eintauschen
chapter-h = Die Hand
chapter-e = Ende der Partie
chapter-r = Runensteine
chapter-n = { -night }
chapter-q = { -queenie }

## Spielmaterial

rule-c1 = Es spielen zwei bis vier Personen, als Druiden in Braun, Grau, Beige und Schwarz.
rule-c2 = Es gibt 68 Kreaturenkarten: 60 farbige mit den Zahlen 11 bis 70 und 8 weiße Drachen, 71 bis 78. Jede Zahl kommt einmal vor. Grüne Karten sind Dryaden, rote Harpyien, blaue Goblins und gelbe Satyrn.
rule-c3 = Alle beginnen mit den gleichen acht Druidenkarten, 100 bis 107.
rule-c4 = Eine Karte zeigt ihre Zahl, die Farbe ihres Randes, ein bis drei Magiepunkte (einfarbig oder mehrfarbig) und eine Fähigkeit.
rule-c5 = Es gibt sieben Artefakte jeder Farbe und acht Joker-Artefakte. Blaue Artefakte sind Ringe, grüne Torques, gelbe Kronen und rote Kelche; ein Joker-Artefakt ist ein Amulett.
rule-c6 = Es gibt 15 Edelsteine jeder Farbe, 15 Joker-Edelsteine und 20 Erz. Was im Vorrat ausgegangen ist, kannst du nicht nehmen.
rule-c7 = Es gibt acht Sorten Runensteine, drei Runensteine von jeder.
rule-c8 = Der Würfel hat sechs verschiedene Seiten. Der Thron steht auf Feld 65 der Punkteleiste. Ein Marker zeigt, wer begonnen hat.
rule-c9 = Deine Spielertafel hat zwei Reihen mit je fünf Feldern (blau, grün, gelb, rot, Joker) und Platz für vier Runensteine.

## Vorbereitung

rule-p1 = Alle Edelsteine und alles Erz bilden den Vorrat. Jede Person nimmt daraus einen Edelstein jeder Farbe und einen Joker-Edelstein.
rule-p2 = Von jeder Sorte Runensteine liegt einer weniger bereit, als Personen mitspielen.
rule-p3 = Die acht Joker-Artefakte liegen auf der Joker-Schmiede. Die übrigen werden gemischt; an jeder der fünf anderen Schmieden liegt eines offen.
rule-p4 = Alle mischen ihre acht Druidenkarten und ziehen vier.
rule-p5 = Sechs Kreaturen werden von links nach rechts ausgelegt. Ein Drache, der jetzt kommt, wird ersetzt und danach wieder in den Kreaturenstapel gemischt; Banshees bleiben.
rule-p6 = Wer beginnt, entscheidet das Los; gespielt wird im Uhrzeigersinn.

## Ein Zug

rule-t1 = In deinem Zug führst du genau eine Aktion aus: Kreaturen beschwören, Fähigkeiten nutzen oder Artefakte schmieden. Danach darfst du Artefakte eintauschen. Zuletzt füllst du deine Hand auf.
rule-t2 = Fähigkeiten nutzen kannst du nur mit mindestens zwei Karten auf der Hand.
rule-t3 = Eine Aktion muss etwas bewirken: Beim Beschwören nimmst du mindestens eine Kreatur, beim Schmieden schmiedest du mindestens ein Artefakt.
rule-t4 = Passen darfst du nur, wenn keine der drei Aktionen möglich ist. Eintauschen darfst du trotzdem, und du füllst deine Hand auf.

## Kreaturen beschwören

rule-s1 = Spiele beliebig viele Handkarten aus, deren Magiepunkte die gleiche Farbe haben, und zähle die Punkte zusammen. Mehrfarbige Punkte passen zu jeder Farbe und reichen auch allein; verschiedene Farben lassen sich nicht mischen.
rule-s2 = Mit den Punkten nimmst du so viele Karten aus der Auslage, wie du willst und bezahlen kannst. Der Platz einer Karte bestimmt, was sie kostet; ihre Farbe spielt keine Rolle. Übrige Punkte verfallen.
rule-s3 = Ausgespielte und genommene Karten kommen auf deinen Ablagestapel.
rule-s4 = Am Ende der Aktion rücken die übrigen Karten der Auslage nach rechts, und neue füllen die Plätze links. Während der Aktion rückt nichts nach: Die Preise ändern sich nicht.
rule-s5 = Wird eine Karte gebraucht und ist der Kreaturenstapel leer, wird der allgemeine Ablagestapel gemischt und zum neuen Kreaturenstapel. Sind beide leer, bleiben Plätze frei, bis eine Karte auf den allgemeinen Ablagestapel kommt.

## Fähigkeiten nutzen

rule-u1 = Lege genau zwei Karten aus deiner Hand aus. Mit dem Runenstein „{ rune-three-abilities }“ dürfen es drei sein; das entscheidest du, bevor du die erste Fähigkeit nutzt.
rule-u2 = Nutze die Karten nacheinander, in beliebiger Reihenfolge. Was du nicht willst oder nicht nutzen kannst, verfällt: eine ganze Karte oder ein Teil davon. Gehst du zu einer anderen Karte über, ist die vorige abgeschlossen.
rule-u3 = Danach gibst du die Karte mit der höchsten Zahl ab: Eine Kreatur kommt auf den allgemeinen Ablagestapel, eine Druidenkarte aus dem Spiel. Die mit der niedrigsten Zahl kommt auf deinen eigenen Ablagestapel. Bis dahin bleiben die Karten vor dir liegen, und keine Fähigkeit betrifft sie.
rule-u4 = Eine Grundfähigkeit gibt die eine oder die zwei gezeigten Wirkungen, in beliebiger Reihenfolge: einen Edelstein der gezeigten Farbe, einen beliebigen farbigen Edelstein, Joker-Edelsteine, eine Karte aus der Auslage in der gezeigten Farbe, eine beliebige Karte aus der Auslage, einen Wurf mit dem Würfel oder Punkte.
rule-u5 = Eine Karte, die du durch eine Fähigkeit aus der Auslage nimmst, kommt auf deinen Ablagestapel; die Auslage rückt nach und wird sofort aufgefüllt. Eine Karte einer bestimmten Farbe ist nie ein Drache, eine beliebige darf einer sein.
rule-u6 = Bei einer Wahlfähigkeit nutzt du eine der beiden gezeigten Wirkungen.
rule-u7 = Bei einer Tauschfähigkeit bezahlst du alle Edelsteine links und erhältst die Edelsteine und Punkte rechts, soweit der Vorrat reicht. „Ein beliebiger Edelstein“ als Preis ist ein Edelstein beliebiger Art.
rule-u8 = Bei jeder Zahlung kann ein Joker-Edelstein einen farbigen ersetzen. Ein farbiger ersetzt nie einen verlangten Joker-Edelstein, es sei denn, du hast den Runenstein „{ rune-wild-gem }“.

## Der Würfel

rule-d1 = Nimm einen farbigen Edelstein deiner Wahl.
rule-d2 = Gib einen farbigen Edelstein ab und nimm einen Joker-Edelstein.
rule-d3 = Erhalte einen Punkt.
rule-d4 = Erhalte zwei Punkte.
rule-d5 = Nimm ein Erz.
rule-d6 = Lege die oberste Karte vom Kreaturenstapel auf deinen Ablagestapel.
rule-d7 = Du darfst auf ein Ergebnis verzichten. Ist es nicht möglich, verfällt es.

## Artefakte schmieden

rule-f1 = Du schmiedest in einem Zug bis zu zwei Artefakte, an zwei verschiedenen Schmieden; höchstens eines davon ist ein Joker-Artefakt.
rule-f2 = Ein farbiges Artefakt kostet so viele Edelsteine seiner Farbe, wie an der Schmiede steht. Ein Joker-Artefakt kostet vier beliebige Edelsteine.
rule-f3 = Oder du bezahlst genau drei Erz, für jedes Artefakt an jeder Schmiede. Dann gibt die Schmiede keinen Bonus. Edelsteine und Erz lassen sich in einer Zahlung nicht mischen.
rule-f4 = Drei Schmieden geben sofort einen Bonus: einen Wurf mit dem Würfel, ein Erz oder Punkte. Den Bonus darfst du schon für das zweite Artefakt verwenden.
rule-f5 = Ein farbiges Artefakt kommt auf das freie Feld seiner Farbe in einer der beiden Reihen, ein Joker-Artefakt auf jedes freie Feld. Ohne freies Feld kannst du es nicht schmieden. Ein farbiges Artefakt liegt nie auf einem Joker-Feld. Ein gelegtes Artefakt lässt sich nicht mehr verschieben.
rule-f6 = Nach der Aktion werden leere Schmieden von links nach rechts aufgefüllt. Ist der Vorrat leer, wird er aus den abgelegten Artefakten neu gemischt; gibt es keine, bleibt die Schmiede leer, bis welche abgelegt werden.
rule-f7 = Eine leere Joker-Schmiede liefert nichts, bis durch Eintauschen Joker-Artefakte zurückkommen.

## Artefakte eintauschen

rule-x1 = Nach deiner Aktion darfst du jede Reihe mit mindestens zwei Artefakten eintauschen, eine nach der anderen, in beliebiger Reihenfolge.
rule-x2 = 2, 3, 4 oder 5 Artefakte in der Reihe bringen 3, 6, 10 oder 15 Punkte. Du legst die ganze Reihe ab.
rule-x3 = Nach den Punkten nimmst du einen Runenstein einer Sorte, die du noch nicht hast; das ist Pflicht. Hast du schon vier Runensteine, bekommst du nur die Punkte.
rule-x4 = Farbige Artefakte kommen auf den Ablagestapel der Artefakte, Joker-Artefakte sofort zurück auf die Joker-Schmiede.

## Die Hand

rule-h1 = Am Ende deines Zuges ziehst du auf vier Karten nach, mit dem Runenstein „{ rune-hand-size }“ auf sechs. Hast du mehr, behältst du sie.
rule-h2 = Brauchst du eine Karte und ist dein Nachziehstapel leer, mischst du deinen Ablagestapel; er wird dein neuer Nachziehstapel. Hast du insgesamt weniger Karten, nimmst du, was da ist.

## Ende der Partie

rule-e1 = Hat jemand 65 Punkte oder mehr, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten.
rule-e2 = Dann erhalten alle einen Punkt für je drei Edelsteine, Joker-Edelsteine und Erz zusammen; jede Reihe zählt, als würde sie eingetauscht.
rule-e3 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.

## Runensteine

rule-r1 = { rune-magic-points }: Beim Beschwören hast du immer zwei zusätzliche Magiepunkte beliebiger Farbe, auch ohne eine Karte auszuspielen.
rule-r2 = { rune-hand-size }: Du füllst deine Hand auf sechs Karten auf.
rule-r3 = { rune-exchange }: Einmal pro Zug darfst du jederzeit einen Edelstein (auch einen Joker-Edelstein) gegen ein Erz aus dem Vorrat tauschen oder ein Erz gegen einen farbigen Edelstein.
rule-r4 = { rune-wild-gem }: Jederzeit in deinem Zug darfst du einen farbigen Edelstein aus dem Vorrat auf den Runenstein legen. Er bleibt dort und bringt am Ende keinen Punkt. Von da an gelten alle deine Edelsteine dieser Farbe auch als Joker-Edelsteine; für alles andere behalten sie ihre Farbe.
rule-r5 = { rune-hand-size }, { rune-exchange } und { rune-wild-gem } wirken sofort, in dem Zug, in dem du den Runenstein nimmst.
rule-r6 = { rune-plus }: Beim Nutzen von Fähigkeiten darfst du beide Wirkungen einer Wahlfähigkeit nutzen, in beliebiger Reihenfolge; auf jede darfst du verzichten.
rule-r7 = { rune-double-die }: Beim Nutzen von Fähigkeiten zählt ein Würfelwurf, den du durch eine Karte machst, zweimal nacheinander; du darfst auf eines oder beide Male verzichten. Das gilt nicht für Schmieden und Irrlichtplättchen.
rule-r8 = { rune-extra-point }: Beim Nutzen von Fähigkeiten bekommst du einen Punkt mehr für jede Karte, die durch ihre Wirkung, ihren Tausch oder ihren Würfelwurf Punkte bringt; einmal pro Karte. Das gilt nicht für Schmieden und Irrlichtplättchen.
rule-r9 = { rune-three-abilities }: Beim Nutzen von Fähigkeiten legst du zwei oder drei Karten aus. Nur die mit der niedrigsten Zahl kommt zurück auf deinen Ablagestapel; die anderen gibst du ab.
rule-r10 = Du hast nie zwei Runensteine einer Sorte und nie mehr als vier.

## Kreaturen der Nacht

rule-n1 = Sechzehn Banshees werden unter die Kreaturenkarten gemischt. Sie sind in jeder Hinsicht Kreaturen, mit eigenen Fähigkeiten: { ability-pillage }, { ability-resurrection }, { ability-switch } und { ability-wisp }, jede einmal in jeder Farbe.
rule-n2 = { ability-pillage }: Alle anderen, die einen Edelstein in der Farbe der Banshee haben, geben dir einen. Joker-Edelsteine zählen dafür nicht. Ein Edelstein, der als Joker-Edelstein gilt, hat trotzdem seine Farbe; der auf dem Runenstein ist sicher.
rule-n3 = { ability-resurrection }: Lege eine beliebige Karte vom allgemeinen Ablagestapel auf deinen eigenen. Ist er leer, passiert nichts.
rule-n4 = { ability-switch }: Die Banshee kommt sofort auf den allgemeinen Ablagestapel; dann nimmst du eine beliebige andere Karte von dort auf die Hand. Die andere ausgelegte Karte behältst du, unabhängig von den Zahlen. Bei drei Karten gibst du auch die höhere der beiden anderen ab. Nutzt du den Kartentausch nicht oder liegt dort keine andere Karte, gilt die normale Regel.
rule-n5 = Von den ausgelegten Karten behältst du eine. Jede Banshee mit genutztem Kartentausch hast du schon abgegeben, auch wenn dann keine Karte übrig bleibt; danach gibst du die höchsten Zahlen ab (mit „{ rune-discard-lowest }“: die niedrigsten), bis eine Karte übrig ist.
rule-n6 = { ability-wisp }: Nutze ein offenes Irrlichtplättchen, seine Teile in der gezeigten Reihenfolge; auf jeden darfst du verzichten. Dann wird das Plättchen abgelegt und ein neues aufgedeckt.
rule-n7 = Die 18 Irrlichtplättchen geben Punkte, Edelsteine, Erz oder einen Wurf mit dem Würfel; oder eine beliebige Karte aus der Auslage oder die obersten zwei Karten vom Kreaturenstapel; oder du spielst eine weitere Handkarte aus, nutzt ihre Fähigkeit und legst sie ab. Vier liegen offen. Ist ihr Stapel leer, wird er aus den abgelegten neu gemischt.
rule-n8 = Von elf Nachtmarkern, drei davon mit Irrlicht, liegen zehn offen auf den Feldern 5, 10, … 50 der Punkteleiste. Sie bleiben die ganze Partie liegen.
rule-n9 = Erreichst oder überschreitest du ein Feld mit Irrlicht, darfst du sofort ein Irrlichtplättchen nutzen; einmal pro Marker, der niedrigste zuerst, ein Plättchen nach dem anderen.
rule-n10 = Bei einer Karte, die du durch ein Irrlichtplättchen ausspielst, werden keine Zahlen verglichen: Sie kommt auf deinen Ablagestapel (nach einem genutzten Kartentausch auf den allgemeinen Ablagestapel). Runensteine für das Nutzen von Fähigkeiten wirken auf sie nur, wenn du das Plättchen in dieser Aktion bekommen hast.
rule-n11 = Die Schlusswertung löst keine Irrlichter aus.

## Queenie 1

rule-q1 = Zwei weitere Sorten Runensteine kommen dazu, drei von jeder. Acht der zehn Sorten sind im Spiel, gewählt oder ausgelost.
rule-q2 = { rune-discard-lowest }: Beim Nutzen von Fähigkeiten behältst du die höchste Zahl, die niedrigste gibst du ab; von drei Karten die beiden niedrigsten. Das ist Pflicht.
rule-q3 = { rune-gem-or-points }: Beim Nutzen von Fähigkeiten darfst du statt aller Punkte einer Karte einen farbigen Edelstein deiner Wahl nehmen; das entscheidest du, wenn die Karte zum ersten Mal Punkte gibt. Der Runenstein „{ rune-extra-point }“ bringt dann nichts dazu.
