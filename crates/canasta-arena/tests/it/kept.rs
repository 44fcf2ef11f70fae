//! Runs that are kept in a file and go on where they stopped.

use std::fs;
use std::path::{Path, PathBuf};

use canasta_arena::{ArenaError, Log, Match, PairKind, Report, RunOptions, Table, Team};

/// A file that goes away with the test.
struct Kept(PathBuf);

impl Kept {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}.jsonl", std::process::id()));
        let _ = fs::remove_file(&path);
        Self(path)
    }

    fn lines(&self) -> Vec<String> {
        fs::read_to_string(&self.0).unwrap().lines().map(str::to_owned).collect()
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn of(b: &str, of: PairKind, seed: u64) -> Match<'static> {
    let mut played = Match::of_deals(Table::HOYLE, [Team::read("greedy").unwrap(), Team::read(b).unwrap()], seed);
    played.pair_kind = of;
    played
}

fn run(played: &Match<'_>, pairs: u32, file: Option<&Kept>) -> Result<Report, ArenaError> {
    let mut options = RunOptions::of(pairs, 2);
    options.log = file.map(|file| Log::open(&file.0, played)).transpose()?;
    played.run(options)
}

/// Why the file is refused for this match.
fn refused(played: &Match<'_>, file: &Kept) -> String {
    let before = fs::read(&file.0).unwrap();
    let why = run(played, 5, Some(file)).unwrap_err().to_string();
    assert_eq!(fs::read(&file.0).unwrap(), before, "a refused file stays as it is");
    let start = format!("{} cannot be used: ", file.0.display());
    why.strip_prefix(&start).unwrap_or_else(|| panic!("{why}")).to_owned()
}

#[test]
fn a_run_that_was_cut_anywhere_goes_on_to_the_same_report() {
    for what in [PairKind::Deals, PairKind::Games] {
        let (played, file) = (of("random", what, 4), Kept::new(&format!("cut-{what:?}")));
        let whole = run(&played, 12, None).unwrap();
        assert_eq!(run(&played, 12, Some(&file)).unwrap(), whole);
        let text = fs::read_to_string(&file.0).unwrap();
        assert_eq!(file.lines().len(), 13);
        for cut in [0, 7, 60, text.len() / 3, text.len() / 2, text.len() - 1, text.len()] {
            fs::write(&file.0, &text[..cut]).unwrap();
            assert_eq!(run(&played, 12, Some(&file)).unwrap(), whole, "{what:?}, cut at {cut}");
            assert_eq!(file.lines().len(), 13, "{what:?}, cut at {cut}");
        }
    }
}

/// Which pairs are finished, and in which order, is all the same; none is played twice.
#[test]
fn what_is_kept_is_not_played_again() {
    let (played, file) = (of("random", PairKind::Deals, 4), Kept::new("again"));
    let whole = run(&played, 9, None).unwrap();
    run(&played, 9, Some(&file)).unwrap();
    let mut lines = file.lines();
    lines.truncate(8);
    lines[1..].reverse();
    // A pair that cannot be: it shows in the report only if it is believed.
    let forged = lines[3].replace("\"acts\":", "\"acts\":1");
    assert_ne!(forged, lines[3]);
    let text = |lines: &[String]| format!("{}\n", lines.join("\n"));
    fs::write(&file.0, text(&lines)).unwrap();
    assert_eq!(run(&played, 9, Some(&file)).unwrap(), whole);
    lines[3] = forged;
    fs::write(&file.0, text(&lines)).unwrap();
    assert!(run(&played, 9, Some(&file)).unwrap().actions_per_deal > whole.actions_per_deal + 40.0);
}

#[test]
fn a_run_may_be_made_longer_or_shorter() {
    let (played, file) = (of("random", PairKind::Deals, 4), Kept::new("longer"));
    for pairs in [5, 11, 3] {
        assert_eq!(run(&played, pairs, Some(&file)).unwrap(), run(&played, pairs, None).unwrap());
    }
    assert_eq!(file.lines().len(), 12);
}

#[test]
fn another_run_is_refused_with_what_differs() {
    let file = Kept::new("other");
    run(&of("random", PairKind::Deals, 4), 3, Some(&file)).unwrap();
    let differs = |there: &str, here: &str, key: &str| {
        format!("it belongs to another run: “{key}” is {there} there and {here} here")
    };
    assert_eq!(refused(&of("random", PairKind::Deals, 5), &file), differs("4", "5", "seed"));
    assert_eq!(refused(&of("random", PairKind::Games, 4), &file), differs("\"deals\"", "\"games\"", "of"));
    let bots = differs("[\"greedy\",\"random\"]", "[\"greedy\",\"club\"]", "bots");
    assert_eq!(refused(&of("club", PairKind::Deals, 4), &file), bots);
    let mut other = of("random", PairKind::Deals, 4);
    other.table.rules.game_points = 4000;
    let rules = differs("{\"rules\":\"hoyle\"}", "{\"house\":{\"game_points\":4000},\"rules\":\"hoyle\"}", "rules");
    assert_eq!(refused(&other, &file), rules);
    let mut other = of("random", PairKind::Deals, 4);
    other.time = Some(std::time::Duration::from_millis(5));
    assert_eq!(refused(&other, &file), differs("null", "5", "time_ms"));
}

#[test]
fn what_is_no_run_is_left_alone() {
    let (played, file) = (of("random", PairKind::Deals, 4), Kept::new("none"));
    for text in ["my notes", "my notes\n", "{\"a\": 1}\n", "[]\n", "\n", "{\"arena\":"] {
        fs::write(&file.0, text).unwrap();
        let why = if text == "{\"arena\":" { None } else { Some(refused(&played, &file)) };
        assert!(why.is_none_or(|why| why == "it is not an arena file"), "{text}");
    }
    let _ = fs::remove_file(&file.0);
    run(&played, 3, Some(&file)).unwrap();
    let mut lines = file.lines();
    lines[2] = "{\"pair\":\"one\"}".to_owned();
    fs::write(&file.0, format!("{}\n", lines.join("\n"))).unwrap();
    assert_eq!(refused(&played, &file), "line 3 is not an arena result");
}

#[test]
fn two_runs_do_not_write_to_one_file() {
    let (played, file) = (of("random", PairKind::Deals, 4), Kept::new("two"));
    let held = Log::open(&file.0, &played).unwrap();
    assert_eq!(refused(&played, &file), "another run writes to it");
    drop(held);
    run(&played, 3, Some(&file)).unwrap();
}
