//! The referee: puts scenarios to the rules and plays actions on them; one line of JSON in, one line out. The form of
//! scenarios and answers is described in the book's chapter on notation.
//!
//! A line that is no JSON object (or no UTF-8, or longer than [`LONGEST_LINE`]) could not be read as a scenario: it
//! answers `{"error", "line"}`. A position in one line ([`canasta_record::record::line`]) that begins with its rules is a scenario
//! too, and so is a view ([`canasta_record::position::view()`]): what depends on cards that it does not show is not told. A scenario
//! with faults (unknown keys, wrong types, a position that cannot be) was read and is answered by naming them,
//! `{"id", "error"}`: like a refusal, that is an answer.

mod answer;
mod check;
pub mod example;
mod from_view;
mod lines;

use std::io::{self, BufRead, Write};

use canasta::{Action, CardAction, CardDeal, winner};
use canasta_i18n::{Lang, Message, refusal, scenario};
use serde::Serialize;

use answer::{Answer, ErrorAnswer, Legal, RedThreesAtStart, Step, UnreadableAnswer};
use canasta_i18n::record::sentence;
use canasta_record::json::Json;
use canasta_record::position::{self, Scenario};
use canasta_record::record::{RecordError, line};
use canasta_record::score::SideScore;
pub use check::check;
use lines::{Line, Lines};

/// Longest line that is read, in bytes: a whole game of acts fits into a small part of it.
pub const LONGEST_LINE: usize = 1 << 20;

/// How a position in one line begins.
const POSITION: &str = "rules=";

/// Steps of the search for legal acts, and acts, that are thought enough; only made-up hands of half the pack need more,
/// and there the answer says only that they are too many.
const MOST_STEPS: u64 = 1_000_000;
const MOST_ACTIONS: usize = 100_000;

/// Answers every line of `input` with a line of `out`, in order. Memory is bounded by the longest line.
///
/// Returns whether every line could be read as a scenario.
///
/// # Errors
/// Only those of reading and writing.
pub fn run(input: impl BufRead, mut out: impl Write) -> io::Result<bool> {
    let mut all_read = true;
    let mut lines = Lines::new(input, LONGEST_LINE);
    let mut answer = Vec::new();
    let mut number = 0;
    while let Some(line) = lines.next()? {
        number += 1;
        answer.clear();
        match scenario_of(&line) {
            Ok(json) => judge_into(&json, &mut answer)?,
            Err(error) => {
                all_read = false;
                put(&mut answer, &UnreadableAnswer { error, line: number })?;
            }
        }
        answer.push(b'\n');
        out.write_all(&answer)?;
        // A program that talks to the referee line by line waits for this answer.
        out.flush()?;
    }
    Ok(all_read)
}

/// Answers one scenario.
///
/// # Errors
/// A sentence, where the text is no JSON object.
pub fn judge(text: &str) -> Result<String, String> {
    let json = scenario_of(&Line::Text(text.as_bytes()))?;
    let mut answer = Vec::new();
    judge_into(&json, &mut answer).map_err(|error| error.to_string())?;
    String::from_utf8(answer).map_err(|error| error.to_string())
}

/// The scenario of a line, an object or a position in one line, or why there is none.
fn scenario_of(line: &Line<'_>) -> Result<Json, String> {
    let bytes = match line {
        Line::Text(bytes) => bytes,
        Line::TooLong => return Err(format!("a line may have {LONGEST_LINE} bytes; this one has more")),
    };
    let text = std::str::from_utf8(bytes).map_err(|_| "this line is not UTF-8")?;
    if text.trim().is_empty() {
        return Err("this line is empty".to_owned());
    }
    match serde_json::from_str(text) {
        Ok(json @ Json::Object(_)) => Ok(json),
        Err(_) if text.trim_start().starts_with(POSITION) => line::json(text).map_err(|faults| {
            let at_column =
                |fault: &RecordError| format!("column {}: {}", fault.column, sentence(Lang::EN, &fault.why));
            faults.first().map_or_else(String::new, at_column)
        }),
        Ok(_) => Err("a scenario is a JSON object".to_owned()),
        Err(error) => Err(format!("this line is not JSON: {error}")),
    }
}

fn put(out: &mut Vec<u8>, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(out, value).map_err(io::Error::from)
}

/// Faults that are named; more are only counted.
const MOST_FAULTS: usize = 50;

fn judge_into(json: &Json, out: &mut Vec<u8>) -> io::Result<()> {
    let id = json.get("id").unwrap_or(&Json::Null);
    if position::is_view(json) {
        return match position::view_from_json(json) {
            Ok(viewed) => put(out, &from_view::answer(id, viewed)),
            Err(faults) => put(out, &ErrorAnswer { id, error: all_of(&scenario::sentences(Lang::EN, &faults)) }),
        };
    }
    match position::from_json(json) {
        Ok(scenario) => put(out, &answer(id, scenario)),
        Err(faults) => put(out, &ErrorAnswer { id, error: all_of(&scenario::sentences(Lang::EN, &faults)) }),
    }
}

/// Faults in one text.
fn all_of(faults: &[Message]) -> String {
    let error = faults.iter().take(MOST_FAULTS).map(Message::as_str).collect::<Vec<_>>().join("; ");
    match faults.len().checked_sub(MOST_FAULTS) {
        None | Some(0) => error,
        Some(more) => format!("{error}; and {more} more"),
    }
}

fn answer(id: &Json, scenario: Scenario) -> Answer<'_> {
    let Scenario { rules, mut deal, start, actions, legal } = scenario;
    let steps = actions.into_iter().map(|action| step(&mut deal, action)).collect();
    let public = deal.public();
    let players = public.players();
    let mut scores = *public.scores();
    let mut won = None;
    let mut breakdown = None;
    if public.ending().is_some() {
        let score = deal.deal().score();
        for (total, side) in scores.iter_mut().zip(&score) {
            *total += side.total();
        }
        won = winner(public.rules(), players, &scores);
        breakdown = Some(players.all_sides().map(|side| SideScore::from(&score[side.index()])).collect());
    }
    Answer {
        id,
        start: start.first().map(RedThreesAtStart::of),
        steps,
        ended: public.ending().map(position::ending_code),
        out: went_out(&deal),
        deal: breakdown,
        scores: scores[..usize::from(players.sides())].to_vec(),
        game_over: won.is_some(),
        winner: won.map(|side| side.0),
        legal: legal.then(|| legal_actions(&deal)),
        position: position::print(&deal, rules),
    }
}

fn went_out(deal: &CardDeal) -> Option<u8> {
    match deal.public().ending() {
        Some(canasta::Ending::WentOut { seat, .. }) => Some(seat.0),
        _ => None,
    }
}

/// Plays one action; a refused one changes nothing.
fn step(deal: &mut CardDeal, text: String) -> Step {
    let seat = deal.public().to_act().map(|seat| seat.0);
    let action = match text.parse::<CardAction>() {
        Ok(action) => action,
        Err(unreadable) => return Step::refused(text, seat, refusal::unreadable(Lang::EN, &unreadable)),
    };
    match deal.apply(&action) {
        Ok(step) => Step::done(text, &step),
        Err(illegal) => Step::refused(text, seat, refusal::of(Lang::EN, &illegal)),
    }
}

/// The legal acts of the seat that has to act, as text.
fn legal_actions(deal: &CardDeal) -> Legal {
    let Some(seat) = deal.public().to_act() else { return Legal::Actions(Vec::new()) };
    let mut actions: Vec<Action> = Vec::new();
    let whole = deal.public().legal_within(deal.deal().hand(seat), &mut actions, MOST_STEPS);
    if !whole || actions.len() > MOST_ACTIONS {
        return Legal::TooMany { too_many: true };
    }
    let view = deal.view(Some(seat));
    Legal::Actions(actions.iter().filter_map(|action| view.to_cards(action)).map(|action| action.to_string()).collect())
}
