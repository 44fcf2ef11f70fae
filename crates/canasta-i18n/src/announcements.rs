//! Screen reader announcements about the people at a table, not about the game.

use canasta_table::scene::Scene;

use crate::{Lang, Message, Name, company, delay, join_request, messages, table};

/// Pauses, substitutes, slow turns, join requests, offers to concede, players waiting for the next deal, a rematch or a closed table. Usually
/// empty.
pub fn spoken(lang: Lang, scene: &Scene) -> Message {
    let status = &scene.status;
    let mut sentences: Vec<Message> =
        status.paused.iter().map(|name| messages::company::paused(lang, Name(name))).collect();
    let substitutes = scene.view.table.public.players().seats().zip(status.substitutes);
    sentences.extend(substitutes.filter_map(|(seat, why)| match why? {
        _ if scene.view.seat == Some(seat) => Some(messages::company::own_substitute(lang).into()),
        why => Some(company::substitute(lang, table::name_of(scene, seat), why)),
    }));
    sentences.extend(delay::spoken(lang, scene));
    sentences.extend(status.join_requests.iter().map(|join_request| join_request::request(lang, scene, join_request)));
    sentences.push(table::offer_to_concede(lang, scene));
    sentences.push(table::ready_status(lang, scene));
    if status.has_rematch && scene.view.seat.is_some() {
        sentences.push(messages::session_score::gathers(lang).into());
    }
    if status.closed {
        sentences.push(table::closing_message(lang, status.closed_by.as_deref()).0);
    }
    Message::sentences(&sentences)
}
