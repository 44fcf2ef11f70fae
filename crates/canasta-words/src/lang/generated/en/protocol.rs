// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::{Message, Number, Writer};

pub(super) fn not_started(program: &str, error: &str) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("its program “");
    w.isolated(program);
    w.text("” cannot be started: ");
    w.isolated(error);
    w.finish()
}

pub(super) fn log_unusable(error: &str) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("the file for its standard error: ");
    w.isolated(error);
    w.finish()
}

pub(super) fn exited(code: &str) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("it ended by itself, with exit code ");
    w.isolated(code);
    w.finish()
}

pub(super) fn ended_by_signal(signal: &str) -> Message {
    let mut w = Writer::with_capacity(35);
    w.text("it was ended by signal ");
    w.isolated(signal);
    w.finish()
}

pub(super) fn timed_out(seconds: &str) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("it did not answer within ");
    w.isolated(seconds);
    w.text(" s");
    w.finish()
}

pub(super) fn line_too_long(bytes: Number) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("its line has more than ");
    w.plain(bytes);
    w.text(" bytes");
    w.finish()
}

pub(super) fn not_json(error: &str) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("its line is not JSON: ");
    w.isolated(error);
    w.finish()
}

pub(super) fn unreadable(because: &str) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("its act cannot be read: ");
    w.isolated(because);
    w.finish()
}

pub(super) fn illegal(act: &str, code: &str, chapter: &str, because: &str) -> Message {
    let mut w = Writer::with_capacity(115);
    w.text("its act “");
    w.isolated(act);
    w.text("” is refused (");
    w.isolated(code);
    w.text(", see the chapter “");
    w.isolated(chapter);
    w.text("” of the rules): ");
    w.isolated(because);
    w.finish()
}

pub(super) fn forfeit(command: &str, seat: Number, code: &str, why: &Message) -> Message {
    let mut w = Writer::with_capacity(85);
    w.text("the bot “");
    w.isolated(command);
    w.text("” in seat ");
    w.plain(seat);
    w.text(" forfeits (");
    w.isolated(code);
    w.text("): ");
    w.message(why);
    w.finish()
}

pub(super) fn its_line(line: &str) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("its line: ");
    w.isolated(line);
    w.finish()
}

pub(super) fn its_next_line(line: &str) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("its next line: ");
    w.isolated(line);
    w.finish()
}
