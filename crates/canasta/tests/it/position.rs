//! Described positions: which are possible, and what follows from them.

use canasta::{Deal, Ending, History, Phase, Players, RuleSet, Seat, Setup, SetupError, notation};

use crate::story::check;

/// A two-player deal with this stock, under the preset *classic*.
fn with_stock(stock: &str) -> Deal {
    let mut setup = Setup::new(RuleSet::CLASSIC, Players::new(2).unwrap());
    setup.stock = Some(notation::parse_cards(stock).unwrap());
    setup.hands = ["KS QS", "9S 8S"].map(|hand| Some(notation::parse_cards(hand).unwrap())).to_vec();
    setup.build().unwrap().0.deal().clone()
}

#[test]
fn deals_with_different_stocks_are_different() {
    assert_eq!(with_stock("4S 5S"), with_stock("4S 5S"));
    assert_ne!(with_stock("4S 5S"), with_stock("5S 4S"));
    assert_ne!(with_stock("4S 5S"), with_stock("4S"));
}

#[test]
fn red_threes_are_drawn_last_if_no_stock_is_given() {
    check("0: 9S 8S", "draw -> ok\n= red: |");
}

#[test]
fn black_threes_are_only_on_the_table_of_a_player_going_out() {
    let melds = "3S 3C 3S / AS AH AD AC AS AH AD";
    check(&format!("play; we: {melds}; 0: KS; 2: 4S"), "discard KS -> ok\n= ended: went-out 0");
    let wrong = "= error: you can only meld black threes when going out";
    check(&format!("play; we: {melds}; 0: KS QS; 2: 4S"), wrong);
    check(&format!("play; we: {melds}; turn: 1; 1: KS; 2: 4S"), wrong);
    check(&format!("we: {melds}; 0: KS; 2: 4S"), wrong);
}

#[test]
fn other_phases_need_a_history() {
    for phase in [Phase::Over, Phase::Answer { drawn: true }, Phase::Answer { drawn: false }] {
        let mut setup = Setup::new(RuleSet::CLASSIC, Players::FOUR);
        setup.phase = phase;
        assert_eq!(setup.build().unwrap_err(), [SetupError::Phase], "{phase:?}");
    }
}

/// A position before a draw doesn't say who drew the last card, so it is taken to be another player.
#[test]
fn before_the_draw_another_player_drew_the_last_card() {
    check(
        "rules: lakin; players: 3; we: 9S 9H 9D; 0: KS QS 7S; 1: 4H; 2: 4D; pile: 4S 9C; stock:",
        "take -> ok\ndiscard KS -> ok\n= turn: 1 draw",
    );
}

#[test]
fn reports_melds_of_red_threes() {
    check("we: 3H 3D 3H", "= error: red threes can’t be melded");
    check("we: 3S 3C 3H", "= error: red threes can’t be melded");
}

/// Dealt red threes stay in the hand until their owner's first turn at most, and not after the deal ends.
#[test]
fn a_dealt_red_three_waits_only_for_the_first_turn() {
    let mut setup = Setup::new(RuleSet::HOYLE, Players::FOUR);
    setup.hands[1] = Some(notation::parse_cards("3H 9S 8S").unwrap());
    let (deal, _) = setup.clone().build().unwrap();
    let public = *deal.public();
    assert!(!public.had_turn()[1]);
    let history = History {
        this_turn: *public.this_turn(),
        had_turn: *public.had_turn(),
        seen: *public.seen(),
        concealed_canastas: *public.concealed_canastas(),
        red_three_penalties: Default::default(),
        ending: None,
    };
    setup.history = Some(history.clone());
    assert!(setup.clone().build().is_ok());
    let expected = [SetupError::RedThreeInHand { seat: Seat(1) }];
    let mut after_first_turn = setup.clone();
    after_first_turn.history = Some(History { had_turn: [true; 6], ..history });
    assert_eq!(after_first_turn.build().unwrap_err(), expected);
    setup.phase = Phase::Over;
    setup.history = Some(History { ending: Some(Ending::StockExhausted), ..history });
    assert_eq!(setup.build().unwrap_err(), expected);
}
