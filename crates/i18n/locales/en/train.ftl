# Training: the daily deal.

train-daily = Daily deal
train-daily-number = Daily deal { $number }
train-daily-short = you and two sages, the same cards and dice for everyone
train-daily-about = You and two sages, base game: the same cards and dice for everyone who makes the same choices. One try counts; afterwards you can play the deal as often as you like.
train-daily-no-hints = There are no hints while the try that counts is being played.
train-daily-play = Play today’s deal
train-daily-go-on = Go on with your deal
train-daily-again = Play it again, for the joy of it
train-daily-gone = This deal belongs to another day.
train-daily-today = To today’s deal
train-points = { $count ->
    [one] point
   *[other] points
}
train-place = place { $place } of { $count }
train-par = Par, by the archdruid
train-par-you = you { $difference }
train-par-unknown = The archdruid is still playing; look again in a minute.
train-better-than = Better than
train-of-others = { $share } % of { $count } others
train-no-others = Nobody else has finished yet.
train-row = Days in a row
train-row-best = best { $number }
train-yesterday = Yesterday
train-time-left = Time left
train-next = Next deal in
train-hours = { $hours } h { $minutes } min
train-all = All players
train-finished = { $count ->
    [one] 1 player has finished
   *[other] { $count } players have finished
}
train-histogram-about = How many players reached how many points. Your result: { $own }; the middle: { $median }.
train-own = your result
train-median = the middle
train-share = Share
train-turns = Your rounds
train-share-about = This text gives nothing away.
train-share-result = { $count ->
    [one] 1 point
   *[other] { $count } points
} · { $rounds } rounds
train-share-par = par { $par } ({ $difference })
train-share-par-mark = par { $par }
train-share-better = better than { $share } %
train-share-row = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
train-weeks = Your last four weeks, against par
train-week-par = par
train-week-missed = not played

train-puzzles = Puzzles
train-puzzle-number = Puzzle { $number }
train-puzzle-find = Find the best turn
train-puzzle-behind = { $name } leads with { $points } points, you have { $own }.
train-puzzle-ahead = You lead with { $own } points, { $name } has { $points }.
train-puzzle-level = You and { $name } have { $own } points each.
train-puzzle-task = Find the best turn: play it whole on the table. It is judged when you end the turn.
train-puzzle-how = Play the whole turn on the table. It is judged when you end it.
train-puzzle-go-on = Your turn goes on.
train-puzzle-solved = Solved.
train-puzzle-wrong = Not yet: this turn gives away { $loss } win chance.
train-puzzle-wrong-at-least = Not yet: this turn gives away at least { $loss } win chance.
train-puzzle-solution = The best turn:
train-puzzle-themes = Look at: { $themes }.
train-puzzle-its-rating = Puzzle
train-puzzle-your-rating = You
train-puzzle-solved-by = Solved by
train-puzzle-solved-of = { $solved } of { $count }
train-puzzle-nobody-tried = nobody yet
train-puzzle-row = In a row
train-puzzle-price = A hint counts as not solved.
train-puzzle-again-counts-not = Your first try has counted; this one is for the joy of it.
train-puzzle-next = Next puzzle
train-puzzle-again = Try again
train-puzzle-answer = Show the answer
train-theme-forge-chain = two artifacts in one turn
train-theme-deck-thinning = a leaner deck
train-theme-denial = what others would take
train-theme-stone-timing = trading and rune stones
train-theme-race = the race to the throne
train-theme-night = banshees and wisps
train-theme-forge-timing = forging now or later
train-theme-forge-choice = the right forge
train-theme-summon-or-use = summoning or using abilities
train-theme-creature = the right creature
train-theme-combination = cards that work together
train-theme-swap = stones that work at any moment
train-theme-gems = which gems to take and to pay
