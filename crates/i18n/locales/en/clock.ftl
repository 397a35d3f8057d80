# Clocks, and leaving a table.

clock-none = no clock
clock-minutes = { $minutes } min
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
clock-then-bot = If a player’s time runs out, a bot (Sage) takes over. They may come back until the end, but for them a rated game counts as lost.
clock-then-forfeit = If a player’s time runs out, they have lost.
clock-then-forfeit-bot = If a player’s time runs out, they have lost; a bot (Sage) plays on in their place.

clock-d = { $count } d
clock-h = { $count } h
clock-min = { $count } min
clock-left = Time left:
clock-warn = { $time } left
clock-stand-in = bot plays
clock-vacation = on vacation: the clock stands
clock-choice = Clock
clock-choice-none = No clock
clock-choice-live = Live
clock-choice-live-about = Minutes for the whole game, and some seconds more for each turn.
clock-choice-days = Days for each turn
clock-choice-days-about = For games that go on for weeks. Vacations do not count.
clock-minutes-each = Minutes for each player
clock-seconds-turn = Seconds more for each turn
clock-days-turn = Days for each turn
clock-out-of-time = When the time is over
clock-choice-bot = a bot takes over
clock-choice-forfeit = the game is lost
error-out-of-time = Your time is over.
error-bad-clock = A clock has 1 to 180 minutes and 0 to 180 seconds more for each turn, or 1 to 14 days for each turn.

leave-title = Leave the table
leave-ways = Leave the table …
leave-back = Back to the table
leave-rated = This is a rated game.
leave-unrated = This game is not rated: no rating changes, whatever you do here.
leave-nothing = There is nothing to do here: the game is over.
leave-resign = Resign
leave-resign-about = { $players ->
    [2] The game ends, and the other player wins.
   *[other] You lose. A bot (Sage) plays on in your place, and you cannot come back.
}
leave-resign-rated = It counts for your rating as lost to everybody who stays.
leave-stop = Stop the game by agreement
leave-stop-about = When everybody agrees, the game ends and nobody has won. Until then it goes on.
leave-stop-rated = Then nobody’s rating changes.
leave-play-on = Play on
leave-play-on-about = You no longer agree to stop.
leave-return = Come back
leave-return-about = You take your seat back from the bot. You can do so three times in a game.
leave-return-rated = For your rating the game stays lost.
leave-replace = Let a bot play for { $name }
leave-replace-about = { $name } has not played for seven days. A bot (Sage) plays until they come back.
leave-replace-rated = For the rating of { $name } the game is lost.
leave-open = Offer the seat of { $name } to somebody else
leave-open-about = You get a new link. Whoever opens it first has the seat; until then the bot plays on.

affairs-bot-for-you = A bot plays for you.
affairs-absent = { $name } has not played for seven days.
ended-stopped = The game was stopped by agreement. Nobody has won.
ended-left-you = You win: everybody else has left.
ended-left-winner = { $name } wins: everybody else has left.
ended-left = Everybody has left the game.
incident-ran-out = { $name } ran out of time; a bot plays on.
incident-forfeited = { $name } ran out of time and has lost.
incident-resigned = { $name } resigned.
incident-replaced = { $name } was away for long; a bot plays on.
incident-returned = { $name } is back.
incident-opened = The seat of { $name } can be taken.
incident-taken = { $name } took over a seat.
incident-wants-to-stop = { $name } wants to stop the game.
incident-plays-on = { $name } wants to play on.

vacation-title = Vacation
vacation-about = While you are on vacation, your clock stands in games with days for each turn. There are { $count } days of it in any 365 days.
vacation-left = { $count ->
    [one] 1 day is left.
   *[other] { $count } days are left.
}
vacation-lasts = { $count ->
    [one] You are on vacation for 1 more day.
   *[other] You are on vacation for { $count } more days.
}
vacation-days = Days
vacation-begin = Go on vacation
vacation-end = Come back now
