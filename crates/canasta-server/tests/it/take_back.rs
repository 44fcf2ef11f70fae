//! Taking back a meld in a game against the computer.

use axum::http::StatusCode;
use canasta::CardAction;
use canasta_server::{ServerConfig, TestHooks};
use canasta_table::journal::{Entry, Formats};
use serde_json::json;

use crate::harness::{Home, Person, Running};

/// A rule set in which almost any three cards can be melded.
const EASY_MELDS: &str = "preset=hoyle&base=hoyle&minimums.0=0";
const BUTTON: &str = "id=\"action-take-back\"";
const NOTE: &str = "You can take back melds. The game doesn’t count in your stats.";

impl Person {
    /// Plays until South has melded in the current turn.
    async fn until_melded(&mut self) {
        loop {
            let before = self.wait().await;
            self.go_on().await;
            let melded =
                self.follower.texts.last().is_some_and(|text| {
                    matches!(Entry::read(text), Ok(Entry::Acted { action: CardAction::Meld(_), .. }))
                });
            let after = self.wait().await;
            if melded && after.deal == before.deal && after.n == before.n + 1 && after.is_mine() {
                return;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_meld_is_taken_back_and_stays_taken_back() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::start(&home, &server, &format!("{EASY_MELDS}&take_back=yes")).await;
    let page = person.client.get(&person.table.clone()).await.body;
    assert!(page.contains(NOTE), "{page}");
    person.until_melded().await;
    let melded = person.wait().await;
    assert!(melded.status.can_take_back);
    assert!(person.page_at(melded.n).await.body.contains(BUTTON));
    let table = person.table.clone();
    let done = person.client.action(&table, "back", melded.n, "take-back").await;
    assert_eq!((done.status, done.json()), (StatusCode::OK, json!({ "n": melded.n + 1 })));
    let again = person.client.action(&table, "back", melded.n, "take-back").await;
    assert_eq!(again.json(), json!({ "n": melded.n + 1 }), "it was sent twice");
    let before = person.wait().await;
    assert!(before.view.hand.len() > melded.view.hand.len());
    assert!(matches!(Entry::read(person.follower.texts.last().unwrap()), Ok(Entry::TookBack { .. })));
    let page = person.page_at(before.n).await.body;
    assert!(page.contains("You took back a meld."), "{page}");
    let start = person.client.get("/").await.body;
    assert!(start.contains(NOTE), "the next game has the same setting: {start}");
    server.stop().await;

    let server = Running::start(home.config()).await;
    let mut person = Person::at(&home, person.client.at(&server), table.clone()).await;
    let scene = person.wait().await;
    assert_eq!((scene.view.hand, scene.n), (before.view.hand, before.n));
    // The bots play on.
    person.decided(1000);
    while person.action().await {}
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn melds_stay_unless_the_table_allows_taking_back() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::start(&home, &server, EASY_MELDS).await;
    person.until_melded().await;
    let melded = person.wait().await;
    assert!(!person.page_at(melded.n).await.body.contains(BUTTON));
    let table = person.table.clone();
    let refused = person.client.action(&table, "back", melded.n, "take-back").await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);
    assert!(refused.body.contains("at this table, melds can’t be taken back"), "{}", refused.body);
    server.stop().await;
}

#[tokio::test]
async fn only_one_person_can_have_the_option() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let odd = client.form("/play", "take_back=perhaps").await;
    assert_eq!(odd.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", odd.body);
    assert!(odd.body.contains("choose one of the options, not “<bdi>perhaps</bdi>”"), "{}", odd.body);
    let shared = client.form("/play", "players=4&others=Otto&take_back=yes").await;
    assert_eq!(shared.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", shared.body);
    assert!(shared.body.contains("only for games in which you play alone with bots"), "{}", shared.body);
    // Like other settings of games against the computer, it doesn't concern friends.
    let friends = client.form("/gather", "take_back=yes").await;
    assert_eq!(friends.status, StatusCode::SEE_OTHER, "{}", friends.body);
    let room = client.get(friends.header("location")).await.body;
    assert!(!room.contains("take back"), "{room}");
    server.stop().await;
}

/// A server on the previous release couldn't read the table.
#[tokio::test]
async fn no_table_allows_taking_back_while_older_servers_use_the_same_data() {
    let home = Home::new();
    let config = home.config();
    let hooks = TestHooks { formats: Formats::RELEASED.up_to(2), ..config.hooks };
    let server = Running::start(ServerConfig { hooks, ..config }).await;
    let refused = server.client().form("/play", "take_back=yes").await;
    assert!(refused.body.contains("The servers are being upgraded"), "{}", refused.body);
    server.stop().await;
}
