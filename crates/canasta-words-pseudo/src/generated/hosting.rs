// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Name, Number, Writer};

pub(super) fn allowed(span: &Message) -> Message {
    let mut w = Writer::with_capacity(183);
    w.text("[Áá ţţúúřřñ ɱááý ţááķéé ");
    w.message(span);
    w.text("; ááƒƒţţééřř ţţĥĥááţţ, ţţĥéé óóţĥééř ƥļááýééřš ɱááý ļééţ áá ƀóóţ ááçţ.]");
    w.finish()
}

pub(super) fn code_lasts(minutes: Number) -> Message {
    let mut w = Writer::with_capacity(79);
    w.text("[");
    match EN.plural(minutes.0) {
        Plural::One => {
            w.text("Ṽṽááļļííđ ƒóóř 1 ɱóóřéé ɱííñúúţéé.");
        }
        _ => {
            w.text("Ṽṽááļííđ ƒóóř ");
            w.number(&EN, minutes);
            w.text(" ɱɱóóřéé ɱííñúúţééš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn ban_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[Ţţúúřřñ ááŵááý ƒóóř ğóóóóđ: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn ban_now(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(77);
    w.text("[Ţţúúřřññ ááŵááý ƒóóř ğóóóóđ, ñóóŵ: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn let_in_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("[Ļļééţ ííñ ááğááííñ: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn here(here: bool) -> Message {
    let mut w = Writer::with_capacity(25);
    w.text("[");
    match here {
        true => {
            w.text("ĥééřéé");
        }
        false => {
            w.text("ññóóţ ĥééřéé");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn give_back_to(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(63);
    w.text("[Ğğííṽṽéé áá šééááţ ƀááçķ: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn is(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[Ţţĥĥííš ííš ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn is_again(player: Name<'_>, name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("[Ţţĥĥííš ííš ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(": ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn never_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("[Ññóó, ƒƒóóř ğóóóóđ: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}
