// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::{Message, Number, Writer};

pub(super) fn not_started(program: &str, error: &str) -> Message {
    let mut w = Writer::with_capacity(119);
    w.text("[ííţţšš ƥƥřóóğřááɱ “");
    w.isolated(program);
    w.text("” ççááññññóóţţ ƀéé šţáářţééđ: ");
    w.isolated(error);
    w.text("]");
    w.finish()
}

pub(super) fn log_unusable(error: &str) -> Message {
    let mut w = Writer::with_capacity(101);
    w.text("[ţţĥĥéé ƒƒííļļéé ƒƒóóř ííţš šţááñđáářđ ééřřóóř: ");
    w.isolated(error);
    w.text("]");
    w.finish()
}

pub(super) fn exited(code: &str) -> Message {
    let mut w = Writer::with_capacity(105);
    w.text("[ííţţ ééññđđééđđ ƀý ííţšééļƒ, ŵííţĥ ééẋííţ çóóđéé ");
    w.isolated(code);
    w.text("]");
    w.finish()
}

pub(super) fn ended_by_signal(signal: &str) -> Message {
    let mut w = Writer::with_capacity(75);
    w.text("[ííţţ ŵŵáášš ééññđééđ ƀý šííğñááļ ");
    w.isolated(signal);
    w.text("]");
    w.finish()
}

pub(super) fn timed_out(seconds: &str) -> Message {
    let mut w = Writer::with_capacity(84);
    w.text("[ííţţ đđííđđ ñóóţ ááñšŵééř ŵííţĥííñ ");
    w.isolated(seconds);
    w.text(" šš]");
    w.finish()
}

pub(super) fn line_too_long(bytes: Number) -> Message {
    let mut w = Writer::with_capacity(92);
    w.text("[ííţţšš ļļííñéé ĥááš ɱóóřéé ţĥááñ ");
    w.plain(bytes);
    w.text(" ƀƀýýţééš]");
    w.finish()
}

pub(super) fn not_json(error: &str) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[ííţţšš ļļííñéé ííš ñóóţ ĴŠÓóÑ: ");
    w.isolated(error);
    w.text("]");
    w.finish()
}

pub(super) fn unreadable(because: &str) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("[ííţţšš ááççţ çááññóóţ ƀéé řééááđ: ");
    w.isolated(because);
    w.text("]");
    w.finish()
}

pub(super) fn illegal(act: &str, code: &str, chapter: &str, because: &str) -> Message {
    let mut w = Writer::with_capacity(205);
    w.text("[ííţţšš ááçţ “");
    w.isolated(act);
    w.text("” ííšš řřééƒúúšééđ (");
    w.isolated(code);
    w.text(", ššéééé ţţĥĥéé çĥááƥţééř “");
    w.isolated(chapter);
    w.text("” óóƒƒ ţţĥĥéé řúúļééš): ");
    w.isolated(because);
    w.text("]");
    w.finish()
}

pub(super) fn forfeit(command: &str, seat: Number, code: &str, why: &Message) -> Message {
    let mut w = Writer::with_capacity(133);
    w.text("[ţţĥĥéé ƀóóţ “");
    w.isolated(command);
    w.text("” ííññ šééááţ ");
    w.plain(seat);
    w.text(" ƒƒóóřřƒééííţš (");
    w.isolated(code);
    w.text("): ");
    w.message(why);
    w.text("]");
    w.finish()
}

pub(super) fn its_line(line: &str) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("[ííţţš ļííñéé: ");
    w.isolated(line);
    w.text("]");
    w.finish()
}

pub(super) fn its_next_line(line: &str) -> Message {
    let mut w = Writer::with_capacity(53);
    w.text("[ííţţšš ñééẋţ ļííñéé: ");
    w.isolated(line);
    w.text("]");
    w.finish()
}
