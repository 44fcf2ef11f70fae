//! Pages for what goes wrong: errors, requests that came too often, no connection.

use canasta_assets::{WORKER, asset_url, hash};
use canasta_i18n::messages::{error, nav, shell};
use canasta_i18n::notice::Notice;
use canasta_i18n::{Lang, time};
use maud::html;

use crate::parts::frame::narrow_page;
use crate::parts::message::said;
use crate::settings::prefs::Prefs;

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

/// A page that says what went wrong and when it tries again: the path that was asked for, and the fields that were sent to
/// it, where it was a form. A link is followed again by the header `Refresh`; a form is sent again by the script.
pub fn again_page(
    lang: Lang,
    notice: &Notice,
    seconds: u64,
    path: &str,
    fields: Option<&[(String, String)]>,
) -> String {
    let title = notice.title(lang);
    let again = time::again_in(lang, seconds);
    let content = html! {
        section.panel {
            h1 { (title) }
            p role="status" { (notice.sentence(lang)) " " (said(&again)) @if fields.is_some() { " " (error::sent_again(lang)) } }
            @match fields {
                Some(fields) => {
                    form.row method="post" action=(path) data-again=(seconds) {
                        @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                        button.btn.main type="submit" { (error::try_again(lang)) }
                    }
                    script src=(asset_url("again.js")) type="module" {}
                }
                None => div.row { a.btn.main href=(path) { (error::try_again(lang)) } },
            }
            p.quiet { (said(&error::status(lang, notice.status))) }
        }
    };
    narrow_page(&Prefs { lang, ..Prefs::default() }, title, &content)
}

/// Files of the page without a connection.
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
    let files = NEEDED.map(|name| format!("\"{}\"", asset_url(name))).join(", ");
    format!("const SHELL = {{ version: \"{version}\", files: [{files}] }};\n{WORKER}")
}
