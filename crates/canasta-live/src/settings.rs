//! How live tables are set up.

use std::sync::Arc;
use std::time::Duration;

use canasta::Seat;
use canasta_table::journal::Formats;

use crate::counts::TableCounts;
use crate::decks::{Decks, DrawSource};
use crate::table::Bots;
use crate::think::HintSource;

/// How the live tables of a server are set up.
#[derive(Clone)]
pub struct TableSettings {
    /// Where cards and draws come from.
    pub dealing: DealSettings,
    /// How fast time passes, and what follows when nothing happens.
    pub timing: TableTiming,
    /// How many windows may follow one table.
    pub windows: WindowLimits,
    /// The bots that may be chosen.
    pub bots: Bots,
    /// What hints come from.
    pub hint_source: HintSource,
    /// Where live tables are counted.
    pub counts: Arc<TableCounts>,
    /// The formats of journals that this program knows.
    pub formats: Formats,
}

/// Where cards and draws come from.
#[derive(Clone)]
pub struct DealSettings {
    /// The order of the cards of each deal.
    pub deck: Decks,
    /// The draw for seats and the first dealer.
    pub draw: DrawSource,
    /// The first dealer, without a draw; for tests. `None` is as the rules have it.
    pub first_dealer: Option<Seat>,
}

/// How fast time passes at a table, and what follows when nothing happens.
#[derive(Clone, Copy, Debug)]
pub struct TableTiming {
    /// How long bots wait between acts, in percent of the pace that the player chose; 0 for tests.
    pub bot_pace_percent: u32,
    /// How many seconds of a table's clock pass in a real one: 1, but in tests.
    pub clock_speed: u32,
    /// After so long without an act and without a viewer a table leaves the memory.
    pub unload_after: Duration,
    /// A game in which nothing has happened for so long is given up, and the seeds of its deals are revealed.
    pub give_up_after: Duration,
}

/// How many windows may follow one table at one time.
#[derive(Clone, Copy, Debug)]
pub struct WindowLimits {
    /// Windows of the table's people.
    pub people: u32,
    /// Windows of strangers who watch.
    pub spectators: u32,
}
