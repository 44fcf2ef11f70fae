//! Card faces and small pictures, all from `/cards.svg`.

use std::sync::LazyLock;

use canasta::{Card, Kind, Suit, notation};
use canasta_assets::card_symbol;
use maud::{Markup, PreEscaped, Render, html};

/// ID of a face in `/cards.svg`: `Qh`, `10s`, `Xr`.
pub(crate) fn face_id(card: Card) -> String {
    let Some(suit) = card.suit() else {
        return if card == Card::RED_JOKER { "Xr" } else { "Xb" }.to_owned();
    };
    format!("{}{}", index_of(card.kind()), suit_class(suit))
}

/// The index in the corner of a card: `K`, `10`, `3`.
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

/// A one-letter key for a kind, used by the script and in IDs: the rank in notation, `X` for a joker, `R` for a red
/// three.
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

/// The classes of a face: its suit or joker, and its role in the game.
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

/// A face-up card, inside an element that has an accessible name or is hidden from screen readers.
pub(crate) fn face(card: Card) -> PreEscaped<&'static str> {
    static FACES: LazyLock<Faces> = LazyLock::new(|| Faces::new(|card| face_with(card, "")));
    FACES.of(card)
}

/// A face-up card with another class.
pub(crate) fn face_with(card: Card, class: &str) -> Markup {
    html! {
        svg class=(classes(card, class)) data-c=(card.to_string()) {
            use href=(card_symbol(&face_id(card))) {}
        }
    }
}

/// A face-up card that is only a picture: the script has no key for it, so it never moves or counts as a card in play.
pub(crate) fn still_face(card: Card) -> PreEscaped<&'static str> {
    static FACES: LazyLock<Faces> = LazyLock::new(|| Faces::new(|card| still_face_with(card, "")));
    FACES.of(card)
}

/// A face-up card that is only a picture, with another class.
pub(crate) fn still_face_with(card: Card, class: &str) -> Markup {
    html! { svg class=(classes(card, class)) aria-hidden="true" { use href=(card_symbol(&face_id(card))) {} } }
}

fn classes(card: Card, more: &str) -> String {
    format!("{} {more}", face_class(card)).trim_end().to_owned()
}

/// The markup of all faces, made once.
struct Faces(Vec<String>);

impl Faces {
    fn new(face: impl Fn(Card) -> Markup) -> Self {
        Self(Card::all().map(|card| face(card).into_string()).collect())
    }

    fn of(&self, card: Card) -> PreEscaped<&str> {
        PreEscaped(&self.0[card.index()])
    }
}

/// A decorative fan of cards.
pub(crate) fn fanned(cards: impl IntoIterator<Item = Card>) -> Markup {
    html! { div.fanout aria-hidden="true" { @for card in cards { (still_face(card)) } } }
}

/// A face-down card, the same for every card.
pub(crate) const fn back() -> PreEscaped<&'static str> {
    PreEscaped("<i class=\"card back\"></i>")
}

/// A number of cards drawn with the digits used on cards.
pub(crate) fn number(cards: usize) -> PreEscaped<&'static str> {
    static NUMBERS: LazyLock<Vec<String>> = LazyLock::new(|| drawn_numbers(false));
    PreEscaped(&NUMBERS[cards])
}

/// A number of cards after a multiplication sign: `×3`.
pub(crate) fn times(cards: usize) -> PreEscaped<&'static str> {
    static NUMBERS: LazyLock<Vec<String>> = LazyLock::new(|| drawn_numbers(true));
    PreEscaped(&NUMBERS[cards])
}

/// All numbers of cards, drawn once.
fn drawn_numbers(times: bool) -> Vec<String> {
    (0..=canasta::DECK_SIZE).map(|cards| drawn_number(cards, times).into_string()).collect()
}

/// Draws a number as SVG, so that its size doesn't depend on the font and it doesn't cover anything.
fn drawn_number(number: usize, times: bool) -> Markup {
    let digits = number.to_string();
    let start = if times { 17 } else { 0 };
    let width = start + 20 * digits.len();
    html! {
        svg.tally viewBox={ "0 0 " (width) " 28" } aria-hidden="true" {
            @if times { path.times d="M2.5 11l10 11M12.5 11l-10 11" {} }
            @for (place, digit) in digits.chars().enumerate() {
                use href=(card_symbol(&format!("i-{digit}"))) x=(start + 20 * place) width="20" height="28" {}
            }
        }
    }
}

/// The star that means *wild*.
pub(crate) fn star() -> Markup {
    html! { svg viewBox="0 0 24 24" aria-hidden="true" { use href=(card_symbol("star")) {} } }
}

/// An icon drawn with lines, 24 by 24 units.
pub(crate) const fn icon(path: &'static str) -> impl Render {
    Icon(path)
}

struct Icon(&'static str);

impl Render for Icon {
    fn render_to(&self, html: &mut String) {
        html.push_str("<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"");
        html.push_str(self.0);
        html.push_str("\"></path></svg>");
    }
}

/// Cards in the script's format.
pub(crate) fn cards_attribute(cards: &[Card]) -> impl Render {
    maud::display(notation::cards(cards))
}
