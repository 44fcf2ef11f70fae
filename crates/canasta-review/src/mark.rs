//! Marks: choices that certainly lost something worth speaking of.

use canasta::Players;
use canasta_bots::{Estimate, Worth};

/// How bad a choice was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// It lost 1 % of the chance to win, or 30 points.
    Inaccuracy,
    /// It lost 2.5 %, or 80 points.
    Mistake,
    /// It lost 6 %, or 200 points.
    Blunder,
}

/// Standard errors beyond which a loss is certain.
pub const CERTAIN: f64 = 2.5;

/// The marks, the worst first, with the chance (from 0 to 1) and the points that must be lost.
const MARKS: [(Mark, f64, f64); 3] =
    [(Mark::Blunder, 0.06, 200.0), (Mark::Mistake, 0.025, 80.0), (Mark::Inaccuracy, 0.01, 30.0)];

/// By what part a side's chance may differ from an even share for the game to be level.
const LEVEL: f64 = 0.4;

/// What is certain of an estimated loss: all of it, or nothing.
pub(crate) fn certain(loss: Estimate) -> f64 {
    if loss.mean > CERTAIN * loss.error { loss.mean.max(0.0) } else { 0.0 }
}

/// Whether points tell how bad a choice is: with a long way to go they move the chance to win little. Where one side is far
/// ahead, they say nothing.
pub(crate) fn is_level(players: Players, chance: f64) -> bool {
    let even = 1.0 / f64::from(players.sides());
    (chance - even).abs() <= LEVEL * even
}

/// The mark of a choice: by the chance to win that it certainly lost, or, where the game is level, by the points.
pub(crate) fn mark(loss: &Worth, level: bool) -> Option<Mark> {
    let (chance, points) = (certain(loss.chance), if level { certain(loss.points) } else { 0.0 });
    MARKS.iter().find(|(_, share, lost)| chance >= *share || points >= *lost).map(|(mark, ..)| *mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loss(points: f64, chance: f64, error: f64) -> Worth {
        let points = Estimate { mean: points, error: points * error };
        Worth { points, chance: Estimate { mean: chance, error: chance * error }, worth: points }
    }

    #[test]
    fn a_mark_needs_the_threshold_and_certainty() {
        assert_eq!(mark(&loss(250.0, 0.0, 0.39), true), Some(Mark::Blunder));
        assert_eq!(mark(&loss(250.0, 0.0, 0.41), true), None, "it may be chance");
        assert_eq!(mark(&loss(29.0, 0.009, 0.0), true), None, "it is small");
        assert_eq!(mark(&loss(90.0, 0.0, 0.1), true), Some(Mark::Mistake));
        assert_eq!(mark(&loss(31.0, 0.0, 0.1), true), Some(Mark::Inaccuracy));
    }

    #[test]
    fn points_count_only_in_a_level_game() {
        assert_eq!(mark(&loss(900.0, 0.002, 0.1), false), None);
        assert_eq!(mark(&loss(900.0, 0.026, 0.1), false), Some(Mark::Mistake));
        assert!(is_level(Players::FOUR, 0.31) && !is_level(Players::FOUR, 0.29) && !is_level(Players::FOUR, 0.71));
    }
}
