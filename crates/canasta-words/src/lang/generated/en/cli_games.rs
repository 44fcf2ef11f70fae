// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn nothing_to_export(table: &str) -> Message {
    let mut w = Writer::with_capacity(72);
    w.text("no deal at table ");
    w.isolated(table);
    w.text(" is over yet, so there is nothing to export");
    w.finish()
}

pub(super) fn fault_in(table: &str, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("table ");
    w.isolated(table);
    w.text(": ");
    w.message(fault);
    w.finish()
}

pub(super) fn already_there(file: &str) -> Message {
    let mut w = Writer::with_capacity(71);
    w.isolated(file);
    w.text(" already exists and is not overwritten; choose another name");
    w.finish()
}

pub(super) fn kept(tables: Number, entries: Number, file: &str) -> Message {
    let mut w = Writer::with_capacity(67);
    match EN.plural(tables.0) {
        Plural::One => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" table with ");
                w.plain(entries);
                w.text(" entry");
            }
            _ => {
                w.plain(tables);
                w.text(" table with ");
                w.plain(entries);
                w.text(" entries");
            }
        },
        _ => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" tables with ");
                w.plain(entries);
                w.text(" entry");
            }
            _ => {
                w.plain(tables);
                w.text(" tables with ");
                w.plain(entries);
                w.text(" entries");
            }
        },
    }
    w.text(" saved in ");
    w.isolated(file);
    w.finish()
}

pub(super) fn restored(tables: Number, entries: Number, file: &str) -> Message {
    let mut w = Writer::with_capacity(70);
    match EN.plural(tables.0) {
        Plural::One => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" table with ");
                w.plain(entries);
                w.text(" entry");
            }
            _ => {
                w.plain(tables);
                w.text(" table with ");
                w.plain(entries);
                w.text(" entries");
            }
        },
        _ => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" tables with ");
                w.plain(entries);
                w.text(" entry");
            }
            _ => {
                w.plain(tables);
                w.text(" tables with ");
                w.plain(entries);
                w.text(" entries");
            }
        },
    }
    w.text(" restored to ");
    w.isolated(file);
    w.finish()
}

pub(super) fn restored_to_database(tables: Number, entries: Number) -> Message {
    let mut w = Writer::with_capacity(70);
    match EN.plural(tables.0) {
        Plural::One => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" table with ");
                w.plain(entries);
                w.text(" entry");
            }
            _ => {
                w.plain(tables);
                w.text(" table with ");
                w.plain(entries);
                w.text(" entries");
            }
        },
        _ => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" tables with ");
                w.plain(entries);
                w.text(" entry");
            }
            _ => {
                w.plain(tables);
                w.text(" tables with ");
                w.plain(entries);
                w.text(" entries");
            }
        },
    }
    w.text(" restored to the database");
    w.finish()
}

pub(super) fn restored_over(tables: Number, entries: Number, file: &str, before: &str) -> Message {
    let mut w = Writer::with_capacity(128);
    match EN.plural(tables.0) {
        Plural::One => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" table with ");
                w.plain(entries);
                w.text(" entry");
            }
            _ => {
                w.plain(tables);
                w.text(" table with ");
                w.plain(entries);
                w.text(" entries");
            }
        },
        _ => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" tables with ");
                w.plain(entries);
                w.text(" entry");
            }
            _ => {
                w.plain(tables);
                w.text(" tables with ");
                w.plain(entries);
                w.text(" entries");
            }
        },
    }
    w.text(" restored to ");
    w.isolated(file);
    w.text("; the games that were there before are now in ");
    w.isolated(before);
    w.finish()
}

pub(super) fn migrated(version: Number, from: Number) -> Message {
    let mut w = Writer::with_capacity(105);
    w.text("the tables have version ");
    w.plain(version);
    w.text("; programs that know version ");
    w.plain(from);
    w.text(" or a newer one can use them");
    w.finish()
}

pub(super) fn migrated_wholly(version: Number) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("the tables have version ");
    w.plain(version);
    w.finish()
}

pub(super) fn contents(tables: Number, entries: Number) -> Message {
    let mut w = Writer::with_capacity(45);
    match EN.plural(tables.0) {
        Plural::One => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" table with ");
                w.plain(entries);
                w.text(" entry");
            }
            _ => {
                w.plain(tables);
                w.text(" table with ");
                w.plain(entries);
                w.text(" entries");
            }
        },
        _ => match EN.plural(entries.0) {
            Plural::One => {
                w.plain(tables);
                w.text(" tables with ");
                w.plain(entries);
                w.text(" entry");
            }
            _ => {
                w.plain(tables);
                w.text(" tables with ");
                w.plain(entries);
                w.text(" entries");
            }
        },
    }
    w.finish()
}

pub(super) fn broken(table: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("table ");
    w.isolated(table);
    w.text(" was already damaged and was copied as it is: ");
    w.isolated(why);
    w.finish()
}
