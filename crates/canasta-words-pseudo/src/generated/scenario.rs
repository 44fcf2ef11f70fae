// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use canasta::Card;
use canasta_words::{Message, Number, Writer};

pub(super) fn not_json(error: &str) -> Message {
    let mut w = Writer::with_capacity(61);
    w.text("[ţţĥĥííšš ííšš ñóóţ ĴŠÓóÑ: ");
    w.isolated(error);
    w.text("]");
    w.finish()
}

pub(super) fn not_house_rules(found: &str) -> Message {
    let mut w = Writer::with_capacity(104);
    w.text("[ĥĥóóúúššéé řúúļééš áářéé áá ĴŠÓóÑ óóƀĵééçţ, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn perhaps(fault: &Message, near: &str) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[");
    w.message(fault);
    w.text(" (đđííđ ýóóúú ɱééááñ ");
    w.isolated(near);
    w.text("?)]");
    w.finish()
}

pub(super) fn unknown_field(part: canasta_words::messages::scenario::UnknownFieldPart, field: &str) -> Message {
    let mut w = Writer::with_capacity(83);
    w.text("[");
    match part {
        canasta_words::messages::scenario::UnknownFieldPart::File => {
            w.text("ţţĥĥéé ƒííļéé ĥááš ñóó ƒííééļđ ");
            w.isolated(field);
        }
        canasta_words::messages::scenario::UnknownFieldPart::Scenario => {
            w.text("ţţĥĥéé šçééñáářííóó ĥááš ñóó ƒííééļđ ");
            w.isolated(field);
        }
        canasta_words::messages::scenario::UnknownFieldPart::View => {
            w.text("ţţĥĥéé ṽííééŵ ĥááš ñóó ƒííééļđ ");
            w.isolated(field);
        }
        canasta_words::messages::scenario::UnknownFieldPart::Rules => {
            w.text("ţţĥĥéé řřúúļéé šééţ ĥááš ñóó ƒííééļđ ");
            w.isolated(field);
        }
        _ => {
            w.text("ƒƒļļááğğš ĥááš ñóó ƒííééļđ ");
            w.isolated(field);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn field_twice(part: canasta_words::messages::scenario::FieldTwicePart, field: &str) -> Message {
    let mut w = Writer::with_capacity(82);
    w.text("[");
    match part {
        canasta_words::messages::scenario::FieldTwicePart::File => {
            w.text("ţţĥéé ƒííļéé ñááɱééš ");
            w.isolated(field);
            w.text(" ţţŵííçéé");
        }
        canasta_words::messages::scenario::FieldTwicePart::Scenario => {
            w.text("ţţĥéé šçééñáářííóó ñááɱééš ");
            w.isolated(field);
            w.text(" ţţŵííçéé");
        }
        canasta_words::messages::scenario::FieldTwicePart::View => {
            w.text("ţţĥéé ṽííééŵ ñááɱééš ");
            w.isolated(field);
            w.text(" ţţŵííçéé");
        }
        canasta_words::messages::scenario::FieldTwicePart::Rules => {
            w.text("ţţĥĥéé řúúļéé šééţ ñááɱééš ");
            w.isolated(field);
            w.text(" ţţŵííçéé");
        }
        _ => {
            w.text("ƒƒļļááğš ñááɱééš ");
            w.isolated(field);
            w.text(" ţţŵííçéé");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn unknown_preset(presets: &str, found: &str) -> Message {
    let mut w = Writer::with_capacity(141);
    w.text("[řřúúļļééšš ɱɱúúšţ ƀéé ţĥéé ñááɱéé óóƒ áá ƥřééšééţ (");
    w.isolated(presets);
    w.text("), ñññóóóţţţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn field(name: &str) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.isolated(name);
    w.text("]");
    w.finish()
}

pub(super) fn field_of_seat(name: &str, seat: Number) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("[");
    w.isolated(name);
    w.text(" óóƒƒ šééááţ ");
    w.plain(seat);
    w.text("]");
    w.finish()
}

pub(super) fn field_of_side(name: &str, side: Number) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("[");
    w.isolated(name);
    w.text(" óóƒƒ šííđéé ");
    w.plain(side);
    w.text("]");
    w.finish()
}

pub(super) fn card(field: &Message, why: &Message) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("[");
    w.message(field);
    w.text(": ");
    w.message(why);
    w.text("]");
    w.finish()
}

pub(super) fn cards(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(121);
    w.text("[");
    w.message(field);
    w.text(": ççáářřđđšš áářřéé ŵŵřřííţţţééñ ļííķéé \"4Ĥ ŢĐ\", ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn number(field: &Message, low: &str, high: &str, found: &str) -> Message {
    let mut w = Writer::with_capacity(135);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé áá ñúúɱƀééř ƒřóóɱ ");
    w.isolated(low);
    w.text(" ţţóó ");
    w.isolated(high);
    w.text(", ññóóţţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn numbers(field: &Message, count: Number, low: &str, high: &str, found: &str) -> Message {
    let mut w = Writer::with_capacity(172);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀéé áá ļííšţ óóƒ ");
    w.plain(count);
    w.text(" ññúúɱɱƀƀééřš ƒřóóɱ ");
    w.isolated(low);
    w.text(" ţţóó ");
    w.isolated(high);
    w.text(", ññóóţţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn so_many_flags(field: &Message, count: Number, found: &str) -> Message {
    let mut w = Writer::with_capacity(173);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀéé áá ļííšţ óóƒ ");
    w.plain(count);
    w.text(" ṽṽááļļúúééšš, ééááçĥ ţřúúéé óóř ƒááļšéé, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn choice(field: &Message, words: &str, found: &str) -> Message {
    let mut w = Writer::with_capacity(94);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţ ƀéé óóñéé óóƒ ");
    w.isolated(words);
    w.text(", ññóóţţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn card_counts(field: &Message, count: Number, found: &str) -> Message {
    let mut w = Writer::with_capacity(146);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀéé áá ļííšţ óóƒ ");
    w.plain(count);
    w.text(" ññúúɱɱƀƀééřřšš óóƒ çáářđš, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn hands(field: &Message, count: Number, found: &str) -> Message {
    let mut w = Writer::with_capacity(116);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀéé áá ļííšţ óóƒ ");
    w.plain(count);
    w.text(" ĥĥááññđđš, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn entries(field: &Message, count: Number, found: &str) -> Message {
    let mut w = Writer::with_capacity(168);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀéé áá ļííšţ óóƒ ");
    w.plain(count);
    w.text(" ééññţţřřííééšš óóƒƒ ţĥéé řííğĥţ ţýƥéé, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn rules(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(126);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé ááññ óóƀĵééçţ óóƒ řúúļéé ƒííééļđš, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn players(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(111);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé áá ññúúɱɱƀééř ƒřóóɱ 2 ţóó 6, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn flag(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(98);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé ţřúúéé óóř ƒááļšéé, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn seat(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(114);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé ţĥéé ñúúɱƀééř óóƒ áá šééááţ, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn seat_or_null(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(178);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé ţţĥĥéé ññúúɱƀééř óóƒ áá šééááţ, óóř ñúúļļ ƒóóř áá šƥééçţááţóóř, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn phase(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(110);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé “đđřřááŵŵ” óóř “ƥļááý”, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn permission(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(102);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé “ýýééšš” óóř “ñóó”, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn ending(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(149);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé áá ŵŵááýý ţóó ééñđ áá đééááļ, ŵííţĥ ííţš šééááţ, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn list(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(79);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé áá ļííšţ, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn object(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(87);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé ááñ óóƀĵééçţ, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn whole_numbers(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(99);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé ŵŵĥóóļéé ñúúɱƀééřš, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn flags(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(141);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé áá ļííšţ óóƒ ţřúúéé óóř ƒááļšéé ṽááļúúééš, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn texts(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(102);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé áá ļļííšţ óóƒ ţééẋţš, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn ranks(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé řááñķš, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn card_count(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(107);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé áá ññúúɱƀééř óóƒ çáářđš, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn seen(field: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(158);
    w.text("[");
    w.message(field);
    w.text(" ɱɱúúššţţ ƀƀéé ŵŵĥĥááţţ ááļļļ ĥááṽéé šééééñ, ķñóóŵñ ááñđ ƥááššééđ, ñóóţ ");
    w.isolated(found);
    w.text("]");
    w.finish()
}

pub(super) fn missing_flag(flag: &str) -> Message {
    let mut w = Writer::with_capacity(180);
    w.text("[ƒƒļļááğğš ɱúúšţ ĥááṽéé ");
    w.isolated(flag);
    w.text("; ţţĥĥééýý áářřéé ŵŵĥááţ ţĥéé řééƒééřéééé ƥřííñţééđ, óóř ñóóţĥííñğ]");
    w.finish()
}

pub(super) fn in_flags(fault: &Message) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[ƒƒļļááğš: ");
    w.message(fault);
    w.text("]");
    w.finish()
}

pub(super) fn known_not_held(seat: Number) -> Message {
    let mut w = Writer::with_capacity(155);
    w.text("[ķķññóóŵŵññ ññááɱɱééš çáářđš ţĥááţ ţĥéé ĥááñđ óóƒ šééááţ ");
    w.plain(seat);
    w.text(" đđóóééšš ñóóţ ĥóóļđ]");
    w.finish()
}

pub(super) fn penalised_not_held(seat: Number) -> Message {
    let mut w = Writer::with_capacity(161);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text(" đđóóééšš ññóóţţ ĥĥóóļđ ááš ɱááñý řééđ ţĥřééééš ááš ŵééřéé ƥééñááļííšééđ]");
    w.finish()
}

pub(super) fn missing_from_view(field: &str) -> Message {
    let mut w = Writer::with_capacity(96);
    w.text("[áá ṽṽííééŵ ĥááš ");
    w.isolated(field);
    w.text("; ğğííṽéé ííţ ááš ííţ çááɱéé]");
    w.finish()
}

pub(super) fn red_threes_before_view(seat: Number) -> Message {
    let mut w = Writer::with_capacity(234);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text(" ļļááýýšš đđóóŵŵññ ííţţšš řřééđđ ţĥřééééš ƀééƒóóřéé ííţ ááçţš; áá ṽííééŵ šĥóóŵš ŵĥááţ ííš ţĥééřéé ááƒţééřŵáářđš]");
    w.finish()
}

pub(super) fn hand_size(seat: Number, given: Number, counted: Number) -> Message {
    let mut w = Writer::with_capacity(145);
    w.text("[ĥĥááññđ_šíížééš ĥááš ");
    w.plain(given);
    w.text(" ƒƒóóř šééááţ ");
    w.plain(seat);
    w.text(", ŵŵĥĥóóššéé ĥááñđ ĥááš ");
    w.plain(counted);
    w.text("]");
    w.finish()
}

pub(super) fn known_elsewhere(seat: Number) -> Message {
    let mut w = Writer::with_capacity(155);
    w.text("[ššééééññ ĥĥáášš çáářđš ííñ ţĥéé ĥááñđ óóƒ šééááţ ");
    w.plain(seat);
    w.text(" ţţĥááţ ļííéé ééļšééŵĥééřéé]");
    w.finish()
}

pub(super) fn known_too_many(seat: Number) -> Message {
    let mut w = Writer::with_capacity(160);
    w.text("[ššééééññ ĥĥáášš ɱóóřéé çáářđš ííñ ţĥéé ĥááñđ óóƒ šééááţ ");
    w.plain(seat);
    w.text(" ţţĥĥááññ ĥááñđ_šíížééš]");
    w.finish()
}

pub(super) fn shown_too_often(card: Card) -> Message {
    let mut w = Writer::with_capacity(110);
    w.text("[");
    w.text(tables::CARD[card.index()]);
    w.text(" ííšš ššĥĥóóŵŵñ ɱóóřéé óóƒţééñ ţĥááñ ííţ ííš ţĥééřéé]");
    w.finish()
}
