//! Reviews of finished games for a server: asked for by people, made one after the other in the background, and kept.
//!
//! [`Reviews::ask`] tells of a review that is there, or how far it is, and begins one where there is none; whoever waits asks again. It
//! is made on the threads of [`Background`](canasta_live::Background), which leave the processors to the tables, and it is the same on
//! every machine, so that it does not matter which of several servers makes it. A stored game's lies in the store, with the version of
//! the reviewer: one of another version, or of another effort, is made anew. Those of records that visitors opened are in memory only, as
//! the records are.
//! When the review of a guest's seat is kept, puzzles are made of its marks.
//!
//! Who may see a game is not asked here.

pub(crate) mod daily;
mod puzzles;
mod queue;
mod recent;
mod reviews;

pub use canasta_analysis::review::Effort as ReviewEffort;
pub use puzzles::Mistakes;
pub use queue::{GameId, NotReviewed};
pub use reviews::{ReviewRequest, ReviewStatus, Reviews};
