//! The viewer's part of the table: the last action, the line above the hand, staged cards, the hand, and the buttons.
//! Only the page's script knows which cards are selected and staged. It adds them to this markup before showing it.

use canasta::{Action, Card, Counts, Kind, Melds, Phase, Public, faces};
use canasta_i18n::messages::{company, join_request, own, status, table};
use canasta_i18n::{Lang, Message, delay, refusal, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use super::banner::banner;
use super::cloth::{column_order, left_over, plate, time_bar};
use super::ending::next_button;
use super::{lesson, may_act};
use crate::parts::card::{cards_attribute, face, key_of, times};
use crate::parts::message::render;

/// At most this many card edges are drawn in a column. The count shows the full number.
const MAX_COLUMN_EDGES: usize = 5;

pub(super) fn viewer_side(lang: Lang, scene: &Scene) -> Markup {
    let public = &scene.view.table.public;
    let Some(seat) = scene.view.seat else { return watching(lang, scene) };
    let mine = may_act(scene);
    let cards = scene.view.hand.len();
    html! {
        section class=(if mine { "own turn" } else { "own" }) id="own" aria-label=(own::section(lang)) {
            (time_bar(scene, seat))
            p.lastact data-do=[scene.lesson.is_none().then_some("since")] { (render(&words::last_line(lang, scene))) }
            @match &scene.lesson {
                Some(step) => (lesson::panel(lang, scene, step, &status_line(lang, scene, cards))),
                None => @match banner(lang, scene) { Some(banner) => (banner), None => (status_line(lang, scene, cards)) },
            }
            div.stage id="strip" role="group" aria-label=(own::staging(lang)) data-do="strip" { p.hint { (own::stage_hint(lang)) } }
            div class={ "hand c" (columns(&scene.view.hand).len()) } id="hand" role="toolbar" aria-label=(own::hand(lang, cards)) aria-orientation="horizontal" data-points=[public.ending().and_then(|_| left_over(&scene.view.hand))] {
                @for (place, (kind, cards)) in columns(&scene.view.hand).into_iter().enumerate() {
                    (column(lang, scene, kind, &cards, place))
                }
            }
            @if public.phase() == Phase::Over { (after_deal(lang, scene)) } @else { (actions(lang, scene)) }
        }
    }
}

/// What spectators see in place of a hand: the seat they watch from, and the status of the game.
fn watching(lang: Lang, scene: &Scene) -> Markup {
    let say = words::status_line(lang, scene);
    let watching = if scene.status.competitive { company::watching_competitive(lang) } else { company::watching(lang) };
    html! {
        section.own.watching id="own" aria-label=(own::watching(lang)) {
            p.lastact { (render(&words::last_line(lang, scene))) }
            div.from {
                (plate(lang, scene, scene.viewpoint(), "s"))
                @match banner(lang, scene) {
                    Some(banner) => (banner),
                    None => p.say id="say" { span { (render(&say.text)) } },
                }
            }
            p.looking { b { (watching) } @if scene.status.spectators > 1 { " " (render(&canasta_i18n::company::spectators(lang, scene.status.spectators))) } (take_over_link(lang, scene)) }
            @if scene.view.table.public.ending().is_some() {
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

fn status_line(lang: Lang, scene: &Scene, cards: usize) -> Markup {
    let line = words::status_line(lang, scene);
    let delay = delay::own_delay(lang, scene);
    let text = html! {
        (render(&line.text))
        @if !line.detail.is_empty() { small { (render(&line.detail)) } }
        @if !delay.is_empty() { small.delay { (render(&delay)) } }
    };
    let dealer = scene.view.table.public.dealer() == scene.viewpoint();
    html! {
        @if line.is_question {
            div.say.asked id="say" {
                span class=[(line.prompts.len() < 2).then_some("stay")] { (text) }
                @for (place, prompt) in line.prompts.iter().enumerate() {
                    @let name = prompt.action.split(' ').next().unwrap_or_default();
                    button class=(if place == 0 { "btn main" } else { "btn" }) type="button" id={ "say-" (name) }
                        data-do="send" data-action=(prompt.action) { (prompt.label) }
                }
            }
        } @else {
            p.say id="say" {
                span { (text) }
                span.mine {
                    @if dealer { span.dealer title=(table::you_deal(lang)) aria-hidden="true" { (table::dealer_letter(lang)) } span.sr { (table::you_deal(lang)) ". " } }
                    (cards) span.unit { " " (table::cards_word(lang, cards)) }
                }
            }
        }
    }
}

/// The hand as columns, in a fixed order. All threes share a column, red ones in front.
pub(crate) fn columns(hand: &[Card]) -> Vec<(Kind, Vec<Card>)> {
    let mut cards = hand.to_vec();
    cards.sort_by_key(|card| (column_order(card.kind()), *card));
    let mut columns: Vec<(Kind, Vec<Card>)> = Vec::new();
    for card in cards {
        match columns.last_mut() {
            Some((kind, column)) if *kind == column_of(card.kind()) => column.push(card),
            _ => columns.push((column_of(card.kind()), vec![card])),
        }
    }
    columns
}

const fn column_of(kind: Kind) -> Kind {
    match kind {
        Kind::RedThree => Kind::BlackThree,
        kind => kind,
    }
}

/// A column's name for screen readers.
pub(crate) fn label(lang: Lang, kind: Kind, cards: &[Card]) -> Message {
    let red = cards.iter().filter(|card| card.kind() == Kind::RedThree).count();
    words::column_label(lang, kind, red, cards.len() - red)
}

fn column(lang: Lang, scene: &Scene, kind: Kind, cards: &[Card], place: usize) -> Markup {
    let has_new_card = scene.new_cards.iter().any(|card| column_of(card.kind()) == kind);
    let drawn = &cards[cards.len().saturating_sub(MAX_COLUMN_EDGES)..];
    html! {
        button class=(if has_new_card { "col fresh" } else { "col" }) type="button" id={ "col-" (key_of(kind)) } data-do="column"
            data-rank=(key_of(kind)) data-cards=(cards_attribute(cards)) tabindex=(if place == 0 { "0" } else { "-1" })
            aria-label=(label(lang, kind, cards)) {
            @for &card in drawn { (face(card, "")) }
            @if cards.len() > 1 { b.n { (times(cards.len())) } }
        }
    }
}

/// Whether the draw or take button is enabled, and if not, why.
struct ButtonState {
    ready: bool,
    action: String,
    because: Option<refusal::Refusal>,
}

impl ButtonState {
    fn of(lang: Lang, scene: &Scene, action: &Action) -> Self {
        let public = &scene.view.table.public;
        let checked = public.check(&faces::counts(&scene.view.hand), action);
        let text = scene.view.to_cards(action).map_or_else(String::new, |card_action| card_action.to_string());
        Self {
            ready: checked.is_ok(),
            action: text,
            because: checked.err().map(|illegal| refusal::explain(lang, &illegal)),
        }
    }
}

/// The buttons: Draw, Take the pile, Meld, Discard. All four are always there, in this order.
fn actions(lang: Lang, scene: &Scene) -> Markup {
    let public = &scene.view.table.public;
    let mine = scene.view.seat == Some(public.turn()) && may_act(scene);
    let draw = ButtonState::of(lang, scene, if public.stock() == 0 { &Action::Pass } else { &Action::Draw });
    let take = if mine {
        take(lang, scene)
    } else {
        ButtonState::of(lang, scene, &Action::Take { with: Counts::NONE, more: Melds::NONE })
    };
    html! {
        div.actions role="group" aria-label=(own::actions(lang)) {
            (action_button("draw", words::draw_label(lang, scene).as_str(), "D", mine, Some(&draw)))
            (action_button("take", own::take(lang), "T", mine, Some(&take)))
            (action_button("lay", own::meld(lang), "L", mine, None))
            (action_button("discard", own::discard(lang), "X", mine, None))
        }
    }
}

/// The action buttons before the first deal, disabled and in their usual places.
pub(super) fn disabled_actions(lang: Lang) -> Markup {
    html! {
        div.actions role="group" aria-label=(own::actions(lang)) {
            (action_button("draw", status::draw_button(lang, 1_u8).as_str(), "D", false, None))
            (action_button("take", own::take(lang), "T", false, None))
            (action_button("lay", own::meld(lang), "L", false, None))
            (action_button("discard", own::discard(lang), "X", false, None))
        }
    }
}

fn action_button(name: &str, label: &str, key: &str, mine: bool, button: Option<&ButtonState>) -> Markup {
    let ready = mine && button.is_some_and(|button| button.ready);
    let refused = button.filter(|_| mine).and_then(|button| button.because.as_ref());
    html! {
        button class=(if ready { "btn main" } else { "btn" }) type="button" id={ "action-" (name) } data-do=(name)
            data-action=[button.map(|button| &button.action).filter(|action| !action.is_empty())]
            data-because=[refused.map(|refused| &refused.because)] data-rule=[refused.map(|refused| refused.rule)] data-code=[refused.map(|refused| refused.code)]
            aria-disabled=[(!ready).then_some("true")] {
            span.label { (label) } " " kbd aria-hidden="true" { (key) }
        }
    }
}

/// The cheapest way to take the pile. If there is none, the closest attempt, with the reason why it is refused.
fn take(lang: Lang, scene: &Scene) -> ButtonState {
    let hand = faces::counts(&scene.view.hand);
    let public = &scene.view.table.public;
    let nearest = Action::Take { with: nearest_naturals(public, &hand), more: Melds::NONE };
    if public.check(&hand, &nearest).is_ok() || public.phase() != Phase::Draw {
        return ButtonState::of(lang, scene, &nearest);
    }
    let cost = |action: &Action| match action {
        Action::Take { with, more } => with.wilds() + more.cards().wilds() + with.total() + more.cards().total(),
        _ => u8::MAX,
    };
    let cheapest = scene.takes().into_iter().min_by_key(cost);
    ButtonState::of(lang, scene, &cheapest.unwrap_or(nearest))
}

/// The cards to show for taking the pile: none if the pile can be added to the side's meld; otherwise two natural cards
/// of the upcard's rank, or as many as the hand has.
fn nearest_naturals(public: &Public, hand: &Counts) -> Counts {
    let mut with = Counts::NONE;
    if let Some(top) = public.pile().top() {
        let onto_own =
            public.frozen_for(public.side()).is_none() && !public.side_melds(public.side()).meld(top).is_empty();
        with.set(top, if onto_own { 0 } else { hand.of(top).min(2) });
    }
    with
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
