//! Chapter *melds*: melds and canastas.

use canasta::RuleSet;

use crate::story::check;

#[test]
fn a_meld_is_three_of_a_rank_two_of_them_natural() {
    check("play; 0: 8S 8H 8D 6S 7S; we: AS AH AD", "meld 8S 8H 8D -> ok");
    check("play; 0: 8S 8H 2D 6S 7S; we: AS AH AD", "meld 8S 8H 2D -> ok");
    check("play; 0: 8S 2H 2D 6S 7S; we: AS AH AD", "meld 8S 2H 2D -> too-few-naturals");
    check("play; 0: 8S 8H 6S 7S; we: AS AH AD", "meld 8S 8H -> meld-too-small\nmeld 8S -> meld-too-small");
    check("play; 0: 8S 2H 6S 7S; we: AS AH AD", "meld 8S 2H -> meld-too-small");
    check("play; 0: 4S 5S 6S 7S 8S; we: AS AH AD", "meld 4S 5S 6S -> mixed-ranks");
    check("play; 0: 8S 8H 9S 7S 6S; we: AS AH AD", "meld 8: 8S 8H 9S -> mixed-ranks");
}

/// In every document, three cards of each rank from four up are a meld; twos, jokers and threes aren't.
#[test]
fn fours_to_aces_are_natural() {
    for preset in RuleSet::PRESETS {
        let position = |hand: &str| format!("rules: {}; play; scores: -5 0; 0: {hand}; stock: 4C 5C", preset.name);
        for rank in "4 5 6 7 8 9 T J Q K A".split(' ') {
            let meld = format!("{rank}S {rank}H {rank}D");
            check(&position(&format!("{meld} 3S 3C")), &format!("meld {meld} -> ok"));
        }
        check(&position("2S 2H 2D 9S 8S"), "meld 2S 2H 2D -> which-meld");
        check(&position("XR XB XR 9S 8S"), "meld XR XB XR -> which-meld");
        check(&position("3S 3C 3S 9S 8S"), "meld 3S 3C 3S -> threes-not-melded");
    }
}

#[test]
fn a_meld_of_any_size_has_at_most_three_wild_cards() {
    check("play; 0: KS KH 2S 2H XR 6S 7S; we: AS AH AD", "meld KS KH 2S 2H XR -> ok");
    check("play; 0: KS KH 2S 2H XR XB 7S 6S; we: AS AH AD", "meld KS KH 2S 2H XR XB -> too-many-wilds");
    check("play; 0: 2S 6S 7S; we: AS AH AD AC AS AH 2H 2D XR", "meld A: 2S -> too-many-wilds");
    check("play; 0: 2S XR 6S 7S; we: AS AH AD 2H 2D", "meld A: 2S XR -> too-many-wilds\nmeld A: 2S -> ok");
    check(
        "play; 0: KS KH 2S 2H XR 6S 7S; we: AS AH AD; house: {\"wilds_may_outnumber\": false}",
        "meld KS KH 2S 2H XR -> wilds-outnumber-naturals
         meld KS KH 2S 2H -> ok
         = illegal: meld K: XR",
    );
}

#[test]
fn a_house_rule_limits_wild_cards_by_the_natural_cards() {
    let house = "we: AS AH AD; house: {\"naturals_for_wilds\": [2, 3, 5]}";
    check(&format!("play; 0: KS KH 2S 2H 6S 7S; {house}"), "meld KS KH 2S 2H -> too-many-wilds\nmeld KS KH 2S -> ok");
    check(
        &format!("play; 0: KS KH KD KC 2S 2H XR 6S 7S; {house}"),
        "meld KS KH KD KC 2S 2H XR -> too-many-wilds
         meld KS KH KD 2S 2H -> ok
         meld KC XR -> too-many-wilds
         meld A: XR -> ok",
    );
    check(&format!("0: 9S 9H 2S 2H QS 7S; pile: 4S 9D; {house}"), "take 9S 9H 2S 2H -> ok");
    check(&format!("0: 9S 2S 2H QS 7S; pile: 4S 9D; {house}"), "take 9S 2S 2H -> too-many-wilds\ntake 9S 2S -> ok");
    // The last card can complete a canasta only if there is room for it.
    let six = "we: AS AH AD AC 2S 2H; house: {\"naturals_for_wilds\": [2, 2, 5]}";
    check(&format!("play; 0: KS KH KD XR; {six}"), "meld KS KH KD -> must-keep-card");
    check(&format!("play; 0: KS KH KD AS; {six}"), "meld KS KH KD -> ok\nmeld AS -> ok");
}

#[test]
fn a_house_rule_keeps_wild_cards_off_natural_canastas() {
    let house = "house: {\"wilds_on_natural_canasta\": false}";
    let natural = format!("we: AS AH AD AC AS AH AD; {house}");
    check(&format!("play; 0: AC 2S 6S 7S; {natural}"), "meld A: 2S -> natural-canasta\nmeld AC 2S -> natural-canasta");
    check(&format!("0: 2S 6S 7S; pile: 4S AC; {natural}"), "take 2S -> natural-canasta\ntake -> ok");
    // A mixed canasta takes more wild cards, and a single action can go past seven natural cards.
    check(&format!("play; 0: 2H 6S 7S; we: AS AH AD AC AS AH AD 2S; {house}"), "meld A: 2H -> ok");
    check(&format!("play; 0: AD 2S 6S 7S; we: AS AH AD AC AS AH; {house}"), "meld AD 2S -> ok");
}

#[test]
fn wild_cards_alone_are_not_a_meld() {
    check(
        "play; 0: 2S 2H XR 6S 7S; we: AS AH AD",
        "meld 2S 2H XR -> which-meld
         meld 2: 2S 2H XR -> which-meld
         meld 2S -> which-meld
         meld Q: 2S -> no-such-meld
         meld Q: 2S 2H XR -> no-such-meld
         meld A: 2S -> ok
         = we: AS AH AD 2S",
    );
}

#[test]
fn a_side_has_one_meld_per_rank() {
    check(
        "play; 0: KC KS 2S 6S 7S; we: KS KH KD",
        "meld KC KS 2S -> ok
         = we: KS KH KD KC KS 2S",
    );
    check("play; 0: KC KS 6S 7S; we: KS KH KD", "meld KC -> ok\nmeld KS -> ok");
    check("play; 0: KC KS KH KD 6S 7S; we: AS AH AD", "meld KC KS / KH KD -> which-meld");
    check("play; 0: KC KS KH 2D 6S 7S; we: AS AH AD", "meld KC KS KH / K: 2D -> which-meld");
}

#[test]
fn melds_belong_to_a_side() {
    check(
        "play; 0: KC KS KH 6S 7S; we: AS AH AD; they: KS KH KD",
        "meld KC -> meld-too-small
         meld KC KS KH -> ok
         = they: KS KH KD
         = we: AS AH AD / KC KS KH",
    );
    check("play; turn: 2; 2: AC 6S 7S; we: AS AH AD", "meld AC -> ok");
    check("play; 0: 2S 6S 7S; we: AS AH AD; they: KS KH KD", "meld K: 2S -> no-such-meld");
}

#[test]
fn several_groups_are_melded_together_or_not_at_all() {
    check(
        "play; 0: KS KH KD QS QH 7S 8S; we: AS AH AD",
        "meld KS KH KD / QS QH -> meld-too-small
         = hand 0: KS KH KD QS QH 7S 8S
         = we: AS AH AD",
    );
    check(
        "play; 0: KS KH KD AC 2S 7S 8S; we: AS AH AD",
        "meld KS KH KD / AC / 7S 8S -> mixed-ranks\nmeld KS KH KD 2S / AC -> ok",
    );
}

#[test]
fn seven_cards_are_a_canasta() {
    let base = "turn: 1; 1: 7S; stock:; pile:; 0: 4S; 2: 5S; 3: 6S;";
    check(
        &format!("{base} we: AS AH AD AC AS AH AD / KS KH KD KC 2S 2H XR / QS QH QD QC QS QH"),
        "pass -> ok
         = deal 0: natural_canastas 500, mixed_canastas 300, melded 330, in_hand -10",
    );
    check(
        &format!("{base} we: AS AH AD AC AS AH AD AC 2S"),
        "pass -> ok
         = deal 0: natural_canastas 0, mixed_canastas 300",
    );
}

#[test]
fn a_wild_card_makes_a_natural_canasta_mixed() {
    check(
        "play; 0: 2S 7S 8S; 1: 9S; 2: 5S; 3: 6S; stock:; pile:; we: AS AH AD AC AS AH AD",
        "meld A: 2S -> ok
         discard 7S -> ok
         pass -> ok
         = deal 0: natural_canastas 0, mixed_canastas 300, melded 160",
    );
}

#[test]
fn reports_impossible_melds() {
    check("we: AS AH", "= error: a meld needs at least three cards; your meld of aces has two");
    check("we: AS AH AD / AC AS AH", "= error: side 0 has two melds of aces");
    check("they: AS 2H 2D", "= error: a meld needs at least two natural cards; your meld of aces has one");
    check("they: AS AH 2H 2D 2C 2S", "= error: your meld of aces would have four");
}
