//! The totals over the deals as a picture: on bands that are the opening minimums, under the goal. Sides are told apart by
//! colour, by the shape of their points and by their names; the same is said in a sentence.

use canasta::{RuleSet, Side};
use canasta_i18n::messages::ending;
use canasta_i18n::{Lang, Message, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use super::points::total_of;
use crate::parts::message::said;
use crate::parts::score::{colour, points, sides};

/// The picture and what is drawn on it, in its own units.
const WIDTH: i32 = 320;
const HEIGHT: i32 = 204;
const LEFT: i32 = 50;
const RIGHT: i32 = 246;
const TOP: i32 = 20;
const BOTTOM: i32 = 178;
/// Deals for which there is room at least, so that the first ones do not fill the picture.
const LEAST_DEALS: i32 = 3;
/// Deals that are numbered at most.
const NUMBERED: i32 = 8;
/// How far the names at the ends of two lines stay apart.
const APART: i32 = 32;

/// The curve with its legend; nothing before the first deal is over.
pub(super) fn curve(lang: Lang, scene: &Scene) -> Markup {
    if scene.sheet.is_empty() {
        return html! {};
    }
    let curve = Curve::of(scene);
    let rules = scene.view.table.public.rules();
    let totals: Vec<Message> = curve.lines.iter().map(|line| total_of(lang, scene, line.side)).collect();
    // Short names stand at the ends of their lines; others, and all where the picture is too small for letters, in a list.
    let named = !words::alone(scene) && scene.view.seat.is_some();
    html! {
        svg.curve viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(ending::curve(lang, rules.game_points, scene.sheet.len(), &totals).as_str()) {
            (curve.bands(rules))
            (curve.axes(lang, rules))
            @for line in curve.lines.iter().rev() { (curve.line(line)) }
            (curve.band_names(lang, rules))
            @if named { (curve.names(lang, scene)) }
        }
        ul.legend.named[named] {
            @for line in &curve.lines {
                li {
                    svg viewBox="0 0 28 14" aria-hidden="true" { path class={ "line " (line.class) } d="M1 7H27" {} (point(line.class, 14, 7)) }
                    span { (said(&words::side_name(lang, scene, line.side))) } " " b.num { (points(lang, scene.totals[line.side.index()])) }
                }
            }
        }
    }
}

/// A side's totals, the first before the first deal.
struct Line {
    side: Side,
    class: &'static str,
    totals: Vec<i32>,
}

struct Curve {
    lines: Vec<Line>,
    low: i32,
    high: i32,
    /// Deals across.
    across: i32,
}

impl Curve {
    fn of(scene: &Scene) -> Self {
        let lines: Vec<Line> = sides(scene)
            .into_iter()
            .enumerate()
            .map(|(place, side)| Line { side, class: colour(place), totals: totals_of(scene, side) })
            .collect();
        let all = || lines.iter().flat_map(|line| line.totals.iter().copied());
        let goal = scene.view.table.public.rules().game_points;
        let across = canasta::must_fit::<i32>(scene.sheet.len());
        Self {
            low: all().min().unwrap_or(0).min(0),
            high: all().max().unwrap_or(0).max(goal).max(1),
            across: if scene.winner.is_some() { across } else { across.max(LEAST_DEALS) },
            lines,
        }
    }

    fn x(&self, deal: usize) -> i32 {
        let deal = canasta::must_fit::<i64>(deal);
        LEFT + canasta::must_fit::<i32>(deal * i64::from(RIGHT - LEFT) / i64::from(self.across.max(1)))
    }

    fn y(&self, total: i32) -> i32 {
        let up = (i64::from(total) - i64::from(self.low)) * i64::from(BOTTOM - TOP);
        BOTTOM - canasta::must_fit::<i32>(up / (i64::from(self.high) - i64::from(self.low)).max(1))
    }

    /// Each opening minimum with the upper and the lower edge of its band, from its first total to the next one's.
    fn minimums(&self, rules: &RuleSet) -> Vec<(i32, i32, i32)> {
        let mut bands: Vec<(i32, i32)> = Vec::new();
        let starts = std::iter::once(self.low).filter(|&low| low < 0).chain(RuleSet::MINIMUM_FROM);
        for start in starts.filter(|&start| start < rules.game_points) {
            let minimum = rules.minimum(start);
            if bands.last().is_none_or(|&(_, last)| last != minimum) {
                bands.push((start, minimum));
            }
        }
        let end = |place: usize| bands.get(place + 1).map_or(self.high.min(rules.game_points), |&(next, _)| next);
        bands
            .iter()
            .enumerate()
            .map(|(place, &(start, minimum))| (self.y(end(place)), self.y(start), minimum))
            .collect()
    }

    fn bands(&self, rules: &RuleSet) -> Markup {
        html! {
            @for (place, (top, bottom, _)) in self.minimums(rules).into_iter().enumerate() {
                rect class={ "band-" (place % 4 + 1) } x=(LEFT) y=(top) width=(RIGHT - LEFT) height=(bottom - top) {}
            }
        }
    }

    /// The minimums in words, over the lines: the first at the right, where the lines have left its band, the others at the
    /// left, where they have not come to them yet.
    fn band_names(&self, lang: Lang, rules: &RuleSet) -> Markup {
        html! {
            @for (place, (top, bottom, minimum)) in self.minimums(rules).into_iter().enumerate().filter(|(_, (top, bottom, _))| bottom - top >= 16) {
                @let (class, x, y) = if place == 0 { ("min", RIGHT - 5, bottom - 5) } else { ("min left", LEFT + 6, (top + bottom) / 2 + 5) };
                text class=(class) x=(x) y=(y) { (ending::band(lang, minimum, place == 0).as_str()) }
            }
        }
    }

    fn axes(&self, lang: Lang, rules: &RuleSet) -> Markup {
        let goal = rules.game_points;
        let marks = RuleSet::MINIMUM_FROM.into_iter().filter(|&mark| mark < goal).chain([goal]);
        let every = (self.across + NUMBERED - 1) / NUMBERED;
        // A mark too near to the one under it is left out.
        let mut last = i32::MAX;
        let shown: Vec<i32> = marks
            .filter(|&mark| {
                let room = last.saturating_sub(self.y(mark)) >= 14;
                last = if room { self.y(mark) } else { last };
                room
            })
            .collect();
        html! {
            line.goal x1=(LEFT) x2=(RIGHT) y1=(self.y(goal)) y2=(self.y(goal)) {}
            @for mark in shown { text.ax x=(LEFT - 6) y=(self.y(mark) + 5) { (points(lang, mark)) } }
            @for deal in (1..=self.across).filter(|deal| (deal - 1) % every.max(1) == 0) {
                text.dx x=(self.x(usize::try_from(deal).unwrap_or(0))) y=(BOTTOM + 20) { (deal) }
            }
        }
    }

    fn line(&self, line: &Line) -> Markup {
        let spots: Vec<(i32, i32)> =
            line.totals.iter().enumerate().map(|(deal, &total)| (self.x(deal), self.y(total))).collect();
        let path = spots.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
        html! {
            polyline class={ "line " (line.class) } points=(path) pathLength="1" {}
            @for &(x, y) in spots.iter().skip(1) { (point(line.class, x, y)) }
        }
    }

    /// We and They with their totals, at the ends of the lines and apart from one another.
    fn names(&self, lang: Lang, scene: &Scene) -> Markup {
        let end = |line: &Line| self.y(line.totals.last().copied().unwrap_or(0));
        let mut at: Vec<(i32, &Line)> = self.lines.iter().map(|line| (end(line) - 2, line)).collect();
        at.sort_by_key(|&(y, _)| y);
        let last = BOTTOM - 14;
        for place in 1..at.len() {
            at[place].0 = at[place].0.max(at[place - 1].0 + APART);
        }
        for place in (0..at.len()).rev() {
            let most = at.get(place + 1).map_or(last, |&(next, _)| next - APART);
            at[place].0 = at[place].0.min(most);
        }
        let x = self.x(scene.sheet.len()) + 9;
        html! {
            @for (y, line) in at {
                text class={ "end " (line.class) } x=(x) y=(y) { (words::side_name(lang, scene, line.side).as_str()) }
                text class={ "end n " (line.class) } x=(x) y=(y + 16) { (points(lang, scene.totals[line.side.index()])) }
            }
        }
    }
}

/// A side's total before the first deal and after each one.
fn totals_of(scene: &Scene, side: Side) -> Vec<i32> {
    let of = |scores: &[canasta::DealScore; canasta::MAX_SEATS]| scores[side.index()].total();
    let mut total = scene.totals[side.index()] - scene.sheet.iter().map(of).sum::<i32>();
    let before = std::iter::once(total);
    let after = scene.sheet.iter().map(|scores| {
        total += of(scores);
        total
    });
    before.chain(after.collect::<Vec<_>>()).collect()
}

/// A point of a line: each side's has another shape.
fn point(class: &str, x: i32, y: i32) -> Markup {
    let d = match class {
        "we" => return html! { circle class={ "dot " (class) } cx=(x) cy=(y) r="4.5" {} },
        "they" => "M-4-4h8v8h-8z",
        "s2" => "M0-5.5 5 4h-10z",
        "s3" => "M0-6 6 0 0 6-6 0z",
        "s4" => "M0 5.5-5-4h10z",
        _ => "M-5-1.5h3.5V-5h3v3.5H5v3H1.5V5h-3V1.5H-5z",
    };
    html! { path class={ "dot " (class) } transform={ "translate(" (x) " " (y) ")" } d=(d) {} }
}
