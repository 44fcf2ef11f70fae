// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/gathering.ftl`

use crate::{Lang, Message, Name, Number};

/// “`{host}`’s table. Canasta”
pub fn title<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().gathering_title)(host)
}

/// “Your table”
pub fn own(lang: Lang) -> &'static str {
    lang.messages().gathering_own
}

/// “`{host}`’s table”
pub fn of<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().gathering_of)(host)
}

/// “Who sits where”
pub fn seats(lang: Lang) -> &'static str {
    lang.messages().gathering_seats
}

/// “Begin”
pub fn begin(lang: Lang) -> &'static str {
    lang.messages().gathering_begin
}

/// “Begin, with the computer in the free seats”
pub fn begin_filled(lang: Lang) -> &'static str {
    lang.messages().gathering_begin_filled
}

/// “What is played”
pub fn played(lang: Lang) -> &'static str {
    lang.messages().gathering_played
}

/// “At the door”
pub fn at_door(lang: Lang) -> &'static str {
    lang.messages().gathering_at_door
}

/// “Let in”
pub fn let_in(lang: Lang) -> &'static str {
    lang.messages().gathering_let_in
}

/// “Let in `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn let_in_one<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().gathering_let_in_one)(name)
}

/// “Turn away”
pub fn turn_away(lang: Lang) -> &'static str {
    lang.messages().gathering_turn_away
}

/// “Turn away `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn turn_away_one<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().gathering_turn_away_one)(name)
}

/// “`<b>`You have no seat yet. Choose one.”
pub fn no_seat(lang: Lang, full: bool) -> Message {
    (lang.messages().gathering_no_seat)(full)
}

/// “Without a seat: `{people}`.”
pub fn without_seat(lang: Lang, people: &[Message]) -> Message {
    (lang.messages().gathering_without_seat)(people)
}

/// “`{name}`”
///
/// Item of $people in `gathering-without-seat`.
pub fn without_seat_name<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().gathering_without_seat_name)(name)
}

/// “Sit down”
pub fn sit_down(lang: Lang) -> &'static str {
    lang.messages().gathering_sit_down
}

/// “Sit here”
pub fn sit(lang: Lang) -> &'static str {
    lang.messages().gathering_sit
}

/// “Sit here, seat `{seat}`”
///
/// For a screen reader, which tells one button from another.
pub fn sit_in(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().gathering_sit_in)(seat.into())
}

/// “Stand up”
pub fn stand(lang: Lang) -> &'static str {
    lang.messages().gathering_stand
}

/// “computer, `{level}`”
///
/// Behind a bot’s name.
pub fn bot(lang: Lang, level: &Message) -> Message {
    (lang.messages().gathering_bot)(level)
}

/// `$who` of [`person`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PersonWho {
    /// The variant `[you]`.
    You,
    /// The variant `[partner]`.
    Partner,
    /// The variant `[opponent]`.
    Opponent,
    /// The variant `[unknown]`.
    Unknown,
}

/// “”
///
/// Behind a person’s name.
pub fn person(lang: Lang, who: PersonWho, host: bool) -> Message {
    (lang.messages().gathering_person)(who, host)
}

/// “(not here now)”
///
/// Behind a person’s name, and behind what they are.
pub fn not_here(lang: Lang) -> &'static str {
    lang.messages().gathering_not_here
}

/// “You are the host”
pub fn hosting(lang: Lang) -> &'static str {
    lang.messages().gathering_hosting
}

/// “Free a seat, or make another person the host.”
pub fn hosting_about(lang: Lang, free: bool) -> Message {
    (lang.messages().gathering_hosting_about)(free)
}

/// “without a seat”
///
/// Behind a person’s name.
pub fn standing(lang: Lang) -> &'static str {
    lang.messages().gathering_standing
}

/// “Seat `{seat}`”
pub fn seat(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().gathering_seat)(seat.into())
}

/// “free”
///
/// Behind the seat’s number.
pub fn seat_free(lang: Lang) -> &'static str {
    lang.messages().gathering_seat_free
}

/// “you”
///
/// Behind the reader’s own name.
pub fn you(lang: Lang) -> &'static str {
    lang.messages().gathering_you
}

/// “Free the seat”
pub fn free(lang: Lang) -> &'static str {
    lang.messages().gathering_free
}

/// “Free the seat of `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn free_of<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().gathering_free_of)(name)
}

/// “Level of the computer in seat `{seat}`”
pub fn level(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().gathering_level)(seat.into())
}

/// “Give to the computer”
pub fn to_bot(lang: Lang) -> &'static str {
    lang.messages().gathering_to_bot
}

/// “Give to the computer: seat `{seat}`”
///
/// For a screen reader, which tells one button from another.
pub fn seat_to_bot(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().gathering_seat_to_bot)(seat.into())
}

/// “Invite your friends”
pub fn invite(lang: Lang) -> &'static str {
    lang.messages().gathering_invite
}

/// “All seats are taken. Anyone who opens this link can wait for one.”
pub fn link(lang: Lang, free: bool) -> Message {
    (lang.messages().gathering_link)(free)
}

/// “This address works on this computer only. To invite others, start the server for your home network.”
pub fn only_here(lang: Lang) -> &'static str {
    lang.messages().gathering_only_here
}

/// “The link as a QR code”
pub fn square(lang: Lang) -> &'static str {
    lang.messages().gathering_square
}

/// “Or scan it with a phone.”
pub fn scan(lang: Lang) -> &'static str {
    lang.messages().gathering_scan
}

/// “Remove from my list”
pub fn hide(lang: Lang) -> &'static str {
    lang.messages().gathering_hide
}

/// “Leave this table”
pub fn leave(lang: Lang) -> &'static str {
    lang.messages().gathering_leave
}

/// “You may come back with the link.”
pub fn leave_about(lang: Lang, seated: bool, host: bool) -> Message {
    (lang.messages().gathering_leave_about)(seated, host)
}

/// “Leave”
pub fn leave_now(lang: Lang) -> &'static str {
    lang.messages().gathering_leave_now
}
