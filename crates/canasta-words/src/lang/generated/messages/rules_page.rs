// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/rules-page.ftl`

use crate::{Lang, Message, Number};

/// “Rule sets:”
pub fn list(lang: Lang) -> &'static str {
    lang.messages().rules_page_list
}

/// “`{name}`: `{text}`”
///
/// Also a rule as one of two rule sets has it.
pub fn named(lang: Lang, name: &str, text: &Message) -> Message {
    (lang.messages().rules_page_named)(name, text)
}

/// “Where a text says nothing about a rule or a number of players, the common rules apply.”
pub fn common_usage(lang: Lang) -> &'static str {
    lang.messages().rules_page_common_usage
}

/// ““canasta rules hoyle” prints one of them in full, “canasta rules diff hoyle wahhi” the differences between two.”
pub fn commands(lang: Lang) -> &'static str {
    lang.messages().rules_page_commands
}

/// “`{title}`, for `{players}` players”
pub fn title(lang: Lang, title: &Message, players: impl Into<Number>) -> Message {
    (lang.messages().rules_page_title)(title, players.into())
}

/// “The text says nothing about `{players}` players; for them, and wherever it says nothing, the common rules apply.”
pub fn silent_players(lang: Lang, players: impl Into<Number>) -> Message {
    (lang.messages().rules_page_silent_players)(players.into())
}

/// “Where the text says nothing, and for other numbers of players, the common rules apply.”
pub fn silent_others(lang: Lang) -> &'static str {
    lang.messages().rules_page_silent_others
}

/// “Where the text says nothing, the common rules apply.”
pub fn silent(lang: Lang) -> &'static str {
    lang.messages().rules_page_silent
}

/// “A star marks a house rule.”
pub fn star(lang: Lang) -> &'static str {
    lang.messages().rules_page_star
}

/// “They differ in `{rules}` rules.”
pub fn differ(lang: Lang, rules: impl Into<Number>) -> Message {
    (lang.messages().rules_page_differ)(rules.into())
}

/// “They differ in `{rules}` rules for `{players}` players.”
pub fn differ_for(lang: Lang, rules: impl Into<Number>, players: impl Into<Number>) -> Message {
    (lang.messages().rules_page_differ_for)(rules.into(), players.into())
}

/// “here”
///
/// How the rule stands in the file, beside the preset's.
pub fn here(lang: Lang) -> &'static str {
    lang.messages().rules_page_here
}

/// “`{file}` is valid: `{title}`.”
pub fn valid(lang: Lang, file: &str, title: &Message) -> Message {
    (lang.messages().rules_page_valid)(file, title)
}

/// “It changes nothing.”
pub fn unchanged(lang: Lang) -> &'static str {
    lang.messages().rules_page_unchanged
}

/// “`{field}` is changed, but makes no difference. `{why}`”
pub fn idle(lang: Lang, field: &str, why: &Message) -> Message {
    (lang.messages().rules_page_idle)(field, why)
}

/// “`{field}` is changed, but makes no difference for `{players}` players. `{why}`”
pub fn idle_for(lang: Lang, field: &str, players: impl Into<Number>, why: &Message) -> Message {
    (lang.messages().rules_page_idle_for)(field, players.into(), why)
}

/// “`{file}` has `{faults}` faults:”
pub fn faults(lang: Lang, file: &str, faults: impl Into<Number>) -> Message {
    (lang.messages().rules_page_faults)(file, faults.into())
}

/// “there is no rule set or file “`{name}`” (the rule sets are `{names}`)”
///
/// Follows “canasta:”, so it begins with a small letter.
pub fn no_such(lang: Lang, name: &str, names: &[Message]) -> Message {
    (lang.messages().rules_page_no_such)(name, names)
}

/// “there is no rule set or file “`{name}`”; did you mean `{near}`? (the rule sets are `{names}`)”
///
/// Follows “canasta:”, so it begins with a small letter.
pub fn no_such_near(lang: Lang, name: &str, near: &str, names: &[Message]) -> Message {
    (lang.messages().rules_page_no_such_near)(name, near, names)
}
