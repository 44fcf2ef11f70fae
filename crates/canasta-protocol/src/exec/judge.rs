//! Checks whether a seat may perform an action, from its view alone.

use canasta::{Action, CardAction, CardView, Illegal};

/// Checks an action of the view's seat, which must be the seat to act. The result is the same as from
/// [`canasta::CardDeal::apply`], but doesn't need the deal. Returns the action by kinds.
///
/// # Errors
/// The rule that forbids the action.
pub fn judge(view: &CardView, action: &CardAction) -> Result<Action, Illegal> {
    if view.seat.is_none() || view.seat != view.table.public.to_act() {
        return Err(Illegal::DealOver);
    }
    view.check(action)
}
