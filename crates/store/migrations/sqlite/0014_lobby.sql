-- Who looks for others to play with, on which terms (the caller's text), and for how long they are there. Whoever was
-- met finds the game here.
CREATE TABLE seeks (
    person TEXT    NOT NULL PRIMARY KEY,
    terms  TEXT    NOT NULL,
    since  INTEGER NOT NULL,
    until  INTEGER NOT NULL,
    met    TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX seeks_by_time ON seeks (since) WHERE met IS NULL;
CREATE INDEX seeks_by_end ON seeks (until);

-- Who is asked to sit down at a table, by whom. It goes with the game.
CREATE TABLE asks (
    game   TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person TEXT    NOT NULL,
    asker  TEXT    NOT NULL,
    time   INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX asks_by_person ON asks (person, time);
CREATE INDEX asks_by_asker ON asks (asker);
