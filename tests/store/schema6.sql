-- the tables as Arène made them before the migrations, schema 6
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    shape TEXT NOT NULL,
    colour TEXT NOT NULL DEFAULT '',
    link INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    edition TEXT NOT NULL,
    edition_hash TEXT NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    host TEXT NOT NULL,
    listed INTEGER NOT NULL,
    away_minutes INTEGER NOT NULL,
    created REAL NOT NULL,
    status TEXT NOT NULL,
    updated REAL NOT NULL,
    opening TEXT NOT NULL,
    rematch TEXT,
    ended_by TEXT,
    against TEXT NOT NULL DEFAULT '',
    clock TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX matches_by_status ON matches (status, updated);
CREATE INDEX matches_listed ON matches (id, status, game, updated, against); -- lists read nothing but this
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    shape TEXT NOT NULL,
    person TEXT,
    level TEXT,
    colour TEXT NOT NULL DEFAULT '',
    stand_in INTEGER NOT NULL DEFAULT 0,
    rank INTEGER,
    PRIMARY KEY (match, number)
);
CREATE INDEX seats_by_person ON seats (person, match, rank);
CREATE TABLE moves (
    match TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    by TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    hash TEXT NOT NULL,
    key TEXT,
    place INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, seq)
);
CREATE UNIQUE INDEX moves_by_key ON moves (match, seat, key, place) WHERE key IS NOT NULL;
CREATE TABLE snapshots (match TEXT PRIMARY KEY REFERENCES matches (id), position TEXT NOT NULL, chance TEXT NOT NULL);
CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, number)
);
CREATE TABLE notes (match TEXT NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (match, person));
CREATE TABLE comforts (match TEXT NOT NULL, seat INTEGER NOT NULL, settings TEXT NOT NULL, PRIMARY KEY (match, seat));
CREATE TABLE clocks (match TEXT PRIMARY KEY, kept TEXT NOT NULL);
PRAGMA user_version = 6;
