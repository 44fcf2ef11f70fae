//! A chart of the chance to win over the game, with the turning points and what happened there. It is as wide as the
//! replay's graphs.

use canasta_analysis::review::{SeatReview, Step};
use canasta_i18n::messages::{replay as axis_words, review, review_page};
use canasta_i18n::{Lang, Message, Player};
use maud::{Markup, html};

use super::{ReviewPage, percentage};
use crate::parts::message::render;
use crate::replay::graph::spot;
use crate::words::hint::share;
use crate::words::review::turning_point;

/// Width, in the units of [`spot`].
const WIDTH: usize = 10_000;
/// Height in units, which stands for a chance of 100%.
const HEIGHT: i64 = 1_000;
/// How many millionths of a percent one unit of height stands for.
const UNIT: i64 = 100_000_000 / HEIGHT;
const MAX_DEAL_LABELS: usize = 12;

/// A point of the curve, as units from the left and from the top.
type CurvePoint = (usize, i64);

pub(super) fn curve(lang: Lang, reviewing: &ReviewPage<'_>, found: &SeatReview) -> Markup {
    let replay = reviewing.replay;
    let turning = found.turning_points();
    let (line, marked) = places(reviewing, found, &turning);
    let d: String =
        line.iter().map(|(x, y)| format!("{}{x} {y}", if *x == 0 && *y == line[0].1 { 'M' } else { 'L' })).collect();
    let deals = replay.record().deals.len().max(1);
    let across = |x: usize| hundredths(x, WIDTH);
    html! {
        section.panel aria-labelledby="curve" {
            h2 id="curve" { (review_page::curve(lang)) }
            figure.chance {
                div.scale aria-hidden="true" { @for share in [100, 50, 0] { span { (render(&percentage(lang, share))) } } }
                svg.plot role="img" aria-label=(spoken(lang, reviewing.player(), found).as_str()) {
                    svg width="100%" height="100%" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" {
                        @for y in [0, HEIGHT / 2, HEIGHT] { path.grid vector-effect="non-scaling-stroke" d={ "M0 " (y) "H" (WIDTH) } {} }
                        @for deal in 1..deals { path.between vector-effect="non-scaling-stroke" d={ "M" (deal * WIDTH / deals) " 0V" (HEIGHT) } {} }
                        path.line vector-effect="non-scaling-stroke" d=(d) {}
                    }
                    @for (number, ((x, y), (_, step))) in (1..).zip(marked.iter().zip(&turning)) {
                        @let (cx, cy) = (across(*x), hundredths(canasta::must_fit::<usize>(*y), 1_000));
                        g class=(if step.amount().chance > 0 { "up" } else { "down" }) {
                            circle cx=(cx) cy=(cy) r="11" {}
                            text x=(cx) y=(cy) dy=".35em" { (number) }
                        }
                    }
                }
                div.deals-axis aria-hidden="true" {
                    span { (axis_words::axis(lang)) }
                    ol { @for deal in 1..=deals { li { @if (deal - 1) % deals.div_ceil(MAX_DEAL_LABELS) == 0 { (deal) } } } }
                }
            }
            h3 { (review::turning_points(lang)) }
            @if turning.is_empty() { p { (review_page::even(lang)) } } @else {
                ol.turning {
                    @for (deal, step) in &turning {
                        li class=(if step.amount().chance > 0 { "up" } else { "down" }) {
                            a href={ (reviewing.path) "?at=" (step.moment()) "&seat=" (reviewing.seat.0) } {
                                span { (render(&turning_point(lang, replay, *deal, step))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A description of the curve for screen readers: the chance at the start and after each deal.
fn spoken(lang: Lang, seat: Player<'_>, found: &SeatReview) -> Message {
    let chance_text = |millionths: i64| share(lang, millionths as f64 / 100_000_000.0);
    let mut now = found.before.chance;
    let after: Vec<Message> = found
        .deals
        .iter()
        .map(|deal| {
            now += deal.result.chance;
            chance_text(now)
        })
        .collect();
    review_page::curve_spoken(lang, seat, &chance_text(found.before.chance), &after)
}

/// The points of the line, from before the first deal to the end, and its turning points. Each is the chance after a
/// step.
fn places(
    reviewing: &ReviewPage<'_>,
    found: &SeatReview,
    turning: &[(usize, &Step)],
) -> (Vec<CurvePoint>, Vec<CurvePoint>) {
    let down = |chance: i64| HEIGHT - (chance / UNIT).clamp(0, HEIGHT);
    let mut now = found.before.chance;
    let mut line = vec![(0, down(now))];
    let mut marked = Vec::new();
    for step in found.deals.iter().flat_map(|deal| &deal.steps) {
        now += step.amount().chance;
        let place = (spot(reviewing.replay, step.moment()), down(now));
        if turning.iter().any(|(_, turning_step)| std::ptr::eq(*turning_step, step)) {
            marked.push(place);
        }
        if line.last() != Some(&place) {
            line.push(place);
        }
    }
    (line, marked)
}

/// A fraction in percent, with two decimals.
fn hundredths(part: usize, of: usize) -> String {
    let parts = part * 10_000 / of;
    format!("{}.{:02}%", parts / 100, parts % 100)
}
