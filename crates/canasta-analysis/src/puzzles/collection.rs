//! The puzzles of the program.

use std::sync::OnceLock;

use crate::puzzles::Puzzle;

/// A puzzle a line, as `--example find` writes them.
const FILE: &str = include_str!("../../data/puzzles.jsonl");

/// The puzzles of the program, by theme, easy ones first. A test reads every line; one that could not be read would be missing.
pub fn all() -> &'static [Puzzle] {
    static READ: OnceLock<Vec<Puzzle>> = OnceLock::new();
    READ.get_or_init(|| {
        let mut puzzles: Vec<Puzzle> = lines().filter_map(|line| Puzzle::read(line).ok()).collect();
        let place = |puzzle: &Puzzle| crate::puzzles::Theme::ALL.iter().position(|theme| *theme == puzzle.theme);
        puzzles.sort_by_cached_key(|puzzle| (place(puzzle), puzzle.missed_by.len(), puzzle.id.clone()));
        puzzles
    })
}

/// One of them.
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
    fn every_line_of_the_file_is_a_puzzle_and_is_written_as_it_was_read() {
        for line in lines() {
            let puzzle = Puzzle::read(line).map_err(|fault| format!("{fault} in {line}"));
            assert_eq!(puzzle.map(|puzzle| puzzle.line()), Ok(line.to_owned()));
        }
        assert_eq!(all().len(), lines().count());
    }
}
