//! The rail: the score sheet and the log. On narrow screens it is opened from the menu.

use canasta_table::scene::Scene;
use canasta_words::{Lang, points, table as words};
use maud::{Markup, html};

use crate::bar::sides;
use crate::said::said;

/// The rail.
pub(crate) fn rail(lang: Lang, scene: &Scene) -> Markup {
    html! {
        aside.rail id="rail" aria-label="Score and log" tabindex="-1" {
            button.iconbtn.close type="button" id="close-rail" data-do="rail" aria-label="Close score and log" { (crate::face::icon("M6 6l12 12M18 6 6 18")) }
            h2 { "Score" }
            (sheet(scene))
            h2 { "What happened" }
            (log(lang, scene))
            (crate::around::heard(scene))
        }
    }
}

/// Every deal's points, the totals, the minimums.
fn sheet(scene: &Scene) -> Markup {
    let sides = sides(scene);
    let public = &scene.view.table.public;
    let minimums = sides.iter().map(|&side| public.rules().minimum(scene.totals[side.index()]));
    html! {
        table class={ "sheet num n" (sides.len()) } {
            thead { tr { td {} @for &side in &sides { th scope="col" { span.name { (words::side_name(scene, side)) } } } } }
            tbody {
                @for (deal, scores) in scene.sheet.iter().enumerate() {
                    tr {
                        th scope="row" { "Deal " (deal + 1) }
                        @for &side in &sides { td { (points(scores[side.index()].total())) } }
                    }
                }
                tr.total { th scope="row" { "Total" } @for &side in &sides { td { (points(scene.totals[side.index()])) } } }
                tr { th scope="row" { "Minimum" } @for minimum in minimums { td { (minimum) } } }
            }
        }
    }
}

/// The deal so far, and who is to play.
fn log(lang: Lang, scene: &Scene) -> Markup {
    let say = words::say(scene);
    html! {
        ol.log id="log" tabindex="0" aria-label="What happened" {
            @for line in words::log(lang, scene) {
                li { (said(&line.text)) @if !line.strong.is_empty() { " " b { (said(&line.strong)) } } }
            }
            @if scene.view.table.public.to_act().is_some() {
                li { @if say.asked || say.lead.is_empty() || say.lead != "Your turn." { (now(scene)) } @else { (say.lead) } }
            }
        }
    }
}

fn now(scene: &Scene) -> String {
    match scene.view.table.public.to_act() {
        Some(seat) if scene.view.seat == Some(seat) => "Your turn.".to_owned(),
        Some(seat) => format!("{} to play.", words::name(scene, seat)),
        None => String::new(),
    }
}
