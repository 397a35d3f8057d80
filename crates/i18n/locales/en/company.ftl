# Finding each other, watching, and how a clock begins.

people-found = We found somebody. Your table is ready.
people-to-table = To the table
people-against = against { $names }
people-clock-begins = Each player’s clock starts when they first look at the table, and at the latest one minute after the last seat is taken.
people-clock-waits = The clock waits for { $name }, but not for longer than a minute.
people-clock-waits-you = Your clock is about to start.
people-pool-days = By the day
people-pool-puzzles = Puzzles
people-moved = 30 days
people-moved-new = new
people-moved-same = no change in 30 days
people-moved-up = { $count ->
    [one] 1 place up in 30 days
   *[other] { $count } places up in 30 days
}
people-moved-down = { $count ->
    [one] 1 place down in 30 days
   *[other] { $count } places down in 30 days
}
people-moved-about = 30 days: how many places somebody has moved since a month ago.
people-luck-chance = Luck was worth { $luck } wins; chance alone accounts for up to ± { $chance }.
people-luck-graph = Wins above a fair share after { $games } games: { $won } in all, { $play } through play.
people-tries = { $count } tried
people-late = shown one round late
people-watching-late = You’re watching, one round late.
people-here = { $count ->
    [one] 1 person is here
   *[other] { $count } people are here
}
people-on-this-server = { $count ->
    [one] 1 person is on this server
   *[other] { $count } people are on this server
}
people-tables = { $count ->
    [one] 1 table is being played
   *[other] { $count } tables are being played
}
