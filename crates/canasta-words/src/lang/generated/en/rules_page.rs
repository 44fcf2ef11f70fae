// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn named(name: &str, text: &Message) -> Message {
    let mut w = Writer::with_capacity(26);
    w.isolated(name);
    w.text(": ");
    w.message(text);
    w.finish()
}

pub(super) fn title(title: &Message, players: Number) -> Message {
    let mut w = Writer::with_capacity(38);
    w.message(title);
    w.text(", for ");
    w.spelled(&EN, &tables::NUMBER, players);
    w.text(" players");
    w.finish()
}

pub(super) fn silent_players(players: Number) -> Message {
    let mut w = Writer::with_capacity(113);
    w.text("The text says nothing about ");
    w.spelled(&EN, &tables::NUMBER, players);
    w.text(" players; for them, and wherever it says nothing, the common rules apply.");
    w.finish()
}

pub(super) fn differ(rules: Number) -> Message {
    let mut w = Writer::with_capacity(34);
    match rules.0 {
        0 => {
            w.text("They do not differ.");
        }
        _ => match EN.plural(rules.0) {
            Plural::One => {
                w.text("They differ in one rule.");
            }
            _ => {
                w.text("They differ in ");
                w.spelled(&EN, &tables::NUMBER, rules);
                w.text(" rules.");
            }
        },
    }
    w.finish()
}

pub(super) fn differ_for(rules: Number, players: Number) -> Message {
    let mut w = Writer::with_capacity(59);
    match rules.0 {
        0 => {
            w.text("They do not differ for ");
            w.spelled(&EN, &tables::NUMBER, players);
            w.text(" players.");
        }
        _ => match EN.plural(rules.0) {
            Plural::One => {
                w.text("They differ in one rule for ");
                w.spelled(&EN, &tables::NUMBER, players);
                w.text(" players.");
            }
            _ => {
                w.text("They differ in ");
                w.spelled(&EN, &tables::NUMBER, rules);
                w.text(" rules for ");
                w.spelled(&EN, &tables::NUMBER, players);
                w.text(" players.");
            }
        },
    }
    w.finish()
}

pub(super) fn valid(file: &str, title: &Message) -> Message {
    let mut w = Writer::with_capacity(36);
    w.isolated(file);
    w.text(" is valid: ");
    w.message(title);
    w.text(".");
    w.finish()
}

pub(super) fn idle(field: &str, why: &Message) -> Message {
    let mut w = Writer::with_capacity(62);
    w.isolated(field);
    w.text(" is changed, but makes no difference. ");
    w.message(why);
    w.finish()
}

pub(super) fn idle_for(field: &str, players: Number, why: &Message) -> Message {
    let mut w = Writer::with_capacity(87);
    w.isolated(field);
    w.text(" is changed, but makes no difference for ");
    w.spelled(&EN, &tables::NUMBER, players);
    w.text(" players. ");
    w.message(why);
    w.finish()
}

pub(super) fn faults(file: &str, faults: Number) -> Message {
    let mut w = Writer::with_capacity(37);
    match EN.plural(faults.0) {
        Plural::One => {
            w.isolated(file);
            w.text(" has one fault:");
        }
        _ => {
            w.isolated(file);
            w.text(" has ");
            w.spelled(&EN, &tables::NUMBER, faults);
            w.text(" faults:");
        }
    }
    w.finish()
}

pub(super) fn no_such(name: &str, names: &[Message]) -> Message {
    let mut w = Writer::with_capacity(80);
    w.text("there is no rule set or file “");
    w.isolated(name);
    w.text("” (the rule sets are ");
    w.list(" and ", names);
    w.text(")");
    w.finish()
}

pub(super) fn no_such_near(name: &str, near: &str, names: &[Message]) -> Message {
    let mut w = Writer::with_capacity(108);
    w.text("there is no rule set or file “");
    w.isolated(name);
    w.text("”; did you mean ");
    w.isolated(near);
    w.text("? (the rule sets are ");
    w.list(" and ", names);
    w.text(")");
    w.finish()
}
