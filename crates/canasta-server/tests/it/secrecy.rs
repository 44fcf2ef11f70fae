//! No byte that leaves the server for a seat depends on a card that it may not see.

use std::sync::Arc;

use canasta::deck::{SeedRng, shuffled};
use canasta::{Card, DECK, Kind, Seat, shuffle};
use canasta_record::notation::card_text;
use canasta_server::ServerConfig;

use crate::harness::{Home, Running};

/// South's eleven cards: first to be dealt when East deals.
fn dealt_to_south() -> impl Iterator<Item = usize> {
    (0..11).map(|turn| turn * 4)
}

/// Everything that South's browser hears in one turn at a table with this deck: pages, answers to good and bad acts,
/// messages. The table's id is the only thing that differs by itself.
async fn heard(deck: &[Card], discard: Card) -> Vec<String> {
    let home = Home::new();
    let order = deck.to_vec();
    let config = ServerConfig {
        // Slow bots: the state after South's turn is to be seen.
        bot_pace_percent: 1000,
        first_dealer: Some(Seat(3)),
        deck: Arc::new(move || Some(order.clone())),
        ..home.config()
    };
    let server = Running::start(config).await;
    let mut client = server.client();
    let table = client.play().await;
    let mut heard = Vec::new();
    let mut live = client.live(&table).await;
    heard.push(live.until(2).await.to_string());
    heard.push(client.get(&table).await.body);
    heard.push(client.get("/").await.body);
    let bad = ["discard 4H", "meld 4H 4D 4C", "ask", "yes", "pass", "take KH KD", "take 2S 2S", "declare 3H"];
    for act in bad {
        heard.push(client.act(&table, "bad", 2, act).await.body);
    }
    heard.push(client.act(&table, "draw", 2, "draw").await.body);
    heard.push(live.until(3).await.to_string());
    for card in Card::all() {
        let named = card_text(card);
        for act in [format!("meld {named} {named} XR"), format!("take {named} {named}")] {
            heard.push(client.act(&table, "bad", 3, &act).await.body);
        }
    }
    heard.push(client.act(&table, "discard", 3, &format!("discard {}", card_text(discard))).await.body);
    heard.push(live.until(4).await.to_string());
    heard.push(client.get(&table).await.body);
    heard.push(client.act(&table, "late", 4, "draw").await.body);
    server.stop().await;
    let id = table.trim_start_matches("/table/");
    heard.into_iter().map(|text| text.replace(id, "ID")).collect()
}

/// Another deck that looks the same to South: the cards of the others and of the stock change places, but for red
/// threes (they are tabled for all to see) and South's next card.
fn disguised(deck: &[Card], upcards: usize, seed: u64) -> Vec<Card> {
    let drawn = 44 + upcards;
    let seen: Vec<usize> = dealt_to_south().chain(44..=drawn).collect();
    let hidden = |place: &usize| !seen.contains(place) && deck[*place].kind() != Kind::RedThree;
    let places: Vec<usize> = (0..DECK).filter(hidden).collect();
    let mut cards: Vec<Card> = places.iter().map(|&place| deck[place]).collect();
    shuffle(&mut cards, &mut SeedRng::new(seed));
    let mut other = deck.to_vec();
    for (place, card) in places.into_iter().zip(cards) {
        other[place] = card;
    }
    other
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_do_not_depend_on_hidden_cards() {
    let mut compared = 0;
    for seed in 0..20 {
        let deck = shuffled(&mut SeedRng::new(seed));
        let upcards = 1 + deck[44..].iter().position(|card| card.kind().is_natural()).unwrap();
        let own: Vec<Card> = dealt_to_south().chain([44 + upcards]).map(|place| deck[place]).collect();
        if own.iter().any(|card| card.kind() == Kind::RedThree) {
            continue;
        }
        let other = disguised(&deck, upcards, seed + 1000);
        assert_ne!(deck, other);
        let (one, two) = tokio::join!(heard(&deck, own[0]), heard(&other, own[0]));
        assert!(one[0].contains("\"n\":2") && one.len() > 100, "{}", one.len());
        for (one, two) in one.iter().zip(&two) {
            assert_eq!(one, two, "seed {seed}");
        }
        compared += 1;
        if compared == 4 {
            return;
        }
    }
    panic!("only {compared} decks were fit for it");
}
