//! The built-in collection of puzzles.

use std::sync::OnceLock;

use canasta::Players;
use canasta_record::house::STANDARD_RULES;

use crate::puzzles::Puzzle;

/// One puzzle per line, written by `--example find`.
const FILE: &str = include_str!("../../data/puzzles.jsonl");

/// The collection by theme: the most usual games first, and of those the easy puzzles before others. Unreadable lines are
/// skipped, but a test makes sure there are none.
pub fn all() -> &'static [Puzzle] {
    static READ: OnceLock<Vec<Puzzle>> = OnceLock::new();
    READ.get_or_init(|| {
        let mut puzzles: Vec<Puzzle> = lines().filter_map(|line| Puzzle::read(line).ok()).collect();
        let place = |puzzle: &Puzzle| crate::puzzles::Theme::ALL.iter().position(|theme| *theme == puzzle.theme);
        puzzles.sort_by_cached_key(|puzzle| {
            (place(puzzle), unusualness(puzzle), puzzle.missed_by.len(), puzzle.id.clone())
        });
        puzzles
    })
}

/// 0 for four players under the Standard rules, 1 for four players under other rules, and 2 for all other games.
pub(super) fn unusualness(puzzle: &Puzzle) -> u8 {
    match puzzle.view.table.public.players() {
        Players::FOUR if puzzle.preset == STANDARD_RULES => 0,
        Players::FOUR => 1,
        _ => 2,
    }
}

/// The puzzle with this id in the collection.
pub fn by_id(id: &str) -> Option<&'static Puzzle> {
    all().iter().find(|puzzle| puzzle.id == id)
}

fn lines() -> impl Iterator<Item = &'static str> {
    FILE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_file_survives_a_round_trip() {
        for line in lines() {
            let puzzle = Puzzle::read(line).map_err(|error| format!("{error} in {line}"));
            assert_eq!(puzzle.map(|puzzle| puzzle.line()), Ok(line.to_owned()));
        }
        assert_eq!(all().len(), lines().count());
    }
}
