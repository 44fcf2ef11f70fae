//! Chapter *stock end*: play with an empty stock.

use crate::story::check;

/// Getting the last card as a replacement for a dealt red three counts as drawing it, under rules where drawing it ends
/// the deal.
#[test]
fn the_last_card_can_replace_a_dealt_red_three() {
    let start = "players: 3; house: {\"last_drawer_ends\": [false, true, false, false, false]}; play;
        they: 9S 9H 9D; 0: KS QS; 1: 3H 7S 8S TS; 2: 5S; pile: 4S";
    check(
        &format!("{start}; stock: 5D"),
        "discard KS -> ok, next 1 3H 5D
         take -> pile-needs-match
         pass -> ok",
    );
    check(
        &format!("{start}; stock: 5D").replace("KS QS", "9C QS"),
        "discard 9C -> ok, next 1 3H 5D
         take -> ok
         discard 7S -> ok
         = ended: stock-exhausted null",
    );
    check(
        &format!("{start}; stock: 5D 6D").replace("KS QS", "9C QS"),
        "discard 9C -> ok, next 1 3H 5D
         take -> ok
         discard 7S -> ok
         = turn: 2 draw",
    );
}

#[test]
fn passing_ends_the_deal() {
    check(
        "0: KS QS; 1: 4S; 2: 5S; 3: 6S; stock:; pile: 4H 9C; we: AS AH AD",
        "draw -> stock-empty
         pass -> ok
         = ended: stock-exhausted null
         = deal 0: melded 60, in_hand -25, total 35
         = deal 1: total -10",
    );
    check("0: KS QS; stock:", "take -> pile-empty\npass -> ok");
    check("0: KS QS; stock: 5S", "pass -> not-now\ndraw -> ok");
    check("play; 0: KS QS; stock:", "pass -> not-now\ndraw -> not-now\ndiscard KS -> ok\npass -> ok");
}

#[test]
fn play_continues_while_everyone_takes_the_pile() {
    check(
        "0: 9S 9H QS JS; 1: QD QH KH 7S 6H; 2: 4S; stock:; pile: 4H 9C; we: AS AH AD; they: KS KD KC",
        "take 9S 9H -> ok
         discard QS -> ok
         take QD QH -> ok
         discard 7S -> ok
         pass -> ok
         = ended: stock-exhausted null",
    );
}

#[test]
fn a_top_card_that_fits_a_meld_must_be_taken() {
    let own = "0: KS QS; stock:; we: AS AH AD / 9S 9H 9D;";
    check(&format!("{own} pile: 4S 9C"), "pass -> must-take-pile\ntake -> ok\ndiscard KS -> ok\n= turn: 1 draw");
    check(&format!("{own} pile: 4S 9C; house: {{\"must_take_when_stock_empty\": false}}"), "pass -> ok");
    // The player can pass if the card only fits a new meld, if the pile is frozen, or if hand and pile have one card
    // each.
    check("0: 8S 8H KS; stock:; we: AS AH AD; pile: 4S 8C", "pass -> ok");
    check(&format!("{own} pile: 2S 9C"), "pass -> ok");
    check(&format!("{own} pile: 3S 9C"), "pass -> ok");
    check(&format!("{own} pile: 9C 2S"), "pass -> ok");
    check("0: KS; stock:; we: AS AH AD AC AS AH AD / 9S 9H 9D; pile: 9C", "take -> one-card-hand\npass -> ok");
    check("0: KS; stock:; we: AS AH AD / 9S 9H 9D; pile: 4S 9C", "pass -> must-take-pile");
    // The opponents' melds don't matter.
    check("0: KS QS; stock:; we: AS AH AD; they: 9S 9H 9D; pile: 4S 9C", "pass -> ok");
}

#[test]
fn the_player_who_drew_the_last_card_finishes_the_turn() {
    check(
        "0: KS QS; 1: 4S 4H 5S; stock: 9S; pile: 4D",
        "draw -> ok, drew 9S
         discard KS -> ok
         draw -> stock-empty
         pass -> ok
         = ended: stock-exhausted null",
    );
}

#[test]
fn players_can_go_out_with_an_empty_stock() {
    check(
        "0: 9S 9H; 1: 4S; 2: 5S; 3: 6S; stock:; pile: KS 9D; we: AS AH AD AC AS AH AD",
        "take 9S 9H -> ok\ndiscard KS -> ok\n= ended: went-out 0",
    );
}
