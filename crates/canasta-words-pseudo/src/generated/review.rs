// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Name, Number, Writer};

pub(super) fn signed(points: i32, gain: bool) -> Message {
    let mut w = Writer::with_capacity(15);
    w.text("[");
    match gain {
        true => {
            w.text("+");
            w.points(&EN, points);
        }
        false => {
            w.points(&EN, points);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn signed_percent(percent: i32, gain: bool) -> Message {
    let mut w = Writer::with_capacity(16);
    w.text("[");
    match gain {
        true => {
            w.text("+");
            w.points(&EN, percent);
            w.text("%");
        }
        false => {
            w.points(&EN, percent);
            w.text("%");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn points(result: &Message, luck: &Message, skill: &Message) -> Message {
    let mut w = Writer::with_capacity(156);
    w.text("[Ƥƥóóííññţţš óóṽééř ţĥéé óóţĥééřš: ");
    w.message(result);
    w.text(". Ļļúúççķ ");
    w.message(luck);
    w.text(", óóŵŵññ çĥóóííçééš ");
    w.message(skill);
    w.text(".]");
    w.finish()
}

pub(super) fn chance(before: &Message, won: bool, luck: &Message, skill: &Message) -> Message {
    let mut w = Writer::with_capacity(207);
    w.text("[");
    match won {
        true => {
            w.text("Ççĥĥááñçéé ţóó ŵííñ: ");
            w.message(before);
            w.text(" ááţţ ţţĥĥéé ƀƀééğğííñññííñğ, ááñđ ŵóóñ. Ļúúçķ ");
            w.message(luck);
            w.text(", óóŵŵññ çĥóóííçééš ");
            w.message(skill);
            w.text(".");
        }
        false => {
            w.text("Ççĥĥááñçéé ţóó ŵííñ: ");
            w.message(before);
            w.text(" ááţţ ţţĥĥéé ƀƀééğğííñññííñğ, ááñđ ñóóţ ŵóóñ. Ļúúçķ ");
            w.message(luck);
            w.text(", óóŵŵññ çĥóóííçééš ");
            w.message(skill);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn deal(deal: Number, result: &Message, luck: &Message, skill: &Message) -> Message {
    let mut w = Writer::with_capacity(138);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text(": ");
    w.message(result);
    w.text(" ƥƥóóííññţţš. Ļúúçķ ");
    w.message(luck);
    w.text(", óóŵŵññ çĥóóííçééš ");
    w.message(skill);
    w.text(".]");
    w.finish()
}

pub(super) fn accuracy(accuracy: Number, least: Number, most: Number) -> Message {
    let mut w = Writer::with_capacity(193);
    w.text("[Ááçççúúřááçý ");
    w.number(&EN, accuracy);
    w.text(" óóƒƒ 100 (ƀƀééţţŵééééñ ");
    w.number(&EN, least);
    w.text(" ááññđ ");
    w.number(&EN, most);
    w.text(", áášš ƒƒáářř áášš óóñéé ğááɱéé çááñ ţééļļ).]");
    w.finish()
}

pub(super) fn blunders(blunders: Number) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("[");
    match EN.plural(blunders.0) {
        Plural::One => {
            w.text("óóññéé ƀļúúñđééř");
        }
        _ => {
            w.number(&EN, blunders);
            w.text(" ƀƀļļúúñđééřš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn mistakes(mistakes: Number) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("[");
    match EN.plural(mistakes.0) {
        Plural::One => {
            w.text("óóñéé ɱííšţááķéé");
        }
        _ => {
            w.number(&EN, mistakes);
            w.text(" ɱɱííšţááķééš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn inaccuracies(inaccuracies: Number) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[");
    match EN.plural(inaccuracies.0) {
        Plural::One => {
            w.text("óóñéé ííñááççúúřááçý");
        }
        _ => {
            w.number(&EN, inaccuracies);
            w.text(" ííñááççúúřááçííééš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn counts(marks: &[Message], choices: Number) -> Message {
    let mut w = Writer::with_capacity(101);
    w.text("[");
    match marks.len() {
        0 => match EN.plural(choices.0) {
            Plural::One => {
                w.text("Óóññéé çĥóóííçéé, ááñđ ñóó çééřţááííñ ɱííšţááķéé.");
            }
            _ => {
                w.number(&EN, choices);
                w.text(" ççĥĥóóííççééš, ááñđ ñóó çééřţááííñ ɱííšţááķéé.");
            }
        },
        _ => match EN.plural(choices.0) {
            Plural::One => {
                w.text("Óóñéé çĥóóííçéé: ");
                w.list(" ááññđ ", marks);
                w.text(".");
            }
            _ => {
                w.number(&EN, choices);
                w.text(" ççĥóóííçééš: ");
                w.list(" ááññđ ", marks);
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn turned(deal: Number, cause: &Message, percent: Number, up: bool) -> Message {
    let mut w = Writer::with_capacity(116);
    w.text("[");
    match up {
        true => {
            w.text("Đééááļ ");
            w.number(&EN, deal);
            w.text(", ");
            w.message(cause);
            w.text(": ççĥĥááññççéé ţóó ŵííñ úúƥ ƀý ");
            w.number(&EN, percent);
            w.text("%.");
        }
        false => {
            w.text("Đééááļ ");
            w.number(&EN, deal);
            w.text(", ");
            w.message(cause);
            w.text(": ççĥĥááññççéé ţţóó ŵííñ đóóŵñ ƀý ");
            w.number(&EN, percent);
            w.text("%.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn cause_turn(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("[ţţĥĥéé ţúúřñ óóƒ ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn cause_answer(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[ţţĥĥéé ááñšŵééř óóƒ ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn mark(
    grade: canasta_words::messages::review::MarkGrade,
    deal: Number,
    turn: Number,
    loss: &Message,
) -> Message {
    let mut w = Writer::with_capacity(112);
    w.text("[");
    match grade {
        canasta_words::messages::review::MarkGrade::Inaccuracy => {
            w.text("Đééááļ ");
            w.number(&EN, deal);
            w.text(", ţţúúřřñ ");
            w.number(&EN, turn);
            w.text(": ááññ ííññááççúúřááçý, ");
            w.message(loss);
            w.text(".");
        }
        canasta_words::messages::review::MarkGrade::Mistake => {
            w.text("Đééááļ ");
            w.number(&EN, deal);
            w.text(", ţţúúřřñ ");
            w.number(&EN, turn);
            w.text(": áá ɱɱííššţááķéé, ");
            w.message(loss);
            w.text(".");
        }
        _ => {
            w.text("Đééááļ ");
            w.number(&EN, deal);
            w.text(", ţţúúřřñ ");
            w.number(&EN, turn);
            w.text(": áá ƀƀļļúúññđééř, ");
            w.message(loss);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn lost_points(points: Number) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("[");
    match EN.plural(points.0) {
        Plural::One => {
            w.text("ááƀóóúúţ óóñéé ƥóóíñţ");
        }
        _ => {
            w.text("ááƀóóúúţ ");
            w.number(&EN, points);
            w.text(" ƥƥóóííñţš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn lost_chance(percent: &str) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[");
    w.isolated(percent);
    w.text("% óóƒƒ ţţĥĥéé çĥááñçéé ţóó ŵííñ]");
    w.finish()
}

pub(super) fn played(turn: &Message) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[Ƥƥļļááýééđ: ");
    w.message(turn);
    w.text("]");
    w.finish()
}

pub(super) fn better(turn: &Message) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[Ɓɓééţţţééř: ");
    w.message(turn);
    w.text("]");
    w.finish()
}

pub(super) fn tags(tags: &[Message]) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("[Ţţĥĥéé ţúúřñ ");
    w.list(" ááññđ ", tags);
    w.text(".]");
    w.finish()
}
