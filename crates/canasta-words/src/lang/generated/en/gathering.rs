// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::{Mark, Message, Name, Number, Writer};

pub(super) fn title(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(31);
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’s table. Canasta");
    w.finish()
}

pub(super) fn of(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(22);
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’s table");
    w.finish()
}

pub(super) fn let_in_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(19);
    w.text("Let in ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn turn_away_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("Turn away ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn no_seat(full: bool) -> Message {
    let mut w = Writer::with_capacity(45);
    match full {
        true => {
            w.open(Mark::Strong);
            w.text("You have no seat yet.");
            w.close();
            w.text(" Wait until one is free.");
        }
        false => {
            w.open(Mark::Strong);
            w.text("You have no seat yet.");
            w.close();
            w.text(" Choose one.");
        }
    }
    w.finish()
}

pub(super) fn without_seat(people: &[Message]) -> Message {
    let mut w = Writer::with_capacity(29);
    w.text("Without a seat: ");
    w.list(" and ", people);
    w.text(".");
    w.finish()
}

pub(super) fn without_seat_name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(12);
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn sit_in(seat: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("Sit here, seat ");
    w.plain(seat);
    w.finish()
}

pub(super) fn bot(level: &Message) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("computer, ");
    w.message(level);
    w.finish()
}

pub(super) fn person(who: crate::messages::gathering::PersonWho, host: bool) -> Message {
    let mut w = Writer::with_capacity(18);
    match who {
        crate::messages::gathering::PersonWho::You => match host {
            true => {
                w.text("you, host");
            }
            false => {
                w.text("you");
            }
        },
        crate::messages::gathering::PersonWho::Partner => match host {
            true => {
                w.text("your partner, host");
            }
            false => {
                w.text("your partner");
            }
        },
        crate::messages::gathering::PersonWho::Opponent => match host {
            true => {
                w.text("opponent, host");
            }
            false => {
                w.text("opponent");
            }
        },
        _ => match host {
            true => {
                w.text("host");
            }
            false => {}
        },
    }
    w.finish()
}

pub(super) fn hosting_about(free: bool) -> Message {
    let mut w = Writer::with_capacity(73);
    match free {
        true => {
            w.text("Give seats to the computer, free a seat, or make another person the host.");
        }
        false => {
            w.text("Free a seat, or make another person the host.");
        }
    }
    w.finish()
}

pub(super) fn seat(seat: Number) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("Seat ");
    w.plain(seat);
    w.finish()
}

pub(super) fn free_of(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(29);
    w.text("Free the seat of ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn level(seat: Number) -> Message {
    let mut w = Writer::with_capacity(42);
    w.text("Level of the computer in seat ");
    w.plain(seat);
    w.finish()
}

pub(super) fn seat_to_bot(seat: Number) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("Give to the computer: seat ");
    w.plain(seat);
    w.finish()
}

pub(super) fn link(free: bool) -> Message {
    let mut w = Writer::with_capacity(65);
    match free {
        true => {
            w.text("Send this link. Anyone who opens it may sit down.");
        }
        false => {
            w.text("All seats are taken. Anyone who opens this link can wait for one.");
        }
    }
    w.finish()
}

pub(super) fn leave_about(seated: bool, host: bool) -> Message {
    let mut w = Writer::with_capacity(93);
    match seated {
        true => match host {
            true => {
                w.text("Your seat becomes free, and another person becomes the host. You may come back with the link.");
            }
            false => {
                w.text("Your seat becomes free. You may come back with the link.");
            }
        },
        false => match host {
            true => {
                w.text("Another person becomes the host. You may come back with the link.");
            }
            false => {
                w.text("You may come back with the link.");
            }
        },
    }
    w.finish()
}
