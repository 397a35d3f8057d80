-- Times are unix milliseconds. Ids, headers, entries and settings are the caller's text.

CREATE TABLE games (
    id      TEXT    NOT NULL PRIMARY KEY,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    header  TEXT    NOT NULL,
    status  TEXT    NOT NULL CHECK (status IN ('open', 'running', 'finished')),
    -- How many entries there are; rises and falls.
    length  INTEGER NOT NULL DEFAULT 0,
    -- How many changes there have been; only rises, so that a writer who missed a change cannot win.
    version INTEGER NOT NULL DEFAULT 0,
    -- Why the game is in quarantine; null if it is not.
    damage  TEXT
) STRICT;

CREATE INDEX games_by_status ON games (status, updated, id);

-- Clustered by game: loading a game reads neighbouring pages.
CREATE TABLE entries (
    game     TEXT    NOT NULL REFERENCES games (id),
    sequence INTEGER NOT NULL,
    entry    TEXT    NOT NULL,
    time     INTEGER NOT NULL,
    PRIMARY KEY (game, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id        TEXT    NOT NULL PRIMARY KEY,
    name      TEXT    NOT NULL,
    settings  TEXT    NOT NULL,
    last_seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- No reference to people: a person who is forgotten leaves the games as they were.
CREATE TABLE seats (
    game   TEXT    NOT NULL REFERENCES games (id),
    seat   INTEGER NOT NULL,
    kind   TEXT    NOT NULL,
    person TEXT,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person, game) WHERE person IS NOT NULL;

-- One link for a seat: a new one makes the old one worthless.
CREATE TABLE invitations (
    game       TEXT    NOT NULL,
    seat       INTEGER NOT NULL,
    secret     TEXT    NOT NULL,
    claimed_by TEXT,
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seats (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    game TEXT    NOT NULL REFERENCES games (id),
    id   INTEGER NOT NULL,
    -- Null for somebody who watches.
    seat INTEGER,
    name TEXT    NOT NULL,
    text TEXT    NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;
