//! “Your games”: stats of a finished game, compared with its score sheet and journal. Also games that don't count,
//! access to the stats, and deleting them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};

use axum::http::StatusCode;
use canasta::Seat;
use canasta_i18n::Lang;
use canasta_server::{Decks, ServerConfig, seeded_decks};
use canasta_table::journal::Chain;
use canasta_table::scene::Scene;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Executor as _};

use crate::harness::{Client, Follower, Home, Person, Running, hooks};

/// Games of one or two deals with seeded cards.
const SHORT_GAME: &str = "preset=hoyle&base=hoyle&game_points=900&name=Mary";

fn config(home: &Home) -> ServerConfig {
    ServerConfig { deck: Decks::Given(seeded_decks(11)), first_dealer: Some(Seat(3)), ..home.config() }
}

/// Plays to the end of the game, and returns South's scene.
async fn to_the_end(person: &mut Person) -> Scene {
    while person.wait().await.winner.is_none() {
        person.go_on().await;
    }
    person.wait().await
}

async fn played(home: &Home, server: &Running) -> (Person, Scene) {
    let mut person = Person::start(home, server, SHORT_GAME).await;
    let scene = to_the_end(&mut person).await;
    (person, scene)
}

fn id_of(table: &str) -> &str {
    table.trim_start_matches("/table/")
}

async fn games(client: &mut Client) -> Vec<Value> {
    let answer = client.get("/you.json").await;
    assert_eq!((answer.status, answer.header("content-type")), (StatusCode::OK, "application/json"));
    answer.json()["games"].as_array().unwrap().clone()
}

/// How many times each side took the pile in each deal, according to the journal.
fn piles(texts: &[String]) -> Vec<[u64; 2]> {
    let mut deals = Vec::new();
    for text in texts {
        let entry: Value = serde_json::from_str(text).unwrap();
        if !entry["entry"]["dealt"].is_null() {
            deals.push([0; 2]);
        }
        let acted = &entry["entry"]["acted"];
        if acted["act"].as_str().is_some_and(|action| action.starts_with("take")) {
            let seat = usize::try_from(acted["seat"].as_u64().unwrap()).unwrap();
            deals.last_mut().unwrap()[seat % 2] += 1;
        }
    }
    deals
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_counts_in_each_players_stats() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let (mut person, scene) = played(&home, &server).await;
    let mut journal = Follower::of(&home, &person.table).await;
    journal.read().await;
    let piles = piles(&journal.texts);
    let [game] = <[Value; 1]>::try_from(games(&mut person.client).await).unwrap();
    assert_eq!(
        (&game["table"], &game["rules"], &game["house_rules"]),
        (&id_of(&person.table).into(), &"hoyle".into(), &1.into())
    );
    assert_eq!(game["totals"], json!(&scene.totals[..2]));
    assert_eq!(game["won"], json!(scene.winner.unwrap().0 == 0));
    assert_eq!(game["players"][0], json!({ "name": "Mary", "me": true }));
    let deals = game["deals"].as_array().unwrap();
    assert_eq!(deals.len(), scene.sheet.len());
    for (place, (deal, scores)) in deals.iter().zip(&scene.sheet).enumerate() {
        let each = |of: fn(&canasta::DealScore) -> i32| json!(scores[..2].iter().map(of).collect::<Vec<_>>());
        assert_eq!(deal["points"], each(|score| score.total()));
        // The number of canastas follows from the bonuses.
        assert_eq!(deal["natural"], each(|score| score.natural_canastas / 500));
        assert_eq!(deal["mixed"], each(|score| score.mixed_canastas / 300));
        assert_eq!((&deal["piles"], &deal["own"]), (&json!(piles[place]), &true.into()));
        let ended = deal["ended"].as_str().unwrap();
        assert_eq!(ended == "stock", scores[0].going_out == 0 && scores[1].going_out == 0, "{ended}");
        assert_eq!(ended.starts_with("opponent"), scores[1].going_out > 0, "{ended}");
        assert_eq!(ended.ends_with("concealed"), scores[0].going_out.max(scores[1].going_out) == 200, "{ended}");
    }
    let page = person.client.get("/you").await;
    assert_eq!(page.status, StatusCode::OK);
    let best = scene.sheet.iter().map(|scores| scores[0].total()).max().unwrap();
    let said = |points| Lang::EN.locale().points(points);
    let score = format!("{} to {}", said(scene.totals[0]), said(scene.totals[1]));
    let words = [
        "1 game, ",
        &score,
        &said(best),
        "With <bdi>Anna</bdi>, against <bdi>",
        &format!("href=\"{}/replay\"", person.table),
    ];
    for words in words {
        assert!(page.body.contains(words), "{words}: {}", page.body);
    }
    let csv = person.client.get("/you.csv").await;
    assert!(csv.header("content-disposition").contains("canasta-games.csv"));
    let points: Vec<&str> = csv.body.lines().skip(1).map(|line| line.split(',').nth(11).unwrap()).collect();
    assert_eq!(points, scene.sheet.iter().map(|scores| scores[0].total().to_string()).collect::<Vec<_>>());
    // The links in the list work.
    for way in ["replay", "record"] {
        assert_eq!(person.client.get(&format!("{}/{way}", person.table)).await.status, StatusCode::OK);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_practice_and_games_in_progress_do_not_count() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut client = server.client();
    assert!(client.get("/you").await.body.contains("No games that count yet."), "a visitor without a session");
    let lesson = client.form("/learn", "").await;
    assert_eq!(lesson.status, StatusCode::SEE_OTHER);
    let table = client.start(SHORT_GAME).await;
    let mut person = Person::at(&home, client, table).await;
    person.go_on().await;
    assert!(person.client.get("/you").await.body.contains("No games that count yet."));
    assert_eq!(games(&mut person.client).await, [] as [Value; 0]);
    let listed = person.client.get("/you/games").await;
    assert_eq!((listed.status, listed.header("location")), (StatusCode::SEE_OTHER, "/you"));
    to_the_end(&mut person).await;
    let before = games(&mut person.client).await;
    assert_eq!(before.len(), 1);
    // A practice game from the start of that game, played to the end, isn't added to the stats.
    let practice = person.client.form(&format!("{}/replay", person.table), "at=0&seat=0").await;
    assert_eq!(practice.status, StatusCode::SEE_OTHER, "{}", practice.body);
    let mut practice = Person::at(&home, person.client.clone(), practice.header("location").to_owned()).await;
    to_the_end(&mut practice).await;
    assert_eq!(games(&mut practice.client).await, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_players_stats_are_shown_to_that_player_only() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let (mut person, _) = played(&home, &server).await;
    assert_eq!(games(&mut person.client).await.len(), 1);
    let mut other = server.client();
    let mut third = server.client();
    third.start(SHORT_GAME).await;
    for client in [&mut other, &mut third] {
        assert_eq!(games(client).await, [] as [Value; 0]);
        for path in ["/you", "/you.csv", "/you/games"] {
            let body = client.get(path).await.body;
            assert!(!body.contains(id_of(&person.table)) && !body.contains("Mary"), "{path}: {body}");
        }
        // They can't delete the player's games either.
        assert_eq!(client.form("/you/forget", "sure=yes").await.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(games(&mut person.client).await.len(), 1);
    server.stop().await;
}

async fn rows(home: &Home, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(&mut home.sql().await).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_can_delete_their_history_and_stay_known() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let (mut person, _) = played(&home, &server).await;
    let running = person.client.start(SHORT_GAME).await;
    assert_eq!(games(&mut person.client).await.len(), 1);
    assert_eq!(rows(&home, "SELECT count(*) FROM summaries").await, 2);
    let done = person.client.form("/you/forget", "sure=yes").await;
    assert_eq!((done.status, done.header("location")), (StatusCode::SEE_OTHER, "/you"));
    assert!(person.client.get("/you").await.body.contains("No games that count yet."));
    assert_eq!(games(&mut person.client).await, [] as [Value; 0]);
    // The player is now a stranger at the table, and no other data identifies them. The game in progress is kept.
    assert_eq!(person.client.get(&person.table.clone()).await.status, StatusCode::FORBIDDEN);
    assert_eq!(person.client.get(&running).await.status, StatusCode::OK);
    assert_eq!(rows(&home, "SELECT count(*) FROM people WHERE guest IS NULL AND name IS NULL").await, 1);
    assert_eq!(rows(&home, "SELECT count(*) FROM people WHERE guest IS NOT NULL AND name = 'Mary'").await, 1);
    assert_eq!(rows(&home, "SELECT count(*) FROM summaries").await, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_player_leaves_no_stats() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let (mut person, _) = played(&home, &server).await;
    assert_eq!(games(&mut person.client).await.len(), 1);
    person.client.form("/forget", "sure=yes").await;
    assert_eq!(games(&mut person.client).await, [] as [Value; 0]);
    assert_eq!(rows(&home, "SELECT count(*) FROM summaries").await, 0);
    server.stop().await;
}

/// A stored summary is only a copy: an older one, or one in a different format, is made again.
#[tokio::test(flavor = "multi_thread")]
async fn stored_summaries_follow_from_the_journals() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let (mut person, _) = played(&home, &server).await;
    let before = games(&mut person.client).await;
    let kept = "SELECT json FROM summaries";
    let text: String = sqlx::query_scalar(kept).fetch_one(&mut home.sql().await).await.unwrap();
    for change in [
        "json = '{}'",
        "json = replace(json, '\"form\":1', '\"form\":0')",
        "n = n - 1, json = replace(json, 'Ruth', 'Kate')",
    ] {
        home.sql().await.execute(AssertSqlSafe(format!("UPDATE summaries SET {change}"))).await.unwrap();
        assert_eq!(games(&mut person.client).await, before, "{change}");
        let again: String = sqlx::query_scalar(kept).fetch_one(&mut home.sql().await).await.unwrap();
        assert_eq!(again, text, "{change}");
    }
    // As long as a summary is stored, it is used.
    home.sql().await.execute("UPDATE summaries SET json = replace(json, 'Ruth', 'Kate')").await.unwrap();
    assert!(person.client.get("/you").await.body.contains("Kate"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_games_have_several_pages_and_the_stats_cover_all() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let (mut person, _) = played(&home, &server).await;
    games(&mut person.client).await;
    // Copies of that game. The page reads only their summaries.
    let copies = "WITH RECURSIVE k (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM k WHERE k < 59)";
    for (into, columns) in [
        ("tables (id, created)", "k.k, created + k.k FROM k, tables"),
        (
            "people (table_id, player, guest, name)",
            "k.k, player, guest, name FROM k, people WHERE length(table_id) > 4",
        ),
        (
            "journal (table_id, n, entry, hash, at)",
            "k.k, n, entry, hash, at FROM k, journal WHERE length(table_id) > 4",
        ),
        ("summaries (table_id, n, at, json)", "k.k, n, at + k.k, json FROM k, summaries WHERE length(table_id) > 4"),
    ] {
        let sql = format!("INSERT INTO {into} {copies} SELECT {columns}");
        home.sql().await.execute(AssertSqlSafe(sql)).await.unwrap();
    }
    let page = person.client.get("/you").await.body;
    assert!(page.contains("60 games") && page.contains("All 60 games"), "{page}");
    assert_eq!(page.matches("/replay\"").count(), 5);
    for (path, games) in [("/you/games", 25), ("/you/games?page=2", 25), ("/you/games?page=3", 10)] {
        assert_eq!(person.client.get(path).await.body.matches("/replay\"").count(), games, "{path}");
    }
    for path in ["/you/games?page=4", "/you/games?page=0", "/you/games?page=x"] {
        assert_eq!(person.client.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    server.stop().await;
}

/// Copies of the only game, with journals and without summaries. The first copy is damaged.
async fn copies(home: &Home, person: &Person, many: usize) {
    let id = id_of(&person.table);
    let mut journal = Follower::of(home, &person.table).await;
    journal.read().await;
    let mut sql = home.sql().await;
    sql.execute("BEGIN").await.unwrap();
    for k in 0..many {
        let copy = format!("{k:04}");
        for into in [
            "INSERT INTO tables (id, created) SELECT ?2, created FROM tables WHERE id = ?1",
            "INSERT INTO people (table_id, player, guest, name) SELECT ?2, player, guest, name FROM people WHERE table_id = ?1",
            "INSERT INTO journal (table_id, n, entry, hash, at) SELECT ?2, n, entry, hash, at FROM journal WHERE table_id = ?1",
        ] {
            sqlx::query(into).bind(id).bind(&copy).execute(&mut sql).await.unwrap();
        }
        let mut chain = Chain::start(&copy);
        for text in &journal.texts {
            chain = chain.with(text);
            let hash = "UPDATE journal SET hash = ? WHERE table_id = ? AND n = ?";
            let n = i64::try_from(chain.len()).unwrap();
            sqlx::query(hash).bind(&chain.last()[..]).bind(&copy).bind(n).execute(&mut sql).await.unwrap();
        }
    }
    sql.execute("UPDATE journal SET entry = '{}' WHERE table_id = '0000' AND n = 1; DELETE FROM summaries; COMMIT")
        .await
        .unwrap();
}

/// A few games are summarised while the player waits. If there are more, the page says how many are left, and they are
/// summarised in the background.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_says_how_many_games_are_left_to_summarise() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let (mut person, _) = played(&home, &server).await;
    copies(&home, &person, 23).await;
    assert_eq!(games(&mut person.client).await.len(), 23, "all but the damaged one, at once");
    home.sql().await.execute("DELETE FROM summaries WHERE table_id <> '0000'").await.unwrap();
    assert_eq!(games(&mut person.client).await.len(), 23, "what tells nothing is known and not read again");
    server.stop().await;

    let home = Home::new();
    // No summary is stored while the commit is held back.
    let (held, (go, wait)) = (Arc::new(AtomicBool::new(false)), mpsc::channel::<()>());
    let hold = Arc::clone(&held);
    let wait = Mutex::new(wait);
    let before_commit = move || {
        if hold.load(Ordering::Relaxed) {
            let _ = wait.lock().unwrap().recv();
        }
        Ok(())
    };
    let server = Running::start(ServerConfig { hooks: hooks(before_commit), ..config(&home) }).await;
    let (mut person, _) = played(&home, &server).await;
    copies(&home, &person, 40).await;
    held.store(true, Ordering::Relaxed);
    let sentence = "Loading your games: 41 of 41 to go.";
    for path in ["/you.csv", "/you.json", "/you/games", "/you"] {
        let answer = person.client.get(path).await;
        assert!(answer.body.contains(sentence), "{path}: {}", answer.body);
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
        assert_eq!((answer.header("refresh"), answer.header("retry-after")), ("2; url=/you", "2"), "{path}");
    }
    // Games can't be forgotten until they are summarised.
    let forget = person.client.form("/you/forget", "sure=yes").await;
    assert_eq!(forget.status, StatusCode::SERVICE_UNAVAILABLE);
    drop(go);
    let page = loop {
        let page = person.client.get("/you").await;
        if page.status != StatusCode::SERVICE_UNAVAILABLE {
            break page;
        }
    };
    assert!(page.body.contains("40 games"), "{}", page.body);
    server.stop().await;
}

/// Games without an action for a day are summarised at startup. A game that was just played isn't.
#[tokio::test(flavor = "multi_thread")]
async fn unread_games_of_unloaded_tables_are_summarised_at_startup() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let (person, _) = played(&home, &server).await;
    copies(&home, &person, 3).await;
    server.stop().await;
    let long_ago = "UPDATE journal SET at = 1 WHERE length(table_id) = 4";
    home.sql().await.execute(long_ago).await.unwrap();
    let server = Running::start(config(&home)).await;
    while rows(&home, "SELECT count(*) FROM summaries").await < 3 {
        server.client().get("/healthz").await;
    }
    assert_eq!(rows(&home, "SELECT count(*) FROM summaries WHERE json <> '' AND length(table_id) = 4").await, 2);
    assert_eq!(rows(&home, "SELECT count(*) FROM summaries WHERE json = '' AND table_id = '0000'").await, 1);
    server.stop().await;
}
