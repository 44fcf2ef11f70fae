//! Stepping through a game: a command a line, a moment after each. Works on any terminal, and read aloud.

use std::io::{self, BufRead, Write};

use canasta::Seat;
use canasta_i18n::messages::cli_replay;
use canasta_i18n::{Lang, Message, replay as words};
use canasta_record::replay::Replay;

use super::{head, outcome, picture, plain};

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
    writeln!(out, "{}\n{}\n{}\n", head(replay), plain(outcome(replay).as_str()), cli_replay::begin(Lang::EN))?;
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

/// What a line means at a moment.
fn command(replay: &Replay, at: usize, line: &str) -> Command {
    let words: Vec<&str> = line.split_whitespace().collect();
    let last = replay.moments().len() - 1;
    let to = |moment: Option<usize>, else_print: &str| match moment {
        Some(moment) if moment <= last => Command::Moment(moment),
        _ => Command::Print(else_print.to_owned()),
    };
    let number = |word: &str| word.parse::<usize>().ok();
    let next_highlight = || replay.highlights().iter().map(|(place, _)| *place).find(|&place| place > at);
    match words[..] {
        [] | ["n"] => to(Some(at + 1), cli_replay::end(Lang::EN)),
        ["b"] => to(at.checked_sub(1), cli_replay::beginning(Lang::EN)),
        ["t"] => to(Some(turn_end(replay, at)), cli_replay::end(Lang::EN)),
        ["m"] => to(next_highlight(), cli_replay::no_highlight(Lang::EN)),
        ["l"] => Command::Print(list(replay)),
        ["d"] => to(replay.start_of(replay.moments()[at].deal + 1), cli_replay::last_deal(Lang::EN)),
        ["d", deal] => to(number(deal).and_then(|deal| replay.start_of(deal)), cli_replay::no_such_deal(Lang::EN)),
        ["a"] => Command::View(None),
        ["s", seat] => match seat.parse().ok().filter(|&seat: &u8| seat < replay.players().count()) {
            Some(seat) => Command::View(Some(Seat(seat))),
            None => Command::Print(cli_replay::no_such_seat(Lang::EN).to_owned()),
        },
        ["p"] => Command::Print(replay.line(at)),
        ["q"] => Command::Quit,
        [moment] if number(moment).is_some() => to(number(moment), cli_replay::no_such_moment(Lang::EN)),
        _ => Command::Print(help()),
    }
}

/// Every command and what it does, a line each.
fn help() -> String {
    let commands = [
        (cli_replay::enter(Lang::EN), cli_replay::does_next(Lang::EN).into()),
        ("b", cli_replay::does_back(Lang::EN).into()),
        ("t", cli_replay::does_turn(Lang::EN).into()),
        ("m", cli_replay::does_highlight(Lang::EN).into()),
        ("d", cli_replay::does_next_deal(Lang::EN).into()),
        ("d 2", cli_replay::does_deal(Lang::EN, 2_u8)),
        ("120", cli_replay::does_moment(Lang::EN, 120_u8)),
        ("l", cli_replay::does_list(Lang::EN).into()),
        ("s 2", cli_replay::does_seat(Lang::EN, 2_u8)),
        ("a", cli_replay::does_all(Lang::EN).into()),
        ("p", cli_replay::does_position(Lang::EN).into()),
        ("q", cli_replay::does_quit(Lang::EN).into()),
        ("?", cli_replay::does_help(Lang::EN).into()),
    ];
    commands.map(|(command, does): (&str, Message)| format!("{command:<5}  {does}\n")).concat()
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
        format!("{at:>6}  {}\n", plain(words::highlight(Lang::EN, replay.record(), one).as_str()))
    };
    replay.highlights().iter().map(line).collect()
}
