//! A moment at a glance, for other pages that speak of it: what one player held, and the pile.

use canasta::Seat;
use canasta_i18n::messages::replay as says;
use canasta_i18n::{Lang, replay as words, table};
use canasta_record::replay::Replay;
use canasta_table::replay::scene as scene_at;
use maud::{Markup, html};

use super::{hands, named};
use crate::cloth::{heap_face, pile_words};

/// The hand of a seat at a moment, and the pile with what is said of it.
pub fn glance(lang: Lang, replay: &Replay, at: usize, seat: Seat) -> Markup {
    let scene = named(scene_at(replay, at, Some(seat)));
    let hands = replay.hands(at);
    let cards = hands.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let name = words::name(&replay.record().players, seat);
    html! {
        div.glance {
            (hands::strip(lang, cards, says::hand(lang, name, cards.len()).as_str(), None))
            div.pile role="img" aria-label=(table::pile_label(lang, &scene)) { (heap_face(lang, &scene)) }
            p.words { (pile_words(lang, &scene)) }
        }
    }
}
