//! A person's progress on all puzzles, and the choice of their next one.

use std::collections::BTreeMap;

use crate::puzzles::collection::unusualness;
use crate::puzzles::repeat::{ReviewSchedule, streak};
use crate::puzzles::{Puzzle, Theme, all};

/// A player's puzzles, and their progress on them.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// The current day, numbered as in [`crate::puzzles::repeat`].
    pub today: i64,
    /// The schedule of each puzzle they have tried, and of each puzzle from their own games, by id.
    pub schedules: BTreeMap<String, ReviewSchedule>,
    /// Puzzles from their own games, newest first.
    pub own: Vec<Puzzle>,
    /// The days they solved a puzzle, in any order.
    pub days: Vec<i64>,
}

/// The state of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It hasn't been tried.
    New,
    /// It was solved and isn't due yet, or is learned.
    Solved,
    /// It was missed and isn't due until another day.
    Missed,
    /// It was tried and is due today.
    Due,
}

impl Progress {
    /// The state of a puzzle.
    pub fn state(&self, id: &str) -> State {
        match self.schedules.get(id) {
            None => State::New,
            Some(standing) if standing.tries == 0 => State::New,
            Some(standing) if standing.is_due(self.today) => State::Due,
            Some(standing) if standing.is_solved() => State::Solved,
            Some(_) => State::Missed,
        }
    }

    /// The current streak of days with a solved puzzle, and whether today is part of it.
    pub fn streak(&self) -> (u32, bool) {
        (streak(&self.days, self.today), self.days.contains(&self.today))
    }

    /// The number of puzzles due today.
    pub fn due(&self) -> usize {
        self.all_puzzles().filter(|puzzle| self.state(&puzzle.id) == State::Due).count()
    }

    /// The next puzzle other than `after`. Puzzles due today come first, the longest overdue ones before others. Then
    /// come new ones from the player's own games. Last come new ones from the collection: the most usual games first, then
    /// answers that one clear difference explains, then easy ones, with a different theme each time if possible. `None`
    /// if nothing is left for today.
    pub fn next(&self, after: Option<&str>) -> Option<&Puzzle> {
        let others = || self.all_puzzles().filter(|puzzle| after != Some(&*puzzle.id));
        let due_day = |puzzle: &&Puzzle| self.schedules.get(&puzzle.id).map(|standing| standing.due);
        let due = others().filter(|puzzle| self.state(&puzzle.id) == State::Due).min_by_key(due_day);
        let is_new = |puzzle: &&Puzzle| self.state(&puzzle.id) == State::New;
        let own = || self.own.iter().find(|puzzle| is_new(puzzle) && after != Some(&*puzzle.id));
        let difficulty = |puzzle: &&Puzzle| {
            (unusualness(puzzle), !is_easy_to_explain(puzzle), place_in_theme(&puzzle.id), theme_index(puzzle.theme))
        };
        due.or_else(own).or_else(|| others().filter(is_new).min_by_key(difficulty))
    }

    /// The puzzle with this id.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.all_puzzles().find(|puzzle| puzzle.id == id)
    }

    /// All puzzles: the player's own and the collection.
    fn all_puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        self.own.iter().chain(all())
    }

    /// The puzzle's number, from 1, within its theme or among the player's own puzzles.
    pub fn number(&self, puzzle: &Puzzle) -> usize {
        match self.own.iter().rev().position(|own| own.id == puzzle.id) {
            Some(place) => place + 1,
            None => place_in_theme(&puzzle.id) + 1,
        }
    }
}

/// Whether one clear difference between the forecasts of the best turn and the usual mistake explains the answer.
fn is_easy_to_explain(puzzle: &Puzzle) -> bool {
    let [best, mistake, ..] = &*puzzle.turns else { return false };
    let [best, mistake] = [&best.forecast, &mistake.forecast];
    let shares = [
        mistake.next_takes - best.next_takes,
        mistake.opponents_take - best.opponents_take,
        best.own_side_takes - mistake.own_side_takes,
        best.own_side_goes_out - mistake.own_side_goes_out,
        mistake.opponents_go_out - best.opponents_go_out,
    ];
    shares.iter().any(|difference| *difference >= 0.15) || best.canastas - mistake.canastas >= 0.3
}

/// The puzzles of a theme in the collection, easy ones first.
pub fn of_theme(theme: Theme) -> impl Iterator<Item = &'static Puzzle> {
    all().iter().filter(move |puzzle| puzzle.theme == theme)
}

/// The index of a puzzle within its theme in the collection.
fn place_in_theme(id: &str) -> usize {
    let theme = crate::puzzles::by_id(id).map(|puzzle| puzzle.theme);
    theme.and_then(|theme| of_theme(theme).position(|puzzle| puzzle.id == id)).unwrap_or(usize::MAX - 1)
}

fn theme_index(theme: Theme) -> usize {
    Theme::ALL.iter().position(|known| *known == theme).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(ids: &[&str], due: i64) -> BTreeMap<String, ReviewSchedule> {
        let standing = ReviewSchedule { step: 1, due, tries: 1, solved: 1 };
        ids.iter().map(|id| ((*id).to_owned(), standing)).collect()
    }

    #[test]
    fn due_puzzles_come_first_then_own_ones_then_easy_ones_of_each_theme() {
        let own = Puzzle { id: "own-1".to_owned(), ..all()[0].clone() };
        let last = &*all()[all().len() - 1].id;
        let mut progress = Progress { today: 10, own: vec![own], ..Progress::default() };
        progress.schedules = solved(&[last], 10);
        assert_eq!(progress.next(None).map(|puzzle| &*puzzle.id), Some(last));
        assert_eq!((progress.due(), progress.state(last)), (1, State::Due));
        progress.schedules = solved(&[last], 11);
        assert_eq!((progress.due(), progress.state(last)), (0, State::Solved));
        assert_eq!(progress.next(None).map(|puzzle| &*puzzle.id), Some("own-1"));
        let first = progress.next(Some("own-1")).unwrap().clone();
        assert!(is_easy_to_explain(&first), "{}", first.id);
        assert_eq!(progress.number(&first), 1, "{}", first.id);
        // Next is a puzzle of another theme, not the second one of this theme.
        progress.schedules = solved(&["own-1", &first.id], 11);
        assert!(progress.next(None).is_some_and(|second| second.theme != first.theme));
    }

    #[test]
    fn a_new_visitor_begins_with_four_players_under_the_standard_rules() {
        let mut progress = Progress { today: 10, ..Progress::default() };
        for _ in 0..10 {
            let next = progress.next(None).map(|puzzle| puzzle.id.clone()).unwrap();
            let puzzle = progress.find(&next).unwrap();
            assert_eq!((puzzle.preset, puzzle.view.table.public.players().count()), ("wahhi", 4), "{next}");
            progress.schedules.extend(solved(&[&next], 11));
        }
    }

    #[test]
    fn nothing_is_left_if_all_are_tried_and_none_is_due() {
        let ids: Vec<&str> = all().iter().map(|puzzle| &*puzzle.id).collect();
        let mut progress = Progress { today: 10, schedules: solved(&ids, 12), ..Progress::default() };
        assert_eq!(progress.next(None), None);
        progress.today = 12;
        assert!(progress.next(None).is_some());
        assert_eq!(progress.due(), all().len());
    }

    #[test]
    fn a_missed_puzzle_is_neither_solved_nor_due_until_tomorrow() {
        let missed = ReviewSchedule::after(None, false, 10);
        let schedules = BTreeMap::from([(all()[0].id.clone(), missed)]);
        let mut progress = Progress { today: 10, schedules, ..Progress::default() };
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
