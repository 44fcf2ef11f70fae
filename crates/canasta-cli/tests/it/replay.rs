//! `canasta replay`: prints a record, steps through it, and refuses one that breaks the rules.

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

/// Runs the command on a record, with `commands` on standard input.
fn replay(record: &Record, args: &[&str], commands: &str) -> Output {
    let home = Home::new();
    let file = home.path().join("game.canasta");
    fs::write(&file, record.text()).unwrap();
    let input = Stdio::piped();
    let output = Stdio::piped();
    let mut command = canasta();
    command.arg("replay").arg(&file).args(args).stdin(input).stdout(output).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // The command may have exited without reading.
    let _ = child.stdin.take().unwrap().write_all(commands.as_bytes());
    child.wait_with_output().unwrap()
}

/// The output when stepping through the game with these commands.
fn stepped(args: &[&str], commands: &str) -> String {
    let output = replay(&game(), &[&["--step"], args].concat(), commands);
    assert!(output.status.success());
    text(&output.stdout).to_owned()
}

/// The step numbers in the output.
fn steps(output: &str) -> Vec<usize> {
    let number = |line: &str| line.strip_prefix("Step ")?.split(' ').next()?.parse().ok();
    output.lines().filter_map(number).collect()
}

#[test]
fn prints_a_step_as_a_position_that_the_referee_reads() {
    let output = stepped(&[], "3\np\nq\n");
    let line = output.lines().find(|line| line.starts_with("rules=")).unwrap();
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
fn prints_a_whole_game() {
    let output = replay(&game(), &[], "");
    let printed = text(&output.stdout);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    let game = replayed();
    let deals = printed.lines().filter(|line| line.starts_with("Deal ")).count();
    assert_eq!(deals, game.record().deals.len(), "{printed}");
    assert_eq!(printed.matches(", total ").count(), 2 * game.stats().len());
    assert_eq!(printed, text(&replay(&self::game(), &["--print"], "").stdout));
}

#[test]
fn steps_through_a_game() {
    let replay = replayed();
    let last = replay.steps().len() - 1;
    assert_eq!(steps(&stepped(&[], "\n\nb\nq\n\n")), [0, 1, 2, 1]);
    assert_eq!(steps(&stepped(&[], "b\n")), [0]);
    let two = replay.start_of(2).unwrap();
    assert_eq!(steps(&stepped(&[], &format!("d 2\nd 1\nd\n{last}\n\nd 99\n{}\n", last + 1))), [0, two, 0, two, last]);
    let highlights: Vec<usize> = replay.milestones().iter().map(|(step, _)| *step).filter(|&step| step > 0).collect();
    let next = highlights.iter().copied().find(|&step| step > highlights[0]).unwrap();
    assert_eq!(steps(&stepped(&[], "m\nm\n")), [0, highlights[0], next]);
    // `t` goes to the ends of the first two turns.
    let turn_end = |turn: usize| replay.steps().iter().rposition(|m| (m.deal, m.turn) == (1, turn)).unwrap();
    assert_eq!(steps(&stepped(&[], "t\nt\n")), [0, turn_end(1), turn_end(2)]);
    let output = stepped(&[], "l\ndance\n");
    let has_number = |line: &&str| line.split_whitespace().next().is_some_and(|word| word.parse::<usize>().is_ok());
    let listed = output.lines().filter(|line| line.starts_with("   ")).filter(has_number);
    assert_eq!(listed.count(), replay.milestones().len(), "{output}");
    assert!(output.contains("Enter  next step"), "{output}");
}

#[test]
fn shows_all_hands_or_only_one() {
    let hands =
        |output: &str| output.lines().filter(|line| line.starts_with(['>', ' ']) && line.contains(": ")).count();
    let hidden = |output: &str| output.lines().filter(|line| line.ends_with(" cards")).count();
    let all = stepped(&[], "");
    assert_eq!((hands(&all), hidden(&all)), (4, 0), "{all}");
    let one_hand = stepped(&["--seat", "2"], "");
    assert_eq!((hands(&one_hand), hidden(&one_hand)), (4, 3), "{one_hand}");
    assert_eq!(hidden(&stepped(&[], "s 1\na\n")), 3);
    let refused = replay(&game(), &["--seat", "4"], "");
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(text(&refused.stderr), "canasta: there is no seat 4; the seats are 0 to 3\n");
}

#[test]
fn refuses_wrong_records() {
    let home = Home::new();
    let file = home.path().join("game.canasta");
    let path = file.to_str().unwrap();
    check_refused(&["replay", path], &format!("cannot read {path}: "));
    fs::write(&file, "Canasta record 1\n\nRules: whist\nSeat 0: Anna\nSeat 1: Ruth\n").unwrap();
    let output = run(&["replay", path]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).starts_with(&format!("canasta: {path}: line 3, column 8: ")), "{output:?}");

    let mut record = game();
    record.deals[1].scores = Some(vec![10, 20]);
    let output = replay(&record, &[], "");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    let error = text(&output.stderr);
    let line = 1 + record.text().lines().position(|line| line == "Score: 10, 20").unwrap();
    let expected = format!(".canasta: line {line}, column 8: Deal 2: the score is given as 10 and 20, but should be ");
    assert!(error.contains(&expected), "{error}");
}

/// Control characters could move the terminal's cursor.
#[test]
fn prints_no_control_characters_from_names() {
    let mut record = game();
    record.players[0].name = "A\u{1b}[2J\u{9b}2J".to_owned();
    for args in [&[][..], &["--step"]] {
        let output = replay(&record, args, "\n");
        for printed in [text(&output.stdout), text(&output.stderr)] {
            assert!(!printed.contains(['\u{1b}', '\u{9b}']), "{printed:?}");
        }
    }
}
