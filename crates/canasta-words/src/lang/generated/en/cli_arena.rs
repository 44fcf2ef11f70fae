// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn bots(bots: &str) -> Message {
    let mut w = Writer::with_capacity(58);
    w.text("The two teams; the bots are ");
    w.isolated(bots);
    w.text(", and exec:COMMAND");
    w.finish()
}

pub(super) fn wants_two_teams(teams: Number) -> Message {
    let mut w = Writer::with_capacity(69);
    match EN.plural(teams.0) {
        Plural::One => {
            w.text("two teams are needed, each with its own --bot; there is ");
            w.plain(teams);
        }
        _ => {
            w.text("two teams are needed, each with its own --bot; there are ");
            w.plain(teams);
        }
    }
    w.finish()
}

pub(super) fn progress(done: &str, pairs: &str, time: &str) -> Message {
    let mut w = Writer::with_capacity(53);
    w.isolated(done);
    w.text(" of ");
    w.isolated(pairs);
    w.text(" pairs, ");
    w.isolated(time);
    w.text(" left");
    w.finish()
}

pub(super) fn so_far(figures: &[Message]) -> Message {
    let mut w = Writer::with_capacity(12);
    w.list(" and ", figures);
    w.finish()
}

pub(super) fn points(points: &str, low: &str, high: &str) -> Message {
    let mut w = Writer::with_capacity(63);
    w.isolated(points);
    w.text(" points a deal (95 %: ");
    w.isolated(low);
    w.text(" to ");
    w.isolated(high);
    w.text(")");
    w.finish()
}

pub(super) fn games(share: &str, low: &str, high: &str) -> Message {
    let mut w = Writer::with_capacity(58);
    w.isolated(share);
    w.text(" % of the games (");
    w.isolated(low);
    w.text(" to ");
    w.isolated(high);
    w.text(")");
    w.finish()
}

pub(super) fn ratio(ratio: &str, bound: &str) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("log likelihood ratio ");
    w.isolated(ratio);
    w.text(" of ±");
    w.isolated(bound);
    w.finish()
}

pub(super) fn pool_mean(bot: &str, points: &str, half: &str) -> Message {
    let mut w = Writer::with_capacity(55);
    w.isolated(bot);
    w.text(" ");
    w.isolated(points);
    w.text(" ± ");
    w.isolated(half);
    w.text(" points a deal");
    w.finish()
}

pub(super) fn engine_refused(why: &str) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("the engine refused a listed act: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn only(parts: &str) -> Message {
    let mut w = Writer::with_capacity(79);
    w.text("Measure only this part; may be repeated. The parts: ");
    w.isolated(parts);
    w.text(" [default: all]");
    w.finish()
}

pub(super) fn no_such_part(parts: &str) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("there is no such part; the parts are ");
    w.isolated(parts);
    w.finish()
}

pub(super) fn wants_seconds(most: Number) -> Message {
    let mut w = Writer::with_capacity(58);
    w.text("expected a number of seconds above 0, at most ");
    w.plain(most);
    w.finish()
}
