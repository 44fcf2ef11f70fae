//! Misspelt names of missing lines. Without this check, `Rulse: wahhi` would silently be kept as an unknown line, and
//! the record would be read with the wrong rules.

use std::collections::BTreeSet;

use super::actions::is_action;
use super::error::{Expected, Found, RecordErrorKind, RecordErrors};
use super::form::{Item, Label, Line};
use super::names::{DEAL_LINES, HEADERS, is_deal_line, is_header, is_nearly, number_of};
use super::source::{Span, plain};

/// Words that people write instead of `Seat`.
const SEAT_WORDS: [&str; 3] = ["player", "name", "place"];

/// The labels of turns.
const SEATS: [&str; 6] = ["0:", "1:", "2:", "3:", "4:", "5:"];

/// Reports names that are similar to those of missing lines, and turns labelled `Seat 0` or `Anna`. Then corrects them,
/// so that they cause no further errors.
pub(super) fn correct_misspelt(items: &mut [Item<'_>], errors: &mut RecordErrors) {
    let headers: BTreeSet<String> = items.iter().filter_map(name_of).filter(|name| is_header(name)).map(key).collect();
    let seat_names = seat_names(items);
    let mut seen = BTreeSet::new();
    let mut start = 0;
    while start < items.len() && !errors.is_full() {
        let is_deal = |item: &Item<'_>| matches!(item, Item::Line(Line { label: Label::Deal(_), .. }));
        let next = items[start + 1..].iter().position(is_deal);
        let end = next.map_or(items.len(), |next| start + 1 + next);
        let part = &mut items[start..end];
        let in_deal = part.first().is_some_and(is_deal);
        let known: BTreeSet<String> = part.iter().filter_map(name_of).map(key).collect();
        for item in part {
            let Item::Line(line) = item else { continue };
            let Label::Named { plain, .. } = &line.label else { continue };
            if is_header(plain) {
                if !seen.insert(key(plain)) && in_deal && starts_with_action(line) {
                    report_seat_turn(line, errors);
                }
            } else if in_deal && starts_with_action(line) && seat_names.iter().any(|(name, _)| name == plain) {
                let seat = seat_names.iter().find(|(name, _)| name == plain).map_or(0, |(_, seat)| *seat);
                report_turn(line, SEATS[seat], errors);
            } else if !is_deal_line(plain) {
                let missing = HEADERS.iter().filter(|name| !headers.contains(&super::source::plain(name)));
                let missing_in_deal =
                    DEAL_LINES.iter().filter(|name| in_deal && !known.contains(&super::source::plain(name)));
                let no_seats = !headers.contains("seat 0");
                if let Some(name) = probable_name(plain, missing_in_deal.chain(missing).copied(), no_seats) {
                    report_misspelt(line, name, errors);
                }
            }
        }
        start = end;
    }
}

/// The missing name that was probably meant.
fn probable_name(plain: &str, mut names: impl Iterator<Item = &'static str>, no_seats: bool) -> Option<&'static str> {
    let seat = SEAT_WORDS.into_iter().find_map(|word| number_of(plain, word)).filter(|_| no_seats);
    match (seat, plain) {
        (Some(seat), _) => names.find(|name| *name == format!("Seat {seat}")),
        (_, "seat" | "player" | "players") if no_seats => names.find(|name| *name == "Seat 0"),
        _ => names.find(|name| is_nearly(plain, name)),
    }
}

fn name_of<'i>(item: &'i Item<'_>) -> Option<&'i str> {
    match item {
        Item::Line(Line { label: Label::Named { plain, .. }, .. }) => Some(plain),
        _ => None,
    }
}

/// The key under which a name must be unique in a record or deal: `seat0` becomes `seat 0`.
fn key(plain: &str) -> String {
    let number = |word: &&str| Some(format!("{word} {}", number_of(plain, word)?));
    let numbered = ["seat", "bot", "cut"].iter().find_map(number);
    numbered.unwrap_or_else(|| if plain == "scores" { "score".to_owned() } else { plain.to_owned() })
}

/// The normalised names of the players, with their seats.
fn seat_names(items: &[Item<'_>]) -> Vec<(String, usize)> {
    let named = |item: &Item<'_>| {
        let Item::Line(line) = item else { return None };
        let seat = number_of(name_of(item)?, "seat").filter(|seat| *seat < canasta::MAX_SEATS)?;
        Some((plain(&line.value()), seat))
    };
    // Extra lines are reported elsewhere.
    items.iter().filter_map(named).take(2 * canasta::MAX_SEATS).collect()
}

fn starts_with_action(line: &Line<'_>) -> bool {
    line.value_span().words().next().is_some_and(|word| is_action(word.text.trim_end_matches([';', ','])))
}

/// Reports `Seat 0: draw` instead of `0: draw`.
fn report_seat_turn(line: &mut Line<'_>, errors: &mut RecordErrors) {
    let Label::Named { plain, .. } = &line.label else { return };
    if let Some(seat) = number_of(plain, "seat").and_then(|seat| SEATS.get(seat)) {
        report_turn(line, seat, errors);
    }
}

fn report_turn(line: &mut Line<'_>, seat: &'static str, errors: &mut RecordErrors) {
    errors.add(line.label_span, RecordErrorKind::Expected(Expected::Turn, Found::Near(line.name(), seat.to_owned())));
    line.label = Label::Turn(Span { text: seat.trim_end_matches(':'), ..line.label_span });
}

fn report_misspelt(line: &mut Line<'_>, name: &'static str, errors: &mut RecordErrors) {
    errors.add(
        line.label_span,
        RecordErrorKind::Expected(Expected::SimilarName(name), Found::Near(line.name(), name.to_owned())),
    );
    line.label = Label::Named { plain: plain(name), name: line.label_span };
}
