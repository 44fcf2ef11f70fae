// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta::Kind;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Name, Number, Player, Writer};

pub(super) fn player(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýóóúú");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn players(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[");
    match you {
        true => match others.len() {
            0 => {
                w.text("Ýóóúú");
            }
            _ => match EN.plural(others.len() as u64) {
                Plural::One => {
                    w.text("Ýýóóúú ááñđ ");
                    w.list(" ááññđ ", others);
                }
                _ => {
                    w.text("Ýóóúú, ");
                    w.list(" ááññđ ", others);
                }
            },
        },
        false => {
            w.list(" ááññđ ", others);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn cards(cards: Number) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("1 ççáářřđ");
        }
        _ => {
            w.number(&EN, cards);
            w.text(" ççáářřđš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn count(cards: Number) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.number(&EN, cards);
    w.text("]");
    w.finish()
}

pub(super) fn count_to_play(cards: Number) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[");
    w.number(&EN, cards);
    w.text(", ţţóó ƥƥļááý]");
    w.finish()
}

pub(super) fn cards_word(cards: Number) -> Message {
    let mut w = Writer::with_capacity(16);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("ççáářđ");
        }
        _ => {
            w.text("ççáářđš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn plate(
    player: Player<'_>,
    relation: canasta_words::messages::table::PlateRelation,
    cards: Number,
    last: bool,
    to_play: bool,
    dealer: bool,
    away: canasta_words::messages::table::PlateAway,
) -> Message {
    let mut w = Writer::with_capacity(166);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýóóúú");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
        }
    }
    match relation {
        canasta_words::messages::table::PlateRelation::Partner => {
            w.text(", ƥƥáářřţñééř");
        }
        canasta_words::messages::table::PlateRelation::Opponent => {
            w.text(", óóƥƥƥóóñééñţ");
        }
        _ => {}
    }
    match last {
        true => {
            w.text(", 1 ççáářřđđ ļļééƒţ");
        }
        false => {
            w.text(", ");
            match EN.plural(cards.0) {
                Plural::One => {
                    w.text("1 ççáářřđ");
                }
                _ => {
                    w.number(&EN, cards);
                    w.text(" ççáářřđš");
                }
            }
        }
    }
    match to_play {
        true => {
            w.text(", ţţóó ƥƥļááý");
        }
        false => {}
    }
    match dealer {
        true => {
            w.text(", đđééááļééř");
        }
        false => {}
    }
    match away {
        canasta_words::messages::table::PlateAway::Yes => {
            w.text(", ááŵŵááý");
        }
        canasta_words::messages::table::PlateAway::Bot => {
            w.text(", ááŵŵááýý, áá ƀƀóóţ ƥļááýš");
        }
        _ => {}
    }
    w.text("]");
    w.finish()
}

pub(super) fn side_state(opened: bool, minimum: i32, canastas: Number, needed: Number) -> Message {
    let mut w = Writer::with_capacity(111);
    w.text("[");
    match opened {
        true => match needed.0 {
            1 => match canastas.0 {
                0 => {
                    w.text("ɱɱííñííɱúúɱ ");
                    w.points(&EN, minimum);
                    w.text(" ɱɱééţ");
                }
                _ => match EN.plural(canastas.0) {
                    Plural::One => {
                        w.text("ɱɱííñííɱúúɱ ");
                        w.points(&EN, minimum);
                        w.text(" ɱɱééţţ, 1 çááñáášţáá");
                    }
                    _ => {
                        w.text("ɱɱííñííɱúúɱ ");
                        w.points(&EN, minimum);
                        w.text(" ɱɱééţţ, ");
                        w.number(&EN, canastas);
                        w.text(" ççááñáášţááš");
                    }
                },
            },
            _ => {
                w.text("ɱɱííñííɱúúɱ ");
                w.points(&EN, minimum);
                w.text(" ɱɱééţţ, ");
                w.number(&EN, canastas);
                w.text(" óóƒƒ ");
                w.number(&EN, needed);
                w.text(" ççááñáášţááš");
            }
        },
        false => {
            w.text("ɱɱííñííɱúúɱ ");
            w.points(&EN, minimum);
            w.text(", ññóó ɱɱééļļđš ýééţ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn points_word(points: i32) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("[");
    match EN.plural_of_points(points) {
        Plural::One => {
            w.text("ƥóóííñţ");
        }
        _ => {
            w.text("ƥƥóóííñţš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn red_threes(cards: Number) -> Message {
    let mut w = Writer::with_capacity(44);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("óóññéé řééđ ţĥřéééé");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" řřééđđ ţĥřééééš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn meld(
    rank: Kind,
    canasta: canasta_words::messages::table::MeldCanasta,
    cards: Number,
    wilds: Number,
) -> Message {
    let mut w = Writer::with_capacity(117);
    w.text("[");
    match canasta {
        canasta_words::messages::table::MeldCanasta::Natural => {
            w.text(tables::KIND_MANY_CAPITAL[rank.index()]);
            w.text(": ññááţţúúřááļ çááñáášţáá, ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" ççáářřđš");
        }
        canasta_words::messages::table::MeldCanasta::Mixed => {
            w.text(tables::KIND_MANY_CAPITAL[rank.index()]);
            w.text(": ɱɱííẋẋééđ çááñáášţáá, ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" ççáářřđđš, ");
            w.spelled(&EN, &tables::NUMBER, wilds);
            w.text(" ŵŵííļđ");
        }
        _ => match wilds.0 {
            0 => {
                w.text(tables::KIND_MANY_CAPITAL[rank.index()]);
                w.text(": ");
                w.spelled(&EN, &tables::NUMBER, cards);
                w.text(" ççáářřđš");
            }
            _ => {
                w.text(tables::KIND_MANY_CAPITAL[rank.index()]);
                w.text(": ");
                w.spelled(&EN, &tables::NUMBER, cards);
                w.text(" ççáářřđđš, ");
                w.spelled(&EN, &tables::NUMBER, wilds);
                w.text(" ŵŵííļđ");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn column(rank: Kind, cards: Number) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("[");
    w.text(tables::KIND_MANY_CAPITAL[rank.index()]);
    w.text(", ");
    w.number(&EN, cards);
    w.text("]");
    w.finish()
}

pub(super) fn threes(red: Number, black: Number) -> Message {
    let mut w = Writer::with_capacity(80);
    w.text("[Ţţĥĥřééééš, ");
    w.number(&EN, red);
    w.text(" řřééđđ, ");
    w.number(&EN, black);
    w.text(" ƀƀļļááçķ]");
    w.finish()
}

pub(super) fn played(rules: &str, deal: Number, points: i32) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[");
    w.isolated(rules);
    w.text(", đđééááļ ");
    w.number(&EN, deal);
    w.text(", ţţţóóó ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn heading(deal: Number) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[Ççááñáášţáá, đééááļ ");
    w.number(&EN, deal);
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
