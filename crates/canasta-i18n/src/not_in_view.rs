//! What the referee cannot tell from a view.

use canasta::Seat;

use crate::messages::not_in_view;
use crate::{Lang, Message};

/// Why something cannot be told from a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotInView {
    /// A card was drawn.
    Draw,
    /// This seat begins its first turn of the deal, and its red threes are laid on the table.
    RedThrees(Seat),
    /// It is for this seat to act, and its hand is not in the view.
    Hand(Seat),
    /// The deal has ended, and every hand counts.
    Score,
}

/// The reason as a sentence, without a capital and without a full stop.
pub fn sentence(lang: Lang, reason: &NotInView) -> Message {
    match reason {
        NotInView::Draw => not_in_view::draw(lang).into(),
        NotInView::RedThrees(seat) => not_in_view::red_threes(lang, seat.0),
        NotInView::Hand(seat) => not_in_view::hand(lang, seat.0),
        NotInView::Score => not_in_view::score(lang).into(),
    }
}
