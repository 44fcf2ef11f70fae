//! What is wrong with a record or a position that somebody wrote.

use canasta::{Players, RuleSet, notation};
use canasta_record::record::{Expected, Found, RecordFault, RecordFaultKind};

use crate::{Lang, card_name, number, replay, scenario};

/// Text of strangers is quoted only so far.
const QUOTED: usize = 24;

/// What is wrong and where: `line 12, column 7: expected a card like 4H, found “4Z”`.
pub fn complaint(complaint: &RecordFault) -> String {
    format!("line {}, column {}: {}", complaint.line, complaint.column, sentence(&complaint.why))
}

/// What is wrong, without a capital and without a full stop.
pub fn sentence(why: &RecordFaultKind) -> String {
    match why {
        RecordFaultKind::Expected(what, found) => format!("expected {}, found {}", expected(*what), self::found(found)),
        RecordFaultKind::Newer(version) => format!(
            "expected “Canasta record 1”, found version {}, which is newer than this program",
            shortened(version)
        ),
        RecordFaultKind::Again { name, first } => {
            format!("expected “{}” once, found it again (first in line {first})", shortened(name))
        }
        RecordFaultKind::ThirdCard(card) => {
            format!("expected each card twice, found {} for the third time", card_name(*card))
        }
        RecordFaultKind::Deck { named, missing } => {
            let missing = match missing.len() {
                0 => String::new(),
                1..=9 => format!(" (missing: {})", notation::cards(missing)),
                many => format!(" ({many} are missing)"),
            };
            format!("expected the 108 cards of two packs, found {named}{missing}")
        }
        RecordFaultKind::Fault(fault) => scenario::sentence(Lang::EN, fault).into(),
        RecordFaultKind::Game(wrong) => replay::wrong(wrong).trim_end_matches('.').to_owned(),
    }
}

fn expected(what: Expected) -> String {
    let plain = match what {
        Expected::FirstLine => "“Canasta record 1”",
        Expected::Line => "a line like “Rules: hoyle”, “Deal 1” or “0: draw; discard 9S”",
        Expected::DealBefore => "“Deal 1” in front of it",
        Expected::Players => "the names of two to six players, in lines like “Seat 0: Anna”",
        Expected::Turn => "a seat like “0:” or “2 (bot):”",
        Expected::Name => "a name",
        Expected::House => "rules that the house changes, like {\"game_points\":3000}",
        Expected::Date => "a date like 2026-11-22",
        Expected::Digit => "a hexadecimal digit",
        Expected::Card => "a card like 4H",
        Expected::Joker => "a joker, XR or XB",
        Expected::ActFirst => "the act in front of its cards, like “discard 9S”",
        Expected::DealLine => "a line like “Deal 1”",
        Expected::Act => "an act like “draw” or “discard 9S”",
        Expected::End => "“;” or the end of the line",
        Expected::Meld => "the cards of a meld",
        Expected::Rank => "a rank like Q",
        Expected::Kinds => "ranks like 4KX",
        Expected::Key => "a word of a position, like dealer=3",
        Expected::Flag => "yes or no",
        Expected::OneLine => "nothing more, for a position is one line",
        Expected::Whole => "a whole number",
        Expected::Value => "“=” and a value",
        Expected::Deal(deal) => return format!("“Deal {deal}”"),
        Expected::Seat(seat) => return format!("a line like “Seat {seat}: Anna”, for every seat has a name"),
        Expected::SeatNumber(players) => return format!("a seat from 0 to {}", last_seat(players)),
        Expected::ShortName(most) => return format!("a name of at most {most} letters"),
        Expected::Preset => {
            let names: Vec<&str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
            return format!("the name of a rule set ({})", names.join(", "));
        }
        Expected::Result(players) => {
            let sides = players.map_or(6, Players::sides);
            return format!("“side 0 won” (the sides are 0 to {}) or “not over”", sides - 1);
        }
        Expected::Numbers(players) => {
            return format!("a whole number for each {}, without a comma in it", side_of(players));
        }
        Expected::Number(low, high) => return format!("a whole number from {low} to {high}"),
        Expected::Meant(name) => return format!("“{name}”, or a name less like it"),
        Expected::Named(name) => return format!("a line “{name}:”"),
        Expected::Persons(players) => {
            return format!("for each {} the number of a person, or “-” for a bot", seat_of(players));
        }
        Expected::Digits(digits) => return format!("{digits} hexadecimal digits"),
    };
    plain.to_owned()
}

fn found(found: &Found) -> String {
    match found {
        Found::Nothing => "nothing".to_owned(),
        Found::Text(text) => format!("“{}”", shortened(text)),
        Found::Near(text, word) => format!("“{}” (perhaps “{word}”?)", shortened(text)),
        Found::Count(count) => count.to_string(),
    }
}

fn last_seat(players: Option<Players>) -> u8 {
    players.map_or(6, Players::count) - 1
}

fn side_of(players: Option<Players>) -> String {
    players.map_or_else(|| "side".to_owned(), |players| format!("of the {} sides", number(players.sides().into())))
}

fn seat_of(players: Option<Players>) -> String {
    players.map_or_else(|| "seat".to_owned(), |players| format!("of the {} seats", number(players.count().into())))
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
