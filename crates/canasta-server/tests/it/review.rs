//! Reviews of finished games on their page: made while the visitor waits, for any seat, with links for playing on. The
//! replay tests check that reviews reveal nothing about games in progress, and nothing to people who may not see a
//! game.

use std::time::Duration;

use axum::http::StatusCode;
use canasta::Seat;
use canasta_server::{Decks, ReviewEffort, ServerConfig, TestHooks, seeded_decks};

use crate::harness::{Answer, Client, Home, Person, Running, soon, unsynced};

/// Games of one or two deals.
const SHORT_GAME: &str = "preset=hoyle&base=hoyle&game_points=900&name=Mary";

/// Little effort, but enough to mark at least one turn.
pub(crate) const LOW_EFFORT: ReviewEffort = ReviewEffort { nodes: 100, deep: 3, deep_nodes: 20_000, event_nodes: 40 };

fn config(home: &Home) -> ServerConfig {
    let hooks = TestHooks { review: LOW_EFFORT, ..unsynced() };
    ServerConfig { deck: Decks::Given(seeded_decks(11)), first_dealer: Some(Seat(3)), hooks, ..home.config() }
}

async fn played(home: &Home, server: &Running) -> Person {
    let mut person = Person::start(home, server, SHORT_GAME).await;
    while person.wait().await.winner.is_none() {
        person.go_on().await;
    }
    let n = person.wait().await.n;
    person.page_at(n).await;
    person
}

/// Waits until the page shows the review.
async fn reviewed(client: &mut Client, path: &str) -> Answer {
    soon(async {
        loop {
            let answer = client.get(path).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
            if !answer.body.contains("data-next=") {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(50)).await; // waits: between polls
        }
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_for_every_seat() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let Person { mut client, table, .. } = played(&home, &server).await;
    for from in [table.clone(), format!("{table}/replay?at=0&seat=all"), "/you".to_owned()] {
        let page = client.get(&from).await.body;
        assert!(page.contains(&format!("href=\"{table}/review")), "{from}: {page}");
    }
    // There are no habits without a review.
    assert!(!client.get("/you").await.body.contains("id=\"habits\""));
    let own = reviewed(&mut client, &format!("{table}/review")).await.body;
    assert!(own.contains("Luck") && own.contains("Accuracy") && own.contains("id=\"curve\""), "{own}");
    assert!(own.contains("your win chance"), "without a seat in the address it is the visitor's own: {own}");
    let other = reviewed(&mut client, &format!("{table}/review?seat=1")).await.body;
    assert!(!other.contains("your win chance") && other.contains("’s win chance"), "{other}");
    assert!(client.get(&format!("{table}/review?seat=9")).await.body.contains("your win chance"));
    let part = client.get(&format!("{table}/review/part?seat=0")).await;
    assert!(part.body.starts_with("<div") && part.body.contains("id=\"review\""), "{}", part.body);
    let stats = client.get("/you").await.body;
    assert!(stats.contains("id=\"habits\""), "{stats}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_marked_turn_can_be_played_on_from() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let Person { mut client, table, .. } = played(&home, &server).await;
    let mut tried = false;
    for seat in 0..4 {
        let page = reviewed(&mut client, &format!("{table}/review?seat={seat}")).await.body;
        let Some((_, form)) = page.split_once(&format!("<form method=\"post\" action=\"{table}/replay\">")) else {
            continue;
        };
        let value = |name: &str| {
            let field = form.split_once(&format!("name=\"{name}\" value=\"")).unwrap().1;
            field.split_once('"').unwrap().0.to_owned()
        };
        let answer =
            client.form(&format!("{table}/replay"), &format!("at={}&seat={}", value("at"), value("seat"))).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        assert!(answer.header("location").starts_with("/table/"));
        tried = true;
    }
    assert!(tried, "no turn of the game was marked, so nothing was tried");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_a_visitor_opened_is_reviewed_and_one_without_a_winner_is_not() {
    let home = Home::new();
    let server = Running::start(config(&home)).await;
    let mut client = server.client();
    let text = include_str!("../../../../fair/example.canasta");
    let headers = [("content-type", "text/plain"), ("accept", "application/json")];
    let bring = async |client: &mut Client, text: &str| {
        let answer = client.send(axum::http::Method::POST, "/replay", &headers, text.to_owned()).await;
        answer.json()["path"].as_str().unwrap().to_owned()
    };
    let path = bring(&mut client, text).await;
    let page = reviewed(&mut client, &format!("{path}/review?seat=2")).await.body;
    assert!(page.contains("’s win chance") && page.contains(&format!("href=\"{path}/review?seat=1\"")), "{page}");
    let page = client.get(&path).await.body;
    assert!(page.contains(&format!("href=\"{path}/review\"")), "{page}");

    let mut record = canasta_record::record::Record::read(text).unwrap();
    record.deals.truncate(1);
    record.result = canasta_record::record::Outcome::Unfinished;
    let path = bring(&mut client, &record.text()).await;
    let page = client.get(&format!("{path}/review")).await;
    assert!(page.status == StatusCode::OK && page.body.contains("This game wasn’t played to the end"), "{}", page.body);
    assert!(!client.get(&path).await.body.contains("to-review"));
    assert_eq!(client.get(&format!("/replay/{}/review", "0".repeat(64))).await.status, StatusCode::NOT_FOUND);
    server.stop().await;
}
