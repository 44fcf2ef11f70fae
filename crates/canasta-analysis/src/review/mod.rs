//! Reviews of finished games. They show how much of the result was luck and how much skill, which turns were mistakes,
//! and which plays would have been better.
//!
//! # Luck and skill
//! At each choice, a search estimates the value of the best play, `V`, and of the turn actually played, `Q`, from
//! what the seat could see. Then
//!
//! > skill is `Q − V`, never above 0. Luck is the next `V`, or the final result, minus `Q`.
//!
//! Before a deal, `V` is 0 points or the chance to win with the current totals, so the dealt cards count as luck. Skill
//! and luck always add up exactly to the result, however wrong the search is, because each value is rounded only once,
//! to whole [`Amount`]s, and the rest is addition.
//!
//! # What counts as a loss
//! The best of several estimates is usually too high, so losses are cross-fitted ([`canasta_bots::compare`]): one
//! half of the sampled deals selects the best turn and the other half measures it.
//!
//! A first pass judges every choice with [`Effort::nodes`] and quick playouts, to find the most suspicious choices of
//! each deal and the expected values. A second pass judges all choices again independently, [like
//! Expert](canasta_bots::Thinking::HINT): the suspicious ones with [`Effort::deep_nodes`], the others with a quarter of
//! them. Only losses that are certain in the second pass count as skill and are marked: 2.5 standard errors for
//! suspicious choices, 4 for others. Everything else is luck. This keeps chance out of the skill, but small losses are
//! missed.
//!
//! # Reproducibility
//! Random seeds come from decks and actions, and effort is counted in nodes, never in time. So the same record and
//! effort give the same review on every machine. Only finished games can be reviewed ([`FinishedGame`]).

mod accuracy;
mod amount;
mod checkpoints;
mod finished;
mod habits;
mod json;
mod mark;
mod parts;
mod reason;
mod seat;
mod stored;
mod tag;

pub use accuracy::{Accuracy, HALVING_LOSS};
pub use amount::Amount;
pub use checkpoints::Cause;
pub use finished::{FinishedGame, NotFinished};
pub use habits::{Habit, TRACKED_HABITS, Trend, habits};
pub use json::FORMAT;
pub use mark::{CertainLoss, MIN_ERRORS_OTHERS, MIN_ERRORS_SUSPICIOUS, Mark};
pub use parts::{LuckAndSkill, RoundedDeal, RoundedReview};
pub use reason::{ForecastMetric, Reason, reasons};
pub use seat::{Choice, DealReview, Effort, Luck, Progress, SeatReview, Step, review};
pub use stored::{REVIEWER, VersionedReview};
pub use tag::{Tag, tags};

/// Writes reviews of some seats in a game as one line of JSON.
pub fn json(game: &FinishedGame, effort: &Effort, reviews: &[SeatReview]) -> String {
    json::json(game, effort, reviews)
}
