
CREATE TABLE pads (
    id BLOB PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    keeper BLOB NOT NULL,
    entering INTEGER,
    request BLOB,
    due INTEGER,
    n INTEGER NOT NULL,
    clock INTEGER NOT NULL,
    bytes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE pad_keepers (
    pad BLOB NOT NULL REFERENCES pads (id) ON DELETE CASCADE,
    device BLOB NOT NULL,
    secret BLOB NOT NULL,
    name TEXT,
    guest BLOB REFERENCES guests (id),
    PRIMARY KEY (pad, device),
    UNIQUE (secret, pad)
) STRICT, WITHOUT ROWID;
CREATE INDEX pad_keepers_guest ON pad_keepers (guest);
CREATE TABLE pad_events (
    pad BLOB NOT NULL REFERENCES pads (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    id BLOB NOT NULL,
    clock INTEGER NOT NULL,
    device BLOB NOT NULL,
    guest BLOB REFERENCES guests (id),
    event TEXT NOT NULL,
    PRIMARY KEY (pad, n),
    UNIQUE (pad, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX pad_events_guest ON pad_events (guest) WHERE guest IS NOT NULL;
CREATE TABLE pad_hand_overs (
    code BLOB PRIMARY KEY,
    pad BLOB NOT NULL UNIQUE REFERENCES pads (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL,
    taken_by BLOB
) STRICT, WITHOUT ROWID;
CREATE TRIGGER guest_forgotten BEFORE DELETE ON guests BEGIN
    DELETE FROM pads WHERE id IN (SELECT pad FROM pad_keepers WHERE guest = OLD.id)
        AND NOT EXISTS (SELECT 1 FROM pad_keepers WHERE pad = pads.id AND guest IS NOT OLD.id);
    UPDATE pad_events SET guest = NULL, event = iif(json_valid(event), json_replace(event, '$.by', ''), event) WHERE guest = OLD.id;
    UPDATE pad_events SET event = iif(json_valid(event), json_replace(event, '$.by', ''), event)
        WHERE (pad, device) IN (SELECT pad, device FROM pad_keepers WHERE guest = OLD.id);
    UPDATE pad_keepers SET guest = NULL, name = NULL WHERE guest = OLD.id;
END;
PRAGMA user_version = 3;
