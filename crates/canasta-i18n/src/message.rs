//! A finished message: its text, and what in it a page shows apart from the rest.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use crate::argument::{Name, Number};
use crate::locale::Locale;

/// What a part of a message is, where it is more than text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Words from outside, a name for instance: a page isolates them (`<bdi>`).
    Isolated,
    /// Written `<b>…</b>` in the message.
    Strong,
    /// Written `<code>…</code>` in the message.
    Code,
    /// Written `<a>…</a>` in the message; where it leads, the page says.
    Link,
}

/// A marked part of a message's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Markup {
    /// What it is.
    pub mark: Mark,
    /// Where it stands, in bytes.
    pub at: Range<usize>,
}

/// A step in writing a message as markup: see [`Message::pieces`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Text, to be escaped.
    Text(&'a str),
    /// A marked part begins.
    Open(Mark),
    /// The marked part that began last ends.
    Close(Mark),
}

/// A finished message: one text, and the parts of it that a page marks.
///
/// As text it is read by [`Message::as_str`], or printed. A message without arguments is not built at all: its function
/// gives a `&'static str`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Message {
    text: Cow<'static, str>,
    /// In the order in which they begin, the outer first.
    marks: Vec<Markup>,
}

impl Message {
    /// The text without its marks.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The message as markup: text, and where marked parts begin and end.
    pub fn pieces(&self) -> impl Iterator<Item = Piece<'_>> {
        let mut edges: Vec<(usize, Piece<'_>)> = Vec::with_capacity(self.marks.len() * 2);
        let mut open: Vec<&Markup> = Vec::new();
        for markup in &self.marks {
            while let Some(done) = open.pop_if(|done| done.at.end <= markup.at.start) {
                edges.push((done.at.end, Piece::Close(done.mark)));
            }
            edges.push((markup.at.start, Piece::Open(markup.mark)));
            open.push(markup);
        }
        edges.extend(open.iter().rev().map(|done| (done.at.end, Piece::Close(done.mark))));
        let mut from = 0;
        let mut pieces = Vec::with_capacity(edges.len() * 2 + 1);
        for (at, edge) in edges {
            pieces.extend((at > from).then(|| Piece::Text(&self.text[from..at])));
            pieces.push(edge);
            from = at;
        }
        pieces.extend((from < self.text.len()).then(|| Piece::Text(&self.text[from..])));
        pieces.into_iter()
    }

    /// Several messages, each a sentence of its own, as one text with spaces between.
    pub fn sentences<'a>(messages: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut writer = Writer::with_capacity(80);
        for message in messages.into_iter().filter(|message| !message.is_empty()) {
            if !writer.text.is_empty() {
                writer.text(" ");
            }
            writer.message(message);
        }
        writer.finish()
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl From<&'static str> for Message {
    fn from(text: &'static str) -> Self {
        Self { text: Cow::Borrowed(text), marks: Vec::new() }
    }
}

/// For text that is a message already, without marks.
impl From<String> for Message {
    fn from(text: String) -> Self {
        Self { text: Cow::Owned(text), marks: Vec::new() }
    }
}

impl From<Message> for String {
    fn from(message: Message) -> Self {
        message.text.into_owned()
    }
}

impl PartialEq<str> for Message {
    fn eq(&self, other: &str) -> bool {
        self.text == other
    }
}

impl PartialEq<&str> for Message {
    fn eq(&self, other: &&str) -> bool {
        self.text == *other
    }
}

/// Writes a message piece by piece.
#[derive(Debug)]
pub struct Writer {
    text: String,
    marks: Vec<Markup>,
    /// Places in `marks` that have begun and not ended.
    open: Vec<usize>,
}

impl Writer {
    /// An empty message with room for so many bytes.
    pub fn with_capacity(bytes: usize) -> Self {
        Self { text: String::with_capacity(bytes), marks: Vec::new(), open: Vec::new() }
    }

    /// The message's own words.
    pub fn text(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Words from outside.
    pub fn isolated(&mut self, text: &str) {
        let start = self.text.len();
        self.text.push_str(text);
        self.marks.push(Markup { mark: Mark::Isolated, at: start..self.text.len() });
    }

    /// A person's or a bot's name; `forgotten`, the language's text for it, where the person has none any more.
    pub fn name(&mut self, name: Name<'_>, forgotten: &str) {
        // Marked like a name even so: pages lay out what stands in the place of one.
        self.isolated(if name.0.is_empty() { forgotten } else { name.0 });
    }

    /// A number in figures.
    pub fn number(&mut self, locale: &Locale, n: Number) {
        locale.write_number(&mut self.text, n.0);
    }

    /// Points in figures, with a minus sign where there are less than none.
    pub fn points(&mut self, locale: &Locale, points: i32) {
        locale.write_points(&mut self.text, points);
    }

    /// A number that counts nothing, a year or a table's number for instance: no separators.
    pub fn digits(&mut self, n: Number) {
        Locale::write_digits(&mut self.text, n.0);
    }

    /// A small number in words, from a table of them; in figures where the table ends.
    pub fn spelled(&mut self, locale: &Locale, words: &[&str], n: Number) {
        match usize::try_from(n.0).ok().and_then(|n| words.get(n)) {
            Some(word) => self.text.push_str(word),
            None => self.number(locale, n),
        }
    }

    /// Another message, with its marks.
    pub fn message(&mut self, message: &Message) {
        let start = self.text.len();
        self.text.push_str(&message.text);
        let moved = |Markup { mark, at }: &Markup| Markup { mark: *mark, at: at.start + start..at.end + start };
        self.marks.extend(message.marks.iter().map(moved));
    }

    /// Messages as a list: `a, b and c`; `last` stands before the last one, with its spaces.
    pub fn list(&mut self, last: &str, items: &[Message]) {
        for (place, item) in items.iter().enumerate() {
            match items.len() - place {
                _ if place == 0 => {}
                1 => self.text(last),
                _ => self.text(", "),
            }
            self.message(item);
        }
    }

    /// A marked part begins here.
    pub fn open(&mut self, mark: Mark) {
        self.open.push(self.marks.len());
        self.marks.push(Markup { mark, at: self.text.len()..self.text.len() });
    }

    /// The marked part that began last ends here.
    pub fn close(&mut self) {
        let markup = self.open.pop().and_then(|place| self.marks.get_mut(place));
        if let Some(markup) = markup {
            markup.at.end = self.text.len();
        }
    }

    /// The finished message; marks that were not closed stay empty.
    pub fn finish(self) -> Message {
        Message { text: Cow::Owned(self.text), marks: self.marks }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_marks_are_kept_apart_through_lists() {
        let named = |name: &str| {
            let mut writer = Writer::with_capacity(0);
            writer.name(Name(name), "Former player");
            writer.finish()
        };
        let mut writer = Writer::with_capacity(0);
        writer.open(Mark::Strong);
        writer.list(" and ", &[named("Anna"), named("Ruth"), named("")]);
        writer.close();
        writer.text(" won.");
        let message = writer.finish();
        assert_eq!(message, "Anna, Ruth and Former player won.");
        let written: String = message
            .pieces()
            .map(|piece| match piece {
                Piece::Text(text) => text.to_owned(),
                Piece::Open(mark) => format!("<{mark:?}>"),
                Piece::Close(mark) => format!("</{mark:?}>"),
            })
            .collect();
        assert_eq!(
            written,
            "<Strong><Isolated>Anna</Isolated>, <Isolated>Ruth</Isolated> and <Isolated>Former player</Isolated></Strong> won."
        );
    }

    #[test]
    fn sentences_stand_apart() {
        let both = Message::sentences(&[Message::from("One."), Message::default(), Message::from("Two.")]);
        assert_eq!(both, "One. Two.");
    }

    #[test]
    fn a_message_without_arguments_is_not_copied() {
        assert!(matches!(Message::from("One.").text, Cow::Borrowed("One.")));
    }
}
