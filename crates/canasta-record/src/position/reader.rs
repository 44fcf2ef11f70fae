//! Typed access to the values of a JSON object, with error reporting.

use canasta::{Kind, Players, RuleSet, Seat};

use crate::house::{self, shown};
use crate::json::Json;
use crate::problem::{Expected, Problem};

/// A JSON object being parsed, and the problems found so far.
pub(super) struct Reader<'a> {
    json: &'a Json,
    pub(super) problems: Vec<Problem>,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(json: &'a Json) -> Self {
        Self { json, problems: Vec::new() }
    }

    pub(super) const fn json(&self) -> &'a Json {
        self.json
    }

    /// The value of a key; `None` if it is missing or `null`.
    pub(super) fn given(&self, key: &str) -> Option<&'a Json> {
        self.json.get(key).filter(|value| **value != Json::Null)
    }

    pub(super) fn report(&mut self, problem: Problem) {
        self.problems.push(problem);
    }

    /// A value as parsed by `read`. Reports a problem if `read` returns `None`.
    pub(super) fn typed<T>(
        &mut self,
        key: &'static str,
        expected: Expected,
        read: impl Fn(&'a Json) -> Option<T>,
    ) -> Option<T> {
        let value = self.given(key)?;
        let read = read(value);
        if read.is_none() {
            self.report(Problem::value(key, expected, shown(value)));
        }
        read
    }

    pub(super) fn flag(&mut self, key: &'static str) -> Option<bool> {
        self.typed(key, Expected::Flag, Json::flag)
    }

    /// The players in the sides that the rules form, and the one who sits out.
    pub(super) fn players(&mut self, rules: &RuleSet) -> Option<Players> {
        let count = match self.given("players") {
            None => Players::FOUR,
            Some(_) => self.typed("players", Expected::Players, house::players)?,
        };
        let players = count.under(rules);
        let without = self.typed("sits_out", Expected::SeatThatSitsOut, |json| {
            players.without(Seat(u8::try_from(json.whole()?).ok()?))
        });
        Some(without.unwrap_or(players))
    }

    pub(super) fn list(&mut self, key: &'static str) -> Option<&'a [Json]> {
        self.typed(key, Expected::List, Json::list)
    }
}

/// The kind of a one-letter word.
pub(crate) fn kind(word: &str) -> Option<Kind> {
    let mut letters = word.chars();
    let letter = letters.next()?;
    if letters.next().is_none() { Kind::from_letter(letter) } else { None }
}

/// Parses kinds as rank letters, with `X` for jokers and `3` for black threes: `4 4 K X`.
pub(super) fn kinds(text: &str) -> Option<Vec<Kind>> {
    text.split_whitespace().map(kind).collect()
}
