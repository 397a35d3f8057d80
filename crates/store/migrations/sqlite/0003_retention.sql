-- When somebody last looked at a game: it is kept as long after that as after a move.
ALTER TABLE games ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

-- How many lines were said; a number that is counted here is given once, also when old lines are gone.
ALTER TABLE games ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;
UPDATE games SET lines = (SELECT coalesce(max(id), 0) FROM chat WHERE game = games.id);

-- What is swept is found by its age. Records that were opened here are kept for a shorter time.
CREATE INDEX chat_by_time ON chat (time);
CREATE INDEX people_by_last_seen ON people (last_seen);
CREATE INDEX imported_games ON games (updated) WHERE instr(header, '"imported":{') > 0;

-- One row: which database this is, and how far it had come when the file beside it was last written.
CREATE TABLE store (
    id    TEXT    NOT NULL,
    marks INTEGER NOT NULL
) STRICT;
INSERT INTO store (id, marks) VALUES (lower(hex(randomblob(16))), 0);
