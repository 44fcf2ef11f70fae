//! Graphs of the totals over the deals and of every hand's size over the game. All deals are equally wide, and so are
//! the steps within a deal, so the current step is at the same place in both graphs.
//!
//! The graphs stretch with the page, while lines and text keep their size: strokes don't scale, and text is outside the
//! stretched part. A sentence describes each graph to screen readers.

use canasta::{MAX_SEATS, Side};
use canasta_i18n::messages::replay;
use canasta_i18n::replay::{name, side as side_of};
use canasta_i18n::{Lang, Message, Name, replay as words};
use canasta_record::replay::Replay;
use maud::{Markup, html};

use super::ReplayPage;
use crate::parts::message::render;

/// The size of a graph, in its own units.
const WIDTH: usize = 10_000;
const HEIGHT: i32 = 1_000;
const MAX_DEAL_LABELS: usize = 12;

/// The horizontal position of a step in a game's graphs, from 0 to 10,000 units.
pub(crate) fn spot(replay: &Replay, at: usize) -> usize {
    let deals = replay.record().deals.len().max(1);
    let Some(deal) = replay.steps().get(at).map(|moment| moment.deal) else { return WIDTH };
    let first = replay.start_of(deal).unwrap_or(0);
    let next = replay.start_of(deal + 1).unwrap_or(replay.steps().len());
    let steps = (next - first).saturating_sub(1).max(1);
    (deal - 1) * WIDTH / deals + (at - first) * WIDTH / (deals * steps)
}

/// Both graphs. The script needs the first step of each deal to find the step under the pointer.
pub(super) fn graphs(page: &ReplayPage<'_>) -> Markup {
    let game = page.replay;
    let lang = page.lang;
    let deals = game.record().deals.len();
    let starts: Vec<String> = (1..=deals).filter_map(|deal| game.start_of(deal)).map(|at| at.to_string()).collect();
    html! {
        section.panel.graphs id="graphs" aria-labelledby="graphs-title" data-starts=(starts.join(" ")) data-moments=(game.steps().len()) {
            h2 id="graphs-title" { (replay::graphs(lang)) }
            figure.graph {
                figcaption { (replay::totals(lang)) }
                (totals(page))
                (axis(lang, deals))
                (legend(page))
            }
            figure.graph {
                figcaption { (replay::sizes(lang)) }
                (hand_sizes(page))
                (axis(lang, deals))
            }
        }
    }
}

/// The line at the current step; the script moves it.
fn current_step_line(page: &ReplayPage<'_>) -> Markup {
    html! {
        g.now transform={ "translate(" (spot(page.replay, page.at)) " 0)" } { path vector-effect="non-scaling-stroke" d={ "M0 0V" (HEIGHT) } {} }
    }
}

/// Lines between the deals.
fn deal_lines(deals: usize) -> Markup {
    html! {
        @for deal in 1..deals { path.between vector-effect="non-scaling-stroke" d={ "M" (deal * WIDTH / deals) " 0V" (HEIGHT) } {} }
    }
}

/// The deal numbers under a graph.
fn axis(lang: Lang, deals: usize) -> Markup {
    let every = deals.div_ceil(MAX_DEAL_LABELS).max(1);
    html! {
        div.deals-axis aria-hidden="true" {
            span.what { (replay::axis(lang)) }
            ol { @for deal in 1..=deals { li { @if (deal - 1) % every == 0 { (deal) } } } }
        }
    }
}

/// The scale of points at the side of a graph.
struct Scale {
    low: i32,
    high: i32,
    step: i32,
}

impl Scale {
    /// A scale with a handful of steps that covers all of `points`.
    fn of(points: impl Iterator<Item = i32> + Clone) -> Self {
        const STEPS: [i32; 10] = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];
        let low = points.clone().min().unwrap_or(0).min(0);
        let high = points.max().unwrap_or(0).max(1);
        let step = STEPS.into_iter().find(|step| (high.saturating_sub(low)) / step < 6).unwrap_or(100_000);
        Self { low: low.div_euclid(step) * step, high: (high.saturating_add(step - 1)) / step * step, step }
    }

    fn y(&self, points: i32) -> i32 {
        let all = i64::from(self.high) - i64::from(self.low);
        let below = i64::from(points) - i64::from(self.low);
        HEIGHT - canasta::must_fit::<i32>(below * i64::from(HEIGHT) / all.max(1))
    }

    fn marks(&self) -> impl Iterator<Item = i32> + use<> {
        let low = self.low;
        let step = self.step;
        (0..=(self.high - low) / step).map(move |place| low + place * step)
    }
}

/// A side's totals, starting with the one before the first deal.
fn totals_of(replay: &Replay, side: Side) -> Vec<i32> {
    let before = std::iter::once(replay.totals_before());
    before.chain(replay.totals()).map(|totals| totals[side.index()]).collect()
}

fn totals(page: &ReplayPage<'_>) -> Markup {
    let game = page.replay;
    let lang = page.lang;
    let deals = game.record().deals.len().max(1);
    let sides: Vec<(Side, Vec<i32>)> = game.players().all_sides().map(|side| (side, totals_of(game, side))).collect();
    let goal = game.record().rules.game_points;
    let scale = Scale::of(
        sides.iter().flat_map(|(_, totals)| totals.iter().copied()).chain([goal]).collect::<Vec<_>>().into_iter(),
    );
    let players = &game.record().players;
    let after_deals: Vec<_> = sides
        .iter()
        .map(|(side, totals)| (side_of(lang, game.players(), players, *side), totals[1..].to_vec()))
        .collect();
    let x = |deal: usize| deal * WIDTH / deals;
    html! {
        div.plot.totals-plot {
            ol.marks aria-hidden="true" { @for mark in scale.marks().collect::<Vec<_>>().into_iter().rev() { li { span { (lang.locale().points(mark)) } } } }
            svg role="img" aria-label=(words::totals(lang, &after_deals).as_str()) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" {
                @for mark in scale.marks() { path.mark vector-effect="non-scaling-stroke" d={ "M0 " (scale.y(mark)) "H" (WIDTH) } {} }
                (deal_lines(deals))
                path.goal vector-effect="non-scaling-stroke" d={ "M0 " (scale.y(goal)) "H" (WIDTH) } {}
                @for (side, totals) in &sides {
                    @let d = totals.iter().enumerate().map(|(deal, &total)| format!("{}{} {}", if deal == 0 { 'M' } else { 'L' }, x(deal), scale.y(total))).collect::<String>();
                    path class={ "line s" (side.0) } vector-effect="non-scaling-stroke" d=(d) {}
                    @let dots = totals.iter().enumerate().map(|(deal, &total)| format!("M{} {}h.01", x(deal), scale.y(total))).collect::<String>();
                    path class={ "dots s" (side.0) } vector-effect="non-scaling-stroke" d=(dots) {}
                }
                (current_step_line(page))
            }
        }
    }
}

/// The line style and final total of each side.
fn legend(page: &ReplayPage<'_>) -> Markup {
    let game = page.replay;
    let lang = page.lang;
    html! {
        ul.legend {
            @for side in game.players().all_sides() {
                li {
                    svg viewBox="0 0 40 12" aria-hidden="true" { path class={ "line s" (side.0) } d="M2 6H38" {} path class={ "dots s" (side.0) } d="M20 6h.01" {} }
                    span { (render(&side_of(lang, game.players(), &game.record().players, side))) } " " b.num { (lang.locale().points(totals_of(game, side).last().copied().unwrap_or(0))) }
                }
            }
            li { svg viewBox="0 0 40 12" aria-hidden="true" { path.goal d="M2 6H38" {} } span.num { (render(&replay::goal(lang, game.record().rules.game_points))) } }
        }
    }
}

/// Hand sizes, one row per player.
fn hand_sizes(page: &ReplayPage<'_>) -> Markup {
    let game = page.replay;
    let lang = page.lang;
    let players = &game.record().players;
    let deals = game.record().deals.len();
    let largest = game.sizes().iter().flatten().copied().max().unwrap_or(1).max(1);
    html! {
        @for seat in game.players().seats() {
            @let own: Vec<u8> = game.sizes().iter().map(|sizes| sizes[seat.index()]).collect();
            div.plot.size-plot {
                p aria-hidden="true" { b { bdi { (name(players, seat).0) } } small { (render(&replay::up_to(lang, own.iter().max().copied().unwrap_or(0)))) } }
                svg role="img" aria-label=(spoken(page, name(players, seat), &own).as_str()) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" {
                    path class={ "area s" (game.players().side_of(seat).0) } d=(area(game, &own, largest)) {}
                    (deal_lines(deals))
                    path.mark vector-effect="non-scaling-stroke" d={ "M0 " (HEIGHT) "H" (WIDTH) } {}
                    (current_step_line(page))
                }
            }
        }
    }
}

/// A hand's size as an area, level between steps.
fn area(replay: &Replay, sizes: &[u8], largest: u8) -> String {
    let y = |size: u8| HEIGHT - i32::from(size) * HEIGHT / i32::from(largest);
    let mut d = format!("M0 {HEIGHT}");
    let mut height = HEIGHT;
    for (at, &size) in sizes.iter().enumerate() {
        if y(size) != height {
            height = y(size);
            d.push_str(&format!("H{}V{height}", spot(replay, at)));
        }
    }
    format!("{d}H{WIDTH}V{HEIGHT}Z")
}

/// A description of a hand's sizes for screen readers.
fn spoken(page: &ReplayPage<'_>, name: Name<'_>, sizes: &[u8]) -> Message {
    let replay = page.replay;
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let largest_in = sizes
        .iter()
        .position(|&size| size == largest)
        .and_then(|at| replay.steps().get(at))
        .map_or(1, |moment| moment.deal);
    let ends = (1..=replay.record().deals.len()).map(|deal| replay.start_of(deal + 1).unwrap_or(sizes.len()));
    let ends: Vec<u8> = ends.filter_map(|next| sizes.get(next.checked_sub(1)?).copied()).collect();
    words::hand_sizes(page.lang, name, largest, largest_in, &ends)
}

/// There are enough line styles for any number of sides.
const _: () = assert!(MAX_SEATS <= 6);
