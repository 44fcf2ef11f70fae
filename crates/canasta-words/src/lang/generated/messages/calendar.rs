// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/calendar.ftl`

use crate::Lang;

/// “Calendar. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().calendar_title
}

/// “Your turn, in your calendar”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().calendar_heading
}

/// “Your calendar shows when it is your turn at one of your tables. Subscribe to this link, in the calendar of your phone or computer:”
pub fn about(lang: Lang) -> &'static str {
    lang.messages().calendar_about
}

/// “Calendar link”
pub fn link(lang: Lang) -> &'static str {
    lang.messages().calendar_link
}

/// “Copy”
pub fn copy(lang: Lang) -> &'static str {
    lang.messages().calendar_copy
}

/// “Subscribe”
pub fn subscribe(lang: Lang) -> &'static str {
    lang.messages().calendar_subscribe
}

/// “Keep this link to yourself: anyone who has it can see when it is your turn, but nothing else. Calendars update only every few hours.”
pub fn private(lang: Lang) -> &'static str {
    lang.messages().calendar_private
}

/// “Canasta: your turn”
pub fn name(lang: Lang) -> &'static str {
    lang.messages().calendar_name
}

/// “Canasta: it is your turn”
pub fn entry(lang: Lang) -> &'static str {
    lang.messages().calendar_entry
}
