//! What stands behind the names of a deal's lines: numbers, the deck, what was promised of it.

use canasta::{Card, DECK, Players, Seat};

use super::actions::read_cards;
use super::fault::{Expected, Found, RecordErrorKind, RecordErrors};
use super::form::Line;
use super::source::Piece;
use crate::fair::{Cut, DealTerms, Hash, Person, Proof, Seed, unhex};

/// Points that a record may name, either way: the most that a position may name.
const MOST_POINTS: i32 = 1_000_000;

/// A value of one word as `read` understands it.
pub(super) fn one_word<T>(
    line: &Line<'_>,
    wanted: Expected,
    faults: &mut RecordErrors,
    read: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let value = line.value();
    let read = read(&value);
    if read.is_none() {
        faults.expected(Piece { text: &value, ..line.value_at() }, wanted);
    }
    read
}

/// One number for each side.
pub(super) fn numbers(line: &Line<'_>, players: Option<Players>, faults: &mut RecordErrors) -> Option<Vec<i32>> {
    let mut numbers = Vec::new();
    let words = line.pieces.iter().flat_map(|piece| piece.tokens());
    for word in words.filter(|word| !matches!(word.text, "," | ";" | "/")) {
        match whole(word.text) {
            Some(number) => numbers.push(number),
            None => {
                faults.expected(word, Expected::Number(-MOST_POINTS, MOST_POINTS));
                return None;
            }
        }
    }
    let fits = players.is_none_or(|players| numbers.len() == usize::from(players.sides()));
    if !fits {
        let found = if numbers.is_empty() { Found::Nothing } else { Found::Count(numbers.len()) };
        faults.add(line.value_at(), RecordErrorKind::Expected(Expected::Numbers(players), found));
    }
    fits.then_some(numbers)
}

/// A whole number, also with the minus sign of a printed text.
fn whole(text: &str) -> Option<i32> {
    let plain = text.replace(['−', '–', '‐', '‑'], "-");
    plain.parse().ok().filter(|number| (-MOST_POINTS..=MOST_POINTS).contains(number))
}

/// A seat of the table; of any table, where the number of players is not known.
pub(super) fn seat_number(text: &str, players: Option<Players>) -> Option<Seat> {
    let count = players.map_or(6, Players::count);
    text.trim().parse().ok().filter(|seat: &u8| *seat < count).map(Seat)
}

/// The 108 cards of a deck.
pub(super) fn deck(line: &Line<'_>, faults: &mut RecordErrors) -> Vec<Card> {
    let words = line.pieces.iter().flat_map(|piece| piece.tokens());
    let words: Vec<Piece<'_>> = words.filter(|word| !matches!(word.text, "," | ";" | "/")).collect();
    let Some(cards) = read_cards(&words, faults) else { return Vec::new() };
    let mut times = [0u8; Card::FACES];
    let before = faults.len();
    for (at, card) in &cards {
        let times = &mut times[card.index()];
        *times = times.saturating_add(1);
        if *times == 3 {
            faults.add(*at, RecordErrorKind::ThirdCard(*card));
        }
    }
    if cards.len() != DECK && faults.len() == before {
        let missing = Card::all().flat_map(|card| (times[card.index()]..2).map(move |_| card)).collect();
        faults.add(line.at, RecordErrorKind::Deck { named: cards.len(), missing });
    }
    cards.into_iter().map(|(_, card)| card).collect()
}

/// What was promised of a deal, line by line.
#[derive(Debug, Default)]
pub(super) struct CommitmentLines<'a> {
    /// Any line of it, to point at.
    any: Option<Piece<'a>>,
    seats: Option<Option<Vec<Option<Person>>>>,
    commitment: Option<Option<Hash>>,
    seed: Option<Seed>,
    cuts: Vec<(Seat, Cut)>,
}

impl<'a> CommitmentLines<'a> {
    /// Reads one of its lines, of which there is one each.
    pub(super) fn line(&mut self, plain: &str, line: &Line<'a>, players: Option<Players>, faults: &mut RecordErrors) {
        self.any.get_or_insert(line.at);
        match plain {
            "seats" => self.seats = Some(persons(line, players, faults)),
            "commitment" => self.commitment = Some(hexadecimal(line, faults)),
            "seed" => self.seed = hexadecimal(line, faults).map(Seed),
            cut => {
                let seat = seat_number(cut.trim_start_matches("cut"), players);
                if seat.is_none() {
                    faults.expected(line.at, Expected::SeatNumber(players));
                }
                let bytes = hexadecimal(line, faults).map(Cut);
                self.cuts.extend(seat.zip(bytes));
            }
        }
    }

    /// All of it, if there is anything.
    pub(super) fn proof(self, deal: &ProofContext<'_>, faults: &mut RecordErrors) -> Option<Proof> {
        let at = self.any?;
        let there = [
            ("Table", deal.table.is_some()),
            ("Seats", self.seats.is_some()),
            ("Commitment", self.commitment.is_some()),
        ];
        for (name, _) in there.into_iter().filter(|(_, there)| !there) {
            faults.add(at, RecordErrorKind::Expected(Expected::Named(name), Found::Nothing));
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

/// What a proof is about beside its own lines.
pub(super) struct ProofContext<'a> {
    pub(super) table: Option<&'a str>,
    /// From 1.
    pub(super) number: usize,
    pub(super) rules: Hash,
    pub(super) dealer: Seat,
}

/// Who sat where: `0 - 1 -`.
fn persons(line: &Line<'_>, players: Option<Players>, faults: &mut RecordErrors) -> Option<Vec<Option<Person>>> {
    let words = line.pieces.iter().flat_map(|piece| piece.tokens());
    let mut persons = Vec::new();
    for word in words.filter(|word| word.text != ",") {
        match word.text {
            "-" | "–" | "−" => persons.push(None),
            number => match number.parse() {
                Ok(number) => persons.push(Some(Person(number))),
                Err(_) => {
                    faults.expected(word, Expected::Persons(players));
                    return None;
                }
            },
        }
    }
    let fits = players.is_none_or(|players| persons.len() == usize::from(players.count()));
    if !fits {
        faults.add(line.value_at(), RecordErrorKind::Expected(Expected::Persons(players), Found::Count(persons.len())));
    }
    fits.then_some(persons)
}

/// Bytes in hexadecimal, in small letters or capitals, with white space wherever a line was too short.
fn hexadecimal<const N: usize>(line: &Line<'_>, faults: &mut RecordErrors) -> Option<[u8; N]> {
    let mut digits = String::new();
    for piece in &line.pieces {
        for (place, letter) in piece.text.chars().enumerate().filter(|(_, letter)| !letter.is_whitespace()) {
            if !letter.is_ascii_hexdigit() {
                let found = letter.to_string();
                let at = Piece { column: piece.column + place, text: &found, ..*piece };
                faults.expected(at, Expected::Digit);
                return None;
            }
            digits.push(letter.to_ascii_lowercase());
        }
    }
    let bytes = unhex(&digits);
    if bytes.is_none() {
        faults.add(line.value_at(), RecordErrorKind::Expected(Expected::Digits(2 * N), Found::Count(digits.len())));
    }
    bytes
}
