//! Chapter *going-out*: the last card, the canasta it needs, the concealed hand.

use crate::say::check;

const REST: &str = "1: 4S; 2: 5S; 3: 6S;";

#[test]
fn by_discarding_or_by_melding_the_last_card() {
    let canasta = "play; we: AS AH AD AC AS AH AD;";
    check(&format!("{canasta} {REST} 0: KS"), "discard KS -> ok\n= ended: went-out 0\n= deal 0: going_out 100");
    check(&format!("{canasta} {REST} 0: KS KH KD"), "meld KS KH KD -> ok\n= ended: went-out 0");
    check(&format!("{canasta} {REST} 0: AC"), "meld AC -> ok\n= ended: went-out 0\n= deal 0: melded 160");
    check(&format!("{canasta} {REST} 0: 2S"), "meld A: 2S -> ok\n= ended: went-out 0\n= deal 0: mixed_canastas 300");
}

#[test]
fn a_canasta_is_needed_and_may_be_completed_while_going_out() {
    check(
        &format!("play; we: AS AH AD AC AS AH; {REST} 0: AD 7S"),
        "discard AD -> ok
         = turn: 1 draw",
    );
    check(
        &format!("play; we: AS AH AD AC AS AH; {REST} 0: AD 7S"),
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
fn otherwise_a_card_is_kept_for_after_the_discard() {
    check("play; we: AS AH AD; 0: KS KH KD 7S", "meld KS KH KD -> must-keep-card");
    check("play; we: AS AH AD; 0: KS KH KD 7S 8S", "meld KS KH KD -> ok\ndiscard 7S -> ok\n= hand 0: 8S");
    // The card left may be the one that completes the canasta, natural or wild.
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
fn as_many_canastas_as_the_rules_ask_for() {
    let two = "house: {\"canastas_to_go_out\": [2, 2, 2, 1, 1]};";
    check(&format!("play; {two} we: AS AH AD AC AS AH AD; 0: 9S"), "discard 9S -> no-canasta");
    check(
        &format!("play; {two} we: AS AH AD AC AS AH AD / KS KH KD KC KS KH; {REST} 0: KD 9S"),
        "meld KD -> ok\ndiscard 9S -> ok\n= ended: went-out 0",
    );
}

#[test]
fn concealed_is_the_whole_hand_in_one_turn_with_a_canasta() {
    let hand = "0: QS QH QD QC QS QH QD AS AH AD 2S 5S;";
    check(
        &format!("play; {hand} {REST}"),
        "meld QS QH QD QC QS QH QD / AS AH AD 2S -> ok
         discard 5S -> ok
         = ended: went-out-concealed 0
         = deal 0: going_out 200, total 845",
    );
    // In several acts of one turn, and without a discard.
    check(
        &format!("play; 0: QS QH QD QC QS QH QD AS AH AD; {REST}"),
        "meld QS QH QD QC QS QH QD -> ok
         meld AS AH AD -> ok
         = ended: went-out-concealed 0",
    );
    // The pile may have been taken.
    check(
        &format!("0: QS QH QD QC QS QH 5S; pile: QD; {REST}"),
        "take QS QH QD QC QS QH -> ok
         discard 5S -> ok
         = ended: went-out-concealed 0",
    );
}

#[test]
fn a_partner_may_have_melded_but_the_player_may_not() {
    let hand = "0: QS QH QD QC QS QH QD 5S;";
    check(
        &format!("play; we: AS AH AD; melded: 0010; {hand} {REST}"),
        "meld QS QH QD QC QS QH QD -> ok\ndiscard 5S -> ok\n= ended: went-out-concealed 0",
    );
    check(
        &format!("play; we: AS AH AD; {hand} {REST}"),
        "meld QS QH QD QC QS QH QD -> ok\ndiscard 5S -> ok\n= ended: went-out 0",
    );
}

#[test]
fn adding_to_the_partners_melds_this_turn_is_allowed_with_an_own_canasta() {
    let hand = "0: QS QH QD QC QS QH QD AC;";
    check(
        &format!("play; we: AS AH AD; melded: 0010; {hand} {REST}"),
        "meld AC / QS QH QD QC QS QH QD -> ok\n= ended: went-out-concealed 0\n= deal 0: going_out 200",
    );
    check(
        &format!("play; we: AS AH AD; melded: 0010; house: {{\"concealed_may_add\": false}}; {hand} {REST}"),
        "meld AC / QS QH QD QC QS QH QD -> ok\n= ended: went-out 0\n= deal 0: going_out 100",
    );
    // Completing the partner's canasta is none of one's own.
    check(
        &format!("play; we: AS AH AD AC AS AH; melded: 0010; 0: AD KS KH KD; {REST}"),
        "meld AD / KS KH KD -> ok\n= ended: went-out 0",
    );
    check(
        &format!("play; we: AS AH AD AC AS AH AD; melded: 0010; 0: KS KH KD; {REST}"),
        "meld KS KH KD -> ok\n= ended: went-out 0",
    );
}

#[test]
fn added_in_an_earlier_turn_is_not_concealed() {
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
