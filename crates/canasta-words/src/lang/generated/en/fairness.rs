// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::EN;
use crate::{Mark, Message, Number, Writer};

pub(super) fn count(n: Number) -> Message {
    let mut w = Writer::with_capacity(12);
    w.number(&EN, n);
    w.finish()
}

pub(super) fn check_about() -> Message {
    let mut w = Writer::with_capacity(233);
    w.text("Every finished game can be saved as a record, a file that ends with ");
    w.open(Mark::Code);
    w.text(".canasta");
    w.close();
    w.text(". Choose one here, or drop it on this page. Your browser shuffles every deal again and compares. It sends nothing: you may disconnect from the network first.");
    w.finish()
}

pub(super) fn no_script() -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("This check needs JavaScript. Without it, ");
    w.open(Mark::Code);
    w.text("canasta verify");
    w.close();
    w.text(" and the Python program named below do the same.");
    w.finish()
}

pub(super) fn elsewhere_about() -> Message {
    let mut w = Writer::with_capacity(217);
    w.text("If you do not trust a page from the same server that dealt, you can check with ");
    w.open(Mark::Code);
    w.text("canasta verify");
    w.close();
    w.text(" on your own computer, or with a short Python program written just for this. Both come with the source code of this program.");
    w.finish()
}
