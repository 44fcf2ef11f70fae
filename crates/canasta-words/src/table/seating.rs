//! How a game and a deal begin: who drew which card for the seats, who deals, who cuts.

use canasta::{Card, Seat};
use canasta_table::scene::{Scene, SeatDraw};

use crate::card_name;
use crate::table::{alone, and, name, partner};

/// What stands before the cards that were drawn for the seats, or for the first deal alone.
pub const fn drawn(scene: &Scene) -> &'static str {
    if scene.around.seats_chosen { "Drawn for the first deal." } else { "Drawn for seats." }
}

/// A name inside a sentence: `you`, not `You`.
fn inside(scene: &Scene, seat: Seat) -> &str {
    if scene.view.seat == Some(seat) { "you" } else { name(scene, seat) }
}

/// How the seats were drawn, sentence by sentence; none where nobody drew. `For seats: Ruth drew the king of spades and
/// you the ten of clubs. Anna is your partner. Paul deals.`
pub fn for_seats(scene: &Scene) -> Vec<String> {
    let Some(seating) = &scene.seating else { return Vec::new() };
    let public = &scene.view.table.public;
    let mut sentences = Vec::new();
    let what = if scene.around.seats_chosen { "For the first deal" } else { "For seats" };
    let (again, settled): (Vec<&SeatDraw>, Vec<&SeatDraw>) = seating.draws.iter().partition(|draw| draw.void);
    sentences.extend((!settled.is_empty()).then(|| format!("{what}: {}.", drew(scene, &settled))));
    if !again.is_empty() {
        let of = void(again.iter().map(|draw| draw.card).collect());
        sentences.push(format!("{} did not count: drawn again.", super::capital(&of)));
    }
    if let Some(seat) = partner(scene).filter(|_| scene.view.seat.is_some() && public.players().side_size() == 2) {
        sentences.push(format!("{} is your partner.", name(scene, seat)));
    } else if !alone(scene) && scene.view.seat.is_some() {
        let own = super::own_side(scene);
        let partners =
            public.players().seats().filter(|&seat| seat != scene.viewpoint() && public.side_of(seat) == own);
        let partners: Vec<&str> = partners.map(|seat| name(scene, seat)).collect();
        sentences.push(format!("{} are your partners.", and(&partners)));
    }
    let deals = if scene.view.seat == Some(public.dealer()) { "deal" } else { "deals" };
    sentences.push(format!("{} {deals}.", name(scene, public.dealer())));
    sentences
}

/// The cards that did not count. A face that two have drawn, which is why it does not count, is named once: `the six of
/// clubs, drawn twice, and the red joker`.
fn void(mut cards: Vec<Card>) -> String {
    let mut names: Vec<String> = Vec::new();
    while let Some(&card) = cards.first() {
        let before = cards.len();
        cards.retain(|&other| other != card);
        let twice = if before - cards.len() > 1 { ", drawn twice," } else { "" };
        names.push(format!("{}{twice}", card_name(card)));
    }
    and(&names)
}

/// `Ruth drew the king of spades, Tom the five of hearts and you the two of clubs`.
fn drew(scene: &Scene, draws: &[&SeatDraw]) -> String {
    let parts: Vec<String> = draws
        .iter()
        .enumerate()
        .map(|(place, draw)| {
            let drew = if place == 0 { " drew" } else { "" };
            format!("{}{drew} {}", inside(scene, draw.seat), card_name(draw.card))
        })
        .collect();
    and(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(cards: &str) -> String {
        void(cards.split(' ').map(|card| card.parse::<Card>().unwrap()).collect())
    }

    #[test]
    fn a_face_that_two_have_drawn_is_named_once() {
        assert_eq!(told("XB"), "the black joker");
        assert_eq!(told("QH QH"), "the queen of hearts, drawn twice,");
        assert_eq!(told("6C XR 6C"), "the six of clubs, drawn twice, and the red joker");
    }
}
