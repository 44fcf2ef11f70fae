//! Settings of live tables.

use std::sync::Arc;
use std::time::Duration;

use canasta::Seat;
use canasta_table::journal::Formats;

use crate::counts::TableCounts;
use crate::decks::{Decks, DrawSource};
use crate::table::Bots;
use crate::think::HintSource;

/// Settings of a server's live tables.
#[derive(Clone)]
pub struct TableSettings {
    /// Source of cards and draws.
    pub dealing: DealSettings,
    /// Speeds and timeouts.
    pub timing: TableTiming,
    /// Limits of windows per table.
    pub windows: WindowLimits,
    /// Bots on offer.
    pub bots: Bots,
    /// Source of hints.
    pub hint_source: HintSource,
    /// Counters of live tables.
    pub counts: Arc<TableCounts>,
    /// Journal formats that this program knows.
    pub formats: Formats,
}

/// Source of cards and draws.
#[derive(Clone)]
pub struct DealSettings {
    /// Source of decks.
    pub deck: Decks,
    /// Source of the draw for seats and the first dealer.
    pub draw: DrawSource,
    /// The first dealer, without a draw; for tests. `None` follows the rules.
    pub first_dealer: Option<Seat>,
}

/// Speeds and timeouts of a table.
#[derive(Clone, Copy, Debug)]
pub struct TableTiming {
    /// Bots' pause between actions, as a percentage of the pace that the player chose; 0 in tests.
    pub bot_pace_percent: u32,
    /// Seconds on a table's clock per real second: 1, except in tests.
    pub clock_speed: u32,
    /// How long a table stays loaded without an action or a viewer.
    pub unload_after: Duration,
    /// How long a game can go without activity before it is abandoned and the seeds of its deals are revealed.
    pub give_up_after: Duration,
}

/// Limits on the number of concurrent windows per table.
#[derive(Clone, Copy, Debug)]
pub struct WindowLimits {
    /// Windows of the table's people.
    pub people: u32,
    /// Windows of spectators who aren't among the table's people.
    pub spectators: u32,
}
