//! The values of a deal's lines: numbers, the deck, and the commitment.

use canasta::{Card, DECK_SIZE, Players, Seat};

use super::actions::read_cards;
use super::error::{Expected, Found, RecordErrorKind, RecordErrors};
use super::form::Line;
use super::source::Span;
use crate::fair::{Cut, DealTerms, Hash, Person, Proof, Seed, parse_hex};

/// The maximum absolute number of points in a record, as in a position.
const MAX_POINTS: i32 = 1_000_000;

/// Parses a value that is a single item.
pub(super) fn one_word<T>(
    line: &Line<'_>,
    expected: Expected,
    errors: &mut RecordErrors,
    parse: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let value = line.value();
    let parsed = parse(&value);
    if parsed.is_none() {
        errors.expected(Span { text: &value, ..line.value_span() }, expected);
    }
    parsed
}

/// Parses one number for each side.
pub(super) fn numbers(line: &Line<'_>, players: Option<Players>, errors: &mut RecordErrors) -> Option<Vec<i32>> {
    let mut numbers = Vec::new();
    let words = line.spans.iter().flat_map(|span_of_line| span_of_line.tokens());
    for word in words.filter(|word| !matches!(word.text, "," | ";" | "/")) {
        match parse_integer(word.text) {
            Some(number) => numbers.push(number),
            None => {
                errors.expected(word, Expected::Number(-MAX_POINTS, MAX_POINTS));
                return None;
            }
        }
    }
    let is_complete = players.is_none_or(|players| numbers.len() == usize::from(players.sides()));
    if !is_complete {
        let found = if numbers.is_empty() { Found::Nothing } else { Found::Count(numbers.len()) };
        errors.add(line.value_span(), RecordErrorKind::Expected(Expected::Numbers(players), found));
    }
    is_complete.then_some(numbers)
}

/// Parses an integer. Also accepts the minus signs of printed texts.
fn parse_integer(text: &str) -> Option<i32> {
    let text = text.replace(['−', '–', '‐', '‑'], "-");
    text.parse().ok().filter(|number| (-MAX_POINTS..=MAX_POINTS).contains(number))
}

/// Parses a seat number. If the number of players isn't known, it can be that of any table.
pub(super) fn seat_number(text: &str, players: Option<Players>) -> Option<Seat> {
    let count = players.map_or(6, Players::count);
    text.trim().parse().ok().filter(|seat: &u8| *seat < count).map(Seat)
}

/// Parses the 108 cards of a deck.
pub(super) fn deck(line: &Line<'_>, errors: &mut RecordErrors) -> Vec<Card> {
    let words = line.spans.iter().flat_map(|span_of_line| span_of_line.tokens());
    let words: Vec<Span<'_>> = words.filter(|word| !matches!(word.text, "," | ";" | "/")).collect();
    let Some(cards) = read_cards(&words, errors) else { return Vec::new() };
    let mut times = [0u8; Card::FACE_COUNT];
    let errors_before = errors.len();
    for (span, card) in &cards {
        let times = &mut times[card.index()];
        *times = times.saturating_add(1);
        if *times == 3 {
            errors.add(*span, RecordErrorKind::ThirdCard(*card));
        }
    }
    if cards.len() != DECK_SIZE && errors.len() == errors_before {
        let missing = Card::all().flat_map(|card| (times[card.index()]..2).map(move |_| card)).collect();
        errors.add(line.label_span, RecordErrorKind::Deck { named: cards.len(), missing });
    }
    cards.into_iter().map(|(_, card)| card).collect()
}

/// The lines of a deal's commitment and proof.
#[derive(Debug, Default)]
pub(super) struct CommitmentLines<'a> {
    /// One of the lines, for errors to point at.
    any: Option<Span<'a>>,
    seats: Option<Option<Vec<Option<Person>>>>,
    commitment: Option<Option<Hash>>,
    seed: Option<Seed>,
    cuts: Vec<(Seat, Cut)>,
}

impl<'a> CommitmentLines<'a> {
    /// Reads one of the lines, which must not be a repeated one.
    pub(super) fn line(&mut self, plain: &str, line: &Line<'a>, players: Option<Players>, errors: &mut RecordErrors) {
        self.any.get_or_insert(line.label_span);
        match plain {
            "seats" => self.seats = Some(persons(line, players, errors)),
            "commitment" => self.commitment = Some(hexadecimal(line, errors)),
            "seed" => self.seed = hexadecimal(line, errors).map(Seed),
            cut => {
                let seat = seat_number(cut.trim_start_matches("cut"), players);
                if seat.is_none() {
                    errors.expected(line.label_span, Expected::SeatNumber(players));
                }
                let bytes = hexadecimal(line, errors).map(Cut);
                self.cuts.extend(seat.zip(bytes));
            }
        }
    }

    /// The proof; `None` if there are no such lines or they are incomplete.
    pub(super) fn proof(self, deal: &ProofContext<'_>, errors: &mut RecordErrors) -> Option<Proof> {
        let span = self.any?;
        let lines = [
            ("Table", deal.table.is_some()),
            ("Seats", self.seats.is_some()),
            ("Commitment", self.commitment.is_some()),
        ];
        for (name, _) in lines.into_iter().filter(|(_, is_given)| !is_given) {
            errors.add(span, RecordErrorKind::Expected(Expected::Named(name), Found::Nothing));
        }
        let mut cuts = self.cuts;
        cuts.sort_by_key(|(seat, _)| *seat);
        let terms = DealTerms {
            table: deal.table?.to_owned(),
            deal: deal.number,
            rules: deal.rules,
            seats: self.seats??,
            dealer: deal.dealer,
        };
        Some(Proof { terms, commitment: self.commitment??, seed: self.seed, cuts })
    }
}

/// The data of a proof that isn't in its own lines.
pub(super) struct ProofContext<'a> {
    pub(super) table: Option<&'a str>,
    /// From 1.
    pub(super) number: usize,
    pub(super) rules: Hash,
    pub(super) dealer: Seat,
}

/// Parses the person in each seat: `0 - 1 -`.
fn persons(line: &Line<'_>, players: Option<Players>, errors: &mut RecordErrors) -> Option<Vec<Option<Person>>> {
    let words = line.spans.iter().flat_map(|span_of_line| span_of_line.tokens());
    let mut persons = Vec::new();
    for word in words.filter(|word| word.text != ",") {
        match word.text {
            "-" | "–" | "−" => persons.push(None),
            number => match number.parse() {
                Ok(number) => persons.push(Some(Person(number))),
                Err(_) => {
                    errors.expected(word, Expected::Persons(players));
                    return None;
                }
            },
        }
    }
    let is_complete = players.is_none_or(|players| persons.len() == usize::from(players.count()));
    if !is_complete {
        errors
            .add(line.value_span(), RecordErrorKind::Expected(Expected::Persons(players), Found::Count(persons.len())));
    }
    is_complete.then_some(persons)
}

/// Parses hexadecimal bytes in either case, with white space anywhere.
fn hexadecimal<const N: usize>(line: &Line<'_>, errors: &mut RecordErrors) -> Option<[u8; N]> {
    let mut digits = String::new();
    for span_of_line in &line.spans {
        for (place, letter) in span_of_line.text.chars().enumerate().filter(|(_, letter)| !letter.is_whitespace()) {
            if !letter.is_ascii_hexdigit() {
                let found = letter.to_string();
                let span = Span { column: span_of_line.column + place, text: &found, ..*span_of_line };
                errors.expected(span, Expected::Digit);
                return None;
            }
            digits.push(letter.to_ascii_lowercase());
        }
    }
    let bytes = parse_hex(&digits);
    if bytes.is_none() {
        errors.add(line.value_span(), RecordErrorKind::Expected(Expected::Digits(2 * N), Found::Count(digits.len())));
    }
    bytes
}
