//! Decorations for the end of a game: a hand of court cards and, if the viewer has won, rays and falling pips. They say
//! nothing that the text doesn't say too.

use canasta::{Card, Suit};
use canasta_assets::card_symbol;
use canasta_i18n::Lang;
use maud::{Markup, html};

use crate::parts::card::fanned;

/// A fan of a king, queen, ace, jack and joker.
pub(super) fn courts(lang: Lang) -> Markup {
    let card = |rank, suit| Card::suited(rank, suit).unwrap_or(Card::RED_JOKER);
    let hand = [
        card(13, Suit::Clubs),
        card(12, Suit::Hearts),
        card(14, Suit::Spades),
        card(11, Suit::Diamonds),
        Card::RED_JOKER,
    ];
    fanned(lang, hand)
}

/// Rays from the middle of the picture, as wide as the gaps between them.
pub(super) fn rays() -> Markup {
    const RAYS: &str = "M50 50 50 -40 62 -39zM50 50 73 -37 84 -33zM50 50 95 -28 105 -21zM50 50 114 -14 121 -5zM50 50 128 5 133 16zM50 50 137 27 139 38zM50 50 140 50 139 62zM50 50 137 73 133 84zM50 50 128 95 121 105zM50 50 114 114 105 121zM50 50 95 128 84 133zM50 50 73 137 62 139z\
        M50 50 50 140 38 139zM50 50 27 137 16 133zM50 50 5 128 -5 121zM50 50 -14 114 -21 105zM50 50 -28 95 -33 84zM50 50 -37 73 -39 62zM50 50 -40 50 -39 38zM50 50 -37 27 -33 16zM50 50 -28 5 -21 -5zM50 50 -14 -14 -5 -21zM50 50 5 -28 16 -33zM50 50 27 -37 38 -39z";
    html! { svg.sun viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { path d=(RAYS) {} } }
}

/// Pips that fall once. Their positions follow from their numbers, so every push repeats the same markup.
pub(super) fn shower() -> Markup {
    const PIPS: [&str; 4] = ["p-s", "p-h", "p-d", "p-c"];
    html! {
        svg.shower viewBox="0 0 1000 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            @for place in 0..24_usize {
                @let x = place * 618 % 1000;
                // Keep the middle free for text.
                @let x = if (300..700).contains(&x) { (x + 500) % 1000 } else { x };
                @let size = 14 + place * 7 % 18;
                use class={ "p" (place % 6) } href=(card_symbol(PIPS[place % 4])) x=(x) y=(30 + place * 337 % 430) width=(size) height=(size) {}
            }
        }
    }
}
