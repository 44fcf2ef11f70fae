// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn proved(cuts: Number) -> Message {
    let mut w = Writer::with_capacity(84);
    match cuts.0 {
        0 => {
            w.text("Fair. The seed is the promised one, and without a cut it gives these cards.");
        }
        _ => match EN.plural(cuts.0) {
            Plural::One => {
                w.text("Fair. The seed is the promised one, and with one cut it gives these cards.");
            }
            _ => {
                w.text("Fair. The seed is the promised one, and with ");
                w.number(&EN, cuts);
                w.text(" cuts it gives these cards.");
            }
        },
    }
    w.finish()
}

pub(super) fn all(deals: Number) -> Message {
    let mut w = Writer::with_capacity(32);
    match deals.0 {
        2 => {
            w.text("Both deals are fair.");
        }
        _ => match EN.plural(deals.0) {
            Plural::One => {
                w.text("This deal is fair.");
            }
            _ => {
                w.text("All ");
                w.number(&EN, deals);
                w.text(" deals are fair.");
            }
        },
    }
    w.finish()
}

pub(super) fn some(deals: Number, proved: Number) -> Message {
    let mut w = Writer::with_capacity(46);
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("This deal is not proved.");
        }
        _ => match proved.0 {
            0 => {
                w.text("None of ");
                w.number(&EN, deals);
                w.text(" deals is proved.");
            }
            _ => match EN.plural(proved.0) {
                Plural::One => {
                    w.text("One of ");
                    w.number(&EN, deals);
                    w.text(" deals is proved.");
                }
                _ => {
                    w.number(&EN, proved);
                    w.text(" of ");
                    w.number(&EN, deals);
                    w.text(" deals are proved.");
                }
            },
        },
    }
    w.finish()
}

pub(super) fn unfair_deals(deals: Number, unfair: Number) -> Message {
    let mut w = Writer::with_capacity(48);
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("This deal is not fair.");
        }
        _ => match EN.plural(unfair.0) {
            Plural::One => {
                w.text("One of ");
                w.number(&EN, deals);
                w.text(" deals is not fair.");
            }
            _ => {
                w.number(&EN, unfair);
                w.text(" of ");
                w.number(&EN, deals);
                w.text(" deals are not fair.");
            }
        },
    }
    w.finish()
}

pub(super) fn deal(deal: Number, verdict: &Message) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("Deal ");
    w.number(&EN, deal);
    w.text(": ");
    w.message(verdict);
    w.finish()
}

pub(super) fn against_the_rules(fault: &Message) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("But this was not played by the rules. ");
    w.message(fault);
    w.finish()
}
