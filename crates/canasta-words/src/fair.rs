//! Fair deals in words: what is said of a deal that was checked, on the command line and by the page's script.

use canasta_record::fair::Unfair;

use crate::number;
use crate::table::capital;

/// A deal that was checked.
pub const FAIR: &str = "Fair. The seed is the promised one, and with {} it gives these cards.";
/// Its seed is not there.
pub const NO_SEED: &str = "Not proved. Its seed has not been told.";
/// Another seed than the promised one.
pub const COMMITMENT: &str = "False. The seed is not the one that was promised for this deal, table, seats and rules.";
/// Other cards than seed and cuts give.
pub const DECK: &str = "False. The promised seed gives other cards, or somebody’s cut was changed or left out.";
/// Cuts that cannot be.
pub const CUTS: &str = "False. A cut comes from a seat in which no player sat, or twice from the same one.";
/// Nothing was promised.
pub const NOTHING: &str = "Not proved. Nothing was promised before it, or the record does not tell it.";

/// What came of checking a deal, `None` where nothing was promised; with so many cuts.
pub fn verdict(checked: Option<Result<(), Unfair>>, cuts: usize) -> String {
    match checked {
        None => NOTHING.to_owned(),
        Some(Ok(())) => FAIR.replace("{}", &some_cuts(cuts)),
        Some(Err(Unfair::NoSeed)) => NO_SEED.to_owned(),
        Some(Err(Unfair::Commitment)) => COMMITMENT.to_owned(),
        Some(Err(Unfair::Deck)) => DECK.to_owned(),
        Some(Err(Unfair::Cuts)) => CUTS.to_owned(),
    }
}

/// A deal with what came of checking it.
pub fn deal(number: usize, verdict: &str) -> String {
    format!("Deal {number}: {verdict}")
}

/// Behind what was said of the deals.
pub const BY_THE_RULES: &str = "Every act was played by the rules, and the scores add up.";

/// The same where it was not: with the sentence that says what is wrong.
pub fn against_the_rules(wrong: &str) -> String {
    format!("But this was not played by the rules. {wrong}")
}

/// `no cut`, `one cut`, `two cuts`
pub fn some_cuts(cuts: usize) -> String {
    format!("{} {}", number(cuts), if cuts < 2 { "cut" } else { "cuts" })
}

/// All deals together: how many there are, how many are proved, how many are false.
pub fn all(deals: usize, proved: usize, wrong: usize) -> String {
    let of = |n: usize, what: &str| {
        let is = if n == 1 { "is" } else { "are" };
        format!("{} of {} deals {is} {what}.", capital(&number(n).replace("no", "none")), number(deals))
    };
    match (deals, proved, wrong) {
        (1, 1, _) => "This deal is fair.".to_owned(),
        (1, _, 1) => "This deal is false.".to_owned(),
        (1, ..) => "This deal is not proved.".to_owned(),
        (2, 2, _) => "Both deals are fair.".to_owned(),
        (_, _, 0) if proved == deals => format!("All {} deals are fair.", number(deals)),
        (_, _, 0) => of(proved, "proved"),
        _ => of(wrong, "false"),
    }
}

/// Words of the page's script: `{}` stands for a number or a name, in order.
pub const SCRIPT_WORDS: &[(&str, &str)] = &[
    ("fair-deal", "Deal {}"),
    ("fair-fair", FAIR),
    ("fair-no-seed", NO_SEED),
    ("fair-commitment", COMMITMENT),
    ("fair-deck", DECK),
    ("fair-cuts", CUTS),
    ("fair-nothing", NOTHING),
    ("fair-no-cut", "no cut"),
    ("fair-one-cut", "one cut"),
    ("fair-some-cuts", "{} cuts"),
    ("fair-all-one", "This deal is fair."),
    ("fair-open-one", "This deal is not proved."),
    ("fair-false-one", "This deal is false."),
    ("fair-both", "Both deals are fair."),
    ("fair-all", "All {} deals are fair."),
    ("fair-proved", "Proved: {} of {} deals."),
    ("fair-false", "False: {} of {} deals."),
    ("fair-same", "Your browser saw this commitment before the deal."),
    ("fair-other", "Before the deal this browser was shown another commitment: {}"),
    ("fair-cut-there", "The cut that your browser made is among the cuts."),
    (
        "fair-cut-gone",
        "The cut that your browser made is not among them: {} It may have come too late, or another screen of yours cut before.",
    ),
    ("fair-noted", "was promised to you by this commitment:"),
    ("fair-noted-cut", "was promised to you by this commitment, before your browser cut:"),
    ("fair-shown-table", "Table"),
    ("fair-shown-seats", "Seats when it was promised"),
    ("fair-shown-commitment", "Commitment"),
    ("fair-shown-seed", "Seed"),
    ("fair-shown-cut", "Cut from seat {}"),
    ("fair-shown-deck", "Cards, the first dealt first"),
    ("fair-proof", "What the record shows"),
    ("fair-no-record", "This is no Canasta record. It begins with the words “Canasta record 1”."),
    ("fair-newer", "This record was written by a newer Canasta. Reload this page from a newer server."),
    ("fair-no-deals", "There is no deal in this record."),
    ("fair-line", "Line {}: {}"),
    ("fair-not-card", "a card like 4H is expected, not “{}”."),
    ("fair-not-hex", "{} hexadecimal digits are expected."),
    ("fair-not-number", "a number is expected, not “{}”."),
    ("fair-not-line", "a name and a colon are expected."),
    ("fair-not-deal", "“Deal {}” is expected."),
    ("fair-again", "a second line “{}:”."),
    ("fair-not-house", "the house rules cannot be read."),
    ("fair-missing", "Deal {} has a commitment, but no line “{}:”."),
    ("fair-too-large", "This file is too large for a record."),
    ("fair-no-file", "This file cannot be read."),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_are_judged_in_words() {
        assert_eq!(
            verdict(Some(Ok(())), 2),
            "Fair. The seed is the promised one, and with two cuts it gives these cards."
        );
        assert!(verdict(Some(Ok(())), 0).contains("with no cut it"));
        for wrong in [Unfair::Commitment, Unfair::Deck, Unfair::Cuts] {
            assert!(verdict(Some(Err(wrong)), 1).starts_with("False. "));
        }
        for open in [None, Some(Err(Unfair::NoSeed))] {
            assert!(verdict(open, 0).starts_with("Not proved. "));
        }
    }

    #[test]
    fn deals_are_counted() {
        for (deals, proved, wrong, text) in [
            (1, 1, 0, "This deal is fair."),
            (2, 2, 0, "Both deals are fair."),
            (3, 3, 0, "All three deals are fair."),
            (3, 2, 0, "Two of three deals are proved."),
            (3, 1, 0, "One of three deals is proved."),
            (3, 0, 0, "None of three deals are proved."),
            (3, 2, 1, "One of three deals is false."),
            (13, 0, 13, "13 of 13 deals are false."),
            (1, 0, 1, "This deal is false."),
            (1, 0, 0, "This deal is not proved."),
        ] {
            assert_eq!(all(deals, proved, wrong), text);
        }
    }
}
