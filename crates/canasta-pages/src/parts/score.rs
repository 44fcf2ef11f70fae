//! Score tables: the order of the sides, their headings and colours, and points as text.

use canasta::Side;
use canasta_i18n::messages::ending;
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::parts::message::render;

/// The sides in display order: the viewer's first.
pub(crate) fn sides(scene: &Scene) -> Vec<Side> {
    let own = words::own_side(scene);
    let mut sides: Vec<_> = scene.view.table.public.players().all_sides().collect();
    sides.sort_by_key(|&side| side != own);
    sides
}

/// A column heading for each side.
pub(crate) fn side_headings(lang: Lang, scene: &Scene) -> Markup {
    html! { @for side in sides(scene) { th scope="col" { span.name { (render(&words::side_name(lang, scene, side))) } } } }
}

pub(crate) fn points(lang: Lang, n: i32) -> String {
    lang.locale().points(n)
}

/// The colour class of the side at this index in [`sides`].
pub(crate) fn colour(place: usize) -> &'static str {
    ["we", "they", "s2", "s3", "s4", "s5"].get(place).copied().unwrap_or("we")
}

pub(crate) fn or_dash(lang: Lang, n: i32) -> String {
    if n == 0 { "–".to_owned() } else { points(lang, n) }
}

pub(crate) fn signed(lang: Lang, n: i32) -> String {
    if n > 0 { format!("+{}", points(lang, n)) } else { points(lang, n) }
}

/// A table of each deal's points and the running totals.
pub(crate) fn running(lang: Lang, scene: &Scene) -> Markup {
    let sides = sides(scene);
    html! {
        table class={ "result n" (sides.len()) } {
            thead { tr { th scope="col" { (ending::deals(lang)) } (side_headings(lang, scene)) } }
            tbody {
                @for (deal, scores) in scene.sheet.iter().enumerate() {
                    tr {
                        th scope="row" { (deal + 1) }
                        @for side in &sides {
                            td { small { (signed(lang, scores[side.index()].total())) } " " span.run { (points(lang, total_after(scene, *side, deal))) } }
                        }
                    }
                }
            }
        }
    }
}

fn total_after(scene: &Scene, side: Side, deal: usize) -> i32 {
    scene.sheet.iter().take(deal + 1).map(|scores| scores[side.index()].total()).sum()
}
