//! The calendar link: “it is your turn” for somebody who left for days, in the calendar that they look at anyway.

use maud::html;

use crate::assets::at;
use crate::frame::{document, header};
use crate::prefs::Prefs;

/// The page with the link.
pub fn calendar_page(prefs: &Prefs, url: &str) -> String {
    let subscribe = url.split_once("://").map(|(_, rest)| format!("webcal://{rest}"));
    let body = html! {
        (header())
        main.wrap.narrow {
            section.panel aria-labelledby="calendar" {
                h1 id="calendar" { "Your turn, in your calendar" }
                p { "Your calendar shows when it is your turn at one of your tables. Subscribe to this link, in the calendar of your phone or computer:" }
                p { label for="link" { "Calendar link" } }
                input.field.whole id="link" readonly value=(url) spellcheck="false";
                p.row.for-script hidden {
                    button.btn type="button" id="copy-link" data-copy="link" { "Copy" }
                    span.quiet role="status" id="copied" {}
                }
                @if let Some(subscribe) = subscribe { div.row { a.btn.main href=(subscribe) { "Subscribe" } a.btn href="/" { "To the start page" } } }
                p.quiet { "The link is yours alone: who has it sees when it is your turn, and nothing else. Calendars look again only every few hours." }
            }
        }
        (crate::around::script_words(prefs.lang))
        script src=(at("share.js")) type="module" {}
    };
    document(prefs, "Calendar. Canasta", "doc", &body)
}
