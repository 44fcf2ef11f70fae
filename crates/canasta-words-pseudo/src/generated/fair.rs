// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn proved(cuts: Number) -> Message {
    let mut w = Writer::with_capacity(200);
    w.text("[");
    match cuts.0 {
        0 => {
            w.text("Ƒƒááíířř. Ţţĥĥéé ššééééđđ ííš ţĥéé ƥřóóɱííšééđ óóñéé, ááñđ ŵííţĥóóúúţ áá çúúţ ííţ ğííṽééš ţĥééšéé çáářđš.");
        }
        _ => match EN.plural(cuts.0) {
            Plural::One => {
                w.text("Ƒƒááíířř. Ţţĥĥéé ššééééđđ ííšš ţĥéé ƥřóóɱííšééđ óóñéé, ááñđ ŵííţĥ óóñéé çúúţ ííţ ğííṽééš ţĥééšéé çáářđš.");
            }
            _ => {
                w.text("Ƒƒááíířř. Ţţĥĥéé šééééđ ííš ţĥéé ƥřóóɱííšééđ óóñéé, ááñđ ŵííţĥ ");
                w.number(&EN, cuts);
                w.text(" ççúúţţšš ííţţ ğííṽééš ţĥééšéé çáářđš.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn all(deals: Number) -> Message {
    let mut w = Writer::with_capacity(67);
    w.text("[");
    match deals.0 {
        2 => {
            w.text("Ɓɓóóţĥ đééááļš áářéé ƒááííř.");
        }
        _ => match EN.plural(deals.0) {
            Plural::One => {
                w.text("Ţţĥĥííš đééááļ ííš ƒááííř.");
            }
            _ => {
                w.text("Ááļļļ ");
                w.number(&EN, deals);
                w.text(" đđééááļš áářéé ƒááííř.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn some(deals: Number, proved: Number) -> Message {
    let mut w = Writer::with_capacity(85);
    w.text("[");
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("Ţţĥĥííšš đééááļ ííš ñóóţ ƥřóóṽééđ.");
        }
        _ => match proved.0 {
            0 => {
                w.text("Ññóóñéé óóƒ ");
                w.number(&EN, deals);
                w.text(" đđééááļļš ííš ƥřóóṽééđ.");
            }
            _ => match EN.plural(proved.0) {
                Plural::One => {
                    w.text("Óóñéé óóƒ ");
                    w.number(&EN, deals);
                    w.text(" đđééááļļš ííš ƥřóóṽééđ.");
                }
                _ => {
                    w.number(&EN, proved);
                    w.text(" óóƒƒ ");
                    w.number(&EN, deals);
                    w.text(" đđééááļļš áářéé ƥřóóṽééđ.");
                }
            },
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn unfair_deals(deals: Number, unfair: Number) -> Message {
    let mut w = Writer::with_capacity(87);
    w.text("[");
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("Ţţĥĥííš đééááļ ííš ñóóţ ƒááííř.");
        }
        _ => match EN.plural(unfair.0) {
            Plural::One => {
                w.text("Óóñéé óóƒ ");
                w.number(&EN, deals);
                w.text(" đđééááļļš ííš ñóóţ ƒááííř.");
            }
            _ => {
                w.number(&EN, unfair);
                w.text(" óóƒƒ ");
                w.number(&EN, deals);
                w.text(" đđééááļš áářéé ñóóţ ƒááííř.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn deal(deal: Number, verdict: &Message) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text(": ");
    w.message(verdict);
    w.text("]");
    w.finish()
}

pub(super) fn against_the_rules(fault: &Message) -> Message {
    let mut w = Writer::with_capacity(113);
    w.text("[Ɓɓúúţţ ţţĥĥííšš ŵŵáášš ñóóţ ƥļááýééđ ƀý ţĥéé řúúļééš. ");
    w.message(fault);
    w.text("]");
    w.finish()
}
