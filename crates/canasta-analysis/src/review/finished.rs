//! Games that may be reviewed because they are over.

use core::fmt;

use canasta::notation;
use canasta_record::replay::Replay;

/// A recorded game that is over. A review reveals better plays from everything a seat saw, so a game in progress
/// can't be reviewed.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    replay: Replay,
    seed: u64,
}

/// Error for a recorded game that wasn't played to its end: it is unfinished, was conceded, or is only a single deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotFinished {
    /// The number of finished deals.
    pub deals: usize,
}

impl fmt::Display for NotFinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not-finished: {} deals are over", self.deals)
    }
}

impl std::error::Error for NotFinished {}

impl TryFrom<Replay> for FinishedGame {
    type Error = NotFinished;

    fn try_from(replay: Replay) -> Result<Self, NotFinished> {
        if replay.winner().is_none() || replay.conceded().is_some() {
            return Err(NotFinished { deals: replay.stats().len() });
        }
        let seed = seed(&replay);
        Ok(Self { replay, seed })
    }
}

impl FinishedGame {
    /// Accepts a single finished deal that was the whole game, such as the deal of the day. Its points are the result.
    ///
    /// # Errors
    /// [`NotFinished`] if the deal isn't over, or if there is more than one.
    pub fn single_deal(replay: Replay) -> Result<Self, NotFinished> {
        let over = replay.stats().len();
        if over != 1 || replay.record().deals.len() != 1 {
            return Err(NotFinished { deals: over });
        }
        let seed = seed(&replay);
        Ok(Self { replay, seed })
    }

    /// The replay of the game.
    pub const fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The random seed for its reviews. It depends only on the decks and actions, not on names or other text in the
    /// record.
    pub(crate) const fn seed(&self) -> u64 {
        self.seed
    }
}

/// FNV-1a hash of the decks and actions.
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
    for action in replay.steps().iter().filter_map(|moment| moment.action.as_ref()) {
        add(&action.to_string());
    }
    hash
}
