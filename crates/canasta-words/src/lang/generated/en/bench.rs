// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn speed(deals: &str, acts: &str, players: Number) -> Message {
    let mut w = Writer::with_capacity(91);
    w.isolated(deals);
    w.text(" deals/s, ");
    w.isolated(acts);
    w.text(" acts/s (random play of ");
    w.plain(players);
    w.text(" players, one thread)");
    w.finish()
}

pub(super) fn played(deals: Number, acts: Number, seconds: &str, seed: Number) -> Message {
    let mut w = Writer::with_capacity(77);
    match EN.plural(deals.0) {
        Plural::One => {
            w.plain(deals);
            w.text(" deal and ");
            w.plain(acts);
            w.text(" acts in ");
            w.isolated(seconds);
            w.text(" s, seed ");
            w.plain(seed);
        }
        _ => {
            w.plain(deals);
            w.text(" deals and ");
            w.plain(acts);
            w.text(" acts in ");
            w.isolated(seconds);
            w.text(" s, seed ");
            w.plain(seed);
        }
    }
    w.finish()
}

pub(super) fn means(acts: &str, points: &str) -> Message {
    let mut w = Writer::with_capacity(52);
    w.isolated(acts);
    w.text(" acts a deal, ");
    w.isolated(points);
    w.text(" points a side");
    w.finish()
}

pub(super) fn endings(out: Number, concealed: Number, exhausted: Number, red_three: Number) -> Message {
    let mut w = Writer::with_capacity(115);
    w.text("ended by going out ");
    w.plain(out);
    w.text(" (concealed ");
    w.plain(concealed);
    w.text("), stock exhausted ");
    w.plain(exhausted);
    w.text(", last red three ");
    w.plain(red_three);
    w.finish()
}

pub(super) fn worlds(rate: &str, count: Number, seconds: &str) -> Message {
    let mut w = Writer::with_capacity(85);
    w.isolated(rate);
    w.text("/s: ");
    w.plain(count);
    w.text(" deals drawn that fit what a seat sees, in ");
    w.isolated(seconds);
    w.text(" s");
    w.finish()
}

pub(super) fn turns(rate: &str, count: Number, seconds: &str) -> Message {
    let mut w = Writer::with_capacity(103);
    w.isolated(rate);
    w.text("/s: ");
    w.plain(count);
    w.text(" hands for which the turns worth considering were listed, in ");
    w.isolated(seconds);
    w.text(" s");
    w.finish()
}

pub(super) fn nodes(rate: &str, count: Number, seconds: &str) -> Message {
    let mut w = Writer::with_capacity(96);
    w.isolated(rate);
    w.text("/s: ");
    w.plain(count);
    w.text(" decisions simulated in the play-outs of a search, in ");
    w.isolated(seconds);
    w.text(" s");
    w.finish()
}

pub(super) fn level(bot: &str, rate: &str, most_of_them: &str, decisions: Number) -> Message {
    let mut w = Writer::with_capacity(94);
    w.isolated(bot);
    w.text(": ");
    w.isolated(rate);
    w.text(" decisions/s, ");
    w.isolated(most_of_them);
    w.text(" ms at most (95 %), ");
    w.plain(decisions);
    w.text(" decisions");
    w.finish()
}

pub(super) fn overrun(bot: &str, budget: &str, most_of_them: &str, worst: &str, decisions: Number) -> Message {
    let mut w = Writer::with_capacity(115);
    w.isolated(bot);
    w.text(" within ");
    w.isolated(budget);
    w.text(" ms: over by ");
    w.isolated(most_of_them);
    w.text(" ms (95 %), ");
    w.isolated(worst);
    w.text(" ms (most), ");
    w.plain(decisions);
    w.text(" decisions");
    w.finish()
}
