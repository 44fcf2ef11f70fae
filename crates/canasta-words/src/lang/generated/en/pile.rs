// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Message, Name, Number, Player, Writer};
use canasta::{Card, Kind};

pub(super) fn stock(cards: Number) -> Message {
    let mut w = Writer::with_capacity(25);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Stock, 1 card");
        }
        _ => {
            w.text("Stock, ");
            w.number(&EN, cards);
            w.text(" cards");
        }
    }
    w.finish()
}

pub(super) fn stock_button(cards: Number, drawn: Number) -> Message {
    let mut w = Writer::with_capacity(44);
    match drawn.0 {
        0 => {
            match EN.plural(cards.0) {
                Plural::One => {
                    w.text("Stock, 1 card");
                }
                _ => {
                    w.text("Stock, ");
                    w.number(&EN, cards);
                    w.text(" cards");
                }
            }
            w.text(". Pass");
        }
        _ => match EN.plural(drawn.0) {
            Plural::One => {
                match EN.plural(cards.0) {
                    Plural::One => {
                        w.text("Stock, 1 card");
                    }
                    _ => {
                        w.text("Stock, ");
                        w.number(&EN, cards);
                        w.text(" cards");
                    }
                }
                w.text(". Draw");
            }
            _ => {
                match EN.plural(cards.0) {
                    Plural::One => {
                        w.text("Stock, 1 card");
                    }
                    _ => {
                        w.text("Stock, ");
                        w.number(&EN, cards);
                        w.text(" cards");
                    }
                }
                w.text(". Draw ");
                w.spelled(&EN, &tables::NUMBER, drawn);
            }
        },
    }
    w.finish()
}

pub(super) fn label(cards: Number, top: Card) -> Message {
    let mut w = Writer::with_capacity(53);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Discard pile, 1 card, ");
            w.text(tables::CARD[top.index()]);
            w.text(" on top");
        }
        _ => {
            w.text("Discard pile, ");
            w.number(&EN, cards);
            w.text(" cards, ");
            w.text(tables::CARD[top.index()]);
            w.text(" on top");
        }
    }
    w.finish()
}

pub(super) fn label_frozen(cards: Number, top: Card, by: Kind) -> Message {
    let mut w = Writer::with_capacity(86);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Discard pile, 1 card, ");
            w.text(tables::CARD[top.index()]);
            w.text(" on top");
        }
        _ => {
            w.text("Discard pile, ");
            w.number(&EN, cards);
            w.text(" cards, ");
            w.text(tables::CARD[top.index()]);
            w.text(" on top");
        }
    }
    w.text(". Frozen: ");
    w.text(tables::KIND_A[by.index()]);
    w.text(" lies in it");
    w.finish()
}

pub(super) fn sentence(label: &Message) -> Message {
    let mut w = Writer::with_capacity(13);
    w.message(label);
    w.text(".");
    w.finish()
}

pub(super) fn frozen(by: Kind) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("Frozen: ");
    w.text(tables::KIND_A[by.index()]);
    w.text(" lies in it");
    w.finish()
}

pub(super) fn player_not_opened(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(27);
    match player {
        Player::You => {
            w.text("You have not opened");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" has not opened");
        }
    }
    w.finish()
}

pub(super) fn side_not_opened(own: bool) -> Message {
    let mut w = Writer::with_capacity(24);
    match own {
        true => {
            w.text("Your side has not opened");
        }
        false => {
            w.text("They have not opened");
        }
    }
    w.finish()
}

pub(super) fn players_not_opened(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(28);
    w.list(" and ", players);
    w.text(" have not opened");
    w.finish()
}

pub(super) fn blocked(top: Kind) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text(tables::KIND_A_CAPITAL[top.index()]);
    w.text(" on top: it cannot be taken.");
    w.finish()
}

pub(super) fn onto_your(top: Kind) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("Take it onto your ");
    w.text(tables::KIND_MANY[top.index()]);
    w.text(".");
    w.finish()
}

pub(super) fn with_two(top: Kind) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("Take it with two ");
    w.text(tables::KIND_MANY[top.index()]);
    w.text(" from your hand.");
    w.finish()
}

pub(super) fn with_wild(top: Kind) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("Take it with your ");
    w.text(tables::KIND_ONE[top.index()]);
    w.text(" and a wild card.");
    w.finish()
}

pub(super) fn takes_two(top: Kind, wild: bool, held: bool) -> Message {
    let mut w = Writer::with_capacity(77);
    match wild {
        true => match held {
            true => {
                w.text("It takes two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(", or one and a wild card; you hold one ");
                w.text(tables::KIND_ONE[top.index()]);
                w.text(".");
            }
            false => {
                w.text("It takes two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(", or one and a wild card; you hold no ");
                w.text(tables::KIND_ONE[top.index()]);
                w.text(".");
            }
        },
        false => match held {
            true => {
                w.text("It takes two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text("; you hold one ");
                w.text(tables::KIND_ONE[top.index()]);
                w.text(".");
            }
            false => {
                w.text("It takes two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text("; you hold no ");
                w.text(tables::KIND_ONE[top.index()]);
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn other_onto(player: Name<'_>, top: Kind, ours: bool) -> Message {
    let mut w = Writer::with_capacity(49);
    match ours {
        true => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" may take it onto our ");
            w.text(tables::KIND_MANY[top.index()]);
            w.text(".");
        }
        false => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" may take it onto their ");
            w.text(tables::KIND_MANY[top.index()]);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn other_with_two(player: Name<'_>, top: Kind, wild: bool) -> Message {
    let mut w = Writer::with_capacity(71);
    match wild {
        true => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" may take it with two ");
            w.text(tables::KIND_MANY[top.index()]);
            w.text(", or one and a wild card.");
        }
        false => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" may take it with two ");
            w.text(tables::KIND_MANY[top.index()]);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn look_title(cards: Number) -> Message {
    let mut w = Writer::with_capacity(47);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("The pile, 1 card");
        }
        _ => {
            w.text("The pile, ");
            w.number(&EN, cards);
            w.text(" cards, the top one first");
        }
    }
    w.finish()
}

pub(super) fn look_card(card: Card) -> Message {
    let mut w = Writer::with_capacity(12);
    w.text(tables::CARD[card.index()]);
    w.finish()
}
