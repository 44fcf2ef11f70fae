//! Text split into lines and words with their places, so that errors can point at them. [`super::read`] interprets the
//! lines.

/// A part of one line of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span<'a> {
    /// The number of the line, from 1.
    pub(super) line: usize,
    /// The position in letters, from 1.
    pub(super) column: usize,
    pub(super) text: &'a str,
}

impl<'a> Span<'a> {
    /// The part from a byte on.
    pub(super) fn skip_bytes(self, byte: usize) -> Self {
        let (before, text) = self.text.split_at_checked(byte).unwrap_or((self.text, ""));
        Self { column: self.column + before.chars().count(), text, ..self }
    }

    /// The part without surrounding white space.
    pub(super) fn trimmed(self) -> Self {
        let start = self.skip_bytes(self.text.len() - self.text.trim_start().len());
        Self { text: start.text.trim_end(), ..start }
    }

    /// The parts before and after a sign.
    pub(super) fn split(self, sign: char) -> Option<(Self, Self)> {
        let byte = self.text.find(sign)?;
        let after = self.skip_bytes(byte + sign.len_utf8());
        Some((Self { text: &self.text[..byte], ..self }, after))
    }

    /// The parts before and after the first colon.
    pub(super) fn split_at_colon(self) -> Option<(Self, Self)> {
        let sign = self.text.chars().find(|letter| matches!(letter, ':' | '：'))?;
        self.split(sign)
    }

    /// The empty part at the end, where something is missing.
    pub(super) fn end(self) -> Self {
        self.skip_bytes(self.text.len())
    }

    /// The words, separated by white space.
    pub(super) fn words(self) -> impl Iterator<Item = Self> {
        let mut left = self;
        std::iter::from_fn(move || {
            let word = left.skip_bytes(left.text.len() - left.text.trim_start().len());
            let end = word.text.find(char::is_whitespace).unwrap_or(word.text.len());
            left = word.skip_bytes(end);
            (end > 0).then_some(Self { text: &word.text[..end], ..word })
        })
    }

    /// The words, with the signs `;`, `,`, `/` and `:` as separate tokens.
    pub(super) fn tokens(self) -> Tokens<'a> {
        Tokens { left: self }
    }
}

/// See [`Span::tokens`].
pub(super) struct Tokens<'a> {
    left: Span<'a>,
}

/// The separator for a character, which can be a full-width form; `None` for any other character.
const fn sign(letter: char) -> Option<&'static str> {
    match letter {
        ';' | '；' => Some(";"),
        ',' | '，' | '、' => Some(","),
        '/' | '／' => Some("/"),
        ':' | '：' => Some(":"),
        _ => None,
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Span<'a>;

    fn next(&mut self) -> Option<Span<'a>> {
        let start = self.left.skip_bytes(self.left.text.len() - self.left.text.trim_start().len());
        let first = start.text.chars().next()?;
        if let Some(text) = sign(first) {
            self.left = start.skip_bytes(first.len_utf8());
            return Some(Span { text, ..start });
        }
        let is_end = |letter: char| letter.is_whitespace() || sign(letter).is_some();
        let length = start.text.find(is_end).unwrap_or(start.text.len());
        self.left = start.skip_bytes(length);
        Some(Span { text: &start.text[..length], ..start })
    }
}

/// The lines of a text, with any type of line break.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Span<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut left = Some(text);
    let mut line = 0;
    std::iter::from_fn(move || {
        let text = left?;
        line += 1;
        let end = text.find(['\n', '\r']);
        let (line_text, after) = text.split_at(end.unwrap_or(text.len()));
        left = end.map(|_| after.strip_prefix("\r\n").unwrap_or_else(|| after.get(1..).unwrap_or_default()));
        Some(Span { line, column: 1, text: line_text })
    })
}

/// Makes a text fit into one line: removes bidirectional control characters and surrounding white space, and replaces
/// other control characters.
pub(super) fn one_line(text: &str) -> String {
    let visible = text.chars().filter(|letter| !is_bidi_control(*letter));
    let text: String = visible.map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    text.trim().to_owned()
}

/// Like [`one_line`], but keeps leading white space, for comments.
pub(super) fn comment_line(text: &str) -> String {
    let visible = text.chars().filter(|letter| !is_bidi_control(*letter));
    let text: String = visible.map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    text.trim_end().to_owned()
}

const fn is_bidi_control(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A normalised name for comparison: lower case, single spaces.
pub(super) fn plain(name: &str) -> String {
    name.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

/// A comment without the space that usually follows the `#`.
pub(super) fn comment(text: &str) -> String {
    comment_line(text.strip_prefix(' ').unwrap_or(text))
}
