-- Where somebody wants to be told: a browser's push service, an address for e-mail, a webhook.
CREATE TABLE channels (
    id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person   TEXT COLLATE "C" NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    -- The caller's text.
    address  TEXT COLLATE "C" NOT NULL,
    -- Kinds of alerts, between spaces.
    wants    TEXT NOT NULL,
    state    TEXT COLLATE "C" NOT NULL CHECK (state IN ('unconfirmed', 'on', 'paused')),
    -- The hash of what confirms it.
    secret   TEXT COLLATE "C" UNIQUE,
    -- Attempts that failed in a row.
    failures BIGINT NOT NULL DEFAULT 0,
    created  BIGINT NOT NULL,
    UNIQUE (person, kind, address)
);
CREATE INDEX channels_by_address ON channels (kind, address);

-- The language in which somebody is told, their quiet hours and so on: the caller's text.
CREATE TABLE alert_settings (
    person   TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);

-- What has happened at tables where somebody wants to be told. The note is made in the transaction of what happened, so no
-- server can forget it; it stays until the alerts are written.
CREATE TABLE alert_notes (
    game    TEXT COLLATE "C"    NOT NULL,
    what    TEXT COLLATE "C"    NOT NULL,
    number  BIGINT NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (game, what, number)
);

CREATE FUNCTION note_game_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM seats JOIN channels ON channels.person = seats.person WHERE seats.game = NEW.id) THEN
        INSERT INTO alert_notes (game, what, number, version)
        VALUES (NEW.id, CASE WHEN NEW.status = 'finished' AND OLD.status <> 'finished' THEN 'over' ELSE 'change' END, 0, NEW.version)
        ON CONFLICT (game, what, number) DO UPDATE SET version = excluded.version;
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER game_changes AFTER UPDATE OF version ON games FOR EACH ROW EXECUTE FUNCTION note_game_change();

CREATE FUNCTION note_taken_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM seats JOIN channels ON channels.person = seats.person
               WHERE seats.game = NEW.game AND seats.person <> NEW.person) THEN
        INSERT INTO alert_notes (game, what, number, version) VALUES (NEW.game, 'seat', NEW.seat, 0) ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER seat_is_taken AFTER UPDATE OF person ON seats FOR EACH ROW
WHEN (NEW.person IS NOT NULL AND OLD.person IS NULL) EXECUTE FUNCTION note_taken_seat();

-- The outbox: an alert for each channel, each turn (or whatever the number counts) once.
CREATE TABLE alerts (
    channel       TEXT COLLATE "C"    NOT NULL,
    game          TEXT COLLATE "C"    NOT NULL,
    kind          TEXT COLLATE "C"    NOT NULL,
    number        BIGINT NOT NULL,
    person        TEXT COLLATE "C"    NOT NULL,
    created       BIGINT NOT NULL,
    -- When it is to be delivered, or when it was, or was given up.
    due           BIGINT NOT NULL,
    attempts      BIGINT NOT NULL DEFAULT 0,
    outcome       TEXT COLLATE "C"    NOT NULL DEFAULT 'waiting' CHECK (outcome IN ('waiting', 'delivered', 'needless', 'failed')),
    -- What the last attempt that failed said.
    error         TEXT,
    -- Who delivers it, until when (a lease).
    claimed_by    TEXT COLLATE "C",
    claimed_until BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (channel, game, kind, number)
);
CREATE INDEX alerts_waiting ON alerts (due) WHERE outcome = 'waiting';
CREATE INDEX alerts_by_person ON alerts (person, due);
CREATE INDEX alerts_by_age ON alerts (created);

-- Keys of the server, made once: all servers that share the store have the same.
CREATE TABLE server_keys (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    key  TEXT NOT NULL
);

-- Who looks at which table, at whichever server, until when it is to be believed.
CREATE TABLE looks (
    game   TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    until  BIGINT NOT NULL,
    PRIMARY KEY (game, person)
);
