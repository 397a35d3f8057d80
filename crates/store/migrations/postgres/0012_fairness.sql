-- Whom somebody does not want to meet. The name is what they were called then: it is for the list of the one who blocks.
CREATE TABLE blocks (
    person  TEXT COLLATE "C" NOT NULL,
    blocked TEXT COLLATE "C" NOT NULL,
    name    TEXT   NOT NULL,
    time    BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- What people told the operator about others, with a copy of the words that it is about.
CREATE TABLE reports (
    number   BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    time     BIGINT  NOT NULL,
    reporter TEXT COLLATE "C" NOT NULL,
    about    TEXT COLLATE "C" NOT NULL,
    name     TEXT    NOT NULL,
    game     TEXT COLLATE "C",
    line     BIGINT,
    said     TEXT    NOT NULL,
    reason   TEXT    NOT NULL,
    words    TEXT    NOT NULL,
    done     BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_about ON reports (about);

-- Who may not come in until when: a person, or a network.
CREATE TABLE bans (
    number  BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person  TEXT COLLATE "C",
    network TEXT COLLATE "C",
    until   BIGINT NOT NULL,
    CHECK ((person IS NULL) <> (network IS NULL))
);
CREATE INDEX bans_by_end ON bans (until);

-- Who has shown that they run the server, and until when that is believed.
CREATE TABLE operators (
    person TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    until  BIGINT NOT NULL
);

-- What operators did. Nothing in it is ever changed or deleted.
CREATE TABLE audit (
    number   BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    time     BIGINT NOT NULL,
    operator TEXT   NOT NULL,
    deed     TEXT   NOT NULL,
    about    TEXT   NOT NULL
);
CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the audit log only grows';
END $$;
CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION keep_audit();

-- A secret that all servers know and nobody else does: by it they name to each other whom they count, without saying who it is.
ALTER TABLE store ADD COLUMN secret TEXT NOT NULL DEFAULT gen_random_uuid()::text || gen_random_uuid()::text;
