// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta::{Card, Kind};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Name, Number, Player, Writer};

pub(super) fn stock(cards: Number) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Ššţţóóççķķ, 1 çáářđ");
        }
        _ => {
            w.text("Ššţţóóçķ, ");
            w.number(&EN, cards);
            w.text(" ççáářřđš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn stock_button(cards: Number, drawn: Number) -> Message {
    let mut w = Writer::with_capacity(78);
    w.text("[");
    match drawn.0 {
        0 => {
            match EN.plural(cards.0) {
                Plural::One => {
                    w.text("Ššţţóóççķķ, 1 çáářđ");
                }
                _ => {
                    w.text("Ššţţóóçķ, ");
                    w.number(&EN, cards);
                    w.text(" ççáářřđš");
                }
            }
            w.text(". Ƥƥááššš");
        }
        _ => match EN.plural(drawn.0) {
            Plural::One => {
                match EN.plural(cards.0) {
                    Plural::One => {
                        w.text("Ššţţóóççķķ, 1 çáářđ");
                    }
                    _ => {
                        w.text("Ššţţóóçķ, ");
                        w.number(&EN, cards);
                        w.text(" ççáářřđš");
                    }
                }
                w.text(". Đđřřááŵ");
            }
            _ => {
                match EN.plural(cards.0) {
                    Plural::One => {
                        w.text("Ššţţóóççķķ, 1 çáářđ");
                    }
                    _ => {
                        w.text("Ššţţóóçķ, ");
                        w.number(&EN, cards);
                        w.text(" ççáářřđš");
                    }
                }
                w.text(". Đđřřááŵ ");
                w.spelled(&EN, &tables::NUMBER, drawn);
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn label(cards: Number, top: Card) -> Message {
    let mut w = Writer::with_capacity(102);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Đđííššççáářřđ ƥííļéé, 1 çáářđ, ");
            w.text(tables::CARD[top.index()]);
            w.text(" óóññ ţóóƥ");
        }
        _ => {
            w.text("Đđííššçáářđ ƥííļéé, ");
            w.number(&EN, cards);
            w.text(" ççáářřđđš, ");
            w.text(tables::CARD[top.index()]);
            w.text(" óóññ ţóóƥ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn label_frozen(cards: Number, top: Card, by: Kind) -> Message {
    let mut w = Writer::with_capacity(167);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Đđííššççáářřđ ƥííļéé, 1 çáářđ, ");
            w.text(tables::CARD[top.index()]);
            w.text(" óóññ ţóóƥ");
        }
        _ => {
            w.text("Đđííššçáářđ ƥííļéé, ");
            w.number(&EN, cards);
            w.text(" ççáářřđđš, ");
            w.text(tables::CARD[top.index()]);
            w.text(" óóññ ţóóƥ");
        }
    }
    w.text(". Ƒƒřřóóžééñ: ");
    w.text(tables::KIND_A[by.index()]);
    w.text(" ļļííééš ííñ ííţ]");
    w.finish()
}

pub(super) fn sentence(label: &Message) -> Message {
    let mut w = Writer::with_capacity(15);
    w.text("[");
    w.message(label);
    w.text(".]");
    w.finish()
}

pub(super) fn frozen(by: Kind) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[Ƒƒřřóóžééñ: ");
    w.text(tables::KIND_A[by.index()]);
    w.text(" ļļííééš ííñ ííţ]");
    w.finish()
}

pub(super) fn player_not_opened(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(54);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýóóúú ĥááṽéé ñóóţ óóƥééñééđ");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ĥĥááš ñóóţ óóƥééñééđ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn side_not_opened(own: bool) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("[");
    match own {
        true => {
            w.text("Ýýóóúúř šííđéé ĥááš ñóóţ óóƥééñééđ");
        }
        false => {
            w.text("Ţţĥééý ĥááṽéé ñóóţ óóƥééñééđ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn players_not_opened(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(58);
    w.text("[");
    w.list(" ááññđ ", players);
    w.text(" ĥĥááṽéé ñóóţ óóƥééñééđ]");
    w.finish()
}

pub(super) fn blocked(top: Kind) -> Message {
    let mut w = Writer::with_capacity(86);
    w.text("[");
    w.text(tables::KIND_A_CAPITAL[top.index()]);
    w.text(" óóññ ţţóóƥƥ: ííţţ çááññóóţ ƀéé ţááķééñ.]");
    w.finish()
}

pub(super) fn onto_your(top: Kind) -> Message {
    let mut w = Writer::with_capacity(63);
    w.text("[Ţţááķéé ííţ óóñţóó ýóóúúř ");
    w.text(tables::KIND_MANY[top.index()]);
    w.text(".]");
    w.finish()
}

pub(super) fn with_two(top: Kind) -> Message {
    let mut w = Writer::with_capacity(100);
    w.text("[Ţţááķķéé ííţ ŵííţĥ ţŵóó ");
    w.text(tables::KIND_MANY[top.index()]);
    w.text(" ƒƒřřóóɱɱ ýóóúúř ĥááñđ.]");
    w.finish()
}

pub(super) fn with_wild(top: Kind) -> Message {
    let mut w = Writer::with_capacity(105);
    w.text("[Ţţááķķéé ííţ ŵííţĥ ýóóúúř ");
    w.text(tables::KIND_ONE[top.index()]);
    w.text(" ááññđđ áá ŵŵííļđ çáářđ.]");
    w.finish()
}

pub(super) fn takes_two(top: Kind, wild: bool, held: bool) -> Message {
    let mut w = Writer::with_capacity(160);
    w.text("[");
    match wild {
        true => match held {
            true => {
                w.text("Ííţţ ţţááķééš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(", óóřř óóññéé ááññđđ áá ŵííļđ çáářđ; ýóóúú ĥóóļđ óóñéé ");
                w.text(tables::KIND_ONE[top.index()]);
                w.text(".");
            }
            false => {
                w.text("Ííţţ ţţááķééš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(", óóřř óóññéé ááññđđ áá ŵŵííļđ çáářđ; ýóóúú ĥóóļđ ñóó ");
                w.text(tables::KIND_ONE[top.index()]);
                w.text(".");
            }
        },
        false => match held {
            true => {
                w.text("Ííţţ ţţááķééš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text("; ýýóóúú ĥóóļđ óóñéé ");
                w.text(tables::KIND_ONE[top.index()]);
                w.text(".");
            }
            false => {
                w.text("Ííţţ ţţááķééš ţŵóó ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text("; ýýóóúú ĥĥóóļđ ñóó ");
                w.text(tables::KIND_ONE[top.index()]);
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn other_onto(player: Name<'_>, top: Kind, ours: bool) -> Message {
    let mut w = Writer::with_capacity(89);
    w.text("[");
    match ours {
        true => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ɱɱááý ţááķéé ííţ óóñţóó óóúúř ");
            w.text(tables::KIND_MANY[top.index()]);
            w.text(".");
        }
        false => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ɱɱááýý ţááķéé ííţ óóñţóó ţĥééííř ");
            w.text(tables::KIND_MANY[top.index()]);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn other_with_two(player: Name<'_>, top: Kind, wild: bool) -> Message {
    let mut w = Writer::with_capacity(144);
    w.text("[");
    match wild {
        true => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ɱɱááýý ţţááķéé ííţ ŵííţĥ ţŵóó ");
            w.text(tables::KIND_MANY[top.index()]);
            w.text(", óóřř óóññéé ááññđ áá ŵííļđ çáářđ.");
        }
        false => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ɱɱááýý ţţááķéé ííţ ŵííţĥ ţŵóó ");
            w.text(tables::KIND_MANY[top.index()]);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn look_title(cards: Number) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Ţţĥĥéé ƥƥííļéé, 1 çáářđ");
        }
        _ => {
            w.text("Ţţĥéé ƥííļéé, ");
            w.number(&EN, cards);
            w.text(" ççáářřđđšš, ţĥéé ţóóƥ óóñéé ƒíířšţ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn look_card(card: Card) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.text(tables::CARD[card.index()]);
    w.text("]");
    w.finish()
}
