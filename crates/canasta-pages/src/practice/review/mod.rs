//! The review of a finished game for one of its seats: luck and the player's own choices, turning points, and marked
//! turns with better plays. Until the review is ready, the page shows its progress.

mod curve;
mod deals;
pub(crate) mod habits;
mod marks;
mod waiting;

use canasta::Seat;
use canasta_analysis::review::{LuckAndSkill, SeatReview};
use canasta_assets::asset_url;
use canasta_i18n::messages::{hint, review, review_page};
use canasta_i18n::{Lang, Message, Name, Player, replay as words};
use canasta_record::replay::Replay;
use maud::{Markup, html};

use crate::parts::frame::page;
use crate::parts::message::render;
use crate::replay::outcome;
use crate::settings::prefs::Prefs;
use crate::words::hint::whole;
use crate::words::review::counts;

/// The content of a review page.
#[derive(Clone, Copy)]
pub struct ReviewPage<'a> {
    /// The reviewed game.
    pub replay: &'a Replay,
    /// Path of its replay: `/table/…/replay` or `/replay/…`.
    pub path: &'a str,
    /// The visitor's seat.
    pub own: Option<Seat>,
    /// The seat under review.
    pub seat: Seat,
    /// Whether the game was played on this server; otherwise the visitor opened a record.
    pub played_here: bool,
    /// The review, or why there is none yet.
    pub state: ReviewState<'a>,
}

/// The state of a review.
#[derive(Clone, Copy)]
pub enum ReviewState<'a> {
    /// Finished.
    Ready(&'a SeatReview),
    /// In progress.
    UnderWay {
        /// The share that is done, from 0 to 1.
        done: f64,
    },
    /// Waiting for other reviews.
    Waiting {
        /// Number of reviews ahead of it.
        before: usize,
    },
    /// The game has no winner, so there is nothing to review.
    NotFinished,
    /// The visitor has requested too many reviews.
    TooMany,
    /// The server has too many reviews to do.
    Busy,
    /// The review failed.
    Failed,
}

impl ReviewState<'_> {
    /// Whether the review will be ready later.
    pub const fn is_awaited(&self) -> bool {
        matches!(self, Self::UnderWay { .. } | Self::Waiting { .. })
    }
}

impl ReviewPage<'_> {
    /// The address of a seat's review, or of its `part`: `/table/…/review?seat=2`.
    fn address(&self, part: &str, seat: Seat) -> String {
        let base = if self.played_here { self.path.strip_suffix("/replay").unwrap_or(self.path) } else { self.path };
        format!("{base}/review{part}?seat={}", seat.0)
    }

    /// The reviewed player, from the reader's point of view.
    fn player(&self) -> Player<'_> {
        if self.own == Some(self.seat) { Player::You } else { Player::Other(self.name(self.seat)) }
    }

    fn name(&self, seat: Seat) -> Name<'_> {
        words::name(&self.replay.record().players, seat)
    }
}

/// The whole document.
pub fn review_page(prefs: &Prefs, reviewing: &ReviewPage<'_>) -> String {
    let lang = prefs.lang;
    let record = reviewing.replay.record();
    let content = html! {
        link rel="stylesheet" href=(asset_url("review.css"));
        div {
            h1 { (review_page::heading(lang)) }
            p.quiet { (render(&words::sides(lang, reviewing.replay.players(), &record.players))) @if let Some(date) = &record.date { " · " (render(&words::day(lang, date))) } }
        }
        @if !matches!(reviewing.state, ReviewState::NotFinished) { (seat_links(lang, reviewing)) }
        (review_body(lang, reviewing))
        p.row { a.btn href=(reviewing.path) { (review_page::to_replay(lang)) } a href="/rules/review" { (review_page::book(lang)) } }
        p.sr id="happened" aria-live="polite" {}
    };
    let end = html! {
        @if reviewing.state.is_awaited() {
            noscript { meta http-equiv="refresh" content=(waiting::RELOAD_SECS); }
            script src=(asset_url("idiomorph.js")) defer {}
            script src=(asset_url("review.js")) type="module" {}
        }
    };
    page(prefs, review_page::title(lang), "wrap review", &content, &end)
}

/// The part that the script replaces: `#review`.
pub fn review_part(lang: Lang, reviewing: &ReviewPage<'_>) -> String {
    review_body(lang, reviewing).into_string()
}

/// The names of all players, linked to their reviews.
fn seat_links(lang: Lang, reviewing: &ReviewPage<'_>) -> Markup {
    html! {
        nav.whose-review aria-label=(review_page::whose(lang)) {
            span.lead aria-hidden="true" { (review_page::whose(lang)) }
            @for seat in reviewing.replay.players().seats() {
                a.btn href=(reviewing.address("", seat)) aria-current=[(seat == reviewing.seat).then_some("page")] {
                    bdi { (reviewing.name(seat).0) } @if reviewing.own == Some(seat) { " " small { "(" (review_page::you(lang)) ")" } }
                }
            }
        }
    }
}

fn review_body(lang: Lang, reviewing: &ReviewPage<'_>) -> Markup {
    let awaited = reviewing.state.is_awaited();
    html! {
        // The script speaks `data-said` when it changes, which is less often than the progress changes.
        div.reviewed id="review" data-said=(waiting::spoken(lang, &reviewing.state)) data-next=[awaited.then(|| reviewing.address("/part", reviewing.seat))] {
            @match reviewing.state {
                ReviewState::Ready(found) => (full_review(lang, reviewing, found)),
                _ => (waiting::waiting(lang, reviewing)),
            }
        }
    }
}

fn full_review(lang: Lang, reviewing: &ReviewPage<'_>, found: &SeatReview) -> Markup {
    let points = found.in_points();
    let percent = found.in_percent();
    html! {
        section.panel aria-labelledby="what-came" {
            h2 id="what-came" { (render(&outcome(lang, reviewing.replay))) }
            div.two {
                (in_points(lang, reviewing, &points.game))
                (in_percent(lang, reviewing, found, &percent.game))
            }
            @if disagree(points.game.luck, percent.game.luck) || disagree(points.game.skill, percent.game.skill) {
                p { (review_page::points_and_chance(lang)) }
            }
        }
        (accuracy(lang, found))
        (curve::curve(lang, reviewing, found))
        (marks::marks(lang, reviewing, found))
        (deals::deals(lang, reviewing, found, &points, &percent))
    }
}

/// Whether one number is a gain and the other a loss.
fn disagree(points: i64, percent: i64) -> bool {
    points.signum() * percent.signum() < 0
}

fn in_points(lang: Lang, reviewing: &ReviewPage<'_>, parts: &LuckAndSkill) -> Markup {
    let signed = |n: i64| points(lang, n);
    let rows = [(review_page::luck(lang), signed(parts.luck)), (review_page::play(lang), signed(parts.skill))];
    html! {
        div.half {
            h3 { (review_page::points(lang)) }
            (sum(&rows, review_page::result(lang), &signed(parts.result)))
            p { (render(&points_sentences(lang, reviewing.player(), parts))) }
            p.quiet { (render(&review_page::points_about(lang, reviewing.replay.players().sides() > 2))) }
        }
    }
}

fn in_percent(lang: Lang, reviewing: &ReviewPage<'_>, found: &SeatReview, parts: &LuckAndSkill) -> Markup {
    let signed = |n: i64| percent(lang, n);
    // The game ended at 0% or 100%. Subtracting the rounded changes gives a chance at the start that makes the sum add
    // up.
    let last = if found.before.chance + found.result.chance > 0 { 100 } else { 0 };
    let rows = [
        (review_page::at_first(lang), percentage(lang, last - parts.result)),
        (review_page::luck(lang), signed(parts.luck)),
        (review_page::play(lang), signed(parts.skill)),
    ];
    html! {
        div.half {
            h3 { (review_page::chance(lang)) }
            (sum(&rows, review_page::at_last(lang), &percentage(lang, last)))
            p { (render(&percent_sentences(lang, reviewing.player(), parts))) }
        }
    }
}

/// A column of numbers and their sum.
fn sum(rows: &[(&str, Message)], end: &str, result: &Message) -> Markup {
    html! {
        dl.sum.num {
            @for (what, number) in rows { div { dt { (what) } dd { (render(number)) } } }
            div.all { dt { (end) } dd { (render(result)) } }
        }
    }
}

fn accuracy(lang: Lang, found: &SeatReview) -> Markup {
    html! {
        section.panel.accuracy aria-labelledby="accuracy" {
            h2 id="accuracy" { (review_page::accuracy(lang)) }
            @if found.accuracy.choices == 0 { p { (review::nothing_chosen(lang)) } } @else {
                p.large { (render(&review_page::of_hundred(lang, whole(found.accuracy.percent)))) }
                p { (render(&counts(lang, found))) }
                p.quiet { (render(&review_page::accuracy_about(lang, whole(found.accuracy.least), whole(found.accuracy.most)))) }
            }
        }
    }
}

/// `+310`, `−120`
fn points(lang: Lang, points: i64) -> Message {
    review::signed(lang, narrow(points), points > 0)
}

/// `+12%`
fn percent(lang: Lang, percent: i64) -> Message {
    review::signed_percent(lang, narrow(percent), percent > 0)
}

/// No game has more points than fit in an `i32`.
fn narrow(n: i64) -> i32 {
    canasta::must_fit::<i32>(n)
}

/// Luck and the player's own choices, in points: `Luck gave you 310 points: the cards, and what the others did. Your
/// own choices cost you 120.`
fn points_sentences(lang: Lang, seat: Player<'_>, parts: &LuckAndSkill) -> Message {
    let luck = narrow(parts.luck.abs());
    let lost = narrow(parts.skill.abs());
    Message::sentences([
        &review_page::luck_points(lang, seat, parts.luck > 0, luck),
        &review_page::play_points(lang, seat, lost),
    ])
}

/// Luck and the player's own choices, as changes in the chance to win.
fn percent_sentences(lang: Lang, seat: Player<'_>, parts: &LuckAndSkill) -> Message {
    let luck = narrow(parts.luck.abs());
    let lost = narrow(parts.skill.abs());
    Message::sentences([
        &review_page::luck_chance(lang, seat, parts.luck > 0, luck),
        &review_page::play_chance(lang, seat, lost),
    ])
}

/// `100%`
fn percentage(lang: Lang, hundredths: i64) -> Message {
    hint::share(lang, hundredths.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: Lang = Lang::EN;

    #[test]
    fn describes_luck_and_own_choices() {
        let parts = LuckAndSkill { result: 190, luck: 310, skill: -120 };
        assert_eq!(
            points_sentences(EN, Player::You, &parts),
            "Luck (the cards and the other players) gave you 310 points. Your mistakes cost you 120."
        );
        let parts = LuckAndSkill { result: -62, luck: -62, skill: 0 };
        assert_eq!(
            percent_sentences(EN, Player::Other(Name("Ruth")), &parts),
            "Luck lowered Ruth’s win chance by 62 percentage points. Ruth made no clear mistakes."
        );
        assert_eq!([points(EN, 310), points(EN, -120), percent(EN, 0)], ["+310", "−120", "0 points"]);
    }
}
