// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::{Message, Number, Writer};

pub(super) fn log_unusable(file: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("[");
    w.isolated(file);
    w.text(" ççááñññóóţ ƀéé úúšééđ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn log_unwritable(file: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(77);
    w.text("[");
    w.isolated(file);
    w.text(" ççááññññóóţ ƀéé ŵřííţţééñ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn log_no_result(line: Number) -> Message {
    let mut w = Writer::with_capacity(91);
    w.text("[ļííñéé ");
    w.plain(line);
    w.text(" ííšš ñóó řééšúúļţ óóƒ ááñ áářééñáá]");
    w.finish()
}

pub(super) fn log_other_run(key: &str, there: &str, here: &str) -> Message {
    let mut w = Writer::with_capacity(148);
    w.text("[ííţţ ííšš óóƒƒ ááñóóţĥééř řúúñ: ţĥééřéé “");
    w.isolated(key);
    w.text("” íííššš ");
    w.isolated(there);
    w.text(", ĥĥééřéé ");
    w.isolated(here);
    w.text("]");
    w.finish()
}
