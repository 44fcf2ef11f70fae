//! Checks from a seat's view alone whether the seat may perform an action.

use canasta::{Action, CardAction, CardView, Illegal};

/// Checks an action of the view's seat, which must be the seat to act. Gives the same result as
/// [`canasta::CardDeal::apply`] without needing the deal. Returns the action by kinds.
///
/// # Errors
/// The rule that forbids the action.
pub fn judge(view: &CardView, action: &CardAction) -> Result<Action, Illegal> {
    if view.seat.is_none() || view.seat != view.table.public.to_act() {
        return Err(Illegal::DealOver);
    }
    view.check(action)
}
