//! No byte sent to a seat depends on a card that the seat may not see.

use std::sync::Arc;

use axum::http::StatusCode;
use canasta::deck::{SeedRng, shuffled};
use canasta::rules::Preset;
use canasta::{Card, DECK_SIZE, Kind, Players, RuleSet, Seat, shuffle};
use canasta_server::{Decks, ServerConfig};
use canasta_testkit::volume::volume;

use crate::harness::{Home, Running, beginning_unpromised, without_tokens};

/// Rules and number of players at a table.
#[derive(Clone, Copy)]
struct TableKind {
    preset: &'static Preset,
    players: Players,
}

impl TableKind {
    fn every() -> impl Iterator<Item = Self> {
        let of = |preset| (2..=6).filter_map(Players::new).map(move |players| Self { preset, players });
        RuleSet::PRESETS.iter().flat_map(of)
    }

    /// Number of cards dealt to the players.
    fn dealt(self) -> usize {
        usize::try_from(self.preset.rules.hand_size_for(self.players)).unwrap() * usize::from(self.players.count())
    }

    /// Positions of South's cards. South gets the first card if the last seat deals.
    fn dealt_to_south(self) -> impl Iterator<Item = usize> {
        (0..self.dealt()).step_by(self.players.count().into())
    }

    /// Number of cards South draws.
    fn drawn(self) -> usize {
        usize::try_from(self.preset.rules.draw_count_for(self.players)).unwrap()
    }
}

/// Everything that South's browser receives in one turn at a table with this deck: pages, answers to legal and illegal
/// actions, and messages. Replaces the table's id and the tokens of forms, which always differ.
async fn heard(kind: TableKind, deck: &[Card], discard: Card) -> Vec<String> {
    let home = Home::new();
    let order = deck.to_vec();
    let config = ServerConfig {
        // Bots are slow, so that the state after South's turn is visible.
        bot_pace_percent: 1000,
        first_dealer: Some(Seat(kind.players.count() - 1)),
        deck: Decks::Given(Arc::new(move || Some(order.clone()))),
        ..home.config()
    };
    let server = Running::start(config).await;
    let mut client = server.client();
    let table = client.start(&format!("preset={}&players={}", kind.preset.name, kind.players.count())).await;
    let n = beginning_unpromised(kind.players.count());
    let mut heard = Vec::new();
    let mut live = client.live(&table).await;
    heard.push(live.until(n).await.to_string());
    heard.push(client.get(&table).await.body);
    heard.push(client.get("/").await.body);
    let bad = ["discard 4H", "meld 4H 4D 4C", "ask", "yes", "pass", "take KH KD", "take 2S 2S", "declare 3H"];
    for action in bad {
        heard.push(client.action(&table, "bad", n, action).await.body);
    }
    let drew = client.action(&table, "draw", n, "draw").await;
    assert_eq!(drew.status, StatusCode::OK, "{}", drew.body);
    heard.push(drew.body);
    heard.push(live.until(n + 1).await.to_string());
    for card in Card::all() {
        let named = card.to_string();
        for action in [format!("meld {named} {named} XR"), format!("take {named} {named}")] {
            heard.push(client.action(&table, "bad", n + 1, &action).await.body);
        }
    }
    heard.push(client.action(&table, "discard", n + 1, &format!("discard {discard}")).await.body);
    heard.push(live.until(n + 2).await.to_string());
    heard.push(client.get(&table).await.body);
    heard.push(client.action(&table, "late", n + 2, "draw").await.body);
    server.stop().await;
    let id = table.trim_start_matches("/table/");
    heard.into_iter().map(|text| without_tokens(&text).replace(id, "ID")).collect()
}

/// A different deck that looks the same to South. Shuffles the other players' cards and the stock, except for red
/// threes (which are declared face up) and the cards South draws next.
fn disguised(kind: TableKind, deck: &[Card], upcards: usize, seed: u64) -> Vec<Card> {
    let dealt = kind.dealt();
    let seen: Vec<usize> = kind.dealt_to_south().chain(dealt..dealt + upcards + kind.drawn()).collect();
    let hidden = |place: &usize| !seen.contains(place) && deck[*place].kind() != Kind::RedThree;
    let places: Vec<usize> = (0..DECK_SIZE).filter(hidden).collect();
    let mut cards: Vec<Card> = places.iter().map(|&place| deck[place]).collect();
    shuffle(&mut cards, &mut SeedRng::new(seed));
    let mut other = deck.to_vec();
    for (place, card) in places.into_iter().zip(cards) {
        other[place] = card;
    }
    other
}

/// Compares what South receives at such a table and at one that only looks the same. Returns `false` if the deck isn't
/// suitable.
async fn compare(kind: TableKind, seed: u64, no_red_three: bool) -> bool {
    let deck = shuffled(&mut SeedRng::new(seed));
    let dealt = kind.dealt();
    let upcards = 1 + deck[dealt..].iter().position(|card| card.kind().is_natural()).unwrap();
    let drawn = dealt + upcards..dealt + upcards + kind.drawn();
    let own: Vec<Card> = kind.dealt_to_south().chain(drawn.clone()).map(|place| deck[place]).collect();
    let red = |cards: &[Card]| cards.iter().any(|card| card.kind() == Kind::RedThree);
    // Red threes declared before the first turn would change the cards that South draws.
    if red(&own) || no_red_three && (red(&deck[..drawn.end]) || upcards > 1) {
        return false;
    }
    let other = disguised(kind, &deck, upcards, seed + 1000);
    assert_ne!(deck, other);
    let discard = own.iter().copied().find(|card| card.kind().is_natural()).unwrap();
    let (one, two) = tokio::join!(heard(kind, &deck, discard), heard(kind, &other, discard));
    assert!(
        one[0].contains(&format!("\"n\":{}", beginning_unpromised(kind.players.count()))) && one.len() > 100,
        "{}",
        one[0]
    );
    for (one, two) in one.iter().zip(&two) {
        assert_eq!(one, two, "{}, {:?}, seed {seed}", kind.preset.name, kind.players);
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_to_a_player_do_not_depend_on_hidden_cards() {
    let kind = TableKind { preset: &RuleSet::PRESETS[0], players: Players::FOUR };
    let mut compared = 0;
    for seed in 0..20 {
        compared += u32::from(compare(kind, seed, false).await);
        if compared == 4 {
            return;
        }
    }
    panic!("only {compared} decks were fit for it");
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_do_not_depend_on_hidden_cards_under_any_preset() {
    // A quick run tests one table for each preset and for each number of players.
    for kind in TableKind::every().step_by(volume(6, 1)) {
        let mut seeds = 0..5000;
        while !compare(kind, seeds.next().unwrap(), true).await {}
    }
}
