//! Deals of finished games that are played again: the new table, its end, and deals that can't be replayed.

use std::time::Duration;

use axum::http::StatusCode;
use canasta::Seat;
use canasta_i18n::Lang;
use canasta_record::record::{Other, Record};
use canasta_record::replay::Replay;
use canasta_server::{ServerConfig, TestHooks};
use canasta_table::journal::{Entry, Formats, Person as Number, Terms};
use serde_json::json;

use crate::harness::{Answer, Client, Follower, Home, Person, Running, SOUTH, soon, unsynced};
#[cfg(unix)]
use crate::nodes::Service;

/// Games of one or two deals.
const SHORT_GAME: &str = "preset=hoyle&base=hoyle&game_points=900&name=Mary";

/// A person whose game is finished and shown on its page.
async fn played(home: &Home, server: &Running) -> Person {
    let mut person = Person::start(home, server, SHORT_GAME).await;
    while person.wait().await.winner.is_none() {
        person.go_on().await;
    }
    let n = person.wait().await.n;
    person.page_at(n).await;
    person
}

async fn replay_of(client: &mut Client, table: &str) -> Replay {
    let record = client.get(&format!("{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK, "{}", record.body);
    Replay::of(Record::read(&record.body).unwrap()).unwrap()
}

/// The answer to the form. On PostgreSQL, the server doesn't write the format of such a table right away, and asks the
/// player to try again later.
async fn again(client: &mut Client, table: &str, form: &str) -> Answer {
    let ask = async {
        loop {
            let answer = client.form(&format!("{table}/replay/again"), form).await;
            if answer.status != StatusCode::SERVICE_UNAVAILABLE {
                return answer;
            }
            tokio::time::sleep(Duration::from_secs(1)).await; // waits: between polls
        }
    };
    soon(ask).await
}

/// The table that an answer leads to.
fn opened(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let table = answer.header("location").to_owned();
    assert!(table.starts_with("/table/"), "{table}");
    table
}

async fn journal(home: &Home, table: &str) -> Vec<Entry> {
    let mut follower = Follower::of(home, table).await;
    follower.read().await;
    follower.texts.iter().map(|text| Entry::read(text).unwrap()).collect()
}

fn terms(entries: &[Entry]) -> &Terms {
    let Entry::Opened(terms) = &entries[0] else { panic!("{entries:?}") };
    terms
}

fn stats(games: &Answer) -> usize {
    games.json()["games"].as_array().unwrap().len()
}

/// Goes from the replay to a table with the same cards, plays it to the end, and opens both replays. The server makes
/// commitments.
#[tokio::test(flavor = "multi_thread")]
async fn a_replayed_deal_shows_both_results_side_by_side() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let Person { mut client, table: first, .. } = played(&home, &server).await;
    let then = replay_of(&mut client, &first).await;
    let deal = then.stats().len();
    let part = client.get(&format!("{first}/replay?at={}&seat=all", then.start_of(deal).unwrap() + 2)).await;
    assert!(part.body.contains(&format!("href=\"{first}/replay/again?deal={deal}\"")), "{}", part.body);
    let page = client.get(&format!("{first}/replay/again?deal={deal}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("your seat") && page.body.contains("doesn’t count in your stats"), "{}", page.body);

    let table = opened(&again(&mut client, &first, &format!("deal={deal}&seat=0&level=beginner")).await);
    let mut person = Person::at(&home, client, table.clone()).await;
    let scene = person.wait().await;
    assert_eq!((scene.totals, scene.deal), (then.totals_after(deal - 1), deal));
    let running = person.client.get(&table).await;
    assert!(running.body.contains("id=\"set-deal\"") && !running.body.contains("data-commitment"), "{}", running.body);
    assert_eq!(person.client.get(&format!("{table}/replay")).await.status, StatusCode::CONFLICT, "it is being played");
    while person.action().await {}
    let scene = person.wait().await;
    assert!(scene.is_over());
    let refused = person.next_deal().await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);

    let page = person.page_at(scene.n).await.body;
    let points = |points| Lang::EN.locale().points(points);
    for side in 0..2 {
        let told = [then.stats()[deal - 1].scores[side].total(), scene.sheet[0][side].total()];
        assert!(told.iter().all(|&told| page.contains(&format!("<td>{}</td>", points(told)))), "{told:?}: {page}");
    }
    for (way, status) in [
        (format!("{first}/replay?at={}&seat=0", then.start_of(deal).unwrap()), StatusCode::OK),
        (format!("{table}/replay?at=0&seat=0"), StatusCode::OK),
        (format!("{first}/replay/again?deal={deal}&seat=0"), StatusCode::OK),
    ] {
        assert!(page.contains(&format!("href=\"{}\"", way.replace('&', "&amp;"))), "{way}: {page}");
        assert_eq!(person.client.get(&way).await.status, status, "{way}");
    }
    // The replayed deal isn't in the stats. Its record says what it is, and the start page lists it with the finished
    // games.
    assert_eq!(stats(&person.client.get("/you.json").await), 1);
    let record = replay_of(&mut person.client, &table).await.record().clone();
    let Other::Line(name, said) = &record.others[0] else { panic!("{record:?}") };
    assert!(name == "Practice" && said.contains("replayed; the shuffle isn’t guaranteed"), "{said}");
    let entries = journal(&home, &table).await;
    assert!(!entries.iter().any(|entry| matches!(entry, Entry::Committed { .. })), "a promise was given");
    let start = person.client.get("/").await.body;
    let history = start.split_once("id=\"history\"").unwrap().1;
    assert!(history.contains(&format!("href=\"{table}/replay\"")), "{start}");
    server.stop().await;
    // The page is unchanged after a restart.
    let server = Running::start(home.config()).await;
    let mut client = person.client.at(&server);
    assert!(client.get(&table).await.body.contains("id=\"compared\""));
    assert_eq!(client.get(&format!("{table}/replay")).await.status, StatusCode::OK);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_cards_are_dealt_to_any_seat_and_level() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let Person { mut client, table: first, .. } = played(&home, &server).await;
    let then = replay_of(&mut client, &first).await;
    for (seat, level) in [(0, "strong"), (1, "club"), (2, "beginner"), (3, "expert")] {
        let table = opened(&again(&mut client, &first, &format!("deal=1&seat={seat}&level={level}")).await);
        let entries = journal(&home, &table).await;
        let terms = terms(&entries);
        assert!(terms.practice && terms.rules == then.record().rules && terms.players == then.players());
        let set = terms.set.as_ref().unwrap();
        assert_eq!((format!("/table/{}", set.table), set.deal), (first.clone(), 1));
        let dealt =
            entries.iter().find_map(|entry| if let Entry::Dealt { deck, .. } = entry { Some(deck) } else { None });
        assert_eq!(dealt, Some(&then.record().deals[0].deck));
        let mut follower = Follower::of(&home, &table).await;
        let now = follower.read().await;
        assert_eq!(now.seat_of(Number::HOST), Some(Seat(seat)));
        assert!(now.players().seats().all(|other| other == Seat(seat) || now.bot(other) == Some(level)));
        assert!(!follower.texts.iter().any(|text| text.contains("Mary")), "a person's name is in a journal");
        assert_eq!(client.get(&table).await.status, StatusCode::OK);
        // The table is private, so other people can only ask to join.
        let door = server.client().get(&table).await;
        assert!(door.status != StatusCode::OK && !door.body.contains("data-cards"), "{}", door.body);
    }
    server.stop().await;
}

/// In an abandoned game, only the finished deals can be replayed.
#[tokio::test(flavor = "multi_thread")]
async fn a_sentence_says_what_cannot_be_replayed() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::start(&home, &server, "name=Mary").await;
    while person.wait().await.deal < 2 {
        person.go_on().await;
    }
    let mut client = person.client.clone();
    let table = person.table.clone();
    let closed = client.form(&format!("{table}/do"), "what=close").await;
    assert_eq!(closed.status, StatusCode::SEE_OTHER, "{}", closed.body);
    let page = client.get(&format!("{table}/replay/again?deal=x&seat=9")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("Deal 2 wasn’t finished"), "{}", page.body);
    for (form, status, says) in [
        ("deal=2&seat=0&level=club", StatusCode::CONFLICT, "That deal wasn’t finished"),
        ("deal=3&seat=0&level=club", StatusCode::UNPROCESSABLE_ENTITY, "This game has no deal with that number."),
        ("deal=0&seat=0&level=club", StatusCode::UNPROCESSABLE_ENTITY, "This game has no deal with that number."),
        ("seat=0&level=club", StatusCode::UNPROCESSABLE_ENTITY, "This game has no deal with that number."),
        ("deal=1&seat=4&level=club", StatusCode::UNPROCESSABLE_ENTITY, "This game has no such seat."),
        ("deal=1&seat=-1&level=club", StatusCode::UNPROCESSABLE_ENTITY, "This game has no such seat."),
        ("deal=1&level=club", StatusCode::UNPROCESSABLE_ENTITY, "This game has no such seat."),
        ("deal=1&seat=0&level=master", StatusCode::UNPROCESSABLE_ENTITY, "don’t play at that level here"),
        ("deal=1&seat=0&level=lesson", StatusCode::UNPROCESSABLE_ENTITY, "don’t play at that level here"),
        ("deal=1&seat=0", StatusCode::UNPROCESSABLE_ENTITY, "don’t play at that level here"),
    ] {
        let answer = again(&mut client, &table, form).await;
        assert_eq!(answer.status, status, "{form}: {}", answer.body);
        assert!(answer.body.contains(says), "{form}: {}", answer.body);
    }
    let set = opened(&again(&mut client, &table, "deal=1&seat=0&level=club").await);
    // A replayed deal has no next game, whatever requests are sent.
    let mut person = Person::at(&home, client, set.clone()).await;
    while person.action().await {}
    let scene = person.wait().await;
    assert!(scene.is_over());
    person.page_at(scene.n).await;
    let answer = person.client.form(&format!("{set}/do"), "what=again").await;
    assert!(answer.body.contains("This table plays just one deal."), "{}: {}", answer.status, answer.body);
    server.stop().await;
}

/// Servers on an older release couldn't read such a table. While any of them are running, it isn't opened.
#[tokio::test(flavor = "multi_thread")]
async fn no_table_is_opened_that_older_servers_cannot_read() {
    let home = Home::new();
    let older = |home: &Home| ServerConfig {
        hooks: TestHooks { formats: Formats::RELEASED.up_to(1), ..unsynced() },
        ..home.config()
    };
    let server = Running::start(older(&home)).await;
    let Person { mut client, table, .. } = played(&home, &server).await;
    let answer = client.form(&format!("{table}/replay/again"), "deal=1&seat=0&level=club").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.body);
    assert!(answer.body.contains("The servers are being upgraded"), "{}", answer.body);
    let newer_rule = client.form("/play", "preset=hoyle&base=hoyle&take_onto_canasta=no&name=Mary").await;
    assert_eq!(newer_rule.status, StatusCode::SERVICE_UNAVAILABLE, "{}", newer_rule.body);
    server.stop().await;

    let server = Running::start(home.config()).await;
    let mut client = client.at(&server);
    let set = opened(&again(&mut client, &table, "deal=1&seat=0&level=club").await);
    let before = journal(&home, &set).await;
    server.stop().await;
    // An older server, alone on this data directory, reports that it can't read the table, and leaves it unchanged.
    let server = Running::start(older(&home)).await;
    let mut client = client.at(&server);
    let unread = client.get(&set).await;
    assert!(unread.status.is_server_error(), "{}", unread.body);
    // The older server serves its own tables as usual.
    assert_eq!(client.get(&format!("{table}/replay")).await.status, StatusCode::OK);
    server.stop().await;
    assert_eq!(journal(&home, &set).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_player_is_forgotten_at_a_replayed_deal() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let Person { mut client, table, .. } = played(&home, &server).await;
    let set = opened(&again(&mut client, &table, "deal=1&seat=0&level=club").await);
    let names = async || {
        let sql = "SELECT count(*) FROM people WHERE table_id = $1 AND guest IS NOT NULL";
        let id = set.trim_start_matches("/table/");
        sqlx::query_scalar::<_, i64>(sql).bind(id).fetch_one(&mut home.sql().await).await.unwrap()
    };
    assert_eq!(names().await, 1);
    let forgotten = client.form("/forget", "sure=yes").await;
    assert!(forgotten.status.is_success() || forgotten.status.is_redirection(), "{}", forgotten.body);
    assert_eq!(names().await, 0);
    assert_ne!(client.get(&set).await.status, StatusCode::OK);
    assert!(journal(&home, &set).await.iter().all(|entry| !entry.text().contains("Mary")));
    server.stop().await;
}

/// Uses a node that owns neither table. The request goes to the game's owner, and every node shows the new table.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deal_can_be_replayed_through_any_node() {
    let service = Service::start().await;
    let first = service.node().await;
    let second = service.node().await;
    let mut client = first.client();
    let table = client.start("name=Mary").await;
    let mut live = client.live(&table).await;
    loop {
        let now = service.table(&table).await;
        if now.deal_number() > 0 && !now.is_playing() {
            break;
        }
        let Some(SOUTH) = now.to_act() else {
            live.next().await.unwrap();
            continue;
        };
        let view = now.view(Some(SOUTH)).unwrap();
        let plan = canasta_bots::by_name("club").unwrap().decide(&view.to_kinds().unwrap(), 1);
        let action = view.to_cards(&plan[0]).unwrap().to_string();
        assert_eq!(
            client.action(&table, &format!("action-{}", now.n()), now.n(), &action).await.status,
            StatusCode::OK
        );
    }
    let mut moved = second.moved(&client);
    assert_eq!(again(&mut moved, &table, "deal=1&seat=2&level=club").await.status, StatusCode::CONFLICT);
    assert_eq!(moved.form(&format!("{table}/do"), "what=close").await.status, StatusCode::SEE_OTHER);
    assert_eq!(moved.get(&format!("{table}/replay/again")).await.status, StatusCode::OK);
    let set = opened(&again(&mut moved, &table, "deal=1&seat=2&level=club").await);
    for client in [&mut client, &mut moved] {
        assert!(client.get(&set).await.body.contains("id=\"set-deal\""));
    }
    assert_eq!(service.table(&set).await.seat_of(Number::HOST), Some(Seat(2)));
    first.stop().await;
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_scene_has_the_earlier_result() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let Person { mut client, table, .. } = played(&home, &server).await;
    let then = replay_of(&mut client, &table).await;
    let set = opened(&again(&mut client, &table, "deal=1&seat=0&level=club").await);
    let mut follower = Follower::of(&home, &set).await;
    let scene = serde_json::to_value(follower.read().await.scene(Some(SOUTH)).unwrap()).unwrap();
    let points = then.stats()[0].scores[..2].iter().map(canasta::DealScore::total).collect::<Vec<_>>();
    assert_eq!(scene["set"]["then"], json!(points));
    assert_eq!(scene["set"]["table"], json!(table.trim_start_matches("/table/")));
    server.stop().await;
}
