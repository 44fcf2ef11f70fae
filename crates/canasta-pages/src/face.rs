//! Card faces and small pictures, all from `/cards.svg`.

use canasta::{Card, Kind, Suit, notation};
use maud::{Markup, html};

use crate::assets::picture;

/// The name of a face in `/cards.svg`: `Qh`, `10s`, `Xr`.
pub(crate) fn face_id(card: Card) -> String {
    let Some(suit) = card.suit() else {
        return if card == Card::RED_JOKER { "Xr" } else { "Xb" }.to_owned();
    };
    format!("{}{}", index_of(card.kind()), suit_class(suit))
}

/// What stands in a card's corner: `K`, `10`, `3`.
pub(crate) const fn index_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Joker => "X",
        Kind::Two => "2",
        Kind::RedThree | Kind::BlackThree => "3",
        Kind::Four => "4",
        Kind::Five => "5",
        Kind::Six => "6",
        Kind::Seven => "7",
        Kind::Eight => "8",
        Kind::Nine => "9",
        Kind::Ten => "10",
        Kind::Jack => "J",
        Kind::Queen => "Q",
        Kind::King => "K",
        Kind::Ace => "A",
    }
}

/// A kind in one letter, for the script and for ids: as notation writes ranks; `X` joker, `R` red three.
pub(crate) const fn key_of(kind: Kind) -> &'static str {
    match kind {
        Kind::RedThree => "R",
        Kind::Ten => "T",
        _ => index_of(kind),
    }
}

const fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "s",
        Suit::Hearts => "h",
        Suit::Diamonds => "d",
        Suit::Clubs => "c",
    }
}

/// The classes of a face: its suit or joker, and what is special about it.
pub(crate) fn face_class(card: Card) -> String {
    let suit = match card.suit() {
        None if card == Card::RED_JOKER => "jr",
        None => "jb",
        Some(suit) => suit_class(suit),
    };
    let special = match card.kind() {
        Kind::Joker | Kind::Two => " wild",
        Kind::RedThree => " red3",
        Kind::BlackThree => " stop",
        _ => "",
    };
    format!("card {suit}{special}")
}

/// A card face up. `more` are further classes.
pub(crate) fn face(card: Card, more: &str) -> Markup {
    let class = format!("{} {more}", face_class(card));
    html! {
        svg class=(class.trim_end()) data-c=(card.to_string()) viewBox="0 0 60 84" aria-hidden="true" {
            use href=(picture(&face_id(card))) {}
        }
    }
}

/// A card face up that is only looked at: it has no name for the script, so it neither flies nor passes for one in play.
pub(crate) fn still_face(card: Card, more: &str) -> Markup {
    let class = format!("{} {more}", face_class(card));
    html! { svg class=(class.trim_end()) viewBox="0 0 60 84" aria-hidden="true" { use href=(picture(&face_id(card))) {} } }
}

/// A card face down; nothing tells one from another.
pub(crate) fn back() -> Markup {
    html! { svg.card.back viewBox="0 0 60 84" aria-hidden="true" { use href=(picture("back")) {} } }
}

/// A rank's index alone.
pub(crate) fn index(kind: Kind) -> Markup {
    let ten = kind == Kind::Ten;
    html! {
        svg class=(if ten { "idx ten" } else { "idx" }) viewBox=(if ten { "0 0 26 28" } else { "0 0 20 28" }) aria-hidden="true" {
            use href=(picture(&format!("i-{}", index_of(kind)))) {}
        }
    }
}

/// The star that means *wild*.
pub(crate) fn star() -> Markup {
    html! { svg viewBox="0 0 24 24" aria-hidden="true" { use href=(picture("star")) {} } }
}

/// An icon of 24 by 24 units, drawn with lines.
pub(crate) fn icon(path: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } }
}

/// Cards as the script reads them.
pub(crate) fn cards_attribute(cards: &[Card]) -> String {
    notation::cards(cards).to_string()
}
