//! A text cut into lines and words that know where they stand, so that whatever is wrong with them can be pointed at.
//! What the lines mean is [`super::read`]'s business.

/// A part of one line of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece<'a> {
    /// The number of the line, from 1.
    pub(super) line: usize,
    /// In letters, from 1.
    pub(super) column: usize,
    pub(super) text: &'a str,
}

impl<'a> Piece<'a> {
    /// What is left from a byte on.
    pub(super) fn from(self, byte: usize) -> Self {
        let (before, text) = self.text.split_at_checked(byte).unwrap_or((self.text, ""));
        Self { column: self.column + before.chars().count(), text, ..self }
    }

    /// Without the white space around it.
    pub(super) fn trimmed(self) -> Self {
        let start = self.from(self.text.len() - self.text.trim_start().len());
        Self { text: start.text.trim_end(), ..start }
    }

    /// What stands in front of a sign, and behind it.
    pub(super) fn split(self, sign: char) -> Option<(Self, Self)> {
        let byte = self.text.find(sign)?;
        let behind = self.from(byte + sign.len_utf8());
        Some((Self { text: &self.text[..byte], ..self }, behind))
    }

    /// What stands in front of the first colon, and behind it.
    pub(super) fn colon(self) -> Option<(Self, Self)> {
        let sign = self.text.chars().find(|letter| matches!(letter, ':' | '：'))?;
        self.split(sign)
    }

    /// Its end, where something is missing.
    pub(super) fn end(self) -> Self {
        self.from(self.text.len())
    }

    /// What stands between white space.
    pub(super) fn words(self) -> impl Iterator<Item = Self> {
        let mut left = self;
        std::iter::from_fn(move || {
            let word = left.from(left.text.len() - left.text.trim_start().len());
            let end = word.text.find(char::is_whitespace).unwrap_or(word.text.len());
            left = word.from(end);
            (end > 0).then_some(Self { text: &word.text[..end], ..word })
        })
    }

    /// Words, and the signs `;`, `,`, `/` and `:`, each on its own.
    pub(super) fn tokens(self) -> Tokens<'a> {
        Tokens { left: self }
    }
}

/// See [`Piece::tokens`].
pub(super) struct Tokens<'a> {
    left: Piece<'a>,
}

/// The sign that a letter is, which is no part of a word; also one as wide as a Chinese letter.
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
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        let start = self.left.from(self.left.text.len() - self.left.text.trim_start().len());
        let first = start.text.chars().next()?;
        if let Some(text) = sign(first) {
            self.left = start.from(first.len_utf8());
            return Some(Piece { text, ..start });
        }
        let ends = |letter: char| letter.is_whitespace() || sign(letter).is_some();
        let length = start.text.find(ends).unwrap_or(start.text.len());
        self.left = start.from(length);
        Some(Piece { text: &start.text[..length], ..start })
    }
}

/// The lines of a text, whatever they end with.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut left = Some(text);
    let mut line = 0;
    std::iter::from_fn(move || {
        let text = left?;
        line += 1;
        let end = text.find(['\n', '\r']);
        let (this, behind) = text.split_at(end.unwrap_or(text.len()));
        left = end.map(|_| behind.strip_prefix("\r\n").unwrap_or_else(|| behind.get(1..).unwrap_or_default()));
        Some(Piece { line, column: 1, text: this })
    })
}

/// A text as it can stand in one line: no control characters, none that turns the direction of writing, no white space
/// around it.
pub(super) fn one_line(text: &str) -> String {
    let shown = text.chars().filter(|letter| !turns(*letter));
    let text: String = shown.map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    text.trim().to_owned()
}

/// The same for a comment, which may begin with white space.
pub(super) fn comment_line(text: &str) -> String {
    let shown = text.chars().filter(|letter| !turns(*letter));
    let text: String = shown.map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    text.trim_end().to_owned()
}

const fn turns(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A name as it is compared: small letters, single spaces.
pub(super) fn plain(name: &str) -> String {
    name.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

/// A comment without its sign, and without the space that mostly stands behind it.
pub(super) fn comment(text: &str) -> String {
    comment_line(text.strip_prefix(' ').unwrap_or(text))
}
