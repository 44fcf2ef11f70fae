//! Cards and acts as text.

use canasta::{Card, CardAct, Group, Kind};
use canasta_record::notation::{act_text, card_text, cards_text, parse_act, parse_card, parse_cards};
use proptest::prelude::*;

#[test]
fn every_card_has_its_own_text() {
    let texts: Vec<String> = Card::all().map(card_text).collect();
    let mut sorted = texts.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), 54);
    for (card, text) in Card::all().zip(&texts) {
        assert_eq!(parse_card(text), Ok(card));
        assert_eq!(*text, format!("{card:?}"), "the engine's own debugging text is the same");
    }
    assert_eq!(cards_text(&parse_cards("  4H\tTD  XR ").unwrap()), "4H TD XR");
}

/// A text, and how it is written once read; or why it cannot be read.
fn check(text: &str, expect: &str) {
    let got = match parse_act(text) {
        Ok(act) => act_text(&act),
        Err(unreadable) => format!("! {unreadable}"),
    };
    assert_eq!(got, expect, "{text:?}");
}

#[test]
fn acts_are_read_with_generous_white_space() {
    check(" draw ", "draw");
    check("take", "take");
    check("take 4H  4D", "take 4H 4D");
    check("take 4H 4D/KH KD KC/Q:2S", "take 4H 4D / KH KD KC / Q: 2S");
    check("take / KH KD KC", "take / KH KD KC");
    check("meld 4H\t4D 4C / KH KD 2S", "meld 4H 4D 4C / KH KD 2S");
    check("meld Q : 2S", "meld Q: 2S");
    check("meld Q: QH 2S", "meld Q: QH 2S");
    check("meld 3: 3S 3C 3S", "meld 3: 3S 3C 3S");
    check("take 9:2S", "take 9: 2S");
    check("take 9 : 9S XR/K:2H", "take 9: 9S XR / K: 2H");
    check("discard  9S", "discard 9S");
    check("declare 3H", "declare 3H");
    for word in ["pass", "ask", "yes", "no"] {
        check(word, word);
    }
}

#[test]
fn unreadable_acts_say_why() {
    check("", "! no act is named");
    check("dance", "! “dance” is no act");
    check("Draw", "! “Draw” is no act");
    check("draw 4H", "! nothing may follow “draw”, but “4H” does");
    check("meld", "! a meld is named without a card");
    check("meld 4H 4D 4C /", "! a meld is named without a card");
    check("meld Q:", "! a meld is named without a card");
    check("meld Q: / 4H 4D 4C", "! a meld is named without a card");
    check("take /", "! a meld is named without a card");
    check("take 9:", "! a meld is named without a card");
    check("take X: 2S", "! “X” is no rank");
    check("meld 4X", "! “4X” is no card; a card is its rank and its suit, like 4H");
    check("meld 10H", "! “10H” is no card; a card is its rank and its suit, like 4H");
    check("meld 4h", "! “4h” is no card; a card is its rank and its suit, like 4H");
    check("meld Ä: 2S", "! “Ä” is no rank");
    check("discard", "! “discard” needs one card; 0 are named");
    check("discard 4H 4D", "! “discard” needs one card; 2 are named");
    check(&"x".repeat(1000), "! “xxxxxxxxxxxxxxxxxxxxxxxx…” is no act");
}

fn card() -> impl Strategy<Value = Card> {
    (0u8..54).prop_map(|index| Card::from_index(index).unwrap())
}

fn group() -> impl Strategy<Value = Group> {
    let cards = prop::collection::vec(card(), 1..9);
    (prop::option::of(0usize..11), cards)
        .prop_map(|(rank, cards)| Group { rank: rank.map(|place| Kind::NATURALS[place]), cards })
}

fn act() -> impl Strategy<Value = CardAct> {
    prop_oneof![
        Just(CardAct::Draw),
        Just(CardAct::Pass),
        Just(CardAct::Ask),
        any::<bool>().prop_map(CardAct::Answer),
        card().prop_map(CardAct::Discard),
        card().prop_map(CardAct::Declare),
        prop::collection::vec(group(), 1..5).prop_map(CardAct::Meld),
        (prop::collection::vec(card(), 0..5), prop::collection::vec(group(), 0..4))
            .prop_map(|(with, more)| CardAct::Take { rank: None, with, more }),
        (group(), prop::collection::vec(group(), 0..4)).prop_map(|(with, more)| CardAct::Take {
            rank: with.rank,
            with: with.cards,
            more
        }),
    ]
}

proptest! {
    #[test]
    fn an_act_survives_writing(act in act()) {
        prop_assert_eq!(parse_act(&act_text(&act)), Ok(act));
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,80}") {
        if let Ok(act) = parse_act(&text) {
            prop_assert_eq!(parse_act(&act_text(&act)), Ok(act));
        }
    }
}
