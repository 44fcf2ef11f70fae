//! A puzzle as a line of JSON. The position is a line of notation with the hidden cards placed arbitrarily.

use core::fmt;
use std::collections::BTreeMap;

use canasta::{Action, CardView, RuleSet, Seat};
use canasta_bots::{Forecast, KindShares, RatedTurn};
use canasta_record::json::Json;
use canasta_record::position;
use canasta_record::record::line as notation;
use serde::{Deserialize, Serialize};

use crate::puzzles::{Lead, Puzzle, Theme};

/// Why a line isn't a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleError {
    /// It isn't the JSON of a puzzle.
    Json(String),
    /// The theme is unknown.
    Theme(String),
    /// The position is impossible, or no one has to act.
    Position,
    /// There are too few or too many turns to choose from.
    Turns(usize),
    /// A turn is unreadable or illegal.
    Turn(String),
    /// The id is empty or contains letters that don't belong in a URL.
    Id(String),
}

/// Writes a code and details.
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
struct PuzzleDto {
    id: String,
    theme: String,
    at: String,
    turns: Vec<TurnDto>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    missed_by: Vec<String>,
    candidates: usize,
    /// Points and their standard error, for each kind of playouts.
    leads: [[f64; 2]; 2],
}

#[derive(Serialize, Deserialize)]
struct TurnDto {
    #[serde(rename = "acts")]
    actions: Vec<String>,
    /// Points lost, their standard error, and the share of deals in which the turn was worse. `None` for the best turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    loses: Option<[f64; 3]>,
    deals: u32,
    pile: u8,
    /// The forecast, in the order of [`numbers`].
    seen: [f64; 10],
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    canasta_of: BTreeMap<String, f64>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    takes_with: BTreeMap<String, f64>,
}

const MAX_ID_BYTES: usize = 80;

/// Minimum share to store; smaller ones are left out.
const MIN_SHARE: f64 = 0.01;

pub(crate) fn line(puzzle: &Puzzle) -> String {
    let dto = PuzzleDto {
        id: puzzle.id.clone(),
        theme: puzzle.theme.code().to_owned(),
        at: position_of(&puzzle.view, puzzle.preset).unwrap_or_default(),
        turns: puzzle.turns.iter().map(stored_turn).collect(),
        missed_by: puzzle.missed_by.clone(),
        candidates: puzzle.candidates,
        leads: puzzle.leads.map(|lead| [rounded(lead.mean, 1.0), rounded(lead.error, 10.0)]),
    };
    // Strings, numbers and lists of them can always be written as JSON.
    serde_json::to_string(&dto).unwrap_or_default()
}

/// The position in one line, with the hidden cards placed arbitrarily; `None` if no position fits the view.
pub(crate) fn position_of(view: &CardView, preset: &str) -> Option<String> {
    let preset = RuleSet::PRESETS.iter().find(|known| known.name == preset)?;
    let json = serde_json::to_string(&position::view(view, preset)).ok()?;
    let json: Json = serde_json::from_str(&json).ok()?;
    let made_up = position::view_from_json(&json).ok()?.scenario.deal;
    Some(notation::write(&made_up, preset.name))
}

pub(crate) fn read(line: &str) -> Result<Puzzle, PuzzleError> {
    let dto: PuzzleDto = serde_json::from_str(line).map_err(|error| PuzzleError::Json(error.to_string()))?;
    let in_address = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    if dto.id.is_empty() || dto.id.len() > MAX_ID_BYTES || !dto.id.chars().all(in_address) {
        return Err(PuzzleError::Id(dto.id));
    }
    let theme = dto.theme.parse::<Theme>().map_err(|_| PuzzleError::Theme(dto.theme))?;
    let scenario = notation::read(&dto.at).map_err(|_| PuzzleError::Position)?;
    let seat: Seat = scenario.deal.public().to_act().ok_or(PuzzleError::Position)?;
    let view = scenario.deal.view(Some(seat));
    let kinds = view.to_kinds().ok_or(PuzzleError::Position)?;
    if !(2..=crate::puzzles::MAX_OFFERED_TURNS).contains(&dto.turns.len()) {
        return Err(PuzzleError::Turns(dto.turns.len()));
    }
    let turns = dto.turns.iter().map(|turn| read_turn(&kinds, turn)).collect::<Result<_, _>>()?;
    Ok(Puzzle {
        id: dto.id,
        theme,
        preset: scenario.rules,
        view,
        turns,
        missed_by: dto.missed_by,
        candidates: dto.candidates,
        leads: dto.leads.map(|[mean, error]| Lead { mean, error }),
    })
}

/// Rounds a number to a fraction of 1.
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

fn stored_turn(turn: &RatedTurn) -> TurnDto {
    let of = &turn.forecast;
    let shares = |shares: &KindShares| {
        let relevant = shares.iter().filter(|(_, share)| *share >= MIN_SHARE);
        relevant.map(|(kind, share)| (kind.to_string(), rounded(share, 1000.0))).collect()
    };
    TurnDto {
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

fn read_turn(view: &canasta::View, dto: &TurnDto) -> Result<RatedTurn, PuzzleError> {
    let invalid = || PuzzleError::Turn(dto.actions.join(", "));
    let actions: Vec<Action> =
        dto.actions.iter().map(|action| action.parse()).collect::<Result<_, _>>().map_err(|_| invalid())?;
    if !is_legal(view, &actions) {
        return Err(invalid());
    }
    let shares = |shares: &BTreeMap<String, f64>| {
        shares.iter().try_fold(KindShares::default(), |shares, (kind, share)| {
            Ok::<_, PuzzleError>(shares.with(kind.parse().map_err(|_| invalid())?, *share))
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
    ] = dto.seen;
    let forecast = Forecast {
        deals: dto.deals,
        pile: dto.pile,
        next_takes,
        opponents_take,
        own_side_takes,
        own_side_goes_out,
        opponents_go_out,
        canastas,
        ahead,
        wins,
        caught,
        canasta_of: shares(&dto.canasta_of)?,
        takes_with: shares(&dto.takes_with)?,
        taken,
    };
    let [loses, error, worse_in] = dto.loses.unwrap_or_default();
    Ok(RatedTurn { equal: dto.loses.is_none(), actions, loses, error, worse_in, forecast })
}

/// Whether the actions are legal one after another. Only the last action may have an outcome that the player can't
/// foresee.
fn is_legal(view: &canasta::View, actions: &[Action]) -> bool {
    let mut now = Some(view.clone());
    for action in actions {
        let Some(after) = now.as_ref().and_then(|now| now.after(action).ok()) else { return false };
        now = after;
    }
    !actions.is_empty()
}
