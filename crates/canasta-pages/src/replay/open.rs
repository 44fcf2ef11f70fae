//! The page that takes a record: a file to choose or to drop, and what is wrong with one that cannot be opened.

use canasta_words::replaying as words;
use maud::{Markup, html};

use crate::assets::at;
use crate::frame::{document, header};
use crate::prefs::Prefs;

/// Why a record is not opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unopened {
    /// It cannot be read: every complaint.
    Unreadable(Vec<String>),
    /// It can be read, but is not a game by its rules: why.
    Wrong(String),
    /// It was opened once, and is not kept any more.
    Gone,
}

/// The page; `why` is what became of the record that was sent or asked for last.
pub fn open_page(prefs: &Prefs, why: Option<&Unopened>) -> String {
    let body = html! {
        link rel="stylesheet" href=(at("replay.css"));
        (header(prefs.lang))
        main.wrap.narrow.opening id="opening" data-gone[why == Some(&Unopened::Gone)] {
            div { h1 { (words::OPEN_TITLE) } }
            div id="complaints" { @if let Some(why) = why { (complaints(why)) } }
            form.panel.drop id="drop" method="post" action="/replay" enctype="multipart/form-data" {
                p { (words::OPEN_ABOUT) }
                p.choose-file { label for="record" { "The file" } input.field.whole type="file" id="record" name="record" accept=".canasta,.txt,text/plain"; }
                details.or-text {
                    summary { "Or paste the text of a record" }
                    textarea.field.whole name="text" rows="8" spellcheck="false" aria-label="The text of a record" {}
                }
                div.row { button.btn.main.big { "Look at it" } span.quiet role="status" id="reading" {} }
                p.quiet { (words::OPEN_KEPT) }
            }
        }
        template id="words" { @for (name, text) in words::SCRIPT_WORDS { p data-word=(name) { (text) } } }
        script src=(at("drop.js")) type="module" {}
    };
    document(prefs, &format!("{}. Canasta", words::OPEN_TITLE), "doc", &body)
}

fn complaints(why: &Unopened) -> Markup {
    html! {
        section.panel.faults role="alert" aria-labelledby="fault-title" {
            @match why {
                Unopened::Gone => { h2 id="fault-title" { "Not here any more" } p { (words::GONE) } }
                Unopened::Wrong(sentence) => { h2 id="fault-title" { (words::NOT_BY_THE_RULES) } p { (sentence) } }
                Unopened::Unreadable(all) => {
                    h2 id="fault-title" { (words::UNREADABLE) }
                    ul.plain { @for one in all { li { (one) } } }
                }
            }
        }
    }
}
