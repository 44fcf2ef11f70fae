//! Splits a record into lines by their form: start of a deal, turn, name with a value, or continuation of the line
//! before.

use super::actions::{is_action, parse_joined_cards};
use super::error::{Expected, RecordErrorKind, RecordErrors};
use super::names::{is_deal_line, is_name, is_nearly};
use super::source::{Span, comment, one_line, plain};

/// The format version that this program reads and writes.
pub(super) const VERSION: u32 = 1;

/// The maximum number of lines of an unclosed object. Without it, a forgotten brace would swallow the rest of the
/// record, whose errors would go unreported. A rule set has fewer fields than this.
const MAX_HOUSE_LINES: usize = 100;

/// A part of a record.
#[derive(Debug)]
pub(super) enum Item<'a> {
    /// A line that starts with `#`.
    Comment(String),
    /// A line with a label, including its continuations.
    Line(Line<'a>),
}

/// A line including its continuations.
#[derive(Debug)]
pub(super) struct Line<'a> {
    pub(super) label: Label<'a>,
    /// The part before the colon.
    pub(super) label_span: Span<'a>,
    /// The value, one span per line.
    pub(super) spans: Vec<Span<'a>>,
    /// The remark after the value.
    pub(super) remark: Option<String>,
}

/// The type of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Label<'a> {
    /// The start of a deal, with its number if given.
    Deal(Span<'a>),
    /// A turn: a seat number, possibly with more text after it.
    Turn(Span<'a>),
    /// The name of a line with a value, such as `Date`.
    Named {
        /// The normalised name, for comparison.
        plain: String,
        /// The name as given.
        name: Span<'a>,
    },
}

impl<'a> Label<'a> {
    /// The type of a line; `None` if it has no known form.
    pub(super) fn of(line: Span<'a>) -> Option<Self> {
        if let Some(number) = deal(line) {
            return Some(Self::Deal(number));
        }
        if let Some((seat, _)) = bare_turn(line) {
            return Some(Self::Turn(seat));
        }
        let (before, _) = line.split_at_colon()?;
        let name = before.trimmed();
        let first = name.text.split(|letter: char| letter.is_whitespace() || letter == '(').next()?;
        if !first.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit()) && !name.text.contains('/') {
            return Some(Self::Turn(name));
        }
        // Compare the name as it will be written, without invisible characters.
        let shown = one_line(name.text);
        is_name(&shown).then(|| Self::Named { plain: plain(&shown), name })
    }

    const fn span(&self) -> Span<'a> {
        match self {
            Self::Deal(span) | Self::Turn(span) | Self::Named { name: span, .. } => *span,
        }
    }

    /// Whether text after `#` is a remark. In free text, it isn't.
    fn has_remarks(&self) -> bool {
        match self {
            Self::Deal(_) | Self::Turn(_) => true,
            Self::Named { plain, .. } => {
                is_deal_line(plain) || matches!(plain.as_str(), "rules" | "house" | "result" | "totals" | "date")
            }
        }
    }
}

/// The number in `Deal 1`, empty if it is missing; `None` for any other line.
fn deal(line: Span<'_>) -> Option<Span<'_>> {
    let line = line.split('#').map_or(line, |(before, _)| before).trimmed();
    let word = line.text.get(..4).filter(|word| word.eq_ignore_ascii_case("deal"))?;
    let rest = Span { column: line.column + word.len(), text: &line.text[word.len()..], ..line };
    // Some keyboards type a full-width colon, and word processors add a full stop to headings.
    let number = Span { text: rest.text.trim_end_matches([':', '：', '.']), ..rest }.trimmed();
    let number = number
        .skip_bytes(number.text.chars().next().filter(|sign| matches!(sign, ':' | '：')).map_or(0, char::len_utf8));
    let number = number.trimmed();
    number.text.bytes().all(|byte| byte.is_ascii_digit()).then_some(number)
}

/// The seat and the actions of a turn without a colon between them: `0 draw; discard 9S`, `2 (bot) pass`.
fn bare_turn(line: Span<'_>) -> Option<(Span<'_>, Span<'_>)> {
    let digits = line.text.find(|letter: char| !letter.is_ascii_digit()).filter(|digits| *digits > 0)?;
    let rest = line.skip_bytes(digits);
    let bot = rest.trimmed();
    let actions = match bot.text.strip_prefix('(').and_then(|inside| inside.find(')')) {
        Some(closes) => bot.skip_bytes(closes + 2),
        None => rest,
    };
    let first = actions.text.starts_with(char::is_whitespace).then(|| actions.tokens().next()).flatten()?;
    let seat = line.text.get(..line.text.len() - actions.text.len())?;
    // Requires an action, because other lines can start with a number too, such as a comment without `#`.
    is_action(first.text).then_some((Span { text: seat, ..line }.trimmed(), actions))
}

/// The number of a line that must be the start of a deal, but has a different name: `Dael 2`, `Round 2:`.
pub(super) fn misspelt_deal(line: Span<'_>) -> Option<Span<'_>> {
    let line = line.split('#').map_or(line, |(before, _)| before).trimmed();
    let mut words = Span { text: line.text.trim_end_matches([':', '：', '.']), ..line }.words();
    let word = words.next()?;
    let number = words.next()?;
    let name = word.text.to_lowercase();
    // Such a line is treated as the start of a deal. Otherwise the turns after it would be added to the deal before,
    // with an error for each.
    let means_deal = is_nearly(&name, "Deal") || matches!(name.as_str(), "hand" | "round" | "game");
    let is_deal = means_deal && words.next().is_none() && number.text.bytes().all(|byte| byte.is_ascii_digit());
    is_deal.then_some(number)
}

/// The form to report as expected for a line with no known form.
fn expected_of(line: Span<'_>) -> (Span<'_>, Expected) {
    let starts_action = |span: Span<'_>| span.tokens().next().is_some_and(|word| is_action(word.text));
    // A line with an action should be a turn, whatever is wrong before the action.
    match line.split_at_colon() {
        _ if starts_action(line) => (line, Expected::Turn),
        Some((seat, rest)) if starts_action(rest) => (seat, Expected::Turn),
        _ => (line, Expected::Line),
    }
}

impl<'a> Line<'a> {
    /// The name as given.
    pub(super) fn name(&self) -> String {
        one_line(self.label_span.text)
    }

    /// The value as text.
    pub(super) fn value(&self) -> String {
        let spans: Vec<&str> = self.spans.iter().map(|span| span.text).collect();
        one_line(&spans.join(" "))
    }

    /// The place of the value, even if it is missing.
    pub(super) fn value_span(&self) -> Span<'a> {
        let first_used = self.spans.iter().find(|span| !span.text.is_empty());
        first_used.or(self.spans.first()).copied().unwrap_or_else(|| self.label_span.end())
    }

    /// Appends the text after the label, or a continuation line.
    fn add(&mut self, span: Span<'a>) {
        let (value, remark) = match span.split('#').filter(|_| self.label.has_remarks()) {
            None => (span, None),
            Some((value, remark)) => (value, Some(comment(remark.text))),
        };
        self.spans.push(value.trimmed());
        // Each line can have a remark. They are joined, because the lines will be written as one.
        if let Some(more) = remark.filter(|remark| !remark.is_empty()) {
            match &mut self.remark {
                Some(first) => {
                    first.push(' ');
                    first.push_str(&more);
                }
                None => self.remark = Some(more),
            }
        }
    }

    /// Whether the next line belongs to this one even if it looks like a line of its own: an object with an open brace,
    /// or a meld to come.
    fn expects_more(&self, indented: bool) -> bool {
        match &self.label {
            // The text after a `/` is the next meld, even if it looks like a line of its own: `5: 2S`.
            Label::Turn(_) => indented && self.spans.last().is_some_and(|span| span.text.ends_with('/')),
            Label::Named { plain, .. } if plain == "house" && self.spans.len() < MAX_HOUSE_LINES => {
                let count = |sign| self.spans.iter().map(|span| span.text.matches(sign).count()).sum::<usize>();
                count('{') > count('}')
            }
            _ => false,
        }
    }

    /// Whether a line without a form of its own is a continuation of this one.
    fn accepts_continuation(&self, line: Span<'_>, indented: bool) -> bool {
        match &self.label {
            Label::Deal(_) => false,
            // The indentation can get lost when a text is sent.
            Label::Named { plain, .. } if plain == "deck" || is_nearly(plain, "Deck") => {
                indented || line.tokens().next().is_some_and(|first| parse_joined_cards(first.text).is_ok())
            }
            _ => indented,
        }
    }
}

/// The part of a line after the label.
fn value<'a>(line: Span<'a>, label: &Label<'a>) -> Span<'a> {
    match label {
        // The text after the number can only be a remark.
        Label::Deal(_) => line.split('#').map_or_else(|| line.end(), |(before, _)| line.skip_bytes(before.text.len())),
        Label::Turn(_) => {
            bare_turn(line).or_else(|| line.split_at_colon()).map_or_else(|| line.end(), |(_, value)| value)
        }
        Label::Named { .. } => line.split_at_colon().map_or_else(|| line.end(), |(_, value)| value),
    }
}

/// Moves comments from the middle of a continued line to before it. Returns the line's new index.
fn move_after_comments(items: &mut [Item<'_>], place: usize) -> usize {
    if let Some(broken) = items.get_mut(place..) {
        broken.rotate_left(1);
    }
    items.len() - 1
}

/// Splits the lines after the first one into items.
pub(super) fn split_items<'a>(lines: impl Iterator<Item = Span<'a>>, errors: &mut RecordErrors) -> Vec<Item<'a>> {
    let mut items: Vec<Item<'a>> = Vec::new();
    let mut last: Option<usize> = None;
    for line in lines {
        let text = line.trimmed();
        // An empty line doesn't end anything, because sending a text can add empty lines anywhere.
        if text.text.is_empty() {
            continue;
        }
        if let Some(text) = text.text.strip_prefix('#') {
            items.push(Item::Comment(comment(text)));
            continue;
        }
        let indented = text.column > line.column;
        let open = match last.and_then(|last| items.get_mut(last)) {
            Some(Item::Line(open)) => Some(open),
            _ => None,
        };
        let mut label = Label::of(text);
        let is_deal = matches!(label, Some(Label::Deal(_)));
        if let Some(number) = misspelt_deal(text)
            .filter(|_| !is_deal && !open.as_ref().is_some_and(|open| open.accepts_continuation(text, indented)))
        {
            errors.expected(text, Expected::DealLine);
            label = Some(Label::Deal(number));
        }
        match (label, open) {
            (label, Some(open))
                if open.expects_more(indented) || label.is_none() && open.accepts_continuation(text, indented) =>
            {
                open.add(text);
                last = last.map(|last| move_after_comments(&mut items, last));
            }
            (None, _) => {
                let (span, expected) = expected_of(text);
                errors.expected(span, expected);
            }
            (Some(label), _) => {
                let value = value(text, &label);
                // The number of a deal can be missing, so errors point at the whole line.
                let label_span = if matches!(label, Label::Deal(_)) { text } else { label.span() };
                let mut line = Line { label, label_span, spans: Vec::new(), remark: None };
                line.add(value);
                last = Some(items.len());
                items.push(Item::Line(line));
            }
        }
    }
    items
}

/// Whether this is the first line with its name. Reports an error if it isn't.
pub(super) fn check_unique(
    known: &mut Vec<(String, usize)>,
    name: &str,
    line: &Line<'_>,
    errors: &mut RecordErrors,
) -> bool {
    let first = known.iter().find(|(earlier, _)| earlier == name).map(|(_, first)| *first);
    match first {
        Some(first) => errors.add(line.label_span, RecordErrorKind::Repeated { name: line.name(), first }),
        None => known.push((name.to_owned(), line.label_span.line)),
    }
    first.is_none()
}
