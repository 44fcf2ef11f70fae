//! What stands between the lines of a record and is no part of the game: comments, remarks, lines that this program does
//! not know. Each keeps its place beside the line of the game that it stands at.

use std::fmt::Write as _;

use super::Other;
use super::form::misspelt_deal;
use super::names::{is_deal_line, is_header, is_name};
use super::source::{Piece, comment_line, one_line, plain};

/// A line that is no part of the game.
#[derive(Debug)]
pub(super) enum Note {
    Comment(String),
    /// A name that this program does not know, and the value.
    Line(String, String),
}

/// What stands at one line of the game.
#[derive(Debug, Default)]
struct LineNotes {
    /// In front of it.
    before: Vec<Note>,
    /// At its end.
    remark: Option<String>,
}

/// All of a head, or of a deal.
#[derive(Debug, Default)]
pub(super) struct Notes {
    at: Vec<(String, LineNotes)>,
    /// Behind all lines; in a deal, behind those in front of the turns.
    pub(super) end: Vec<Note>,
}

impl Notes {
    /// The notes that such a list holds.
    pub(super) fn of(list: &[Other]) -> Self {
        let mut notes = Self::default();
        for other in list {
            match other {
                Other::Comment(text) => notes.end.push(Note::Comment(text.clone())),
                Other::Line(name, value) if !is_header(&plain(name)) && !is_deal_line(&plain(name)) => {
                    notes.end.push(Note::Line(name.clone(), value.clone()));
                }
                // It is written where that line stands.
                Other::Line(..) => {}
                Other::At(name, remark) => {
                    let before = std::mem::take(&mut notes.end);
                    notes.add(name, before, remark.clone().filter(|remark| !remark.is_empty()));
                }
            }
        }
        notes
    }

    /// The list that holds them, by the lines of this order.
    pub(super) fn list(mut self, order: &[String]) -> Vec<Other> {
        let mut list = Vec::new();
        let entry = |note| match note {
            Note::Comment(text) => Other::Comment(text),
            Note::Line(name, value) => Other::Line(name, value),
        };
        for name in order {
            let held = self.take(name);
            if !held.before.is_empty() || held.remark.is_some() {
                list.extend(held.before.into_iter().map(entry));
                list.push(Other::At(name.clone(), held.remark));
            }
        }
        list.extend(self.end.into_iter().map(entry));
        list
    }

    /// More that stands at a line.
    pub(super) fn add(&mut self, name: &str, before: Vec<Note>, remark: Option<String>) {
        if before.is_empty() && remark.is_none() {
            return;
        }
        let place = self.at.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
            self.at.push((name.to_owned(), LineNotes::default()));
            self.at.len() - 1
        });
        let held = &mut self.at[place].1;
        held.before.extend(before);
        if held.remark.is_none() {
            held.remark = remark;
        }
    }

    fn take(&mut self, name: &str) -> LineNotes {
        let place = self.at.iter().position(|(known, _)| known == name);
        place.map_or_else(LineNotes::default, |place| self.at.swap_remove(place).1)
    }

    /// What stands at a line that is not written stands in front of another.
    pub(super) fn moved(&mut self, from: &str, to: &str) {
        let held = self.take(from);
        let own = self.take(to);
        let before = held.before.into_iter().chain(held.remark.map(Note::Comment)).chain(own.before);
        self.add(to, before.collect(), own.remark);
    }

    /// What stands behind all lines stands in front of this one, which is the next.
    pub(super) fn end_before(&mut self, name: &str) {
        let own = self.take(name);
        let before = std::mem::take(&mut self.end).into_iter().chain(own.before);
        self.add(name, before.collect(), own.remark);
    }

    /// The comments that begin what stands in front of a line, taken away.
    pub(super) fn first_comments(&mut self, name: &str) -> Vec<String> {
        let mut held = self.take(name);
        let first = held.before.iter().position(|note| matches!(note, Note::Line(..))).unwrap_or(held.before.len());
        let rest = held.before.split_off(first);
        self.add(name, rest, held.remark);
        held.before
            .into_iter()
            .filter_map(|note| if let Note::Comment(text) = note { Some(text) } else { None })
            .collect()
    }

    /// Writes a line of the game with what stands at it.
    pub(super) fn write(&mut self, text: &mut String, name: &str, written: &str) {
        let held = self.take(name);
        lines(text, held.before);
        line(text, format_args!("{written}{}", remark(held.remark.as_deref())));
    }

    /// Writes what stands behind the lines.
    pub(super) fn write_end(&mut self, text: &mut String) {
        lines(text, std::mem::take(&mut self.end));
    }
}

/// Splits what waits for its line: up to the last line that is unknown, and the comments behind that.
pub(super) fn split(mut waiting: Vec<Note>) -> (Vec<Note>, Vec<String>) {
    let lines = waiting.iter().rposition(|note| matches!(note, Note::Line(..))).map_or(0, |last| last + 1);
    let comments = waiting.split_off(lines);
    let text = |note| if let Note::Comment(text) = note { Some(text) } else { None };
    (waiting, comments.into_iter().filter_map(text).collect())
}

/// Comments as they are kept among other notes.
pub(super) fn comments(comments: Vec<String>) -> Vec<Note> {
    comments.into_iter().map(Note::Comment).collect()
}

/// What is written behind a line.
pub(super) fn remark(remark: Option<&str>) -> String {
    let remark = remark.map(comment_line).filter(|remark| !remark.is_empty());
    remark.map_or_else(String::new, |remark| format!("  # {remark}"))
}

/// Writes a comment in a line of its own.
pub(super) fn write_comment(text: &mut String, comment: &str) {
    let comment = comment_line(comment);
    line(text, format_args!("#{}{comment}", if comment.is_empty() { "" } else { " " }));
}

fn lines(text: &mut String, notes: Vec<Note>) {
    for note in notes {
        match note {
            Note::Comment(comment) => write_comment(text, &comment),
            Note::Line(name, value) => other(text, &name, &value),
        }
    }
}

/// A line that this program does not know. One whose name would make it another line is left out.
fn other(text: &mut String, name: &str, value: &str) {
    let name = one_line(name);
    let value = one_line(value);
    let deal = value.is_empty() && misspelt_deal(Piece { line: 1, column: 1, text: &name }).is_some();
    if is_name(&name) && !deal && !is_deal_line(&plain(&name)) && !is_header(&plain(&name)) {
        line(text, format_args!("{name}:{}{value}", if value.is_empty() { "" } else { " " }));
    }
}

/// Writes a line.
pub(super) fn line(text: &mut String, line: std::fmt::Arguments<'_>) {
    // Writing to a string does not fail.
    let _ = writeln!(text, "{line}");
}
