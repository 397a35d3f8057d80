# Clocks, and leaving a table.

clock-none = zonder klok
clock-minutes = { $minutes } min
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 dag per beurt
   *[other] { $days } dagen per beurt
}
clock-then-bot = Wie geen tijd meer heeft, wordt vervangen door een bot (Wijze) en kan tot het einde terugkomen. Een partij voor de rating telt dan als verloren.
clock-then-forfeit = Wie geen tijd meer heeft, heeft verloren.
clock-then-forfeit-bot = Wie geen tijd meer heeft, heeft verloren; een bot (Wijze) speelt op die plaats verder.
