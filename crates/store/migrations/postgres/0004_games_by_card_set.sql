-- Which games name a card set: one that none names any more is swept. What the header says is found without reading it as
-- JSON, so that a damaged one is no error.
CREATE INDEX games_by_card_set ON games ((substr(header, position('"card-set":"' in header) + 12, 64) COLLATE "C"));
