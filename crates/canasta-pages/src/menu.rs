//! What opens over the table when asked for, never by itself: the menu and the list of keys.

use canasta_table::scene::Scene;
use canasta_words::table as words;
use maud::{Markup, html};

use crate::around::people_button;
use crate::face::icon;
use crate::new_table::played;
use crate::prefs::Prefs;
use crate::settings::settings;

const CROSS: &str = "M6 6l12 12M18 6 6 18";

/// Keys and what they do.
const KEYS: &[(&str, &str)] = &[
    ("D", "Draw; pass when the stock is empty"),
    ("T", "Take the pile"),
    ("L", "Lay down what is staged"),
    ("X", "Discard the chosen card"),
    ("W", "Partner, may I go out?"),
    ("R", "Table a red three, where that is done by hand"),
    ("A K Q J 0 9 … 3 2 *", "Choose a card of that rank: 0 ten, 3 black three, * joker; again: one more"),
    ("Shift and a rank", "Choose all of that rank"),
    ("Arrows, Home, End", "Move along the hand; Space chooses, Shift and Space all"),
    ("Enter", "Bring the chosen cards to the strip"),
    ("Backspace", "Take the last set back"),
    ("Escape", "Clear everything chosen and staged"),
    ("I", "A hint, where the table gives them"),
    ("P", "How may the pile be taken?"),
    ("O", "The others: who has how many cards"),
    ("S", "Score and log"),
    ("H", "Your hand"),
    ("?", "These keys"),
];

/// The menu.
pub(crate) fn menu(scene: &Scene, prefs: &Prefs) -> Markup {
    html! {
        dialog.sheet-dialog id="menu" aria-labelledby="menu-title" {
            div.row.head { h2 id="menu-title" { "Menu" } (close("Close the menu")) }
            nav.links aria-label="Menu" {
                button.btn type="button" data-do="rail" { "Score and log" }
                (people_button(scene, "btn", "menu-people"))
                a.btn href="/rules" target="_blank" { "Rules" }
                button.btn type="button" data-do="keys" { "Keys" }
                a.btn href="/devices" { "Your devices" }
                a.btn href="/" { "Leave the table" }
            }
            (played(scene))
            (seal(scene))
            h2 id="settings" { "Settings" }
            (settings(prefs, &format!("/table/{}", scene.table)))
        }
    }
}

/// What was promised of the deal. The menu is not pushed: the page's script writes the present deal's promise into it.
fn seal(scene: &Scene) -> Markup {
    let told = scene.around.seal.as_ref().map(words::seal);
    html! {
        p.quiet.promised id="menu-seal" hidden[told.is_none()] {
            "Promised of this deal: " code { @if let Some(told) = told { (told) } } " " a href="/fairness" target="_blank" { "What is this?" }
        }
    }
}

/// The list of keys.
pub(crate) fn keys() -> Markup {
    html! {
        dialog.sheet-dialog id="keys" aria-labelledby="keys-title" {
            div.row.head { h2 id="keys-title" { "Keys" } (close("Close the list of keys")) }
            p.quiet { "They act at the table, never in a field. The settings switch them off." }
            dl.keys {
                @for (key, what) in KEYS { div { dt { kbd { (key) } } dd { (what) } } }
            }
        }
    }
}

fn close(label: &str) -> Markup {
    html! {
        form method="dialog" { button.iconbtn aria-label=(label) { (icon(CROSS)) } }
    }
}
