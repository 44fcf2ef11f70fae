//! The built-in collection of puzzles.

use std::sync::OnceLock;

use canasta::Players;

use crate::puzzles::Puzzle;

/// One puzzle per line, written by `--example find`.
const FILE: &str = include_str!("../../data/puzzles.jsonl");

/// The collection by theme. Those for four players come first, easy ones before others. Unreadable lines are skipped, but a test makes sure there are none.
pub fn all() -> &'static [Puzzle] {
    static READ: OnceLock<Vec<Puzzle>> = OnceLock::new();
    READ.get_or_init(|| {
        let mut puzzles: Vec<Puzzle> = lines().filter_map(|line| Puzzle::read(line).ok()).collect();
        let place = |puzzle: &Puzzle| crate::puzzles::Theme::ALL.iter().position(|theme| *theme == puzzle.theme);
        puzzles.sort_by_cached_key(|puzzle| {
            let is_unusual = puzzle.view.table.public.players() != Players::FOUR;
            (place(puzzle), is_unusual, puzzle.missed_by.len(), puzzle.id.clone())
        });
        puzzles
    })
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
