//! Worked deals and entries with slips, as JSON lines. The positions in `referee` are the same deals for the rules engine.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests may")]

use canasta::{Players, RuleSet, Seat, Side};
use canasta_pad::{
    Checker, DealEntry, EntryLine, GoingOut, Reason, Severity, SideEntry, SideScore, Slip, explanations,
};
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
        ..SideEntry::default()
    };
    let went_out = |seat| GoingOut::Player { seat, concealed: deal["concealed"].as_bool().unwrap() };
    DealEntry {
        dealer: seat(&deal["dealer"]),
        going_out: Some(seat(&deal["out"]).map_or(GoingOut::Nobody, went_out)),
        exact_deal: deal["exact"].as_bool().unwrap(),
        sides: deal["sides"].as_array().unwrap().iter().map(side).collect(),
    }
}

fn points(score: &SideScore) -> Value {
    let SideScore { deal: score, total, .. } = score;
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
        "total": total,
    })
}

#[test]
fn worked_deals_have_the_stated_points() {
    let mut count = 0;
    for example in examples().iter().filter(|example| example["points"].is_array()) {
        let rules = rules(example);
        let players = players(example);
        let scores = entry(&example["deal"]).scores(&rules, &[], players);
        let found: Vec<Value> = scores.iter().map(points).collect();
        assert_eq!(json!(found), example["points"], "{}", example["id"]);
        let before = numbers(&example["before"]);
        let totals: Vec<i32> = before.iter().zip(&scores).map(|(before, score)| before + score.total).collect();
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
            _ => panic!("{line:?}"),
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
    assert_eq!(entry.scores(&RuleSet::HOYLE, &[], Players::FOUR), [SideScore::default(), SideScore::default()]);
}

#[test]
fn slips_explain_a_difference() {
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
    let slips = |side, difference| explanations(&RuleSet::HOYLE, &[], Players::FOUR, &entry, Side(side), difference);
    assert_eq!(slips(0, 0), []);
    assert_eq!(slips(0, 300), [Slip::MixedMore]);
    assert_eq!(slips(0, 200), [Slip::MixedAsNatural]);
    assert_eq!(slips(0, 60), [Slip::HandAdded]);
    assert_eq!(slips(0, 360), [Slip::MeldedSwapped { paper: 840, pad: 480 }]);
    assert_eq!(slips(0, -100)[..2], [Slip::RedThrees { paper: 1, pad: 2 }, Slip::GoingOutLeftOut]);
    assert_eq!(slips(1, 200), [Slip::RedThreesForSide]);
    assert_eq!(slips(1, 7), []);
}

/// Jokers 100, twos 40, aces 30, kings to eights 20, and all others 10.
const TENS: RuleSet = RuleSet { card_values: [100, 40, 30, 20, 10, 10], ..RuleSet::HOYLE };

fn reasons(rules: &RuleSet, sides: &[SideEntry; 2]) -> Vec<Reason> {
    let entry = DealEntry { going_out: Some(GoingOut::Nobody), sides: sides.to_vec(), ..DealEntry::default() };
    let checker = Checker { rules, players: Players::FOUR, totals: &[0, 0], previous: None };
    checker.notices(&entry).into_iter().map(|notice| notice.reason).collect()
}

fn side(natural: u8, mixed: u8, melded: i32, in_hand: i32) -> SideEntry {
    SideEntry {
        natural_canastas: Some(natural),
        mixed_canastas: Some(mixed),
        red_threes: Some(0),
        melded: Some(melded),
        in_hand: Some(in_hand),
        ..SideEntry::default()
    }
}

#[test]
fn checks_follow_the_card_values_of_the_rules() {
    let fine = || side(0, 0, 90, 40);
    let check = |side, expected: &[Reason]| assert_eq!(reasons(&TENS, &[side, fine()]), expected);
    check(side(1, 0, 70, 20), &[]);
    check(side(1, 0, 60, 20), &[Reason::TooFewPoints { natural: 1, mixed: 0, points: 60, minimum: Some(70) }]);
    check(side(0, 1, 100, 20), &[]);
    check(side(0, 1, 90, 20), &[Reason::TooFewPoints { natural: 0, mixed: 1, points: 90, minimum: Some(100) }]);
    check(side(0, 0, 95, 20), &[Reason::NoSuchPoints { points: 95, step: 10 }]);
    check(side(0, 0, 90, 25), &[Reason::NoSuchPoints { points: 25, step: 10 }]);
    check(side(0, 0, 90, 10), &[Reason::TooFewInHand { players: 2, points: 10 }]);
    // 4 × 100, 8 × 40, 8 × 30, 48 × 20 and 36 × 10.
    let maximum = 2280;
    check(side(0, 0, maximum - 130 - 20, 20), &[]);
    check(side(0, 0, maximum - 130, 20), &[Reason::MoreThanThePacks { points: maximum + 20, maximum }]);
    // The same figures are possible with the usual values.
    assert_eq!(reasons(&RuleSet::HOYLE, &[side(0, 0, 95, 25), fine()]), []);
}

/// Black threes and low cards count 3 and 2, so all points are possible.
#[test]
fn card_values_without_a_common_divisor_allow_all_points() {
    let rules = RuleSet { card_values: [50, 20, 20, 10, 2, 3], ..RuleSet::HOYLE };
    assert_eq!(reasons(&rules, &[side(0, 0, 51, 4), side(0, 0, 57, 13)]), []);
    assert_eq!(
        reasons(&rules, &[side(0, 0, 51, 3), side(0, 0, 57, 13)]),
        [Reason::TooFewInHand { players: 2, points: 3 }]
    );
    // Cards that count nothing can be left in any number.
    let worthless = RuleSet { card_values: [50, 20, 20, 10, 5, 0], ..RuleSet::HOYLE };
    assert_eq!(reasons(&worthless, &[side(0, 0, 50, 0), side(0, 0, 60, 5)]), []);
}

#[test]
fn slips_follow_the_card_values_of_the_rules() {
    let entry = DealEntry { sides: vec![side(0, 0, 90, 40); 2], ..DealEntry::default() };
    let slips = |rules: &RuleSet, difference| explanations(rules, &[], Players::FOUR, &entry, Side(0), difference);
    assert_eq!(slips(&TENS, 30), [Slip::CardMore { value: 30 }]);
    assert_eq!(slips(&TENS, -20), [Slip::CardFewer { value: 20 }]);
    assert_eq!(slips(&RuleSet::HOYLE, 30), []);
    assert_eq!(slips(&TENS, 5), []);
    assert_eq!(slips(&RuleSet::HOYLE, 5), [Slip::CardMore { value: 5 }]);
}
