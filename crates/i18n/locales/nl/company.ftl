# Elkaar vinden, toekijken, en hoe een klok begint.

people-found = Er past iemand. Je tafel staat klaar.
people-to-table = Naar de tafel
people-against = tegen { $names }
people-clock-begins = Ieders klok begint zodra die speler de tafel voor het eerst bekijkt, en uiterlijk een minuut nadat de laatste plaats bezet is.
people-clock-waits = De klok wacht op { $name }, maar niet langer dan een minuut.
people-clock-waits-you = Je klok begint zo te lopen.
