//! What is wrong with a scenario, a view or a file of house rules.

use canasta::RuleSet;
use canasta::rules::Domain;
use canasta_record::fault::{Document, Entry, Expected, Fault, Field, Part};

use crate::{Lang, card_name, fault, refusal};

/// Every fault as a sentence, without a capital and without a full stop.
pub fn sentences(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(sentence).collect()
}

/// A fault as a sentence, without a capital and without a full stop.
pub fn sentence(fault: &Fault) -> String {
    match fault {
        Fault::NotJson { error } => format!("this is not JSON: {error}"),
        Fault::NotAnObject { document: Document::Scenario, .. } => "a scenario is a JSON object".to_owned(),
        Fault::NotAnObject { document: Document::View, .. } => "a view is a JSON object".to_owned(),
        Fault::NotAnObject { document: Document::HouseRules, found } => {
            format!("house rules are a JSON object, not {found}")
        }
        Fault::UnknownField { part, field, near } => {
            format!("{} has no field {field:?}{}", part_name(*part), perhaps(near.as_deref()))
        }
        Fault::FieldTwice { part, field } => format!("{} names {field:?} twice", part_name(*part)),
        Fault::UnknownPreset { found, near } => {
            let names: Vec<&str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
            let names = names.join(", ");
            format!("rules must be the name of a preset ({names}), not {found}{}", perhaps(*near))
        }
        Fault::Value { field, expected: Expected::Cards, found, .. } => {
            format!("{}: cards are a text like \"4H TD\", not {found}", field_name(field))
        }
        Fault::Value { field, expected, found, near } => {
            format!("{} must be {}, not {found}{}", field_name(field), expected_value(*expected), perhaps(*near))
        }
        Fault::Card { field, why } => format!("{}: {}", field_name(field), refusal::unreadable(Lang::EN, why).because),
        Fault::Setup(why) => fault::sentence(Lang::EN, why).into(),
        Fault::MissingFlag(flag) => {
            format!("flags must have {flag}; they are what the referee printed, or nothing")
        }
        Fault::InFlags(fault) => format!("flags: {}", sentence(fault)),
        Fault::KnownNotHeld { seat } => format!("known names cards that the hand of seat {seat} does not hold"),
        Fault::PenalisedNotHeld { seat } => {
            format!("seat {seat} does not hold as many red threes as were penalised")
        }
        Fault::TooManyPenalties => "there are only four red threes to penalise".to_owned(),
        Fault::OldMeldMissing => "old_melds names a meld that is not on the table".to_owned(),
        Fault::NoAnswerDue => "no answer can be due here".to_owned(),
        Fault::MissingFromView(field) => format!("a view has {field}; give it as it came"),
        Fault::StockInView => "a view has no stock, only stock_size".to_owned(),
        Fault::OtherHandInView => "a view shows the hand of its own seat, and null for the others".to_owned(),
        Fault::RedThreesBeforeView(seat) => {
            format!("seat {} lays down its red threes before it acts; a view shows what is there afterwards", seat.0)
        }
        Fault::HandSize { seat, given, counted } => {
            format!("hand_sizes has {given} for seat {}, whose hand has {counted}", seat.0)
        }
        Fault::KnownElsewhere { seat } => {
            format!("seen has cards in the hand of seat {seat} that lie elsewhere")
        }
        Fault::KnownTooMany { seat } => format!("seen has more cards in the hand of seat {seat} than hand_sizes"),
        Fault::TooManyHidden => "hand_sizes and stock_size have more cards than are hidden".to_owned(),
        Fault::ShownTooOften(card) => format!("{} is shown more often than it is there", card_name(*card)),
        other => other.to_string(),
    }
}

fn perhaps(near: Option<&str>) -> String {
    near.map(|name| format!(" (perhaps {name}?)")).unwrap_or_default()
}

const fn part_name(part: Part) -> &'static str {
    match part {
        Part::File => "the file",
        Part::Scenario => "the scenario",
        Part::View => "the view",
        Part::Rules => "the rule set",
        Part::Flags => "flags",
    }
}

fn field_name(field: &Field) -> String {
    match field.entry {
        None => field.name.to_owned(),
        Some(Entry::Seat(seat)) => format!("{} of seat {seat}", field.name),
        Some(Entry::Side(side)) => format!("{} of side {side}", field.name),
    }
}

/// What a field takes, to be read after “must be”.
fn expected_value(expected: Expected) -> String {
    let plain = match expected {
        Expected::Rule(domain) => return rule_value(domain),
        Expected::CardCounts(count) => return format!("a list of {count} numbers of cards"),
        Expected::Hands(count) => return format!("a list of {count} hands"),
        Expected::Entries(count) => return format!("a list of {count} entries of the right kind"),
        Expected::Rules => "an object of rule fields",
        Expected::Players => "a number from 2 to 6",
        Expected::Flag => "true or false",
        Expected::Seat => "the number of a seat",
        Expected::SeatOrNull => "the number of a seat, or null for a spectator",
        Expected::Phase => "“draw” or “play”",
        Expected::Permission => "“yes” or “no”",
        Expected::Ending => "a way a deal ends, with its seat",
        Expected::List => "a list",
        Expected::Object => "an object",
        Expected::WholeNumbers => "whole numbers",
        Expected::Flags => "a list of true and false",
        Expected::Texts => "a list of texts",
        Expected::Cards => "cards in one text",
        Expected::Ranks => "ranks",
        Expected::CardCount => "a number of cards",
        Expected::Seen => "what all have seen, known and passed",
    };
    plain.to_owned()
}

fn rule_value(domain: Domain) -> String {
    match domain {
        Domain::Flag => "true or false".to_owned(),
        Domain::Number(low, high) => format!("a number from {low} to {high}"),
        Domain::Numbers(count, low, high) => format!("a list of {count} numbers from {low} to {high}"),
        Domain::Flags(count) => format!("a list of {count} times true or false"),
        Domain::Choice(words) => format!("one of {}", words.join(", ")),
    }
}
