//! The names of a record's lines: headers, lines of a deal, and similar names.

use strsim::osa_distance;

use super::actions::is_action;
use super::source::plain;

/// The name that notes use for the first line.
pub(super) const FIRST_LINE: &str = "Canasta record";

/// The names of headers.
pub(super) const HEADERS: [&str; 18] = [
    "Rules", "House", "Table", "Date", "Totals", "Result", "Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5",
    "Bot 0", "Bot 1", "Bot 2", "Bot 3", "Bot 4", "Bot 5",
];

/// The names of a deal's lines.
pub(super) const DEAL_LINES: [&str; 13] = [
    "Dealer",
    "Sits out",
    "Deck",
    "Score",
    "Seats",
    "Commitment",
    "Seed",
    "Cut 0",
    "Cut 1",
    "Cut 2",
    "Cut 3",
    "Cut 4",
    "Cut 5",
];

/// The maximum length of names of players, bots and tables, in letters.
pub(super) const MAX_NAME_CHARS: usize = 80;

/// The maximum length of a header's name, in letters.
const MAX_LINE_NAME_CHARS: usize = 40;

/// The minimum length of names in which two letters may be wrong.
const MIN_LONG_NAME_CHARS: usize = 8;

/// Whether this is the name of a known header.
pub(super) fn is_header(plain: &str) -> bool {
    matches!(plain, "rules" | "house" | "table" | "date" | "totals" | "result")
        || number_of(plain, "seat").or_else(|| number_of(plain, "bot")).is_some()
}

/// Whether this is the name of a line of a deal.
pub(super) fn is_deal_line(plain: &str) -> bool {
    matches!(plain, "dealer" | "sits out" | "deck" | "seats" | "commitment" | "seed" | "score" | "scores")
        || number_of(plain, "cut").is_some()
}

/// Whether this can be the name of a header or of a line of a deal. It starts with a letter, has at least two letters
/// and no separators, and its first word isn't an action or `Deal`.
pub(super) fn is_name(name: &str) -> bool {
    let mut letters = name.chars();
    let starts_with_letter = letters.next().is_some_and(char::is_alphabetic);
    let is_allowed =
        |letter: char| !letter.is_control() && !matches!(letter, ':' | '：' | ';' | '/' | '#' | '"' | '{' | '}');
    let word = name.split_whitespace().next().unwrap_or_default();
    starts_with_letter
        && letters.next().is_some()
        && name.chars().count() <= MAX_LINE_NAME_CHARS
        && name.chars().all(is_allowed)
        && !is_action(word)
        && !word.eq_ignore_ascii_case("deal")
}

/// The number after a word: 0 for `seat 0` and `seat0`. All numbers too large for a seat are treated alike.
pub(super) fn number_of(plain: &str, word: &str) -> Option<usize> {
    let number = plain.strip_prefix(word).map(str::trim_start).filter(|number| !number.is_empty())?;
    // Numbers with too many digits saturate.
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| number.parse().unwrap_or(usize::MAX).min(canasta::MAX_SEATS))
}

/// The canonical name of a line, from its normalised name.
pub(super) fn canonical_name(plain: &str) -> String {
    let key = ["seat", "bot"].into_iter().find_map(|word| Some(format!("{word} {}", number_of(plain, word)?)));
    let mut name = key.unwrap_or_else(|| plain.to_owned());
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

/// The placeholder name of a player without a name.
pub(super) fn seat_name(seat: u8) -> String {
    format!("Seat {seat}")
}

/// Whether a normalised name is similar to a known one: a letter (in long names, two) changed, added, missing or
/// swapped with the next. The first letter must be right, unless it is swapped.
pub(super) fn is_nearly(plain: &str, name: &str) -> bool {
    let given = self::plain(plain);
    let known = self::plain(name);
    let given_letters: Vec<char> = given.chars().collect();
    let known_letters: Vec<char> = known.chars().collect();
    let max_distance = 1 + usize::from(known_letters.len() >= MIN_LONG_NAME_CHARS);
    if given_letters.len().abs_diff(known_letters.len()) > max_distance || given_letters.len() < 3 {
        return false;
    }
    let is_swapped = given_letters.get(..2).is_some_and(|two| known_letters.starts_with(&[two[1], two[0]]));
    (given_letters.first() == known_letters.first() || is_swapped) && osa_distance(&given, &known) <= max_distance
}
