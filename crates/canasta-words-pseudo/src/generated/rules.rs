// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn players(count: Number, first: Number, second: Number, third: Number, fourth: Number) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("[");
    match count.0 {
        1 => {
            w.spelled(&EN, &tables::NUMBER, first);
        }
        2 => {
            w.spelled(&EN, &tables::NUMBER, first);
            w.text(" óóřř ");
            w.spelled(&EN, &tables::NUMBER, second);
        }
        3 => {
            w.spelled(&EN, &tables::NUMBER, first);
            w.text(", ");
            w.spelled(&EN, &tables::NUMBER, second);
            w.text(" óóřř ");
            w.spelled(&EN, &tables::NUMBER, third);
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, first);
            w.text(", ");
            w.spelled(&EN, &tables::NUMBER, second);
            w.text(", ");
            w.spelled(&EN, &tables::NUMBER, third);
            w.text(" óóřř ");
            w.spelled(&EN, &tables::NUMBER, fourth);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn sides(players: Number) -> Message {
    let mut w = Writer::with_capacity(173);
    w.text("[");
    match players.0 {
        4 => {
            w.text("Ƒƒóóúúřř ƥƥļļááýý, ţţŵóó ááğááííñšţ ţŵóó. Ƥáářţñééřš šííţ óóƥƥóóšííţéé ééááçĥ óóţĥééř.");
        }
        6 => {
            w.text("Ššííẋẋ ƥƥļļááýý, ţţĥĥřéééé ááğááííñšţ ţĥřéééé. Ƥáářţñééřš ááñđ óóƥƥóóñééñţš ááļţééřñááţéé.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, players);
            w.text(" ƥƥļļááý, ééááçĥ ááļóóñéé.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn seating_drawn(alone: bool) -> Message {
    let mut w = Writer::with_capacity(397);
    w.text("[");
    match alone {
        true => {
            w.text("Ššééááţţšš áářřéé đééçííđééđ ƀý đřááŵííñğ çáářđš.");
        }
        false => {
            w.text("Ƥƥáářřţţññééřřšš ááññđ šééááţš áářéé đééçííđééđ ƀý đřááŵííñğ çáářđš.");
        }
    }
    w.text(" Ţţĥĥéé ááççéé ííšš ĥĥííğğĥĥ ááññđđ ţţĥĥéé ţţŵŵóó ííšš ļóóŵ; ŵííţĥííñ áá řááñķ, šƥááđééš áářéé ĥííğĥééšţ, ţĥééñ ĥééáářţš, đííááɱóóñđš ááñđ çļúúƀš.]");
    w.finish()
}

pub(super) fn seating_highest(players: canasta_words::messages::rules::SeatingHighestPlayers) -> Message {
    let mut w = Writer::with_capacity(323);
    w.text("[");
    match players {
        canasta_words::messages::rules::SeatingHighestPlayers::Any => {
            w.text("Ţţĥĥéé ƥƥļļááýýééřř ŵŵííţţĥĥ ţţĥĥéé ĥĥííğğĥĥééššţţ çáářđ çĥóóóóšééš áá šééááţ, ááñđ ţĥéé ƥáářţñééřš, ííƒ ţĥééřéé áářéé ááñý, áářéé ţĥóóšéé ŵííţĥ ţĥéé ñééẋţ ĥííğĥééšţ çáářđš.");
        }
        canasta_words::messages::rules::SeatingHighestPlayers::Two => {
            w.text("Ţţĥĥéé ƥƥļļááýýééřř ŵŵííţţĥĥ ţĥéé ĥííğĥééšţ çáářđ çĥóóóóšééš áá šééááţ, ááñđ ţĥéé óóţĥééř ƥļááýééř šííţš óóƥƥóóšííţéé.");
        }
        canasta_words::messages::rules::SeatingHighestPlayers::Four => {
            w.text("Ţţĥĥéé ƥƥļļááýýééřř ŵŵííţţĥĥ ţţĥĥéé ĥĥííğğĥĥééšţ çáářđ çĥóóóóšééš áá šééááţ, ááñđ ţĥéé ƥļááýééř ŵííţĥ ţĥéé šééçóóñđ ĥííğĥééšţ ííš ţĥéé ƥáářţñééř.");
        }
        canasta_words::messages::rules::SeatingHighestPlayers::Six => {
            w.text("Ţţĥĥéé ƥƥļļááýýééřř ŵŵííţţĥĥ ţţĥĥéé ĥĥííğğĥĥééššţ çáářđ çĥóóóóšééš áá šééááţ, ááñđ ţĥéé ţŵóó ŵííţĥ ţĥéé ñééẋţ ĥííğĥééšţ çáářđš áářéé ţĥéé ƥáářţñééřš.");
        }
        _ => {
            w.text("Ţţĥĥéé ƥƥļļááýýééřř ŵŵííţţĥĥ ţţĥĥéé ĥĥííğğĥĥééšţ çáářđ çĥóóóóšééš áá šééááţ, ááñđ ţĥéé óóţĥééřš šííţ ţóó ţĥéé ļééƒţ ííñ ţĥéé óóřđééř óóƒ ţĥééííř çáářđš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn seating_again(ends: bool) -> Message {
    let mut w = Writer::with_capacity(373);
    w.text("[");
    match ends {
        true => {
            w.text("Áá ƥƥļļááýýééřř ŵŵĥĥóó đđřřááŵŵšš áá ĵĵóóķķééřř, ţţĥéé šááɱéé çáářđ ááš ááñóóţĥééř ƥļááýééř, ɱóóřéé ţĥááñ óóñéé çáářđ, óóř óóñéé óóƒ ţĥéé ƒóóúúř çáářđš ááţ ééííţĥééř ééñđ óóƒ ţĥéé ƥááçķ đřááŵš ááğááííñ.");
        }
        false => {
            w.text("Áá ƥƥļļááýýééřř ŵŵĥĥóó đđřřááŵš áá ĵóóķééř, óóř ţĥéé šááɱéé çáářđ ááš ááñóóţĥééř ƥļááýééř, đřááŵš ááğááííñ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn seating_optional(alone: bool) -> Message {
    let mut w = Writer::with_capacity(214);
    w.text("[");
    match alone {
        true => {
            w.text("Ţţĥĥéé ƥƥļļááýýééřřšš ççĥĥóóóóššéé ţĥééííř šééááţš ááš ţĥééý ļííķéé; ţĥééý ɱááý đřááŵ çáářđš ƒóóř ţĥééɱ.");
        }
        false => {
            w.text("Ţţĥĥéé ƥƥļļááýýééřřšš ççĥĥóóóóššéé ƥƥáářřţñééřš ááñđ šééááţš ááš ţĥééý ļííķéé; ţĥééý ɱááý đřááŵ çáářđš ƒóóř ţĥééɱ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn seating_fixed(alone: bool) -> Message {
    let mut w = Writer::with_capacity(197);
    w.text("[");
    match alone {
        true => {
            w.text("Ţţĥĥééřřéé ííšš ññóó đđřřááŵ ƒóóř šééááţš: ţĥéé ƥļááýééřš šííţ ááš ţĥééý ĥááṽéé ááğřééééđ.");
        }
        false => {
            w.text("Ţţĥĥééřřéé ííšš ññóó đđřřááŵŵ ƒóóř ƥáářţñééřš: ţĥéé ƥáářţñééřšĥííƥš áářéé ƒííẋééđ ƀééƒóóřéé ţĥéé ğááɱéé.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn hand_size(cards: Number) -> Message {
    let mut w = Writer::with_capacity(88);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Ééááççĥĥ ƥƥļļááýééř ííš đééááļţ 1 çáářđ.");
        }
        _ => {
            w.text("Ééááççĥĥ ƥļááýééř ííš đééááļţ ");
            w.number(&EN, cards);
            w.text(" ççáářřđš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn hand_sizes(hands: &[Message]) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("[Ééááççĥĥ ƥļááýééř ííš đééááļţ ");
    w.list(" ááññđ ", hands);
    w.text(".]");
    w.finish()
}

pub(super) fn hand_size_when(cards: Number, players: &Message) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("1 ççáářřđđ ŵĥééñ ");
            w.message(players);
            w.text(" ƥƥļááý");
        }
        _ => {
            w.number(&EN, cards);
            w.text(" ççáářřđđš ŵĥééñ ");
            w.message(players);
            w.text(" ƥƥļááý");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn exact_deal_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(439);
    w.text("[");
    match points {
        0 => {
            w.text("Áá đđééááļļééřř ŵŵĥĥóó ƥƥííççķķšš úúƥ ééẋááçţļý ţĥéé çáářđš ñééééđééđ ƒóóř ţĥéé đééááļ ééáářñš ñóóţĥííñğ ƒóóř ííţ.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("Áá đđééááļļééřř ŵŵĥĥóó ƥƥííççķķšš úúƥƥ ééẋẋááçţļý ţĥéé çáářđš ñééééđééđ ƒóóř ţĥéé đééááļ, ŵííţĥ óóř ŵííţĥóóúúţ ţĥéé óóñéé ţóó ƀéé ţúúřñééđ úúƥ, ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţ. Ŵŵĥĥééřřéé ţĥéé ƥřóóğřááɱ đééááļš, ţĥííš ííš ñééṽééř ééáářñééđ.");
            }
            _ => {
                w.text("Áá đđééááļļééřř ŵŵĥĥóó ƥƥííççķķšš úúƥƥ ééẋẋááçţļý ţĥéé çáářđš ñééééđééđ ƒóóř ţĥéé đééááļ, ŵííţĥ óóř ŵííţĥóóúúţ ţĥéé óóñéé ţóó ƀéé ţúúřñééđ úúƥ, ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţšš. Ŵŵĥĥééřéé ţĥéé ƥřóóğřááɱ đééááļš, ţĥííš ííš ñééṽééř ééáářñééđ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn draw_count(cards: Number) -> Message {
    let mut w = Writer::with_capacity(188);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Ýýóóúú đđřřááŵŵ óóññéé ççáářřđ ƒřóóɱ ţĥéé šţóóçķ ííñ áá ţúúřñ, ááñđ ýóóúú đííšçáářđ óóñéé.");
        }
        _ => {
            w.text("Ýýóóúú đřááŵ ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" ççáářřđđšš ƒƒřřóóɱɱ ţţĥĥéé šţóóçķ ííñ áá ţúúřñ, ƀúúţ ýóóúú đííšçáářđ óóñļý óóñéé.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn draw_counts(draws: &[Message]) -> Message {
    let mut w = Writer::with_capacity(162);
    w.text("[Ííññ áá ţţúúřřññ ýýóóúú đřááŵ ƒřóóɱ ţĥéé šţóóçķ ");
    w.list(" ááññđ ", draws);
    w.text("; ýýóóúú đđííššçáářđ óóñļý óóñéé.]");
    w.finish()
}

pub(super) fn draw_count_when(cards: Number, players: &Message) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("óóññéé ççáářđ ŵĥééñ ");
            w.message(players);
            w.text(" ƥƥļááý");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" ççáářřđđš ŵĥééñ ");
            w.message(players);
            w.text(" ƥƥļááý");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn undeclared_penalty(points: i32) -> Message {
    let mut w = Writer::with_capacity(298);
    w.text("[");
    match points {
        0 => {
            w.text("Áá řřééđđ ţţĥĥřřéééé ţĥááţ ýóóúú đóó ñóóţ đééçļáářéé çóóšţš ñóóţĥííñğ.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("Áá řřééđđ ţţĥĥřřéééé ţţĥĥááţţ ýýóóúú ššţţííļļļ ĥóóļđ ŵĥééñ ýóóúúř ţúúřñ ééñđš, óóř ŵĥééñ ţĥéé đééááļ ééñđš, çóóšţš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţ, óóñçéé ƒóóř ééááçĥ çáářđ.");
            }
            _ => {
                w.text("Áá řřééđđ ţţĥĥřřéééé ţţĥĥááţţ ýýóóúú ššţţííļļļ ĥóóļđ ŵĥééñ ýóóúúř ţúúřñ ééñđš, óóř ŵĥééñ ţĥéé đééááļ ééñđš, çóóšţš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţšš, óóñçéé ƒóóř ééááçĥ çáářđ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn red_three_bonus(points: i32, alone: bool) -> Message {
    let mut w = Writer::with_capacity(334);
    w.text("[");
    match points {
        0 => {
            w.text("Áá řřééđđ ţţĥĥřřéééé óóñ ţĥéé ţááƀļéé çóóúúñţš ƒóóř ñóóţĥííñğ.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => match alone {
                true => {
                    w.text("Ééááççĥĥ řřééđ ţĥřéééé óóñ ţĥéé ţááƀļéé çóóúúñţš ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţ: ƒƒóóřř ýóóúú ííƒ ýóóúú ĥááṽéé áá ɱééļđ ááţ ţĥéé ééñđ óóƒ ţĥéé đééááļ, ááğááííñšţ ýóóúú ííƒ ýóóúú ĥááṽéé ñóóñéé.");
                }
                false => {
                    w.text("Ééááççĥĥ řřééđ ţĥřéééé óóñ ţĥéé ţááƀļéé çóóúúñţš ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţ: ƒƒóóřř ýýóóúúřř ššííđéé ííƒ ííţ ĥááš áá ɱééļđ ááţ ţĥéé ééñđ óóƒ ţĥéé đééááļ, ááğááííñšţ ííţ ííƒ ííţ ĥááš ñóóñéé.");
                }
            },
            _ => match alone {
                true => {
                    w.text("Ééááççĥĥ řřééđ ţĥřéééé óóñ ţĥéé ţááƀļéé çóóúúñţš ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţšš: ƒƒóóř ýóóúú ííƒ ýóóúú ĥááṽéé áá ɱééļđ ááţ ţĥéé ééñđ óóƒ ţĥéé đééááļ, ááğááííñšţ ýóóúú ííƒ ýóóúú ĥááṽéé ñóóñéé.");
                }
                false => {
                    w.text("Ééááççĥĥ řřééđ ţĥřéééé óóñ ţĥéé ţááƀļéé çóóúúñţš ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţšš: ƒƒóóřř ýýóóúúřř šííđéé ííƒ ííţ ĥááš áá ɱééļđ ááţ ţĥéé ééñđ óóƒ ţĥéé đééááļ, ááğááííñšţ ííţ ííƒ ííţ ĥááš ñóóñéé.");
                }
            },
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn four_red_threes_bonus(points: i32, alone: bool) -> Message {
    let mut w = Writer::with_capacity(244);
    w.text("[");
    match points {
        0 => match alone {
            true => {
                w.text("Ááļļļļ ƒƒóóúúřř řřééđ ţĥřééééš ŵííţĥ óóñéé ƥļááýééř çóóúúñţ ñóóţĥííñğ.");
            }
            false => {
                w.text("Ááļļļļ ƒƒóóúúřř řééđ ţĥřééééš óóñ óóñéé šííđéé çóóúúñţ ñóóţĥííñğ.");
            }
        },
        _ => match EN.plural_of_points(points) {
            Plural::One => match alone {
                true => {
                    w.text("Ááļļļļ ƒƒóóúúřř řééđ ţĥřééééš ŵííţĥ óóñéé ƥļááýééř çóóúúñţ ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţ ííññ ááļļļ, ƒóóř óóř ááğááííñšţ ííñ ţĥéé šááɱéé ŵááý.");
                }
                false => {
                    w.text("Ááļļļļ ƒƒóóúúř řééđ ţĥřééééš óóñ óóñéé šííđéé çóóúúñţ ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţ ííññ ááļļļ, ƒóóř óóř ááğááííñšţ ííñ ţĥéé šááɱéé ŵááý.");
                }
            },
            _ => match alone {
                true => {
                    w.text("Ááļļļļ ƒƒóóúúřř řééđ ţĥřééééš ŵííţĥ óóñéé ƥļááýééř çóóúúñţ ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţšš ííññ ááļļ, ƒóóř óóř ááğááííñšţ ííñ ţĥéé šááɱéé ŵááý.");
                }
                false => {
                    w.text("Ááļļļļ ƒƒóóúúř řééđ ţĥřééééš óóñ óóñéé šííđéé çóóúúñţ ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţšš ííññ ááļļ, ƒóóř óóř ááğááííñšţ ííñ ţĥéé šááɱéé ŵááý.");
                }
            },
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn melds_of_side(alone: bool) -> Message {
    let mut w = Writer::with_capacity(502);
    w.text("[");
    match alone {
        true => {
            w.text("Ýýóóúú ĥĥááṽṽéé óóññéé ɱɱééļļđđ óóƒƒ ééááççĥĥ řřááññķķ, ţţóó ŵŵĥĥííçĥ ɱóóřéé çáářđš ɱááý ƀéé ááđđééđ ļááţééř. Ýóóúú ɱááý ɱééļđ áá řááñķ ţĥááţ óóţĥééřš ĥááṽéé ɱééļđééđ, ƀúúţ ñééṽééř ááđđ ţóó ţĥééííř ɱééļđš.");
        }
        false => {
            w.text("Ţţĥĥéé ɱɱééļļđđšš óóƒƒ áá ššííđđéé ƀƀééļļóóññğğ ţţóó ááļļļļ ííţţšš ƥƥļļááýýééřřšš. Ííţţ ĥááš óóñéé ɱééļđ óóƒ ééááçĥ řááñķ, ţóó ŵĥííçĥ çáářđš ɱááý ƀéé ááđđééđ ļááţééř. Ýóóúú ɱááý ɱééļđ áá řááñķ ţĥááţ ţĥéé óóƥƥóóñééñţš ĥááṽéé ɱééļđééđ, ƀúúţ ñééṽééř ááđđ ţóó ţĥééííř ɱééļđš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn natural_canasta_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(165);
    w.text("[");
    match points {
        0 => {
            w.text("Áá ññááţţúúřááļ çááñáášţáá ééáářñš ñóó ƀóóñúúš.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("Áá ññááţúúřááļ çááñáášţáá ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţ ííñ ááđđííţííóóñ ţóó ííţš çáářđš.");
            }
            _ => {
                w.text("Áá ññááţúúřááļ çááñáášţáá ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţšš ííñ ááđđííţííóóñ ţóó ííţš çáářđš.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn mixed_canasta_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(160);
    w.text("[");
    match points {
        0 => {
            w.text("Áá ɱɱííẋẋééđ çááñáášţáá ééáářñš ñóó ƀóóñúúš.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("Áá ɱɱííẋééđ çááñáášţáá ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţ ííñ ááđđííţííóóñ ţóó ííţš çáářđš.");
            }
            _ => {
                w.text("Áá ɱɱííẋééđ çááñáášţáá ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţšš ííñ ááđđííţííóóñ ţóó ííţš çáářđš.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn concealed_canasta_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(425);
    w.text("[");
    match points {
        0 => {
            w.text("Áá ççááññááššţţáá ţţĥĥááţ ííš ļááííđ đóóŵñ ááļļ ááţ óóñçéé ééáářñš ñóó ɱóóřéé ţĥááñ ááñý óóţĥééř.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("Áá ççóóññççééááļļééđđ ççááññááššţţáá, ļļááííđ đóóŵñ ááļļ ááţ óóñçéé ƒřóóɱ ýóóúúř ĥááñđ, ŵííţĥ óóř ŵííţĥóóúúţ ţĥéé ƥííļéé’š ţóóƥ çáářđ, ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţ ɱɱóóřřéé, ááññđ ķééééƥš ííţ ŵĥééñ çáářđš áářéé ááđđééđ ļááţééř.");
            }
            _ => {
                w.text("Áá ççóóññççééááļļééđđ ççááññááššţţáá, ļļááííđ đóóŵñ ááļļ ááţ óóñçéé ƒřóóɱ ýóóúúř ĥááñđ, ŵííţĥ óóř ŵííţĥóóúúţ ţĥéé ƥííļéé’š ţóóƥ çáářđ, ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţţšš ɱɱóóřřéé, ááññđ ķééééƥš ţĥééɱ ŵĥééñ çáářđš áářéé ááđđééđ ļááţééř.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn opening(alone: bool) -> Message {
    let mut w = Writer::with_capacity(140);
    w.text("[");
    match alone {
        true => {
            w.text("Ýýóóúúřř ƒƒíířšţ ɱééļđ ííñ áá đééááļ ííš ýóóúúř óóƥééñííñğ.");
        }
        false => {
            w.text("Ţţĥĥéé ƒƒíířřššţ ɱééļđ óóƒ ýóóúúř šííđéé ííñ áá đééááļ ííš ííţš óóƥééñííñğ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn minimums(alone: bool, below: i32, zero: i32, middle: i32, high: i32) -> Message {
    let mut w = Writer::with_capacity(482);
    w.text("[");
    match alone {
        true => match EN.plural_of_points(below) {
            Plural::One => {
                w.text("Ýýóóúúřř óóƥƥééñííñğ ɱúúšţ çóóúúñţ ááţ ļééáášţ ");
                w.points(&EN, below);
                w.text(" ƥƥóóííññţţ ŵŵííţĥ áá ţóóţááļ ƀééļóóŵ 0, ");
                w.points(&EN, zero);
                w.text(" ƒƒƒřřřóóóɱɱɱ 0 ţţţóóó 1,495, ");
                w.points(&EN, middle);
                w.text(" ƒƒƒřřřóóóɱɱɱ 1,500 ţţţóóó 2,995, áááñññđđđ ");
                w.points(&EN, high);
                w.text(" ƒƒřřóóɱɱ 3,000 óóññ. Ţţĥĥéé ţţóóţááļ ííš ţĥéé óóñéé ƀééƒóóřéé ţĥéé đééááļ.");
            }
            _ => {
                w.text("Ýýóóúúřř óóƥƥééñííñğ ɱúúšţ çóóúúñţ ááţ ļééáášţ ");
                w.points(&EN, below);
                w.text(" ƥƥóóííññţţšš ŵííţĥ áá ţóóţááļ ƀééļóóŵ 0, ");
                w.points(&EN, zero);
                w.text(" ƒƒƒřřřóóóɱɱɱ 0 ţţţóóó 1,495, ");
                w.points(&EN, middle);
                w.text(" ƒƒƒřřřóóóɱɱɱ 1,500 ţţţóóó 2,995, áááñññđđđ ");
                w.points(&EN, high);
                w.text(" ƒƒřřóóɱɱ 3,000 óóññ. Ţţĥĥéé ţţóóţááļ ííš ţĥéé óóñéé ƀééƒóóřéé ţĥéé đééááļ.");
            }
        },
        false => match EN.plural_of_points(below) {
            Plural::One => {
                w.text("Ýýóóúúřř ššííđéé’š óóƥééñííñğ ɱúúšţ çóóúúñţ ááţ ļééáášţ ");
                w.points(&EN, below);
                w.text(" ƥƥóóííññţţ ŵŵííţĥ áá ţóóţááļ ƀééļóóŵ 0, ");
                w.points(&EN, zero);
                w.text(" ƒƒƒřřřóóóɱɱɱ 0 ţţţóóó 1,495, ");
                w.points(&EN, middle);
                w.text(" ƒƒƒřřřóóóɱɱɱ 1,500 ţţţóóó 2,995, áááñññđđđ ");
                w.points(&EN, high);
                w.text(" ƒƒřřóóɱɱ 3,000 óóññ. Ţţĥĥéé ţţóóţááļ ííš ţĥéé óóñéé ƀééƒóóřéé ţĥéé đééááļ.");
            }
            _ => {
                w.text("Ýýóóúúřř ššííđéé’š óóƥééñííñğ ɱúúšţ çóóúúñţ ááţ ļééáášţ ");
                w.points(&EN, below);
                w.text(" ƥƥóóííññţţšš ŵííţĥ áá ţóóţááļ ƀééļóóŵ 0, ");
                w.points(&EN, zero);
                w.text(" ƒƒƒřřřóóóɱɱɱ 0 ţţţóóó 1,495, ");
                w.points(&EN, middle);
                w.text(" ƒƒƒřřřóóóɱɱɱ 1,500 ţţţóóó 2,995, áááñññđđđ ");
                w.points(&EN, high);
                w.text(" ƒƒřřóóɱɱ 3,000 óóññ. Ţţĥĥéé ţţóóţááļ ííš ţĥéé óóñéé ƀééƒóóřéé ţĥéé đééááļ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn one_minimum(alone: bool, points: i32) -> Message {
    let mut w = Writer::with_capacity(195);
    w.text("[");
    match alone {
        true => match points {
            0 => {
                w.text("Ýýóóúúřř óóƥééñííñğ ĥááš ñóó ɱííñííɱúúɱ.");
            }
            _ => match EN.plural_of_points(points) {
                Plural::One => {
                    w.text("Ýýóóúúřř óóƥƥééñííñğ ɱúúšţ çóóúúñţ ááţ ļééáášţ ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţ, ŵĥááţééṽééř ţĥéé ţóóţááļ.");
                }
                _ => {
                    w.text("Ýýóóúúřř óóƥƥééñííñğ ɱúúšţ çóóúúñţ ááţ ļééáášţ ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţšš, ŵĥááţééṽééř ţĥéé ţóóţááļ.");
                }
            },
        },
        false => match points {
            0 => {
                w.text("Ýýóóúúřř šííđéé’š óóƥééñííñğ ĥááš ñóó ɱííñííɱúúɱ.");
            }
            _ => match EN.plural_of_points(points) {
                Plural::One => {
                    w.text("Ýýóóúúřř ššííđéé’š óóƥééñííñğ ɱúúšţ çóóúúñţ ááţ ļééáášţ ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţ, ŵĥááţééṽééř ţĥéé ţóóţááļ.");
                }
                _ => {
                    w.text("Ýýóóúúřř ššííđéé’š óóƥééñííñğ ɱúúšţ çóóúúñţ ááţ ļééáášţ ");
                    w.points(&EN, points);
                    w.text(" ƥƥóóííññţţšš, ŵĥááţééṽééř ţĥéé ţóóţááļ.");
                }
            },
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn frozen(by: canasta_words::messages::rules::FrozenBy) -> Message {
    let mut w = Writer::with_capacity(410);
    w.text("[");
    match by {
        canasta_words::messages::rules::FrozenBy::Wild => {
            w.text("Ţţĥĥéé ƥƥííļļéé ííšš ƒƒřřóóžžééññ ƒƒóóřř ééṽṽééřřýýóóñéé ŵĥííļéé ííţ ĥóóļđš áá ŵííļđ çáářđ; ţĥéé ļóóŵééšţ šúúçĥ çáářđ ļííééš šííđééŵááýš. Óóñļý ţááķííñğ ííţ ééñđš ţĥéé ƒřééééžéé.");
        }
        canasta_words::messages::rules::FrozenBy::RedThree => {
            w.text("Ţţĥĥéé ƥƥííļļéé ííšš ƒƒřřóóžžééññ ƒƒóóřř ééṽṽééřřýýóóññéé ŵĥííļéé ííţ ĥóóļđš áá ŵííļđ çáářđ óóř áá řééđ ţĥřéééé; ţĥéé ļóóŵééšţ šúúçĥ çáářđ ļííééš šííđééŵááýš. Óóñļý ţááķííñğ ííţ ééñđš ţĥéé ƒřééééžéé.");
        }
        canasta_words::messages::rules::FrozenBy::BlackThree => {
            w.text("Ţţĥĥéé ƥƥííļļéé ííšš ƒƒřřóóžžééññ ƒƒóóřř ééṽṽééřřýýóóññéé ŵŵĥííļéé ííţ ĥóóļđš áá ŵííļđ çáářđ óóř áá ƀļááçķ ţĥřéééé; ţĥéé ļóóŵééšţ šúúçĥ çáářđ ļííééš šííđééŵááýš. Óóñļý ţááķííñğ ííţ ééñđš ţĥéé ƒřééééžéé.");
        }
        _ => {
            w.text("Ţţĥĥéé ƥƥííļļéé ííšš ƒƒřřóóžžééññ ƒƒóóřř ééṽṽééřřýýóóññéé ŵŵĥĥííļéé ííţ ĥóóļđš áá ŵííļđ çáářđ, áá řééđ ţĥřéééé óóř áá ƀļááçķ ţĥřéééé; ţĥéé ļóóŵééšţ šúúçĥ çáářđ ļííééš šííđééŵááýš. Óóñļý ţááķííñğ ííţ ééñđš ţĥéé ƒřééééžéé.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn frozen_until_opened(
    alone: bool,
    opening: canasta_words::messages::rules::FrozenUntilOpenedOpening,
) -> Message {
    let mut w = Writer::with_capacity(594);
    w.text("[");
    match alone {
        true => match opening {
            canasta_words::messages::rules::FrozenUntilOpenedOpening::Pair => {
                w.text("Úúññţţííļļ ýýóóúú ĥĥááṽṽéé óóƥƥééññééđđ, ţţĥĥéé ƥƥííļļéé ííšš ƒřóóžééñ ƒóóř ýóóúú: ááñ óóƥééñííñğ ŵííţĥ ţĥéé ƥííļéé ñééééđš ţŵóó ñááţúúřááļ çáářđš óóƒ ţĥéé ţóóƥ çáářđ’š řááñķ ƒřóóɱ ýóóúúř ĥááñđ.");
            }
            canasta_words::messages::rules::FrozenUntilOpenedOpening::Wild => {
                w.text("Úúññţţííļļ ýýóóúú ĥĥááṽṽéé óóƥƥééññééđđ, ţţĥĥéé ƥƥííļļéé ííšš ƒƒřřóóžžééññ ƒƒóóřř ýóóúú, ƀúúţ ñóóţ ƒóóř ţĥéé óóƥééñííñğ ííţšééļƒ: ááñ óóƥééñííñğ ɱááý ţááķéé ţĥéé ƥííļéé ŵííţĥ óóñéé ñááţúúřááļ çáářđ óóƒ ţĥéé ţóóƥ çáářđ’š řááñķ ááñđ áá ŵííļđ çáářđ, úúñļééšš áá çáářđ ííñ ţĥéé ƥííļéé ƒřééééžééš ííţ ƒóóř ééṽééřýóóñéé.");
            }
            _ => {
                w.text("Úúññţţííļļ ýýóóúú ĥĥááṽṽéé óóƥƥééññééđđ, ţţĥĥéé ƥƥííļļéé ííšš ƒřóóžééñ ƒóóř ýóóúú, ƀúúţ ñóóţ ƒóóř ţĥéé óóƥééñííñğ ííţšééļƒ: ááñ óóƥééñííñğ ɱááý ţááķéé ţĥéé ƥííļéé ááš ííƒ ííţ ŵééřéé ñóóţ ƒřóóžééñ, úúñļééšš áá çáářđ ííñ ţĥéé ƥííļéé ƒřééééžééš ííţ ƒóóř ééṽééřýóóñéé.");
            }
        },
        false => match opening {
            canasta_words::messages::rules::FrozenUntilOpenedOpening::Pair => {
                w.text("Úúññţţííļļ ýýóóúúřř ššííđđéé ĥĥáášš óóƥƥééññééđđ, ţţĥĥéé ƥƥííļéé ííš ƒřóóžééñ ƒóóř ííţ: ááñ óóƥééñííñğ ŵííţĥ ţĥéé ƥííļéé ñééééđš ţŵóó ñááţúúřááļ çáářđš óóƒ ţĥéé ţóóƥ çáářđ’š řááñķ ƒřóóɱ ýóóúúř ĥááñđ.");
            }
            canasta_words::messages::rules::FrozenUntilOpenedOpening::Wild => {
                w.text("Úúññţţííļļ ýýóóúúřř ššííđđéé ĥĥáášš óóƥƥééññééđđ, ţţĥĥéé ƥƥííļļéé ííšš ƒƒřřóóžžééññ ƒƒóóř ííţ, ƀúúţ ñóóţ ƒóóř ţĥéé óóƥééñííñğ ííţšééļƒ: ááñ óóƥééñííñğ ɱááý ţááķéé ţĥéé ƥííļéé ŵííţĥ óóñéé ñááţúúřááļ çáářđ óóƒ ţĥéé ţóóƥ çáářđ’š řááñķ ááñđ áá ŵííļđ çáářđ, úúñļééšš áá çáářđ ííñ ţĥéé ƥííļéé ƒřééééžééš ííţ ƒóóř ééṽééřýóóñéé.");
            }
            _ => {
                w.text("Úúññţţííļļ ýýóóúúřř ššííđđéé ĥĥáášš óóƥƥééññééđđ, ţţĥĥéé ƥƥííļéé ííš ƒřóóžééñ ƒóóř ííţ, ƀúúţ ñóóţ ƒóóř ţĥéé óóƥééñííñğ ííţšééļƒ: ááñ óóƥééñííñğ ɱááý ţááķéé ţĥéé ƥííļéé ááš ííƒ ííţ ŵééřéé ñóóţ ƒřóóžééñ, úúñļééšš áá çáářđ ííñ ţĥéé ƥííļéé ƒřééééžééš ííţ ƒóóř ééṽééřýóóñéé.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn taking_frozen(alone: bool) -> Message {
    let mut w = Writer::with_capacity(423);
    w.text("[");
    match alone {
        true => {
            w.text("Áá ƒƒřřóóžžééññ ƥƥííļļéé ííšš ţţááķķééññ ŵŵííţţĥĥ ţţŵŵóó ññááţţúúřřááļļ ççáářřđđš óóƒ ţĥéé ţóóƥ çáářđ’š řááñķ ƒřóóɱ ýóóúúř ĥááñđ, ááñđ ŵííļđ çáářđš ɱááý ğóó ŵííţĥ ţĥééɱ. Ţĥééý ɱááý ĵóóííñ ýóóúúř ɱééļđ óóƒ ţĥááţ řááñķ.");
        }
        false => {
            w.text("Áá ƒƒřřóóžžééññ ƥƥííļļéé ííšš ţţááķķééññ ŵŵííţţĥĥ ţţŵŵóó ññááţţúúřřááļļ ççáářřđđšš óóƒ ţĥéé ţóóƥ çáářđ’š řááñķ ƒřóóɱ ýóóúúř ĥááñđ, ááñđ ŵííļđ çáářđš ɱááý ğóó ŵííţĥ ţĥééɱ. Ţĥééý ɱááý ĵóóííñ ýóóúúř šííđéé’š ɱééļđ óóƒ ţĥááţ řááñķ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn taking_onto_meld(alone: bool) -> Message {
    let mut w = Writer::with_capacity(261);
    w.text("[");
    match alone {
        true => {
            w.text("Áá ƥƥííļļéé ţţĥĥááţţ ííšš ññóóţţ ƒƒřřóóžžééññ çááñ ááļšóó ƀéé ţááķééñ ƀý ááđđííñğ ííţš ţóóƥ çáářđ ţóó ýóóúúř ɱééļđ óóƒ ţĥááţ řááñķ.");
        }
        false => {
            w.text("Áá ƥƥííļļéé ţţĥĥááţţ ííšš ññóóţţ ƒƒřřóóžžééññ çááñ ááļšóó ƀéé ţááķééñ ƀý ááđđííñğ ííţš ţóóƥ çáářđ ţóó ýóóúúř šííđéé’š ɱééļđ óóƒ ţĥááţ řááñķ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn canastas_needed(alone: bool, canastas: Number) -> Message {
    let mut w = Writer::with_capacity(236);
    w.text("[");
    match alone {
        true => match EN.plural(canastas.0) {
            Plural::One => {
                w.text("Ţţóó ğğóó óóúúţţ, ýóóúú ñééééđ óóñéé çááñáášţáá, çóóúúñţííñğ ááñý ţĥááţ ýóóúú çóóɱƥļééţéé ŵĥííļéé ğóóííñğ óóúúţ.");
            }
            _ => {
                w.text("Ţóó ğóó óóúúţ, ýóóúú ñééééđ ");
                w.spelled(&EN, &tables::NUMBER, canastas);
                w.text(" ççááññááššţţáášš, çóóúúñţííñğ ááñý ţĥááţ ýóóúú çóóɱƥļééţéé ŵĥííļéé ğóóííñğ óóúúţ.");
            }
        },
        false => match EN.plural(canastas.0) {
            Plural::One => {
                w.text("Ţţóó ğğóó óóúúţţ, ýýóóúúř šííđéé ñééééđš óóñéé çááñáášţáá, çóóúúñţííñğ ááñý ţĥááţ ýóóúú çóóɱƥļééţéé ŵĥííļéé ğóóííñğ óóúúţ.");
            }
            _ => {
                w.text("Ţţóó ğóó óóúúţ, ýóóúúř šííđéé ñééééđš ");
                w.spelled(&EN, &tables::NUMBER, canastas);
                w.text(" ççááññááššţţáášš, çóóúúñţííñğ ááñý ţĥááţ ýóóúú çóóɱƥļééţéé ŵĥííļéé ğóóííñğ óóúúţ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn canastas_needed_by_players(needs: &[Message]) -> Message {
    let mut w = Writer::with_capacity(211);
    w.text("[Ţţóó ğóó óóúúţ, ýóóúúř šííđéé ñééééđš ");
    w.list(" ááññđ ", needs);
    w.text(", ççóóúúññţţííññğ ááñý ţĥááţ ýóóúú çóóɱƥļééţéé ŵĥííļéé ğóóííñğ óóúúţ.]");
    w.finish()
}

pub(super) fn canastas_needed_when(canastas: Number, players: &Message) -> Message {
    let mut w = Writer::with_capacity(78);
    w.text("[");
    match EN.plural(canastas.0) {
        Plural::One => {
            w.text("óóññéé çááñáášţáá ŵĥééñ ");
            w.message(players);
            w.text(" ƥƥļááý");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, canastas);
            w.text(" ççááññáášţááš ŵĥééñ ");
            w.message(players);
            w.text(" ƥƥļááý");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn going_out_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(79);
    w.text("[");
    match points {
        0 => {
            w.text("Ğğóóííñğ óóúúţ ééáářñš ñóó ƀóóñúúš.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("Ğğóóííñğ óóúúţ ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííñţ.");
            }
            _ => {
                w.text("Ğğóóííñğ óóúúţ ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţš.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn concealed_beside_melds(
    partners: canasta_words::messages::rules::ConcealedBesideMeldsPartners,
    may: bool,
) -> Message {
    let mut w = Writer::with_capacity(158);
    w.text("[");
    match partners {
        canasta_words::messages::rules::ConcealedBesideMeldsPartners::None => {
            w.text("Ýýóóúú ĥĥááṽṽéé ñóó ƥáářţñééř ŵĥóó çóóúúļđ ĥááṽéé ɱééļđééđ.");
        }
        canasta_words::messages::rules::ConcealedBesideMeldsPartners::One => match may {
            true => {
                w.text("Ýýóóúúřř ĥĥááññđđ ɱááý ƀéé çóóñçééááļééđ ééṽééñ ííƒ ýóóúúř ƥáářţñééř ĥááš ɱééļđééđ.");
            }
            false => {
                w.text("Ýýóóúúřř ĥĥááññđđ ííš ñóóţ çóóñçééááļééđ ííƒ ýóóúúř ƥáářţñééř ĥááš ɱééļđééđ.");
            }
        },
        _ => match may {
            true => {
                w.text("Ýýóóúúřř ĥĥááññđđ ɱááý ƀéé çóóñçééááļééđ ééṽééñ ííƒ áá ƥáářţñééř ĥááš ɱééļđééđ.");
            }
            false => {
                w.text("Ýýóóúúřř ĥĥááññđđ ííš ñóóţ çóóñçééááļééđ ííƒ áá ƥáářţñééř ĥááš ɱééļđééđ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn concealed_adding(
    partners: canasta_words::messages::rules::ConcealedAddingPartners,
    adding: canasta_words::messages::rules::ConcealedAdding,
) -> Message {
    let mut w = Writer::with_capacity(344);
    w.text("[");
    match partners {
        canasta_words::messages::rules::ConcealedAddingPartners::None => {
            w.text("Ýýóóúú ĥĥááṽṽéé ññóó ƥáářţñééř ŵĥóóšéé ɱééļđš ýóóúú çóóúúļđ ááđđ ţóó.");
        }
        canasta_words::messages::rules::ConcealedAddingPartners::One => match adding {
            canasta_words::messages::rules::ConcealedAdding::Allowed => {
                w.text("Ííññ ţţĥĥéé ţţúúřřññ ííññ ŵŵĥĥííççĥĥ ýóóúú ğóó óóúúţ çóóñçééááļééđ, ýóóúú ɱááý ááđđ ţóó ýóóúúř ƥáářţñééř’š ɱééļđš, ííƒ ýóóúú ááļšóó ļááý đóóŵñ áá çóóɱƥļééţéé çááñáášţáá óóƒ ýóóúúř óóŵñ.");
            }
            canasta_words::messages::rules::ConcealedAdding::NotAllowed => {
                w.text("Ííññ ţţĥĥéé ţţúúřřññ ííññ ŵŵĥĥííçĥ ýóóúú ğóó óóúúţ çóóñçééááļééđ, ýóóúú ɱááý ñóóţ ááđđ ţóó ýóóúúř ƥáářţñééř’š ɱééļđš.");
            }
            _ => {
                w.text("Ííƒƒ ýýóóúú ğğóó óóúúţţ ççóóññçééááļééđ, ýóóúúř ƥáářţñééř ĥááš ñóó ɱééļđš ţĥááţ ýóóúú çóóúúļđ ááđđ ţóó.");
            }
        },
        _ => match adding {
            canasta_words::messages::rules::ConcealedAdding::Allowed => {
                w.text("Ííññ ţţĥĥéé ţţúúřřññ ííññ ŵŵĥĥííççĥĥ ýóóúú ğóó óóúúţ çóóñçééááļééđ, ýóóúú ɱááý ááđđ ţóó áá ƥáářţñééř’š ɱééļđš, ííƒ ýóóúú ááļšóó ļááý đóóŵñ áá çóóɱƥļééţéé çááñáášţáá óóƒ ýóóúúř óóŵñ.");
            }
            canasta_words::messages::rules::ConcealedAdding::NotAllowed => {
                w.text("Ííññ ţţĥĥéé ţţúúřřññ ííññ ŵŵĥííçĥ ýóóúú ğóó óóúúţ çóóñçééááļééđ, ýóóúú ɱááý ñóóţ ááđđ ţóó áá ƥáářţñééř’š ɱééļđš.");
            }
            _ => {
                w.text("Ííƒƒ ýýóóúú ğğóó óóúúţţ ççóóñçééááļééđ, áá ƥáářţñééř ĥááš ñóó ɱééļđš ţĥááţ ýóóúú çóóúúļđ ááđđ ţóó.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn concealed_bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(122);
    w.text("[");
    match points {
        0 => {
            w.text("Ğğóóííñğ óóúúţ çóóñçééááļééđ ééáářñš ñóó ƀóóñúúš.");
        }
        _ => match EN.plural_of_points(points) {
            Plural::One => {
                w.text("Ğğóóííñğ óóúúţ çóóñçééááļééđ ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţ ííñ ááļļ.");
            }
            _ => {
                w.text("Ğğóóííñğ óóúúţ çóóñçééááļééđ ééáářñš ");
                w.points(&EN, points);
                w.text(" ƥƥóóííññţš ííñ ááļļ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn asking_before_taking(sure: bool) -> Message {
    let mut w = Writer::with_capacity(382);
    w.text("[");
    match sure {
        true => {
            w.text("Ýýóóúú ɱɱááýý ááššķķ “Ṁṁááýý Íí ğğóó óóúúţţ?” óóññçéé áá ţúúřñ: ƀééƒóóřéé óóř ááƒţééř đřááŵííñğ, ƀúúţ ñóóţ óóñçéé ýóóúú ĥááṽéé ļááííđ đóóŵñ áá çáářđ óóř ţááķééñ ţĥéé ƥííļéé.");
        }
        false => {
            w.text("Ííƒƒ ýýóóúú ĥĥááṽṽéé áá ƥƥáářřţţññééřř, ýýóóúú ɱɱááý áášķ “Ṁááý Íí ğóó óóúúţ?” óóñçéé áá ţúúřñ: ƀééƒóóřéé óóř ááƒţééř đřááŵííñğ, ƀúúţ ñóóţ óóñçéé ýóóúú ĥááṽéé ļááííđ đóóŵñ áá çáářđ óóř ţááķééñ ţĥéé ƥííļéé.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn asking_after_drawing(sure: bool) -> Message {
    let mut w = Writer::with_capacity(448);
    w.text("[");
    match sure {
        true => {
            w.text("Ýýóóúú ɱɱááýý ááššķķ “Ṁṁááýý Íí ğğóó óóúúţţ?” óóññççéé áá ţţúúřřññ: ááƒţééř đřááŵííñğ óóř ááƒţééř ţááķííñğ ţĥéé ƥííļéé, ƀééƒóóřéé ýóóúú ļááý đóóŵñ ááñý ɱééļđ óóţĥééř ţĥááñ ţĥéé óóñéé ţĥááţ ţóóóóķ ţĥéé ƥííļéé.");
        }
        false => {
            w.text("Ííƒƒ ýýóóúú ĥĥááṽṽéé áá ƥƥáářřţţññééřř, ýýóóúú ɱɱááýý ááššķķ “Ṁṁááý Íí ğóó óóúúţ?” óóñçéé áá ţúúřñ: ááƒţééř đřááŵííñğ óóř ááƒţééř ţááķííñğ ţĥéé ƥííļéé, ƀééƒóóřéé ýóóúú ļááý đóóŵñ ááñý ɱééļđ óóţĥééř ţĥááñ ţĥéé óóñéé ţĥááţ ţóóóóķ ţĥéé ƥííļéé.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn answer(partners: canasta_words::messages::rules::AnswerPartners) -> Message {
    let mut w = Writer::with_capacity(642);
    w.text("[");
    match partners {
        canasta_words::messages::rules::AnswerPartners::One => {
            w.text("Ýýóóúúřř ƥƥáářřţţññééřř ááññššŵŵééřřšš ýééš óóř ñóó, ááñđ ţĥéé ááñšŵééř ƀííñđš ýóóúú: ááƒţééř áá ýééš ýóóúú ɱúúšţ ğóó óóúúţ ţĥííš ţúúřñ; ááƒţééř áá ñóó ýóóúú ɱááý ñóóţ.");
        }
        canasta_words::messages::rules::AnswerPartners::Two => {
            w.text("Ţţĥĥéé ƥƥáářřţţññééřř ŵŵĥĥóóššéé ţţúúřřññ ççóóɱɱééšš ñééẋţ ááñšŵééřš ýééš óóř ñóó, ááñđ ţĥéé ááñšŵééř ƀííñđš ýóóúú: ááƒţééř áá ýééš ýóóúú ɱúúšţ ğóó óóúúţ ţĥííš ţúúřñ; ááƒţééř áá ñóó ýóóúú ɱááý ñóóţ.");
        }
        _ => {
            w.text("Ţţĥĥéé ƥƥáářřţţññééřř (ŵŵííţţĥĥ ţţĥĥřřéééé óóññ áá ššííđđéé, ţţĥĥéé óóññéé ŵĥóóšéé ţúúřñ çóóɱééš ñééẋţ) ááñšŵééřš ýééš óóř ñóó, ááñđ ţĥéé ááñšŵééř ƀííñđš ýóóúú: ááƒţééř áá ýééš ýóóúú ɱúúšţ ğóó óóúúţ ţĥííš ţúúřñ; ááƒţééř áá ñóó ýóóúú ɱááý ñóóţ.");
        }
    }
    w.text(
        " Ýýóóúú ɱɱááýý ááššķķ óóññļý ííƒ ýóóúú çááñ ğóó óóúúţ ááñđ çóóúúļđ ááļšóó ƥļááý óóñ. Ýóóúú ñééééđ ñóóţ áášķ.]",
    );
    w.finish()
}

pub(super) fn last_drawer_ends_when(players: &Message) -> Message {
    let mut w = Writer::with_capacity(252);
    w.text("[Ŵŵĥééñ ");
    w.message(players);
    w.text(" ƥƥļļááýý, ţţĥĥéé đđééááļļ ééññđđšš ŵŵĥĥééññ ţţĥéé ƥļááýééř ŵĥóó đřééŵ ţĥéé ļáášţ çáářđ óóƒ ţĥéé šţóóçķ ĥááš đííšçáářđééđ.]");
    w.finish()
}

pub(super) fn last_drawer_goes_on_when(players: &Message) -> Message {
    let mut w = Writer::with_capacity(212);
    w.text("[Ŵŵĥééñ ");
    w.message(players);
    w.text(" ƥƥļļááýý, ţţĥĥéé đđééááļļ ğğóóééšš óóññ ááƒţééř ţĥéé ļáášţ çáářđ óóƒ ţĥéé šţóóçķ ĥááš ƀééééñ đřááŵñ.]");
    w.finish()
}

pub(super) fn must_take(alone: bool) -> Message {
    let mut w = Writer::with_capacity(354);
    w.text("[");
    match alone {
        true => {
            w.text("Ŵŵĥĥééññ ţţĥĥéé ššţţóóççķķ ííšš ééɱɱƥƥţţýý, ýýóóúú ɱɱúúšţ ţááķéé ţĥéé ƥííļéé ííƒ ííţ ííš ñóóţ ƒřóóžééñ ááñđ ííţš ţóóƥ çáářđ ƒííţš áá ɱééļđ óóƒ ýóóúúřš, ŵĥééřééṽééř ţĥááţ ííš ááļļóóŵééđ.");
        }
        false => {
            w.text("Ŵŵĥĥééññ ţţĥĥéé ššţţóóççķķ ííšš ééɱɱƥƥţţýý, ýýóóúú ɱɱúúšţ ţááķéé ţĥéé ƥííļéé ííƒ ííţ ííš ñóóţ ƒřóóžééñ ááñđ ííţš ţóóƥ çáářđ ƒííţš áá ɱééļđ óóƒ ýóóúúř šííđéé, ŵĥééřééṽééř ţĥááţ ííš ááļļóóŵééđ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn score(alone: bool, penalties: bool) -> Message {
    let mut w = Writer::with_capacity(575);
    w.text("[");
    match alone {
        true => match penalties {
            true => {
                w.text("Ííññ ééááççĥĥ đđééááļļ áá ƥƥļļááýýééřř ššççóóřřééšš ţţĥĥéé ƀƀóóññúúššééšš ááñđ ţĥéé ṽááļúúééš óóƒ ţĥéé çáářđš ɱééļđééđ, ļééšš ţĥéé ṽááļúúééš óóƒ ţĥéé çáářđš ļééƒţ ííñ ţĥéé ĥááñđ, ááñđ ļééšš ţĥéé ƥééñááļţííééš. Ţĥéé řééšúúļţ ɱááý ƀéé ƀééļóóŵ žééřóó.");
            }
            false => {
                w.text("Ííññ ééááççĥĥ đđééááļļ áá ƥƥļļááýýééřř ššççóóřřééšš ţţĥĥéé ƀƀóóññúúšééš ááñđ ţĥéé ṽááļúúééš óóƒ ţĥéé çáářđš ɱééļđééđ, ļééšš ţĥéé ṽááļúúééš óóƒ ţĥéé çáářđš ļééƒţ ííñ ţĥéé ĥááñđ. Ţĥéé řééšúúļţ ɱááý ƀéé ƀééļóóŵ žééřóó.");
            }
        },
        false => match penalties {
            true => {
                w.text("Ííññ ééááççĥĥ đđééááļļ áá ššííđđéé ššççóóřřééšš ííţţšš ƀƀóóññúúššééšš ááññđđ ţĥéé ṽááļúúééš óóƒ ţĥéé çáářđš ɱééļđééđ, ļééšš ţĥéé ṽááļúúééš óóƒ ţĥéé çáářđš ļééƒţ ííñ ííţš ĥááñđš, ááñđ ļééšš ţĥéé ƥééñááļţííééš. Ţĥéé řééšúúļţ ɱááý ƀéé ƀééļóóŵ žééřóó.");
            }
            false => {
                w.text("Ííññ ééááççĥĥ đđééááļļ áá ššííđđéé ššççóóřřééšš ííţţšš ƀƀóóññúúššééš ááñđ ţĥéé ṽááļúúééš óóƒ ţĥéé çáářđš ɱééļđééđ, ļééšš ţĥéé ṽááļúúééš óóƒ ţĥéé çáářđš ļééƒţ ííñ ííţš ĥááñđš. Ţĥéé řééšúúļţ ɱááý ƀéé ƀééļóóŵ žééřóó.");
            }
        },
    }
    w.text(" Ííţţ ííšš ŵŵřřííţţţţééññ đóóŵñ ŵííţĥ ţĥéé řúúññííñğ ţóóţááļ.]");
    w.finish()
}

pub(super) fn game_points(alone: bool, points: i32) -> Message {
    let mut w = Writer::with_capacity(199);
    w.text("[");
    match alone {
        true => {
            w.text("Ţţĥĥéé ğğááɱéé ííš óóṽééř ŵĥééñ áá ƥļááýééř ĥááš ");
            w.points(&EN, points);
            w.text(" ƥƥóóííññţţš óóř ɱóóřéé ááţ ţĥéé ééñđ óóƒ áá đééááļ.");
        }
        false => {
            w.text("Ţţĥĥéé ğğááɱéé ííš óóṽééř ŵĥééñ áá šííđéé ĥááš ");
            w.points(&EN, points);
            w.text(" ƥƥóóííññţţš óóř ɱóóřéé ááţ ţĥéé ééñđ óóƒ áá đééááļ.");
        }
    }
    w.text("]");
    w.finish()
}
