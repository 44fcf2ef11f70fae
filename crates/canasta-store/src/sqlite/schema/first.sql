
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    invitation TEXT
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tables_invitation ON tables (invitation) WHERE invitation IS NOT NULL;
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL,
    seat INTEGER,
    act_id TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX journal_act ON journal (table_id, seat, act_id) WHERE act_id IS NOT NULL;
CREATE TABLE guests (
    id BLOB PRIMARY KEY,
    created INTEGER NOT NULL,
    calendar TEXT
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX guests_calendar ON guests (calendar) WHERE calendar IS NOT NULL;
CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    guest BLOB NOT NULL REFERENCES guests (id),
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    label TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_guest ON sessions (guest);
CREATE TABLE hand_overs (
    secret BLOB PRIMARY KEY,
    code BLOB NOT NULL UNIQUE,
    guest BLOB NOT NULL REFERENCES guests (id),
    prefs TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX hand_overs_guest ON hand_overs (guest);
CREATE TABLE kept_apart (
    session BLOB NOT NULL REFERENCES sessions (hash) ON DELETE CASCADE,
    guest BLOB NOT NULL REFERENCES guests (id),
    PRIMARY KEY (session, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_apart_guest ON kept_apart (guest);
CREATE TABLE people (
    table_id TEXT NOT NULL REFERENCES tables (id),
    player INTEGER NOT NULL,
    guest BLOB REFERENCES guests (id),
    name TEXT,
    hidden INTEGER,
    PRIMARY KEY (table_id, player),
    UNIQUE (table_id, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX people_guest ON people (guest);
CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE talk (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL,
    said TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal, place),
    FOREIGN KEY (table_id, player) REFERENCES people (table_id, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX talk_player ON talk (table_id, player);
CREATE TABLE seals (
    table_id TEXT NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL,
    commitment BLOB NOT NULL,
    made INTEGER NOT NULL,
    revealed INTEGER,
    PRIMARY KEY (table_id, deal)
) STRICT, WITHOUT ROWID;
CREATE INDEX seals_outstanding ON seals (table_id) WHERE revealed IS NULL;
CREATE TABLE summaries (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    json TEXT NOT NULL
) STRICT, WITHOUT ROWID;
PRAGMA application_id = 1128354644;
PRAGMA user_version = 1;
