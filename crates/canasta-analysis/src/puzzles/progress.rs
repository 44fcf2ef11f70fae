//! How far somebody is with all puzzles, and which one comes next.

use std::collections::BTreeMap;

use crate::puzzles::repeat::{Standing, streak};
use crate::puzzles::{Puzzle, Theme, all};

/// A player's puzzles, and how far they are with them.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// The day on which it is asked, as [`crate::puzzles::repeat`] numbers days.
    pub today: i64,
    /// How far they are with each puzzle that they have tried, by its id; of their own ones, also with those that they have not tried.
    pub standings: BTreeMap<String, Standing>,
    /// Puzzles from their own games, the newest first.
    pub own: Vec<Puzzle>,
    /// Days on which they solved one, in any order.
    pub days: Vec<i64>,
}

/// How far somebody is with one puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// They have not tried it.
    New,
    /// It was solved, and waits for its day or is learned.
    Solved,
    /// It was missed, and comes again on another day.
    Missed,
    /// It was tried, and comes again today.
    Due,
}

impl Progress {
    /// How far they are with a puzzle.
    pub fn state(&self, id: &str) -> State {
        match self.standings.get(id) {
            None => State::New,
            Some(standing) if standing.tries == 0 => State::New,
            Some(standing) if standing.is_due(self.today) => State::Due,
            Some(standing) if standing.is_solved() => State::Solved,
            Some(_) => State::Missed,
        }
    }

    /// Days in a row with a puzzle solved, and whether today is one of them.
    pub fn streak(&self) -> (u32, bool) {
        (streak(&self.days, self.today), self.days.contains(&self.today))
    }

    /// How many come again today.
    pub fn due(&self) -> usize {
        self.every().filter(|puzzle| self.state(&puzzle.id) == State::Due).count()
    }

    /// The puzzle that comes next, another than the one of that id: those that come again today first, what has waited longest at the front; then
    /// their own that they have not tried; then those of the program, easy ones first, of each theme in turn. `None` where nothing is left for today.
    pub fn next(&self, after: Option<&str>) -> Option<&Puzzle> {
        let others = || self.every().filter(|puzzle| after != Some(&*puzzle.id));
        let waits = |puzzle: &&Puzzle| self.standings.get(&puzzle.id).map(|standing| standing.due);
        let due = others().filter(|puzzle| self.state(&puzzle.id) == State::Due).min_by_key(waits);
        let is_new = |puzzle: &&Puzzle| self.state(&puzzle.id) == State::New;
        let own = || self.own.iter().find(|puzzle| is_new(puzzle) && after != Some(&*puzzle.id));
        let easy = |puzzle: &&Puzzle| (place_in_theme(&puzzle.id), place_of(puzzle.theme));
        due.or_else(own).or_else(|| others().filter(is_new).min_by_key(easy))
    }

    /// One of them by its id.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.every().find(|puzzle| puzzle.id == id)
    }

    /// All puzzles: their own, and those of the program.
    fn every(&self) -> impl Iterator<Item = &Puzzle> {
        self.own.iter().chain(all())
    }

    /// The number by which a puzzle is called among those of its theme, or among their own, from 1.
    pub fn number(&self, puzzle: &Puzzle) -> usize {
        match self.own.iter().rev().position(|own| own.id == puzzle.id) {
            Some(place) => place + 1,
            None => place_in_theme(&puzzle.id) + 1,
        }
    }
}

/// The program's puzzles of a theme, easy ones first.
pub fn of_theme(theme: Theme) -> impl Iterator<Item = &'static Puzzle> {
    all().iter().filter(move |puzzle| puzzle.theme == theme)
}

/// The place of a puzzle of the program among those of its theme.
fn place_in_theme(id: &str) -> usize {
    let theme = crate::puzzles::by_id(id).map(|puzzle| puzzle.theme);
    theme.and_then(|theme| of_theme(theme).position(|puzzle| puzzle.id == id)).unwrap_or(usize::MAX - 1)
}

fn place_of(theme: Theme) -> usize {
    Theme::ALL.iter().position(|known| *known == theme).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(ids: &[&str], due: i64) -> BTreeMap<String, Standing> {
        let standing = Standing { step: 1, due, tries: 1, solved: 1 };
        ids.iter().map(|id| ((*id).to_owned(), standing)).collect()
    }

    #[test]
    fn what_is_due_comes_first_then_ones_own_then_the_easiest_of_each_theme() {
        let own = Puzzle { id: "own-1".to_owned(), ..all()[0].clone() };
        let last = &*all()[all().len() - 1].id;
        let mut progress = Progress { today: 10, own: vec![own], ..Progress::default() };
        progress.standings = solved(&[last], 10);
        assert_eq!(progress.next(None).map(|puzzle| &*puzzle.id), Some(last));
        assert_eq!((progress.due(), progress.state(last)), (1, State::Due));
        progress.standings = solved(&[last], 11);
        assert_eq!((progress.due(), progress.state(last)), (0, State::Solved));
        assert_eq!(progress.next(None).map(|puzzle| &*puzzle.id), Some("own-1"));
        let first = progress.next(Some("own-1")).map(|puzzle| puzzle.id.clone());
        assert_eq!(first.as_deref(), Some(&*all()[0].id));
        // Of the next theme, not the second one of this theme.
        progress.standings = solved(&["own-1", &*all()[0].id], 11);
        let second = progress.next(None).map(|puzzle| puzzle.theme);
        assert!(second.is_some_and(|theme| theme != all()[0].theme));
    }

    #[test]
    fn when_all_are_tried_and_none_is_due_nothing_is_left_for_today() {
        let ids: Vec<&str> = all().iter().map(|puzzle| &*puzzle.id).collect();
        let mut progress = Progress { today: 10, standings: solved(&ids, 12), ..Progress::default() };
        assert_eq!(progress.next(None), None);
        progress.today = 12;
        assert!(progress.next(None).is_some());
        assert_eq!(progress.due(), all().len());
    }

    #[test]
    fn a_missed_puzzle_is_neither_solved_nor_due_until_tomorrow() {
        let missed = Standing::after(None, false, 10);
        let standings = BTreeMap::from([(all()[0].id.clone(), missed)]);
        let mut progress = Progress { today: 10, standings, ..Progress::default() };
        assert_eq!(progress.state(&all()[0].id), State::Missed);
        progress.today = 11;
        assert_eq!(progress.state(&all()[0].id), State::Due);
    }

    #[test]
    fn puzzles_are_numbered_within_their_theme() {
        let progress = Progress::default();
        for theme in Theme::ALL {
            let numbers: Vec<usize> = of_theme(theme).map(|puzzle| progress.number(puzzle)).collect();
            assert_eq!(numbers, (1..=numbers.len()).collect::<Vec<_>>());
        }
    }
}
