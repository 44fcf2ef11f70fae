//! What cannot be read in the form.

use canasta_i18n::form::{Expected, unreadable};
use canasta_i18n::{Lang, Message};

/// Something in the form that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The input's name.
    pub input: String,
    /// What was typed.
    pub typed: String,
    expected: Expected,
}

impl Fault {
    pub(super) fn new(input: &str, typed: &str, expected: Expected) -> Self {
        Self { input: input.to_owned(), typed: typed.to_owned(), expected }
    }

    /// What is wrong, as a sentence.
    pub fn sentence(&self, lang: Lang) -> Message {
        unreadable(lang, &self.input, &self.typed, self.expected)
    }
}
