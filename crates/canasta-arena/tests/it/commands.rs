//! Bots in processes of their own: they are seated like others, and what they give up is reported and counted.

use std::fs;
use std::path::Path;

use canasta_arena::{ArenaError, FORFEIT, Match, PairKind, Report, RunOptions, Table, Team};

fn played(a: &str, b: &str, of: PairKind, stderr: Option<&Path>) -> Result<Report, ArenaError> {
    let mut played = Match::of_deals(Table::HOYLE, [Team::read(a)?, Team::read(b)?], 2);
    played.pair_kind = of;
    played.stderr = stderr.map(Path::to_owned);
    played.run(RunOptions::of(2, 2))
}

/// Takes the first legal act of each turn that it is told, without any JSON: `"legal":["draw",…`.
const FIRST: &str = r#"exec:sed -un 's/.*"legal":\[\("[^"]*"\).*/\1/p'"#;

/// Ends in the middle of its first turn.
const CRASHES: &str = "exec:sh -c 'read -r hello; echo is that all? >&2; exit 3'";

#[test]
fn commands_play_whole_deals() {
    let report = played(FIRST, "greedy", PairKind::Deals, None).unwrap();
    assert_eq!((report.forfeits, report.deals), ([0, 0], 4), "{report}");
    assert!(report.points_per_deal.mean < 0.0, "{report}");
    assert!(report.json().ends_with("\"time_ms\":null,\"reproducible\":false}"), "{}", report.json());
    assert_eq!(played(FIRST, "greedy", PairKind::Deals, None).unwrap(), report, "this command is reproducible");
    assert!(report.to_string().contains("\ndeals won: A "), "a long command is called A\n{report}");
}

#[test]
fn a_command_against_itself_is_exactly_nothing() {
    let report = played(FIRST, FIRST, PairKind::Deals, None).unwrap();
    assert_eq!((report.points_per_deal.mean, report.forfeits), (0.0, [0, 0]), "{report}");
}

#[test]
fn what_crashes_gives_up_its_deals() {
    let report = played(CRASHES, "greedy", PairKind::Deals, None).unwrap();
    assert_eq!(report.forfeits, [4, 0]);
    assert_eq!((report.points_per_deal.mean, report.own_points), (f64::from(FORFEIT), [f64::from(FORFEIT), 0.0]));
    let ends = report.endings;
    assert_eq!(ends.out_a + ends.out_b + ends.stock_exhausted + ends.last_red_three, 0, "given up is not ended");
    let told: Vec<(u32, u32, bool)> = report.forfeits_listed.iter().map(|it| (it.pair, it.deal, it.by_a)).collect();
    assert_eq!(told, [(0, 0, true), (0, 1, true), (1, 0, true), (1, 1, true)]);
    let text = report.to_string();
    assert!(text.contains("\ngiven up: A 4, greedy 0\n  pair 0, deal 0: the bot “sh -c "), "{text}");
    assert!(text.contains("it ended by itself, with exit code 3\n"), "{text}");
    assert!(text.contains("is that all?"), "what it wrote to standard error is told\n{text}");
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    assert_eq!((&json["forfeits"]["a"], &json["forfeits"]["told"][0]["by"]), (&4.into(), &"a".into()));
}

#[test]
fn an_illegal_action_is_given_up_with_the_rule() {
    let illegal = r#"exec:sed -un 's/^{"type":"turn".*/"discard 4S"/p'"#;
    let report = played("greedy", illegal, PairKind::Deals, None).unwrap();
    assert_eq!((report.forfeits, report.points_per_deal.mean), ([0, 4], f64::from(-FORFEIT)), "{report}");
    assert!(report.forfeits_listed[0].why.contains("its action “discard 4S” is refused"), "{report}");
}

#[test]
fn a_team_that_gives_up_a_deal_loses_the_game() {
    let report = played("greedy", CRASHES, PairKind::Games, None).unwrap();
    let games = report.games.unwrap();
    assert_eq!((games.won, report.deals, report.forfeits), ([4, 0], 4, [0, 4]), "{report}");
}

#[test]
fn standard_error_is_kept() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("stderr-{}.txt", std::process::id()));
    let _ = fs::remove_file(&file);
    played(CRASHES, "greedy", PairKind::Deals, Some(&file)).unwrap();
    // Four deals, two seats each: every process says its line.
    let kept = fs::read_to_string(&file).unwrap();
    fs::remove_file(&file).unwrap();
    assert!(kept.lines().filter(|line| *line == "is that all?").count() >= 4, "{kept}");
}

/// [`FIRST`] with another answer; tells on standard error that it was started.
fn first_saying(answer: &str) -> String {
    let script = format!(r#"echo started >&2; exec sed -un "s/.*\"legal\":\[\"\([^\"]*\)\".*/{answer}/p""#);
    format!("exec:sh -c '{script}'")
}

/// A command that says that it plays on has a process for each seat that is played at the same time, one that does not a
/// process for each seat and deal; what is played is the same.
#[test]
fn processes_are_kept_where_they_play_on() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("started-{}.txt", std::process::id()));
    let started = |answer: &str, of: PairKind| {
        let _ = fs::remove_file(&file);
        let report = played(&first_saying(answer), "greedy", of, Some(&file)).unwrap();
        assert_eq!(report.forfeits, [0, 0], "{report}");
        let lines = fs::read_to_string(&file).unwrap().lines().filter(|line| *line == "started").count();
        (lines, report.points_per_deal, report.deals)
    };
    let (afresh, kept) = (r#"\"\1\""#, r#"{\"act\":\"\1\",\"protocol\":2}"#);
    // Four deals of two seats, on two threads.
    let (old, new) = (started(afresh, PairKind::Deals), started(kept, PairKind::Deals));
    assert_eq!(old.0, 8);
    assert!((2..=4).contains(&new.0), "{} processes", new.0);
    assert_eq!((old.1, old.2), (new.1, new.2), "the same deals");
    let (old, new) = (started(afresh, PairKind::Games), started(kept, PairKind::Games));
    assert_eq!(old.0, 8, "a process for each seat and game");
    assert!((2..=4).contains(&new.0), "{} processes", new.0);
    assert_eq!((old.1, old.2), (new.1, new.2), "the same games");
    fs::remove_file(&file).unwrap();
}

/// Where a partner gives up a deal, the others of its command play the next all the same.
#[test]
fn a_process_that_plays_on_outlives_a_deal_that_was_given_up() {
    let kept = first_saying(r#"{\"act\":\"\1\",\"protocol\":2}"#);
    let report = played(&format!("{kept}+{CRASHES}"), "greedy", PairKind::Deals, None).unwrap();
    assert_eq!(report.forfeits, [4, 0], "{report}");
    assert!(report.forfeits_listed.iter().all(|it| it.why.contains("exit code 3")), "{report}");
}

#[test]
fn a_command_that_is_not_there_is_no_forfeit() {
    let error = played("exec:/nowhere/at/all", "greedy", PairKind::Deals, None).unwrap_err();
    assert!(matches!(error, ArenaError::NotStarted(_)), "{error:?}");
    assert!(error.to_string().contains("“/nowhere/at/all” cannot be started"), "{error}");
}
