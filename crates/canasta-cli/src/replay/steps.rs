//! Steps through a game with one command per line, which works on any terminal and with screen readers.

use std::io::{self, BufRead, Write};

use canasta::Seat;
use canasta_i18n::{Lang, replay as words};
use canasta_record::replay::Replay;

use super::{head, outcome, picture};
use crate::text::plain;

enum Command {
    GoTo(usize),
    View(Option<Seat>),
    Print(String),
    Quit,
}

/// Shows steps until there are no more commands.
///
/// # Errors
/// The input cannot be read, or the output cannot be written.
pub(super) fn walk(replay: &Replay, seat: Option<Seat>, lines: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n{}", head(replay), plain(outcome(replay).as_str()))?;
    writeln!(out, "Press Enter for the next step, ? for help.\n")?;
    let mut step = 0;
    let mut viewer = seat;
    show(replay, step, viewer, out)?;
    for line in lines.lines() {
        match command(replay, step, &line?) {
            Command::Quit => break,
            Command::Print(text) => writeln!(out, "{text}")?,
            Command::View(new_viewer) => {
                viewer = new_viewer;
                show(replay, step, viewer, out)?;
            }
            Command::GoTo(new_step) => {
                step = new_step;
                show(replay, step, viewer, out)?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

fn show(replay: &Replay, step: usize, viewer: Option<Seat>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", picture::step_text(replay, step, viewer))?;
    out.flush()
}

const END: &str = "This is the end. Type b to go back, q to quit.";

/// Parses a line typed at the step `at`.
fn command(replay: &Replay, at: usize, line: &str) -> Command {
    let words: Vec<&str> = line.split_whitespace().collect();
    let last = replay.steps().len() - 1;
    let go_to = |step: Option<usize>, else_print: &str| match step {
        Some(step) if step <= last => Command::GoTo(step),
        _ => Command::Print(else_print.to_owned()),
    };
    let number = |word: &str| word.parse::<usize>().ok();
    let next_highlight = || replay.milestones().iter().map(|(step, _)| *step).find(|&step| step > at);
    match words[..] {
        [] | ["n"] => go_to(Some(at + 1), END),
        ["b"] => go_to(at.checked_sub(1), "This is the beginning."),
        ["t"] => go_to(Some(turn_end(replay, at)), END),
        ["m"] => go_to(next_highlight(), "No more highlights."),
        ["l"] => Command::Print(highlights(replay)),
        ["d"] => go_to(replay.start_of(replay.steps()[at].deal + 1), "This is the last deal."),
        ["d", deal] => go_to(number(deal).and_then(|deal| replay.start_of(deal)), "No such deal."),
        ["a"] => Command::View(None),
        ["s", seat] => match seat.parse().ok().filter(|&seat: &u8| seat < replay.players().count()) {
            Some(seat) => Command::View(Some(Seat(seat))),
            None => Command::Print("No such seat.".to_owned()),
        },
        ["p"] => Command::Print(replay.line(at)),
        ["q"] => Command::Quit,
        [step] if number(step).is_some() => go_to(number(step), "No such step."),
        _ => Command::Print(help()),
    }
}

/// Commands with example numbers, and their descriptions.
const COMMANDS: [(&str, &str); 13] = [
    ("Enter", "next step"),
    ("b", "back one step"),
    ("t", "end of the turn"),
    ("m", "next highlight"),
    ("d", "next deal"),
    ("d 2", "deal 2"),
    ("120", "step 120"),
    ("l", "list all highlights"),
    ("s 2", "show only seat 2’s hand"),
    ("a", "show all hands"),
    ("p", "print this position as one line"),
    ("q", "quit"),
    ("?", "this help"),
];

fn help() -> String {
    COMMANDS.map(|(command, does)| format!("{command:<5}  {does}\n")).concat()
}

/// The last step of the turn that comes next.
fn turn_end(replay: &Replay, at: usize) -> usize {
    let moments = replay.steps();
    let Some(next) = moments.get(at + 1) else { return at + 1 };
    let same = moments[at + 1..].iter().take_while(|moment| (moment.deal, moment.turn) == (next.deal, next.turn));
    at + same.count()
}

/// The list of highlights, one per line.
fn highlights(replay: &Replay) -> String {
    let line = |(step, highlight): &(usize, _)| {
        format!("{step:>6}  {}\n", plain(words::milestone(Lang::EN, replay.record(), highlight).as_str()))
    };
    replay.milestones().iter().map(line).collect()
}
