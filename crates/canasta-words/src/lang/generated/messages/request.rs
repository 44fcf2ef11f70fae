// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/request.ftl`

use crate::{Lang, Message, Name};

/// “The table has changed since then. Look again before you act.”
pub fn stale(lang: Lang) -> &'static str {
    lang.messages().request_stale
}

/// “This act’s id was already used for another act.”
pub fn id_taken(lang: Lang) -> &'static str {
    lang.messages().request_id_taken
}

/// “This table has no such seat.”
pub fn no_such_seat(lang: Lang) -> &'static str {
    lang.messages().request_no_such_seat
}

/// “it is `{player}`’s turn”
pub fn not_your_turn<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().request_not_your_turn)(player)
}

/// “`{player}` must answer first: may you go out?”
pub fn answer_due<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().request_answer_due)(player)
}

/// “this deal is not over yet”
pub fn deal_not_over(lang: Lang) -> &'static str {
    lang.messages().request_deal_not_over
}

/// “you are already ready”
pub fn ready_already(lang: Lang) -> &'static str {
    lang.messages().request_ready_already
}

/// “the game is over”
pub fn over(lang: Lang) -> &'static str {
    lang.messages().request_over
}

/// “the game has not begun”
pub fn not_begun(lang: Lang) -> &'static str {
    lang.messages().request_not_begun
}

/// “the game is paused”
pub fn paused(lang: Lang) -> &'static str {
    lang.messages().request_paused
}

/// “You have not joined this table.”
pub fn not_a_guest(lang: Lang) -> &'static str {
    lang.messages().request_not_a_guest
}

/// “Only the host can do that.”
pub fn not_the_host(lang: Lang) -> &'static str {
    lang.messages().request_not_the_host
}

/// “The game has begun.”
pub fn game_begun(lang: Lang) -> &'static str {
    lang.messages().request_game_begun
}

/// “The game has not begun yet.”
pub fn game_not_begun(lang: Lang) -> &'static str {
    lang.messages().request_game_not_begun
}

/// “Another player already has this seat.”
pub fn seat_taken(lang: Lang) -> &'static str {
    lang.messages().request_seat_taken
}

/// “This seat is free.”
pub fn seat_free(lang: Lang) -> &'static str {
    lang.messages().request_seat_free
}

/// “You already have a seat at this table.”
pub fn already_seated(lang: Lang) -> &'static str {
    lang.messages().request_already_seated
}

/// “You have no seat at this table.”
pub fn not_seated(lang: Lang) -> &'static str {
    lang.messages().request_not_seated
}

/// “In a serious game, a hand that has been dealt cannot be taken over.”
pub fn serious_game(lang: Lang) -> &'static str {
    lang.messages().request_serious_game
}

/// “Some seats are still free. Wait for your friends, or give the seats to the computer.”
pub fn seats_free(lang: Lang) -> &'static str {
    lang.messages().request_seats_free
}

/// “The seats could not be drawn. Try again.”
pub fn draw_failed(lang: Lang) -> &'static str {
    lang.messages().request_draw_failed
}

/// “The game is over.”
pub fn game_over(lang: Lang) -> &'static str {
    lang.messages().request_game_over
}

/// “No deal is due now.”
pub fn no_deal_due(lang: Lang) -> &'static str {
    lang.messages().request_no_deal_due
}

/// “No player is ready for the next deal yet.”
pub fn no_player_ready(lang: Lang) -> &'static str {
    lang.messages().request_no_player_ready
}

/// “The game is paused.”
pub fn game_paused(lang: Lang) -> &'static str {
    lang.messages().request_game_paused
}

/// “This player is at the table and playing.”
pub fn still_playing(lang: Lang) -> &'static str {
    lang.messages().request_still_playing
}

/// “This table is full: no more people can come in.”
pub fn table_full(lang: Lang) -> &'static str {
    lang.messages().request_table_full
}

/// “That cannot be said now.”
pub fn phrase_not_allowed(lang: Lang) -> &'static str {
    lang.messages().request_phrase_not_allowed
}

/// “You have said a lot in a short time. Wait a moment.”
pub fn said_too_much(lang: Lang) -> &'static str {
    lang.messages().request_said_too_much
}

/// “This server has no such computer player.”
pub fn no_such_bot(lang: Lang) -> &'static str {
    lang.messages().request_no_such_bot
}

/// “The host of this table has turned you away.”
pub fn turned_away(lang: Lang) -> &'static str {
    lang.messages().request_turned_away
}

/// “You are the host: make another player the host first, or close the table.”
pub fn not_yourself(lang: Lang) -> &'static str {
    lang.messages().request_not_yourself
}

/// “The host has to agree first.”
pub fn ask_the_host(lang: Lang) -> &'static str {
    lang.messages().request_ask_the_host
}

/// “This table has a clock: it decides when a turn takes too long.”
pub fn has_clock(lang: Lang) -> &'static str {
    lang.messages().request_has_clock
}

/// “The time allowed for a turn is between ten seconds and a day, or unlimited.”
pub fn not_a_time_allowed(lang: Lang) -> &'static str {
    lang.messages().request_not_a_time_allowed
}

/// “This player still has time for the turn.”
pub fn not_late(lang: Lang) -> &'static str {
    lang.messages().request_not_late
}

/// “Your new name is shown when this deal is over.”
pub fn name_later(lang: Lang) -> &'static str {
    lang.messages().request_name_later
}

/// “You have changed your name several times in a short time. Wait a moment.”
pub fn name_too_often(lang: Lang) -> &'static str {
    lang.messages().request_name_too_often
}

/// “This request is no longer open.”
pub fn gone(lang: Lang) -> &'static str {
    lang.messages().request_gone
}

/// “This table was closed.”
pub fn table_closed(lang: Lang) -> &'static str {
    lang.messages().request_table_closed
}

/// “Several people are already asking for a seat. Wait until the host has answered.”
pub fn too_many_ask(lang: Lang) -> &'static str {
    lang.messages().request_too_many_ask
}

/// “Only players who are waiting can let a bot act.”
pub fn not_waiting(lang: Lang) -> &'static str {
    lang.messages().request_not_waiting
}

/// “This table cannot be joined by a link.”
pub fn no_guests(lang: Lang) -> &'static str {
    lang.messages().request_no_guests
}

/// “Only one deal is played at this table. To play it again, go back to the replay.”
pub fn one_deal(lang: Lang) -> &'static str {
    lang.messages().request_one_deal
}

/// “The deal of the day is for one person. Play your own on the page of the daily deal.”
pub fn for_one(lang: Lang) -> &'static str {
    lang.messages().request_for_one
}

/// “The game is not over yet.”
pub fn game_not_over(lang: Lang) -> &'static str {
    lang.messages().request_game_not_over
}

/// “No table has this code. Codes are valid for an hour: ask for a new one.”
pub fn no_such_code(lang: Lang) -> &'static str {
    lang.messages().request_no_such_code
}
