//! Conceding, in words.

use canasta::{Seat, Side};
use canasta_table::journal::Substitute;
use canasta_table::scene::Scene;

use crate::messages::{concede, table};
use crate::table::{PlayerList, name_of};
use crate::{Lang, Message};

/// The side that gave up the game: `You and Anna conceded the game.`
pub fn concession(lang: Lang, scene: &Scene, side: Side) -> Message {
    let losers = PlayerList::of_side(lang, scene, side);
    concede::conceded(lang, losers.includes_viewer, &losers.others)
}

/// The partners who must agree before the viewer's side concedes, and haven't: people who haven't left the game.
pub fn partners_to_ask(scene: &Scene) -> Vec<Seat> {
    let public = &scene.view.table.public;
    let Some(own) = scene.view.seat else { return Vec::new() };
    let is_person = |seat: &Seat| scene.players.get(seat.index()).is_some_and(|player| player.bot.is_none());
    let is_asked = |seat: &Seat| {
        *seat != own
            && public.side_of(*seat) == public.side_of(own)
            && is_person(seat)
            && scene.status.substitutes[seat.index()] != Some(Substitute::Left)
            && !scene.status.agreed_to_concede.contains(seat)
    };
    public.players().seats().filter(is_asked).collect()
}

/// `Paul has to agree first.` Empty if no partner is asked.
pub fn partners_must_agree(lang: Lang, scene: &Scene) -> Message {
    let partners = partners_to_ask(scene);
    if partners.is_empty() { Message::default() } else { concede::asks(lang, &names(lang, scene, &partners)) }
}

/// The pending offer of the viewer's side: `Anna wants to concede the game.`, `You’ve offered to concede. Waiting for
/// Paul.` Empty if there is none.
pub fn offer_to_concede(lang: Lang, scene: &Scene) -> Message {
    let agreed = &scene.status.agreed_to_concede;
    if agreed.is_empty() {
        Message::default()
    } else if scene.view.seat.is_some_and(|seat| agreed.contains(&seat)) {
        concede::waiting(lang, &names(lang, scene, &partners_to_ask(scene)))
    } else {
        concede::question(lang, &names(lang, scene, agreed))
    }
}

fn names(lang: Lang, scene: &Scene, seats: &[Seat]) -> Vec<Message> {
    seats.iter().map(|&seat| table::name(lang, name_of(scene, seat))).collect()
}
