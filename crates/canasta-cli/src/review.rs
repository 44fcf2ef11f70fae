//! `canasta review`: reviews a finished game, and prints the review as text or JSON.

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
use crate::{EXIT_USAGE, fail, input, is_closed_pipe, replay};

/// Review a finished game: luck, mistakes and better plays
///
/// Simulates each decision and its alternatives over deals that fit what the seat could see. Only clear mistakes are
/// marked. Takes about ten seconds per seat, and gives the same result on every machine.
///
/// Exits with 1 if the record isn't a finished, legal game, or 2 if it cannot be read.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!("Example:\n", "  canasta review evening.canasta\n", "  canasta review --json --seat 0 evening.canasta"))]
pub(crate) struct Args {
    /// Record; standard input if -
    #[arg(value_name = "FILE")]
    file: String,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// Review only this seat, counting from 0 [default: all people, or all seats if only bots played]
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// Simulate this many decisions per choice
    ///
    /// Suspected mistakes then get 40 times as many, all others 10 times.
    #[arg(long, value_name = "N", default_value = "5000")]
    nodes: NonZeroU32,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    let (game, seats) = match read_game(args) {
        Ok(game_and_seats) => game_and_seats,
        Err(code) => return code,
    };
    let effort = Effort::with_nodes(args.nodes.get());
    let reviews: Vec<SeatReview> = seats.into_iter().filter_map(|seat| review_seat(&game, seat, &effort)).collect();
    let text = if args.json {
        json(&game, &effort, &reviews) + "\n"
    } else {
        let mut text = head(&game);
        reviews.iter().for_each(|review| write_review(&mut text, &game, review));
        text
    };
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(why) if !is_closed_pipe(&why) => fail(format_args!("cannot write output: {why}"), EXIT_USAGE),
        _ => ExitCode::SUCCESS,
    }
}

/// Reads the game, and returns it with the seats to review.
fn read_game(args: &Args) -> Result<(FinishedGame, Vec<Seat>), ExitCode> {
    let (record, text) = input::record(&args.file)?;
    let replay = Replay::of(record).map_err(|why| {
        let error = record::error(Lang::EN, &RecordError::of(&why, &text));
        fail(format_args!("{}: {error}", args.file), 1)
    })?;
    let game = FinishedGame::try_from(replay).map_err(|why| {
        let end = match why.deals {
            0 => String::new(),
            1 => " (this one stops after one deal)".to_owned(),
            deals => format!(" (this one stops after {deals} deals)"),
        };
        fail(format_args!("{}: only finished games can be reviewed{end}", args.file), 1)
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

/// Reviews a seat. Shows a progress bar on standard error if that is a terminal.
fn review_seat(game: &FinishedGame, seat: Seat, effort: &Effort) -> Option<SeatReview> {
    let bar = ProgressBar::new(0);
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} seat {}", seat.0));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut progress = |progress: canasta_analysis::review::Progress| {
        bar.set_length(progress.of);
        bar.set_position(progress.done);
    };
    let review = canasta_analysis::review::review(game, seat, effort, &mut progress, &|| true);
    bar.finish_and_clear();
    review
}

/// Players and result.
fn head(game: &FinishedGame) -> String {
    let replay = game.replay();
    let record = replay.record();
    let sides = usize::from(replay.players().sides());
    let totals = replay.totals_after(record.deals.len());
    let outcome =
        game_words::outcome(Lang::EN, &record.players, replay.outcome(), &totals[..sides], replay.stats().len());
    format!("{}\n{}\n", replay::head(game.replay()), plain(outcome.as_str()))
}

fn write_review(text: &mut String, game: &FinishedGame, seat_review: &SeatReview) {
    let replay = game.replay();
    let player = replay.record().players.get(seat_review.seat.index()).map_or("", |player| &player.name);
    // Writing to a string does not fail.
    let mut line = |indent: usize, words: &str| {
        let _ = writeln!(text, "{:indent$}{}", "", plain(words));
    };
    line(0, "");
    line(0, &format!("Seat {}, {player}", seat_review.seat.0));
    words::summary(Lang::EN, seat_review).iter().for_each(|sentence| line(2, sentence.as_str()));
    for (number, deal) in (1..).zip(&seat_review.deals) {
        line(2, words::deal(Lang::EN, number, deal).as_str());
    }
    let points = seat_review.turning_points();
    if !points.is_empty() {
        line(2, review::turning_points(Lang::EN));
    }
    for (deal, step) in points {
        line(4, words::turning_point(Lang::EN, replay, deal, step).as_str());
    }
    if seat_review.marks().next().is_some() {
        line(2, review::marks(Lang::EN));
    }
    for (deal, choice) in seat_review.marks() {
        let scene = scene(replay, choice.moment, Some(seat_review.seat));
        let Some(turn) = words::marked_turn(Lang::EN, &scene, deal, choice) else { continue };
        line(4, turn.mark.as_str());
        for sentence in [turn.played, turn.better, turn.why, turn.tags] {
            if !sentence.as_str().is_empty() {
                line(6, sentence.as_str());
            }
        }
    }
}
