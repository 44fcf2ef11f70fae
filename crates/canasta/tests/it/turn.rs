//! Chapter *turn*: draw or take, meld, discard.

use canasta::{Action, Deal, MAX_SEATS, Players, RuleSet, Seat, SeedRng};

use crate::story::check;

#[test]
fn a_turn_is_a_draw_melds_and_a_discard() {
    check(
        "0: KS KH KD 7S 8S; we: AS AH AD; stock: 5S 6S",
        "meld KS KH KD -> not-now
         discard 7S -> not-now
         draw -> ok, drew 5S
         draw -> not-now
         take -> not-now
         pass -> not-now
         meld KS KH KD -> ok
         discard 7S -> ok
         = turn: 1 draw
         = pile: 7S
         = hand 0: 5S 8S
         = we: AS AH AD / KS KH KD",
    );
}

#[test]
fn the_turn_passes_clockwise() {
    check("play; turn: 3; 3: 7S 8S", "discard 7S -> ok\n= turn: 0 draw");
    check("play; turn: 2; 2: 7S 8S", "discard 7S -> ok\n= turn: 3 draw");
}

#[test]
fn a_house_rule_turns_the_direction_of_play() {
    let house = "house: {\"clockwise\": false}";
    check(&format!("play; turn: 0; 0: 7S 8S; {house}"), "discard 7S -> ok\n= turn: 3 draw");
    check(&format!("play; turn: 2; 2: 7S 8S; {house}"), "discard 7S -> ok\n= turn: 1 draw");
    check(&format!("dealer: 1; 0: 7S 8S; stock: 4S 5S; {house}"), "draw -> ok\n= turn: 0 play");
    let rules = RuleSet { clockwise: false, ..RuleSet::HOYLE };
    let six = Players::new(6).unwrap();
    let seats = |players, seat| rules.seats_after(players, Seat(seat)).map(|seat| seat.0).collect::<Vec<_>>();
    assert_eq!(seats(Players::FOUR, 1), [0, 3, 2, 1]);
    assert_eq!(seats(six, 0), [5, 4, 3, 2, 1, 0]);
    // The next partner in the direction of play answers.
    assert_eq!([0, 1, 2].map(|seat| rules.partner_of(six, Seat(seat))), [Some(Seat(4)), Some(Seat(5)), Some(Seat(0))]);
    assert_eq!(rules.partner_of(Players::FOUR, Seat(3)), Some(Seat(1)));
    assert_eq!(rules.partner_of(Players::new(5).unwrap(), Seat(3)), None);
    let deal = Deal::shuffled(&rules, Players::FOUR, Seat(3), [0; MAX_SEATS], &mut SeedRng::new(1));
    assert_eq!(deal.public().turn(), Seat(2));
}

#[test]
fn melding_is_optional_and_can_take_several_actions() {
    check(
        "play; 0: KS KH KD QS QH QD 7S 8S; we: AS AH AD",
        "meld KS KH KD -> ok
         meld QS QH QD -> ok
         = hand 0: 7S 8S",
    );
}

#[test]
fn only_cards_in_the_hand_can_be_played() {
    check(
        "play; 0: 9S 9H KS KD; we: AS AH AD",
        "discard 2S -> not-in-hand
         discard 9D -> not-in-hand
         meld 9S 9H 9H -> not-in-hand
         meld 9S 9H 9D -> not-in-hand
         meld KS KD 2C -> not-in-hand
         discard 9H -> ok",
    );
    check("0: 9S KS; we: AS AH AD; pile: 4S 9D", "take 9S 9C -> not-in-hand\ntake 9S 2C -> not-in-hand");
}

#[test]
fn a_text_that_is_not_an_action_is_not_judged() {
    check(
        "play; 0: 9S 9H KS",
        "dance -> unreadable
         meld -> unreadable
         meld 9S / -> unreadable
         discard -> unreadable
         discard 9X -> unreadable
         = hand 0: 9S 9H KS",
    );
}

#[test]
fn after_the_end_nothing_can_be_played() {
    check(
        "play; 0: 7S; we: AS AH AD AC AS AH AD",
        "discard 7S -> ok
         draw -> deal-over
         yes -> deal-over
         discard 7S -> deal-over
         = ended: went-out 0
         = turn: 0 play",
    );
}

#[test]
fn missing_hands_are_dealt() {
    check("dealer: 1", "= turn: 2 draw");
    check("0: KS KS KS", "= error: the king of spades appears three times");
}

/// The number of melds and takes in players' first turns, in random deals.
fn melds_in_first_turns(rules: &RuleSet) -> usize {
    let mut melds = 0;
    let mut buffer = Vec::new();
    for seed in 0..100 {
        let mut rng = SeedRng::new(seed);
        let mut deal = Deal::shuffled(rules, Players::FOUR, Seat(3), [-5; MAX_SEATS], &mut rng);
        while let Some(seat) = deal.public().to_act() {
            let action = deal.public().pick_legal(deal.hand(seat), &mut rng, &mut buffer).unwrap();
            let is_meld = matches!(action, Action::Meld(_) | Action::Take { .. });
            melds += usize::from(is_meld && deal.public().this_turn().first);
            deal.apply(&action).unwrap();
        }
    }
    melds
}

#[test]
fn a_house_rule_forbids_melding_in_the_first_round() {
    assert!(melds_in_first_turns(&RuleSet::HOYLE) > 0);
    assert_eq!(melds_in_first_turns(&RuleSet { melds_in_first_round: false, ..RuleSet::HOYLE }), 0);
}
