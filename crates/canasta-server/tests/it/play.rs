//! Playing: whole games, restarts, repeated actions, and two windows.

use axum::http::StatusCode;
use canasta::Seat;
use canasta_server::{Decks, ServerConfig, seeded_decks};
use serde_json::json;

use crate::harness::{Follower, Home, Person, Running, SOUTH, patch};

#[tokio::test(flavor = "multi_thread")]
async fn a_player_plays_a_whole_game_against_bots() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::sit(&home, &server).await;
    let mut deals = 1;
    let scene = loop {
        while person.action().await {}
        let scene = person.wait().await;
        let answer = person.next_deal().await;
        if scene.winner.is_some() {
            assert_eq!(answer.status, StatusCode::CONFLICT);
            assert_eq!(answer.json()["because"], "the game is over");
            break scene;
        }
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        deals += 1;
    };
    assert_eq!(scene.sheet.len(), deals);
    assert!(scene.totals.iter().any(|&total| total >= 5000));
    let page = person.client.get(&person.table.clone()).await;
    assert_eq!(page.status, StatusCode::OK);
    let start = person.client.get("/").await.body;
    let played = start.split_once("Finished games").map(|(_, played)| played.contains(&person.table));
    assert_eq!(played, Some(true), "a game that is over is among those played: {start}");
    let again = person.client.play().await;
    assert_ne!(again, person.table);
    assert!(person.client.get("/").await.body.contains(&again));
    server.stop().await;
}

/// A page that applies patches ends up with the same markup as one that gets everything, and receives about two
/// kilobytes per state.
#[tokio::test(flavor = "multi_thread")]
async fn a_screen_gets_only_what_changed() {
    let home = Home::new();
    // The cards are fixed, because the number of bytes per state depends on them.
    let config = ServerConfig { first_dealer: Some(Seat(3)), deck: Decks::Given(seeded_decks(5)), ..home.config() };
    let server = Running::start(config).await;
    let mut person = Person::sit(&home, &server).await;
    let mut whole = person.client.live(&person.table).await;
    let mut patched = person.client.live_in_patches(&person.table).await;
    let mut html = String::new();
    let mut bytes = 0;
    let mut states = 0;
    loop {
        let now = person.wait().await;
        let expected = whole.until(now.n).await;
        loop {
            let message = patched.next().await.unwrap();
            html = match message["html"].as_str() {
                Some(html) => html.to_owned(),
                None => {
                    bytes += message.to_string().len();
                    states += 1;
                    patch(&html, &message["patch"])
                }
            };
            if message["n"].as_u64() >= Some(now.n) {
                break;
            }
        }
        assert_eq!(html, expected["html"].as_str().unwrap(), "{}", now.n);
        if !person.action().await {
            break;
        }
    }
    assert!(states > 30, "{states} states");
    assert!(bytes / states <= 2000, "{bytes} bytes for {states} states");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_after_a_restart() {
    let home = Home::new();
    let mut server = Running::start(home.config()).await;
    let mut person = Person::sit(&home, &server).await;
    for stop in 0..12 {
        for _ in 0..stop {
            person.go_on().await;
        }
        let before = person.wait().await;
        let page = person.page_at(before.n).await;
        server.stop().await;
        server = Running::start(home.config()).await;
        person = Person::at(&home, person.client.at(&server), person.table).await;
        assert_eq!(person.client.get(&person.table.clone()).await.body, page.body);
        assert_eq!(person.wait().await, before);
    }
    server.stop().await;
}

/// If a table was stopped while a bot was thinking, the bot continues as soon as a player opens the table.
#[tokio::test(flavor = "multi_thread")]
async fn bots_continue_after_a_restart() {
    let home = Home::new();
    let slow = ServerConfig { bot_pace_percent: 1000, first_dealer: Some(SOUTH), ..home.config() };
    let server = Running::start(slow).await;
    let mut client = server.client();
    let table = client.play().await;
    client.get(&table).await;
    server.stop().await;
    let mut follower = Follower::of(&home, &table).await;
    let stopped = follower.read().await;
    assert!(stopped.is_bot(stopped.to_act().unwrap()));
    let entries = stopped.n();

    let server = Running::start(home.config()).await;
    let mut person = Person::at(&home, client.at(&server), table).await;
    let scene = person.wait().await;
    assert!(scene.n > entries + 5, "three turns of bots were played");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_sent_twice_is_done_once() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::sit(&home, &server).await;
    let scene = person.wait().await;
    let mut client = person.client.clone();
    let table = person.table.clone();
    let done = json!({ "n": scene.n + 1 });
    // Sends the action twice at once, and again later.
    let mut other = client.clone();
    let n = scene.n;
    let (one, two) = tokio::join!(client.action(&table, "a", n, "draw"), other.action(&table, "a", n, "draw"));
    for answer in [one, two, client.action(&table, "a", n, "draw").await] {
        assert_eq!((answer.status, answer.json()), (StatusCode::OK, done.clone()));
    }
    let other_action = client.action(&table, "a", n, "ask").await;
    assert_eq!(other_action.status, StatusCode::CONFLICT);
    assert_eq!(Follower::of(&home, &table).await.read().await.n(), n + 1);
    server.stop().await;

    let server = Running::start(home.config()).await;
    let answer = client.at(&server).action(&table, "a", n, "draw").await;
    assert_eq!((answer.status, answer.json()), (StatusCode::OK, done));
    assert_eq!(Follower::of(&home, &table).await.read().await.n(), n + 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_windows_show_the_same_and_an_action_from_the_slower_one_is_stale() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::sit(&home, &server).await;
    let scene = person.wait().await;
    let mut client = person.client.clone();
    let mut one = client.live(&person.table).await;
    let mut two = client.live(&person.table).await;
    assert_eq!(one.until(scene.n).await, two.until(scene.n).await);
    assert_eq!(client.action(&person.table, "one", scene.n, "draw").await.status, StatusCode::OK);
    assert_eq!(one.until(scene.n + 1).await, two.until(scene.n + 1).await);
    // The other window still shows the state before the draw.
    let late = client.action(&person.table, "two", scene.n, "draw").await;
    assert_eq!((late.status, &late.json()["stale"]), (StatusCode::CONFLICT, &json!(true)));
    assert!(late.json()["because"].as_str().unwrap().contains("has changed"));
    server.stop().await;
    assert_eq!((one.next().await, two.next().await), (None, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_is_unloaded_and_loaded_again() {
    let home = Home::new();
    let rest = std::time::Duration::from_millis(1);
    let server = Running::start(ServerConfig { unload_after: rest, ..home.config() }).await;
    let mut person = Person::sit(&home, &server).await;
    for turn in 0..30 {
        person.go_on().await;
        if turn % 3 == 0 {
            // Without a window, the table can be unloaded between any two requests.
            let scene = person.wait().await;
            let client = person.client;
            let table = person.table;
            drop(client.live(&table).await);
            tokio::time::sleep(rest * 5).await; // waits: longer than a table stays loaded
            person = Person::at(&home, client, table).await;
            assert_eq!(person.wait().await, scene);
        }
    }
    server.stop().await;
}
