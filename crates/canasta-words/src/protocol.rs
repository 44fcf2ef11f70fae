//! What is told of a bot in another process that forfeits: to whoever wrote it, so as exact as can be.

use canasta::Seat;
use canasta_record::protocol::Lapse;

use crate::messages::protocol;
use crate::{Lang, Message, refusal};

/// What it did, as a sentence about “it”, without a capital and without a full stop.
pub fn lapse(lang: Lang, lapse: &Lapse) -> Message {
    match lapse {
        Lapse::NoCommand => protocol::no_command(lang).into(),
        Lapse::Quotation => protocol::quotation(lang).into(),
        Lapse::NotStarted { program, error } => protocol::not_started(lang, program, error),
        Lapse::Crashed { code: Some(code), .. } => protocol::exited(lang, &code.to_string()),
        Lapse::Crashed { code: None, signal: Some(signal) } => protocol::ended_by_signal(lang, &signal.to_string()),
        Lapse::Crashed { code: None, signal: None } => protocol::crashed(lang).into(),
        Lapse::Left => protocol::left(lang).into(),
        Lapse::ClosedOutput => protocol::closed_output(lang).into(),
        Lapse::ClosedInput => protocol::closed_input(lang).into(),
        Lapse::NotReading => protocol::not_reading(lang).into(),
        Lapse::TimedOut { milliseconds } => protocol::timed_out(lang, &seconds(*milliseconds)),
        Lapse::LineTooLong { longest } => protocol::line_too_long(lang, *longest),
        Lapse::NotUtf8 => protocol::not_utf_eight(lang).into(),
        Lapse::EmptyLine => protocol::empty_line(lang).into(),
        Lapse::NotJson { bare_act: true, .. } => protocol::bare_act(lang).into(),
        Lapse::NotJson { error, bare_act: false } => protocol::not_json(lang, error),
        Lapse::NoAct => protocol::no_act(lang).into(),
        Lapse::Unreadable(unreadable) => protocol::unreadable(lang, &refusal::unreadable(lang, unreadable).because),
        Lapse::Illegal { act, why } => {
            let refusal = refusal::of(lang, why);
            protocol::illegal(lang, &shortened(act), refusal.code, refusal.rule, &refusal.because)
        }
        Lapse::OutOfTurn => protocol::out_of_turn(lang).into(),
    }
}

/// A whole report: who forfeits and why; then, each with its heading, the line that is meant, or two where there is one too
/// many, and what standard error ended with, if there is any.
pub fn forfeit(lang: Lang, seat: Seat, command: &str, why: &Lapse, lines: &[String], standard_error: &str) -> String {
    let mut report = String::from(protocol::forfeit(lang, command, seat.0, why.code(), &lapse(lang, why)));
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
