//! Background jobs: reviews of finished games, puzzles from their mistakes, and the deal of the day.
//!
//! [`Reviews::ask`] returns a review or its progress, and starts one if there is none; callers ask again until it is
//! ready. Reviews run on the threads of [`Background`](canasta_live::Background), which leave the processors to the
//! tables. They are the same on every machine, so any server of a cluster can make them.
//!
//! Reviews of a table's game are stored with the version of the reviewer, and redone if the version or the effort has
//! changed. Reviews of records that visitors opened are only in memory, like the records. Once the review of a guest's
//! seat is stored, its mistakes become puzzles.
//!
//! These functions don't check who may see a game.

pub(crate) mod daily;
mod puzzles;
mod queue;
mod recent;
mod reviews;

pub use canasta_analysis::review::Effort as ReviewEffort;
pub use puzzles::Mistakes;
pub use queue::{GameId, ReviewError};
pub use reviews::{ReviewRequest, ReviewStatus, Reviews};
