// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/status.ftl`

use crate::{Lang, Message, Name, Number, Player};

/// “Your turn.”
pub fn your_turn(lang: Lang) -> &'static str {
    lang.messages().status_your_turn
}

/// “`{player}` to play.”
pub fn to_play<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().status_to_play)(player)
}

/// “`{players}` have one card left.”
pub fn one_card_left(lang: Lang, players: &[Message]) -> Message {
    (lang.messages().status_one_card_left)(players)
}

/// “`<b>``{asker}` asks: partner, may I go out?”
pub fn asked<'a>(lang: Lang, asker: Name<'a>) -> Message {
    (lang.messages().status_asked)(asker)
}

/// “Yes: `{asker}` must go out this turn. No: `{asker}` may not.”
pub fn asked_means<'a>(lang: Lang, asker: Name<'a>) -> Message {
    (lang.messages().status_asked_means)(asker)
}

/// “Yes, go out”
pub fn yes(lang: Lang) -> &'static str {
    lang.messages().status_yes
}

/// “No, not yet”
pub fn no(lang: Lang) -> &'static str {
    lang.messages().status_no
}

/// “`<b>`You asked `{asked}`: may I go out? Waiting for the answer.”
pub fn you_asked<'a>(lang: Lang, asked: Name<'a>) -> Message {
    (lang.messages().status_you_asked)(asked)
}

/// “`<b>``{asker}` asks `{asked}`: partner, may I go out?”
pub fn asks<'a>(lang: Lang, asker: Name<'a>, asked: Name<'a>) -> Message {
    (lang.messages().status_asks)(asker, asked)
}

/// “`<b>``{partner}`: no. You may not go out this turn.”
pub fn answered<'a>(lang: Lang, partner: Name<'a>, yes: bool) -> Message {
    (lang.messages().status_answered)(partner, yes)
}

/// “You can go out. You may ask `{partner}` first.”
pub fn may_ask<'a>(lang: Lang, partner: Name<'a>) -> Message {
    (lang.messages().status_may_ask)(partner)
}

/// “Asking tells everyone that you can.”
pub fn asking_tells(lang: Lang) -> &'static str {
    lang.messages().status_asking_tells
}

/// “Ask: may I go out?”
pub fn ask(lang: Lang) -> &'static str {
    lang.messages().status_ask
}

/// “`<b>`Your turn. Lay down, or discard.”
pub fn play(lang: Lang) -> Message {
    (lang.messages().status_play)()
}

/// “`<b>`Your turn. Draw `{cards}`.”
pub fn draw(lang: Lang, cards: impl Into<Number>, pile: bool) -> Message {
    (lang.messages().status_draw)(cards.into(), pile)
}

/// “`<b>`Your turn. The stock is empty: pass.”
pub fn no_stock(lang: Lang, pile: bool) -> Message {
    (lang.messages().status_no_stock)(pile)
}

/// “Draw `{cards}`”
///
/// The button that draws.
pub fn draw_button(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().status_draw_button)(cards.into())
}

/// “`{needed}` canastas are needed to go out; your side has `{canastas}`.”
pub fn canastas_needed(lang: Lang, alone: bool, needed: impl Into<Number>, canastas: impl Into<Number>) -> Message {
    (lang.messages().status_canastas_needed)(alone, needed.into(), canastas.into())
}

/// “You hold `{cards}` red threes: lay them down before your turn ends, or each costs `{points}` points.”
pub fn red_three_costs(lang: Lang, cards: impl Into<Number>, points: i32) -> Message {
    (lang.messages().status_red_three_costs)(cards.into(), points)
}

/// “You hold `{cards}` red threes and have paid for them. You may still lay them down.”
pub fn red_three_paid(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().status_red_three_paid)(cards.into())
}

/// “`<b>`Your turn. You hold `{cards}` red threes: lay them down before your turn ends, or each costs `{points}` points.”
pub fn turn_red_three_costs(lang: Lang, cards: impl Into<Number>, points: i32) -> Message {
    (lang.messages().status_turn_red_three_costs)(cards.into(), points)
}

/// “`<b>`Your turn. You hold `{cards}` red threes and have paid for them. You may still lay them down.”
pub fn turn_red_three_paid(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().status_turn_red_three_paid)(cards.into())
}

/// “Lay one down”
pub fn lay_red_three(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().status_lay_red_three)(cards.into())
}

/// “`<b>`You have one card left. The others have been told. `{player}` to play.”
pub fn you_have_one_card<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().status_you_have_one_card)(player)
}

/// “`<b>``{players}` have one card left. `{player}` to play.”
pub fn have_one_card<'a>(lang: Lang, players: &[Message], player: Name<'a>) -> Message {
    (lang.messages().status_have_one_card)(players, player)
}

/// “`<b>``{player}` went out. The deal is over.”
pub fn went_out<'a>(lang: Lang, player: Player<'a>, concealed: bool) -> Message {
    (lang.messages().status_went_out)(player, concealed)
}

/// “`<b>`The stock is empty. The deal is over.”
pub fn stock_empty(lang: Lang) -> Message {
    (lang.messages().status_stock_empty)()
}

/// “`<b>``{player}` drew a red three as the last card. The deal is over.”
pub fn last_red_three<'a>(lang: Lang, player: Player<'a>) -> Message {
    (lang.messages().status_last_red_three)(player)
}
