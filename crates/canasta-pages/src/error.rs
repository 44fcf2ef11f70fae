//! The page for what goes wrong.

use maud::html;

use crate::frame::{document, header};
use crate::prefs::Prefs;

/// A page that says what went wrong and leads back: `status` is the HTTP status, `sentence` tells what to do.
pub fn error_page(status: u16, title: &str, sentence: &str) -> String {
    let body = html! {
        (header())
        main.wrap {
            section.panel {
                h1 { (title) }
                p { (sentence) }
                div.row { a.btn.main href="/" { "To the start page" } }
                p.quiet { "Error " (status) "." }
            }
        }
    };
    document(&Prefs::default(), title, "doc", &body)
}
