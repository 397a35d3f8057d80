# Üben: was ein Rätsel noch sagt, und die Fehler aus eigenen Partien.

train-puzzle-of-day = Rätsel des Tages
train-puzzle-missed = Was fehlt:
train-puzzle-why = Warum:
train-puzzle-hint = Tipp
train-puzzle-hint-counts = Tipp (zählt als nicht gelöst)
train-puzzle-begin-with = Beginne mit:
train-puzzle-held = Der Zufall hat gesprochen; was du davor getan hast, bleibt. Setze deinen Zug fort.
train-puzzle-ranking = Die besten Züge
train-puzzle-place = Platz
train-puzzle-turn = Zug
train-puzzle-hidden = verborgen
train-puzzle-yours = deiner
train-puzzle-or-worse = { $loss } oder schlechter
train-puzzle-best = am besten
train-puzzle-moved = geändert um { $points }
practice-ranking = Die besten Züge

practice-title = Üben
practice-about = Wenn eine deiner beendeten Partien analysiert ist, kommen die Stellungen deiner schwersten Fehler hierher, und sie kommen wieder, bis du sie gelöst hast.
practice-none = Zurzeit gibt es nichts zu üben.
practice-task = Aus einer deiner Partien: Hier hast du { $loss } Siegchance hergegeben. Finde etwas Besseres.
practice-left = { $count ->
    [one] 1 Stellung wartet
   *[other] { $count } Stellungen warten
}
practice-solved = Gelöst. Diese Stellung kommt nicht wieder.
practice-wrong = Noch nicht: Das gibt { $loss } Siegchance her.
practice-wrong-at-least = Noch nicht: Das gibt mindestens { $loss } Siegchance her.
practice-solution = Am besten, und was folgt:
practice-next = Nächste Stellung

train-share-signs = ◆ am besten oder ebenso gut · ◇ Ungenauigkeit · ▽ Fehler · ▼ grober Fehler; ein Zeichen für jede Runde, nach der Analyse.
train-share-reading = Die Zeichen für jede Runde kommen mit der Analyse; schau in einer Minute wieder.
train-worst = Die Runden mit dem größten Verlust
train-worst-better = besser:
train-no-mistakes = Kein nennenswerter Fehler.
