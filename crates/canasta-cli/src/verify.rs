//! `canasta verify`: whether the deals of a recorded game were fair, and whether it was played by the rules.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use canasta_i18n::messages::{cli, cli_help, fair};
use canasta_i18n::{Lang, fair as words, record};
use canasta_record::fair::Unfair;
use canasta_record::record::{DealRecord, Record};
use canasta_record::replay::Replay;
use clap::Parser;

use crate::{USAGE, fail, input, paragraphs, reader_is_gone};

#[derive(Parser, Debug)]
#[command(
    about = cli_help::verify(Lang::EN),
    long_about = paragraphs(&[cli_help::verify(Lang::EN), cli_help::verify_more(Lang::EN)]),
    after_help = "Example:\n  canasta verify evening.canasta")]
pub(crate) struct Args {
    #[arg(value_name = "FILE", help = cli_help::record_file(Lang::EN))]
    file: String,
}

/// Prints what came of it.
pub(crate) fn run(args: &Args) -> ExitCode {
    let (record, _) = match input::record(&args.file) {
        Ok(read) => read,
        Err(code) => return code,
    };
    let (text, good) = report(record);
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(why) if !reader_is_gone(&why) => fail(cli::cannot_be_written(Lang::EN, &why.to_string()).as_str(), USAGE),
        _ if good => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// The report, and whether all is proved and played by the rules.
fn report(game: Record) -> (String, bool) {
    let checked: Vec<Option<Result<(), Unfair>>> = game.deals.iter().map(check).collect();
    let mut text = String::new();
    for (number, (deal, checked)) in (1_usize..).zip(game.deals.iter().zip(&checked)) {
        let cuts = deal.proof.as_ref().map_or(0, |proof| proof.cuts.len());
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}", fair::deal(Lang::EN, number, &words::verdict(Lang::EN, *checked, cuts)));
    }
    let count = |is: fn(&Option<Result<(), Unfair>>) -> bool| checked.iter().filter(|one| is(one)).count();
    let proved = count(|one| matches!(one, Some(Ok(()))));
    let open = count(|one| matches!(one, None | Some(Err(Unfair::NoSeed))));
    let played = Replay::of(game);
    let rules = match &played {
        Ok(_) => fair::by_the_rules(Lang::EN).into(),
        Err(fault) => fair::against_the_rules(Lang::EN, &record::game_fault(Lang::EN, fault)),
    };
    let all = words::all(Lang::EN, checked.len(), proved, checked.len() - proved - open);
    let _ = writeln!(text, "{all} {rules}");
    (text, proved == checked.len() && played.is_ok())
}

fn check(deal: &DealRecord) -> Option<Result<(), Unfair>> {
    deal.proof.as_ref().map(|proof| proof.check(&deal.deck))
}
