//! The checkpoints at which a review estimates the value of a seat's view: the seat's own choices and, between them,
//! every public event.

use canasta::{Action, CardAction, Seat, View};
use canasta_record::replay::Replay;

/// The cause of luck between two checkpoints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Dealing the cards.
    Dealt,
    /// A draw from the stock.
    Draw,
    /// A replacement for a red three.
    Replacement,
    /// Another seat's turn, or part of it.
    Turn(Seat),
    /// A partner's answer.
    Answer(Seat),
    /// Play by a substitute for the person in this seat.
    Substitute,
    /// The end of the deal, when the hands are counted.
    End,
}

/// A point at which a review judges a seat's view.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Checkpoint {
    /// The step of the replay that shows the view.
    pub(crate) moment: usize,
    /// The line of the deal in the record that contains the seat's actions, from 1. If there are none, the line of the
    /// step.
    pub(crate) turn: usize,
    pub(crate) view: View,
    /// The seat's actions as a single choice. Empty if it made none.
    pub(crate) actions: Vec<Action>,
    /// The next event; `None` if nothing is learned before the next checkpoint.
    pub(crate) next: Option<Cause>,
}

/// A seat's checkpoints in a deal (numbered from 1).
pub(crate) fn checkpoints(replay: &Replay, number: usize, seat: Seat) -> Vec<Checkpoint> {
    let Some(((dealt, _), first)) = replay.dealt(number).zip(replay.start_of(number)) else { return Vec::new() };
    let mut deal = dealt.clone();
    if deal.public().ending().is_some() {
        return Vec::new();
    }
    let checkpoint = |moment: usize, view: View| {
        let turn = view.public.turn();
        let next = if turn == seat { Cause::Substitute } else { Cause::Turn(turn) };
        Checkpoint { moment, turn: replay.steps()[moment].turn, view, actions: Vec::new(), next: Some(next) }
    };
    let mut checkpoints = vec![checkpoint(first, deal.deal().view(seat))];
    // Whether more actions can be added to the choice at the last checkpoint.
    let mut is_choosing = false;
    let rest = replay.steps().iter().enumerate().skip(first + 1).take_while(|(_, moment)| moment.deal == number);
    for (at, moment) in rest {
        let (Some(actor), Some(done)) = (moment.seat, &moment.action) else { continue };
        let turn_before = deal.public().turn();
        let is_own = actor == seat && !moment.substitute;
        if is_own {
            if !is_choosing {
                // Judge each view only once.
                if checkpoints.last().is_some_and(|checkpoint| checkpoint.moment == at - 1) {
                    checkpoints.pop();
                }
                checkpoints.push(Checkpoint { turn: moment.turn, ..checkpoint(at - 1, deal.deal().view(seat)) });
            }
            let action = by_kinds(&deal, seat, done);
            checkpoints.last_mut().into_iter().for_each(|checkpoint| checkpoint.actions.extend(action));
        }
        // This can't fail, because the record was checked before.
        let accepted = deal.apply(done);
        debug_assert!(accepted.is_ok());
        let public = deal.public();
        let is_over = public.ending().is_some();
        is_choosing = is_own && !is_over && matches!(done, CardAction::Meld(_));
        if let Some(checkpoint) = checkpoints.last_mut().filter(|_| is_own) {
            checkpoint.next = match done {
                _ if is_over => Some(Cause::End),
                CardAction::Draw => Some(Cause::Draw),
                CardAction::Declare(_) => Some(Cause::Replacement),
                CardAction::Ask => public.to_act().map(Cause::Answer),
                CardAction::Take { .. } => None,
                CardAction::Meld(_) => Some(Cause::Substitute),
                CardAction::Discard(_) | CardAction::Answer(_) | CardAction::Pass => Some(Cause::Turn(public.turn())),
            };
        } else if is_over {
            checkpoints
                .last_mut()
                .into_iter()
                .for_each(|checkpoint| checkpoint.next = checkpoint.next.or(Some(Cause::End)));
        } else if public.turn() != turn_before {
            checkpoints.push(checkpoint(at, deal.deal().view(seat)));
        }
    }
    checkpoints
}

/// Converts an action to kinds, which is possible for every action in a replay.
fn by_kinds(deal: &canasta::CardDeal, seat: Seat, action: &CardAction) -> Option<Action> {
    deal.view(Some(seat)).check(action).ok()
}
