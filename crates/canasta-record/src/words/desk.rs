//! What the house says to a request before the rules of the game are asked: whose turn it is, whether the deal is over,
//! that the table has moved on, that a request is not one.

use super::refusal::Refusal;

/// For an act that was made looking at an older state of the table.
pub const STALE: &str = "The table has moved on since. Look again, then act.";

/// For a second, different act under the name of an earlier one.
pub const ID_TAKEN: &str = "This act's id was used for another act already.";

/// For somebody who acts in a seat that the table does not have.
pub const NO_SUCH_SEAT: &str = "This table has no such seat.";

/// It is another player's turn.
pub fn not_your_turn(name: &str) -> Refusal {
    Refusal { code: "not-now", because: format!("it is the turn of {name}"), rule: "turn" }
}

/// Another player was asked "may I go out?" and must answer first.
pub fn answer_due_from(name: &str) -> Refusal {
    Refusal { code: "not-now", because: format!("{name} must answer first: may you go out?"), rule: "asking" }
}

/// The next deal was asked for while one is played.
pub fn deal_not_over() -> Refusal {
    Refusal { code: "not-now", because: "this deal is not over yet".to_owned(), rule: "scores" }
}

/// A deal or an act was asked for after the game.
pub fn game_over() -> Refusal {
    Refusal { code: "deal-over", because: "the game is over".to_owned(), rule: "scores" }
}
