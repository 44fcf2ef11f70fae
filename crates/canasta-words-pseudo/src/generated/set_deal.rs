// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::EN;
use canasta_words::{Mark, Message, Number, Writer};

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text("]");
    w.finish()
}

pub(super) fn result(side: &Message, points: i32) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[");
    w.message(side);
    w.text(" ");
    w.open(Mark::Strong);
    w.points(&EN, points);
    w.close();
    w.text("]");
    w.finish()
}

pub(super) fn not_over(deal: Number) -> Message {
    let mut w = Writer::with_capacity(173);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text(" ŵŵáášš ññóóţţ ƥƥļļááýééđ ţóó ííţš ééñđ, šóó ííţ çááññóóţ ƀéé ƥļááýééđ ááğááííñ.]");
    w.finish()
}

pub(super) fn again(deal: Number) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text(", ƥƥļááýééđ ááğááííñ]");
    w.finish()
}

pub(super) fn difference(more: bool, alone: bool, points: i32) -> Message {
    let mut w = Writer::with_capacity(178);
    w.text("[");
    match alone {
        true => match more {
            true => {
                w.text("Ýýóóúú šçóóřééđ ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţšš ɱɱóóřřéé ţĥááñ ŵááš šçóóřééđ ƒřóóɱ ýóóúúř šééááţ ţĥééñ.");
            }
            false => {
                w.text("Ýýóóúú šçóóřééđ ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţšš ƒƒééŵŵééř ţĥááñ ŵééřéé šçóóřééđ ƒřóóɱ ýóóúúř šééááţ ţĥééñ.");
            }
        },
        false => match more {
            true => {
                w.text("Ýýóóúúř šííđéé šçóóřééđ ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţšš ɱóóřéé ţĥááñ ííţ đííđ ţĥééñ.");
            }
            false => {
                w.text("Ýýóóúúř šííđéé šçóóřééđ ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţšš ƒƒééŵééř ţĥááñ ííţ đííđ ţĥééñ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn same(alone: bool) -> Message {
    let mut w = Writer::with_capacity(162);
    w.text("[");
    match alone {
        true => {
            w.text("Ýýóóúú ššççóóřřééđđ áášš ɱááñý ƥóóííñţš ááš ŵééřéé šçóóřééđ ƒřóóɱ ýóóúúř šééááţ ţĥééñ.");
        }
        false => {
            w.text("Ýýóóúúřř ššííđđéé ššçóóřééđ ááš ɱááñý ƥóóííñţš ááš ííţ đííđ ţĥééñ.");
        }
    }
    w.text("]");
    w.finish()
}
