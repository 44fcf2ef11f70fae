//! Misspelt names of lines that are missing. Without this, `Rulse: wahhi` would be kept without a word, as a line that means
//! nothing, and the record read with other rules.

use std::collections::BTreeSet;

use super::actions::is_action;
use super::fault::{Expected, Found, RecordErrorKind, RecordErrors};
use super::form::{Item, Label, Line};
use super::names::{HEADERS, OF_DEALS, is_deal_line, is_header, is_nearly, number_of};
use super::source::{Piece, plain};

/// Words that people write in place of `Seat` for a player.
const SEAT_WORDS: [&str; 3] = ["player", "name", "place"];

/// The seats of turns.
const SEATS: [&str; 6] = ["0:", "1:", "2:", "3:", "4:", "5:"];

/// Reports names that are nearly those of missing lines, and about turns of `Seat 0` and of `Anna`; reads on as if
/// they were right, so that nothing follows from them.
pub(super) fn mend(items: &mut [Item<'_>], faults: &mut RecordErrors) {
    let headers: BTreeSet<String> = items.iter().filter_map(name_of).filter(|name| is_header(name)).map(key).collect();
    let names = names(items);
    let mut seen = BTreeSet::new();
    let mut begins = 0;
    while begins < items.len() && !faults.are_enough() {
        let is_deal = |item: &Item<'_>| matches!(item, Item::Line(Line { label: Label::Deal(_), .. }));
        let behind = items[begins + 1..].iter().position(is_deal);
        let end = behind.map_or(items.len(), |behind| begins + 1 + behind);
        let part = &mut items[begins..end];
        let in_deal = part.first().is_some_and(is_deal);
        let known: BTreeSet<String> = part.iter().filter_map(name_of).map(key).collect();
        for item in part {
            let Item::Line(line) = item else { continue };
            let Label::Named { plain, .. } = &line.label else { continue };
            if is_header(plain) {
                if !seen.insert(key(plain)) && in_deal && begins_action(line) {
                    turn_of_seat(line, faults);
                }
            } else if in_deal && begins_action(line) && names.iter().any(|(name, _)| name == plain) {
                let seat = names.iter().find(|(name, _)| name == plain).map_or(0, |(_, seat)| *seat);
                not_a_turn(line, SEATS[seat], faults);
            } else if !is_deal_line(plain) {
                let missing = HEADERS.iter().filter(|name| !headers.contains(&super::source::plain(name)));
                let here = OF_DEALS.iter().filter(|name| in_deal && !known.contains(&super::source::plain(name)));
                let no_seat_named = !headers.contains("seat 0");
                if let Some(name) = intended(plain, here.chain(missing).copied(), no_seat_named) {
                    misspelt(line, name, faults);
                }
            }
        }
        begins = end;
    }
}

/// The name that was intended, of those that are missing.
fn intended(plain: &str, mut names: impl Iterator<Item = &'static str>, no_seat_named: bool) -> Option<&'static str> {
    let seat = SEAT_WORDS.into_iter().find_map(|word| number_of(plain, word)).filter(|_| no_seat_named);
    match (seat, plain) {
        (Some(seat), _) => names.find(|name| *name == format!("Seat {seat}")),
        (_, "seat" | "player" | "players") if no_seat_named => names.find(|name| *name == "Seat 0"),
        _ => names.find(|name| is_nearly(plain, name)),
    }
}

fn name_of<'i>(item: &'i Item<'_>) -> Option<&'i str> {
    match item {
        Item::Line(Line { label: Label::Named { plain, .. }, .. }) => Some(plain),
        _ => None,
    }
}

/// A name of which there is one line: `seat0` is `seat 0`.
fn key(plain: &str) -> String {
    let number = |word: &&str| Some(format!("{word} {}", number_of(plain, word)?));
    let numbered = ["seat", "bot", "cut"].iter().find_map(number);
    numbered.unwrap_or_else(|| if plain == "scores" { "score".to_owned() } else { plain.to_owned() })
}

/// What the seats are called.
fn names(items: &[Item<'_>]) -> Vec<(String, usize)> {
    let named = |item: &Item<'_>| {
        let Item::Line(line) = item else { return None };
        let seat = number_of(name_of(item)?, "seat").filter(|seat| *seat < canasta::MAX_SEATS)?;
        Some((plain(&line.value()), seat))
    };
    // More lines than seats are a fault of their own.
    items.iter().filter_map(named).take(2 * canasta::MAX_SEATS).collect()
}

fn begins_action(line: &Line<'_>) -> bool {
    line.value_at().words().next().is_some_and(|word| is_action(word.text.trim_end_matches([';', ','])))
}

/// `Seat 0: draw`, where it must be `0: draw`.
fn turn_of_seat(line: &mut Line<'_>, faults: &mut RecordErrors) {
    let Label::Named { plain, .. } = &line.label else { return };
    if let Some(seat) = number_of(plain, "seat").and_then(|seat| SEATS.get(seat)) {
        not_a_turn(line, seat, faults);
    }
}

fn not_a_turn(line: &mut Line<'_>, seat: &'static str, faults: &mut RecordErrors) {
    faults.add(line.at, RecordErrorKind::Expected(Expected::Turn, Found::Near(line.name(), seat.to_owned())));
    line.label = Label::Turn(Piece { text: seat.trim_end_matches(':'), ..line.at });
}

fn misspelt(line: &mut Line<'_>, name: &'static str, faults: &mut RecordErrors) {
    faults.add(line.at, RecordErrorKind::Expected(Expected::Meant(name), Found::Near(line.name(), name.to_owned())));
    line.label = Label::Named { plain: plain(name), name: line.at };
}
