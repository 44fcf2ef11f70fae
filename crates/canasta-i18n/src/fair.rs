//! What came of checking whether deals were fair, on the command line. The page's script says the same in the browser.

use canasta_record::fair::Unfair;

use crate::messages::fair;
use crate::{Lang, Message};

/// What came of checking a deal, `None` where nothing was promised; with so many cuts.
pub fn verdict(lang: Lang, checked: Option<Result<(), Unfair>>, cuts: usize) -> Message {
    match checked {
        None => fair::nothing(lang).into(),
        Some(Ok(())) => fair::proved(lang, cuts),
        Some(Err(Unfair::NoSeed)) => fair::no_seed(lang).into(),
        Some(Err(Unfair::Commitment)) => fair::commitment(lang).into(),
        Some(Err(Unfair::Deck)) => fair::deck(lang).into(),
        Some(Err(Unfair::Cuts)) => fair::cuts(lang).into(),
    }
}

/// All deals together: how many there are, how many are proved, how many are false.
pub fn all(lang: Lang, deals: usize, proved: usize, unfair: usize) -> Message {
    if unfair > 0 {
        fair::unfair_deals(lang, deals, unfair)
    } else if proved == deals {
        fair::all(lang, deals)
    } else {
        fair::some(lang, deals, proved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_are_judged_in_words() {
        let verdict = |checked, cuts| verdict(Lang::EN, checked, cuts).to_string();
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
            assert_eq!(all(Lang::EN, deals, proved, unfair), text);
        }
    }
}
