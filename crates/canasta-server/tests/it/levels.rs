//! A level for each seat: chosen in the form, remembered, recorded in the journal, and played. Also the operator's
//! external bots.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use canasta::{Action, Seat, View};
use canasta_bots::{Bot, Club};
use canasta_server::{Bots, Decks, ServerConfig, seeded_decks};
use canasta_table::Table;
use canasta_table::journal::Entry;

use crate::harness::{Follower, Home, Person, Running, soon};

/// A club bot that counts its decisions.
#[derive(Default)]
struct Counting(AtomicU32);

impl Bot for Counting {
    fn name(&self) -> &str {
        "counting"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Club::default().decide(view, seed)
    }
}

/// All levels, each played by a counting bot.
fn levels() -> (Bots, Vec<(&'static str, Arc<Counting>)>) {
    let mut bots = Bots::levels();
    let mut counting = Vec::new();
    for name in ["beginner", "club", "strong", "expert"] {
        let bot = Arc::new(Counting::default());
        bots = bots.with_bot(name, Duration::from_millis(50), Arc::<Counting>::clone(&bot));
        counting.push((name, bot));
    }
    (bots, counting)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_seat_has_its_chosen_level() {
    let home = Home::new();
    let (bots, counting) = levels();
    let config =
        ServerConfig { bots, first_dealer: Some(Seat(3)), deck: Decks::Given(seeded_decks(1)), ..home.config() };
    let server = Running::start(config).await;
    let mut person = Person::start(&home, &server, "level=strong&level.2=expert&name=Mary").await;
    let mut follower = Follower::of(&home, &person.table).await;
    follower.read().await;
    let seats = [
        r#"{"v":3,"entry":{"sat":{"seat":0,"person":0}}}"#,
        r#"{"v":3,"entry":{"sat":{"seat":1,"bot":{"name":"Ruth","bot":"strong"}}}}"#,
        r#"{"v":3,"entry":{"sat":{"seat":2,"bot":{"name":"Anna","bot":"expert"}}}}"#,
        r#"{"v":3,"entry":{"sat":{"seat":3,"bot":{"name":"Paul","bot":"strong"}}}}"#,
    ];
    assert_eq!(follower.texts[2..6], seats);
    for _ in 0..6 {
        assert!(person.action().await);
    }
    for (name, bot) in counting {
        let decided = bot.0.load(Ordering::Relaxed);
        assert_eq!(decided > 0, ["strong", "expert"].contains(&name), "{name} decided {decided} times");
    }
    let page = person.client.get(&person.table.clone()).await.body;
    assert!(page.contains("<bdi>Ruth</bdi> plays at Strong level. <bdi>Anna</bdi> plays at Expert level."), "{page}");

    // The next table gets the same levels with a single click.
    let start = person.client.get("/").await.body;
    assert!(start.contains("Levels: Strong and Expert."), "{start}");
    let form = person.client.get("/new").await.body;
    assert!(form.contains(r#"name="level" value="strong" checked"#), "{form}");
    assert!(form.contains(r#"<option value="expert" selected>"#), "{form}");
    let again = person.client.play().await;
    let mut follower = Follower::of(&home, &again).await;
    follower.read().await;
    assert_eq!(follower.texts[2..6], seats);
    server.stop().await;
}

/// Only bots that the operator offers can be chosen. Nothing in a request is ever run.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_cannot_start_a_program() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    for fields in ["level=exec:touch+x", "level=random", "level.1=exec:sh", "level=", "hints=always"] {
        let answer = client.form("/play", fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields}");
        assert!(answer.body.contains("one of the options"), "{fields}: {}", answer.body);
    }
    // A forged cookie can't start one either.
    client.cookies.push(("canasta_prefs".to_owned(), "bots=exec-rm%2Crandom&hints=none".to_owned()));
    let table = client.play().await;
    let mut follower = Follower::of(&home, &table).await;
    follower.read().await;
    let texts = follower.texts.concat();
    assert!(!texts.contains("exec") && texts.matches("\"bot\":\"club\"").count() == 3, "{texts}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_thinks_too_long_is_cut_short() {
    struct Slow;
    impl Bot for Slow {
        fn name(&self) -> &str {
            "slow"
        }
        fn decide(&self, _: &View, _: u64) -> Vec<Action> {
            panic!("it is never asked without a limit")
        }
        fn decide_while(&self, view: &View, seed: u64, go_on: &dyn Fn() -> bool) -> Vec<Action> {
            while go_on() {
                std::thread::yield_now();
            }
            Club::default().decide(view, seed)
        }
    }
    let home = Home::new();
    let bots = Bots::levels().with_bot("club", Duration::from_millis(5), Arc::new(Slow));
    let server = Running::start(ServerConfig { bots, first_dealer: Some(Seat(3)), ..home.config() }).await;
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Person::sit(&home, &server).await);
    }
    for person in &mut people {
        for _ in 0..4 {
            assert!(person.action().await);
        }
    }
    server.stop().await;
}

/// A journal can refer to a program that the operator no longer configures. The table is then quarantined until the
/// program is configured again.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn an_external_bot_plays_its_seat_and_a_club_player_takes_over_when_it_fails() {
    // Plays the first action in the list that it gets.
    const FIRST: &str = r#"sh -c "while read -r line; do case \"$line\" in *'\"type\":\"turn\"'*) act=${line#*'\"legal\":['}; act=${act%%'\"'[],]*}'\"'; echo \"$act\";; esac; done""#;
    const CRASHES: &str = r#"sh -c "exit 3""#;
    let home = Home::new();
    let bots = Bots::levels().with_command("first", FIRST).unwrap().with_command("broken", CRASHES).unwrap();
    // This deal lasts long enough. In other deals, a player might go out before the broken bot has used up its
    // restarts.
    let config = |bots: &Bots| {
        let deck = Decks::Given(seeded_decks(1));
        ServerConfig { bots: bots.clone(), first_dealer: Some(Seat(3)), deck, ..home.config() }
    };
    let server = Running::start(config(&bots)).await;
    let mut person = Person::start(&home, &server, "level.1=first&level.2=broken").await;
    let form = person.client.get("/new").await.body;
    assert!(form.contains(r#"value="first""#) && form.contains("A bot added by the server’s operator."), "{form}");
    // More turns than the number of restarts.
    for _ in 0..14 {
        assert!(soon(person.action()).await);
    }
    let mut follower = Follower::of(&home, &person.table).await;
    follower.read().await;
    let of = |seat: u32| format!("{{\"acted\":{{\"seat\":{seat},");
    for seat in [1, 2] {
        assert!(follower.texts.iter().filter(|text| text.contains(&of(seat))).count() > 8, "seat {seat}");
    }
    // Each action of the program is the first in the list it got.
    let entries: Vec<Entry> = follower.texts.iter().map(|text| Entry::read(text).unwrap()).collect();
    let mut table = Table::open("t", &entries[0]).unwrap();
    for entry in &entries[1..] {
        if let Entry::Acted { by, action, .. } = entry
            && by.seat == Seat(1)
        {
            let view = table.view(Some(Seat(1))).unwrap().to_kinds().unwrap();
            let mut legal = Vec::new();
            view.public.legal_within(&view.hand, &mut legal, 20_000);
            assert_eq!(action.to_kinds().as_ref(), Ok(&legal[0]), "not the program's own action");
        }
        table.apply(entry).unwrap();
    }
    server.stop().await;

    let server = Running::start(home.config()).await;
    let mut client = person.client.at(&server);
    assert_eq!(client.get(&person.table).await.status, StatusCode::INTERNAL_SERVER_ERROR);
    server.stop().await;
    let server = Running::start(config(&bots)).await;
    let mut client = client.at(&server);
    assert_eq!(client.get(&person.table).await.status, StatusCode::OK);
    server.stop().await;
}
