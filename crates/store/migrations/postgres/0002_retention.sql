-- When somebody last looked at a game: it is kept as long after that as after a move.
ALTER TABLE games ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;

-- What is swept is found by its age. Records that were opened here are kept for a shorter time.
CREATE INDEX chat_by_time ON chat (time);
CREATE INDEX people_by_last_seen ON people (last_seen);
CREATE INDEX imported_games ON games (updated) WHERE position('"imported":{' in header) > 0;

-- One row, to find out whether anything can be written.
CREATE TABLE store (
    probes BIGINT NOT NULL
);
INSERT INTO store (probes) VALUES (0);
