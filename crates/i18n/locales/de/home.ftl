# Der Rahmen aller Seiten und die Startseite.

nav-home = Start
nav-ladder = Rangliste
nav-daily = Täglich
nav-learn = Lernen
nav-sign-in = Anmelden
nav-skip = Zum Inhalt springen

## Wer zum ersten Mal hier ist

home-play = Spielen
home-learn = In fünfzehn Minuten gelernt
home-no-account = Kein Konto, nichts zu installieren. Am ersten Tisch wartet ein sanfter Gegner, und ein Tipp, wann immer er hilft.
home-other-level = Einen anderen Gegner wählen
home-summon = Bezahle mit der Magie deiner Karten, und bessere kommen dazu.
home-abilities = Zwei Karten arbeiten für dich; die mit der höheren Zahl verlässt dich für immer.
home-forge = Aus Edelsteinen werden Artefakte, aus Reihen von Artefakten Punkte und Runensteine.
home-been-here = Ich habe hier schon gespielt

## Wer hier spielt

home-waiting = { $count ->
    [one] Ein Tisch wartet auf dich
    [2] Zwei Tische warten auf dich
    [3] Drei Tische warten auf dich
   *[other] { $count } Tische warten auf dich
}
home-welcome = Schön, dass du wieder da bist
home-to-name = { $words }, { $name }
home-date = { $weekday }, { $day }. { $month }
date-weekday = { $number ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}
date-weekday-short = { $number ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
date-month = { $number ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
home-take-turn = Zum Zug
home-more-cards = { $count ->
    [one] und 1 weitere Karte
   *[other] und { $count } weitere Karten
}
home-others = Andere sind am Zug
home-all-tables = alle { $count }
home-lesson-go = Weiterlernen
home-lessons-over = Du hast alle Lektionen geschafft.
home-daily-result = Ergebnis von heute
home-puzzle-rated = Wertung { $number }
home-puzzle-own = Deine Rätsel: { $number }
home-puzzle-find = Finde den besten Zug
home-puzzle-tried = Du hast es heute schon versucht.
home-reviews = Letzte Analysen
home-no-reviews = Noch nichts zu analysieren. Sobald eine Partie von dir zu Ende ist, steht sie hier.
home-accuracy = Genauigkeit { $share }
home-being-read = wird gelesen
