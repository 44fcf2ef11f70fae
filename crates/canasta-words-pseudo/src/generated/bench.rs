// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn speed(deals: &str, acts: &str, players: Number) -> Message {
    let mut w = Writer::with_capacity(178);
    w.text("[");
    w.isolated(deals);
    w.text(" đđééááļļš/š, ");
    w.isolated(acts);
    w.text(" ááççţţšš/šš (řřááñđóóɱ ƥļááý óóƒ ");
    w.plain(players);
    w.text(" ƥƥļļááýýééřš, óóñéé ţĥřééááđ)]");
    w.finish()
}

pub(super) fn played(deals: Number, acts: Number, seconds: &str, seed: Number) -> Message {
    let mut w = Writer::with_capacity(124);
    w.text("[");
    match EN.plural(deals.0) {
        Plural::One => {
            w.plain(deals);
            w.text(" đđééááļ ááñđ ");
            w.plain(acts);
            w.text(" ááççţţš ííñ ");
            w.isolated(seconds);
            w.text(" šš, ššééééđ ");
            w.plain(seed);
        }
        _ => {
            w.plain(deals);
            w.text(" đđééááļļš ááñđ ");
            w.plain(acts);
            w.text(" ááççţţš ííñ ");
            w.isolated(seconds);
            w.text(" šš, ššééééđ ");
            w.plain(seed);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn means(acts: &str, points: &str) -> Message {
    let mut w = Writer::with_capacity(98);
    w.text("[");
    w.isolated(acts);
    w.text(" ááççţţš áá đééááļ, ");
    w.isolated(points);
    w.text(" ƥƥóóííñţš áá šííđéé]");
    w.finish()
}

pub(super) fn endings(out: Number, concealed: Number, exhausted: Number, red_three: Number) -> Message {
    let mut w = Writer::with_capacity(224);
    w.text("[ééññđđééđ ƀý ğóóííñğ óóúúţ ");
    w.plain(out);
    w.text(" (ççóóñçééááļééđ ");
    w.plain(concealed);
    w.text("), ššţţóóççķ ééẋĥááúúšţééđ ");
    w.plain(exhausted);
    w.text(", ļļááššţţ řééđ ţĥřéééé ");
    w.plain(red_three);
    w.text("]");
    w.finish()
}

pub(super) fn worlds(rate: &str, count: Number, seconds: &str) -> Message {
    let mut w = Writer::with_capacity(163);
    w.text("[");
    w.isolated(rate);
    w.text("/ššš: ");
    w.plain(count);
    w.text(" đđééááļļšš đđřřááŵŵñ ţĥááţ ƒííţ ŵĥááţ áá šééááţ šééééš, ííñ ");
    w.isolated(seconds);
    w.text(" šš]");
    w.finish()
}

pub(super) fn turns(rate: &str, count: Number, seconds: &str) -> Message {
    let mut w = Writer::with_capacity(212);
    w.text("[");
    w.isolated(rate);
    w.text("/ššš: ");
    w.plain(count);
    w.text(" ĥĥááññđđšš ƒƒóóřř ŵŵĥĥííççĥĥ ţĥéé ţúúřñš ŵóóřţĥ çóóñšííđééřííñğ ŵééřéé ļííšţééđ, ííñ ");
    w.isolated(seconds);
    w.text(" šš]");
    w.finish()
}

pub(super) fn nodes(rate: &str, count: Number, seconds: &str) -> Message {
    let mut w = Writer::with_capacity(192);
    w.text("[");
    w.isolated(rate);
    w.text("/ššš: ");
    w.plain(count);
    w.text(" đđééççííššííóóññš šííɱúúļááţééđ ííñ ţĥéé ƥļááý-óóúúţš óóƒ áá šééáářçĥ, ííñ ");
    w.isolated(seconds);
    w.text(" šš]");
    w.finish()
}

pub(super) fn level(bot: &str, rate: &str, most_of_them: &str, decisions: Number) -> Message {
    let mut w = Writer::with_capacity(175);
    w.text("[");
    w.isolated(bot);
    w.text(": ");
    w.isolated(rate);
    w.text(" đđééççííšííóóñš/š, ");
    w.isolated(most_of_them);
    w.text(" ɱɱɱššš áááţţţ ɱɱɱóóóšššţţţ (95 %), ");
    w.plain(decisions);
    w.text(" đééçííšííóóñš]");
    w.finish()
}

pub(super) fn overrun(bot: &str, budget: &str, most_of_them: &str, worst: &str, decisions: Number) -> Message {
    let mut w = Writer::with_capacity(196);
    w.text("[");
    w.isolated(bot);
    w.text(" ŵŵííţţĥííñ ");
    w.isolated(budget);
    w.text(" ɱɱšš: óóṽṽééřř ƀý ");
    w.isolated(most_of_them);
    w.text(" ɱɱɱššš (95 %), ");
    w.isolated(worst);
    w.text(" ɱɱšš (ɱɱóóššţ), ");
    w.plain(decisions);
    w.text(" đééçííšííóóñš]");
    w.finish()
}
