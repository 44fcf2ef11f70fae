//! “Learn by playing” through the server: opened with its button, played to the end, and stored in its journal.

use axum::http::StatusCode;
use canasta_i18n::{Lang, lesson as words, messages::lesson};
use serde_json::json;

use crate::harness::{Home, Person, Running};

#[tokio::test]
async fn a_lesson_is_played_to_its_end_through_a_restart() {
    let home = Home::new();
    let mut server = Running::start(home.config()).await;
    let mut client = server.client();
    let opened = client.form("/learn", "name=Zo%C3%AB").await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.body);
    let table = opened.header("location").to_owned();
    let page = client.get(&table).await.body;
    assert!(page.contains("Step 1 of 12.") && page.contains(lesson::say_1(Lang::EN)), "{page}");

    let mut person = Person::at(&home, client, table.clone()).await;
    let mut steps = Vec::new();
    loop {
        let scene = person.wait().await;
        let lesson = scene.lesson.unwrap();
        let Some(action) = lesson.wanted.last() else { break };
        steps.push(lesson.step);
        if lesson.step == 2 {
            // The rules allow this, but the lesson doesn't yet.
            let answer = person.client.action(&table, "king", scene.n, "discard KS").await;
            let refusal = json!({ "refused": "not-yet", "because": lesson::first_2(Lang::EN) });
            assert_eq!((answer.status, answer.json()), (StatusCode::CONFLICT, refusal));
        }
        if lesson.step == 9 {
            server.stop().await;
            server = Running::start(home.config()).await;
            let client = person.client.at(&server);
            person = Person::at(&home, client, table.clone()).await;
        }
        let id = format!("step-{}", lesson.step);
        let answer = person.client.action(&table, &id, scene.n, &action.to_string()).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    }
    assert_eq!(steps, (1..=words::STEPS.len()).collect::<Vec<_>>());

    let page = person.client.get(&table).await.body;
    assert!(page.contains(lesson::ended(Lang::EN)) && page.contains("action=\"/learn\""));
    let next = person.next_deal().await;
    assert_eq!(next.json()["because"], lesson::one_deal(Lang::EN));
    let start = person.client.get("/").await.body;
    assert!(!start.contains(&table), "a lesson that is over is not offered again");
    assert!(start.contains("Level: Beginner."), "the first game after it is an easy one: {start}");
    server.stop().await;
}
