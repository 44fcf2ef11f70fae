// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::{Mark, Message, Writer};

pub(super) fn figures() -> Message {
    let mut w = Writer::with_capacity(78);
    w.text("Everything under “Your games”. You can also delete only that, ");
    w.open(Mark::Link);
    w.text("on its page");
    w.close();
    w.text(".");
    w.finish()
}

pub(super) fn way_back() -> Message {
    let mut w = Writer::with_capacity(141);
    w.text("Your way back: no table will know you any more, in this browser or on any of ");
    w.open(Mark::Link);
    w.text("your devices");
    w.close();
    w.text(". A bot plays on for you in games that are not over.");
    w.finish()
}
