//! Puzzles: the list, answers, each visitor's progress, and forgotten guests.

use axum::http::StatusCode;
use canasta_analysis::puzzles::all;

use crate::harness::{Client, Home, Running};

async fn list(client: &mut Client) -> String {
    let answer = client.get("/puzzles").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.body
}

/// Answers a puzzle with this turn. Returns the page after that.
async fn answer(client: &mut Client, id: &str, turn: usize) -> String {
    let answer = client.form(&format!("/puzzles/{id}"), &format!("turn={turn}")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let place = answer.header("location").to_owned();
    assert_eq!(place, format!("/puzzles/{id}?turn={turn}"));
    client.get(&place).await.body
}

#[tokio::test]
async fn the_list_marks_solved_and_missed_puzzles() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let solved = &all()[0].id;
    let missed = &all()[1].id;
    let first = list(&mut client).await;
    assert!(first.contains(">Start<") && !first.contains("class=\"solved\""));
    let asked = client.get(&format!("/puzzles/{solved}")).await.body;
    assert!(asked.contains(&format!("method=\"post\" action=\"/puzzles/{solved}\"")), "{asked}");

    let right = answer(&mut client, solved, 0).await;
    assert!(right.contains("Right!") && right.contains("You’ll see this puzzle again tomorrow."), "{right}");
    let wrong = answer(&mut client, missed, 1).await;
    assert!(wrong.contains("Not the best play.") && wrong.contains("again tomorrow"), "{wrong}");
    let now = list(&mut client).await;
    assert!(now.contains(&format!("class=\"solved\" href=\"/puzzles/{solved}\"")), "{now}");
    assert!(now.contains(&format!("class=\"missed\" href=\"/puzzles/{missed}\"")), "{now}");
    assert!(now.contains("You’ve solved one today."), "{now}");

    // Other visitors don't share the progress, and it survives a restart.
    assert!(!list(&mut server.client()).await.contains("class=\"solved\""));
    server.stop().await;
    let server = Running::start(home.config()).await;
    let mut client = client.at(&server);
    assert!(list(&mut client).await.contains(&format!("class=\"solved\" href=\"/puzzles/{solved}\"")));
    server.stop().await;
}

#[tokio::test]
async fn viewing_an_answer_again_does_not_count() {
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
async fn unknown_puzzles_and_answers_are_refused() {
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
    // An invalid answer doesn't make the visitor a guest.
    assert!(!client.cookie().contains("session"), "{}", client.cookie());
    let asked = client.get(&format!("/puzzles/{id}?turn=9")).await.body;
    assert!(asked.contains("name=\"turn\""), "it is asked: {asked}");
    server.stop().await;
}

#[tokio::test]
async fn a_forgotten_visitor_starts_again() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    answer(&mut client, &all()[0].id, 0).await;
    assert_eq!(client.form("/forget", "sure=yes").await.status, StatusCode::OK);
    assert!(!list(&mut client).await.contains("class=\"solved\""));
    server.stop().await;
}
