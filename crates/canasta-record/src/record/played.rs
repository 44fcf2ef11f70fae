//! Where in a record's text something stands that is wrong with the game, and not with how it is written.

use super::actions::is_action;
use super::fault::{RecordError, RecordErrorKind, RecordErrors};
use super::form::{Item, Label, Line, cut};
use super::read::behind_first;
use super::source::{Piece, lines};
use crate::game_error::{GameError, GameErrorKind};

impl RecordError {
    /// What is wrong with a game that was read from this text, in its place: the act, the turn, or the line of the deal or
    /// of the headers that says it.
    pub fn of(wrong: &GameError, text: &str) -> Self {
        let items = cut(lines(text).skip(behind_first(text)), &mut RecordErrors::default());
        let all: Vec<&Line<'_>> =
            items.iter().filter_map(|item| if let Item::Line(line) = item { Some(line) } else { None }).collect();
        let at = place(wrong, &all).unwrap_or(Piece { line: 1, column: 1, text: "" });
        Self { line: at.line, column: at.column, why: RecordErrorKind::Game(wrong.clone()) }
    }
}

fn place<'a>(wrong: &GameError, all: &[&Line<'a>]) -> Option<Piece<'a>> {
    let name = match wrong.why {
        GameErrorKind::Totals { .. } | GameErrorKind::Total(_) => "totals",
        GameErrorKind::Winner { .. } => "result",
        GameErrorKind::Dealer { .. } | GameErrorKind::NoSuchSeat(_) => "dealer",
        GameErrorKind::Deck(_) => "deck",
        GameErrorKind::Score { .. } | GameErrorKind::Scored => "score",
        _ => "",
    };
    if wrong.deal == 0 {
        return value_of(name, all);
    }
    let deals = all.iter().enumerate().filter(|(_, line)| matches!(line.label, Label::Deal(_)));
    let mut begins = deals.map(|(place, _)| place).skip(wrong.deal - 1);
    let first = begins.next()?;
    let end = begins.next();
    let deal = all.get(first..end.unwrap_or(all.len()))?;
    if wrong.turn == 0 {
        // More turns are missing where the next deal begins.
        let next = end.filter(|_| matches!(wrong.why, GameErrorKind::NotOver)).and_then(|end| all.get(end));
        return next.map(|line| line.at).or_else(|| value_of(name, deal)).or_else(|| deal.first().map(|line| line.at));
    }
    let turn = deal.iter().filter(|line| matches!(line.label, Label::Turn(_))).nth(wrong.turn - 1)?;
    let mut actions = turn.pieces.iter().flat_map(|piece| piece.tokens()).filter(|token| is_action(token.text));
    Some(wrong.action.checked_sub(1).and_then(|action| actions.nth(action)).unwrap_or(turn.at))
}

/// Where the value of a line of that name begins.
fn value_of<'a>(name: &str, lines: &[&Line<'a>]) -> Option<Piece<'a>> {
    let is = |line: &&&Line<'a>| matches!(&line.label, Label::Named { plain, .. } if plain.trim_end_matches('s') == name.trim_end_matches('s'));
    lines.iter().find(is).map(|line| line.value_at())
}
