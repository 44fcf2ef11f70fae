//! Invitations and join requests, for the people who ask and for the host.

use canasta::Seat;
use canasta_table::scene::{JoinRequest, Scene, WaitingRoom, WaitingRoomSeat};

use crate::company::{closed, host_name};
use crate::messages::join_request::{self, HandWho};
use crate::messages::joining::{self, HandWho as Invited};
use crate::table::name_of;
use crate::{Lang, Message, Name};

/// A join request, for the host: `Paul wants to join.`, `Paul wants to take over from Ruth (bot).`
pub fn request(lang: Lang, scene: &Scene, join_request: &JoinRequest) -> Message {
    let who = Name(&join_request.name);
    join_request.seat.map_or_else(
        || join_request::to_join(lang, who),
        |seat| join_request::for_seat(lang, who, &hand_of(lang, scene, seat)),
    )
}

/// A hand that can be taken over: `Ruth (bot)`, `Anna (left)`.
pub fn hand_of(lang: Lang, scene: &Scene, seat: Seat) -> Message {
    let bot = scene.players.get(seat.index()).is_some_and(|player| player.bot.is_some());
    join_request::hand(lang, name_of(scene, seat), if bot { HandWho::Bot } else { HandWho::Left })
}

/// The viewer's own request: `You’ve asked to take over from Ruth (bot). Waiting for the host.`
pub fn own_request(lang: Lang, scene: &Scene, seat: Seat) -> Message {
    join_request::asked(lang, &hand_of(lang, scene, seat))
}

/// The page of an invitation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The button to enter: `Sit down`, `Enter`. `None` if the table is closed.
    pub button: Option<&'static str>,
    /// The situation at the table, possibly empty.
    pub about: Message,
}

/// The invitation page for a table.
pub fn invitation(lang: Lang, waiting_room: &WaitingRoom) -> Invitation {
    if waiting_room.closed {
        let about = closed(lang, waiting_room.closed_by.as_deref());
        return Invitation { button: None, about };
    }
    let enter = |about: Message| Invitation { button: Some(joining::come_in(lang)), about };
    if waiting_room.over {
        return enter(joining::over(lang).into());
    }
    if waiting_room.begun {
        let hands: Vec<Message> =
            waiting_room.to_take_over.iter().map(|&seat| hand(lang, waiting_room, seat)).collect();
        return enter(if hands.is_empty() {
            joining::begun(lang).into()
        } else {
            joining::hands(lang, Name(host_name(lang, waiting_room)), &hands)
        });
    }
    if waiting_room.is_full() {
        return enter(joining::full(lang).into());
    }
    Invitation { button: Some(joining::sit_down(lang)), about: Message::default() }
}

fn hand(lang: Lang, waiting_room: &WaitingRoom, seat: Seat) -> Message {
    match waiting_room.seats.get(seat.index()) {
        Some(WaitingRoomSeat::Bot { name, .. }) => joining::hand(lang, Name(name), Invited::Bot),
        Some(WaitingRoomSeat::Person(guest)) => joining::hand(lang, Name(&guest.name), Invited::Left),
        Some(WaitingRoomSeat::Free) | None => joining::hand_seat(lang, seat.0 + 1),
    }
}
