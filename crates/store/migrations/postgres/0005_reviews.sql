-- The last review of each finished game, packed by the caller; it can always be made again.
CREATE TABLE reviews (
    game   TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES games (id),
    judge  TEXT NOT NULL,
    review BYTEA NOT NULL
);
