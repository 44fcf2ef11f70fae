//! `canasta replay`: a recorded game, checked by the rules and shown in the terminal.

mod picture;
mod steps;

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;

use canasta::Seat;
use canasta_i18n::messages::{cli, cli_help, cli_replay};
use canasta_i18n::{Lang, Message, record, replay as words, table};
use canasta_record::record::RecordFault;
use canasta_record::replay::Replay;
use canasta_table::replay::scene as scene_at;
use clap::Parser;

use crate::{USAGE, fail, input, paragraphs, reader_is_gone};

#[derive(Parser, Debug)]
#[command(
    about = cli_help::replay(Lang::EN),
    long_about = paragraphs(&[cli_help::replay(Lang::EN), cli_help::replay_more(Lang::EN)]),
    after_help = concat!("Example:\n", "  canasta replay evening.canasta\n", "  canasta replay --print evening.canasta | less"))]
pub(crate) struct Args {
    #[arg(value_name = "FILE", help = cli_help::record_file(Lang::EN))]
    file: String,
    #[arg(long, conflicts_with = "step", help = cli_help::replay_print(Lang::EN))]
    print: bool,
    #[arg(long, help = cli_help::replay_step(Lang::EN))]
    step: bool,
    #[arg(long, value_name = "SEAT", help = cli_help::replay_seat(Lang::EN))]
    seat: Option<u8>,
}

/// Shows it.
pub(crate) fn run(args: &Args) -> ExitCode {
    let (read, text) = match input::record(&args.file) {
        Ok(read) => read,
        Err(code) => return code,
    };
    let replay = match Replay::of(read) {
        Ok(replay) => replay,
        Err(why) => {
            let fault = record::fault(Lang::EN, &RecordFault::of(&why, &text));
            return fail(cli::fault_in(Lang::EN, &args.file, &fault).as_str(), 1);
        }
    };
    let seat = args.seat.map(Seat);
    if let Some(seat) = seat.filter(|seat| seat.0 >= replay.players().count()) {
        let last = replay.players().count() - 1;
        return fail(cli_replay::no_seat(Lang::EN, seat.0, last).as_str(), USAGE);
    }
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal() && args.file != "-";
    let mut out = io::stdout().lock();
    let shown = if args.step || terminal && !args.print {
        steps::walk(&replay, seat, io::stdin().lock(), &mut out)
    } else {
        out.write_all(whole(&replay, seat).as_bytes())
    };
    match shown.and_then(|()| out.flush()) {
        Err(why) if !reader_is_gone(&why) => fail(cli_replay::not_shown(Lang::EN, &why.to_string()).as_str(), USAGE),
        _ => ExitCode::SUCCESS,
    }
}

/// The whole game in words: a line a turn, the score after each deal.
fn whole(replay: &Replay, seat: Option<Seat>) -> String {
    let mut text = format!("{}\n", head(replay));
    for deal in 1..=replay.record().deals.len() {
        let last = replay.start_of(deal + 1).unwrap_or(replay.moments().len()) - 1;
        let scene = scene_at(replay, last, seat);
        text.push('\n');
        for line in table::log(Lang::EN, &scene) {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{}", plain(line.whole().as_str()));
        }
        for line in words::scores(Lang::EN, replay, deal) {
            let _ = writeln!(text, "{}", plain(line.as_str()));
        }
    }
    let _ = writeln!(text, "\n{}", plain(outcome(replay).as_str()));
    text
}

/// Who plays, by which rules, and when.
fn head(replay: &Replay) -> String {
    plain(words::head(Lang::EN, replay.record()).as_str())
}

fn outcome(replay: &Replay) -> Message {
    let sides = usize::from(replay.players().sides());
    let totals = replay.totals().last().copied().unwrap_or_else(|| replay.totals_before());
    words::outcome(Lang::EN, &replay.record().players, replay.winner(), &totals[..sides], replay.figures().len())
}

/// Nothing that a record says may move the terminal's cursor.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{FFFD}' } else { letter }).collect()
}
