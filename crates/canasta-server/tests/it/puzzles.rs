//! Puzzles: the list, an answer, how far each visitor is, and what is forgotten.

use axum::http::StatusCode;
use canasta_analysis::puzzles::all;

use crate::harness::{Client, Home, Running};

async fn list(client: &mut Client) -> String {
    let answer = client.get("/puzzles").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.body
}

/// Answers a puzzle with the turn at this place; the page to which that leads.
async fn answer(client: &mut Client, id: &str, turn: usize) -> String {
    let answer = client.form(&format!("/puzzles/{id}"), &format!("turn={turn}")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let place = answer.header("location").to_owned();
    assert_eq!(place, format!("/puzzles/{id}?turn={turn}"));
    client.get(&place).await.body
}

#[tokio::test]
async fn a_visitor_solves_one_misses_one_and_finds_both_marked_in_the_list() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let (solved, missed) = (&all()[0].id, &all()[1].id);
    let first = list(&mut client).await;
    assert!(first.contains("Solve a puzzle") && !first.contains("class=\"solved\""));
    let asked = client.get(&format!("/puzzles/{solved}")).await.body;
    assert!(asked.contains(&format!("method=\"post\" action=\"/puzzles/{solved}\"")), "{asked}");

    let right = answer(&mut client, solved, 0).await;
    assert!(right.contains("Right!") && right.contains("This puzzle comes again tomorrow."), "{right}");
    let wrong = answer(&mut client, missed, 1).await;
    assert!(wrong.contains("Not the best turn.") && wrong.contains("comes again tomorrow"), "{wrong}");
    let now = list(&mut client).await;
    assert!(now.contains(&format!("class=\"solved\" href=\"/puzzles/{solved}\"")), "{now}");
    assert!(now.contains(&format!("class=\"missed\" href=\"/puzzles/{missed}\"")), "{now}");
    assert!(now.contains("You have solved one today."), "{now}");

    // It is the visitor's alone, and is there after a restart.
    assert!(!list(&mut server.client()).await.contains("class=\"solved\""));
    server.stop().await;
    let server = Running::start(home.config()).await;
    let mut client = client.at(&server);
    assert!(list(&mut client).await.contains(&format!("class=\"solved\" href=\"/puzzles/{solved}\"")));
    server.stop().await;
}

#[tokio::test]
async fn looking_at_an_answer_again_counts_nothing() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let id = &all()[0].id;
    answer(&mut client, id, 1).await;
    let page = client.get(&format!("/puzzles/{id}?turn=0")).await.body;
    assert!(page.contains("Right!"), "{page}");
    assert!(list(&mut client).await.contains(&format!("class=\"missed\" href=\"/puzzles/{id}\"")));
    server.stop().await;
}

#[tokio::test]
async fn what_is_not_there_is_told() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let id = &all()[0].id;
    assert_eq!(client.get("/puzzles/none").await.status, StatusCode::NOT_FOUND);
    assert_eq!(client.form("/puzzles/none", "turn=0").await.status, StatusCode::NOT_FOUND);
    for turn in ["turn=9", "turn=-1", "turn=x", ""] {
        let answer = client.form(&format!("/puzzles/{id}"), turn).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{turn}: {}", answer.body);
    }
    // An answer that is none makes nobody a guest.
    assert!(!client.cookie().contains("session"), "{}", client.cookie());
    let asked = client.get(&format!("/puzzles/{id}?turn=9")).await.body;
    assert!(asked.contains("name=\"turn\""), "it is asked: {asked}");
    server.stop().await;
}

#[tokio::test]
async fn a_visitor_who_is_forgotten_begins_anew() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    answer(&mut client, &all()[0].id, 0).await;
    assert_eq!(client.form("/forget", "sure=yes").await.status, StatusCode::OK);
    assert!(!list(&mut client).await.contains("class=\"solved\""));
    server.stop().await;
}
