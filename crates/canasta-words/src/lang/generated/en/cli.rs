// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::EN;
use crate::{Message, Number, Writer};

pub(super) fn cannot_be_read(file: &str, why: &Message) -> Message {
    let mut w = Writer::with_capacity(41);
    w.isolated(file);
    w.text(" cannot be read: ");
    w.message(why);
    w.finish()
}

pub(super) fn too_long(mebibytes: Number) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("it is longer than ");
    w.number(&EN, mebibytes);
    w.text(" MiB");
    w.finish()
}

pub(super) fn fault_in(file: &str, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(26);
    w.isolated(file);
    w.text(": ");
    w.message(fault);
    w.finish()
}

pub(super) fn cannot_be_written(why: &str) -> Message {
    let mut w = Writer::with_capacity(42);
    w.text("the output cannot be written: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn file_cannot_be_written(file: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(44);
    w.isolated(file);
    w.text(" cannot be written: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn cannot_start(why: &str) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("cannot start: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn see_help(sentence: &str, program: &str) -> Message {
    let mut w = Writer::with_capacity(38);
    w.isolated(sentence);
    w.text(" (see ");
    w.isolated(program);
    w.text(" --help)");
    w.finish()
}

pub(super) fn referee_failed(why: &str) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("the scenarios cannot be read, or the answers cannot be written: ");
    w.isolated(why);
    w.finish()
}
