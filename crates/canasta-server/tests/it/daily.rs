//! The deal of the day. It is the same for everyone, with one attempt per person. It stays secret until the day is
//! over, and doesn't count in stats.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use canasta_server::{DailySettings, ReviewEffort, ServerConfig, StoredGames};
use canasta_table::journal::Entry;

use crate::harness::{Answer, Client, Follower, Home, Person, Running, soon};
#[cfg(unix)]
use crate::nodes::Service;

/// A day in milliseconds.
const A_DAY: i64 = 86_400_000;

/// How many days a test's clock is ahead of real time.
#[derive(Clone, Default)]
struct Days(Arc<AtomicI64>);

impl Days {
    fn go_to(&self, ahead: i64) {
        self.0.store(ahead, Ordering::Relaxed);
    }

    /// A server with this clock, fast bots and short reviews.
    fn config(&self, home: &Home) -> ServerConfig {
        let ahead = Arc::clone(&self.0);
        let before = home.config();
        let real = Arc::clone(&before.now);
        ServerConfig {
            now: Arc::new(move || real() + A_DAY * ahead.load(Ordering::Relaxed)),
            daily: DailySettings {
                bot_level: "expert@nodes=60;horizon=8".to_owned(),
                best_level: "club".to_owned(),
                effort: ReviewEffort { nodes: 40, deep: 1, deep_nodes: 100, event_nodes: 0 },
            },
            ..before
        }
    }
}

/// The table that *Play today's deal* leads to. On PostgreSQL, the server doesn't write the format of such a table
/// right away, and asks the player to try again later.
async fn begin(client: &mut Client) -> String {
    let ask = async {
        loop {
            let answer = client.form("/daily", "").await;
            if answer.status != StatusCode::SERVICE_UNAVAILABLE {
                return answer;
            }
            tokio::time::sleep(Duration::from_secs(1)).await; // waits: between polls
        }
    };
    let answer = soon(ask).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let table = answer.header("location").to_owned();
    assert!(table.starts_with("/table/"), "{table}");
    table
}

/// A new person who plays today's deal to its end. Everyone in these tests makes the same decisions.
async fn played(home: &Home, server: &Running) -> Person {
    let mut client = server.client();
    let table = begin(&mut client).await;
    let mut person = Person::at(home, client, table).await;
    while person.action().await {}
    let n = person.wait().await.n;
    person.page_at(n).await;
    person
}

/// Waits until the page contains `what`.
async fn page_with(client: &mut Client, what: &str) -> Answer {
    let look = async {
        loop {
            let page = client.get("/daily").await;
            if page.body.contains(what) {
                return page;
            }
            assert_eq!(page.status, StatusCode::OK, "{}", page.body);
            tokio::time::sleep(Duration::from_millis(50)).await; // waits: between polls
        }
    };
    soon(look).await
}

async fn texts(home: &Home, table: &str) -> Vec<String> {
    let mut follower = Follower::of(home, table).await;
    follower.read().await;
    follower.texts
}

/// The deals and actions, without people.
fn cards(texts: &[String]) -> Vec<String> {
    let entry = |text: &String| match Entry::read(text).unwrap() {
        Entry::Dealt { deck, .. } => Some(format!("{deck:?}")),
        Entry::Begun { first_dealer, .. } => Some(format!("{first_dealer:?}")),
        Entry::Acted { by, action, .. } => Some(format!("{:?} {action}", by.seat)),
        _ => None,
    };
    texts.iter().filter_map(entry).collect()
}

/// The day's commitment on the page about fair deals.
fn commitment(page: &Answer) -> String {
    let (_, rest) = page.body.split_once("id=\"daily-commitment\">").unwrap();
    rest[..64].to_owned()
}

/// Two people who make the same decisions play the same deal down to the last action, even if one of them leaves and
/// the server restarts.
#[tokio::test(flavor = "multi_thread")]
async fn everyone_gets_the_same_cards_and_bots() {
    let home = Home::new();
    let days = Days::default();
    let server = Running::start(days.config(&home)).await;
    let first = played(&home, &server).await;
    let mut client = server.client();
    let table = begin(&mut client).await;
    let mut second = Person::at(&home, client, table.clone()).await;
    for _ in 0..3 {
        assert!(second.action().await);
    }
    let client = second.client;
    server.stop().await;
    let server = Running::start(days.config(&home)).await;
    let mut second = Person::at(&home, client.at(&server), table.clone()).await;
    // The person's decisions depend on the number of earlier actions.
    second.decided(3);
    while second.action().await {}
    let one = texts(&home, &first.table).await;
    let other = texts(&home, &table).await;
    assert_eq!(cards(&one), cards(&other));
    assert_ne!(first.table, table);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_one_attempt_per_day() {
    let home = Home::new();
    let days = Days::default();
    let server = Running::start(days.config(&home)).await;
    let mut client = server.client();
    let page = client.get("/daily").await;
    assert!(page.body.contains("id=\"play\"") && page.body.contains("Nobody has played"), "{}", page.body);
    let table = begin(&mut client).await;
    assert_eq!(begin(&mut client).await, table, "a second try");
    let page = client.get("/daily").await;
    assert!(page.body.contains(&format!("href=\"{table}\"")) && !page.body.contains("<form"), "{}", page.body);
    // A player who left returns to the same table.
    let left = client.form(&format!("{table}/do"), "what=leave").await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{}", left.body);
    assert_eq!(begin(&mut client).await, table);
    server.stop().await;
    let server = Running::start(days.config(&home)).await;
    let mut client = client.at(&server);
    assert_eq!(begin(&mut client).await, table, "a restart gave another try");
    days.go_to(1);
    let tomorrow = begin(&mut client).await;
    assert_ne!(tomorrow, table);
    assert_ne!(cards(&texts(&home, &tomorrow).await)[1], cards(&texts(&home, &table).await)[1], "the same cards");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_is_ranked_and_does_not_count_in_the_stats() {
    let home = Home::new();
    let days = Days::default();
    let server = Running::start(days.config(&home)).await;
    let mut first = played(&home, &server).await;
    let ended = first.client.get(&first.table.clone()).await;
    assert!(ended.body.contains("id=\"to-result\"") && ended.body.contains("href=\"/daily\""), "{}", ended.body);
    let page = page_with(&mut first.client, "id=\"card\"").await;
    assert!(page.body.contains("You’re the first to finish"), "{}", page.body);
    let mut second = played(&home, &server).await;
    // Both played the same way, so they share first place.
    let page = page_with(&mut second.client, "Place <b>1</b> of 2").await;
    assert!(page.body.contains("2 players started, 2 finished."), "{}", page.body);
    page_with(&mut second.client, "In your seat, with the same cards").await;
    // The page doesn't show the other person's name, and the deal doesn't count in stats.
    assert!(!page.body.contains("Mary"), "{}", page.body);
    assert_eq!(second.client.get("/you.json").await.json()["games"].as_array().unwrap().len(), 0);
    let hint = second.client.json(&format!("{}/hint", second.table), &serde_json::json!({ "n": 1 })).await;
    assert!(!hint.status.is_success(), "{}", hint.body);
    server.stop().await;
    // The result survives a restart.
    let server = Running::start(days.config(&home)).await;
    let mut client = second.client.at(&server);
    assert!(client.get("/daily").await.body.contains("Place <b>1</b> of 2"));
    // A forgotten guest disappears from the ranking.
    let forgotten = client.form("/forget", "sure=yes").await;
    assert!(forgotten.status.is_success(), "{}", forgotten.body);
    let mut first = first.client.at(&server);
    assert!(first.get("/daily").await.body.contains("Place <b>1</b> of 1"));
    server.stop().await;
}

/// Players can see their own finished attempt at today's deal, but nobody can export it. Other people never see it, not
/// even later.
#[tokio::test(flavor = "multi_thread")]
async fn todays_cards_stay_secret_until_the_day_is_over() {
    let home = Home::new();
    let days = Days::default();
    let server = Running::start(days.config(&home)).await;
    let mut stranger = server.client();
    let before = stranger.get("/fairness").await;
    let mut person = played(&home, &server).await;
    let table = person.table.clone();
    let taken = [format!("{table}/record"), format!("{table}/sheet.csv"), format!("{table}/replay/again?deal=1")];
    assert_eq!(person.client.get(&format!("{table}/replay")).await.status, StatusCode::OK);
    for way in &taken {
        let refused = person.client.get(way).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{way}: {}", refused.body);
        assert!(refused.body.contains("today’s deal"), "{way}: {}", refused.body);
    }
    for (way, form) in [("replay", "at=3&seat=0"), ("replay/again", "deal=1&seat=0&level=club")] {
        assert_eq!(person.client.form(&format!("{table}/{way}"), form).await.status, StatusCode::CONFLICT, "{way}");
    }
    // Pages and answers from before the end of the day. None of them may contain the seed.
    let mut seen = vec![
        before.body.clone(),
        stranger.get("/daily").await.body,
        person.client.get(&format!("{table}/replay/at?at=9&seat=all")).await.body,
    ];
    seen.extend([person.client.get(&table).await.body, page_with(&mut person.client, "id=\"card\"").await.body]);
    for way in taken.iter().chain([&table, &format!("{table}/replay"), &format!("{table}/fair")]) {
        let door = stranger.get(way).await;
        assert!(!door.status.is_success() && !door.body.contains("data-cards"), "{way}: {}", door.body);
        seen.push(door.body);
    }
    let knocked = stranger.form(&format!("{table}/do"), "what=come").await;
    assert!(!knocked.status.is_success() && knocked.status != StatusCode::SEE_OTHER, "{}", knocked.body);
    // The table's code doesn't give access either.
    let coded = person.client.form(&format!("{table}/do"), "what=code").await;
    assert_eq!(coded.status, StatusCode::SEE_OTHER, "{}", coded.body);
    if home.database().exists() {
        let code =
            sqlx::query_scalar::<_, String>("SELECT code FROM codes").fetch_one(&mut home.sql().await).await.unwrap();
        let refused = stranger.form("/join", &format!("code={code}&name=Frank")).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);
        assert!(refused.body.contains("The deal of the day is for one player."), "{}", refused.body);
    }
    let mut games = exported(&home).await;
    let id = table.trim_start_matches("/table/");
    if let Some(games) = &mut games {
        let refused = games.record(id).await.unwrap_err().to_string();
        assert!(refused.contains("is playing the deal of the day"), "{refused}");
    }
    seen.extend(texts(&home, &table).await);

    days.go_to(1);
    let told = stranger.get("/fairness").await;
    let (_, rest) = told.body.split_once("Seed of ").unwrap();
    let (_, seed) = rest.split_once("<p class=\"hash\">").unwrap();
    let seed = seed[..64].to_owned();
    assert!(!seen.iter().any(|text| text.contains(&seed)), "the seed was told before");
    let deal = canasta_record::daily::DaySeed::from_hex(&seed).unwrap().deal(day(&texts(&home, &table).await));
    assert_eq!(canasta_record::fair::hex(&deal.commitment()), commitment(&before), "another seed was promised");
    assert_eq!(cards(&texts(&home, &table).await)[1], format!("{:?}", deal.deck()), "the cards follow from the seed");
    assert_ne!(commitment(&told), commitment(&before));
    for way in &taken {
        assert_eq!(person.client.get(way).await.status, StatusCode::OK, "{way}");
        assert!(!stranger.get(way).await.status.is_success(), "{way}");
    }
    if let Some(games) = &mut games {
        assert!(games.record_at(id, (days.config(&home).now)()).await.is_ok());
    }
    server.stop().await;
}

/// The stored games, as read by the command line. `None` on PostgreSQL.
async fn exported(home: &Home) -> Option<StoredGames> {
    home.database().exists().then_some(())?;
    Some(StoredGames::open(home.path()).await.unwrap())
}

/// The day of a journal's deal.
fn day(texts: &[String]) -> i64 {
    let Entry::Opened(terms) = Entry::read(&texts[0]).unwrap() else { panic!("{texts:?}") };
    assert!(terms.practice && terms.set.is_none());
    terms.daily.unwrap().day
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_or_closed_attempt_is_not_ranked() {
    let home = Home::new();
    let days = Days::default();
    // This clock is a day behind, so in real time the deal's day is already over.
    days.go_to(-1);
    let server = Running::start(days.config(&home)).await;
    let mut late = played(&home, &server).await;
    page_with(&mut late.client, "You finished after the day ended").await;
    let mut closing = server.client();
    let table = begin(&mut closing).await;
    let closed = closing.form(&format!("{table}/do"), "what=close").await;
    assert_eq!(closed.status, StatusCode::SEE_OTHER, "{}", closed.body);
    page_with(&mut closing, "The table was closed before the deal ended").await;
    let page = closing.get("/daily").await;
    assert!(page.body.contains("2 players started, 0 finished."), "{}", page.body);
    server.stop().await;
}

/// Servers with the same database share one secret, one deal per day, and one ranking. A person has the same attempt on
/// each server.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_servers_of_a_database_have_the_same_deal() {
    let service = Service::start().await;
    let first = service.node().await;
    let second = service.node().await;
    let mut client = first.client();
    let mut moved = second.moved(&client);
    let here = client.get("/fairness").await;
    let there = moved.get("/fairness").await;
    assert_eq!(commitment(&here), commitment(&there));
    let table = begin(&mut client).await;
    let mut moved = second.moved(&client);
    assert_eq!(begin(&mut moved).await, table);
    assert!(moved.get("/daily").await.body.contains(&format!("href=\"{table}\"")));
    first.stop().await;
    second.stop().await;
}
