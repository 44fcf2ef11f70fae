// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta::{Card, Kind};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Player, Writer};

pub(super) fn turn(player: Player<'_>, stand_in: bool, acts: &[Message]) -> Message {
    let mut w = Writer::with_capacity(57);
    w.text("[");
    match stand_in {
        true => match player {
            Player::You => {
                w.text("Áá ƀƀóóţţ (ƒóóř ýóóúú) ");
                w.list(" ááññđ ", acts);
                w.text(".");
            }
            Player::Other(player) => {
                w.text("Áá ƀƀóóţţ (ƒóóř ");
                w.name(player, MESSAGES.figures_forgotten);
                w.text(") ");
                w.list(" ááññđ ", acts);
                w.text(".");
            }
        },
        false => match player {
            Player::You => {
                w.text("Ýóóúú ");
                w.list(" ááññđ ", acts);
                w.text(".");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ");
                w.list(" ááññđ ", acts);
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn drew_several(n: Number) -> Message {
    let mut w = Writer::with_capacity(44);
    w.text("[đđřééŵ ");
    w.spelled(&EN, &tables::NUMBER, n);
    w.text(" ççáářřđš]");
    w.finish()
}

pub(super) fn drew_cards(cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[đđřééŵ ");
    w.list(" ááññđ ", cards);
    w.text("]");
    w.finish()
}

pub(super) fn took_with(size: Number, with: &[Message]) -> Message {
    let mut w = Writer::with_capacity(88);
    w.text("[");
    match EN.plural(size.0) {
        Plural::One => {
            w.text("ţţóóóóķķ ţţĥéé óóñéé-çáářđ ƥííļéé ŵííţĥ ");
            w.list(" ááññđ ", with);
        }
        _ => {
            w.text("ţţóóóóķ ţĥéé ƥííļéé óóƒ ");
            w.number(&EN, size);
            w.text(" ŵŵííţţĥ ");
            w.list(" ááññđ ", with);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn took_onto(size: Number, whose: canasta_words::messages::log::TookOntoWhose, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[");
    match whose {
        canasta_words::messages::log::TookOntoWhose::Your => match EN.plural(size.0) {
            Plural::One => {
                w.text("ţţóóóóķķ ţĥéé óóñéé-çáářđ ƥííļéé óóñţóó ýóóúúř ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
            _ => {
                w.text("ţţóóóóķ ţĥéé ƥííļéé óóƒ ");
                w.number(&EN, size);
                w.text(" óóññţóó ýóóúúř ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
        },
        canasta_words::messages::log::TookOntoWhose::Our => match EN.plural(size.0) {
            Plural::One => {
                w.text("ţţóóóóķ ţĥéé óóñéé-çáářđ ƥííļéé óóñţóó óóúúř ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
            _ => {
                w.text("ţţóóóóķ ţĥéé ƥííļéé óóƒ ");
                w.number(&EN, size);
                w.text(" óóñţóó óóúúř ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
        },
        _ => match EN.plural(size.0) {
            Plural::One => {
                w.text("ţţóóóóķķ ţĥéé óóñéé-çáářđ ƥííļéé óóñţóó ţĥééííř ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
            _ => {
                w.text("ţţóóóóķ ţĥéé ƥííļéé óóƒ ");
                w.number(&EN, size);
                w.text(" óóññţóó ţĥééííř ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn laid(melds: &[Message]) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("[ļļááííđ đóóŵñ ");
    w.list(" ááññđ ", melds);
    w.text("]");
    w.finish()
}

pub(super) fn laid_red_threes(cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("[ļļááííđ đóóŵñ ");
    w.list(" ááññđ ", cards);
    w.text("]");
    w.finish()
}

pub(super) fn discarded(card: Card) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("[đđííšçáářđééđ ");
    w.text(tables::CARD[card.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn card(card: Card) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.text(tables::CARD[card.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn some_of(n: Number, kind: Kind) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[");
    match EN.plural(n.0) {
        Plural::One => {
            w.text(tables::KIND_A[kind.index()]);
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, n);
            w.text(" ");
            w.text(tables::KIND_MANY[kind.index()]);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn meld(n: Number, kind: Kind, wilds: &[Message]) -> Message {
    let mut w = Writer::with_capacity(57);
    w.text("[");
    match EN.plural(n.0) {
        Plural::One => {
            w.text(tables::KIND_A[kind.index()]);
            w.text(" (ŵŵííţţĥ ");
            w.list(" ááññđ ", wilds);
            w.text(")");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, n);
            w.text(" ");
            w.text(tables::KIND_MANY[kind.index()]);
            w.text(" (ŵŵííţţĥ ");
            w.list(" ááññđ ", wilds);
            w.text(")");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn wilds_onto(wilds: &[Message], rank: Kind) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("[");
    w.list(" ááññđ ", wilds);
    w.text(" óóññ ţţĥéé ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn canasta(natural: bool, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("[");
    match natural {
        true => {
            w.text("Ññááţúúřááļ çááñáášţáá óóƒ ");
            w.text(tables::KIND_MANY[rank.index()]);
            w.text(".");
        }
        false => {
            w.text("Ṁṁííẋééđ çááñáášţáá óóƒ ");
            w.text(tables::KIND_MANY[rank.index()]);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn asked(player: Player<'_>, stand_in: bool) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[");
    match stand_in {
        true => match player {
            Player::You => {
                w.text("Áá ƀƀóóţţ (ƒƒóóřř ýóóúú): Ƥáářţñééř, ɱááý Íí ğóó óóúúţ?");
            }
            Player::Other(player) => {
                w.text("Áá ƀƀóóţţ (ƒóóř ");
                w.name(player, MESSAGES.figures_forgotten);
                w.text("): Ƥƥáářřţţñééř, ɱááý Íí ğóó óóúúţ?");
            }
        },
        false => match player {
            Player::You => {
                w.text("Ýýóóúú: Ƥƥáářţñééř, ɱááý Íí ğóó óóúúţ?");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(": Ƥƥáářřţţñééř, ɱááý Íí ğóó óóúúţ?");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn answered(player: Player<'_>, stand_in: bool, yes: bool) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("[");
    match stand_in {
        true => match player {
            Player::You => match yes {
                true => {
                    w.text("Áá ƀƀóóţţ (ƒƒóóř ýóóúú): Ýééš.");
                }
                false => {
                    w.text("Áá ƀƀóóţţ (ƒóóř ýóóúú): Ñóó.");
                }
            },
            Player::Other(player) => match yes {
                true => {
                    w.text("Áá ƀƀóóţţ (ƒóóř ");
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text("): Ýýýéééššš.");
                }
                false => {
                    w.text("Áá ƀƀóóţţ (ƒóóř ");
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text("): Ñññóóó.");
                }
            },
        },
        false => match player {
            Player::You => match yes {
                true => {
                    w.text("Ýýóóúú: Ýééš.");
                }
                false => {
                    w.text("Ýýóóúú: Ñóó.");
                }
            },
            Player::Other(player) => match yes {
                true => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(": Ýýééšš.");
                }
                false => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(": Ñññóóó.");
                }
            },
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn red_threes(player: Player<'_>, cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(56);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýýóóúú ļááííđ đóóŵñ ");
            w.list(" ááññđ ", cards);
            w.text(".");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ļļááííđđ đóóŵñ ");
            w.list(" ááññđ ", cards);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn red_threes_drew(player: Player<'_>, cards: &[Message], n: Number) -> Message {
    let mut w = Writer::with_capacity(123);
    w.text("[");
    match player {
        Player::You => match EN.plural(n.0) {
            Plural::One => {
                w.text("Ýýóóúú ļááííđ đóóŵñ ");
                w.list(" ááññđ ", cards);
                w.text(" ááññđđ đđřřééŵ ááñóóţĥééř çáářđ.");
            }
            _ => {
                w.text("Ýýóóúú ļááííđ đóóŵñ ");
                w.list(" ááññđ ", cards);
                w.text(" ááññđđ đřééŵ ");
                w.spelled(&EN, &tables::NUMBER, n);
                w.text(" ɱɱóóřřéé çáářđš.");
            }
        },
        Player::Other(player) => match EN.plural(n.0) {
            Plural::One => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ļļááííđđ đóóŵñ ");
                w.list(" ááññđ ", cards);
                w.text(" ááññđđ đđřřééŵ ááñóóţĥééř çáářđ.");
            }
            _ => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ļļááííđđ đóóŵñ ");
                w.list(" ááññđ ", cards);
                w.text(" ááññđđ đřééŵ ");
                w.spelled(&EN, &tables::NUMBER, n);
                w.text(" ɱɱóóřřéé çáářđš.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn red_threes_drew_cards(player: Player<'_>, cards: &[Message], drawn: &[Message]) -> Message {
    let mut w = Writer::with_capacity(93);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýýóóúú ļááííđ đóóŵñ ");
            w.list(" ááññđ ", cards);
            w.text(" ááññđđ đřééŵ ");
            w.list(" ááññđ ", drawn);
            w.text(".");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ļļááííđđ đóóŵñ ");
            w.list(" ááññđ ", cards);
            w.text(" ááññđđ đřééŵ ");
            w.list(" ááññđ ", drawn);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn dealt(deal: Number, dealer: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(59);
    w.text("[");
    match dealer {
        Player::You => {
            w.text("Đééááļ ");
            w.number(&EN, deal);
            w.text(". Ýýóóúú đééááļţ.");
        }
        Player::Other(dealer) => {
            w.text("Đééááļ ");
            w.number(&EN, deal);
            w.text(". ");
            w.name(dealer, MESSAGES.figures_forgotten);
            w.text(" đđééááļţ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn dealt_and_cut(deal: Number, dealer: Player<'_>, cutter: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(86);
    w.text("[");
    match dealer {
        Player::You => match cutter {
            Player::You => {
                w.text("Đééááļ ");
                w.number(&EN, deal);
                w.text(". Ýýóóúú đđééááļţ ááñđ çúúţ.");
            }
            Player::Other(cutter) => {
                w.text("Đééááļ ");
                w.number(&EN, deal);
                w.text(". Ýýóóúú đđééááļţ, ");
                w.name(cutter, MESSAGES.figures_forgotten);
                w.text(" ççúúţ.");
            }
        },
        Player::Other(dealer) => match cutter {
            Player::You => {
                w.text("Đééááļ ");
                w.number(&EN, deal);
                w.text(". ");
                w.name(dealer, MESSAGES.figures_forgotten);
                w.text(" đđééááļļţ, ýóóúú çúúţ.");
            }
            Player::Other(cutter) => {
                w.text("Đééááļ ");
                w.number(&EN, deal);
                w.text(". ");
                w.name(dealer, MESSAGES.figures_forgotten);
                w.text(" đđééááļļţ, ");
                w.name(cutter, MESSAGES.figures_forgotten);
                w.text(" ççúúţ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn went_out(player: Player<'_>, concealed: bool) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("[");
    match player {
        Player::You => match concealed {
            true => {
                w.text("Ýýóóúú ŵééñţ óóúúţ çóóñçééááļééđ.");
            }
            false => {
                w.text("Ýýóóúú ŵééñţ óóúúţ.");
            }
        },
        Player::Other(player) => match concealed {
            true => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ŵŵééñţ óóúúţ çóóñçééááļééđ.");
            }
            false => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ŵŵééñţ óóúúţ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn last_red_three(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýýóóúú đđřřééŵŵ áá řřééđ ţĥřéééé ááš ţĥéé ļáášţ çáářđ.");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" đđřřééŵŵ áá řřééđđ ţĥřéééé ááš ţĥéé ļáášţ çáářđ.");
        }
    }
    w.text("]");
    w.finish()
}
