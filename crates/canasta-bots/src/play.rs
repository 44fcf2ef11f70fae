//! Plays a deal to its end. Decisions come from a function over the whole deal, so that the arena can seat bots (which get a
//! view) and the secrecy test can seat a cheat.

use core::fmt;

use canasta::{Action, Deal, Illegal, Seat, SeedRng};

/// More acts than any deal has: beyond them, the players go in circles.
const MOST_ACTIONS: u32 = 10_000;

/// A player did something that a player may not do. The deal is left where it stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misplay {
    /// An act that is refused.
    Illegal {
        /// The player's seat.
        seat: Seat,
        /// The act that the bot wanted to make.
        action: Action,
        /// Why it is refused.
        why: Illegal,
    },
    /// No act at all, though the seat had to act.
    Silent {
        /// The player's seat.
        seat: Seat,
    },
    /// The deal does not end.
    Endless,
}

/// Code and numbers: `illegal: seat 2, discard 4, not-in-hand: …`.
impl fmt::Display for Misplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { seat, action, why } => write!(f, "illegal: seat {}, {action}, {why}", seat.0),
            Self::Silent { seat } => write!(f, "no-act: seat {}", seat.0),
            Self::Endless => write!(f, "endless: more than {MOST_ACTIONS} actions"),
        }
    }
}

impl std::error::Error for Misplay {}

/// Plays `deal` to its end and returns the number of acts. Each decision gets a seed of its own, made from `seed` and
/// the number of acts so far and from nothing else, so that the same players in the same seats play the same deal.
///
/// # Errors
/// The first thing a player did that may not be done.
pub fn play(
    deal: &mut Deal,
    seed: u64,
    mut decide: impl FnMut(&Deal, Seat, u64) -> Vec<Action>,
) -> Result<u32, Misplay> {
    let mut done = 0;
    while let Some(seat) = deal.public().to_act() {
        let actions = decide(deal, seat, decision_seed(seed, done));
        if actions.is_empty() {
            return Err(Misplay::Silent { seat });
        }
        for action in actions {
            deal.apply(&action).map_err(|why| Misplay::Illegal { seat, action, why })?;
            done += 1;
        }
        if done > MOST_ACTIONS {
            return Err(Misplay::Endless);
        }
    }
    Ok(done)
}

/// The seed of the decision after so many acts of a deal played with this seed.
pub fn decision_seed(seed: u64, actions: u32) -> u64 {
    use canasta::Rng as _;
    SeedRng::part(seed, u64::from(actions)).next_u64()
}
