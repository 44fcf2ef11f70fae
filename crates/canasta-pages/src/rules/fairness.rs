//! The page on fair deals: what the server commits to, how many commitments it has made, a tool that checks a record in
//! the browser, and what the proofs don't cover.

use canasta::Card;
use canasta_assets::asset_url;
use canasta_i18n::Lang;
use canasta_i18n::messages::{fairness, scripts};
use maud::{Markup, html};

use crate::parts::card::{back, face};
use crate::parts::frame::{document, header};
use crate::parts::message::render;
use crate::practice::daily::date;
use crate::settings::prefs::Prefs;

/// Statistics on this server's commitments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CommitmentStats {
    /// Number of commitments shown to players.
    pub made: u64,
    /// Number of commitments whose seed was revealed.
    pub revealed: u64,
    /// Number of commitments whose seed is still secret.
    pub outstanding: u64,
}

/// The commitment and seeds for the deal of the day, each as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DailySeeds {
    /// The commitment to today's seed.
    pub commitment: String,
    /// The seeds of earlier days, newest first. Days are counted from 1970 (UTC).
    pub earlier: Vec<(i64, String)>,
}

/// The page. It leaves out what couldn't be read from the database.
pub fn fairness_page(prefs: &Prefs, stats: Option<CommitmentStats>, daily: Option<&DailySeeds>) -> String {
    let lang = prefs.lang;
    let body = html! {
        link rel="stylesheet" href=(asset_url("fair.css"));
        (header(prefs.lang))
        main.wrap.fairness {
            (hero(lang))
            (steps(lang))
            (check(lang))
            (noted(lang))
            @if let Some(stats) = stats { (counts(lang, stats)) }
            @if let Some(seeds) = daily { (daily_seeds(lang, seeds)) }
            (limits(lang))
            (more_section(lang))
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
                (face(lang, Card::RED_JOKER))
            }
        }
    }
}

/// The steps that make a deal fair.
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

fn counts(lang: Lang, stats: CommitmentStats) -> Markup {
    let counted = [
        (stats.made, fairness::made(lang), fairness::made_about(lang)),
        (stats.revealed, fairness::revealed(lang), fairness::revealed_about(lang)),
        (stats.outstanding, fairness::outstanding(lang), fairness::outstanding_about(lang)),
    ];
    html! {
        section.panel aria-labelledby="promises" {
            h2 id="promises" { (fairness::promises(lang)) }
            dl.promises { @for (n, name, what) in counted { div { dt { (name) } dd { b.num { (render(&fairness::count(lang, n))) } small { (what) } } } } }
            p.quiet { (fairness::kept(lang)) }
        }
    }
}

fn daily_seeds(lang: Lang, seeds: &DailySeeds) -> Markup {
    html! {
        section.panel id="daily" aria-labelledby="daily-title" {
            h2 id="daily-title" { (fairness::daily(lang)) }
            p { (fairness::daily_about(lang)) " " a href="/rules/daily" { (fairness::daily_how(lang)) } }
            h3 { (fairness::daily_commitment(lang)) }
            p.hash id="daily-commitment" { (seeds.commitment) }
            @for (day, seed) in &seeds.earlier {
                h3 { (render(&fairness::daily_seed(lang, &date(lang, *day)))) }
                p.hash { (seed) }
            }
        }
    }
}

fn check(lang: Lang) -> Markup {
    html! {
        section.panel id="check-record" aria-labelledby="check" {
            h2 id="check" { (fairness::check_game(lang)) }
            p { (render(&fairness::check_about(lang))) }
            noscript { p.told { (render(&fairness::no_script(lang))) } }
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

/// The commitments that this browser noted before each deal. Only the script knows them and fills them in.
fn noted(lang: Lang) -> Markup {
    html! {
        section.panel id="noted" aria-labelledby="noted-title" hidden {
            h2 id="noted-title" { (fairness::noted(lang)) }
            p { (fairness::noted_about(lang)) }
            ol.noted id="noted-deals" {}
        }
    }
}

/// What a proof doesn't show, listed openly before a sceptic has to ask.
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

fn more_section(lang: Lang) -> Markup {
    html! {
        section.panel aria-labelledby="elsewhere" {
            h2 id="elsewhere" { (fairness::elsewhere(lang)) }
            p { (render(&fairness::elsewhere_about(lang))) }
            p { a href="/rules/fairness" { (fairness::digits(lang)) } }
        }
    }
}
