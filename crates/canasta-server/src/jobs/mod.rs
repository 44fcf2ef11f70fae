//! Background jobs: reviews of finished games, puzzles from their mistakes, and the deal of the day.
//!
//! [`Reviews::ask`] returns a review or its progress, and starts one if there is none; callers repeat the call until it
//! is ready. Reviews run on the low-priority threads of [`Background`](canasta_live::Background). They are the same on
//! every machine, so any server in a cluster can make them.
//!
//! A review of a table's game is stored with the reviewer's version, and redone if the version or the effort has
//! changed. Reviews of records that visitors opened are kept only in memory, like the records themselves. Once the
//! review of a guest's seat is stored, its mistakes become puzzles.
//!
//! These functions don't check whether a visitor may see a game.

pub(crate) mod daily;
mod puzzles;
mod queue;
mod recent;
mod reviews;
pub(crate) mod verdicts;

pub use canasta_analysis::review::Effort as ReviewEffort;
pub use puzzles::Mistakes;
pub use queue::{GameId, ReviewError};
pub use reviews::{ReviewRequest, ReviewStatus, Reviews};
pub use verdicts::JudgeEffort;
