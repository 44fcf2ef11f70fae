//! The shell: what a device keeps of the program. The page without a connection, and the service worker that shows it.

use canasta_assets::{WORKER, at, hash};
use canasta_i18n::Lang;
use canasta_i18n::messages::shell;
use maud::html;

use crate::frame::narrow_page;
use crate::prefs::Prefs;

/// What the page without a connection needs.
const NEEDED: [&str; 6] = ["pages.css", "cards.svg", "figtree.woff2", "display.woff2", "felt.png", "icon.svg"];

/// `/offline`: what the service worker shows in the place of a page that it cannot fetch.
pub fn offline_page(lang: Lang) -> String {
    let content = html! {
        section.panel {
            h1 { (shell::offline_heading(lang)) }
            p { (shell::offline(lang)) }
            // The page stands at the address that was asked for.
            div.row { a.btn.main href="" { (shell::try_again(lang)) } }
        }
    };
    narrow_page(&Prefs { lang, ..Prefs::default() }, shell::offline_title(lang), &content)
}

/// `/worker.js`: the service worker. It is another one whenever the page without a connection, or a file of it, has changed.
pub fn worker(lang: Lang) -> String {
    let version = hash(offline_page(lang).as_bytes());
    let files = NEEDED.map(|name| format!("\"{}\"", at(name))).join(", ");
    format!("const SHELL = {{ version: \"{version}\", files: [{files}] }};\n{WORKER}")
}
