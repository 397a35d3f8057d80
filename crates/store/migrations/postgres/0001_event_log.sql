-- Times are unix milliseconds. Ids, headers, entries and settings are the caller's text. Names are sorted by their
-- bytes ("C"), as every backend sorts them.

CREATE TABLE games (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    created BIGINT  NOT NULL,
    updated BIGINT  NOT NULL,
    header  TEXT    NOT NULL,
    status  TEXT    NOT NULL CHECK (status IN ('open', 'running', 'finished')),
    public  BOOLEAN NOT NULL DEFAULT FALSE,
    -- How many entries there are; rises and falls.
    length  BIGINT  NOT NULL DEFAULT 0,
    -- How many changes there have been; only rises, so that a writer who missed a change cannot win.
    version BIGINT  NOT NULL DEFAULT 0,
    -- How often something changed around the log (seats, chat, mutes), so that a node knows whether it is behind.
    company BIGINT  NOT NULL DEFAULT 0,
    -- How many lines were said; a number that is counted here is given once.
    lines   BIGINT  NOT NULL DEFAULT 0,
    -- Why the game is in quarantine; null if it is not.
    damage  TEXT
);

CREATE INDEX games_by_status ON games (status, updated, id);

-- Only what the list shows is in it.
CREATE INDEX open_public_games ON games (updated, id) WHERE public AND status = 'open';

CREATE TABLE entries (
    game     TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    sequence BIGINT NOT NULL,
    entry    TEXT   NOT NULL,
    time     BIGINT NOT NULL,
    PRIMARY KEY (game, sequence)
);

CREATE TABLE people (
    id        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name      TEXT   NOT NULL,
    settings  TEXT   NOT NULL,
    last_seen BIGINT NOT NULL
);

-- No reference to people: a person who is forgotten leaves the games as they were.
CREATE TABLE seats (
    game   TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    seat   SMALLINT NOT NULL,
    kind   TEXT     NOT NULL,
    person TEXT COLLATE "C",
    PRIMARY KEY (game, seat)
);

CREATE INDEX seats_by_person ON seats (person, game) WHERE person IS NOT NULL;

-- One link for a seat: a new one makes the old one worthless.
CREATE TABLE invitations (
    game       TEXT COLLATE "C" NOT NULL,
    seat       SMALLINT NOT NULL,
    secret     TEXT     NOT NULL,
    claimed_by TEXT,
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seats (game, seat)
);

CREATE TABLE chat (
    game   TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    id     BIGINT NOT NULL,
    -- Null for somebody who watches.
    seat   SMALLINT,
    name   TEXT   NOT NULL,
    text   TEXT   NOT NULL,
    time   BIGINT NOT NULL,
    -- Who said it, as far as anybody knows.
    person TEXT,
    PRIMARY KEY (game, id)
);

-- Whom a person does not want to hear at a table; the empty name stands for everybody.
CREATE TABLE mutes (
    game   TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    person TEXT COLLATE "C" NOT NULL,
    muted  TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, person, muted)
);

-- Which node lets the bots of a game think, and until when by this database's clock. It is worth nothing after a crash.
CREATE UNLOGGED TABLE leases (
    game  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    node  TEXT        NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

-- Which hand somebody with several seats has uncovered. After a crash the curtain is closed again.
CREATE UNLOGGED TABLE uncovered (
    game   TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    seat   SMALLINT NOT NULL,
    PRIMARY KEY (game, person)
);
