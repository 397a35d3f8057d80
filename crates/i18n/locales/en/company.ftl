# Finding each other, watching, and how a clock begins.

people-found = Somebody fits. Your table is ready.
people-to-table = To the table
people-against = against { $names }
people-clock-begins = Each player’s clock starts when they first look at the table, and at the latest one minute after the last seat is taken.
people-clock-waits = The clock waits for { $name }, but not for longer than a minute.
people-clock-waits-you = Your clock is about to start.
