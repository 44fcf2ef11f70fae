//! Puzzles of a player's own mistakes, which are made once a review of theirs is kept.

use std::collections::BTreeSet;
use std::sync::Arc;

use canasta::Seat;
use canasta_analysis::puzzles::{Puzzle, of_choice, own_id};
use canasta_analysis::review::{Choice, Effort, SeatReview};
use canasta_live::{Background, chance};
use canasta_record::daily::day_of;
use canasta_record::replay::Replay;
use canasta_store::{GuestId, Store, StoredPuzzle, WithCauses};

/// Judging a mistake for a puzzle takes this many times the nodes of the review's second look: with the usual effort,
/// [`canasta_analysis::puzzles::OWN_NODES`].
const TIMES: u32 = 2;

/// A review of which puzzles are made.
#[derive(Clone, Debug)]
pub struct Mistakes {
    /// The id of the table at which the game was played.
    pub table: String,
    /// The seat whose review it is.
    pub seat: Seat,
    /// Who sat there, and gets the puzzles.
    pub guest: GuestId,
    /// The game, played through.
    pub replay: Arc<Replay>,
    /// The review.
    pub found: SeatReview,
}

/// Judges the marked choices of a review again, in the background, and keeps those that become puzzles for the guest. Those that the guest has
/// are left as they are.
///
/// # Errors
/// The database does not answer, or there is no room in the background: the next review of the game makes them.
pub(crate) async fn make(
    store: &dyn Store,
    background: &Background,
    effort: &Effort,
    mistakes: Mistakes,
) -> Result<(), String> {
    let guest = mistakes.guest;
    let kept = store.puzzles(guest).await.map_err(|error| WithCauses(&error).to_string())?;
    let known: BTreeSet<String> = kept.into_iter().map(|puzzle| puzzle.id).collect();
    let nodes = effort.deep_nodes.saturating_mul(TIMES);
    let judged = background.submit(move |go_on| mistakes.judged(&known, nodes, go_on)).ok_or("too much waits")?;
    let now = chance::now();
    for puzzle in judged.await.map_err(|_| "it was stopped")? {
        let puzzle = StoredPuzzle {
            id: puzzle.id.clone(),
            puzzle: Some(puzzle.line()),
            step: 0,
            due: day_of(now),
            tries: 0,
            solved: 0,
            last_at: now,
        };
        store.keep_puzzle(guest, &puzzle, None).await.map_err(|why| why.to_string())?;
    }
    Ok(())
}

impl Mistakes {
    /// The puzzles that can be made, but for those of these ids; those made so far, if it is told to stop.
    fn judged(&self, known: &BTreeSet<String>, nodes: u32, go_on: &dyn Fn() -> bool) -> Vec<Puzzle> {
        let Self { table, seat, replay, found, .. } = self;
        let choices = found.marks().map(|(_, choice)| choice);
        let new = choices.filter(|choice: &&Choice| !known.contains(&own_id(table, *seat, choice.moment)));
        new.map_while(|choice| of_choice(replay, table, *seat, choice, nodes, go_on)).flatten().collect()
    }
}
