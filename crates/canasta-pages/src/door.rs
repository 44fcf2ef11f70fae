//! The door of a table in play, for somebody who has no seat there: seats that may be taken over, or where to turn.

use canasta::Seat;
use maud::{Markup, html};

use crate::frame::{document, header};
use crate::gathering::do_path;
use crate::prefs::{NAME_LENGTH, Prefs};

/// The door; `can_take` are the computer's seats with the names of those who play them.
pub fn door_page(prefs: &Prefs, table: &str, can_take: &[(Seat, String)]) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            section.panel {
                h1 { "This game has begun" }
                @if can_take.is_empty() {
                    p { "You have no seat at this table, and none can be taken. If you sat here before, open the page with the same browser." }
                } @else {
                    p { "You may take over a seat that the computer plays, with the cards that lie in its hand." }
                    (seats(prefs, table, can_take))
                }
                div.row { a.btn href="/" { "To the start page" } a.btn href="/lobby" { "To the lobby" } }
            }
        }
    };
    document(prefs, "This game has begun. Canasta", "doc", &body)
}

fn seats(prefs: &Prefs, table: &str, can_take: &[(Seat, String)]) -> Markup {
    html! {
        form.join method="post" action=(do_path(table)) {
            input type="hidden" name="what" value="sit";
            p.name-field {
                label for="name" { "Your name" }
                input.field id="name" name="name" value=(prefs.name) maxlength=(NAME_LENGTH) autocomplete="nickname" spellcheck="false" placeholder="Guest";
            }
            ul.takeable {
                @for (seat, name) in can_take {
                    li.row { p.grow { b { (name) } " " small { "computer" } } button.btn.main name="seat" value=(seat.0) aria-label={ "Play here: " (name) } { "Play here" } }
                }
            }
        }
    }
}
