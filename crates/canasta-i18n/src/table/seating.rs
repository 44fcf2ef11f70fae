//! The start of a game or deal: the cards drawn for seats, and the dealer.

use canasta::{Card, Players, Seat};
use canasta_table::scene::{DrawnCard, Scene};

use crate::messages::seating;
use crate::table::{PlayerList, own_side, partner, player, plays_alone};
use crate::{Lang, Message};

/// The label before the cards drawn for the seats or, if the seats were chosen, for the first deal.
pub fn seat_draw_label(lang: Lang, scene: &Scene) -> Message {
    seating::drawn(lang, scene.status.seats_chosen)
}

/// The draw for seats, sentence by sentence. Empty if nobody drew for seats.
/// `Draw for seats: Ruth drew the king of spades and you the ten of clubs. Anna is your partner. Paul deals.`
pub fn seat_draw(lang: Lang, scene: &Scene) -> Vec<Message> {
    let Some(seating) = &scene.seating else { return Vec::new() };
    let mut sentences = Vec::new();
    let (void_draws, valid_draws): (Vec<&DrawnCard>, Vec<&DrawnCard>) =
        seating.draws.iter().partition(|draw| draw.void);
    if !valid_draws.is_empty() {
        sentences.push(seating::draws(lang, scene.status.seats_chosen, &drew(lang, scene, &valid_draws)));
    }
    if !void_draws.is_empty() {
        sentences.push(seating::void(lang, &void_cards(lang, void_draws.iter().map(|draw| draw.card).collect())));
    }
    sentences.extend(seat_draw_result(lang, scene));
    sentences
}

/// `Anna is your partner. Paul deals.`
pub fn seat_draw_result(lang: Lang, scene: &Scene) -> Vec<Message> {
    let public = &scene.view.table.public;
    let partners: Vec<Seat> = if scene.view.seat.is_none() || plays_alone(scene) {
        Vec::new()
    } else if public.players().side_size() == 2 && !public.players().are_three_against_two() {
        partner(scene).into_iter().collect()
    } else {
        let own = own_side(scene);
        public.players().seats().filter(|&seat| seat != scene.viewpoint() && public.side_of(seat) == own).collect()
    };
    let mut sentences = Vec::new();
    if !partners.is_empty() {
        sentences.push(seating::partners(lang, &PlayerList::of_seats(lang, scene, partners).others));
    }
    sentences.push(seating::deals(lang, player(scene, public.dealer())));
    sentences
}

/// The next dealer, and who sits out then: `Paul deals. Anna sits out.`
pub fn next_dealer(lang: Lang, scene: &Scene) -> Message {
    let public = &scene.view.table.public;
    let (players, dealer) = public.rules().next_deal(public.players(), public.dealer());
    Message::sentences([&seating::deals(lang, player(scene, dealer)), &sits_out(lang, scene, players)])
}

/// `Anna sits out.` Empty if everyone plays.
pub(super) fn sits_out(lang: Lang, scene: &Scene, players: Players) -> Message {
    players.sits_out().map_or_else(Message::default, |seat| seating::sits_out(lang, player(scene, seat)))
}

/// The drawn cards that did not count, each face once: `the six of clubs (drawn twice)`, `the red joker`.
fn void_cards(lang: Lang, mut cards: Vec<Card>) -> Vec<Message> {
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
    let sentence_part = |(place, draw): (usize, &&DrawnCard)| {
        let who = player(scene, draw.seat);
        if place == 0 { seating::drew(lang, who, draw.card) } else { seating::and(lang, who, draw.card) }
    };
    draws.iter().enumerate().map(sentence_part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn void_sentence(cards: &str) -> Message {
        let cards = cards.split(' ').map(|card| card.parse::<Card>().unwrap()).collect();
        seating::void(Lang::EN, &void_cards(Lang::EN, cards))
    }

    #[test]
    fn names_a_card_drawn_twice_only_once() {
        assert_eq!(void_sentence("XB"), "Drawn again because it didn’t count: the black joker.");
        assert_eq!(void_sentence("QH QH"), "Drawn again because it didn’t count: the queen of hearts (drawn twice).");
        assert_eq!(
            void_sentence("6C XR 6C"),
            "Drawn again because they didn’t count: the six of clubs (drawn twice) and the red joker."
        );
    }
}
