// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Message, Name, Number, Player, Writer};

pub(super) fn hints_about(kind: crate::messages::company::HintsAboutKind) -> Message {
    let mut w = Writer::with_capacity(51);
    match kind {
        crate::messages::company::HintsAboutKind::Practice => {
            w.text("For practice: when you play with the computer only.");
        }
        crate::messages::company::HintsAboutKind::Everybody => {
            w.text("For everyone, also in games between people.");
        }
        _ => {
            w.text("None: no player is given hints.");
        }
    }
    w.finish()
}

pub(super) fn clock(base: &Message) -> Message {
    let mut w = Writer::with_capacity(20);
    w.message(base);
    w.text(" a turn.");
    w.finish()
}

pub(super) fn clock_bank(base: &Message, bank: &Message) -> Message {
    let mut w = Writer::with_capacity(62);
    w.message(base);
    w.text(" a turn, and ");
    w.message(bank);
    w.text(" more for the whole game.");
    w.finish()
}

pub(super) fn clock_increment(increment: &Message) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("Each turn played in time earns ");
    w.message(increment);
    w.text(" back.");
    w.finish()
}

pub(super) fn sitting(people: &[Message]) -> Message {
    let mut w = Writer::with_capacity(27);
    match people.len() {
        0 => {
            w.text("No one is at the table yet.");
        }
        _ => {
            w.text("At the table: ");
            w.list(" and ", people);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn sitting_name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(12);
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn free(seats: Number) -> Message {
    let mut w = Writer::with_capacity(28);
    match seats.0 {
        0 => {
            w.text("No seat is free.");
        }
        _ => match EN.plural(seats.0) {
            Plural::One => {
                w.text("One seat is free.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, seats);
                w.text(" seats are free.");
            }
        },
    }
    w.finish()
}

pub(super) fn host_begins(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("Everyone is here. ");
    w.name(host, MESSAGES.figures_forgotten);
    w.text(" begins the game.");
    w.finish()
}

pub(super) fn host_waits(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(51);
    w.name(host, MESSAGES.figures_forgotten);
    w.text(" begins the game when everyone is here.");
    w.finish()
}

pub(super) fn closed_before(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(56);
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’s table was closed before the game began.");
    w.finish()
}

pub(super) fn closed_by(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(31);
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" closed this table.");
    w.finish()
}

pub(super) fn spectators(people: Number) -> Message {
    let mut w = Writer::with_capacity(33);
    match EN.plural(people.0) {
        Plural::One => {
            w.text("One person is watching.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, people);
            w.text(" people are watching.");
        }
    }
    w.finish()
}

pub(super) fn stand_in(name: Name<'_>, why: crate::messages::company::StandInWhy) -> Message {
    let mut w = Writer::with_capacity(52);
    match why {
        crate::messages::company::StandInWhy::Missed => {
            w.text("A bot plays for ");
            w.name(name, MESSAGES.figures_forgotten);
            w.text(", who missed two turns.");
        }
        crate::messages::company::StandInWhy::Away => {
            w.text("A bot plays for ");
            w.name(name, MESSAGES.figures_forgotten);
            w.text(", who is away.");
        }
        crate::messages::company::StandInWhy::Asked => {
            w.text("A bot plays for ");
            w.name(name, MESSAGES.figures_forgotten);
            w.text(": the host asked for it.");
        }
        _ => {
            w.text("A bot plays for ");
            w.name(name, MESSAGES.figures_forgotten);
            w.text(", who left.");
        }
    }
    w.finish()
}

pub(super) fn why_stand_in(why: crate::messages::company::WhyStandIn) -> Message {
    let mut w = Writer::with_capacity(45);
    match why {
        crate::messages::company::WhyStandIn::Missed => {
            w.text("You missed two turns. Your seat is kept.");
        }
        crate::messages::company::WhyStandIn::Away => {
            w.text("You were away. Your seat is kept.");
        }
        crate::messages::company::WhyStandIn::Asked => {
            w.text("The host asked for a bot while you were away.");
        }
        _ => {
            w.text("You left the table. You may come back.");
        }
    }
    w.finish()
}

pub(super) fn carried(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(46);
    match player {
        Player::You => {
            w.text("You are playing on another device now.");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" is playing on another device now.");
        }
    }
    w.finish()
}

pub(super) fn took_over(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(41);
    match player {
        Player::You => {
            w.text("You are playing in this seat now.");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" is playing in this seat now.");
        }
    }
    w.finish()
}

pub(super) fn new_host(player: Player<'_>, why: crate::messages::company::NewHostWhy) -> Message {
    let mut w = Writer::with_capacity(48);
    match why {
        crate::messages::company::NewHostWhy::Given => match player {
            Player::You => {
                w.text("You are the host now.");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" is the host now.");
            }
        },
        crate::messages::company::NewHostWhy::Away => match player {
            Player::You => {
                w.text("You are the host while the host is away.");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" is the host while the host is away.");
            }
        },
        crate::messages::company::NewHostWhy::Left => match player {
            Player::You => {
                w.text("You are the host now: the host has left.");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" is the host now: the host has left.");
            }
        },
        _ => match player {
            Player::You => {
                w.text("You are back, and are the host again.");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" is back, and is the host again.");
            }
        },
    }
    w.finish()
}

pub(super) fn paused(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(33);
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" has paused the game.");
    w.finish()
}

pub(super) fn reminder(link: &str) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("It is your turn at our canasta table: ");
    w.isolated(link);
    w.finish()
}
