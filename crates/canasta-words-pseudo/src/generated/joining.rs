// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Name, Number, Writer};

pub(super) fn title(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("[");
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’šš ţţááƀļéé. Çááñáášţáá]");
    w.finish()
}

pub(super) fn invites(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("[");
    w.name(host, MESSAGES.figures_forgotten);
    w.text(" ííñṽííţééš ýóóúú]");
    w.finish()
}

pub(super) fn table_of(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("[");
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’šš ţţááƀļéé]");
    w.finish()
}

pub(super) fn hands(host: Name<'_>, hands: &[Message]) -> Message {
    let mut w = Writer::with_capacity(229);
    w.text("[");
    match EN.plural(hands.len() as u64) {
        Plural::One => {
            w.text("Ţţĥĥéé ğğááɱɱéé ĥááš ƀééğúúñ. Ýóóúú ɱááý çóóɱéé ííñ, ááñđ áášķ ");
            w.name(host, MESSAGES.figures_forgotten);
            w.text(" ţţóó ļļééţţ ýóóúú ƥļááý ƒóóř ");
            w.list(" ááññđ ", hands);
            w.text(".");
        }
        _ => {
            w.text("Ţţĥĥéé ğğááɱɱéé ĥááš ƀééğúúñ. Ýóóúú ɱááý çóóɱéé ííñ, ááñđ áášķ ");
            w.name(host, MESSAGES.figures_forgotten);
            w.text(" ţţóó ļļééţţ ýóóúú ƥļááý ƒóóř óóñéé óóƒ ţĥééšéé: ");
            w.list(" ááññđ ", hands);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn hand(name: Name<'_>, who: canasta_words::messages::joining::HandWho) -> Message {
    let mut w = Writer::with_capacity(43);
    w.text("[");
    match who {
        canasta_words::messages::joining::HandWho::Bot => {
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

pub(super) fn hand_seat(seat: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text("]");
    w.finish()
}
