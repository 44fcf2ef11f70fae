//! What cannot be read in the form for a new table, as sentences.

use canasta_table::TableRefusal;

use crate::messages::{form, level};
use crate::rules::label;
use crate::{Lang, Message, notice};

/// Letters of what was typed that are repeated at most.
const SHOWN: usize = 40;

/// What an input of the form takes, where something else was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The name of a preset.
    Preset,
    /// A number of players.
    Players,
    /// A whole number from the first to the second.
    Number(i32, i32),
    /// One of the answers that the form offers.
    Answer,
    /// The numbers of a clock.
    Clock,
    /// What a turn may take without a clock.
    Allowed,
}

/// What is wrong with what was typed into an input.
pub fn unreadable(lang: Lang, input: &str, typed: &str, expected: Expected) -> Message {
    let typed = &shown(typed);
    match expected {
        Expected::Preset => form::no_such_rules(lang, typed),
        Expected::Players => form::not_so_many(lang, typed),
        Expected::Number(low, high) => form::takes_number(lang, &question(lang, input).into(), low, high, typed),
        Expected::Answer => form::not_offered(lang, &question(lang, input).into(), typed),
        Expected::Clock => form::clock_takes(lang).into(),
        Expected::Allowed => notice::table_refusal(lang, TableRefusal::TimeLimitOutOfRange).into(),
    }
}

/// What the form asks for with an input: `level.2`, `hand_size.4`.
fn question(lang: Lang, input: &str) -> &'static str {
    match input.split('.').next().unwrap_or_default() {
        "level" => level::choice(lang),
        "hints" => form::hints(lang),
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

fn shown(typed: &str) -> String {
    match typed.char_indices().nth(SHOWN) {
        None => typed.to_owned(),
        Some((end, _)) => format!("{}…", &typed[..end]),
    }
}
