//! Marks on choices with a clear loss.

use canasta::{MAX_SEATS, Players, RuleSet};
use canasta_bots::{Estimate, TurnValue};

/// The severity of a mistake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// At least 1% of the chance to win, or 30 points.
    Inaccuracy,
    /// At least 2.5%, or 80 points.
    Mistake,
    /// At least 6%, or 200 points.
    Blunder,
}

/// Number of standard errors that makes a loss certain for suspicious choices, which are judged again with many nodes.
/// If those nodes sufficed for only a few deals, more standard errors are needed.
pub const MIN_ERRORS_SUSPICIOUS: f64 = 2.5;

/// The same for all other choices. There are many of them and they get fewer nodes, so they need a stricter limit to
/// rule out chance.
pub const MIN_ERRORS_OTHERS: f64 = 4.0;

/// The marks, worst first. Each has a minimum loss as a chance (from 0 to 1) and in points.
const MARKS: [(Mark, f64, f64); 3] =
    [(Mark::Blunder, 0.06, 200.0), (Mark::Mistake, 0.025, 80.0), (Mark::Inaccuracy, 0.01, 30.0)];

/// A game is level only if the side's chance is within this distance of an even share, relative to that share.
const MAX_LEVEL_DEVIATION: f64 = 0.4;

/// A game is level only if every side is below this share of the winning score.
const LEVEL_SCORE_SHARE: f64 = 0.7;

/// The number of standard errors that is as certain with `deals` deals as `sure` standard errors are with very many.
/// (The spread of a few deals can be small by chance.) Computes Student's quantile by its expansion around the normal
/// quantile (R. A. Fisher, 1926).
fn errors_needed(sure: f64, deals: usize) -> f64 {
    let freedom = deals.saturating_sub(1) as f64;
    let square = sure * sure;
    let first = (square + 1.0) / 4.0;
    let second = ((5.0 * square + 16.0) * square + 3.0) / 96.0;
    let third = (((3.0 * square + 19.0) * square + 17.0) * square - 15.0) / 384.0;
    sure * (1.0 + (first + (second + third / freedom) / freedom) / freedom)
}

/// Returns the loss if it is more than `sure` standard errors above zero, otherwise 0.
pub(crate) fn certain(loss: Estimate, sure: f64) -> f64 {
    if loss.mean > sure * loss.error { loss.mean.max(0.0) } else { 0.0 }
}

/// Whether points can measure a mistake. Early in a game they can, because they change the chance to win only a little.
/// Near the end, or if one side is far ahead, only the chance matters.
pub(crate) fn is_level(rules: &RuleSet, players: Players, totals: &[i32; MAX_SEATS], chance: f64) -> bool {
    let even = 1.0 / f64::from(players.sides());
    let is_early = totals.iter().all(|&total| f64::from(total) < LEVEL_SCORE_SHARE * f64::from(rules.game_points));
    is_early && (chance - even).abs() <= MAX_LEVEL_DEVIATION * even
}

/// The mark for a certain loss, by chance to win and, in a level game, also by points.
pub(crate) fn mark(lost: CertainLoss, level: bool) -> Option<Mark> {
    let points = if level { lost.points } else { 0.0 };
    let by_points = MARKS.iter().find(|(_, _, min)| points >= *min).map(|(mark, ..)| *mark);
    by_chance(lost).max(by_points)
}

/// The mark by the chance to win alone.
pub(crate) fn by_chance(lost: CertainLoss) -> Option<Mark> {
    MARKS.iter().find(|(_, min, _)| lost.chance >= *min).map(|(mark, ..)| *mark)
}

/// The certain loss of a choice; 0 if nothing is certain.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct CertainLoss {
    /// Points relative to the mean of the other sides.
    pub points: f64,
    /// The chance to win, from 0 to 1.
    pub chance: f64,
}

impl CertainLoss {
    /// The certain part of a loss that was estimated from `deals` deals in each half.
    pub(crate) fn of(loss: &TurnValue, deep: bool, deals: usize) -> Self {
        let sure = errors_needed(if deep { MIN_ERRORS_SUSPICIOUS } else { MIN_ERRORS_OTHERS }, deals);
        Self { points: certain(loss.points, sure), chance: certain(loss.chance, sure) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loss(points: f64, chance: f64, error: f64) -> TurnValue {
        let points = Estimate { mean: points, error: points * error };
        TurnValue { points, chance: Estimate { mean: chance, error: chance * error }, worth: points }
    }

    /// Enough deals for a reliable standard error.
    const MANY: usize = 10_000;

    fn marked(loss: &TurnValue, level: bool) -> Option<Mark> {
        mark(CertainLoss::of(loss, true, MANY), level)
    }

    #[test]
    fn a_mark_needs_a_large_and_certain_loss() {
        assert_eq!(marked(&loss(250.0, 0.0, 0.39), true), Some(Mark::Blunder));
        assert_eq!(marked(&loss(250.0, 0.0, 0.41), true), None, "possibly chance");
        assert_eq!(marked(&loss(29.0, 0.009, 0.0), true), None, "too small");
        assert_eq!(marked(&loss(90.0, 0.0, 0.1), true), Some(Mark::Mistake));
        assert_eq!(marked(&loss(31.0, 0.0, 0.1), true), Some(Mark::Inaccuracy));
    }

    #[test]
    fn unsuspicious_choices_need_more_certainty() {
        let lost = loss(250.0, 0.1, 0.3);
        assert_eq!(CertainLoss::of(&lost, true, MANY), CertainLoss { points: 250.0, chance: 0.1 });
        assert_eq!(CertainLoss::of(&lost, false, MANY), CertainLoss::default());
        assert_eq!(CertainLoss::of(&loss(250.0, 0.1, 0.24), false, MANY), CertainLoss { points: 250.0, chance: 0.1 });
    }

    /// From a table of Student's distribution: one-sided 0.62% and 0.0032%.
    #[test]
    fn few_deals_need_more_standard_errors() {
        for (sure, deals, student) in [(2.5, 11, 3.04), (2.5, 31, 2.66), (4.0, 31, 4.64), (4.0, 101, 4.18)] {
            let found = errors_needed(sure, deals);
            assert!((found - student).abs() < 0.01, "{found} standard errors of {deals} deals, {student} by the table");
        }
        assert!(errors_needed(4.0, 3) > 30.0 && errors_needed(2.5, 1).is_infinite());
        let lost = loss(250.0, 0.1, 0.2);
        assert_eq!(CertainLoss::of(&lost, false, 4), CertainLoss::default(), "four deals aren't enough");
    }

    #[test]
    fn points_count_only_in_a_level_game() {
        assert_eq!(marked(&loss(900.0, 0.002, 0.1), false), None);
        assert_eq!(marked(&loss(900.0, 0.026, 0.1), false), Some(Mark::Mistake));
        let level = |totals, chance| is_level(&RuleSet::HOYLE, Players::FOUR, &totals, chance);
        assert!(level([0; 6], 0.31) && !level([0; 6], 0.29) && !level([0; 6], 0.71));
        assert!(!level([3600, 3400, 0, 0, 0, 0], 0.5), "near the end only the chance counts");
    }
}
