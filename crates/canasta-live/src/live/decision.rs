//! What a bot decides when it is to act.

use canasta::{Act, CardAct};

/// What a bot has decided.
pub(super) enum Decision {
    /// Acts up to the next unknown card, or to the end of the turn.
    Plan(Vec<Act>),
    /// One act, with the faces of its cards.
    Act(CardAct),
}
