//! `canasta verify`: checks that a recorded game was fair and legal.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use canasta_i18n::messages::fair;
use canasta_i18n::{Lang, Message, record};
use canasta_record::fair::FairnessError;
use canasta_record::record::{DealRecord, Record};
use canasta_record::replay::Replay;
use clap::Parser;

use crate::{EXIT_USAGE, fail, input, is_closed_pipe};

/// Verify that a recorded game was fair and legal
///
/// Checks that every deal matches its commitment, and every action against the rules.
///
/// Exits with 1 if anything is wrong or cannot be verified, or 2 if the record cannot be read.
#[derive(Parser, Debug)]
#[command(after_help = "Example:\n  canasta verify evening.canasta")]
pub(crate) struct Args {
    /// Record; standard input if -
    #[arg(value_name = "FILE")]
    file: String,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    let (record, _) = match input::record(&args.file) {
        Ok(read) => read,
        Err(code) => return code,
    };
    let (text, is_verified) = report(record);
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(why) if !is_closed_pipe(&why) => fail(format_args!("cannot write output: {why}"), EXIT_USAGE),
        _ if is_verified => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// The report, and whether the game is completely fair and legal.
fn report(game: Record) -> (String, bool) {
    let results: Vec<Option<Result<(), FairnessError>>> = game.deals.iter().map(check).collect();
    let mut text = String::new();
    for (number, (deal, result)) in (1_usize..).zip(game.deals.iter().zip(&results)) {
        let cuts = deal.proof.as_ref().map_or(0, |proof| proof.cuts.len());
        // Writing to a string does not fail.
        let _ = writeln!(text, "Deal {number}: {}", verdict(*result, cuts));
    }
    let count = |is: fn(&Option<Result<(), FairnessError>>) -> bool| results.iter().filter(|result| is(result)).count();
    let proved = count(|result| matches!(result, Some(Ok(()))));
    let unproved = count(|result| matches!(result, None | Some(Err(FairnessError::NoSeed))));
    let replay = Replay::of(game);
    let legality = match &replay {
        Ok(_) => "All actions were legal, and the scores add up.".to_owned(),
        Err(error) => format!("But the game is not valid. {}", record::game_error(Lang::EN, error)),
    };
    let summary = summary(results.len(), proved, results.len() - proved - unproved);
    let _ = writeln!(text, "{summary} {legality}");
    (text, proved == results.len() && replay.is_ok())
}

fn check(deal: &DealRecord) -> Option<Result<(), FairnessError>> {
    deal.proof.as_ref().map(|proof| proof.check(&deal.deck))
}

/// The verdict on a deal. `result` is `None` if there was no commitment.
fn verdict(result: Option<Result<(), FairnessError>>, cuts: usize) -> Message {
    match result {
        None => fair::nothing(Lang::EN).into(),
        Some(Ok(())) => fair::proved(Lang::EN, cuts),
        Some(Err(FairnessError::NoSeed)) => fair::no_seed(Lang::EN).into(),
        Some(Err(FairnessError::Commitment)) => fair::commitment(Lang::EN).into(),
        Some(Err(FairnessError::Deck)) => fair::deck(Lang::EN).into(),
        Some(Err(FairnessError::Cuts)) => fair::cuts(Lang::EN).into(),
    }
}

/// The verdict on all deals.
fn summary(deals: usize, proved: usize, unfair: usize) -> Message {
    if unfair > 0 {
        fair::unfair_deals(Lang::EN, deals, unfair)
    } else if proved == deals {
        fair::all(Lang::EN, deals)
    } else {
        fair::some(Lang::EN, deals, proved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn describes_the_result_of_each_deal() {
        let verdict = |result, cuts| verdict(result, cuts).to_string();
        let fair = "Fair. The seed matches the commitment and, with 2 cuts, produces these cards.";
        assert_eq!(verdict(Some(Ok(())), 2), fair);
        assert!(verdict(Some(Ok(())), 0).contains("with no cuts, produces"));
        for why in [FairnessError::Commitment, FairnessError::Deck, FairnessError::Cuts] {
            assert!(verdict(Some(Err(why)), 1).starts_with("Not fair. "));
        }
        for unproved in [None, Some(Err(FairnessError::NoSeed))] {
            assert!(verdict(unproved, 0).starts_with("Not proven. "));
        }
    }

    #[test]
    fn counts_fair_and_unfair_deals() {
        for (deals, proved, unfair, text) in [
            (1, 1, 0, "This deal is fair."),
            (2, 2, 0, "Both deals are fair."),
            (3, 3, 0, "All 3 deals are fair."),
            (3, 2, 0, "2 of the 3 deals are proven."),
            (3, 1, 0, "One of the 3 deals is proven."),
            (3, 0, 0, "None of the 3 deals is proven."),
            (3, 2, 1, "One of the 3 deals isn’t fair."),
            (13, 0, 13, "13 of the 13 deals aren’t fair."),
            (1, 0, 1, "This deal isn’t fair."),
            (1, 0, 0, "This deal isn’t proven."),
        ] {
            assert_eq!(summary(deals, proved, unfair), text);
        }
    }
}
