//! A viewer's screen of a table: the waiting room, the shuffle, the game, or a notice that there is nothing to see yet.
//! Each comes as a whole document, as the part that is pushed and morphed, as text for the live regions, and as a
//! message with the changes. Nothing in this module depends on the time.

use canasta_assets::asset_url;
use canasta_i18n::messages::{join_request, nav, shuffling};
use canasta_i18n::{Lang, Message, Name, company as words};
use canasta_table::scene::Screen;
use maud::{Markup, html};
use serde::Serialize;

use super::cover::{cover_body, cover_document, cover_heading};
use super::log::LogCache;
use super::shuffling::{shuffling_body, shuffling_document, shuffling_spoken};
use super::{event_text, table_document, table_part, turn_text};
use crate::friends::waiting_room::{waiting_room_body, waiting_room_title};
use crate::parts::frame::{document, fan, header};
use crate::parts::scripts::script_words;
use crate::patch::{HashKey, Patch, PieceHashes, SplitHtml};
use crate::settings::prefs::Prefs;

/// The whole document. `origin` is this server's public address, used in links.
pub fn screen_page(screen: &Screen, prefs: &Prefs, origin: &str) -> String {
    match screen {
        Screen::WaitingRoom(waiting_room) => {
            plain_document(screen, prefs, origin, waiting_room_title(prefs.lang, waiting_room).as_str())
        }
        Screen::Shuffling(cards) => shuffling_document(cards, prefs),
        Screen::Game(scene) => table_document(scene, prefs, origin),
        Screen::Covered(cover) => cover_document(cover, prefs),
        Screen::NotYet { .. } => plain_document(screen, prefs, origin, shuffling::not_yet_title(prefs.lang)),
    }
}

/// The part that the server pushes and the script morphs.
pub fn screen_body(screen: &Screen, prefs: &Prefs, origin: &str) -> String {
    part(screen, prefs, origin, &mut LogCache::default())
}

/// The same part for a screen that is sent patches. `log` is kept from one state of the screen to the next.
pub fn live_screen_body(screen: &Screen, prefs: &Prefs, origin: &str, key: &HashKey, log: &mut LogCache) -> SplitHtml {
    SplitHtml::new(part(screen, prefs, origin, log), key)
}

fn part(screen: &Screen, prefs: &Prefs, origin: &str, log: &mut LogCache) -> String {
    match screen {
        Screen::WaitingRoom(waiting_room) => waiting_room_body(waiting_room, prefs, origin).into_string(),
        Screen::Shuffling(cards) => shuffling_body(prefs.lang, cards).into_string(),
        Screen::Game(scene) => table_part(prefs.lang, scene, origin, log),
        Screen::Covered(cover) => cover_body(prefs.lang, cover).into_string(),
        Screen::NotYet { table } => not_yet(prefs.lang, table).into_string(),
    }
}

/// Whether two visitors get the same markup, if their `origin` is the same.
pub fn has_same_markup(screen: &Screen, one: &Prefs, other: &Prefs) -> bool {
    match screen {
        Screen::WaitingRoom(_) => one == other,
        Screen::Shuffling(_) | Screen::Game(_) | Screen::Covered(_) | Screen::NotYet { .. } => one.lang == other.lang,
    }
}

/// The message that shows a screen, as JSON. It contains the texts for the live regions and a patch from `old`, or the
/// whole markup if `old` is `None` or most of the markup has changed.
pub fn screen_message(screen: &Screen, lang: Lang, html: &SplitHtml, old: Option<&PieceHashes>) -> String {
    let (happened, turn) = screen_spoken(lang, screen);
    let patch = old.and_then(|old| html.patch_from(old));
    let html = patch.is_none().then(|| html.html());
    let message = ScreenMessage { n: screen.n(), happened: &happened, turn: &turn, patch, html };
    // Numbers and texts can always be written.
    serde_json::to_string(&message).unwrap_or_default()
}

#[derive(Serialize)]
struct ScreenMessage<'a> {
    n: u64,
    happened: &'a str,
    turn: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    patch: Option<Patch<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    html: Option<&'a str>,
}

/// Text for the two live regions: what happened (polite) and what the viewer has to do (assertive).
pub fn screen_spoken(lang: Lang, screen: &Screen) -> (String, String) {
    match screen {
        Screen::WaitingRoom(waiting_room) if waiting_room.closed => {
            (words::closed(lang, waiting_room.closed_by.as_deref()).into(), String::new())
        }
        Screen::WaitingRoom(waiting_room) => {
            let join_requests = waiting_room
                .join_requests
                .iter()
                .map(|join_request| join_request::to_join(lang, Name(&join_request.name)));
            let join_requests: Vec<Message> = join_requests.collect();
            let ready = waiting_room.is_host() && waiting_room.is_full();
            let turn = if join_requests.is_empty() && ready {
                words::next_step(lang, waiting_room)
            } else {
                Message::sentences(&join_requests)
            };
            (words::seating_summary(lang, waiting_room).into(), turn.into())
        }
        Screen::Shuffling(cards) => (shuffling_spoken(lang, cards).into(), String::new()),
        Screen::Game(scene) => (event_text(lang, scene), turn_text(lang, scene)),
        Screen::Covered(cover) => (event_text(lang, cover.scene()), cover_heading(lang, cover).into()),
        Screen::NotYet { .. } => (shuffling::not_yet(lang).to_owned(), String::new()),
    }
}

fn not_yet(lang: Lang, table: &str) -> Markup {
    html! {
        main.wrap.narrow id="showing" data-showing="not-yet" data-table=(table) data-n="0" {
            (fan(lang))
            section.panel {
                h1 { (shuffling::not_yet(lang)) }
                p { (shuffling::not_yet_about(lang)) }
                div.row { a.btn.main href={ "/table/" (table) } { (shuffling::look_again(lang)) } a.btn href="/lobby" { (nav::to_lobby(lang)) } }
            }
        }
    }
}

/// A document outside a game. Its script is smaller than the table's.
fn plain_document(screen: &Screen, prefs: &Prefs, origin: &str, title: &str) -> String {
    let (happened, turn) = screen_spoken(prefs.lang, screen);
    let body = html! {
        (header(prefs.lang))
        (maud::PreEscaped(screen_body(screen, prefs, origin)))
        p.sr id="happened" aria-live="polite" { (happened) }
        p.sr id="turn" aria-live="assertive" { (turn) }
        (script_words(prefs.lang))
        script src=(asset_url("idiomorph.js")) defer {}
        script src=(asset_url("gather.js")) type="module" {}
    };
    document(prefs, title, "doc", &body)
}
