//! The stock and pile. If the viewer may look through the pile (in the first turn, under some rules), a panel shows its
//! cards. Otherwise the page contains only the top card, the number of cards, and the card that freezes the pile.

use std::slice;

use canasta_i18n::messages::pile;
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, Render, html};

use crate::parts::button::close_button;
use crate::parts::card::{back, cards_attribute, face, face_with, icon, still_face, still_face_with};
use crate::parts::message::render;

const CRYSTAL: &str = "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5";

pub(super) fn centre(lang: Lang, scene: &Scene) -> Markup {
    let stock =
        if scene.view.seat.is_some() { words::stock_button(lang, scene) } else { words::stock_label(lang, scene) };
    html! {
        section.centre id="centre" aria-label=(pile::centre(lang)) {
            button.stock type="button" id="stock" data-do="stock" aria-label=(stock) {
                (stock_face(lang, scene))
            }
            (pile_button(lang, scene))
            p.words {
                (pile_state(lang, scene))
                @if may_look(scene) { " " button.look-through type="button" id="look-through" data-do="look-through" { (pile::look_through(lang)) } }
            }
        }
    }
}

/// A card back, or an empty place, and the number of cards.
pub(crate) fn stock_face(lang: Lang, scene: &Scene) -> Markup {
    let stock = scene.view.table.public.stock();
    html! {
        @if stock > 0 { (back()) } @else { span.card.empty {} }
        span.tag { (pile::tag_stock(lang)) " " b.num { (stock) } }
    }
}

/// Why nobody, or the side to draw, can simply take the pile. The button says how it can be taken.
fn pile_state(lang: Lang, scene: &Scene) -> Markup {
    let pile = words::pile(lang, scene);
    let is_blocked = scene.view.table.public.pile().top().is_some_and(|top| !top.is_natural());
    html! {
        @if pile.is_frozen { span.ice { (icon(CRYSTAL)) b { (render(&pile.reason)) } } }
        @else if is_blocked { b { (render(&pile.ways_to_take)) } }
        @else if !pile.reason.is_empty() { b { (render(&pile.reason)) } }
    }
}

/// The state of the pile, and how it can be taken.
pub(crate) fn pile_words(lang: Lang, scene: &Scene) -> Markup {
    let pile = words::pile(lang, scene);
    html! {
        @if pile.is_frozen {
            span.ice { (icon(CRYSTAL)) b { (render(&pile.reason)) } }
        } @else if !pile.reason.is_empty() {
            b { (render(&pile.reason)) }
        }
        " " span.how { (render(&pile.ways_to_take)) }
    }
}

fn pile_button(lang: Lang, scene: &Scene) -> Markup {
    html! {
        button.pile type="button" id="pile" data-do="pile" data-cards=(top_attribute(scene)) aria-label=(words::pile_label(lang, scene))
            data-says=(words::pile_description(lang, scene)) { (pile_face(lang, scene)) }
    }
}

/// The top card in the format of `data-cards`.
pub(crate) fn top_attribute(scene: &Scene) -> impl Render {
    cards_attribute(scene.view.table.pile.last().map_or(&[], slice::from_ref))
}

/// The visible part of the pile: the top card, a freezing card crosswise under it, and blank cards for the others.
pub(crate) fn pile_face(lang: Lang, scene: &Scene) -> Markup {
    let table = &scene.view.table;
    let top = table.pile.last().copied();
    let freezing =
        table.public.pile().freezing_card(table.public.rules()).and_then(|place| table.pile.get(place).copied());
    let under = table.pile.len().saturating_sub(1).min(2);
    // If the top card itself freezes the pile, draw only that card, crosswise.
    let freezing_on_top = table.public.pile().freezing_card(table.public.rules()) == table.pile.len().checked_sub(1);
    html! {
        span.heap {
            @if top.is_none() { span.card.empty {} }
            @for _ in 0..under { i.card.under {} }
            @if !freezing_on_top && let Some(card) = freezing { (still_face_with(lang, card, "lying")) }
            @if let Some(card) = top { @if freezing_on_top { (face_with(lang, card, "turned")) } @else { (face(lang, card)) } }
        }
        span.tag { (pile::tag_pile(lang)) " " b.num { (table.pile.len()) } }
    }
}

/// Whether the viewer may look through the pile now, and there is more to see than its top card.
fn may_look(scene: &Scene) -> bool {
    let public = &scene.view.table.public;
    public.pile().len() > 1 && scene.view.seat.is_some_and(|seat| public.may_look_through_pile(seat))
}

/// The panel with the pile's cards.
pub(super) fn pile_cards(lang: Lang, scene: &Scene) -> Markup {
    if !may_look(scene) {
        return html! {};
    }
    let title = words::pile_list_title(lang, scene);
    html! {
        aside.why.through id="through" tabindex="-1" aria-labelledby="through-title" {
            (close_button("through", "look-through", pile::look_close(lang)))
            h2 id="through-title" { (title) }
            ol {
                @for &card in scene.view.table.pile.iter().rev() {
                    li {
                        (still_face(lang, card))
                        span.sr { (pile::look_card(lang, card)) }
                    }
                }
            }
        }
    }
}
