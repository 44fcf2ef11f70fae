//! Runs that are saved to a file and resumed.

use std::fs;
use std::path::{Path, PathBuf};

use canasta_arena::{ArenaError, Log, Match, PairKind, Report, RunOptions, Table, Team};

/// A file that is removed after the test.
struct TempPath(PathBuf);

impl TempPath {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}.jsonl", std::process::id()));
        let _ = fs::remove_file(&path);
        Self(path)
    }

    fn lines(&self) -> Vec<String> {
        fs::read_to_string(&self.0).unwrap().lines().map(str::to_owned).collect()
    }
}

impl Drop for TempPath {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn new_match(b: &str, pair_kind: PairKind, seed: u64) -> Match<'static> {
    let mut played = Match::single_deals(Table::HOYLE, [Team::read("greedy").unwrap(), Team::read(b).unwrap()], seed);
    played.pair_kind = pair_kind;
    played
}

fn run(played: &Match<'_>, pairs: u32, file: Option<&TempPath>) -> Result<Report, ArenaError> {
    let mut options = RunOptions::new(pairs, 2);
    options.log = file.map(|file| Log::open(&file.0, played)).transpose()?;
    played.run(options)
}

/// Why the file is rejected for this match.
fn rejection(played: &Match<'_>, file: &TempPath) -> String {
    let before = fs::read(&file.0).unwrap();
    let why = run(played, 5, Some(file)).unwrap_err().to_string();
    assert_eq!(fs::read(&file.0).unwrap(), before, "a refused file stays as it is");
    let start = format!("cannot use {}: ", file.0.display());
    why.strip_prefix(&start).unwrap_or_else(|| panic!("{why}")).to_owned()
}

#[test]
fn resumes_a_run_cut_anywhere_with_the_same_report() {
    for pair_kind in [PairKind::Deals, PairKind::Games] {
        let played = new_match("random", pair_kind, 4);
        let file = TempPath::new(&format!("cut-{pair_kind:?}"));
        let complete = run(&played, 12, None).unwrap();
        assert_eq!(run(&played, 12, Some(&file)).unwrap(), complete);
        let text = fs::read_to_string(&file.0).unwrap();
        assert_eq!(file.lines().len(), 13);
        for cut in [0, 7, 60, text.len() / 3, text.len() / 2, text.len() - 1, text.len()] {
            fs::write(&file.0, &text[..cut]).unwrap();
            assert_eq!(run(&played, 12, Some(&file)).unwrap(), complete, "{pair_kind:?}, cut at {cut}");
            assert_eq!(file.lines().len(), 13, "{pair_kind:?}, cut at {cut}");
        }
    }
}

/// It doesn't matter which pairs are saved, or in which order. None of them is played again.
#[test]
fn does_not_replay_saved_pairs() {
    let played = new_match("random", PairKind::Deals, 4);
    let file = TempPath::new("again");
    let complete = run(&played, 9, None).unwrap();
    run(&played, 9, Some(&file)).unwrap();
    let mut lines = file.lines();
    lines.truncate(8);
    lines[1..].reverse();
    // This pair is impossible, so the report shows whether it was used.
    let forged = lines[3].replace("\"acts\":", "\"acts\":1");
    assert_ne!(forged, lines[3]);
    let text = |lines: &[String]| format!("{}\n", lines.join("\n"));
    fs::write(&file.0, text(&lines)).unwrap();
    assert_eq!(run(&played, 9, Some(&file)).unwrap(), complete);
    lines[3] = forged;
    fs::write(&file.0, text(&lines)).unwrap();
    assert!(run(&played, 9, Some(&file)).unwrap().actions_per_deal > complete.actions_per_deal + 40.0);
}

#[test]
fn a_run_can_be_extended_or_shortened() {
    let played = new_match("random", PairKind::Deals, 4);
    let file = TempPath::new("longer");
    for pairs in [5, 11, 3] {
        assert_eq!(run(&played, pairs, Some(&file)).unwrap(), run(&played, pairs, None).unwrap());
    }
    assert_eq!(file.lines().len(), 12);
}

#[test]
fn rejects_another_run_and_says_what_differs() {
    let file = TempPath::new("other");
    run(&new_match("random", PairKind::Deals, 4), 3, Some(&file)).unwrap();
    let differs = |there: &str, here: &str, key: &str| {
        format!("it belongs to another run: “{key}” is {there} there and {here} here")
    };
    assert_eq!(rejection(&new_match("random", PairKind::Deals, 5), &file), differs("4", "5", "seed"));
    assert_eq!(rejection(&new_match("random", PairKind::Games, 4), &file), differs("\"deals\"", "\"games\"", "of"));
    let bots = differs("[\"greedy\",\"random\"]", "[\"greedy\",\"club\"]", "bots");
    assert_eq!(rejection(&new_match("club", PairKind::Deals, 4), &file), bots);
    let mut other = new_match("random", PairKind::Deals, 4);
    other.table.rules.game_points = 4000;
    let rules = differs("{\"rules\":\"hoyle\"}", "{\"house\":{\"game_points\":4000},\"rules\":\"hoyle\"}", "rules");
    assert_eq!(rejection(&other, &file), rules);
    let mut other = new_match("random", PairKind::Deals, 4);
    other.time = Some(std::time::Duration::from_millis(5));
    assert_eq!(rejection(&other, &file), differs("null", "5", "time_ms"));
}

#[test]
fn leaves_other_files_alone() {
    let played = new_match("random", PairKind::Deals, 4);
    let file = TempPath::new("none");
    for text in ["my notes", "my notes\n", "{\"a\": 1}\n", "[]\n", "\n", "{\"arena\":"] {
        fs::write(&file.0, text).unwrap();
        let why = if text == "{\"arena\":" { None } else { Some(rejection(&played, &file)) };
        assert!(why.is_none_or(|why| why == "it is not an arena file"), "{text}");
    }
    let _ = fs::remove_file(&file.0);
    run(&played, 3, Some(&file)).unwrap();
    let mut lines = file.lines();
    lines[2] = "{\"pair\":\"one\"}".to_owned();
    fs::write(&file.0, format!("{}\n", lines.join("\n"))).unwrap();
    assert_eq!(rejection(&played, &file), "line 3 is not an arena result");
}

#[test]
fn locks_the_file_of_a_run() {
    let played = new_match("random", PairKind::Deals, 4);
    let file = TempPath::new("two");
    let held = Log::open(&file.0, &played).unwrap();
    assert_eq!(rejection(&played, &file), "another run writes to it");
    drop(held);
    run(&played, 3, Some(&file)).unwrap();
}
