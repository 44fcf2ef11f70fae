//! Finds the place in a record's text for an error in the game itself.

use super::actions::is_action;
use super::error::{RecordError, RecordErrorKind, RecordErrors};
use super::form::{Item, Label, Line, split_items};
use super::read::lines_before_headers;
use super::source::{Span, lines};
use crate::game_error::{GameError, GameErrorKind};

impl RecordError {
    /// Converts a game error, given the text that the game was parsed from. The place is the action, the turn, or the
    /// line of the deal or of the headers that is wrong.
    pub fn of(error: &GameError, text: &str) -> Self {
        let items = split_items(lines(text).skip(lines_before_headers(text)), &mut RecordErrors::default());
        let all: Vec<&Line<'_>> =
            items.iter().filter_map(|item| if let Item::Line(line) = item { Some(line) } else { None }).collect();
        let span = error_span(error, &all).unwrap_or(Span { line: 1, column: 1, text: "" });
        Self { line: span.line, column: span.column, why: RecordErrorKind::Game(error.clone()) }
    }
}

fn error_span<'a>(error: &GameError, all: &[&Line<'a>]) -> Option<Span<'a>> {
    let name = match error.why {
        GameErrorKind::Totals { .. } | GameErrorKind::Total(_) => "totals",
        GameErrorKind::Winner { .. } | GameErrorKind::Conceded { .. } | GameErrorKind::SidesToConcede(_) => "result",
        GameErrorKind::SitsOut { .. } => "sits out",
        GameErrorKind::Dealer { .. } | GameErrorKind::NoSuchSeat(_) => "dealer",
        GameErrorKind::Deck(_) => "deck",
        GameErrorKind::Score { .. } | GameErrorKind::Scored => "score",
        _ => "",
    };
    if error.deal == 0 {
        return value_span_of(name, all);
    }
    let deals = all.iter().enumerate().filter(|(_, line)| matches!(line.label, Label::Deal(_)));
    let mut starts = deals.map(|(error_span, _)| error_span).skip(error.deal - 1);
    let first = starts.next()?;
    let end = starts.next();
    let deal = all.get(first..end.unwrap_or(all.len()))?;
    if error.turn == 0 {
        // If turns are missing, point at the start of the next deal.
        let next = end.filter(|_| matches!(error.why, GameErrorKind::NotOver)).and_then(|end| all.get(end));
        return next
            .map(|line| line.label_span)
            .or_else(|| value_span_of(name, deal))
            .or_else(|| deal.first().map(|line| line.label_span));
    }
    let turn = deal.iter().filter(|line| matches!(line.label, Label::Turn(_))).nth(error.turn - 1)?;
    let mut actions = turn.spans.iter().flat_map(|span| span.tokens()).filter(|token| is_action(token.text));
    Some(error.action.checked_sub(1).and_then(|action| actions.nth(action)).unwrap_or(turn.label_span))
}

/// The place of the value of the line with this name.
fn value_span_of<'a>(name: &str, lines: &[&Line<'a>]) -> Option<Span<'a>> {
    let has_name = |line: &&&Line<'a>| matches!(&line.label, Label::Named { plain, .. } if plain.trim_end_matches('s') == name.trim_end_matches('s'));
    lines.iter().find(has_name).map(|line| line.value_span())
}
