//! Nothing that is secret is written into the log: everything the server writes down while deals are played, at the level
//! that says most, is read here. The other tests of this program are in it as well.

use std::io;
use std::sync::{Arc, Mutex};

use canasta_server::{Decks, LogForm, LogLevel, ServerConfig, logger, seeded_decks};
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

#[tokio::test(flavor = "multi_thread")]
async fn a_played_deal_leaves_no_card_name_or_secret_in_the_log() {
    let lines = Lines::default();
    tracing::subscriber::set_global_default(logger(LogForm::Json, LogLevel::Debug, lines.clone())).unwrap();
    let home = Home::new();
    let server = Running::start(ServerConfig { deck: Decks::Given(seeded_decks(4711)), ..home.config() }).await;
    let mut person = Person::start(&home, &server, "name=Quetzalcoatl").await;
    while person.act().await {}
    assert_eq!(person.next_deal().await.status, 200);
    let wrong = person.client.act(&person.table.clone(), "x", 0, "discard 9S").await;
    assert_eq!(wrong.status, 409);
    person.client.get("/join/5ec2e75ec2e75ec2e75ec2e75ec2e75e").await;
    let mut secrets: Vec<String> = person.client.cookies.iter().map(|(_, value)| value.clone()).collect();
    secrets.extend(["Quetzalcoatl", "discard", "5ec2e7", "/join"].map(str::to_owned));
    // Any two neighbours of the deck, in the written form of cards: once in 108² by chance, were there cards at all.
    let deck = seeded_decks(4711)().unwrap();
    secrets.extend(deck.windows(2).map(|two| format!("{} {}", two[0], two[1])));
    let address = server.address;
    drop(person);
    server.stop().await;

    let log = lines.text();
    let listening = format!("\"address\":\"{address}\"");
    assert!(log.contains(&listening), "{listening}: {log}");
    for known in ["\"message\":\"listening\"", "\"message\":\"stopped\"", "\"message\":\"answered\",\"route\":\"Act\""]
    {
        assert!(log.contains(known), "{known}: {log}");
    }
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret}");
    }
    for line in log.lines() {
        assert!(serde_json::from_str::<serde_json::Value>(line).is_ok(), "{line}");
    }
}
