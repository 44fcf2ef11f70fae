//! The page for what goes wrong.

use canasta_i18n::Lang;
use canasta_i18n::messages::{error, nav};
use maud::html;

use crate::frame::narrow_page;
use crate::prefs::Prefs;
use crate::said::said;

/// A page that says what went wrong and leads back: `status` is the HTTP status, `sentence` tells what to do.
pub fn error_page(lang: Lang, status: u16, title: &str, sentence: &str) -> String {
    let prefs = Prefs { lang, ..Prefs::default() };
    let content = html! {
        section.panel {
            h1 { (title) }
            p { (sentence) }
            div.row { a.btn.main href="/" { (nav::to_start(lang)) } }
            p.quiet { (said(&error::status(lang, status))) }
        }
    };
    narrow_page(&prefs, title, &content)
}
