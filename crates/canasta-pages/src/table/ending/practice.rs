//! The end of practice deals: a replayed deal with both results, and the deal of the day. The pages to start them from
//! are in `practice`.

use canasta::Side;
use canasta_i18n::messages::{daily, ending, nav, set_deal};
use canasta_i18n::{Lang, Message, table as words};
use canasta_table::journal::SetDeal;
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::parts::message::render;
use crate::parts::score::{side_headings, sides};
use crate::practice::daily::deal_of;

/// The end of a replayed deal: both results, then the points of the new one, with their table in `counted`.
pub(super) fn set_deal(lang: Lang, scene: &Scene, set: &SetDeal, counted: &Markup) -> Markup {
    let how = scene.view.table.public.ending();
    let verdict = how.map_or_else(Message::default, |how| words::verdict(lang, scene, how));
    let seat = scene.viewpoint().0;
    html! {
        header.verdict {
            p.over-line { (render(&set_deal::again(lang, set.deal))) }
            h1 { (render(&verdict)) }
            p.quiet { (render(&words::hands_left(lang, scene))) }
        }
        div.tale tabindex="0" role="group" aria-label=(ending::brought(lang)) {
            section.pad.then-and-now aria-labelledby="compared" {
                h2 id="compared" { (set_deal::compared(lang)) }
                (compared(lang, scene, set))
                @if let Some(sentence) = difference(lang, scene, set) { p.difference { b { (render(&sentence)) } } }
                p.row {
                    a href={ "/table/" (set.table) "/replay?at=" (set.moment) "&seat=" (seat) } { (set_deal::replay_then(lang)) }
                    a href={ "/table/" (scene.table) "/replay?at=0&seat=" (seat) } { (set_deal::replay_now(lang)) }
                }
                p.quiet { (set_deal::no_commitment(lang)) }
            }
            section.pad.brought aria-labelledby="brought" {
                h2 id="brought" { (ending::brought(lang)) }
                (counted)
            }
        }
        div.go {
            div.row {
                a.btn.main.big id="once-more" href={ "/table/" (set.table) "/replay/again?deal=" (set.deal) "&seat=" (seat) } { (set_deal::once_more(lang)) }
                a.btn href="/" { (nav::to_start(lang)) }
                button.btn type="button" id="look" data-do="look" { (ending::look(lang)) }
            }
        }
    }
}

/// Each side's points then and now, the viewer's first. Two sides are shown as columns. More sides are shown as rows,
/// because their names need the width.
fn compared(lang: Lang, scene: &Scene, set: &SetDeal) -> Markup {
    let sides = sides(scene);
    let points = |points: Option<i32>| lang.locale().points(points.unwrap_or(0));
    let then = |side: Side| points(set.then.get(side.index()).copied());
    let now = |side: Side| points(scene.sheet.last().map(|scores| scores[side.index()].total()));
    html! {
        table.result {
            @if sides.len() > 2 {
                thead { tr { td {} th scope="col" { (set_deal::then(lang)) } th scope="col" { (set_deal::now(lang)) } } }
                tbody {
                    @for &side in &sides {
                        tr { th scope="row" { span.name { (render(&words::side_name(lang, scene, side))) } } td { (then(side)) } td { b { (now(side)) } } }
                    }
                }
            } @else {
                thead { tr { td {} (side_headings(lang, scene)) } }
                tbody {
                    tr { th scope="row" { (set_deal::then(lang)) } @for &side in &sides { td { (then(side)) } } }
                    tr.sum { th scope="row" { (set_deal::now(lang)) } @for &side in &sides { td { (now(side)) } } }
                }
            }
        }
    }
}

/// The difference for the viewer's side; `None` for spectators.
fn difference(lang: Lang, scene: &Scene, set: &SetDeal) -> Option<Message> {
    let side = scene.view.seat.map(|seat| scene.view.table.public.side_of(seat))?;
    let more = scene.sheet.last()?[side.index()].total() - set.then.get(side.index())?;
    let alone = words::plays_alone(scene);
    Some(match more {
        0 => set_deal::same(lang, alone),
        more => set_deal::difference(lang, more > 0, alone, more.abs()),
    })
}

/// The end of the deal of the day. `counted` is the table of its points.
pub(super) fn daily_deal(lang: Lang, scene: &Scene, number: i64, counted: &Markup) -> Markup {
    let how = scene.view.table.public.ending();
    let verdict = how.map_or_else(Message::default, |how| words::verdict(lang, scene, how));
    html! {
        header.verdict { p.over-line { (render(&deal_of(lang, number))) } h1 { (render(&verdict)) } p.quiet { (render(&words::hands_left(lang, scene))) } }
        div.tale tabindex="0" role="group" aria-label=(ending::brought(lang)) {
            section.pad.brought aria-labelledby="brought" { h2 id="brought" { (ending::brought(lang)) } (counted) }
        }
        div.go {
            div.row {
                a.btn.main.big id="to-result" href="/daily" { (daily::to_result(lang)) }
                a.btn href="/" { (nav::to_start(lang)) }
                button.btn type="button" id="look" data-do="look" { (ending::look(lang)) }
            }
        }
    }
}
