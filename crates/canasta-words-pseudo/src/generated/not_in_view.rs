// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::{Message, Number, Writer};

pub(super) fn red_threes(seat: Number) -> Message {
    let mut w = Writer::with_capacity(266);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text(" ƀƀééğğííññšš ííţţšš ƒƒíířřššţţ ţţúúřřñ, ááñđ áá ṽííééŵ đóóééš ñóóţ šĥóóŵ ţĥéé řééđ ţĥřééééš ţĥááţ ííţ ɱááý ĥááṽéé ţóó ļááý đóóŵñ]");
    w.finish()
}

pub(super) fn hand(seat: Number) -> Message {
    let mut w = Writer::with_capacity(140);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text(" ííšš ţţóó ááççţţ, ááññđđ ííţš ĥááñđ ííš ñóóţ ííñ ţĥííš ṽííééŵ]");
    w.finish()
}
