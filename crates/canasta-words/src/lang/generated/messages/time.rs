// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/time.ftl`

use crate::{Lang, Message, Number};

/// “`{parts}`”
pub fn span(lang: Lang, parts: &[Message]) -> Message {
    (lang.messages().time_span)(parts)
}

/// “`{n}` hours”
pub fn hours(lang: Lang, n: impl Into<Number>) -> Message {
    (lang.messages().time_hours)(n.into())
}

/// “`{n}` minutes”
pub fn minutes(lang: Lang, n: impl Into<Number>) -> Message {
    (lang.messages().time_minutes)(n.into())
}

/// “`{n}` seconds”
pub fn seconds(lang: Lang, n: impl Into<Number>) -> Message {
    (lang.messages().time_seconds)(n.into())
}

/// `$month` of [`date`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DateMonth {
    /// The variant `[january]`.
    January,
    /// The variant `[february]`.
    February,
    /// The variant `[march]`.
    March,
    /// The variant `[april]`.
    April,
    /// The variant `[may]`.
    May,
    /// The variant `[june]`.
    June,
    /// The variant `[july]`.
    July,
    /// The variant `[august]`.
    August,
    /// The variant `[september]`.
    September,
    /// The variant `[october]`.
    October,
    /// The variant `[november]`.
    November,
    /// The variant `[december]`.
    December,
}

/// “`{day}` December `{year}`”
pub fn date(lang: Lang, day: impl Into<Number>, month: DateMonth, year: impl Into<Number>) -> Message {
    (lang.messages().time_date)(day.into(), month, year.into())
}
