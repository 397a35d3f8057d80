# Clocks, and leaving a table.

clock-none = ohne Uhr
clock-minutes = { $minutes } min
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-then-bot = Wessen Zeit abläuft, für den spielt ein Bot (Weiser) weiter. Rückkehr ist bis zum Ende möglich; eine Wertungspartie zählt als verloren.
clock-then-forfeit = Wessen Zeit abläuft, hat verloren.
clock-then-forfeit-bot = Wessen Zeit abläuft, hat verloren; ein Bot (Weiser) spielt an dem Platz weiter.
