//! What can be wrong with a scenario, a view or a file of house rules. Reading one finds all its faults at once; the
//! sentences for people are made elsewhere.

use std::fmt;

use canasta::rules::Domain;
use canasta::{Card, ParseError, Seat};

/// A text that is one JSON object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Document {
    /// A position, with acts to be judged.
    Scenario,
    /// What one seat may see.
    View,
    /// A preset and the fields that a house changes.
    HouseRules,
}

/// Where a field stands that should not be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// In a file of house rules.
    File,
    /// In a scenario.
    Scenario,
    /// In a view.
    View,
    /// Among the fields of the rule set.
    Rules,
    /// Among the flags of a position.
    Flags,
}

/// What a field takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A value of a field of the rule set.
    Rule(Domain),
    /// An object with fields of the rule set.
    Rules,
    /// A number from 2 to 6.
    Players,
    /// True or false.
    Flag,
    /// The number of a seat.
    Seat,
    /// The number of a seat, or null for a spectator.
    SeatOrNull,
    /// `draw` or `play`.
    Phase,
    /// `yes` or `no`.
    Permission,
    /// A way in which a deal ends, with its seat where it has one.
    Ending,
    /// A list, in JSON's brackets.
    List,
    /// An object, in JSON's braces.
    Object,
    /// Whole numbers.
    WholeNumbers,
    /// A list of true and false.
    Flags,
    /// A list of texts.
    Texts,
    /// Cards in one text.
    Cards,
    /// Ranks in one text.
    Ranks,
    /// A number of cards.
    CardCount,
    /// A list of so many numbers of cards.
    CardCounts(usize),
    /// A list of so many hands.
    Hands(usize),
    /// A list of so many entries of the right type.
    Entries(usize),
    /// The lists `known` and `passed`.
    Seen,
}

/// One fault of a scenario, a view or a file of house rules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// The text is not JSON.
    NotJson {
        /// What the JSON reader says.
        error: String,
    },
    /// The text is JSON, but not an object.
    NotAnObject {
        /// What it should be.
        document: Document,
        /// What it is, shortened.
        found: String,
    },
    /// A field that does not exist.
    UnknownField {
        /// Where it stands.
        part: Part,
        /// Its name as it is written, shortened.
        field: String,
        /// The name that may be meant.
        near: Option<String>,
    },
    /// A field that is given twice.
    FieldTwice {
        /// Where it stands.
        part: Part,
        /// The field's name, as the text writes it.
        field: String,
    },
    /// No preset has this name.
    UnknownPreset {
        /// What is written, shortened.
        found: String,
        /// The preset that may be meant.
        near: Option<&'static str>,
    },
    /// A value that its field does not take.
    Value {
        /// The field, with the seat or side where it has one entry for each.
        field: Field,
        /// What the field takes.
        expected: Expected,
        /// What is written, shortened.
        found: String,
        /// The word that may be meant.
        near: Option<&'static str>,
    },
    /// Something that is not a card among cards.
    Card {
        /// The field among whose cards it stands.
        field: Field,
        /// Why it is not a card.
        why: ParseError,
    },
    /// The position cannot be.
    Setup(canasta::SetupError),
    /// The flags lack a field.
    MissingFlag(&'static str),
    /// A fault within the flags.
    InFlags(Box<Self>),
    /// Cards are known to be in a hand that does not hold them.
    KnownNotHeld {
        /// The number of the seat.
        seat: usize,
    },
    /// More red threes were penalised than the hand holds.
    PenalisedNotHeld {
        /// The number of the seat.
        seat: usize,
    },
    /// More red threes were penalised than there are.
    TooManyPenalties,
    /// A meld from before the turn is not on the table.
    OldMeldMissing,
    /// No partner can owe an answer in this position.
    NoAnswerDue,
    /// A view lacks a field.
    MissingFromView(&'static str),
    /// A view does not hold the stock.
    StockInView,
    /// A view shows no hand but its own seat's.
    OtherHandInView,
    /// A seat lays down red threes before it acts; a view shows the table afterwards.
    RedThreesBeforeView(Seat),
    /// A hand has another number of cards than the view says.
    HandSize {
        /// The seat that holds the hand.
        seat: Seat,
        /// As the view says.
        given: usize,
        /// As its cards are counted.
        counted: usize,
    },
    /// Cards that are known to be in a hand lie elsewhere.
    KnownElsewhere {
        /// The number of the seat.
        seat: usize,
    },
    /// More cards are known to be in a hand than it has.
    KnownTooMany {
        /// The number of the seat.
        seat: usize,
    },
    /// Hands and stock have more cards than are hidden.
    TooManyHidden,
    /// A card is shown more often than the packs hold it.
    ShownTooOften(Card),
}

/// A field of a document, and which of its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The field's name in the document.
    pub name: &'static str,
    /// The seat or the side, for a field with one entry for each.
    pub entry: Option<Entry>,
}

/// Whose entry of a field.
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
    /// The entry of a seat.
    pub(crate) const fn of_seat(name: &'static str, seat: usize) -> Self {
        Self { name, entry: Some(Entry::Seat(seat)) }
    }

    /// The entry of a side.
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

impl Fault {
    /// A value that its field does not take.
    pub(crate) fn value(field: impl Into<Field>, expected: Expected, found: String) -> Self {
        Self::Value { field: field.into(), expected, found, near: None }
    }

    /// The field that is at fault, where it is one.
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::UnknownField { field, .. } | Self::FieldTwice { field, .. } => Some(field),
            Self::UnknownPreset { .. } => Some("rules"),
            Self::Value { field, .. } | Self::Card { field, .. } => Some(field.name),
            Self::Setup(fault) => setup_field(fault),
            Self::MissingFlag(field) | Self::MissingFromView(field) => Some(field),
            Self::InFlags(fault) => fault.field(),
            Self::KnownNotHeld { .. } => Some("known"),
            Self::OldMeldMissing => Some("old_melds"),
            Self::HandSize { .. } | Self::TooManyHidden => Some("hand_sizes"),
            Self::KnownElsewhere { .. } | Self::KnownTooMany { .. } => Some("seen"),
            _ => None,
        }
    }

    /// What kind of fault it is, in one word for programs.
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
            Self::InFlags(fault) => fault.code(),
            Self::KnownNotHeld { .. } => "known-not-held",
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

/// The field of a scenario in which a fault of its position lies, where that is one.
const fn setup_field(fault: &canasta::SetupError) -> Option<&'static str> {
    match fault {
        canasta::SetupError::SeatOutOfRange { part, .. } | canasta::SetupError::Length { part, .. } => {
            Some(part.name())
        }
        canasta::SetupError::Phase => Some("phase"),
        _ => None,
    }
}

/// The code and what the fault is about: `value: dealer, found "north"`.
impl fmt::Display for Fault {
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
            Self::Setup(fault) => write!(f, ": {fault}"),
            Self::MissingFlag(field) | Self::MissingFromView(field) => write!(f, ": {field}"),
            Self::InFlags(fault) => write!(f, ": flags, {fault}"),
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

impl std::error::Error for Fault {}
