// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::locale::{EN, Plural};
use crate::{Mark, Message, Name, Number, Writer};

pub(super) fn label_on(kind: crate::messages::devices::LabelOnKind, name: &str, system: &str) -> Message {
    let mut w = Writer::with_capacity(28);
    match kind {
        crate::messages::devices::LabelOnKind::App => {
            w.text("An app on ");
            w.isolated(system);
        }
        crate::messages::devices::LabelOnKind::Browser => {
            w.text("A browser on ");
            w.isolated(system);
        }
        _ => {
            w.isolated(name);
            w.text(" on ");
            w.isolated(system);
        }
    }
    w.finish()
}

pub(super) fn label(kind: crate::messages::devices::LabelKind, name: &str) -> Message {
    let mut w = Writer::with_capacity(12);
    match kind {
        crate::messages::devices::LabelKind::App => {
            w.text("An app");
        }
        crate::messages::devices::LabelKind::Browser => {
            w.text("A browser");
        }
        _ => {
            w.isolated(name);
        }
    }
    w.finish()
}

pub(super) fn days(since: &Message, seen: &Message) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("Since ");
    w.message(since);
    w.text(", last seen on ");
    w.message(seen);
    w.finish()
}

pub(super) fn end_one(device: &str, this: bool) -> Message {
    let mut w = Writer::with_capacity(32);
    match this {
        true => {
            w.text("Remove ");
            w.isolated(device);
            w.text(", this device");
        }
        false => {
            w.text("Remove ");
            w.isolated(device);
        }
    }
    w.finish()
}

pub(super) fn apart_one(name: Name<'_>, tables: Number) -> Message {
    let mut w = Writer::with_capacity(36);
    match EN.plural(tables.0) {
        Plural::One => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(", at one table");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(", at ");
            w.number(&EN, tables);
            w.text(" tables");
        }
    }
    w.finish()
}

pub(super) fn go_on_as(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(24);
    w.text("Continue as ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn link_about() -> Message {
    let mut w = Writer::with_capacity(100);
    w.open(Mark::Strong);
    w.text("Keep this link to yourself: anyone who opens it plays in your seats.");
    w.close();
    w.text(" It works once, for ten minutes.");
    w.finish()
}

pub(super) fn carry_heading(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("Play as ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" on this device?");
    w.finish()
}

pub(super) fn carries(name: Name<'_>, tables: Number) -> Message {
    let mut w = Writer::with_capacity(99);
    match tables.0 {
        0 => {
            w.text("This brings over the settings of ");
            w.name(name, MESSAGES.figures_forgotten);
            w.text(". There are no games yet.");
        }
        _ => match EN.plural(tables.0) {
            Plural::One => {
                w.text("This brings over the seat of ");
                w.name(name, MESSAGES.figures_forgotten);
                w.text(" at one table, with the game and the settings.");
            }
            _ => {
                w.text("This brings over the seats of ");
                w.name(name, MESSAGES.figures_forgotten);
                w.text(" at ");
                w.number(&EN, tables);
                w.text(" tables, with the games and the settings.");
            }
        },
    }
    w.finish()
}

pub(super) fn kept_apart(name: Name<'_>, tables: Number) -> Message {
    let mut w = Writer::with_capacity(176);
    match EN.plural(tables.0) {
        Plural::One => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" has already played in this browser, at one table. Nothing is lost: it is kept separately, and you can go back to it at any time under “Your devices”.");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" has already played in this browser, at ");
            w.number(&EN, tables);
            w.text(" tables. Nothing is lost: it is kept separately, and you can go back to it at any time under “Your devices”.");
        }
    }
    w.finish()
}

pub(super) fn play_as(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(25);
    w.text("Play here as ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}
