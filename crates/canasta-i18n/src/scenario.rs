//! Problems with a scenario, a view or a house-rules file.

use canasta::RuleSet;
use canasta::rules::Domain;
use canasta_record::problem::{Document, Entry, Expected, Field, Part, Problem};

use crate::messages::scenario::{self, FieldTwicePart, UnknownFieldPart};
use crate::{Lang, Message, position, refusal};

/// The problems as sentences without capitals or full stops.
pub fn sentences(lang: Lang, problems: &[Problem]) -> Vec<Message> {
    problems.iter().map(|problem| sentence(lang, problem)).collect()
}

/// A problem as a sentence without a capital or full stop.
pub fn sentence(lang: Lang, problem: &Problem) -> Message {
    match problem {
        Problem::NotJson { error } => scenario::not_json(lang, error),
        Problem::NotAnObject { document: Document::Scenario, .. } => scenario::not_a_scenario(lang).into(),
        Problem::NotAnObject { document: Document::View, .. } => scenario::not_a_view(lang).into(),
        Problem::NotAnObject { document: Document::HouseRules, found } => scenario::not_house_rules(lang, found),
        Problem::UnknownField { part, field, near } => with_suggestion(
            lang,
            scenario::unknown_field(lang, unknown_field_part(*part), &format!("{field:?}")),
            near.as_deref(),
        ),
        Problem::FieldTwice { part, field } => {
            scenario::field_twice(lang, field_twice_part(*part), &format!("{field:?}"))
        }
        Problem::UnknownPreset { found, near } => {
            let presets: Vec<&str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
            let presets = presets.join(", ");
            with_suggestion(lang, scenario::unknown_preset(lang, &presets, found), *near)
        }
        Problem::Value { field, expected, found, near } => {
            with_suggestion(lang, value_problem(lang, &field_name(lang, field), *expected, found), *near)
        }
        Problem::Card { field, why } => {
            let why = Message::from(refusal::unreadable(lang, why).because);
            scenario::card(lang, &field_name(lang, field), &why)
        }
        Problem::Setup(why) => position::sentence(lang, why),
        Problem::MissingFlag(flag) => scenario::missing_flag(lang, flag),
        Problem::InFlags(problem) => scenario::in_flags(lang, &sentence(lang, problem)),
        Problem::TakenNotHeld => scenario::taken_not_held(lang).into(),
        Problem::KnownNotHeld { seat } => scenario::known_not_held(lang, *seat),
        Problem::PenalisedNotHeld { seat } => scenario::penalised_not_held(lang, *seat),
        Problem::TooManyPenalties => scenario::too_many_penalties(lang).into(),
        Problem::OldMeldMissing => scenario::old_meld_missing(lang).into(),
        Problem::NoAnswerDue => scenario::no_answer_due(lang).into(),
        Problem::MissingFromView(field) => scenario::missing_from_view(lang, field),
        Problem::StockInView => scenario::stock_in_view(lang).into(),
        Problem::OtherHandInView => scenario::other_hand_in_view(lang).into(),
        Problem::RedThreesBeforeView(seat) => scenario::red_threes_before_view(lang, seat.0),
        Problem::HandSize { seat, given, counted } => scenario::hand_size(lang, seat.0, *given, *counted),
        Problem::KnownElsewhere { seat } => scenario::known_elsewhere(lang, *seat),
        Problem::KnownTooMany { seat } => scenario::known_too_many(lang, *seat),
        Problem::TooManyHidden => scenario::too_many_hidden(lang).into(),
        Problem::ShownTooOften(card) => scenario::shown_too_often(lang, *card),
        other => other.to_string().into(),
    }
}

fn with_suggestion(lang: Lang, problem: Message, near: Option<&str>) -> Message {
    match near {
        Some(near) => scenario::perhaps(lang, &problem, near),
        None => problem,
    }
}

const fn unknown_field_part(part: Part) -> UnknownFieldPart {
    match part {
        Part::File => UnknownFieldPart::File,
        Part::Scenario => UnknownFieldPart::Scenario,
        Part::View => UnknownFieldPart::View,
        Part::Rules => UnknownFieldPart::Rules,
        Part::Flags => UnknownFieldPart::Flags,
    }
}

const fn field_twice_part(part: Part) -> FieldTwicePart {
    match part {
        Part::File => FieldTwicePart::File,
        Part::Scenario => FieldTwicePart::Scenario,
        Part::View => FieldTwicePart::View,
        Part::Rules => FieldTwicePart::Rules,
        Part::Flags => FieldTwicePart::Flags,
    }
}

fn field_name(lang: Lang, field: &Field) -> Message {
    match field.entry {
        None => scenario::field(lang, field.name),
        Some(Entry::Seat(seat)) => scenario::field_of_seat(lang, field.name, seat),
        Some(Entry::Side(side)) => scenario::field_of_side(lang, field.name, side),
    }
}

/// An invalid value, and what its field accepts.
fn value_problem(lang: Lang, field: &Message, expected: Expected, found: &str) -> Message {
    match expected {
        Expected::Rule(domain) => rule_value_problem(lang, field, domain, found),
        Expected::CardCounts(count) => scenario::card_counts(lang, field, count, found),
        Expected::Hands(count) => scenario::hands(lang, field, count, found),
        Expected::Entries(count) => scenario::entries(lang, field, count, found),
        Expected::Rules => scenario::rules(lang, field, found),
        Expected::Players => scenario::players(lang, field, found),
        Expected::Flag => scenario::flag(lang, field, found),
        Expected::DealNumber => scenario::deal_number(lang, field, found),
        Expected::Seat => scenario::seat(lang, field, found),
        Expected::SeatThatSitsOut => scenario::seat_that_sits_out(lang, field, found),
        Expected::SeatOrNull => scenario::seat_or_null(lang, field, found),
        Expected::Phase => scenario::phase(lang, field, found),
        Expected::Permission => scenario::permission(lang, field, found),
        Expected::Ending => scenario::ending(lang, field, found),
        Expected::List => scenario::list(lang, field, found),
        Expected::Object => scenario::object(lang, field, found),
        Expected::WholeNumbers => scenario::whole_numbers(lang, field, found),
        Expected::Flags => scenario::flags(lang, field, found),
        Expected::Text => scenario::text(lang, field, found),
        Expected::Texts => scenario::texts(lang, field, found),
        Expected::Cards => scenario::cards(lang, field, found),
        Expected::Ranks => scenario::ranks(lang, field, found),
        Expected::CardCount => scenario::card_count(lang, field, found),
        Expected::Seen => scenario::seen(lang, field, found),
    }
}

fn rule_value_problem(lang: Lang, field: &Message, domain: Domain, found: &str) -> Message {
    match domain {
        Domain::Flag => scenario::flag(lang, field, found),
        Domain::Number(low, high) => scenario::number(lang, field, &low.to_string(), &high.to_string(), found),
        Domain::Numbers(count, low, high) => {
            scenario::numbers(lang, field, count, &low.to_string(), &high.to_string(), found)
        }
        Domain::Flags(count) => scenario::so_many_flags(lang, field, count, found),
        Domain::Choice(words) => scenario::choice(lang, field, &words.join(", "), found),
    }
}
