//! Chapter *asking*: “partner, may I go out?”

use crate::story::check;

const CANASTA: &str = "we: AS AH AD AC AS AH AD;";

#[test]
fn the_partners_answer_is_binding() {
    check(
        &format!("play; {CANASTA} 0: KS KH KD 8S; 2: 4S"),
        "ask -> ok
         draw -> not-now
         discard 8S -> not-now
         meld KS KH KD -> not-now
         ask -> not-now
         yes -> ok
         ask -> cannot-ask
         discard 8S -> must-go-out
         meld KS KH KD -> ok
         discard 8S -> ok
         = ended: went-out 0",
    );
    check(
        &format!("play; {CANASTA} 0: KS KH KD 8S; 2: 4S"),
        "ask -> ok
         no -> ok
         meld KS KH KD -> partner-said-no
         ask -> cannot-ask
         discard 8S -> ok
         = turn: 1 draw",
    );
}

#[test]
fn the_answer_comes_from_the_partner() {
    check(&format!("play; {CANASTA} turn: 2; 2: KS KH KD 8S"), "ask -> ok\n= legal: yes\n= legal: no\n= turn: 2 play");
    check("", "yes -> not-now\nno -> not-now");
    check("play", "yes -> not-now");
}

#[test]
fn a_no_applies_only_to_this_turn() {
    check(
        &format!("play; {CANASTA} 0: KS 8S 7S; 1: 4S 4H; 2: 5S 5H; 3: 6S 6H; stock: 9S TS JS KH KD; pile:"),
        "ask -> cannot-ask
         discard 7S -> ok
         draw -> ok
         discard 9S -> ok
         draw -> ok
         discard TS -> ok
         draw -> ok
         discard JS -> ok
         draw -> ok, drew KH
         = hand 0: KS 8S KH",
    );
    check(
        &format!("play; {CANASTA} 0: AC 8S; 1: 4S 4H; 2: 5S 5H; 3: 6S 6H; stock: 9S TS JS KH KD; pile:"),
        "ask -> ok
         no -> ok
         discard 8S -> ok
         draw -> ok
         discard 9S -> ok
         draw -> ok
         discard TS -> ok
         draw -> ok
         discard JS -> ok
         draw -> ok
         ask -> ok
         yes -> ok
         meld AC -> ok
         discard KH -> ok
         = ended: went-out 0",
    );
}

#[test]
fn asking_before_drawing_needs_a_hand_that_can_be_melded() {
    check(&format!("{CANASTA} 0: KS KH KD 8S; stock: 4S 5S"), "ask -> cannot-ask");
    check(
        &format!("{CANASTA} 0: KS KH KD; stock: 4S 5S; 2: 6S"),
        "ask -> ok
         draw -> not-now
         yes -> ok
         draw -> ok, drew 4S
         discard 4S -> must-go-out
         meld KS KH KD -> ok
         discard 4S -> ok
         = ended: went-out 0",
    );
    check(
        &format!("{CANASTA} 0: KS KH KD; stock: 4S 5S; 2: 6S"),
        "ask -> ok
         no -> ok
         draw -> ok, drew 4S
         meld KS KH KD -> partner-said-no
         discard 4S -> ok",
    );
    check(&format!("{CANASTA} 0: KS KH KD; stock:; pile: 4S"), "ask -> cannot-ask");
}

#[test]
fn after_a_yes_the_pile_can_only_be_taken_to_go_out() {
    let asked = format!("{CANASTA} 0: KS KH KD; stock: 4S 5S; 2: 6S;");
    check(
        &format!("{asked} pile: 8S 9S KC"),
        "ask -> ok\nyes -> ok\ntake KS KH -> must-go-out\ntake KS KH KD -> must-go-out",
    );
    check(
        &format!("{asked} pile: AC KC"),
        "ask -> ok\nyes -> ok\ntake KS KH -> ok\nmeld KD / AC -> ok\n= ended: went-out 0",
    );
    check(&format!("{asked} pile: 8S KC"), "ask -> ok\nno -> ok\ntake KS KH KD -> partner-said-no\ntake KS KH -> ok");
}

#[test]
fn after_a_yes_every_action_must_allow_going_out() {
    // The wild card is needed for the kings. If it went to the aces, the kings couldn't be melded.
    check(
        &format!("play; {CANASTA} 0: KS KH 2S 9S; 2: 4S"),
        "ask -> ok
         yes -> ok
         meld A: 2S -> must-go-out
         meld KS KH 2S -> ok
         discard 9S -> ok
         = ended: went-out 0",
    );
}

#[test]
fn players_cannot_ask_after_melding_or_taking_the_pile() {
    check(&format!("play; {CANASTA} 0: AC KS KH KD 8S"), "meld AC -> ok\nask -> cannot-ask");
    check(&format!("{CANASTA} 0: 9H 9D KH KD 8S; pile: KS 9S"), "take 9H 9D -> ok\nask -> cannot-ask");
}

#[test]
fn players_cannot_ask_when_unable_to_go_out() {
    check("play; we: AS AH AD; 0: KS KH KD 8S", "ask -> cannot-ask");
    check(&format!("play; {CANASTA} 0: KS KH 8S 9S"), "ask -> cannot-ask");
    check(&format!("play; {CANASTA} 0: 3S 3C 8S"), "ask -> cannot-ask");
    check(
        &format!("play; {CANASTA} 0: 3S 3C 3S 8S; 2: 4S"),
        "ask -> ok\nyes -> ok\nmeld 3S 3C 3S -> ok\ndiscard 8S -> ok",
    );
    // Two pairs need two wild cards.
    check(&format!("play; {CANASTA} 0: KS KH 9S 9H 2S"), "ask -> cannot-ask");
    check(&format!("play; {CANASTA} 0: KS KH 9S 9H 2S 2H"), "ask -> ok");
    // A player who goes out concealed can ask as well.
    check("play; 0: 4S 4H 4D 4C 4S 4H 4D 9S; 2: 5S", "ask -> ok\nyes -> ok\nmeld 4S 4H 4D 4C 4S 4H 4D -> ok");
}

#[test]
fn black_threes_need_a_meld_or_the_last_discard() {
    check(&format!("play; {CANASTA} 0: 3S 3C 3S 3C 8S; 2: 4S"), "ask -> ok");
    check(
        &format!("play; {CANASTA} 0: 3S 3C 3S 3C; 2: 4S"),
        "ask -> ok\nyes -> ok\nmeld 3S 3C 3S -> ok\ndiscard 3C -> ok",
    );
    check(
        &format!("play; {CANASTA} 0: KS KH KD 3S; 2: 4S"),
        "ask -> ok\nyes -> ok\nmeld KS KH KD -> ok\ndiscard 3S -> ok",
    );
    check(&format!("play; {CANASTA} 0: KS KH KD 3S 3C; 2: 4S"), "ask -> cannot-ask");
    check(&format!("play; {CANASTA} 0: 3S 3C 3S 3C 8S 7S; 2: 4S"), "ask -> cannot-ask");
}

#[test]
fn wild_cards_are_melded_if_there_is_room() {
    // Wild cards can be added to a meld even if the hand has no card of its rank.
    check(
        &format!("play; {CANASTA} 0: 2S 2H 8S; 2: 4S"),
        "ask -> ok\nyes -> ok\nmeld A: 2S 2H -> ok\ndiscard 8S -> ok",
    );
    // The meld has room for only three. A fourth can be the discard.
    check(&format!("play; {CANASTA} 0: 2S 2H 2D 2C; 2: 4S"), "ask -> ok");
    check(&format!("play; {CANASTA} 0: 2S 2H 2D 2C XR; 2: 4S"), "ask -> cannot-ask");
    // A wild card can complete the canasta.
    check("play; 0: 4S 4H 4D 4C 4S 4H 2S 9S; 2: 5S", "ask -> ok\nyes -> ok");
    check("play; 0: 4S 4H 4D KS KH KD 2S 2H 9S; 2: 5S", "ask -> cannot-ask");
    // One of two kings can't be kept for the discard, because the other isn't a meld, even with wild cards.
    check(&format!("play; {CANASTA} 0: KS KH 2S; 2: 4S"), "ask -> ok\nyes -> ok\nmeld KS KH 2S -> ok");
    check(&format!("play; {CANASTA} 0: KS KH 8S 2S 2H; 2: 4S"), "ask -> ok\nyes -> ok\ndiscard KS -> must-go-out");
}

#[test]
fn players_cannot_ask_if_the_turn_could_not_end_after_a_no() {
    check(&format!("play; {CANASTA} 0: 8S"), "ask -> cannot-ask\ndiscard 8S -> ok");
    check(&format!("{CANASTA} 0: AC; stock: 4S 5S; 2: 6S"), "ask -> ok\nno -> ok\ndraw -> ok\ndiscard 4S -> ok");
}

#[test]
fn players_without_a_partner_cannot_ask() {
    let scenario = r#"{"players": 3, "phase": "play", "hands": ["AC 8S", null, null], "melds": [["AS AH AD AC AS AH AD", "KS KH KD KC KS KH KD"], [], []], "actions": ["ask"]}"#;
    let answer = canasta_protocol::referee::judge(scenario).unwrap();
    assert!(answer.contains("\"refused\":\"cannot-ask\"") && answer.contains("no partner"), "{answer}");
}

#[test]
fn a_house_rule_requires_asking_before_going_out() {
    let house = "house: {\"must_ask\": true}";
    let start = format!("play; 0: KS KH KD 6S; we: AS AH AD AC AS AH AD; {house}");
    check(
        &start,
        "meld KS KH KD -> must-ask
         ask -> ok
         yes -> ok
         meld KS KH KD -> ok
         discard 6S -> ok
         = ended: went-out 0",
    );
    check(&start, "ask -> ok\nno -> ok\nmeld KS KH KD -> partner-said-no\ndiscard 6S -> ok");
    check(&start, "discard 6S -> ok");
    let melds = "we: AS AH AD AC AS AH AD / 9S 9H 9D";
    check(&format!("0: 9H 9D; {melds}; pile: 9C; {house}"), "take 9H 9D -> must-ask\ntake -> ok\ndiscard 9H -> ok");
    // Players without partners go out as usual.
    check(
        "players: 3; play; 0: KS KH KD; we: AS AH AD AC AS AH AD / QS QH QD QC QS QH QD; house: {\"must_ask\": true}",
        "meld KS KH KD -> ok",
    );
}
