//! `canasta verify`: whether the deals of a recorded game were fair, and whether it was played by the rules.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use canasta_i18n::messages::fair;
use canasta_i18n::{Lang, Message, record};
use canasta_record::fair::Unfair;
use canasta_record::record::{DealRecord, Record};
use canasta_record::replay::Replay;
use clap::Parser;

use crate::{USAGE, fail, input, reader_is_gone};

/// Checks a recorded game: whether each deal is the one that was promised, and every act by the rules
///
/// Ends with 0 when every deal is proved and all was played by the rules, with 1 when something is false or cannot be
/// proved, else with 2.
#[derive(Parser, Debug)]
#[command(after_help = "Example:\n  canasta verify evening.canasta")]
pub(crate) struct Args {
    /// The record; standard input if it is -
    #[arg(value_name = "FILE")]
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
        Err(why) if !reader_is_gone(&why) => fail(format_args!("the output cannot be written: {why}"), USAGE),
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
        let _ = writeln!(text, "Deal {number}: {}", verdict(*checked, cuts));
    }
    let count = |is: fn(&Option<Result<(), Unfair>>) -> bool| checked.iter().filter(|one| is(one)).count();
    let proved = count(|one| matches!(one, Some(Ok(()))));
    let open = count(|one| matches!(one, None | Some(Err(Unfair::NoSeed))));
    let played = Replay::of(game);
    let rules = match &played {
        Ok(_) => "Every action was played by the rules, and the scores add up.".to_owned(),
        Err(fault) => format!("But this was not played by the rules. {}", record::game_error(Lang::EN, fault)),
    };
    let summary = summary(checked.len(), proved, checked.len() - proved - open);
    let _ = writeln!(text, "{summary} {rules}");
    (text, proved == checked.len() && played.is_ok())
}

fn check(deal: &DealRecord) -> Option<Result<(), Unfair>> {
    deal.proof.as_ref().map(|proof| proof.check(&deal.deck))
}

/// The result for a deal; `checked` is `None` if no seed was promised.
fn verdict(checked: Option<Result<(), Unfair>>, cuts: usize) -> Message {
    match checked {
        None => fair::nothing(Lang::EN).into(),
        Some(Ok(())) => fair::proved(Lang::EN, cuts),
        Some(Err(Unfair::NoSeed)) => fair::no_seed(Lang::EN).into(),
        Some(Err(Unfair::Commitment)) => fair::commitment(Lang::EN).into(),
        Some(Err(Unfair::Deck)) => fair::deck(Lang::EN).into(),
        Some(Err(Unfair::Cuts)) => fair::cuts(Lang::EN).into(),
    }
}

/// The result for all deals.
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
    fn deals_are_judged_in_words() {
        let verdict = |checked, cuts| verdict(checked, cuts).to_string();
        let fair = "Fair. The seed is the promised one, and with 2 cuts it gives these cards.";
        assert_eq!(verdict(Some(Ok(())), 2), fair);
        assert!(verdict(Some(Ok(())), 0).contains("without a cut it"));
        for why in [Unfair::Commitment, Unfair::Deck, Unfair::Cuts] {
            assert!(verdict(Some(Err(why)), 1).starts_with("Not fair. "));
        }
        for open in [None, Some(Err(Unfair::NoSeed))] {
            assert!(verdict(open, 0).starts_with("Not proved. "));
        }
    }

    #[test]
    fn deals_are_counted() {
        for (deals, proved, unfair, text) in [
            (1, 1, 0, "This deal is fair."),
            (2, 2, 0, "Both deals are fair."),
            (3, 3, 0, "All 3 deals are fair."),
            (3, 2, 0, "2 of 3 deals are proved."),
            (3, 1, 0, "One of 3 deals is proved."),
            (3, 0, 0, "None of 3 deals is proved."),
            (3, 2, 1, "One of 3 deals is not fair."),
            (13, 0, 13, "13 of 13 deals are not fair."),
            (1, 0, 1, "This deal is not fair."),
            (1, 0, 0, "This deal is not proved."),
        ] {
            assert_eq!(summary(deals, proved, unfair), text);
        }
    }
}
