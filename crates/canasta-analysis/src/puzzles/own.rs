//! Puzzles from a player's own mistakes.

use canasta::Seat;
use canasta_record::replay::Replay;

use crate::puzzles::{MIN_LOSS_POINTS, Puzzle, judge_mistake};
use crate::review::Choice;

/// Nodes for judging a mistake again, for each kind of playouts.
pub const OWN_NODES: u32 = 400_000;

/// Makes a puzzle from a marked choice in a review. `Some(None)` unless the choice lost at least [`MIN_LOSS_POINTS`]
/// points and both kinds of playouts, with `nodes` nodes each, are certain that the played turn is worse. `None` if
/// `keep_going`, which is called often, returned `false`. The id identifies the game, the seat and the step of the
/// replay.
pub fn puzzle_from_choice(
    replay: &Replay,
    game: &str,
    seat: Seat,
    choice: &Choice,
    nodes: u32,
    keep_going: &dyn Fn() -> bool,
) -> Option<Option<Puzzle>> {
    if choice.mark.is_none() || choice.lost.points < MIN_LOSS_POINTS {
        return Some(None);
    }
    let cards = replay.deal_at(choice.moment).view(Some(seat));
    let Some(view) = cards.to_kinds().filter(|view| view.public.to_act() == Some(seat)) else { return Some(None) };
    let seed = canasta::must_fit::<u64>(choice.moment);
    let played = &choice.played.actions;
    let better = &choice.better.actions;
    let Some(found) = judge_mistake(&view, played, better, seed, nodes, keep_going)? else { return Some(None) };
    let id = own_id(game, seat, choice.moment);
    Some(Puzzle::of(id, &replay.record().preset, cards, &found, played))
}

/// The id of a puzzle from a player's own game.
pub fn own_id(game: &str, seat: Seat, moment: usize) -> String {
    format!("{game}-{}-{moment}", seat.0)
}

/// The game, seat and replay step that such an id names.
pub fn origin(id: &str) -> Option<(&str, Seat, usize)> {
    let mut parts = id.rsplitn(3, '-');
    let moment = parts.next()?.parse().ok()?;
    let seat = parts.next()?.parse().ok()?;
    Some((parts.next()?, Seat(seat), moment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_an_own_puzzle_contains_its_origin() {
        assert_eq!(origin(&own_id("0af3-b", Seat(2), 118)), Some(("0af3-b", Seat(2), 118)));
        assert_eq!(origin("1204-31"), None, "a puzzle of the collection");
    }
}
