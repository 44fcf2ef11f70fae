
CREATE TABLE reviews (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    player INTEGER,
    at INTEGER NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, player) REFERENCES people (table_id, player)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER people_forgotten AFTER UPDATE OF guest ON people WHEN NEW.guest IS NULL BEGIN
    DELETE FROM reviews WHERE table_id = NEW.table_id AND player = NEW.player;
END;
CREATE TABLE puzzles (
    guest BLOB NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    puzzle TEXT,
    step INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (guest, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle_days (
    guest BLOB NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    day INTEGER NOT NULL,
    PRIMARY KEY (guest, day)
) STRICT, WITHOUT ROWID;
CREATE TABLE daily_deals (
    day INTEGER PRIMARY KEY,
    seed BLOB NOT NULL,
    json TEXT NOT NULL
) STRICT;
CREATE TABLE daily_tries (
    day INTEGER NOT NULL REFERENCES daily_deals (day),
    guest BLOB NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    result TEXT,
    PRIMARY KEY (day, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_tries_guest ON daily_tries (guest);
PRAGMA user_version = 2;
