-- The card sets of the games: the caller's text, by its hash. They are few, and none ever changes or goes.
CREATE TABLE card_sets (
    hash TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
