-- Games that were agreed to count and have ended; they stay here until they are counted. The note is made with the last
-- move, in its transaction, so no server can forget it.
CREATE TABLE ratings_due (
    game TEXT COLLATE "C" NOT NULL PRIMARY KEY
);

CREATE FUNCTION note_rated_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ratings_due (game) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER rated_game_ends AFTER UPDATE OF status ON games FOR EACH ROW
WHEN (NEW.status = 'finished' AND OLD.status <> 'finished' AND position('"rated":true' in NEW.header) > 0)
EXECUTE FUNCTION note_rated_game();

-- The results that were counted, each game once, in the order in which they were. They outlive their games. The seats are
-- the caller's text.
CREATE TABLE counted_results (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game   TEXT COLLATE "C" NOT NULL UNIQUE,
    pool   TEXT   NOT NULL,
    time   BIGINT NOT NULL,
    seats  TEXT   NOT NULL
);

-- What is believed of somebody now. All numbers are thousandths of a point.
CREATE TABLE ratings (
    person     TEXT COLLATE "C" NOT NULL,
    pool       TEXT COLLATE "C" NOT NULL,
    games      BIGINT  NOT NULL,
    mean       BIGINT  NOT NULL,
    deviation  BIGINT  NOT NULL,
    time       BIGINT  NOT NULL,
    -- Until when it is sure enough for the ladder, and whether its owner wants to be there.
    sure_until BIGINT  NOT NULL,
    listed     BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (person, pool)
);

CREATE INDEX ladder ON ratings (pool, mean, person) WHERE listed;

-- What was believed after each game.
CREATE TABLE rating_history (
    person    TEXT COLLATE "C" NOT NULL,
    pool      TEXT COLLATE "C" NOT NULL,
    games     BIGINT NOT NULL,
    game      TEXT COLLATE "C" NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    time      BIGINT NOT NULL,
    PRIMARY KEY (person, pool, games)
);
