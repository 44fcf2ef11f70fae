//! The viewer's part of the table: the line above the hand, the row below it, the hand, and the buttons. Only the page's
//! script knows which cards are selected. It shows what they make in the row and on the buttons.

use canasta::{Card, Kind, Phase};
use canasta_i18n::messages::{company, join_request, own, table};
use canasta_i18n::table::{self as words, StatusLine};
use canasta_i18n::{Lang, Message, delay};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use super::banner::banner;
use super::cloth::{column_order, left_over, plate, time_bar};
use super::ending::next_button;
use super::{Task, lesson, may_act};
use crate::parts::card::{cards_attribute, face, key_of, times};
use crate::parts::message::render;

/// At most this many card edges are drawn in a column. The count shows the full number.
const MAX_COLUMN_EDGES: usize = 3;

pub(super) fn viewer_side(lang: Lang, scene: &Scene, task: Option<&Task>) -> Markup {
    let public = &scene.view.table.public;
    let Some(seat) = scene.view.seat else { return watching(lang, scene) };
    let mine = may_act(scene);
    let cards = scene.view.hand.len();
    let columns = columns(&scene.view.hand);
    let line = words::status_line(lang, scene);
    let sits_out = words::sits_out(scene, seat);
    html! {
        section class=(if mine { "own turn" } else { "own" }) id="own" aria-label=(own::section(lang)) {
            (time_bar(scene, seat))
            @if let Some(step) = &scene.lesson { (lesson::panel(lang, scene, step)) }
            @if let Some(task) = task { (task.panel) }
            @match banner(lang, scene) { Some(banner) => (banner), None => (status_line(&line)) }
            (preview(lang, scene, &line))
            div class={ "hand c" (columns.len()) } id="hand" role="toolbar" aria-label=(own::hand(lang, cards)) aria-orientation="horizontal" data-points=[public.ending().and_then(|_| left_over(&scene.view.hand, public.rules()))] {
                @if sits_out { p.sits-out { (own::sits_out(lang)) } }
                @for (place, (kind, cards)) in columns.iter().enumerate() { (column(lang, scene, *kind, cards, place)) }
            }
            @if scene.has_result() { (after_deal(lang, scene)) } @else if !sits_out { (actions(lang, scene, &line)) }
        }
    }
}

/// What spectators see in place of a hand: the seat they watch from, and the status of the game.
fn watching(lang: Lang, scene: &Scene) -> Markup {
    let say = words::status_line(lang, scene);
    let watching = if scene.status.competitive { company::watching_competitive(lang) } else { company::watching(lang) };
    html! {
        section.own.watching id="own" aria-label=(own::watching(lang)) {
            p.last { (render(&words::last_line(lang, scene))) }
            div.from {
                (plate(lang, scene, scene.viewpoint(), "s"))
                @match banner(lang, scene) {
                    Some(banner) => (banner),
                    None => p.say id="say" { span { (render(&say.text)) } },
                }
            }
            p.looking { b { (watching) } @if scene.status.spectators > 1 { " " (render(&canasta_i18n::company::spectators(lang, scene.status.spectators))) } (take_over_link(lang, scene)) }
            @if scene.has_result() {
                div.actions.over { button.btn type="button" id="over-back" data-do="look" { (own::back_to_score(lang)) } }
            }
        }
    }
}

/// For spectators who can take over a hand: a link, or the request they have made.
fn take_over_link(lang: Lang, scene: &Scene) -> Markup {
    let status = &scene.status;
    html! {
        @if let Some(seat) = status.asked_for {
            " " (render(&canasta_i18n::join_request::own_request(lang, scene, seat)))
        } @else if !status.can_sit.is_empty() {
            " " a href="#people" id="play-on" data-do="people" { @if status.is_host { (join_request::can_sit(lang)) } @else { (join_request::can_ask(lang)) } }
        }
    }
}

fn status_line(line: &StatusLine) -> Markup {
    html! { p.say id="say" { span { (render(&line.text)) } } }
}

/// The row between the line and the hand. With nothing selected, it has the details of the line, or what happened last.
fn preview(lang: Lang, scene: &Scene, line: &StatusLine) -> Markup {
    let delay = delay::own_delay(lang, scene);
    let detail = Message::sentences([&line.detail, &delay]);
    html! {
        div.preview id="preview" {
            @if detail.is_empty() {
                p.last data-do=[scene.lesson.is_none().then_some("since")] { (render(&words::last_line(lang, scene))) }
            } @else { p.last { (render(&detail)) } }
            @if let Some(label) = &line.ask {
                button.btn.small type="button" id="action-ask" data-do="send" data-action="ask" { (label) }
            }
            @if scene.status.can_take_back && may_act(scene) {
                button.btn.small type="button" id="action-take-back" data-do="send" data-action="take-back" { (own::take_back(lang)) }
            }
        }
    }
}

/// The hand as columns, in a fixed order.
pub(crate) fn columns(hand: &[Card]) -> Vec<(Kind, Vec<Card>)> {
    let mut cards = hand.to_vec();
    cards.sort_by_key(|card| (column_order(card.kind()), *card));
    cards.chunk_by(|one, other| one.kind() == other.kind()).map(|column| (column[0].kind(), column.to_vec())).collect()
}

fn column(lang: Lang, scene: &Scene, kind: Kind, cards: &[Card], place: usize) -> Markup {
    let has_new_card = scene.new_cards.iter().any(|card| card.kind() == kind);
    let drawn = &cards[cards.len().saturating_sub(MAX_COLUMN_EDGES)..];
    html! {
        button class=(if has_new_card { "col fresh" } else { "col" }) id={ "col-" (key_of(kind)) } data-do="column"
            data-rank=(key_of(kind)) data-cards=(cards_attribute(cards)) data-new=[has_new_card.then(|| own::new_card(lang))] tabindex=(if place == 0 { "0" } else { "-1" })
            aria-label=(table::column(lang, kind, cards.len())) {
            @for &card in drawn { (face(lang, card)) }
            @if cards.len() > 1 { b.n { (times(cards.len())) } }
        }
    }
}

/// The two buttons of this part of the turn. The script fills in what they do with the selected cards.
fn actions(lang: Lang, scene: &Scene, line: &StatusLine) -> Markup {
    let is_playing = scene.view.table.public.phase() == Phase::Play && scene.is_mine();
    html! {
        div.actions role="group" aria-label=(own::actions(lang)) {
            @if !line.prompts.is_empty() {
                @for (place, prompt) in line.prompts.iter().enumerate() {
                    button class=(if place == 0 { "btn main" } else { "btn can" }) type="button" id={ "action-" (prompt.action) }
                        data-do="send" data-action=(prompt.action) { span.label { (prompt.label) } }
                }
            } @else if is_playing {
                (disabled_button("meld", own::meld(lang)))
                (disabled_button("discard", own::discard(lang)))
            } @else {
                (disabled_button("draw", words::draw_label(lang, scene).as_str()))
                (disabled_button("take", own::take(lang, scene.view.table.pile.len()).as_str()))
            }
        }
    }
}

/// The buttons before the first deal, in their usual places.
pub(super) fn disabled_actions(lang: Lang) -> Markup {
    html! {
        div.actions role="group" aria-label=(own::actions(lang)) {
            (disabled_button("draw", own::draw(lang, 1_u8).as_str()))
            (disabled_button("take", own::take(lang, 0_u8).as_str()))
        }
    }
}

fn disabled_button(name: &str, label: &str) -> Markup {
    html! { button.btn type="button" id={ "action-" (name) } data-do="press" data-name=(name) aria-disabled="true" { span.label { (label) } } }
}

/// The buttons while the viewer looks at the table after a deal.
fn after_deal(lang: Lang, scene: &Scene) -> Markup {
    html! {
        div.actions.over {
            @if scene.winner.is_none() && scene.lesson.is_none() && scene.set.is_none() && scene.daily.is_none() { (next_button(lang, scene, "over-next", false)) }
            button.btn type="button" id="over-back" data-do="look" { (own::back_to_score(lang)) }
        }
    }
}
