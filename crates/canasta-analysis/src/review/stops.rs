//! Where a review stops to ask what a seat's view is worth: at the seat's own choices, and between them after each public event.

use canasta::{Action, CardAction, Seat, View};
use canasta_record::replay::Replay;

/// What happens between two stops: what luck came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The cards were dealt.
    Dealt,
    /// The seat drew from the stock.
    Draw,
    /// The seat got a card in the place of a red three that it laid down.
    Replacement,
    /// Another seat had its turn, or a part of it.
    Turn(Seat),
    /// A partner answered.
    Answer(Seat),
    /// A bot played for the person in the seat.
    Substitute,
    /// The deal was over, and the hands were counted.
    End,
}

/// A moment at which a seat's view is judged.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Stop {
    /// The moment of the replay that shows it.
    pub(crate) moment: usize,
    /// The record's line of the deal in which the seat's acts stand, from 1; else that of the moment.
    pub(crate) turn: usize,
    pub(crate) view: View,
    /// What the seat then did, as one choice; empty where it had nothing to do.
    pub(crate) actions: Vec<Action>,
    /// What comes next; `None` where nothing is learned before the next stop.
    pub(crate) next: Option<Cause>,
}

/// The stops of a deal (from 1) for a seat.
pub(crate) fn stops(replay: &Replay, number: usize, seat: Seat) -> Vec<Stop> {
    let Some(((dealt, _), first)) = replay.dealt(number).zip(replay.start_of(number)) else { return Vec::new() };
    let mut deal = dealt.clone();
    if deal.public().ending().is_some() {
        return Vec::new();
    }
    let look = |moment: usize, view: View| {
        let turn = view.public.turn();
        let next = if turn == seat { Cause::Substitute } else { Cause::Turn(turn) };
        Stop { moment, turn: replay.moments()[moment].turn, view, actions: Vec::new(), next: Some(next) }
    };
    let mut stops = vec![look(first, deal.deal().view(seat))];
    // Whether the last stop is a choice to which acts are still added.
    let mut choosing = false;
    let rest = replay.moments().iter().enumerate().skip(first + 1).take_while(|(_, moment)| moment.deal == number);
    for (at, moment) in rest {
        let (Some(actor), Some(done)) = (moment.seat, &moment.action) else { continue };
        let (before, own) = (deal.public().turn(), actor == seat && !moment.substitute);
        if own {
            if !choosing {
                // The same view is not judged twice.
                if stops.last().is_some_and(|stop| stop.moment == at - 1) {
                    stops.pop();
                }
                stops.push(Stop { turn: moment.turn, ..look(at - 1, deal.deal().view(seat)) });
            }
            let action = by_kinds(&deal, seat, done);
            stops.last_mut().into_iter().for_each(|stop| stop.actions.extend(action));
        }
        // It was accepted when the record was played through.
        let accepted = deal.apply(done);
        debug_assert!(accepted.is_ok());
        let (public, over) = (deal.public(), deal.public().ending().is_some());
        choosing = own && !over && matches!(done, CardAction::Meld(_));
        if let Some(stop) = stops.last_mut().filter(|_| own) {
            stop.next = match done {
                _ if over => Some(Cause::End),
                CardAction::Draw => Some(Cause::Draw),
                CardAction::Declare(_) => Some(Cause::Replacement),
                CardAction::Ask => public.to_act().map(Cause::Answer),
                CardAction::Take { .. } => None,
                CardAction::Meld(_) => Some(Cause::Substitute),
                CardAction::Discard(_) | CardAction::Answer(_) | CardAction::Pass => Some(Cause::Turn(public.turn())),
            };
        } else if over {
            stops.last_mut().into_iter().for_each(|stop| stop.next = stop.next.or(Some(Cause::End)));
        } else if public.turn() != before {
            stops.push(look(at, deal.deal().view(seat)));
        }
    }
    stops
}

/// An act by kinds; every act of a replay has one.
fn by_kinds(deal: &canasta::CardDeal, seat: Seat, action: &CardAction) -> Option<Action> {
    deal.view(Some(seat)).check(action).ok()
}
