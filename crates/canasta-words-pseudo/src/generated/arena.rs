// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn log_unusable(file: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("[");
    w.isolated(file);
    w.text(" ççááñññóóţ ƀéé úúšééđ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn unwritable(file: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(77);
    w.text("[");
    w.isolated(file);
    w.text(" ççááññññóóţ ƀéé ŵřííţţééñ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn log_no_result(line: Number) -> Message {
    let mut w = Writer::with_capacity(88);
    w.text("[ļííñéé ");
    w.plain(line);
    w.text(" ííšš ññóóţ ááñ áářééñáá řééšúúļţ]");
    w.finish()
}

pub(super) fn log_other_run(key: &str, there: &str, here: &str) -> Message {
    let mut w = Writer::with_capacity(172);
    w.text("[ííţţ ƀƀééļļóóññğš ţóó ááñóóţĥééř řúúñ: “");
    w.isolated(key);
    w.text("” íííššš ");
    w.isolated(there);
    w.text(" ţţĥĥééřéé ááñđ ");
    w.isolated(here);
    w.text(" ĥééřéé]");
    w.finish()
}

pub(super) fn records_unusable(directory: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(101);
    w.text("[");
    w.isolated(directory);
    w.text(" ççááññññóóţţ ƀéé úúšééđ ƒóóř řééçóóřđš: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn no_such_bot(name: &str, bots: &str) -> Message {
    let mut w = Writer::with_capacity(184);
    w.text("[ţţĥĥééřřéé ííš ñóó ƀóóţ çááļļééđ “");
    w.isolated(name);
    w.text("”; ţţĥĥéé ƀƀóóţš áářéé ");
    w.isolated(bots);
    w.text(", ááññđđ ééẋẋééç:ÇÓóṀṀÁáÑĐ]");
    w.finish()
}

pub(super) fn names_no_bot(team: &str) -> Message {
    let mut w = Writer::with_capacity(160);
    w.text("[“");
    w.isolated(team);
    w.text("” ññááɱɱééšš ññóó ƀƀóóţţ; áá ţţééááɱ ííš áá ƀóóţ, óóř ƥáářţñééřš ĵóóííñééđ ƀý +]");
    w.finish()
}

pub(super) fn no_command(command: &str, why: &Message) -> Message {
    let mut w = Writer::with_capacity(121);
    w.text("[ţţĥĥéé ƀóóţ “ééẋééç:");
    w.isolated(command);
    w.text("” ççááññññóóţţ ƀéé šţáářţééđ: ");
    w.message(why);
    w.text("]");
    w.finish()
}

pub(super) fn too_many_partners(team: &str, partners: Number, seats: Number) -> Message {
    let mut w = Writer::with_capacity(148);
    w.text("[");
    match EN.plural(seats.0) {
        Plural::One => {
            w.text("“");
            w.isolated(team);
            w.text("” ññááɱɱééš ");
            w.plain(partners);
            w.text(" ƥƥáářřţţñééřš, ƀúúţ áá šííđéé ĥááš óóñéé šééááţ");
        }
        _ => {
            w.text("“");
            w.isolated(team);
            w.text("” ññááɱɱééš ");
            w.plain(partners);
            w.text(" ƥƥáářřţţññééřš, ƀúúţ áá šííđéé ĥááš ");
            w.plain(seats);
            w.text(" ššééááţš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn misplay(bot: &str, pair: Number, what: &str) -> Message {
    let mut w = Writer::with_capacity(104);
    w.text("[");
    w.isolated(bot);
    w.text(" ƀƀřřóóķéé ţĥéé řúúļééš ííñ ƥááííř ");
    w.plain(pair);
    w.text(": ");
    w.isolated(what);
    w.text("]");
    w.finish()
}
