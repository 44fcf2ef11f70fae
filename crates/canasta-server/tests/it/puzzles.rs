//! Puzzles: the list, answers, each visitor's progress, and forgotten guests.

use std::time::Duration;

use axum::http::StatusCode;
use canasta::{Action, CardAction, Kind};
use canasta_analysis::puzzles::{Puzzle, all};
use canasta_server::{JudgeEffort, ServerConfig};
use serde_json::json;

use crate::harness::{Answer, Client, Home, Running};

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
    let asked = client.get(&format!("/puzzles/{solved}?list")).await.body;
    assert!(asked.contains(&format!("method=\"post\" action=\"/puzzles/{solved}\"")), "{asked}");
    assert!(asked.contains("name=\"turn\""), "{asked}");

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
    for turn in ["turn=9", "turn=-1", "turn=x", "", "played=", "played=draw;draw", "played=nothing"] {
        let answer = client.form(&format!("/puzzles/{id}"), turn).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{turn}: {}", answer.body);
    }
    // An invalid answer doesn't make the visitor a guest.
    assert!(!client.cookie().contains("session"), "{}", client.cookie());
    for answer in ["turn=9", "played=discard", "played="] {
        let asked = client.get(&format!("/puzzles/{id}?{answer}")).await.body;
        assert!(asked.contains("id=\"answer\""), "it is asked: {asked}");
    }
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

/// The actions of an offered turn, with faces.
fn with_faces(puzzle: &Puzzle, actions: &[Action]) -> Vec<CardAction> {
    let mut turn = puzzle.play(&[]).unwrap();
    let face = |action: &Action| {
        let action = turn.view.to_cards(action).unwrap();
        turn.play(&action).unwrap();
        action
    };
    actions.iter().map(face).collect()
}

/// Sends the next action of a puzzle's turn.
async fn act(client: &mut Client, id: &str, played: &[CardAction], action: &CardAction) -> Answer {
    let played: Vec<String> = played.iter().map(ToString::to_string).collect();
    client.json(&format!("/puzzles/{id}/act"), &json!({ "played": played, "act": action.to_string() })).await
}

/// Answers a puzzle with a whole turn.
async fn answer_with(client: &mut Client, id: &str, played: &[CardAction]) -> Answer {
    let played: Vec<String> = played.iter().map(|action| action.to_string().replace(' ', "+")).collect();
    client.form(&format!("/puzzles/{id}"), &format!("played={}", played.join(";"))).await
}

/// A puzzle with an offered turn of a meld and a discard, and the number of that turn.
fn meld_and_discard() -> (&'static Puzzle, usize) {
    let is_whole = |puzzle: &Puzzle| {
        puzzle.turns.iter().position(|turn| matches!(turn.actions[..], [Action::Meld(_), Action::Discard(_)]))
    };
    all().iter().find_map(|puzzle| Some((puzzle, is_whole(puzzle)?))).unwrap()
}

#[tokio::test]
async fn a_turn_is_played_card_by_card_and_judged_at_its_end() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let (puzzle, number) = meld_and_discard();
    let id = &puzzle.id;
    let page = client.get(&format!("/puzzles/{id}")).await.body;
    assert!(page.contains("data-n=\"0\"") && page.contains("id=\"action-meld\""), "{page}");
    let [meld, discard] = with_faces(puzzle, &puzzle.turns[number].actions).try_into().unwrap();

    let melded = act(&mut client, id, &[], &meld).await;
    assert_eq!(melded.status, StatusCode::OK, "{}", melded.body);
    let table = melded.json();
    assert_eq!(table["n"], 1);
    assert!(table["html"].as_str().unwrap().contains("id=\"start-again\""), "{table}");

    let whole = act(&mut client, id, std::slice::from_ref(&meld), &discard).await;
    assert_eq!((whole.status, whole.json()), (StatusCode::OK, json!({ "over": true })));
    // Nothing counts before the whole turn is submitted.
    assert!(!client.cookie().contains("session"), "{}", client.cookie());
    let answer = answer_with(&mut client, id, &[meld, discard]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    assert_eq!(answer.header("location"), format!("/puzzles/{id}?turn={number}"));
    let class = if number == 0 { "solved" } else { "missed" };
    assert!(list(&mut client).await.contains(&format!("class=\"{class}\" href=\"/puzzles/{id}\"")));
    server.stop().await;
}

#[tokio::test]
async fn an_illegal_action_gets_the_tables_refusal() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let (puzzle, number) = meld_and_discard();
    let id = &puzzle.id;
    let refused = act(&mut client, id, &[], &CardAction::Draw).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);
    assert_eq!(refused.json()["refused"], "not-now");
    assert!(refused.json()["because"].as_str().is_some_and(|because| !because.is_empty()));

    let turn = with_faces(puzzle, &puzzle.turns[number].actions);
    // After the turn, and after an action that wasn't possible.
    for played in [&turn[..], &[CardAction::Draw]] {
        let answer = act(&mut client, id, played, &turn[1]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", answer.body);
    }
    let path = format!("/puzzles/{id}/act");
    let unreadable = client.json(&path, &json!({ "played": [], "act": "shout" })).await;
    assert_eq!(unreadable.status, StatusCode::CONFLICT, "{}", unreadable.body);
    assert_eq!(client.json(&path, &json!({ "act": "draw" })).await.status, StatusCode::BAD_REQUEST);
    let unknown = client.json("/puzzles/none/act", &json!({ "played": [], "act": "draw" })).await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
    // Half a turn isn't an answer.
    let half = answer_with(&mut client, id, &turn[..1]).await;
    assert_eq!(half.status, StatusCode::BAD_REQUEST, "{}", half.body);
    server.stop().await;
}

/// A turn that a puzzle doesn't offer: the discard of a wild card.
fn not_offered() -> (&'static Puzzle, CardAction) {
    let discard = |puzzle: &Puzzle, kind: Kind| {
        let action = puzzle.view.to_cards(&Action::Discard(kind))?;
        let played = puzzle.play(std::slice::from_ref(&action)).ok()?;
        puzzle.offered(&played.actions).is_none().then_some(action)
    };
    let is_discard =
        |puzzle: &&Puzzle| matches!(puzzle.turns[0].actions[..], [Action::Discard(_)]) && puzzle.candidates <= 6;
    let discards = |puzzle: &'static Puzzle| {
        Some((puzzle, [Kind::Joker, Kind::Two].into_iter().find_map(|kind| discard(puzzle, kind))?))
    };
    all().iter().filter(is_discard).find_map(discards).unwrap()
}

/// Settings for few playouts without a time limit, so that the result doesn't depend on the load of the machine.
fn unhurried(home: &Home) -> ServerConfig {
    let no_limit = Duration::from_secs(600);
    let mut config = home.config();
    config.hooks.judge = JudgeEffort { nodes: 6000, timeout: no_limit };
    config.timeouts.request = no_limit;
    config
}

#[tokio::test]
async fn a_turn_that_is_not_offered_is_judged_by_playouts() {
    let home = Home::new();
    let server = Running::start(unhurried(&home)).await;
    let mut client = server.client();
    let (puzzle, discard) = not_offered();
    let id = &puzzle.id;
    let answer = answer_with(&mut client, id, std::slice::from_ref(&discard)).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let place = answer.header("location").to_owned();
    assert_eq!(place, format!("/puzzles/{id}?played={}", discard.to_string().replace(' ', "+")));
    let page = client.get(&place).await.body;
    assert!(page.contains("Not the best play."), "{page}");
    assert_eq!(page.matches("loses about").count(), puzzle.turns.len(), "{page}");
    assert!(list(&mut client).await.contains(&format!("class=\"missed\" href=\"/puzzles/{id}\"")));
    server.stop().await;
}
