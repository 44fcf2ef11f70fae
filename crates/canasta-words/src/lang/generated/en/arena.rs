// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::{Message, Number, Writer};

pub(super) fn log_unusable(file: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(41);
    w.isolated(file);
    w.text(" cannot be used: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn log_unwritable(file: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(44);
    w.isolated(file);
    w.text(" cannot be written: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn log_no_result(line: Number) -> Message {
    let mut w = Writer::with_capacity(42);
    w.text("line ");
    w.plain(line);
    w.text(" is no result of an arena");
    w.finish()
}

pub(super) fn log_other_run(key: &str, there: &str, here: &str) -> Message {
    let mut w = Writer::with_capacity(81);
    w.text("it is of another run: there “");
    w.isolated(key);
    w.text("” is ");
    w.isolated(there);
    w.text(", here ");
    w.isolated(here);
    w.finish()
}
