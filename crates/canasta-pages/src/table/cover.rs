//! The cover of a device that several people share. Its markup is made from what a spectator may see. The document also
//! has everything that the game needs once the cards are shown.

use canasta::{Phase, Seat};
use canasta_assets::asset_url;
use canasta_i18n::messages::{shared_device, status, table};
use canasta_i18n::table::name_of;
use canasta_i18n::{Lang, Message};
use canasta_table::scene::{Cover, Scene};
use maud::{Markup, html};

use super::menu::menu;
use crate::parts::button::request_path;
use crate::parts::frame::{AT_TABLE, document};
use crate::parts::message::render;
use crate::parts::scripts::table_words;
use crate::settings::prefs::Prefs;

/// The whole document.
pub(super) fn cover_document(cover: &Cover, prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let markup = html! {
        link id="later-sheet" rel="stylesheet" data-href=(asset_url("later.css"));
        (cover_body(lang, cover))
        p.sr id="happened" aria-live="polite" {}
        p.sr id="turn" aria-live="assertive" { (render(&cover_heading(lang, cover))) }
        noscript { p.noscript { (table::needs_script(lang)) } }
        (menu(lang, cover.scene()))
        script src=(table_words(lang).url) defer {}
        script src=(asset_url("idiomorph.js")) defer {}
        script src=(asset_url("table.js")) type="module" {}
    };
    document(prefs, shared_device::title(lang), AT_TABLE, &markup)
}

/// `Pass the device to Ruth`
pub(super) fn cover_heading(lang: Lang, cover: &Cover) -> Message {
    shared_device::pass(lang, name_of(cover.scene(), cover.seat))
}

/// The part that the server pushes and the script morphs. In a document, the button waits for the connection.
pub(super) fn cover_body(lang: Lang, cover: &Cover) -> Markup {
    let scene = cover.scene();
    let window = cover.window.map(|window| window.to_string());
    html! {
        div.table.covered id="table" data-table=(scene.table) data-n=(scene.n) data-deal=(scene.deal) data-phase="cover" data-watching=""
            data-events=(scene.log.len()) data-around="" data-said="0" {
            header.bar { nav aria-label=(table::nav(lang)) { a href="/" { (table::leave(lang)) } } }
            main.cover id="cover" {
                h1 { (render(&cover_heading(lang, cover))) }
                @if let Some(question) = question(lang, scene, cover.seat) { p.asked { (render(&question)) } }
                p { (render(&shared_device::about(lang, name_of(scene, cover.seat)))) }
                form.do method="post" action=(request_path(&scene.table)) {
                    input type="hidden" name="what" value="show-cards";
                    input type="hidden" name="seat" value=(cover.seat.0);
                    @if let Some(window) = &window { input type="hidden" name="window" value=(window); }
                    button.btn.main.big id="show-cards" disabled[window.is_none()] { (shared_device::show(lang)) }
                }
                p.say id="say" { span {} }
            }
        }
    }
}

/// The question that the next person has to answer: whether their partner may go out.
fn question(lang: Lang, scene: &Scene, next: Seat) -> Option<Message> {
    let public = &scene.view.table.public;
    let is_asked = matches!(public.phase(), Phase::Answer { .. }) && public.to_act() == Some(next);
    is_asked.then(|| status::asks(lang, name_of(scene, public.turn()), name_of(scene, next)))
}
