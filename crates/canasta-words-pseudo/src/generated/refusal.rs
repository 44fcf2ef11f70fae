// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use canasta::{Card, Kind};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn card_not_held(card: Card) -> Message {
    let mut w = Writer::with_capacity(56);
    w.text("[ýýóóúú đđóó ñóóţ ĥóóļđ ");
    w.text(tables::CARD[card.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn card_held_less(card: Card, named: Number, held: Number) -> Message {
    let mut w = Writer::with_capacity(131);
    w.text("[ýóóúú ñááɱééđ ");
    w.text(tables::CARD[card.index()]);
    w.text(" ");
    match named.0 {
        1 => {
            w.text("óóñçéé");
        }
        2 => {
            w.text("ţŵííçéé");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, named);
            w.text(" ţţííɱééš");
        }
    }
    w.text(" ƀƀúúţţ ĥĥóóļļđ ííţ óóñļý ");
    match held.0 {
        1 => {
            w.text("óóñçéé");
        }
        _ => {
            w.text("ţŵííçéé");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn kind_not_held(kind: Kind) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("[ýýóóúú ĥóóļđ ñóó ");
    w.text(tables::KIND_MANY[kind.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn kind_held_less(kind: Kind, named: Number, held: Number) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[ýóóúú ñááɱééđ ");
    match EN.plural(named.0) {
        Plural::One => {
            w.text("óóñéé ");
            w.text(tables::KIND_ONE[kind.index()]);
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, named);
            w.text(" ");
            w.text(tables::KIND_MANY[kind.index()]);
        }
    }
    w.text(" ƀƀúúţţ ĥĥóóļđ óóñļý ");
    w.spelled(&EN, &tables::NUMBER, held);
    w.text("]");
    w.finish()
}

pub(super) fn unread_word(word: &str) -> Message {
    let mut w = Writer::with_capacity(56);
    w.text("[“");
    w.isolated(word);
    w.text("” ííšš ññóóţ ááñ ááçţ]");
    w.finish()
}

pub(super) fn unread_card(card: &str) -> Message {
    let mut w = Writer::with_capacity(149);
    w.text("[“");
    w.isolated(card);
    w.text("” ííšš ññóóţţ áá ççáářřđđ; ŵŵřřííţéé ííţš řááñķ ááñđ šúúííţ, šúúçĥ ááš 4Ĥ]");
    w.finish()
}

pub(super) fn unread_rank(rank: &str) -> Message {
    let mut w = Writer::with_capacity(56);
    w.text("[“");
    w.isolated(rank);
    w.text("” ííšš ññóóţ áá řááñķ]");
    w.finish()
}

pub(super) fn unread_one_card(act: &str, named: Number) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[“");
    w.isolated(act);
    w.text("” ţţááķķééšš óóñéé çáářđ; ");
    match named.0 {
        0 => {
            w.text("ññóóñéé ííš ñááɱééđ");
        }
        _ => match EN.plural(named.0) {
            Plural::One => {
                w.text("óóñéé ííš ñááɱééđ");
            }
            _ => {
                w.number(&EN, named);
                w.text(" áářéé ñááɱééđ");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn unread_alone(act: &str, extra: &str) -> Message {
    let mut w = Writer::with_capacity(125);
    w.text("[ññóóţţĥĥííñğ ɱááý ƒóóļļóóŵ “");
    w.isolated(act);
    w.text("”, ƀƀƀúúúţţţ “");
    w.isolated(extra);
    w.text("” đđóóééš]");
    w.finish()
}

pub(super) fn meld_too_small(rank: Kind, cards: Number) -> Message {
    let mut w = Writer::with_capacity(163);
    w.text("[áá ɱɱééļļđđ ññééééđđšš ááţţ ļééáášţ ţĥřéééé çáářđš; ţĥííš ɱééļđ óóƒ ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" ĥĥááš ");
    match cards.0 {
        0 => {
            w.text("ñóóñéé");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, cards);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn too_few_naturals(rank: Kind, naturals: Number) -> Message {
    let mut w = Writer::with_capacity(178);
    w.text("[áá ɱɱééļļđđ ññééééđđšš ááţţ ļééáášţ ţŵóó ñááţúúřááļ çáářđš; ţĥííš ɱééļđ óóƒ ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" ĥĥááš ");
    match naturals.0 {
        0 => {
            w.text("ñóóñéé");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, naturals);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn too_many_wilds(rank: Kind, wilds: Number) -> Message {
    let mut w = Writer::with_capacity(201);
    w.text("[áá ɱɱééļļđđ ɱɱááýý ĥĥááṽṽéé ááţţ ɱóóšţ ţĥřéééé ŵííļđ çáářđš; ţĥííš ɱééļđ óóƒ ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" ŵŵóóúúļđ ĥááṽéé ");
    w.spelled(&EN, &tables::NUMBER, wilds);
    w.text("]");
    w.finish()
}

pub(super) fn wilds_outnumber(rank: Kind, naturals: Number, wilds: Number) -> Message {
    let mut w = Writer::with_capacity(274);
    w.text("[ŵŵííļļđđ ççáářřđđšš ɱɱááý ñóóţ óóúúţñúúɱƀééř ñááţúúřááļ çáářđš; ţĥííš ɱééļđ óóƒ ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" ŵŵóóúúļđ ĥááṽéé ");
    match EN.plural(naturals.0) {
        Plural::One => {
            w.text("óóñéé ");
            w.text(tables::KIND_ONE[rank.index()]);
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, naturals);
            w.text(" ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
    }
    w.text(" ááññđ ");
    match EN.plural(wilds.0) {
        Plural::One => {
            w.text("óóññéé ŵŵííļđ çáářđ");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, wilds);
            w.text(" ŵŵííļļđđ çáářđš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn naturals_must_outnumber(rank: Kind, naturals: Number, wilds: Number) -> Message {
    let mut w = Writer::with_capacity(339);
    w.text("[ññááţţúúřřááļļ ççáářřđđšš ɱɱúúššţ óóúúţñúúɱƀééř ŵííļđ çáářđš ŵĥééñ ýóóúú óóƥééñ ŵííţĥ ţĥéé ƥííļéé; ţĥííš ɱééļđ óóƒ ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" ŵŵóóúúļđ ĥááṽéé ");
    match EN.plural(naturals.0) {
        Plural::One => {
            w.text("óóñéé ");
            w.text(tables::KIND_ONE[rank.index()]);
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, naturals);
            w.text(" ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
    }
    w.text(" ááññđ ");
    match EN.plural(wilds.0) {
        Plural::One => {
            w.text("óóññéé ŵŵííļđ çáářđ");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, wilds);
            w.text(" ŵŵííļļđđ çáářđš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn mixed_ranks(one: Kind, other: Kind) -> Message {
    let mut w = Writer::with_capacity(142);
    w.text("[áá ɱɱééļļđđ ĥááš óóñéé řááñķ; ");
    w.text(tables::KIND_MANY[one.index()]);
    w.text(" ááññđ ");
    w.text(tables::KIND_MANY[other.index()]);
    w.text(" đđóó ññóóţ ğóó ţóóğééţĥééř]");
    w.finish()
}

pub(super) fn named_twice(rank: Kind) -> Message {
    let mut w = Writer::with_capacity(105);
    w.text("[");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" áářřéé ññááɱɱééđ ţŵííçéé; ƥúúţ ţĥééɱ ţóóğééţĥééř]");
    w.finish()
}

pub(super) fn no_such_meld(rank: Kind) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[ýýóóúúřř šííđéé ĥááš ñóó ɱééļđ óóƒ ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" ţţóó ááđđ ţóó]");
    w.finish()
}

pub(super) fn below_minimum(needs: i32, makes: i32) -> Message {
    let mut w = Writer::with_capacity(126);
    w.text("[ţţĥĥéé óóƥééñííñğ ñééééđš ");
    w.points(&EN, needs);
    w.text(" ƥƥóóííññţţš; ţĥííš ɱááķééš ");
    w.points(&EN, makes);
    w.text("]");
    w.finish()
}

pub(super) fn pile_blocked(top: Kind) -> Message {
    let mut w = Writer::with_capacity(121);
    w.text("[ţţĥĥéé ƥƥííļéé çááññóóţ ƀéé ţááķééñ ŵĥííļéé ");
    w.text(tables::KIND_A[top.index()]);
    w.text(" ííšš óóñ ţóóƥ]");
    w.finish()
}

pub(super) fn pile_frozen(by: Kind, top: Kind, named: Number, held: Number) -> Message {
    let mut w = Writer::with_capacity(231);
    w.text("[");
    match held.0 {
        0 => {
            w.text("ţţĥĥéé ƥƥííļéé ííš ƒřóóžééñ ƀý ");
            w.text(tables::KIND_A[by.index()]);
            w.text(", ááññđđ ýýóóúú ĥóóļđ ñóó ");
            w.text(tables::KIND_MANY[top.index()]);
        }
        1 => {
            w.text("ţţĥĥéé ƥƥííļéé ííš ƒřóóžééñ ƀý ");
            w.text(tables::KIND_A[by.index()]);
            w.text(", ááññđđ ýýóóúú ĥóóļđ óóñļý óóñéé ");
            w.text(tables::KIND_ONE[top.index()]);
        }
        _ => match named.0 {
            0 => {
                w.text("ţţĥĥéé ƥƥííļéé ííš ƒřóóžééñ ƀý ");
                w.text(tables::KIND_A[by.index()]);
                w.text("; ţţááķķííññğ ííţ ñééééđš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" ƒƒřřóóɱɱ ýóóúúř ĥááñđ, ááñđ ýóóúú ñááɱééđ ñóóñéé");
            }
            _ => {
                w.text("ţţĥĥéé ƥƥííļéé ííš ƒřóóžééñ ƀý ");
                w.text(tables::KIND_A[by.index()]);
                w.text("; ţţááķķííññğ ííţ ñééééđš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" ƒƒřřóóɱɱ ýýóóúúř ĥááñđ, ááñđ ýóóúú ñááɱééđ ");
                w.spelled(&EN, &tables::NUMBER, named);
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn pile_frozen_unopened(top: Kind, named: Number, held: Number) -> Message {
    let mut w = Writer::with_capacity(300);
    w.text("[");
    match held.0 {
        0 => {
            w.text(
                "ţţĥĥéé ƥƥííļļéé ííšš ƒřóóžééñ ƒóóř ýóóúú úúñţííļ ýóóúúř šííđéé ĥááš óóƥééñééđ, ááñđ ýóóúú ĥóóļđ ñóó ",
            );
            w.text(tables::KIND_MANY[top.index()]);
        }
        1 => {
            w.text("ţţĥĥéé ƥƥííļļéé ííšš ƒřóóžééñ ƒóóř ýóóúú úúñţííļ ýóóúúř šííđéé ĥááš óóƥééñééđ, ááñđ ýóóúú ĥóóļđ óóñļý óóñéé ");
            w.text(tables::KIND_ONE[top.index()]);
        }
        _ => match named.0 {
            0 => {
                w.text("ţţĥĥéé ƥƥííļļéé ííšš ƒřóóžééñ ƒóóř ýóóúú úúñţííļ ýóóúúř šííđéé ĥááš óóƥééñééđ; ţááķííñğ ííţ ñééééđš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" ƒƒřřóóɱɱ ýóóúúř ĥááñđ, ááñđ ýóóúú ñááɱééđ ñóóñéé");
            }
            _ => {
                w.text("ţţĥĥéé ƥƥííļļéé ííšš ƒřóóžééñ ƒóóř ýóóúú úúñţííļ ýóóúúř šííđéé ĥááš óóƥééñééđ; ţááķííñğ ííţ ñééééđš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" ƒƒřřóóɱɱ ýýóóúúř ĥááñđ, ááñđ ýóóúú ñááɱééđ ");
                w.spelled(&EN, &tables::NUMBER, named);
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn pile_needs_match(top: Kind, held: Number, wild: bool) -> Message {
    let mut w = Writer::with_capacity(230);
    w.text("[");
    match wild {
        true => match held.0 {
            0 => {
                w.text("ţţááķķííññğ ţĥéé ƥííļéé ñééééđš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" ƒƒřřóóɱɱ ýýóóúúřř ĥĥááññđ, óóř óóñéé ááñđ áá ŵííļđ çáářđ; ýóóúú ĥóóļđ ñóó ");
                w.text(tables::KIND_MANY[top.index()]);
            }
            _ => {
                w.text("ţţááķķííññğ ţĥéé ƥííļéé ñééééđš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" ƒƒřřóóɱɱ ýýóóúúřř ĥááñđ, óóř óóñéé ááñđ áá ŵííļđ çáářđ");
            }
        },
        false => match held.0 {
            0 => {
                w.text("ţţááķķííññğ ţĥéé ƥííļéé ñééééđš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" ƒƒřřóóɱɱ ýýóóúúř ĥááñđ; ýóóúú ĥóóļđ ñóó ");
                w.text(tables::KIND_MANY[top.index()]);
            }
            _ => {
                w.text("ţţááķķííññğ ţĥéé ƥííļéé ñééééđš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" ƒƒřřóóɱ ýóóúúř ĥááñđ");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn must_take_pile(top: Kind) -> Message {
    let mut w = Writer::with_capacity(203);
    w.text("[ţţĥĥéé ššţţóóççķ ííš ééɱƥţý ááñđ ţĥéé ");
    w.text(tables::KIND_ONE[top.index()]);
    w.text(" óóññ ţţóóƥƥ ƒƒííţţš ýóóúúř ɱééļđ; ýóóúú ɱúúšţ ţááķéé ţĥéé ƥííļéé]");
    w.finish()
}

pub(super) fn must_keep_card(needs: Number, has: Number) -> Message {
    let mut w = Writer::with_capacity(295);
    w.text("[óóññļļýý óóññéé ççáářřđđ ŵŵóóúúļđ ƀéé ļééƒţ, ááñđ ýóóúú çóóúúļđ ñóóţ đííšçáářđ ííţ: ţóó ğóó óóúúţ, ýóóúúř šííđéé ñééééđš ");
    match EN.plural(needs.0) {
        Plural::One => {
            w.text("óóñéé çááñáášţáá");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, needs);
            w.text(" ççááñáášţááš");
        }
    }
    w.text(" ááññđđ ĥááš ");
    match has.0 {
        0 => {
            w.text("ñóóñéé");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, has);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn no_canasta(needs: Number, has: Number) -> Message {
    let mut w = Writer::with_capacity(201);
    w.text("[ññóó ççáářřđđ ŵóóúúļđ ƀéé ļééƒţ: ţóó ğóó óóúúţ, ýóóúúř šííđéé ñééééđš ");
    match EN.plural(needs.0) {
        Plural::One => {
            w.text("óóñéé çááñáášţáá");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, needs);
            w.text(" ççááñáášţááš");
        }
    }
    w.text(" ááññđđ ĥááš ");
    match has.0 {
        0 => {
            w.text("ñóóñéé");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, has);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn must_go_out_declare(threes: Number) -> Message {
    let mut w = Writer::with_capacity(173);
    w.text("[ýýóóúúřř ƥƥáářřţñééř šááííđ ýééš; ƒíířšţ đééçļáářéé ");
    match EN.plural(threes.0) {
        Plural::One => {
            w.text("ýýóóúúř řééđ ţĥřéééé");
        }
        _ => {
            w.text("ýýóóúúř řééđ ţĥřééééš");
        }
    }
    w.text(", ţţĥĥééñ ğóó óóúúţ]");
    w.finish()
}

pub(super) fn ask_declare_first(threes: Number) -> Message {
    let mut w = Writer::with_capacity(105);
    w.text("[ƒƒíířřšţ đééçļáářéé ");
    match EN.plural(threes.0) {
        Plural::One => {
            w.text("ýýóóúúř řééđ ţĥřéééé");
        }
        _ => {
            w.text("ýýóóúúř řééđ ţĥřééééš");
        }
    }
    w.text(", ţţĥĥééñ áášķ]");
    w.finish()
}
