//! The names of a record's lines: which of them are headers, which belong to a deal, and what is nearly one of them.

use strsim::osa_distance;

use super::actions::is_action;
use super::source::plain;

/// The first line, as notes call it.
pub(super) const FIRST: &str = "Canasta record";

/// The names of headers.
pub(super) const HEADERS: [&str; 18] = [
    "Rules", "House", "Table", "Date", "Totals", "Result", "Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5",
    "Bot 0", "Bot 1", "Bot 2", "Bot 3", "Bot 4", "Bot 5",
];

/// The names of a deal's lines.
pub(super) const OF_DEALS: [&str; 12] =
    ["Dealer", "Deck", "Score", "Seats", "Commitment", "Seed", "Cut 0", "Cut 1", "Cut 2", "Cut 3", "Cut 4", "Cut 5"];

/// Names of players, bots and tables are not longer, in letters.
pub(super) const LONGEST: usize = 80;

/// The longest name that a header may have, in letters.
const LONGEST_NAME: usize = 40;

/// From this length on two letters may be wrong.
const LONG: usize = 8;

/// Whether this program knows a header of that name.
pub(super) fn is_header(plain: &str) -> bool {
    matches!(plain, "rules" | "house" | "table" | "date" | "totals" | "result")
        || number_of(plain, "seat").or_else(|| number_of(plain, "bot")).is_some()
}

/// Whether lines with that name belong to a deal.
pub(super) fn is_deal_line(plain: &str) -> bool {
    matches!(plain, "dealer" | "deck" | "seats" | "commitment" | "seed" | "score" | "scores")
        || number_of(plain, "cut").is_some()
}

/// Whether something can be the name of a header or of a deal's line: it begins with a letter, has another, and cannot be
/// taken for an act, a deal or a meld.
pub(super) fn is_name(name: &str) -> bool {
    let mut letters = name.chars();
    let first = letters.next().is_some_and(char::is_alphabetic);
    let plain =
        |letter: char| !letter.is_control() && !matches!(letter, ':' | '：' | ';' | '/' | '#' | '"' | '{' | '}');
    let word = name.split_whitespace().next().unwrap_or_default();
    first
        && letters.next().is_some()
        && name.chars().count() <= LONGEST_NAME
        && name.chars().all(plain)
        && !is_action(word)
        && !word.eq_ignore_ascii_case("deal")
}

/// The number behind a word: of `seat 0` with `seat`, 0. All that are too large for a seat are one.
pub(super) fn number_of(plain: &str, word: &str) -> Option<usize> {
    let number = plain.strip_prefix(word).map(str::trim_start).filter(|number| !number.is_empty())?;
    // A number of too many digits saturates.
    let digits = number.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| number.parse().unwrap_or(usize::MAX).min(canasta::MAX_SEATS))
}

/// The name of a line as it is written, of its plain name.
pub(super) fn written(plain: &str) -> String {
    let key = ["seat", "bot"].into_iter().find_map(|word| Some(format!("{word} {}", number_of(plain, word)?)));
    let mut name = key.unwrap_or_else(|| plain.to_owned());
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

/// The name of a player of whom only the seat is known.
pub(super) fn seat_name(seat: u8) -> String {
    format!("Seat {seat}")
}

/// Whether a plain name is nearly a known one: a letter changed, added or left out, or two exchanged; the first is right.
pub(super) fn is_nearly(plain: &str, name: &str) -> bool {
    let (one, other) = (self::plain(plain), self::plain(name));
    let (letters, others): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let most = 1 + usize::from(others.len() >= LONG);
    if letters.len().abs_diff(others.len()) > most || letters.len() < 3 {
        return false;
    }
    let exchanged = letters.get(..2).is_some_and(|two| others.starts_with(&[two[1], two[0]]));
    (letters.first() == others.first() || exchanged) && osa_distance(&one, &other) <= most
}
