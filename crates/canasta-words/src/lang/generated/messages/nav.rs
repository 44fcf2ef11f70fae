// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/nav.ftl`

use crate::Lang;

/// “To the start page”
pub fn to_start(lang: Lang) -> &'static str {
    lang.messages().nav_to_start
}

/// “To the lobby”
pub fn to_lobby(lang: Lang) -> &'static str {
    lang.messages().nav_to_lobby
}

/// “Your devices”
pub fn your_devices(lang: Lang) -> &'static str {
    lang.messages().nav_your_devices
}

/// “Canasta”
pub fn home(lang: Lang) -> &'static str {
    lang.messages().nav_home
}

/// “Site”
///
/// What the links in the header are, for a screen reader.
pub fn site(lang: Lang) -> &'static str {
    lang.messages().nav_site
}

/// “Rules”
pub fn rules(lang: Lang) -> &'static str {
    lang.messages().nav_rules
}

/// “Your games”
pub fn your_games(lang: Lang) -> &'static str {
    lang.messages().nav_your_games
}

/// “Settings”
pub fn settings(lang: Lang) -> &'static str {
    lang.messages().nav_settings
}

/// “(opens in a new tab)”
///
/// Behind a link, for a screen reader; a small arrow shows the same.
pub fn new_tab(lang: Lang) -> &'static str {
    lang.messages().nav_new_tab
}
