//! Stepping through a game: an answer a line, a moment after each. Works on any terminal, and read aloud.

use std::io::{self, BufRead, Write};

use canasta::Seat;
use canasta_record::replay::Replay;
use canasta_words::replay as words;

use super::{head, outcome, picture, plain};

/// What the answers mean.
const HELP: &str = "\
Enter  the next act           b  back by one act
t      the end of the turn    m  the next big moment
d      the next deal          d 2  deal 2
120    moment 120             l  all big moments
s 2    only seat 2's hand     a  all hands
p      this moment in a line  q  the end
?      this help
";

/// What somebody wants.
enum Wish {
    Moment(usize),
    View(Option<Seat>),
    Tell(String),
    End,
}

/// Shows moments until there are no more answers.
///
/// # Errors
/// The input cannot be read, or nothing be written.
pub(super) fn walk(replay: &Replay, seat: Option<Seat>, answers: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n{}.\nEnter goes on, ? tells the rest.\n", head(replay), plain(&outcome(replay)))?;
    let (mut at, mut seat) = (0, seat);
    show(replay, at, seat, out)?;
    for answer in answers.lines() {
        match wish(replay, at, &answer?) {
            Wish::End => break,
            Wish::Tell(text) => writeln!(out, "{text}")?,
            Wish::View(viewer) => {
                seat = viewer;
                show(replay, at, seat, out)?;
            }
            Wish::Moment(moment) => {
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

/// What an answer means at a moment.
fn wish(replay: &Replay, at: usize, answer: &str) -> Wish {
    let words: Vec<&str> = answer.split_whitespace().collect();
    let last = replay.moments().len() - 1;
    let to = |moment: Option<usize>, else_say: &str| match moment {
        Some(moment) if moment <= last => Wish::Moment(moment),
        _ => Wish::Tell(else_say.to_owned()),
    };
    let number = |word: &str| word.parse::<usize>().ok();
    match words[..] {
        [] | ["n"] => to(Some(at + 1), "This is the end. b goes back, q ends."),
        ["b"] => to(at.checked_sub(1), "This is the beginning."),
        ["t"] => to(Some(turn_end(replay, at)), "This is the end. b goes back, q ends."),
        ["m"] => {
            to(replay.highlights().iter().map(|(place, _)| *place).find(|&place| place > at), "No big moment follows.")
        }
        ["l"] => Wish::Tell(list(replay)),
        ["d"] => to(replay.start_of(replay.moments()[at].deal + 1), "This is the last deal."),
        ["d", deal] => to(number(deal).and_then(|deal| replay.start_of(deal)), "There is no such deal."),
        ["a"] => Wish::View(None),
        ["s", seat] => match seat.parse().ok().filter(|&seat: &u8| seat < replay.players().count()) {
            Some(seat) => Wish::View(Some(Seat(seat))),
            None => Wish::Tell("There is no such seat.".to_owned()),
        },
        ["p"] => Wish::Tell(replay.line(at)),
        ["q"] => Wish::End,
        [moment] if number(moment).is_some() => to(number(moment), "There is no such moment."),
        _ => Wish::Tell(HELP.to_owned()),
    }
}

/// The last moment of the line in which the next act stands.
fn turn_end(replay: &Replay, at: usize) -> usize {
    let moments = replay.moments();
    let Some(next) = moments.get(at + 1) else { return at + 1 };
    let same = moments[at + 1..].iter().take_while(|moment| (moment.deal, moment.turn) == (next.deal, next.turn));
    at + same.count()
}

/// Every big moment, a line each.
fn list(replay: &Replay) -> String {
    let line = |(at, big): &(usize, _)| format!("{at:>6}  {}\n", plain(&words::big(replay.record(), big)));
    replay.highlights().iter().map(line).collect()
}
