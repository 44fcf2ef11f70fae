// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/preset.ftl`

use crate::{Lang, Message, Number};

/// “Bicycle / Hoyle”
pub fn hoyle(lang: Lang) -> &'static str {
    lang.messages().preset_hoyle
}

/// “The complete rules published by Bicycle, the makers of playing cards, for four players in two partnerships.”
pub fn hoyle_about(lang: Lang) -> &'static str {
    lang.messages().preset_hoyle_about
}

/// “Classic Card Game Rules”
pub fn classic(lang: Lang) -> &'static str {
    lang.messages().preset_classic
}

/// “Rules for two, three, four or six players, with a bonus for concealed canastas. The text breaks off before it comes to taking the pile.”
pub fn classic_about(lang: Lang) -> &'static str {
    lang.messages().preset_classic_about
}

/// “According to Hoyle, by H. Lakin”
pub fn lakin(lang: Lang) -> &'static str {
    lang.messages().preset_lakin
}

/// “Short rules for two, three or four players: you declare your red threes yourself, and a wild card does not help you take the pile.”
pub fn lakin_about(lang: Lang) -> &'static str {
    lang.messages().preset_lakin_about
}

/// “Taking the Pack”
pub fn pack(lang: Lang) -> &'static str {
    lang.messages().preset_pack
}

/// “An extract for four players, mostly about taking the pile.”
pub fn pack_about(lang: Lang) -> &'static str {
    lang.messages().preset_pack_about
}

/// “WAHHI Classic Canasta”
pub fn wahhi(lang: Lang) -> &'static str {
    lang.messages().preset_wahhi
}

/// “Complete rules for two to six players: the same number of cards and one canasta to go out for all of them, and an opening may take the pile with a wild card.”
pub fn wahhi_about(lang: Lang) -> &'static str {
    lang.messages().preset_wahhi_about
}

/// “`{title}`, with `{changes}` house rules”
pub fn changed(lang: Lang, title: &Message, changes: impl Into<Number>) -> Message {
    (lang.messages().preset_changed)(title, changes.into())
}
