// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta::Card;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Player, Writer};

pub(super) fn drawn(first_deal: bool) -> Message {
    let mut w = Writer::with_capacity(67);
    w.text("[");
    match first_deal {
        true => {
            w.text("Đđřřááŵŵññ ƒóóř ţĥéé ƒíířšţ đééááļ.");
        }
        false => {
            w.text("Đđřřááŵŵñ ƒóóř šééááţš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn draws(first_deal: bool, draws: &[Message]) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("[");
    match first_deal {
        true => {
            w.text("Ƒƒóóřř ţţĥéé ƒíířšţ đééááļ: ");
            w.list(" ááññđ ", draws);
            w.text(".");
        }
        false => {
            w.text("Ƒƒóóřř šééááţš: ");
            w.list(" ááññđ ", draws);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn drew(player: Player<'_>, card: Card) -> Message {
    let mut w = Writer::with_capacity(42);
    w.text("[");
    match player {
        Player::You => {
            w.text("ýýóóúú đřééŵ ");
            w.text(tables::CARD[card.index()]);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" đđřřééŵ ");
            w.text(tables::CARD[card.index()]);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn and(player: Player<'_>, card: Card) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[");
    match player {
        Player::You => {
            w.text("ýóóúú ");
            w.text(tables::CARD[card.index()]);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ");
            w.text(tables::CARD[card.index()]);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn void(cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(141);
    w.text("[");
    match EN.plural(cards.len() as u64) {
        Plural::One => {
            w.text("Đđřřááŵŵññ ááğğááííñ, ƀééçááúúšéé ţĥííš çáářđ đííđ ñóóţ çóóúúñţ: ");
            w.list(" ááññđ ", cards);
            w.text(".");
        }
        _ => {
            w.text("Đđřřááŵŵññ ááğğááííñ, ƀééçááúúšéé ţĥééšéé çáářđš đííđ ñóóţ çóóúúñţ: ");
            w.list(" ááññđ ", cards);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn void_card(card: Card, twice: bool) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("[");
    match twice {
        true => {
            w.text(tables::CARD[card.index()]);
            w.text(" (đđřřááŵŵñ ţŵííçéé)");
        }
        false => {
            w.text(tables::CARD[card.index()]);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn partners(partners: &[Message]) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("[");
    match EN.plural(partners.len() as u64) {
        Plural::One => {
            w.list(" ááññđ ", partners);
            w.text(" ííšš ýýóóúúř ƥáářţñééř.");
        }
        _ => {
            w.list(" ááññđ ", partners);
            w.text(" áářřéé ýýóóúúř ƥáářţñééřš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn deals(dealer: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[");
    match dealer {
        Player::You => {
            w.text("Ýóóúú đééááļ.");
        }
        Player::Other(dealer) => {
            w.name(dealer, MESSAGES.figures_forgotten);
            w.text(" đđééááļš.");
        }
    }
    w.text("]");
    w.finish()
}
