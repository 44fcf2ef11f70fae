//! The built-in collection of puzzles: its contents are complete and correct.

use std::collections::BTreeSet;

use canasta::RuleSet;
use canasta_analysis::puzzles::Puzzle;
use canasta_analysis::puzzles::{
    MAX_OFFERED_TURNS, MIN_LOSS_ERRORS, MIN_LOSS_POINTS, PuzzleError, Theme, all, by_id, judge, of_theme,
};

#[test]
fn there_are_at_least_two_hundred_puzzles_with_unique_ids() {
    assert!(all().len() >= 200, "{}", all().len());
    let ids: BTreeSet<&str> = all().iter().map(|puzzle| &*puzzle.id).collect();
    assert_eq!(ids.len(), all().len());
    for puzzle in all() {
        assert_eq!(by_id(&puzzle.id), Some(puzzle));
    }
    assert_eq!(by_id("none"), None);
}

#[test]
fn every_lead_is_certain_in_both_kinds_of_playouts() {
    for puzzle in all() {
        for lead in puzzle.leads {
            // The numbers in the file are rounded.
            assert!(
                lead.mean >= MIN_LOSS_POINTS && lead.mean + 0.5 >= MIN_LOSS_ERRORS * (lead.error - 0.05),
                "{}: {lead:?}",
                puzzle.id
            );
        }
        assert!((3..=MAX_OFFERED_TURNS).contains(&puzzle.turns.len()), "{}", puzzle.id);
        assert!(puzzle.turns.len() <= puzzle.candidates);
        assert!(
            puzzle.turns[0].equal && puzzle.turns[1..].iter().all(|turn| turn.loses >= MIN_LOSS_POINTS && !turn.equal)
        );
        assert!(!puzzle.missed_by.is_empty(), "no bot misses {}", puzzle.id);
    }
}

#[test]
fn the_usual_mistake_determines_the_theme() {
    for puzzle in all() {
        let view = puzzle.view.to_kinds().unwrap();
        assert_eq!(Theme::of(&view, &puzzle.turns[0], &puzzle.turns[1]), puzzle.theme, "{}", puzzle.id);
    }
}

#[test]
fn there_are_puzzles_for_all_presets_and_most_themes() {
    for preset in RuleSet::PRESETS {
        assert!(all().iter().any(|puzzle| puzzle.preset == preset.name), "{}", preset.name);
    }
    let themes = Theme::ALL.into_iter().filter(|theme| of_theme(*theme).next().is_some()).count();
    assert!(themes >= 9, "{themes} themes");
}

/// The collection was made with a million nodes. Even with far fewer, the two clearest puzzles must have the same best
/// turn.
#[test]
fn finds_the_best_turns_of_the_clearest_puzzles_again() {
    let lead = |puzzle: &&Puzzle| puzzle.leads.map(|lead| lead.mean / lead.error).into_iter().fold(f64::MAX, f64::min);
    let mut clearest: Vec<&Puzzle> = all().iter().filter(|puzzle| puzzle.candidates <= 6).collect();
    clearest.sort_by(|one, other| lead(other).total_cmp(&lead(one)));
    assert!(clearest.len() >= 2);
    for puzzle in clearest.into_iter().take(2) {
        let given: Vec<_> = puzzle.turns.iter().map(|turn| turn.actions.clone()).collect();
        let found = judge(&puzzle.view.to_kinds().unwrap(), &given, 1, 60_000, &|| true).unwrap();
        assert_eq!(found.map(|found| found.best.actions), Some(puzzle.turns[0].actions.clone()), "{}", puzzle.id);
    }
}

#[test]
fn a_stopped_judgement_has_no_result() {
    let puzzle = &all()[0];
    assert_eq!(judge(&puzzle.view.to_kinds().unwrap(), &[], 1, 20_000, &|| false), None);
}

#[test]
fn invalid_lines_are_rejected_with_a_reason() {
    let line = all()[0].line();
    let read = |from: &str, to: &str| {
        assert!(line.contains(from), "{from}");
        Puzzle::read(&line.replacen(from, to, 1)).unwrap_err()
    };
    assert!(matches!(Puzzle::read("{}"), Err(PuzzleError::Json(_))));
    assert_eq!(
        read(&format!("\"theme\":\"{}\"", all()[0].theme.code()), "\"theme\":\"hearts\""),
        PuzzleError::Theme("hearts".to_owned())
    );
    assert_eq!(read("\"at\":\"rules=", "\"at\":\"rules=x"), PuzzleError::Position);
    assert_eq!(read(&format!("\"id\":\"{}\"", all()[0].id), "\"id\":\"a/b\""), PuzzleError::Id("a/b".to_owned()));
    let action = &all()[0].turns[0].actions[0].to_string();
    assert!(matches!(read(&format!("\"acts\":[\"{action}"), "\"acts\":[\"discard 3R"), PuzzleError::Turn(_)));
}
