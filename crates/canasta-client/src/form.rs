//! Forms as browsers write them.

use std::fmt::Write as _;

/// `name=value&…`, with what needs it escaped.
pub(crate) fn written(fields: &[(&str, &str)]) -> String {
    let mut text = String::new();
    for (name, value) in fields {
        if !text.is_empty() {
            text.push('&');
        }
        escape(&mut text, name);
        text.push('=');
        escape(&mut text, value);
    }
    text
}

fn escape(text: &mut String, word: &str) {
    for byte in word.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'*' => text.push(char::from(byte)),
            b' ' => text.push('+'),
            _ => {
                // Writing to a string does not fail.
                let _ = write!(text, "%{byte:02X}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_needs_it_is_escaped() {
        assert_eq!(written(&[]), "");
        assert_eq!(written(&[("name", "Ann & Bö"), ("seat", "2")]), "name=Ann+%26+B%C3%B6&seat=2");
    }
}
