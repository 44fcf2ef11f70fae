//! What goes on around the cards, for the ear: of the people at the table and what they ask, not of the game.

use canasta_table::scene::Scene;

use crate::{Lang, Message, Name, company, delay, join_request, messages, table};

/// What goes on around the cards and the viewer should hear: who paused, for whom a bot plays, who asks the host for
/// something, who waits for the next deal, that the game was given up. Empty mostly.
pub fn spoken(lang: Lang, scene: &Scene) -> Message {
    let around = &scene.around;
    let mut said: Vec<Message> = around.paused.iter().map(|name| messages::company::paused(lang, Name(name))).collect();
    let substitutes = scene.view.table.public.players().seats().zip(around.substitutes);
    said.extend(substitutes.filter_map(|(seat, why)| match why? {
        _ if scene.view.seat == Some(seat) => Some(messages::company::own_substitute(lang).into()),
        why => Some(company::substitute(lang, table::name_of(scene, seat), why)),
    }));
    said.extend(delay::spoken(lang, scene));
    said.extend(around.join_requests.iter().map(|join_request| join_request::request(lang, scene, join_request)));
    said.push(table::waiting(lang, scene));
    if around.again && scene.view.seat.is_some() {
        said.push(messages::session_score::gathers(lang).into());
    }
    if around.closed {
        said.push(table::closed(lang, around.closed_by.as_deref()).0);
    }
    Message::sentences(&said)
}
