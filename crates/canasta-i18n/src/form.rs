//! Problems in the form for a new table, as sentences.

use canasta_table::TableRefusal;

use crate::messages::{form, level, shared_device};
use crate::rules::label;
use crate::{Lang, Message, notice};

const MAX_QUOTED_CHARS: usize = 40;

/// The value an input of the form expects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The name of a preset.
    Preset,
    /// A number of players.
    Players,
    /// A whole number within these bounds, inclusive.
    Number(i32, i32),
    /// One of the offered choices.
    Answer,
    /// The numbers of a clock.
    Clock,
    /// The turn limit without a clock.
    Allowed,
    /// Names of fewer people than there are players.
    FewerNames(u8),
    /// No names, because the table is for friends.
    NoNames,
    /// No, because other people play too.
    NoOthers,
}

/// Explains why a typed value is not valid.
pub fn unreadable(lang: Lang, input: &str, typed: &str, expected: Expected) -> Message {
    let typed = &shortened(typed);
    match expected {
        Expected::Preset => form::no_such_rules(lang, typed),
        Expected::Players => form::not_so_many(lang, typed),
        Expected::Number(low, high) => form::takes_number(lang, &question(lang, input).into(), low, high, typed),
        Expected::Answer => form::not_offered(lang, &question(lang, input).into(), typed),
        Expected::Clock => form::clock_takes(lang).into(),
        Expected::FewerNames(players) => shared_device::too_many(lang, players),
        Expected::NoNames => shared_device::not_invited(lang).into(),
        Expected::NoOthers => form::take_back_alone(lang).into(),
        Expected::Allowed => notice::table_refusal(lang, TableRefusal::TimeLimitOutOfRange).into(),
    }
}

/// The label of an input, by its name: `level.2`, `hand_size.4`.
fn question(lang: Lang, input: &str) -> &'static str {
    match input.split('.').next().unwrap_or_default() {
        "level" => level::choice(lang),
        "hints" => form::hints(lang),
        "sides" => shared_device::sides(lang),
        "take_back" => form::take_back(lang),
        "seats" => form::seats(lang),
        "clock" => form::clock(lang),
        "watch" => form::watch(lang),
        "serious" => form::competitive(lang),
        "listed" => form::listed(lang),
        "talk" => form::chat(lang),
        "host_returns" => form::host_returns(lang),
        field => label(lang, field),
    }
}

fn shortened(typed: &str) -> String {
    match typed.char_indices().nth(MAX_QUOTED_CHARS) {
        None => typed.to_owned(),
        Some((end, _)) => format!("{}…", &typed[..end]),
    }
}
