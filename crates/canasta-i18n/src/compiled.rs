//! The compiled messages of a language as data, and the interpreter that writes a message from them.
//!
//! The build script generates the data (`build/compiler/tables.rs`): one text with all words of the language, and a range of
//! operations per message. Nothing is parsed or looked up by name at run time.

use crate::argument::{Name, Number, Player};
use crate::lang::Lang;
use crate::locale::Plural;
use crate::message::{Mark, Message, Writer};

/// A language's messages.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// The words of all messages; operations refer to slices of it.
    pub(crate) text: &'static str,
    pub(crate) ops: &'static [Op],
    /// In order of message numbers. English has all messages.
    pub(crate) entries: &'static [Entry],
    /// Words for numbers, kinds and cards, one table per form.
    pub(crate) words: &'static [&'static [&'static str]],
    /// The text before the last item of a list, with its spaces.
    pub(crate) list_last: &'static str,
    /// The same before an item that begins with an i; empty if it makes no difference.
    pub(crate) list_last_before_i: &'static str,
    /// Names and texts for the pages' scripts, by bundle.
    pub(crate) scripts: &'static [&'static [(&'static str, &'static str)]],
}

/// The place of a message in [`Table::ops`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) start: u32,
    /// 0 if the language lacks the message.
    pub(crate) len: u16,
    /// Approximate length of the finished message in bytes.
    pub(crate) capacity: u16,
}

impl Entry {
    pub(crate) fn ops(self, table: &Table) -> &'static [Op] {
        let start = self.start as usize;
        &table.ops[start..start + usize::from(self.len)]
    }
}

/// A step in writing a message. Arguments are given by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    /// A slice of the language's text.
    Text {
        start: u32,
        len: u16,
    },
    Open(Mark),
    Close,
    /// An argument in the format of its type.
    Argument(u8),
    /// A number without separators.
    Digits(u8),
    /// The word for a number, kind or card.
    Word {
        argument: u8,
        table: u8,
    },
    /// Selects one of the [`Op::Case`]s in the next `len` operations by an argument.
    Select {
        argument: u8,
        len: u16,
    },
    /// The next `len` operations, if the key matches.
    Case {
        key: Key,
        len: u16,
    },
}

/// When a case matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    Exactly(u16),
    Plural(Plural),
    /// The number of a case of the argument's type.
    Case(u8),
    Any,
}

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Argument<'a> {
    Name(Name<'a>),
    Player(Player<'a>),
    Text(&'a str),
    Message(&'a Message),
    List(&'a [Message]),
    Number(Number),
    Points(i32),
    /// The index of a card, kind, flag or case.
    Index(u8),
}

impl Argument<'_> {
    /// The length of a message, or of a list of messages. Other arguments are short.
    pub(crate) fn bytes_of_messages(&self) -> usize {
        match self {
            Self::Message(message) => message.as_str().len(),
            Self::List(items) => items.iter().map(|item| item.as_str().len() + 2).sum(),
            _ => 0,
        }
    }
}

/// Writes a message.
pub(crate) struct Interpreter<'a> {
    pub(crate) lang: Lang,
    /// The language that has the message: `lang`, or English.
    pub(crate) table: &'static Table,
    pub(crate) arguments: &'a [Argument<'a>],
    pub(crate) writer: Writer,
}

impl Interpreter<'_> {
    pub(crate) fn run(&mut self, mut ops: &[Op]) {
        while let Some((op, rest)) = ops.split_first() {
            ops = rest;
            match *op {
                Op::Text { start, len } => self.writer.text(slice(self.table.text, start, len)),
                Op::Open(mark) => self.writer.open(mark),
                Op::Close => self.writer.close(),
                Op::Argument(argument) => self.argument(self.arguments[usize::from(argument)]),
                Op::Digits(argument) => {
                    if let Argument::Number(number) = self.arguments[usize::from(argument)] {
                        self.writer.digits(number);
                    }
                }
                Op::Word { argument, table } => self.word(self.arguments[usize::from(argument)], table),
                Op::Select { argument, len } => {
                    let (cases, rest) = ops.split_at(usize::from(len));
                    let case = self.choose(self.arguments[usize::from(argument)], cases);
                    self.run(case);
                    ops = rest;
                }
                // Cases are only run by their `Select`.
                Op::Case { .. } => {}
            }
        }
    }

    fn argument(&mut self, argument: Argument<'_>) {
        let locale = self.lang.locale();
        match argument {
            Argument::Name(name) | Argument::Player(Player::Other(name)) => {
                self.writer.isolated(self.lang.shown_name(name));
            }
            Argument::Text(text) => self.writer.isolated(text),
            Argument::Message(message) => self.writer.message(message),
            Argument::List(items) => self.writer.list(self.table.list_last(items), items),
            Argument::Number(number) => self.writer.number(locale, number),
            Argument::Points(points) => self.writer.points(locale, points),
            // Messages can only select on these; the compiler makes sure of it.
            Argument::Player(Player::You) | Argument::Index(_) => {}
        }
    }

    fn word(&mut self, argument: Argument<'_>, table: u8) {
        let words = self.table.words[usize::from(table)];
        match argument {
            Argument::Number(number) => self.writer.spelled(self.lang.locale(), words, number),
            Argument::Index(index) => self.writer.text(words[usize::from(index)]),
            _ => {}
        }
    }

    /// The operations of the first case that matches.
    fn choose<'ops>(&self, argument: Argument<'_>, mut cases: &'ops [Op]) -> &'ops [Op] {
        let locale = self.lang.locale();
        let (number, plural, index) = match argument {
            Argument::Number(Number(n)) => (Some(n), Some(locale.plural(n)), None),
            Argument::Points(points) => (u64::try_from(points).ok(), Some(locale.plural_of_points(points)), None),
            Argument::List(items) => {
                let Number(n) = items.len().into();
                (Some(n), Some(locale.plural(n)), None)
            }
            Argument::Player(Player::You) => (None, None, Some(0)),
            Argument::Player(Player::Other(_)) => (None, None, Some(1)),
            Argument::Index(index) => (None, None, Some(index)),
            Argument::Name(_) | Argument::Text(_) | Argument::Message(_) => (None, None, None),
        };
        while let Some((Op::Case { key, len }, rest)) = cases.split_first() {
            let (body, rest) = rest.split_at(usize::from(*len));
            let matches = match *key {
                Key::Exactly(n) => number == Some(n.into()),
                Key::Plural(category) => plural == Some(category),
                Key::Case(case) => index == Some(case),
                Key::Any => true,
            };
            if matches {
                return body;
            }
            cases = rest;
        }
        &[]
    }
}

impl Table {
    /// The text before the last item of a list.
    fn list_last(&self, items: &[Message]) -> &'static str {
        let last = items.last().map_or("", Message::as_str);
        let begins_with = |start: &str| last.get(..start.len()).is_some_and(|text| text.eq_ignore_ascii_case(start));
        let begins_with_i = ["i", "hi"].into_iter().any(begins_with) && !["hia", "hie"].into_iter().any(begins_with)
            || last.starts_with(['í', 'Í']);
        if begins_with_i && !self.list_last_before_i.is_empty() { self.list_last_before_i } else { self.list_last }
    }
}

pub(crate) fn slice(text: &'static str, start: u32, len: u16) -> &'static str {
    let start = start as usize;
    &text[start..start + usize::from(len)]
}

/// Imports of the compiled functions.
pub(crate) mod prelude {
    pub(crate) use canasta::{Card, Kind};

    pub(crate) use super::Argument;
    pub(crate) use crate::argument::{Name, Number, Player};
    pub(crate) use crate::lang::Lang;
    pub(crate) use crate::message::Message;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operation_is_small() {
        assert_eq!(size_of::<Op>(), 8);
    }

    #[test]
    fn every_english_message_is_complete() {
        let table = Lang::EN.table();
        assert!(table.entries.iter().all(|entry| entry.len > 0));
        // Cases fill their `Select`, so the interpreter always finds one.
        for (place, op) in table.ops.iter().enumerate() {
            let Op::Select { len, .. } = op else { continue };
            let mut cases = &table.ops[place + 1..place + 1 + usize::from(*len)];
            let mut last = None;
            while let Some((Op::Case { key, len }, rest)) = cases.split_first() {
                last = Some(*key);
                cases = &rest[usize::from(*len)..];
            }
            assert_eq!((last, cases.len()), (Some(Key::Any), 0), "operation {place}");
        }
    }
}
