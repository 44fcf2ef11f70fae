//! Helpers for the text forms of several types.

use alloc::borrow::ToOwned as _;
use core::fmt;

use crate::ParseError;

/// Writes items with a separator between them.
pub(crate) fn separated<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    separator: &str,
) -> fmt::Result {
    for (place, item) in items.into_iter().enumerate() {
        if place > 0 {
            f.write_str(separator)?;
        }
        write!(f, "{item}")?;
    }
    Ok(())
}

/// The first word of an action, and the rest.
pub(crate) fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// The item named after a word that takes exactly one.
pub(crate) fn one_of<T: Copy>(word: &'static str, named: &[T]) -> Result<T, ParseError> {
    match named {
        &[item] => Ok(item),
        _ => Err(ParseError::OneCard { word, named: named.len() }),
    }
}

/// Parses a number below `end`.
pub(crate) fn number(text: &str, end: u8) -> Result<u8, ParseError> {
    let number = text.trim().parse().ok().filter(|number| *number < end);
    number.ok_or_else(|| ParseError::Number(text.trim().to_owned()))
}
