//! The cloth: the other seats, every side's melds, stock and pile with their words.

use canasta::{Canasta, Card, CardMeld, Kind, Seat, Side};
use canasta_i18n::messages::{pile, table};
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::around::{last_said, plate_class, said_at, time_bar};
use crate::beginning::{drawn_is_news, drawn_seats};
use crate::face::{back, cards_attribute, face, icon, key_of, number, star, still_face, times};
use crate::look::may_look;
use crate::said::said;

/// Backs that are drawn at most in a fan; the count stands beside it.
const FAN: u8 = 15;

const CRYSTAL: &str = "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5";

/// All that lies between the bar and the viewer's own hand.
pub(crate) fn cloth(lang: Lang, scene: &Scene) -> Markup {
    let others: Vec<Seat> = others(scene);
    let places = chairs(others.len());
    html! {
        main.cloth.drawn[drawn_is_news(scene)] id="cloth" tabindex="-1" inert[scene.view.table.public.ending().is_some()] {
            h1.sr { (said(&table::heading(lang, scene.deal))) }
            div.seats { @for (&seat, place) in others.iter().zip(places) { (plate(lang, scene, seat, place)) } }
            (last_said(lang, scene))
            @for side in opponents(scene) { (melds(lang, scene, side)) }
            (centre(lang, scene))
            (melds(lang, scene, words::own_side(scene)))
            (drawn_seats(lang, scene))
        }
    }
}

/// The chairs of so many other players, from the viewer's left.
pub(crate) const fn chairs(others: usize) -> &'static [&'static str] {
    match others {
        1 => &["n"],
        2 => &["w", "e"],
        3 => &["w", "n", "e"],
        4 => &["w", "nw", "ne", "e"],
        _ => &["w", "nw", "n", "ne", "e"],
    }
}

/// The other sides, as their players sit from the viewer's left.
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

/// The other seats in the order of play, from the viewer's left.
fn others(scene: &Scene) -> Vec<Seat> {
    let viewpoint = scene.viewpoint();
    scene.view.table.public.players().seats_after(viewpoint).filter(|&seat| seat != viewpoint).collect()
}

/// A seat's plate.
pub(crate) fn plate(lang: Lang, scene: &Scene, seat: Seat, place: &str) -> Markup {
    let public = &scene.view.table.public;
    let cards = public.hand_sizes()[seat.index()];
    let to_play = public.to_act() == Some(seat);
    let one = words::one_card_left(scene, seat);
    let mut class = format!("seat {place}");
    for (name, on) in [(" turn", to_play), (" onecard", one)] {
        class.push_str(if on { name } else { "" });
    }
    class.push_str(plate_class(scene, seat));
    let drawn = cards.min(FAN);
    let laid_open = scene.laid_open.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let words::Plate { state, away, cards: in_words } = words::plate(lang, scene, seat);
    // One card left, and a player who is away, must be read in any case.
    let caption = words::caption(lang, scene, seat).filter(|_| !one && away.is_empty() && public.ending().is_none());
    let comma = if state.is_empty() && away.is_empty() { "" } else { ", " };
    html! {
        section class=(class) id={ "seat-" (seat.0) } data-do=[scene.view.seat.filter(|_| scene.lesson.is_none()).map(|_| "since")] aria-label=(words::seat_label(lang, scene, seat)) {
            div class={ "fan f" (drawn) @if drawn > 6 { " many" } @if !laid_open.is_empty() { " open" } } data-points=[left_over(laid_open)] aria-hidden="true" {
                @for card in in_columns(laid_open).into_iter().take(FAN.into()) { (still_face(card, "")) }
                @for _ in laid_open.len()..drawn.into() { (back()) }
            }
            span.count.num aria-hidden="true" { (cards) }
            p.who aria-hidden="true" {
                b { (said(&words::player_name(lang, scene, seat))) }
                @if let Some(caption) = &caption {
                    // What has room of the two is for the script to say.
                    small.act data-brief=(caption.brief.as_str()) { (said(&caption.full)) }
                } @else { small {
                    @if away.is_empty() { (state) }
                    @else {
                        @if !state.is_empty() { span.doing { (state) ", " } }
                        span.gone { (away) }
                    }
                    @if !in_words.is_empty() { span class=[(!comma.is_empty()).then_some("cards")] { (comma) (in_words) } }
                } }
                (said_at(lang, scene, seat))
            }
            @if public.dealer() == seat { span.dealer title=(table::dealer(lang)) aria-hidden="true" { (table::dealer_letter(lang)) } }
            (time_bar(scene, seat))
        }
    }
}

/// What the cards cost that a player has left at the end of a deal, in points; `None` for none.
pub(crate) fn left_over(hand: &[Card]) -> Option<i32> {
    (!hand.is_empty()).then(|| -hand.iter().map(|card| card.kind().value()).sum::<i32>())
}

/// The name of a side's place in the page: `we`, `they`; with more than two sides `they-2`.
fn place_of(scene: &Scene, side: Side) -> String {
    if side == words::own_side(scene) {
        "we".to_owned()
    } else if scene.view.table.public.players().sides() == 2 {
        "they".to_owned()
    } else {
        format!("they-{}", side.0)
    }
}

/// More melds than this lie close together: a star says where a wild card is hidden under others.
const CLOSE: usize = 6;

/// More than this need two rows on a narrow screen.
const IN_ROW: usize = 8;

/// A side's melds and red threes.
fn melds(lang: Lang, scene: &Scene, side: Side) -> Markup {
    let who = &place_of(scene, side);
    let whose = if who == "we" { "we" } else { "they" };
    let mut melds: Vec<&CardMeld> = scene.view.table.melds[side.index()].iter().collect();
    melds.sort_by_key(|meld| std::cmp::Reverse(meld.rank));
    let threes = &scene.view.table.red_threes[side.index()];
    let total = scene.totals[side.index()];
    let public = &scene.view.table.public;
    let red_points = scene
        .sheet
        .last()
        .filter(|_| public.ending().is_some() && !threes.is_empty())
        .map(|scores| scores[side.index()].red_threes);
    let many = if melds.len() > CLOSE { " many" } else { "" };
    let rows = if melds.len() > IN_ROW { " rows" } else { "" };
    html! {
        section class={ "melds " (whose) (many) (rows) @if melds.is_empty() { " none" } @else { " m" (melds.len()) } } id=(who) aria-labelledby={ (who) "-name" } {
            h2 id={ (who) "-name" } {
                span.name { (said(&words::side_name(lang, scene, side))) } " "
                @if public.players().sides() > 2 { small.points { (lang.locale().points(total)) span.sr { " " (table::points_word(lang, total)) } } " " }
                small.state { (words::side_state(lang, scene, side)) }
                span.reds id={ (who) "-reds" } data-cards=(cards_attribute(threes)) data-points=[red_points] role=[(!threes.is_empty()).then_some("img")]
                    aria-label=[(!threes.is_empty()).then(|| table::red_threes(lang, threes.len()))] {
                    @for &card in threes { (face(card, "")) }
                }
            }
            @if !melds.is_empty() {
                ul { @for meld in melds { li { (meld_button(lang, meld, who, public.ending().map(|_| public.meld_worth(side, meld.rank)))) } } }
            }
        }
    }
}

/// A meld; a canasta is squared up. Its counts are drawn, because the button's name says them in words. After the deal it has its `worth`.
fn meld_button(lang: Lang, meld: &CardMeld, who: &str, worth: Option<i32>) -> Markup {
    let kinds = words::meld_of(meld);
    html! {
        button class=(meld_class(meld)) type="button" id={ (who) "-" (key_of(meld.rank)) } aria-label=(words::meld_label(lang, meld))
            data-do="meld" data-rank=(key_of(meld.rank)) data-naturals=(kinds.naturals) data-wilds=(kinds.wilds())
            data-cards=(cards_attribute(&meld.cards)) data-points=[worth] { (meld_face(meld)) }
    }
}

/// The class of a meld: what kind of canasta it is.
pub(crate) fn meld_class(meld: &CardMeld) -> &'static str {
    match words::meld_of(meld).canasta() {
        Some(Canasta::Natural) => "meld natural",
        Some(Canasta::Mixed) => "meld mixed",
        None => "meld",
    }
}

/// What is seen of a meld: its cards, wild ones at the left and the rank on top, and how many they are; or a canasta's stack and band.
pub(crate) fn meld_face(meld: &CardMeld) -> Markup {
    let kinds = words::meld_of(meld);
    let canasta = kinds.canasta();
    html! {
        @match canasta {
            Some(which) => span.spread { (face(top_of(meld, which), "")) b.band { (number(kinds.size().into())) } },
            None => {
                span class={ "spread k" (kinds.size()) } { @for card in wild_first(meld) { (face(card, "")) } }
                span.marks aria-hidden="true" { @for _ in 0..kinds.wilds() { (star()) } }
                span.cap { (times(kinds.size().into())) }
            }
        }
    }
}

/// A meld's cards from left to right.
fn wild_first(meld: &CardMeld) -> Vec<Card> {
    let mut cards = meld.cards.clone();
    cards.sort_by_key(|card| card.kind() == meld.rank);
    cards
}

/// The card on top of a canasta: red on a natural one, black on a mixed one, as far as one of its rank is there.
fn top_of(meld: &CardMeld, canasta: Canasta) -> Card {
    let red = canasta == Canasta::Natural;
    let of_rank = |card: &&Card| card.kind() == meld.rank;
    let coloured = |card: &&Card| of_rank(card) && card.suit().is_some_and(|suit| suit.is_red() == red);
    let found = meld.cards.iter().find(coloured).or_else(|| meld.cards.iter().find(of_rank));
    found.copied().unwrap_or(Card::RED_JOKER)
}

/// Stock and pile.
fn centre(lang: Lang, scene: &Scene) -> Markup {
    let stock =
        if scene.view.seat.is_some() { words::stock_button(lang, scene) } else { words::stock_label(lang, scene) };
    html! {
        section.centre id="centre" aria-label=(pile::centre(lang)) {
            button.stock type="button" id="stock" data-do="stock" aria-label=(stock) {
                (stock_face(lang, scene))
            }
            (heap(lang, scene))
            p.words {
                (pile_words(lang, scene))
                @if may_look(scene) { " " button.look-through type="button" id="look-through" data-do="look-through" { (pile::look_through(lang)) } }
            }
        }
    }
}

/// What is seen of the stock.
pub(crate) fn stock_face(lang: Lang, scene: &Scene) -> Markup {
    let stock = scene.view.table.public.stock();
    html! {
        @if stock > 0 { (back()) } @else { span.card.empty {} }
        span.tag { (pile::tag_stock(lang)) " " b.num { (stock) } }
    }
}

/// The words beside the pile.
pub(crate) fn pile_words(lang: Lang, scene: &Scene) -> Markup {
    let pile = words::pile(lang, scene);
    html! {
        @if pile.ice {
            span.ice { (icon(CRYSTAL)) b { (said(&pile.why)) } }
        } @else if !pile.why.is_empty() {
            b { (said(&pile.why)) }
        }
        " " span.how { (said(&pile.how)) }
    }
}

/// The pile as a button.
fn heap(lang: Lang, scene: &Scene) -> Markup {
    html! {
        button.pile type="button" id="pile" data-do="pile" data-cards=(top_attribute(scene)) aria-label=(words::pile_label(lang, scene))
            data-says=(words::about_pile(lang, scene)) { (heap_face(lang, scene)) }
    }
}

/// The pile's top card, as the script reads cards.
pub(crate) fn top_attribute(scene: &Scene) -> String {
    let top: Vec<Card> = scene.view.table.pile.last().copied().into_iter().collect();
    cards_attribute(&top)
}

/// What is seen of the pile: its top card, a freezing card lying crosswise under it, and blank paper for the rest.
pub(crate) fn heap_face(lang: Lang, scene: &Scene) -> Markup {
    let table = &scene.view.table;
    let top = table.pile.last().copied();
    let lying =
        table.public.pile().freezing_card(table.public.rules()).and_then(|place| table.pile.get(place).copied());
    let under = table.pile.len().saturating_sub(1).min(2);
    // A freezing card that is itself on top lies crosswise alone.
    let alone = table.public.pile().freezing_card(table.public.rules()) == table.pile.len().checked_sub(1);
    html! {
        span.heap {
            @if top.is_none() { span.card.empty {} }
            @for _ in 0..under { i.card.under {} }
            @if !alone && let Some(card) = lying { (still_face(card, "lying")) }
            @if let Some(card) = top { (face(card, if alone { "turned" } else { "" })) }
        }
        span.tag { (pile::tag_pile(lang)) " " b.num { (table.pile.len()) } }
    }
}

/// Cards as the columns of a hand have them, from left to right.
pub(crate) fn in_columns(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_by_key(|card| column_order(card.kind()));
    cards
}

/// Whether a kind can be in the hand's columns; kept beside the cloth's order so that both agree.
pub(crate) const fn column_order(kind: Kind) -> u8 {
    match kind {
        Kind::Joker => 0,
        Kind::Two => 1,
        Kind::BlackThree => 19,
        Kind::RedThree => 20,
        other => 18 - other as u8,
    }
}
