// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::EN;
use canasta_words::{Message, Number, Writer};

pub(super) fn cannot_be_read(file: &str, why: &Message) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("[");
    w.isolated(file);
    w.text(" ççááñññóóţ ƀéé řééááđ: ");
    w.message(why);
    w.text("]");
    w.finish()
}

pub(super) fn too_long(mebibytes: Number) -> Message {
    let mut w = Writer::with_capacity(75);
    w.text("[ííţţ ííšš ļļóóñğééř ţĥááñ ");
    w.number(&EN, mebibytes);
    w.text(" ṀṁííƁ]");
    w.finish()
}

pub(super) fn fault_in(file: &str, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("[");
    w.isolated(file);
    w.text(": ");
    w.message(fault);
    w.text("]");
    w.finish()
}

pub(super) fn cannot_be_written(why: &str) -> Message {
    let mut w = Writer::with_capacity(92);
    w.text("[ţţĥĥéé óóúúţţƥúúţ çááññóóţ ƀéé ŵřííţţééñ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn file_cannot_be_written(file: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(77);
    w.text("[");
    w.isolated(file);
    w.text(" ççááññññóóţ ƀéé ŵřííţţééñ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn cannot_start(why: &str) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[ççááññññóóţ šţáářţ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn see_help(sentence: &str, program: &str) -> Message {
    let mut w = Writer::with_capacity(61);
    w.text("[");
    w.isolated(sentence);
    w.text(" (ššéééé ");
    w.isolated(program);
    w.text(" --ĥĥééļļƥƥ)]");
    w.finish()
}

pub(super) fn referee_failed(why: &str) -> Message {
    let mut w = Writer::with_capacity(181);
    w.text("[ţţĥĥéé ššççééññáářřííóóšš çááññóóţ ƀéé řééááđ, óóř ţĥéé ááñšŵééřš çááññóóţ ƀéé ŵřííţţééñ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}
