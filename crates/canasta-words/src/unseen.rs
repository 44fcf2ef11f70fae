//! What the referee cannot tell from a view.

use canasta::Seat;

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
pub fn sentence(unseen: &Unseen) -> String {
    match unseen {
        Unseen::Drawn => "a view does not show what is drawn from the stock, so what follows cannot be told".to_owned(),
        Unseen::RedThrees(seat) => format!(
            "seat {} begins its first turn, and a view does not show the red threes that it may have to lay down",
            seat.0
        ),
        Unseen::Hand(seat) => format!("seat {} is to act, and its hand is not in this view", seat.0),
        Unseen::Score => "a view does not show what the others hold, so the deal cannot be scored".to_owned(),
    }
}
