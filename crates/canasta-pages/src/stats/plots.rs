//! The charts of “Your games”, as SVG without scripts. Positions are in percent and strokes don't scale, so text, dots
//! and lines keep their size, and letters are as large on a phone as on a desktop. Each chart has a sentence for screen
//! readers, which don't see the axis labels.

use canasta_i18n::{Lang, Message, day, stats as words};
use canasta_record::day::Day;
use canasta_table::journal::stats::player::{Histogram, Mean, PlayerGame, SideAverages, Stats};
use maud::{Markup, html};

use super::scale::{Scale, part, percent};

/// Units across or down a whole chart.
const WHOLE: i64 = 10_000;
/// Space for half a dot at the left and right edges.
const EDGE: i64 = 150;

/// Number of deals in the running average; `None` if there are too few deals for one.
pub(super) const fn window(deals: usize) -> Option<usize> {
    match deals {
        60.. => Some(20),
        24.. => Some(10),
        10.. => Some(5),
        _ => None,
    }
}

/// The labels of a vertical axis.
fn ticks(lang: Lang, scale: Scale) -> Markup {
    html! {
        svg.ticks aria-hidden="true" {
            @for mark in scale.marks() { text x="100%" y=(percent(scale.down(mark, WHOLE))) dy="0.35em" text-anchor="end" { (lang.locale().points(mark)) } }
        }
    }
}

fn lines(scale: Scale) -> Markup {
    html! {
        @for mark in scale.marks() {
            @let y = percent(scale.down(mark, WHOLE));
            line.grid.zero[mark == 0] x1="0" x2="100%" y1=(y) y2=(y) {}
        }
    }
}

/// A bar for each game's margin over the best opponent, oldest first. Bars point up for games won.
pub(super) fn margins(lang: Lang, margins: &[i32]) -> Markup {
    let spoken = words::margins_spoken(lang, margins);
    let scale = Scale::of(margins, 4);
    // Keeps bars narrow if there are only a few games.
    let places = canasta::must_fit::<i64>(margins.len().max(16));
    html! {
        div.plot.low {
            (ticks(lang, scale))
            svg.area role="img" aria-label=(spoken.as_str()) {
                (lines(scale))
                @for (place, &margin) in (0..).zip(margins) {
                    @let (top, bottom) = (scale.down(margin.max(0), WHOLE), scale.down(margin.min(0), WHOLE));
                    rect.won[margin > 0].lost[margin <= 0] x=(percent(part(place * 10 + 2, places * 10, WHOLE))) width=(percent(part(7, places * 10, WHOLE)))
                        y=(percent(top)) height=(percent((bottom - top).max(100))) rx="2" {}
                }
            }
        }
    }
}

/// A dot for each deal, and a line for the running average.
pub(super) fn deals(lang: Lang, stats: &Stats, window: Option<usize>) -> Markup {
    let spoken = words::deals_spoken(lang, stats, window);
    let all: Vec<i32> = stats.deals.iter().map(|dot| dot.points).collect();
    let scale = Scale::of(&all, 6);
    let last = canasta::must_fit::<i64>(all.len().saturating_sub(1));
    let across = |place: usize| EDGE + part(canasta::must_fit::<i64>(place), last, WHOLE - 2 * EDGE);
    let spot = |(place, points): (usize, i32)| format!("{} {}", across(place), scale.down(points, WHOLE));
    // A short stroke with round ends looks like a dot.
    let dots: String = all.iter().copied().enumerate().map(|dot| format!("M{}h1", spot(dot))).collect();
    let means: Vec<String> =
        window.map_or_else(Vec::new, |window| stats.running(window).into_iter().map(spot).collect());
    html! {
        div.plot {
            (ticks(lang, scale))
            svg.area role="img" aria-label=(spoken.as_str()) {
                (lines(scale))
                svg viewBox={ "0 0 " (WHOLE) " " (WHOLE) } preserveAspectRatio="none" width="100%" height="100%" {
                    path.dots.many[all.len() > 200] d=(dots) {}
                    @if means.len() > 1 { polyline.mean points=(means.join(" ")) {} }
                }
            }
        }
    }
}

/// The dates of the first and last games, for the space under a chart.
pub(super) fn date_range(lang: Lang, games: &[PlayerGame]) -> Markup {
    let day = |game: Option<&PlayerGame>| game.map_or_else(Message::default, |game| day::date(lang, Day::of(game.at)));
    let first = day(games.first());
    let last = day(games.last());
    html! {
        p.ends.num aria-hidden="true" { span { (first.as_str()) } @if last != first { span { (last.as_str()) } } }
    }
}

pub(super) fn histogram(lang: Lang, histogram: &Histogram) -> Markup {
    let spoken = words::histogram_spoken(lang, histogram);
    let max = histogram.deals.iter().copied().max().unwrap_or(1);
    let steps = canasta::must_fit::<i64>(histogram.deals.len());
    let max = canasta::must_fit::<i64>(max);
    // Label only some steps, so that the numbers have enough room on a phone.
    let every = (steps + 4) / 5;
    let edge = |step: i64| i64::from(histogram.from) + step * i64::from(histogram.width);
    let zero = (0..=steps).find(|&step| edge(step) == 0).unwrap_or(0);
    html! {
        div.plot.low.heaps {
            svg.area role="img" aria-label=(spoken.as_str()) {
                @for (step, &deals) in (0..).zip(&histogram.deals) {
                    @let height = part(canasta::must_fit::<i64>(deals), max, WHOLE - 1600);
                    @if deals > 0 {
                        rect.heap x=(percent(part(step * 20 + 1, steps * 20, WHOLE))) width=(percent(part(18, steps * 20, WHOLE)))
                            y=(percent(WHOLE - height)) height=(percent(height)) rx="2" {}
                        text x=(percent(part(step * 2 + 1, steps * 2, WHOLE))) y=(percent(WHOLE - height)) dy="-0.35em" text-anchor="middle" { (deals) }
                    }
                }
                line.grid.zero x1="0" x2="100%" y1="100%" y2="100%" {}
            }
            svg.under aria-hidden="true" {
                @for step in (0..=steps).filter(|step| (step - zero) % every == 0) {
                    text x=(percent(part(step, steps, WHOLE))) y="1.1em" text-anchor=(anchor(step, steps)) { (lang.locale().points(i32::try_from(edge(step)).unwrap_or_default())) }
                }
            }
        }
    }
}

/// Keeps the first and last numbers of an axis inside the chart.
const fn anchor(step: i64, steps: i64) -> &'static str {
    if step == 0 {
        "start"
    } else if step == steps {
        "end"
    } else {
        "middle"
    }
}

/// Average canastas as squared-up stacks: whole stacks, and part of one for the fraction. Natural canastas are red and
/// mixed ones black, as on the table. The numbers are next to them.
pub(super) fn canastas(habits: &SideAverages) -> Markup {
    const CARD: i64 = 30;
    let stacks: Vec<(&str, i64)> = [("natural", habits.natural), ("mixed", habits.mixed)]
        .into_iter()
        .flat_map(|(class, mean)| stacks(mean).into_iter().map(move |part| (class, part)))
        .collect();
    let width = (CARD + 6) * canasta::must_fit::<i64>(stacks.len().max(1));
    html! {
        svg.canastas viewBox={ "0 0 " (width) " 44" } width=(width) height="44" aria-hidden="true" {
            @for (place, (class, part)) in (0..).zip(stacks) {
                @let x = place * (CARD + 6);
                rect.empty x=(x + 1) y="1" width=(CARD) height="42" rx="4" {}
                rect.(class) x=(x + 1) y=(43 - 42 * part / 100) width=(CARD) height=(42 * part / 100) rx="4" {}
            }
        }
    }
}

/// An average as a list of whole stacks and a fraction, each in percent of a stack.
fn stacks(mean: Mean) -> Vec<i64> {
    let hundredths = mean.times(100).unwrap_or(0).clamp(0, 900);
    let rest = hundredths % 100;
    let whole = std::iter::repeat_n(100, usize::try_from(hundredths / 100).unwrap_or(0));
    whole.chain((rest > 0).then_some(rest)).collect()
}

/// A bar whose length shows the number next to it.
pub(super) fn bar(n: usize, max: usize) -> Markup {
    let n = canasta::must_fit::<i64>(n);
    let max = canasta::must_fit::<i64>(max);
    html! {
        svg.length aria-hidden="true" { rect width=(percent(part(n, max, WHOLE))) height="100%" rx="3" {} }
    }
}
