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
    assert!(FIRST.contains(&format!("generate_series(0, {})", super::super::write::COUNT_PARTS - 1)));
}

/// Tables of the next version: a program of this one goes on after they were expanded, and not after they were contracted.
#[tokio::test]
async fn tables_are_expanded_and_then_contracted() {
    const NEXT: Step = Step {
        expand: "ALTER TABLE tables ADD colour text; UPDATE tables SET colour = 'green'",
        contract: "ALTER TABLE tables DROP COLUMN invitation",
    };
    let server = postgres_server::Server::start();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    assert_eq!(expand(&mut sql).await.unwrap(), SchemaVersion { version: 2, usable_from: 2 });
    let settings = PostgresSettings::new(&database);
    let next = [STEPS[0], STEPS[1], NEXT];
    let expanded = expand_by(&mut sql, &next).await.unwrap();
    assert_eq!(expanded, SchemaVersion { version: 3, usable_from: 2 });
    // Once more, and nothing happens.
    assert_eq!(expand_by(&mut sql, &next).await.unwrap(), expanded);
    assert_eq!(expand(&mut sql).await.unwrap(), expanded);
    let store = PostgresStore::open(&settings).await.unwrap();
    contract_by(&mut sql, &next).await.unwrap();
    let newer = "the database was made by a newer Canasta (its tables need version 3, and this program knows 2)";
    let why = PostgresStore::open(&settings).await.map(drop).unwrap_err().to_string();
    assert!(why.starts_with(newer), "{why}");
    store.close().await;
}

/// Nothing is removed that a living node of an older release needs.
#[tokio::test]
async fn nothing_is_contracted_under_an_older_server() {
    let server = postgres_server::Server::start();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    expand(&mut sql).await.unwrap();
    let older = "INSERT INTO nodes (id, address, release, reads, alone, schema, lease_until)
                 VALUES ('\x01', 'old:1', '0.0.9', 1, false, 0, clock_timestamp() + interval '1 hour')";
    sqlx::query(older).execute(&mut sql).await.unwrap();
    assert_eq!(contract(&mut sql).await.unwrap(), Err(("old:1".to_owned(), "0.0.9".to_owned())));
    sqlx::query("UPDATE nodes SET lease_until = clock_timestamp()").execute(&mut sql).await.unwrap();
    assert_eq!(contract(&mut sql).await.unwrap(), Ok(SchemaVersion { version: 2, usable_from: 2 }));
}

/// The SHA-256 of each step. One that was released and fails here was edited: write another one instead.
#[test]
fn steps_are_pinned() {
    assert_eq!(usize::try_from(SCHEMA), Ok(STEPS.len()));
    let hashes = STEPS.map(|step| hex(&Sha256::digest([step.expand, step.contract].concat())));
    assert_eq!(
        hashes,
        [
            "6b1bda1ec1986cf425c42d4dbf9f2e24808f0b2fd2f9cb336cd72e365559e86a",
            "2423ab50f542a2d54073e12941ddd10e4306f19d2fcf5dceb8f5c0b23813ec8d",
        ]
    );
}
