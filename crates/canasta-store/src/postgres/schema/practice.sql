
CREATE TABLE reviews (
    table_id text NOT NULL REFERENCES tables (id),
    seat bigint NOT NULL,
    player bigint,
    at bigint NOT NULL,
    json text NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, player) REFERENCES people (table_id, player)
);
CREATE FUNCTION forget_reviews() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM reviews WHERE table_id = NEW.table_id AND player = NEW.player;
    RETURN NULL;
END $$;
CREATE TRIGGER people_forgotten AFTER UPDATE OF guest ON people
    FOR EACH ROW WHEN (NEW.guest IS NULL) EXECUTE FUNCTION forget_reviews();
CREATE TABLE puzzles (
    guest bytea NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    id text NOT NULL,
    puzzle text,
    step bigint NOT NULL,
    due bigint NOT NULL,
    tries bigint NOT NULL,
    solved bigint NOT NULL,
    last_at bigint NOT NULL,
    PRIMARY KEY (guest, id)
);
CREATE TABLE puzzle_days (
    guest bytea NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    day bigint NOT NULL,
    PRIMARY KEY (guest, day)
);
CREATE TABLE daily_deals (
    day bigint PRIMARY KEY,
    seed bytea NOT NULL,
    json text NOT NULL
);
CREATE TABLE daily_tries (
    day bigint NOT NULL REFERENCES daily_deals (day),
    guest bytea NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id text NOT NULL,
    at bigint NOT NULL,
    result text,
    PRIMARY KEY (day, guest)
);
CREATE INDEX daily_tries_guest ON daily_tries (guest);
