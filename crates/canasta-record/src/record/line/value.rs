//! The values in a position's line: how each is written, and what it is in a scenario.

use canasta::rules::Domain;
use canasta::{Kind, Players};

use crate::json::Json;
use crate::record::actions::glued;
use crate::record::fault::{Expected, RecordErrors};
use crate::record::source::Piece;

/// How a value is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ValueForm {
    /// A word as it is: `draw`.
    Word,
    /// `3`
    Number,
    /// `1200,-45`
    Numbers,
    /// Nothing, for yes; or `yes`, `no`.
    Flag,
    /// The seats for which it is so: `0,2`.
    Seats,
    /// `4H4DXR`
    Pile,
    /// The same for each side: `3H/-`.
    Cards,
    /// For each seat, where it may be unknown: `4H4D/?/-/KC`.
    Hands,
    /// For each side its melds: `4H4D4C+KHKD2S/-`.
    Melds,
    /// `4KX`
    Kinds,
    /// For each seat or side: `4K/-/-/X`.
    KindsEach,
    /// A field of the rule set.
    Field,
}

/// Nothing, where something could be.
const NONE: &str = "-";
/// A hand that is not known.
const UNKNOWN: &str = "?";

impl ValueForm {
    /// A value of a scenario as it stands in a line.
    pub(super) fn written(self, value: &Json) -> String {
        match (self, value) {
            (_, Json::Text(text)) => {
                let text: String = match self {
                    Self::Word | Self::Field => text.clone(),
                    _ => text.split_whitespace().collect(),
                };
                if text.is_empty() { NONE.to_owned() } else { text }
            }
            (_, Json::Bool(flag)) => if *flag { "yes" } else { "no" }.to_owned(),
            (Self::Hands, Json::Null) => UNKNOWN.to_owned(),
            (_, Json::Null) => NONE.to_owned(),
            (Self::Seats, Json::List(list)) => {
                let seats = list.iter().enumerate().filter(|(_, flag)| flag.flag() == Some(true));
                joined(seats.map(|(seat, _)| seat.to_string()), ",")
            }
            (Self::Numbers | Self::Field, Json::List(list)) => joined(list.iter().map(|each| self.written(each)), ","),
            (Self::Melds, Json::List(list)) => {
                let side = |side: &Json| match side {
                    Json::List(melds) => joined(melds.iter().map(|meld| Self::Pile.written(meld)), "+"),
                    other => Self::Pile.written(other),
                };
                joined(list.iter().map(side), "/")
            }
            (_, Json::List(list)) => joined(list.iter().map(|each| self.written(each)), "/"),
            (_, other) => other.to_string(),
        }
    }

    /// A value of a line as it stands in a scenario. `None`, with faults, if it cannot be read.
    pub(super) fn read(self, value: Piece<'_>, players: Players, faults: &mut RecordErrors) -> Option<Json> {
        match self {
            Self::Word | Self::Field => Some(Json::Text(value.text.to_lowercase())),
            Self::Number => number(value, faults),
            Self::Numbers => list(value, ',', |each| number(each, faults)),
            Self::Flag => flag(value, faults),
            Self::Seats => seats(value, players, faults),
            Self::Pile => cards(value, faults),
            Self::Cards => list(value, '/', |each| cards(each, faults)),
            Self::Hands => {
                list(value, '/', |each| if each.text == UNKNOWN { Some(Json::Null) } else { cards(each, faults) })
            }
            Self::Melds => list(value, '/', |side| match side.text {
                NONE | "" => Some(Json::List(Vec::new())),
                _ => list(side, '+', |meld| cards(meld, faults)),
            }),
            Self::Kinds => kinds(value, faults),
            Self::KindsEach => list(value, '/', |each| kinds(each, faults)),
        }
    }

    /// What stands in a scenario for a flag that is not named.
    pub(super) fn nothing(self, name: &str, players: Players) -> Json {
        let each = |value: Json| {
            let count = if name == "laid_whole" { players.sides() } else { players.count() };
            Json::List(vec![value; count.into()])
        };
        match self {
            Self::Flag => Json::Bool(false),
            Self::Kinds => Json::Text(String::new()),
            Self::KindsEach => each(Json::Text(String::new())),
            Self::Numbers => each(Json::Whole(0)),
            Self::Seats => each(Json::Bool(false)),
            _ => Json::Null,
        }
    }
}

/// The value of a field of the rule set.
pub(super) fn of_field(value: Piece<'_>, domain: Domain, faults: &mut RecordErrors) -> Option<Json> {
    match domain {
        Domain::Flag => flag(value, faults),
        Domain::Number(..) => number(value, faults),
        Domain::Numbers(..) => list(value, ',', |each| number(each, faults)),
        Domain::Flags(..) => list(value, ',', |each| flag(each, faults)),
        Domain::Choice(_) => Some(Json::Text(value.text.to_lowercase())),
    }
}

fn joined(parts: impl Iterator<Item = String>, sign: &str) -> String {
    let text = parts.collect::<Vec<_>>().join(sign);
    if text.is_empty() { NONE.to_owned() } else { text }
}

/// The parts of a value; all are read, so that all faults are told.
fn list<'a>(value: Piece<'a>, sign: char, mut read: impl FnMut(Piece<'a>) -> Option<Json>) -> Option<Json> {
    let mut left = value;
    let mut all = Some(Vec::new());
    loop {
        let (part, behind) = left.split(sign).map_or((left, None), |(part, behind)| (part, Some(behind)));
        all = read(part).and_then(|value| {
            let mut all = all.take()?;
            all.push(value);
            Some(all)
        });
        match behind {
            Some(behind) => left = behind,
            None => return all.map(Json::List),
        }
    }
}

fn number(value: Piece<'_>, faults: &mut RecordErrors) -> Option<Json> {
    let number = value.text.replace(['−', '–'], "-").parse::<i32>().ok();
    if number.is_none() {
        faults.expected(value, Expected::Whole);
    }
    number.map(|number| Json::Whole(number.into()))
}

fn flag(value: Piece<'_>, faults: &mut RecordErrors) -> Option<Json> {
    let flag = match value.text.to_lowercase().as_str() {
        "yes" | "true" | "1" => Some(true),
        "no" | "false" | "0" => Some(false),
        _ => None,
    };
    if flag.is_none() {
        faults.expected(value, Expected::Flag);
    }
    flag.map(Json::Bool)
}

fn seats(value: Piece<'_>, players: Players, faults: &mut RecordErrors) -> Option<Json> {
    let mut flags = vec![false; players.count().into()];
    if value.text != NONE {
        let mut whole = true;
        list(value, ',', |seat| {
            match seat.text.parse::<usize>().ok().and_then(|seat| flags.get_mut(seat)) {
                Some(flag) => *flag = true,
                None => {
                    whole = false;
                    faults.expected(seat, Expected::SeatNumber(Some(players)));
                }
            }
            Some(Json::Null)
        });
        if !whole {
            return None;
        }
    }
    Some(Json::List(flags.into_iter().map(Json::Bool).collect()))
}

/// Cards close together; a comma between them does not matter.
fn cards(value: Piece<'_>, faults: &mut RecordErrors) -> Option<Json> {
    let mut texts = Vec::new();
    if value.text != NONE {
        let mut whole = true;
        for token in value.tokens().filter(|token| token.text != ",") {
            match glued(token.text) {
                Ok(cards) => texts.extend(cards.iter().map(ToString::to_string)),
                Err(byte) => {
                    whole = false;
                    faults.expected(token.from(byte), Expected::Card);
                }
            }
        }
        if !whole {
            return None;
        }
    }
    Some(Json::Text(texts.join(" ")))
}

fn kinds(value: Piece<'_>, faults: &mut RecordErrors) -> Option<Json> {
    let mut letters = Vec::new();
    if value.text != NONE {
        for letter in value.text.to_uppercase().chars() {
            if Kind::from_letter(letter).is_none() {
                faults.expected(value, Expected::Kinds);
                return None;
            }
            letters.push(letter.to_string());
        }
    }
    Some(Json::Text(letters.join(" ")))
}
