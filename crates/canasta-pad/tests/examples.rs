//! Worked deals and entries with slips, as JSON lines. The positions in `referee` are the same deals for the rules engine.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests may")]

use canasta::{DealScore, Players, RuleSet, Seat, Side};
use canasta_pad::{Checker, DealEntry, EntryLine, GoingOut, Severity, SideEntry};
use serde_json::{Value, json};

fn examples() -> Vec<Value> {
    include_str!("examples.jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn rules(example: &Value) -> RuleSet {
    let mut text = example["preset"].as_str().unwrap().to_owned();
    for (field, value) in example["house"].as_object().into_iter().flatten() {
        text.push_str(&format!(" {field}={value}"));
    }
    text.parse().unwrap()
}

fn players(example: &Value) -> Players {
    Players::new(number(&example["players"])).unwrap()
}

fn number<T: TryFrom<i64>>(value: &Value) -> T {
    T::try_from(value.as_i64().unwrap()).unwrap_or_else(|_| panic!("{value}"))
}

fn numbers(value: &Value) -> Vec<i32> {
    value.as_array().unwrap().iter().map(number).collect()
}

fn entry(deal: &Value) -> DealEntry {
    let seat = |value: &Value| value.as_i64().map(|_| Seat(number(value)));
    let side = |side: &Value| SideEntry {
        natural_canastas: Some(number(&side["natural"])),
        mixed_canastas: Some(number(&side["mixed"])),
        concealed_canastas: number(&side["whole"]),
        red_threes: Some(number(&side["red"])),
        undeclared_red_threes: number(&side["late"]),
        melded: Some(number(&side["melded"])),
        in_hand: Some(number(&side["hand"])),
    };
    let went_out = |seat| GoingOut::Player { seat, concealed: deal["concealed"].as_bool().unwrap() };
    DealEntry {
        dealer: seat(&deal["dealer"]),
        going_out: Some(seat(&deal["out"]).map_or(GoingOut::Nobody, went_out)),
        exact_deal: deal["exact"].as_bool().unwrap(),
        sides: deal["sides"].as_array().unwrap().iter().map(side).collect(),
    }
}

fn points(score: &DealScore) -> Value {
    json!({
        "natural_canastas": score.natural_canastas,
        "mixed_canastas": score.mixed_canastas,
        "concealed_canastas": score.concealed_canastas,
        "red_threes": score.red_threes,
        "going_out": score.going_out,
        "exact_deal": score.exact_deal,
        "penalties": score.penalties,
        "melded": score.melded,
        "in_hand": score.in_hand,
        "total": score.total(),
    })
}

#[test]
fn worked_deals_have_the_stated_points() {
    let mut count = 0;
    for example in examples().iter().filter(|example| example["points"].is_array()) {
        let rules = rules(example);
        let players = players(example);
        let scores = entry(&example["deal"]).scores(&rules, players);
        let found: Vec<Value> = scores.iter().map(points).collect();
        assert_eq!(json!(found), example["points"], "{}", example["id"]);
        let before = numbers(&example["before"]);
        let totals: Vec<i32> = before.iter().zip(&scores).map(|(before, score)| before + score.total()).collect();
        assert_eq!(totals, numbers(&example["totals"]), "{}", example["id"]);
        let mut by_side = [0; canasta::MAX_SEATS];
        by_side[..totals.len()].copy_from_slice(&totals);
        let winner = canasta::winner(&rules, players, 1, &by_side);
        assert_eq!(json!(winner.map(|side| side.0)), example["winner"], "{}", example["id"]);
        if winner.is_none() {
            let minimums: Vec<i32> = totals.iter().map(|&total| rules.minimum(total)).collect();
            assert_eq!(minimums, numbers(&example["next_minimum"]), "{}", example["id"]);
        }
        count += 1;
    }
    assert_eq!(count, 44);
}

#[test]
fn slips_are_noticed_and_correct_deals_are_not() {
    for example in examples() {
        let rules = rules(&example);
        let entry = entry(&example["deal"]);
        let previous = example["earlier_deal"].as_bool().is_some_and(|earlier| earlier).then_some(&entry);
        let totals = numbers(&example["before"]);
        let checker = Checker { rules: &rules, players: players(&example), totals: &totals, previous };
        let level = |severity| if severity == Severity::Wrong { "wrong" } else { "odd" };
        let item = |line| match line {
            EntryLine::GoingOut => "out",
            EntryLine::MixedCanastas => "mixed",
            EntryLine::ConcealedCanastas => "whole",
            EntryLine::RedThrees => "red",
            EntryLine::UndeclaredRedThrees => "late",
            EntryLine::Melded => "melded",
            EntryLine::InHand => "hand",
        };
        let notices = checker.notices(&entry).into_iter().map(|notice| {
            json!({ "level": level(notice.severity), "side": notice.side.map(|side| side.0), "item": item(notice.line) })
        });
        let expected = if example["expect"].is_array() { &example["expect"] } else { &json!([]) };
        assert_eq!(json!(notices.collect::<Vec<_>>()), *expected, "{}", example["id"]);
    }
}

#[test]
fn unanswered_questions_cause_no_notices() {
    let entry = DealEntry::new(Players::FOUR, None);
    let checker = Checker { rules: &RuleSet::HOYLE, players: Players::FOUR, totals: &[0, 0], previous: Some(&entry) };
    assert_eq!(checker.notices(&entry), []);
    assert_eq!(entry.scores(&RuleSet::HOYLE, Players::FOUR).iter().map(DealScore::total).sum::<i32>(), 0);
}

#[test]
fn slips_explain_a_difference() {
    use canasta_pad::{Slip, explanations};
    let side = SideEntry {
        natural_canastas: Some(1),
        mixed_canastas: Some(2),
        red_threes: Some(2),
        melded: Some(480),
        in_hand: Some(30),
        ..SideEntry::default()
    };
    let sides = vec![side, SideEntry { melded: Some(0), red_threes: Some(1), ..SideEntry::default() }];
    let going_out = Some(GoingOut::Player { seat: Seat(2), concealed: false });
    let entry = DealEntry { going_out, sides, ..DealEntry::default() };
    let slips = |side, difference| explanations(&RuleSet::HOYLE, Players::FOUR, &entry, Side(side), difference);
    assert_eq!(slips(0, 0), []);
    assert_eq!(slips(0, 300), [Slip::MixedMore]);
    assert_eq!(slips(0, 200), [Slip::MixedAsNatural]);
    assert_eq!(slips(0, 60), [Slip::HandAdded]);
    assert_eq!(slips(0, 360), [Slip::MeldedSwapped { paper: 840, pad: 480 }]);
    assert_eq!(slips(0, -100)[..2], [Slip::RedThrees { paper: 1, pad: 2 }, Slip::GoingOutLeftOut]);
    assert_eq!(slips(1, 200), [Slip::RedThreesForSide]);
    assert_eq!(slips(1, 7), []);
}
