//! The values in a position line, and their conversion to and from a scenario.

use canasta::rules::Domain;
use canasta::{Kind, Players};

use crate::json::Json;
use crate::record::actions::parse_joined_cards;
use crate::record::error::{Expected, RecordErrors};
use crate::record::source::Span;

/// The form of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ValueForm {
    /// A word: `draw`.
    Word,
    /// `3`
    Number,
    /// `1200,-45`
    Numbers,
    /// `yes` or `no`; no value means yes.
    Flag,
    /// The seats with the value true: `0,2`.
    Seats,
    /// `4H4DXR`
    Pile,
    /// Cards for each side: `3H/-`.
    Cards,
    /// Cards for each seat, possibly unknown: `4H4D/?/-/KC`.
    Hands,
    /// Melds for each side: `4H4D4C+KHKD2S/-`.
    Melds,
    /// `4KX`
    Kinds,
    /// Kinds for each seat or side: `4K/-/-/X`.
    KindLists,
    /// A field of the rule set.
    Field,
}

/// An empty value.
const EMPTY: &str = "-";
/// An unknown hand.
const UNKNOWN: &str = "?";

impl ValueForm {
    /// Converts a value of a scenario to the text in a line.
    pub(super) fn to_text(self, value: &Json) -> String {
        match (self, value) {
            (_, Json::Text(text)) => {
                let text: String = match self {
                    Self::Word | Self::Field => text.clone(),
                    _ => text.split_whitespace().collect(),
                };
                if text.is_empty() { EMPTY.to_owned() } else { text }
            }
            (_, Json::Bool(flag)) => if *flag { "yes" } else { "no" }.to_owned(),
            (Self::Hands, Json::Null) => UNKNOWN.to_owned(),
            (_, Json::Null) => EMPTY.to_owned(),
            (Self::Seats, Json::List(list)) => {
                let seats = list.iter().enumerate().filter(|(_, flag)| flag.flag() == Some(true));
                join(seats.map(|(seat, _)| seat.to_string()), ",")
            }
            (Self::Numbers | Self::Field, Json::List(list)) => join(list.iter().map(|item| self.to_text(item)), ","),
            (Self::Melds, Json::List(list)) => {
                let side = |side: &Json| match side {
                    Json::List(melds) => join(melds.iter().map(|meld| Self::Pile.to_text(meld)), "+"),
                    other => Self::Pile.to_text(other),
                };
                join(list.iter().map(side), "/")
            }
            (_, Json::List(list)) => join(list.iter().map(|item| self.to_text(item)), "/"),
            (_, other) => other.to_string(),
        }
    }

    /// Converts a value of a line to the value in a scenario. `None`, after reporting errors, if it can't be parsed.
    pub(super) fn read(self, value: Span<'_>, players: Players, errors: &mut RecordErrors) -> Option<Json> {
        match self {
            Self::Word | Self::Field => Some(Json::Text(value.text.to_lowercase())),
            Self::Number => number(value, errors),
            Self::Numbers => list(value, ',', |item| number(item, errors)),
            Self::Flag => flag(value, errors),
            Self::Seats => seats(value, players, errors),
            Self::Pile => cards(value, errors),
            Self::Cards => list(value, '/', |item| cards(item, errors)),
            Self::Hands => {
                list(value, '/', |item| if item.text == UNKNOWN { Some(Json::Null) } else { cards(item, errors) })
            }
            Self::Melds => list(value, '/', |side| match side.text {
                EMPTY | "" => Some(Json::List(Vec::new())),
                _ => list(side, '+', |meld| cards(meld, errors)),
            }),
            Self::Kinds => kinds(value, errors),
            Self::KindLists => list(value, '/', |item| kinds(item, errors)),
        }
    }

    /// The value that a flag has in a scenario if the line doesn't contain it.
    pub(super) fn default_value(self, name: &str, players: Players) -> Json {
        let repeated = |value: Json| {
            let count = if name == "laid_whole" { players.sides() } else { players.count() };
            Json::List(vec![value; count.into()])
        };
        match self {
            Self::Flag => Json::Bool(false),
            Self::Kinds => Json::Text(String::new()),
            Self::KindLists => repeated(Json::Text(String::new())),
            Self::Numbers => repeated(Json::Whole(0)),
            Self::Seats => repeated(Json::Bool(false)),
            _ => Json::Null,
        }
    }
}

/// Parses the value of a field of the rule set.
pub(super) fn read_field(value: Span<'_>, domain: Domain, errors: &mut RecordErrors) -> Option<Json> {
    match domain {
        Domain::Flag => flag(value, errors),
        Domain::Number(..) => number(value, errors),
        Domain::Numbers(..) => list(value, ',', |item| number(item, errors)),
        Domain::Flags(..) => list(value, ',', |item| flag(item, errors)),
        Domain::Choice(_) => Some(Json::Text(value.text.to_lowercase())),
    }
}

fn join(parts: impl Iterator<Item = String>, sign: &str) -> String {
    let text = parts.collect::<Vec<_>>().join(sign);
    if text.is_empty() { EMPTY.to_owned() } else { text }
}

/// Parses all parts of a value, even after an error, so that all errors are reported.
fn list<'a>(value: Span<'a>, sign: char, mut read: impl FnMut(Span<'a>) -> Option<Json>) -> Option<Json> {
    let mut left = value;
    let mut all = Some(Vec::new());
    loop {
        let (part, rest) = left.split(sign).map_or((left, None), |(part, rest)| (part, Some(rest)));
        all = read(part).and_then(|value| {
            let mut all = all.take()?;
            all.push(value);
            Some(all)
        });
        match rest {
            Some(rest) => left = rest,
            None => return all.map(Json::List),
        }
    }
}

fn number(value: Span<'_>, errors: &mut RecordErrors) -> Option<Json> {
    let number = value.text.replace(['−', '–'], "-").parse::<i32>().ok();
    if number.is_none() {
        errors.expected(value, Expected::Whole);
    }
    number.map(|number| Json::Whole(number.into()))
}

fn flag(value: Span<'_>, errors: &mut RecordErrors) -> Option<Json> {
    let flag = match value.text.to_lowercase().as_str() {
        "yes" | "true" | "1" => Some(true),
        "no" | "false" | "0" => Some(false),
        _ => None,
    };
    if flag.is_none() {
        errors.expected(value, Expected::Flag);
    }
    flag.map(Json::Bool)
}

fn seats(value: Span<'_>, players: Players, errors: &mut RecordErrors) -> Option<Json> {
    let mut flags = vec![false; players.count().into()];
    if value.text != EMPTY {
        let mut all_valid = true;
        list(value, ',', |seat| {
            match seat.text.parse::<usize>().ok().and_then(|seat| flags.get_mut(seat)) {
                Some(flag) => *flag = true,
                None => {
                    all_valid = false;
                    errors.expected(seat, Expected::SeatNumber(Some(players)));
                }
            }
            Some(Json::Null)
        });
        if !all_valid {
            return None;
        }
    }
    Some(Json::List(flags.into_iter().map(Json::Bool).collect()))
}

/// Parses cards without spaces between them. Commas are ignored.
fn cards(value: Span<'_>, errors: &mut RecordErrors) -> Option<Json> {
    let mut texts = Vec::new();
    if value.text != EMPTY {
        let mut all_valid = true;
        for token in value.tokens().filter(|token| token.text != ",") {
            match parse_joined_cards(token.text) {
                Ok(cards) => texts.extend(cards.iter().map(ToString::to_string)),
                Err(byte) => {
                    all_valid = false;
                    errors.expected(token.skip_bytes(byte), Expected::Card);
                }
            }
        }
        if !all_valid {
            return None;
        }
    }
    Some(Json::Text(texts.join(" ")))
}

fn kinds(value: Span<'_>, errors: &mut RecordErrors) -> Option<Json> {
    let mut letters = Vec::new();
    if value.text != EMPTY {
        for letter in value.text.to_uppercase().chars() {
            if Kind::from_letter(letter).is_none() {
                errors.expected(value, Expected::Kinds);
                return None;
            }
            letters.push(letter.to_string());
        }
    }
    Some(Json::Text(letters.join(" ")))
}
