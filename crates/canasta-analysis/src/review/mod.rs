//! A review of a finished game: what of its result was luck and what was skill, which turns were mistakes, and which would have
//! been better.
//!
//! # Luck and skill
//! Wherever a seat had something to choose it could see so much and no more. Of that, a search says what the turn that was
//! played is worth, `Q`, and what the best one is, `V`. Then
//!
//! > skill is `Q − V`, never above 0; luck is the next `V`, or what came of the deal, less `Q`.
//!
//! Before a deal `V` is 0 points, or the chance to win with the totals as they stand; so the cards dealt are luck, too. All
//! skill and all luck together are the result, exactly, whatever the search believes: each value is rounded once, to whole
//! [`Amount`]s, and all else is addition.
//!
//! # What counts as a loss
//! The best of several estimates is too good to be true. So a loss is cross-fitted ([`canasta_bots::compare`]): the best turn is
//! chosen in one half of the imagined deals and measured in the other. First every choice is judged with [`Effort::nodes`] and
//! quick play-outs, to find the most suspicious of each deal and to say what was to be expected. Then all are judged again,
//! from nothing, as [Expert judges](canasta_bots::Thinking::HINT): the suspicious ones with [`Effort::deep_nodes`], the others with a quarter
//! as many. Skill is charged, and marks are given, only for what that second look finds for certain: beyond 2.5 standard errors, or
//! beyond 4 for the others; all else is luck. So little of the skill that is found is chance, and small losses are missing.
//!
//! # The same everywhere
//! Seeds come from the deck and the acts of the record, and nodes are counted, never time: the same record and effort give the
//! same review on every machine. Only finished games are reviewed: a [`FinishedGame`] cannot be made of another.

mod accuracy;
mod amount;
mod finished;
mod habits;
mod json;
mod kept;
mod mark;
mod parts;
mod reason;
mod seat;
mod stops;
mod tag;

pub use accuracy::{Accuracy, HALF};
pub use amount::Amount;
pub use finished::{FinishedGame, NotFinished};
pub use habits::{FOLLOWED, Habit, Trend, habits};
pub use json::FORMAT;
pub use kept::{Kept, REVIEWER};
pub use mark::{CERTAIN, CERTAIN_OF_MANY, Lost, Mark};
pub use parts::{DealParts, Parts, WholeParts};
pub use reason::{Foreseen, Reason, reasons};
pub use seat::{Choice, DealReview, Effort, Luck, Progress, SeatReview, Step, review};
pub use stops::Cause;
pub use tag::{Tag, tags};

/// Reviews of a game, of some of its seats, as JSON on one line.
pub fn json(game: &FinishedGame, effort: &Effort, reviews: &[SeatReview]) -> String {
    json::json(game, effort, reviews)
}
