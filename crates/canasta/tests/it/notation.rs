//! Text forms: every written value can be read back, and errors explain why a text can't be read.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use canasta::rules::Cut;
use canasta::{
    Action, Card, CardAction, CardMeld, Counts, Deal, Group, Kind, Melds, ParseError, Players, RuleSet, Seat, SeedRng,
    Side, Suit, notation,
};
use proptest::prelude::*;

#[test]
fn every_card_has_its_own_text() {
    let texts: Vec<String> = Card::all().map(|card| card.to_string()).collect();
    let mut sorted = texts.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), 54);
    for (card, text) in Card::all().zip(&texts) {
        assert_eq!(text.parse::<Card>(), Ok(card));
        assert_eq!(*text, format!("{card:?}"), "`Debug` writes the same text");
    }
    assert_eq!(notation::cards(&notation::parse_cards("  4H\tTD  XR ").unwrap()).to_string(), "4H TD XR");
}

/// Parses a text and checks how the action is written back, or the error.
fn check(text: &str, expect: &str) {
    let got = match text.parse::<CardAction>() {
        Ok(action) => action.to_string(),
        Err(error) => format!("! {error}"),
    };
    assert_eq!(got, expect, "{text:?}");
}

#[test]
fn actions_may_have_extra_white_space() {
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
fn explains_unreadable_actions() {
    check("", "! empty");
    check("dance", "! unknown-act: dance");
    check("Draw", "! unknown-act: Draw");
    check("draw 4H", "! stands-alone: draw, followed by 4H");
    for text in ["meld", "meld 4H 4D 4C /", "meld Q:", "meld Q: / 4H 4D 4C", "take /", "take 9:"] {
        check(text, "! empty-group");
    }
    check("take X: 2S", "! unknown-rank: X");
    check("meld Ä: 2S", "! unknown-rank: Ä");
    for card in ["4X", "10H", "4h", "H4"] {
        check(&format!("meld {card}"), &format!("! unknown-card: {card}"));
    }
    check("discard", "! one-card: discard names 0");
    check("discard 4H 4D", "! one-card: discard names 2");
    check(&"x".repeat(1000), "! unknown-act: xxxxxxxxxxxxxxxxxxxxxxxx…");
}

/// Checks the text form of a value, and the errors for invalid texts.
fn check_text_form<T: FromStr<Err = ParseError> + Display + PartialEq + Debug>(
    value: T,
    text: &str,
    wrong: &[(&str, &str)],
) {
    assert_eq!(value.to_string(), text);
    assert_eq!(text.parse(), Ok(value));
    for (wrong, why) in wrong {
        assert_eq!(wrong.parse::<T>().unwrap_err().to_string(), *why, "{wrong:?}");
    }
}

#[test]
fn simple_types_have_a_text_form() {
    check_text_form(Suit::Hearts, "H", &[("h", "unknown-rank: h"), ("", "unknown-rank: ")]);
    check_text_form(Kind::RedThree, "3R", &[("3", "unknown-rank: 3"), ("10", "unknown-rank: 10")]);
    check_text_form(Seat(5), "5", &[("6", "number: 6"), ("-1", "number: -1")]);
    check_text_form(Side(1), "1", &[("six", "number: six")]);
    check_text_form(Players::FOUR, "4", &[("1", "number: 1"), ("7", "number: 7")]);
    for kind in Kind::ALL {
        check_text_form(kind, &kind.to_string(), &[]);
    }
    let kinds = [Kind::Four, Kind::King, Kind::Joker, Kind::Four].into_iter().collect::<Counts>();
    check_text_form(kinds, "X 4 4 K", &[("4 4 Z", "unknown-rank: Z"), (&"4 ".repeat(300), "too-many-cards")]);
    assert_eq!(format!("{kinds:?}"), "[X 4 4 K]");
    check_text_form(Counts::NONE, "-", &[]);
    let meld = CardMeld { rank: Kind::King, cards: notation::parse_cards("KS 2H KH").unwrap() };
    check_text_form(meld, "KS 2H KH", &[("KS QS", "mixed-ranks: Q, K"), ("2S 2H", "which-meld: no-rank")]);
    check_text_form("4H 4D".parse::<Group>().unwrap(), "4H 4D", &[("", "empty-group"), ("X: 2S", "unknown-rank: X")]);
    check_text_form(
        "K K 2 / Q: X".parse::<Melds>().unwrap(),
        "Q: X / K K 2",
        &[("K / K", "which-meld: named-twice K")],
    );
    check_text_form(Melds::NONE, "-", &[("4 4 4 /", "empty-group")]);
}

#[test]
fn rule_sets_are_written_as_a_preset_and_its_changes() {
    for preset in RuleSet::PRESETS {
        check_text_form(preset.rules, preset.name, &[]);
    }
    let house = RuleSet { game_points: 3000, last_drawer_ends: [true; 5], ..RuleSet::WAHHI };
    let wrong = [
        ("", "empty"),
        ("bridge", "unknown-preset: bridge"),
        ("wahhi points=3", "unknown-field: points"),
        ("wahhi game_points", "unknown-field: game_points"),
        ("wahhi game_points=3", "value: game_points cannot be 3"),
        ("wahhi hand_size=11,11", "value: hand_size cannot be 11,11"),
        ("wahhi card_values=50,20,20,10,5", "value: card_values cannot be 50,20,20,10,5"),
        ("wahhi card_values=50,20,20,10,5,501", "value: card_values cannot be 50,20,20,10,5,501"),
        ("wahhi cut=dealer-left cut=dealer-right", "field-twice: cut"),
    ];
    check_text_form(house, "wahhi last_drawer_ends=yes,yes,yes,yes,yes game_points=3000", &wrong);
    let values = RuleSet { card_values: [100, 30, 20, 10, 0, 3], ..RuleSet::HOYLE };
    check_text_form(values, "hoyle card_values=100,30,20,10,0,3", &[]);
    check_text_form(RuleSet::BASE, &RuleSet::BASE.to_string(), &[]);
    check_text_form(Cut::DealerRight, "dealer-right", &[("nobody", "value: Cut cannot be nobody")]);
}

fn card() -> impl Strategy<Value = Card> {
    (0u8..54).prop_map(|index| Card::from_index(index).unwrap())
}

fn group() -> impl Strategy<Value = Group> {
    let cards = prop::collection::vec(card(), 1..9);
    (prop::option::of(0usize..11), cards)
        .prop_map(|(rank, cards)| Group { rank: rank.map(|place| Kind::NATURALS[place]), cards })
}

fn action() -> impl Strategy<Value = CardAction> {
    prop_oneof![
        Just(CardAction::Draw),
        Just(CardAction::Pass),
        Just(CardAction::Ask),
        any::<bool>().prop_map(CardAction::Answer),
        card().prop_map(CardAction::Discard),
        card().prop_map(CardAction::Declare),
        prop::collection::vec(group(), 1..5).prop_map(CardAction::Meld),
        (prop::collection::vec(card(), 0..5), prop::collection::vec(group(), 0..4))
            .prop_map(|(with, more)| CardAction::Take { rank: None, with, more }),
        (group(), prop::collection::vec(group(), 0..4)).prop_map(|(with, more)| CardAction::Take {
            rank: with.rank,
            with: with.cards,
            more
        }),
    ]
}

proptest! {
    #[test]
    fn actions_survive_a_round_trip(action in action()) {
        prop_assert_eq!(action.to_string().parse::<CardAction>(), Ok(action));
    }

    #[test]
    fn parsing_any_action_text_does_not_panic(text in ".{0,80}") {
        if let Ok(action) = text.parse::<CardAction>() {
            prop_assert_eq!(action.to_string().parse::<CardAction>(), Ok(action));
        }
    }

    #[test]
    fn counts_survive_a_round_trip(lanes in prop::collection::vec(0u8..109, 15)) {
        let mut counts = Counts::NONE;
        for (kind, count) in Kind::ALL.into_iter().zip(lanes) {
            counts.set(kind, count);
        }
        prop_assert_eq!(counts.to_string().parse::<Counts>(), Ok(counts));
    }

    #[test]
    fn rule_sets_survive_a_round_trip(preset in 0..RuleSet::PRESETS.len(), other in 0..RuleSet::PRESETS.len(), mixed in any::<u64>()) {
        let mut rules = RuleSet::PRESETS[preset].rules;
        for (place, field) in RuleSet::FIELDS.iter().enumerate().filter(|(place, _)| mixed >> place & 1 == 1) {
            prop_assert!((field.set)(&mut rules, &(field.get)(&RuleSet::PRESETS[other].rules)), "{} of {place}", field.name);
        }
        prop_assert_eq!(rules.to_string().parse::<RuleSet>(), Ok(rules));
    }

    #[test]
    fn actions_by_kinds_survive_a_round_trip(seed in any::<u64>()) {
        let mut rng = SeedRng::new(seed);
        let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; 6], &mut rng);
        let mut actions = Vec::new();
        while let Some(seat) = deal.public().to_act() {
            let action = deal.public().pick_legal(deal.hand(seat), &mut rng, &mut actions).unwrap();
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
            if let Action::Meld(melds) = action {
                prop_assert_eq!(melds.to_string().parse::<Melds>(), Ok(melds));
            }
            deal.apply(&action).unwrap();
        }
    }

    #[test]
    fn parsing_any_text_does_not_panic(text in ".{0,40}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
        if let Ok(melds) = text.parse::<Melds>() {
            prop_assert_eq!(melds.to_string().parse::<Melds>(), Ok(melds));
        }
        if let Ok(rules) = text.parse::<RuleSet>() {
            prop_assert_eq!(rules.to_string().parse::<RuleSet>(), Ok(rules));
        }
    }
}
