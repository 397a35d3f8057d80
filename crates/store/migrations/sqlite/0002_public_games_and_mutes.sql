-- A public game is listed while it waits for players.
ALTER TABLE games ADD COLUMN public INTEGER NOT NULL DEFAULT 0 CHECK (public IN (0, 1));

-- Only what the list shows is in it.
CREATE INDEX open_public_games ON games (updated, id) WHERE public = 1 AND status = 'open';

-- Who said it; null for what was said before this was kept.
ALTER TABLE chat ADD COLUMN person TEXT;

-- Whom a person does not want to hear at a table; the empty name stands for everybody.
CREATE TABLE mutes (
    game   TEXT NOT NULL REFERENCES games (id),
    person TEXT NOT NULL,
    muted  TEXT NOT NULL,
    PRIMARY KEY (game, person, muted)
) STRICT, WITHOUT ROWID;
