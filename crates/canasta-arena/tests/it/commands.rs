//! Bots in separate processes. They are seated like others, and their forfeits are reported and counted.

use std::fs;
use std::path::Path;

use canasta_arena::{ArenaError, FORFEIT, Match, PairKind, Report, RunOptions, Table, Team};

fn played(a: &str, b: &str, of: PairKind, stderr: Option<&Path>) -> Result<Report, ArenaError> {
    let mut played = Match::single_deals(Table::HOYLE, [Team::read(a)?, Team::read(b)?], 2);
    played.pair_kind = of;
    played.stderr = stderr.map(Path::to_owned);
    played.run(RunOptions::new(2, 2))
}

/// A bot that plays the first legal action of each turn message, without parsing the JSON: `"legal":["draw",…`.
const FIRST_LEGAL: &str = r#"exec:sed -un 's/.*"legal":\[\("[^"]*"\).*/\1/p'"#;

/// A bot that exits during its first turn.
const CRASHES: &str = "exec:sh -c 'read -r hello; echo is that all? >&2; exit 3'";

#[test]
fn commands_play_whole_deals() {
    let report = played(FIRST_LEGAL, "greedy", PairKind::Deals, None).unwrap();
    assert_eq!((report.forfeits, report.deals), ([0, 0], 4), "{report}");
    assert!(report.points_per_deal.mean < 0.0, "{report}");
    assert!(report.json().ends_with("\"time_ms\":null,\"reproducible\":false}"), "{}", report.json());
    assert_eq!(played(FIRST_LEGAL, "greedy", PairKind::Deals, None).unwrap(), report, "this command is reproducible");
    assert!(report.to_string().contains("\ndeals won: A "), "a long command is called A\n{report}");
}

#[test]
fn a_command_against_itself_scores_exactly_zero() {
    let report = played(FIRST_LEGAL, FIRST_LEGAL, PairKind::Deals, None).unwrap();
    assert_eq!((report.points_per_deal.mean, report.forfeits), (0.0, [0, 0]), "{report}");
}

#[test]
fn a_crashed_command_gives_up_its_deals() {
    let report = played(CRASHES, "greedy", PairKind::Deals, None).unwrap();
    assert_eq!(report.forfeits, [4, 0]);
    assert_eq!((report.points_per_deal.mean, report.own_points), (f64::from(FORFEIT), [f64::from(FORFEIT), 0.0]));
    let ends = report.endings;
    assert_eq!(
        ends.out_a + ends.out_b + ends.stock_exhausted + ends.last_red_three,
        0,
        "deals that were given up have no ending"
    );
    let listed: Vec<(u32, u32, bool)> = report.forfeits_listed.iter().map(|it| (it.pair, it.deal, it.by_a)).collect();
    assert_eq!(listed, [(0, 0, true), (0, 1, true), (1, 0, true), (1, 1, true)]);
    let text = report.to_string();
    assert!(text.contains("\nforfeits: A 4, greedy 0\n  pair 0, deal 0: the bot “sh -c "), "{text}");
    assert!(text.contains("it ended by itself, with exit code 3\n"), "{text}");
    assert!(text.contains("is that all?"), "its standard error is shown\n{text}");
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    assert_eq!((&json["forfeits"]["a"], &json["forfeits"]["told"][0]["by"]), (&4.into(), &"a".into()));
}

#[test]
fn an_illegal_action_gives_up_the_deal_with_the_rule() {
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
fn keeps_standard_error() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("stderr-{}.txt", std::process::id()));
    let _ = fs::remove_file(&file);
    played(CRASHES, "greedy", PairKind::Deals, Some(&file)).unwrap();
    // In four deals with two seats each, every process writes its line.
    let kept = fs::read_to_string(&file).unwrap();
    fs::remove_file(&file).unwrap();
    assert!(kept.lines().filter(|line| *line == "is that all?").count() >= 4, "{kept}");
}

/// [`FIRST_LEGAL`] with a different answer. Writes to stderr when it is started.
fn first_with_answer(answer: &str) -> String {
    let script = format!(r#"echo started >&2; exec sed -un "s/.*\"legal\":\[\"\([^\"]*\)\".*/{answer}/p""#);
    format!("exec:sh -c '{script}'")
}

/// A command that can play several deals needs only one process for each seat it plays at the same time. Other commands
/// need one per seat and deal. The games are the same either way.
#[test]
fn reuses_processes_that_play_several_deals() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("started-{}.txt", std::process::id()));
    let started = |answer: &str, of: PairKind| {
        let _ = fs::remove_file(&file);
        let report = played(&first_with_answer(answer), "greedy", of, Some(&file)).unwrap();
        assert_eq!(report.forfeits, [0, 0], "{report}");
        let lines = fs::read_to_string(&file).unwrap().lines().filter(|line| *line == "started").count();
        (lines, report.points_per_deal, report.deals)
    };
    let afresh = r#"\"\1\""#;
    let kept = r#"{\"act\":\"\1\",\"protocol\":2}"#;
    // There are four deals with two seats, on two threads.
    let old = started(afresh, PairKind::Deals);
    let new = started(kept, PairKind::Deals);
    assert_eq!(old.0, 8);
    assert!((2..=4).contains(&new.0), "{} processes", new.0);
    assert_eq!((old.1, old.2), (new.1, new.2), "the same deals");
    let old = started(afresh, PairKind::Games);
    let new = started(kept, PairKind::Games);
    assert_eq!(old.0, 8, "a process for each seat and game");
    assert!((2..=4).contains(&new.0), "{} processes", new.0);
    assert_eq!((old.1, old.2), (new.1, new.2), "the same games");
    fs::remove_file(&file).unwrap();
}

/// If one partner gives up a deal, the other partner's process still plays the next one.
#[test]
fn a_reused_process_survives_a_deal_that_was_given_up() {
    let kept = first_with_answer(r#"{\"act\":\"\1\",\"protocol\":2}"#);
    let report = played(&format!("{kept}+{CRASHES}"), "greedy", PairKind::Deals, None).unwrap();
    assert_eq!(report.forfeits, [4, 0], "{report}");
    assert!(report.forfeits_listed.iter().all(|it| it.why.contains("exit code 3")), "{report}");
}

#[test]
fn a_missing_command_is_not_a_forfeit() {
    let error = played("exec:/nowhere/at/all", "greedy", PairKind::Deals, None).unwrap_err();
    assert!(matches!(error, ArenaError::NotStarted(_)), "{error:?}");
    assert!(error.to_string().contains("cannot start its program “/nowhere/at/all”"), "{error}");
}
