//! A player's habits: kinds of mistakes that recur in many games.

use std::cmp::Ordering;

use crate::review::{SeatReview, Tag};

/// The habits to track over many games.
pub const TRACKED_HABITS: [Tag; 5] =
    [Tag::BreaksPair, Tag::Feeds, Tag::HoardsWilds, Tag::FreezesLate, Tag::GoesOutEarly];

/// The number of games that count as recent.
const RECENT_GAMES: usize = 10;

/// Minimum number of earlier games to compute a trend.
const MIN_EARLIER_GAMES: usize = 5;

/// Minimum difference between recent and earlier games, in standard errors.
const MIN_STANDARD_ERRORS: f64 = 2.0;

/// The frequency of a habit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habit {
    /// The habit.
    pub tag: Tag,
    /// The number of marked turns that show the habit.
    pub times: usize,
    /// The trend; `None` if there are too few games.
    pub trend: Option<Trend>,
}

/// Compares the last ten games with those before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trend {
    /// Mistakes per game in the last ten games.
    pub now: f64,
    /// Mistakes per game in the games before those.
    pub before: f64,
    /// Whether the habit has become more or less frequent, beyond chance.
    pub change: Ordering,
}

impl SeatReview {
    /// The tags of all marked turns. A tag can occur more than once.
    pub fn tags(&self) -> Vec<Tag> {
        self.marks().flat_map(|(_, choice)| choice.tags.iter().copied()).collect()
    }
}

/// The habits in reviewed games, most frequent first. `games` contains the tags of each game, newest game first.
pub fn habits(games: &[Vec<Tag>]) -> Vec<Habit> {
    let (recent, earlier) = games.split_at(games.len().min(RECENT_GAMES));
    let count = |games: &[Vec<Tag>], tag: Tag| games.iter().flatten().filter(|found| **found == tag).count();
    let habit = |tag: Tag| {
        let recent_count = (count(recent, tag), recent.len());
        let earlier_count = (count(earlier, tag), earlier.len());
        let trend = (earlier.len() >= MIN_EARLIER_GAMES).then(|| trend(recent_count, earlier_count));
        Habit { tag, times: count(games, tag), trend }
    };
    let mut found: Vec<Habit> = TRACKED_HABITS.into_iter().map(habit).filter(|habit| habit.times > 0).collect();
    found.sort_by_key(|habit| std::cmp::Reverse(habit.times));
    found
}

/// Compares two counts. Each comes with its number of games.
fn trend((now, recent): (usize, usize), (before, earlier): (usize, usize)) -> Trend {
    let per_game = |times: usize, games: usize| times as f64 / games as f64;
    // Counts of rare events have roughly the variance of a Poisson distribution.
    let variance = |times: usize, games: usize| times as f64 / (games * games) as f64;
    let rates = (per_game(now, recent), per_game(before, earlier));
    let difference = rates.0 - rates.1;
    let error = (variance(now, recent) + variance(before, earlier)).sqrt();
    let change =
        if difference.abs() > MIN_STANDARD_ERRORS * error { difference.total_cmp(&0.0) } else { Ordering::Equal };
    Trend { now: rates.0, before: rates.1, change }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The given number of games in which a tag occurs `times` times each.
    fn found(tag: Tag, times: usize, games: usize) -> Vec<Vec<Tag>> {
        vec![vec![tag; times]; games]
    }

    #[test]
    fn lists_only_tracked_habits_most_frequent_first() {
        let mut games = found(Tag::Feeds, 1, 2);
        games.push(vec![Tag::BreaksPair, Tag::BreaksPair, Tag::BreaksPair, Tag::MeldsLate]);
        let counts: Vec<(Tag, usize)> = habits(&games).iter().map(|habit| (habit.tag, habit.times)).collect();
        assert_eq!(counts, [(Tag::BreaksPair, 3), (Tag::Feeds, 2)]);
        assert!(habits(&games).iter().all(|habit| habit.trend.is_none()), "too few games for a trend");
        assert_eq!(habits(&[]), []);
    }

    #[test]
    fn the_last_ten_games_are_compared_with_those_before() {
        let change = |last: usize, before: usize| {
            let games = [found(Tag::Feeds, last, 10), found(Tag::Feeds, before, 8)].concat();
            habits(&games).first().and_then(|habit| habit.trend).map(|trend| (trend.now, trend.before, trend.change))
        };
        assert_eq!(change(0, 2), Some((0.0, 2.0, Ordering::Less)));
        assert_eq!(change(2, 0), Some((2.0, 0.0, Ordering::Greater)));
        assert_eq!(change(1, 1), Some((1.0, 1.0, Ordering::Equal)));
        let nearly = [found(Tag::Feeds, 0, 10), found(Tag::Feeds, 1, 2), found(Tag::Feeds, 0, 3)].concat();
        assert_eq!(habits(&nearly)[0].trend.map(|trend| trend.change), Some(Ordering::Equal), "possibly chance");
        let short = [found(Tag::Feeds, 0, 10), found(Tag::Feeds, 1, 4)].concat();
        assert_eq!(habits(&short)[0].trend, None, "too few earlier games");
    }
}
