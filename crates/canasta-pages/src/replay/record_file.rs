//! The page for opening a record: a file to select or drop, and the problems with a record that couldn't be opened.

use canasta_assets::asset_url;
use canasta_i18n::messages::{replay, scripts};
use canasta_i18n::{Lang, Message};
use maud::{Markup, html};

use crate::parts::frame::{document, header};
use crate::parts::message::render;
use crate::settings::prefs::Prefs;

/// Why a record can't be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordOpenError {
    /// It can't be parsed. Lists all errors.
    Unreadable(Vec<Message>),
    /// It can be parsed, but breaks the rules of the game. Gives the reason.
    Wrong(Message),
    /// It was opened before, but is no longer stored.
    Gone,
}

/// The page for opening a record; `why` is the problem with the last one.
pub fn open_page(prefs: &Prefs, why: Option<&RecordOpenError>) -> String {
    let lang = prefs.lang;
    let body = html! {
        link rel="stylesheet" href=(asset_url("replay.css"));
        (header(prefs.lang))
        main.wrap.narrow.opening id="opening" data-gone[why == Some(&RecordOpenError::Gone)] {
            div { h1 { (replay::open_heading(lang)) } }
            div id="complaints" { @if let Some(why) = why { (problem_panel(lang, why)) } }
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

fn problem_panel(lang: Lang, why: &RecordOpenError) -> Markup {
    html! {
        section.panel.faults role="alert" aria-labelledby="fault-title" {
            @match why {
                RecordOpenError::Gone => { h2 id="fault-title" { (replay::gone_heading(lang)) } p { (replay::gone(lang)) } }
                RecordOpenError::Wrong(sentence) => { h2 id="fault-title" { (replay::not_by_the_rules(lang)) } p { (render(sentence)) } }
                RecordOpenError::Unreadable(all) => {
                    h2 id="fault-title" { (replay::unreadable(lang)) }
                    ul.plain { @for problem in all { li { (render(problem)) } } }
                }
            }
        }
    }
}
