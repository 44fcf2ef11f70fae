//! No process is left behind, neither the bot nor its children.
#![cfg(unix)]

use std::time::Duration;

use canasta::Seat;
use canasta_protocol::exec::{End, Limits, Process};

use crate::exec::forfeits::{sh, table};
use crate::exec::tables::{seated, until};

/// Starts a child, prints both process ids to standard error, and never exits on its own.
const FAMILY: &str = "sleep 1000 & echo $$ $! ready >&2; trap : TERM; while :; do sleep 1000; done";

/// Starts a bot with a child, and returns their process ids.
fn family() -> (Process, Vec<u32>) {
    let limits = Limits {
        turn: Duration::from_millis(20),
        start: Duration::ZERO,
        end: Duration::from_millis(20),
        ..Limits::default()
    };
    let bot = seated(&sh(FAMILY), &table(), Seat(0), &limits);
    let numbers = until(|| numbers_of(&bot));
    assert_eq!(numbers.len(), 2);
    assert!(numbers.iter().all(|&number| runs(number)), "both must be running at first");
    (bot, numbers)
}

/// The process ids in a bot's standard error, once it is ready.
fn numbers_of(bot: &Process) -> Option<Vec<u32>> {
    let stderr = bot.stderr();
    let words: Vec<&str> = stderr.split_whitespace().collect();
    (words.last() == Some(&"ready")).then(|| words.iter().filter_map(|word| word.parse().ok()).collect())
}

/// Whether a process is running. A zombie doesn't count.
fn runs(number: u32) -> bool {
    match std::fs::read_to_string(format!("/proc/{number}/stat")) {
        Ok(stat) => !stat.rsplit(')').next().unwrap_or_default().trim_start().starts_with('Z'),
        Err(_) if std::path::Path::new("/proc/self").exists() => false,
        Err(_) => {
            let state = std::process::Command::new("ps").args(["-o", "stat=", "-p", &number.to_string()]).output();
            let state = state.map(|output| output.stdout).unwrap_or_default();
            !state.is_empty() && state.first() != Some(&b'Z')
        }
    }
}

fn none_left(numbers: &[u32]) {
    until(|| (!numbers.iter().any(|&number| runs(number))).then_some(()));
}

#[test]
fn dropping_a_bot_kills_it_and_its_children() {
    let (bot, numbers) = family();
    drop(bot);
    none_left(&numbers);
}

#[test]
fn a_forfeit_kills_the_bot_and_its_children() {
    let (mut bot, numbers) = family();
    assert!(bot.turn(&table().view(Some(Seat(0)))).is_err());
    none_left(&numbers);
}

#[test]
fn a_bot_that_ignores_the_end_is_killed_with_its_children() {
    let (bot, numbers) = family();
    bot.end(End::Over);
    none_left(&numbers);
}

#[test]
fn the_child_of_a_bot_that_has_exited_is_killed() {
    let limits = Limits { turn: Duration::from_millis(20), start: Duration::ZERO, ..Limits::default() };
    let mut bot = seated(&sh("sleep 1000 & echo $$ $! ready >&2"), &table(), Seat(0), &limits);
    let numbers = until(|| numbers_of(&bot));
    none_left(&numbers[..1]);
    // The child keeps the pipes open, so the bot's exit is noticed only at the timeout or on the next write.
    assert_eq!(bot.turn(&table().view(Some(Seat(0)))).unwrap_err().why.code(), "left");
    none_left(&numbers);
}

/// A bot that reads its input exits on its own. If it didn't, the test would wait for a week.
#[test]
fn a_bot_that_reads_its_input_exits_by_itself() {
    let limits = Limits { end: Duration::from_secs(7 * 86_400), ..Limits::default() };
    let bot = seated(&sh("while read -r line; do last=$line; done; echo $last >&2"), &table(), Seat(0), &limits);
    bot.end(End::Over);
}
