//! The log contains no secrets, and reports a failing store.

use std::io;
use std::sync::{Arc, LazyLock, Mutex};

use canasta_server::{Decks, LogFormat, LogLevel, ServerConfig, logger, seeded_decks};
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tracing_subscriber::fmt::MakeWriter;

use crate::harness::{Home, Person, Running};

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Lines {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Lines {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

/// The log of all tests in this process, at the most detailed level.
static LOG: LazyLock<Lines> = LazyLock::new(|| {
    let lines = Lines::default();
    tracing::subscriber::set_global_default(logger(LogFormat::Json, LogLevel::Debug, lines.clone())).unwrap();
    lines
});

#[tokio::test(flavor = "multi_thread")]
async fn a_played_deal_leaves_no_card_name_or_secret_in_the_log() {
    LazyLock::force(&LOG);
    let home = Home::new();
    let server = Running::start(ServerConfig { deck: Decks::Given(seeded_decks(4711)), ..home.config() }).await;
    let mut person = Person::start(&home, &server, "name=Quetzalcoatl").await;
    while person.action().await {}
    assert_eq!(person.next_deal().await.status, 200);
    let wrong = person.client.action(&person.table.clone(), "x", 0, "discard 9S").await;
    assert_eq!(wrong.status, 409);
    person.client.get("/join/5ec2e75ec2e75ec2e75ec2e75ec2e75e").await;
    let mut secrets: Vec<String> = person.client.cookies.iter().map(|(_, value)| value.clone()).collect();
    secrets.extend(["Quetzalcoatl", "discard", "5ec2e7", "/join"].map(str::to_owned));
    // Any two neighbouring cards of the deck, as text. Even in a log with unrelated cards, such a pair would hardly
    // ever occur by chance.
    let deck = seeded_decks(4711)().unwrap();
    secrets.extend(deck.windows(2).map(|two| format!("{} {}", two[0], two[1])));
    let address = server.address;
    drop(person);
    server.stop().await;

    let log = LOG.text();
    let listening = format!("\"address\":\"{address}\"");
    assert!(log.contains(&listening), "{listening}: {log}");
    for known in [
        "\"message\":\"listening\"",
        "\"message\":\"stopped\"",
        "\"message\":\"answered\"",
        "\"span\":{\"route\":\"Action\",\"name\":\"request\"}",
    ] {
        assert!(log.contains(known), "{known}: {log}");
    }
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret}");
    }
    for line in log.lines() {
        assert!(serde_json::from_str::<Value>(line).is_ok(), "{line}");
    }
}

/// Makes a part of the database unreadable.
async fn damage(home: &Home, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(home.database());
    let mut database = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query(sql).execute(&mut database).await.unwrap();
}

/// The only log line that contains this cause.
fn line_with(cause: &str) -> Value {
    let log = LOG.text();
    let lines: Vec<&str> = log.lines().filter(|line| line.contains(cause)).collect();
    assert_eq!(lines.len(), 1, "it is logged once: {lines:?}");
    serde_json::from_str(lines[0]).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn logs_the_cause_when_the_store_cannot_be_read() {
    LazyLock::force(&LOG);
    let home = Home::new();
    let server = Running::start(home.config()).await;
    damage(&home, "ALTER TABLE guests RENAME COLUMN calendar TO lost").await;
    assert_eq!(server.client().get("/calendar/0123456789abcdef.ics").await.status, 503);
    server.stop().await;

    let line = line_with("no such column: calendar");
    assert_eq!(line["level"], "ERROR");
    assert_eq!(line["message"], "failed to read the store");
    assert!(line["error"].as_str().unwrap().starts_with("the database could not be read: "), "{line}");
    assert_eq!(line["span"]["name"], "request");
}

#[tokio::test(flavor = "multi_thread")]
async fn logs_the_cause_when_a_table_cannot_be_loaded() {
    LazyLock::force(&LOG);
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let table = server.client().start("name=Quentin").await;
    server.stop().await;
    damage(&home, "ALTER TABLE codes RENAME COLUMN expires TO lost").await;
    let server = Running::start(home.config()).await;
    assert_eq!(server.client().get(&table).await.status, 503);
    server.stop().await;

    let line = line_with("no such column: expires");
    assert_eq!(line["level"], "ERROR");
    assert_eq!(line["message"], "a table could not be loaded");
    assert!(line["error"].as_str().unwrap().starts_with("the database could not be read: "), "{line}");
    assert_eq!(line["table"], table.trim_start_matches("/table/"));
}
