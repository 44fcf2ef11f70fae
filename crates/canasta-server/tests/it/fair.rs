//! Fair deals through the server. A deal is committed to before players cut, dealt when all players are ready, and
//! revealed once it is scored. This also holds through restarts and for abandoned games, and nothing is revealed too
//! early.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::StatusCode;
use canasta::{Card, Seat, notation};
use canasta_record::fair::{Cut, Proof, Seed};
use canasta_server::{Decks, ServerConfig, seeded_decks};
use canasta_table::journal::Entry;
use canasta_table::{State, Table};
use canasta_testkit::volume::volume;
use serde_json::{Value, json};

use crate::harness::{Client, Follower, Home, Live, Person, Running, SOUTH, soon};
use crate::tables::rewrite;

/// The deals listed in `/table/ID/fair`.
async fn deals(client: &mut Client, table: &str) -> Vec<Value> {
    let answer = client.get(&format!("{table}/fair")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.json()["deals"].as_array().unwrap().clone()
}

fn entries(follower: &Follower) -> Vec<Entry> {
    follower.texts.iter().map(|text| Entry::read(text).unwrap()).collect()
}

fn deck(entries: &[Entry], number: usize) -> Vec<Card> {
    let deck = |entry: &Entry| match entry {
        Entry::Dealt { deal, deck, .. } if *deal == number => Some(deck.clone()),
        _ => None,
    };
    entries.iter().find_map(deck).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_is_committed_cut_played_and_revealed() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let opened = client.form("/play", "name=Mary").await;
    let table = opened.header("location").to_owned();
    let mut follower = Follower::of(&home, &table).await;
    let n = follower.read().await.n();
    assert!(matches!(entries(&follower).last(), Some(Entry::Committed { deal: 1, .. })), "{:?}", follower.texts);
    let page = client.get(&table).await.body;
    let promised = deals(&mut client, &table).await;
    let commitment = promised[0]["commitment"].as_str().unwrap().to_owned();
    assert!(page.contains("data-showing=\"shuffling\"") && page.contains(" data-cut"), "{page}");
    assert!(page.contains(&format!("data-commitment=\"{commitment}\"")), "{page}");
    // The table is visible, but no card is face up.
    assert!(page.contains("id=\"stock\"") && !page.contains("data-cards=") && !page.contains("data-c="), "{page}");
    assert_eq!(promised[0]["seed"], Value::Null);

    let wrong = client.json(&format!("{table}/next"), &json!({ "id": "c", "n": n, "cut": "12" })).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST, "{}", wrong.body);
    let cut = client.ready(&table, "cut", n).await;
    assert_eq!((cut.status, cut.json()), (StatusCode::OK, json!({ "n": n + 1 })));
    assert_eq!(client.ready(&table, "cut", n).await.json(), json!({ "n": n + 1 }), "sent again it is done once");
    follower.read().await;
    let added = Cut::from_hex(&"0123456789abcdef".repeat(2));
    let dealt = |two: &[Entry]| matches!(two, [Entry::Ready { cut, .. }, Entry::Dealt { .. }] if *cut == added);
    assert!(entries(&follower).windows(2).any(dealt), "{:?}", follower.texts);

    let mut person = Person::at(&home, client, table.clone()).await;
    let during = person.client.get(&table).await.body;
    assert!(during.contains(&format!("data-commitment=\"{commitment}\"")), "the present deal's is in the menu");
    assert_eq!(deals(&mut person.client, &table).await[0]["seed"], Value::Null);
    while person.action().await {}
    person.wait().await;
    // The answer is sent a moment after the commit, so this waits for it.
    let mut shown = deals(&mut person.client, &table).await;
    soon(async {
        while shown.len() < 2 {
            shown = deals(&mut person.client, &table).await;
        }
    })
    .await;
    let seed = Seed::from_hex(shown[0]["seed"].as_str().unwrap()).unwrap();
    let follower_table = follower.read().await.clone();
    let proofs = follower_table.proofs();
    assert_eq!((proofs[0].seed.as_ref(), shown[0]["commitment"].as_str()), (Some(&seed), Some(commitment.as_str())));
    assert_eq!(proofs[0].check(&deck(&entries(&follower), 1)), Ok(()));
    assert_eq!((shown.len(), &shown[1]["seed"]), (2, &Value::Null), "the next one is promised already");
    let next = format!("data-commitment=\"{}\"", shown[1]["commitment"].as_str().unwrap());
    let mut end = String::new();
    soon(async {
        while !end.contains(&next) {
            end = person.client.get(&table).await.body;
        }
    })
    .await;
    assert!(end.contains("Fair deal ✓"), "{end}");
    let counted: (i64, i64) =
        sqlx::query_as("SELECT count(*), count(revealed) FROM seals").fetch_one(&mut home.sql().await).await.unwrap();
    assert_eq!(counted, (2, 1));

    // Visitors who may not watch the table can't see anything about its deals.
    let stranger = server.client().get(&format!("{table}/fair")).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    server.stop().await;
}

/// Two people at a table of four, in South and opposite.
struct Two {
    home: Home,
    server: Running,
    host: Client,
    friend: Client,
    table: String,
    follower: Follower,
}

impl Two {
    async fn begun(fields: &str, set: impl FnOnce(ServerConfig) -> ServerConfig) -> Self {
        let home = Home::new();
        let config = ServerConfig { first_dealer: Some(Seat(3)), ..home.config() };
        let server = Running::start(set(config)).await;
        let mut host = server.client();
        let mut friend = server.client();
        // With a limit of 5,000 points, one deal would win the game about once in a hundred runs.
        let table = host.gather("Helen", &format!("seats=chosen&game_points=50000&{fields}")).await;
        let secret = host.invitation(&table).await;
        friend.join(&secret, "Frank").await;
        host.must(&table, "what=begin&fill=club").await;
        let follower = Follower::of(&home, &table).await;
        Self { home, server, host, friend, table, follower }
    }

    /// The same two people after a server restart.
    async fn restarted(self, set: impl FnOnce(ServerConfig) -> ServerConfig) -> Self {
        self.server.stop().await;
        let server = Running::start(set(self.home.config())).await;
        Self { host: self.host.at(&server), friend: self.friend.at(&server), server, ..self }
    }

    async fn table(&mut self) -> Table {
        self.follower.read().await.clone()
    }

    /// Reads the journal after every message, until the table satisfies the condition.
    async fn until(&mut self, live: &mut Live, said: impl Fn(&Table) -> bool) {
        while !said(self.follower.read().await) {
            live.next().await.expect("the connection ended");
        }
    }

    /// Makes the player whose turn it is act. Between deals, makes both players ready.
    async fn go_on(&mut self, now: &Table, step: u32) {
        match now.to_act() {
            None => {
                for (client, id) in [(&mut self.host, "h"), (&mut self.friend, "f")] {
                    client.ready(&self.table, &format!("{id}{step}"), now.n()).await;
                }
            }
            Some(seat) if now.is_bot(seat) => tokio::task::yield_now().await,
            Some(seat) => {
                let action = advised(now, seat);
                let client = if seat == SOUTH { &mut self.host } else { &mut self.friend };
                client.action(&self.table, &format!("s{step}"), now.n(), &action).await;
            }
        }
    }

    /// Both play as the club bot advises, until the deal is over.
    async fn play_deal(&mut self, live: &mut Live) {
        for id in 0.. {
            self.until(live, |table| table.to_act().is_none_or(|seat| !table.is_bot(seat))).await;
            let table = self.table().await;
            let Some(seat) = table.to_act() else { break };
            let action = advised(&table, seat);
            let client = if seat == SOUTH { &mut self.host } else { &mut self.friend };
            let answer = client.action(&self.table, &format!("a{id}"), table.n(), &action).await;
            assert_eq!(answer.status, StatusCode::OK, "{action}: {}", answer.body);
        }
        self.until(live, |table| !table.wants_commitment()).await;
    }
}

fn advised(table: &Table, seat: Seat) -> String {
    let view = table.view(Some(seat)).unwrap();
    let plan = canasta_bots::by_name("club").unwrap().decide(&view.to_kinds().unwrap(), 1);
    view.to_cards(&plan[0]).unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_deal_waits_for_every_players_cut() {
    let mut two = Two::begun("", |config| config).await;
    let table = two.table.clone();
    assert!(two.table().await.has_commitment());
    let friends = two.friend.get(&table).await.body;
    assert!(friends.contains(" data-cut") && !friends.contains("have cut"), "{friends}");
    assert_eq!(two.host.ready(&table, "cut", 0).await.status, StatusCode::OK);
    assert_eq!(two.table().await.to_act(), None, "the friend has just been here, and has not cut");
    let hosts = two.host.get(&table).await.body;
    assert!(
        !hosts.contains(" data-cut") && hosts.contains("You have cut the deck. <bdi>Frank</bdi> hasn’t cut yet."),
        "{hosts}"
    );
    let again = two.host.ready(&table, "another", 0).await;
    assert_eq!(
        (again.status, &again.json()["because"]),
        (StatusCode::CONFLICT, &json!("you’ve already said you’re ready"))
    );
    assert_eq!(two.friend.ready(&table, "cut", 0).await.status, StatusCode::OK);
    let dealt = two.table().await;
    assert_eq!((dealt.to_act(), dealt.proofs()[0].cuts.len()), (Some(SOUTH), 2));
    assert_eq!(two.friend.ready(&table, "late", 0).await.json()["stale"], true);
    two.server.stop().await;
}

/// The first deal waits only a few seconds for cuts after a player arrives, and is then dealt without the missing ones.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_deal_does_not_wait_forever() {
    for cuts in [false, true] {
        let hurried = |config| ServerConfig { clock_speed: 100, ..config };
        let mut two = Two::begun("", hurried).await;
        let mut live = two.host.live(&two.table).await;
        if cuts {
            two.host.ready(&two.table, "cut", 0).await;
        }
        two.until(&mut live, |table| table.to_act().is_some()).await;
        assert_eq!(two.table().await.proofs()[0].cuts.len(), usize::from(cuts));
        two.server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_deal_waits_for_present_players_until_the_host_deals() {
    let mut two = Two::begun("", |config| config).await;
    let table = two.table.clone();
    let mut live = two.host.live(&table).await;
    let _also = two.friend.live(&table).await;
    for client in [&mut two.host, &mut two.friend] {
        client.ready(&table, "cut", 0).await;
    }
    two.play_deal(&mut live).await;
    let n = two.table().await.n();
    two.host.refused(&table, "what=deal", "Nobody is ready").await;
    assert_eq!(two.friend.ready(&table, "next", n).await.status, StatusCode::OK);
    assert_eq!(two.table().await.next_deal(), Some(2), "the host is there and not ready");
    live.until(n + 1).await;
    let hosts = two.host.get(&table).await.body;
    let friends = two.friend.get(&table).await.body;
    assert!(hosts.contains("Frank is ready. Waiting for you.") && hosts.contains(">Next deal<"), "{hosts}");
    assert!(friends.contains("You are ready. Waiting for Helen.") && !friends.contains("Deal now"), "{friends}");
    two.friend.refused(&table, "what=deal", "Only the host").await;
    two.host.must(&table, "what=deal").await;
    let dealt = two.table().await;
    assert_eq!((dealt.deal_number(), dealt.proofs()[1].cuts.len()), (2, 1));
    two.host.must(&table, "what=deal").await;
    assert_eq!(two.table().await.deal_number(), 2, "a second press deals nothing");
    two.server.stop().await;
}

/// The next deal doesn't wait for absent players. At a table with a clock, it waits at most a minute for any player.
#[tokio::test(flavor = "multi_thread")]
async fn the_next_deal_does_not_wait_for_absent_or_slow_players() {
    for (fields, gone) in [("", true), ("clock=quick", false)] {
        let mut two = Two::begun(fields, |config| config).await;
        let table = two.table.clone();
        let mut live = two.host.live(&table).await;
        let friends = two.friend.live(&table).await;
        for client in [&mut two.host, &mut two.friend] {
            client.ready(&table, "cut", 0).await;
        }
        two.play_deal(&mut live).await;
        drop((live, friends));
        // Only the time between deals is fast. Within a deal, substitutes would replace players at this pace.
        let mut two = two.restarted(|config| ServerConfig { clock_speed: 200, ..config }).await;
        let mut live = two.host.live(&table).await;
        let friends = if gone { None } else { Some(two.friend.live(&table).await) };
        let n = two.table().await.n();
        let ready = two.host.ready(&table, "next", n).await.status;
        // A minute lasts 0.3 s on this clock, so on a busy machine the next deal may start before the host asks for it.
        let begun = !gone && two.table().await.deal_number() == 2;
        assert!(ready == StatusCode::OK || begun, "{ready}");
        two.until(&mut live, |table| table.deal_number() == 2 && table.is_playing()).await;
        drop(friends);
        two.server.stop().await;
    }
}

/// A killed server continues after a restart, both if the commitment for the next deal is missing and if all players
/// are ready but nothing is dealt.
#[tokio::test(flavor = "multi_thread")]
async fn an_interrupted_deal_continues_after_a_restart() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::sit(&home, &server).await;
    while person.action().await {}
    person.wait().await;
    // The second deal's commitment is stored after the end of the first deal is shown.
    let mut follower = Follower::of(&home, &person.table).await;
    soon(async { while !follower.read().await.has_commitment() {} }).await;
    server.stop().await;
    let table = person.table.clone();
    let id = table.trim_start_matches("/table/").to_owned();
    cut_off(&home, &id, "\"sealed\"").await;
    for sql in ["DELETE FROM seals WHERE table_id = ? AND deal = 2"] {
        sqlx::query(sql).bind(&id).execute(&mut home.sql().await).await.unwrap();
    }
    let server = Running::start(home.config()).await;
    let mut client = person.client.at(&server);
    client.get(&table).await;
    let mut follower = Follower::of(&home, &table).await;
    soon(async {
        while !follower.read().await.has_commitment() {
            client.get(&table).await;
        }
    })
    .await;
    let n = follower.read().await.n();
    assert_eq!(client.ready(&table, "next", n).await.status, StatusCode::OK);
    assert_eq!(follower.read().await.deal_number(), 2);
    server.stop().await;

    let before = deck(&entries(&follower), 2);
    cut_off(&home, &id, "\"dealt\"").await;
    let server = Running::start(home.config()).await;
    let mut client = client.at(&server);
    assert_eq!(client.get(&table).await.status, StatusCode::OK);
    let mut follower = Follower::of(&home, &table).await;
    soon(async {
        while follower.read().await.deal_number() != 2 || !follower.read().await.is_playing() {
            client.get(&table).await;
        }
    })
    .await;
    assert_eq!(deck(&entries(&follower), 2), before, "the same cards: they follow from what was there");
    server.stop().await;
}

/// Deletes the last entry of a kind, and everything after it.
async fn cut_off(home: &Home, id: &str, kind: &str) {
    let sql = "DELETE FROM journal WHERE table_id = ?1 AND n >=
               (SELECT max(n) FROM journal WHERE table_id = ?1 AND instr(entry, ?2) > 0)";
    let done = sqlx::query(sql).bind(id).bind(kind).execute(&mut home.sql().await).await.unwrap();
    assert!(done.rows_affected() > 0);
}

/// A deck that doesn't follow from its seed and cuts quarantines the table, even if all hashes match.
#[tokio::test(flavor = "multi_thread")]
async fn a_deck_without_its_commitment_quarantines_a_table() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let broken = client.play().await;
    let whole = client.play().await;
    server.stop().await;
    rewrite(&home, &broken, |_, text| match Entry::read(text).unwrap() {
        Entry::Dealt { deal, mut deck } => {
            let other = deck.iter().position(|card| *card != deck[0]).unwrap();
            deck.swap(0, other);
            Entry::Dealt { deal, deck }.text()
        }
        _ => text.to_owned(),
    })
    .await;
    let server = Running::start(home.config()).await;
    let mut client = client.at(&server);
    assert_eq!(client.get(&broken).await.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(client.get(&whole).await.status, StatusCode::OK);
    server.stop().await;
}

/// A table without commitments gets one for its next deal. A deal with a commitment is dealt from it, whatever the
/// server's deck setting is.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_given_decks_commits_to_its_next_deal() {
    let home = Home::new();
    let given = || ServerConfig { deck: Decks::Given(seeded_decks(3)), ..home.config() };
    let server = Running::start(given()).await;
    let mut person = Person::sit(&home, &server).await;
    assert!(person.action().await);
    assert!(deals(&mut person.client, &person.table.clone()).await.is_empty());
    server.stop().await;
    let server = Running::start(home.config()).await;
    let mut person = Person::at(&home, person.client.at(&server), person.table).await;
    while person.action().await {}
    let mut follower = Follower::of(&home, &person.table).await;
    soon(async {
        while follower.read().await.wants_commitment() {
            person.client.get(&person.table).await;
        }
    })
    .await;
    server.stop().await;
    let server = Running::start(given()).await;
    let mut client = person.client.at(&server);
    let n = follower.read().await.n();
    assert_eq!(client.ready(&person.table, "next", n).await.status, StatusCode::OK);
    let table = follower.read().await;
    assert_eq!((table.deal_number(), table.proofs().len(), table.proofs()[0].terms.deal), (2, 1, 2));
    server.stop().await;
}

/// If players don't continue a game for long, it is abandoned. Nobody plays on, and every seed is revealed.
#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_game_reveals_its_seeds() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let played = client.play().await;
    let opened = client.form("/play", "").await;
    let shuffled = opened.header("location").to_owned();
    server.stop().await;

    // A recent game isn't abandoned.
    let server = Running::start(home.config()).await;
    client = client.at(&server);
    assert_eq!(deals(&mut client, &played).await[0]["seed"], Value::Null);
    server.stop().await;

    let server = Running::start(ServerConfig { give_up_after: Duration::ZERO, ..home.config() }).await;
    client = client.at(&server);
    soon(async {
        for table in [&played, &shuffled] {
            while deals(&mut client, table).await[0]["seed"].is_null() {}
        }
    })
    .await;
    let mut follower = Follower::of(&home, &played).await;
    let table = follower.read().await.clone();
    assert_eq!((table.state(), table.is_closed()), (State::Over, true));
    assert_eq!(table.proofs()[0].check(&deck(&entries(&follower), 1)), Ok(()));
    for table in [&played, &shuffled] {
        let page = client.get(table).await.body;
        assert!(page.contains("This game was abandoned.") && !page.contains(" data-mine"), "{page}");
    }
    let action = client.action(&played, "a", table.n(), "draw").await;
    assert_eq!(action.json()["because"], "the game is over");
    assert!(client.get("/").await.body.contains("This game was abandoned."));
    let outstanding: i64 = sqlx::query_scalar("SELECT count(*) FROM seals WHERE revealed IS NULL")
        .fetch_one(&mut home.sql().await)
        .await
        .unwrap();
    assert_eq!(outstanding, 0);
    server.stop().await;
}

/// A board computer without a battery starts in 1970, and a wrong clock can be decades ahead.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_abandoned_only_after_the_server_has_seen_it_idle() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::sit(&home, &server).await;
    // Otherwise a bot would play on after the next start.
    person.wait().await;
    let table = person.table.clone();
    let mut client = person.client.at(&server);
    server.stop().await;
    for age in [20_000, 200] {
        // All of its entries are this many days old.
        let mut sql = home.sql().await;
        let at = sqlx::query("UPDATE journal SET at = ? - ? + n");
        let now = i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap();
        at.bind(now).bind(age * DAY).execute(&mut sql).await.unwrap();
        for _ in 0..2 {
            let server = Running::start(home.config()).await;
            client = client.at(&server);
            soon(async {
                while sqlx::query("SELECT 1 FROM daily_deals WHERE day < 0")
                    .fetch_optional(&mut sql)
                    .await
                    .unwrap()
                    .is_none()
                {}
            })
            .await;
            assert!(!client.get(&table).await.body.contains("This game was abandoned."), "{age}");
            server.stop().await;
        }
    }
    // The server has run on each of the last 179 days.
    let mut sql = home.sql().await;
    let today: i64 =
        sqlx::query_scalar("SELECT min(day) FROM daily_deals WHERE day < 0").fetch_one(&mut sql).await.unwrap();
    for day in 1..180 {
        let row = sqlx::query("INSERT INTO daily_deals (day, seed, json) VALUES (?, zeroblob(32), '')");
        row.bind(today + day).execute(&mut sql).await.unwrap();
    }
    let server = Running::start(home.config()).await;
    client = client.at(&server);
    soon(async { while !client.get(&table).await.body.contains("This game was abandoned.") {} }).await;
    server.stop().await;
}

/// The secrets of a deal before it is scored: its seed, the order of its cards, and hands.
struct Secrets {
    seeds: Vec<String>,
    decks: Vec<Vec<Card>>,
    hands: Vec<(Seat, String)>,
}

impl Secrets {
    fn of(table: &Table, entries: &[Entry]) -> Self {
        let untold = |deal: usize| table.proofs().iter().any(|proof| proof.terms.deal == deal && proof.seed.is_none());
        let mut secrets = Self { seeds: Vec::new(), decks: Vec::new(), hands: Vec::new() };
        for entry in entries {
            match entry {
                Entry::Committed { deal, seed } if untold(*deal) => secrets.seeds.push(seed.to_hex()),
                Entry::Dealt { deal, deck, .. } if untold(*deal) => secrets.decks.push(deck.clone()),
                _ => {}
            }
        }
        if table.is_playing() {
            let hand = |seat| (seat, notation::cards(&table.view(Some(seat)).unwrap().hand).to_string());
            // The cards of a small hand may also be visible elsewhere, so only large hands are checked.
            secrets.hands = table.players().seats().map(hand).filter(|(_, hand)| hand.len() > 20).collect();
        }
        secrets
    }

    /// The secret that a text reveals to a viewer in this seat: any 31 digits of a seed, any 13 cards in order, or
    /// another player's hand.
    fn secret_in(&self, text: &str, viewer: Option<Seat>) -> Option<String> {
        let parts = |seed: &String| {
            (0..seed.len()).step_by(16).map(|from| seed[from..from + 16].to_owned()).collect::<Vec<_>>()
        };
        let runs =
            |deck: &Vec<Card>| deck.chunks_exact(7).map(|all| notation::cards(all).to_string()).collect::<Vec<_>>();
        let hands = self.hands.iter().filter(|(seat, _)| Some(*seat) != viewer).map(|(_, hand)| hand.clone());
        let all = self.seeds.iter().flat_map(parts).chain(self.decks.iter().flat_map(runs)).chain(hands);
        all.into_iter().find(|secret| text.contains(secret.as_str()))
    }
}

/// The screens at a table: those of both players and a spectator.
struct ScreenCapture {
    people: [(Option<Seat>, Client); 3],
    lives: Vec<(Option<Seat>, Live)>,
}

impl ScreenCapture {
    async fn at(two: &Two) -> Self {
        let people =
            [(Some(SOUTH), two.host.clone()), (Some(Seat(2)), two.friend.clone()), (None, two.server.client())];
        let mut lives = Vec::new();
        for (seat, client) in &people {
            lives.push((*seat, client.live(&two.table).await));
        }
        Self { people, lives }
    }

    /// Collects the table's pages, a hint, and all pending messages. If `all`, also other pages.
    async fn listen(&mut self, table: &str, n: u64, all: bool) -> Vec<(Option<Seat>, String)> {
        let mut heard = Vec::new();
        for (seat, client) in &mut self.people {
            let always = [table.to_owned(), format!("{table}/fair")];
            let seldom = ["/", "/lobby", "/fairness"].map(str::to_owned).into_iter().filter(|_| all);
            for path in always.into_iter().chain(seldom) {
                heard.push((*seat, client.get(&path).await.body));
            }
            let hint = client.json(&format!("{table}/hint"), &json!({ "n": n })).await;
            heard.push((*seat, hint.body));
        }
        for (seat, live) in &mut self.lives {
            while let Ok(Some(message)) = tokio::time::timeout(Duration::from_millis(1), live.next()).await {
                heard.push((*seat, message.to_string()));
            }
        }
        heard
    }
}

impl Secrets {
    /// Checks that leaks are detected: a seed revealed too early, half a seed, and another player's hand. Returns the
    /// number of leaks tried.
    fn plant(&self, text: &str, viewer: Option<Seat>) -> usize {
        let early = |seed: &String| text.replacen("\"seed\":null", &format!("\"seed\":\"{seed}\""), 1);
        let half = |seed: &String| format!("{text}<i data-k=\"{}\">", &seed[31..63]);
        let hands = self.hands.iter().filter(|(holder, _)| Some(*holder) != viewer);
        let mutants = self.seeds.iter().map(early).filter(|early| early != text);
        let mutants = mutants.chain(self.seeds.iter().map(half)).chain(hands.map(|(_, hand)| format!("{text}{hand}")));
        mutants.inspect(|mutant| assert!(self.secret_in(mutant, viewer).is_some())).count()
    }
}

/// Plays a whole deal at a table with spectators, and the start of the next one.
#[tokio::test(flavor = "multi_thread")]
async fn no_seed_is_revealed_before_its_deal_is_scored() {
    for fields in ["watch=link&hints=everybody", "watch=link&serious=yes"] {
        // Hints with little search. Their quality doesn't matter here, only what they reveal.
        let hint_source: canasta_server::HintSource =
            Arc::new(|view, seed, go_on| canasta_bots::hint(view, seed, 2, go_on));
        let mut two = Two::begun(fields, |config| ServerConfig { hint_source, ..config }).await;
        let table = two.table.clone();
        let mut ears = ScreenCapture::at(&two).await;
        let mut seen = 0;
        let mut planted = 0;
        for step in 0_u32.. {
            let now = two.table().await;
            let secrets = Secrets::of(&now, &entries(&two.follower));
            // Unread messages stay available. In a quick run, pages are only fetched after some of the actions.
            let heard = match step % volume(8, 1) {
                0 => ears.listen(&table, now.n(), step % 8 == 0).await,
                _ => Vec::new(),
            };
            // A bot may have ended the deal in the meantime, and a scored deal is no longer secret.
            let still = Secrets::of(&two.table().await, &entries(&two.follower));
            for (seat, text) in heard {
                let found = secrets.secret_in(&text, seat).and_then(|_| still.secret_in(&text, seat));
                assert_eq!(found, None, "to {seat:?}, step {step}");
                seen += text.len();
                planted += if step % volume(32, 8) == 0 { secrets.plant(&text, seat) } else { 0 };
            }
            if now.deal_number() == 2 && now.is_playing() {
                break;
            }
            two.go_on(&now, step).await;
        }
        assert!(seen > volume(125_000, 1_000_000) && planted > volume(15, 60), "{seen} bytes, {planted} mutants");
        let proofs: Vec<Proof> = two.table().await.proofs();
        assert_eq!(proofs.iter().map(|proof| proof.seed.is_some()).collect::<Vec<_>>(), [true, false]);
        two.server.stop().await;
        drop(two.home);
    }
}
