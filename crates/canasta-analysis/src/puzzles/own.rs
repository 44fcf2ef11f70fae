//! Puzzles from a player's own mistakes.

use canasta::Seat;
use canasta_record::replay::Replay;

use crate::puzzles::{LEAST_LOSS, Puzzle, judge_mistake};
use crate::review::Choice;

/// Nodes with which a mistake is judged again, for each kind of play-outs.
pub const OWN_NODES: u32 = 400_000;

/// Makes a puzzle of a marked choice of a review, where it lost [`LEAST_LOSS`] points or more and both kinds of play-outs agree with
/// so many nodes that the turn that was played is worse, for certain. `Some(None)` where they do not; `None` if `go_on` (asked often) says no before the
/// end. The id says the game, the seat and the moment of the replay: the same choice makes the same puzzle.
pub fn of_choice(
    replay: &Replay,
    game: &str,
    seat: Seat,
    choice: &Choice,
    nodes: u32,
    go_on: &dyn Fn() -> bool,
) -> Option<Option<Puzzle>> {
    if choice.mark.is_none() || choice.lost.points < LEAST_LOSS {
        return Some(None);
    }
    let cards = replay.deal_at(choice.moment).view(Some(seat));
    let Some(view) = cards.to_kinds().filter(|view| view.public.to_act() == Some(seat)) else { return Some(None) };
    let seed = canasta::must_fit::<u64>(choice.moment);
    let (played, better) = (&choice.played.actions, &choice.better.actions);
    let Some(found) = judge_mistake(&view, played, better, seed, nodes, go_on)? else { return Some(None) };
    let id = own_id(game, seat, choice.moment);
    Some(Puzzle::of(id, &replay.record().preset, cards, &found, played))
}

/// The id of an own puzzle.
pub fn own_id(game: &str, seat: Seat, moment: usize) -> String {
    format!("{game}-{}-{moment}", seat.0)
}

/// The game, the seat and the moment of the replay from which an own puzzle comes, by its id.
pub fn origin(id: &str) -> Option<(&str, Seat, usize)> {
    let mut parts = id.rsplitn(3, '-');
    let (moment, seat) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    Some((parts.next()?, Seat(seat), moment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_own_puzzle_tells_from_which_moment_it_comes() {
        assert_eq!(origin(&own_id("0af3-b", Seat(2), 118)), Some(("0af3-b", Seat(2), 118)));
        assert_eq!(origin("1204-31"), None, "one of the program comes from no game");
    }
}
