//! A chart of the totals after each deal. The bands behind it show the minimums for the initial meld, up to the goal.
//! Each side has its own colour, point shape and name. A sentence describes the chart to screen readers.

use canasta::{RuleSet, Side};
use canasta_i18n::messages::ending;
use canasta_i18n::{Lang, Message, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use super::points::total_of;
use crate::parts::message::render;
use crate::parts::score::{colour, points, sides};

/// The size of the picture and the edges of the chart in it, in the picture's units.
const WIDTH: i32 = 320;
const HEIGHT: i32 = 204;
const LEFT: i32 = 50;
const RIGHT: i32 = 246;
const TOP: i32 = 20;
const BOTTOM: i32 = 178;
/// The chart is at least this many deals wide, so that the first ones don't fill it.
const MIN_DEALS: i32 = 3;
const MAX_DEAL_LABELS: i32 = 8;
const MIN_NAME_DISTANCE: i32 = 32;
/// A generous estimate, because the picture is drawn without measuring text.
const LETTER_WIDTH: i32 = 8;
const POINT_SIZE: i32 = 6;

/// The chart and its legend; empty until the first deal is over.
pub(super) fn curve(lang: Lang, scene: &Scene) -> Markup {
    if scene.sheet.is_empty() {
        return html! {};
    }
    let curve = Curve::of(scene);
    let rules = scene.view.table.public.rules();
    let totals: Vec<Message> = curve.lines.iter().map(|line| total_of(lang, scene, line.side)).collect();
    // Short names are at the ends of their lines; longer ones are in the legend. If the picture is too small for text,
    // all names are in the legend.
    let named = !words::plays_alone(scene) && scene.view.seat.is_some();
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
                    span { (render(&words::side_name(lang, scene, line.side))) } " " b.num { (points(lang, scene.totals[line.side.index()])) }
                }
            }
        }
    }
}

/// A side's totals, starting with the one before the first deal.
struct Line {
    side: Side,
    class: &'static str,
    totals: Vec<i32>,
}

struct Curve {
    lines: Vec<Line>,
    low: i32,
    high: i32,
    deals: i32,
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
        let deals = canasta::must_fit::<i32>(scene.sheet.len());
        Self {
            low: all().min().unwrap_or(0).min(0),
            high: all().max().unwrap_or(0).max(goal).max(1),
            deals: if scene.winner.is_some() { deals } else { deals.max(MIN_DEALS) },
            lines,
        }
    }

    fn x(&self, deal: usize) -> i32 {
        let deal = canasta::must_fit::<i64>(deal);
        LEFT + canasta::must_fit::<i32>(deal * i64::from(RIGHT - LEFT) / i64::from(self.deals.max(1)))
    }

    fn y(&self, total: i32) -> i32 {
        let up = (i64::from(total) - i64::from(self.low)) * i64::from(BOTTOM - TOP);
        BOTTOM - canasta::must_fit::<i32>(up / (i64::from(self.high) - i64::from(self.low)).max(1))
    }

    /// The top and bottom edges of each band, and its minimum. A band extends from the first total with this minimum to
    /// the start of the next band.
    fn minimums(&self, rules: &RuleSet) -> Vec<(i32, i32, i32)> {
        let mut bands: Vec<(i32, i32)> = Vec::new();
        let starts = std::iter::once(self.low).filter(|&low| low < 0).chain(thresholds(rules));
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

    /// The minimums as labels on the bands, where no line crosses them. A band without such a place has no label.
    fn band_names(&self, lang: Lang, rules: &RuleSet) -> Markup {
        let labels = self.minimums(rules).into_iter().enumerate().filter_map(|(place, (top, bottom, minimum))| {
            let text = ending::band(lang, minimum, place == 0);
            let width = canasta::must_fit::<i32>(text.as_str().chars().count()) * LETTER_WIDTH;
            let middle = (top + bottom) / 2 + 5;
            let is_free = |&(x, y): &(i32, i32)| y - 12 >= top && y + 2 <= bottom && !self.crosses(x, x + width, y);
            let places = [LEFT + 6, RIGHT - 5 - width].map(|x| [bottom - 5, middle, top + 13].map(|y| (x, y)));
            places.into_iter().flatten().find(is_free).map(|(x, y)| (x, y, text))
        });
        html! {
            @for (x, y, text) in labels { text.min x=(x) y=(y) { (text.as_str()) } }
        }
    }

    /// Whether a line, or one of its points, crosses a text with this baseline between `left` and `right`.
    fn crosses(&self, left: i32, right: i32, baseline: i32) -> bool {
        self.lines.iter().any(|line| {
            let spots: Vec<(i32, i32)> =
                line.totals.iter().enumerate().map(|(deal, &total)| (self.x(deal), self.y(total))).collect();
            spots.windows(2).any(|ends| {
                let [(x1, y1), (x2, y2)] = [ends[0], ends[1]];
                let at = |x: i32| y1 + (y2 - y1) * (x.clamp(x1, x2) - x1) / (x2 - x1).max(1);
                let (from, to) = (at(left - POINT_SIZE), at(right + POINT_SIZE));
                let meets = x1 <= right + POINT_SIZE && x2 >= left - POINT_SIZE;
                meets && from.min(to) - POINT_SIZE < baseline && from.max(to) + POINT_SIZE > baseline - 12
            })
        })
    }

    fn axes(&self, lang: Lang, rules: &RuleSet) -> Markup {
        let goal = rules.game_points;
        let marks = thresholds(rules).into_iter().filter(|&mark| mark < goal).chain([goal]);
        let every = (self.deals + MAX_DEAL_LABELS - 1) / MAX_DEAL_LABELS;
        // Leave out marks that are too close to the one below.
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
            @for deal in (1..=self.deals).filter(|deal| (deal - 1) % every.max(1) == 0) {
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

    /// *We* and *They* with their totals, next to the ends of the lines and far enough apart not to overlap.
    fn names(&self, lang: Lang, scene: &Scene) -> Markup {
        let end = |line: &Line| self.y(line.totals.last().copied().unwrap_or(0));
        let mut labels: Vec<(i32, &Line)> = self.lines.iter().map(|line| (end(line) - 2, line)).collect();
        labels.sort_by_key(|&(y, _)| y);
        let last = BOTTOM - 14;
        for place in 1..labels.len() {
            labels[place].0 = labels[place].0.max(labels[place - 1].0 + MIN_NAME_DISTANCE);
        }
        for place in (0..labels.len()).rev() {
            let max_y = labels.get(place + 1).map_or(last, |&(next, _)| next - MIN_NAME_DISTANCE);
            labels[place].0 = labels[place].0.min(max_y);
        }
        let x = self.x(scene.sheet.len()) + 9;
        html! {
            @for (y, line) in labels {
                text class={ "end " (line.class) } x=(x) y=(y) { (words::side_name(lang, scene, line.side).as_str()) }
                text class={ "end n " (line.class) } x=(x) y=(y + 16) { (points(lang, scene.totals[line.side.index()])) }
            }
        }
    }
}

/// The totals from which the minimum can change, in ascending order.
fn thresholds(rules: &RuleSet) -> Vec<i32> {
    let mut thresholds = rules.minimum_from.to_vec();
    thresholds.sort_unstable();
    thresholds.dedup();
    thresholds
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

/// A data point; each side has its own shape.
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
