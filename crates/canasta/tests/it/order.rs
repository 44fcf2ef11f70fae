//! The order of precedence of refusals: the deal is over, the wrong phase, nothing to draw or take, a blocked pile, a
//! card not held, then the most specific reason.

use canasta::illegal::{NotNow, WhichMeld};
use canasta::{Action, CardAction, CardDeal, Group, Illegal, Kind, Meld, Melds, Players, RuleSet, Setup, notation};

use crate::story::check;

/// A deal under Hoyle, before the first draw.
fn before_the_draw() -> CardDeal {
    Setup::new(RuleSet::HOYLE, Players::FOUR).build().unwrap().0
}

/// A meld without cards has no text form.
#[test]
fn an_empty_meld_is_reported_before_everything_else() {
    let mut deal = before_the_draw();
    let group = Group { rank: None, cards: notation::parse_cards("KS KH KD").unwrap() };
    let actions = [
        CardAction::Meld(Vec::new()),
        CardAction::Meld(vec![group.clone(), Group::default()]),
        CardAction::Meld(vec![Group::default()]),
        CardAction::Take { rank: None, with: Vec::new(), more: vec![group.clone(), Group::default()] },
    ];
    for action in actions {
        assert_eq!(deal.apply(&action), Err(Illegal::NothingNamed), "{action:?}");
    }
    assert_eq!(deal.apply(&CardAction::Meld(vec![group])), Err(Illegal::NotNow(NotNow::DrawFirst)));
    assert_eq!(deal.check(&CardAction::Draw), Ok(Action::Draw));
}

/// A meld with wild cards as its rank has no text form, but can be built by kind.
#[test]
fn wild_cards_are_not_a_meld_of_their_own() {
    let mut setup = Setup::new(RuleSet::HOYLE, Players::FOUR);
    setup.phase = canasta::Phase::Play;
    setup.hands[0] = Some(notation::parse_cards("2S 2H 2D XR XB KS QS").unwrap());
    let (deal, _) = setup.build().unwrap();
    for kind in [Kind::Two, Kind::Joker] {
        let melds = Melds::only(kind, Meld { naturals: 2, jokers: 0, twos: 0 });
        let refused = deal.public().check(deal.deal().hand(deal.public().turn()), &Action::Meld(melds));
        assert_eq!(refused, Err(Illegal::WhichMeld(WhichMeld::NoRank)));
    }
}

#[test]
fn an_unreadable_action_is_reported_before_everything_else() {
    check(
        "0: KS; we: AS AH AD; pile:; stock:",
        "meld KS / -> unreadable
         pass -> ok
         meld KS / -> unreadable
         dance -> unreadable",
    );
}

#[test]
fn the_end_of_the_deal_is_reported_before_the_cards() {
    check(
        "play; 0: 7S; we: AS AH AD AC AS AH AD; pile:",
        "discard 7S -> ok
         discard TC -> deal-over
         meld KS KH QD / KS -> deal-over
         take 5: 2C -> deal-over
         declare 9S -> deal-over
         ask -> deal-over",
    );
}

#[test]
fn the_wrong_phase_is_reported_before_the_cards() {
    check(
        "0: 4S 5S 6S; pile:; stock:",
        "discard TC -> not-now
         discard 3H -> not-now
         meld 4S 5S 6S -> not-now
         meld KS KH / KD KC -> not-now
         meld 2S 2H -> not-now",
    );
    check(
        "play; 0: 4S 5S 6S; pile:; stock:",
        "take 4S 5S -> not-now
         take KC -> not-now
         draw -> not-now",
    );
    check("play; 0: 4S 5S 6S; pile: 9S 2H", "take 4S -> not-now\npass -> not-now");
    check(
        "rules: lakin; play; we: AS AH AD AC AS AH AD; 0: KS KH KD 8S; 2: 4S; stock: 5S",
        "ask -> ok
         declare 9S -> not-now
         discard TC -> not-now
         take TC -> not-now",
    );
}

#[test]
fn an_empty_or_blocked_pile_is_reported_before_the_cards() {
    check("0: 4S 5S; we: AS AH AD; pile:", "take KC KD -> pile-empty\ntake 4S 5S / AC KS -> pile-empty");
    for top in ["2S", "XR", "3S"] {
        check(
            &format!("0: 4S 5S 2H; we: AS AH AD; pile: 9S {top}"),
            "take KC KD -> pile-top-blocked
             take 4S 5S -> pile-top-blocked
             take 2H / KS KH QD -> pile-top-blocked
             take 9: 4S -> pile-top-blocked",
        );
    }
    // This also comes before the refusal for a hand and a pile of one card each.
    check("rules: wahhi; 0: 4S; we: AS AH AD; pile: 3S", "take -> pile-top-blocked\ntake 9S -> pile-top-blocked");
}

#[test]
fn a_card_not_held_is_reported_before_other_reasons() {
    // The hand doesn't hold this face, only another of the same kind.
    check("play; 0: TS; we: AS AH AD", "discard TC -> not-in-hand\ndiscard TS -> no-canasta");
    check(
        "play; 0: 4D 4C 4C 8S 9S",
        "meld 4S 4H 4D -> not-in-hand
         meld 4D 4C 4C -> below-minimum",
    );
    check(
        "play; 0: KS 9S 8S; we: AS AH AD",
        "meld KS KH KD -> not-in-hand: you named three kings, but you have only one",
    );
    check("play; 0: KS QH 9S 8S; we: AS AH AD", "meld KS QD 9S -> not-in-hand\nmeld KS QH 9S -> mixed-ranks");
    check(
        "play; 0: 2S 2H 9S 8S; we: AS AH AD",
        "meld 2S 2D -> not-in-hand\nmeld K: 2C -> not-in-hand\nmeld 2S 2H -> which-meld",
    );
    check("play; 0: 9S 8S 7S; we: AS AH AD", "discard 3H -> not-in-hand\nmeld 3H 3D -> not-in-hand");
    check(
        "0: 9S 9H 8S; we: AS AH AD; pile: 2S 9D",
        "take 9S 9C -> not-in-hand\ntake KC -> not-in-hand\ntake 9S -> pile-frozen\ntake 5: KC -> not-in-hand",
    );
    check("0: KS; we: AS AH AD; pile: AC", "take KC -> not-in-hand\ntake KS -> one-card-hand");
    check(
        "play; we: AS AH AD AC AS AH AD; 0: KS KH KD 8S; 2: 4S",
        "ask -> ok\nyes -> ok\ndiscard 8C -> not-in-hand\ndiscard 8S -> must-go-out",
    );
}

#[test]
fn a_card_that_cannot_be_declared_is_reported_before_the_consequences() {
    check("0: 9S 8S", "declare 3H -> cannot-declare\ndeclare KC -> cannot-declare");
    let lone = "rules: lakin; play; we: AS AH AD; 0: 3H 9S; stock:";
    check(lone, "declare 3D -> cannot-declare\ndeclare 9S -> cannot-declare\ndeclare 3H -> must-keep-card");
}

#[test]
fn red_and_black_threes_together_are_not_mixed_ranks() {
    check(
        "rules: lakin; play; we: AS AH AD AC AS AH AD; 0: 3S 3C 3H 3D 8S; stock: 5S",
        "meld 3S 3C 3H -> threes-not-melded
         meld 3: 3S 3C 3H -> threes-not-melded
         meld 3H 3D 3S -> threes-not-melded
         meld 3H 3D -> threes-not-melded
         meld 3S 3C 8S -> mixed-ranks",
    );
}

#[test]
fn the_rank_of_the_top_card_can_be_named() {
    let position = "we: AS AH AD / 5S 5H 5D; 0: 2C 4S 4H 9S; pile: 8S 5C";
    check(position, "take 5: 2C -> ok\n= we: AS AH AD / 5S 5H 5D 5C 2C");
    check(position, "take 5: 2C / 4S 4H -> meld-too-small\ntake 5: 2C / A: 2C -> not-in-hand");
    check(
        position,
        "take 4: 4S 4H -> pile-needs-match
         take 8: 2C -> pile-needs-match
         take 2: 2C -> pile-needs-match
         take 3: 2C -> pile-needs-match
         take 4: 5D -> not-in-hand
         take 5: -> unreadable
         take X: 2C -> unreadable
         take 5: 2C 4S -> mixed-ranks",
    );
    // Cards of a different rank can't take the pile, whether it is frozen or not.
    check("0: 2C 4S 4H 9S 9H; pile: 2S 5C", "take 9: 9S 9H -> pile-needs-match\ntake 5: 9S 9H -> pile-frozen");
}
