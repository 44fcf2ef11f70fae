//! The rail: the score sheet and the log. On narrow screens, the menu opens it.

use canasta::Side;
use canasta_i18n::messages::{menu, set_deal, table};
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use super::log::{LogCache, log};
use super::{chat, recap};
use crate::parts::button::close_button;
use crate::parts::message::render;
use crate::parts::score::{side_headings, sides};
use crate::practice::daily::deal_of;

pub(super) fn rail(lang: Lang, scene: &Scene, cache: &mut LogCache) -> Markup {
    html! {
        aside.rail id="rail" aria-label=(menu::score_and_log(lang)) tabindex="-1" {
            (close_button("rail", "rail", table::close_score(lang)))
            h2 { (table::score(lang)) }
            @if let Some(set) = &scene.set { p.quiet { (render(&set_deal::again(lang, set.deal))) } }
            @if let Some(day) = scene.daily { p.quiet { (render(&deal_of(lang, day))) } }
            (sheet(lang, scene))
            h2 { (table::log(lang)) }
            (recap::button(lang, scene))
            (log(lang, scene, cache))
            (chat::messages(lang, scene))
        }
    }
}

/// The score sheet. Two sides are shown as columns, with a row per deal. More sides are shown as rows, because their
/// names and numbers need the width.
fn sheet(lang: Lang, scene: &Scene) -> Markup {
    let sides = sides(scene);
    if sides.len() > 2 { by_side(lang, scene, &sides) } else { by_deal(lang, scene, &sides) }
}

fn by_deal(lang: Lang, scene: &Scene, sides: &[Side]) -> Markup {
    let points = |points: i32| lang.locale().points(points);
    html! {
        table.sheet.num {
            thead { tr { td {} (side_headings(lang, scene)) } }
            tbody {
                @if let Some(set) = &scene.set {
                    tr { th scope="row" { (set_deal::before(lang)) } @for &side in sides { td { (points(set.before.get(side.index()).copied().unwrap_or(0))) } } }
                }
                @for (deal, scores) in (first_deal_number(scene)..).zip(&scene.sheet) {
                    tr {
                        th scope="row" { (table::deal(lang, deal)) }
                        @for &side in sides { td { (points(scores[side.index()].total())) } }
                    }
                }
                tr.total { th scope="row" { (table::total(lang)) } @for &side in sides { td { (points(scene.totals[side.index()])) } } }
                tr { th scope="row" { (table::minimum(lang)) } @for &side in sides { td { (points(next_minimum(scene, side))) } } }
            }
        }
    }
}

/// Shows only the last deal and the totals, because the end of each deal lists all deals. Each side's minimum is next
/// to its melds.
fn by_side(lang: Lang, scene: &Scene, sides: &[Side]) -> Markup {
    let points = |points: i32| lang.locale().points(points);
    let last = scene.sheet.last();
    html! {
        table.sheet.num.by-side {
            thead { tr {
                td {}
                @if last.is_some() { th scope="col" { (table::deal(lang, first_deal_number(scene) + scene.sheet.len() - 1)) } }
                th scope="col" { (table::total(lang)) }
            } }
            tbody {
                @for &side in sides {
                    tr {
                        th scope="row" { span.name { (render(&words::side_name(lang, scene, side))) } }
                        @if let Some(scores) = last { td { (points(scores[side.index()].total())) } }
                        td { b { (points(scene.totals[side.index()])) } }
                    }
                }
            }
        }
    }
}

/// The number of the first deal on the sheet: 1, or the number of the replayed deal.
fn first_deal_number(scene: &Scene) -> usize {
    scene.set.as_ref().map_or(1, |set| set.deal)
}

/// A side's minimum in the next deal.
fn next_minimum(scene: &Scene, side: Side) -> i32 {
    scene.view.table.public.rules().minimum(scene.totals[side.index()])
}
