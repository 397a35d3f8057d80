-- Games that have ended and are not in the books of those who played yet. The note is made with the last move, in its
-- transaction, so no server can forget it.
CREATE TABLE played_due (
    game TEXT COLLATE "C" NOT NULL PRIMARY KEY
);

CREATE FUNCTION note_end_of_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO played_due (game) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER game_ends AFTER UPDATE OF status ON games FOR EACH ROW
WHEN (NEW.status = 'finished' AND OLD.status <> 'finished' AND position('"imported":{' in NEW.header) = 0)
EXECUTE FUNCTION note_end_of_game();
INSERT INTO played_due (game)
    SELECT id FROM games WHERE status = 'finished' AND position('"imported":{' in header) = 0;

-- What a game was for somebody who played it: victories in twelfths, stones as bits, and the caller's text about the rest,
-- without anybody's name. It outlives the game, and goes with the person.
CREATE TABLE played (
    person  TEXT COLLATE "C" NOT NULL,
    time    BIGINT   NOT NULL,
    game    TEXT COLLATE "C" NOT NULL,
    seat    SMALLINT NOT NULL,
    players SMALLINT NOT NULL,
    night   BOOLEAN  NOT NULL,
    rated   BOOLEAN  NOT NULL,
    won     SMALLINT NOT NULL,
    stones  BIGINT   NOT NULL,
    -- What was won beyond a fair share if luck is taken out, in millionths; null until a review has said it.
    skill   BIGINT,
    card    TEXT     NOT NULL,
    PRIMARY KEY (person, time, game)
);
CREATE INDEX played_by_game ON played (game);

-- The page of an account: its name in addresses, who may see it, and whether they may see what luck did.
CREATE TABLE profiles (
    person TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    handle TEXT COLLATE "C" NOT NULL UNIQUE,
    sees   TEXT    NOT NULL DEFAULT 'met',
    luck   BOOLEAN NOT NULL DEFAULT FALSE
);

-- Whoever is swept takes what is theirs along; an account keeps its record.
CREATE FUNCTION take_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM accounts WHERE person = OLD.id) THEN
        DELETE FROM played WHERE person = OLD.id;
        DELETE FROM blocks WHERE person = OLD.id;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER person_goes AFTER DELETE ON people FOR EACH ROW
EXECUTE FUNCTION take_along();
