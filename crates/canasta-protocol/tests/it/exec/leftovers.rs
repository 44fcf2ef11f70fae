//! No process is left behind: neither the bot nor what it started.
#![cfg(unix)]

use std::time::Duration;

use canasta::Seat;
use canasta_protocol::exec::{End, Limits, Process};

use crate::exec::forfeits::{sh, table};
use crate::exec::tables::{seated, until};

/// Starts a child of its own, tells both numbers on standard error, and then does not end by itself.
const FAMILY: &str = "sleep 1000 & echo $$ $! ready >&2; trap : TERM; while :; do sleep 1000; done";

/// A bot with a child, and their numbers.
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
    assert!(numbers.iter().all(|&number| runs(number)), "both run at first");
    (bot, numbers)
}

/// The process numbers that a bot has written to its standard error, once it is ready.
fn numbers_of(bot: &Process) -> Option<Vec<u32>> {
    let told = bot.stderr();
    let words: Vec<&str> = told.split_whitespace().collect();
    (words.last() == Some(&"ready")).then(|| words.iter().filter_map(|word| word.parse().ok()).collect())
}

/// Whether a process runs; one that has ended and was not collected does not.
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
fn when_it_is_dropped() {
    let (bot, numbers) = family();
    drop(bot);
    none_left(&numbers);
}

#[test]
fn when_it_forfeits() {
    let (mut bot, numbers) = family();
    assert!(bot.turn(&table().view(Some(Seat(0)))).is_err());
    none_left(&numbers);
}

#[test]
fn when_it_does_not_end_at_the_end() {
    let (bot, numbers) = family();
    bot.end(End::Over);
    none_left(&numbers);
}

#[test]
fn when_it_ends_and_leaves_a_child() {
    let limits = Limits { turn: Duration::from_millis(20), start: Duration::ZERO, ..Limits::default() };
    let mut bot = seated(&sh("sleep 1000 & echo $$ $! ready >&2"), &table(), Seat(0), &limits);
    let numbers = until(|| numbers_of(&bot));
    none_left(&numbers[..1]);
    // Its child holds the pipes: that it has ended is seen when the time is up, or its standard input is written to.
    assert_eq!(bot.turn(&table().view(Some(Seat(0)))).unwrap_err().why.code(), "left");
    none_left(&numbers);
}

/// A bot that reads its input ends by itself: the caller does not wait for its time to run out, which would be a week.
#[test]
fn one_that_reads_its_input_ends_by_itself() {
    let limits = Limits { end: Duration::from_secs(7 * 86_400), ..Limits::default() };
    let bot = seated(&sh("while read -r line; do last=$line; done; echo $last >&2"), &table(), Seat(0), &limits);
    bot.end(End::Over);
}
