# Clocks, and leaving a table.

clock-none = no clock
clock-minutes = { $minutes } min
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
clock-then-bot = Whose time runs out is replaced by a bot (Sage) and may come back until the end. A rated game counts as lost for them.
clock-then-forfeit = Whose time runs out has lost.
clock-then-forfeit-bot = Whose time runs out has lost; a bot (Sage) plays on in their place.
