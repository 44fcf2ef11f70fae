//! The hands of a moment: whose are shown, and how each lies there, by ranks as in one's own hand; those that are not shown
//! are backs that nobody can tell apart.

use canasta::{Card, Seat};
use canasta_words::{replaying as words, table};
use maud::{Markup, html};

use super::{Moment, link};
use crate::face::{back, cards_attribute, face, key_of};
use crate::own::{columns, label};

/// Edges that are drawn at most in a column.
const EDGES: usize = 4;
/// Backs that are drawn at most.
const BACKS: u8 = 18;

/// The choice of the hands that are shown.
pub(super) fn choice(moment: &Moment<'_>) -> Markup {
    let page = moment.page;
    let choices = std::iter::once(None).chain(page.replay.players().seats().map(Some));
    html! {
        nav.whose aria-label="Whose cards are shown" {
            span.lead aria-hidden="true" { "Show" }
            @for seat in choices {
                @let name = seat.map(|seat| table::name(&moment.scene, seat));
                a.btn href=(link(page.path, page.at, seat)) data-seat=(super::seat_text(seat)) aria-current=[(seat == page.seat).then_some("true")]
                    aria-label=(name.map_or_else(|| "All hands".to_owned(), words::as_seen_by)) { span { @if let Some(name) = name { (name) } @else { "All" span.more { " hands" } } } }
            }
        }
    }
}

/// A seat: who, how many cards, and the cards.
pub(super) fn hand(moment: &Moment<'_>, seat: Seat, cards: &[Card]) -> Markup {
    let scene = &moment.scene;
    let public = &scene.view.table.public;
    let name = table::name(scene, seat);
    let turn = public.to_act() == Some(seat);
    let shown = moment.page.seat.is_none_or(|only| only == seat);
    let table::Plate { state, cards: count, .. } = table::plate(moment.page.lang, scene, seat);
    let comma = if state.is_empty() || count.is_empty() { "" } else { ", " };
    html! {
        section class={ "hand-of" @if turn { " turn" } @if table::one_card_left(scene, seat) { " onecard" } } id={ "player-" (seat.0) } aria-label=(table::seat_label(moment.page.lang, scene, seat)) {
            p.who aria-hidden="true" {
                b { (name) } " "
                small { span { (count) (comma) } (state) }
                @if public.dealer() == seat { span.dealer title="dealer" { "D" } }
            }
            @if shown {
                ul.strip id={ "hand-" (seat.0) } aria-label=(words::hand_of(name, cards.len())) {
                    @for (kind, cards) in columns(cards) {
                        li.stack id={ "hand-" (seat.0) "-" (key_of(kind)) } data-cards=(cards_attribute(&cards)) {
                            @for &card in &cards[cards.len().saturating_sub(EDGES)..] { (face(card, "")) }
                            @if cards.len() > 1 { b.n data-t={ "×" (cards.len()) } {} }
                            span.sr { (label(moment.page.lang, kind, &cards)) }
                        }
                    }
                }
            } @else {
                div.strip.backs id={ "hand-" (seat.0) } role="img" aria-label=(words::hidden_hand_of(name, cards.len())) {
                    @for _ in 0..public.hand_sizes()[seat.index()].min(BACKS) { (back()) }
                }
            }
        }
    }
}
