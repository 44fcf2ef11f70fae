// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Mark, Message, Number, Writer};

pub(super) fn rules(level: &Message) -> Message {
    let mut w = Writer::with_capacity(518);
    w.text("[Óóññéé đđééááļļ, ççļļááššššííçç řřúúļééš ƒóóř ƒóóúúř. Ţĥéé çóóɱƥúúţééř ƥļááýš ýóóúúř ƥáářţñééř ááñđ ýóóúúř óóƥƥóóñééñţš ááţ ļééṽééļ ");
    w.open(Mark::Strong);
    w.message(level);
    w.close();
    w.text(", ííññ ţţĥĥéé ššááɱɱéé ŵŵááýý ƒƒóóřř ééṽṽééřýƀóóđý. Ţĥééřéé áářéé ñóó ĥííñţš, ááñđ ţĥéé řééšúúļţ đóóééš ñóóţ çóóúúñţ ííñ ýóóúúř ƒííğúúřééš.]");
    w.finish()
}

pub(super) fn left(left: &Message) -> Message {
    let mut w = Writer::with_capacity(101);
    w.text("[Ţţĥĥéé đđááýý ééññđđš ááţ ɱííđñííğĥţ ÚúŢÇ, ííñ ");
    w.message(left);
    w.text(".]");
    w.finish()
}

pub(super) fn lost(lost: Number) -> Message {
    let mut w = Writer::with_capacity(74);
    w.text("[");
    match lost.0 {
        0 => {
            w.text("Ýóóúú ğááṽéé ");
            w.open(Mark::Strong);
            w.text("ññóóţĥííñğ");
            w.close();
            w.text(" ááŵŵááý.");
        }
        _ => match EN.plural(lost.0) {
            Plural::One => {
                w.text("Ýóóúú ğááṽéé ");
                w.open(Mark::Strong);
                w.text("1 ƥƥóóííñţ");
                w.close();
                w.text(" ááŵŵááý.");
            }
            _ => {
                w.text("Ýóóúú ğááṽéé ");
                w.open(Mark::Strong);
                w.number(&EN, lost);
                w.text(" ƥƥóóííñţš");
                w.close();
                w.text(" ááŵŵááý.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn place(place: Number, of: Number) -> Message {
    let mut w = Writer::with_capacity(53);
    w.text("[Ƥƥļááçéé ");
    w.open(Mark::Strong);
    w.number(&EN, place);
    w.close();
    w.text(" óóƒƒ ");
    w.number(&EN, of);
    w.text("]");
    w.finish()
}

pub(super) fn ahead(part: Number) -> Message {
    let mut w = Writer::with_capacity(111);
    w.text("[Óóƒƒ ééṽṽééřřýý 100 óóţĥééřš, ");
    w.number(&EN, part);
    w.text(" ğğááṽéé ɱóóřéé ááŵááý.]");
    w.finish()
}

pub(super) fn points(own: i32, theirs: i32) -> Message {
    let mut w = Writer::with_capacity(123);
    w.text("[Ýýóóúúř šííđéé šçóóřééđ ");
    w.points(&EN, own);
    w.text(" ƥƥóóííññţţš, ţĥéé óóţĥééřš ");
    w.points(&EN, theirs);
    w.text(".]");
    w.finish()
}

pub(super) fn count(began: Number, finished: Number) -> Message {
    let mut w = Writer::with_capacity(104);
    w.text("[");
    match began.0 {
        0 => {
            w.text("Ññóóƀƀóóđđýý ĥááš ƥļááýééđ ţóóđááý’š đééááļ ýééţ.");
        }
        _ => match EN.plural(began.0) {
            Plural::One => {
                w.text("1 ƥƥééřřššóóñ ĥááš ƀééğúúñ, ");
                w.number(&EN, finished);
                w.text(" ƒƒííñííšĥééđ.");
            }
            _ => {
                w.number(&EN, began);
                w.text(" ƥƥééóóƥļéé ĥááṽéé ƀééğúúñ, ");
                w.number(&EN, finished);
                w.text(" ƒƒííñííšĥééđ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn middle(lost: Number) -> Message {
    let mut w = Writer::with_capacity(118);
    w.text("[Ĥĥááļļƒƒ óóƒ ţĥééɱ ğááṽéé ááŵááý ");
    w.number(&EN, lost);
    w.text(" ƥƥóóííññţţš óóř ļééšš.]");
    w.finish()
}

pub(super) fn band(from: Number, to: Number) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[");
    w.number(&EN, from);
    w.text(" ţţóó ");
    w.number(&EN, to);
    w.text("]");
    w.finish()
}

pub(super) fn beyond(from: Number) -> Message {
    let mut w = Writer::with_capacity(42);
    w.text("[Ṁṁóóřéé ţĥááñ ");
    w.number(&EN, from);
    w.text("]");
    w.finish()
}

pub(super) fn best(level: &Message) -> Message {
    let mut w = Writer::with_capacity(73);
    w.text("[Ţţĥĥéé çóóɱƥúúţééř ááţ ļééṽééļ ");
    w.message(level);
    w.text("]");
    w.finish()
}

pub(super) fn best_result(lost: Number, own: i32, theirs: i32) -> Message {
    let mut w = Writer::with_capacity(213);
    w.text("[Ííññ ýýóóúúřř ƥƥļļááçéé, ŵííţĥ ţĥéé šááɱéé çáářđš: ");
    match lost.0 {
        0 => {
            w.text("ññóóţţĥííñğ ğííṽééñ ááŵááý");
        }
        _ => match EN.plural(lost.0) {
            Plural::One => {
                w.text("1 ƥƥóóííññţ ğííṽééñ ááŵááý");
            }
            _ => {
                w.number(&EN, lost);
                w.text(" ƥƥóóííññţš ğííṽééñ ááŵááý");
            }
        },
    }
    w.text(", ");
    w.points(&EN, own);
    w.text(" ƥƥóóííññţš ţóó ");
    w.points(&EN, theirs);
    w.text(".]");
    w.finish()
}

pub(super) fn card_title(date: &Message) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("[Ççááñáášţáá, ");
    w.message(date);
    w.text("]");
    w.finish()
}

pub(super) fn outcome(place: Number, of: Number, lost: Number) -> Message {
    let mut w = Writer::with_capacity(117);
    w.text("[");
    match lost.0 {
        0 => {
            w.text("Ƥƥļááçéé ");
            w.number(&EN, place);
            w.text(" óóƒƒ ");
            w.number(&EN, of);
            w.text(", ññóóţţĥííñğ ğííṽééñ ááŵááý");
        }
        _ => match EN.plural(lost.0) {
            Plural::One => {
                w.text("Ƥƥļááçéé ");
                w.number(&EN, place);
                w.text(" óóƒƒ ");
                w.number(&EN, of);
                w.text(", 1 ƥƥóóííññţ ğííṽééñ ááŵááý");
            }
            _ => {
                w.text("Ƥƥļááçéé ");
                w.number(&EN, place);
                w.text(" óóƒƒ ");
                w.number(&EN, of);
                w.text(", ");
                w.number(&EN, lost);
                w.text(" ƥƥóóííññţš ğííṽééñ ááŵááý");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn of(date: &Message) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("[Ţţĥéé đééááļ óóƒ ");
    w.message(date);
    w.text("]");
    w.finish()
}
