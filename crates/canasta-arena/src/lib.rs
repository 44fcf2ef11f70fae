//! Bots against bots: duplicate deals and games, and their statistics.
//!
//! In a *pair* the same cards are played once for each side: one [`Team`] sits on that side, the other on all others,
//! so that both have the same luck. With two sides that is a deal, or a game, played twice with the sides swapped.
//!
//! - A [`Match`] defines who plays what. [`Match::run`] plays many pairs on all threads and returns a [`Report`];
//!   [`run`] and [`run_bots`] are shortcuts.
//! - [`Log`] saves a run to a file so that it can be resumed, and [`RecordDirectory`] saves its games as records.
//! - [`Sprt`] ends a run once it is clear who is better.
//! - [`Start`] is the starting position of a single deal.
//! - A [`PoolMatch`] plays bots against every member of a [`Pool`] of opponents, so that a gain over one of them is not
//!   mistaken for strength.
//! - [`mod@bench`] measures the engine's speed. [`trial`] plays bots at all tables and counts rule violations.

pub mod bench;
mod duel;
mod endings;
mod error;
mod json;
mod log;
mod matches;
mod pair;
mod played_deal;
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
pub use pair::{Forfeit, MAX_DEALS};
pub use played_deal::FORFEIT;
pub use pool::{Pool, PoolColumn, PoolMatch, PoolProgress, PoolReport, PoolStats};
pub use records::RecordDirectory;
pub use report::{Endings, GamesPlayed, MAX_LISTED_FORFEITS, Progress, Report, TestResult};
pub use sprt::{Sprt, SprtStatus, Verdict};
pub use starts::{Bracket, STARTS, STEP, Start};
pub use stats::{Elo, Moments, Spread};
pub use team::Team;
