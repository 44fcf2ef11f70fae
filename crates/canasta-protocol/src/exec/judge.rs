//! Whether a seat may do what it says, by the rules and by its own view.

use canasta::{Action, CardAction, CardView, Illegal};

/// Judges an act of the seat whose view this is and which has to act, as [`canasta::CardDeal::apply`] would: without the
/// deal, which the caller may not have. Returns the act by kinds.
///
/// # Errors
/// The rule that forbids it.
pub fn judge(view: &CardView, action: &CardAction) -> Result<Action, Illegal> {
    if view.seat.is_none() || view.seat != view.table.public.to_act() {
        return Err(Illegal::DealOver);
    }
    view.check(action)
}
