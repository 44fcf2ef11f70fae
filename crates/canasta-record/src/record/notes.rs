//! Comments, remarks and unknown lines of a record. Each keeps its place next to a line of the game.

use std::fmt::Write as _;

use super::Other;
use super::form::misspelt_deal;
use super::names::{is_deal_line, is_header, is_name};
use super::source::{Span, comment_line, one_line, plain};

/// A line that isn't part of the game.
#[derive(Debug)]
pub(super) enum Note {
    Comment(String),
    /// An unknown line, with its name and value.
    Line(String, String),
}

/// The notes at one line of the game.
#[derive(Debug, Default)]
struct LineNotes {
    /// The notes before the line.
    before: Vec<Note>,
    /// The remark at its end.
    remark: Option<String>,
}

/// All notes of the headers, or of a deal.
#[derive(Debug, Default)]
pub(super) struct Notes {
    by_line: Vec<(String, LineNotes)>,
    /// The notes after all lines. In a deal, those after the lines before the turns.
    pub(super) end: Vec<Note>,
}

impl Notes {
    /// The notes in the `others` of a record or a deal.
    pub(super) fn of(list: &[Other]) -> Self {
        let mut notes = Self::default();
        for other in list {
            match other {
                Other::Comment(text) => notes.end.push(Note::Comment(text.clone())),
                Other::Line(name, value) if !is_header(&plain(name)) && !is_deal_line(&plain(name)) => {
                    notes.end.push(Note::Line(name.clone(), value.clone()));
                }
                // This line is written elsewhere.
                Other::Line(..) => {}
                Other::At(name, remark) => {
                    let before = std::mem::take(&mut notes.end);
                    notes.add(name, before, remark.clone().filter(|remark| !remark.is_empty()));
                }
            }
        }
        notes
    }

    /// Converts the notes to a list, in the order of these lines.
    pub(super) fn list(mut self, order: &[String]) -> Vec<Other> {
        let mut list = Vec::new();
        let entry = |note| match note {
            Note::Comment(text) => Other::Comment(text),
            Note::Line(name, value) => Other::Line(name, value),
        };
        for name in order {
            let notes = self.take(name);
            if !notes.before.is_empty() || notes.remark.is_some() {
                list.extend(notes.before.into_iter().map(entry));
                list.push(Other::At(name.clone(), notes.remark));
            }
        }
        list.extend(self.end.into_iter().map(entry));
        list
    }

    /// Adds notes at a line.
    pub(super) fn add(&mut self, name: &str, before: Vec<Note>, remark: Option<String>) {
        if before.is_empty() && remark.is_none() {
            return;
        }
        let place = self.by_line.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
            self.by_line.push((name.to_owned(), LineNotes::default()));
            self.by_line.len() - 1
        });
        let notes = &mut self.by_line[place].1;
        notes.before.extend(before);
        if notes.remark.is_none() {
            notes.remark = remark;
        }
    }

    fn take(&mut self, name: &str) -> LineNotes {
        let place = self.by_line.iter().position(|(known, _)| known == name);
        place.map_or_else(LineNotes::default, |place| self.by_line.swap_remove(place).1)
    }

    /// Moves the notes at `from`, a line that won't be written, to the line `to`.
    pub(super) fn move_to(&mut self, from: &str, to: &str) {
        let notes = self.take(from);
        let existing = self.take(to);
        let before = notes.before.into_iter().chain(notes.remark.map(Note::Comment)).chain(existing.before);
        self.add(to, before.collect(), existing.remark);
    }

    /// Moves the notes after all lines to before this line, which comes next.
    pub(super) fn end_before(&mut self, name: &str) {
        let existing = self.take(name);
        let before = std::mem::take(&mut self.end).into_iter().chain(existing.before);
        self.add(name, before.collect(), existing.remark);
    }

    /// Removes and returns the comments at the start of the notes before a line.
    pub(super) fn first_comments(&mut self, name: &str) -> Vec<String> {
        let mut notes = self.take(name);
        let first = notes.before.iter().position(|note| matches!(note, Note::Line(..))).unwrap_or(notes.before.len());
        let rest = notes.before.split_off(first);
        self.add(name, rest, notes.remark);
        notes
            .before
            .into_iter()
            .filter_map(|note| if let Note::Comment(text) = note { Some(text) } else { None })
            .collect()
    }

    /// Writes a line of the game with its notes.
    pub(super) fn write(&mut self, text: &mut String, name: &str, written: &str) {
        let notes = self.take(name);
        write_notes(text, notes.before);
        write_line(text, format_args!("{written}{}", remark(notes.remark.as_deref())));
    }

    /// Writes the notes after all lines.
    pub(super) fn write_end(&mut self, text: &mut String) {
        write_notes(text, std::mem::take(&mut self.end));
    }
}

/// Splits notes into those up to the last unknown line, and the comments after it.
pub(super) fn split(mut notes: Vec<Note>) -> (Vec<Note>, Vec<String>) {
    let lines = notes.iter().rposition(|note| matches!(note, Note::Line(..))).map_or(0, |last| last + 1);
    let comments = notes.split_off(lines);
    let text = |note| if let Note::Comment(text) = note { Some(text) } else { None };
    (notes, comments.into_iter().filter_map(text).collect())
}

/// Converts comments to notes.
pub(super) fn comments(comments: Vec<String>) -> Vec<Note> {
    comments.into_iter().map(Note::Comment).collect()
}

/// A remark as it is written at the end of a line.
pub(super) fn remark(remark: Option<&str>) -> String {
    let remark = remark.map(comment_line).filter(|remark| !remark.is_empty());
    remark.map_or_else(String::new, |remark| format!("  # {remark}"))
}

/// Writes a comment on a line of its own.
pub(super) fn write_comment(text: &mut String, comment: &str) {
    let comment = comment_line(comment);
    write_line(text, format_args!("#{}{comment}", if comment.is_empty() { "" } else { " " }));
}

fn write_notes(text: &mut String, notes: Vec<Note>) {
    for note in notes {
        match note {
            Note::Comment(comment) => write_comment(text, &comment),
            Note::Line(name, value) => write_unknown(text, &name, &value),
        }
    }
}

/// Writes an unknown line, unless its name would give it a different meaning.
fn write_unknown(text: &mut String, name: &str, value: &str) {
    let name = one_line(name);
    let value = one_line(value);
    let is_deal = value.is_empty() && misspelt_deal(Span { line: 1, column: 1, text: &name }).is_some();
    if is_name(&name) && !is_deal && !is_deal_line(&plain(&name)) && !is_header(&plain(&name)) {
        write_line(text, format_args!("{name}:{}{value}", if value.is_empty() { "" } else { " " }));
    }
}

pub(super) fn write_line(text: &mut String, line: std::fmt::Arguments<'_>) {
    // Writing to a string can't fail.
    let _ = writeln!(text, "{line}");
}
