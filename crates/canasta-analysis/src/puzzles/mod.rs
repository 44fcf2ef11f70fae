//! Puzzles: positions as one seat sees them, in which one turn is better than every other, for certain.
//!
//! # What is certain
//! A search is wrong where the players that it imagines are not the real ones. So every puzzle is judged twice, with two kinds
//! of play-outs ([`judge`]): by club players to a guessed end, and by players with an evaluator. Both must choose the same turn, in both halves of
//! their imagined deals, and find each of the other candidate turns worse by [`LEAST_LOSS`] points and [`CERTAIN`] standard errors.
//!
//! # Where they come from
//! Those of the program ([`all`]) were found by `--example find` among deals of bots, each kind of play-outs with a million nodes. A player's own
//! ([`of_choice`]) come from the marked choices of their reviewed games: there the played turn must be worse for certain, and
//! turns that cannot be told from the best are not offered.
//!
//! When a puzzle comes again, and how many days in a row one was solved, is in [`repeat`]. Nothing here knows a clock or a store.

mod collection;
mod judge;
mod own;
mod progress;
pub mod repeat;
mod theme;
mod written;

use canasta::{Action, CardView, RuleSet, Seat};
use canasta_bots::RatedTurn;

pub use collection::{all, by_id};
pub use judge::{CERTAIN, Judgement, LEAST_LOSS, Lead, judge, judge_mistake};
pub use own::{OWN_NODES, of_choice, origin, own_id};
pub use progress::{Progress, State, of_theme};
pub use theme::Theme;
pub use written::PuzzleError;

/// A position with one best turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// What it is called in addresses: letters, digits and hyphens.
    pub id: String,
    /// What it is about.
    pub theme: Theme,
    /// The name of the preset that its rules are, or are changed from.
    pub preset: &'static str,
    /// What the player to act sees. Of the memory of a deal, it has what all have seen go to hands, and what was let lie.
    pub view: CardView,
    /// Turns to choose from: the best first, then the usual wrong one. Each of the others is worse, for certain.
    pub turns: Vec<RatedTurn>,
    /// Bots that choose another turn than the best, by their names.
    pub missed_by: Vec<String>,
    /// Turns among which the best was found, itself included.
    pub candidates: usize,
    /// By how much the best leads the turn that comes nearest, by each kind of play-outs, in the order of [`judge`].
    pub leads: [Lead; 2],
}

/// Turns that are offered, at most.
pub const MOST_OFFERED: usize = 5;

/// Turns that are offered usually.
const OFFERED: usize = 4;

impl Puzzle {
    /// A puzzle of a judged position, beside whose best turn stand the usual wrong one and those that come nearest. `None` where the usual wrong one
    /// is not worse for certain, or the position cannot be written.
    pub fn of(id: String, preset: &str, view: CardView, found: &Judgement, usual: &[Action]) -> Option<Self> {
        let preset = RuleSet::PRESETS.iter().find(|known| known.name == preset)?.name;
        let kinds = view.to_kinds()?;
        let usual = found.worse.iter().position(|turn| turn.actions == usual)?;
        let mut turns = vec![found.best.clone(), found.worse[usual].clone()];
        let others = found.worse.iter().enumerate().filter(|(place, _)| *place != usual);
        turns.extend(others.map(|(_, turn)| turn.clone()).take(OFFERED - 2));
        let theme = Theme::of(&kinds, &turns[0], &turns[1]);
        let (candidates, leads) = (found.candidates, found.leads);
        let puzzle = Self { id, theme, preset, view, turns, missed_by: Vec::new(), candidates, leads };
        // What stands in the position beside the cards is written and read again, or the puzzle would be another.
        let read = Self::read(&puzzle.line()).ok()?;
        (read.view.to_kinds()? == kinds).then_some(read)
    }

    /// Who has to act.
    pub fn seat(&self) -> Seat {
        self.view.seat.unwrap_or_default()
    }

    /// The places in [`Puzzle::turns`] in the order in which they are offered, which says nothing of what is best, and is always the same.
    pub fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.turns.len()).collect();
        order.sort_by_key(|&place| hash(&self.id, place));
        order
    }

    /// As one line of JSON, from which [`Puzzle::read`] makes the same again.
    pub fn line(&self) -> String {
        written::line(self)
    }

    /// Reads a puzzle from its line. Each of its turns is legal.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(line: &str) -> Result<Self, PuzzleError> {
        written::read(line)
    }
}

/// FNV-1a, with its bits mixed once more: neighbours would keep their order otherwise.
fn hash(text: &str, place: usize) -> u64 {
    let bytes = text.bytes().chain(place.to_le_bytes());
    let hash =
        bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    (hash ^ (hash >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 7
}
