// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn bots(bots: &str) -> Message {
    let mut w = Writer::with_capacity(139);
    w.text("[Ţţĥĥéé ţţŵŵóó ţééááɱš; ţĥéé ƀóóţš áářéé ");
    w.isolated(bots);
    w.text(", ááññđđ ééẋẋééç:ÇÓóṀṀÁáÑĐ]");
    w.finish()
}

pub(super) fn wants_two_teams(teams: Number) -> Message {
    let mut w = Writer::with_capacity(159);
    w.text("[");
    match EN.plural(teams.0) {
        Plural::One => {
            w.text("ţţŵŵóó ţţééááɱɱšš áářřéé ñééééđééđ, ééááçĥ ŵííţĥ ííţš óóŵñ --ƀóóţ; ţĥééřéé ííš ");
            w.plain(teams);
        }
        _ => {
            w.text("ţţŵŵóó ţţééááɱɱšš áářéé ñééééđééđ, ééááçĥ ŵííţĥ ííţš óóŵñ --ƀóóţ; ţĥééřéé áářéé ");
            w.plain(teams);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn progress(done: &str, pairs: &str, time: &str) -> Message {
    let mut w = Writer::with_capacity(82);
    w.text("[");
    w.isolated(done);
    w.text(" óóƒƒ ");
    w.isolated(pairs);
    w.text(" ƥƥááíířřš, ");
    w.isolated(time);
    w.text(" ļļééƒţ]");
    w.finish()
}

pub(super) fn so_far(figures: &[Message]) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.list(" ááññđ ", figures);
    w.text("]");
    w.finish()
}

pub(super) fn points(points: &str, low: &str, high: &str) -> Message {
    let mut w = Writer::with_capacity(100);
    w.text("[");
    w.isolated(points);
    w.text(" ƥƥóóííññţţšš áá đééááļ (95 %: ");
    w.isolated(low);
    w.text(" ţţóó ");
    w.isolated(high);
    w.text(")]");
    w.finish()
}

pub(super) fn games(share: &str, low: &str, high: &str) -> Message {
    let mut w = Writer::with_capacity(90);
    w.text("[");
    w.isolated(share);
    w.text(" % óóƒƒ ţţĥĥéé ğááɱééš (");
    w.isolated(low);
    w.text(" ţţóó ");
    w.isolated(high);
    w.text(")]");
    w.finish()
}

pub(super) fn ratio(ratio: &str, bound: &str) -> Message {
    let mut w = Writer::with_capacity(99);
    w.text("[ļóóğ ļííķééļííĥóóóóđ řááţííóó ");
    w.isolated(ratio);
    w.text(" óóóƒƒƒ ±");
    w.isolated(bound);
    w.text("]");
    w.finish()
}

pub(super) fn pool_mean(bot: &str, points: &str, half: &str) -> Message {
    let mut w = Writer::with_capacity(80);
    w.text("[");
    w.isolated(bot);
    w.text(" ");
    w.isolated(points);
    w.text(" ± ");
    w.isolated(half);
    w.text(" ƥƥóóííñţš áá đééááļ]");
    w.finish()
}

pub(super) fn engine_refused(why: &str) -> Message {
    let mut w = Writer::with_capacity(101);
    w.text("[ţţĥĥéé ééññğííñéé řééƒúúšééđ áá ļííšţééđ ááçţ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn only(parts: &str) -> Message {
    let mut w = Writer::with_capacity(187);
    w.text("[Ṁṁééááššúúřřéé óóññļļýý ţĥííš ƥáářţ; ɱááý ƀéé řééƥééááţééđ. Ţĥéé ƥáářţš: ");
    w.isolated(parts);
    w.text(" [đđééƒƒááúúļţ: ááļļ]]");
    w.finish()
}

pub(super) fn no_such_part(parts: &str) -> Message {
    let mut w = Writer::with_capacity(109);
    w.text("[ţţĥĥééřřéé ííšš ññóó šúúçĥ ƥáářţ; ţĥéé ƥáářţš áářéé ");
    w.isolated(parts);
    w.text("]");
    w.finish()
}

pub(super) fn wants_seconds(most: Number) -> Message {
    let mut w = Writer::with_capacity(136);
    w.text("[ééẋẋƥƥééççţţééđđ áá ñúúɱƀééř óóƒ šééçóóñđš ááƀóóṽéé 0, ááţ ɱóóšţ ");
    w.plain(most);
    w.text("]");
    w.finish()
}
