-- Somebody who wants to be the same person tomorrow, and on other devices. Secrets are kept as hashes only.
CREATE TABLE accounts (
    person TEXT NOT NULL PRIMARY KEY,
    since  INTEGER NOT NULL,
    -- The hash of the recovery code; a new one makes the old one worthless.
    code   TEXT UNIQUE,
    -- Whether they want to be on the ladder.
    listed INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- The devices of an account, by the hash of their cookie. The first device of a person is who they are: when it may no
-- longer be, its row stays and says so.
CREATE TABLE devices (
    secret  TEXT NOT NULL PRIMARY KEY,
    person  TEXT NOT NULL,
    label   TEXT NOT NULL,
    created INTEGER NOT NULL,
    ended   INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_by_person ON devices (person, created);

-- The link that brings an account to another device: one for each person, once, for a short time.
CREATE TABLE device_links (
    person TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL UNIQUE,
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- So that everything about somebody is found when they want to see it or want it gone.
CREATE INDEX chat_by_person ON chat (person) WHERE person IS NOT NULL;
CREATE INDEX history_by_game ON rating_history (game);
