//! `canasta replay`: a record printed whole, stepped through, and refused where it breaks the rules.

use std::fs;
use std::io::Write as _;
use std::process::{Output, Stdio};

use canasta_record::record::Record;
use canasta_record::replay::Replay;

use crate::games::record;
use crate::process::{Home, canasta, check_refused, run, text};

/// A game of two deals.
fn game() -> Record {
    record(2, 2)
}

fn replayed() -> Replay {
    Replay::of(game()).unwrap()
}

/// What comes of the command with a record in a file.
fn shown(record: &Record, args: &[&str], answers: &str) -> Output {
    let home = Home::new();
    let file = home.path().join("game.canasta");
    fs::write(&file, record.text()).unwrap();
    let (input, output) = (Stdio::piped(), Stdio::piped());
    let mut command = canasta();
    command.arg("replay").arg(&file).args(args).stdin(input).stdout(output).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // It may have ended without listening.
    let _ = child.stdin.take().unwrap().write_all(answers.as_bytes());
    child.wait_with_output().unwrap()
}

/// What it shows to a reader who gives these answers.
fn stepped(args: &[&str], answers: &str) -> String {
    let output = shown(&game(), &[&["--step"], args].concat(), answers);
    assert!(output.status.success());
    text(&output.stdout).to_owned()
}

/// The moments that were shown, by their numbers.
fn moments(shown: &str) -> Vec<usize> {
    let number = |line: &str| line.strip_prefix("Moment ")?.split(' ').next()?.parse().ok();
    shown.lines().filter_map(number).collect()
}

/// A moment can be taken along as one line, and the referee has the same cards from it.
#[test]
fn a_moment_is_told_as_one_line() {
    let told = stepped(&[], "3\np\nq\n");
    let line = told.lines().find(|line| line.starts_with("rules=")).unwrap();
    let deal = canasta_record::record::line::read(line).unwrap().deal;
    let hands = replayed().hands(3);
    for (seat, hand) in (0..).zip(&hands) {
        let mut read = deal.hand(canasta::Seat(seat)).to_vec();
        let mut hand = hand.clone();
        read.sort();
        hand.sort();
        assert_eq!(read, hand);
    }
    assert!(canasta_protocol::referee::judge(line).unwrap().contains("\"position\""));
}

#[test]
fn a_game_is_told_whole() {
    let output = shown(&game(), &[], "");
    let told = text(&output.stdout);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    let replay = replayed();
    let deals = told.lines().filter(|line| line.starts_with("Deal ")).count();
    assert_eq!(deals, replay.record().deals.len(), "{told}");
    assert_eq!(told.matches(" in all").count(), 2 * replay.stats().len());
    assert_eq!(told, text(&shown(&game(), &["--print"], "").stdout));
}

#[test]
fn stepping_goes_where_it_is_told() {
    let replay = replayed();
    let last = replay.moments().len() - 1;
    assert_eq!(moments(&stepped(&[], "\n\nb\nq\n\n")), [0, 1, 2, 1]);
    assert_eq!(moments(&stepped(&[], "b\n")), [0]);
    let two = replay.start_of(2).unwrap();
    assert_eq!(moments(&stepped(&[], &format!("d 2\nd 1\nd\n{last}\n\nd 99\n{}\n", last + 1))), [0, two, 0, two, last]);
    let big: Vec<usize> = replay.milestones().iter().map(|(at, _)| *at).filter(|&at| at > 0).collect();
    let next = big.iter().copied().find(|&at| at > big[0]).unwrap();
    assert_eq!(moments(&stepped(&[], "m\nm\n")), [0, big[0], next]);
    // The end of the first line, and of the second.
    let turn = |wanted: usize| replay.moments().iter().rposition(|m| (m.deal, m.turn) == (1, wanted)).unwrap();
    assert_eq!(moments(&stepped(&[], "t\nt\n")), [0, turn(1), turn(2)]);
    let shown = stepped(&[], "l\ndance\n");
    let number = |line: &&str| line.split_whitespace().next().is_some_and(|word| word.parse::<usize>().is_ok());
    let listed = shown.lines().filter(|line| line.starts_with("   ")).filter(number);
    assert_eq!(listed.count(), replay.milestones().len(), "{shown}");
    assert!(shown.contains("Enter  the next action"), "{shown}");
}

/// What one seat does not see is not shown to it.
#[test]
fn all_hands_or_one() {
    let hands = |shown: &str| shown.lines().filter(|line| line.starts_with(['>', ' ']) && line.contains(": ")).count();
    let counted = |shown: &str| shown.lines().filter(|line| line.ends_with(" cards")).count();
    let all = stepped(&[], "");
    assert_eq!((hands(&all), counted(&all)), (4, 0), "{all}");
    let one = stepped(&["--seat", "2"], "");
    assert_eq!((hands(&one), counted(&one)), (4, 3), "{one}");
    assert_eq!(counted(&stepped(&[], "s 1\na\n")), 3);
    let refused = shown(&game(), &["--seat", "4"], "");
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(text(&refused.stderr), "canasta: there is no seat 4; the seats are 0 to 3\n");
}

#[test]
fn what_is_false_is_refused() {
    let home = Home::new();
    let file = home.path().join("game.canasta");
    let path = file.to_str().unwrap();
    check_refused(&["replay", path], "cannot be read");
    fs::write(&file, "Canasta record 1\n\nRules: whist\nSeat 0: Anna\nSeat 1: Ruth\n").unwrap();
    let output = run(&["replay", path]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).starts_with(&format!("canasta: {path}: line 3, column 8: ")), "{output:?}");

    let mut record = game();
    record.deals[1].scores = Some(vec![10, 20]);
    let output = shown(&record, &[], "");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    let said = text(&output.stderr);
    let line = 1 + record.text().lines().position(|line| line == "Score: 10, 20").unwrap();
    let wanted = format!(".canasta: line {line}, column 8: Deal 2: the score is given as 10 and 20, but is ");
    assert!(said.contains(&wanted), "{said}");
}

/// A name cannot move the terminal's cursor.
#[test]
fn names_are_only_names() {
    let mut record = game();
    record.players[0].name = "A\u{1b}[2J\u{9b}2J".to_owned();
    for args in [&[][..], &["--step"]] {
        let output = shown(&record, args, "\n");
        for said in [text(&output.stdout), text(&output.stderr)] {
            assert!(!said.contains(['\u{1b}', '\u{9b}']), "{said:?}");
        }
    }
}
