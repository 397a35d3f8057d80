-- Games that were agreed to count and have ended; they stay here until they are counted. The note is made with the last
-- move, in its transaction, so no server can forget it.
CREATE TABLE ratings_due (
    game TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TRIGGER rated_game_ends AFTER UPDATE OF status ON games
WHEN NEW.status = 'finished' AND OLD.status <> 'finished' AND instr(NEW.header, '"rated":true') > 0
BEGIN
    INSERT INTO ratings_due (game) VALUES (NEW.id) ON CONFLICT DO NOTHING;
END;

-- The results that were counted, each game once, in the order in which they were. They outlive their games. The seats are
-- the caller's text.
CREATE TABLE counted_results (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    game   TEXT    NOT NULL UNIQUE,
    pool   TEXT    NOT NULL,
    time   INTEGER NOT NULL,
    seats  TEXT    NOT NULL
) STRICT;

-- What is believed of somebody now. All numbers are thousandths of a point.
CREATE TABLE ratings (
    person     TEXT    NOT NULL,
    pool       TEXT    NOT NULL,
    games      INTEGER NOT NULL,
    mean       INTEGER NOT NULL,
    deviation  INTEGER NOT NULL,
    time       INTEGER NOT NULL,
    -- Until when it is sure enough for the ladder, and whether its owner wants to be there.
    sure_until INTEGER NOT NULL,
    listed     INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1)),
    PRIMARY KEY (person, pool)
) STRICT, WITHOUT ROWID;

CREATE INDEX ladder ON ratings (pool, mean, person) WHERE listed = 1;

-- What was believed after each game.
CREATE TABLE rating_history (
    person    TEXT    NOT NULL,
    pool      TEXT    NOT NULL,
    games     INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    mean      INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    time      INTEGER NOT NULL,
    PRIMARY KEY (person, pool, games)
) STRICT, WITHOUT ROWID;
