//! The door of a table, for somebody who may not look in: why, and where to turn.

use maud::html;

use crate::frame::{document, header};
use crate::prefs::Prefs;

/// The door.
pub fn door_page(prefs: &Prefs) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            section.panel {
                h1 { "This table is private" }
                p { "You have no seat here. Ask somebody at the table for the invitation, or for a code to knock with." }
                p { "If you sat here before, on another device or in another browser, open “Your devices” there: it gives you a link and a code for this one." }
                div.row { a.btn.main href="/join" { "I have a code" } a.btn href="/device" { "A code from my other device" } a.btn href="/" { "To the start page" } a.btn href="/lobby" { "To the lobby" } }
            }
        }
    };
    document(prefs, "This table is private. Canasta", "doc", &body)
}
