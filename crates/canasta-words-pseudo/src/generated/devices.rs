// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Mark, Message, Name, Number, Writer};

pub(super) fn label_on(kind: canasta_words::messages::devices::LabelOnKind, name: &str, system: &str) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("[");
    match kind {
        canasta_words::messages::devices::LabelOnKind::App => {
            w.text("Ááññ ááƥƥ óóñ ");
            w.isolated(system);
        }
        canasta_words::messages::devices::LabelOnKind::Browser => {
            w.text("Áá ƀƀřřóóŵšééř óóñ ");
            w.isolated(system);
        }
        _ => {
            w.isolated(name);
            w.text(" óóññ ");
            w.isolated(system);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn label(kind: canasta_words::messages::devices::LabelKind, name: &str) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[");
    match kind {
        canasta_words::messages::devices::LabelKind::App => {
            w.text("Ááññ ááƥƥ");
        }
        canasta_words::messages::devices::LabelKind::Browser => {
            w.text("Áá ƀƀřóóŵšééř");
        }
        _ => {
            w.isolated(name);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn days(since: &Message, seen: &Message) -> Message {
    let mut w = Writer::with_capacity(80);
    w.text("[Ššííñçéé ");
    w.message(since);
    w.text(", ļļááššţ šééééñ óóñ ");
    w.message(seen);
    w.text("]");
    w.finish()
}

pub(super) fn end_one(device: &str, this: bool) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[");
    match this {
        true => {
            w.text("Řééɱóóṽéé ");
            w.isolated(device);
            w.text(", ţţĥĥííš đééṽííçéé");
        }
        false => {
            w.text("Řééɱóóṽéé ");
            w.isolated(device);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn apart_one(name: Name<'_>, tables: Number) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("[");
    match EN.plural(tables.0) {
        Plural::One => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(", ááţţ óóñéé ţááƀļéé");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(", áááţţţ ");
            w.number(&EN, tables);
            w.text(" ţţááƀļééš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn go_on_as(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(46);
    w.text("[Çóóñţííñúúéé ááš ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn link_about() -> Message {
    let mut w = Writer::with_capacity(262);
    w.text("[");
    w.open(Mark::Strong);
    w.text("Ķķééééƥƥ ţţĥĥííšš ļļííññķ ţóó ýóóúúřšééļƒ: ááñýóóñéé ŵĥóó óóƥééñš ííţ ƥļááýš ííñ ýóóúúř šééááţš.");
    w.close();
    w.text(" Ííţţ ŵŵóóřřķķš óóñçéé, ƒóóř ţééñ ɱííñúúţééš.]");
    w.finish()
}

pub(super) fn carry_heading(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(79);
    w.text("[Ƥƥļļááý ááš ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" óóññ ţţĥííš đééṽííçéé?]");
    w.finish()
}

pub(super) fn carries(name: Name<'_>, tables: Number) -> Message {
    let mut w = Writer::with_capacity(222);
    w.text("[");
    match tables.0 {
        0 => {
            w.text("Ţţĥĥííšš ƀƀřřííññğš óóṽééř ţĥéé šééţţííñğš óóƒ ");
            w.name(name, MESSAGES.figures_forgotten);
            w.text(". Ţţĥĥééřéé áářéé ñóó ğááɱééš ýééţ.");
        }
        _ => match EN.plural(tables.0) {
            Plural::One => {
                w.text("Ţţĥĥííšš ƀƀřííñğš óóṽééř ţĥéé šééááţ óóƒ ");
                w.name(name, MESSAGES.figures_forgotten);
                w.text(" ááţţ óóññéé ţţááƀƀļļéé, ŵŵííţĥ ţĥéé ğááɱéé ááñđ ţĥéé šééţţííñğš.");
            }
            _ => {
                w.text("Ţţĥĥííšš ƀƀřííñğš óóṽééř ţĥéé šééááţš óóƒ ");
                w.name(name, MESSAGES.figures_forgotten);
                w.text(" ááţţ ");
                w.number(&EN, tables);
                w.text(" ţţááƀƀļļééšš, ŵŵííţţĥĥ ţĥéé ğááɱééš ááñđ ţĥéé šééţţííñğš.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn kept_apart(name: Name<'_>, tables: Number) -> Message {
    let mut w = Writer::with_capacity(411);
    w.text("[");
    match EN.plural(tables.0) {
        Plural::One => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" ĥĥáášš ááļļřřééááđđýý ƥƥļļááýýééđđ ííññ ţţĥĥííšš ƀƀřóóŵšééř, ááţ óóñéé ţááƀļéé. Ñóóţĥííñğ ííš ļóóšţ: ííţ ííš ķééƥţ šééƥáářááţééļý, ááñđ ýóóúú çááñ ğóó ƀááçķ ţóó ííţ ááţ ááñý ţííɱéé úúñđééř “Ýóóúúř đééṽííçééš”.");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" ĥĥáášš ááļļřřééááđđý ƥļááýééđ ííñ ţĥííš ƀřóóŵšééř, ááţ ");
            w.number(&EN, tables);
            w.text(" ţţááƀƀļļééšš. Ññóóţţĥĥííññğğ ííšš ļļóóššţ: ííţ ííš ķééƥţ šééƥáářááţééļý, ááñđ ýóóúú çááñ ğóó ƀááçķ ţóó ííţ ááţ ááñý ţííɱéé úúñđééř “Ýóóúúř đééṽííçééš”.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn play_as(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("[Ƥƥļļááý ĥééřéé ááš ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}
