// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::locale::{EN, Plural};
use crate::{Message, Name, Number, Player, Writer};

pub(super) fn hints_about(hints: crate::messages::company::HintsAboutHints) -> Message {
    let mut w = Writer::with_capacity(53);
    match hints {
        crate::messages::company::HintsAboutHints::Practice => {
            w.text("For practice: while you play with the computer alone.");
        }
        crate::messages::company::HintsAboutHints::Everybody => {
            w.text("For everyone, in games between people, too.");
        }
        _ => {
            w.text("None: no player is helped.");
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
    let mut w = Writer::with_capacity(44);
    w.text("A turn made in time gives ");
    w.message(increment);
    w.text(" back.");
    w.finish()
}

pub(super) fn sitting(people: &[Message], you: bool) -> Message {
    let mut w = Writer::with_capacity(23);
    match people.len() {
        0 => {
            w.text("No one sits here yet.");
        }
        _ => match EN.plural(people.len() as u64) {
            Plural::One => match you {
                true => {
                    w.list(" and ", people);
                    w.text(" sit here.");
                }
                false => {
                    w.list(" and ", people);
                    w.text(" sits here.");
                }
            },
            _ => {
                w.list(" and ", people);
                w.text(" sit here.");
            }
        },
    }
    w.finish()
}

pub(super) fn sitting_name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(12);
    w.name(name);
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
    w.name(host);
    w.text(" begins the game.");
    w.finish()
}

pub(super) fn host_waits(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(51);
    w.name(host);
    w.text(" begins the game when everyone is here.");
    w.finish()
}

pub(super) fn closed_before(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(50);
    w.name(host);
    w.text("’s table was closed before its game.");
    w.finish()
}

pub(super) fn closed_by(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(31);
    w.name(name);
    w.text(" closed this table.");
    w.finish()
}

pub(super) fn watchers(people: Number) -> Message {
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
            w.name(name);
            w.text(", who missed two turns.");
        }
        crate::messages::company::StandInWhy::Away => {
            w.text("A bot plays for ");
            w.name(name);
            w.text(", who is away.");
        }
        crate::messages::company::StandInWhy::Asked => {
            w.text("A bot plays for ");
            w.name(name);
            w.text(": the host asked for it.");
        }
        _ => {
            w.text("A bot plays for ");
            w.name(name);
            w.text(", who left.");
        }
    }
    w.finish()
}

pub(super) fn own_stand_in_because(why: crate::messages::company::OwnStandInBecauseWhy) -> Message {
    let mut w = Writer::with_capacity(42);
    match why {
        crate::messages::company::OwnStandInBecauseWhy::Missed => {
            w.text("You missed two turns. Your seat is kept.");
        }
        crate::messages::company::OwnStandInBecauseWhy::Away => {
            w.text("You were away. Your seat is kept.");
        }
        crate::messages::company::OwnStandInBecauseWhy::Asked => {
            w.text("The host asked for it while you were away.");
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
            w.name(player);
            w.text(" is playing on another device now.");
        }
    }
    w.finish()
}

pub(super) fn took_over(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(49);
    match player {
        Player::You => {
            w.text("You are playing in this seat from now on.");
        }
        Player::Other(player) => {
            w.name(player);
            w.text(" is playing in this seat from now on.");
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
                w.name(player);
                w.text(" is the host now.");
            }
        },
        crate::messages::company::NewHostWhy::Away => match player {
            Player::You => {
                w.text("You are the host while the host is away.");
            }
            Player::Other(player) => {
                w.name(player);
                w.text(" is the host while the host is away.");
            }
        },
        crate::messages::company::NewHostWhy::Left => match player {
            Player::You => {
                w.text("You are the host now: the host has left.");
            }
            Player::Other(player) => {
                w.name(player);
                w.text(" is the host now: the host has left.");
            }
        },
        _ => match player {
            Player::You => {
                w.text("You are back, and the host again.");
            }
            Player::Other(player) => {
                w.name(player);
                w.text(" is back, and the host again.");
            }
        },
    }
    w.finish()
}

pub(super) fn paused(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(33);
    w.name(name);
    w.text(" has paused the game.");
    w.finish()
}

pub(super) fn reminder(link: &str) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("It is your turn at our canasta table: ");
    w.isolated(link);
    w.finish()
}
