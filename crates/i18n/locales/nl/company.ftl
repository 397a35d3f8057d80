# Elkaar vinden, toekijken, en hoe een klok begint.

people-found = Er past iemand. Je tafel staat klaar.
people-to-table = Naar de tafel
people-against = tegen { $names }
people-clock-begins = Ieders klok begint zodra die speler de tafel voor het eerst bekijkt, en uiterlijk een minuut nadat de laatste plaats bezet is.
people-clock-waits = De klok wacht op { $name }, maar niet langer dan een minuut.
people-clock-waits-you = Je klok begint zo te lopen.
people-pool-days = Per dag
people-pool-puzzles = Puzzels
people-moved = 30 dagen
people-moved-new = nieuw
people-moved-same = geen verschil in 30 dagen
people-moved-up = { $count ->
    [one] { $count } plaats omhoog in 30 dagen
   *[other] { $count } plaatsen omhoog in 30 dagen
}
people-moved-down = { $count ->
    [one] { $count } plaats omlaag in 30 dagen
   *[other] { $count } plaatsen omlaag in 30 dagen
}
people-moved-about = 30 dagen: hoeveel plaatsen iemand is verschoven, naar de ratings van een maand geleden.
people-luck-chance = Geluk gaf { $luck } overwinningen; toeval alleen gaat tot ± { $chance }.
people-luck-graph = Overwinningen boven het eerlijke aandeel na { $games } spellen: { $won } gewonnen, { $play } door spel.
people-tries = { $count } geprobeerd
people-late = één ronde later getoond
people-watching-late = Je kijkt toe, één ronde later.
people-here = { $count ->
    [one] { $count } mens is hier
   *[other] { $count } mensen zijn hier
}
people-on-this-server = { $count ->
    [one] { $count } mens op deze server
   *[other] { $count } mensen op deze server
}
people-tables = { $count ->
    [one] aan { $count } tafel wordt gespeeld
   *[other] aan { $count } tafels wordt gespeeld
}
