// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Message, Number, Player, Writer};
use canasta::{Card, Kind};

pub(super) fn turn(player: Player<'_>, stand_in: bool, acts: &[Message]) -> Message {
    let mut w = Writer::with_capacity(38);
    match stand_in {
        true => match player {
            Player::You => {
                w.text("A bot (for you) ");
                w.list(" and ", acts);
                w.text(".");
            }
            Player::Other(player) => {
                w.text("A bot (for ");
                w.name(player, MESSAGES.figures_forgotten);
                w.text(") ");
                w.list(" and ", acts);
                w.text(".");
            }
        },
        false => match player {
            Player::You => {
                w.text("You ");
                w.list(" and ", acts);
                w.text(".");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ");
                w.list(" and ", acts);
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn drew_several(n: Number) -> Message {
    let mut w = Writer::with_capacity(23);
    w.text("drew ");
    w.spelled(&EN, &tables::NUMBER, n);
    w.text(" cards");
    w.finish()
}

pub(super) fn drew_cards(cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("drew ");
    w.list(" and ", cards);
    w.finish()
}

pub(super) fn took_with(size: Number, with: &[Message]) -> Message {
    let mut w = Writer::with_capacity(47);
    match EN.plural(size.0) {
        Plural::One => {
            w.text("took the one-card pile with ");
            w.list(" and ", with);
        }
        _ => {
            w.text("took the pile of ");
            w.number(&EN, size);
            w.text(" with ");
            w.list(" and ", with);
        }
    }
    w.finish()
}

pub(super) fn took_onto(size: Number, whose: crate::messages::log::TookOntoWhose, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(53);
    match whose {
        crate::messages::log::TookOntoWhose::Your => match EN.plural(size.0) {
            Plural::One => {
                w.text("took the one-card pile onto your ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
            _ => {
                w.text("took the pile of ");
                w.number(&EN, size);
                w.text(" onto your ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
        },
        crate::messages::log::TookOntoWhose::Our => match EN.plural(size.0) {
            Plural::One => {
                w.text("took the one-card pile onto our ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
            _ => {
                w.text("took the pile of ");
                w.number(&EN, size);
                w.text(" onto our ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
        },
        _ => match EN.plural(size.0) {
            Plural::One => {
                w.text("took the one-card pile onto their ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
            _ => {
                w.text("took the pile of ");
                w.number(&EN, size);
                w.text(" onto their ");
                w.text(tables::KIND_MANY[rank.index()]);
            }
        },
    }
    w.finish()
}

pub(super) fn laid(melds: &[Message]) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("laid down ");
    w.list(" and ", melds);
    w.finish()
}

pub(super) fn laid_red_threes(cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("laid down ");
    w.list(" and ", cards);
    w.finish()
}

pub(super) fn discarded(card: Card) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("discarded ");
    w.text(tables::CARD[card.index()]);
    w.finish()
}

pub(super) fn card(card: Card) -> Message {
    let mut w = Writer::with_capacity(12);
    w.text(tables::CARD[card.index()]);
    w.finish()
}

pub(super) fn some_of(n: Number, kind: Kind) -> Message {
    let mut w = Writer::with_capacity(25);
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
    w.finish()
}

pub(super) fn meld(n: Number, kind: Kind, wilds: &[Message]) -> Message {
    let mut w = Writer::with_capacity(45);
    match EN.plural(n.0) {
        Plural::One => {
            w.text(tables::KIND_A[kind.index()]);
            w.text(" (with ");
            w.list(" and ", wilds);
            w.text(")");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, n);
            w.text(" ");
            w.text(tables::KIND_MANY[kind.index()]);
            w.text(" (with ");
            w.list(" and ", wilds);
            w.text(")");
        }
    }
    w.finish()
}

pub(super) fn wilds_onto(wilds: &[Message], rank: Kind) -> Message {
    let mut w = Writer::with_capacity(32);
    w.list(" and ", wilds);
    w.text(" on the ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.finish()
}

pub(super) fn canasta(natural: bool, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(32);
    match natural {
        true => {
            w.text("Natural canasta of ");
            w.text(tables::KIND_MANY[rank.index()]);
            w.text(".");
        }
        false => {
            w.text("Mixed canasta of ");
            w.text(tables::KIND_MANY[rank.index()]);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn asked(player: Player<'_>, stand_in: bool) -> Message {
    let mut w = Writer::with_capacity(48);
    match stand_in {
        true => match player {
            Player::You => {
                w.text("A bot (for you): Partner, may I go out?");
            }
            Player::Other(player) => {
                w.text("A bot (for ");
                w.name(player, MESSAGES.figures_forgotten);
                w.text("): Partner, may I go out?");
            }
        },
        false => match player {
            Player::You => {
                w.text("You: Partner, may I go out?");
            }
            Player::Other(player) => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(": Partner, may I go out?");
            }
        },
    }
    w.finish()
}

pub(super) fn answered(player: Player<'_>, stand_in: bool, yes: bool) -> Message {
    let mut w = Writer::with_capacity(30);
    match stand_in {
        true => match player {
            Player::You => match yes {
                true => {
                    w.text("A bot (for you): Yes.");
                }
                false => {
                    w.text("A bot (for you): No.");
                }
            },
            Player::Other(player) => match yes {
                true => {
                    w.text("A bot (for ");
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text("): Yes.");
                }
                false => {
                    w.text("A bot (for ");
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text("): No.");
                }
            },
        },
        false => match player {
            Player::You => match yes {
                true => {
                    w.text("You: Yes.");
                }
                false => {
                    w.text("You: No.");
                }
            },
            Player::Other(player) => match yes {
                true => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(": Yes.");
                }
                false => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(": No.");
                }
            },
        },
    }
    w.finish()
}

pub(super) fn red_threes(player: Player<'_>, cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(36);
    match player {
        Player::You => {
            w.text("You laid down ");
            w.list(" and ", cards);
            w.text(".");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" laid down ");
            w.list(" and ", cards);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn red_threes_drew(player: Player<'_>, cards: &[Message], n: Number) -> Message {
    let mut w = Writer::with_capacity(69);
    match player {
        Player::You => match EN.plural(n.0) {
            Plural::One => {
                w.text("You laid down ");
                w.list(" and ", cards);
                w.text(" and drew another card.");
            }
            _ => {
                w.text("You laid down ");
                w.list(" and ", cards);
                w.text(" and drew ");
                w.spelled(&EN, &tables::NUMBER, n);
                w.text(" more cards.");
            }
        },
        Player::Other(player) => match EN.plural(n.0) {
            Plural::One => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" laid down ");
                w.list(" and ", cards);
                w.text(" and drew another card.");
            }
            _ => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" laid down ");
                w.list(" and ", cards);
                w.text(" and drew ");
                w.spelled(&EN, &tables::NUMBER, n);
                w.text(" more cards.");
            }
        },
    }
    w.finish()
}

pub(super) fn red_threes_drew_cards(player: Player<'_>, cards: &[Message], drawn: &[Message]) -> Message {
    let mut w = Writer::with_capacity(58);
    match player {
        Player::You => {
            w.text("You laid down ");
            w.list(" and ", cards);
            w.text(" and drew ");
            w.list(" and ", drawn);
            w.text(".");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" laid down ");
            w.list(" and ", cards);
            w.text(" and drew ");
            w.list(" and ", drawn);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn dealt(deal: Number, dealer: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(38);
    match dealer {
        Player::You => {
            w.text("Deal ");
            w.number(&EN, deal);
            w.text(". You dealt.");
        }
        Player::Other(dealer) => {
            w.text("Deal ");
            w.number(&EN, deal);
            w.text(". ");
            w.name(dealer, MESSAGES.figures_forgotten);
            w.text(" dealt.");
        }
    }
    w.finish()
}

pub(super) fn dealt_and_cut(deal: Number, dealer: Player<'_>, cutter: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(56);
    match dealer {
        Player::You => match cutter {
            Player::You => {
                w.text("Deal ");
                w.number(&EN, deal);
                w.text(". You dealt and cut.");
            }
            Player::Other(cutter) => {
                w.text("Deal ");
                w.number(&EN, deal);
                w.text(". You dealt, ");
                w.name(cutter, MESSAGES.figures_forgotten);
                w.text(" cut.");
            }
        },
        Player::Other(dealer) => match cutter {
            Player::You => {
                w.text("Deal ");
                w.number(&EN, deal);
                w.text(". ");
                w.name(dealer, MESSAGES.figures_forgotten);
                w.text(" dealt, you cut.");
            }
            Player::Other(cutter) => {
                w.text("Deal ");
                w.number(&EN, deal);
                w.text(". ");
                w.name(dealer, MESSAGES.figures_forgotten);
                w.text(" dealt, ");
                w.name(cutter, MESSAGES.figures_forgotten);
                w.text(" cut.");
            }
        },
    }
    w.finish()
}

pub(super) fn went_out(player: Player<'_>, concealed: bool) -> Message {
    let mut w = Writer::with_capacity(32);
    match player {
        Player::You => match concealed {
            true => {
                w.text("You went out concealed.");
            }
            false => {
                w.text("You went out.");
            }
        },
        Player::Other(player) => match concealed {
            true => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" went out concealed.");
            }
            false => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" went out.");
            }
        },
    }
    w.finish()
}

pub(super) fn last_red_three(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(47);
    match player {
        Player::You => {
            w.text("You drew a red three as the last card.");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" drew a red three as the last card.");
        }
    }
    w.finish()
}
