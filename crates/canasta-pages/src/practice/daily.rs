//! The deal of the day: what it is, one's own try, everybody's results as numbers, the Expert's, a card to share, and earlier days.

use canasta_analysis::daily::{Attempt, BANDS, Field, NotCounted, Outcome, Place, Stretch};
use canasta_assets::asset_url;
use canasta_i18n::messages::{daily, nav};
use canasta_i18n::{Lang, Message, day, level, time};
use canasta_record::daily::begins;
use canasta_record::day::Day;
use maud::{Markup, html};

use crate::parts::frame::page;
use crate::parts::message::said;
use crate::parts::scripts::script_words;
use crate::settings::prefs::Prefs;

/// A minute, in milliseconds.
const MINUTE: i64 = 60_000;

/// How far the visitor's own try is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MyAttempt {
    /// It has not begun.
    Before,
    /// It goes on at this table.
    Playing(String),
    /// It is over at this table, and is being judged.
    Judged(String),
    /// It is over at this table.
    Over(String, Attempt),
}

/// A day that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarlierDay {
    /// The day, in days since 1970 (UTC).
    pub day: i64,
    /// Its seed, in hexadecimal; `None` for a day of which nothing is kept.
    pub seed: Option<String>,
    /// The visitor's try: the table, and what it came to; `None` in the place of that while it is not known.
    pub own: Option<(String, Option<Attempt>)>,
    /// All who finished.
    pub field: Field,
}

/// What the page says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Daily<'a> {
    /// The present time, in milliseconds since 1970.
    pub now: i64,
    /// Today, in days since 1970 (UTC).
    pub day: i64,
    /// The commitment to today's seed, in hexadecimal.
    pub commitment: String,
    /// The level of the computer's players.
    pub others: &'a str,
    /// The level that plays in the person's place, for comparison.
    pub best: &'a str,
    /// The visitor's own try.
    pub own: MyAttempt,
    /// How many have begun.
    pub began: usize,
    /// All who finished.
    pub field: Field,
    /// What the best level made of it; `None` while that is worked out.
    pub expert: Option<Outcome>,
    /// Earlier days, the newest first.
    pub earlier: Vec<EarlierDay>,
    /// The beginning of the page's address: `https://canasta.example`.
    pub origin: &'a str,
}

/// The whole document.
pub fn daily_page(prefs: &Prefs, today: &Daily<'_>) -> String {
    let lang = prefs.lang;
    let over = matches!(today.own, MyAttempt::Over(..));
    let content = html! {
        link rel="stylesheet" href=(asset_url("daily.css"));
        div {
            h1 { (daily::heading(lang)) }
            p.quiet { (said(&date(lang, today.day))) }
        }
        (own(prefs, today))
        @if over { (everybody(lang, today)) }
        @if let MyAttempt::Over(_, Attempt::Finished(outcome)) = &today.own { (card(lang, today, outcome)) }
        (earlier(lang, today))
        div.row { a.btn href="/" { (nav::to_start(lang)) } }
    };
    let end = html! { (script_words(lang)) script src=(asset_url("share.js")) type="module" {} };
    page(prefs, daily::title(lang), "wrap daily", &content, &end)
}

/// “The deal of 26 November 2026”.
pub(crate) fn deal_of(lang: Lang, number: i64) -> Message {
    daily::of(lang, &date(lang, number))
}

/// `26 November 2026`
fn date(lang: Lang, number: i64) -> Message {
    day::date(lang, Day::of(begins(number)))
}

/// How long the day still is, in hours and minutes; a minute at the least.
fn left(lang: Lang, today: &Daily<'_>) -> Message {
    let minutes = ((begins(today.day + 1) - today.now + MINUTE - 1) / MINUTE).max(1);
    time::span(lang, u32::try_from(minutes * 60).unwrap_or(0))
}

fn own(prefs: &Prefs, today: &Daily<'_>) -> Markup {
    let lang = prefs.lang;
    match &today.own {
        MyAttempt::Before => html! {
            section.panel.invitation aria-label=(daily::heading(lang)) {
                p.lead { (daily::about(lang)) }
                p { (said(&daily::rules(lang, &level::name(lang, today.others)))) }
                form.row method="post" action="/daily" { button.btn.main.big id="play" { (daily::play(lang)) } }
                p.quiet { (said(&daily::left(lang, &left(lang, today)))) }
                (counted(lang, today))
            }
        },
        MyAttempt::Playing(table) => html! {
            section.panel.invitation aria-label=(daily::heading(lang)) {
                p.lead { (daily::playing(lang)) }
                div.row { a.btn.main.big id="go-on" href={ "/table/" (table) } { (daily::go_on(lang)) } }
                p.quiet { (said(&daily::left(lang, &left(lang, today)))) }
            }
        },
        MyAttempt::Judged(table) => html! {
            section.panel aria-labelledby="result" {
                h2 id="result" { (daily::result(lang)) }
                p.lead role="status" { (daily::counting(lang)) }
                div.row { a.btn.main href="/daily" { (daily::look(lang)) } a.btn href={ "/table/" (table) "/replay" } { (daily::replay(lang)) } }
            }
        },
        MyAttempt::Over(table, tried) => html! {
            section.panel aria-labelledby="result" {
                h2 id="result" { (daily::result(lang)) }
                @match tried {
                    Attempt::Finished(outcome) => (result(lang, today, outcome)),
                    Attempt::NotCounted(why) => p.lead { (without(lang, *why)) },
                }
                div.row { a.btn href={ "/table/" (table) "/replay" } { (daily::replay(lang)) } }
                p.quiet { (daily::tomorrow(lang)) }
            }
        },
    }
}

fn without(lang: Lang, why: NotCounted) -> &'static str {
    match why {
        NotCounted::Helped => daily::helped(lang),
        NotCounted::Late => daily::late(lang),
        NotCounted::GivenUp => daily::given_up(lang),
    }
}

fn result(lang: Lang, today: &Daily<'_>, outcome: &Outcome) -> Markup {
    let Place { place, of, ahead_of } = today.field.place(outcome);
    html! {
        p.figure { (said(&daily::place(lang, place, of))) }
        p.lead {
            (said(&daily::lost(lang, outcome.lost)))
            @if let Some(part) = ahead_of { " " (said(&daily::ahead(lang, part))) } @else { " " (daily::alone(lang)) }
        }
        p { (said(&daily::points(lang, outcome.own, outcome.theirs))) }
        p.quiet { (daily::lost_about(lang)) }
    }
}

/// How many have begun and finished.
fn counted(lang: Lang, today: &Daily<'_>) -> Markup {
    html! { p.quiet id="counted" { (said(&daily::count(lang, today.began, today.field.len()))) } }
}

fn everybody(lang: Lang, today: &Daily<'_>) -> Markup {
    html! {
        section.panel aria-labelledby="everybody" {
            h2 id="everybody" { (daily::everybody(lang)) }
            (counted(lang, today))
            @if let Some(lost) = today.field.middle().filter(|_| today.field.len() > 1) { p { (said(&daily::middle(lang, lost))) } }
            @if !today.field.is_empty() { (bands(lang, today)) }
            h3 { (said(&daily::best(lang, &level::name(lang, today.best)))) }
            p id="expert" {
                @match &today.expert {
                    Some(found) => (said(&daily::best_result(lang, found.lost, found.own, found.theirs))),
                    None => (daily::best_waits(lang)),
                }
            }
            p.quiet { (daily::order(lang)) }
        }
    }
}

/// How many gave away how much, as numbers and as lengths.
fn bands(lang: Lang, today: &Daily<'_>) -> Markup {
    let counts = today.field.bands();
    let most = counts.iter().copied().max().unwrap_or_default().max(1);
    let own = match &today.own {
        MyAttempt::Over(_, Attempt::Finished(outcome)) => Some(Field::band(outcome)),
        _ => None,
    };
    html! {
        table.bands {
            thead { tr { th scope="col" { (daily::bands(lang)) } th scope="col" { (daily::players(lang)) } } }
            tbody {
                @for (place, count) in counts.into_iter().enumerate() {
                    tr.ones-place[own == Some(place)] {
                        th scope="row" { (said(&band(lang, place))) @if own == Some(place) { " " b.you { (daily::you(lang)) } } }
                        td {
                            svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" { rect width=(count * 100 / most) height="10" {} }
                            span { (count) }
                        }
                    }
                }
            }
        }
    }
}

fn band(lang: Lang, place: usize) -> Message {
    let begins = place.checked_sub(1).and_then(|before| BANDS.get(before));
    match (begins, BANDS.get(place)) {
        (None, _) => daily::nothing(lang).into(),
        (Some(before), Some(to)) => daily::band(lang, before + 1, *to),
        (Some(before), None) => daily::beyond(lang, *before),
    }
}

/// What is shared: a date, a place, a mark for each stretch of the deal, and the way to the page.
pub fn card_text(lang: Lang, today: &Daily<'_>, outcome: &Outcome) -> String {
    let Place { place, of, .. } = today.field.place(outcome);
    let marks: Vec<&str> = outcome.stretches.iter().map(|stretch| mark(*stretch)).collect();
    let title = daily::card_title(lang, &date(lang, today.day));
    let result = daily::outcome(lang, place, of, outcome.lost);
    format!("{title}\n{result}\n{}\n{}/daily", marks.join(" "), today.origin)
}

const fn mark(stretch: Stretch) -> &'static str {
    match stretch {
        Stretch::Good => "●",
        Stretch::Fine => "◐",
        Stretch::Costly => "○",
    }
}

fn card(lang: Lang, today: &Daily<'_>, outcome: &Outcome) -> Markup {
    html! {
        section.panel aria-labelledby="share" {
            h2 id="share" { (daily::share(lang)) }
            p { (daily::share_about(lang)) }
            textarea.field.card-text id="card" readonly rows="4" aria-labelledby="share" spellcheck="false" { (card_text(lang, today, outcome)) }
            p.row.for-script hidden {
                button.btn type="button" id="copy-card" data-copy="card" { (daily::copy(lang)) }
                span.quiet role="status" {}
            }
            p.quiet { (daily::marks(lang)) }
        }
    }
}

fn earlier(lang: Lang, today: &Daily<'_>) -> Markup {
    html! {
        section.panel.earlier aria-labelledby="earlier" {
            h2 id="earlier" { (daily::earlier(lang)) }
            p { (daily::seed_about(lang)) " " a href="/rules/daily" { (daily::how(lang)) } }
            @if !today.earlier.is_empty() {
                ul {
                    @for day in &today.earlier {
                        li {
                            h3 { (said(&date(lang, day.day))) }
                            p { (then(lang, day)) }
                            @if let Some(seed) = &day.seed { p.seed { span.quiet { (daily::seed(lang)) " " } code { (seed) } } }
                        }
                    }
                }
            }
            p.seed { span.quiet { (daily::commitment(lang)) " " } code id="commitment" { (today.commitment) } }
        }
    }
}

fn then(lang: Lang, day: &EarlierDay) -> Markup {
    let Some((table, tried)) = &day.own else { return html! { (daily::not_played(lang)) } };
    let said = match tried {
        Some(Attempt::Finished(outcome)) => {
            let Place { place, of, .. } = day.field.place(outcome);
            said(&daily::outcome(lang, place, of, outcome.lost))
        }
        Some(Attempt::NotCounted(_)) | None => html! { (daily::not_finished(lang)) },
    };
    html! { @if tried.is_some() { a href={ "/table/" (table) "/replay" } { (said) } } @else { (said) } }
}
