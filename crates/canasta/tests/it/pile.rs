//! Chapter *pile*: taking the discard pile, frozen or not.

use crate::story::check;

const HAS_MELDED: &str = "we: AS AH AD;";

#[test]
fn an_unfrozen_pile_is_taken_with_a_pair() {
    check(
        &format!("{HAS_MELDED} 0: 9H 9D KS QS JS; pile: 4S 7S 9S"),
        "take 9H 9D -> ok
         = hand 0: KS QS JS 4S 7S
         = we: AS AH AD / 9S 9H 9D
         = pile:
         = turn: 0 play",
    );
    check(&format!("{HAS_MELDED} 0: 9H 9D 9C 2S JS; pile: 4S 9S"), "take 9H 9D 9C 2S -> ok");
}

#[test]
fn an_unfrozen_pile_is_taken_with_one_natural_and_a_wild_card() {
    check(&format!("{HAS_MELDED} 0: 9H 2S KS QS; pile: 4S 9S"), "take 9H 2S -> ok");
    check(&format!("{HAS_MELDED} 0: 9H 2S XR 2H KS QS; pile: 4S 9S"), "take 9H 2S XR 2H -> ok");
    check(
        &format!("{HAS_MELDED} 0: 9H 2S XR KS QS; pile: 4S 9S"),
        "take 9H -> pile-needs-match
         take 2S XR -> pile-needs-match
         take 2S -> pile-needs-match
         take -> pile-needs-match
         take KS QS -> pile-needs-match",
    );
    check(&format!("{HAS_MELDED} 0: 9H 9D KS QS; pile: 4S 9S"), "take 9H 9D KS -> mixed-ranks");
    check(&format!("{HAS_MELDED} 0: 9H 2S 2H XR XB KS QS; pile: 4S 9S"), "take 9H 2S 2H XR XB -> too-many-wilds");
    check(
        &format!("{HAS_MELDED} 0: 9H 2S KS QS; pile: 4S 9S; house: {{\"take_with_wild\": false}}"),
        "take 9H 2S -> pile-needs-match",
    );
}

#[test]
fn an_unfrozen_pile_is_taken_onto_the_sides_own_meld() {
    let own = "we: AS AH AD / 9S 9H 9D; pile: 4S 7S 9C;";
    check(
        &format!("{own} 0: KS QS"),
        "take -> ok
         = we: AS AH AD / 9S 9H 9D 9C
         = hand 0: KS QS 4S 7S",
    );
    check(&format!("{own} 0: KS QS 9S"), "take 9S -> ok");
    check(&format!("{own} 0: KS QS 2S"), "take 2S -> ok");
    check(&format!("{own} 0: KS KH KD QS"), "take / KS KH KD -> ok\n= hand 0: QS 4S 7S");
    check(&format!("{own} 0: AC KS QS"), "take / AC -> ok");
    check(&format!("{own} 0: 2S KS QS"), "take / A: 2S -> ok\n= we: AS AH AD 2S / 9S 9H 9D 9C");
    check(&format!("{own} 0: 9S KS QS"), "take / 9S -> which-meld");
    check(&format!("{own} 0: KS KH QS QH"), "take / KS KH -> meld-too-small");
    check(&format!("{own} 0: KS QS 7H 7D"), "take / 7H 7D 7S -> not-in-hand");
    check("they: 9S 9H 9D; we: AS AH AD; 0: KS QS; pile: 9C", "take -> pile-needs-match");
}

#[test]
fn the_rest_of_the_pile_can_be_melded_after_taking_it() {
    check(
        &format!("{HAS_MELDED} 0: 9H 9D 7H 7D KS; pile: 4S 7S 9S"),
        "take 9H 9D -> ok
         meld 7H 7D 7S -> ok
         = hand 0: KS 4S",
    );
}

#[test]
fn a_wild_card_freezes_the_pile_for_everyone() {
    for wild in ["2S", "XB"] {
        check(
            &format!("we: AS AH AD / 9S 9H 9D; 0: 9C 2H KS QS; pile: 4S {wild} 9D"),
            "take -> pile-frozen
             take 9C -> pile-frozen
             take 9C 2H -> pile-frozen",
        );
        check(
            &format!("we: AS AH AD / 9S 9H 9D; 0: 9C 9H KS QS; pile: 4S {wild} 9D"),
            "take 9C 9H -> ok
             = we: AS AH AD / 9S 9H 9D 9D 9C 9H
             = legal: discard KS",
        );
        check(&format!("{HAS_MELDED} 0: 9C 9H 2D KS QS; pile: {wild} 9D"), "take 9C 9H 2D -> ok");
    }
}

#[test]
fn a_red_or_black_three_freezes_the_pile_too() {
    check("we: AS AH AD / 9S 9H 9D; 0: KH QS JS; pile: KS 3S 9C", "take -> pile-frozen");
    check("we: AS AH AD / 9S 9H 9D; 0: KH QS JS; pile: 3H 4S 9C", "take -> pile-frozen");
    check(
        "we: AS AH AD / 9S 9H 9D; 0: KH QS JS; pile: KS 3S 9C; house: {\"black_three_freezes\": false}",
        "take -> ok\n= hand 0: KH QS JS KS 3S",
    );
}

#[test]
fn only_taking_the_pile_unfreezes_it() {
    check(
        "play; we: AS AH AD; they: KS KH KD; 0: 2S 4S 5S; 1: 9S 9H 6S 7S; stock: 8S 8H 8D 8C; pile: TS",
        "discard 2S -> ok
         take -> pile-top-blocked
         draw -> ok, drew 8S
         discard 9S -> ok
         take -> pile-frozen
         draw -> ok, drew 8H",
    );
    check(
        "play; they: KS KH KD; 0: 9D 4S 5S; 1: 9S 9H 6S 7S; pile: 2S",
        "discard 9D -> ok
         take 9S 9H -> ok
         discard 6S -> ok
         = pile: 6S",
    );
}

#[test]
fn the_pile_is_frozen_for_a_side_until_it_has_melded() {
    check("they: KS KH KD; 0: 9H 2S 7S; pile: 4S 9S", "take 9H 2S -> pile-frozen");
    check("they: KS KH KD; turn: 1; 1: 9H 2S 7S; pile: 4S 9S", "take 9H 2S -> ok");
    check("we: KS KH KD; turn: 2; 2: 9H 2S 7S; pile: 4S 9S", "take 9H 2S -> ok");
}

#[test]
fn a_pile_with_a_wild_card_or_a_three_on_top_cannot_be_taken() {
    for top in ["2S", "XR", "3S", "3H"] {
        check(
            &format!("{HAS_MELDED} 0: 2H 2D 3C 3S XB; pile: 4S {top}"),
            "take 2H 2D -> pile-top-blocked\ntake -> pile-top-blocked",
        );
    }
    check(&format!("{HAS_MELDED} 0: 4H 5S"), "take -> pile-empty\ntake 4H 5S -> pile-empty");
}

#[test]
fn a_red_three_in_the_pile_goes_to_the_table_and_is_not_replaced() {
    check(
        &format!("{HAS_MELDED} 0: 9H 9D KS QS; pile: 3H 3D 5S 9S; stock: 8S"),
        "take 9H 9D -> ok, tabled 3H 3D
         = red: 3H 3D |
         = hand 0: KS QS 5S
         = stock: 8S",
    );
}

#[test]
fn a_complete_canasta_takes_no_card_from_the_pile() {
    let house = "house: {\"take_onto_canasta\": false}";
    let own = "we: AS AH AD AC 2S 2H 2D / 9S 9H 9D;";
    check(&format!("{own} 0: AH AD KS QS; pile: 4S AS"), "take -> ok");
    check(
        &format!("{own} 0: AH AD KS QS; pile: 4S AS; stock: 5S 6S; {house}"),
        "take -> canasta-complete
         take AH AD -> canasta-complete
         draw -> ok
         meld AH -> ok",
    );
    check(&format!("{own} 0: KS QS; pile: AS 9C; {house}"), "take -> ok\nmeld AS -> ok\n= hand 0: KS QS");
    check(
        &format!("they: AS AH AD AC 2S 2H 2D; we: 9S 9H 9D; 0: AH AD KS QS; pile: 4S AS; {house}"),
        "take AH AD -> ok",
    );
    // No player has to take a pile that can't be taken.
    check(&format!("{own} 0: KS QS; pile: 4S AS; stock:; {house}"), "pass -> ok\n= ended: stock-exhausted null");
}

#[test]
fn a_house_rule_forbids_melding_cards_from_the_pile_at_once() {
    let house = "house: {\"melds_from_pile\": false}";
    check(
        &format!("we: 9S 9H 9D; 0: KS KC 5S 6S 7S; 1: 4S; 2: 4H; 3: 4D; pile: KH QH 9C; stock: TS TH JS JH; {house}"),
        "take -> ok
         meld KS KC KH -> taken-this-turn
         discard QH -> ok",
    );
    // Two of three kings were in the hand before.
    check(&format!("we: 9S 9H 9D; 0: KS KC 2S 5S; pile: KH 4H 9C; {house}"), "take -> ok\nmeld KS KC 2S -> ok");
    // In the next turn, all cards can be melded.
    check(
        &format!(
            "we: 9S 9H 9D; 0: KS KC 5S 6S 7S; 1: 4S 5H; 2: 4H 5D; 3: 4D 5C; pile: KH 9C; stock: TS TH JS JH; {house}"
        ),
        "take -> ok
         meld KS KC KH -> taken-this-turn
         discard 5S -> ok
         draw -> ok\ndiscard TS -> ok\ndraw -> ok\ndiscard TH -> ok\ndraw -> ok\ndiscard JS -> ok
         draw -> ok
         meld KS KC KH -> ok",
    );
    // A card from the pile can be the last discard, but it can't complete a canasta.
    let canasta = "we: AS AH AD AC AS AH AD / 9S 9H 9D";
    check(
        &format!("{canasta}; 0: KS KC KD; pile: QH 9C; {house}"),
        "take -> ok\nmeld KS KC KD -> ok\ndiscard QH -> ok",
    );
    let six = "we: AS AH AD AC AS AH / 9S 9H 9D";
    check(&format!("{six}; 0: KS KC KD; pile: AD 9C"), "take -> ok\nmeld KS KC KD -> ok");
    check(&format!("{six}; 0: KS KC KD; pile: AD 9C; {house}"), "take -> ok\nmeld KS KC KD -> must-keep-card");
    // Several cards from the pile can't all be discarded.
    check(
        &format!("{canasta}; 0: KS KC KD 5S; pile: QH 9C; {house}"),
        "take -> ok\nmeld KS KC KD -> ok\ndiscard 5S -> ok",
    );
}

#[test]
fn a_player_with_one_card_cannot_take_a_pile_of_one_card() {
    let own = "we: AS AH AD AC AS AH AD / 9S 9H 9D;";
    check(&format!("{own} 0: KS; pile: 9C"), "take -> one-card-hand");
    check(&format!("{own} 0: KS; pile: 4S 9C"), "take -> ok\n= hand 0: KS 4S");
    check(&format!("{own} 0: KS QS; pile: 9C"), "take -> ok\n= hand 0: KS QS");
    check(
        &format!("{own} 0: KS; pile: 9C; house: {{\"one_card_takes_one_card\": true}}"),
        "take -> ok\ndiscard KS -> ok\n= ended: went-out 0",
    );
}

#[test]
fn after_taking_the_pile_the_turn_must_be_able_to_end() {
    // Two nines are melded with the top card. The one card left couldn't be discarded.
    check("we: AS AH AD; 0: 9H 9D KS; pile: 9S", "take 9H 9D -> must-keep-card");
    check("we: AS AH AD; 0: 9H 9D; pile: 9S", "take 9H 9D -> no-canasta");
    check("we: AS AH AD; 0: 9H 9D; pile: 4S 9S", "take 9H 9D -> must-keep-card");
    check("we: AS AH AD; 0: 9H 9D; pile: 4S 5S 9S", "take 9H 9D -> ok");
    // A red three in the pile doesn't count as a card left, because it doesn't join the hand.
    check("we: AS AH AD; 0: 9H 9D KS; pile: 3H 9S", "take 9H 9D -> must-keep-card");
    check("we: AS AH AD AC AS AH AD; 0: 9H 9D KS; pile: 9S", "take 9H 9D -> ok\ndiscard KS -> ok\n= ended: went-out 0");
}
