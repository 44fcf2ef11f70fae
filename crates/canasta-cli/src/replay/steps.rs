//! Stepping through a game: a command a line, a moment after each. Works on any terminal, and read aloud.

use std::io::{self, BufRead, Write};

use canasta::Seat;
use canasta_i18n::{Lang, replay as words};
use canasta_record::replay::Replay;

use super::{head, outcome, picture};
use crate::text::plain;

/// What a line asks for.
enum Command {
    Moment(usize),
    View(Option<Seat>),
    Print(String),
    Quit,
}

/// Shows moments until there are no more commands.
///
/// # Errors
/// The input cannot be read, or nothing be written.
pub(super) fn walk(replay: &Replay, seat: Option<Seat>, lines: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n{}", head(replay), plain(outcome(replay).as_str()))?;
    writeln!(out, "Press Enter for the next action; type ? for all commands.\n")?;
    let (mut at, mut seat) = (0, seat);
    show(replay, at, seat, out)?;
    for line in lines.lines() {
        match command(replay, at, &line?) {
            Command::Quit => break,
            Command::Print(text) => writeln!(out, "{text}")?,
            Command::View(viewer) => {
                seat = viewer;
                show(replay, at, seat, out)?;
            }
            Command::Moment(moment) => {
                at = moment;
                show(replay, at, seat, out)?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

fn show(replay: &Replay, at: usize, seat: Option<Seat>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", picture::of(replay, at, seat))?;
    out.flush()
}

const END: &str = "This is the end. Type b to go back, q to quit.";

/// What a line means at a moment.
fn command(replay: &Replay, at: usize, line: &str) -> Command {
    let words: Vec<&str> = line.split_whitespace().collect();
    let last = replay.moments().len() - 1;
    let to = |moment: Option<usize>, else_print: &str| match moment {
        Some(moment) if moment <= last => Command::Moment(moment),
        _ => Command::Print(else_print.to_owned()),
    };
    let number = |word: &str| word.parse::<usize>().ok();
    let next_milestone = || replay.milestones().iter().map(|(place, _)| *place).find(|&place| place > at);
    match words[..] {
        [] | ["n"] => to(Some(at + 1), END),
        ["b"] => to(at.checked_sub(1), "This is the beginning."),
        ["t"] => to(Some(turn_end(replay, at)), END),
        ["m"] => to(next_milestone(), "There are no more highlights."),
        ["l"] => Command::Print(list(replay)),
        ["d"] => to(replay.start_of(replay.moments()[at].deal + 1), "This is the last deal."),
        ["d", deal] => to(number(deal).and_then(|deal| replay.start_of(deal)), "There is no such deal."),
        ["a"] => Command::View(None),
        ["s", seat] => match seat.parse().ok().filter(|&seat: &u8| seat < replay.players().count()) {
            Some(seat) => Command::View(Some(Seat(seat))),
            None => Command::Print("There is no such seat.".to_owned()),
        },
        ["p"] => Command::Print(replay.line(at)),
        ["q"] => Command::Quit,
        [moment] if number(moment).is_some() => to(number(moment), "There is no such moment."),
        _ => Command::Print(help()),
    }
}

/// The commands, each with an example where it takes a number.
const COMMANDS: [(&str, &str); 13] = [
    ("Enter", "the next action"),
    ("b", "back by one action"),
    ("t", "the end of the turn"),
    ("m", "the next highlight"),
    ("d", "the next deal"),
    ("d 2", "deal 2"),
    ("120", "moment 120"),
    ("l", "all highlights"),
    ("s 2", "only seat 2’s hand"),
    ("a", "all hands"),
    ("p", "this position as one line"),
    ("q", "quit"),
    ("?", "this help"),
];

/// Every command and what it does, a line each.
fn help() -> String {
    COMMANDS.map(|(command, does)| format!("{command:<5}  {does}\n")).concat()
}

/// The last moment of the line in which the next act stands.
fn turn_end(replay: &Replay, at: usize) -> usize {
    let moments = replay.moments();
    let Some(next) = moments.get(at + 1) else { return at + 1 };
    let same = moments[at + 1..].iter().take_while(|moment| (moment.deal, moment.turn) == (next.deal, next.turn));
    at + same.count()
}

/// Every highlight, a line each.
fn list(replay: &Replay) -> String {
    let line = |(at, one): &(usize, _)| {
        format!("{at:>6}  {}\n", plain(words::milestone(Lang::EN, replay.record(), one).as_str()))
    };
    replay.milestones().iter().map(line).collect()
}
