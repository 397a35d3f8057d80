-- Who looks for others to play with, on which terms (the caller's text), and for how long they are there. Whoever was
-- met finds the game here.
CREATE TABLE seeks (
    person TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    terms  TEXT   NOT NULL,
    since  BIGINT NOT NULL,
    until  BIGINT NOT NULL,
    met    TEXT COLLATE "C"
);
CREATE INDEX seeks_by_time ON seeks (since) WHERE met IS NULL;
CREATE INDEX seeks_by_end ON seeks (until);

-- Who is asked to sit down at a table, by whom. It goes with the game.
CREATE TABLE asks (
    game   TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person TEXT COLLATE "C" NOT NULL,
    asker  TEXT COLLATE "C" NOT NULL,
    time   BIGINT NOT NULL,
    PRIMARY KEY (game, person)
);
CREATE INDEX asks_by_person ON asks (person, time);
CREATE INDEX asks_by_asker ON asks (asker);
