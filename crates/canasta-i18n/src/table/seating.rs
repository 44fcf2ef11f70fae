//! How a game and a deal begin: who drew which card for the seats, who deals, who cuts.

use canasta::{Card, Seat};
use canasta_table::scene::{DrawnCard, Scene};

use crate::messages::seating;
use crate::table::{Several, alone, own_side, partner, player};
use crate::{Lang, Message};

/// What stands before the cards that were drawn for the seats, or for the first deal alone.
pub fn drawn(lang: Lang, scene: &Scene) -> Message {
    seating::drawn(lang, scene.around.seats_chosen)
}

/// How the seats were drawn, sentence by sentence; none where the seats were not drawn for. `For seats: Ruth drew the king of spades and
/// you the ten of clubs. Anna is your partner. Paul deals.`
pub fn for_seats(lang: Lang, scene: &Scene) -> Vec<Message> {
    let Some(seating) = &scene.seating else { return Vec::new() };
    let public = &scene.view.table.public;
    let mut sentences = Vec::new();
    let (again, settled): (Vec<&DrawnCard>, Vec<&DrawnCard>) = seating.draws.iter().partition(|draw| draw.void);
    if !settled.is_empty() {
        sentences.push(seating::draws(lang, scene.around.seats_chosen, &drew(lang, scene, &settled)));
    }
    if !again.is_empty() {
        sentences.push(seating::void(lang, &void(lang, again.iter().map(|draw| draw.card).collect())));
    }
    let partners: Vec<Seat> = if scene.view.seat.is_none() || alone(scene) {
        Vec::new()
    } else if public.players().side_size() == 2 {
        partner(scene).into_iter().collect()
    } else {
        let own = own_side(scene);
        public.players().seats().filter(|&seat| seat != scene.viewpoint() && public.side_of(seat) == own).collect()
    };
    if !partners.is_empty() {
        sentences.push(seating::partners(lang, &Several::of(lang, scene, partners).others));
    }
    sentences.push(seating::deals(lang, player(scene, public.dealer())));
    sentences
}

/// Who deals next: `Paul deals.`
pub fn next_dealer(lang: Lang, scene: &Scene) -> Message {
    let public = &scene.view.table.public;
    seating::deals(lang, player(scene, public.players().after(public.dealer())))
}

/// The cards that did not count. A face that two have drawn, which is why it does not count, is named once: `the six of
/// clubs (drawn twice)`, `the red joker`.
fn void(lang: Lang, mut cards: Vec<Card>) -> Vec<Message> {
    let mut named = Vec::new();
    while let Some(&card) = cards.first() {
        let before = cards.len();
        cards.retain(|&other| other != card);
        named.push(seating::void_card(lang, card, before - cards.len() > 1));
    }
    named
}

/// `Ruth drew the king of spades`, `Tom the five of hearts`, `you the two of clubs`.
fn drew(lang: Lang, scene: &Scene, draws: &[&DrawnCard]) -> Vec<Message> {
    let one = |(place, draw): (usize, &&DrawnCard)| {
        let who = player(scene, draw.seat);
        if place == 0 { seating::drew(lang, who, draw.card) } else { seating::and(lang, who, draw.card) }
    };
    draws.iter().enumerate().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn void_cards(cards: &str) -> Message {
        let cards = cards.split(' ').map(|card| card.parse::<Card>().unwrap()).collect();
        seating::void(Lang::EN, &void(Lang::EN, cards))
    }

    #[test]
    fn a_face_that_two_have_drawn_is_named_once() {
        assert_eq!(void_cards("XB"), "Drawn again (void card): the black joker.");
        assert_eq!(void_cards("QH QH"), "Drawn again (void card): the queen of hearts (drawn twice).");
        assert_eq!(
            void_cards("6C XR 6C"),
            "Drawn again (void cards): the six of clubs (drawn twice) and the red joker."
        );
    }
}
