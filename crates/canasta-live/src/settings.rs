//! How live tables are set up.

use std::sync::Arc;
use std::time::Duration;

use canasta::Seat;

use crate::bots::Bots;
use crate::counts::TableCounts;
use crate::decks::{Decks, Draw};
use crate::inject::FaultInjector;
use crate::think::Adviser;

/// What live tables are told of their server's settings.
#[derive(Clone)]
pub struct TableSettings {
    /// How long bots wait between acts, in percent of the pace the player chose; 0 for tests.
    pub bot_pace_percent: u32,
    /// The order of the cards of each deal.
    pub deck: Decks,
    /// The draw for seats and the first dealer.
    pub draw: Draw,
    /// Who deals first, without a draw; for tests. `None` is as the rules have it.
    pub first_dealer: Option<Seat>,
    /// Windows that the people of one table may have open at one time.
    pub windows: u32,
    /// Windows of spectators at one table at one time.
    pub watchers: u32,
    /// Where live tables are counted.
    pub counts: Arc<TableCounts>,
    /// After so long without an act and without a viewer a table leaves the memory.
    pub rest: Duration,
    /// A game in which nothing has happened for so long is given up, and the seeds of its deals are revealed.
    pub give_up_after: Duration,
    /// How many seconds of a table's clock pass in one of the world: 1, but in tests.
    pub clock_speed: u32,
    /// What comes between the tables and the store, for those who check the checkers; never for games.
    pub injector: Option<Arc<dyn FaultInjector>>,
    /// Which bots may be chosen.
    pub bots: Bots,
    /// What hints come from.
    pub adviser: Adviser,
}
