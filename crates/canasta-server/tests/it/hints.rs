//! Hints. Only the seat's own session gets one, on its turn, if the table allows it. They are computed from the seat's
//! view, and never stored.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, mpsc};

use axum::http::StatusCode;
use canasta::deck::{SeedRng, shuffled};
use canasta::{Action, Card, Kind, Seat, View, shuffle};
use canasta_bots::{Forecast, Hint, RatedTurn};
use canasta_server::{Decks, HintSource, ServerConfig};
use serde_json::json;

use crate::harness::{Answer, Client, Follower, Home, Person, Running, beginning, beginning_unpromised};

/// A hint that depends on every part of the view, so that it would reveal any hidden card in it.
fn tell_tale(view: &View, seed: u64) -> Hint {
    let all = format!("{view:?} {seed}");
    let digest = all.bytes().fold(7u32, |sum, byte| (sum * 31 + u32::from(byte)) % 9973);
    let turn = |actions: Vec<Action>, loses: f64| RatedTurn {
        actions,
        loses,
        error: 1.0,
        equal: loses == 0.0,
        worse_in: loses / 20_000.0,
        forecast: Forecast { deals: digest, next_takes: loses / 20_000.0, pile: 5, ..Forecast::default() },
    };
    let actions = if view.check(&Action::Draw).is_ok() { Action::Draw } else { Action::Discard(Kind::Four) };
    Hint { turns: vec![turn(vec![actions], 0.0), turn(vec![actions], f64::from(digest))], nodes: 2 }
}

/// Settings with which South acts first.
fn config(home: &Home, hint_source: HintSource) -> ServerConfig {
    ServerConfig { hint_source, first_dealer: Some(Seat(3)), ..home.config() }
}

fn telling() -> HintSource {
    Arc::new(|view, seed, _| tell_tale(view, seed))
}

async fn ask(client: &mut Client, table: &str, n: u64) -> Answer {
    client.json(&format!("{table}/hint"), &json!({ "n": n })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_gets_a_hint_for_their_own_turn() {
    let home = Home::new();
    let server = Running::start(config(&home, telling())).await;
    let mut person = Person::sit(&home, &server).await;
    let n = person.wait().await.n;
    let table = person.table.clone();
    let answer = ask(&mut person.client, &table, n).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let said = answer.json();
    assert_eq!(said["n"], n);
    assert!(said["html"].as_str().unwrap().contains("data-actions=\"draw\""), "{said}");
    let spoken = said["said"].as_str().unwrap();
    assert!(spoken.starts_with("Hint. ") && spoken.contains(" Best: Draw."), "{said}");

    // Refused: another player, a stranger, a different site, and an old position.
    let mut stranger = server.client();
    stranger.play().await;
    assert_eq!(ask(&mut stranger, &table, n).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ask(&mut server.client(), &table, n).await.status, StatusCode::FORBIDDEN);
    let headers = [("content-type", "application/json"), ("origin", "http://elsewhere.test")];
    let path = format!("{table}/hint");
    let foreign = person.client.send(axum::http::Method::POST, &path, &headers, json!({ "n": n }).to_string()).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    let stale = ask(&mut person.client, &table, n - 1).await;
    assert_eq!((stale.status, stale.json()["stale"].as_bool()), (StatusCode::CONFLICT, Some(true)));
    assert_eq!(person.client.json(&path, &json!({ "n": n, "seat": 1 })).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(ask(&mut person.client, "/table/nowhere", n).await.status, StatusCode::NOT_FOUND);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_gets_no_hint_out_of_turn() {
    let home = Home::new();
    let slow = ServerConfig { bot_pace_percent: 1000, first_dealer: Some(Seat(0)), ..config(&home, telling()) };
    let server = Running::start(slow).await;
    let mut client = server.client();
    let table = client.play().await;
    let answer = ask(&mut client, &table, beginning(4)).await;
    assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.body);
    assert_eq!(answer.json(), json!({ "because": "you can only get hints on your turn" }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_hints_and_a_lesson_give_none() {
    let home = Home::new();
    let server = Running::start(config(&home, telling())).await;
    let mut person = Person::start(&home, &server, "hints=none").await;
    let n = person.wait().await.n;
    let table = person.table.clone();
    let answer = ask(&mut person.client, &table, n).await;
    assert_eq!(
        (answer.status, answer.json()),
        (StatusCode::FORBIDDEN, json!({ "because": "Hints are off at this table." }))
    );
    let page = person.client.get(&table).await.body;
    assert!(!page.contains("id=\"ask-hint\"") && page.contains("Hints: off at this table."), "{page}");
    let mut follower = Follower::of(&home, &table).await;
    follower.read().await;
    assert!(follower.texts[0].contains(",\"hints\":\"none\","), "{}", follower.texts[0]);

    let lesson = person.client.form("/learn", "").await.header("location").to_owned();
    assert_eq!(ask(&mut person.client, &lesson, beginning_unpromised(4)).await.status, StatusCode::FORBIDDEN);
    server.stop().await;
}

/// A position is searched only once, even for concurrent requests. The journal contains no hints.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_computed_once_per_position_and_never_stored() {
    let home = Home::new();
    let asked = Arc::new(AtomicU32::new(0));
    let counts = Arc::clone(&asked);
    let hint_source: HintSource = Arc::new(move |view, seed, _| {
        counts.fetch_add(1, Ordering::Relaxed);
        tell_tale(view, seed)
    });
    let server = Running::start(config(&home, hint_source)).await;
    let mut person = Person::sit(&home, &server).await;
    let n = person.wait().await.n;
    let table = person.table.clone();
    let mut follower = Follower::of(&home, &table).await;
    follower.read().await;
    let mut one = person.client.clone();
    let mut two = person.client.clone();
    let (first, second) = tokio::join!(ask(&mut one, &table, n), ask(&mut two, &table, n));
    let third = ask(&mut person.client, &table, n).await;
    assert_eq!((first.status, &first.body), (StatusCode::OK, &second.body));
    assert_eq!(first.body, third.body);
    assert_eq!(asked.load(Ordering::Relaxed), 1);
    let before = follower.texts.len();
    assert_eq!((follower.read().await.n(), follower.texts.len()), (n, before));
    // An action changes the position.
    assert!(person.action().await);
    let n = person.wait().await.n;
    assert_eq!(ask(&mut person.client, &table, n).await.status, StatusCode::OK);
    assert_eq!(asked.load(Ordering::Relaxed), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_cancelled_when_the_position_changes() {
    let home = Home::new();
    let (tell, began) = mpsc::channel();
    let tell = std::sync::Mutex::new(tell);
    let hint_source: HintSource = Arc::new(move |view, seed, go_on| {
        tell.lock().unwrap().send(()).unwrap();
        while go_on() {
            std::thread::yield_now();
        }
        tell_tale(view, seed)
    });
    let server = Running::start(config(&home, hint_source)).await;
    let mut person = Person::sit(&home, &server).await;
    let n = person.wait().await.n;
    let table = person.table.clone();
    let mut asks = person.client.clone();
    let path = table.clone();
    let hint = tokio::spawn(async move { ask(&mut asks, &path, n).await });
    tokio::task::spawn_blocking(move || began.recv().unwrap()).await.unwrap();
    assert_eq!(person.client.action(&table, "a", n, "draw").await.status, StatusCode::OK);
    let answer = hint.await.unwrap();
    assert_eq!((answer.status, answer.json()["stale"].as_bool()), (StatusCode::CONFLICT, Some(true)));
    server.stop().await;
}

/// Shuffles the cards of the deck that South can't see. Red threes and South's cards stay in place.
fn disguised(deck: &[Card], seed: u64) -> Vec<Card> {
    let hidden =
        |place: usize| deck[place].kind() != Kind::RedThree && (place > 44 || (place < 44 && !place.is_multiple_of(4)));
    let places: Vec<usize> = (0..deck.len()).filter(|&place| hidden(place)).collect();
    let mut cards: Vec<Card> = places.iter().map(|&place| deck[place]).collect();
    shuffle(&mut cards, &mut SeedRng::new(seed));
    let mut other = deck.to_vec();
    for (place, card) in places.into_iter().zip(cards) {
        other[place] = card;
    }
    other
}

/// No byte of a hint depends on cards that its seat can't see. Tests a hint that reveals everything it depends on, and
/// the program's own search.
#[tokio::test(flavor = "multi_thread")]
async fn the_bytes_of_a_hint_do_not_depend_on_hidden_cards() {
    let own: HintSource = Arc::new(|view, seed, _| canasta_bots::hint(view, seed, 300, &|| true));
    let mut compared = 0;
    for seed in 0..60 {
        let deck = shuffled(&mut SeedRng::new(seed));
        // Red threes would be replaced before the first turn, and covering the upcard would take cards from the stock.
        let early = |place: usize| deck[place].kind() != Kind::RedThree;
        if !(0..44).all(early) || !deck[44].kind().is_natural() {
            continue;
        }
        compared += 1;
        for hint_source in [telling(), Arc::clone(&own)] {
            let mut heard = Vec::new();
            for deck in [deck.clone(), disguised(&deck, seed + 1), disguised(&deck, seed + 2)] {
                let home = Home::new();
                let deals = ServerConfig {
                    deck: Decks::Given(Arc::new(move || Some(deck.clone()))),
                    ..config(&home, Arc::clone(&hint_source))
                };
                let server = Running::start(deals).await;
                let mut client = server.client();
                let table = client.play().await;
                let answer = ask(&mut client, &table, beginning_unpromised(4)).await;
                assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
                heard.push(answer.body);
                server.stop().await;
            }
            assert_eq!((&heard[0], &heard[0]), (&heard[1], &heard[2]), "seed {seed}");
        }
        if compared == 2 {
            return;
        }
    }
    panic!("only {compared} decks were fit for it");
}
