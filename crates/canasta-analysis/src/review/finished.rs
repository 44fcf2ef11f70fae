//! Games that may be reviewed: those that are over.

use core::fmt;

use canasta::notation;
use canasta_record::replay::Replay;

/// A recorded game that is over. A review says what would have been better, with all that a seat saw; of a game that goes on
/// nobody may know that, so there is no way to ask.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    replay: Replay,
    seed: u64,
}

/// The recorded game has no winner yet: it ends in the middle, or is a single deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotFinished {
    /// Deals of it that are over.
    pub deals: usize,
}

/// Code and numbers.
impl fmt::Display for NotFinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not-finished: {} deals are over", self.deals)
    }
}

impl std::error::Error for NotFinished {}

impl TryFrom<Replay> for FinishedGame {
    type Error = NotFinished;

    fn try_from(replay: Replay) -> Result<Self, NotFinished> {
        if replay.winner().is_none() {
            return Err(NotFinished { deals: replay.stats().len() });
        }
        let seed = seed(&replay);
        Ok(Self { replay, seed })
    }
}

impl FinishedGame {
    /// A single deal that is over and was all that was to be played, as the deal of a day is: its points are what came of it.
    ///
    /// # Errors
    /// [`NotFinished`] where the deal goes on, or there is another number of deals.
    pub fn single_deal(replay: Replay) -> Result<Self, NotFinished> {
        let over = replay.stats().len();
        if over != 1 || replay.record().deals.len() != 1 {
            return Err(NotFinished { deals: over });
        }
        let seed = seed(&replay);
        Ok(Self { replay, seed })
    }

    /// The game, moment by moment.
    pub const fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The seed of its reviews, from what was dealt and done: the names of the players, and what else is written in a record,
    /// change nothing.
    pub(crate) const fn seed(&self) -> u64 {
        self.seed
    }
}

/// FNV-1a over decks and acts.
fn seed(replay: &Replay) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |text: &str| {
        for byte in text.bytes().chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    };
    for deal in &replay.record().deals {
        add(&notation::cards(&deal.deck).to_string());
    }
    for action in replay.moments().iter().filter_map(|moment| moment.action.as_ref()) {
        add(&action.to_string());
    }
    hash
}
