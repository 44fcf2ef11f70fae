// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Name, Number, Writer};

pub(super) fn away(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" ííšš ááŵááý.]");
    w.finish()
}

pub(super) fn offer_stand_in(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("[Ļļééţţ áá ƀƀóóţ ƥļááý ƒóóř ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text("?]");
    w.finish()
}

pub(super) fn late(player: Name<'_>, span: &Message) -> Message {
    let mut w = Writer::with_capacity(88);
    w.text("[");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" ííšš ţţááķķííññğ ļóóñğééř ţĥááñ ");
    w.message(span);
    w.text(".]");
    w.finish()
}

pub(super) fn long(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(74);
    w.text("[");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" ííšš ţţááķķííñğ áá ļóóñğ ţííɱéé.]");
    w.finish()
}

pub(super) fn you_late(span: &Message) -> Message {
    let mut w = Writer::with_capacity(203);
    w.text("[Ýýóóúú áářřéé ţááķííñğ ļóóñğééř ţĥááñ ");
    w.message(span);
    w.text(". Ţţĥĥéé óóţţĥĥééřř ƥƥļááýééřš ɱááý ļééţ áá ƀóóţ ááçţ ƒóóř ýóóúú.]");
    w.finish()
}

pub(super) fn needed(needed: Number) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("[");
    w.spelled(&EN, &tables::NUMBER_CAPITAL, needed);
    w.text(" óóƒ ýóóúú ĥááṽéé ţóó ááğřéééé.]");
    w.finish()
}

pub(super) fn agreed(agreed: Number, needed: Number) -> Message {
    let mut w = Writer::with_capacity(72);
    w.text("[");
    match EN.plural(agreed.0) {
        Plural::One => {
            w.text("Óóñéé óóƒ ");
            w.spelled(&EN, &tables::NUMBER, needed);
            w.text(" ĥĥááš ááğřééééđ.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, agreed);
            w.text(" óóƒƒ ");
            w.spelled(&EN, &tables::NUMBER, needed);
            w.text(" ĥĥááṽéé ááğřééééđ.");
        }
    }
    w.text("]");
    w.finish()
}
