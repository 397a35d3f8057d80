# Oefenen: wat een puzzel verder zegt, en de fouten uit eigen spellen.

train-puzzle-of-day = Puzzel van de dag
train-puzzle-missed = Wat ontbreekt:
train-puzzle-why = Waarom:
train-puzzle-hint = Hint
train-puzzle-hint-counts = Hint (telt als niet opgelost)
train-puzzle-begin-with = Begin met:
train-puzzle-held = Het toeval heeft gesproken: wat je daarvoor deed, blijft. Ga verder met je beurt.
train-puzzle-ranking = De beste beurten
train-puzzle-place = plaats
train-puzzle-turn = beurt
train-puzzle-hidden = verborgen
train-puzzle-yours = die van jou
train-puzzle-or-worse = { $loss } of slechter
train-puzzle-best = de beste
train-puzzle-moved = veranderd met { $points }
practice-ranking = De beste zetten

practice-title = Oefenen
practice-about = Als een afgelopen spel van jou is geanalyseerd, komen de stellingen van je ergste fouten hier, en ze komen terug tot je ze hebt opgelost.
practice-none = Er is nu niets te oefenen.
practice-task = Uit een spel van jou: hier gaf je { $loss } winkans weg. Vind een betere zet.
practice-left = { $count ->
    [one] 1 stelling wacht
   *[other] { $count } stellingen wachten
}
practice-solved = Opgelost. Deze stelling komt niet terug.
practice-wrong = Nog niet: deze zet geeft { $loss } winkans weg.
practice-wrong-at-least = Nog niet: deze zet geeft minstens { $loss } winkans weg.
practice-solution = De beste zet, en wat volgt:
practice-next = Volgende stelling

train-share-signs = ◆ beste of even goed · ◇ onnauwkeurigheid · ▽ fout · ▼ blunder; één teken per ronde, volgens de analyse.
train-share-reading = De tekens per ronde komen met de analyse; kijk over een minuut weer.
train-worst = De ronden die het meest kostten
train-worst-better = beter:
train-no-mistakes = Geen fout die het noemen waard is.
