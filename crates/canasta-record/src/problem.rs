//! Problems with a scenario, a view or a house-rules file. Parsing reports all of them. `canasta-i18n` turns them into
//! messages.

use std::fmt;

use canasta::rules::Domain;
use canasta::{Card, ParseError, Seat};

/// The kind of a JSON document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Document {
    /// A position with actions to judge.
    Scenario,
    /// The view of one seat.
    View,
    /// A preset and house rules.
    HouseRules,
}

/// The part of a document in which a field is unknown or repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The house-rules file.
    File,
    /// The scenario.
    Scenario,
    /// The view.
    View,
    /// The fields of the rule set.
    Rules,
    /// The flags of a position.
    Flags,
}

/// The expected value of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A valid value for a field of the rule set.
    Rule(Domain),
    /// An object with fields of the rule set.
    Rules,
    /// A number from 2 to 6.
    Players,
    /// True or false.
    Flag,
    /// The number of a deal, from 1.
    DealNumber,
    /// The number of a seat.
    Seat,
    /// The number of a seat, or null for a spectator.
    SeatOrNull,
    /// The number of a seat that can sit out under the rules.
    SeatThatSitsOut,
    /// `draw` or `play`.
    Phase,
    /// `yes` or `no`.
    Permission,
    /// An ending of a deal, with its seat if it has one.
    Ending,
    /// A list.
    List,
    /// An object.
    Object,
    /// Whole numbers.
    WholeNumbers,
    /// A list of true or false values.
    Flags,
    /// A string.
    Text,
    /// A list of strings.
    Texts,
    /// Cards in one text.
    Cards,
    /// Ranks in one text.
    Ranks,
    /// A number of cards.
    CardCount,
    /// A list of this many card counts.
    CardCounts(usize),
    /// A list with this many hands.
    Hands(usize),
    /// A list with this many entries of the right type.
    Entries(usize),
    /// An object with the lists `known` and `passed`.
    Seen,
}

/// A problem with a scenario, a view or a house-rules file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// The text is not JSON.
    NotJson {
        /// The message of the JSON parser.
        error: String,
    },
    /// The text is JSON, but not an object.
    NotAnObject {
        /// The document expected.
        document: Document,
        /// The value found, shortened.
        found: String,
    },
    /// An unknown field.
    UnknownField {
        /// The part of the document.
        part: Part,
        /// The field's name as given, shortened.
        field: String,
        /// A similar known name.
        near: Option<String>,
    },
    /// A repeated field.
    FieldTwice {
        /// The part of the document.
        part: Part,
        /// The field's name.
        field: String,
    },
    /// An unknown preset.
    UnknownPreset {
        /// The name given, shortened.
        found: String,
        /// A preset with a similar name.
        near: Option<&'static str>,
    },
    /// An invalid value.
    Value {
        /// The field, with the seat or side if the field has one entry for each.
        field: Field,
        /// The expected value.
        expected: Expected,
        /// The value found, shortened.
        found: String,
        /// A similar valid word.
        near: Option<&'static str>,
    },
    /// An invalid card.
    Card {
        /// The field.
        field: Field,
        /// The error from parsing it.
        why: ParseError,
    },
    /// The position is impossible.
    Setup(canasta::SetupError),
    /// A flag is missing.
    MissingFlag(&'static str),
    /// A problem within the flags.
    InFlags(Box<Self>),
    /// A hand doesn't hold the cards known to be in it.
    KnownNotHeld {
        /// The number of the seat.
        seat: usize,
    },
    /// The flags name cards from the pile that the player hasn't taken this turn, or may meld.
    TakenNotHeld,
    /// More red threes have been penalised than the hand holds.
    PenalisedNotHeld {
        /// The number of the seat.
        seat: usize,
    },
    /// More red threes have been penalised than the packs contain.
    TooManyPenalties,
    /// A meld from before the turn isn't on the table.
    OldMeldMissing,
    /// No answer can be due in this position.
    NoAnswerDue,
    /// A field is missing from a view.
    MissingFromView(&'static str),
    /// A view contains the stock.
    StockInView,
    /// A view contains another seat's hand.
    OtherHandInView,
    /// A seat would have to place red threes before it acts, but a view shows the table after that.
    RedThreesBeforeView(Seat),
    /// A hand doesn't have the number of cards that the view gives.
    HandSize {
        /// The seat with the hand.
        seat: Seat,
        /// The number given.
        given: usize,
        /// The number of cards listed.
        counted: usize,
    },
    /// Cards known to be in a hand are elsewhere.
    KnownElsewhere {
        /// The number of the seat.
        seat: usize,
    },
    /// More cards are known to be in a hand than it holds.
    KnownTooMany {
        /// The number of the seat.
        seat: usize,
    },
    /// The hands and the stock need more cards than are hidden.
    TooManyHidden,
    /// More copies of a card are shown than the packs contain.
    ShownTooOften(Card),
}

/// A field of a document, and the entry if the field has several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The field's name in the document.
    pub name: &'static str,
    /// The seat or side, for a field with one entry for each.
    pub entry: Option<Entry>,
}

/// The owner of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The entry of a seat, from 0.
    Seat(usize),
    /// The entry of a side, from 0.
    Side(usize),
}

impl From<&'static str> for Field {
    fn from(name: &'static str) -> Self {
        Self { name, entry: None }
    }
}

impl Field {
    pub(crate) const fn of_seat(name: &'static str, seat: usize) -> Self {
        Self { name, entry: Some(Entry::Seat(seat)) }
    }

    pub(crate) const fn of_side(name: &'static str, side: usize) -> Self {
        Self { name, entry: Some(Entry::Side(side)) }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            None => f.write_str(self.name),
            Some(Entry::Seat(seat)) => write!(f, "{}[seat {seat}]", self.name),
            Some(Entry::Side(side)) => write!(f, "{}[side {side}]", self.name),
        }
    }
}

impl Problem {
    /// An invalid value without a suggestion.
    pub(crate) fn value(field: impl Into<Field>, expected: Expected, found: String) -> Self {
        Self::Value { field: field.into(), expected, found, near: None }
    }

    /// The field with the problem, if there is just one.
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::UnknownField { field, .. } | Self::FieldTwice { field, .. } => Some(field),
            Self::UnknownPreset { .. } => Some("rules"),
            Self::Value { field, .. } | Self::Card { field, .. } => Some(field.name),
            Self::Setup(error) => setup_field(error),
            Self::MissingFlag(field) | Self::MissingFromView(field) => Some(field),
            Self::InFlags(problem) => problem.field(),
            Self::KnownNotHeld { .. } => Some("known"),
            Self::TakenNotHeld => Some("taken"),
            Self::OldMeldMissing => Some("old_melds"),
            Self::HandSize { .. } | Self::TooManyHidden => Some("hand_sizes"),
            Self::KnownElsewhere { .. } | Self::KnownTooMany { .. } => Some("seen"),
            _ => None,
        }
    }

    /// A stable code, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotJson { .. } => "not-json",
            Self::NotAnObject { .. } => "not-an-object",
            Self::UnknownField { .. } => "unknown-field",
            Self::FieldTwice { .. } => "field-twice",
            Self::UnknownPreset { .. } => "unknown-preset",
            Self::Value { .. } => "value",
            Self::Card { .. } => "card",
            Self::Setup(_) => "position",
            Self::MissingFlag(_) => "missing-flag",
            Self::InFlags(problem) => problem.code(),
            Self::KnownNotHeld { .. } => "known-not-held",
            Self::TakenNotHeld => "taken-not-held",
            Self::PenalisedNotHeld { .. } => "penalised-not-held",
            Self::TooManyPenalties => "too-many-penalties",
            Self::OldMeldMissing => "old-meld-missing",
            Self::NoAnswerDue => "no-answer-due",
            Self::MissingFromView(_) => "missing-from-view",
            Self::StockInView => "stock-in-view",
            Self::OtherHandInView => "other-hand-in-view",
            Self::RedThreesBeforeView(_) => "red-threes-before-view",
            Self::HandSize { .. } => "hand-size",
            Self::KnownElsewhere { .. } => "known-elsewhere",
            Self::KnownTooMany { .. } => "known-too-many",
            Self::TooManyHidden => "too-many-hidden",
            Self::ShownTooOften(_) => "shown-too-often",
        }
    }
}

/// The field of a scenario that a position error is about, if there is just one.
const fn setup_field(error: &canasta::SetupError) -> Option<&'static str> {
    match error {
        canasta::SetupError::SeatOutOfRange { part, .. } | canasta::SetupError::Length { part, .. } => {
            Some(part.name())
        }
        canasta::SetupError::Phase => Some("phase"),
        _ => None,
    }
}

/// The code and the details: `value: dealer, found "north"`.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code())?;
        match self {
            Self::NotJson { error } => write!(f, ": {error}"),
            Self::NotAnObject { document, found } => write!(f, ": {document:?}, found {found}"),
            Self::UnknownField { part, field, .. } | Self::FieldTwice { part, field } => {
                write!(f, ": {field} in {part:?}")
            }
            Self::UnknownPreset { found, .. } => write!(f, ": found {found}"),
            Self::Value { field, found, .. } => write!(f, ": {field}, found {found}"),
            Self::Card { field, why } => write!(f, ": {field}, {why}"),
            Self::Setup(error) => write!(f, ": {error}"),
            Self::MissingFlag(field) | Self::MissingFromView(field) => write!(f, ": {field}"),
            Self::InFlags(problem) => write!(f, ": flags, {problem}"),
            Self::KnownNotHeld { seat }
            | Self::PenalisedNotHeld { seat }
            | Self::KnownElsewhere { seat }
            | Self::KnownTooMany { seat } => write!(f, ": seat {seat}"),
            Self::RedThreesBeforeView(seat) => write!(f, ": seat {}", seat.0),
            Self::HandSize { seat, given, counted } => write!(f, ": seat {}, {given} given, {counted} counted", seat.0),
            Self::ShownTooOften(card) => write!(f, ": {card}"),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Problem {}
