//! A language: its messages and number format.

use std::fmt;
use std::sync::LazyLock;

use crate::compiled::{Argument, Entry, Interpreter, Key, Op, Table, slice};
use crate::locale::{Locale, Plural, PluralRule};
use crate::message::{Mark, Message, Writer};
use crate::pseudo;

/// A language's tag, locale and messages.
#[derive(Clone, Debug)]
pub(crate) struct Language {
    pub(crate) tag: &'static str,
    pub(crate) locale: Locale,
    pub(crate) table: Table,
}

// `EN` and the other languages, `ALL`, and `FORGOTTEN`.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

static PSEUDO: LazyLock<Language> = LazyLock::new(|| pseudo::language(&EN));

/// The reader's language. As cheap to copy as a reference.
#[derive(Clone, Copy)]
pub struct Lang(&'static Language);

impl Lang {
    /// English, which has every message.
    pub const EN: Self = Self(&EN);

    /// The available languages: English, then the others by tag.
    pub const ALL: &'static [Self] = &ALL;

    /// The pseudo-language for tests: English with accents on every letter, 40% longer, in brackets. Plain words don't come from
    /// the messages, and cut words show where there is no room to grow.
    pub fn pseudo() -> Self {
        Self(&PSEUDO)
    }

    /// The BCP 47 tag, as in `<html lang>`.
    pub const fn tag(self) -> &'static str {
        self.0.tag
    }

    /// The number format and card corners of the language.
    pub const fn locale(self) -> &'static Locale {
        &self.0.locale
    }

    pub(crate) const fn table(self) -> &'static Table {
        &self.0.table
    }

    /// A message without arguments and marks.
    pub(crate) fn text(self, message: u16) -> &'static str {
        let (table, entry) = self.entry(message);
        match entry.ops(table) {
            [Op::Text { start, len }] => slice(table.text, *start, *len),
            _ => "",
        }
    }

    pub(crate) fn message(self, message: u16, arguments: &[Argument<'_>]) -> Message {
        let (table, entry) = self.entry(message);
        let messages: usize = arguments.iter().map(Argument::bytes_of_messages).sum();
        let writer = Writer::with_capacity(usize::from(entry.capacity) + messages);
        let mut interpreter = Interpreter { lang: self, table, arguments, writer };
        interpreter.run(entry.ops(table));
        interpreter.writer.finish()
    }

    /// Replaces the name of a person who asked to be forgotten.
    pub(crate) fn forgotten(self) -> &'static str {
        self.text(FORGOTTEN)
    }

    pub(crate) fn script(self, bundle: usize) -> &'static [(&'static str, &'static str)] {
        self.table().scripts[bundle]
    }

    /// The message's entry and its table, which is English if this language lacks the message.
    fn entry(self, message: u16) -> (&'static Table, Entry) {
        let entry = self.table().entries[usize::from(message)];
        if entry.len > 0 { (self.table(), entry) } else { (&EN.table, EN.table.entries[usize::from(message)]) }
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
