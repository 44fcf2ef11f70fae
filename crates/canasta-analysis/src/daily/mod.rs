//! The deal of the day, without I/O: the outcome of an attempt ([`Outcome`]), its rank among all outcomes
//! ([`Field`]), and play by bots ([`play()`]). [`canasta_record::daily`] derives cards, dealer and seeds from the day's
//! seed; [`canasta_table::daily`] sets up the table.
//!
//! As soon as two people act differently, they get different cards, so points alone would mostly compare luck. Attempts
//! are therefore ranked by the points that the player's own choices certainly lost, according to a review
//! ([`crate::review`]). Total points only break ties.
//!

mod attempt;
mod field;
mod outcome;
mod play;

pub use attempt::{Attempt, NotCounted, replay_of_attempt};
pub use field::{BANDS, Field, Place};
pub use outcome::{EFFORT, Outcome, SegmentGrade, outcome};
pub use play::play;
