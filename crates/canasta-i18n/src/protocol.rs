//! Reports of a bot in another process that forfeits. Its author reads them, so they are as exact as can be.

use canasta::Seat;
use canasta_record::protocol::ForfeitReason;

use crate::messages::protocol;
use crate::{Lang, Message, refusal};

/// Why a bot forfeits, as a sentence about “it”, without a capital and without a full stop.
pub fn forfeit_reason(lang: Lang, reason: &ForfeitReason) -> Message {
    match reason {
        ForfeitReason::NoCommand => protocol::no_command(lang).into(),
        ForfeitReason::Quotation => protocol::quotation(lang).into(),
        ForfeitReason::NotStarted { program, error } => protocol::not_started(lang, program, error),
        ForfeitReason::Crashed { code: Some(code), .. } => protocol::exited(lang, &code.to_string()),
        ForfeitReason::Crashed { code: None, signal: Some(signal) } => {
            protocol::ended_by_signal(lang, &signal.to_string())
        }
        ForfeitReason::Crashed { code: None, signal: None } => protocol::crashed(lang).into(),
        ForfeitReason::Left => protocol::left(lang).into(),
        ForfeitReason::ClosedOutput => protocol::closed_output(lang).into(),
        ForfeitReason::ClosedInput => protocol::closed_input(lang).into(),
        ForfeitReason::NotReading => protocol::not_reading(lang).into(),
        ForfeitReason::TimedOut { milliseconds } => protocol::timed_out(lang, &seconds(*milliseconds)),
        ForfeitReason::LineTooLong { longest } => protocol::line_too_long(lang, *longest),
        ForfeitReason::NotUtf8 => protocol::not_utf_eight(lang).into(),
        ForfeitReason::EmptyLine => protocol::empty_line(lang).into(),
        ForfeitReason::NotJson { bare_act: true, .. } => protocol::bare_act(lang).into(),
        ForfeitReason::NotJson { error, bare_act: false } => protocol::not_json(lang, error),
        ForfeitReason::NoAct => protocol::no_act(lang).into(),
        ForfeitReason::Unreadable(unreadable) => {
            protocol::unreadable(lang, &refusal::unreadable(lang, unreadable).because)
        }
        ForfeitReason::Illegal { act, why } => {
            let refusal = refusal::of(lang, why);
            protocol::illegal(lang, &shortened(act), refusal.code, refusal.rule, &refusal.because)
        }
        ForfeitReason::OutOfTurn => protocol::out_of_turn(lang).into(),
    }
}

/// A whole report: who forfeits and why; then, each with its heading, the line that is meant, or two where there is one too
/// many, and what standard error ended with, if there is any.
pub fn forfeit(
    lang: Lang,
    seat: Seat,
    command: &str,
    why: &ForfeitReason,
    lines: &[String],
    standard_error: &str,
) -> String {
    let mut report = String::from(protocol::forfeit(lang, command, seat.0, why.code(), &forfeit_reason(lang, why)));
    for (place, line) in lines.iter().enumerate() {
        let line = if place == 0 { protocol::its_line(lang, line) } else { protocol::its_next_line(lang, line) };
        report.push_str("\n  ");
        report.push_str(line.as_str());
    }
    if !standard_error.trim().is_empty() {
        report.push_str("\n  ");
        report.push_str(protocol::standard_error(lang));
        for line in standard_error.trim_end().lines() {
            report.push_str("\n    ");
            report.push_str(line);
        }
    }
    report
}

/// An act of a stranger is quoted only so far: no act of a game is longer.
fn shortened(act: &str) -> String {
    const QUOTED: usize = 120;
    match act.char_indices().nth(QUOTED) {
        None => act.to_owned(),
        Some((end, _)) => format!("{}…", &act[..end]),
    }
}

/// A time in seconds, as short as it is exact: `5`, `0.25`.
fn seconds(milliseconds: u64) -> String {
    let (whole, rest) = (milliseconds / 1000, milliseconds % 1000);
    if rest == 0 {
        return whole.to_string();
    }
    format!("{whole}.{}", format!("{rest:03}").trim_end_matches('0'))
}
