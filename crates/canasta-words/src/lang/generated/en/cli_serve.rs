// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::EN;
use crate::{Message, Number, Writer};

pub(super) fn ready(address: &str, data: &str) -> Message {
    let mut w = Writer::with_capacity(54);
    w.text("Canasta is ready: ");
    w.isolated(address);
    w.text(" (games in ");
    w.isolated(data);
    w.text(")");
    w.finish()
}

pub(super) fn ready_on_database(address: &str) -> Message {
    let mut w = Writer::with_capacity(63);
    w.text("Canasta is ready: ");
    w.isolated(address);
    w.text(" (games in a PostgreSQL database)");
    w.finish()
}

pub(super) fn ready_on_shared_database(address: &str, private: &str) -> Message {
    let mut w = Writer::with_capacity(117);
    w.text("Canasta is ready: ");
    w.isolated(address);
    w.text(" (games in a PostgreSQL database; servers that share it reach this one at ");
    w.isolated(private);
    w.text(")");
    w.finish()
}

pub(super) fn public(address: &str) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("Public address: ");
    w.isolated(address);
    w.finish()
}

pub(super) fn at_home(address: &str) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("On your home network: ");
    w.isolated(address);
    w.finish()
}

pub(super) fn plain_http(address: &str) -> Message {
    let mut w = Writer::with_capacity(173);
    w.text("plain HTTP on ");
    w.isolated(address);
    w.text(" is fine at home; on the internet, others could see the cards and take seats, so use --public-url behind a proxy there, or --tls-cert and --tls-key");
    w.finish()
}

pub(super) fn no_signals(why: &str) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("cannot listen for signals: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn cannot_listen(why: &str) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("cannot listen: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn short_token(letters: Number) -> Message {
    let mut w = Writer::with_capacity(95);
    w.text("the token for /metrics must have at least ");
    w.number(&EN, letters);
    w.text(" characters, so that it cannot be guessed");
    w.finish()
}

pub(super) fn private_everywhere(address: &str) -> Message {
    let mut w = Writer::with_capacity(139);
    w.text("--private-listen ");
    w.isolated(address);
    w.text(" is every network of this machine, so the other servers need --private-address, the one by which they reach it");
    w.finish()
}

pub(super) fn private_address_form(address: &str) -> Message {
    let mut w = Writer::with_capacity(54);
    w.text("--private-address is HOST:PORT, not “");
    w.isolated(address);
    w.text("”");
    w.finish()
}

pub(super) fn bot_form(argument: &str) -> Message {
    let mut w = Writer::with_capacity(53);
    w.text("--bot takes NAME=exec:COMMAND, not “");
    w.isolated(argument);
    w.text("”");
    w.finish()
}

pub(super) fn bot_not_offered(why: &str) -> Message {
    let mut w = Writer::with_capacity(19);
    w.text("--bot: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn public_url_form(address: &str) -> Message {
    let mut w = Writer::with_capacity(94);
    w.text("a public address is https://HOST or https://HOST:PORT and nothing more, not “");
    w.isolated(address);
    w.text("”");
    w.finish()
}

pub(super) fn limit_range(most: Number, number: &str) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("a limit is a whole number from 1 to ");
    w.plain(most);
    w.text(", not ");
    w.isolated(number);
    w.finish()
}

pub(super) fn limit_form(most: Number, text: &str) -> Message {
    let mut w = Writer::with_capacity(72);
    w.text("a limit is a whole number from 1 to ");
    w.plain(most);
    w.text(", not “");
    w.isolated(text);
    w.text("”");
    w.finish()
}
