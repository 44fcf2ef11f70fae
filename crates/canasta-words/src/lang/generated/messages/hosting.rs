// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/hosting.ftl`

use crate::{Lang, Message, Name, Number};

/// “Time for a turn”
pub fn time(lang: Lang) -> &'static str {
    lang.messages().hosting_time
}

/// “A turn may take `{span}`; after that, the other players may let a bot act.”
pub fn allowed(lang: Lang, span: &Message) -> Message {
    (lang.messages().hosting_allowed)(span)
}

/// “No limit: a turn may take days.”
pub fn unlimited(lang: Lang) -> &'static str {
    lang.messages().hosting_unlimited
}

/// “No limit”
pub fn no_limit(lang: Lang) -> &'static str {
    lang.messages().hosting_no_limit
}

/// “By phone”
pub fn code(lang: Lang) -> &'static str {
    lang.messages().hosting_code
}

/// “Tell your friends this code. They type it on the start page, and you let them in.”
pub fn code_tell(lang: Lang) -> &'static str {
    lang.messages().hosting_code_tell
}

/// “Valid for `{minutes}` more minutes.”
pub fn code_lasts(lang: Lang, minutes: impl Into<Number>) -> Message {
    (lang.messages().hosting_code_lasts)(minutes.into())
}

/// “Six letters to tell a friend. A friend who types them knocks, and you let them in.”
pub fn code_about(lang: Lang) -> &'static str {
    lang.messages().hosting_code_about
}

/// “Make a code”
pub fn code_make(lang: Lang) -> &'static str {
    lang.messages().hosting_code_make
}

/// “New link and code”
pub fn renew(lang: Lang) -> &'static str {
    lang.messages().hosting_renew
}

/// “The old link and the old code stop working. Everyone at the table stays.”
pub fn renew_about(lang: Lang) -> &'static str {
    lang.messages().hosting_renew_about
}

/// “Make new ones”
pub fn renew_now(lang: Lang) -> &'static str {
    lang.messages().hosting_renew_now
}

/// “Make new ones: link and code”
///
/// The same for a screen reader.
pub fn renew_both(lang: Lang) -> &'static str {
    lang.messages().hosting_renew_both
}

/// “Close the table”
pub fn close(lang: Lang) -> &'static str {
    lang.messages().hosting_close
}

/// “The game ends here for everyone, without a winner, and cannot be continued. It can still be viewed.”
pub fn close_about(lang: Lang) -> &'static str {
    lang.messages().hosting_close_about
}

/// “No one can come in or play here any more.”
pub fn close_before(lang: Lang) -> &'static str {
    lang.messages().hosting_close_before
}

/// “Close it for everyone”
pub fn close_now(lang: Lang) -> &'static str {
    lang.messages().hosting_close_now
}

/// “Turn away for good”
pub fn ban(lang: Lang) -> &'static str {
    lang.messages().hosting_ban
}

/// “Turn away for good: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn ban_one<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().hosting_ban_one)(name)
}

/// “Turn away for good, now: `{name}`”
///
/// The same for the button that does it.
pub fn ban_now<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().hosting_ban_now)(name)
}

/// “They cannot come in or watch until you let them in again.”
pub fn ban_about(lang: Lang) -> &'static str {
    lang.messages().hosting_ban_about
}

/// “A bot plays on in their seat.”
///
/// During the game.
pub fn ban_bot_plays(lang: Lang) -> &'static str {
    lang.messages().hosting_ban_bot_plays
}

/// “Their seat becomes free.”
///
/// Before the game.
pub fn ban_seat_free(lang: Lang) -> &'static str {
    lang.messages().hosting_ban_seat_free
}

/// “Turned away for good”
pub fn turned_away(lang: Lang) -> &'static str {
    lang.messages().hosting_turned_away
}

/// “Let in again”
pub fn let_in(lang: Lang) -> &'static str {
    lang.messages().hosting_let_in
}

/// “Let in again: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn let_in_one<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().hosting_let_in_one)(name)
}

/// “At the table without a seat”
pub fn standing(lang: Lang) -> &'static str {
    lang.messages().hosting_standing
}

/// “not here”
///
/// Behind a name.
pub fn here(lang: Lang, here: bool) -> Message {
    (lang.messages().hosting_here)(here)
}

/// “Give a seat back”
pub fn give_back(lang: Lang) -> &'static str {
    lang.messages().hosting_give_back
}

/// “Give a seat back: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn give_back_to<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().hosting_give_back_to)(name)
}

/// “Has a player lost their seat?”
pub fn again(lang: Lang) -> &'static str {
    lang.messages().hosting_again
}

/// “For a player who lost a phone or a browser, and the seat with it. The person who holds that seat now loses it.”
pub fn again_about(lang: Lang) -> &'static str {
    lang.messages().hosting_again_about
}

/// “This is `{player}`”
pub fn is<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().hosting_is)(player)
}

/// “This is `{player}`: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn is_again<'a>(lang: Lang, player: Name<'a>, name: Name<'a>) -> Message {
    (lang.messages().hosting_is_again)(player, name)
}

/// “For good?”
pub fn never(lang: Lang) -> &'static str {
    lang.messages().hosting_never
}

/// “No, for good”
pub fn never_now(lang: Lang) -> &'static str {
    lang.messages().hosting_never_now
}

/// “No, for good: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn never_one<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().hosting_never_one)(name)
}
