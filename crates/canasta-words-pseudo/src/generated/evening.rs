// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Name, Number, Writer};

pub(super) fn games(games: Number) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[");
    match EN.plural(games.0) {
        Plural::One => {
            w.text("Óóñéé ğááɱéé.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, games);
            w.text(" ğğááɱééš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn side(people: &[Message]) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.list(" ááññđ ", people);
    w.text("]");
    w.finish()
}

pub(super) fn side_name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn which(game: Number) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[Ğááɱéé ");
    w.spelled(&EN, &tables::NUMBER, game);
    w.text(" óóƒƒ ţţĥéé ééṽééñííñğ.]");
    w.finish()
}

pub(super) fn asked(people: &[Message]) -> Message {
    let mut w = Writer::with_capacity(230);
    w.text("[Ŵŵááííţííñğ ƒóóř ");
    w.list(" ááññđ ", people);
    w.text(". Ţţĥĥéé ʠʠúúééššţţííóóññ ííšš ááţţ ţĥéé óóļđ ţááƀļéé, ááñđ ţĥííš ţááƀļéé ííš óóñ ţĥéé šţáářţ ƥááğéé.]");
    w.finish()
}

pub(super) fn asked_name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}
