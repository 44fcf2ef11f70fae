// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::{Mark, Message, Name, Number, Writer};

pub(super) fn title(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("[");
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’šš ţţááƀļéé. Çááñáášţáá]");
    w.finish()
}

pub(super) fn of(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("[");
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’šš ţţááƀļéé]");
    w.finish()
}

pub(super) fn let_in_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[Ļļééţ ííñ ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn turn_away_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("[Ţţúúřñ ááŵááý ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn no_seat(full: bool) -> Message {
    let mut w = Writer::with_capacity(120);
    w.text("[");
    match full {
        true => {
            w.open(Mark::Strong);
            w.text("Ýýóóúú ĥááṽéé ñóó šééááţ ýééţ.");
            w.close();
            w.text(" Ŵŵááííţ úúñţííļ óóñéé ííš ƒřéééé.");
        }
        false => {
            w.open(Mark::Strong);
            w.text("Ýýóóúú ĥááṽéé ñóó šééááţ ýééţ.");
            w.close();
            w.text(" Çĥóóóóšéé óóñéé.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn without_seat(people: &[Message]) -> Message {
    let mut w = Writer::with_capacity(57);
    w.text("[Ŵŵííţĥóóúúţ áá šééááţ: ");
    w.list(" ááññđ ", people);
    w.text(".]");
    w.finish()
}

pub(super) fn without_seat_name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn sit_in(seat: Number) -> Message {
    let mut w = Writer::with_capacity(52);
    w.text("[Ššííţ ĥééřéé, šééááţ ");
    w.plain(seat);
    w.text("]");
    w.finish()
}

pub(super) fn bot(level: &Message) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("[ççóóɱƥúúţééř, ");
    w.message(level);
    w.text("]");
    w.finish()
}

pub(super) fn person(who: canasta_words::messages::gathering::PersonWho, host: bool) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[");
    match who {
        canasta_words::messages::gathering::PersonWho::You => match host {
            true => {
                w.text("ýýóóúú, ĥóóšţ");
            }
            false => {
                w.text("ýóóúú");
            }
        },
        canasta_words::messages::gathering::PersonWho::Partner => match host {
            true => {
                w.text("ýýóóúúřř ƥƥáářţñééř, ĥóóšţ");
            }
            false => {
                w.text("ýýóóúúř ƥáářţñééř");
            }
        },
        canasta_words::messages::gathering::PersonWho::Opponent => match host {
            true => {
                w.text("óóƥƥƥƥóóñééñţ, ĥóóšţ");
            }
            false => {
                w.text("óóƥƥƥóóñééñţ");
            }
        },
        _ => match host {
            true => {
                w.text("ĥĥóóšţ");
            }
            false => {}
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn hosting_about(free: bool) -> Message {
    let mut w = Writer::with_capacity(194);
    w.text("[");
    match free {
        true => {
            w.text("Ğğííṽṽéé ššééááţţšš ţţóó ţĥéé çóóɱƥúúţééř, ƒřéééé áá šééááţ, óóř ɱááķéé ááñóóţĥééř ƥééřšóóñ ţĥéé ĥóóšţ.");
        }
        false => {
            w.text("Ƒƒřřéééé áá ššééááţ, óóř ɱááķéé ááñóóţĥééř ƥééřšóóñ ţĥéé ĥóóšţ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn seat(seat: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[Šééááţ ");
    w.plain(seat);
    w.text("]");
    w.finish()
}

pub(super) fn free_of(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(58);
    w.text("[Ƒƒřéééé ţĥéé šééááţ óóƒ ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn level(seat: Number) -> Message {
    let mut w = Writer::with_capacity(94);
    w.text("[Ļļééṽṽééļ óóƒ ţĥéé çóóɱƥúúţééř ííñ šééááţ ");
    w.plain(seat);
    w.text("]");
    w.finish()
}

pub(super) fn seat_to_bot(seat: Number) -> Message {
    let mut w = Writer::with_capacity(86);
    w.text("[Ğğííṽṽéé ţóó ţĥéé çóóɱƥúúţééř: šééááţ ");
    w.plain(seat);
    w.text("]");
    w.finish()
}

pub(super) fn link(free: bool) -> Message {
    let mut w = Writer::with_capacity(170);
    w.text("[");
    match free {
        true => {
            w.text("Ššééññđđ ţţĥĥííšš ļļííñķ. Ááñýóóñéé ŵĥóó óóƥééñš ííţ ɱááý šííţ đóóŵñ.");
        }
        false => {
            w.text("Ááļļļļ ššééááţţšš áářéé ţááķééñ. Ááñýóóñéé ŵĥóó óóƥééñš ţĥííš ļííñķ çááñ ŵááííţ ƒóóř óóñéé.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn leave_about(seated: bool, host: bool) -> Message {
    let mut w = Writer::with_capacity(245);
    w.text("[");
    match seated {
        true => match host {
            true => {
                w.text("Ýýóóúúřř ššééááţţ ƀƀééççóóɱɱééšš ƒƒřéééé, ááñđ ááñóóţĥééř ƥééřšóóñ ƀééçóóɱééš ţĥéé ĥóóšţ. Ýóóúú ɱááý çóóɱéé ƀááçķ ŵííţĥ ţĥéé ļííñķ.");
            }
            false => {
                w.text("Ýýóóúúřř ššééááţţ ƀƀééçóóɱééš ƒřéééé. Ýóóúú ɱááý çóóɱéé ƀááçķ ŵííţĥ ţĥéé ļííñķ.");
            }
        },
        false => match host {
            true => {
                w.text("Ááññóóţţĥĥééřř ƥƥééřřššóóñ ƀééçóóɱééš ţĥéé ĥóóšţ. Ýóóúú ɱááý çóóɱéé ƀááçķ ŵííţĥ ţĥéé ļííñķ.");
            }
            false => {
                w.text("Ýýóóúú ɱɱááýý ççóóɱéé ƀááçķ ŵííţĥ ţĥéé ļííñķ.");
            }
        },
    }
    w.text("]");
    w.finish()
}
