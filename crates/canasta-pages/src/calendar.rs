//! The calendar link: “it is your turn” for a player who has been away for days, in a calendar that they look at anyway.

use canasta_words::messages::{calendar, nav};
use maud::html;

use crate::assets::at;
use crate::frame::{document, header};
use crate::prefs::Prefs;

/// The page with the link.
pub fn calendar_page(prefs: &Prefs, url: &str) -> String {
    let lang = prefs.lang;
    let subscribe = url.split_once("://").map(|(_, rest)| format!("webcal://{rest}"));
    let body = html! {
        (header(prefs.lang))
        main.wrap.narrow {
            section.panel aria-labelledby="calendar" {
                h1 id="calendar" { (calendar::heading(lang)) }
                p { (calendar::about(lang)) }
                p { label for="link" { (calendar::link(lang)) } }
                input.field.whole id="link" readonly value=(url) spellcheck="false";
                p.row.for-script hidden {
                    button.btn type="button" id="copy-link" data-copy="link" { (calendar::copy(lang)) }
                    span.quiet role="status" id="copied" {}
                }
                @if let Some(subscribe) = subscribe { div.row { a.btn.main href=(subscribe) { (calendar::subscribe(lang)) } a.btn href="/" { (nav::to_start(lang)) } } }
                p.quiet { (calendar::private(lang)) }
            }
        }
        (crate::around::script_words(prefs.lang))
        script src=(at("share.js")) type="module" {}
    };
    document(prefs, calendar::title(lang), "doc", &body)
}
