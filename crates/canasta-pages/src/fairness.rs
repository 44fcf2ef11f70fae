//! The page on fair deals: what is promised, how many promises there are, the check of a record in the browser, and what
//! all of that does not prove.

use canasta::Card;
use canasta_words::fair::SCRIPT_WORDS;
use maud::{Markup, html};

use crate::assets::at;
use crate::face::{back, face};
use crate::frame::{document, header};
use crate::prefs::Prefs;

/// How many deals this server has promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Promises {
    /// Commitments that were shown.
    pub made: u64,
    /// Of these, those whose seed has been told.
    pub revealed: u64,
    /// Those whose seed is still secret.
    pub outstanding: u64,
}

/// The page; without the numbers where nobody could count them.
pub fn fairness_page(prefs: &Prefs, promises: Option<Promises>) -> String {
    let body = html! {
        link rel="stylesheet" href=(at("fair.css"));
        (header(prefs.lang))
        main.wrap.fairness {
            (hero())
            (steps())
            (check())
            (noted())
            @if let Some(promises) = promises { (counts(promises)) }
            (limits())
            (elsewhere())
        }
        template id="words" { @for (name, text) in SCRIPT_WORDS { p data-word=(name) { (text) } } }
        script src=(at("fair.js")) type="module" {}
    };
    document(prefs, "Fair deals. Canasta", "doc", &body)
}

fn hero() -> Markup {
    html! {
        section.hero {
            div.hero-text {
                h1 { "Fair deals" }
                p { "Nobody can stack the cards at this table: neither the server nor a player alone. You need not believe that. You can check it." }
                p { a.btn.main href="#check-record" { "Check a game" } }
            }
            div.fanout aria-hidden="true" {
                @for _ in 0..5 { (back()) }
                (face(Card::RED_JOKER, ""))
            }
        }
    }
}

/// How a deal comes about.
const STEPS: [(&str, &str); 4] = [
    (
        "The promise",
        "Before a deal the server draws a secret seed and shows its commitment: 64 digits that fit this seed and no other. From now on it cannot change its mind.",
    ),
    (
        "The cut",
        "Only then does every player’s browser add a cut: a random number of its own. As at a real table, somebody else cuts after the shuffle.",
    ),
    (
        "The deal",
        "Seed and cuts together say in which order the 108 cards lie. Nothing else does, and nothing can be changed later.",
    ),
    (
        "The proof",
        "When the deal is scored the seed is told. Everybody can see that it fits the commitment, and shuffle the same cards from it again.",
    ),
];

fn steps() -> Markup {
    html! {
        section.panel aria-labelledby="steps" {
            h2 id="steps" { "How the cards are shuffled" }
            ol.steps { @for (name, text) in STEPS { li { h3 { (name) } p { (text) } } } }
        }
    }
}

fn counts(promises: Promises) -> Markup {
    let counted = [
        (promises.made, "made", "deals promised by this server"),
        (promises.revealed, "told", "seeds that everybody can check"),
        (promises.outstanding, "outstanding", "deals that are not over"),
    ];
    html! {
        section.panel aria-labelledby="promises" {
            h2 id="promises" { "The promises of this server" }
            dl.promises { @for (count, name, what) in counted { div { dt { (name) } dd { b.num { (thousands(count)) } small { (what) } } } } }
            p.quiet { "Every promise is kept in the end. A seed stays secret while its deal is played, and while a table rests until its players come back; where nobody comes back for long, the table is closed and its seed is told all the same." }
        }
    }
}

/// `12,345`
fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let comma = |place: usize| if place > 0 && (digits.len() - place).is_multiple_of(3) { "," } else { "" };
    digits.chars().enumerate().map(|(place, digit)| format!("{}{digit}", comma(place))).collect()
}

fn check() -> Markup {
    html! {
        section.panel id="check-record" aria-labelledby="check" {
            h2 id="check" { "Check a game" }
            p { "Every finished game can be saved as a record, a file that ends with " code { ".canasta" } ". Choose one here, or drop it on this place. Your browser shuffles every deal again and compares. It sends nothing: you may switch the network off before." }
            noscript { p.told { "This check needs JavaScript. Without it, canasta verify and the Python program named below do the same." } }
            div.for-script hidden {
                div.row {
                    label.btn.main.chooser { "Choose a record" input.sr id="record-file" type="file" accept=".canasta,.txt,text/plain"; }
                    span.quiet { "or drop it here" }
                }
                details.paste {
                    summary { "Paste a record" }
                    label for="record-text" { "The text of a record" }
                    textarea.field.whole id="record-text" rows="7" spellcheck="false" autocomplete="off" {}
                    p { button.btn type="button" id="record-check" { "Check" } }
                }
            }
            div id="record-result" role="status" {}
        }
    }
}

/// The promises that this browser noted before the cards were dealt; its script fills them in, for nobody else knows them.
fn noted() -> Markup {
    html! {
        section.panel id="noted" aria-labelledby="noted-title" hidden {
            h2 id="noted-title" { "What you were promised" }
            p { "Your browser notes each commitment as it is shown, before the cards are dealt. Its newest notes:" }
            ol.noted id="noted-deals" {}
        }
    }
}

/// What the proof is silent about, said before somebody else says it.
const LIMITS: [(&str, &str); 5] = [
    (
        "The server knows the cards while a deal is played.",
        "It deals them and it keeps the rules. It cannot change them, but who runs a server could look. Play for something that matters only where you trust the host, or on a server of your own.",
    ),
    (
        "Who cuts last knows most.",
        "The cuts come one after the other. A server that works together with a player could tell them the seed and let them try many cuts, or leave out a cut and say that it came late. Your browser notes the promises it was shown and the cuts it made, and the check above says where a record does not fit them. Against a host who cheats with a friend, only another host helps.",
    ),
    (
        "Without a cut there is only the promise.",
        "Where no player’s browser added anything, as among computer players, the deck was fixed before the deal, but the server alone chose the seed.",
    ),
    (
        "A record proves its deals, not its names.",
        "That these cards were dealt at this table is shown. Who sat there, and whether two players spoke on the telephone, no number can say.",
    ),
    (
        "Fair is not even.",
        "A fair deal can be a wretched hand. Over many deals luck evens out; in one evening it need not.",
    ),
];

fn limits() -> Markup {
    html! {
        section.panel aria-labelledby="limits" {
            h2 id="limits" { "What this does not prove" }
            dl.limits { @for (what, why) in LIMITS { div { dt { (what) } dd { (why) } } } }
        }
    }
}

fn elsewhere() -> Markup {
    html! {
        section.panel aria-labelledby="elsewhere" {
            h2 id="elsewhere" { "Without this page" }
            p { "Who does not trust a page of the very server that dealt can check with " code { "canasta verify" } " on a computer of their own, or with a short program in Python that was written for this alone. Both come with the source of this program." }
            p { a href="/rules/fairness" { "How the cards follow from seed and cuts, to the last digit" } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::thousands;

    #[test]
    fn large_numbers_have_commas() {
        for (n, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(thousands(n), text);
        }
    }
}
