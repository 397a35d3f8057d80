-- Games that have ended and are not in the books of those who played yet. The note is made with the last move, in its
-- transaction, so no server can forget it.
CREATE TABLE played_due (
    game TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TRIGGER game_ends AFTER UPDATE OF status ON games
WHEN NEW.status = 'finished' AND OLD.status <> 'finished' AND instr(NEW.header, '"imported":{') = 0
BEGIN
    INSERT INTO played_due (game) VALUES (NEW.id) ON CONFLICT DO NOTHING;
END;
INSERT INTO played_due (game) SELECT id FROM games WHERE status = 'finished' AND instr(header, '"imported":{') = 0;

-- What a game was for somebody who played it: victories in twelfths, stones as bits, and the caller's text about the rest,
-- without anybody's name. It outlives the game, and goes with the person.
CREATE TABLE played (
    person  TEXT    NOT NULL,
    time    INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    seat    INTEGER NOT NULL,
    players INTEGER NOT NULL,
    night   INTEGER NOT NULL,
    rated   INTEGER NOT NULL,
    won     INTEGER NOT NULL,
    stones  INTEGER NOT NULL,
    -- What was won beyond a fair share if luck is taken out, in millionths; null until a review has said it.
    skill   INTEGER,
    card    TEXT    NOT NULL,
    PRIMARY KEY (person, time, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX played_by_game ON played (game);

-- The page of an account: its name in addresses, who may see it, and whether they may see what luck did.
CREATE TABLE profiles (
    person TEXT    NOT NULL PRIMARY KEY,
    handle TEXT    NOT NULL UNIQUE,
    sees   TEXT    NOT NULL DEFAULT 'met',
    luck   INTEGER NOT NULL DEFAULT 0 CHECK (luck IN (0, 1))
) STRICT, WITHOUT ROWID;

-- Whoever is swept takes what is theirs along; an account keeps its record.
CREATE TRIGGER person_goes AFTER DELETE ON people
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE person = OLD.id)
BEGIN
    DELETE FROM played WHERE person = OLD.id;
    DELETE FROM blocks WHERE person = OLD.id;
END;
