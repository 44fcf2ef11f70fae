//! The deal of the day: today's deal, the visitor's attempt, statistics on all attempts, Expert's result, a text to
//! share, and earlier days.

use canasta_analysis::daily::{Attempt, BANDS, Field, NotCounted, Outcome, Place, SegmentGrade};
use canasta_assets::asset_url;
use canasta_i18n::messages::{daily, menu, nav};
use canasta_i18n::{Lang, Message, day, level, time};
use canasta_record::daily::start_of_day;
use canasta_record::day::Day;
use maud::{Markup, html};

use crate::parts::button::token_field;
use crate::parts::frame::page;
use crate::parts::message::render;
use crate::parts::scripts::script_words;
use crate::settings::prefs::Prefs;

const MINUTE_MS: i64 = 60_000;

/// Number of weeks in the calendar, with the current one.
const CALENDAR_WEEKS: i64 = 5;

/// The state of the visitor's attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MyAttempt {
    /// Not started.
    Before,
    /// In progress at this table.
    Playing(String),
    /// Finished at this table, but not scored yet.
    Judged(String),
    /// Finished at this table.
    Over(String, Attempt),
}

/// An earlier day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarlierDay {
    /// Days since 1970 (UTC).
    pub day: i64,
    /// The visitor's attempt: its table, and its result if known.
    pub own: Option<(String, Option<Attempt>)>,
    /// The results of everyone who finished.
    pub field: Field,
}

/// The content of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Daily<'a> {
    /// Current time, in milliseconds since 1970.
    pub now: i64,
    /// Today, in days since 1970 (UTC).
    pub day: i64,
    /// The bots' level.
    pub others: &'a str,
    /// The level that plays the visitor's hand for comparison.
    pub best: &'a str,
    /// The visitor's attempt.
    pub own: MyAttempt,
    /// Number of attempts started today.
    pub began: usize,
    /// The results of everyone who finished.
    pub field: Field,
    /// The best level's result; `None` until it is computed.
    pub expert: Option<Outcome>,
    /// Earlier days, newest first.
    pub earlier: Vec<EarlierDay>,
    /// The days of the visitor's finished deals, in days since 1970 (UTC).
    pub finished: Vec<i64>,
    /// The start of the page's address: `https://canasta.example`.
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
            p.quiet { (render(&date(lang, today.day))) }
        }
        (own_attempt(prefs, today))
        @if over { (everybody(lang, today)) }
        @if let MyAttempt::Over(_, Attempt::Finished(outcome)) = &today.own { (card(lang, today, outcome)) }
        @if !today.finished.is_empty() { (calendar(lang, today)) }
        @if !today.earlier.is_empty() { (earlier(lang, today)) }
        div.row { a.btn href="/" { (nav::to_start(lang)) } a href="/fairness#daily" { (menu::fair_deal(lang)) } }
    };
    let end = html! { (script_words(lang)) script src=(asset_url("share.js")) type="module" {} };
    page(prefs, daily::title(lang), "wrap daily", &content, &end)
}

/// “The deal of 26 November 2026”.
pub(crate) fn deal_of(lang: Lang, number: i64) -> Message {
    daily::of(lang, &date(lang, number))
}

/// `26 November 2026`
pub(crate) fn date(lang: Lang, number: i64) -> Message {
    day::date(lang, Day::of(start_of_day(number)))
}

/// The time left today in hours and minutes, at least one minute.
fn time_left(lang: Lang, today: &Daily<'_>) -> Message {
    let minutes = ((start_of_day(today.day + 1) - today.now + MINUTE_MS - 1) / MINUTE_MS).max(1);
    time::span(lang, u32::try_from(minutes * 60).unwrap_or(0))
}

fn own_attempt(prefs: &Prefs, today: &Daily<'_>) -> Markup {
    let lang = prefs.lang;
    match &today.own {
        MyAttempt::Before => html! {
            section.panel.invitation aria-label=(daily::heading(lang)) {
                p.lead { (daily::about(lang)) }
                p { (render(&daily::rules(lang, &level::name(lang, today.others)))) }
                form.row method="post" action="/daily" { (token_field()) button.btn.main.big id="play" { (daily::play(lang)) } }
                p.quiet { (render(&daily::left(lang, &time_left(lang, today)))) }
                (attempt_counts(lang, today))
            }
        },
        MyAttempt::Playing(table) => html! {
            section.panel.invitation aria-label=(daily::heading(lang)) {
                p.lead { (daily::playing(lang)) }
                div.row { a.btn.main.big id="go-on" href={ "/table/" (table) } { (daily::go_on(lang)) } }
                p.quiet { (render(&daily::left(lang, &time_left(lang, today)))) }
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
                    Attempt::NotCounted(why) => p.lead { (not_counted_text(lang, *why)) },
                }
                div.row { a.btn href={ "/table/" (table) "/replay" } { (daily::replay(lang)) } }
                p.quiet { (daily::tomorrow(lang)) }
            }
        },
    }
}

fn not_counted_text(lang: Lang, why: NotCounted) -> &'static str {
    match why {
        NotCounted::Helped => daily::helped(lang),
        NotCounted::Late => daily::late(lang),
        NotCounted::Abandoned => daily::given_up(lang),
    }
}

fn result(lang: Lang, today: &Daily<'_>, outcome: &Outcome) -> Markup {
    let Place { place, of, ahead_of } = today.field.place(outcome);
    html! {
        p.figure { (render(&daily::place(lang, place, of))) }
        p.lead {
            (render(&daily::lost(lang, outcome.lost)))
            @if let Some(part) = ahead_of { " " (render(&daily::ahead(lang, part))) } @else { " " (daily::alone(lang)) }
        }
        p { (render(&daily::points(lang, outcome.own, outcome.theirs))) }
        p.quiet { (daily::lost_about(lang)) }
    }
}

/// The numbers of attempts started and finished.
fn attempt_counts(lang: Lang, today: &Daily<'_>) -> Markup {
    html! { p.quiet id="counted" { (render(&daily::count(lang, today.began, today.field.len()))) } }
}

fn everybody(lang: Lang, today: &Daily<'_>) -> Markup {
    html! {
        section.panel aria-labelledby="everybody" {
            h2 id="everybody" { (daily::everybody(lang)) }
            (attempt_counts(lang, today))
            @if let Some(lost) = today.field.median().filter(|_| today.field.len() > 1) { p { (render(&daily::middle(lang, lost))) } }
            @if !today.field.is_empty() { (bands(lang, today)) }
            h3 { (render(&daily::best(lang, &level::name(lang, today.best)))) }
            p id="expert" {
                @match &today.expert {
                    Some(found) => (render(&daily::best_result(lang, found.lost, found.own, found.theirs))),
                    None => (daily::best_waits(lang)),
                }
            }
            p.quiet { (daily::order(lang)) }
        }
    }
}

/// The distribution of points lost, with numbers and bars.
fn bands(lang: Lang, today: &Daily<'_>) -> Markup {
    let counts = today.field.bands();
    let max = counts.iter().copied().max().unwrap_or_default().max(1);
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
                        th scope="row" { (render(&band(lang, place))) @if own == Some(place) { " " b.you { (daily::you(lang)) } } }
                        td {
                            svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" { rect width=(count * 100 / max) height="10" {} }
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

/// The text to share: the date, the player's place, a mark for each part of the deal, and the page's address.
pub fn card_text(lang: Lang, today: &Daily<'_>, outcome: &Outcome) -> String {
    let Place { place, of, .. } = today.field.place(outcome);
    let marks: Vec<&str> = outcome.segments.iter().map(|stretch| mark(*stretch)).collect();
    let title = daily::card_title(lang, &date(lang, today.day));
    let result = daily::outcome(lang, place, of, outcome.lost);
    format!("{title}\n{result}\n{}\n{}/daily", marks.join(" "), today.origin)
}

const fn mark(stretch: SegmentGrade) -> &'static str {
    match stretch {
        SegmentGrade::Good => "●",
        SegmentGrade::Fine => "◐",
        SegmentGrade::Costly => "○",
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

/// The visitor's streak, and the last weeks with finished deals marked. Weeks start on Monday.
fn calendar(lang: Lang, today: &Daily<'_>) -> Markup {
    let is_finished = |day: i64| today.finished.contains(&day);
    let is_today = is_finished(today.day);
    let last = if is_today { today.day } else { today.day - 1 };
    let days = (0..).take_while(|&back| is_finished(last - back)).count();
    // Day 0 was a Thursday.
    let monday = today.day - (today.day + 3).rem_euclid(7);
    html! {
        section.panel.calendar aria-labelledby="calendar" {
            h2 id="calendar" { (daily::calendar(lang)) }
            @if days > 0 { p.lead { (render(&daily::streak(lang, days, is_today))) } }
            ol {
                @for day in monday - 7 * (CALENDAR_WEEKS - 1)..=today.day {
                    li.done[is_finished(day)].today[day == today.day] {
                        span aria-hidden="true" { (Day::of(start_of_day(day)).parts().2) }
                        span.sr { (render(&daily::calendar_day(lang, &date(lang, day), is_finished(day)))) }
                    }
                }
            }
        }
    }
}

fn earlier(lang: Lang, today: &Daily<'_>) -> Markup {
    html! {
        section.panel.earlier aria-labelledby="earlier" {
            h2 id="earlier" { (daily::earlier(lang)) }
            ul {
                @for day in &today.earlier {
                    li {
                        h3 { (render(&date(lang, day.day))) }
                        p { (day_result(lang, day)) }
                    }
                }
            }
        }
    }
}

fn day_result(lang: Lang, day: &EarlierDay) -> Markup {
    let Some((table, tried)) = &day.own else { return html! { (daily::not_played(lang)) } };
    let result = match tried {
        Some(Attempt::Finished(outcome)) => {
            let Place { place, of, .. } = day.field.place(outcome);
            daily::outcome(lang, place, of, outcome.lost)
        }
        Some(Attempt::NotCounted(_)) | None => daily::not_finished(lang).into(),
    };
    html! { @if tried.is_some() { a href={ "/table/" (table) "/replay" } { (render(&result)) } } @else { (render(&result)) } }
}
