//! The door of a table: what latecomers, people who wait for the host's answer and people who were turned away read, and what
//! the host reads of them.

use canasta::Seat;
use canasta_table::scene::{Gathering, GatheringSeat, Knock, Scene};

use crate::company::{closed, host_name};
use crate::messages::door::{self, HandWho};
use crate::messages::joining::{self, HandWho as Invited};
use crate::table::name_of;
use crate::{Lang, Message, Name};

/// What a person asks the host for in the game: `Paul asks to be let in.`, `Paul asks to play for Ruth (computer).`
pub fn request(lang: Lang, scene: &Scene, knock: &Knock) -> Message {
    let who = Name(&knock.name);
    knock.seat.map_or_else(|| door::knocks(lang, who), |seat| door::asks(lang, who, &hand_of(lang, scene, seat)))
}

/// Whose hand can be taken over, for the person who chooses one: `Ruth (computer)`, `Anna (left)`.
pub fn hand_of(lang: Lang, scene: &Scene, seat: Seat) -> Message {
    let bot = scene.players.get(seat.index()).is_some_and(|player| player.bot.is_some());
    door::hand(lang, name_of(scene, seat), if bot { HandWho::Bot } else { HandWho::Left })
}

/// What a spectator has asked the host for: `You have asked to play for Ruth (computer). The host decides.`
pub fn own_request(lang: Lang, scene: &Scene, seat: Seat) -> Message {
    door::asked(lang, &hand_of(lang, scene, seat))
}

/// What an invitation leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// What comes in: `Sit down`, `Come in`; `None` where the table is closed.
    pub button: Option<&'static str>,
    /// What it is like there. May be empty.
    pub about: Message,
}

/// What a person who follows an invitation reads.
pub fn invitation(lang: Lang, gathering: &Gathering) -> Invitation {
    if gathering.closed {
        let about = closed(lang, gathering.closed_by.as_deref());
        return Invitation { button: None, about };
    }
    let come = |about: Message| Invitation { button: Some(joining::come_in(lang)), about };
    if gathering.over {
        return come(joining::over(lang).into());
    }
    if gathering.begun {
        let hands: Vec<Message> = gathering.to_take_over.iter().map(|&seat| hand(lang, gathering, seat)).collect();
        return come(if hands.is_empty() {
            joining::begun(lang).into()
        } else {
            joining::hands(lang, Name(host_name(lang, gathering)), &hands)
        });
    }
    if gathering.is_full() {
        return come(joining::full(lang).into());
    }
    Invitation { button: Some(joining::sit_down(lang)), about: Message::default() }
}

fn hand(lang: Lang, gathering: &Gathering, seat: Seat) -> Message {
    match gathering.seats.get(seat.index()) {
        Some(GatheringSeat::Bot { name, .. }) => joining::hand(lang, Name(name), Invited::Bot),
        Some(GatheringSeat::Person(guest)) => joining::hand(lang, Name(&guest.name), Invited::Left),
        Some(GatheringSeat::Free) | None => joining::hand_seat(lang, seat.0 + 1),
    }
}
