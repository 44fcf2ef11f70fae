//! A puzzle as a line of JSON. The position is a line of the Canasta notation, in which the cards that the player does not see lie anywhere.

use core::fmt;
use std::collections::BTreeMap;

use canasta::{Action, CardView, RuleSet, Seat};
use canasta_bots::{Forecast, KindShares, RatedTurn};
use canasta_record::json::Json;
use canasta_record::position;
use canasta_record::record::line as notation;
use serde::{Deserialize, Serialize};

use crate::puzzles::{Lead, Puzzle, Theme};

/// Why a line is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleError {
    /// It is not the JSON of a puzzle.
    Json(String),
    /// There is no such theme.
    Theme(String),
    /// The position cannot be, or nobody has to act in it.
    Position,
    /// There are too few turns to choose from, or too many.
    Turns(usize),
    /// A turn cannot be read, or is not legal.
    Turn(String),
    /// It has a letter in its name that has no place in an address, or no name.
    Id(String),
}

/// Code and details.
impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => write!(f, "json: {error}"),
            Self::Theme(theme) => write!(f, "theme: {theme}"),
            Self::Position => write!(f, "position"),
            Self::Turns(count) => write!(f, "turns: {count}"),
            Self::Turn(turn) => write!(f, "turn: {turn}"),
            Self::Id(id) => write!(f, "id: {id}"),
        }
    }
}

impl std::error::Error for PuzzleError {}

#[derive(Serialize, Deserialize)]
struct Written {
    id: String,
    theme: String,
    at: String,
    turns: Vec<WrittenTurn>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    missed_by: Vec<String>,
    candidates: usize,
    /// Points and standard errors, by each kind of play-outs.
    leads: [[f64; 2]; 2],
}

#[derive(Serialize, Deserialize)]
struct WrittenTurn {
    #[serde(rename = "acts")]
    actions: Vec<String>,
    /// Points, their standard error, and the share of deals in which it was worse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    loses: Option<[f64; 3]>,
    deals: u32,
    pile: u8,
    /// What was foreseen, in the order of [`numbers`].
    seen: [f64; 10],
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    canasta_of: BTreeMap<String, f64>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    takes_with: BTreeMap<String, f64>,
}

/// Letters of an id: that of a table, a seat and a moment, and more.
const LONGEST_ID: usize = 80;

/// Shares below it are left out.
const LEAST_SHARE: f64 = 0.01;

pub(crate) fn line(puzzle: &Puzzle) -> String {
    let written = Written {
        id: puzzle.id.clone(),
        theme: puzzle.theme.code().to_owned(),
        at: position_of(&puzzle.view, puzzle.preset).unwrap_or_default(),
        turns: puzzle.turns.iter().map(written_turn).collect(),
        missed_by: puzzle.missed_by.clone(),
        candidates: puzzle.candidates,
        leads: puzzle.leads.map(|lead| [rounded(lead.mean, 1.0), rounded(lead.error, 10.0)]),
    };
    // Texts, numbers and lists of them always have a JSON form.
    serde_json::to_string(&written).unwrap_or_default()
}

/// The position in one line, with the hidden cards anywhere; `None` where none can be made of what is seen.
pub(crate) fn position_of(view: &CardView, preset: &str) -> Option<String> {
    let preset = RuleSet::PRESETS.iter().find(|known| known.name == preset)?;
    let json = serde_json::to_string(&position::view(view, preset)).ok()?;
    let json: Json = serde_json::from_str(&json).ok()?;
    let made_up = position::view_from_json(&json).ok()?.scenario.deal;
    Some(notation::write(&made_up, preset.name))
}

pub(crate) fn read(line: &str) -> Result<Puzzle, PuzzleError> {
    let written: Written = serde_json::from_str(line).map_err(|error| PuzzleError::Json(error.to_string()))?;
    let in_address = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    if written.id.is_empty() || written.id.len() > LONGEST_ID || !written.id.chars().all(in_address) {
        return Err(PuzzleError::Id(written.id));
    }
    let theme = Theme::by_code(&written.theme).ok_or(PuzzleError::Theme(written.theme))?;
    let scenario = notation::read(&written.at).map_err(|_| PuzzleError::Position)?;
    let seat: Seat = scenario.deal.public().to_act().ok_or(PuzzleError::Position)?;
    let view = scenario.deal.view(Some(seat));
    let kinds = view.to_kinds().ok_or(PuzzleError::Position)?;
    if !(2..=crate::puzzles::MOST_OFFERED).contains(&written.turns.len()) {
        return Err(PuzzleError::Turns(written.turns.len()));
    }
    let turns = written.turns.iter().map(|turn| read_turn(&kinds, turn)).collect::<Result<_, _>>()?;
    Ok(Puzzle {
        id: written.id,
        theme,
        preset: scenario.rules,
        view,
        turns,
        missed_by: written.missed_by,
        candidates: written.candidates,
        leads: written.leads.map(|[mean, error]| Lead { mean, error }),
    })
}

/// A number with as many parts of a whole as matter.
fn rounded(n: f64, parts: f64) -> f64 {
    let n = (n * parts).round() / parts;
    if n == 0.0 { 0.0 } else { n }
}

fn numbers(of: &Forecast) -> [f64; 10] {
    [
        of.next_takes,
        of.opponents_take,
        of.own_side_takes,
        of.own_side_goes_out,
        of.opponents_go_out,
        of.canastas,
        of.ahead,
        of.wins,
        of.caught,
        of.taken,
    ]
}

fn written_turn(turn: &RatedTurn) -> WrittenTurn {
    let of = &turn.forecast;
    let shares = |shares: &KindShares| {
        let told = shares.iter().filter(|(_, share)| *share >= LEAST_SHARE);
        told.map(|(kind, share)| (kind.to_string(), rounded(share, 1000.0))).collect()
    };
    WrittenTurn {
        actions: turn.actions.iter().map(Action::to_string).collect(),
        loses: (!turn.equal)
            .then(|| [rounded(turn.loses, 1.0), rounded(turn.error, 10.0), rounded(turn.worse_in, 1000.0)]),
        deals: of.deals,
        pile: of.pile,
        seen: numbers(of).map(|n| if n.abs() > 10.0 { rounded(n, 1.0) } else { rounded(n, 1000.0) }),
        canasta_of: shares(&of.canasta_of),
        takes_with: shares(&of.takes_with),
    }
}

fn read_turn(view: &canasta::View, written: &WrittenTurn) -> Result<RatedTurn, PuzzleError> {
    let fault = || PuzzleError::Turn(written.actions.join(", "));
    let actions: Vec<Action> =
        written.actions.iter().map(|action| action.parse()).collect::<Result<_, _>>().map_err(|_| fault())?;
    if !is_legal(view, &actions) {
        return Err(fault());
    }
    let shares = |written: &BTreeMap<String, f64>| {
        written.iter().try_fold(KindShares::default(), |shares, (kind, share)| {
            Ok::<_, PuzzleError>(shares.with(kind.parse().map_err(|_| fault())?, *share))
        })
    };
    let [
        next_takes,
        opponents_take,
        own_side_takes,
        own_side_goes_out,
        opponents_go_out,
        canastas,
        ahead,
        wins,
        caught,
        taken,
    ] = written.seen;
    let forecast = Forecast {
        deals: written.deals,
        pile: written.pile,
        next_takes,
        opponents_take,
        own_side_takes,
        own_side_goes_out,
        opponents_go_out,
        canastas,
        ahead,
        wins,
        caught,
        canasta_of: shares(&written.canasta_of)?,
        takes_with: shares(&written.takes_with)?,
        taken,
    };
    let [loses, error, worse_in] = written.loses.unwrap_or_default();
    Ok(RatedTurn { equal: written.loses.is_none(), actions, loses, error, worse_in, forecast })
}

/// Whether the acts are legal one after the other; only the last may be one whose outcome the player does not foresee.
fn is_legal(view: &canasta::View, actions: &[Action]) -> bool {
    let mut now = Some(view.clone());
    for action in actions {
        let Some(after) = now.as_ref().and_then(|now| now.after(action).ok()) else { return false };
        now = after;
    }
    !actions.is_empty()
}
