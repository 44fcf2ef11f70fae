// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn line_too_long(bytes: Number) -> Message {
    let mut w = Writer::with_capacity(121);
    w.text("[áá ļļííñéé ɱááý ĥááṽéé ");
    w.plain(bytes);
    w.text(" ƀƀýýţţééš; ţĥííš óóñéé ĥááš ɱóóřéé]");
    w.finish()
}

pub(super) fn not_json(why: &str) -> Message {
    let mut w = Writer::with_capacity(74);
    w.text("[ţţĥĥííšš ļļííñéé ííš ñóóţ ĴŠÓóÑ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn at_column(column: Number, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("[ççóóļúúɱñ ");
    w.plain(column);
    w.text(": ");
    w.message(fault);
    w.text("]");
    w.finish()
}

pub(super) fn more_faults(faults: &str, more: Number) -> Message {
    let mut w = Writer::with_capacity(54);
    w.text("[");
    w.isolated(faults);
    w.text("; ááññđđ ");
    w.plain(more);
    w.text(" ɱóóřéé]");
    w.finish()
}

pub(super) fn summary(passed: Number, failed: Number) -> Message {
    let mut w = Writer::with_capacity(68);
    w.text("[");
    w.plain(passed);
    w.text(" ƥƥáášššééđ, ");
    w.plain(failed);
    w.text(" ƒááííļééđ]");
    w.finish()
}

pub(super) fn no_case(line: Number, why: &str) -> Message {
    let mut w = Writer::with_capacity(86);
    w.text("[ƑÁáÍíĻ ļííñéé ");
    w.plain(line);
    w.text(": ññóóţţ áá çáášéé: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn failed(case: &str, topic: &str, difference: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(91);
    w.text("[ƑÁáÍíĻ ");
    w.isolated(case);
    w.text(" [");
    w.isolated(topic);
    w.text("]: ");
    w.isolated(difference);
    w.text(" | ŵŵŵĥĥĥýýý: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn no_answer(why: &str) -> Message {
    let mut w = Writer::with_capacity(43);
    w.text("[ññóó ááññšŵééř: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn answer_unreadable(why: &str) -> Message {
    let mut w = Writer::with_capacity(84);
    w.text("[ţţĥĥéé ááññšŵééř çááññóóţ ƀéé řééááđ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn differs(part: &str, want: &str, got: &str) -> Message {
    let mut w = Writer::with_capacity(84);
    w.text("[");
    w.isolated(part);
    w.text(": ééẋẋƥƥééçţééđ ");
    w.isolated(want);
    w.text(", ğğóóţţ ");
    w.isolated(got);
    w.text("]");
    w.finish()
}

pub(super) fn has_fault(error: &str) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[ééřřřóóř: ");
    w.isolated(error);
    w.text("]");
    w.finish()
}

pub(super) fn unknown_key(key: &str) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("[áá ççááššéé çááññóóţ ééẋƥééçţ ");
    w.isolated(key);
    w.text("]");
    w.finish()
}

pub(super) fn unknown_key_of_step(key: &str) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("[áá ššţţééƥƥ çááññóóţ ééẋƥééçţ ");
    w.isolated(key);
    w.text("]");
    w.finish()
}

pub(super) fn in_step(step: Number, action: &str, difference: &str) -> Message {
    let mut w = Writer::with_capacity(54);
    w.text("[ššţééƥ ");
    w.plain(step);
    w.text(" ");
    w.isolated(action);
    w.text(": ");
    w.isolated(difference);
    w.text("]");
    w.finish()
}

pub(super) fn other_steps(want: Number, got: Number) -> Message {
    let mut w = Writer::with_capacity(85);
    w.text("[ééẋẋƥééçţééđ ");
    match EN.plural(want.0) {
        Plural::One => {
            w.plain(want);
            w.text(" ššţééƥ");
        }
        _ => {
            w.plain(want);
            w.text(" ššţţééƥš");
        }
    }
    w.text(", ğğóóţţ ");
    w.plain(got);
    w.text("]");
    w.finish()
}

pub(super) fn wants_accepted(code: &str, because: &str) -> Message {
    let mut w = Writer::with_capacity(125);
    w.text("[ééẋẋƥƥééççţééđ ţóó ƀéé ááççééƥţééđ, řééƒúúšééđ ááš ");
    w.isolated(code);
    w.text(": ");
    w.isolated(because);
    w.text("]");
    w.finish()
}

pub(super) fn wants_refused(code: &str) -> Message {
    let mut w = Writer::with_capacity(78);
    w.text("[ééẋẋƥééçţééđ ");
    w.isolated(code);
    w.text(", ŵŵáášš ááççééƥţééđ]");
    w.finish()
}

pub(super) fn other_refusal(want: &str, got: &str) -> Message {
    let mut w = Writer::with_capacity(87);
    w.text("[ééẋẋƥééçţééđ ");
    w.isolated(want);
    w.text(", řřééƒƒúúšééđ ááš ");
    w.isolated(got);
    w.text("]");
    w.finish()
}

pub(super) fn no_side(side: Number) -> Message {
    let mut w = Writer::with_capacity(75);
    w.text("[đđééááļļ: ññóóţĥííñğ ƒóóř šííđéé ");
    w.plain(side);
    w.text("]");
    w.finish()
}

pub(super) fn part_of_deal(side: Number, key: &str) -> Message {
    let mut w = Writer::with_capacity(63);
    w.text("[đđééááļ óóƒ šííđéé ");
    w.plain(side);
    w.text(", ");
    w.isolated(key);
    w.text("]");
    w.finish()
}

pub(super) fn not_legal(act: &str, listed: &str) -> Message {
    let mut w = Writer::with_capacity(99);
    w.text("[ļļééğááļ: ");
    w.isolated(act);
    w.text(" ííšš ññóóţţ ļííšţééđ ááɱóóñğ ");
    w.isolated(listed);
    w.text("]");
    w.finish()
}
