//! Bots against bots: duplicate deals and games, and their statistics.
//!
//! A guided tour. In a *pair* the same cards are played once for each side: one [`Team`] sits on that side, the other on
//! all others, so that the luck of the cards falls on both alike. With two sides that is a deal, or a game, played twice
//! with the sides swapped. A [`Match`] says who plays what, [`Match::run`] plays many pairs over all threads and gives a
//! [`Report`]; [`run`] and [`run_bots`] are short for it. [`Log`] keeps a run in a file, so that it goes on where it
//! stopped, [`RecordDirectory`] its games as records; [`Sprt`] ends it when it is clear who is better. [`Start`] is how a single deal begins.
//! A [`PoolMatch`] plays bots against every member of a [`Pool`] of opponents, so that a gain over one of them is not taken for strength.
//! [`mod@bench`] measures the engine's speed; [`trial`] seats bots at all tables and counts what must not happen.

pub mod bench;
mod duel;
mod endings;
mod error;
mod json;
mod log;
mod matches;
mod pair;
mod played;
mod pool;
mod processes;
mod records;
mod report;
mod seating;
mod sprt;
mod starts;
mod stats;
mod team;
pub mod trial;
mod workers;

pub use duel::{RunOptions, run, run_bots};
pub use endings::EndingCounts;
pub use error::ArenaError;
pub use log::Log;
pub use matches::{Match, PairKind, Table};
pub use pair::{Forfeit, MOST_DEALS};
pub use played::FORFEIT;
pub use pool::{Pool, PoolColumn, PoolMatch, PoolProgress, PoolReport, PoolStats};
pub use records::RecordDirectory;
pub use report::{Endings, GamesPlayed, MOST_LISTED, Progress, Report, TestResult};
pub use sprt::{Sprt, Standing, Verdict};
pub use starts::{Bracket, STARTS, STEP, Start};
pub use stats::{Elo, Moments, Spread};
pub use team::Team;
