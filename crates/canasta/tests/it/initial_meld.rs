//! Chapter *initial meld*: a side's first meld and its minimum.

use canasta::RuleSet;

use crate::story::check;

/// Checks an initial meld under every preset. Three aces make 60 points, 80 with a two, and 110 with a joker.
fn check_initial_meld(score: i32, meld: &str, expect: &str) {
    for preset in RuleSet::PRESETS {
        let rules = preset.name;
        let hand = format!("rules: {rules}; play; scores: {score} 0; 0: AS AH AD 2S XR 4S 4H 4D 6S 7S 8S");
        check(&hand, &format!("meld {meld} -> {expect}"));
    }
}

#[test]
fn the_minimum_follows_the_total_before_the_deal() {
    check_initial_meld(-5, "4S 4H 4D", "ok");
    check_initial_meld(-1500, "4S 4H 4D", "ok");
    check_initial_meld(0, "4S 4H 4D", "below-minimum");
    check_initial_meld(0, "AS AH AD", "ok");
    check_initial_meld(1495, "AS AH AD", "ok");
    check_initial_meld(1500, "AS AH AD 2S", "below-minimum");
    check_initial_meld(1500, "AS AH AD XR", "ok");
    check_initial_meld(2995, "AS AH AD XR", "ok");
    check_initial_meld(3000, "AS AH AD XR", "below-minimum");
    check_initial_meld(3000, "AS AH AD 2S XR", "ok");
    check_initial_meld(4995, "AS AH AD XR / 4S 4H 4D", "ok");
}

#[test]
fn an_initial_meld_is_one_action_of_any_number_of_melds() {
    check(
        "play; 0: 8S 8H 8D 4S 4H 4D 4C KS QS",
        "meld 8S 8H 8D -> below-minimum
         meld 4S 4H 4D 4C -> below-minimum
         meld 8S 8H 8D / 4S 4H 4D 4C -> ok
         = hand 0: KS QS",
    );
    check(
        "play; 0: 8S 8H 8D 4S 4H 4D 4C KS QS",
        "= legal: meld 4S 4H 4D 4C / 8S 8H 8D
         = illegal: meld 8S 8H 8D",
    );
}

#[test]
fn exactly_the_minimum_is_enough_and_bonuses_do_not_count() {
    check("play; 0: KS KH KD 2S 6S 7S", "meld KS KH KD 2S -> ok");
    check("play; 0: KS KH KD 4S 4H 4D 7S 8S", "meld KS KH KD / 4S 4H 4D -> below-minimum");
    check("play; 0: KS KH KD 6S 7S; red: 3H 3D |", "meld KS KH KD -> below-minimum");
    check("play; 0: 4S 4H 4D 4C 4S 4H 4D 6S 7S", "meld 4S 4H 4D 4C 4S 4H 4D -> below-minimum");
}

#[test]
fn a_side_needs_one_initial_meld_for_both_partners() {
    check("play; turn: 2; 2: 4S 4H 4D 6S 7S; we: AS AH AD", "meld 4S 4H 4D -> ok");
    check("play; turn: 1; 1: 4S 4H 4D 6S 7S; we: AS AH AD", "meld 4S 4H 4D -> below-minimum");
}

#[test]
fn only_the_top_card_of_the_pile_counts_towards_the_minimum() {
    check(
        "0: KH KD 6S 7S; pile: AS AH AD KS",
        "take KH KD -> below-minimum
         = hand 0: KH KD 6S 7S",
    );
    check("0: KH KD 2S 6S 7S; pile: AS AH AD KS", "take KH KD 2S -> ok\n= hand 0: AS AH AD 6S 7S");
    check("0: KH KD 8S 8H 8D 6S 7S; pile: AS KS", "take KH KD / 8S 8H 8D -> ok\n= we: KS KH KD / 8S 8H 8D");
    check("0: KH KD 6S 7S 8S; pile: AS AH AD KS", "take KH KD / AS AH AD -> not-in-hand");
    check("0: KH KD 8S 8H 8D 6S 7S; pile: AS KS", "= legal: take KH KD / 8S 8H 8D\n= illegal: take KH KD");
}

#[test]
fn an_initial_meld_with_the_pile_needs_a_natural_pair() {
    check(
        "0: KH XR 2S 6S 7S; pile: 4S KS",
        "take KH XR -> pile-frozen\ntake XR 2S -> pile-frozen\ntake -> pile-frozen",
    );
}

#[test]
fn a_concealed_hand_that_goes_out_needs_no_minimum() {
    check(
        "play; 0: 4S 4H 4D 4C 4S 4H 4D 9S; 1: 5S; 2: 6S; 3: 7S",
        "meld 4S 4H 4D 4C 4S 4H 4D -> ok
         discard 9S -> ok
         = ended: went-out-concealed 0
         = deal 0: natural_canastas 500, going_out 200, melded 35",
    );
    check(
        "play; scores: 3000 0; 0: 4S 4H 4D 4C 4S 4H 4D 5S 5H 5D",
        "meld 4S 4H 4D 4C 4S 4H 4D / 5S 5H -> meld-too-small
         meld 4S 4H 4D 4C 4S 4H 4D -> below-minimum
         meld 4S 4H 4D 4C 4S 4H 4D / 5S 5H 5D -> ok
         = ended: went-out-concealed 0",
    );
    check("play; 0: 4S 4H 4D 4C 4S 4H 9S", "meld 4S 4H 4D 4C 4S 4H -> below-minimum");
    // The card left can complete the canasta.
    check(
        "play; 0: 4S 4H 4D 4C 4S 4H 4D",
        "meld 4S 4H 4D 4C 4S 4H -> ok
         discard 4D -> no-canasta
         meld 4D -> ok
         = ended: went-out-concealed 0",
    );
}

#[test]
fn a_concealed_hand_that_took_the_pile_needs_the_minimum() {
    check("0: 4S 4H 4D 4C 4S 4H 9S; pile: 4D", "take 4S 4H 4D 4C 4S 4H -> below-minimum");
    check(
        "0: 8S 8H 8D 8C 8S 8H 9S; pile: 8D; 1: 5S; 2: 6S; 3: 7S",
        "take 8S 8H 8D 8C 8S 8H -> ok
         discard 9S -> ok
         = ended: went-out-concealed 0",
    );
}

#[test]
fn a_house_rule_forbids_wild_cards_in_the_initial_meld() {
    let house = "house: {\"wilds_in_initial_meld\": false}";
    check(
        &format!("play; 0: AS AH AD 2S 4S 5S; {house}"),
        "meld AS AH AD 2S -> wild-in-initial-meld
         meld AS AH 2S -> wild-in-initial-meld
         meld AS AH AD -> ok
         meld A: 2S -> ok",
    );
    check(
        &format!("0: KH KD 8S 8H 8D 2S 6S 7S; pile: 4S KS; {house}"),
        "take KH KD 2S / 8S 8H 8D -> wild-in-initial-meld
         take KH KD / 8S 8H 8D -> ok",
    );
    // A concealed hand is exempt, unless it takes the pile.
    check(
        &format!("play; 0: 4S 4H 4D 4C 2S 2H 2D 9S; {house}"),
        "meld 4S 4H 4D 4C 2S 2H 2D -> ok\ndiscard 9S -> ok\n= ended: went-out-concealed 0",
    );
    check(&format!("0: 4S 4H 4D 2S 2H 2D 9S; pile: 4C; {house}"), "take 4S 4H 4D 2S 2H 2D -> wild-in-initial-meld");
}

#[test]
fn a_house_rule_changes_the_points_of_an_initial_meld() {
    let kings = "play; 0: KS KH KD 6S 7S 8S";
    let cheap = "play; 0: AS AH AD 6S 7S 8S";
    let house = "house: {\"card_values\": [50, 20, 10, 17, 5, 5]}";
    check(kings, "meld KS KH KD -> below-minimum");
    check(kings, "= illegal: meld KS KH KD");
    check(&format!("{kings}; {house}"), "meld KS KH KD -> ok");
    check(&format!("{kings}; {house}"), "= legal: meld KS KH KD");
    check(cheap, "meld AS AH AD -> ok");
    check(&format!("{cheap}; {house}"), "meld AS AH AD -> below-minimum");
    check(&format!("{cheap}; {house}"), "= illegal: meld AS AH AD");
    // Two groups are enough together, and so is one with the pile's top card.
    let two = format!("0: QS QH 7S 7H 7D 9S; pile: 4S QD; {house}");
    check(&format!("{two}; scores: 1500 0"), "take QS QH / 7S 7H 7D -> below-minimum");
    check(&two, "take QS QH / 7S 7H 7D -> ok");
    check(&two, "take QS QH -> ok");
    check(&format!("play; 0: 7S 7H 7D QS QH 9S 8S XR; {house}; scores: 1500 0"), "= legal: meld 7S 7H 7D / QS QH XR");
    // Cards without points never reach a minimum.
    check("play; 0: AS AH AD KS 7S; house: {\"card_values\": [0, 0, 0, 0, 0, 0]}", "meld AS AH AD -> below-minimum");
}

#[test]
fn a_house_rule_moves_and_adds_minimums() {
    let aces =
        "play; 0: AS AH AD AC 2S 2H 4S 5S; house: {\"minimum_from\": [0, 1000, 3000, 7000], \"fifth_minimum\": 150}";
    let below = "meld AS AH AD -> below-minimum";
    check(&format!("{aces}; scores: 995 0"), "meld AS AH AD -> ok");
    check(&format!("{aces}; scores: 1000 0"), below);
    check(&format!("{aces}; scores: 6995 0"), "meld AS AH AD AC 2S 2H -> ok");
    check(&format!("{aces}; scores: 7000 0"), "meld AS AH AD AC 2S 2H -> below-minimum");
}
