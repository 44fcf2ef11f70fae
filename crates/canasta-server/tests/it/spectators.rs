//! Spectators on a node that doesn't own the table see the same thing as those on the owner, even if a node ends.

use axum::http::StatusCode;
use canasta::Seat;
use serde_json::{Value, json};

use crate::harness::{Client, Live, soon};
use crate::nodes::{NodeServer, Players, Service, begun_with};

/// Two spectators' screens, with the last message to each.
struct Screens([(Live, Value); 2]);

impl Screens {
    async fn of(table: &str, clients: [Client; 2]) -> Self {
        let [one, other] = clients;
        Self([(one.live(table).await, Value::Null), (other.live(table).await, Value::Null)])
    }

    /// Waits until both show the same markup, with `at_least` entries, and the markup satisfies `wanted`. It doesn't
    /// contain clock times.
    async fn agree(&mut self, at_least: u64, wanted: impl Fn(&str) -> bool) -> String {
        let Self([(one, shown), (other, there)]) = self;
        let done = soon(async {
            loop {
                let same = shown["html"] == there["html"] && shown["turn"] == there["turn"];
                if let Some(html) = shown["html"].as_str()
                    && same
                    && shown["n"].as_u64().unwrap() >= at_least
                    && wanted(html)
                {
                    return html.to_owned();
                }
                tokio::select! {
                    next = one.next() => *shown = next.expect("the first connection ended"),
                    next = other.next() => *there = next.expect("the second connection ended"),
                }
            }
        });
        done.await
    }
}

/// A game of two people on the first two nodes, and a third node where nobody plays.
async fn watched(service: &Service, fields: &str) -> ([NodeServer; 3], Players) {
    let nodes = [service.node().await, service.node().await, service.node().await];
    let game = begun_with(service, [&nodes[0], &nodes[1]], fields).await;
    (nodes, game)
}

fn player(game: &Players, place: usize) -> (Seat, Client) {
    game.clients.iter().nth(place).map(|(seat, client)| (*seat, client.clone())).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_sees_the_same_at_every_node() {
    let service = Service::start().await;
    let ([first, second, third], mut game) = watched(&service, "watch=link").await;
    let table = game.table.clone();
    let (_, anna) = player(&game, 0);
    let (_, mut bert) = player(&game, 1);
    let mut annas = anna.live(&table).await;
    let mut screens = Screens::of(&table, [first.client(), third.client()]).await;
    let page = third.client().get(&table).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    for _ in 0..4 {
        game.play(&service, &mut annas, 2).await;
        // When it's a person's turn after the bots have played, both screens show the same state.
        screens.agree(service.table(&table).await.n() - 1, |_| true).await;
    }
    let player = annas.until(service.table(&table).await.n() - 1).await;
    let seen = screens.agree(0, |html| html.contains("Two people are watching")).await;
    // The player's hand is visible to the player, but not to spectators.
    assert!(player["html"].as_str().unwrap().contains("id=\"hand\""), "{player}");
    assert!(!seen.contains("id=\"hand\""), "{seen}");

    // Open screens and chat are shown too, although they aren't in the journal.
    let away = |html: &str| html.matches(", away\"").count();
    let berts = bert.live(&table).await;
    screens.agree(0, |html| away(html) == 0).await;
    let said = bert.json(&format!("{table}/say"), &json!({ "say": "hello" })).await;
    assert_eq!(said.status, StatusCode::OK, "{}", said.body);
    screens.agree(0, |html| html.contains("Hello")).await;
    drop(berts);
    screens.agree(0, |html| away(html) == 1).await;
    assert_eq!(service.place(&table).await.as_ref(), Some(&first.private), "watching a table takes it from nobody");
    for node in [first, second, third] {
        node.stop().await;
    }
}

/// The owner is killed. Spectators on other nodes keep their connections.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_keep_watching_when_the_owner_is_killed() {
    let service = Service::start().await;
    let ([first, second, third], mut game) = watched(&service, "watch=link").await;
    let table = game.table.clone();
    let (seat, anna) = player(&game, 0);
    let mut annas = anna.live(&table).await;
    let mut screens = Screens::of(&table, [second.client(), third.client()]).await;
    game.play(&service, &mut annas, 3).await;
    screens.agree(service.table(&table).await.n() - 1, |_| true).await;

    let gone = first.private.clone();
    first.kill();
    while annas.next().await.is_some() {}
    service.expire(&gone).await;
    // The bots have to play on for the spectators, so one of the two nodes that follow the table acquires it.
    let anna = second.moved(&anna);
    let mut annas = soon(async {
        loop {
            match anna.try_live(&table, &format!("http://{}", anna.address)).await {
                Ok(live) => return live,
                Err(status) => assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE),
            }
        }
    })
    .await;
    game.clients.insert(seat, anna);
    game.play(&service, &mut annas, 4).await;
    screens.agree(service.table(&table).await.n() - 1, |_| true).await;
    let place = service.place(&table).await.unwrap();
    assert!([&second.private, &third.private].contains(&&place), "{place}");
    // Whichever node that is, spectators see the same there as on the other node.
    let owner = if place == second.private { &second } else { &third };
    let other = if place == second.private { &third } else { &second };
    Screens::of(&table, [owner.client(), other.client()]).await.agree(0, |_| true).await;
    second.stop().await;
    third.stop().await;
}

/// All nodes allow the same people to watch, and serve guests who join there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_node_lets_the_same_people_watch() {
    let service = Service::start().await;
    let nodes = [service.node().await, service.node_with(|config| config.limits.spectators = 2).await];
    let [first, second] = &nodes;
    let refused = async |client: &Client, table: &str| {
        client.try_live(table, &format!("http://{}", client.address)).await.err().unwrap_or_default()
    };
    let private = begun_with(&service, [first, second], "watch=nobody").await.table;
    for node in &nodes {
        let mut stranger = node.client();
        assert_eq!(refused(&stranger, &private).await, StatusCode::FORBIDDEN);
        assert_eq!(stranger.get(&private).await.status, StatusCode::FORBIDDEN);
    }

    let game = begun_with(&service, [first, second], "watch=link").await;
    let table = game.table.clone();
    let mut host = player(&game, 0).1;
    // A guest who accepts the invitation is a person at the table at once, even if a stranger is watching on that node.
    let mut strangers = second.client().live(&table).await;
    let seen = strangers.next().await.unwrap();
    let mut cleo = second.client();
    let secret = host.invitation(&table).await;
    assert_eq!(cleo.join(&secret, "Cleo").await, table);
    let mut cleos = cleo.live(&table).await;
    let hers = cleos.next().await.unwrap();
    assert_ne!(hers["html"], seen["html"]);
    assert!(hers["html"].as_str().unwrap().contains("name=\"seat\""), "she may take over a bot's hand: {hers}");
    // A banned guest can't watch on any node.
    host.must(&table, "what=ban&player=2").await;
    for node in &nodes {
        assert_eq!(refused(&node.moved(&cleo), &table).await, StatusCode::FORBIDDEN);
    }
    // Each node counts only the windows of its own spectators.
    let _second = second.client().live(&table).await;
    assert_eq!(refused(&second.client(), &table).await, StatusCode::TOO_MANY_REQUESTS);
    let _third = first.client().live(&table).await;
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_node_delays_spectators_of_a_competitive_table() {
    let service = Service::start().await;
    let ([first, second, third], mut game) = watched(&service, "watch=link&serious=yes").await;
    let table = game.table.clone();
    let mut annas = player(&game, 0).1.live(&table).await;
    for actions in [0, 2, 20] {
        game.play(&service, &mut annas, actions).await;
        let mut screens = Screens::of(&table, [first.client(), third.client()]).await;
        let seen = screens.agree(0, |_| true).await;
        assert!(seen.contains("you’ll see each deal here once it’s finished"), "{seen}");
        assert!(!seen.contains("id=\"stock\""), "{seen}");
    }
    for node in [first, second, third] {
        node.stop().await;
    }
}
