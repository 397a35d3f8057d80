-- Where somebody wants to be told: a browser's push service, an address for e-mail, a webhook.
CREATE TABLE channels (
    id       TEXT NOT NULL PRIMARY KEY,
    person   TEXT NOT NULL,
    kind     TEXT NOT NULL,
    -- The caller's text.
    address  TEXT NOT NULL,
    -- Kinds of alerts, between spaces.
    wants    TEXT NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('unconfirmed', 'on', 'paused')),
    -- The hash of what confirms it.
    secret   TEXT UNIQUE,
    -- Attempts that failed in a row.
    failures INTEGER NOT NULL DEFAULT 0,
    created  INTEGER NOT NULL,
    UNIQUE (person, kind, address)
) STRICT, WITHOUT ROWID;
CREATE INDEX channels_by_address ON channels (kind, address);

-- The language in which somebody is told, their quiet hours and so on: the caller's text.
CREATE TABLE alert_settings (
    person   TEXT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What has happened at tables where somebody wants to be told. The note is made in the transaction of what happened, so no
-- server can forget it; it stays until the alerts are written.
CREATE TABLE alert_notes (
    game    TEXT    NOT NULL,
    what    TEXT    NOT NULL,
    number  INTEGER NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (game, what, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER game_changes AFTER UPDATE OF version ON games
WHEN EXISTS (SELECT 1 FROM seats JOIN channels ON channels.person = seats.person WHERE seats.game = NEW.id)
BEGIN
    INSERT INTO alert_notes (game, what, number, version)
    VALUES (NEW.id, CASE WHEN NEW.status = 'finished' AND OLD.status <> 'finished' THEN 'over' ELSE 'change' END, 0, NEW.version)
    ON CONFLICT (game, what, number) DO UPDATE SET version = excluded.version;
END;

CREATE TRIGGER seat_is_taken AFTER UPDATE OF person ON seats
WHEN NEW.person IS NOT NULL AND OLD.person IS NULL
 AND EXISTS (SELECT 1 FROM seats JOIN channels ON channels.person = seats.person
             WHERE seats.game = NEW.game AND seats.person <> NEW.person)
BEGIN
    INSERT INTO alert_notes (game, what, number, version) VALUES (NEW.game, 'seat', NEW.seat, 0) ON CONFLICT DO NOTHING;
END;

-- The outbox: an alert for each channel, each turn (or whatever the number counts) once.
CREATE TABLE alerts (
    channel       TEXT    NOT NULL,
    game          TEXT    NOT NULL,
    kind          TEXT    NOT NULL,
    number        INTEGER NOT NULL,
    person        TEXT    NOT NULL,
    created       INTEGER NOT NULL,
    -- When it is to be delivered, or when it was, or was given up.
    due           INTEGER NOT NULL,
    attempts      INTEGER NOT NULL DEFAULT 0,
    outcome       TEXT    NOT NULL DEFAULT 'waiting' CHECK (outcome IN ('waiting', 'delivered', 'needless', 'failed')),
    -- What the last attempt that failed said.
    error         TEXT,
    -- Who delivers it, until when (a lease).
    claimed_by    TEXT,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (channel, game, kind, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX alerts_waiting ON alerts (due) WHERE outcome = 'waiting';
CREATE INDEX alerts_by_person ON alerts (person, due);
CREATE INDEX alerts_by_age ON alerts (created);

-- Keys of the server, made once: all servers that share the store have the same.
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    key  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
