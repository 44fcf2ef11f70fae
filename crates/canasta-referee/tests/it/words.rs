//! Names and numbers in sentences.

use canasta::{Card, Kind, Suit};
use canasta_words::{Lang, a_kind, card_name, number, points, refusal, some_cards, some_of};
use canasta_words_pseudo::PSEUDO;

#[test]
fn numbers_and_names() {
    assert_eq!((number(0).as_str(), number(12).as_str(), number(13).as_str()), ("no", "twelve", "13"));
    assert_eq!(points(1_640), "1,640");
    assert_eq!(points(-85), "−85");
    assert_eq!(points(-1_234_567), "−1,234,567");
    assert_eq!(some_of(2, Kind::Six), "two sixes");
    assert_eq!(some_of(1, Kind::Six), "one six");
    assert_eq!(some_cards(0), "no card");
    assert_eq!(a_kind(Kind::Ace), "an ace");
    assert_eq!(a_kind(Kind::RedThree), "a red three");
    assert_eq!(card_name(Card::suited(6, Suit::Clubs).unwrap()), "the six of clubs");
    assert_eq!(card_name(Card::suited(3, Suit::Hearts).unwrap()), "the three of hearts");
    assert_eq!(card_name(Card::BLACK_JOKER), "the black joker");
}

/// With the pseudo-language no English word is left, and every reason is at least 40 % longer.
#[test]
fn reasons_in_the_pseudo_language() {
    for why in crate::book::every_illegal() {
        let (english, pseudo) = (refusal::of(Lang::EN, &why).because, refusal::of(PSEUDO, &why).because);
        assert!(!pseudo.contains(|letter: char| letter.is_ascii_alphabetic()), "{pseudo}");
        assert!(pseudo.chars().count() * 10 >= english.chars().count() * 14, "{english}\n{pseudo}");
    }
}

/// Every reason as a player reads it after “Not possible:”.
#[test]
fn reasons() {
    let reasons: Vec<String> =
        crate::book::every_illegal().iter().map(|why| refusal::of(Lang::EN, why).because).collect();
    let want: Vec<&str> = include_str!("reasons.txt").lines().collect();
    assert_eq!(reasons.join("\n"), want.join("\n"));
}
