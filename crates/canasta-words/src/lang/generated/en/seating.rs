// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Message, Player, Writer};
use canasta::Card;

pub(super) fn drawn(first_deal: bool) -> Message {
    let mut w = Writer::with_capacity(25);
    match first_deal {
        true => {
            w.text("Drawn for the first deal.");
        }
        false => {
            w.text("Drawn for seats.");
        }
    }
    w.finish()
}

pub(super) fn draws(first_deal: bool, draws: &[Message]) -> Message {
    let mut w = Writer::with_capacity(33);
    match first_deal {
        true => {
            w.text("For the first deal: ");
            w.list(" and ", draws);
            w.text(".");
        }
        false => {
            w.text("For seats: ");
            w.list(" and ", draws);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn drew(player: Player<'_>, card: Card) -> Message {
    let mut w = Writer::with_capacity(30);
    match player {
        Player::You => {
            w.text("you drew ");
            w.text(tables::CARD[card.index()]);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" drew ");
            w.text(tables::CARD[card.index()]);
        }
    }
    w.finish()
}

pub(super) fn and(player: Player<'_>, card: Card) -> Message {
    let mut w = Writer::with_capacity(25);
    match player {
        Player::You => {
            w.text("you ");
            w.text(tables::CARD[card.index()]);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ");
            w.text(tables::CARD[card.index()]);
        }
    }
    w.finish()
}

pub(super) fn void(cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(61);
    match EN.plural(cards.len() as u64) {
        Plural::One => {
            w.text("Drawn again, because this card did not count: ");
            w.list(" and ", cards);
            w.text(".");
        }
        _ => {
            w.text("Drawn again, because these cards did not count: ");
            w.list(" and ", cards);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn void_card(card: Card, twice: bool) -> Message {
    let mut w = Writer::with_capacity(26);
    match twice {
        true => {
            w.text(tables::CARD[card.index()]);
            w.text(" (drawn twice)");
        }
        false => {
            w.text(tables::CARD[card.index()]);
        }
    }
    w.finish()
}

pub(super) fn partners(partners: &[Message]) -> Message {
    let mut w = Writer::with_capacity(31);
    match EN.plural(partners.len() as u64) {
        Plural::One => {
            w.list(" and ", partners);
            w.text(" is your partner.");
        }
        _ => {
            w.list(" and ", partners);
            w.text(" are your partners.");
        }
    }
    w.finish()
}

pub(super) fn deals(dealer: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(19);
    match dealer {
        Player::You => {
            w.text("You deal.");
        }
        Player::Other(dealer) => {
            w.name(dealer, MESSAGES.figures_forgotten);
            w.text(" deals.");
        }
    }
    w.finish()
}
