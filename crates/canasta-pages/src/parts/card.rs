//! Card faces and small pictures, all from `/cards.svg`.

use std::sync::LazyLock;

use canasta::{Card, Kind, Suit, notation};
use canasta_assets::{asset_url, card_symbol};
use canasta_i18n::Lang;
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

/// URL of the pictures of the cards in a language.
pub(crate) fn sprite(lang: Lang) -> &'static str {
    &Deck::of(lang).sprite
}

/// A face-up card, inside an element that has an accessible name or is hidden from screen readers.
pub(crate) fn face(lang: Lang, card: Card) -> PreEscaped<&'static str> {
    PreEscaped(&Deck::of(lang).faces[card.index()])
}

/// A face-up card with another class.
pub(crate) fn face_with(lang: Lang, card: Card, class: &str) -> Markup {
    draw_face(sprite(lang), card, class)
}

fn draw_face(sprite: &str, card: Card, class: &str) -> Markup {
    html! {
        svg class=(classes(card, class)) data-c=(card.to_string()) { use href={ (sprite) "#" (face_id(card)) } {} }
    }
}

/// A face-up card that is only a picture: the script has no key for it, so it never moves or counts as a card in play.
pub(crate) fn still_face(lang: Lang, card: Card) -> PreEscaped<&'static str> {
    PreEscaped(&Deck::of(lang).still_faces[card.index()])
}

/// A face-up card that is only a picture, with another class.
pub(crate) fn still_face_with(lang: Lang, card: Card, class: &str) -> Markup {
    draw_still_face(sprite(lang), card, class)
}

fn draw_still_face(sprite: &str, card: Card, class: &str) -> Markup {
    html! { svg class=(classes(card, class)) aria-hidden="true" { use href={ (sprite) "#" (face_id(card)) } {} } }
}

fn classes(card: Card, more: &str) -> String {
    format!("{} {more}", face_class(card)).trim_end().to_owned()
}

/// The markup of all faces with the same letters in their corners, made once.
struct Deck {
    corners: [&'static str; 4],
    sprite: String,
    faces: Vec<String>,
    still_faces: Vec<String>,
}

impl Deck {
    fn of(lang: Lang) -> &'static Self {
        static DECKS: LazyLock<Vec<Deck>> = LazyLock::new(|| {
            let mut all: Vec<_> = Lang::ALL.iter().map(|lang| lang.locale().corners()).collect();
            all.sort_unstable();
            all.dedup();
            all.into_iter().map(Deck::new).collect()
        });
        let corners = lang.locale().corners();
        DECKS.iter().find(|deck| deck.corners == corners).unwrap_or(&DECKS[0])
    }

    fn new(corners: [&'static str; 4]) -> Self {
        let sprite = canasta_assets::cards(corners).map_or_else(|| asset_url("cards.svg"), |file| &file.url).to_owned();
        let drawn = |face: fn(&str, Card, &str) -> Markup| {
            Card::all().map(|card| face(&sprite, card, "").into_string()).collect()
        };
        Self { corners, faces: drawn(draw_face), still_faces: drawn(draw_still_face), sprite }
    }
}

/// A decorative fan of cards.
pub(crate) fn fanned(lang: Lang, cards: impl IntoIterator<Item = Card>) -> Markup {
    html! { div.fanout aria-hidden="true" { @for card in cards { (still_face(lang, card)) } } }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_of_every_language_are_drawn() {
        for lang in Lang::ALL {
            assert!(canasta_assets::cards(lang.locale().corners()).is_some(), "{}", lang.tag());
        }
        let [english, german, french] = ["en", "de", "fr"].map(|tag| sprite(Lang::find(tag).unwrap()));
        assert!(english != german && german != french, "{english} {german} {french}");
    }
}
