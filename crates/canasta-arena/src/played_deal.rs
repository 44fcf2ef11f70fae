//! A deal that was played to its end or given up.

use canasta::{CardAction, Deal, MAX_SEATS, Seat};
use canasta_record::record::Turn;

/// Score of a side that gives up a deal. The others score nothing. Fewer than one deal in a hundred is lost by this
/// much, so giving up never pays.
pub const FORFEIT: i32 = -5000;

/// A deal that was played to its end, or given up by a seat.
pub(crate) struct PlayedDeal {
    pub(crate) deal: Deal,
    pub(crate) actions: u32,
    pub(crate) given_up: Option<(Seat, String)>,
    /// The turns, if the deal is recorded.
    pub(crate) turns: Vec<Turn>,
}

impl PlayedDeal {
    /// The score of each side; [`FORFEIT`] for a side that gave up the deal.
    pub(crate) fn totals(&self) -> [i32; MAX_SEATS] {
        let Some((seat, _)) = self.given_up else { return self.deal.score().map(|score| score.total()) };
        let mut totals = [0; MAX_SEATS];
        totals[self.deal.public().side_of(seat).index()] = FORFEIT;
        totals
    }
}

/// Adds an action to a record's turns.
pub(crate) fn record_action(turns: &mut Vec<Turn>, seat: Seat, action: &CardAction) {
    match turns.last_mut() {
        Some(turn) if turn.seat == seat => turn.actions.push(action.clone()),
        _ => turns.push(Turn {
            comments: Vec::new(),
            seat,
            substitute: false,
            actions: vec![action.clone()],
            remark: None,
        }),
    }
}
