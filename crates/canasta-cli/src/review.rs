//! `canasta review`: a finished game reviewed, for the terminal or as JSON.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::num::NonZeroU32;
use std::process::ExitCode;

use canasta::Seat;
use canasta_analysis::review::{Effort, FinishedGame, SeatReview, json};
use canasta_i18n::messages::{cli, cli_help, cli_replay, cli_review, review};
use canasta_i18n::{Lang, record, replay as game_words};
use canasta_pages::words::review as words;
use canasta_record::record::RecordFault;
use canasta_record::replay::Replay;
use canasta_table::replay::scene;
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

use crate::{USAGE, fail, input, paragraphs, reader_is_gone};

#[derive(Parser, Debug)]
#[command(
    about = cli_help::review(Lang::EN),
    long_about = paragraphs(&[cli_help::review(Lang::EN), cli_help::review_more(Lang::EN)]),
    after_help = concat!("Example:\n", "  canasta review evening.canasta\n", "  canasta review --json --seat 0 evening.canasta"))]
pub(crate) struct Args {
    #[arg(value_name = "FILE", help = cli_help::record_file(Lang::EN))]
    file: String,
    #[arg(long, help = cli_help::json(Lang::EN))]
    json: bool,
    #[arg(long, value_name = "SEAT", help = cli_help::review_seat(Lang::EN))]
    seat: Option<u8>,
    #[arg(long, value_name = "N", default_value = "5000", help = cli_help::review_nodes(Lang::EN))]
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
        Err(why) if !reader_is_gone(&why) => fail(cli::cannot_be_written(Lang::EN, &why.to_string()).as_str(), USAGE),
        _ => ExitCode::SUCCESS,
    }
}

/// The game in the file, and the seats that are to be reviewed.
fn game(args: &Args) -> Result<(FinishedGame, Vec<Seat>), ExitCode> {
    let (read, text) = input::record(&args.file)?;
    let replay = Replay::of(read).map_err(|why| {
        let fault = record::fault(Lang::EN, &RecordFault::of(&why, &text));
        fail(cli::fault_in(Lang::EN, &args.file, &fault).as_str(), 1)
    })?;
    let game = FinishedGame::try_from(replay).map_err(|why| {
        let fault = cli_review::not_finished(Lang::EN, why.deals);
        fail(cli::fault_in(Lang::EN, &args.file, &fault).as_str(), 1)
    })?;
    let all: Vec<Seat> = game.replay().players().seats().collect();
    let seats = match args.seat.map(Seat) {
        Some(seat) if !all.contains(&seat) => {
            return Err(fail(cli_replay::no_seat(Lang::EN, seat.0, all.len() - 1).as_str(), USAGE));
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
    let label = cli_review::progress(Lang::EN, seat.0);
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {label}"));
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
        game_words::outcome(Lang::EN, &record.players, replay.winner(), &totals[..sides], replay.figures().len());
    format!("{}\n{}\n", plain(game_words::head(Lang::EN, record).as_str()), plain(outcome.as_str()))
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
    line(0, cli_review::player(Lang::EN, found.seat.0, player).as_str());
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

/// Nothing that a record says may move the terminal's cursor.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{FFFD}' } else { letter }).collect()
}
