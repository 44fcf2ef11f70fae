//! Chapter *going out*: the last card, the canastas needed, the concealed hand.

use crate::story::check;

const OTHER_HANDS: &str = "1: 4S; 2: 5S; 3: 6S;";

#[test]
fn the_last_card_can_be_discarded_or_melded() {
    let canasta = "play; we: AS AH AD AC AS AH AD;";
    check(&format!("{canasta} {OTHER_HANDS} 0: KS"), "discard KS -> ok\n= ended: went-out 0\n= deal 0: going_out 100");
    check(&format!("{canasta} {OTHER_HANDS} 0: KS KH KD"), "meld KS KH KD -> ok\n= ended: went-out 0");
    check(&format!("{canasta} {OTHER_HANDS} 0: AC"), "meld AC -> ok\n= ended: went-out 0\n= deal 0: melded 160");
    check(
        &format!("{canasta} {OTHER_HANDS} 0: 2S"),
        "meld A: 2S -> ok\n= ended: went-out 0\n= deal 0: mixed_canastas 300",
    );
}

#[test]
fn a_canasta_is_needed_and_can_be_completed_while_going_out() {
    check(
        &format!("play; we: AS AH AD AC AS AH; {OTHER_HANDS} 0: AD 7S"),
        "discard AD -> ok
         = turn: 1 draw",
    );
    check(
        &format!("play; we: AS AH AD AC AS AH; {OTHER_HANDS} 0: AD 7S"),
        "meld AD -> ok
         discard 7S -> ok
         = ended: went-out 0
         = deal 0: natural_canastas 500, going_out 100, melded 140, in_hand -5",
    );
    check("play; we: AS AH AD; 0: KS", "discard KS -> no-canasta");
    check("play; we: AS AH AD; 0: AC", "meld AC -> no-canasta");
    check("play; we: AS AH AD; 0: KS KH KD", "meld KS KH KD -> no-canasta");
    check("play; 0: AS AH AD XR", "meld AS AH AD XR -> no-canasta");
}

#[test]
fn without_a_canasta_a_card_must_be_left_after_the_discard() {
    check("play; we: AS AH AD; 0: KS KH KD 7S", "meld KS KH KD -> must-keep-card");
    check("play; we: AS AH AD; 0: KS KH KD 7S 8S", "meld KS KH KD -> ok\ndiscard 7S -> ok\n= hand 0: 8S");
    // The card left can complete the canasta, whether it is natural or wild.
    check("play; we: AS AH AD AC AS AH; 0: KS KH KD AD", "meld KS KH KD -> ok\nmeld AD -> ok\n= ended: went-out 0");
    check(
        "play; we: AS AH AD AC AS AH; 0: KS KH KD 2S",
        "meld KS KH KD -> ok\ndiscard 2S -> no-canasta\nmeld A: 2S -> ok",
    );
    check("play; we: AS AH AD AC AS 2H; 0: KS KH KD 2S", "meld KS KH KD -> ok");
    check("play; we: AS AH AD 2D XR 2H; 0: KS KH KD 2S", "meld KS KH KD -> must-keep-card");
    check("play; we: AS AH AD 2D XR 2H; 0: KS KH KD AC", "meld KS KH KD -> ok\nmeld AC -> ok");
}

#[test]
fn going_out_needs_the_canastas_that_the_rules_require() {
    let two = "house: {\"canastas_to_go_out\": [2, 2, 2, 1, 1]};";
    check(&format!("play; {two} we: AS AH AD AC AS AH AD; 0: 9S"), "discard 9S -> no-canasta");
    check(
        &format!("play; {two} we: AS AH AD AC AS AH AD / KS KH KD KC KS KH; {OTHER_HANDS} 0: KD 9S"),
        "meld KD -> ok\ndiscard 9S -> ok\n= ended: went-out 0",
    );
}

#[test]
fn going_out_concealed_is_the_whole_hand_in_one_turn_with_a_canasta() {
    let hand = "0: QS QH QD QC QS QH QD AS AH AD 2S 5S;";
    check(
        &format!("play; {hand} {OTHER_HANDS}"),
        "meld QS QH QD QC QS QH QD / AS AH AD 2S -> ok
         discard 5S -> ok
         = ended: went-out-concealed 0
         = deal 0: going_out 200, total 845",
    );
    // It can take several actions in one turn, and needs no discard.
    check(
        &format!("play; 0: QS QH QD QC QS QH QD AS AH AD; {OTHER_HANDS}"),
        "meld QS QH QD QC QS QH QD -> ok
         meld AS AH AD -> ok
         = ended: went-out-concealed 0",
    );
    // It is also possible after taking the pile.
    check(
        &format!("0: QS QH QD QC QS QH 5S; pile: QD; {OTHER_HANDS}"),
        "take QS QH QD QC QS QH -> ok
         discard 5S -> ok
         = ended: went-out-concealed 0",
    );
}

#[test]
fn only_the_partner_may_have_melded_before_going_out_concealed() {
    let hand = "0: QS QH QD QC QS QH QD 5S;";
    check(
        &format!("play; we: AS AH AD; melded: 0010; {hand} {OTHER_HANDS}"),
        "meld QS QH QD QC QS QH QD -> ok\ndiscard 5S -> ok\n= ended: went-out-concealed 0",
    );
    check(
        &format!("play; we: AS AH AD; {hand} {OTHER_HANDS}"),
        "meld QS QH QD QC QS QH QD -> ok\ndiscard 5S -> ok\n= ended: went-out 0",
    );
}

#[test]
fn a_concealed_hand_with_its_own_canasta_can_add_to_partners_melds() {
    let hand = "0: QS QH QD QC QS QH QD AC;";
    check(
        &format!("play; we: AS AH AD; melded: 0010; {hand} {OTHER_HANDS}"),
        "meld AC / QS QH QD QC QS QH QD -> ok\n= ended: went-out-concealed 0\n= deal 0: going_out 200",
    );
    check(
        &format!("play; we: AS AH AD; melded: 0010; house: {{\"concealed_may_add\": false}}; {hand} {OTHER_HANDS}"),
        "meld AC / QS QH QD QC QS QH QD -> ok\n= ended: went-out 0\n= deal 0: going_out 100",
    );
    // Completing the partner's canasta doesn't count as a new canasta.
    check(
        &format!("play; we: AS AH AD AC AS AH; melded: 0010; 0: AD KS KH KD; {OTHER_HANDS}"),
        "meld AD / KS KH KD -> ok\n= ended: went-out 0",
    );
    check(
        &format!("play; we: AS AH AD AC AS AH AD; melded: 0010; 0: KS KH KD; {OTHER_HANDS}"),
        "meld KS KH KD -> ok\n= ended: went-out 0",
    );
}

#[test]
fn a_hand_that_melded_in_an_earlier_turn_is_not_concealed() {
    check(
        "play; we: AS AH AD; melded: 0010; 0: AC QS QH QD QC QS QH QD 6H; 1: 4S 4H; 2: 5S 5H; 3: 6S 6D; \
         stock: 7S 8S 9S TS JS; pile:",
        "meld AC -> ok
         discard 6H -> ok
         draw -> ok
         discard 7S -> ok
         draw -> ok
         discard 8S -> ok
         draw -> ok
         discard 9S -> ok
         draw -> ok, drew TS
         meld QS QH QD QC QS QH QD -> ok
         discard TS -> ok
         = ended: went-out 0",
    );
}
