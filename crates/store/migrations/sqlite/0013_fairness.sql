-- Whom somebody does not want to meet. The name is what they were called then: it is for the list of the one who blocks.
CREATE TABLE blocks (
    person  TEXT    NOT NULL,
    blocked TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    time    INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- What people told the operator about others, with a copy of the words that it is about.
CREATE TABLE reports (
    number   INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    time     INTEGER NOT NULL,
    reporter TEXT    NOT NULL,
    about    TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    game     TEXT,
    line     INTEGER,
    said     TEXT    NOT NULL,
    reason   TEXT    NOT NULL,
    words    TEXT    NOT NULL,
    done     INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1))
) STRICT;
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_about ON reports (about);

-- Who may not come in until when: a person, or a network.
CREATE TABLE bans (
    number  INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    person  TEXT,
    network TEXT,
    until   INTEGER NOT NULL,
    CHECK ((person IS NULL) <> (network IS NULL))
) STRICT;
CREATE INDEX bans_by_end ON bans (until);

-- Who has shown that they run the server, and until when that is believed.
CREATE TABLE operators (
    person TEXT    NOT NULL PRIMARY KEY,
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What operators did. Nothing in it is ever changed or deleted.
CREATE TABLE audit (
    number   INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    time     INTEGER NOT NULL,
    operator TEXT    NOT NULL,
    deed     TEXT    NOT NULL,
    about    TEXT    NOT NULL
) STRICT;
CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN
    SELECT RAISE(ABORT, 'the audit log only grows');
END;
CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit
BEGIN
    SELECT RAISE(ABORT, 'the audit log only grows');
END;
