//! `canasta replay`: checks a recorded game against the rules, and shows it in the terminal.

mod picture;
mod steps;

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;

use canasta::{Players, Seat, Side};
use canasta_i18n::{Lang, Message, record, replay as words, table};
use canasta_record::record::RecordError;
use canasta_record::replay::Replay;
use canasta_table::replay::scene as scene_at;
use clap::Parser;

use crate::text::plain;
use crate::{EXIT_USAGE, fail, input, is_closed_pipe};

/// Step through a recorded game
///
/// Checks every action against the rules first. In a terminal, shows one step at a time (Enter: next, b: back, m: next
/// highlight, ?: help). Otherwise, or with --print, prints the whole game, one line per turn.
///
/// Exits with 1 if the game breaks the rules, or 2 if the record cannot be read.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!("Example:\n", "  canasta replay evening.canasta\n", "  canasta replay --print evening.canasta | less"))]
pub(crate) struct Args {
    /// Record; standard input if -
    #[arg(value_name = "FILE")]
    file: String,
    /// Print the whole game, even in a terminal
    #[arg(long, conflicts_with = "step")]
    print: bool,
    /// Step through the game even if standard input isn't a terminal
    #[arg(long)]
    step: bool,
    /// Show only what this seat could see, counting from 0 [default: all hands]
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    let (record, text) = match input::record(&args.file) {
        Ok(read) => read,
        Err(code) => return code,
    };
    let replay = match Replay::of(record) {
        Ok(replay) => replay,
        Err(why) => {
            let error = record::error(Lang::EN, &RecordError::of(&why, &text));
            return fail(format_args!("{}: {error}", args.file), 1);
        }
    };
    let seat = args.seat.map(Seat);
    if let Some(seat) = seat.filter(|seat| seat.0 >= replay.players().count()) {
        return no_such_seat(seat, replay.players());
    }
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal() && args.file != "-";
    let mut out = io::stdout().lock();
    let result = if args.step || is_terminal && !args.print {
        steps::walk(&replay, seat, io::stdin().lock(), &mut out)
    } else {
        out.write_all(game_text(&replay, seat).as_bytes())
    };
    match result.and_then(|()| out.flush()) {
        Err(why) if !is_closed_pipe(&why) => fail(format_args!("cannot display the game: {why}"), EXIT_USAGE),
        _ => ExitCode::SUCCESS,
    }
}

pub(crate) fn no_such_seat(seat: Seat, players: Players) -> ExitCode {
    let last = players.count() - 1;
    fail(format_args!("there is no seat {}; the seats are 0 to {last}", seat.0), EXIT_USAGE)
}

/// The whole game in words, with a line per turn, and the score after each deal.
fn game_text(replay: &Replay, seat: Option<Seat>) -> String {
    let mut text = format!("{}\n", head(replay));
    for deal in 1..=replay.record().deals.len() {
        let last = replay.start_of(deal + 1).unwrap_or(replay.steps().len()) - 1;
        let scene = scene_at(replay, last, seat);
        text.push('\n');
        for line in table::log(Lang::EN, &scene) {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{}", plain(line.full_text().as_str()));
        }
        text.push_str(&scores(replay, deal));
    }
    let _ = writeln!(text, "\n{}", plain(outcome(replay).as_str()));
    text
}

/// Players, rule set and date, for example `Anna and Paul against Ruth and Ida, hoyle, 2026-11-22.`
pub(crate) fn head(replay: &Replay) -> String {
    let record = replay.record();
    let date = record.date.as_ref().map_or_else(String::new, |date| format!(", {date}"));
    plain(&format!("{}, {}{date}.", words::sides(Lang::EN, replay.players(), &record.players), record.preset))
}

/// Scores of a deal (counted from 1), one line per side, for example `Anna and Paul: 1,230, total 2,460`. Empty if the
/// deal isn't over.
fn scores(replay: &Replay, deal: usize) -> String {
    let (Some(stats), Some(totals)) = (replay.stats().get(deal - 1), replay.totals().get(deal - 1).copied()) else {
        return String::new();
    };
    let line = |side: Side| {
        let name = words::side(Lang::EN, replay.players(), &replay.record().players, side);
        let [score, total] =
            [stats.scores[side.index()].total(), totals[side.index()]].map(|points| Lang::EN.locale().points(points));
        plain(&format!("{name}: {score}, total {total}")) + "\n"
    };
    replay.players().all_sides().map(line).collect()
}

fn outcome(replay: &Replay) -> Message {
    let sides = usize::from(replay.players().sides());
    let totals = replay.totals().last().copied().unwrap_or_else(|| replay.totals_before());
    words::outcome(Lang::EN, &replay.record().players, replay.outcome(), &totals[..sides], replay.stats().len())
}
