//! The door of a table: what is read by those who come late, wait for the host's answer or were turned away, and what the
//! host reads of them.

use canasta::Seat;
use canasta_table::scene::{Chair, Gathering, Knock, Scene};

use crate::company::host_name;
use crate::table::name;

/// Somebody asks to be let in: `Paul asks to be let in.`
pub fn knocks(name: &str) -> String {
    format!("{name} {ASKS_IN}")
}

const ASKS_IN: &str = "asks to be let in.";

/// Somebody asks the host for something in the game, behind their name: `asks to play for Ruth (computer).`
pub fn asks(scene: &Scene, knock: &Knock) -> String {
    knock.seat.map_or_else(|| ASKS_IN.to_owned(), |seat| format!("asks to play for {}.", seat_of(scene, seat)))
}

/// Whose hand can be taken over, as somebody reads it who is to choose: `Ruth (computer)`, `Anna (left)`.
pub fn seat_of(scene: &Scene, seat: Seat) -> String {
    let bot = scene.players.get(seat.index()).is_some_and(|player| player.bot.is_some());
    held_by(name(scene, seat), bot)
}

fn held_by(name: &str, bot: bool) -> String {
    format!("{name} ({})", if bot { "computer" } else { "left" })
}

/// What somebody who looks on has asked the host for: `You have asked to play for Ruth (computer). The host decides.`
pub fn asked(scene: &Scene, seat: Seat) -> String {
    format!("You have asked to play for {}. The host decides.", seat_of(scene, seat))
}

/// What somebody who looks on may do where a hand can be taken over.
pub const CAN_ASK: &str = "You may ask to play on for somebody.";

/// The same for a host without a seat.
pub const CAN_SIT: &str = "You may play on for somebody.";

/// How many more ask: `Two more ask.`; nothing where nobody does.
pub fn more(n: usize) -> String {
    match n {
        0 => String::new(),
        1 => "One more asks.".to_owned(),
        n => format!("{} more ask.", super::table::capital(&super::number(n))),
    }
}

/// For somebody who is about to type a spoken code.
pub const CODE_ABOUT: &str = "The host sees your name, and decides whether you come in.";

/// For somebody who knocked.
pub const KNOCKED: &str =
    "The host sees your name, and decides whether you come in. This page looks by itself; leave it open.";

/// For somebody whom the host did not let in.
pub const NOT_LET_IN: &str =
    "The host did not let you in. Perhaps the table is full. You may ask them for the link, or knock again.";

/// For somebody whom the host turned away for good.
pub const TURNED_AWAY: &str = "The host does not let you in";

/// What else stands there.
pub const TURNED_AWAY_MORE: &str = "You cannot come to this table, nor look on, unless its host lets you in again.";

/// What somebody who follows an invitation can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invited {
    /// What comes in: `Sit down`, `Come in`; `None` where nobody can.
    pub button: Option<&'static str>,
    /// What awaits them there.
    pub about: String,
}

/// What somebody reads who follows an invitation.
pub fn invited(gathering: &Gathering) -> Invited {
    let come = |about: String| Invited { button: Some("Come in"), about };
    if gathering.closed {
        return Invited { button: None, about: super::company::closed(gathering.closed_by.as_deref()) };
    }
    if gathering.over {
        return come("The game is over. You may come in and see how it ended.".to_owned());
    }
    if gathering.begun {
        let held: Vec<String> = gathering.to_take_over.iter().map(|&seat| chair(gathering, seat)).collect();
        return come(if held.is_empty() {
            "The game has begun, and every seat is taken. You may come in and look on.".to_owned()
        } else {
            let host = host_name(gathering);
            format!("The game has begun. You may come in, and ask {host} to let you play on for {}.", or(&held))
        });
    }
    if gathering.is_full() {
        return come("All seats are taken. You may come in and wait for one.".to_owned());
    }
    Invited { button: Some("Sit down"), about: String::new() }
}

fn chair(gathering: &Gathering, seat: Seat) -> String {
    match gathering.chairs.get(seat.index()) {
        Some(Chair::Bot { name, .. }) => held_by(name, true),
        Some(Chair::Person(guest)) => held_by(&guest.name, false),
        Some(Chair::Free) | None => format!("seat {}", seat.0 + 1),
    }
}

/// `a`, `a or b`, `a, b or c`.
fn or(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}
