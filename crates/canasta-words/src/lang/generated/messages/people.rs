// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/people.ftl`

use crate::{Lang, Message, Name};

/// “People”
pub fn open(lang: Lang) -> &'static str {
    lang.messages().people_open
}

/// “Close the list of people”
pub fn close(lang: Lang) -> &'static str {
    lang.messages().people_close
}

/// “People at this table”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().people_title
}

/// “the computer, `{level}`”
///
/// Behind a bot’s name.
pub fn bot(lang: Lang, level: &Message) -> Message {
    (lang.messages().people_bot)(level)
}

/// `$state` of [`state`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// The variant `[here]`.
    Here,
    /// The variant `[away]`.
    Away,
    /// The variant `[replaced]`.
    Replaced,
    /// The variant `[left]`.
    Left,
    /// The variant `[yours]`.
    Yours,
}

/// “a bot plays for you”
///
/// Behind a person’s name.
pub fn state(lang: Lang, state: State, host: bool) -> Message {
    (lang.messages().people_state)(state, host)
}

/// “Let a bot play”
pub fn stand_in(lang: Lang) -> &'static str {
    lang.messages().people_stand_in
}

/// “Let a bot play: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn stand_in_for<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().people_stand_in_for)(name)
}

/// “Make host”
pub fn make_host(lang: Lang) -> &'static str {
    lang.messages().people_make_host
}

/// “Make host: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn make_host_of<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().people_make_host_of)(name)
}

/// “Ask to play here”
pub fn play(lang: Lang, host: bool) -> Message {
    (lang.messages().people_play)(host)
}

/// “Ask to play here: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn play_for<'a>(lang: Lang, host: bool, name: Name<'a>) -> Message {
    (lang.messages().people_play_for)(host, name)
}

/// “Withdraw the request”
pub fn withdraw(lang: Lang) -> &'static str {
    lang.messages().people_withdraw
}

/// “Pause the game”
pub fn pause(lang: Lang) -> &'static str {
    lang.messages().people_pause
}

/// “For a while or for days: everything stays as it is.”
pub fn pause_about(lang: Lang) -> &'static str {
    lang.messages().people_pause_about
}

/// “Link to this table”
pub fn link(lang: Lang) -> &'static str {
    lang.messages().people_link
}

/// “Share”
pub fn share(lang: Lang) -> &'static str {
    lang.messages().people_share
}

/// “Copy”
pub fn copy(lang: Lang) -> &'static str {
    lang.messages().people_copy
}

/// “Playing over several days”
pub fn for_days(lang: Lang) -> &'static str {
    lang.messages().people_for_days
}

/// “Send this to the player whose turn it is, or put your own turns into your calendar.”
pub fn reminder_about(lang: Lang) -> &'static str {
    lang.messages().people_reminder_about
}

/// “Reminder to send”
pub fn reminder(lang: Lang) -> &'static str {
    lang.messages().people_reminder
}

/// “Share the reminder”
pub fn reminder_share(lang: Lang) -> &'static str {
    lang.messages().people_reminder_share
}

/// “My calendar link”
pub fn calendar(lang: Lang) -> &'static str {
    lang.messages().people_calendar
}

/// “Give up your seat”
pub fn leave(lang: Lang) -> &'static str {
    lang.messages().people_leave
}

/// “A bot plays on for you. You may come back while the game goes on.”
pub fn leave_about(lang: Lang) -> &'static str {
    lang.messages().people_leave_about
}

/// “Give up my seat”
pub fn leave_now(lang: Lang) -> &'static str {
    lang.messages().people_leave_now
}
