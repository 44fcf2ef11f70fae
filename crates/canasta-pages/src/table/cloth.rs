//! The cloth: the other seats' plates, and the melds of all sides around the stock and pile.

use canasta::{Canasta, Card, CardMeld, Kind, RuleSet, Seat, Side};
use canasta_i18n::messages::table;
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use super::Task;
use super::chat::{last_message, last_message_of};
use super::pile::centre;
use super::seat_draw::{drawn_seats, shows_seat_draw};
use crate::parts::card::{back, cards_attribute, face, key_of, number, star, still_face, times};
use crate::parts::message::render;

/// The fan shows at most this many cards. The number next to it counts all of them.
const MAX_FAN_CARDS: u8 = 15;

/// Everything between the bar and the viewer's hand.
pub(super) fn cloth(lang: Lang, scene: &Scene, task: Option<&Task>) -> Markup {
    let heading = task.map_or_else(|| table::heading(lang, scene.deal), |task| task.title.clone());
    let others: Vec<Seat> = others(scene);
    let places = places(scene, others.len());
    html! {
        main.cloth.drawn[shows_seat_draw(scene)] id="cloth" tabindex="-1" inert[scene.has_result()] {
            h1.sr { (render(&heading)) }
            div.seats { @for (&seat, place) in others.iter().zip(places) { (plate(lang, scene, seat, place)) } }
            (last_message(lang, scene))
            @for side in opponents(scene) { (melds(lang, scene, side)) }
            (centre(lang, scene))
            (melds(lang, scene, words::own_side(scene)))
            (drawn_seats(lang, scene))
        }
    }
}

/// The positions of the other players. A player who sits out is beside the others.
fn places(scene: &Scene, others: usize) -> &'static [&'static str] {
    match scene.view.table.public.players().sits_out() {
        Some(seat) if seat != scene.viewpoint() => &["w", "n", "e", "ne"],
        _ => chairs(others),
    }
}

/// The positions of the other players around the table, from the viewer's left.
pub(super) const fn chairs(others: usize) -> &'static [&'static str] {
    match others {
        1 => &["n"],
        2 => &["w", "e"],
        3 => &["w", "n", "e"],
        4 => &["w", "nw", "ne", "e"],
        _ => &["w", "nw", "n", "ne", "e"],
    }
}

/// The other sides in seat order, from the viewer's left.
fn opponents(scene: &Scene) -> Vec<Side> {
    let public = &scene.view.table.public;
    let own = words::own_side(scene);
    let mut sides: Vec<Side> = Vec::new();
    for seat in others(scene) {
        let side = public.side_of(seat);
        if side != own && !sides.contains(&side) {
            sides.push(side);
        }
    }
    sides
}

/// The other seats in turn order, from the viewer's left. One that sits out comes last.
fn others(scene: &Scene) -> Vec<Seat> {
    let viewpoint = scene.viewpoint();
    scene.view.table.public.players().seats_after(viewpoint).filter(|&seat| seat != viewpoint).collect()
}

pub(super) fn plate(lang: Lang, scene: &Scene, seat: Seat, place: &str) -> Markup {
    let public = &scene.view.table.public;
    let cards = public.hand_sizes()[seat.index()];
    let to_play = public.to_act() == Some(seat);
    let has_one_card_left = words::has_one_card_left(scene, seat);
    let mut class = format!("seat {place}");
    for (name, on) in [(" turn", to_play), (" onecard", has_one_card_left)] {
        class.push_str(if on { name } else { "" });
    }
    class.push_str(plate_class(scene, seat));
    let drawn = cards.min(MAX_FAN_CARDS);
    let laid_open = scene.laid_open.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let words::Plate { state, away, cards: in_words } = words::plate(lang, scene, seat);
    // The notes about a last card or an absent player matter more than the caption.
    let caption = words::caption(lang, scene, seat)
        .filter(|_| !has_one_card_left && away.is_empty() && public.ending().is_none());
    let comma = if state.is_empty() && away.is_empty() { "" } else { ", " };
    html! {
        section class=(class) id={ "seat-" (seat.0) } data-do=[scene.view.seat.filter(|_| scene.lesson.is_none()).map(|_| "since")] aria-label=(words::seat_label(lang, scene, seat)) {
            div class={ "fan f" (drawn) @if drawn > 6 { " many" } @if !laid_open.is_empty() { " open" } } data-points=[left_over(laid_open, public.rules())] aria-hidden="true" {
                @for card in in_columns(laid_open).into_iter().take(MAX_FAN_CARDS.into()) { (still_face(lang, card)) }
                @for _ in laid_open.len()..drawn.into() { (back()) }
            }
            @if !words::sits_out(scene, seat) { span.count.num aria-hidden="true" { (cards) } }
            p.who aria-hidden="true" {
                b { (render(&words::player_name(lang, scene, seat))) }
                @if let Some(caption) = &caption {
                    // The script chooses the version that fits.
                    small.action data-brief=(caption.brief.as_str()) { (render(&caption.full)) }
                } @else { small {
                    @if away.is_empty() { (state) }
                    @else {
                        @if !state.is_empty() { span.doing { (state) ", " } }
                        span.gone { (away) }
                    }
                    @if !in_words.is_empty() { span class=[(!comma.is_empty()).then_some("cards")] { (comma) (in_words) } }
                } }
                @if public.dealer() == seat { span.dealer title=(table::dealer(lang)) { (table::dealer_letter(lang)) } }
                (last_message_of(lang, scene, seat))
            }
            (time_bar(scene, seat))
        }
    }
}

/// An additional class if the player is away or a bot plays for them.
fn plate_class(scene: &Scene, seat: Seat) -> &'static str {
    let away = scene.status.substitutes[seat.index()].is_some() || words::is_absent(scene, seat);
    if away { " away" } else { "" }
}

/// A seat's remaining time while its clock runs, as a bar and in digits. The script fills them in.
pub(super) fn time_bar(scene: &Scene, seat: Seat) -> Markup {
    let runs = scene.status.running_clock.is_some_and(|ticking| ticking.seat == seat);
    html! { @if runs { span.time data-seat=(seat.0) aria-hidden="true" { i {} b.num {} } } }
}

/// The points that a player loses for the cards left in hand after the deal; `None` if there are none.
pub(super) fn left_over(hand: &[Card], rules: &RuleSet) -> Option<i32> {
    (!hand.is_empty()).then(|| -hand.iter().map(|card| rules.value(card.kind())).sum::<i32>())
}

/// The ID of a side's section: `we`, `they`, or, with more than two sides, `they-2`.
fn section_id(scene: &Scene, side: Side) -> String {
    if side == words::own_side(scene) {
        "we".to_owned()
    } else if scene.view.table.public.players().sides() == 2 {
        "they".to_owned()
    } else {
        format!("they-{}", side.0)
    }
}

/// If a side has more melds, they overlap. A star then marks a wild card that is hidden under others.
const MAX_SPACED_MELDS: usize = 6;

/// If a side has more melds, they take two rows on a narrow screen.
const MAX_MELDS_IN_ROW: usize = 8;

fn melds(lang: Lang, scene: &Scene, side: Side) -> Markup {
    let who = &section_id(scene, side);
    let whose = if who == "we" { "we" } else { "they" };
    let mut melds: Vec<&CardMeld> = scene.view.table.melds[side.index()].iter().collect();
    melds.sort_by_key(|meld| std::cmp::Reverse(meld.rank));
    let threes = &scene.view.table.red_threes[side.index()];
    let public = &scene.view.table.public;
    let red_points = scene
        .sheet
        .last()
        .filter(|_| public.ending().is_some() && !threes.is_empty())
        .map(|scores| scores[side.index()].red_threes);
    let many = if melds.len() > MAX_SPACED_MELDS { " many" } else { "" };
    let rows = if melds.len() > MAX_MELDS_IN_ROW { " rows" } else { "" };
    html! {
        section class={ "melds " (whose) (many) (rows) @if melds.is_empty() { " none" } @else { " m" (melds.len()) } } id=(who) aria-labelledby={ (who) "-name" } {
            h2 id={ (who) "-name" } {
                span.name { (render(&words::side_name(lang, scene, side))) } " "
                @if who == "we" && scene.view.seat == Some(public.dealer()) { span.dealer title=(table::you_deal(lang)) aria-hidden="true" { (table::dealer_letter(lang)) } span.sr { (table::you_deal(lang)) ". " } }
                @if public.players().sides() > 2 && whose == "they" { small.brief { (render(&words::brief_side_state(lang, scene, side))) } " " }
                small.state {
                    (render(&words::side_state(lang, scene, side)))
                    @let next = words::next_minimum(lang, scene, side);
                    @if !next.is_empty() { span.next { " · " (render(&next)) } }
                }
                span.reds id={ (who) "-reds" } data-cards=(cards_attribute(threes)) data-points=[red_points] role=[(!threes.is_empty()).then_some("img")]
                    aria-label=[(!threes.is_empty()).then(|| table::red_threes(lang, threes.len()))] {
                    @for &card in threes { (face(lang, card)) }
                }
            }
            @if !melds.is_empty() {
                ul { @for meld in melds { li { (meld_button(lang, meld, who, public.ending().map(|_| public.meld_worth(side, meld.rank)))) } } }
            }
        }
    }
}

/// The button of a meld; a canasta is squared up. The numbers are only drawn, because the button's label says them in
/// words. `worth` is set after the deal.
fn meld_button(lang: Lang, meld: &CardMeld, who: &str, worth: Option<i32>) -> Markup {
    let kinds = words::meld_of(meld);
    html! {
        button class=(meld_class(meld)) type="button" id={ (who) "-" (key_of(meld.rank)) } aria-label=(words::meld_label(lang, meld))
            data-do="meld" data-rank=(key_of(meld.rank)) data-naturals=(kinds.naturals) data-twos=(kinds.twos) data-jokers=(kinds.jokers)
            data-cards=(cards_attribute(&meld.cards)) data-points=[worth] { (meld_face(lang, meld)) }
    }
}

pub(crate) fn meld_class(meld: &CardMeld) -> &'static str {
    match words::meld_of(meld).canasta() {
        Some(Canasta::Natural) => "meld natural",
        Some(Canasta::Mixed) => "meld mixed",
        None => "meld",
    }
}

/// The visible part of a meld: a canasta's top card and band, or the cards with wild ones on the left and the number of
/// cards.
pub(crate) fn meld_face(lang: Lang, meld: &CardMeld) -> Markup {
    let kinds = words::meld_of(meld);
    let canasta = kinds.canasta();
    html! {
        @match canasta {
            Some(which) => span.spread { (face(lang, top_of(meld, which))) b.band { (number(kinds.size().into())) } },
            None => {
                span class={ "spread k" (kinds.size()) } { @for card in wild_first(meld) { (face(lang, card)) } }
                span.marks aria-hidden="true" { @for _ in 0..kinds.wilds() { (star()) } }
                span.cap { (times(kinds.size().into())) }
            }
        }
    }
}

/// A meld's cards from left to right, wild cards first.
fn wild_first(meld: &CardMeld) -> Vec<Card> {
    let mut cards = meld.cards.clone();
    cards.sort_by_key(|card| card.kind() == meld.rank);
    cards
}

/// The top card of a canasta, of its rank: preferably red on a natural canasta and black on a mixed one.
fn top_of(meld: &CardMeld, canasta: Canasta) -> Card {
    let red = canasta == Canasta::Natural;
    let of_rank = |card: &&Card| card.kind() == meld.rank;
    let coloured = |card: &&Card| of_rank(card) && card.suit().is_some_and(|suit| suit.is_red() == red);
    let found = meld.cards.iter().find(coloured).or_else(|| meld.cards.iter().find(of_rank));
    found.copied().unwrap_or(Card::RED_JOKER)
}

/// The cards in the order of a hand's columns, from left to right.
pub(super) fn in_columns(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_by_key(|card| column_order(card.kind()));
    cards
}

/// The position of a kind's column in a hand, counted from the left.
pub(super) const fn column_order(kind: Kind) -> u8 {
    match kind {
        Kind::Joker => 0,
        Kind::Two => 1,
        Kind::BlackThree => 19,
        Kind::RedThree => 20,
        other => 18 - other as u8,
    }
}
