// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/cli-replay.ftl`

use crate::{Lang, Message, Number};

/// “there is no seat `{seat}`; the seats are 0 to `{last}`”
pub fn no_seat(lang: Lang, seat: impl Into<Number>, last: impl Into<Number>) -> Message {
    (lang.messages().cli_replay_no_seat)(seat.into(), last.into())
}

/// “the game cannot be shown: `{why}`”
pub fn not_shown(lang: Lang, why: &str) -> Message {
    (lang.messages().cli_replay_not_shown)(why)
}

/// “Moment `{moment}` of `{last}`, deal `{deal}`, turn `{turn}`”
pub fn moment(
    lang: Lang,
    moment: impl Into<Number>,
    last: impl Into<Number>,
    deal: impl Into<Number>,
    turn: impl Into<Number>,
) -> Message {
    (lang.messages().cli_replay_moment)(moment.into(), last.into(), deal.into(), turn.into())
}

/// “(A bot played.)”
pub fn stand_in(lang: Lang) -> &'static str {
    lang.messages().cli_replay_stand_in
}

/// “Stock `{stock}`, pile 0”
pub fn no_pile(lang: Lang, stock: impl Into<Number>) -> Message {
    (lang.messages().cli_replay_no_pile)(stock.into())
}

/// “Stock `{stock}`, pile `{pile}`, on top `{top}`”
pub fn pile(lang: Lang, stock: impl Into<Number>, pile: impl Into<Number>, top: &str) -> Message {
    (lang.messages().cli_replay_pile)(stock.into(), pile.into(), top)
}

/// “Stock `{stock}`, pile `{pile}`, on top `{top}`, frozen by `{by}`”
pub fn frozen_pile(lang: Lang, stock: impl Into<Number>, pile: impl Into<Number>, top: &str, by: &str) -> Message {
    (lang.messages().cli_replay_frozen_pile)(stock.into(), pile.into(), top, by)
}

/// “`{side}`: `{points}`, `{state}`”
pub fn side(lang: Lang, side: &Message, points: i32, state: &Message) -> Message {
    (lang.messages().cli_replay_side)(side, points, state)
}

/// “natural canasta”
pub fn natural(lang: Lang) -> &'static str {
    lang.messages().cli_replay_natural
}

/// “mixed canasta”
pub fn mixed(lang: Lang) -> &'static str {
    lang.messages().cli_replay_mixed
}

/// “Press Enter for the next act; type ? for all commands.”
pub fn begin(lang: Lang) -> &'static str {
    lang.messages().cli_replay_begin
}

/// “This is the end. Type b to go back, q to quit.”
pub fn end(lang: Lang) -> &'static str {
    lang.messages().cli_replay_end
}

/// “This is the beginning.”
pub fn beginning(lang: Lang) -> &'static str {
    lang.messages().cli_replay_beginning
}

/// “There are no more highlights.”
pub fn no_highlight(lang: Lang) -> &'static str {
    lang.messages().cli_replay_no_highlight
}

/// “This is the last deal.”
pub fn last_deal(lang: Lang) -> &'static str {
    lang.messages().cli_replay_last_deal
}

/// “There is no such deal.”
pub fn no_such_deal(lang: Lang) -> &'static str {
    lang.messages().cli_replay_no_such_deal
}

/// “There is no such seat.”
pub fn no_such_seat(lang: Lang) -> &'static str {
    lang.messages().cli_replay_no_such_seat
}

/// “There is no such moment.”
pub fn no_such_moment(lang: Lang) -> &'static str {
    lang.messages().cli_replay_no_such_moment
}

/// “Enter”
///
/// The name of the key, and what it does.
pub fn enter(lang: Lang) -> &'static str {
    lang.messages().cli_replay_enter
}

/// “the next act”
pub fn does_next(lang: Lang) -> &'static str {
    lang.messages().cli_replay_does_next
}

/// “back by one act”
pub fn does_back(lang: Lang) -> &'static str {
    lang.messages().cli_replay_does_back
}

/// “the end of the turn”
pub fn does_turn(lang: Lang) -> &'static str {
    lang.messages().cli_replay_does_turn
}

/// “the next highlight”
pub fn does_highlight(lang: Lang) -> &'static str {
    lang.messages().cli_replay_does_highlight
}

/// “the next deal”
pub fn does_next_deal(lang: Lang) -> &'static str {
    lang.messages().cli_replay_does_next_deal
}

/// “deal `{deal}`”
pub fn does_deal(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().cli_replay_does_deal)(deal.into())
}

/// “moment `{moment}`”
pub fn does_moment(lang: Lang, moment: impl Into<Number>) -> Message {
    (lang.messages().cli_replay_does_moment)(moment.into())
}

/// “all highlights”
pub fn does_list(lang: Lang) -> &'static str {
    lang.messages().cli_replay_does_list
}

/// “only seat `{seat}`’s hand”
pub fn does_seat(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().cli_replay_does_seat)(seat.into())
}

/// “all hands”
pub fn does_all(lang: Lang) -> &'static str {
    lang.messages().cli_replay_does_all
}

/// “this position as one line”
pub fn does_position(lang: Lang) -> &'static str {
    lang.messages().cli_replay_does_position
}

/// “quit”
pub fn does_quit(lang: Lang) -> &'static str {
    lang.messages().cli_replay_does_quit
}

/// “this help”
pub fn does_help(lang: Lang) -> &'static str {
    lang.messages().cli_replay_does_help
}
