-- What people reached in what everybody tries: a daily deal, a puzzle. The first result of a person is the one that counts.
CREATE TABLE results (
    contest TEXT COLLATE "C" NOT NULL,
    person  TEXT COLLATE "C" NOT NULL,
    value   BIGINT NOT NULL,
    detail  TEXT   NOT NULL,
    time    BIGINT NOT NULL,
    PRIMARY KEY (contest, person)
);
CREATE INDEX results_by_person ON results (person, time);
CREATE INDEX results_by_time ON results (time);
