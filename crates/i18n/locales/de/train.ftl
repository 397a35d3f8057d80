# Training: die Tagespartie.

train-daily = Tagespartie
train-daily-number = Tagespartie { $number }
train-daily-short = du und zwei Weise, dieselben Karten und Würfel für alle
train-daily-about = Du und zwei Weise, Grundspiel: dieselben Karten und Würfe für alle, die dasselbe tun. Ein Versuch zählt; danach kannst du die Partie so oft spielen, wie du magst.
train-daily-no-hints = Solange der Versuch läuft, der zählt, gibt es keine Vorschläge.
train-daily-play = Heutige Partie spielen
train-daily-go-on = Deine Partie fortsetzen
train-daily-again = Noch einmal spielen, aus Freude
train-daily-gone = Diese Partie gehört zu einem anderen Tag.
train-daily-today = Zur heutigen Partie
train-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
train-place = Platz { $place } von { $count }
train-par = Par, vom Erzdruiden
train-par-you = du { $difference }
train-par-unknown = Der Erzdruide spielt noch; schau in einer Minute wieder.
train-better-than = Besser als
train-of-others = { $share } % von { $count } anderen
train-no-others = Noch niemand sonst ist fertig.
train-row = Tage in Folge
train-row-best = Rekord { $number }
train-yesterday = Gestern
train-time-left = Noch
train-next = Nächste Partie in
train-hours = { $hours } Std. { $minutes } Min.
train-all = Alle Spieler
train-finished = { $count ->
    [one] 1 Spieler ist fertig
   *[other] { $count } Spieler sind fertig
}
train-histogram-about = Wie viele Spieler wie viele Punkte erreicht haben. Dein Ergebnis: { $own }; die Mitte: { $median }.
train-own = dein Ergebnis
train-median = die Mitte
train-share = Teilen
train-turns = Deine Runden
train-share-about = Dieser Text verrät nichts.
train-share-result = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} · { $rounds } Runden
train-share-par = Par { $par } ({ $difference })
train-share-par-mark = Par { $par }
train-share-better = besser als { $share } %
train-share-row = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
train-weeks = Deine letzten vier Wochen, verglichen mit Par
train-week-par = Par
train-week-missed = nicht gespielt

train-puzzles = Rätsel
train-puzzle-number = Rätsel { $number }
train-puzzle-find = Finde den besten Zug
train-puzzle-behind = { $name } führt mit { $points } Punkten, du hast { $own }.
train-puzzle-ahead = Du führst mit { $own } Punkten, { $name } hat { $points }.
train-puzzle-level = Du und { $name } habt je { $own } Punkte.
train-puzzle-task = Finde den besten Zug: spiele ihn ganz auf dem Tisch. Beurteilt wird er, wenn du ihn beendest.
train-puzzle-how = Spiele den ganzen Zug auf dem Tisch. Beurteilt wird er, wenn du ihn beendest.
train-puzzle-go-on = Dein Zug geht weiter.
train-puzzle-solved = Gelöst.
train-puzzle-wrong = Noch nicht: Dieser Zug gibt { $loss } Siegchance her.
train-puzzle-wrong-at-least = Noch nicht: Dieser Zug gibt mindestens { $loss } Siegchance her.
train-puzzle-solution = Der beste Zug:
train-puzzle-themes = Achte auf: { $themes }.
train-puzzle-its-rating = Rätsel
train-puzzle-your-rating = Du
train-puzzle-solved-by = Gelöst von
train-puzzle-solved-of = { $solved } von { $count }
train-puzzle-nobody-tried = noch niemandem
train-puzzle-row = In Folge
train-puzzle-price = Ein Tipp zählt als nicht gelöst.
train-puzzle-again-counts-not = Dein erster Versuch hat gezählt; dieser ist zum Vergnügen.
train-puzzle-next = Nächstes Rätsel
train-puzzle-again = Noch einmal
train-puzzle-answer = Lösung zeigen
train-theme-forge-chain = zwei Artefakte in einem Zug
train-theme-deck-thinning = einen schlankeren Stapel
train-theme-denial = was andere nehmen würden
train-theme-stone-timing = Tausch und Runensteine
train-theme-race = das Rennen zum Thron
train-theme-night = Banshees und Irrlichter
train-theme-forge-timing = jetzt schmieden oder später
train-theme-forge-choice = die richtige Schmiede
train-theme-summon-or-use = beschwören oder Fähigkeiten nutzen
train-theme-creature = die richtige Kreatur
train-theme-combination = Karten, die zusammenpassen
train-theme-swap = Steine, die jederzeit wirken
train-theme-gems = welche Edelsteine man nimmt und zahlt
