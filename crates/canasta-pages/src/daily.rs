//! The deal of a day at its table: what stands over it, and the way to its result, which is a page of `practice`.

use canasta_i18n::messages::{daily, ending, nav};
use canasta_i18n::{Lang, Message, day, table as words};
use canasta_record::daily::begins;
use canasta_record::day::Day;
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::said::said;

/// “The deal of 26 November 2026”.
pub(crate) fn of(lang: Lang, number: i64) -> Message {
    daily::of(lang, &day::date(lang, Day::of(begins(number))))
}

/// The end of the deal. `counted` is the deal's table.
pub(crate) fn ending(lang: Lang, scene: &Scene, number: i64, counted: &Markup) -> Markup {
    let how = scene.view.table.public.ending();
    let verdict = how.map_or_else(Message::default, |how| words::verdict(lang, scene, how));
    html! {
        header.verdict { p.over-line { (said(&of(lang, number))) } h1 { (said(&verdict)) } p.quiet { (said(&words::hands_left(lang, scene))) } }
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
