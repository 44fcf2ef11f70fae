//! The page of a private table for a guest who may not see it: why, and where to go.

use canasta_i18n::messages::{door, nav};
use maud::html;

use crate::frame::narrow_page;
use crate::prefs::Prefs;

/// The whole document. It is not given the table, and so can tell nothing of it.
pub fn door_page(prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let content = html! {
        section.panel {
            h1 { (door::heading(lang)) }
            p { (door::ask(lang)) }
            p { (door::other_device(lang)) }
            div.row { a.btn.main href="/join" { (door::have_code(lang)) } a.btn href="/device" { (door::code_of_device(lang)) } a.btn href="/" { (nav::to_start(lang)) } a.btn href="/lobby" { (nav::to_lobby(lang)) } }
        }
    };
    narrow_page(prefs, door::title(lang), &content)
}
