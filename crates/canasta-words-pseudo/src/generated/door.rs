// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Mark, Message, Name, Number, Writer};

pub(super) fn knocks(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("[");
    w.open(Mark::Strong);
    w.name(name, MESSAGES.figures_forgotten);
    w.close();
    w.text(" ááššķķšš ţóó ƀéé ļééţ ííñ.]");
    w.finish()
}

pub(super) fn asks(name: Name<'_>, hand: &Message) -> Message {
    let mut w = Writer::with_capacity(74);
    w.text("[");
    w.open(Mark::Strong);
    w.name(name, MESSAGES.figures_forgotten);
    w.close();
    w.text(" ááššķķšš ţţóó ƥļááý ƒóóř ");
    w.message(hand);
    w.text(".]");
    w.finish()
}

pub(super) fn hand(name: Name<'_>, who: canasta_words::messages::door::HandWho) -> Message {
    let mut w = Writer::with_capacity(43);
    w.text("[");
    match who {
        canasta_words::messages::door::HandWho::Bot => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" (ççóóɱɱƥúúţééř)");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" (ļļééƒƒţ)");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn more(people: Number) -> Message {
    let mut w = Writer::with_capacity(77);
    w.text("[");
    match EN.plural(people.0) {
        Plural::One => {
            w.text("Óóññéé ɱɱóóřéé ƥééřšóóñ ííš áášķííñğ.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, people);
            w.text(" ɱɱóóřéé ƥééóóƥļéé áářéé áášķííñğ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn let_in_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(35);
    w.text("[Ļļééţţ ííñ: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn yes_to(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("[Ýýééš: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn no_to(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(24);
    w.text("[Ññóó: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn answers_to(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(53);
    w.text("[Ṁṁóóřřéé ááñšŵééřš: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn play_for(hand: &Message) -> Message {
    let mut w = Writer::with_capacity(25);
    w.text("[Ƒƒóóř ");
    w.message(hand);
    w.text("]");
    w.finish()
}

pub(super) fn play_for_now(hand: &Message, name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("[Ƒƒóóř ");
    w.message(hand);
    w.text(": ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn asked(hand: &Message) -> Message {
    let mut w = Writer::with_capacity(134);
    w.text("[Ýýóóúú ĥĥááṽéé áášķééđ ţóó ƥļááý ƒóóř ");
    w.message(hand);
    w.text(". Ţţĥĥéé ĥĥóóšţ đééçííđééš.]");
    w.finish()
}
