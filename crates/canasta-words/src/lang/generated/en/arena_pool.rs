// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn deals(
    members: Number,
    pairs: Number,
    deals: Number,
    players: Number,
    rules: &Message,
    seed: Number,
) -> Message {
    let mut w = Writer::with_capacity(150);
    match EN.plural(pairs.0) {
        Plural::One => {
            w.text("pool of ");
            w.plain(members);
            w.text(", ");
            w.plain(pairs);
            w.text(" pair of duplicate deals against each (");
            w.plain(deals);
            w.text(" deals of ");
            w.plain(players);
            w.text(" players, ");
            w.message(rules);
            w.text("), seed ");
            w.plain(seed);
        }
        _ => {
            w.text("pool of ");
            w.plain(members);
            w.text(", ");
            w.plain(pairs);
            w.text(" pairs of duplicate deals against each (");
            w.plain(deals);
            w.text(" deals of ");
            w.plain(players);
            w.text(" players, ");
            w.message(rules);
            w.text("), seed ");
            w.plain(seed);
        }
    }
    w.finish()
}

pub(super) fn games(
    members: Number,
    pairs: Number,
    deals: Number,
    players: Number,
    rules: &Message,
    seed: Number,
) -> Message {
    let mut w = Writer::with_capacity(150);
    match EN.plural(pairs.0) {
        Plural::One => {
            w.text("pool of ");
            w.plain(members);
            w.text(", ");
            w.plain(pairs);
            w.text(" pair of duplicate games against each (");
            w.plain(deals);
            w.text(" deals of ");
            w.plain(players);
            w.text(" players, ");
            w.message(rules);
            w.text("), seed ");
            w.plain(seed);
        }
        _ => {
            w.text("pool of ");
            w.plain(members);
            w.text(", ");
            w.plain(pairs);
            w.text(" pairs of duplicate games against each (");
            w.plain(deals);
            w.text(" deals of ");
            w.plain(players);
            w.text(" players, ");
            w.message(rules);
            w.text("), seed ");
            w.plain(seed);
        }
    }
    w.finish()
}

pub(super) fn points_less(first: &str) -> Message {
    let mut w = Writer::with_capacity(54);
    w.text("points a deal more than ");
    w.isolated(first);
    w.text(" on the same cards");
    w.finish()
}

pub(super) fn chance_less(first: &str) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("percent of the games won more than ");
    w.isolated(first);
    w.text(" on the same cards");
    w.finish()
}

pub(super) fn given_up(bot: &str, deals: Number) -> Message {
    let mut w = Writer::with_capacity(39);
    match EN.plural(deals.0) {
        Plural::One => {
            w.isolated(bot);
            w.text(" gave up ");
            w.plain(deals);
            w.text(" deal");
        }
        _ => {
            w.isolated(bot);
            w.text(" gave up ");
            w.plain(deals);
            w.text(" deals");
        }
    }
    w.finish()
}
