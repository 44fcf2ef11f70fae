//! A player's habits: of what the marked turns of many games are examples.

use std::cmp::Ordering;

use crate::review::{SeatReview, Tag};

/// The habits that are followed from game to game.
pub const FOLLOWED: [Tag; 5] = [Tag::BreaksPair, Tag::Feeds, Tag::HoardsWilds, Tag::FreezesLate, Tag::GoesOutEarly];

/// Games that are the last ones.
const LAST: usize = 10;

/// Games before those, at least, for a trend to be told.
const BEFORE: usize = 5;

/// Standard errors by which the last games must differ from those before to be more than chance.
const DIFFERS: f64 = 2.0;

/// How often a habit was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habit {
    /// Which.
    pub tag: Tag,
    /// Marked turns that are examples of it.
    pub times: usize,
    /// How it goes on; `None` while there are too few games.
    pub trend: Option<Trend>,
}

/// The last ten games beside those before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trend {
    /// Times a game in the last ten.
    pub now: f64,
    /// Times a game before.
    pub before: f64,
    /// Whether it is more often or less often now, beyond chance.
    pub change: Ordering,
}

impl SeatReview {
    /// The kinds of mistakes of the marked turns, each as often as it was found.
    pub fn tags(&self) -> Vec<Tag> {
        self.marks().flat_map(|(_, choice)| choice.tags.iter().copied()).collect()
    }
}

/// The habits that were found in reviewed games, each given by its tags, the newest first; what was found most comes first.
pub fn habits(games: &[Vec<Tag>]) -> Vec<Habit> {
    let (last, before) = games.split_at(games.len().min(LAST));
    let count = |games: &[Vec<Tag>], tag: Tag| games.iter().flatten().filter(|found| **found == tag).count();
    let habit = |tag: Tag| {
        let trend =
            (before.len() >= BEFORE).then(|| trend((count(last, tag), last.len()), (count(before, tag), before.len())));
        Habit { tag, times: count(games, tag), trend }
    };
    let mut found: Vec<Habit> = FOLLOWED.into_iter().map(habit).filter(|habit| habit.times > 0).collect();
    found.sort_by_key(|habit| std::cmp::Reverse(habit.times));
    found
}

/// From how often something happened in so many games, now and before.
fn trend((now, last): (usize, usize), (before, others): (usize, usize)) -> Trend {
    let a_game = |times: usize, games: usize| times as f64 / games as f64;
    // How often something rare happens has about the variance of a Poisson count.
    let variance = |times: usize, games: usize| times as f64 / (games * games) as f64;
    let rates = (a_game(now, last), a_game(before, others));
    let (differ, error) = (rates.0 - rates.1, (variance(now, last) + variance(before, others)).sqrt());
    let change = if differ.abs() > DIFFERS * error { differ.total_cmp(&0.0) } else { Ordering::Equal };
    Trend { now: rates.0, before: rates.1, change }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games in each of which a tag was found so often.
    fn found(tag: Tag, times: usize, games: usize) -> Vec<Vec<Tag>> {
        vec![vec![tag; times]; games]
    }

    #[test]
    fn what_was_found_most_comes_first_and_other_tags_are_not_followed() {
        let mut games = found(Tag::Feeds, 1, 2);
        games.push(vec![Tag::BreaksPair, Tag::BreaksPair, Tag::BreaksPair, Tag::LaysLate]);
        let counts: Vec<(Tag, usize)> = habits(&games).iter().map(|habit| (habit.tag, habit.times)).collect();
        assert_eq!(counts, [(Tag::BreaksPair, 3), (Tag::Feeds, 2)]);
        assert!(habits(&games).iter().all(|habit| habit.trend.is_none()), "three games have no trend");
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
        assert_eq!(habits(&nearly)[0].trend.map(|trend| trend.change), Some(Ordering::Equal), "it may be chance");
        let short = [found(Tag::Feeds, 0, 10), found(Tag::Feeds, 1, 4)].concat();
        assert_eq!(habits(&short)[0].trend, None, "there are too few games before");
    }
}
