// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! What the pages' scripts say: names and texts, for the page to hand over.

use crate::Lang;

/// The messages of `script-connection.ftl`. Arguments are written `{n}`, cases as in ICU's message format.
pub fn connection(lang: Lang) -> &'static [(&'static str, &'static str)] {
    lang.messages().script_connection
}

/// The messages of `script-fair.ftl`. Arguments are written `{n}`, cases as in ICU's message format.
pub fn fair(lang: Lang) -> &'static [(&'static str, &'static str)] {
    lang.messages().script_fair
}

/// The messages of `script-forms.ftl`. Arguments are written `{n}`, cases as in ICU's message format.
pub fn forms(lang: Lang) -> &'static [(&'static str, &'static str)] {
    lang.messages().script_forms
}

/// The messages of `script-replay.ftl`. Arguments are written `{n}`, cases as in ICU's message format.
pub fn replay(lang: Lang) -> &'static [(&'static str, &'static str)] {
    lang.messages().script_replay
}

/// The messages of `script-table.ftl`. Arguments are written `{n}`, cases as in ICU's message format.
pub fn table(lang: Lang) -> &'static [(&'static str, &'static str)] {
    lang.messages().script_table
}
