//! The page on fair deals: what is promised, how many promises there are, the check of a record in the browser, and what
//! all of that does not prove.

use canasta::Card;
use canasta_assets::asset_url;
use canasta_i18n::Lang;
use canasta_i18n::messages::{fairness, scripts};
use maud::{Markup, html};

use crate::parts::card::{back, face};
use crate::parts::frame::{document, header};
use crate::parts::message::said;
use crate::settings::prefs::Prefs;

/// How many deals this server has promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CommitmentStats {
    /// Commitments that were shown.
    pub made: u64,
    /// Of these, those whose seed has been revealed.
    pub revealed: u64,
    /// Those whose seed is still secret.
    pub outstanding: u64,
}

/// The page; without the numbers where they could not be counted.
pub fn fairness_page(prefs: &Prefs, promises: Option<CommitmentStats>) -> String {
    let lang = prefs.lang;
    let body = html! {
        link rel="stylesheet" href=(asset_url("fair.css"));
        (header(prefs.lang))
        main.wrap.fairness {
            (hero(lang))
            (steps(lang))
            (check(lang))
            (noted(lang))
            @if let Some(promises) = promises { (counts(lang, promises)) }
            (limits(lang))
            (elsewhere(lang))
        }
        template id="words" { @for (name, text) in scripts::fair(lang) { p data-word=(name) { (text) } } }
        script src=(asset_url("fair.js")) type="module" {}
    };
    document(prefs, fairness::title(lang), "doc", &body)
}

fn hero(lang: Lang) -> Markup {
    html! {
        section.hero {
            div.hero-text {
                h1 { (fairness::heading(lang)) }
                p { (fairness::about(lang)) }
                p { a.btn.main href="#check-record" { (fairness::check_game(lang)) } }
            }
            div.fanout aria-hidden="true" {
                @for _ in 0..5 { (back()) }
                (face(Card::RED_JOKER, ""))
            }
        }
    }
}

/// How a deal comes about.
fn steps(lang: Lang) -> Markup {
    let steps = [
        (fairness::commitment(lang), fairness::commitment_about(lang)),
        (fairness::cut(lang), fairness::cut_about(lang)),
        (fairness::deal(lang), fairness::deal_about(lang)),
        (fairness::proof(lang), fairness::proof_about(lang)),
    ];
    html! {
        section.panel aria-labelledby="steps" {
            h2 id="steps" { (fairness::steps(lang)) }
            ol.steps { @for (name, text) in steps { li { h3 { (name) } p { (text) } } } }
        }
    }
}

fn counts(lang: Lang, promises: CommitmentStats) -> Markup {
    let counted = [
        (promises.made, fairness::made(lang), fairness::made_about(lang)),
        (promises.revealed, fairness::revealed(lang), fairness::revealed_about(lang)),
        (promises.outstanding, fairness::outstanding(lang), fairness::outstanding_about(lang)),
    ];
    html! {
        section.panel aria-labelledby="promises" {
            h2 id="promises" { (fairness::promises(lang)) }
            dl.promises { @for (n, name, what) in counted { div { dt { (name) } dd { b.num { (said(&fairness::count(lang, n))) } small { (what) } } } } }
            p.quiet { (fairness::kept(lang)) }
        }
    }
}

fn check(lang: Lang) -> Markup {
    html! {
        section.panel id="check-record" aria-labelledby="check" {
            h2 id="check" { (fairness::check_game(lang)) }
            p { (said(&fairness::check_about(lang))) }
            noscript { p.told { (said(&fairness::no_script(lang))) } }
            div.for-script hidden {
                div.row {
                    label.btn.main.chooser { (fairness::choose(lang)) input.sr id="record-file" type="file" accept=".canasta,.txt,text/plain"; }
                    span.quiet { (fairness::or_drop(lang)) }
                }
                details.paste {
                    summary { (fairness::paste(lang)) }
                    label for="record-text" { (fairness::text(lang)) }
                    textarea.field.whole id="record-text" rows="7" spellcheck="false" autocomplete="off" {}
                    p { button.btn type="button" id="record-check" { (fairness::check(lang)) } }
                }
            }
            div id="record-result" role="status" {}
        }
    }
}

/// The promises that this browser noted before the cards were dealt. Only its script knows them, and fills them in.
fn noted(lang: Lang) -> Markup {
    html! {
        section.panel id="noted" aria-labelledby="noted-title" hidden {
            h2 id="noted-title" { (fairness::noted(lang)) }
            p { (fairness::noted_about(lang)) }
            ol.noted id="noted-deals" {}
        }
    }
}

/// What the proof does not say, before a doubter has to ask.
fn limits(lang: Lang) -> Markup {
    let limits = [
        (fairness::server_knows(lang), fairness::server_knows_about(lang)),
        (fairness::last_cut(lang), fairness::last_cut_about(lang)),
        (fairness::no_cut(lang), fairness::no_cut_about(lang)),
        (fairness::names(lang), fairness::names_about(lang)),
        (fairness::even(lang), fairness::even_about(lang)),
    ];
    html! {
        section.panel aria-labelledby="limits" {
            h2 id="limits" { (fairness::limits(lang)) }
            dl.limits { @for (what, why) in limits { div { dt { (what) } dd { (why) } } } }
        }
    }
}

fn elsewhere(lang: Lang) -> Markup {
    html! {
        section.panel aria-labelledby="elsewhere" {
            h2 id="elsewhere" { (fairness::elsewhere(lang)) }
            p { (said(&fairness::elsewhere_about(lang))) }
            p { a href="/rules/fairness" { (fairness::digits(lang)) } }
        }
    }
}
