//! The page that takes a record: a file to choose or to drop, and what is wrong with one that cannot be opened.

use canasta_assets::asset_url;
use canasta_i18n::messages::{replay, scripts};
use canasta_i18n::{Lang, Message};
use maud::{Markup, html};

use crate::parts::frame::{document, header};
use crate::parts::message::said;
use crate::settings::prefs::Prefs;

/// Why a record is not opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unopened {
    /// It cannot be read: every fault.
    Unreadable(Vec<Message>),
    /// It can be read, but is not a game by its rules: why.
    Wrong(Message),
    /// It was opened once, and is not kept any more.
    Gone,
}

/// The page; `why` is what became of the record that was sent or asked for last.
pub fn open_page(prefs: &Prefs, why: Option<&Unopened>) -> String {
    let lang = prefs.lang;
    let body = html! {
        link rel="stylesheet" href=(asset_url("replay.css"));
        (header(prefs.lang))
        main.wrap.narrow.opening id="opening" data-gone[why == Some(&Unopened::Gone)] {
            div { h1 { (replay::open_heading(lang)) } }
            div id="complaints" { @if let Some(why) = why { (faults(lang, why)) } }
            form.panel.drop id="drop" method="post" action="/replay" enctype="multipart/form-data" {
                p { (replay::open_about(lang)) }
                p.choose-file { label for="record" { (replay::open_file(lang)) } input.field.whole type="file" id="record" name="record" accept=".canasta,.txt,text/plain"; }
                details.or-text {
                    summary { (replay::open_or_paste(lang)) }
                    textarea.field.whole name="text" rows="8" spellcheck="false" aria-label=(replay::open_text(lang)) {}
                }
                div.row { button.btn.main.big { (replay::open(lang)) } span.quiet role="status" id="reading" {} }
                p.quiet { (replay::open_kept(lang)) }
            }
        }
        template id="words" { @for (name, text) in scripts::replay(lang) { p data-word=(name) { (text) } } }
        script src=(asset_url("drop.js")) type="module" {}
    };
    document(prefs, replay::open_title(lang), "doc", &body)
}

fn faults(lang: Lang, why: &Unopened) -> Markup {
    html! {
        section.panel.faults role="alert" aria-labelledby="fault-title" {
            @match why {
                Unopened::Gone => { h2 id="fault-title" { (replay::gone_heading(lang)) } p { (replay::gone(lang)) } }
                Unopened::Wrong(sentence) => { h2 id="fault-title" { (replay::not_by_the_rules(lang)) } p { (said(sentence)) } }
                Unopened::Unreadable(all) => {
                    h2 id="fault-title" { (replay::unreadable(lang)) }
                    ul.plain { @for one in all { li { (said(one)) } } }
                }
            }
        }
    }
}
