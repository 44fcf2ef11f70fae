//! Positions as they are described: what a position may hold, and what follows from it alone.

use canasta::{Deal, Ending, History, Phase, Players, RuleSet, Seat, Setup, SetupError, notation};

use crate::say::check;

/// Two players of classic, and this stock.
fn with_stock(stock: &str) -> Deal {
    let mut setup = Setup::new(RuleSet::CLASSIC, Players::new(2).unwrap());
    setup.stock = Some(notation::parse_cards(stock).unwrap());
    setup.hands = ["KS QS", "9S 8S"].map(|hand| Some(notation::parse_cards(hand).unwrap())).to_vec();
    setup.build().unwrap().0.deal().clone()
}

#[test]
fn deals_with_other_stocks_are_other_deals() {
    assert_eq!(with_stock("4S 5S"), with_stock("4S 5S"));
    assert_ne!(with_stock("4S 5S"), with_stock("5S 4S"));
    assert_ne!(with_stock("4S 5S"), with_stock("4S"));
}

/// Where no stock is named, red threes come last of all.
#[test]
fn red_threes_are_drawn_last_where_no_stock_is_named() {
    check("0: 9S 8S", "draw -> ok\n= red: |");
}

/// Black threes lie on the table only while the player whose side they belong to is going out.
#[test]
fn black_threes_lie_on_the_table_only_of_who_goes_out() {
    let melds = "3S 3C 3S / AS AH AD AC AS AH AD";
    check(&format!("play; we: {melds}; 0: KS; 2: 4S"), "discard KS -> ok\n= ended: went-out 0");
    let wrong = "= error: black threes can be melded only when going out";
    check(&format!("play; we: {melds}; 0: KS QS; 2: 4S"), wrong);
    check(&format!("play; we: {melds}; turn: 1; 1: KS; 2: 4S"), wrong);
    check(&format!("we: {melds}; 0: KS; 2: 4S"), wrong);
}

#[test]
fn what_goes_on_must_be_said_where_the_turn_alone_does_not_tell() {
    for phase in [Phase::Over, Phase::Answer { drawn: true }, Phase::Answer { drawn: false }] {
        let mut setup = Setup::new(RuleSet::CLASSIC, Players::FOUR);
        setup.phase = phase;
        assert_eq!(setup.build().unwrap_err(), [SetupError::Phase], "{phase:?}");
    }
}

/// A position before the first draw does not say which player drew the last card.
#[test]
fn an_empty_stock_before_the_draw_was_emptied_by_another() {
    check(
        "rules: lakin; players: 3; we: 9S 9H 9D; 0: KS QS 7S; 1: 4H; 2: 4D; pile: 4S 9C; stock:",
        "take -> ok\ndiscard KS -> ok\n= turn: 1 draw",
    );
}

#[test]
fn red_threes_are_no_meld_on_the_table_either() {
    check("we: 3H 3D 3H", "= error: red threes are never melded");
    check("we: 3S 3C 3H", "= error: red threes are never melded");
}

/// Dealt red threes wait for their owner's first turn, but no longer, and not beyond the end of the deal.
#[test]
fn a_red_three_waits_only_for_the_first_turn() {
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
    let there = [SetupError::RedThreeInHand { seat: Seat(1) }];
    let mut had = setup.clone();
    had.history = Some(History { had_turn: [true; 6], ..history });
    assert_eq!(had.build().unwrap_err(), there);
    setup.phase = Phase::Over;
    setup.history = Some(History { ending: Some(Ending::StockExhausted), ..history });
    assert_eq!(setup.build().unwrap_err(), there);
}
