//! A language: its messages and number format.

use std::fmt;
use std::sync::LazyLock;

use crate::argument::Name;
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

/// The translated chapters of the book: language, path, and text, sorted.
const CHAPTERS: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/chapters.rs"));

// `EN` and the other languages, `ALL`, `FORGOTTEN`, and `GUEST`.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

static PSEUDO: LazyLock<Language> = LazyLock::new(|| pseudo::language(&EN));

/// The reader's language. As cheap to copy as a reference.
#[derive(Clone, Copy)]
pub struct Lang(&'static Language);

impl Lang {
    /// English, which has every message.
    pub const EN: Self = Self(&EN);

    /// The available languages: English, then the others by name.
    pub const ALL: &'static [Self] = &ALL;

    /// The pseudo-language for tests: English with accents on every letter, 40% longer, in brackets. Plain words don't come from
    /// the messages, and cut words show where there is no room to grow.
    pub fn pseudo() -> Self {
        Self(&PSEUDO)
    }

    /// The language with this tag. `None` if there is no such language.
    pub fn find(tag: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|lang| lang.tag().eq_ignore_ascii_case(tag))
    }

    /// The language for an `Accept-Language` header: the most preferred one that is available, maybe in another regional
    /// variety. `None` if none is.
    pub fn accepted(header: &str) -> Option<Self> {
        let mut ranges: Vec<(&str, f32)> = header.split(',').filter_map(quality).collect();
        ranges.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        ranges.into_iter().find_map(|(range, _)| {
            let similar =
                || Self::ALL.iter().copied().find(|lang| primary(lang.tag()).eq_ignore_ascii_case(primary(range)));
            Self::find(range).or_else(similar)
        })
    }

    /// The BCP 47 tag, as in `<html lang>`.
    pub const fn tag(self) -> &'static str {
        self.0.tag
    }

    /// The language's name in the language itself: `Deutsch`.
    pub const fn name(self) -> &'static str {
        self.0.locale.name
    }

    /// A chapter of the book in Markdown. `path` is the file of the English chapter below `book/src`, without `.md`.
    /// `None` if the chapter isn't translated.
    pub fn chapter(self, path: &str) -> Option<&'static str> {
        let place = CHAPTERS.binary_search_by(|(tag, name, _)| (*tag, *name).cmp(&(self.tag(), path))).ok()?;
        Some(CHAPTERS[place].2)
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

    /// A name as readers of this language see it. People without a name are stored with the English word for them.
    pub fn shown_name(self, name: Name<'_>) -> &str {
        match name.0 {
            "" => self.text(FORGOTTEN),
            name if name == Self::EN.text(GUEST) => self.text(GUEST),
            name => name,
        }
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

/// A range of `Accept-Language` with its quality, such as `de;q=0.7`. `None` if the client rejects the language.
fn quality(item: &str) -> Option<(&str, f32)> {
    let (range, parameters) = item.split_once(';').unwrap_or((item, ""));
    let quality = parameters.trim().strip_prefix("q=").map_or(Some(1.0), |text| text.parse().ok())?;
    (quality > 0.0).then_some((range.trim(), quality))
}

/// The language of a tag, without its script and region.
fn primary(tag: &str) -> &str {
    tag.split('-').next().unwrap_or(tag)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_in_the_language_of_the_reader() {
        let shown = |name| Lang::pseudo().shown_name(Name(name));
        assert_eq!(shown("Anna"), "Anna");
        for (stored, english) in [("", "Former player"), ("Guest", "Guest")] {
            assert_eq!(Lang::EN.shown_name(Name(stored)), english);
            assert_eq!(shown(stored), Lang::pseudo().text(if stored.is_empty() { FORGOTTEN } else { GUEST }));
        }
    }

    #[test]
    fn chooses_an_accepted_language() {
        let chosen = |header| Lang::accepted(header).map(Lang::tag);
        for (header, tag) in [
            ("en-US,en;q=0.9", Some("en")),
            ("de-AT, de;q=0.9, en;q=0.8", Some("de")),
            ("sv, en;q=0.5, fr;q=0.7", Some("fr")),
            ("pt-PT", Some("pt-BR")),
            ("PT-br", Some("pt-BR")),
            ("en;q=0, es;q=0.1", Some("es")),
            ("de;q=none, hu", Some("hu")),
            ("sv, fi", None),
            ("*", None),
            ("", None),
        ] {
            assert_eq!(chosen(header), tag, "{header}");
        }
    }
}
