-- Somebody who wants to be the same person tomorrow, and on other devices. Secrets are kept as hashes only.
CREATE TABLE accounts (
    person TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    since  BIGINT NOT NULL,
    -- The hash of the recovery code; a new one makes the old one worthless.
    code   TEXT COLLATE "C" UNIQUE,
    -- Whether they want to be on the ladder.
    listed BOOLEAN NOT NULL DEFAULT FALSE
);

-- The devices of an account, by the hash of their cookie. The first device of a person is who they are: when it may no
-- longer be, its row stays and says so.
CREATE TABLE devices (
    secret  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person  TEXT COLLATE "C" NOT NULL,
    label   TEXT NOT NULL,
    created BIGINT NOT NULL,
    ended   BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX devices_by_person ON devices (person, created);

-- The link that brings an account to another device: one for each person, once, for a short time.
CREATE TABLE device_links (
    person TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    secret TEXT COLLATE "C" NOT NULL UNIQUE,
    until  BIGINT NOT NULL
);

-- So that everything about somebody is found when they want to see it or want it gone.
CREATE INDEX chat_by_person ON chat (person) WHERE person IS NOT NULL;
CREATE INDEX history_by_game ON rating_history (game);
