// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn deals(
    members: Number,
    pairs: Number,
    deals: Number,
    players: Number,
    rules: &Message,
    seed: Number,
) -> Message {
    let mut w = Writer::with_capacity(272);
    w.text("[");
    match EN.plural(pairs.0) {
        Plural::One => {
            w.text("ƥƥóóóóļ óóƒ ");
            w.plain(members);
            w.text(", ");
            w.plain(pairs);
            w.text(" ƥƥááíířř óóƒ đúúƥļííçááţéé đééááļš ááğááííñšţ ééááçĥ (");
            w.plain(deals);
            w.text(" đđééááļš óóƒ ");
            w.plain(players);
            w.text(" ƥƥļļááýééřš, ");
            w.message(rules);
            w.text("), ššééééđđ ");
            w.plain(seed);
        }
        _ => {
            w.text("ƥƥóóóóļ óóƒ ");
            w.plain(members);
            w.text(", ");
            w.plain(pairs);
            w.text(" ƥƥááíířřš óóƒ đúúƥļííçááţéé đééááļš ááğááííñšţ ééááçĥ (");
            w.plain(deals);
            w.text(" đđééááļš óóƒ ");
            w.plain(players);
            w.text(" ƥƥļļááýééřš, ");
            w.message(rules);
            w.text("), ššééééđđ ");
            w.plain(seed);
        }
    }
    w.text("]");
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
    let mut w = Writer::with_capacity(272);
    w.text("[");
    match EN.plural(pairs.0) {
        Plural::One => {
            w.text("ƥƥóóóóļ óóƒ ");
            w.plain(members);
            w.text(", ");
            w.plain(pairs);
            w.text(" ƥƥááíířř óóƒ đúúƥļííçááţéé ğááɱééš ááğááííñšţ ééááçĥ (");
            w.plain(deals);
            w.text(" đđééááļš óóƒ ");
            w.plain(players);
            w.text(" ƥƥļļááýééřš, ");
            w.message(rules);
            w.text("), ššééééđđ ");
            w.plain(seed);
        }
        _ => {
            w.text("ƥƥóóóóļ óóƒ ");
            w.plain(members);
            w.text(", ");
            w.plain(pairs);
            w.text(" ƥƥááíířřš óóƒ đúúƥļííçááţéé ğááɱééš ááğááííñšţ ééááçĥ (");
            w.plain(deals);
            w.text(" đđééááļš óóƒ ");
            w.plain(players);
            w.text(" ƥƥļļááýééřš, ");
            w.message(rules);
            w.text("), ššééééđđ ");
            w.plain(seed);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn points_less(first: &str) -> Message {
    let mut w = Writer::with_capacity(125);
    w.text("[ƥƥóóííññţš áá đééááļ ɱóóřéé ţĥááñ ");
    w.isolated(first);
    w.text(" óóññ ţţĥĥéé šááɱéé çáářđš]");
    w.finish()
}

pub(super) fn chance_less(first: &str) -> Message {
    let mut w = Writer::with_capacity(153);
    w.text("[ƥƥééřřççééññţ óóƒ ţĥéé ğááɱééš ŵóóñ ɱóóřéé ţĥááñ ");
    w.isolated(first);
    w.text(" óóññ ţţĥĥéé šááɱéé çáářđš]");
    w.finish()
}

pub(super) fn given_up(bot: &str, deals: Number) -> Message {
    let mut w = Writer::with_capacity(67);
    w.text("[");
    match EN.plural(deals.0) {
        Plural::One => {
            w.isolated(bot);
            w.text(" ğğááṽéé úúƥ ");
            w.plain(deals);
            w.text(" đééááļ");
        }
        _ => {
            w.isolated(bot);
            w.text(" ğğááṽéé úúƥ ");
            w.plain(deals);
            w.text(" đđééááļš");
        }
    }
    w.text("]");
    w.finish()
}
