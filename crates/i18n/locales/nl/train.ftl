# Training: de partij van de dag.

train-daily = Partij van de dag
train-daily-number = Partij van de dag { $number }
train-daily-short = jij en twee wijzen, dezelfde kaarten en dobbelstenen voor iedereen
train-daily-about = Jij en twee wijzen, basisspel: dezelfde kaarten en worpen voor iedereen die dezelfde keuzes maakt. Eén poging telt; daarna speel je de partij zo vaak je wilt.
train-daily-no-hints = Tijdens de poging die telt zijn er geen hints.
train-daily-play = Speel de partij van vandaag
train-daily-go-on = Ga verder met je partij
train-daily-again = Nog eens spelen, voor het plezier
train-daily-gone = Deze partij hoort bij een andere dag.
train-daily-today = Naar de partij van vandaag
train-points = { $count ->
    [one] punt
   *[other] punten
}
train-place = plaats { $place } van { $count }
train-par = Par, volgens de aartsdruïde
train-par-you = jij { $difference }
train-par-unknown = De aartsdruïde speelt nog; kijk over een minuut opnieuw.
train-better-than = Beter dan
train-of-others = { $share } % van { $count } anderen
train-no-others = Nog niemand anders is klaar.
train-row = Dagen op rij
train-row-best = record { $number }
train-yesterday = Gisteren
train-time-left = Nog
train-next = Volgende partij over
train-hours = { $hours } u { $minutes } min
train-all = Alle spelers
train-finished = { $count ->
    [one] 1 speler is klaar
   *[other] { $count } spelers zijn klaar
}
train-histogram-about = Hoeveel spelers hoeveel punten haalden. Jouw resultaat: { $own }; het midden: { $median }.
train-own = jouw resultaat
train-median = het midden
train-share = Delen
train-turns = Je ronden
train-share-about = Deze tekst verklapt niets.
train-share-result = { $count ->
    [one] 1 punt
   *[other] { $count } punten
} · { $rounds } rondes
train-share-par = par { $par } ({ $difference })
train-share-par-mark = par { $par }
train-share-better = beter dan { $share } %
train-share-row = { $count ->
    [one] 1 dag op rij
   *[other] { $count } dagen op rij
}
train-weeks = Je laatste vier weken, vergeleken met par
train-week-par = par
train-week-missed = niet gespeeld

train-puzzles = Puzzels
train-puzzle-number = Puzzel { $number }
train-puzzle-find = Vind de beste beurt
train-puzzle-behind = { $name } staat voor met { $points } punten, jij hebt er { $own }.
train-puzzle-ahead = Jij staat voor met { $own } punten, { $name } heeft er { $points }.
train-puzzle-level = Jij en { $name } hebben elk { $own } punten.
train-puzzle-task = Vind de beste beurt: speel hem helemaal op tafel. Hij wordt beoordeeld als je hem beëindigt.
train-puzzle-how = Speel de hele beurt op tafel. Hij wordt beoordeeld als je hem beëindigt.
train-puzzle-go-on = Je beurt gaat verder.
train-puzzle-solved = Opgelost.
train-puzzle-wrong = Nog niet: deze beurt geeft { $loss } winkans weg.
train-puzzle-wrong-at-least = Nog niet: deze beurt geeft minstens { $loss } winkans weg.
train-puzzle-solution = De beste beurt:
train-puzzle-themes = Let op: { $themes }.
train-puzzle-its-rating = Puzzel
train-puzzle-your-rating = Jij
train-puzzle-solved-by = Opgelost door
train-puzzle-solved-of = { $solved } van { $count }
train-puzzle-nobody-tried = nog niemand
train-puzzle-row = Op rij
train-puzzle-price = Een hint telt als niet opgelost.
train-puzzle-again-counts-not = Je eerste poging heeft geteld; deze is voor de lol.
train-puzzle-next = Volgende puzzel
train-puzzle-again = Opnieuw proberen
train-puzzle-answer = Toon de oplossing
train-theme-forge-chain = twee artefacten in één beurt
train-theme-deck-thinning = een slankere stapel
train-theme-denial = wat anderen zouden nemen
train-theme-stone-timing = inruilen en runenstenen
train-theme-race = de race naar de troon
train-theme-night = banshees en dwaallichten
train-theme-forge-timing = nu smeden of later
train-theme-forge-choice = de juiste smederij
train-theme-summon-or-use = oproepen of vaardigheden gebruiken
train-theme-creature = het juiste wezen
train-theme-combination = kaarten die samenwerken
train-theme-swap = stenen die altijd werken
train-theme-gems = welke edelstenen je neemt en betaalt
