//! Puzzles from a player's own mistakes, made after the review is stored.

use std::collections::BTreeSet;
use std::sync::Arc;

use canasta::Seat;
use canasta_analysis::puzzles::{Puzzle, own_id, puzzle_from_choice};
use canasta_analysis::review::{Choice, Effort, SeatReview};
use canasta_live::{Background, chance};
use canasta_record::daily::day_of;
use canasta_record::replay::Replay;
use canasta_store::{GuestId, Store, StoredPuzzle, WithCauses};

/// Nodes for judging a mistake, relative to the nodes for the review's second look. With the default effort this is
/// [`canasta_analysis::puzzles::OWN_NODES`].
const NODE_FACTOR: u32 = 2;

/// A review to make puzzles from.
#[derive(Clone, Debug)]
pub struct Mistakes {
    /// Id of the table where the game was played.
    pub table: String,
    /// The reviewed seat.
    pub seat: Seat,
    /// The guest who sat there, and who gets the puzzles.
    pub guest: GuestId,
    /// The game with all its steps.
    pub replay: Arc<Replay>,
    /// The review.
    pub found: SeatReview,
}

/// Judges a review's marked choices again in the background, and stores the resulting puzzles. Puzzles that the guest
/// already has stay unchanged.
///
/// # Errors
/// The database doesn't answer, or the background queue is full. The next review of the game then makes the puzzles.
pub(crate) async fn make(
    store: &dyn Store,
    background: &Background,
    effort: &Effort,
    mistakes: Mistakes,
) -> Result<(), String> {
    let guest = mistakes.guest;
    let stored = store.puzzles(guest).await.map_err(|error| WithCauses(&error).to_string())?;
    let known: BTreeSet<String> = stored.into_iter().map(|puzzle| puzzle.id).collect();
    let nodes = effort.deep_nodes.saturating_mul(NODE_FACTOR);
    let new_puzzles = background
        .submit(move |keep_going| mistakes.new_puzzles(&known, nodes, keep_going))
        .ok_or("the background queue is full")?;
    let now = chance::unix_millis();
    for puzzle in new_puzzles.await.map_err(|_| "the server is stopping")? {
        let puzzle = StoredPuzzle {
            id: puzzle.id.clone(),
            puzzle: Some(puzzle.line()),
            step: 0,
            due: day_of(now),
            tries: 0,
            solved: 0,
            last_at: now,
        };
        store.save_puzzle(guest, &puzzle, None).await.map_err(|why| why.to_string())?;
    }
    Ok(())
}

impl Mistakes {
    /// Puzzles whose ids aren't in `known`. If stopped early, only those made so far.
    fn new_puzzles(&self, known: &BTreeSet<String>, nodes: u32, keep_going: &dyn Fn() -> bool) -> Vec<Puzzle> {
        let Self { table, seat, replay, found, .. } = self;
        let choices = found.marks().map(|(_, choice)| choice);
        let new = choices.filter(|choice: &&Choice| !known.contains(&own_id(table, *seat, choice.moment)));
        new.map_while(|choice| puzzle_from_choice(replay, table, *seat, choice, nodes, keep_going)).flatten().collect()
    }
}
