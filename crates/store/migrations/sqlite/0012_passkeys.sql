-- Passkeys (WebAuthn): by which a person comes back. The public key is no secret.
CREATE TABLE passkeys (
    id      TEXT NOT NULL PRIMARY KEY,
    person  TEXT NOT NULL,
    -- The host that it was made for.
    site    TEXT NOT NULL,
    key     TEXT NOT NULL,
    -- How often it was used, if it counts.
    counter INTEGER NOT NULL,
    label   TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_person ON passkeys (person, created);

-- Challenges that were answered, until they are too old to be answered again.
CREATE TABLE used_challenges (
    challenge TEXT    NOT NULL PRIMARY KEY,
    until     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_challenges_by_age ON used_challenges (until);
