//! Plays a deal to its end. A closure that sees the whole deal makes the decisions, so the arena can seat bots, which
//! get only a view, and the secrecy test can seat a cheat.

use core::fmt;

use canasta::{Action, Deal, Illegal, Seat, SeedRng};

/// Action limit. No real deal is this long, so the players must be going round in circles.
const MAX_ACTIONS: u32 = 10_000;

/// A player broke the rules. The deal stays as it was before the offending action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misplay {
    /// An illegal action.
    Illegal {
        /// The player's seat.
        seat: Seat,
        /// The rejected action.
        action: Action,
        /// The reason.
        why: Illegal,
    },
    /// No action, although it was the seat's turn.
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
            Self::Endless => write!(f, "endless: more than {MAX_ACTIONS} actions"),
        }
    }
}

impl std::error::Error for Misplay {}

/// Plays `deal` to its end and returns the number of actions. Each decision gets its own seed, derived only from `seed`
/// and the number of actions so far, so the same players in the same seats play the same deal.
///
/// # Errors
/// The first rule violation.
pub fn play(
    deal: &mut Deal,
    seed: u64,
    mut decide: impl FnMut(&Deal, Seat, u64) -> Vec<Action>,
) -> Result<u32, Misplay> {
    let mut count = 0;
    while let Some(seat) = deal.public().to_act() {
        let actions = decide(deal, seat, decision_seed(seed, count));
        if actions.is_empty() {
            return Err(Misplay::Silent { seat });
        }
        for action in actions {
            deal.apply(&action).map_err(|why| Misplay::Illegal { seat, action, why })?;
            count += 1;
        }
        if count > MAX_ACTIONS {
            return Err(Misplay::Endless);
        }
    }
    Ok(count)
}

/// The seed for the decision after this many actions in a deal.
pub fn decision_seed(seed: u64, actions: u32) -> u64 {
    use canasta::Rng as _;
    SeedRng::part(seed, u64::from(actions)).next_u64()
}
