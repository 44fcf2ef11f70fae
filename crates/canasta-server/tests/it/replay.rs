//! Replays of finished games, for people who may see the table. Replays of records that visitors open. Playing on from
//! a replay.

use std::time::Duration;

use axum::http::StatusCode;
use canasta::Seat;
use canasta_i18n::Lang;
use canasta_i18n::messages::stats;
use canasta_record::record::{DealRecord, Record};
use canasta_record::replay::Replay;
use canasta_server::{Decks, ServerConfig, TestHooks, seeded_decks};
use canasta_table::journal::Entry;
use serde_json::json;

use crate::harness::{Answer, Client, Follower, Home, Person, Running, SOUTH, soon, unsynced};
use crate::review::LOW_EFFORT;

/// Short games with seeded cards.
fn config(home: &Home) -> ServerConfig {
    let hooks = TestHooks { review: LOW_EFFORT, ..unsynced() };
    ServerConfig { deck: Decks::Given(seeded_decks(11)), first_dealer: Some(Seat(3)), hooks, ..home.config() }
}

const SHORT_GAME: &str = "preset=hoyle&base=hoyle&game_points=4,000&name=Mary";

async fn played(home: &Home, server: &Running) -> Person {
    let mut person = Person::start(home, server, SHORT_GAME).await;
    while person.wait().await.winner.is_none() {
        person.go_on().await;
    }
    person
}

/// All paths that show a table's game.
fn ways(table: &str) -> [String; 8] {
    [
        "replay",
        "replay?at=3&seat=all",
        "replay/again",
        "replay/at?at=3&seat=2",
        "record",
        "sheet.csv",
        "review?seat=1",
        "review/part?seat=1",
    ]
    .map(|way| format!("{table}/{way}"))
}

async fn replay_of(client: &mut Client, table: &str) -> Replay {
    let record = client.get(&format!("{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK, "{}", record.body);
    Replay::of(Record::read(&record.body).unwrap()).unwrap()
}

/// The cards of a seat's hand that are visible in a part of the page.
fn shown(html: &str, seat: u8) -> Vec<&str> {
    let id = format!("id=\"hand-{seat}-");
    html.split(id.as_str()).skip(1).filter_map(|rest| rest.split("data-cards=\"").nth(1)?.split('"').next()).collect()
}

fn count(cards: &[&str]) -> usize {
    cards.iter().map(|cards| cards.split(' ').count()).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_progress_has_no_replay() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = Person::start(&home, &server, SHORT_GAME).await;
    let mut looks = 0;
    // During and between deals, for the player and for a visitor who may not watch.
    while person.wait().await.winner.is_none() {
        looks += 1;
        if looks % 9 == 1 || person.wait().await.view.table.public.ending().is_some() {
            for way in ways(&person.table) {
                let answer = person.client.get(&way).await;
                assert_eq!(answer.status, StatusCode::CONFLICT, "{way}");
                assert!(!answer.body.contains("data-cards") && !answer.body.contains("Deck:"), "{way}");
                assert!(answer.body.contains("You can replay a game once it’s over."), "{}", answer.body);
            }
            for (way, form) in [("replay", "at=3&seat=2"), ("replay/again", "deal=1&seat=2&level=club")] {
                let answer = person.client.form(&format!("{}/{way}", person.table), form).await;
                assert_eq!(answer.status, StatusCode::CONFLICT, "{way}");
            }
        }
        person.go_on().await;
    }
    assert!(looks > 30);
    for way in ways(&person.table) {
        assert_eq!(person.client.get(&way).await.status, StatusCode::OK, "{way}");
    }
    // Other people may not watch the table, so they may not see its game either.
    let mut stranger = server.client();
    let door = stranger.get(&person.table.clone()).await.status;
    assert!(door != StatusCode::OK);
    for way in ways(&person.table) {
        let answer = stranger.get(&way).await;
        assert_eq!(answer.status, door, "{way}");
        assert!(!answer.body.contains("data-cards") && !answer.body.contains("Deck:"), "{way}");
    }
    let answer = stranger.form(&format!("{}/replay/again", person.table), "deal=1&seat=0&level=club").await;
    assert_eq!(answer.status, door);
    for nowhere in ["/table/0123/replay", "/table/0123/replay/again", "/table/0123/record"] {
        assert_eq!(stranger.get(nowhere).await.status, StatusCode::NOT_FOUND);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_replayed_step_by_step() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = played(&home, &server).await;
    let client = &mut person.client;
    let table = person.table.clone();
    let end = client.get(&table).await;
    assert!(end.body.contains(&format!("href=\"{table}/replay\"")), "{}", end.body);
    let replay = replay_of(client, &table).await;
    assert_eq!(replay.record().players[0].name, "Mary");
    assert!(replay.record().date.is_some());
    let last = replay.steps().len() - 1;
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
    assert!(page.body.contains(" won ") && page.body.contains("<svg"), "{}", page.body);
    // Unknown seats and steps are ignored.
    for odd in ["", "?at=-1", "?at=x&seat=9", "?seat=", "?at=99999999999999999999", "?at=0&at=2"] {
        assert_eq!(client.get(&format!("{table}/replay{odd}")).await.status, StatusCode::OK, "{odd}");
    }
    let sheet = client.get(&format!("{table}/sheet.csv")).await;
    assert_eq!(sheet.body.lines().count(), 1 + 2 * replay.stats().len());
    assert!(sheet.header("content-disposition").contains(".csv\""), "{:?}", sheet.headers);
    let start = client.get("/").await;
    assert!(start.body.contains(&format!("href=\"{table}/replay\"")), "{}", start.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_the_players_current_names() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = played(&home, &server).await;
    let client = &mut person.client;
    let table = person.table.clone();
    assert!(client.get(&format!("{table}/replay")).await.body.contains("Mary"));
    client.form("/settings", &format!("name=Maria&then={table}")).await;
    let page = client.get(&format!("{table}/replay")).await.body;
    assert!(page.contains("Maria") && !page.contains("Mary"), "{page}");
    server.stop().await;
    // A forgotten player would lose access to the table, so this deletes only the name.
    sqlx::query("UPDATE people SET name = NULL").execute(&mut home.sql().await).await.unwrap();
    let server = Running::start(ServerConfig { lang: Some(Lang::pseudo()), ..config(&home) }).await;
    let page = client.at(&server).get(&format!("{table}/replay")).await.body;
    assert!(page.contains(stats::forgotten(Lang::pseudo())), "{page}");
    assert!(!page.contains("Maria") && !page.contains(stats::forgotten(Lang::EN)), "{page}");
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
async fn a_visitor_opens_a_record() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = played(&home, &server).await;
    let text = person.client.get(&format!("{}/record", person.table)).await.body;
    let mut other = server.client();
    let answer = bring(&mut other, &text).await;
    let path = answer.json()["path"].as_str().unwrap().to_owned();
    let page = other.get(&format!("{path}?at=5&seat=all")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("Mary’s view") && page.body.contains(&format!("{path}?at=6")), "{}", page.body);
    assert_eq!(other.get(&format!("{path}/record")).await.body, text);
    assert_eq!(other.get(&format!("{path}/at?at=7")).await.status, StatusCode::OK);
    assert!(other.get(&format!("{path}/sheet.csv")).await.body.starts_with("\u{feff}deal,"));

    // The same record with a byte order mark and different line breaks.
    let written = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(bring(&mut other, &written).await.json()["path"], json!(path));
    server.stop().await;
}

const FORM: &str = "multipart/form-data; boundary=b";

/// One part of a form, as sent by a browser without a script.
fn field(name: &str, content: &str) -> String {
    format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"x\"\r\n\r\n{content}\r\n")
}

async fn form(client: &mut Client, kind: &str, body: String) -> Answer {
    let headers = [("content-type", kind), ("origin", "http://table.test")];
    client.send(axum::http::Method::POST, "/replay", &headers, body).await
}

/// Without a script, a form sends the record. The file takes precedence over pasted text. A body that isn't a form is
/// refused.
#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_opens_a_record_with_a_form() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let text = include_str!("../../../../fair/example.canasta").to_owned();
    let mut client = server.client();
    let path = bring(&mut client, &text).await.json()["path"].as_str().unwrap().to_owned();
    let whole = |record: &str, pasted: &str| format!("{}{}--b--\r\n", field("record", record), field("text", pasted));
    for (kind, body) in [
        (FORM, whole(&text, "")),
        (FORM, whole("", &text)),
        (FORM, whole(" \r\n", &text)),
        (FORM, whole(&text, "something else")),
        ("Multipart/Form-Data; charset=utf-8; boundary=\"b\"", whole(&text, "")),
    ] {
        let answer = form(&mut client, kind, body).await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, path.as_str()), "{kind}");
    }
    let large = "x".repeat(600 * 1024);
    for (kind, body, status, says) in [
        (FORM, whole("", ""), StatusCode::UNPROCESSABLE_ENTITY, "line 1, column 1"),
        (FORM, "--b--\r\n".to_owned(), StatusCode::UNPROCESSABLE_ENTITY, "line 1, column 1"),
        (FORM, field("record", &text), StatusCode::UNSUPPORTED_MEDIA_TYPE, "as a file from a form"),
        (FORM, String::new(), StatusCode::UNSUPPORTED_MEDIA_TYPE, "as a file from a form"),
        (FORM, text.clone(), StatusCode::UNSUPPORTED_MEDIA_TYPE, "as a file from a form"),
        ("multipart/form-data", whole(&text, ""), StatusCode::UNSUPPORTED_MEDIA_TYPE, "as a file from a form"),
        ("multipart/form-data; boundary=", whole(&text, ""), StatusCode::UNSUPPORTED_MEDIA_TYPE, "as a file from"),
        (FORM, whole(&large, ""), StatusCode::PAYLOAD_TOO_LARGE, "over 512 KiB"),
        (FORM, whole("", &large), StatusCode::PAYLOAD_TOO_LARGE, "over 512 KiB"),
        (FORM, large.clone(), StatusCode::PAYLOAD_TOO_LARGE, "over 512 KiB"),
    ] {
        let answer = form(&mut client, kind, body).await;
        assert_eq!(answer.status, status, "{kind}: {}", answer.body);
        assert!(answer.body.contains(says), "{says}: {}", answer.body);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_not_a_record_is_refused() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = played(&home, &server).await;
    let text = person.client.get(&format!("{}/record", person.table)).await.body;
    let mut other = server.client();
    for (wrong, says) in [
        ("no record at all".to_owned(), "line 1, column 1"),
        (text.replacen("draw; ", "draw; draw; ", 1), "the game breaks the rules"),
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
        assert!(answer.body.contains("Record expired"), "{}", answer.body);
    }
    let page = other.get("/replay").await;
    assert!(page.status == StatusCode::OK && page.body.contains("enctype=\"multipart/form-data\""), "{}", page.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_plays_on_from_a_step_of_a_replay() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut person = played(&home, &server).await;
    let table = person.table.clone();
    let replay = replay_of(&mut person.client, &table).await;
    let last = replay.steps().len() - 1;
    let second = replay.start_of(2).expect("a game of two deals at least");
    for (at, seat) in [(0, 2), (second + 9, 1), (second - 1, 0)] {
        let mut client = server.client();
        let form = format!("at={at}&seat={seat}");
        // Everyone who may watch can play on. Here it is the player.
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
        // The entries up to the step are the same, and the rest are new.
        let past =
            entries.iter().filter(|entry| entry.action_id().is_some_and(|by| by.id.starts_with("past-"))).count();
        assert_eq!(past, replay.steps()[1..=at].iter().filter(|moment| moment.action.is_some()).count());
        let page = client.get(&fresh).await;
        assert_eq!(page.status, StatusCode::OK);
        let scene = canasta_table::replay::scene(&replay, at, Some(Seat(seat)));
        assert_eq!(follower.read().await.scene(Some(Seat(seat))).unwrap().totals, scene.totals);
        assert_eq!(follower.read().await.seat_of(canasta_table::journal::Person::HOST), Some(Seat(seat)));
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

/// An abandoned game is over. Its replay ends where the game did, and shows all hands of the last deal.
#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_game_can_be_replayed() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::start(&home, &server, "name=Mary").await;
    while person.wait().await.deal < 2 {
        person.go_on().await;
    }
    for _ in 0..4 {
        person.go_on().await;
    }
    let scene = person.wait().await;
    assert!(scene.winner.is_none() && scene.view.table.public.ending().is_none());
    let mut client = person.client.clone();
    let table = person.table.clone();
    assert_eq!(client.get(&format!("{table}/replay")).await.status, StatusCode::CONFLICT);
    server.stop().await;

    let server = Running::start(ServerConfig { give_up_after: Duration::ZERO, ..home.config() }).await;
    client = client.at(&server);
    soon(async { while client.get(&format!("{table}/replay")).await.status != StatusCode::OK {} }).await;
    let replay = replay_of(&mut client, &table).await;
    // The seeds of all deals are revealed, including the last one's.
    let revealed = |deal: &DealRecord| deal.proof.as_ref().is_some_and(|proof| proof.seed.is_some());
    assert!(replay.record().deals.iter().all(revealed));
    assert_eq!((replay.record().deals.len(), replay.stats().len(), replay.winner()), (2, 1, None));
    let last = replay.steps().len() - 1;
    let stands = canasta_table::replay::scene(&replay, last, Some(SOUTH)).view;
    assert_eq!((stands.hand, stands.table.public.stock()), (scene.view.hand, scene.view.table.public.stock()));
    let page = client.get(&format!("{table}/replay?at={last}&seat=all")).await.body;
    assert!(page.contains("Unfinished after one deal: ") && !page.contains(" won "), "{page}");
    for (place, hand) in (0..).zip(&replay.hands(last)) {
        assert_eq!(count(&shown(&page, place)), hand.len(), "{place}");
    }
    assert_eq!(client.get(&format!("{table}/sheet.csv")).await.body.lines().count(), 1 + 2);
    // A visitor can play on from it, even from its last step. The abandoned table itself stays unchanged.
    let answer = client.form(&format!("{table}/replay"), &format!("at={last}&seat=0")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    assert!(answer.header("location") != table);
    assert!(client.get(&table).await.body.contains("This game was abandoned."));
    server.stop().await;
}

/// A record can start with totals, but a table can't. The page says so, and the server refuses the request.
#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_cannot_play_on_from_a_record_that_begins_with_totals() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let text =
        include_str!("../../../../fair/example.canasta").replacen("\n\nDeal 1", "\nTotals: 120 -15\n\nDeal 1", 1);
    let mut client = server.client();
    let answer = bring(&mut client, &text).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let path = answer.json()["path"].as_str().unwrap().to_owned();
    let page = client.get(&path).await.body;
    assert!(page.contains("you can’t play on from it") && !page.contains("Play on</button>"), "{page}");
    let answer = client.form(&path, "at=0&seat=0").await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("starts mid-game"), "{}", answer.body);
    server.stop().await;
}

/// Plays on from a step in the second deal to the end of the game, in the first seat.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_played_on_from_a_replay_reaches_its_end() {
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
    // Its replay starts the same way.
    let second = replay_of(&mut on.client, &fresh).await;
    let both = replay.steps().iter().zip(second.steps()).take(at + 1);
    assert_eq!(both.filter(|(one, two)| (one.seat, &one.action) == (two.seat, &two.action)).count(), at + 1);
    assert_eq!(second.hands(at), replay.hands(at));
    assert_eq!(on.wait().await.view.seat, Some(SOUTH));
    server.stop().await;
}
