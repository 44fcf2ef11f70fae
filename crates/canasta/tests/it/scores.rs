//! Chapter *scores*: the score of a deal, and the winner of the game.

use canasta::RuleSet;

use crate::story::check;

const GOING_OUT: &str =
    "play; 0: KD 6S; 1: 5S 9S; 2: AD KC; 3: 7S; we: KS KH KD KC KS KH / AS AH 2S; they: QS QH QD 2H; red: 3H |;";

#[test]
fn scores_every_part_of_a_deal() {
    check(
        GOING_OUT,
        "meld KD -> ok
         discard 6S -> ok
         = ended: went-out 0
         = deal 0: natural_canastas 500, mixed_canastas 0, concealed_canastas 0, red_threes 100, going_out 100, exact_deal 0, penalties 0, melded 130, in_hand -30, total 800
         = deal 1: melded 50, in_hand -20, total 30
         = scores: 800 30",
    );
}

#[test]
fn cards_in_hands_are_deducted_and_totals_can_be_negative() {
    check(
        "0: XR 2S AS KS 8S 7S 3S; 1: 4S; 2: 4H; 3: 4D; stock:; scores: -100 20; pile:",
        "pass -> ok
         = deal 0: in_hand -125, total -125
         = deal 1: total -10
         = scores: -225 10",
    );
}

/// Under every preset, each card is left in the first player's hand once, and a four in the partner's.
#[test]
fn each_card_counts_its_points() {
    let cards =
        "XR 50, XB 50, 2S 20, AS 20, KS 10, QS 10, JS 10, TS 10, 9S 10, 8S 10, 7S 5, 6S 5, 5S 5, 4S 5, 3S 5, 3C 5";
    for preset in RuleSet::PRESETS {
        for (card, points) in cards.split(", ").map(|entry| entry.split_once(' ').unwrap()) {
            let lost = points.parse::<i32>().unwrap() + 5;
            check(
                &format!("rules: {}; 0: {card}; 1: 4D; 2: 4H; 3: 4C; stock:; pile:", preset.name),
                &format!("pass -> ok\n= deal 0: in_hand -{lost}, total -{lost}"),
            );
        }
    }
}

#[test]
fn a_house_rule_changes_the_points_of_cards() {
    let house = "house: {\"card_values\": [100, 30, 22, 11, 7, 3]}";
    for (card, points) in [("XR", 100), ("2S", 30), ("AS", 22), ("KS", 11), ("8S", 11), ("7S", 7), ("4S", 7), ("3S", 3)]
    {
        let lost = points + 7;
        check(
            &format!("0: {card}; 1: 4D; 2: 4H; 3: 4C; stock:; pile:; {house}"),
            &format!("pass -> ok\n= deal 0: in_hand -{lost}, total -{lost}"),
        );
    }
    check(
        &format!("{GOING_OUT} {house}"),
        "meld KD -> ok
         discard 6S -> ok
         = deal 0: natural_canastas 500, melded 151, in_hand -33, total 818
         = deal 1: melded 63, in_hand -25, total 38",
    );
    // A red three in the hand has no value under any rules.
    let red = "0: 3H 4S; 1: 4D; 2: 4H; 3: 4C; stock:; pile:; red: |; house: {\"declaring\": \"by-hand\", \"card_values\": [9, 9, 9, 9, 9, 9]}";
    check(red, "pass -> ok\n= deal 0: in_hand -18");
}

#[test]
fn the_exact_deal_bonus_goes_to_the_dealers_side() {
    let end = "0: 4S; 1: 4H; 2: 4D; 3: 4C; stock:; pile:; exact_deal: true;";
    check(end, "pass -> ok\n= deal 1: exact_deal 0");
    check(
        &format!("{end} house: {{\"exact_deal_bonus\": 100}}"),
        "pass -> ok\n= deal 0: exact_deal 0\n= deal 1: exact_deal 100, total 90",
    );
    check(
        &format!("{end} dealer: 2; turn: 0; house: {{\"exact_deal_bonus\": 100}}"),
        "pass -> ok\n= deal 0: exact_deal 100",
    );
}

/// A deal in which the first side scores 800 and the second 30.
fn game(scores: &str, expect: &str) {
    check(&format!("{GOING_OUT} scores: {scores}"), &format!("meld KD -> ok\ndiscard 6S -> ok\n{expect}"));
}

#[test]
fn the_game_is_won_at_5000() {
    game("4195 0", "= scores: 4995 30\n= winner: null");
    game("4200 3985", "= scores: 5000 4015\n= winner: 0");
    game("4200 4970", "= scores: 5000 5000\n= winner: null");
    game("4205 4970", "= scores: 5005 5000\n= winner: 0");
    game("4200 5000", "= scores: 5000 5030\n= winner: 1");
    check(
        &format!("{GOING_OUT} scores: 200 0; house: {{\"game_points\": 1000}}"),
        "meld KD -> ok\ndiscard 6S -> ok\n= winner: 0",
    );
}

#[test]
fn totals_do_not_change_before_the_end() {
    check(
        &format!("{GOING_OUT} scores: 5200 100"),
        "meld KD -> ok\n= ended: null null\n= scores: 5200 100\n= winner: null",
    );
}
