//! `canasta arena` and `canasta bench`: their output, refused arguments, and runs that are killed.

use std::fs;
use std::process::Stdio;

use crate::process::{Home, canasta, check_refused, run, text};

/// The output of a command that succeeds without errors.
fn printed(args: &[&str]) -> String {
    let output = run(&[&["arena"], args].concat());
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{args:?}");
    text(&output.stdout).to_owned()
}

fn json(args: &[&str]) -> serde_json::Value {
    let line = printed(&[args, &["--json"]].concat());
    assert_eq!(line.lines().count(), 1, "{line}");
    serde_json::from_str(&line).unwrap()
}

#[test]
fn the_help_of_the_arena() {
    insta::assert_snapshot!(text(&run(&["arena", "-h"]).stdout), @r"
    Play bots against each other and compare them

    Usage: canasta arena [OPTIONS] <--bots <A,B>|--bot <TEAM>|--pool <TEAMS>>

    Options:
      -h, --help  Print help (see more with '--help')

    Teams:
          --bots <A,B>    Compare these two teams
          --bot <TEAM>    Add a team, which may contain commas; specify twice
          --pool <TEAMS>  Play each of these teams against every opponent in a pool
          --held-out      Use the held-out opponents, with --pool

    Table:
          --rules <PRESET|FILE>  Play under these rules: a preset or a house-rules file [default: hoyle]
          --players <N>          Set the number of players, 2 to 6 [default: from the house-rules file, otherwise 4]

    Match:
          --pairs <N>               Play this many pairs of single deals [default: 2000; with --sprt at most 100000]
          --games <N>               Play this many full games instead, rounded up to whole pairs
          --sprt <LOW,HIGH>         Stop early with a sequential test between two advantages of A
          --seed <S>                Set the random seed; the same seed gives the same report [default: 1]
          --time-per-decision <MS>  Give each decision this many milliseconds
          --threads <N>             Use this many threads [default: one per CPU]

    Output:
          --json           Print one line of JSON
          --resume <FILE>  Save progress to this file, to resume later
          --records <DIR>  Write a record of each game or deal to this directory
          --stderr <FILE>  Append the standard error of commands to this file

    Example:
      canasta arena --rules wahhi --players 5 --bots club,greedy --pairs 2000 --seed 1
      canasta arena --bots club,exec:./mybot.py --games 100 --resume run.jsonl
      canasta arena --bot club+greedy --bot 'exec:python3 mybot.py 1,2' --sprt 0,20
      canasta arena --pool club,greedy --pairs 200
    ");
}

/// The numbers change whenever one of these bots starts to play differently.
#[test]
fn prints_a_report() {
    let text = printed(&["--bots", "random+greedy,random", "--pairs", "20", "--seed", "5"]);
    insta::assert_snapshot!(text, @r"
    random+greedy against random: +261.8 points per deal (95% CI +95.4 to +428.1)
    20 pairs of duplicate deals (40 deals of 4 players, hoyle), seed 5
    deals won: random+greedy 28, random 12
    own points per deal: random+greedy 754.6, random 492.9
    Elo from deals won: +147 (95% CI +63 to +252)
    ended by random+greedy going out 31, random going out 9 (concealed 0), stock exhausted 0, last red three 0
    84.8 actions per deal
    ");
}

#[test]
fn keeps_the_order_of_json_keys() {
    let line = printed(&["--bots", "greedy,random", "--pairs", "2", "--json"]);
    let keys = [
        "bots",
        "players",
        "pairs",
        "deals",
        "seed",
        "points_per_deal",
        "deals_won",
        "own_points",
        "endings",
        "acts_per_deal",
        "deals_by_minimum",
        "rules",
        "games",
        "elo",
        "sprt",
        "forfeits",
        "time_ms",
        "reproducible",
    ];
    let mut at = 0;
    for key in keys {
        let found = line[at..].find(&format!("\"{key}\":"));
        at += found.unwrap_or_else(|| panic!("{key} is missing after {}", &line[..at]));
    }
    assert!(
        line.starts_with(r#"{"bots":["greedy","random"],"players":4,"pairs":2,"deals":4,"seed":1,"points_per_deal":"#)
    );
}

/// The numbers change whenever one of these bots starts to play differently.
#[test]
fn prints_a_line_per_pool_member_and_a_column_per_bot() {
    let text = printed(&["--pool", "greedy,random", "--pairs", "3", "--seed", "5"]);
    insta::assert_snapshot!(text, @r"
    pool of 7, 3 pairs of duplicate deals against each (84 deals of 4 players, hoyle), seed 5

    points per deal, ± half of the 95% confidence interval
                      greedy                    random
    club              +172.5 ± 1003.3           -2145.8 ± 1018.6
    club@untuned      -110.8 ± 104.2            -1915.8 ± 1249.7
    beginner          -150.8 ± 271.1            -475.0 ± 913.3
    greedy            +0.0 ± 0.0                -175.8 ± 636.2
    hoarder           -455.0 ± 413.6            -1283.3 ± 823.4
    club+greedy       -255.8 ± 504.0            -978.3 ± 516.5
    beginner+hoarder  -212.5 ± 247.5            -819.2 ± 457.3
    mean              -144.6 ± 206.8            -1113.3 ± 422.0
    minimum           -455.0 ± 413.6 (hoarder)  -2145.8 ± 1018.6 (club)

    points per deal more than greedy on the same cards
                      random
    club              -2318.3 ± 920.1
    club@untuned      -1805.0 ± 1203.0
    beginner          -324.2 ± 1056.0
    greedy            -175.8 ± 636.2
    hoarder           -828.3 ± 611.2
    club+greedy       -722.5 ± 876.1
    beginner+hoarder  -606.7 ± 329.6
    mean              -968.7 ± 241.6
    minimum           -2318.3 ± 920.1 (club)
    ");
}

#[test]
fn reports_the_gain_in_win_chance_for_games_against_a_pool() {
    let args = ["--pool", "random,greedy", "--held-out", "--players", "3", "--games", "9", "--seed", "5"];
    insta::assert_snapshot!(printed(&args), @r"
    pool of 2, 3 pairs of duplicate games against each (206 deals of 3 players, hoyle), seed 5

    points per deal, ± half of the 95% confidence interval
             random                 greedy
    racer    -71.6 ± 165.6          -123.6 ± 129.5
    miser    -625.4 ± 30.7          -365.2 ± 58.2
    mean     -348.5 ± 71.7          -244.4 ± 88.9
    minimum  -625.4 ± 30.7 (miser)  -365.2 ± 58.2 (miser)

    win chance: percentage points above an even share of games
             random                 greedy
    racer    -11.1 ± 43.6           -22.2 ± 21.8
    miser    -33.3 ± 100.0          -33.3 ± 100.0
    mean     -22.2 ± 21.8           -27.8 ± 10.9
    minimum  -33.3 ± 100.0 (miser)  -33.3 ± 100.0 (miser)

    points per deal more than random on the same cards
             greedy
    racer    -52.1 ± 240.3
    miser    +260.2 ± 86.7
    mean     +104.1 ± 127.0
    minimum  -52.1 ± 240.3 (racer)

    win chance: percentage points more than random on the same cards
             greedy
    racer    -11.1 ± 57.6
    miser    +0.0 ± 0.0
    mean     -5.6 ± 28.8
    minimum  -11.1 ± 57.6 (racer)
    ");
}

#[test]
fn prints_a_pool_as_json_with_its_keys_in_order() {
    let args = ["--pool", "club,greedy", "--pairs", "4"];
    let line = printed(&[&args[..], &["--json"]].concat());
    let start = r#"{"pool":"development","members":["club","club@untuned","beginner","greedy","hoarder","club+greedy","beginner+hoarder"],"players":4,"pairs":4,"deals":112,"seed":1,"rules":{"rules":"hoyle"},"bots":[{"bot":"club","points_per_deal":{"members":[{"mean":0,"ci95":[0,0]},"#;
    assert!(line.starts_with(start), "{line}");
    let report: serde_json::Value = serde_json::from_str(&line).unwrap();
    let keys = ["bots", "differences", "time_ms", "reproducible"].map(|key| line.find(&format!("\"{key}\":")).unwrap());
    assert!(keys.is_sorted(), "{line}");
    let points = &report["bots"][1]["points_per_deal"];
    let mean = |place: usize| points["members"][place]["mean"].as_f64().unwrap();
    let worst = (0..7).min_by(|&a, &b| mean(a).total_cmp(&mean(b))).unwrap();
    assert_eq!(points["minimum"]["member"], report["members"][worst]);
    assert_eq!(points["minimum"]["ci95"], points["members"][worst]["ci95"]);
    assert_eq!(report["bots"][0]["percent_won_beyond_even"], serde_json::Value::Null);
    assert_eq!(report["differences"][0]["bot"], "greedy");
    let games = json(&["--pool", "greedy", "--held-out", "--games", "2"]);
    assert_eq!(games["members"], serde_json::json!(["racer", "miser"]));
    assert!(games["bots"][0]["percent_won_beyond_even"]["mean"]["mean"].is_number(), "{games}");
}

#[test]
fn counts_forfeits_against_a_pool() {
    let crashes = "exec:sh -c 'read -r hello; exit 3'";
    let last = format!("\n{crashes} forfeited 14 deals\n");
    let report = printed(&["--pool", &format!("greedy,{crashes}"), "--pairs", "1"]);
    assert!(report.ends_with(&last), "{report}");
    let output = run(&["arena", "--pool", crashes, "--pairs", "1"]);
    assert!(text(&output.stdout).ends_with(&last), "the report is there");
    assert_eq!(output.status.code(), Some(1), "and it shows nothing: {}", text(&output.stderr));
}

#[test]
fn takes_rules_and_players_from_a_file() {
    let home = Home::new();
    let file = home.path().join("house.json");
    let path = file.to_str().unwrap();
    fs::write(&file, r#"{"rules": "wahhi", "house": {"game_points": 1000}, "players": 3}"#).unwrap();
    let args = ["--rules", path, "--bots", "greedy,random", "--games", "4"];
    let report = json(&args);
    assert_eq!((&report["players"], &report["pairs"]), (&3.into(), &2.into()), "four games are two pairs of three");
    assert_eq!(report["rules"], serde_json::json!({"rules": "wahhi", "house": {"game_points": 1000}}));
    assert_eq!(json(&[&args[..], &["--players", "2"]].concat())["players"], 2);
    assert!(printed(&args).contains(" of 3 players, wahhi with one house rule; "), "{}", printed(&args));
    fs::write(&file, r#"{"rules": "wahhi", "house": {"gam_points": 1000}}"#).unwrap();
    check_refused(&["arena", "--rules", path, "--bots", "greedy,random"], "has no field \"gam_points\"");
}

#[test]
fn announces_the_clock() {
    let text = printed(&["--bots", "club,greedy", "--pairs", "2", "--time-per-decision", "50"]);
    assert!(text.ends_with("\nnot reproducible: 50 ms per decision\n"), "{text}");
    // `--time` is the option's old name.
    let report = json(&["--bots", "club,greedy", "--pairs", "2", "--time", "50"]);
    assert_eq!((&report["time_ms"], &report["reproducible"]), (&50.into(), &false.into()));
}

#[test]
fn accepts_teams_one_by_one() {
    let both = printed(&["--bots", "club+greedy,random", "--pairs", "3"]);
    assert_eq!(printed(&["--bot", "club+greedy", "--bot", "random", "--pairs", "3"]), both);
}

#[test]
fn refuses_unusable_arguments_in_one_sentence() {
    check_refused(&["arena"], "--bots");
    check_refused(&["arena", "--bots", "club"], "expected two teams separated by a comma");
    check_refused(&["arena", "--bots", "club,greedy,random"], "there is more than one comma");
    check_refused(&["arena", "--bots", "club,shark"], "there is no bot called “shark”");
    check_refused(&["arena", "--bots", "club,exec:"], "its command is empty");
    check_refused(&["arena", "--bots", "club,greedy", "--bot", "club"], "--bot");
    check_refused(&["arena", "--pool", "club,shark"], "there is no bot called “shark”");
    check_refused(&["arena", "--pool", "club", "--bots", "club,greedy"], "--bots");
    check_refused(&["arena", "--pool", "club", "--sprt", "0,20"], "--sprt");
    check_refused(&["arena", "--pool", "club", "--resume", "run.jsonl"], "--resume");
    check_refused(&["arena", "--bots", "club,greedy", "--held-out"], "cannot be used with '--held-out");
    check_refused(&["arena", "--held-out"], "--pool");
    check_refused(&["arena", "--bots", "club,greedy", "--pairs", "0"], "--pairs");
    check_refused(&["arena", "--bots", "club,greedy", "--pairs", "5", "--games", "5"], "--games");
    check_refused(&["arena", "--bots", "club,greedy", "--sprt", "20,0"], "the lower first");
    check_refused(&["arena", "--bots", "club,greedy", "--sprt", "20"], "expected two numbers separated by a comma");
    check_refused(&["arena", "--bots", "club,greedy", "--time-per-decision", "0"], "--time-per-decision");
    check_refused(&["arena", "--bots", "club,greedy", "--players", "7"], "expected a number from 2 to 6");
    check_refused(&["arena", "--bots", "club,greedy", "--rules", "samba"], "there is no rule set or file “samba”");
}

#[test]
fn refuses_arguments_that_do_not_fit_together_in_one_sentence() {
    check_refused(&["arena", "--bot", "club"], "expected two --bot options, got 1");
    check_refused(&["arena", "--bots", "club+greedy,club", "--players", "3"], "but a side has one seat");
    check_refused(&["arena", "--pool", "club,club+greedy", "--players", "3"], "but a side has one seat");
    check_refused(&["arena", "--bots", "club,greedy", "--resume", "/nowhere/at/all"], "cannot use /nowhere/at/all: ");
}

/// This isn't a usage error, because it is only noticed once play begins.
#[test]
fn fails_in_one_sentence_if_a_command_cannot_be_started() {
    let output = run(&["arena", "--bots", "club,exec:/nowhere/at/all"]);
    let sentence = text(&output.stderr);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""), "{sentence}");
    assert!(sentence.starts_with("canasta: ") && sentence.trim_end().lines().count() == 1, "{sentence}");
    assert!(sentence.contains("cannot start its program “/nowhere/at/all”: "), "{sentence}");
}

#[test]
fn fails_if_every_deal_was_forfeited() {
    let crashes = "exec:sh -c 'read -r hello; exit 3'";
    for bots in [format!("club,{crashes}"), format!("{crashes},{crashes}")] {
        let output = run(&["arena", "--bots", &bots, "--pairs", "2"]);
        assert_eq!(output.status.code(), Some(1), "{}", text(&output.stdout));
        assert_eq!(text(&output.stderr), "canasta: every deal was forfeited, so the result is meaningless\n");
        assert!(text(&output.stdout).contains("forfeits: "), "the report is there: {}", text(&output.stdout));
    }
}

/// The book's example bot asks a referee about the views it gets. The table must allow what the referee allows.
#[test]
fn the_example_bot_asks_the_referee() {
    let home = Home::new();
    let asked = home.path().join("asked.jsonl");
    let book = concat!(env!("CARGO_MANIFEST_DIR"), "/../../book/examples/mybot.py");
    let judge = format!("tee -a '{}' | '{}' referee", asked.display(), env!("CARGO_BIN_EXE_canasta"));
    let bot = format!("exec:python3 '{book}' sh -c \"{judge}\"");
    let report = json(&["--bot", &bot, "--bot", "greedy", "--pairs", "6"]);
    assert_eq!(report["forfeits"]["a"], 0, "{report}");
    let output = run(&["referee", asked.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "every line is a scenario");
    let answers: Vec<bool> = text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["steps"][0]["ok"].as_bool().unwrap())
        .collect();
    let allowed = answers.iter().filter(|&&ok| ok).count();
    assert!(allowed > 3, "{allowed} of {} actions were allowed and played", answers.len());
}

#[test]
fn resumes_a_killed_run() {
    let home = Home::new();
    let file = home.path().join("run.jsonl");
    let args = ["--bots", "club,greedy", "--pairs", "150", "--seed", "6", "--json"];
    let resumable = [&["arena"], &args[..], &["--resume", file.to_str().unwrap()]].concat();
    let mut child = canasta().args(&resumable).stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
    // waits: for some pairs in the file. However far the run gets, even to its end, the report must be the same.
    while fs::read_to_string(&file).unwrap_or_default().lines().count() < 10 && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let lines = |text: String| text.lines().count();
    assert!(lines(fs::read_to_string(&file).unwrap()) >= 10);
    assert_eq!(text(&run(&resumable).stdout), printed(&args));
    assert_eq!(lines(fs::read_to_string(&file).unwrap()), 151);
    check_refused(
        &["arena", "--bots", "club,greedy", "--resume", resumable[resumable.len() - 1]],
        "“seed” is 6 there and 1 here",
    );
}

#[test]
fn writes_records_to_an_empty_directory() {
    let home = Home::new();
    let directory = home.path().join("records");
    let args = ["--bots", "club,random", "--pairs", "3", "--seed", "5"];
    let records = ["--records", directory.to_str().unwrap()];
    assert_eq!(printed(&[&args[..], &records].concat()), printed(&args));
    let mut files: Vec<_> = fs::read_dir(&directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 6);
    for file in &files {
        let output = run(&["replay", file.to_str().unwrap()]);
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{}", file.display());
    }
    let before = fs::read(&files[0]).unwrap();
    let expected = format!("cannot use {} for records: it already has files in it", directory.display());
    check_refused(&[&["arena"], &args[..], &records].concat(), &expected);
    assert_eq!(fs::read(&files[0]).unwrap(), before);
}
