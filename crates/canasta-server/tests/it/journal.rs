//! Acknowledged entries are on disk. Entries that aren't on disk are not acknowledged.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use axum::http::StatusCode;
use canasta_server::{Decks, ServerConfig, seeded_decks};
use sqlx::Executor as _;

use crate::harness::{Follower, Home, Person, Running, hooks};

/// While the commit hangs, the action is neither answered nor shown in any window.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_player_sees_an_action_before_its_commit() {
    let home = Home::new();
    let hold = Arc::new(AtomicBool::new(false));
    let (go, wait) = mpsc::channel::<()>();
    let wait = Mutex::new(wait);
    let held = Arc::clone(&hold);
    let before_commit = move || {
        if held.load(Ordering::SeqCst) {
            wait.lock().unwrap().recv().unwrap();
        }
        Ok(())
    };
    let config = ServerConfig { hooks: hooks(before_commit), ..home.config() };
    let server = Running::start(config).await;
    let mut person = Person::sit(&home, &server).await;
    let n = person.wait().await.n;
    let mut window = person.client.live(&person.table).await;
    window.until(n).await;

    hold.store(true, Ordering::SeqCst);
    let mut client = person.client.clone();
    let table = person.table.clone();
    let mut action = tokio::spawn(async move { client.action(&table, "a", n, "draw").await });
    let heard = tokio::select! {
        _ = &mut action => true,
        _ = window.next() => true,
        () = tokio::time::sleep(Duration::from_millis(300)) => false, // waits: nothing may come
    };
    assert!(!heard);
    hold.store(false, Ordering::SeqCst);
    go.send(()).unwrap();
    assert_eq!(action.await.unwrap().status, StatusCode::OK);
    assert_eq!(window.until(n + 1).await["n"], n + 1);
    server.stop().await;
}

/// A failed commit isn't acknowledged. The server stops with an error message, and the next one continues from disk.
#[tokio::test(flavor = "multi_thread")]
async fn a_failed_commit_stops_the_server() {
    let home = Home::new();
    let fail = Arc::new(AtomicBool::new(false));
    let failing = Arc::clone(&fail);
    let before_commit =
        move || if failing.load(Ordering::SeqCst) { Err("the disk is on fire".to_owned()) } else { Ok(()) };
    let config = ServerConfig { hooks: hooks(before_commit), ..home.config() };
    let server = Running::start(config).await;
    let mut person = Person::sit(&home, &server).await;
    let scene = person.wait().await;
    fail.store(true, Ordering::SeqCst);
    let answer = person.client.action(&person.table.clone(), "a", scene.n, "draw").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.json()["because"].as_str().unwrap().contains("Your game is safe"));
    assert_eq!(person.client.get("/healthz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    let why = server.failure().await.to_string();
    assert!(why.contains("the disk is on fire") && why.contains("start it again"), "{why}");

    let server = Running::start(home.config()).await;
    let mut person = Person::at(&home, person.client.at(&server), person.table).await;
    assert_eq!(person.wait().await, scene);
    assert!(person.action().await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_journal_quarantines_one_table() {
    for damage in [
        r#"UPDATE journal SET entry = replace(entry, '"entry"', '"Entry"') WHERE table_id = ? AND n = 1"#,
        "UPDATE journal SET hash = zeroblob(32) WHERE table_id = ? AND n = 2",
        "DELETE FROM journal WHERE table_id = ? AND n = 2",
        "DELETE FROM journal WHERE table_id = ? AND n = 1",
        "DELETE FROM journal WHERE table_id = ?",
        // Invalid UTF-8, and a line break, which journal entries never contain.
        "UPDATE journal SET entry = CAST(x'7b22ff00' AS TEXT) WHERE table_id = ? AND n = 2",
        "UPDATE journal SET entry = replace(entry, ',', ',' || char(10)) WHERE table_id = ? AND n = 3",
    ] {
        let home = Home::new();
        let server = Running::start(home.config()).await;
        let mut broken = Person::sit(&home, &server).await;
        let mut whole = Person::sit(&home, &server).await;
        for _ in 0..6 {
            broken.go_on().await;
            whole.go_on().await;
        }
        broken.wait().await;
        server.stop().await;
        let id = broken.table.trim_start_matches("/table/").to_owned();
        let done = sqlx::query(damage).bind(id).execute(&mut home.sql().await).await.unwrap();
        assert!(done.rows_affected() > 0);

        let server = Running::start(home.config()).await;
        let mut client = broken.client.at(&server);
        for _ in 0..2 {
            let page = client.get(&broken.table).await;
            assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
            assert!(page.body.contains("This game is damaged"), "{}", page.body);
        }
        let action = client.action(&broken.table, "a", 9, "draw").await;
        assert_eq!(action.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(client.get("/").await.status, StatusCode::OK);
        let mut whole = Person::at(&home, whole.client.at(&server), whole.table).await;
        whole.go_on().await;
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_database_page_quarantines_one_table() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut broken = Person::sit(&home, &server).await;
    let mut whole = Person::sit(&home, &server).await;
    for _ in 0..30 {
        broken.go_on().await;
        whole.go_on().await;
    }
    server.stop().await;
    // The readers' open connections kept the write-ahead log from being written back.
    home.sql().await.execute("PRAGMA wal_checkpoint(TRUNCATE)").await.unwrap();
    let mut file = std::fs::read(home.database()).unwrap();
    let id = |person: &Person| person.table.trim_start_matches("/table/").to_owned();
    let holds = |page: &[u8], text: &str| page.windows(text.len()).any(|bytes| bytes == text.as_bytes());
    let of_broken = id(&broken);
    let of_whole = id(&whole);
    // Pages of other tables can contain remains of old entries. To insert into the other table's pages, SQLite also reads the
    // pages next to them.
    let leaves = "SELECT pageno FROM dbstat WHERE name = 'journal' AND pagetype = 'leaf' ORDER BY path";
    let leaves: Vec<i64> = sqlx::query_scalar(leaves).fetch_all(&mut home.sql().await).await.unwrap();
    let place = |page: i64| 4096 * usize::try_from(page - 1).unwrap();
    let is_of_broken = |page: &[u8]| holds(page, &of_broken) && !holds(page, &of_whole);
    let pages: Vec<usize> =
        leaves.into_iter().map(place).filter(|&place| is_of_broken(&file[place..place + 4096])).collect();
    assert!(pages.len() >= 3, "{} pages", pages.len());
    let middle = pages[pages.len() / 2];
    file[middle..middle + 4096].fill(7);
    std::fs::write(home.database(), file).unwrap();

    let server = Running::start(home.config()).await;
    let page = broken.client.at(&server).get(&broken.table).await;
    assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(page.body.contains("This game is damaged"), "{}", page.body);
    let mut whole = Person::at(&home, whole.client.at(&server), whole.table).await;
    for _ in 0..10 {
        whole.go_on().await;
    }
    server.stop().await;
}

/// If another program adds entries to the journal, an action doesn't overwrite them.
#[tokio::test(flavor = "multi_thread")]
async fn entries_are_never_overwritten() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::sit(&home, &server).await;
    let n = person.wait().await.n;
    let id = person.table.trim_start_matches("/table/").to_owned();
    let foreign = "INSERT INTO journal (table_id, n, entry, hash, at) VALUES (?, ?, 'foreign', zeroblob(32), 0)";
    let next = i64::try_from(n + 1).unwrap();
    sqlx::query(foreign).bind(&id).bind(next).execute(&mut home.sql().await).await.unwrap();
    let answer = person.client.action(&person.table.clone(), "a", n, "draw").await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{}", answer.body);
    let kept: String = sqlx::query_scalar("SELECT entry FROM journal WHERE table_id = ? AND n = ?")
        .bind(&id)
        .bind(next)
        .fetch_one(&mut home.sql().await)
        .await
        .unwrap();
    assert_eq!(kept, "foreign");
    home.sql().await.execute("DELETE FROM journal WHERE entry = 'foreign'").await.unwrap();
    server.stop().await;
    let server = Running::start(home.config()).await;
    let mut person = Person::at(&home, person.client.at(&server), person.table).await;
    assert!(person.action().await);
    assert_eq!(Follower::of(&home, &person.table).await.read().await.id(), id);
    server.stop().await;
}

/// A panic during an action fails that action only. The table is restored from its journal.
#[tokio::test(flavor = "multi_thread")]
async fn a_crash_loses_no_acknowledged_action() {
    let home = Home::new();
    let crash = Arc::new(AtomicBool::new(false));
    let crashing = Arc::clone(&crash);
    let deck = seeded_decks(8);
    let crashing_decks = move || {
        assert!(!crashing.load(Ordering::SeqCst), "a planted crash");
        deck()
    };
    let config = ServerConfig { deck: Decks::Given(Arc::new(crashing_decks)), ..home.config() };
    let server = Running::start(config).await;
    let mut person = Person::sit(&home, &server).await;
    while person.action().await {}
    assert_eq!(person.wait().await.deal, 1);
    crash.store(true, Ordering::SeqCst);
    assert_eq!(person.next_deal().await.status, StatusCode::SERVICE_UNAVAILABLE);
    // Neither this panic nor one in a different request affects anything else.
    let mut other = server.client();
    let play = "/play";
    assert_eq!(other.form(play, "").await.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(other.get("/healthz").await.status, StatusCode::OK);
    crash.store(false, Ordering::SeqCst);
    let mut person = Person::at(&home, person.client, person.table).await;
    // The player's readiness was already on disk, so the server deals as soon as it can.
    while person.wait().await.deal == 1 {
        person.hear().await;
    }
    assert!(person.action().await);
    server.stop().await;
}
