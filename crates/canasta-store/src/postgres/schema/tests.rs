use canasta_record::fair::hex;
use sha2::{Digest as _, Sha256};

use super::*;
use crate::Store as _;
use crate::postgres::{PostgresSettings, PostgresStore};

#[allow(dead_code, reason = "the tests of the store use more of it")]
#[path = "../../../tests/it/postgres_server.rs"]
mod postgres_server;

#[test]
fn each_part_of_the_counts_has_a_row() {
    assert!(INITIAL_SCHEMA.contains(&format!("generate_series(0, {})", super::super::write::COUNT_ROWS - 1)));
}

/// A program of this version can use the next version's tables once they are expanded, but not once they are
/// contracted.
#[tokio::test]
async fn tables_are_expanded_and_then_contracted() {
    const NEXT: Step = Step {
        expand: "ALTER TABLE tables ADD colour text; UPDATE tables SET colour = 'green'",
        contract: "ALTER TABLE tables DROP COLUMN invitation",
    };
    let server = postgres_server::Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    assert_eq!(expand(&mut sql).await.unwrap(), SchemaVersion { version: 4, usable_from: 4 });
    let settings = PostgresSettings::new(&database);
    let next = [STEPS[0], STEPS[1], STEPS[2], STEPS[3], NEXT];
    let expanded = expand_with(&mut sql, &next).await.unwrap();
    assert_eq!(expanded, SchemaVersion { version: 5, usable_from: 4 });
    // Expanding again changes nothing.
    assert_eq!(expand_with(&mut sql, &next).await.unwrap(), expanded);
    assert_eq!(expand(&mut sql).await.unwrap(), expanded);
    let store = PostgresStore::open(&settings).await.unwrap();
    contract_with(&mut sql, &next).await.unwrap();
    let newer = "the database was made by a newer Canasta (its tables need version 5, and this program supports 4)";
    let error = PostgresStore::open(&settings).await.map(drop).unwrap_err().to_string();
    assert!(error.starts_with(newer), "{error}");
    store.close().await;
}

#[tokio::test]
async fn does_not_contract_while_an_older_server_lives() {
    let server = postgres_server::Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    expand(&mut sql).await.unwrap();
    let older = "INSERT INTO nodes (id, address, release, reads, alone, schema, lease_until)
                 VALUES ('\x01', 'old:1', '0.0.9', 1, false, 0, clock_timestamp() + interval '1 hour')";
    sqlx::query(older).execute(&mut sql).await.unwrap();
    assert_eq!(contract(&mut sql).await.unwrap(), Err(("old:1".to_owned(), "0.0.9".to_owned())));
    sqlx::query("UPDATE nodes SET lease_until = clock_timestamp()").execute(&mut sql).await.unwrap();
    assert_eq!(contract(&mut sql).await.unwrap(), Ok(SchemaVersion { version: 4, usable_from: 4 }));
}

/// SHA-256 of each step. If a released one differs, the step was edited: add a new step instead.
#[test]
fn steps_are_pinned() {
    assert_eq!(usize::try_from(SCHEMA_VERSION), Ok(STEPS.len()));
    let hashes = STEPS.map(|step| hex(&Sha256::digest([step.expand, step.contract].concat())));
    assert_eq!(
        hashes,
        [
            "6b1bda1ec1986cf425c42d4dbf9f2e24808f0b2fd2f9cb336cd72e365559e86a",
            "2423ab50f542a2d54073e12941ddd10e4306f19d2fcf5dceb8f5c0b23813ec8d",
            "4e20ccb004eb326b14e78d40d80cff138111ce080d8d96dabb0bf1d75ca0e9ce",
            "be8077bd2dae6704ee2767678eb284be69723717b6bd77abcb7602f6422bb380",
        ]
    );
}

/// A server of the previous release forgets a guest with the statements it knows. The guest's practice data and pads
/// are deleted too.
#[tokio::test]
async fn an_older_server_forgets_practice_and_pads_too() {
    let server = postgres_server::Server::shared();
    let database = server.database();
    let store = PostgresStore::open(&PostgresSettings::new(&database)).await.unwrap();
    let rows = "INSERT INTO guests (id, created) VALUES ('\\x01', 1);
        INSERT INTO tables (id, created, n, epoch) VALUES ('t', 1, 0, 0);
        INSERT INTO people (table_id, player, guest, name) VALUES ('t', 0, '\\x01', 'Anna');
        INSERT INTO reviews (table_id, seat, player, at, json) VALUES ('t', 0, 0, 1, '{}'), ('t', 1, NULL, 1, '{}');
        INSERT INTO puzzles VALUES ('\\x01', 'p', NULL, 0, 0, 0, 0, 0);
        INSERT INTO puzzle_days VALUES ('\\x01', 1);
        INSERT INTO daily_deals VALUES (1, '\\x05', '');
        INSERT INTO daily_tries VALUES (1, '\\x01', 't', 1, NULL);
        INSERT INTO pads VALUES ('\\x07', 'ABCDEF', 1, '\\x08', NULL, NULL, NULL, 1, 1, 2);
        INSERT INTO pad_keepers VALUES ('\\x07', '\\x08', '\\x09', 'Anna', '\\x01');
        INSERT INTO pad_events VALUES ('\\x07', 1, '\\x0a', 1, '\\x08', NULL, '{}')";
    let mut sql = PgConnection::connect(&database).await.unwrap();
    sqlx::raw_sql(rows).execute(&mut sql).await.unwrap();
    sqlx::raw_sql(
        "UPDATE people SET name = NULL, guest = NULL WHERE guest = '\\x01'; DELETE FROM guests WHERE id = '\\x01'",
    )
    .execute(&mut sql)
    .await
    .unwrap();
    let remaining =
        "SELECT (SELECT count(*) FROM reviews), (SELECT count(*) FROM puzzles), (SELECT count(*) FROM puzzle_days),
                (SELECT count(*) FROM daily_tries), (SELECT count(*) FROM pads), (SELECT count(*) FROM pad_events)";
    let remaining: (i64, i64, i64, i64, i64, i64) = sqlx::query_as(remaining).fetch_one(&mut sql).await.unwrap();
    assert_eq!(remaining, (1, 0, 0, 0, 0, 0), "only the review of a bot's seat remains");
    store.close().await;
}
