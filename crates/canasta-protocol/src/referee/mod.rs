//! The referee applies the rules to scenarios and plays their actions. It reads one line of JSON per scenario and
//! answers with one line. The book's chapter on notation describes the format.
//!
//! A line that can't be read as a scenario (not a JSON object, not UTF-8, or longer than [`MAX_LINE_BYTES`]) is
//! answered with `{"error", "line"}`. A position in one line ([`canasta_record::record::line`]) that starts with its
//! rules is a scenario too. So is a view ([`canasta_record::position::view()`]), but the answer to it leaves out
//! everything that depends on hidden cards. A scenario with errors (unknown keys, wrong types, an impossible position)
//! is answered with `{"id", "error"}`, which counts as an answer, as a refusal does.

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
use canasta_record::pasted;
use canasta_record::position::{self, Scenario};
use canasta_record::record::{RecordError, line};
use canasta_record::score::SideScore;
pub use check::check;
use lines::{Line, Lines};

/// Maximum bytes in a line. Even a whole game needs far less.
pub const MAX_LINE_BYTES: usize = 1 << 20;

/// The text that a position in one line starts with.
const POSITION: &str = "rules=";

/// Limits for listing legal actions. Only made-up hands of half the pack exceed them. The answer is then that there are
/// too many.
const MAX_SEARCH_STEPS: u64 = 1_000_000;
const MAX_LISTED_ACTIONS: usize = 100_000;

/// Answers every line of `input` with a line written to `out`, in order. Needs memory only for the longest line.
///
/// Returns whether every line could be read as a scenario.
///
/// # Errors
/// Only errors from reading and writing.
pub fn run(input: impl BufRead, mut out: impl Write) -> io::Result<bool> {
    let mut all_read = true;
    let mut lines = Lines::new(input, MAX_LINE_BYTES);
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
        // The program that sent the line may wait for this answer before it sends the next.
        out.flush()?;
    }
    Ok(all_read)
}

/// Answers one scenario.
///
/// # Errors
/// A message if the text isn't a JSON object.
pub fn judge(text: &str) -> Result<String, String> {
    let json = scenario_of(&Line::Text(text.as_bytes()))?;
    let mut answer = Vec::new();
    judge_into(&json, &mut answer).map_err(|error| error.to_string())?;
    String::from_utf8(answer).map_err(|error| error.to_string())
}

/// The scenario in a line, which is an object or a position in one line.
fn scenario_of(line: &Line<'_>) -> Result<Json, String> {
    let bytes = match line {
        Line::Text(bytes) => bytes,
        Line::TooLong => return Err(format!("a line may have {MAX_LINE_BYTES} bytes; this one has more")),
    };
    let text = std::str::from_utf8(bytes).map_err(|_| "this line is not UTF-8")?;
    let text = text.trim_matches(|letter: char| letter.is_whitespace() || pasted::is_invisible(letter));
    if text.is_empty() {
        return Err("this line is empty".to_owned());
    }
    match pasted::forgiving_quoted(text, |text| serde_json::from_str(text)) {
        Ok(json @ Json::Object(_)) => Ok(json),
        Err(_) if text.trim_start().starts_with(POSITION) => line::json(text).map_err(|errors| {
            let at_column =
                |error: &RecordError| format!("column {}: {}", error.column, sentence(Lang::EN, &error.why));
            errors.first().map_or_else(String::new, at_column)
        }),
        Ok(_) => Err("a scenario is a JSON object".to_owned()),
        Err(error) => Err(format!("this line is not JSON: {error}")),
    }
}

fn put(out: &mut Vec<u8>, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(out, value).map_err(io::Error::from)
}

/// Maximum number of errors to list. Any more are only counted.
const MAX_LISTED_ERRORS: usize = 50;

fn judge_into(json: &Json, out: &mut Vec<u8>) -> io::Result<()> {
    let id = json.get("id").unwrap_or(&Json::Null);
    if position::is_view(json) {
        return match position::view_from_json(json) {
            Ok(viewed) => put(out, &from_view::answer(id, viewed)),
            Err(errors) => put(out, &ErrorAnswer { id, error: joined(&scenario::sentences(Lang::EN, &errors)) }),
        };
    }
    match position::from_json(json) {
        Ok(scenario) => put(out, &answer(id, scenario)),
        Err(errors) => put(out, &ErrorAnswer { id, error: joined(&scenario::sentences(Lang::EN, &errors)) }),
    }
}

/// Joins the first errors into one message.
fn joined(errors: &[Message]) -> String {
    let error = errors.iter().take(MAX_LISTED_ERRORS).map(Message::as_str).collect::<Vec<_>>().join("; ");
    match errors.len().checked_sub(MAX_LISTED_ERRORS) {
        None | Some(0) => error,
        Some(more) => format!("{error}; and {more} more"),
    }
}

fn answer(id: &Json, scenario: Scenario) -> Answer<'_> {
    let Scenario { rules, number, mut deal, start, actions, legal } = scenario;
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
        won = winner(public.rules(), players, number, &scores);
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
        position: position::print(&deal, rules).of_deal(number),
    }
}

fn went_out(deal: &CardDeal) -> Option<u8> {
    match deal.public().ending() {
        Some(canasta::Ending::WentOut { seat, .. }) => Some(seat.0),
        _ => None,
    }
}

/// Plays an action. If it is refused, nothing changes.
fn step(deal: &mut CardDeal, text: String) -> Step {
    let seat = deal.public().to_act().map(|seat| seat.0);
    let action = match text.parse::<CardAction>() {
        Ok(action) => action,
        Err(unreadable) => return Step::refused(text, seat, refusal::unreadable(Lang::EN, &unreadable)),
    };
    match deal.apply(&action) {
        Ok(step) => Step::done(text, &step),
        Err(illegal) => Step::refused(text, seat, refusal::explain(Lang::EN, &illegal)),
    }
}

/// The legal actions of the seat to act, as text.
fn legal_actions(deal: &CardDeal) -> Legal {
    let Some(seat) = deal.public().to_act() else { return Legal::Actions(Vec::new()) };
    let mut actions: Vec<Action> = Vec::new();
    let is_complete = deal.public().legal_within(deal.deal().hand(seat), &mut actions, MAX_SEARCH_STEPS);
    if !is_complete || actions.len() > MAX_LISTED_ACTIONS {
        return Legal::TooMany { too_many: true };
    }
    let view = deal.view(Some(seat));
    Legal::Actions(actions.iter().filter_map(|action| view.to_cards(action)).map(|action| action.to_string()).collect())
}
