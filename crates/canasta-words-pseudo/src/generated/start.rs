// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::locale::EN;
use canasta_words::{Mark, Message, Name, Number, Player, Writer};

pub(super) fn game(players: &Message, rules: &Message, levels: &Message) -> Message {
    let mut w = Writer::with_capacity(61);
    w.text("[");
    w.message(players);
    w.text(" Řřúúļļééš: ");
    w.message(rules);
    w.text(". ");
    w.message(levels);
    w.text("]");
    w.finish()
}

pub(super) fn game_short(rules: &Message, levels: &Message) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("[");
    w.message(rules);
    w.text(". ");
    w.message(levels);
    w.text("]");
    w.finish()
}

pub(super) fn harder(level: &Message) -> Message {
    let mut w = Writer::with_capacity(61);
    w.text("[Ĥĥáářřđééř óóƥƥóóñééñţš");
    w.open(Mark::Strong);
    w.text(": ");
    w.message(level);
    w.close();
    w.text("]");
    w.finish()
}

pub(super) fn easier(level: &Message) -> Message {
    let mut w = Writer::with_capacity(61);
    w.text("[Ééáášííééř óóƥƥóóñééñţš");
    w.open(Mark::Strong);
    w.text(": ");
    w.message(level);
    w.close();
    w.text("]");
    w.finish()
}

pub(super) fn resume_table(table: &Message) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("[Çóóñţííñúúéé: ");
    w.message(table);
    w.text("]");
    w.finish()
}

pub(super) fn open_table(table: &Message) -> Message {
    let mut w = Writer::with_capacity(30);
    w.text("[Óóƥƥééñ: ");
    w.message(table);
    w.text("]");
    w.finish()
}

pub(super) fn look_at(table: &Message) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[Ṽṽííééŵ: ");
    w.message(table);
    w.text("]");
    w.finish()
}

pub(super) fn replay_table(table: &Message) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[Řřééƥƥļááý: ");
    w.message(table);
    w.text("]");
    w.finish()
}

pub(super) fn hide_table(table: &Message) -> Message {
    let mut w = Writer::with_capacity(77);
    w.text("[Řřééɱɱóóṽṽéé ƒƒřóóɱ ţĥííš ļííšţ: ");
    w.message(table);
    w.text("]");
    w.finish()
}

pub(super) fn date(date: &Message) -> Message {
    let mut w = Writer::with_capacity(15);
    w.text("[");
    w.message(date);
    w.text(".]");
    w.finish()
}

pub(super) fn table_of(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("[");
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’šš ţţááƀƀļļéé ĥááš ñóóţ ƀééğúúñ.]");
    w.finish()
}

pub(super) fn with_against(partners: &[Message], opponents: &[Message]) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[Ŵŵííţĥ ");
    w.list(" ááññđ ", partners);
    w.text(", ááğğááííñšţ ");
    w.list(" ááññđ ", opponents);
    w.text(".]");
    w.finish()
}

pub(super) fn with(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("[Ŵŵííţĥ ");
    w.list(" ááññđ ", players);
    w.text(".]");
    w.finish()
}

pub(super) fn against(opponents: &[Message]) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("[Ááğğááííñšţ ");
    w.list(" ááññđ ", opponents);
    w.text(".]");
    w.finish()
}

pub(super) fn sides(one: &[Message], other: &[Message]) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[");
    w.list(" ááññđ ", one);
    w.text(" ááğğááííñšţ ");
    w.list(" ááññđ ", other);
    w.text(".]");
    w.finish()
}

pub(super) fn players(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(15);
    w.text("[");
    w.list(" ááññđ ", players);
    w.text(".]");
    w.finish()
}

pub(super) fn name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("[Đééááļ ");
    w.plain(deal);
    w.text(".]");
    w.finish()
}

pub(super) fn score(we: i32, they: i32) -> Message {
    let mut w = Writer::with_capacity(53);
    w.text("[Ŵŵéé ");
    w.points(&EN, we);
    w.text(", ţţĥĥééý ");
    w.points(&EN, they);
    w.text(".]");
    w.finish()
}

pub(super) fn score_alone(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(15);
    w.text("[");
    w.list(" ááññđ ", players);
    w.text(".]");
    w.finish()
}

pub(super) fn score_of(player: Player<'_>, points: i32) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýóóúú ");
            w.points(&EN, points);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ");
            w.points(&EN, points);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn score_sides(one: &[Message], one_points: i32, other: &[Message], other_points: i32) -> Message {
    let mut w = Writer::with_capacity(55);
    w.text("[");
    w.list(" ááññđ ", one);
    w.text(" ");
    w.points(&EN, one_points);
    w.text(", ");
    w.list(" ááññđ ", other);
    w.text(" ");
    w.points(&EN, other_points);
    w.text(".]");
    w.finish()
}

pub(super) fn ended(result: &Message) -> Message {
    let mut w = Writer::with_capacity(15);
    w.text("[");
    w.message(result);
    w.text(".]");
    w.finish()
}

pub(super) fn to_play(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(44);
    w.text("[");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" ííšš ţţóó ƥļááý.]");
    w.finish()
}
