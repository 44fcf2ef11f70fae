//! The lines of a record by their form: a deal's beginning, a turn, a name with a value, what goes on with the line before.

use super::actions::{glued, is_action};
use super::fault::{Expected, RecordErrorKind, RecordErrors};
use super::names::{is_deal_line, is_name, is_nearly};
use super::source::{Piece, comment, one_line, plain};

/// The version of the notation that this program reads and writes.
pub(super) const VERSION: u32 = 1;

/// The most lines over which an object goes on that is not closed: a forgotten brace must not swallow the rest of the record,
/// whose own faults would then not be told. The rule set has fewer fields.
const LONGEST_HOUSE: usize = 100;

/// A part of a record.
#[derive(Debug)]
pub(super) enum Item<'a> {
    /// A line that begins with `#`.
    Comment(String),
    /// A line with a label, and those that go on with it.
    Line(Line<'a>),
}

/// A line with those that go on with it.
#[derive(Debug)]
pub(super) struct Line<'a> {
    pub(super) label: Label<'a>,
    /// What stands in front of the colon.
    pub(super) at: Piece<'a>,
    /// The value, a piece a line.
    pub(super) pieces: Vec<Piece<'a>>,
    /// What is remarked behind it.
    pub(super) remark: Option<String>,
}

/// What a line begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Label<'a> {
    /// A deal, with its number if that is there.
    Deal(Piece<'a>),
    /// A turn: a number, and perhaps something behind it.
    Turn(Piece<'a>),
    /// The name of a line with a value, such as `Date`.
    Named {
        /// As names are compared.
        plain: String,
        /// As it is written.
        name: Piece<'a>,
    },
}

impl<'a> Label<'a> {
    /// What a line begins with; `None` where it has no such form.
    pub(super) fn of(line: Piece<'a>) -> Option<Self> {
        if let Some(number) = deal(line) {
            return Some(Self::Deal(number));
        }
        if let Some((seat, _)) = bare_turn(line) {
            return Some(Self::Turn(seat));
        }
        let (before, _) = line.colon()?;
        let name = before.trimmed();
        let first = name.text.split(|letter: char| letter.is_whitespace() || letter == '(').next()?;
        if !first.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit()) && !name.text.contains('/') {
            return Some(Self::Turn(name));
        }
        // As it is written again: what does not show makes no other name.
        let shown = one_line(name.text);
        is_name(&shown).then(|| Self::Named { plain: plain(&shown), name })
    }

    const fn at(&self) -> Piece<'a> {
        match self {
            Self::Deal(at) | Self::Turn(at) | Self::Named { name: at, .. } => *at,
        }
    }

    /// Whether anything behind `#` is a remark: not where people write what they like.
    fn has_remarks(&self) -> bool {
        match self {
            Self::Deal(_) | Self::Turn(_) => true,
            Self::Named { plain, .. } => {
                is_deal_line(plain) || matches!(plain.as_str(), "rules" | "house" | "result" | "totals" | "date")
            }
        }
    }
}

/// The number of `Deal 1`, empty where it is not there; `None` for any other line.
fn deal(line: Piece<'_>) -> Option<Piece<'_>> {
    let line = line.split('#').map_or(line, |(before, _)| before).trimmed();
    let word = line.text.get(..4).filter(|word| word.eq_ignore_ascii_case("deal"))?;
    let behind = Piece { column: line.column + word.len(), text: &line.text[word.len()..], ..line };
    // Keyboards of some languages type a full-width colon, and word processors put a full stop behind a heading.
    let colon = Piece { text: behind.text.trim_end_matches([':', '：', '.']), ..behind }.trimmed();
    let number =
        colon.from(colon.text.chars().next().filter(|sign| matches!(sign, ':' | '：')).map_or(0, char::len_utf8));
    let number = number.trimmed();
    number.text.bytes().all(|byte| byte.is_ascii_digit()).then_some(number)
}

/// The seat and the acts of a turn without a colon between them: `0 draw; discard 9S`, `2 (bot) pass`.
fn bare_turn(line: Piece<'_>) -> Option<(Piece<'_>, Piece<'_>)> {
    let digits = line.text.find(|letter: char| !letter.is_ascii_digit()).filter(|digits| *digits > 0)?;
    let behind = line.from(digits);
    let bot = behind.trimmed();
    let actions = match bot.text.strip_prefix('(').and_then(|inside| inside.find(')')) {
        Some(closes) => bot.from(closes + 2),
        None => behind,
    };
    let first = actions.text.starts_with(char::is_whitespace).then(|| actions.tokens().next()).flatten()?;
    let seat = line.text.get(..line.text.len() - actions.text.len())?;
    // Only with an act behind it: other lines may begin with a number too, a comment without its `#` for instance.
    is_action(first.text).then_some((Piece { text: seat, ..line }.trimmed(), actions))
}

/// The number of a line that must be a deal's beginning, but calls it otherwise: `Dael 2`, `Round 2:`.
pub(super) fn misspelt_deal(line: Piece<'_>) -> Option<Piece<'_>> {
    let line = line.split('#').map_or(line, |(before, _)| before).trimmed();
    let mut words = Piece { text: line.text.trim_end_matches([':', '：', '.']), ..line }.words();
    let (word, number) = (words.next()?, words.next()?);
    let called = word.text.to_lowercase();
    // Taken for a deal's beginning, so that the turns behind it are not counted to the deal before, with a fault for each.
    let meant = is_nearly(&called, "Deal") || matches!(called.as_str(), "hand" | "round" | "game");
    let fits = meant && words.next().is_none() && number.text.bytes().all(|byte| byte.is_ascii_digit());
    fits.then_some(number)
}

/// What is expected of a line that has no form.
fn expected_of(line: Piece<'_>) -> (Piece<'_>, Expected) {
    let actions = |piece: Piece<'_>| piece.tokens().next().is_some_and(|word| is_action(word.text));
    // An act tells that a turn was meant, whatever is wrong in front of it.
    match line.colon() {
        _ if actions(line) => (line, Expected::Turn),
        Some((seat, behind)) if actions(behind) => (seat, Expected::Turn),
        _ => (line, Expected::Line),
    }
}

impl<'a> Line<'a> {
    /// The name as it is written.
    pub(super) fn name(&self) -> String {
        one_line(self.at.text)
    }

    /// The value as text.
    pub(super) fn value(&self) -> String {
        let pieces: Vec<&str> = self.pieces.iter().map(|piece| piece.text).collect();
        one_line(&pieces.join(" "))
    }

    /// Where the value begins, or would.
    pub(super) fn value_at(&self) -> Piece<'a> {
        let written = self.pieces.iter().find(|piece| !piece.text.is_empty());
        written.or(self.pieces.first()).copied().unwrap_or_else(|| self.at.end())
    }

    /// Takes what follows the label, or a whole line that goes on.
    fn add(&mut self, piece: Piece<'a>) {
        let (value, remark) = match piece.split('#').filter(|_| self.label.has_remarks()) {
            None => (piece, None),
            Some((value, remark)) => (value, Some(comment(remark.text))),
        };
        self.pieces.push(value.trimmed());
        // Each of the lines may have a remark; written again, they are one line with room for one.
        if let Some(more) = remark.filter(|remark| !remark.is_empty()) {
            match &mut self.remark {
                Some(first) => {
                    first.push(' ');
                    first.push_str(&more);
                }
                none => *none = Some(more),
            }
        }
    }

    /// Whether a line that looks like another one goes on with this: an object with an open brace, a meld to come.
    fn goes_on(&self, indented: bool) -> bool {
        match &self.label {
            // What follows a `/` is the next meld, even if it looks like a line of its own: `5: 2S`.
            Label::Turn(_) => indented && self.pieces.last().is_some_and(|piece| piece.text.ends_with('/')),
            Label::Named { plain, .. } if plain == "house" && self.pieces.len() < LONGEST_HOUSE => {
                let count = |sign| self.pieces.iter().map(|piece| piece.text.matches(sign).count()).sum::<usize>();
                count('{') > count('}')
            }
            _ => false,
        }
    }

    /// Whether a line without a form of its own goes on with this.
    fn takes(&self, line: Piece<'_>, indented: bool) -> bool {
        match &self.label {
            Label::Deal(_) => false,
            // What was sent may have lost the white space in front.
            Label::Named { plain, .. } if plain == "deck" || is_nearly(plain, "Deck") => {
                indented || line.tokens().next().is_some_and(|first| glued(first.text).is_ok())
            }
            _ => indented,
        }
    }
}

/// What stands behind the label of a line.
fn value<'a>(line: Piece<'a>, label: &Label<'a>) -> Piece<'a> {
    match label {
        // What stands behind the number can only be a remark.
        Label::Deal(_) => line.split('#').map_or_else(|| line.end(), |(before, _)| line.from(before.text.len())),
        Label::Turn(_) => bare_turn(line).or_else(|| line.colon()).map_or_else(|| line.end(), |(_, value)| value),
        Label::Named { .. } => line.colon().map_or_else(|| line.end(), |(_, value)| value),
    }
}

/// Comments in the middle of a line that was broken go in front of it. Returns its new place.
fn behind_comments(items: &mut [Item<'_>], place: usize) -> usize {
    if let Some(broken) = items.get_mut(place..) {
        broken.rotate_left(1);
    }
    items.len() - 1
}

/// Cuts lines behind the first into parts.
pub(super) fn cut<'a>(lines: impl Iterator<Item = Piece<'a>>, faults: &mut RecordErrors) -> Vec<Item<'a>> {
    let mut items: Vec<Item<'a>> = Vec::new();
    let mut last: Option<usize> = None;
    for line in lines {
        let text = line.trimmed();
        // An empty line ends nothing: a text that was sent may have them anywhere.
        if text.text.is_empty() {
            continue;
        }
        if let Some(behind) = text.text.strip_prefix('#') {
            items.push(Item::Comment(comment(behind)));
            continue;
        }
        let indented = text.column > line.column;
        let open = match last.and_then(|last| items.get_mut(last)) {
            Some(Item::Line(open)) => Some(open),
            _ => None,
        };
        let mut label = Label::of(text);
        let is_deal = matches!(label, Some(Label::Deal(_)));
        if let Some(number) =
            misspelt_deal(text).filter(|_| !is_deal && !open.as_ref().is_some_and(|open| open.takes(text, indented)))
        {
            faults.expected(text, Expected::DealLine);
            label = Some(Label::Deal(number));
        }
        match (label, open) {
            (label, Some(open)) if open.goes_on(indented) || label.is_none() && open.takes(text, indented) => {
                open.add(text);
                last = last.map(|last| behind_comments(&mut items, last));
            }
            (None, _) => {
                let (at, what) = expected_of(text);
                faults.expected(at, what);
            }
            (Some(label), _) => {
                let value = value(text, &label);
                // A deal's number may be missing, and then there is nothing else to point at.
                let at = if matches!(label, Label::Deal(_)) { text } else { label.at() };
                let mut line = Line { label, at, pieces: Vec::new(), remark: None };
                line.add(value);
                last = Some(items.len());
                items.push(Item::Line(line));
            }
        }
    }
    items
}

/// Whether this is the first line of its name; a fault if not.
pub(super) fn once(known: &mut Vec<(String, usize)>, name: &str, line: &Line<'_>, faults: &mut RecordErrors) -> bool {
    let first = known.iter().find(|(earlier, _)| earlier == name).map(|(_, first)| *first);
    match first {
        Some(first) => faults.add(line.at, RecordErrorKind::Again { name: line.name(), first }),
        None => known.push((name.to_owned(), line.at.line)),
    }
    first.is_none()
}
