//! Conceding, in words.

use canasta::{Seat, Side};
use canasta_table::scene::Scene;

use crate::messages::{concede, table};
use crate::table::{PlayerList, name_of};
use crate::{Lang, Message};

/// The side that gave up the game: `You and Anna conceded the game.`
pub fn concession(lang: Lang, scene: &Scene, side: Side) -> Message {
    let losers = PlayerList::of_side(lang, scene, side);
    concede::conceded(lang, losers.includes_viewer, &losers.others)
}

/// `Paul has to agree first.` Empty if no partner is asked.
pub fn partners_must_agree(lang: Lang, scene: &Scene) -> Message {
    let partners = &scene.status.partners_to_ask;
    if partners.is_empty() { Message::default() } else { concede::asks(lang, &names(lang, scene, partners)) }
}

/// The pending offer of the viewer's side: `Anna wants to concede the game.`, `You’ve offered to concede. Waiting for
/// Paul.` Empty if there is none.
pub fn offer_to_concede(lang: Lang, scene: &Scene) -> Message {
    let agreed = &scene.status.agreed_to_concede;
    if agreed.is_empty() {
        Message::default()
    } else if scene.view.seat.is_some_and(|seat| agreed.contains(&seat)) {
        concede::waiting(lang, &names(lang, scene, &scene.status.partners_to_ask))
    } else {
        concede::question(lang, &names(lang, scene, agreed))
    }
}

fn names(lang: Lang, scene: &Scene, seats: &[Seat]) -> Vec<Message> {
    seats.iter().map(|&seat| table::name(lang, name_of(scene, seat))).collect()
}
