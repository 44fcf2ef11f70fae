// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use canasta::Card;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn at(line: Number, column: Number, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("[ļííñéé ");
    w.plain(line);
    w.text(", ççóóļļúúɱñ ");
    w.plain(column);
    w.text(": ");
    w.message(fault);
    w.text("]");
    w.finish()
}

pub(super) fn nothing(expected: &Message) -> Message {
    let mut w = Writer::with_capacity(80);
    w.text("[ééẋẋƥééçţééđ ");
    w.message(expected);
    w.text(", ƒƒóóúúññđ ñóóţĥííñğ]");
    w.finish()
}

pub(super) fn text(expected: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(80);
    w.text("[ééẋẋƥééçţééđ ");
    w.message(expected);
    w.text(", ƒƒóóúúññđ “");
    w.isolated(found);
    w.text("”]");
    w.finish()
}

pub(super) fn near(expected: &Message, found: &str, meant: &str) -> Message {
    let mut w = Writer::with_capacity(139);
    w.text("[ééẋẋƥééçţééđ ");
    w.message(expected);
    w.text(", ƒƒóóúúññđ “");
    w.isolated(found);
    w.text("” (đđííđđ ýóóúú ɱééááñ “");
    w.isolated(meant);
    w.text("”?)]");
    w.finish()
}

pub(super) fn count(expected: &Message, found: Number) -> Message {
    let mut w = Writer::with_capacity(74);
    w.text("[ééẋẋƥééçţééđ ");
    w.message(expected);
    w.text(", ƒƒóóúúññđ ");
    w.plain(found);
    w.text("]");
    w.finish()
}

pub(super) fn newer(version: &str) -> Message {
    let mut w = Writer::with_capacity(222);
    w.text("[ééẋẋƥƥééççţţééđđ “Çááñáášţáá řééçóóřđ 1”, ƒóóúúñđ ṽééřšííóóñ ");
    w.isolated(version);
    w.text(", ŵŵĥĥííççĥĥ ííšš ññééŵééř ţĥááñ ţĥííš ƥřóóğřááɱ]");
    w.finish()
}

pub(super) fn again(name: &str, first: Number) -> Message {
    let mut w = Writer::with_capacity(156);
    w.text("[ééẋẋƥééçţééđ “");
    w.isolated(name);
    w.text("” óóññççéé, ƒƒóóúúññđ ííţ ááğááííñ (ƒíířšţ ííñ ļííñéé ");
    w.plain(first);
    w.text(")]");
    w.finish()
}

pub(super) fn third_card(card: Card) -> Message {
    let mut w = Writer::with_capacity(150);
    w.text("[ééẋẋƥƥééççţééđ ééááçĥ çáářđ ţŵííçéé, ƒóóúúñđ ");
    w.text(tables::CARD[card.index()]);
    w.text(" ƒƒóóřř ţţĥéé ţĥíířđ ţííɱéé]");
    w.finish()
}

pub(super) fn deck(found: Number) -> Message {
    let mut w = Writer::with_capacity(126);
    w.text("[ééẋẋƥƥééççţţééđđ ţţĥĥéé 108 ççáářđš óóƒ ţŵóó ƥááçķš, ƒóóúúñđ ");
    w.number(&EN, found);
    w.text("]");
    w.finish()
}

pub(super) fn deck_missing(found: Number, missing: &str) -> Message {
    let mut w = Writer::with_capacity(167);
    w.text("[ééẋẋƥƥééççţţééđđ ţţĥĥéé 108 ççáářđš óóƒ ţŵóó ƥááçķš, ƒóóúúñđ ");
    w.number(&EN, found);
    w.text(" (ɱɱííššššííñğ: ");
    w.isolated(missing);
    w.text(")]");
    w.finish()
}

pub(super) fn deck_many_missing(found: Number, missing: Number) -> Message {
    let mut w = Writer::with_capacity(175);
    w.text("[ééẋẋƥƥééççţţééđđ ţţĥĥéé 108 ççáářđš óóƒ ţŵóó ƥááçķš, ƒóóúúñđ ");
    w.number(&EN, found);
    w.text(" (");
    w.number(&EN, missing);
    w.text(" áářřéé ɱɱííššííñğ)]");
    w.finish()
}

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(35);
    w.text("[“Đđééááļ ");
    w.plain(deal);
    w.text("”]");
    w.finish()
}

pub(super) fn seat(seat: Number) -> Message {
    let mut w = Writer::with_capacity(164);
    w.text("[áá ļļííñéé ļííķéé “Šééááţ ");
    w.plain(seat);
    w.text(": Ááññññáá”, ƀééçááúúšéé ééṽééřý šééááţ ĥááš áá ñááɱéé]");
    w.finish()
}

pub(super) fn seat_number(last: Number) -> Message {
    let mut w = Writer::with_capacity(56);
    w.text("[áá ššééááţţ ƒřóóɱ 0 ţóó ");
    w.plain(last);
    w.text("]");
    w.finish()
}

pub(super) fn short_name(most: Number) -> Message {
    let mut w = Writer::with_capacity(84);
    w.text("[áá ññááɱɱéé óóƒ ááţ ɱóóšţ ");
    w.number(&EN, most);
    w.text(" ļļééţţţééřš]");
    w.finish()
}

pub(super) fn preset(names: &str) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("[ţţĥĥéé ñááɱéé óóƒ áá řúúļéé šééţ (");
    w.isolated(names);
    w.text(")]");
    w.finish()
}

pub(super) fn result(last: Number) -> Message {
    let mut w = Writer::with_capacity(140);
    w.text("[“ššííđđéé 0 ŵŵóóññ” (ţţĥéé šííđééš áářéé 0 ţóó ");
    w.plain(last);
    w.text(") óóřř “ññóóţ óóṽééř”]");
    w.finish()
}

pub(super) fn numbers(sides: Number) -> Message {
    let mut w = Writer::with_capacity(170);
    w.text("[");
    match sides.0 {
        0 => {
            w.text("áá ŵŵĥĥóóļļéé ñúúɱƀééř ƒóóř ééááçĥ šííđéé, ŵííţĥóóúúţ áá çóóɱɱáá ííñ ííţ");
        }
        _ => {
            w.text("áá ŵŵĥĥóóļļéé ñúúɱƀééř ƒóóř ééááçĥ óóƒ ţĥéé ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(" ššííđđééš, ŵííţĥóóúúţ áá çóóɱɱáá ííñ ííţ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn number(low: &str, high: &str) -> Message {
    let mut w = Writer::with_capacity(88);
    w.text("[áá ŵŵĥĥóóļéé ñúúɱƀééř ƒřóóɱ ");
    w.isolated(low);
    w.text(" ţţóó ");
    w.isolated(high);
    w.text("]");
    w.finish()
}

pub(super) fn meant(name: &str) -> Message {
    let mut w = Writer::with_capacity(81);
    w.text("[“");
    w.isolated(name);
    w.text("” óóřř áá ļļééšš šííɱííļáář ñááɱéé]");
    w.finish()
}

pub(super) fn named(name: &str) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("[áá ļļííñéé “");
    w.isolated(name);
    w.text(":”]");
    w.finish()
}

pub(super) fn persons(seats: Number) -> Message {
    let mut w = Writer::with_capacity(177);
    w.text("[");
    match seats.0 {
        0 => {
            w.text("ƒƒóóřř ééááççĥĥ ššééááţţ ţĥéé ñúúɱƀééř óóƒ áá ƥééřšóóñ, óóř “-” ƒóóř áá ƀóóţ");
        }
        _ => {
            w.text("ƒƒóóřř ééááçĥ óóƒ ţĥéé ");
            w.spelled(&EN, &tables::NUMBER, seats);
            w.text(" ššééááţţšš ţţĥĥéé ññúúɱƀééř óóƒ áá ƥééřšóóñ, óóř “-” ƒóóř áá ƀóóţ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn digits(digits: Number) -> Message {
    let mut w = Writer::with_capacity(67);
    w.text("[");
    w.number(&EN, digits);
    w.text(" ĥĥééẋááđééçííɱááļ đííğííţš]");
    w.finish()
}

pub(super) fn in_deal(deal: Number, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(42);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text(": ");
    w.message(fault);
    w.text(".]");
    w.finish()
}

pub(super) fn in_turn(deal: Number, turn: Number, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text(", ţţúúřřñ ");
    w.number(&EN, turn);
    w.text(": ");
    w.message(fault);
    w.text(".]");
    w.finish()
}

pub(super) fn in_act(deal: Number, turn: Number, act: Number, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(98);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text(", ţţúúřřñ ");
    w.number(&EN, turn);
    w.text(", ááççţţ ");
    w.number(&EN, act);
    w.text(": ");
    w.message(fault);
    w.text(".]");
    w.finish()
}

pub(super) fn deck_size(cards: Number) -> Message {
    let mut w = Writer::with_capacity(100);
    w.text("[áá đđééççķķ ĥĥáášš 108 ççáářđš; ţĥííš óóñéé ĥááš ");
    w.number(&EN, cards);
    w.text("]");
    w.finish()
}

pub(super) fn deck_times(card: Card, times: Number) -> Message {
    let mut w = Writer::with_capacity(171);
    w.text("[");
    match times.0 {
        0 => {
            w.text("áá đđééççķķ ĥĥáášš ééṽééřý çáářđ ţŵííçéé, ƀúúţ ");
            w.text(tables::CARD[card.index()]);
            w.text(" ííšš ññóóţ ííñ ţĥííš óóñéé");
        }
        _ => match EN.plural(times.0) {
            Plural::One => {
                w.text("áá đđééççķķ ĥĥáášš ééṽééřý çáářđ ţŵííçéé, ƀúúţ ");
                w.text(tables::CARD[card.index()]);
                w.text(" ííšš ííññ ţĥííš óóñéé óóñļý óóñçéé");
            }
            _ => {
                w.text("áá đđééççķķ ĥĥáášš ééṽééřý çáářđ ţŵííçéé, ƀúúţ ");
                w.text(tables::CARD[card.index()]);
                w.text(" ííšš ííññ ţĥííš óóñéé ");
                w.spelled(&EN, &tables::NUMBER, times);
                w.text(" ţţííɱééš");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn no_seat(seat: Number) -> Message {
    let mut w = Writer::with_capacity(58);
    w.text("[ţţĥééřéé ííš ñóó šééááţ ");
    w.plain(seat);
    w.text("]");
    w.finish()
}

pub(super) fn dealer(seat: Number, due: Number) -> Message {
    let mut w = Writer::with_capacity(127);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text(" đđééááļļšš, ƀƀúúţ ííţ ííš ţĥéé ţúúřñ óóƒ šééááţ ");
    w.plain(due);
    w.text("]");
    w.finish()
}

pub(super) fn not_to_act(seat: Number, due: Number) -> Message {
    let mut w = Writer::with_capacity(105);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text(" ááççţţšš, ƀúúţ šééááţ ");
    w.plain(due);
    w.text(" ííšš ţóó ááçţ]");
    w.finish()
}

pub(super) fn deal_over(seat: Number) -> Message {
    let mut w = Writer::with_capacity(97);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text(" ááççţţšš, ƀúúţ ţĥéé đééááļ ííš óóṽééř]");
    w.finish()
}

pub(super) fn illegal(seat: Number, act: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(118);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text(" ƥƥļļááýýš “");
    w.isolated(act);
    w.text("”. Ññóóţţ ƥƥóóššííƀļéé: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn score(written: &[Message], counted: &[Message]) -> Message {
    let mut w = Writer::with_capacity(106);
    w.text("[ţţĥĥéé šçóóřéé ííš ğííṽééñ ááš ");
    w.list(" ááññđ ", written);
    w.text(", ƀƀúúţţ ííš ");
    w.list(" ááññđ ", counted);
    w.text("]");
    w.finish()
}

pub(super) fn points(points: i32) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn game_over(side: Number) -> Message {
    let mut w = Writer::with_capacity(120);
    w.text("[ţţĥĥéé ğááɱéé ŵááš ááļřééááđý óóṽééř: šííđéé ");
    w.plain(side);
    w.text(" ĥĥááđđ ŵóóñ]");
    w.finish()
}

pub(super) fn no_game(players: Number) -> Message {
    let mut w = Writer::with_capacity(132);
    w.text("[");
    match players.0 {
        0 => {
            w.text("Ññóó ƥƥļļááýýééřřš áářéé ñááɱééđ; ţŵóó ţóó šííẋ çááñ ƥļááý.");
        }
        _ => match EN.plural(players.0) {
            Plural::One => {
                w.text("Óóññéé ƥƥļļááýýééřř çááññóóţ ƥļááý ááļóóñéé; ţŵóó ţóó šííẋ çááñ ƥļááý.");
            }
            _ => {
                w.number(&EN, players);
                w.text(" ƥƥļļááýýééřřšš áářřéé ţóóóó ɱááñý; ţŵóó ţóó šííẋ çááñ ƥļááý.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn totals(sides: Number, totals: Number) -> Message {
    let mut w = Writer::with_capacity(186);
    w.text("[");
    match EN.plural(totals.0) {
        Plural::One => {
            w.text("Ţĥééřéé áářéé ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(" ššííđđééšš, ƀƀúúţţ ţĥééřéé ííš óóñéé ţóóţááļ ƀééƒóóřéé ţĥéé ƒíířšţ đééááļ.");
        }
        _ => {
            w.text("Ţĥééřéé áářéé ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(" ššííđđééš, ƀúúţ ţĥééřéé áářéé ");
            w.spelled(&EN, &tables::NUMBER, totals);
            w.text(" ţţóóţţááļļš ƀééƒóóřéé ţĥéé ƒíířšţ đééááļ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn total(total: i32) -> Message {
    let mut w = Writer::with_capacity(111);
    w.text("[Ññóó ğğááɱéé çááñ řééááçĥ áá ţóóţááļ óóƒ ");
    w.points(&EN, total);
    w.text(" ƥƥóóííññţš.]");
    w.finish()
}

pub(super) fn winner(named: Number, winner: Number) -> Message {
    let mut w = Writer::with_capacity(138);
    w.text("[Šííđéé ");
    w.plain(named);
    w.text(" ííšš ññááɱɱééđđ ááš ţĥéé ŵííññééř, ƀúúţ šííđéé ");
    w.plain(winner);
    w.text(" ŵŵóóñ.]");
    w.finish()
}

pub(super) fn no_winner(named: Number) -> Message {
    let mut w = Writer::with_capacity(141);
    w.text("[Šííđéé ");
    w.plain(named);
    w.text(" ííšš ññááɱɱééđđ áášš ţĥéé ŵííññééř, ƀúúţ ñóó šííđéé ĥááš ŵóóñ.]");
    w.finish()
}
