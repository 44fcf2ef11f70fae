
CREATE TABLE canasta (version bigint NOT NULL, usable_from bigint NOT NULL);
INSERT INTO canasta (version, usable_from) VALUES (1, 1);
CREATE TABLE nodes (
    id bytea PRIMARY KEY,
    address text NOT NULL,
    release text NOT NULL,
    reads bigint NOT NULL,
    alone boolean NOT NULL,
    schema bigint NOT NULL,
    lease_until timestamptz NOT NULL
);
CREATE TABLE tables (
    id text PRIMARY KEY,
    created bigint NOT NULL,
    invitation text,
    n bigint NOT NULL,
    owner bytea,
    epoch bigint NOT NULL
) WITH (fillfactor = 50);
CREATE UNIQUE INDEX tables_invitation ON tables (invitation) WHERE invitation IS NOT NULL;
CREATE TABLE journal (
    table_id text NOT NULL REFERENCES tables (id),
    n bigint NOT NULL,
    entry text NOT NULL,
    hash bytea NOT NULL,
    seat bigint,
    act_id text,
    at bigint NOT NULL,
    epoch bigint NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE UNIQUE INDEX journal_act ON journal (table_id, seat, act_id) WHERE act_id IS NOT NULL;
CREATE TABLE guests (
    id bytea PRIMARY KEY,
    created bigint NOT NULL,
    calendar text
);
CREATE UNIQUE INDEX guests_calendar ON guests (calendar) WHERE calendar IS NOT NULL;
CREATE TABLE sessions (
    hash bytea PRIMARY KEY,
    guest bytea NOT NULL REFERENCES guests (id),
    created bigint NOT NULL,
    seen bigint NOT NULL,
    label text NOT NULL
);
CREATE INDEX sessions_guest ON sessions (guest);
CREATE TABLE hand_overs (
    secret bytea PRIMARY KEY,
    code bytea NOT NULL UNIQUE,
    guest bytea NOT NULL REFERENCES guests (id),
    prefs text NOT NULL,
    expires bigint NOT NULL
);
CREATE INDEX hand_overs_guest ON hand_overs (guest);
CREATE TABLE kept_apart (
    session bytea NOT NULL REFERENCES sessions (hash) ON DELETE CASCADE,
    guest bytea NOT NULL REFERENCES guests (id),
    PRIMARY KEY (session, guest)
);
CREATE INDEX kept_apart_guest ON kept_apart (guest);
CREATE TABLE people (
    table_id text NOT NULL REFERENCES tables (id),
    player bigint NOT NULL,
    guest bytea REFERENCES guests (id),
    name text,
    hidden bigint,
    PRIMARY KEY (table_id, player),
    UNIQUE (table_id, guest)
);
CREATE INDEX people_guest ON people (guest);
CREATE TABLE codes (
    code text PRIMARY KEY,
    table_id text NOT NULL UNIQUE REFERENCES tables (id),
    expires bigint NOT NULL
);
CREATE TABLE talk (
    table_id text NOT NULL,
    deal bigint NOT NULL,
    place bigint NOT NULL,
    seat bigint NOT NULL,
    player bigint NOT NULL,
    said text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (table_id, deal, place),
    FOREIGN KEY (table_id, player) REFERENCES people (table_id, player)
);
CREATE INDEX talk_player ON talk (table_id, player);
CREATE TABLE seals (
    table_id text NOT NULL REFERENCES tables (id),
    deal bigint NOT NULL,
    commitment bytea NOT NULL,
    made bigint NOT NULL,
    revealed bigint,
    PRIMARY KEY (table_id, deal)
);
CREATE INDEX seals_outstanding ON seals (table_id) WHERE revealed IS NULL;
CREATE TABLE seal_counts (
    part bigint PRIMARY KEY,
    made bigint NOT NULL,
    revealed bigint NOT NULL
) WITH (fillfactor = 50);
INSERT INTO seal_counts (part, made, revealed) SELECT part, 0, 0 FROM generate_series(0, 15) AS part;
CREATE TABLE summaries (
    table_id text PRIMARY KEY REFERENCES tables (id),
    n bigint NOT NULL,
    at bigint NOT NULL,
    json text NOT NULL
);
