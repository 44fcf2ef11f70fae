// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta::{Card, Kind};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Mark, Message, Name, Number, Writer};

pub(super) fn player(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn side(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.list(" ááññđ ", players);
    w.text("]");
    w.finish()
}

pub(super) fn two_sides(one: &Message, other: &Message) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("[");
    w.message(one);
    w.text(" ááğğááííñšţ ");
    w.message(other);
    w.text("]");
    w.finish()
}

pub(super) fn sides(sides: &[Message]) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.list(" ááññđ ", sides);
    w.text("]");
    w.finish()
}

pub(super) fn head(sides: &Message, rules: &str) -> Message {
    let mut w = Writer::with_capacity(29);
    w.text("[");
    w.message(sides);
    w.text(", ");
    w.isolated(rules);
    w.text(".]");
    w.finish()
}

pub(super) fn head_dated(sides: &Message, rules: &str, date: &str) -> Message {
    let mut w = Writer::with_capacity(43);
    w.text("[");
    w.message(sides);
    w.text(", ");
    w.isolated(rules);
    w.text(", ");
    w.isolated(date);
    w.text(".]");
    w.finish()
}

pub(super) fn points(points: i32) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn won(winner: &Message, best: i32, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[");
    w.message(winner);
    w.text(" ŵŵóóññ ƀƀý ");
    w.points(&EN, best);
    w.text(" ţţóó ");
    w.list(" ááññđ ", others);
    w.text(".]");
    w.finish()
}

pub(super) fn not_over(deals: Number, first: i32, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(110);
    w.text("[");
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("Ññóóţ óóṽééř ááƒţééř óóñéé đééááļ: ");
            w.points(&EN, first);
            w.text(" ţţóó ");
            w.list(" ááññđ ", others);
            w.text(".");
        }
        _ => {
            w.text("Ññóóţ óóṽééř ááƒţééř ");
            w.spelled(&EN, &tables::NUMBER, deals);
            w.text(" đđééááļļš: ");
            w.points(&EN, first);
            w.text(" ţţóó ");
            w.list(" ááññđ ", others);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn score(side: &Message, score: i32, total: i32) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("[");
    w.message(side);
    w.text(": ");
    w.points(&EN, score);
    w.text(", ");
    w.points(&EN, total);
    w.text(" ííññ ááļļ]");
    w.finish()
}

pub(super) fn opens(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" óóƥƥééñš]");
    w.finish()
}

pub(super) fn first_pile(name: Name<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" ţţááķķééšš ţţĥéé ƒíířšţ ƥííļéé, óóñéé çáářđ");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" ţţááķķééšš ţţĥéé ƒíířšţ ƥííļéé, ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" ççáářřđš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn large_pile(name: Name<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(97);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" ţţááķķééš áá ļáářğéé ƥííļéé, ");
    w.spelled(&EN, &tables::NUMBER, cards);
    w.text(" ççáářřđš]");
    w.finish()
}

pub(super) fn canasta(name: Name<'_>, natural: bool, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(160);
    w.text("[");
    match natural {
        true => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" ççóóɱɱƥƥļļééţţééš ţĥéé ƒíířšţ çááñáášţáá, áá ñááţúúřááļ çááñáášţáá óóƒ ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
        false => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" ççóóɱɱƥƥļļééţţééš ţĥéé ƒíířšţ çááñáášţáá, áá ɱííẋééđ çááñáášţáá óóƒ ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn freezes(name: Name<'_>, card: Card) -> Message {
    let mut w = Writer::with_capacity(87);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" ƒƒřřééééžžééš ţĥéé ƥííļéé ŵííţĥ ");
    w.text(tables::CARD[card.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn freezes_large(name: Name<'_>, cards: Number, card: Card) -> Message {
    let mut w = Writer::with_capacity(132);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" ƒƒřřééééžééš áá ļáářğéé ƥííļéé, ");
    w.spelled(&EN, &tables::NUMBER, cards);
    w.text(" ççáářřđđšš, ŵííţĥ ");
    w.text(tables::CARD[card.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn frozen_from_start(card: Card) -> Message {
    let mut w = Writer::with_capacity(113);
    w.text("[Ţţĥĥéé ƥƥííļļéé ííšš ƒƒřřóóžééñ ƒřóóɱ ţĥéé šţáářţ, ƀý ");
    w.text(tables::CARD[card.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn goes_out(name: Name<'_>, concealed: bool) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[");
    match concealed {
        true => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" ğóóééš óóúúţ çóóñçééááļééđ");
        }
        false => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" ğóóééš óóúúţ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn last_red_three(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(104);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" đđřřááŵŵšš áá řřééđ ţĥřéééé ááš ţĥéé ļáášţ çáářđ]");
    w.finish()
}

pub(super) fn wins(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[");
    match EN.plural(players.len() as u64) {
        Plural::One => {
            w.list(" ááññđ ", players);
            w.text(" ŵŵííññš ţĥéé ğááɱéé");
        }
        _ => {
            w.list(" ááññđ ", players);
            w.text(" ŵŵííññ ţĥéé ğááɱéé");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn took_over(name: Name<'_>, seat: Number) -> Message {
    let mut w = Writer::with_capacity(146);
    w.text("[Ƒƒřřóóɱ ĥééřéé óóñ ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" ƥƥļļááýš šééááţ ");
    w.plain(seat);
    w.text(", ŵŵĥĥééřřéé áá ƀóóţ ƥļááýééđ.]");
    w.finish()
}

pub(super) fn replaced(name: Name<'_>, seat: Number, before: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(150);
    w.text("[Ƒƒřřóóɱ ĥééřéé óóñ ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" ƥƥļļááýš šééááţ ");
    w.plain(seat);
    w.text(", ŵŵĥĥééřéé ");
    w.name(before, MESSAGES.figures_forgotten);
    w.text(" ĥĥááđđ ļééƒţ.]");
    w.finish()
}

pub(super) fn set(deal: Number) -> Message {
    let mut w = Writer::with_capacity(219);
    w.text("[đééááļ ");
    w.plain(deal);
    w.text(" óóƒƒ ááññóóţţĥĥééřř ğğááɱɱéé, šééţ ţóó ƀéé ƥļááýééđ ááğááííñ; ñóóţĥííñğ ííš ƥřóóɱííšééđ óóƒ ííţš çáářđš]");
    w.finish()
}

pub(super) fn daily(date: &str) -> Message {
    let mut w = Writer::with_capacity(129);
    w.text("[ţţĥĥéé đééááļ óóƒ ţĥéé đááý ");
    w.isolated(date);
    w.text(", ţţĥĥéé ššááɱéé ƒóóř ééṽééřýƀóóđý]");
    w.finish()
}

pub(super) fn title(sides: &Message) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("[");
    w.message(sides);
    w.text(". Ççááñáášţáá]");
    w.finish()
}

pub(super) fn heading(happened: &Message) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[Řřééƥƥļááý. ");
    w.message(happened);
    w.text("]");
    w.finish()
}

pub(super) fn game(game: &Message) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[Řřééƥƥļááý. ");
    w.message(game);
    w.text("]");
    w.finish()
}

pub(super) fn all_hands() -> Message {
    let mut w = Writer::with_capacity(29);
    w.text("[Ááļļļ");
    w.open(Mark::Strong);
    w.text(" ĥĥááññđš");
    w.close();
    w.text("]");
    w.finish()
}

pub(super) fn as_seen_by(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("[Áášš ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" ššááŵ ííţ]");
    w.finish()
}

pub(super) fn hand(name: Name<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(67);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text("’šš ĥĥááññđđ, 1 çáářđ");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text("’šš ĥĥááññđ, ");
            w.number(&EN, cards);
            w.text(" ççáářřđš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn hidden_hand(name: Name<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(94);
    w.text("[");
    match cards.0 {
        0 => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text("’šš ĥĥááññđđ, ññóó ççáářřđš, ñóóţ šĥóóŵñ");
        }
        _ => match EN.plural(cards.0) {
            Plural::One => {
                w.name(name, MESSAGES.figures_forgotten);
                w.text("’šš ĥĥááññđđ, óóññéé ççáářđ, ñóóţ šĥóóŵñ");
            }
            _ => {
                w.name(name, MESSAGES.figures_forgotten);
                w.text("’šš ĥĥááññđ, ");
                w.spelled(&EN, &tables::NUMBER, cards);
                w.text(" ççáářřđđšš, ñóóţ šĥóóŵñ");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn side_total(side: &Message, points: i32) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("[");
    w.message(side);
    w.text(", ");
    w.points(&EN, points);
    w.text(" ƥƥóóííññţš.]");
    w.finish()
}

pub(super) fn place(deal: Number, deals: Number, turn: Number) -> Message {
    let mut w = Writer::with_capacity(78);
    w.text("[");
    match EN.plural(deals.0) {
        Plural::One => match turn.0 {
            0 => {
                w.text("Đééááļ ");
                w.number(&EN, deal);
                w.text(", đđééááļţ");
            }
            _ => {
                w.text("Đééááļ ");
                w.number(&EN, deal);
                w.text(", ţţúúřřñ ");
                w.number(&EN, turn);
            }
        },
        _ => match turn.0 {
            0 => {
                w.text("Đééááļ ");
                w.number(&EN, deal);
                w.text(" óóƒƒ ");
                w.number(&EN, deals);
                w.text(", đđééááļţ");
            }
            _ => {
                w.text("Đééááļ ");
                w.number(&EN, deal);
                w.text(" óóƒƒ ");
                w.number(&EN, deals);
                w.text(", ţţúúřřñ ");
                w.number(&EN, turn);
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text("]");
    w.finish()
}

pub(super) fn goal(points: i32) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[ţţóó ŵííñ ");
    w.open(Mark::Strong);
    w.points(&EN, points);
    w.close();
    w.text("]");
    w.finish()
}

pub(super) fn up_to(cards: Number) -> Message {
    let mut w = Writer::with_capacity(30);
    w.text("[úúƥƥ ţóó ");
    w.number(&EN, cards);
    w.text("]");
    w.finish()
}

pub(super) fn totals_of(side: &Message, totals: &[Message]) -> Message {
    let mut w = Writer::with_capacity(61);
    w.text("[");
    match totals.len() {
        0 => {
            w.message(side);
            w.text(": ññóó đđééááļ ííš óóṽééř.");
        }
        _ => {
            w.message(side);
            w.text(": ");
            w.list(" ááññđ ", totals);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn sizes_spoken(name: Name<'_>, most: Number, deal: Number) -> Message {
    let mut w = Writer::with_capacity(116);
    w.text("[");
    match EN.plural(most.0) {
        Plural::One => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" ĥĥééļļđđ óóññéé çáářđ ááţ ɱóóšţ, ííñ đééááļ ");
            w.number(&EN, deal);
            w.text(".");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" ĥĥééļļđ ");
            w.spelled(&EN, &tables::NUMBER, most);
            w.text(" ççáářřđđšš ááţ ɱóóšţ, ííñ đééááļ ");
            w.number(&EN, deal);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn sizes_left(counts: &[Message]) -> Message {
    let mut w = Writer::with_capacity(91);
    w.text("[Ļļééƒƒţţ ááţ ţĥéé ééñđ óóƒ ééááçĥ đééááļ: ");
    w.list(" ááññđ ", counts);
    w.text(".]");
    w.finish()
}

pub(super) fn count(cards: Number) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.number(&EN, cards);
    w.text("]");
    w.finish()
}

pub(super) fn bot(n: Number) -> Message {
    let mut w = Writer::with_capacity(25);
    w.text("[Ɓɓóóţ ");
    w.plain(n);
    w.text("]");
    w.finish()
}

pub(super) fn played_on(day: &Message) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("[Ƥƥļááýééđ óóñ ");
    w.message(day);
    w.text(".]");
    w.finish()
}

pub(super) fn record_about(sides: &Message) -> Message {
    let mut w = Writer::with_capacity(233);
    w.text("[Ţţĥĥéé řřééççóóřřđđ ííšš áá ţééẋţ ţĥááţ ƥééóóƥļéé ááñđ ƥřóóğřááɱš çááñ řééááđ: ");
    w.message(sides);
    w.text(", ééṽṽééřřýý đééááļ ááñđ ééṽééřý ááçţ.]");
    w.finish()
}
