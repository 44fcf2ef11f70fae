// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Name, Writer};

pub(super) fn program(program: &str) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.isolated(program);
    w.text("]");
    w.finish()
}

pub(super) fn levels(levels: &[Message]) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("[");
    match EN.plural(levels.len() as u64) {
        Plural::One => {
            w.text("Ļļééṽééļ: ");
            w.list(" ááññđ ", levels);
            w.text(".");
        }
        _ => {
            w.text("Ļļééṽṽééļš: ");
            w.list(" ááññđ ", levels);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn plays(name: Name<'_>, level: &Message) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" ƥƥļļááýš ááţ ");
    w.message(level);
    w.text(" ļļééṽééļ.]");
    w.finish()
}

pub(super) fn plays_adaptive(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(108);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" ƥƥļļááýýšš ššóó ţţĥááţ ţĥéé ğááɱéé šţááýš çļóóšéé.]");
    w.finish()
}

pub(super) fn plays_program(name: Name<'_>, program: &str) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" ííšš ƥƥļļááýééđ ƀý “");
    w.isolated(program);
    w.text("”.]");
    w.finish()
}
