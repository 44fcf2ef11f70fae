//! Marks: choices that certainly lost something worth speaking of.

use canasta::{MAX_SEATS, Players, RuleSet};
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

/// Standard errors beyond which a loss is certain where a choice was suspicious and was judged again with many nodes; more where even
/// those were used up by few deals.
pub const CERTAIN: f64 = 2.5;

/// The same for all other choices. There are many of them, and with few nodes a threshold alone keeps little out.
pub const CERTAIN_OF_MANY: f64 = 4.0;

/// The marks, the worst first, with the chance (from 0 to 1) and the points that must be lost.
const MARKS: [(Mark, f64, f64); 3] =
    [(Mark::Blunder, 0.06, 200.0), (Mark::Mistake, 0.025, 80.0), (Mark::Inaccuracy, 0.01, 30.0)];

/// By what part a side's chance may differ from an even share for the game to be level.
const LEVEL: f64 = 0.4;

/// The part of the points that end the game, below which all sides must be for the game to be level.
const FAR: f64 = 0.7;

/// How many standard errors from so many deals are as certain as `sure` of them from very many: the spread of a few deals may seem
/// small by chance. Student's quantile, by its expansion around the normal one (R. A. Fisher, 1926).
fn errors_needed(sure: f64, deals: usize) -> f64 {
    let freedom = deals.saturating_sub(1) as f64;
    let square = sure * sure;
    let first = (square + 1.0) / 4.0;
    let second = ((5.0 * square + 16.0) * square + 3.0) / 96.0;
    let third = (((3.0 * square + 19.0) * square + 17.0) * square - 15.0) / 384.0;
    sure * (1.0 + (first + (second + third / freedom) / freedom) / freedom)
}

/// What is certain of an estimated loss, beyond so many standard errors: all of it, or nothing.
pub(crate) fn certain(loss: Estimate, sure: f64) -> f64 {
    if loss.mean > sure * loss.error { loss.mean.max(0.0) } else { 0.0 }
}

/// Whether points tell how bad a choice is: with a long way to go they move the chance to win little. Near the end of the game
/// the chance says all, and where one side is far ahead points say nothing.
pub(crate) fn is_level(rules: &RuleSet, players: Players, totals: &[i32; MAX_SEATS], chance: f64) -> bool {
    let even = 1.0 / f64::from(players.sides());
    let far = totals.iter().all(|&total| f64::from(total) < FAR * f64::from(rules.game_points));
    far && (chance - even).abs() <= LEVEL * even
}

/// The mark of a choice: by the chance to win that it certainly lost, or, where the game is level, by the points.
pub(crate) fn mark(lost: Lost, level: bool) -> Option<Mark> {
    let points = if level { lost.points } else { 0.0 };
    let by_points = MARKS.iter().find(|(_, _, least)| points >= *least).map(|(mark, ..)| *mark);
    by_chance(lost).max(by_points)
}

/// The mark by the chance to win alone.
pub(crate) fn by_chance(lost: Lost) -> Option<Mark> {
    MARKS.iter().find(|(_, least, _)| lost.chance >= *least).map(|(mark, ..)| *mark)
}

/// What a choice lost for certain; 0 where nothing is certain.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Lost {
    /// Points of the deal over the mean of the others.
    pub points: f64,
    /// The chance to win, from 0 to 1.
    pub chance: f64,
}

impl Lost {
    /// What is certain of a loss that was estimated from so many deals in each half.
    pub(crate) fn of(loss: &Worth, deep: bool, deals: usize) -> Self {
        let sure = errors_needed(if deep { CERTAIN } else { CERTAIN_OF_MANY }, deals);
        Self { points: certain(loss.points, sure), chance: certain(loss.chance, sure) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loss(points: f64, chance: f64, error: f64) -> Worth {
        let points = Estimate { mean: points, error: points * error };
        Worth { points, chance: Estimate { mean: chance, error: chance * error }, worth: points }
    }

    /// So many deals that the standard error is known.
    const MANY: usize = 10_000;

    fn marked(loss: &Worth, level: bool) -> Option<Mark> {
        mark(Lost::of(loss, true, MANY), level)
    }

    #[test]
    fn a_mark_needs_the_threshold_and_certainty() {
        assert_eq!(marked(&loss(250.0, 0.0, 0.39), true), Some(Mark::Blunder));
        assert_eq!(marked(&loss(250.0, 0.0, 0.41), true), None, "it may be chance");
        assert_eq!(marked(&loss(29.0, 0.009, 0.0), true), None, "it is small");
        assert_eq!(marked(&loss(90.0, 0.0, 0.1), true), Some(Mark::Mistake));
        assert_eq!(marked(&loss(31.0, 0.0, 0.1), true), Some(Mark::Inaccuracy));
    }

    #[test]
    fn of_many_choices_more_certainty_is_asked() {
        let lost = loss(250.0, 0.1, 0.3);
        assert_eq!(Lost::of(&lost, true, MANY), Lost { points: 250.0, chance: 0.1 });
        assert_eq!(Lost::of(&lost, false, MANY), Lost::default());
        assert_eq!(Lost::of(&loss(250.0, 0.1, 0.24), false, MANY), Lost { points: 250.0, chance: 0.1 });
    }

    /// Against a table of Student's distribution: one-sided 0.62 % and 0.0032 %.
    #[test]
    fn of_few_deals_more_certainty_is_asked() {
        for (sure, deals, student) in [(2.5, 11, 3.04), (2.5, 31, 2.66), (4.0, 31, 4.64), (4.0, 101, 4.18)] {
            let found = errors_needed(sure, deals);
            assert!((found - student).abs() < 0.01, "{found} standard errors of {deals} deals, {student} by the table");
        }
        assert!(errors_needed(4.0, 3) > 30.0 && errors_needed(2.5, 1).is_infinite());
        let lost = loss(250.0, 0.1, 0.2);
        assert_eq!(Lost::of(&lost, false, 4), Lost::default(), "four deals say little");
    }

    #[test]
    fn points_count_only_in_a_level_game() {
        assert_eq!(marked(&loss(900.0, 0.002, 0.1), false), None);
        assert_eq!(marked(&loss(900.0, 0.026, 0.1), false), Some(Mark::Mistake));
        let level = |totals, chance| is_level(&RuleSet::HOYLE, Players::FOUR, &totals, chance);
        assert!(level([0; 6], 0.31) && !level([0; 6], 0.29) && !level([0; 6], 0.71));
        assert!(!level([3600, 3400, 0, 0, 0, 0], 0.5), "near the end the chance says all");
    }
}
