# Het kader van alle pagina’s, en de startpagina.

nav-home = Start
nav-ladder = Ranglijst
nav-daily = Dagelijks
nav-learn = Leren
nav-sign-in = Inloggen
nav-skip = Naar de inhoud

## Wie hier voor het eerst is

home-play = Spelen
home-learn = Leer het in een kwartier
home-no-account = Geen account, niets te installeren. Aan je eerste tafel zit een milde tegenstander, en je krijgt een tip als die helpt.
home-other-level = Een andere tegenstander kiezen
home-summon = Betaal met de magie van je kaarten, en betere komen erbij.
home-abilities = Twee kaarten werken voor je; die met het hoogste nummer ben je voorgoed kwijt.
home-forge = Edelstenen worden artefacten, en rijen artefacten worden punten en runenstenen.
home-been-here = Ik heb hier al eens gespeeld

## Wie hier speelt

home-waiting = { $count ->
    [one] Eén tafel wacht op je
    [2] Twee tafels wachten op je
    [3] Drie tafels wachten op je
   *[other] { $count } tafels wachten op je
}
home-welcome = Welkom terug
home-to-name = { $words }, { $name }
home-date = { $weekday } { $day } { $month }
date-weekday = { $number ->
    [1] Maandag
    [2] Dinsdag
    [3] Woensdag
    [4] Donderdag
    [5] Vrijdag
    [6] Zaterdag
   *[7] Zondag
}
date-weekday-short = { $number ->
    [1] ma
    [2] di
    [3] wo
    [4] do
    [5] vr
    [6] za
   *[7] zo
}
date-month = { $number ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
home-take-turn = Speel je beurt
home-more-cards = { $count ->
    [one] en nog 1 kaart
   *[other] en nog { $count } kaarten
}
home-others = Anderen zijn aan de beurt
home-all-tables = alle { $count }
home-lesson-go = Verder leren
home-lessons-over = Je hebt alle lessen gedaan.
home-daily-result = Resultaat van vandaag
home-puzzle-rated = niveau { $number }
home-puzzle-own = Jouw puzzels: { $number }
home-puzzle-find = Vind de beste beurt
home-puzzle-tried = Je hebt hem vandaag al geprobeerd.
home-reviews = Laatste analyses
home-no-reviews = Nog niets te analyseren. Zodra een spel van jou is afgelopen, staat het hier.
home-accuracy = nauwkeurigheid { $share }
home-being-read = wordt gelezen
