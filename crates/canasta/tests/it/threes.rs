//! Chapter *threes*: red threes are bonus cards; black threes block and freeze the pile.

use crate::story::check;

#[test]
fn a_dealt_red_three_goes_to_the_table_on_its_owners_first_turn() {
    check(
        "0: 3H 9S 8S; stock: 5D 6D 7D",
        "draw -> ok, drew 6D
         = start: 3H 5D
         = red: 3H |
         = hand 0: 9S 8S 5D 6D",
    );
    check(
        "0: KS QS JS; 1: 3D 9S 8S; stock: 5D 6D 7D 8D",
        "draw -> ok, drew 5D
         discard KS -> ok, next 1 3D 6D
         draw -> ok, drew 7D
         = red: | 3D",
    );
    check("0: KS QS; 1: 3D 3H 9S; stock: 5D 3H 6D 7D", "draw -> ok, drew 5D\ndiscard KS -> ok, next 1 3D 3H 3H 6D 7D");
    check("play; 0: 3H 3H 9S; stock: 5D 6D 7D", "= start: 3H 3H 5D 6D\n= hand 0: 9S 5D 6D");
}

#[test]
fn every_drawn_red_three_is_replaced() {
    check(
        "0: 9S 8S; stock: 3H 3D 3H KS 5S",
        "draw -> ok, drew KS, tabled 3H 3D 3H
         = red: 3H 3D 3H |
         = stock: 5S",
    );
}

#[test]
fn a_red_three_as_the_last_card_of_the_stock_ends_the_deal() {
    check(
        "we: AS AH AD; 0: KS KH 2S; 1: QS JS TS; 2: 7S; 3: 9S 8S 8H 5S; red: 3H | 3H; stock: 3D",
        "draw -> ok, tabled 3D
         meld KS KH 2S -> deal-over
         = ended: last-red-three null
         = deal 0: red_threes 200, melded 60, in_hand -45, total 215
         = deal 1: red_threes -100, in_hand -65, total -165",
    );
    // It can also be a replacement: for one just drawn, for one at the start of the first turn, or as the turn passes.
    check("0: 9S 8S; stock: 3H 3D", "draw -> ok, tabled 3H 3D\n= ended: last-red-three null");
    check("0: 9S 3H; stock: 3D", "draw -> deal-over\n= start: 3H 3D\n= ended: last-red-three null");
    check("play; 0: 9S 8S; 1: 3H 7S; stock: 3D", "discard 9S -> ok, next 1 3H 3D\n= ended: last-red-three null");
    // The deal continues if a card replaces the red three, or if the stock was already empty.
    check("0: 9S 8S; stock: 3H 5S", "draw -> ok, drew 5S, tabled 3H\n= ended: null null");
    check("play; 0: 9S 8S; 1: 3H 7S 7H; stock:", "discard 9S -> ok, next 1 3H\n= ended: null null\n= red: | 3H");
}

#[test]
fn a_dealt_red_three_whose_owner_had_no_turn_is_scored() {
    check(
        "play; we: AS AH AD AC AS AH AD; 0: 9S; 1: 3H 5S; 2: 3D; 3: KS",
        "discard 9S -> ok
         = ended: went-out 0
         = red: 3D | 3H
         = hand 1: 5S
         = deal 0: red_threes 100, in_hand 0
         = deal 1: red_threes -100, in_hand -15",
    );
}

#[test]
fn a_red_three_cannot_be_melded_discarded_or_declared() {
    check(
        "play; 0: 9S 8S 2S; we: AS AH AD",
        "discard 3H -> not-in-hand
         meld 3H 3D 3H -> not-in-hand
         declare 3H -> cannot-declare
         declare 9S -> cannot-declare",
    );
    // Red threes are only in hands under rules where players declare them.
    check(
        "rules: lakin; play; 0: 3H 3D 3H 9S 8S 2S; we: AS AH AD; stock: 5S",
        "discard 3H -> cannot-discard
         meld 3H 3D 3H -> threes-not-melded
         meld 3H 3D 2S -> threes-not-melded
         declare 9S -> cannot-declare",
    );
    check("red: 3S |", "= error: the three of spades is listed as a red three");
    check("house: {\"dealt_red_threes\": \"at-once\"}; 1: 3H 5S", "= error: seat 1 holds a red three");
}

#[test]
fn red_threes_count_for_a_side_with_a_meld_and_against_one_without() {
    let end = "turn: 0; stock:; 0: 4S; 1: 4H; 2: 4D; 3: 4C;";
    check(&format!("{end} we: AS AH AD; red: 3H |"), "pass -> ok\n= deal 0: red_threes 100\n= deal 1: red_threes 0");
    check(&format!("{end} we: AS AH AD; red: 3H 3D 3H |"), "pass -> ok\n= deal 0: red_threes 300");
    check(&format!("{end} we: AS AH AD; red: 3H 3D 3H 3D |"), "pass -> ok\n= deal 0: red_threes 800");
    check(&format!("{end} they: AS AH AD; red: 3H 3D 3H 3D |"), "pass -> ok\n= deal 0: red_threes -800, total -810");
    check(&format!("{end} red: 3H | 3D 3H"), "pass -> ok\n= deal 0: red_threes -100\n= deal 1: red_threes -200");
}

#[test]
fn a_black_three_blocks_and_freezes_the_pile() {
    check(
        "play; 0: 3S 5C 6S; 1: 9C 9S 9H 8S; 2: 4S 4H 7S 7H; we: AS AH AD / 9S 9H 9D; they: 5S 5H 5D; pile: KS QH; stock: TS JS QS",
        "discard 3S -> ok
         take 9C 9S -> pile-top-blocked
         draw -> ok
         discard 9C -> ok
         take -> pile-frozen",
    );
}

#[test]
fn black_threes_can_only_be_melded_to_go_out() {
    let canasta = "play; we: AS AH AD AC AS AH AD; 1: 4S; 2: 5S; 3: 6S;";
    check(
        &format!("{canasta} 0: 3S 3C 3S KS"),
        "meld 3S 3C 3S -> ok
         discard KS -> ok
         = ended: went-out 0
         = deal 0: melded 155",
    );
    check(&format!("{canasta} 0: 3S 3C 3S 3C"), "meld 3S 3C 3S 3C -> ok\n= ended: went-out 0");
    check(&format!("{canasta} 0: 3S 3C 3S 3C"), "meld 3S 3C 3S -> ok\ndiscard 3C -> ok\n= ended: went-out 0");
    check(
        &format!("{canasta} 0: 3S 3C 3S KS KH KD"),
        "meld 3S 3C 3S -> threes-not-melded\nmeld 3S 3C 3S / KS KH KD -> ok",
    );
    check(&format!("{canasta} 0: 3S 3C 3S KS QS"), "meld 3S 3C 3S -> threes-not-melded");
    check(&format!("{canasta} 0: 3S 3C 2S KS"), "meld 3S 3C 2S -> threes-not-melded\nmeld 3S 3C -> meld-too-small");
    check(
        &format!("{canasta} 0: 3S 3C 3S 2S KS"),
        "meld 3S 3C 3S 2S -> threes-not-melded\nmeld 3: 2S -> threes-not-melded",
    );
    check("play; we: AS AH AD; 0: 3S 3C 3S KS", "meld 3S 3C 3S -> must-keep-card");
    check("play; we: AS AH AD; 0: 3S 3C 3S", "meld 3S 3C 3S -> no-canasta");
    check("we: 3S 3C 3S", "= error: you can only meld black threes when going out");
    // The card left can complete the canasta needed.
    check("play; we: AS AH AD AC AS AH; 0: 3S 3C 3S AD", "meld 3S 3C 3S -> ok\nmeld AD -> ok\n= ended: went-out 0");
}

#[test]
fn house_rules_change_what_red_threes_cost() {
    let four = |house: &str| format!("0: 4S; 1: 4H; 2: 4D; 3: 4C; stock:; pile:; red: 3H 3D 3H 3D |; house: {house}");
    let costs = |points: i32| format!("pass -> ok\n= deal 0: red_threes {points}");
    check(&four("{\"red_three_penalty\": 50}"), &costs(-200));
    check(&four("{\"max_red_three_penalty\": 300}"), &costs(-300));
    check(&four("{\"red_three_penalty\": 50, \"max_red_three_penalty\": 150}"), &costs(-150));
    check(&four("{\"max_red_three_penalty\": 1000}"), &costs(-800));
    check(&four("{\"red_threes_count\": \"canasta-or-nothing\", \"red_three_penalty\": 50}"), &costs(0));
    // They score as before.
    check(
        "0: 4S; 1: 4H; 2: 4D; 3: 4C; stock:; pile:; red: 3H 3D |; we: AS AH AD; house: {\"red_three_penalty\": 50}",
        &costs(200),
    );
}
