//! The puzzles of the program: what is in the file, and whether it is true.

use std::collections::BTreeSet;

use canasta::RuleSet;
use canasta_analysis::puzzles::Puzzle;
use canasta_analysis::puzzles::{CERTAIN, LEAST_LOSS, MOST_OFFERED, PuzzleError, Theme, all, by_id, judge, of_theme};

#[test]
fn there_are_at_least_two_hundred_and_every_one_has_an_id_of_its_own() {
    assert!(all().len() >= 200, "{}", all().len());
    let ids: BTreeSet<&str> = all().iter().map(|puzzle| &*puzzle.id).collect();
    assert_eq!(ids.len(), all().len());
    for puzzle in all() {
        assert_eq!(by_id(&puzzle.id), Some(puzzle));
    }
    assert_eq!(by_id("none"), None);
}

#[test]
fn every_lead_is_certain_by_both_kinds_of_play_outs() {
    for puzzle in all() {
        for lead in puzzle.leads {
            // The numbers are rounded in the file.
            assert!(
                lead.mean >= LEAST_LOSS && lead.mean + 0.5 >= CERTAIN * (lead.error - 0.05),
                "{}: {lead:?}",
                puzzle.id
            );
        }
        assert!((3..=MOST_OFFERED).contains(&puzzle.turns.len()), "{}", puzzle.id);
        assert!(puzzle.turns.len() <= puzzle.candidates);
        assert!(puzzle.turns[0].equal && puzzle.turns[1..].iter().all(|turn| turn.loses >= LEAST_LOSS && !turn.equal));
        assert!(!puzzle.missed_by.is_empty(), "nobody misses {}", puzzle.id);
    }
}

#[test]
fn a_puzzle_is_about_what_its_usual_wrong_turn_does() {
    for puzzle in all() {
        let view = puzzle.view.to_kinds().unwrap();
        assert_eq!(Theme::of(&view, &puzzle.turns[0], &puzzle.turns[1]), puzzle.theme, "{}", puzzle.id);
    }
}

#[test]
fn there_are_puzzles_of_all_presets_and_of_most_themes() {
    for preset in RuleSet::PRESETS {
        assert!(all().iter().any(|puzzle| puzzle.preset == preset.name), "{}", preset.name);
    }
    let themes = Theme::ALL.into_iter().filter(|theme| of_theme(*theme).next().is_some()).count();
    assert!(themes >= 9, "{themes} themes");
}

/// What stands in the file was found with a million nodes. With many fewer, the same turn is the best for two of the clearest.
#[test]
fn the_best_turn_is_found_again() {
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
fn a_judgement_that_is_stopped_says_nothing() {
    let puzzle = &all()[0];
    assert_eq!(judge(&puzzle.view.to_kinds().unwrap(), &[], 1, 20_000, &|| false), None);
}

#[test]
fn a_line_that_is_no_puzzle_is_refused_with_its_fault() {
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
