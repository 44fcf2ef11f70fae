//! Text that people paste. Editors, chats, mails and phones add characters that can't be seen, other spaces, curly or
//! full-width letters, and marks for quoted text.

use std::borrow::Cow;

/// Whether a character is drawn as nothing: Unicode's default-ignorable characters, and letters without a shape.
pub const fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{1d159}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// The usual form of a full-width letter or sign, as input methods for Chinese and Japanese write them.
pub fn usual_width(letter: char) -> char {
    const DISTANCE: u32 = '！' as u32 - '!' as u32;
    match letter {
        '！'..='～' => char::from_u32(u32::from(letter) - DISTANCE).unwrap_or(letter),
        letter => letter,
    }
}

/// A text file's contents: UTF-8, or UTF-16 with a byte order mark, as some editors and shells write it. `None` if it is
/// neither.
pub fn decode(bytes: &[u8]) -> Option<String> {
    let units = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let (units, rest) = bytes.as_chunks::<2>();
        let text = String::from_utf16(&units.iter().map(|bytes| unit(*bytes)).collect::<Vec<_>>()).ok()?;
        rest.is_empty().then_some(text)
    };
    match bytes {
        [0xff, 0xfe, bytes @ ..] => units(bytes, u16::from_le_bytes),
        [0xfe, 0xff, bytes @ ..] => units(bytes, u16::from_be_bytes),
        bytes => str::from_utf8(bytes).ok().map(|text| text.trim_start_matches('\u{feff}').to_owned()),
    }
}

/// Parses a text unchanged. If that fails, removes invisible characters and quote marks, and replaces unusual letters,
/// line breaks and hyphens.
pub(crate) fn forgiving<T, E>(text: &str, read: impl Fn(&str) -> Result<T, E>) -> Result<T, E> {
    retry(text, &plain(text), read)
}

/// Parses JSON or TOML unchanged. If that fails, cleans it like other pasted text, and replaces curly quotes and unusual
/// spaces as well.
///
/// # Errors
/// The problem with the cleaned text.
pub fn forgiving_quoted<T, E>(text: &str, read: impl Fn(&str) -> Result<T, E>) -> Result<T, E> {
    let straight = |letter| match letter {
        '\u{2018}'..='\u{201b}' => '\'',
        '\u{201c}'..='\u{201f}' | '«' | '»' => '"',
        letter if letter.is_whitespace() && !letter.is_ascii() => ' ',
        letter => letter,
    };
    let cleaned: String = plain(text).chars().map(straight).collect();
    retry(text, &cleaned, read)
}

fn retry<T, E>(text: &str, cleaned: &str, read: impl Fn(&str) -> Result<T, E>) -> Result<T, E> {
    read(text).or_else(|error| if cleaned == text { Err(error) } else { read(cleaned) })
}

fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return without_quote_marks(text).map_or(Cow::Borrowed(text), Cow::Owned);
    }
    let letter = |letter| match letter {
        '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' => '-',
        letter => usual_width(letter),
    };
    let text: String = text.chars().filter(|letter| !is_invisible(*letter)).map(letter).collect();
    Cow::Owned(without_quote_marks(&text).unwrap_or(text))
}

/// Removes the `>` with which mails start each line of a quoted text, and the fences that chats put around it. The lines
/// keep their numbers. `None` if there are no such marks.
fn without_quote_marks(text: &str) -> Option<String> {
    let is_fence = |line: &str| line.starts_with("```");
    let is_quoted = |line: &str| line.is_empty() || line.starts_with('>');
    let lines = || text.lines().map(str::trim);
    if lines().all(is_quoted) && lines().any(|line| !line.is_empty()) {
        let unquoted = lines().map(|line| line.trim_start_matches('>')).collect::<Vec<_>>().join("\n");
        Some(without_quote_marks(&unquoted).unwrap_or(unquoted))
    } else if lines().any(is_fence) {
        Some(text.lines().map(|line| if is_fence(line.trim()) { "" } else { line }).collect::<Vec<_>>().join("\n"))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decodes_what_editors_and_shells_write() {
        let utf16 = |text: &str, unit: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(unit).collect::<Vec<u8>>();
        for bytes in [
            "Zoë ♥".as_bytes().to_vec(),
            "\u{feff}Zoë ♥".as_bytes().to_vec(),
            utf16("\u{feff}Zoë ♥", u16::to_le_bytes),
            utf16("\u{feff}Zoë ♥", u16::to_be_bytes),
        ] {
            assert_eq!(decode(&bytes).as_deref(), Some("Zoë ♥"), "{bytes:?}");
        }
        for wrong in [&b"Z\xf6"[..], b"\xff\xfea", b"\xff\xfe\x00\xd8"] {
            assert_eq!(decode(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn reads_a_text_unchanged_if_possible() {
        let texts = std::cell::RefCell::new(Vec::new());
        let read = |good: bool| {
            let refuse = |text: &str| {
                texts.borrow_mut().push(text.to_owned());
                if good { Ok(()) } else { Err(()) }
            };
            let done = forgiving_quoted("“a\u{200b}”\u{a0}–1", refuse);
            (done, texts.take())
        };
        assert_eq!(read(true), (Ok(()), vec!["“a\u{200b}”\u{a0}–1".to_owned()]));
        assert_eq!(read(false), (Err(()), vec!["“a\u{200b}”\u{a0}–1".to_owned(), "\"a\" -1".to_owned()]));
    }
}
