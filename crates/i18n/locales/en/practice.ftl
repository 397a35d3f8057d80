# Practice: what a puzzle says besides, and the mistakes of one’s own games.

train-puzzle-of-day = Puzzle of the day
train-puzzle-missed = What it misses:
train-puzzle-why = Why:
train-puzzle-hint = Hint
train-puzzle-hint-counts = Hint (counts as a miss)
train-puzzle-begin-with = Begin with:
train-puzzle-held = A random result is out, so what you did before it stays. Go on with your turn.
train-puzzle-ranking = The best turns
train-puzzle-place = place
train-puzzle-turn = turn
train-puzzle-hidden = hidden
train-puzzle-yours = yours
train-puzzle-or-worse = { $loss } or worse
train-puzzle-best = best
train-puzzle-moved = changed by { $points }
practice-ranking = The best moves

practice-title = Practice
practice-about = When a finished game of yours has been reviewed, the positions of your worst mistakes come here, and come back until you have solved them.
practice-none = Nothing to practise at the moment.
practice-task = From a game of yours: here you gave away { $loss } win chance. Find a better move.
practice-left = { $count ->
    [one] 1 position waits
   *[other] { $count } positions wait
}
practice-solved = Solved. This one will not come back.
practice-wrong = Not yet: this move gives away { $loss } win chance.
practice-wrong-at-least = Not yet: this move gives away at least { $loss } win chance.
practice-solution = The best move, and what follows:
practice-next = Next position

train-share-signs = ◆ best or as good · ◇ slip · ▽ mistake · ▼ blunder; one sign for each round, by the review.
train-share-reading = The signs for each round come when the review is done; look again in a minute.
train-worst = The rounds that lost most
train-worst-better = better:
train-no-mistakes = No mistake worth telling.
