//! The rail: the score sheet and the log. On narrow screens it is opened from the menu.

use canasta_table::scene::Scene;
use canasta_words::messages::{menu, table};
use canasta_words::{Lang, table as words};
use maud::{Markup, html};

use crate::bar::{side_headings, sides};
use crate::button::close_button;
use crate::said::said;

/// The rail beside a table, as a viewer sees it.
pub(crate) fn rail(lang: Lang, scene: &Scene) -> Markup {
    html! {
        aside.rail id="rail" aria-label=(menu::score_and_log(lang)) tabindex="-1" {
            (close_button("rail", "rail", table::close_score(lang)))
            h2 { (table::score(lang)) }
            (sheet(lang, scene))
            h2 { (table::log(lang)) }
            (log(lang, scene))
            (crate::around::heard(lang, scene))
        }
    }
}

/// Every deal's points, the totals, the minimums.
fn sheet(lang: Lang, scene: &Scene) -> Markup {
    let points = |points: i32| lang.locale().points(points);
    let sides = sides(scene);
    let public = &scene.view.table.public;
    let minimums = sides.iter().map(|&side| public.rules().minimum(scene.totals[side.index()]));
    html! {
        table class={ "sheet num n" (sides.len()) } {
            thead { tr { td {} (side_headings(lang, scene)) } }
            tbody {
                @for (deal, scores) in scene.sheet.iter().enumerate() {
                    tr {
                        th scope="row" { (table::deal(lang, deal + 1)) }
                        @for &side in &sides { td { (points(scores[side.index()].total())) } }
                    }
                }
                tr.total { th scope="row" { (table::total(lang)) } @for &side in &sides { td { (points(scene.totals[side.index()])) } } }
                tr { th scope="row" { (table::minimum(lang)) } @for minimum in minimums { td { (points(minimum)) } } }
            }
        }
    }
}

/// The deal so far, and whose turn it is.
fn log(lang: Lang, scene: &Scene) -> Markup {
    html! {
        ol.log id="log" tabindex="0" aria-label=(table::log(lang)) {
            @for line in words::log(lang, scene) {
                li { (said(&line.text)) @if !line.strong.is_empty() { " " b { (said(&line.strong)) } } }
            }
            @if scene.view.table.public.to_act().is_some() {
                li { (said(&words::whose_turn(lang, scene))) }
            }
        }
    }
}
