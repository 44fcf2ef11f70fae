//! What a deal brought, entry by entry, with a bar for each number: two sides face each other, more stand under one another.
//! Bars are drawn with attributes, because no page has a style in its markup.

use canasta::{DealScore, MAX_SEATS, Side};
use canasta_i18n::messages::ending;
use canasta_i18n::table::{self as words, Entry};
use canasta_i18n::{Lang, Message};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::parts::message::said;
use crate::parts::score::{colour, or_dash, points, sides};

/// The table of the last deal; nothing while none is over.
pub(super) fn counted(lang: Lang, scene: &Scene) -> Markup {
    let Some(scores) = scene.sheet.last() else { return html! {} };
    let rows: Vec<Entry> = words::entries(lang, scene)
        .into_iter()
        .filter(|entry| entry.usual || sides(scene).iter().any(|side| (entry.of)(&scores[side.index()]) != 0))
        .collect();
    let count = Counted { lang, scene, scores, most: most(scene, scores, &rows) };
    match sides(scene)[..] {
        [one, other] => count.facing(one, other, &rows),
        _ => count.listed(&rows),
    }
}

/// The greatest number of all, by which bars are measured.
fn most(scene: &Scene, scores: &[DealScore; MAX_SEATS], rows: &[Entry]) -> i32 {
    let all =
        rows.iter().flat_map(|entry| sides(scene).into_iter().map(|side| (entry.of)(&scores[side.index()]).abs()));
    all.max().unwrap_or(0).max(1)
}

struct Counted<'a> {
    lang: Lang,
    scene: &'a Scene,
    scores: &'a [DealScore; MAX_SEATS],
    most: i32,
}

impl Counted<'_> {
    /// Two sides: ours to the left, theirs to the right, what is counted between them.
    fn facing(&self, one: Side, other: Side, rows: &[Entry]) -> Markup {
        let (lang, scene) = (self.lang, self.scene);
        html! {
            table.counted {
                thead { tr { th scope="col" { span.name { (said(&words::side_name(lang, scene, one))) } } td {} th scope="col" { span.name { (said(&words::side_name(lang, scene, other))) } } } }
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

    /// More sides: their sums, which would lie far below, and under each entry those that have something of it.
    fn listed(&self, rows: &[Entry]) -> Markup {
        let (lang, scene) = (self.lang, self.scene);
        let has = |entry: &Entry, side: Side| (entry.of)(&self.scores[side.index()]) != 0;
        html! {
            table.counted.each {
                tbody.sums {
                    tr.of { th scope="rowgroup" colspan="2" { (ending::this_deal(lang)) } }
                    @for side in sides(scene) {
                        tr.sum.self[side == words::own_side(scene)] {
                            th scope="row" { span.name { (said(&words::side_name(lang, scene, side))) } }
                            td { (self.sum(side)) }
                        }
                    }
                }
                @for entry in rows.iter().filter(|entry| sides(scene).iter().any(|&side| has(entry, side))) {
                    tbody {
                        tr.of { th scope="rowgroup" colspan="2" { (heading(lang, entry)) } }
                        @for (place, side) in sides(scene).into_iter().enumerate().filter(|&(_, side)| has(entry, side)) {
                            tr class={ (if side == words::own_side(scene) { "self " } else { "" }) (if place > 1 { colour(place) } else { "" }) } {
                                th scope="row" { span.name { (said(&words::side_name(lang, scene, side))) } }
                                td { (self.cell(entry, side, false)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn cell(&self, entry: &Entry, side: Side, left: bool) -> Markup {
        let amount = (entry.of)(&self.scores[side.index()]);
        let width = amount.abs() * 100 / self.most;
        let width = if amount == 0 { 0 } else { width.max(1) };
        let class = format!("amount{}{}", if left { " left" } else { "" }, if amount < 0 { " minus" } else { "" });
        html! {
            span { (or_dash(self.lang, amount)) }
            svg class=(class) viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                rect x=(if left { 100 - width } else { 0 }) width=(width) height="10" {}
            }
        }
    }

    /// A side's points of the deal; the script counts them up from nothing.
    fn sum(&self, side: Side) -> Markup {
        let total = self.scores[side.index()].total();
        html! { span.run-up data-points=(total) { (points(self.lang, total)) } }
    }
}

fn heading(lang: Lang, entry: &Entry) -> Markup {
    html! { (entry.name) @if let Some(each) = entry.each { " " small { (ending::each(lang, each)) } } }
}

/// The side's totals after its deals, in words: `We 3,895`.
pub(super) fn total_of(lang: Lang, scene: &Scene, side: Side) -> Message {
    ending::total_of(lang, &words::side_name(lang, scene, side), scene.totals[side.index()])
}
