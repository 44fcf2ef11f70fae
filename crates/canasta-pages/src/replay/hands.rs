//! The hands at a step. Visible hands are sorted by rank, like the viewer's hand at a table. The others are face down.

use canasta::{Card, Seat};
use canasta_i18n::messages::{replay, table as labels};
use canasta_i18n::{Lang, replay as words, table};
use maud::{Markup, html};

use super::{Board, ShownStep, link};
use crate::parts::card::{back, cards_attribute, face, key_of, times};
use crate::parts::message::render;
use crate::table::hand::columns;

const MAX_COLUMN_EDGES: usize = 4;
const MAX_BACKS: u8 = 18;

/// The choice of which hands are visible.
pub(super) fn choice(moment: &ShownStep<'_>) -> Markup {
    let page = moment.page;
    let lang = page.lang;
    let players = &page.replay.record().players;
    let choices = std::iter::once(None).chain(page.replay.players().seats().map(Some));
    html! {
        nav.whose aria-label=(replay::whose(lang)) {
            span.lead aria-hidden="true" { (replay::show(lang)) }
            @for seat in choices {
                @let name = seat.map(|seat| words::name(players, seat));
                @let label = name.map_or_else(|| replay::all_hands(lang), |name| replay::as_seen_by(lang, name));
                a.btn href=(link(page.path, page.at, seat)) data-seat=(super::seat_text(seat)) aria-current=[(seat == page.seat).then_some("true")]
                    aria-label=(label.as_str()) { span { @if let Some(name) = name { bdi { (name.0) } } @else { (render(&label)) } } }
            }
        }
    }
}

/// A player's name, number of cards, and hand.
pub(super) fn hand(board: &Board<'_>, seat: Seat, cards: &[Card]) -> Markup {
    let scene = board.scene;
    let lang = board.lang;
    let public = &scene.view.table.public;
    let name = words::name(&scene.players, seat);
    let turn = public.to_act() == Some(seat);
    let shown = board.shown.is_none_or(|only| only == seat);
    let table::Plate { state, cards: count, .. } = table::plate(lang, scene, seat);
    let comma = if state.is_empty() || count.is_empty() { "" } else { ", " };
    html! {
        section class={ "hand-of" @if turn { " turn" } @if table::has_one_card_left(scene, seat) { " onecard" } } id={ "player-" (seat.0) } aria-label=(table::seat_label(lang, scene, seat)) {
            p.who aria-hidden="true" {
                b { bdi { (name.0) } } " "
                small { span { (count) (comma) } (state) }
                @if public.dealer() == seat { span.dealer title=(labels::dealer(lang)) { (labels::dealer_letter(lang)) } }
            }
            @if shown {
                (strip(lang, cards, replay::hand(lang, name, cards.len()).as_str(), Some(seat)))
            } @else {
                div.strip.backs id={ "hand-" (seat.0) } role="img" aria-label=(replay::hidden_hand(lang, name, cards.len()).as_str()) {
                    @for _ in 0..public.hand_sizes()[seat.index()].min(MAX_BACKS) { (back()) }
                }
            }
        }
    }
}

/// Visible cards sorted by rank. `ids` is the seat if the cards are a hand on the board, whose columns need IDs.
pub(super) fn strip(lang: Lang, cards: &[Card], label: &str, ids: Option<Seat>) -> Markup {
    let id = |end: &str| ids.map(|seat| format!("hand-{}{end}", seat.0));
    html! {
        ul.strip id=[id("")] aria-label=(label) {
            @for (kind, cards) in columns(cards) {
                li.stack id=[id(&format!("-{}", key_of(kind)))] data-cards=(cards_attribute(&cards)) {
                    @for &card in &cards[cards.len().saturating_sub(MAX_COLUMN_EDGES)..] { (face(lang, card)) }
                    @if cards.len() > 1 { b.n { (times(cards.len())) } }
                    span.sr { (labels::column(lang, kind, cards.len())) }
                }
            }
        }
    }
}
