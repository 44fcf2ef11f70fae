//! A deal's points, entry by entry, with a bar for each number. Two sides face each other; more sides are listed one
//! below the other. Bars are drawn with SVG attributes, because pages can't have inline styles.

use canasta::{DealScore, MAX_SEATS, Side};
use canasta_i18n::messages::ending;
use canasta_i18n::table::{self as words, ScoreEntry};
use canasta_i18n::{Lang, Message};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::parts::message::render;
use crate::parts::score::{colour, or_dash, points, sides};

/// The table for the last deal; empty until the first deal is over.
pub(super) fn points_table(lang: Lang, scene: &Scene) -> Markup {
    let Some(scores) = scene.sheet.last() else { return html! {} };
    let rows: Vec<ScoreEntry> = words::score_entries(lang, scene)
        .into_iter()
        .filter(|entry| {
            entry.is_always_shown || sides(scene).iter().any(|side| (entry.amount)(&scores[side.index()]) != 0)
        })
        .collect();
    let table = PointsTable { lang, scene, scores, max_amount: max_amount(scene, scores, &rows) };
    match sides(scene)[..] {
        [one, other] => table.facing(one, other, &rows),
        _ => table.listed(&rows),
    }
}

/// The largest amount. All bars are drawn relative to it.
fn max_amount(scene: &Scene, scores: &[DealScore; MAX_SEATS], rows: &[ScoreEntry]) -> i32 {
    let all =
        rows.iter().flat_map(|entry| sides(scene).into_iter().map(|side| (entry.amount)(&scores[side.index()]).abs()));
    all.max().unwrap_or(0).max(1)
}

struct PointsTable<'a> {
    lang: Lang,
    scene: &'a Scene,
    scores: &'a [DealScore; MAX_SEATS],
    max_amount: i32,
}

impl PointsTable<'_> {
    /// The table for two sides: ours on the left, theirs on the right, the entries between them.
    fn facing(&self, one: Side, other: Side, rows: &[ScoreEntry]) -> Markup {
        let lang = self.lang;
        let scene = self.scene;
        html! {
            table.counted {
                thead { tr { th scope="col" { span.name { (render(&words::side_name(lang, scene, one))) } } td {} th scope="col" { span.name { (render(&words::side_name(lang, scene, other))) } } } }
                tbody {
                    @for entry in rows {
                        tr {
                            td.we { (self.cell(entry, one, true)) }
                            th scope="row" { (heading(lang, entry)) }
                            td { (self.cell(entry, other, false)) }
                        }
                    }
                }
                tfoot {
                    tr.sum {
                        td.we { (self.sum(one)) }
                        th scope="row" { (ending::this_deal(lang)) }
                        td { (self.sum(other)) }
                    }
                }
            }
        }
    }

    /// The table for more than two sides. Each side's sum comes first, because it would otherwise be far down. Each
    /// entry then lists the sides that have points for it.
    fn listed(&self, rows: &[ScoreEntry]) -> Markup {
        let lang = self.lang;
        let scene = self.scene;
        let has = |entry: &ScoreEntry, side: Side| (entry.amount)(&self.scores[side.index()]) != 0;
        html! {
            table.counted.each {
                tbody.sums {
                    tr.of { th scope="rowgroup" colspan="2" { (ending::this_deal(lang)) } }
                    @for side in sides(scene) {
                        tr.sum.self[side == words::own_side(scene)] {
                            th scope="row" { span.name { (render(&words::side_name(lang, scene, side))) } }
                            td { (self.sum(side)) }
                        }
                    }
                }
                @for entry in rows.iter().filter(|entry| sides(scene).iter().any(|&side| has(entry, side))) {
                    tbody {
                        tr.of { th scope="rowgroup" colspan="2" { (heading(lang, entry)) } }
                        @for (place, side) in sides(scene).into_iter().enumerate().filter(|&(_, side)| has(entry, side)) {
                            tr class={ (if side == words::own_side(scene) { "self " } else { "" }) (if place > 1 { colour(place) } else { "" }) } {
                                th scope="row" { span.name { (render(&words::side_name(lang, scene, side))) } }
                                td { (self.cell(entry, side, false)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn cell(&self, entry: &ScoreEntry, side: Side, left: bool) -> Markup {
        let amount = (entry.amount)(&self.scores[side.index()]);
        let width = amount.abs() * 100 / self.max_amount;
        let width = if amount == 0 { 0 } else { width.max(1) };
        let class = format!("amount{}{}", if left { " left" } else { "" }, if amount < 0 { " minus" } else { "" });
        html! {
            span { (or_dash(self.lang, amount)) }
            svg class=(class) viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                rect x=(if left { 100 - width } else { 0 }) width=(width) height="10" {}
            }
        }
    }

    /// A side's total for the deal. The script counts it up from zero.
    fn sum(&self, side: Side) -> Markup {
        let total = self.scores[side.index()].total();
        html! { span.run-up data-points=(total) { (points(self.lang, total)) } }
    }
}

fn heading(lang: Lang, entry: &ScoreEntry) -> Markup {
    html! { (entry.name) @if let Some(each) = entry.points_each { " " small { (ending::each(lang, each)) } } }
}

/// A side's total in words: `We 3,895`.
pub(super) fn total_of(lang: Lang, scene: &Scene, side: Side) -> Message {
    ending::total_of(lang, &words::side_name(lang, scene, side), scene.totals[side.index()])
}
