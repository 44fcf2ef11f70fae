//! Exports of stored games while the server plays them.

use canasta_record::record::{Outcome, Record};
use canasta_record::replay::Replay;
use canasta_server::{ExportError, StoredGames};
use sqlx::Executor as _;

use crate::harness::{Home, Person, Running};

async fn record(home: &Home, table: &str) -> Result<Record, ExportError> {
    let mut games = StoredGames::open(home.path()).await.unwrap();
    let id = games.find(table.trim_start_matches("/table/")).await?;
    let record = games.record(&id).await;
    games.close().await.unwrap();
    record
}

/// Only finished deals are exported, with their proofs. The export takes people's names from the database, because the
/// journal doesn't contain them.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_exported_while_it_is_played() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::start(&home, &server, "name=Zoe").await;
    let table = person.table.clone();
    assert!(record(&home, &table).await.unwrap().deals.is_empty());
    for deals in 1..=2 {
        while person.action().await {
            if deals == 2 {
                // In the middle of the second deal.
                assert_eq!(record(&home, &table).await.unwrap().deals.len(), 1);
                break;
            }
        }
        if deals == 1 {
            let record = record(&home, &table).await.unwrap();
            assert_eq!((record.deals.len(), record.result), (1, Outcome::Unfinished));
            let deal = &record.deals[0];
            assert_eq!(deal.proof.as_ref().unwrap().check(&deal.deck), Ok(()));
            assert_eq!(record.players[0].name, "Zoe");
            assert_eq!(record.date.as_ref().map(String::len), Some(10));
            assert_eq!(Record::read(&record.text()).unwrap(), record);
            assert_eq!(Replay::of(record).unwrap().stats().len(), 1);
            assert!(person.next_deal().await.status.is_success());
        }
    }
    // After the exports, the server works as before.
    assert!(person.action().await);
    person.client.form("/forget", "sure=yes").await;
    assert_eq!(record(&home, &table).await.unwrap().players[0].name, "Former player");
    server.stop().await;
}

/// If a table's journal was changed, the error says why the table can't be exported. Other tables are readable.
#[tokio::test(flavor = "multi_thread")]
async fn a_changed_journal_is_not_exported() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let one = server.client().play().await;
    let other = server.client().play().await;
    server.stop().await;
    let id = one.trim_start_matches("/table/");
    let sql = "UPDATE journal SET entry = replace(entry, 'wahhi', 'hoyle') WHERE table_id = ? AND n = 1";
    sqlx::query(sql).bind(id).execute(&mut home.sql().await).await.unwrap();
    let refused = record(&home, &one).await.unwrap_err();
    assert!(matches!(refused, ExportError::Journal { .. }), "{refused}");
    assert!(refused.to_string().contains("journal entry 1 was changed"), "{refused}");
    assert!(record(&home, &other).await.is_ok());
    assert!(matches!(record(&home, "nothing").await, Err(ExportError::NoTable(_))));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_is_the_same_with_and_without_stored_summaries() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::start(&home, &server, "preset=hoyle&base=hoyle&game_points=900&name=Zoe").await;
    while person.wait().await.winner.is_none() {
        person.go_on().await;
    }
    let begun = person.client.start("name=Zoe").await;
    server.stop().await;
    let ids: Vec<String> = [&person.table, &begun].map(|table| table.trim_start_matches("/table/").to_owned()).into();
    let listings = async || {
        let mut games = StoredGames::open(home.path()).await.unwrap();
        let listings = games.listings(&ids).await.unwrap();
        games.close().await.unwrap();
        listings.into_iter().map(Result::unwrap).collect::<Vec<_>>()
    };
    let without = listings().await;
    assert!(
        matches!(without[0].outcome, Outcome::Won(_)) && without[0].totals.iter().any(|&total| total >= 900),
        "{without:?}"
    );
    assert_eq!((without[1].deals, without[1].players[0].name.as_str()), (0, "Zoe"));
    // Opening the stats page stores a summary of both games.
    let server = Running::start(home.config()).await;
    person.client.at(&server).get("/you").await;
    server.stop().await;
    let mut sql = home.sql().await;
    let kept: i64 = sqlx::query_scalar("SELECT count(*) FROM summaries").fetch_one(&mut sql).await.unwrap();
    assert_eq!(kept, 2);
    assert_eq!(listings().await, without);
    // The list doesn't read journals with a summary, nor use the summary of a journal that has grown.
    sql.execute("UPDATE journal SET entry = '{}' WHERE n = 2").await.unwrap();
    assert_eq!(listings().await, without);
    sql.execute("DELETE FROM summaries WHERE n = (SELECT max(n) FROM summaries); UPDATE summaries SET n = n - 1")
        .await
        .unwrap();
    let mut games = StoredGames::open(home.path()).await.unwrap();
    assert!(games.listings(&ids).await.unwrap().iter().all(Result::is_err));
    games.close().await.unwrap();
}
