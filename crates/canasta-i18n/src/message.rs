//! Finished messages: text with marked parts.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::slice;

use crate::argument::Number;
use crate::locale::Locale;

/// The kind of a marked part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Text from outside, such as a name. Pages isolate it with `<bdi>`.
    Isolated,
    /// `<b>…</b>`
    Strong,
    /// `<code>…</code>`
    Code,
    /// `<a>…</a>`; the page sets the target.
    Link,
}

/// A marked part of a message's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Markup {
    /// The kind of mark.
    pub mark: Mark,
    /// The marked bytes of the text.
    pub range: Range<usize>,
}

/// A step in writing a message as markup: see [`Message::for_each_piece`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Text, to be escaped.
    Text(&'a str),
    /// The start of a marked part.
    Open(Mark),
    /// The end of the innermost open part.
    Close(Mark),
}

/// A finished message: a text with marked parts.
///
/// The function for a message without arguments or marks returns a `&'static str` instead.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Message {
    text: Cow<'static, str>,
    /// Sorted by start, outer parts first.
    marks: Vec<Markup>,
}

impl Message {
    /// The text without its marks.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether the text is empty.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Passes on the text, split where marked parts start and end.
    pub fn for_each_piece<'a>(&'a self, mut piece: impl FnMut(Piece<'a>)) {
        self.split(&mut self.marks.iter(), 0..usize::MAX, &mut piece);
    }

    /// Splits a part of the text that contains the next of these marks.
    fn split<'a>(&'a self, marks: &mut slice::Iter<'a, Markup>, part: Range<usize>, piece: &mut impl FnMut(Piece<'a>)) {
        let mut from = part.start;
        while let Some(inner) = marks.as_slice().first().filter(|inner| inner.range.start < part.end) {
            marks.next();
            self.text(from..inner.range.start, piece);
            piece(Piece::Open(inner.mark));
            self.split(marks, inner.range.clone(), piece);
            piece(Piece::Close(inner.mark));
            from = inner.range.end;
        }
        self.text(from..part.end.min(self.text.len()), piece);
    }

    fn text<'a>(&'a self, range: Range<usize>, piece: &mut impl FnMut(Piece<'a>)) {
        if !range.is_empty() {
            piece(Piece::Text(&self.text[range]));
        }
    }

    /// Joins sentences with spaces. Skips empty ones.
    pub fn sentences<'a>(messages: impl IntoIterator<Item = &'a Self, IntoIter: Clone>) -> Self {
        let messages = messages.into_iter().filter(|message| !message.is_empty());
        let mut writer = Writer::with_capacity(messages.clone().map(|message| message.text.len() + 1).sum());
        for message in messages {
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

/// A text without marks.
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

/// Builds a message piece by piece.
#[derive(Debug)]
pub struct Writer {
    text: String,
    marks: Vec<Markup>,
    /// Indices in `marks` of the open parts.
    open: Vec<usize>,
}

impl Writer {
    /// An empty message with this capacity.
    pub fn with_capacity(bytes: usize) -> Self {
        Self { text: String::with_capacity(bytes), marks: Vec::new(), open: Vec::new() }
    }

    /// Adds text of the message itself.
    pub fn text(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Adds text from outside.
    pub fn isolated(&mut self, text: &str) {
        let start = self.text.len();
        self.text.push_str(text);
        self.marks.push(Markup { mark: Mark::Isolated, range: start..self.text.len() });
    }

    /// Adds a number in digits, with separators.
    pub fn number(&mut self, locale: &Locale, n: Number) {
        locale.write_number(&mut self.text, n.0);
    }

    /// Adds points in digits, with separators and a minus sign if negative.
    pub fn points(&mut self, locale: &Locale, points: i32) {
        locale.write_points(&mut self.text, points);
    }

    /// Adds a number without separators, such as a year or a table number.
    pub fn digits(&mut self, n: Number) {
        Locale::write_digits(&mut self.text, n.0);
    }

    /// Adds a number as one of `words`, or in digits if it is too large for them.
    pub fn spelled(&mut self, locale: &Locale, words: &[&str], n: Number) {
        match usize::try_from(n.0).ok().and_then(|n| words.get(n)) {
            Some(word) => self.text.push_str(word),
            None => self.number(locale, n),
        }
    }

    /// Adds another message with its marks.
    pub fn message(&mut self, message: &Message) {
        let start = self.text.len();
        self.text.push_str(&message.text);
        let moved = message
            .marks
            .iter()
            .map(|Markup { mark, range }| Markup { mark: *mark, range: range.start + start..range.end + start });
        self.marks.extend(moved);
    }

    /// Adds a list: `a, b and c`. `last` is the text before the last item, including spaces.
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

    /// Starts a marked part.
    pub fn open(&mut self, mark: Mark) {
        self.open.push(self.marks.len());
        self.marks.push(Markup { mark, range: self.text.len()..self.text.len() });
    }

    /// Ends the innermost open part.
    pub fn close(&mut self) {
        let markup = self.open.pop().and_then(|place| self.marks.get_mut(place));
        if let Some(markup) = markup {
            markup.range.end = self.text.len();
        }
    }

    /// The finished message. Parts still open are empty.
    pub fn finish(self) -> Message {
        Message { text: Cow::Owned(self.text), marks: self.marks }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_keep_names_and_marks() {
        let named = |name: &str| {
            let mut writer = Writer::with_capacity(0);
            writer.isolated(name);
            writer.finish()
        };
        let mut writer = Writer::with_capacity(0);
        writer.open(Mark::Strong);
        writer.list(" and ", &[named("Anna"), named("Ruth"), named("Paul")]);
        writer.close();
        writer.text(" won.");
        let message = writer.finish();
        assert_eq!(message, "Anna, Ruth and Paul won.");
        let mut written = String::new();
        message.for_each_piece(|piece| match piece {
            Piece::Text(text) => written += text,
            Piece::Open(mark) => written += &format!("<{mark:?}>"),
            Piece::Close(mark) => written += &format!("</{mark:?}>"),
        });
        assert_eq!(
            written,
            "<Strong><Isolated>Anna</Isolated>, <Isolated>Ruth</Isolated> and <Isolated>Paul</Isolated></Strong> won."
        );
    }

    #[test]
    fn sentences_are_separated_by_spaces() {
        let both = Message::sentences(&[Message::from("One."), Message::default(), Message::from("Two.")]);
        assert_eq!(both, "One. Two.");
    }

    #[test]
    fn a_message_without_arguments_is_not_copied() {
        assert!(matches!(Message::from("One.").text, Cow::Borrowed("One.")));
    }
}
