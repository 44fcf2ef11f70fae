// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn line_too_long(bytes: Number) -> Message {
    let mut w = Writer::with_capacity(53);
    w.text("a line may have ");
    w.plain(bytes);
    w.text(" bytes; this one has more");
    w.finish()
}

pub(super) fn not_json(why: &str) -> Message {
    let mut w = Writer::with_capacity(35);
    w.text("this line is not JSON: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn at_column(column: Number, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(33);
    w.text("column ");
    w.plain(column);
    w.text(": ");
    w.message(fault);
    w.finish()
}

pub(super) fn more_faults(faults: &str, more: Number) -> Message {
    let mut w = Writer::with_capacity(35);
    w.isolated(faults);
    w.text("; and ");
    w.plain(more);
    w.text(" more");
    w.finish()
}

pub(super) fn summary(passed: Number, failed: Number) -> Message {
    let mut w = Writer::with_capacity(40);
    w.plain(passed);
    w.text(" passed, ");
    w.plain(failed);
    w.text(" failed");
    w.finish()
}

pub(super) fn no_case(line: Number, why: &str) -> Message {
    let mut w = Writer::with_capacity(48);
    w.text("FAIL line ");
    w.plain(line);
    w.text(": not a case: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn failed(case: &str, topic: &str, difference: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("FAIL ");
    w.isolated(case);
    w.text(" [");
    w.isolated(topic);
    w.text("]: ");
    w.isolated(difference);
    w.text(" | why: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn no_answer(why: &str) -> Message {
    let mut w = Writer::with_capacity(23);
    w.text("no answer: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn answer_unreadable(why: &str) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("the answer cannot be read: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn differs(part: &str, want: &str, got: &str) -> Message {
    let mut w = Writer::with_capacity(53);
    w.isolated(part);
    w.text(": expected ");
    w.isolated(want);
    w.text(", got ");
    w.isolated(got);
    w.finish()
}

pub(super) fn has_fault(error: &str) -> Message {
    let mut w = Writer::with_capacity(19);
    w.text("error: ");
    w.isolated(error);
    w.finish()
}

pub(super) fn unknown_key(key: &str) -> Message {
    let mut w = Writer::with_capacity(33);
    w.text("a case cannot expect ");
    w.isolated(key);
    w.finish()
}

pub(super) fn unknown_key_of_step(key: &str) -> Message {
    let mut w = Writer::with_capacity(33);
    w.text("a step cannot expect ");
    w.isolated(key);
    w.finish()
}

pub(super) fn in_step(step: Number, action: &str, difference: &str) -> Message {
    let mut w = Writer::with_capacity(44);
    w.text("step ");
    w.plain(step);
    w.text(" ");
    w.isolated(action);
    w.text(": ");
    w.isolated(difference);
    w.finish()
}

pub(super) fn other_steps(want: Number, got: Number) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("expected ");
    match EN.plural(want.0) {
        Plural::One => {
            w.plain(want);
            w.text(" step");
        }
        _ => {
            w.plain(want);
            w.text(" steps");
        }
    }
    w.text(", got ");
    w.plain(got);
    w.finish()
}

pub(super) fn wants_accepted(code: &str, because: &str) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("expected to be accepted, refused as ");
    w.isolated(code);
    w.text(": ");
    w.isolated(because);
    w.finish()
}

pub(super) fn wants_refused(code: &str) -> Message {
    let mut w = Writer::with_capacity(35);
    w.text("expected ");
    w.isolated(code);
    w.text(", was accepted");
    w.finish()
}

pub(super) fn other_refusal(want: &str, got: &str) -> Message {
    let mut w = Writer::with_capacity(46);
    w.text("expected ");
    w.isolated(want);
    w.text(", refused as ");
    w.isolated(got);
    w.finish()
}

pub(super) fn no_side(side: Number) -> Message {
    let mut w = Writer::with_capacity(35);
    w.text("deal: nothing for side ");
    w.plain(side);
    w.finish()
}

pub(super) fn part_of_deal(side: Number, key: &str) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("deal of side ");
    w.plain(side);
    w.text(", ");
    w.isolated(key);
    w.finish()
}

pub(super) fn not_legal(act: &str, listed: &str) -> Message {
    let mut w = Writer::with_capacity(52);
    w.text("legal: ");
    w.isolated(act);
    w.text(" is not listed among ");
    w.isolated(listed);
    w.finish()
}
