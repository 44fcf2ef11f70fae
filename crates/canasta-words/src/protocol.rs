//! What is told of a bot in another process that forfeits: to whoever wrote it, so as exact as can be.

use canasta::Seat;
use canasta_record::protocol::Lapse;

use crate::{Lang, refusal};

/// What it did, as a sentence about “it”, without a capital and without a full stop.
pub fn lapse(lapse: &Lapse) -> String {
    match lapse {
        Lapse::NoCommand => "its command is empty".to_owned(),
        Lapse::Quotation => "its command has a quotation mark without its partner, or ends in a backslash".to_owned(),
        Lapse::NotStarted { program, error } => format!("its program “{program}” cannot be started: {error}"),
        Lapse::Crashed { code: Some(code), .. } => format!("it ended by itself, with exit code {code}"),
        Lapse::Crashed { code: None, signal: Some(signal) } => format!("it was ended by signal {signal}"),
        Lapse::Crashed { code: None, signal: None } => "it ended by itself, with a fault".to_owned(),
        Lapse::Left => "it ended by itself before it was told to".to_owned(),
        Lapse::ClosedOutput => "it closed its standard output and went on running".to_owned(),
        Lapse::ClosedInput => "it closed its standard input and went on running".to_owned(),
        Lapse::NotReading => "it does not read its standard input".to_owned(),
        Lapse::TimedOut { milliseconds } => format!("it did not answer within {}", seconds(*milliseconds)),
        Lapse::LineTooLong { longest } => format!("its line has more than {longest} bytes"),
        Lapse::NotUtf8 => "its line is not UTF-8".to_owned(),
        Lapse::EmptyLine => "its line is empty".to_owned(),
        Lapse::NotJson { bare_act: true, .. } => {
            "its line is no JSON: an act is a JSON string, so it needs quotation marks around it".to_owned()
        }
        Lapse::NotJson { error, bare_act: false } => format!("its line is no JSON: {error}"),
        Lapse::NoAct => {
            "its line is neither an act like \"draw\" nor an object with one, like {\"act\": \"draw\"}".to_owned()
        }
        Lapse::Unreadable(unreadable) => {
            format!("its act cannot be read: {}", refusal::unreadable(Lang::EN, unreadable).because)
        }
        Lapse::Illegal { act, why } => {
            let refusal = refusal::of(Lang::EN, why);
            format!(
                "its act “{}” is refused ({}, see the chapter “{}” of the rules): {}",
                shortened(act),
                refusal.code,
                refusal.rule,
                refusal.because
            )
        }
        Lapse::OutOfTurn => {
            "it wrote a line that nobody had asked for; one line is due for each turn, and notes belong on its \
             standard error"
                .to_owned()
        }
    }
}

/// A whole report: who forfeits and why; then, each with its heading, the line that is meant, or two where there is one too
/// many, and what standard error ended with, if there is any.
pub fn forfeit(seat: Seat, command: &str, why: &Lapse, lines: &[String], complaints: &str) -> String {
    let mut report = format!("the bot “{command}” in seat {} forfeits ({}): {}", seat.0, why.code(), lapse(why));
    for (place, line) in lines.iter().enumerate() {
        let which = if place == 0 { "its line" } else { "its next line" };
        report.push_str(&format!("\n  {which}: {line}"));
    }
    if !complaints.trim().is_empty() {
        report.push_str("\n  its standard error ends with:");
        for line in complaints.trim_end().lines() {
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

/// A time in seconds, as short as it is exact: `5 s`, `0.25 s`.
fn seconds(milliseconds: u64) -> String {
    let (whole, rest) = (milliseconds / 1000, milliseconds % 1000);
    if rest == 0 {
        return format!("{whole} s");
    }
    format!("{whole}.{}", format!("{rest:03}").trim_end_matches('0')) + " s"
}
