//! What the referee cannot tell from a view.

use canasta::Seat;

use crate::messages::unseen;
use crate::{Lang, Message};

/// Why something cannot be told from a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unseen {
    /// A card was drawn.
    Drawn,
    /// This seat begins its first turn of the deal, and its red threes are laid on the table.
    RedThrees(Seat),
    /// It is for this seat to act, and its hand is not in the view.
    Hand(Seat),
    /// The deal has ended, and every hand counts.
    Score,
}

/// The reason as a sentence, without a capital and without a full stop.
pub fn sentence(lang: Lang, reason: &Unseen) -> Message {
    match reason {
        Unseen::Drawn => unseen::drawn(lang).into(),
        Unseen::RedThrees(seat) => unseen::red_threes(lang, seat.0),
        Unseen::Hand(seat) => unseen::hand(lang, seat.0),
        Unseen::Score => unseen::score(lang).into(),
    }
}
