//! Puzzles from a player's own mistakes, based on the book's example game.

use canasta::{Action, Kind, Phase, Seat};
use canasta_analysis::puzzles::{Puzzle, origin, puzzle_from_choice};
use canasta_analysis::review::{Amount, CertainLoss, Choice, Mark};
use canasta_bots::{Estimate, RatedTurn, TurnValue};
use canasta_record::record::Record;
use canasta_record::replay::Replay;

fn example() -> Replay {
    Replay::of(Record::read(include_str!("../../../../../fair/example.canasta")).unwrap()).unwrap()
}

fn turn(actions: Vec<Action>) -> RatedTurn {
    RatedTurn { actions, loses: 0.0, error: 0.0, equal: false, worse_in: 0.0, forecast: Default::default() }
}

/// A choice that a review has marked as a mistake with this loss.
fn mistake(moment: usize, played: Vec<Action>, better: Vec<Action>, points: f64) -> Choice {
    let loss = Estimate { mean: points, error: 10.0 };
    Choice {
        moment,
        turn: 1,
        value: Amount::NONE,
        skill: Amount::NONE,
        lost: CertainLoss { points, chance: 0.03 },
        loss: TurnValue { points: loss, chance: Estimate::default(), worth: loss },
        deep: true,
        mark: Some(Mark::Mistake),
        played: turn(played),
        better: turn(better),
        reasons: Vec::new(),
        tags: Vec::new(),
    }
}

/// The steps at which a player could discard a wild card, with that discard and a better one.
fn wasted(replay: &Replay) -> impl Iterator<Item = (usize, Seat, Action, Action)> + '_ {
    (0..replay.steps().len()).filter_map(|at| {
        let deal = replay.deal_at(at);
        let seat = deal.public().to_act().filter(|_| deal.public().phase() == Phase::Play)?;
        let view = deal.deal().view(seat);
        let legal = |kinds: &[Kind]| {
            kinds.iter().map(|kind| Action::Discard(*kind)).find(|discard| view.check(discard).is_ok())
        };
        Some((at, seat, legal(&[Kind::Joker, Kind::Two])?, legal(&[Kind::Four, Kind::Five, Kind::Six, Kind::Seven])?))
    })
}

#[test]
fn a_wasted_wild_card_becomes_a_puzzle() {
    let replay = example();
    let (at, seat, bad, good) = wasted(&replay).next().unwrap();
    let choice = mistake(at, vec![bad], vec![good], 150.0);
    let puzzle = puzzle_from_choice(&replay, "0af3", seat, &choice, 200_000, &|| true).unwrap().unwrap();
    assert_eq!(origin(&puzzle.id), Some(("0af3", seat, at)));
    assert_eq!(puzzle.turns[1].actions, [bad]);
    assert_eq!(puzzle.view.to_kinds(), replay.deal_at(at).view(Some(seat)).to_kinds());
    assert_eq!(Puzzle::read(&puzzle.line()), Ok(puzzle));
}

#[test]
fn unmarked_and_cheap_choices_are_not_judged() {
    let replay = example();
    let (at, seat, bad, good) = wasted(&replay).next().unwrap();
    let never = || panic!("must not be judged");
    let keep_going: &dyn Fn() -> bool = &|| never();
    let small = mistake(at, vec![bad], vec![good], 79.0);
    assert_eq!(puzzle_from_choice(&replay, "0af3", seat, &small, 12_000, keep_going), Some(None));
    let unmarked = Choice { mark: None, ..mistake(at, vec![bad], vec![good], 150.0) };
    assert_eq!(puzzle_from_choice(&replay, "0af3", seat, &unmarked, 12_000, keep_going), Some(None));
}

#[test]
fn a_wrongly_marked_turn_becomes_no_puzzle() {
    let replay = example();
    let (at, seat, bad, good) = wasted(&replay).next().unwrap();
    let choice = mistake(at, vec![good], vec![bad], 150.0);
    let made = puzzle_from_choice(&replay, "0af3", seat, &choice, 30_000, &|| true).unwrap();
    assert!(made.is_none_or(|puzzle| puzzle.turns[0].actions != [bad]));
}
