//! The referee judges a view exactly as the table does.

use canasta::{CardAction, CardDeal, Rng as _, Seat, SeedRng};
use canasta_i18n::{Lang, refusal};
use canasta_protocol::referee::judge;
use canasta_record::house::HouseRules;
use canasta_record::position::view;
use canasta_testkit::actions::{play_random_action, random_attempt};
use canasta_testkit::bytes::with_any_faces;
use canasta_testkit::stacked::any_table;
use canasta_testkit::strategies::cases;
use proptest::prelude::*;
use serde_json::{Value, json};

/// The view that a seat receives.
fn sent(deal: &CardDeal, seat: Option<Seat>) -> Value {
    let preset = HouseRules::nearest(deal.public().rules()).preset;
    serde_json::to_value(view(&deal.view(seat), preset)).unwrap()
}

/// The answer to a view with these actions.
fn answer(view: &Value, actions: &[String]) -> Value {
    let mut scenario = view.clone();
    scenario["actions"] = json!(actions);
    serde_json::from_str(&judge(&scenario.to_string()).unwrap()).unwrap()
}

/// Actions to try: legal ones, nearly legal ones and nonsense.
fn candidate_actions(rng: &mut SeedRng, deal: &CardDeal, seat: Seat, count: usize) -> Vec<CardAction> {
    let mut listed = Vec::new();
    deal.public().legal_within(deal.deal().hand(seat), &mut listed, 20_000);
    (0..count)
        .map(|_| {
            let action = random_attempt(rng, deal.deal(), &listed);
            let card_action = deal.view(Some(seat)).to_cards(&action).filter(|_| rng.next_below(3) > 0);
            card_action.unwrap_or_else(|| with_any_faces(rng, deal, &action))
        })
        // Some actions have no text, such as a meld without cards.
        .filter(|action| action.to_string().parse::<CardAction>().as_ref() == Ok(action))
        .collect()
}

/// The table's result for an action, in the same form as the referee's.
fn by_the_table(deal: &CardDeal, action: &CardAction) -> [Value; 4] {
    match deal.clone().apply(action) {
        Ok(_) => [json!(true), Value::Null, Value::Null, Value::Null],
        Err(illegal) => {
            let refusal = refusal::explain(Lang::EN, &illegal);
            [json!(false), json!(refusal.code), json!(refusal.because), json!(refusal.rule)]
        }
    }
}

fn result_of(step: &Value) -> [Value; 4] {
    ["ok", "refused", "because", "rule"].map(|key| step[key].clone())
}

proptest! {
    #![proptest_config(cases(300))]
    #[test]
    fn a_view_and_the_table_judge_actions_alike(seed: u64, actions in 0..150) {
        let Some(mut deal) = any_table(seed) else { return Ok(()) };
        let mut rng = SeedRng::part(seed, 6);
        for _ in 0..actions {
            if play_random_action(&mut rng, &mut deal).is_none() {
                break;
            }
        }
        for _ in 0..4 {
            // Every seat's view survives a round trip.
            for seat in deal.public().players().seats().map(Some).chain([None]) {
                let sent = sent(&deal, seat);
                let answer = answer(&sent, &[]);
                prop_assert_eq!(&answer["position"], &sent, "{:?}", answer["error"]);
                prop_assert_eq!(&answer["unknown"], &Value::Null);
            }
            let Some(seat) = deal.public().to_act() else { break };
            let sent = sent(&deal, Some(seat));
            for action in candidate_actions(&mut rng, &deal, seat, 6) {
                let answer = answer(&sent, &[action.to_string()]);
                prop_assert_eq!(result_of(&answer["steps"][0]), by_the_table(&deal, &action), "{}: {}", action, answer);
            }
            // The listed actions must all be legal.
            let mut listed = Vec::new();
            deal.public().legal_within(deal.deal().hand(seat), &mut listed, 2_000);
            let actions = listed.iter().filter_map(|action| deal.view(Some(seat)).to_cards(action));
            for action in actions.take(12) {
                let answer = answer(&sent, &[action.to_string()]);
                prop_assert_eq!(&answer["steps"][0]["ok"], true, "{}: {}", action, answer);
            }
            play_random_action(&mut rng, &mut deal);
        }
    }
}

/// A player can try a whole turn in advance. Until it depends on a hidden card, the answers and the final view are
/// those of the table.
#[test]
fn a_turn_can_be_tried_in_advance() {
    let mut turns = 0;
    let mut steps = 0;
    let mut cut = 0;
    for seed in 0..1_200 {
        let Some(mut deal) = any_table(seed) else { continue };
        let mut rng = SeedRng::part(seed, 7);
        for _ in 0..rng.next_below(120) {
            play_random_action(&mut rng, &mut deal);
        }
        let Some(seat) = deal.public().to_act() else { continue };
        let sent_first = sent(&deal, Some(seat));
        let mut actions = Vec::new();
        let mut expected = Vec::new();
        while deal.public().to_act() == Some(seat) && actions.len() < 12 {
            for action in candidate_actions(&mut rng, &deal, seat, 2) {
                if deal.clone().apply(&action).is_err() {
                    actions.push(action.to_string());
                    expected.push(by_the_table(&deal, &action));
                }
            }
            let mut next = deal.clone();
            let Some(action) = play_random_action(&mut rng, &mut next) else { break };
            let action = deal.view(Some(seat)).to_cards(&action).unwrap();
            deal.apply(&action).unwrap();
            actions.push(action.to_string());
            expected.push([json!(true), Value::Null, Value::Null, Value::Null]);
        }
        let answer = answer(&sent_first, &actions);
        let unknown = answer["unknown"].is_string();
        for (step, expected) in answer["steps"].as_array().unwrap().iter().zip(expected) {
            if step["ok"].is_null() {
                assert_eq!(step["because"], answer["unknown"], "{answer}");
                assert!(unknown, "{answer}");
                cut += 1;
                break;
            }
            assert_eq!(result_of(step), expected, "{answer}");
            steps += 1;
        }
        if !unknown {
            assert_eq!(answer["position"], sent(&deal, Some(seat)), "{answer}");
        }
        turns += 1;
    }
    assert!(turns > 300 && steps > 1_000 && cut > 100, "{turns} turns, {steps} steps, {cut} cut short");
}

/// A four-player table under `hoyle` where seat 0 has drawn.
fn drawn() -> Value {
    let position = json!({"phase": "play", "hands": ["KH KD KC 4S 5S", null, null, null], "melds": [["AS AH AD"], []]});
    let deal = canasta_record::position::read(&position.to_string()).unwrap().deal;
    let mut sent = sent(&deal, Some(Seat(0)));
    sent["flags"]["had_turn"] = json!([true, true, true, true]);
    sent
}

#[test]
fn explains_what_a_view_does_not_show() {
    let before = {
        let deal = canasta_record::position::read("{}").unwrap().deal;
        sent(&deal, Some(Seat(0)))
    };
    let answered = answer(&before, &["draw".to_owned(), "discard 4H".to_owned(), "dance".to_owned()]);
    assert_eq!((&answered["steps"][0]["ok"], &answered["steps"][0]["drew"]), (&json!(true), &Value::Null));
    let unknown = "a view does not show the cards drawn from the stock, so what follows is unknown";
    assert_eq!((&answered["steps"][1]["ok"], &answered["steps"][1]["because"]), (&Value::Null, &json!(unknown)));
    assert_eq!(answered["steps"][2]["refused"], "unreadable");
    assert_eq!((&answered["unknown"], &answered["position"]), (&json!(unknown), &Value::Null));

    // It becomes another seat's turn.
    let after = answer(&drawn(), &["discard 4S".to_owned(), "draw".to_owned()]);
    assert_eq!(after["steps"][0]["ok"], true);
    assert_eq!(after["steps"][1]["ok"], Value::Null);
    assert_eq!(after["steps"][1]["because"], "seat 1 has to act, but its hand is not in this view");

    // The next seat begins its first turn, and the view doesn't show its red threes.
    let mut first = drawn();
    first["flags"]["had_turn"] = json!([true, false, true, true]);
    let answered = answer(&first, &["discard 4S".to_owned()]);
    assert_eq!(answered["steps"][0]["ok"], true, "{answered}");
    let threes = "seat 1 begins its first turn, and a view does not show which red threes it has to place";
    assert_eq!((&answered["unknown"], &answered["position"]), (&json!(threes), &Value::Null));

    // The deal ends, but can't be scored.
    let melds = json!([["AS AH AD AC", "QS QH QD QC QS QH QD"], []]);
    let position = json!({"phase": "play", "hands": ["KH KD KC 4S", null, null, null], "melds": melds});
    let deal = canasta_record::position::read(&position.to_string()).unwrap().deal;
    let out = answer(&sent(&deal, Some(Seat(0))), &["meld KH KD KC".to_owned(), "discard 4S".to_owned()]);
    assert_eq!((&out["ended"], &out["out"], &out["scores"]), (&json!("went-out"), &json!(0), &Value::Null), "{out}");
    assert_eq!(out["unknown"], "a view does not show the other hands, so the deal cannot be scored");
}

#[test]
fn lists_legal_actions_only_for_the_views_own_seat() {
    let mut view = drawn();
    view["legal"] = json!(true);
    let answered = answer(&view, &["meld KH KD KC".to_owned()]);
    assert_eq!(answered["legal"], json!(["discard 4S", "discard 5S"]), "{answered}");
    let answered = answer(&view, &[]);
    assert_eq!(answered["legal"], json!(["meld KH KD KC", "discard 4S", "discard 5S", "discard KH"]), "{answered}");
    let answered = answer(&view, &["discard 4S".to_owned()]);
    assert_eq!(answered["legal"], Value::Null, "other seats' actions depend on a hidden hand\n{answered}");
}

#[test]
fn reports_errors_in_a_view() {
    let faulty = |change: &dyn Fn(&mut Value), part: &str| {
        let mut view = drawn();
        change(&mut view);
        let answered = answer(&view, &[]);
        assert!(answered["error"].as_str().is_some_and(|error| error.contains(part)), "{part}: {answered}");
    };
    let without = |key: &'static str| {
        move |view: &mut Value| {
            view.as_object_mut().unwrap().remove(key);
        }
    };
    for key in ["seat", "hand_sizes", "stock_size", "seen", "hands", "flags"] {
        faulty(&without(key), &format!("{key} is missing; pass the view unchanged"));
    }
    faulty(&|view| view["stock"] = json!("4H"), "a view has no stock, only stock_size");
    faulty(&|view| view["hands"][1] = json!("4H"), "a view shows only its own seat’s hand, and null for the others");
    faulty(&|view| view["hands"][0] = json!("KH KD"), "hand_sizes has 5 for seat 0, whose hand has 2");
    faulty(&|view| view["hand_sizes"] = json!([5, 11]), "hand_sizes must be a list of 4 numbers of cards");
    faulty(&|view| view["stock_size"] = json!(108), "more cards than are hidden");
    faulty(&|view| view["seat"] = json!(4), "seat must be the number of a seat, or null for a spectator");
    faulty(
        &|view| view["seen"]["known"][1] = json!("A A A A A A A A"),
        "seen puts cards in seat 1’s hand that are elsewhere",
    );
    faulty(&|view| view["flags"]["known"] = json!(["", "", "", ""]), "flags has \"known\" twice");
    faulty(&|view| view["pile"] = json!("4S 4S 4S"), "the four of spades appears too many times");
    faulty(&|view| view["colour"] = json!("red"), "no field \"colour\"");
}
