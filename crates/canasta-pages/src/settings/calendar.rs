//! The calendar link. It puts “it is your turn” in the calendar of a player who has been away for days.

use canasta_assets::asset_url;
use canasta_i18n::messages::{calendar, nav};
use maud::html;

use crate::parts::frame::{link_field, short_page};
use crate::parts::scripts::script_words;
use crate::settings::prefs::Prefs;

/// The page that shows the link.
pub fn calendar_page(prefs: &Prefs, url: &str) -> String {
    let lang = prefs.lang;
    let subscribe = url.split_once("://").map(|(_, rest)| format!("webcal://{rest}"));
    let content = html! {
        section.panel aria-labelledby="calendar" {
            h1 id="calendar" { (calendar::heading(lang)) }
            p { (calendar::about(lang)) }
            (link_field(url, calendar::link(lang), calendar::copy(lang)))
            @if let Some(subscribe) = subscribe { div.row { a.btn.main href=(subscribe) { (calendar::subscribe(lang)) } a.btn href="/" { (nav::to_start(lang)) } } }
            p.quiet { (calendar::private(lang)) }
        }
    };
    let end = html! {
        (script_words(prefs.lang))
        script src=(asset_url("share.js")) type="module" {}
    };
    short_page(prefs, calendar::title(lang), &content, &end)
}
