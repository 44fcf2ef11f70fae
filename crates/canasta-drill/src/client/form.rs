//! Forms as browsers encode them (`application/x-www-form-urlencoded`).

use std::fmt::Write as _;

/// `name=value&…`, percent-encoded.
pub(super) fn encode(fields: &[(&str, &str)]) -> String {
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
    fn spaces_and_special_characters_are_escaped() {
        assert_eq!(encode(&[]), "");
        assert_eq!(encode(&[("name", "Ann & Bö"), ("seat", "2")]), "name=Ann+%26+B%C3%B6&seat=2");
    }
}
