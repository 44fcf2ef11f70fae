//! What the database holds, as steps from one version to the next: an empty database takes all of them in one transaction. The tables
//! are those of SQLite, with what several servers need beside them.

use sqlx::{Connection as _, PgConnection};

/// The version of the tables.
pub(super) const SCHEMA: i64 = 1;

/// The step to each version from the one before. What was released is never edited: CONTRIBUTING.md says how another version comes.
const STEPS: [&str; 1] = [FIRST];

/// Held while the tables are made, so that of two servers that start at once the second finds them: `CANASTA` in letters' numbers.
const MAKING: i64 = 0x43_41_4E_41_53_54_41;

/// `tables.n` is the number of the last entry, which an append compares; rows of that table are rewritten with every append, so pages
/// keep room for that. `owner` and `epoch` say which node has a table, and how often it was taken; an entry has the epoch in which it
/// was written. The owner may be no node any more. `seal_counts` has in all its rows together how many commitments there are; a node
/// counts in one of them.
const FIRST: &str = "
CREATE TABLE canasta (version bigint NOT NULL);
INSERT INTO canasta (version) VALUES (1);
CREATE TABLE nodes (
    id bytea PRIMARY KEY,
    address text NOT NULL,
    release text NOT NULL,
    reads bigint NOT NULL,
    alone boolean NOT NULL,
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
";

/// What is in a database before it is used.
pub(super) enum Found {
    /// Nothing, or our tables of this version.
    Version(i64),
    /// Tables, none of which is ours.
    Foreign,
}

/// Looks what is there, in the schema that new tables go to. Everything is asked in one statement: between two, another server that
/// starts at the same time may have made the tables.
pub(super) async fn look(connection: &mut PgConnection) -> Result<Found, sqlx::Error> {
    let (ours, all): (i64, i64) = sqlx::query_as(
        "SELECT count(*) FILTER (WHERE relname = 'canasta'), count(*)
         FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
         WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm', 'f')",
    )
    .fetch_one(&mut *connection)
    .await?;
    if ours > 0 {
        return Ok(Found::Version(sqlx::query_scalar("SELECT version FROM canasta").fetch_one(connection).await?));
    }
    Ok(if all == 0 { Found::Version(0) } else { Found::Foreign })
}

/// Makes the tables in an empty database, or brings them to the present version.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MAKING).execute(&mut *transaction).await?;
    // Another server may have made them in the meantime.
    if let Found::Version(version) = look(&mut transaction).await? {
        for step in STEPS.into_iter().skip(usize::try_from(version).unwrap_or_default()) {
            sqlx::raw_sql(step).execute(&mut *transaction).await?;
        }
    }
    transaction.commit().await
}

#[cfg(test)]
mod tests {
    use canasta_record::fair::hex;
    use sha2::{Digest as _, Sha256};

    use super::*;

    #[test]
    fn each_part_of_the_counts_has_a_row() {
        assert!(FIRST.contains(&format!("generate_series(0, {})", super::super::write::COUNT_PARTS - 1)));
    }

    /// The SHA-256 of each step. One that was released and fails here was edited: write another one instead.
    #[test]
    fn steps_are_pinned() {
        assert_eq!(usize::try_from(SCHEMA), Ok(STEPS.len()));
        let hashes = STEPS.map(|step| hex(&Sha256::digest(step)));
        assert_eq!(hashes, ["7de8e10b60be509d0558da7b08aa5369d29c700b7cb4a029d17cf7afb49b6cad"]);
    }
}
