-- A store from before stores were numbered, word for word, and a row of each kind.
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, token_hash TEXT NOT NULL UNIQUE, made DOUBLE PRECISION NOT NULL);
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, edition TEXT NOT NULL,
    players INTEGER NOT NULL, options TEXT NOT NULL, settings TEXT NOT NULL, host TEXT NOT NULL,
    public INTEGER NOT NULL, made DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
    status TEXT NOT NULL, step INTEGER NOT NULL, asked INTEGER NOT NULL, rematch TEXT NOT NULL);
CREATE TABLE seats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    stand_in INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
CREATE TABLE steps (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    body TEXT NOT NULL, message TEXT NOT NULL, spent DOUBLE PRECISION NOT NULL, at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number));
CREATE TABLE lines (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, message TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number));
CREATE TABLE links (
    token_hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL,
    expires DOUBLE PRECISION NOT NULL, used INTEGER NOT NULL);
CREATE TABLE series (
    table_id TEXT PRIMARY KEY, person TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL,
    value TEXT NOT NULL);
CREATE INDEX series_of_person ON series (person, game, name);
CREATE INDEX seats_of_person ON seats (person);
CREATE INDEX open_tables ON tables (public, status, touched);
INSERT INTO secrets VALUES ('cookies', 'c0ffee');
INSERT INTO people VALUES ('p1', 'Ann', 'hash', 1.0);
INSERT INTO tables VALUES ('t1','airlock',1,'house',2,'{}','{}','p1',1,1.0,2.0,'playing',3,1,'');
INSERT INTO seats VALUES ('t1', 0, 'p1', 'Ann', '', 0);
INSERT INTO steps VALUES ('t1', 0, 'deal', -1, '{}', '', 0.0, 1.0);
INSERT INTO lines VALUES ('t1', 1, 0, 'Ann', 'hello', 'm1', 1.0);
INSERT INTO links VALUES ('h', 't1', 0, 'p1', 9.0, 0);
INSERT INTO series VALUES ('t1', 'p1', 'lockdown', 'attic', 'attic:02');
