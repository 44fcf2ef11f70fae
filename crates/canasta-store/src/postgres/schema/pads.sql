
CREATE TABLE pads (
    id bytea PRIMARY KEY,
    code text NOT NULL UNIQUE,
    created bigint NOT NULL,
    keeper bytea NOT NULL,
    entering bigint,
    request bytea,
    due bigint,
    n bigint NOT NULL,
    clock bigint NOT NULL,
    bytes bigint NOT NULL
);
CREATE TABLE pad_keepers (
    pad bytea NOT NULL REFERENCES pads (id) ON DELETE CASCADE,
    device bytea NOT NULL,
    secret bytea NOT NULL,
    name text,
    guest bytea REFERENCES guests (id),
    PRIMARY KEY (pad, device),
    UNIQUE (secret, pad)
);
CREATE INDEX pad_keepers_guest ON pad_keepers (guest);
CREATE TABLE pad_events (
    pad bytea NOT NULL REFERENCES pads (id) ON DELETE CASCADE,
    n bigint NOT NULL,
    id bytea NOT NULL,
    clock bigint NOT NULL,
    device bytea NOT NULL,
    guest bytea REFERENCES guests (id),
    event text NOT NULL,
    PRIMARY KEY (pad, n),
    UNIQUE (pad, id)
);
CREATE INDEX pad_events_guest ON pad_events (guest) WHERE guest IS NOT NULL;
CREATE TABLE pad_hand_overs (
    code bytea PRIMARY KEY,
    pad bytea NOT NULL UNIQUE REFERENCES pads (id) ON DELETE CASCADE,
    expires bigint NOT NULL,
    taken_by bytea
);
CREATE FUNCTION forget_pads() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM 1 FROM pads WHERE id IN (SELECT pad FROM pad_keepers WHERE guest = OLD.id) ORDER BY id FOR UPDATE;
    DELETE FROM pads WHERE id IN (SELECT pad FROM pad_keepers WHERE guest = OLD.id)
        AND NOT EXISTS (SELECT 1 FROM pad_keepers WHERE pad = pads.id AND guest IS DISTINCT FROM OLD.id);
    UPDATE pad_events SET guest = NULL, event = regexp_replace(event, '"by"\s*:\s*"([^"\\]|\\.)*"', '"by":""')
        WHERE guest = OLD.id;
    UPDATE pad_events SET event = regexp_replace(event, '"by"\s*:\s*"([^"\\]|\\.)*"', '"by":""')
        WHERE (pad, device) IN (SELECT pad, device FROM pad_keepers WHERE guest = OLD.id);
    UPDATE pad_keepers SET guest = NULL, name = NULL WHERE guest = OLD.id;
    RETURN OLD;
END $$;
CREATE TRIGGER guest_forgotten BEFORE DELETE ON guests FOR EACH ROW EXECUTE FUNCTION forget_pads();
