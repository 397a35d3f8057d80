-- What people reached in what everybody tries: a daily deal, a puzzle. The first result of a person is the one that counts.
CREATE TABLE results (
    contest TEXT    NOT NULL,
    person  TEXT    NOT NULL,
    value   INTEGER NOT NULL,
    detail  TEXT    NOT NULL,
    time    INTEGER NOT NULL,
    PRIMARY KEY (contest, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person, time);
CREATE INDEX results_by_time ON results (time);
