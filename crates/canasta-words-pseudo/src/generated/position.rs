// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use canasta::{Card, Kind};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn seat(part: &str, seat: Number, last: Number) -> Message {
    let mut w = Writer::with_capacity(122);
    w.text("[");
    w.isolated(part);
    w.text(" ííšš šééááţ ");
    w.plain(seat);
    w.text(", ƀƀúúţţ ţţĥéé šééááţš áářéé 0 ţóó ");
    w.plain(last);
    w.text("]");
    w.finish()
}

pub(super) fn length(part: &str, wanted: Number, found: Number) -> Message {
    let mut w = Writer::with_capacity(106);
    w.text("[");
    w.isolated(part);
    w.text(" ɱɱúúššţ ĥááṽéé ");
    match EN.plural(wanted.0) {
        Plural::One => {
            w.text("óóññéé ééñţřý");
        }
        _ => {
            w.number(&EN, wanted);
            w.text(" ééññţřííééš");
        }
    }
    w.text(", ññóóţţ ");
    w.number(&EN, found);
    w.text("]");
    w.finish()
}

pub(super) fn score(side: Number, points: i32) -> Message {
    let mut w = Writer::with_capacity(94);
    w.text("[šííđéé ");
    w.plain(side);
    w.text(" ççááñññóóţ ĥááṽéé ");
    w.points(&EN, points);
    w.text(" ƥƥóóííñţš]");
    w.finish()
}

pub(super) fn card_too_often(card: Card, times: Number) -> Message {
    let mut w = Writer::with_capacity(128);
    w.text("[");
    w.text(tables::CARD[card.index()]);
    w.text(" ííšš ñááɱééđ ");
    w.spelled(&EN, &tables::NUMBER, times);
    w.text(" ţţííɱɱééšš, ƀúúţ ţĥééřéé áářéé óóñļý ţŵóó]");
    w.finish()
}

pub(super) fn too_few_cards(seat: Number) -> Message {
    let mut w = Writer::with_capacity(139);
    w.text("[ţţóóóó ƒƒééŵŵ ççáářřđđš áářéé ļééƒţ ţóó ƒííļļ ţĥéé ĥááñđ óóƒ šééááţ ");
    w.plain(seat);
    w.text("]");
    w.finish()
}

pub(super) fn meld(side: Number, cards: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(119);
    w.text("[šííđéé ");
    w.plain(side);
    w.text(" ççááññññóóţţ ĥááṽéé ţĥéé ɱééļđ “");
    w.isolated(cards);
    w.text("”: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn long_meld(side: Number, why: &str) -> Message {
    let mut w = Writer::with_capacity(128);
    w.text("[šííđéé ");
    w.plain(side);
    w.text(" ççááññññóóţţ ĥĥááṽṽéé ííţš ṽééřý ļóóñğ ɱééļđ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn two_melds(side: Number, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(86);
    w.text("[šííđéé ");
    w.plain(side);
    w.text(" ĥĥáášš ţţŵŵóó ɱééļđš óóƒ ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn not_a_red_three(card: Card, side: Number) -> Message {
    let mut w = Writer::with_capacity(112);
    w.text("[");
    w.text(tables::CARD[card.index()]);
    w.text(" ííšš ááɱɱóóññğğ ţĥéé řééđ ţĥřééééš óóƒ šííđéé ");
    w.plain(side);
    w.text("]");
    w.finish()
}

pub(super) fn red_three_in_hand(seat: Number) -> Message {
    let mut w = Writer::with_capacity(180);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text(" ĥĥóóļļđđšš áá řřééđđ ţţĥĥřřéééé, ŵĥííçĥ ƀééļóóñğš óóñ ţĥéé ţááƀļéé ƀý ţĥéé řúúļééš]");
    w.finish()
}

pub(super) fn empty_hand(seat: Number) -> Message {
    let mut w = Writer::with_capacity(104);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text(" ííšš ţţóó ƥƥļļááýý ƀúúţ ĥóóļđš ñóó çáářđš]");
    w.finish()
}

pub(super) fn melded_without_meld(seat: Number) -> Message {
    let mut w = Writer::with_capacity(168);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text(" ííšš ɱɱáářřķķééđđ áášš ĥĥááṽííñğ ɱééļđééđ, ƀúúţ ííţš šííđéé ĥááš ñóó ɱééļđš]");
    w.finish()
}
