//! What goes on around the cards, for the ear: of the people at the table and what they ask, not of the game.

use canasta_table::scene::Scene;

use crate::{Lang, Message, Name, company, delay, door, messages, table};

/// What goes on around the cards and the viewer should hear: who paused, for whom a bot plays, who asks the host for
/// something, who waits for the next deal, that the game was given up. Empty mostly.
pub fn spoken(lang: Lang, scene: &Scene) -> Message {
    let around = &scene.around;
    let mut said: Vec<Message> = around.paused.iter().map(|name| messages::company::paused(lang, Name(name))).collect();
    let stand_ins = scene.view.table.public.players().seats().zip(around.stand_ins);
    said.extend(stand_ins.filter_map(|(seat, why)| match why? {
        _ if scene.view.seat == Some(seat) => Some(messages::company::own_stand_in(lang).into()),
        why => Some(company::stand_in(lang, table::name_of(scene, seat), why)),
    }));
    said.extend(delay::spoken(lang, scene));
    said.extend(around.knocks.iter().map(|knock| door::request(lang, scene, knock)));
    said.push(table::waiting(lang, scene));
    if around.again && scene.view.seat.is_some() {
        said.push(messages::evening::gathers(lang).into());
    }
    if around.closed {
        said.push(table::closed(lang, around.closed_by.as_deref()).0);
    }
    Message::sentences(&said)
}
