//! A language: its messages and what it does with numbers.

#[allow(
    clippy::match_same_arms,
    clippy::single_match,
    clippy::too_many_arguments,
    clippy::too_many_lines,
    reason = "as long, and as much alike, as the messages are"
)]
mod generated;

use std::fmt;

use generated::EN_MESSAGES;
pub use generated::{Messages, messages};

use crate::locale::{self, Locale};

/// All that the program knows of one language.
#[derive(Debug)]
pub struct Language {
    /// Its BCP 47 tag, as in `<html lang>`.
    pub tag: &'static str,
    /// Numbers, plurals and corner letters.
    pub locale: &'static Locale,
    /// Its messages, as `cargo xtask words` compiled them.
    pub messages: &'static Messages,
}

static ENGLISH: Language = Language { tag: "en", locale: &locale::EN, messages: &EN_MESSAGES };

/// The language of a reader. It is as cheap to pass on as a reference.
///
/// It is a reference rather than an enum so that a language can live in a crate of its own: the pseudo-language of the
/// tests (`canasta-words-pseudo`) is linked only into the programs that use it, whatever else is built beside them.
#[derive(Clone, Copy)]
pub struct Lang(&'static Language);

impl Lang {
    /// English, in which every message exists.
    pub const EN: Self = Self(&ENGLISH);

    /// The languages of the released program, in the order in which they are offered.
    pub const ALL: &'static [Self] = &[Self::EN];

    /// A language that is not among [`Lang::ALL`].
    pub const fn of(language: &'static Language) -> Self {
        Self(language)
    }

    /// Its BCP 47 tag, as in `<html lang>`.
    pub const fn tag(self) -> &'static str {
        self.0.tag
    }

    /// Numbers, plurals and corner letters.
    pub const fn locale(self) -> &'static Locale {
        self.0.locale
    }

    /// The compiled messages; call them through [`messages`](crate::messages).
    pub(crate) const fn messages(self) -> &'static Messages {
        self.0.messages
    }
}

impl Default for Lang {
    fn default() -> Self {
        Self::EN
    }
}

impl PartialEq for Lang {
    fn eq(&self, other: &Self) -> bool {
        self.tag() == other.tag()
    }
}

impl Eq for Lang {}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}
