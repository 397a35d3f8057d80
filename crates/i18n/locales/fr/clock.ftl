# Clocks, and leaving a table.

clock-none = sans pendule
clock-minutes = { $minutes } min
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
clock-then-bot = Quand le temps d’un joueur est écoulé, un bot (Sage) joue à sa place. Il peut revenir jusqu’à la fin ; une partie classée compte comme perdue pour lui.
clock-then-forfeit = Quand le temps d’un joueur est écoulé, il a perdu.
clock-then-forfeit-bot = Quand le temps d’un joueur est écoulé, il a perdu ; un bot (Sage) continue à sa place.
