-- When somebody has to look at a game although nobody changes it: its clock runs out then. Null for most games, and for
-- those the index has no room.
ALTER TABLE games ADD COLUMN due BIGINT;

CREATE INDEX games_due ON games (due, id) WHERE due IS NOT NULL;
