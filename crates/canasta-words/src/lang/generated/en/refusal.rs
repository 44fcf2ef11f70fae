// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};
use canasta::{Card, Kind};

pub(super) fn card_not_held(card: Card) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("you do not hold ");
    w.text(tables::CARD[card.index()]);
    w.finish()
}

pub(super) fn card_held_less(card: Card, named: Number, held: Number) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("you named ");
    w.text(tables::CARD[card.index()]);
    w.text(" ");
    match named.0 {
        1 => {
            w.text("once");
        }
        2 => {
            w.text("twice");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, named);
            w.text(" times");
        }
    }
    w.text(" but hold it only ");
    match held.0 {
        1 => {
            w.text("once");
        }
        _ => {
            w.text("twice");
        }
    }
    w.finish()
}

pub(super) fn kind_not_held(kind: Kind) -> Message {
    let mut w = Writer::with_capacity(24);
    w.text("you hold no ");
    w.text(tables::KIND_MANY[kind.index()]);
    w.finish()
}

pub(super) fn kind_held_less(kind: Kind, named: Number, held: Number) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("you named ");
    match EN.plural(named.0) {
        Plural::One => {
            w.text("one ");
            w.text(tables::KIND_ONE[kind.index()]);
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, named);
            w.text(" ");
            w.text(tables::KIND_MANY[kind.index()]);
        }
    }
    w.text(" but hold only ");
    w.spelled(&EN, &tables::NUMBER, held);
    w.finish()
}

pub(super) fn unread_word(word: &str) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("“");
    w.isolated(word);
    w.text("” is not an act");
    w.finish()
}

pub(super) fn unread_card(card: &str) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("“");
    w.isolated(card);
    w.text("” is not a card; write its rank and suit, such as 4H");
    w.finish()
}

pub(super) fn unread_rank(rank: &str) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("“");
    w.isolated(rank);
    w.text("” is not a rank");
    w.finish()
}

pub(super) fn unread_one_card(act: &str, named: Number) -> Message {
    let mut w = Writer::with_capacity(57);
    w.text("“");
    w.isolated(act);
    w.text("” takes one card; ");
    match named.0 {
        0 => {
            w.text("none is named");
        }
        _ => match EN.plural(named.0) {
            Plural::One => {
                w.text("one is named");
            }
            _ => {
                w.number(&EN, named);
                w.text(" are named");
            }
        },
    }
    w.finish()
}

pub(super) fn unread_alone(act: &str, extra: &str) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("nothing may follow “");
    w.isolated(act);
    w.text("”, but “");
    w.isolated(extra);
    w.text("” does");
    w.finish()
}

pub(super) fn meld_too_small(rank: Kind, cards: Number) -> Message {
    let mut w = Writer::with_capacity(77);
    w.text("a meld needs at least three cards; this meld of ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" has ");
    match cards.0 {
        0 => {
            w.text("none");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, cards);
        }
    }
    w.finish()
}

pub(super) fn too_few_naturals(rank: Kind, naturals: Number) -> Message {
    let mut w = Writer::with_capacity(83);
    w.text("a meld needs at least two natural cards; this meld of ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" has ");
    match naturals.0 {
        0 => {
            w.text("none");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, naturals);
        }
    }
    w.finish()
}

pub(super) fn too_many_wilds(rank: Kind, wilds: Number) -> Message {
    let mut w = Writer::with_capacity(91);
    w.text("a meld may have at most three wild cards; this meld of ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" would have ");
    w.spelled(&EN, &tables::NUMBER, wilds);
    w.finish()
}

pub(super) fn wilds_outnumber(rank: Kind, naturals: Number, wilds: Number) -> Message {
    let mut w = Writer::with_capacity(134);
    w.text("wild cards may not outnumber natural cards; this meld of ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" would have ");
    match EN.plural(naturals.0) {
        Plural::One => {
            w.text("one ");
            w.text(tables::KIND_ONE[rank.index()]);
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, naturals);
            w.text(" ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
    }
    w.text(" and ");
    match EN.plural(wilds.0) {
        Plural::One => {
            w.text("one wild card");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, wilds);
            w.text(" wild cards");
        }
    }
    w.finish()
}

pub(super) fn naturals_must_outnumber(rank: Kind, naturals: Number, wilds: Number) -> Message {
    let mut w = Writer::with_capacity(159);
    w.text("natural cards must outnumber wild cards when you open with the pile; this meld of ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" would have ");
    match EN.plural(naturals.0) {
        Plural::One => {
            w.text("one ");
            w.text(tables::KIND_ONE[rank.index()]);
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, naturals);
            w.text(" ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
    }
    w.text(" and ");
    match EN.plural(wilds.0) {
        Plural::One => {
            w.text("one wild card");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, wilds);
            w.text(" wild cards");
        }
    }
    w.finish()
}

pub(super) fn mixed_ranks(one: Kind, other: Kind) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("a meld has one rank; ");
    w.text(tables::KIND_MANY[one.index()]);
    w.text(" and ");
    w.text(tables::KIND_MANY[other.index()]);
    w.text(" do not go together");
    w.finish()
}

pub(super) fn named_twice(rank: Kind) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" are named twice; put them together");
    w.finish()
}

pub(super) fn no_such_meld(rank: Kind) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("your side has no meld of ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text(" to add to");
    w.finish()
}

pub(super) fn below_minimum(needs: i32, makes: i32) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("the opening needs ");
    w.points(&EN, needs);
    w.text(" points; this makes ");
    w.points(&EN, makes);
    w.finish()
}

pub(super) fn pile_blocked(top: Kind) -> Message {
    let mut w = Writer::with_capacity(53);
    w.text("the pile cannot be taken while ");
    w.text(tables::KIND_A[top.index()]);
    w.text(" is on top");
    w.finish()
}

pub(super) fn pile_frozen(by: Kind, top: Kind, named: Number, held: Number) -> Message {
    let mut w = Writer::with_capacity(111);
    match held.0 {
        0 => {
            w.text("the pile is frozen by ");
            w.text(tables::KIND_A[by.index()]);
            w.text(", and you hold no ");
            w.text(tables::KIND_MANY[top.index()]);
        }
        1 => {
            w.text("the pile is frozen by ");
            w.text(tables::KIND_A[by.index()]);
            w.text(", and you hold only one ");
            w.text(tables::KIND_ONE[top.index()]);
        }
        _ => match named.0 {
            0 => {
                w.text("the pile is frozen by ");
                w.text(tables::KIND_A[by.index()]);
                w.text("; taking it needs two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" from your hand, and you named none");
            }
            _ => {
                w.text("the pile is frozen by ");
                w.text(tables::KIND_A[by.index()]);
                w.text("; taking it needs two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" from your hand, and you named ");
                w.spelled(&EN, &tables::NUMBER, named);
            }
        },
    }
    w.finish()
}

pub(super) fn pile_frozen_unopened(top: Kind, named: Number, held: Number) -> Message {
    let mut w = Writer::with_capacity(130);
    match held.0 {
        0 => {
            w.text("the pile is frozen for you until your side has opened, and you hold no ");
            w.text(tables::KIND_MANY[top.index()]);
        }
        1 => {
            w.text("the pile is frozen for you until your side has opened, and you hold only one ");
            w.text(tables::KIND_ONE[top.index()]);
        }
        _ => match named.0 {
            0 => {
                w.text("the pile is frozen for you until your side has opened; taking it needs two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" from your hand, and you named none");
            }
            _ => {
                w.text("the pile is frozen for you until your side has opened; taking it needs two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" from your hand, and you named ");
                w.spelled(&EN, &tables::NUMBER, named);
            }
        },
    }
    w.finish()
}

pub(super) fn pile_needs_match(top: Kind, held: Number, wild: bool) -> Message {
    let mut w = Writer::with_capacity(103);
    match wild {
        true => match held.0 {
            0 => {
                w.text("taking the pile needs two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" from your hand, or one and a wild card; you hold no ");
                w.text(tables::KIND_MANY[top.index()]);
            }
            _ => {
                w.text("taking the pile needs two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" from your hand, or one and a wild card");
            }
        },
        false => match held.0 {
            0 => {
                w.text("taking the pile needs two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" from your hand; you hold no ");
                w.text(tables::KIND_MANY[top.index()]);
            }
            _ => {
                w.text("taking the pile needs two ");
                w.text(tables::KIND_MANY[top.index()]);
                w.text(" from your hand");
            }
        },
    }
    w.finish()
}

pub(super) fn must_take_pile(top: Kind) -> Message {
    let mut w = Writer::with_capacity(85);
    w.text("the stock is empty and the ");
    w.text(tables::KIND_ONE[top.index()]);
    w.text(" on top fits your meld; you must take the pile");
    w.finish()
}

pub(super) fn must_keep_card(needs: Number, has: Number) -> Message {
    let mut w = Writer::with_capacity(128);
    w.text("only one card would be left, and you could not discard it: to go out, your side needs ");
    match EN.plural(needs.0) {
        Plural::One => {
            w.text("one canasta");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, needs);
            w.text(" canastas");
        }
    }
    w.text(" and has ");
    match has.0 {
        0 => {
            w.text("none");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, has);
        }
    }
    w.finish()
}

pub(super) fn no_canasta(needs: Number, has: Number) -> Message {
    let mut w = Writer::with_capacity(92);
    w.text("no card would be left: to go out, your side needs ");
    match EN.plural(needs.0) {
        Plural::One => {
            w.text("one canasta");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, needs);
            w.text(" canastas");
        }
    }
    w.text(" and has ");
    match has.0 {
        0 => {
            w.text("none");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, has);
        }
    }
    w.finish()
}

pub(super) fn must_go_out_declare(threes: Number) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("your partner said yes; first declare ");
    match EN.plural(threes.0) {
        Plural::One => {
            w.text("your red three");
        }
        _ => {
            w.text("your red threes");
        }
    }
    w.text(", then go out");
    w.finish()
}

pub(super) fn ask_declare_first(threes: Number) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("first declare ");
    match EN.plural(threes.0) {
        Plural::One => {
            w.text("your red three");
        }
        _ => {
            w.text("your red threes");
        }
    }
    w.text(", then ask");
    w.finish()
}
