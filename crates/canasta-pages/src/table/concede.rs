//! Conceding: the panel that asks for confirmation, and the strip with a pending offer.

use canasta_i18n::messages::concede;
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::parts::button::{close_button, request_button_with_id};
use crate::parts::message::render;

/// The menu entry. Pushed updates don't include the menu, so the script shows the entry if there is a panel to open.
pub(super) fn button(lang: Lang) -> Markup {
    html! { button.btn type="button" id="menu-concede" data-do="concede" hidden { (concede::open(lang)) } }
}

/// The panel; empty if the viewer can't concede now, or if the strip is shown instead.
pub(super) fn panel(lang: Lang, scene: &Scene) -> Markup {
    if !scene.status.may_concede || !scene.status.agreed_to_concede.is_empty() {
        return html! {};
    }
    let asks = words::partners_must_agree(lang, scene);
    let label = if asks.is_empty() { concede::now(lang) } else { concede::offer(lang) };
    html! {
        aside.why.concede id="concede" tabindex="-1" aria-labelledby="concede-title" {
            (close_button("concede", "concede", concede::close(lang)))
            h2 id="concede-title" { (concede::title(lang)) }
            p { (concede::about(lang)) @if !asks.is_empty() { " " (render(&asks)) } }
            (request_button_with_id("do-concede", &scene.table, &[("what", "concede")], "btn bad-btn", label, None))
        }
    }
}

/// The strip under the bar while the viewer's side has an offer; otherwise empty. While the host has a join request,
/// that comes first.
pub(super) fn strip(lang: Lang, scene: &Scene) -> Markup {
    let agreed = &scene.status.agreed_to_concede;
    let Some(own) = scene.view.seat.filter(|_| !agreed.is_empty() && scene.status.join_requests.is_empty()) else {
        return html! {};
    };
    let request = |what: &str, class: &str, label: &str| {
        request_button_with_id(&format!("concede-{what}"), &scene.table, &[("what", what)], class, label, None)
    };
    html! {
        section.join-strip id="concede-strip" aria-label=(concede::strip(lang)) {
            p.asker { (render(&words::offer_to_concede(lang, scene))) }
            @if agreed.contains(&own) {
                (request("play-on", "btn", concede::withdraw(lang)))
            } @else {
                (request("agree-to-concede", "btn bad-btn", concede::agree(lang)))
                (request("play-on", "btn main", concede::play_on(lang)))
            }
        }
    }
}
