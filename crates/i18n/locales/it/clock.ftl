# Clocks, and leaving a table.

clock-none = senza orologio
clock-minutes = { $minutes } min
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 giorno per turno
   *[other] { $days } giorni per turno
}
clock-then-bot = Quando il tempo di un giocatore scade, un bot (Saggio) gioca al suo posto. Può tornare fino alla fine; una partita classificata conta per lui come persa.
clock-then-forfeit = Quando il tempo di un giocatore scade, ha perso.
clock-then-forfeit-bot = Quando il tempo di un giocatore scade, ha perso; un bot (Saggio) continua al suo posto.
