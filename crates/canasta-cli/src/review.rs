//! `canasta review`: a finished game reviewed, for the terminal or as JSON.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::num::NonZeroU32;
use std::process::ExitCode;

use canasta::Seat;
use canasta_analysis::review::{Effort, FinishedGame, SeatReview, json};
use canasta_i18n::messages::review;
use canasta_i18n::{Lang, record, replay as game_words};
use canasta_pages::words::review as words;
use canasta_record::record::RecordError;
use canasta_record::replay::Replay;
use canasta_table::replay::scene;
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

use crate::text::plain;
use crate::{USAGE, fail, input, reader_is_gone, replay};

/// Reviews a finished game: what was luck, which turns were mistakes, and what was better
///
/// Every choice of a seat is played out beside other turns in the hidden cards that the seat could have imagined; a
/// turn is marked only where it is certain that it lost something. It takes about ten seconds a seat, and the same
/// record gives the same review on every machine. Ends with 1 where the record is no finished game by its rules, with 2
/// where it cannot be read.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!("Example:\n", "  canasta review evening.canasta\n", "  canasta review --json --seat 0 evening.canasta"))]
pub(crate) struct Args {
    /// The record; standard input if it is -
    #[arg(value_name = "FILE")]
    file: String,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// Only this seat, from 0 [default: all seats in which people play, or, if none do, all]
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// Decisions to simulate for each choice; then suspicious ones get forty times as many, all others ten
    #[arg(long, value_name = "N", default_value = "5000")]
    nodes: NonZeroU32,
}

/// Reviews it.
pub(crate) fn run(args: &Args) -> ExitCode {
    let (game, seats) = match game(args) {
        Ok(found) => found,
        Err(code) => return code,
    };
    let effort = Effort::with_nodes(args.nodes.get());
    let reviews: Vec<SeatReview> = seats.into_iter().filter_map(|seat| reviewed(&game, seat, &effort)).collect();
    let text = if args.json {
        json(&game, &effort, &reviews) + "\n"
    } else {
        let mut text = head(&game);
        reviews.iter().for_each(|found| told(&mut text, &game, found));
        text
    };
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(why) if !reader_is_gone(&why) => fail(format_args!("the output cannot be written: {why}"), USAGE),
        _ => ExitCode::SUCCESS,
    }
}

/// The game in the file, and the seats that are to be reviewed.
fn game(args: &Args) -> Result<(FinishedGame, Vec<Seat>), ExitCode> {
    let (read, text) = input::record(&args.file)?;
    let replay = Replay::of(read).map_err(|why| {
        let fault = record::fault(Lang::EN, &RecordError::of(&why, &text));
        fail(format_args!("{}: {fault}", args.file), 1)
    })?;
    let game = FinishedGame::try_from(replay).map_err(|why| {
        let after = match why.deals {
            0 => String::new(),
            1 => " after one deal".to_owned(),
            deals => format!(" after {deals} deals"),
        };
        fail(format_args!("{}: the game is not over{after}, and only finished games are reviewed", args.file), 1)
    })?;
    let all: Vec<Seat> = game.replay().players().seats().collect();
    let seats = match args.seat.map(Seat) {
        Some(seat) if !all.contains(&seat) => {
            return Err(replay::no_such_seat(seat, game.replay().players()));
        }
        Some(seat) => vec![seat],
        None => {
            let players = &game.replay().record().players;
            let people: Vec<Seat> = all.iter().copied().filter(|seat| players[seat.index()].bot.is_none()).collect();
            if people.is_empty() { all } else { people }
        }
    };
    Ok((game, seats))
}

/// The review of a seat, with a bar on standard error where that is a terminal.
fn reviewed(game: &FinishedGame, seat: Seat, effort: &Effort) -> Option<SeatReview> {
    let bar = ProgressBar::new(0);
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} seat {}", seat.0));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut progress = |progress: canasta_analysis::review::Progress| {
        bar.set_length(progress.of);
        bar.set_position(progress.done);
    };
    let found = canasta_analysis::review::review(game, seat, effort, &mut progress, &|| true);
    bar.finish_and_clear();
    found
}

/// Who played, and how it ended.
fn head(game: &FinishedGame) -> String {
    let replay = game.replay();
    let record = replay.record();
    let sides = usize::from(replay.players().sides());
    let totals = replay.totals_after(record.deals.len());
    let outcome =
        game_words::outcome(Lang::EN, &record.players, replay.winner(), &totals[..sides], replay.stats().len());
    format!("{}\n{}\n", replay::head(game.replay()), plain(outcome.as_str()))
}

/// Adds the review of a seat.
fn told(text: &mut String, game: &FinishedGame, found: &SeatReview) {
    let replay = game.replay();
    let player = replay.record().players.get(found.seat.index()).map_or("", |player| &player.name);
    // Writing to a string does not fail.
    let mut line = |indent: usize, words: &str| {
        let _ = writeln!(text, "{:indent$}{}", "", plain(words));
    };
    line(0, "");
    line(0, &format!("Seat {}, {player}", found.seat.0));
    words::summary(Lang::EN, found).iter().for_each(|said| line(2, said.as_str()));
    for (number, deal) in (1..).zip(&found.deals) {
        line(2, words::deal(Lang::EN, number, deal).as_str());
    }
    let points = found.turning_points();
    if !points.is_empty() {
        line(2, review::turning_points(Lang::EN));
    }
    for (deal, step) in points {
        line(4, words::turning_point(Lang::EN, replay, deal, step).as_str());
    }
    if found.marks().next().is_some() {
        line(2, review::marks(Lang::EN));
    }
    for (deal, choice) in found.marks() {
        let scene = scene(replay, choice.moment, Some(found.seat));
        let Some(turn) = words::marked_turn(Lang::EN, &scene, deal, choice) else { continue };
        line(4, turn.mark.as_str());
        for said in [turn.played, turn.better, turn.why, turn.tags] {
            if !said.as_str().is_empty() {
                line(6, said.as_str());
            }
        }
    }
}
