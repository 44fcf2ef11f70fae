//! The deal of a day, without any I/O: what a try at it came to ([`Outcome`]), the place among all who finished ([`Field`]), and what
//! bots make of the same cards ([`play`]). How cards, dealer and seeds follow from the day's seed is in [`canasta_record::daily`], the
//! table at which it is played in [`canasta_table::daily`].
//!
//! After the first different act the cards differ too, so points alone compare little. What is compared first is what one's own
//! choices gave away for certain, as a review finds it ([`crate::review`]); points come second.

mod field;
mod outcome;
mod play;
mod tried;

pub use field::{BANDS, Field, Place};
pub use outcome::{EFFORT, Outcome, Stretch, outcome};
pub use play::play;
pub use tried::{Attempt, NotCounted, tried};
