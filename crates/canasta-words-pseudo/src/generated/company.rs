// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Name, Number, Player, Writer};

pub(super) fn hints_about(kind: canasta_words::messages::company::HintsAboutKind) -> Message {
    let mut w = Writer::with_capacity(136);
    w.text("[");
    match kind {
        canasta_words::messages::company::HintsAboutKind::Practice => {
            w.text("Ƒƒóóřř ƥƥřřááççţţííççéé: ŵĥééñ ýóóúú ƥļááý ŵííţĥ ţĥéé çóóɱƥúúţééř óóñļý.");
        }
        canasta_words::messages::company::HintsAboutKind::Everybody => {
            w.text("Ƒƒóóřř ééṽééřýóóñéé, ááļšóó ííñ ğááɱééš ƀééţŵééééñ ƥééóóƥļéé.");
        }
        _ => {
            w.text("Ññóóññéé: ññóó ƥƥļááýééř ííš ğííṽééñ ĥííñţš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn clock(base: &Message) -> Message {
    let mut w = Writer::with_capacity(35);
    w.text("[");
    w.message(base);
    w.text(" áá ţţúúřřñ.]");
    w.finish()
}

pub(super) fn clock_bank(base: &Message, bank: &Message) -> Message {
    let mut w = Writer::with_capacity(123);
    w.text("[");
    w.message(base);
    w.text(" áá ţţúúřřññ, ááñđ ");
    w.message(bank);
    w.text(" ɱɱóóřřéé ƒóóř ţĥéé ŵĥóóļéé ğááɱéé.]");
    w.finish()
}

pub(super) fn clock_increment(increment: &Message) -> Message {
    let mut w = Writer::with_capacity(112);
    w.text("[Ééááççĥĥ ţţúúřñ ƥļááýééđ ííñ ţííɱéé ééáářñš ");
    w.message(increment);
    w.text(" ƀƀááççķ.]");
    w.finish()
}

pub(super) fn sitting(people: &[Message]) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("[");
    match people.len() {
        0 => {
            w.text("Ññóó óóññéé ííš ááţ ţĥéé ţááƀļéé ýééţ.");
        }
        _ => {
            w.text("Ááţţ ţţĥéé ţááƀļéé: ");
            w.list(" ááññđ ", people);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn sitting_name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn free(seats: Number) -> Message {
    let mut w = Writer::with_capacity(56);
    w.text("[");
    match seats.0 {
        0 => {
            w.text("Ññóó šééááţ ííš ƒřéééé.");
        }
        _ => match EN.plural(seats.0) {
            Plural::One => {
                w.text("Óóñéé šééááţ ííš ƒřéééé.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, seats);
                w.text(" ššééááţš áářéé ƒřéééé.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn host_begins(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(108);
    w.text("[Ééṽṽééřýóóñéé ííš ĥééřéé. ");
    w.name(host, MESSAGES.figures_forgotten);
    w.text(" ƀƀééğğííñš ţĥéé ğááɱéé.]");
    w.finish()
}

pub(super) fn host_waits(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(117);
    w.text("[");
    w.name(host, MESSAGES.figures_forgotten);
    w.text(" ƀƀééğğííññš ţĥéé ğááɱéé ŵĥééñ ééṽééřýóóñéé ííš ĥééřéé.]");
    w.finish()
}

pub(super) fn closed_before(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(125);
    w.text("[");
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’šš ţţááƀƀļļéé ŵááš çļóóšééđ ƀééƒóóřéé ţĥéé ğááɱéé ƀééğááñ.]");
    w.finish()
}

pub(super) fn closed_by(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" ççļļóóššééđ ţĥííš ţááƀļéé.]");
    w.finish()
}

pub(super) fn spectators(people: Number) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[");
    match EN.plural(people.0) {
        Plural::One => {
            w.text("Óóññéé ƥƥééřřšóóñ ííš ŵááţçĥííñğ.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, people);
            w.text(" ƥƥééóóƥƥļéé áářéé ŵááţçĥííñğ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn stand_in(name: Name<'_>, why: canasta_words::messages::company::StandInWhy) -> Message {
    let mut w = Writer::with_capacity(117);
    w.text("[");
    match why {
        canasta_words::messages::company::StandInWhy::Missed => {
            w.text("Áá ƀƀóóţţ ƥƥļááýš ƒóóř ");
            w.name(name, MESSAGES.figures_forgotten);
            w.text(", ŵŵĥĥóó ɱɱííššššééđ ţŵóó ţúúřñš.");
        }
        canasta_words::messages::company::StandInWhy::Away => {
            w.text("Áá ƀƀóóţţ ƥƥļááýš ƒóóř ");
            w.name(name, MESSAGES.figures_forgotten);
            w.text(", ŵŵĥĥóó ííš ááŵááý.");
        }
        canasta_words::messages::company::StandInWhy::Asked => {
            w.text("Áá ƀƀóóţţ ƥƥļááýš ƒóóř ");
            w.name(name, MESSAGES.figures_forgotten);
            w.text(": ţţĥĥéé ĥĥóóššţ áášķééđ ƒóóř ííţ.");
        }
        _ => {
            w.text("Áá ƀƀóóţţ ƥƥļááýš ƒóóř ");
            w.name(name, MESSAGES.figures_forgotten);
            w.text(", ŵŵĥĥóó ļļééƒţ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn why_stand_in(why: canasta_words::messages::company::WhyStandIn) -> Message {
    let mut w = Writer::with_capacity(118);
    w.text("[");
    match why {
        canasta_words::messages::company::WhyStandIn::Missed => {
            w.text("Ýýóóúú ɱɱííššššééđ ţŵóó ţúúřñš. Ýóóúúř šééááţ ííš ķééƥţ.");
        }
        canasta_words::messages::company::WhyStandIn::Away => {
            w.text("Ýýóóúú ŵŵééřéé ááŵááý. Ýóóúúř šééááţ ííš ķééƥţ.");
        }
        canasta_words::messages::company::WhyStandIn::Asked => {
            w.text("Ţţĥĥéé ĥĥóóšţ áášķééđ ƒóóř áá ƀóóţ ŵĥííļéé ýóóúú ŵééřéé ááŵááý.");
        }
        _ => {
            w.text("Ýýóóúú ļļééƒƒţţ ţĥéé ţááƀļéé. Ýóóúú ɱááý çóóɱéé ƀááçķ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn carried(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(104);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýýóóúú áářřéé ƥļááýííñğ óóñ ááñóóţĥééř đééṽííçéé ñóóŵ.");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ííšš ƥƥļļááýííñğ óóñ ááñóóţĥééř đééṽííçéé ñóóŵ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn took_over(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(89);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýýóóúú áářřéé ƥƥļááýííñğ ííñ ţĥííš šééááţ ñóóŵ.");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ííšš ƥƥļļááýýííñğ ííñ ţĥííš šééááţ ñóóŵ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn new_host(player: Player<'_>, why: canasta_words::messages::company::NewHostWhy) -> Message {
    let mut w = Writer::with_capacity(107);
    w.text("[");
    match why {
        canasta_words::messages::company::NewHostWhy::Given => match player {
            Player::You => {
                w.text("Ýýóóúú áářřéé ţĥéé ĥóóšţ ñóóŵ.");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ííšš ţţĥĥéé ĥóóšţ ñóóŵ.");
            }
        },
        canasta_words::messages::company::NewHostWhy::Away => match player {
            Player::You => {
                w.text("Ýýóóúú áářřéé ţţĥéé ĥóóšţ ŵĥííļéé ţĥéé ĥóóšţ ííš ááŵááý.");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ííšš ţţĥĥéé ĥĥóóššţ ŵĥííļéé ţĥéé ĥóóšţ ííš ááŵááý.");
            }
        },
        canasta_words::messages::company::NewHostWhy::Left => match player {
            Player::You => {
                w.text("Ýýóóúú áářřéé ţţĥĥéé ĥĥóóšţ ñóóŵ: ţĥéé ĥóóšţ ĥááš ļééƒţ.");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ííšš ţţĥĥéé ĥĥóóššţţ ññóóŵ: ţĥéé ĥóóšţ ĥááš ļééƒţ.");
            }
        },
        _ => match player {
            Player::You => {
                w.text("Ýýóóúú áářřéé ƀááçķ, ááñđ áářéé ţĥéé ĥóóšţ ááğááííñ.");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ííšš ƀƀááççķķ, ááñđ ííš ţĥéé ĥóóšţ ááğááííñ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn paused(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" ĥĥáášš ƥááúúšééđ ţĥéé ğááɱéé.]");
    w.finish()
}

pub(super) fn reminder(link: &str) -> Message {
    let mut w = Writer::with_capacity(113);
    w.text("[Ííţţ ííšš ýýóóúúř ţúúřñ ááţ óóúúř çááñáášţáá ţááƀļéé: ");
    w.isolated(link);
    w.text("]");
    w.finish()
}
