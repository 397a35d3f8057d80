# Die Regeln in unseren eigenen Worten: ein Text für jede Regel.

## Die Seiten

ui-rules-about = Alles, was gilt, Regel für Regel. Jede Regel hat eine Nummer, auf die man verweisen kann.
ui-rules-filter = Regeln durchsuchen
ui-rules-none = Keine Regel spricht davon.
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
ui-filter-none = So eine Karte gibt es nicht.
ui-effect-gems = Edelsteine
ui-effect-wild = Joker-Edelsteine
ui-effect-cards = Karten der Auslage
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
rule-c2 = Es gibt 68 Kreaturenkarten: 60 farbige mit den Zahlen 11 bis 70 und 8 weiße Drachen, 71 bis 78. Jede Zahl gibt es einmal. Grün sind Dryaden, rot Harpyien, blau Goblins, gelb Satyrn.
rule-c3 = Alle beginnen mit den gleichen acht Druidenkarten, 100 bis 107.
rule-c4 = Eine Karte zeigt ihre Zahl, die Farbe ihres Randes, ein bis drei Magiepunkte (einfarbig oder mehrfarbig) und eine Fähigkeit.
rule-c5 = Es gibt sieben Artefakte jeder Farbe und acht Joker-Artefakte.
rule-c6 = Es gibt 15 Edelsteine jeder Farbe, 15 Joker-Edelsteine und 20 Erz. Was im Vorrat ausgegangen ist, kann niemand nehmen.
rule-c7 = Es gibt acht Sorten Runensteine, drei Steine von jeder.
rule-c8 = Der Würfel hat sechs verschiedene Seiten. Der Thron steht auf Feld 65 der Punkteleiste. Ein Marker zeigt, wer begonnen hat.
rule-c9 = Deine Tafel hat zwei Reihen mit je fünf Feldern (blau, grün, gelb, rot, Joker) und Platz für vier Runensteine.

## Vorbereitung

rule-p1 = Alle Edelsteine und alles Erz bilden den Vorrat. Alle nehmen daraus einen Edelstein jeder Farbe und einen Joker-Edelstein.
rule-p2 = Von jeder Sorte Runensteine liegt ein Stein weniger bereit, als Personen mitspielen.
rule-p3 = Die acht Joker-Artefakte liegen auf der Joker-Schmiede. Die übrigen werden gemischt; an jeder der fünf anderen Schmieden liegt eines offen.
rule-p4 = Alle mischen ihre acht Druidenkarten und ziehen vier.
rule-p5 = Sechs Kreaturen werden von links nach rechts ausgelegt. Ein Drache, der jetzt kommt, wird ersetzt und danach wieder in den Stapel gemischt; Banshees bleiben.
rule-p6 = Wer beginnt, entscheidet das Los; gespielt wird im Uhrzeigersinn.

## Ein Zug

rule-t1 = In deinem Zug führst du genau eine Aktion aus: Kreaturen beschwören, Fähigkeiten nutzen oder Artefakte schmieden. Danach darfst du Artefakte eintauschen. Zuletzt füllst du deine Hand auf.
rule-t2 = Fähigkeiten nutzen kannst du nur mit mindestens zwei Karten auf der Hand.
rule-t3 = Eine Aktion muss etwas bewirken: Beim Beschwören nimmst du mindestens eine Kreatur, beim Schmieden machst du mindestens ein Artefakt.
rule-t4 = Du passt nur, wenn keine der drei Aktionen möglich ist. Eintauschen darfst du trotzdem, und du füllst deine Hand auf.

## Kreaturen beschwören

rule-s1 = Spiele beliebig viele Handkarten aus, deren Magiepunkte die gleiche Farbe haben, und zähle die Punkte zusammen. Mehrfarbige Punkte passen zu jeder Farbe und reichen auch allein; verschiedene Farben mischen sich nie.
rule-s2 = Mit den Punkten nimmst du so viele Karten der Auslage, wie du willst und bezahlen kannst. Der Platz einer Karte bestimmt, was sie kostet; ihre Farbe spielt keine Rolle. Übrige Punkte verfallen.
rule-s3 = Ausgespielte und genommene Karten kommen auf deinen Ablagestapel.
rule-s4 = Am Ende der Aktion rücken die übrigen Karten der Auslage nach rechts, und neue füllen die Plätze links. Während der Aktion rückt nichts: Die Preise stehen fest.
rule-s5 = Wird eine Karte gebraucht und ist der Stapel leer, so wird die Kreaturen-Ablage gemischt und zum neuen Stapel. Sind beide leer, bleiben Plätze frei, bis eine Karte in die Kreaturen-Ablage kommt.

## Fähigkeiten nutzen

rule-u1 = Lege genau zwei Karten aus deiner Hand aus. Mit dem Stein { rune-three-abilities } dürfen es drei sein; das steht fest, bevor du die erste Fähigkeit nutzt.
rule-u2 = Nutze die Karten eine nach der anderen, in beliebiger Reihenfolge. Was du nicht willst oder nicht nutzen kannst, verfällt: eine ganze Karte oder ein Teil davon. Gehst du zu einer anderen Karte über, ist die vorige abgeschlossen.
rule-u3 = Danach verlässt dich die Karte mit der höchsten Zahl: eine Kreatur in die Kreaturen-Ablage, eine Druidenkarte aus dem Spiel. Die niedrigste kommt auf deinen Ablagestapel. Bis dahin liegen die Karten vor dir, und keine Fähigkeit erreicht sie.
rule-u4 = Eine Grundfähigkeit gibt die eine oder die zwei gezeigten Wirkungen, in beliebiger Reihenfolge: einen Edelstein der gezeigten Farbe, einen beliebigen farbigen, Joker-Edelsteine, eine Karte der Auslage in der gezeigten Farbe, eine beliebige Karte der Auslage, einen Wurf mit dem Würfel oder Punkte.
rule-u5 = Eine Karte der Auslage, die eine Fähigkeit nimmt, kommt auf deinen Ablagestapel; die Auslage rückt nach und wird sofort aufgefüllt. Eine Karte einer Farbe ist nie ein Drache, eine beliebige darf einer sein.
rule-u6 = Eine Wahlfähigkeit gibt eine der beiden gezeigten Wirkungen.
rule-u7 = Eine Tauschfähigkeit: Bezahle alle Edelsteine links, erhalte die Edelsteine und Punkte rechts, soweit der Vorrat reicht. „Ein beliebiger Edelstein“ als Preis ist ein Edelstein jeder Art.
rule-u8 = Bei jeder Bezahlung kann ein Joker-Edelstein für einen farbigen stehen. Ein farbiger steht nie für einen verlangten Joker-Edelstein, außer durch den Stein { rune-wild-gem }.

## Der Würfel

rule-d1 = Nimm einen farbigen Edelstein deiner Wahl.
rule-d2 = Gib einen farbigen Edelstein ab und nimm einen Joker-Edelstein.
rule-d3 = Erhalte einen Punkt.
rule-d4 = Erhalte zwei Punkte.
rule-d5 = Nimm ein Erz.
rule-d6 = Lege die oberste Karte des Stapels auf deinen Ablagestapel.
rule-d7 = Du darfst auf ein Ergebnis verzichten. Geht es nicht, verfällt es.

## Artefakte schmieden

rule-f1 = Du machst in einem Zug bis zu zwei Artefakte, an zwei verschiedenen Schmieden; höchstens eines davon ist ein Joker.
rule-f2 = Ein farbiges Artefakt kostet so viele Edelsteine seiner Farbe, wie die Schmiede sagt. Ein Joker-Artefakt kostet vier beliebige Edelsteine.
rule-f3 = Oder du bezahlst genau drei Erz, für jedes Artefakt an jeder Schmiede. Dann gibt die Schmiede keinen Bonus. Edelsteine und Erz mischen sich nie in einer Bezahlung.
rule-f4 = Drei Schmieden geben sofort einen Bonus: einen Wurf mit dem Würfel, ein Erz oder drei Punkte. Der Bonus darf beim Bezahlen des zweiten Artefakts helfen.
rule-f5 = Ein farbiges Artefakt kommt auf das freie Feld seiner Farbe in einer der beiden Reihen, ein Joker auf jedes freie Feld. Ohne freies Feld kann es nicht geschmiedet werden. Ein farbiges Artefakt liegt nie auf einem Joker-Feld. Was liegt, bleibt liegen.
rule-f6 = Nach der Aktion werden leere Schmieden aufgefüllt, von links. Eine leere Reserve wird aus den abgelegten Artefakten neu gemischt; gibt es keine, bleibt die Schmiede leer, bis welche abgelegt werden.
rule-f7 = Eine leere Joker-Schmiede macht nichts, bis durch Eintauschen Joker-Artefakte zurückkommen.

## Artefakte eintauschen

rule-x1 = Nach deiner Aktion darfst du jede Reihe mit mindestens zwei Artefakten eintauschen, eine nach der anderen, in beliebiger Reihenfolge.
rule-x2 = 2, 3, 4 oder 5 Artefakte in der Reihe bringen 3, 6, 10 oder 15 Punkte. Die ganze Reihe wird abgegeben.
rule-x3 = Nach den Punkten nimmst du einen Runenstein einer Sorte, die du noch nicht hast; das ist Pflicht. Mit vier Steinen gibt es keinen weiteren, nur die Punkte.
rule-x4 = Farbige Artefakte kommen in die Artefakt-Ablage, Joker sofort zurück auf die Joker-Schmiede.

## Die Hand

rule-h1 = Am Ende deines Zuges ziehst du auf vier Karten nach, mit dem Stein { rune-hand-size } auf sechs. Hältst du mehr, behältst du sie.
rule-h2 = Brauchst du eine Karte und ist dein Nachziehstapel leer, so wird dein Ablagestapel gemischt und zum Nachziehstapel. Hast du insgesamt weniger Karten, nimmst du, was da ist.

## Ende der Partie

rule-e1 = Hat jemand 65 Punkte oder mehr, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten.
rule-e2 = Dann erhalten alle einen Punkt für je drei ihrer Edelsteine, Joker-Edelsteine und Erz zusammen, und jede Reihe zählt, als würde sie eingetauscht.
rule-e3 = Die meisten Punkte gewinnen. Wer gleichauf liegt, teilt sich den Sieg.

## Runensteine

rule-r1 = { rune-magic-points }: bei jedem Beschwören zwei Magiepunkte beliebiger Farbe mehr, auch ohne eine Karte auszuspielen.
rule-r2 = { rune-hand-size }: Du füllst deine Hand auf sechs Karten auf.
rule-r3 = { rune-exchange }: einmal in jedem deiner Züge, jederzeit, einen Edelstein (Joker oder nicht) gegen ein Erz aus dem Vorrat oder ein Erz gegen einen farbigen Edelstein.
rule-r4 = { rune-wild-gem }: Jederzeit in deinem Zug legst du einen farbigen Edelstein aus dem Vorrat auf den Stein. Er bleibt dort und zählt nie. Von da an gelten alle deine Edelsteine dieser Farbe auch als Joker-Edelsteine; für alles andere behalten sie ihre Farbe.
rule-r5 = { rune-hand-size }, { rune-exchange } und { rune-wild-gem } wirken sofort, in dem Zug, in dem du den Stein nimmst.
rule-r6 = { rune-plus }: beim Nutzen von Fähigkeiten beide Wirkungen einer Wahl, in beliebiger Reihenfolge; auf jede darfst du verzichten.
rule-r7 = { rune-double-die }: Beim Nutzen von Fähigkeiten zählt ein Würfel, den eine Karte werfen lässt, zweimal nacheinander; auf jedes darfst du verzichten. Nicht bei Schmieden und Irrlichtplättchen.
rule-r8 = { rune-extra-point }: beim Nutzen von Fähigkeiten ein Punkt mehr für jede Karte, die durch ihre Wirkung, ihren Tausch oder ihren Würfel Punkte gab; einmal je Karte. Nicht bei Schmieden und Irrlichtplättchen.
rule-r9 = { rune-three-abilities }: beim Nutzen von Fähigkeiten zwei oder drei Karten. Nur die niedrigste kommt zurück auf deinen Ablagestapel; die anderen verlassen dich.
rule-r10 = Du hast nie zwei Steine einer Sorte und nie mehr als vier.

## Kreaturen der Nacht

rule-n1 = Sechzehn Banshees werden unter die Kreaturenkarten gemischt. Sie sind in jeder Hinsicht Kreaturen, mit eigenen Fähigkeiten: { ability-pillage }, { ability-resurrection }, { ability-switch } und { ability-wisp }, jede einmal in jeder Farbe.
rule-n2 = { ability-pillage }: Alle anderen, die einen Edelstein in der Farbe der Banshee haben, geben dir einen. Joker-Edelsteine stehen nie dafür. Ein Edelstein, der als Joker gilt, hat trotzdem seine Farbe; der auf dem Stein ist sicher.
rule-n3 = { ability-resurrection }: eine beliebige Karte der Kreaturen-Ablage auf deinen Ablagestapel. Nichts, wenn keine da ist.
rule-n4 = { ability-switch }: eine beliebige Karte der Kreaturen-Ablage auf deine Hand. Die Banshee kommt danach in die Kreaturen-Ablage, und die andere Karte bleibt bei dir, gleich welche Zahlen. Bei drei Karten verlässt dich auch die höchste der anderen. Ein ungenutzter Kartentausch ändert nichts.
rule-n5 = Von den ausgelegten Karten bleibt eine: Zuerst gehen die Banshees mit genutztem Kartentausch, dann die höchsten Zahlen (mit { rune-discard-lowest }: die niedrigsten).
rule-n6 = { ability-wisp }: Nutze ein offenes Irrlichtplättchen, seine Teile in der gezeigten Reihenfolge; auf jeden darfst du verzichten. Dann wird das Plättchen abgelegt und ein neues aufgedeckt.
rule-n7 = Die 18 Irrlichtplättchen geben Punkte, Edelsteine, Erz oder einen Wurf; oder eine beliebige Karte der Auslage oder die obersten zwei Karten des Stapels; oder sie lassen dich eine weitere Handkarte ausspielen, nutzen und ablegen. Vier liegen offen. Ein leerer Stapel wird aus den abgelegten neu gemischt.
rule-n8 = Von elf Nachtmarkern, drei davon mit Irrlicht, liegen zehn offen auf den Feldern 5, 10, … 50 der Punkteleiste. Sie bleiben die ganze Partie.
rule-n9 = Erreichst oder überschreitest du ein Feld mit Irrlicht, darfst du sofort ein Irrlichtplättchen nutzen; einmal je Marker, der niedrigste zuerst, ein Plättchen nach dem anderen.
rule-n10 = Eine Karte, die ein Irrlichtplättchen ausspielen lässt, vergleicht keine Zahlen: Sie kommt auf deinen Ablagestapel (ein genutzter Kartentausch in die Kreaturen-Ablage). Steine für das Nutzen von Fähigkeiten wirken auf sie nur, wenn das Plättchen in dieser Aktion kam.
rule-n11 = Die Schlusswertung löst keine Irrlichter aus.

## Queenie 1

rule-q1 = Zwei weitere Sorten Runensteine, drei Steine von jeder. Acht der zehn Sorten sind im Spiel, gewählt oder ausgelost.
rule-q2 = { rune-discard-lowest }: Beim Nutzen von Fähigkeiten bleibt die höchste Zahl bei dir, und die niedrigste verlässt dich; von drei Karten die beiden niedrigsten. Das ist Pflicht.
rule-q3 = { rune-gem-or-points }: Beim Nutzen von Fähigkeiten darfst du statt aller Punkte einer Karte einen farbigen Edelstein deiner Wahl nehmen; das steht fest, wenn die Karte ihre ersten Punkte gibt. Der Stein { rune-extra-point } gibt dann nichts dazu.
