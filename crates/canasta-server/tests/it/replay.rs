//! Games looked at again: only what is over, only for those who may look at the table; records that are brought; playing on.

use axum::http::StatusCode;
use canasta::Seat;
use canasta_record::journal::Entry;
use canasta_record::record::Record;
use canasta_record::replay::Replay;
use canasta_server::{Decks, ServerConfig, seeded_decks};
use serde_json::json;

use crate::harness::{Answer, Client, Follower, Home, Person, Running, SOUTH};

/// Short games whose cards follow from a seed.
fn config(home: &Home) -> ServerConfig {
    ServerConfig { deck: Decks::Given(seeded_decks(11)), first_dealer: Some(Seat(3)), ..home.config() }
}

const SHORT: &str = "preset=hoyle&base=hoyle&game_points=4,000&name=Mary";

/// A game that was played to its end.
async fn played(home: &Home, server: &Running) -> Person {
    let mut person = Person::start(home, server, SHORT).await;
    while person.wait().await.winner.is_none() {
        person.go_on().await;
    }
    person
}

/// Everything behind a table that tells of its game.
fn ways(table: &str) -> [String; 5] {
    ["replay", "replay?at=3&seat=all", "replay/at?at=3&seat=2", "record", "sheet.csv"]
        .map(|way| format!("{table}/{way}"))
}

async fn replay_of(client: &mut Client, table: &str) -> Replay {
    let record = client.get(&format!("{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK, "{}", record.body);
    Replay::of(Record::read(&record.body).unwrap()).unwrap()
}

/// What a part holds of a seat's hand: the cards that are shown.
fn shown(html: &str, seat: u8) -> Vec<&str> {
    let id = format!("id=\"hand-{seat}-");
    html.split(id.as_str()).skip(1).filter_map(|rest| rest.split("data-cards=\"").nth(1)?.split('"').next()).collect()
}

fn count(cards: &[&str]) -> usize {
    cards.iter().map(|cards| cards.split(' ').count()).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_of_a_game_that_goes_on() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = Person::start(&home, &server, SHORT).await;
    let mut looks = 0;
    // Within deals and between them, to the player, and to somebody who may not look.
    while person.wait().await.winner.is_none() {
        looks += 1;
        if looks % 9 == 1 || person.wait().await.view.table.public.ending.is_some() {
            for way in ways(&person.table) {
                let answer = person.client.get(&way).await;
                assert_eq!(answer.status, StatusCode::CONFLICT, "{way}");
                assert!(!answer.body.contains("data-cards") && !answer.body.contains("Deck:"), "{way}");
                assert!(answer.body.contains("A game can be replayed when it is over."), "{}", answer.body);
            }
            let answer = person.client.form(&format!("{}/replay", person.table), "at=3&seat=2").await;
            assert_eq!(answer.status, StatusCode::CONFLICT);
        }
        person.go_on().await;
    }
    assert!(looks > 30);
    for way in ways(&person.table) {
        assert_eq!(person.client.get(&way).await.status, StatusCode::OK, "{way}");
    }
    // The table may not be looked at by others, so its game may not be either.
    let mut stranger = server.client();
    let door = stranger.get(&person.table.clone()).await.status;
    assert!(door != StatusCode::OK);
    for way in ways(&person.table) {
        let answer = stranger.get(&way).await;
        assert_eq!(answer.status, door, "{way}");
        assert!(!answer.body.contains("data-cards") && !answer.body.contains("Deck:"), "{way}");
    }
    for nowhere in ["/table/0123/replay", "/table/0123/record"] {
        assert_eq!(stranger.get(nowhere).await.status, StatusCode::NOT_FOUND);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_seen_moment_by_moment() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = played(&home, &server).await;
    let (client, table) = (&mut person.client, person.table.clone());
    let end = client.get(&table).await;
    assert!(end.body.contains(&format!("href=\"{table}/replay\"")), "{}", end.body);
    let replay = replay_of(client, &table).await;
    assert_eq!(replay.record().players[0].name, "Mary");
    assert!(replay.record().date.is_some());
    let last = replay.moments().len() - 1;
    for at in (0..=last).step_by(7).chain([last]) {
        let hands = replay.hands(at);
        for seat in [None, Some(1)] {
            let name = seat.map_or_else(|| "all".to_owned(), |seat: u8| seat.to_string());
            let part = client.get(&format!("{table}/replay/at?at={at}&seat={name}")).await;
            assert_eq!(part.status, StatusCode::OK);
            let html = part.json()["html"].as_str().unwrap().to_owned();
            for (place, hand) in (0..).zip(&hands) {
                let visible = seat.is_none_or(|seat| seat == place);
                assert_eq!(count(&shown(&html, place)), if visible { hand.len() } else { 0 }, "{at} {name} {place}");
            }
        }
    }
    let page = client.get(&format!("{table}/replay?at={last}&seat=0")).await;
    assert!(page.body.contains("won by") && page.body.contains("<svg"), "{}", page.body);
    // What no seat and no moment is called is as good as left out.
    for odd in ["", "?at=-1", "?at=x&seat=9", "?seat=", "?at=99999999999999999999", "?at=0&at=2"] {
        assert_eq!(client.get(&format!("{table}/replay{odd}")).await.status, StatusCode::OK, "{odd}");
    }
    let sheet = client.get(&format!("{table}/sheet.csv")).await;
    assert_eq!(sheet.body.lines().count(), 1 + 2 * replay.figures().len());
    assert!(sheet.header("content-disposition").contains(".csv\""), "{:?}", sheet.headers);
    let start = client.get("/").await;
    assert!(start.body.contains(&format!("href=\"{table}/replay\"")), "{}", start.body);
    server.stop().await;
}

/// Who is called otherwise now, or not at all, is so in the replay too.
#[tokio::test(flavor = "multi_thread")]
async fn names_are_as_they_are_now() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = played(&home, &server).await;
    let (client, table) = (&mut person.client, person.table.clone());
    assert!(client.get(&format!("{table}/replay")).await.body.contains("Mary"));
    client.form("/settings", &format!("name=Maria&back={table}")).await;
    let page = client.get(&format!("{table}/replay")).await.body;
    assert!(page.contains("Maria") && !page.contains("Mary"), "{page}");
    server.stop().await;
}

async fn bring(client: &mut Client, text: &str) -> Answer {
    let headers = [
        ("content-type", "text/plain; charset=utf-8"),
        ("accept", "application/json"),
        ("sec-fetch-site", "same-origin"),
    ];
    client.send(axum::http::Method::POST, "/replay", &headers, text.to_owned()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_brought() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = played(&home, &server).await;
    let text = person.client.get(&format!("{}/record", person.table)).await.body;
    let mut other = server.client();
    let answer = bring(&mut other, &text).await;
    let path = answer.json()["path"].as_str().unwrap().to_owned();
    let page = other.get(&format!("{path}?at=5&seat=all")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("As Mary saw it") && page.body.contains(&format!("{path}?at=6")), "{}", page.body);
    assert_eq!(other.get(&format!("{path}/record")).await.body, text);
    assert_eq!(other.get(&format!("{path}/at?at=7")).await.status, StatusCode::OK);
    assert!(other.get(&format!("{path}/sheet.csv")).await.body.starts_with("deal,"));

    // The same record, written otherwise; and as a form sends it that no script helps.
    let written = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(bring(&mut other, &written).await.json()["path"], json!(path));
    let part = |name: &str, content: &str| {
        format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"x\"\r\n\r\n{content}\r\n")
    };
    let form = format!("{}{}--b--\r\n", part("record", &text), part("text", ""));
    let headers = [("content-type", "multipart/form-data; boundary=b"), ("origin", "http://table.test")];
    let answer = other.send(axum::http::Method::POST, "/replay", &headers, form).await;
    assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, path.as_str()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_game_is_not_opened() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = played(&home, &server).await;
    let text = person.client.get(&format!("{}/record", person.table)).await.body;
    let mut other = server.client();
    for (wrong, says) in [
        ("no record at all".to_owned(), "line 1, column 1"),
        (text.replacen("draw; ", "draw; draw; ", 1), "add up"),
        (text.replacen("Deck: ", "Deck: 4Z ", 1), "4Z"),
        (String::new(), "record"),
    ] {
        let answer = bring(&mut other, &wrong).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
        assert!(answer.body.contains(says), "{says}: {}", answer.body);
    }
    assert_eq!(bring(&mut other, &"x".repeat(600 * 1024)).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    let answer = other.json("/replay", &json!({})).await;
    assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    for gone in
        [format!("/replay/{}", "0".repeat(64)), "/replay/x".to_owned(), format!("/replay/{}/at", "0".repeat(64))]
    {
        let answer = other.get(&gone).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{gone}");
        assert!(answer.body.contains("not here any more"), "{}", answer.body);
    }
    let page = other.get("/replay").await;
    assert!(page.status == StatusCode::OK && page.body.contains("enctype=\"multipart/form-data\""), "{}", page.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_on_from_a_moment() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = played(&home, &server).await;
    let table = person.table.clone();
    let replay = replay_of(&mut person.client, &table).await;
    let last = replay.moments().len() - 1;
    let second = replay.start_of(2).expect("a game of two deals at least");
    for (at, seat) in [(0, 2), (second + 9, 1), (second - 1, 0)] {
        let mut client = server.client();
        let form = format!("at={at}&seat={seat}");
        // Whoever may look may play on: the player here.
        client.cookies.clone_from(&person.client.cookies);
        let answer = client.form(&format!("{table}/replay"), &form).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        let fresh = answer.header("location").to_owned();
        assert!(fresh.starts_with("/table/") && fresh != table);
        let mut follower = Follower::of(&home, &fresh).await;
        follower.read().await;
        let entries: Vec<Entry> = follower.texts.iter().map(|text| Entry::read(text).unwrap()).collect();
        let Entry::Opened(terms) = &entries[0] else { panic!("{}", follower.texts[0]) };
        assert!(terms.practice && terms.rules == replay.record().rules);
        assert!(!follower.texts.iter().any(|text| text.contains("Mary")), "a person's name is in a journal");
        // The past is the same; what comes after it is new.
        let past = entries.iter().filter(|entry| entry.act_id().is_some_and(|by| by.id.starts_with("past-"))).count();
        assert_eq!(past, replay.moments()[1..=at].iter().filter(|moment| moment.act.is_some()).count());
        let page = client.get(&fresh).await;
        assert_eq!(page.status, StatusCode::OK);
        let scene = replay.scene(at, Some(Seat(seat)));
        assert_eq!(follower.read().await.scene(Some(Seat(seat))).unwrap().totals, scene.totals);
        assert_eq!(follower.read().await.seat_of(canasta_record::journal::Person::HOST), Some(Seat(seat)));
    }
    for (form, status) in [
        (format!("at={last}&seat=0"), StatusCode::CONFLICT),
        (format!("at={}&seat=0", last + 1), StatusCode::BAD_REQUEST),
        ("at=1&seat=4".to_owned(), StatusCode::BAD_REQUEST),
        ("at=1".to_owned(), StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(person.client.form(&format!("{table}/replay"), &form).await.status, status, "{form}");
    }
    server.stop().await;
}

/// From a moment in the second deal to the end of the game, from the first seat.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_on_comes_to_an_end() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = played(&home, &server).await;
    let replay = replay_of(&mut person.client, &person.table.clone()).await;
    let at = replay.start_of(2).unwrap() + 5;
    let answer = person.client.form(&format!("{}/replay", person.table), &format!("at={at}&seat=0")).await;
    let fresh = answer.header("location").to_owned();
    let mut on = Person::at(&home, person.client.clone(), fresh.clone()).await;
    assert_eq!(on.wait().await.deal, 2);
    while on.wait().await.winner.is_none() {
        on.go_on().await;
    }
    // Its own replay begins as the other one did.
    let second = replay_of(&mut on.client, &fresh).await;
    let both = replay.moments().iter().zip(second.moments()).take(at + 1);
    assert_eq!(both.filter(|(one, two)| (one.seat, &one.act) == (two.seat, &two.act)).count(), at + 1);
    assert_eq!(second.hands(at), replay.hands(at));
    assert_eq!(on.wait().await.view.seat, Some(SOUTH));
    server.stop().await;
}
