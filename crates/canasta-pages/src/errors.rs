//! Pages for errors, rate limits, and a missing connection.

use canasta_assets::{WORKER, asset_url, hash};
use canasta_i18n::messages::{error, nav, shell};
use canasta_i18n::notice::Notice;
use canasta_i18n::{Lang, time};
use maud::html;
use serde_json::json;

use crate::parts::card::sprite;
use crate::parts::frame::narrow_page;
use crate::parts::message::render;
use crate::settings::prefs::Prefs;

/// An error page. `status` is the HTTP status; `sentence` tells the visitor what to do.
pub fn error_page(lang: Lang, status: u16, title: &str, sentence: &str) -> String {
    let prefs = Prefs { lang, ..Prefs::default() };
    let content = html! {
        section.panel {
            h1 { (title) }
            p { (sentence) }
            div.row { a.btn.main href="/" { (nav::to_start(lang)) } }
            p.quiet { (render(&error::status(lang, status))) }
        }
    };
    narrow_page(&prefs, title, &content)
}

/// An error page that retries the request. `path` is the requested path; `fields` is the submitted form, if there was
/// one. The `Refresh` header retries a link, and the script resubmits a form.
pub fn retry_page(
    lang: Lang,
    notice: &Notice,
    seconds: u64,
    path: &str,
    fields: Option<&[(String, String)]>,
) -> String {
    let title = notice.title(lang);
    let again = time::retry_notice(lang, seconds);
    let content = html! {
        section.panel {
            h1 { (title) }
            p role="status" { (notice.sentence(lang)) " " (render(&again)) @if fields.is_some() { " " (error::sent_again(lang)) } }
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
            p.quiet { (render(&error::status(lang, notice.status))) }
        }
    };
    narrow_page(&Prefs { lang, ..Prefs::default() }, title, &content)
}

/// Files that the offline page needs.
const OFFLINE_FILES: [&str; 5] = ["pages.css", "figtree.woff2", "display.woff2", "felt.png", "icon.svg"];

/// `/offline`: the page that the service worker shows if it can't fetch the requested one.
pub fn offline_page(lang: Lang) -> String {
    let content = html! {
        section.panel {
            h1 { (shell::offline_heading(lang)) }
            p { (shell::offline(lang)) }
            // The browser still shows the requested address, so an empty link retries it.
            div.row { a.btn.main href="" { (shell::try_again(lang)) } }
        }
    };
    narrow_page(&Prefs { lang, ..Prefs::default() }, shell::offline_title(lang), &content)
}

/// `/worker.js`: the service worker. Its text changes whenever the offline page or one of its files does.
pub fn worker(lang: Lang) -> String {
    let version = hash(offline_page(lang).as_bytes());
    let files: Vec<&str> = OFFLINE_FILES.into_iter().map(asset_url).chain([sprite(lang)]).collect();
    let shell = json!({ "version": version, "page": format!("/offline?lang={}", lang.tag()), "files": files });
    format!("const SHELL = {shell};\n{WORKER}")
}
