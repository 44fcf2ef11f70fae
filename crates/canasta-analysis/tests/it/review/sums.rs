//! Luck and skill add up to the result, to a thousandth of a point.

use std::cell::Cell;

use canasta::Seat;
use canasta_analysis::review::{Amount, Cause, Effort, FinishedGame, Progress, SeatReview, Step, json, review};
use canasta_record::record::{Outcome, Record};
use canasta_record::replay::Replay;
use canasta_testkit::volume::volume;

use crate::review::games::{LOW_EFFORT, check_sums, short};

fn reviewed(game: &FinishedGame, seat: Seat, effort: &Effort) -> SeatReview {
    review(game, seat, effort, &mut |_| (), &|| true).unwrap()
}

#[test]
fn luck_and_skill_add_up_to_the_result_under_all_rules_and_with_all_numbers_of_players() {
    let mut games = 0;
    let mut skill = 0;
    for preset in 0..5 {
        let number = u8::try_from(preset).unwrap();
        for players in volume(2 + number..=2 + number, 2..=6) {
            let game = short(preset, players, 7 + u64::from(players));
            let seat = Seat(number % players);
            let found = reviewed(&game, seat, &LOW_EFFORT);
            check_sums(&game, &found);
            games += 1;
            skill += u32::from(found.skill != Amount::NONE);
        }
    }
    assert_eq!(games, volume(5, 25));
    assert!(skill > volume(0, 5), "some games must have losses: {skill}");
}

#[test]
fn luck_is_split_by_event_only_if_asked() {
    let game = short(0, 4, 3);
    let split = reviewed(&game, Seat(1), &LOW_EFFORT);
    let unsplit = reviewed(&game, Seat(1), &Effort { event_nodes: 0, ..LOW_EFFORT });
    check_sums(&game, &unsplit);
    let causes = |found: &SeatReview, wanted: fn(Cause) -> bool| {
        let steps = found.deals.iter().flat_map(|deal| &deal.steps);
        steps.filter(|step| matches!(step, Step::Luck(luck) if wanted(luck.cause))).count()
    };
    for seat in [0, 2, 3] {
        let of = |found: &SeatReview| {
            let steps = found.deals.iter().flat_map(|deal| &deal.steps);
            steps.filter(|step| matches!(step, Step::Luck(luck) if luck.cause == Cause::Turn(Seat(seat)))).count()
        };
        assert!(of(&split) > 4, "seat {seat}: {}", of(&split));
    }
    assert!(causes(&split, |cause| cause == Cause::Draw) > 4);
    assert!(causes(&split, |_| true) > 2 * causes(&unsplit, |_| true));
    assert_eq!(split.result, unsplit.result);
}

#[test]
fn a_review_is_reproducible_and_does_not_depend_on_names() {
    let game = short(4, 3, 5);
    let found = reviewed(&game, Seat(2), &LOW_EFFORT);
    assert_eq!(reviewed(&game, Seat(2), &LOW_EFFORT), found);
    let mut record: Record = game.replay().record().clone();
    record.players[0].name = "Another".to_owned();
    record.date = Some("2026-11-22".to_owned());
    let renamed = FinishedGame::try_from(Replay::of(record).unwrap()).unwrap();
    assert_eq!(reviewed(&renamed, Seat(2), &LOW_EFFORT), found);
    assert_ne!(reviewed(&short(4, 3, 6), Seat(2), &LOW_EFFORT), found);
}

#[test]
fn refuses_an_unfinished_game() {
    let mut record = short(0, 4, 2).replay().record().clone();
    record.result = Outcome::Unfinished;
    let deals = record.deals.len();
    let last = record.deals.last_mut().unwrap();
    last.turns.pop();
    let refused = FinishedGame::try_from(Replay::of(record).unwrap()).unwrap_err();
    assert_eq!(refused.deals, deals - 1);
    assert_eq!(refused.to_string(), format!("not-finished: {} deals are over", deals - 1));
}

#[test]
fn a_review_reports_progress_and_can_be_stopped() {
    let game = short(0, 2, 2);
    let mut reports: Vec<Progress> = Vec::new();
    assert!(review(&game, Seat(0), &LOW_EFFORT, &mut |progress| reports.push(progress), &|| true).is_some());
    assert!(reports.is_sorted_by_key(|progress| progress.done));
    let last = reports.last().unwrap();
    assert_eq!((last.done, reports.iter().all(|progress| progress.of == last.of)), (last.of, true));
    let calls = Cell::new(0);
    let keep_going = || {
        calls.set(calls.get() + 1);
        calls.get() < 100
    };
    assert_eq!(review(&game, Seat(0), &LOW_EFFORT, &mut |_| (), &keep_going), None);
    assert_eq!(review(&game, Seat(2), &LOW_EFFORT, &mut |_| (), &|| true), None, "no such seat");
}

/// A substitute's actions aren't the player's own choices, so they count as luck.
#[test]
fn play_of_a_substitute_counts_as_luck() {
    let game = short(0, 4, 4);
    let mut record = game.replay().record().clone();
    for turn in record.deals.iter_mut().flat_map(|deal| &mut deal.turns).filter(|turn| turn.seat == Seat(0)) {
        turn.substitute = true;
    }
    let absent = FinishedGame::try_from(Replay::of(record).unwrap()).unwrap();
    let found = reviewed(&absent, Seat(0), &LOW_EFFORT);
    check_sums(&absent, &found);
    assert_eq!((found.skill, found.accuracy.choices), (Amount::NONE, 0));
    let steps = found.deals.iter().flat_map(|deal| &deal.steps);
    assert!(steps.filter(|step| matches!(step, Step::Luck(luck) if luck.cause == Cause::Substitute)).count() > 4);
    assert!(reviewed(&game, Seat(0), &LOW_EFFORT).accuracy.choices > 4);
}

#[test]
fn json_contains_the_whole_review() {
    let game = short(0, 4, 3);
    let found = reviewed(&game, Seat(1), &LOW_EFFORT);
    let text = json(&game, &LOW_EFFORT, std::slice::from_ref(&found));
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((value["canasta_review"].as_u64(), value["effort"]["nodes"].as_u64()), (Some(1), Some(60)));
    let seat = &value["seats"][0];
    assert_eq!((seat["seat"].as_u64(), seat["name"].as_str()), (Some(1), Some("Anna")));
    for unit in ["points", "chance"] {
        let number = |value: &serde_json::Value| value[unit].as_i64().unwrap();
        let steps = seat["deals"].as_array().unwrap().iter().flat_map(|deal| deal["steps"].as_array().unwrap());
        let sum: i64 = steps.map(|step| number(step.get("amount").unwrap_or(&step["skill"]))).sum();
        assert_eq!(sum, number(&seat["result"]));
        assert_eq!(number(&seat["luck"]) + number(&seat["skill"]), sum);
    }
    let curve = seat["curve"].as_array().unwrap();
    assert_eq!(curve.len(), 2 + found.accuracy.choices);
    assert_eq!(curve[0], serde_json::json!([0, found.before.chance]));
    let choices = text.matches("\"choice\":[").count();
    assert_eq!(choices, found.accuracy.choices);
}
