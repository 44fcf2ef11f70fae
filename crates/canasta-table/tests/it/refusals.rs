//! Refused requests, which change nothing.

use canasta::deck::{SeedRng, fresh, shuffled};
use canasta::{CardAction, Illegal, Seat};
use canasta_i18n::refusal::Refusal;
use canasta_i18n::{Lang, notice};
use canasta_table::journal::Entry;
use canasta_table::{FoldError, GameRefusal, Proposal, SeatRequest, Table};

use crate::play::{Played, by, opened};

const WEST: Seat = Seat(1);

fn started() -> Played {
    Played::open(shuffled(&mut SeedRng::new(1)))
}

fn action(text: &str) -> SeatRequest {
    SeatRequest::Action(text.parse::<CardAction>().unwrap())
}

fn next() -> SeatRequest {
    SeatRequest::NextDeal(None)
}

/// Expects a request to be refused under the rules.
fn refused(table: &Table, seat: Seat, request: SeatRequest) -> Refusal {
    let before = table.clone();
    let refusal = match table.propose(by(seat, "refused"), table.n(), request) {
        Err(why) => notice::game_refusal(Lang::EN, &why).unwrap(),
        other => panic!("{other:?}"),
    };
    assert_eq!(*table, before);
    refusal
}

#[test]
fn refuses_actions_out_of_turn() {
    let played = started();
    let refusal = refused(&played.table, Seat(0), action("draw"));
    assert_eq!((refusal.code, refusal.because.as_str()), ("not-now", "it’s Ruth’s turn"));
    assert_eq!(played.table.propose(by(Seat(4), "a"), played.table.n(), action("draw")), Err(GameRefusal::NoSuchSeat));
}

#[test]
fn refuses_illegal_actions() {
    let mut played = started();
    let before = played.table.clone();
    assert_eq!(refused(&played.table, WEST, action("discard 4H")).code, "not-now");
    played.request(WEST, action("draw"));
    assert_eq!(refused(&played.table, WEST, action("draw")).code, "not-now");
    assert_eq!(refused(&played.table, WEST, action("pass")).code, "not-now");
    assert_eq!(refused(&played.table, WEST, next()).because, "this deal isn’t over yet");
    assert_ne!(played.table, before);
}

#[test]
fn refuses_requests_for_an_old_state() {
    let mut played = started();
    let n = played.table.n();
    played.request(WEST, action("draw"));
    let card = played.table.view(Some(WEST)).unwrap().hand[0];
    let request = SeatRequest::Action(CardAction::Discard(card));
    assert_eq!(played.table.propose(by(WEST, "b"), n, request.clone()), Err(GameRefusal::Stale));
    assert_eq!(played.table.propose(by(WEST, "b"), n + 7, request), Err(GameRefusal::Stale));
}

#[test]
fn an_action_sent_twice_is_done_once() {
    let mut played = started();
    let n = played.table.n();
    let Ok(Proposal::New(entry)) = played.table.propose(by(WEST, "once"), n, action("draw")) else { panic!() };
    played.enter(entry.clone());
    let after = played.table.clone();
    assert_eq!(played.table.propose(by(WEST, "once"), n, action("draw")), Ok(Proposal::Done { n: n + 1 }));
    assert_eq!(played.table.propose(by(WEST, "once"), n, action("pass")), Err(GameRefusal::IdTaken));
    assert_eq!(played.table.propose(by(WEST, "once"), n, next()), Err(GameRefusal::IdTaken));
    assert_eq!(played.table.apply(&entry), Err(FoldError::IdTwice(by(WEST, "once"))));
    assert_eq!(played.table, after);
    // Ids are unique only within a seat, so this one is still unused in seat 2.
    assert_eq!(refused(&played.table, Seat(2), action("draw")).code, "not-now");
}

#[test]
fn refuses_actions_between_deals() {
    let mut rng = SeedRng::new(1);
    let mut played = started();
    while played.action(&mut rng) {}
    assert_eq!(refused(&played.table, Seat(0), action("draw")).code, "deal-over");
    let n = played.table.n();
    let Ok(Proposal::New(entry)) = played.table.propose(by(Seat(0), "next"), n, next()) else { panic!() };
    played.enter(entry);
    assert_eq!(played.table.propose(by(Seat(0), "next"), n, next()), Ok(Proposal::Done { n: n + 1 }));
    assert_eq!(played.table.n(), n + 1);
    assert_eq!(refused(&played.table, Seat(0), next()).because, "you’ve already said you’re ready");
    // Bots are always ready.
    assert_eq!(played.table.propose(by(WEST, "next"), n, next()), Err(GameRefusal::NoSuchSeat));
}

#[test]
fn entries_that_do_not_fit_change_nothing() {
    let mut played = started();
    let before = played.table.clone();
    let acted = |seat, text: &str| Entry::Acted {
        by: by(seat, "x"),
        action: text.parse::<CardAction>().unwrap(),
        substitute: false,
    };
    let dealt = |deal, deck| Entry::Dealt { deal, deck };
    let mut check = |entry: &Entry, fold_error: FoldError| {
        assert_eq!(played.table.apply(entry), Err(fold_error));
        assert_eq!(played.table, before);
    };
    check(&opened("hoyle", 4)[0], FoldError::Opening);
    check(&acted(Seat(2), "draw"), FoldError::WrongSeat(Seat(2)));
    check(&acted(WEST, "yes"), FoldError::Illegal(Illegal::NotNow(canasta::illegal::NotNow::NothingAsked)));
    check(&dealt(2, fresh()), FoldError::Deal { deal: 2 });
    check(&dealt(1, fresh()), FoldError::Deal { deal: 1 });

    let mut twice = fresh();
    twice[0] = twice[1];
    assert_eq!(Table::fold("t", &[opened("hoyle", 4), vec![dealt(1, twice)]].concat()), Err(FoldError::NotADeck));
    assert_eq!(Table::fold("t", &[]), Err(FoldError::Opening));
    assert_eq!(Table::fold("t", &[dealt(1, fresh())]), Err(FoldError::Opening));
    let mut no_such_seat = opened("hoyle", 4);
    *no_such_seat.last_mut().unwrap() = Entry::Begun { first_dealer: Seat(4), draws: Vec::new() };
    assert_eq!(Table::fold("t", &no_such_seat), Err(FoldError::Players));
}
