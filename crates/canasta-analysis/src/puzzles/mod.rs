//! Puzzles: positions as one seat sees them, in which one play is certainly better than all others.
//!
//! # Certainty
//!
//! A search can be wrong if its model of the players is wrong. So every puzzle is judged with two kinds of playouts
//! ([`judge()`]): by club players up to an estimated end, and by players with an evaluator. Both must choose the same
//! turn, in both halves of their sampled deals, and find every other candidate worse by at least [`MIN_LOSS_POINTS`]
//! points and [`MIN_LOSS_ERRORS`] standard errors.
//!
//! # Origin
//!
//! The puzzles in the collection ([`all`]) were found by `--example find` in deals between bots, with a million nodes
//! for each kind of playouts. A player's own puzzles ([`puzzle_from_choice`]) come from marked choices in their
//! reviewed games. There the played turn must be certainly worse, and turns that are hard to tell from the best one
//! aren't offered.
//!
//! # Answers
//!
//! A player plays the turn action by action ([`PlayedTurn`]). Once it is over, it is one of the offered turns, or it is
//! compared with the best one ([`Puzzle::judge`]).
//!
//! [`repeat`] schedules reviews of puzzles and counts streaks. None of this code uses a clock or a store.

mod collection;
mod judge;
mod own;
mod played;
mod progress;
pub mod repeat;
mod stored;
mod theme;

use canasta::{Action, CardView, RuleSet, Seat};
use canasta_bots::RatedTurn;

pub use collection::{all, by_id};
pub use judge::{Judgement, Lead, MIN_LOSS_ERRORS, MIN_LOSS_POINTS, judge, judge_mistake};
pub use own::{OWN_NODES, origin, own_id, puzzle_from_choice};
pub use played::{PLAYED_NODES, PlayError, PlayedTurn, Verdict};
pub use progress::{Progress, State, of_theme};
pub use stored::PuzzleError;
pub use theme::{Theme, UnknownTheme};

/// A position with one best play.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// Its id for URLs: letters, digits and hyphens.
    pub id: String,
    /// Its theme.
    pub theme: Theme,
    /// The name of the preset that its rules are based on.
    pub preset: &'static str,
    /// The view of the player to act. From earlier in the deal it contains only the cards that were seen going to
    /// hands, and the discards that weren't taken.
    pub view: CardView,
    /// The turns to choose from: the best, then the usual mistake, then others. All but the first are certainly worse.
    pub turns: Vec<RatedTurn>,
    /// The names of bots that don't choose the best turn.
    pub missed_by: Vec<String>,
    /// The number of turns that were compared.
    pub candidates: usize,
    /// The lead of the best turn over the next best, for both kinds of playouts, in the order of [`Judgement::leads`].
    pub leads: [Lead; 2],
}

/// Maximum number of turns to offer.
pub const MAX_OFFERED_TURNS: usize = 5;

/// Usual number of turns to offer.
const USUAL_OFFERED_TURNS: usize = 4;

impl Puzzle {
    /// Makes a puzzle from a judged position. It offers the best turn, the usual mistake and the next best turns.
    /// `None` if the usual mistake isn't certainly worse or if the position can't be written.
    pub fn of(id: String, preset: &str, view: CardView, found: &Judgement, usual: &[Action]) -> Option<Self> {
        let preset = RuleSet::PRESETS.iter().find(|known| known.name == preset)?.name;
        let kinds = view.to_kinds()?;
        let usual = found.worse.iter().position(|turn| turn.actions == usual)?;
        let mut turns = vec![found.best.clone(), found.worse[usual].clone()];
        let others = found.worse.iter().enumerate().filter(|(place, _)| *place != usual);
        turns.extend(others.map(|(_, turn)| turn.clone()).take(USUAL_OFFERED_TURNS - 2));
        let theme = Theme::of(&kinds, &turns[0], &turns[1]);
        let candidates = found.candidates;
        let leads = found.leads;
        let puzzle = Self { id, theme, preset, view, turns, missed_by: Vec::new(), candidates, leads };
        // Make sure that the stored form contains everything that the puzzle depends on.
        let read = Self::read(&puzzle.line()).ok()?;
        (read.view.to_kinds()? == kinds).then_some(read)
    }

    /// The seat to act.
    pub fn seat(&self) -> Seat {
        self.view.seat.unwrap_or_default()
    }

    /// The indices of [`Puzzle::turns`] in the order to offer them. The order is fixed, but doesn't reveal the best
    /// turn.
    pub fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.turns.len()).collect();
        order.sort_by_key(|&place| hash(&self.id, place));
        order
    }

    /// The stored form: one line of JSON.
    pub fn line(&self) -> String {
        stored::line(self)
    }

    /// Reads the stored form and checks that all turns are legal.
    ///
    /// # Errors
    /// The problem with the line.
    pub fn read(line: &str) -> Result<Self, PuzzleError> {
        stored::read(line)
    }
}

/// FNV-1a with an extra mixing step, without which neighbours would keep their order.
fn hash(text: &str, place: usize) -> u64 {
    let bytes = text.bytes().chain(place.to_le_bytes());
    let hash =
        bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    (hash ^ (hash >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 7
}
