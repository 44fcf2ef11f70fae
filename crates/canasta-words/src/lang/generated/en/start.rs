// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::locale::EN;
use crate::{Mark, Message, Name, Number, Player, Writer};

pub(super) fn game(players: &Message, rules: &Message, levels: &Message) -> Message {
    let mut w = Writer::with_capacity(46);
    w.message(players);
    w.text(" Rules: ");
    w.message(rules);
    w.text(". ");
    w.message(levels);
    w.finish()
}

pub(super) fn game_short(rules: &Message, levels: &Message) -> Message {
    let mut w = Writer::with_capacity(26);
    w.message(rules);
    w.text(". ");
    w.message(levels);
    w.finish()
}

pub(super) fn harder(level: &Message) -> Message {
    let mut w = Writer::with_capacity(30);
    w.text("Harder opponents");
    w.open(Mark::Strong);
    w.text(": ");
    w.message(level);
    w.close();
    w.finish()
}

pub(super) fn easier(level: &Message) -> Message {
    let mut w = Writer::with_capacity(30);
    w.text("Easier opponents");
    w.open(Mark::Strong);
    w.text(": ");
    w.message(level);
    w.close();
    w.finish()
}

pub(super) fn resume_table(table: &Message) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("Continue: ");
    w.message(table);
    w.finish()
}

pub(super) fn open_table(table: &Message) -> Message {
    let mut w = Writer::with_capacity(18);
    w.text("Open: ");
    w.message(table);
    w.finish()
}

pub(super) fn look_at(table: &Message) -> Message {
    let mut w = Writer::with_capacity(18);
    w.text("View: ");
    w.message(table);
    w.finish()
}

pub(super) fn replay_table(table: &Message) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("Replay: ");
    w.message(table);
    w.finish()
}

pub(super) fn hide_table(table: &Message) -> Message {
    let mut w = Writer::with_capacity(35);
    w.text("Remove from this list: ");
    w.message(table);
    w.finish()
}

pub(super) fn date(date: &Message) -> Message {
    let mut w = Writer::with_capacity(13);
    w.message(date);
    w.text(".");
    w.finish()
}

pub(super) fn table_of(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(37);
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’s table has not begun.");
    w.finish()
}

pub(super) fn with_against(partners: &[Message], opponents: &[Message]) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("With ");
    w.list(" and ", partners);
    w.text(", against ");
    w.list(" and ", opponents);
    w.text(".");
    w.finish()
}

pub(super) fn with(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(18);
    w.text("With ");
    w.list(" and ", players);
    w.text(".");
    w.finish()
}

pub(super) fn against(opponents: &[Message]) -> Message {
    let mut w = Writer::with_capacity(21);
    w.text("Against ");
    w.list(" and ", opponents);
    w.text(".");
    w.finish()
}

pub(super) fn sides(one: &[Message], other: &[Message]) -> Message {
    let mut w = Writer::with_capacity(34);
    w.list(" and ", one);
    w.text(" against ");
    w.list(" and ", other);
    w.text(".");
    w.finish()
}

pub(super) fn players(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(13);
    w.list(" and ", players);
    w.text(".");
    w.finish()
}

pub(super) fn name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(12);
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(18);
    w.text("Deal ");
    w.plain(deal);
    w.text(".");
    w.finish()
}

pub(super) fn score(we: i32, they: i32) -> Message {
    let mut w = Writer::with_capacity(35);
    w.text("We ");
    w.points(&EN, we);
    w.text(", they ");
    w.points(&EN, they);
    w.text(".");
    w.finish()
}

pub(super) fn score_alone(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(13);
    w.list(" and ", players);
    w.text(".");
    w.finish()
}

pub(super) fn score_of(player: Player<'_>, points: i32) -> Message {
    let mut w = Writer::with_capacity(25);
    match player {
        Player::You => {
            w.text("You ");
            w.points(&EN, points);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ");
            w.points(&EN, points);
        }
    }
    w.finish()
}

pub(super) fn score_sides(one: &[Message], one_points: i32, other: &[Message], other_points: i32) -> Message {
    let mut w = Writer::with_capacity(53);
    w.list(" and ", one);
    w.text(" ");
    w.points(&EN, one_points);
    w.text(", ");
    w.list(" and ", other);
    w.text(" ");
    w.points(&EN, other_points);
    w.text(".");
    w.finish()
}

pub(super) fn ended(result: &Message) -> Message {
    let mut w = Writer::with_capacity(13);
    w.message(result);
    w.text(".");
    w.finish()
}

pub(super) fn to_play(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(24);
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" is to play.");
    w.finish()
}
