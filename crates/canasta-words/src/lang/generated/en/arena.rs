// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn log_unusable(file: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(41);
    w.isolated(file);
    w.text(" cannot be used: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn unwritable(file: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(44);
    w.isolated(file);
    w.text(" cannot be written: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn log_no_result(line: Number) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("line ");
    w.plain(line);
    w.text(" is not an arena result");
    w.finish()
}

pub(super) fn log_other_run(key: &str, there: &str, here: &str) -> Message {
    let mut w = Writer::with_capacity(89);
    w.text("it belongs to another run: “");
    w.isolated(key);
    w.text("” is ");
    w.isolated(there);
    w.text(" there and ");
    w.isolated(here);
    w.text(" here");
    w.finish()
}

pub(super) fn records_unusable(directory: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(53);
    w.isolated(directory);
    w.text(" cannot be used for records: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn no_such_bot(name: &str, bots: &str) -> Message {
    let mut w = Writer::with_capacity(86);
    w.text("there is no bot called “");
    w.isolated(name);
    w.text("”; the bots are ");
    w.isolated(bots);
    w.text(", and exec:COMMAND");
    w.finish()
}

pub(super) fn names_no_bot(team: &str) -> Message {
    let mut w = Writer::with_capacity(73);
    w.text("“");
    w.isolated(team);
    w.text("” names no bot; a team is a bot, or partners joined by +");
    w.finish()
}

pub(super) fn no_command(command: &str, why: &Message) -> Message {
    let mut w = Writer::with_capacity(63);
    w.text("the bot “exec:");
    w.isolated(command);
    w.text("” cannot be started: ");
    w.message(why);
    w.finish()
}

pub(super) fn too_many_partners(team: &str, partners: Number, seats: Number) -> Message {
    let mut w = Writer::with_capacity(81);
    match EN.plural(seats.0) {
        Plural::One => {
            w.text("“");
            w.isolated(team);
            w.text("” names ");
            w.plain(partners);
            w.text(" partners, but a side has one seat");
        }
        _ => {
            w.text("“");
            w.isolated(team);
            w.text("” names ");
            w.plain(partners);
            w.text(" partners, but a side has ");
            w.plain(seats);
            w.text(" seats");
        }
    }
    w.finish()
}

pub(super) fn misplay(bot: &str, pair: Number, what: &str) -> Message {
    let mut w = Writer::with_capacity(63);
    w.isolated(bot);
    w.text(" broke the rules in pair ");
    w.plain(pair);
    w.text(": ");
    w.isolated(what);
    w.finish()
}
