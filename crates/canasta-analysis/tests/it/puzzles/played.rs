//! Answers to puzzles, played action by action.

use std::cell::Cell;

use canasta::{Action, CardAction, Illegal, Kind, Melds};
use canasta_analysis::puzzles::{PLAYED_NODES, PlayError, PlayedTurn, Puzzle, Verdict, all, by_id};

fn begin(puzzle: &Puzzle) -> PlayedTurn {
    puzzle.play(&[]).unwrap()
}

/// Plays actions by kind, with any faces.
fn play(puzzle: &Puzzle, actions: &[Action]) -> Result<PlayedTurn, PlayError> {
    let mut turn = begin(puzzle);
    for action in actions {
        let action = turn.view.to_cards(action).unwrap();
        turn.play(&action)?;
    }
    Ok(turn)
}

/// A legal discard that no offered turn has.
fn other_discard(puzzle: &Puzzle, kinds: &[Kind]) -> Option<PlayedTurn> {
    let view = puzzle.view.to_kinds()?;
    let new = |kind: &&Kind| puzzle.offered(&[Action::Discard(**kind)]).is_none() && view.hand.of(**kind) > 0;
    let mut new = kinds.iter().filter(new);
    new.find_map(|kind| play(puzzle, &[Action::Discard(*kind)]).ok())
}

#[test]
fn every_offered_turn_can_be_played_and_is_recognised() {
    for puzzle in all() {
        for (number, turn) in puzzle.turns.iter().enumerate() {
            let played = play(puzzle, &turn.actions).unwrap();
            assert_eq!(played.actions, turn.actions, "{}", puzzle.id);
            assert_eq!(puzzle.offered(&played.actions), Some(number), "{}", puzzle.id);
            let only_melds = turn.actions.iter().all(|action| matches!(action, Action::Meld(_)));
            assert!(played.is_over || only_melds, "{} {turn:?}", puzzle.id);
        }
    }
}

/// A play that continues after the offered melds still answers the puzzle.
#[test]
fn every_best_turn_can_be_completed() {
    for puzzle in all() {
        let played = play(puzzle, &puzzle.turns[0].actions).unwrap();
        if played.is_over {
            continue;
        }
        let discard = |kind: Kind| {
            let action = played.view.to_cards(&Action::Discard(kind))?;
            let mut whole = played.clone();
            whole.play(&action).ok()?;
            Some(whole)
        };
        let whole: Vec<PlayedTurn> = Kind::ALL.into_iter().filter_map(discard).collect();
        assert!(whole.iter().any(|turn| puzzle.offered(&turn.actions) == Some(0)), "{}", puzzle.id);
        assert!(whole.iter().all(|turn| turn.is_over), "{}", puzzle.id);
    }
}

#[test]
fn the_order_of_melds_does_not_matter() {
    let mut split = 0;
    for puzzle in all() {
        for (number, turn) in puzzle.turns.iter().enumerate() {
            let [Action::Meld(melds), rest @ ..] = turn.actions.as_slice() else { continue };
            let single = melds.iter().map(|(rank, meld)| {
                let mut alone = Melds::default();
                alone.set(rank, meld);
                Action::Meld(alone)
            });
            let mut actions: Vec<Action> = single.collect();
            actions.reverse();
            actions.extend(rest);
            // The initial meld may need all of them at once.
            let Ok(played) = play(puzzle, &actions) else { continue };
            assert_eq!(puzzle.offered(&played.actions), Some(number), "{}", puzzle.id);
            split += usize::from(melds.iter().count() > 1);
        }
    }
    assert!(split > 10, "{split}");
}

#[test]
fn illegal_actions_and_actions_after_the_turn_are_refused() {
    let puzzle = all().iter().find(|puzzle| puzzle.turns[0].actions.len() == 1 && is_discard(puzzle)).unwrap();
    let mut turn = begin(puzzle);
    let before = turn.clone();
    assert!(matches!(turn.play(&CardAction::Draw), Err(PlayError::Illegal(Illegal::NotNow(_)))));
    assert_eq!(turn, before);
    let discard = turn.view.to_cards(&puzzle.turns[0].actions[0]).unwrap();
    turn.play(&discard).unwrap();
    assert!(turn.is_over);
    assert_eq!(turn.play(&discard), Err(PlayError::TurnOver));
    assert_eq!(puzzle.play(&[discard.clone(), discard]), Err(PlayError::TurnOver));
}

fn is_discard(puzzle: &Puzzle) -> bool {
    matches!(puzzle.turns[0].actions[0], Action::Discard(_))
}

/// All cards in hand afterwards were in the hand or in the pile.
#[test]
fn no_hidden_card_reaches_the_hand() {
    let mut drawn = 0;
    let mut taken = 0;
    for puzzle in all() {
        for turn in &puzzle.turns {
            let played = play(puzzle, &turn.actions).unwrap();
            let mut known = puzzle.view.hand.clone();
            known.extend(&puzzle.view.table.pile);
            for card in &played.view.hand {
                let place = known.iter().position(|known| known == card).unwrap();
                known.remove(place);
            }
            assert!(played.steps.iter().all(|step| step.drew.is_empty() && step.next.is_none()), "{}", puzzle.id);
            match turn.actions[0] {
                Action::Draw => {
                    assert_eq!((&played.view, played.steps.len()), (&puzzle.view, 0));
                    drawn += 1;
                }
                Action::Take { .. } => {
                    assert!(played.view.table.pile.is_empty());
                    taken += 1;
                }
                _ => {}
            }
        }
    }
    assert!(drawn > 0 && taken > 0);
}

#[test]
fn a_turn_that_is_not_offered_is_compared_with_the_best_one() {
    let wilds = [Kind::Joker, Kind::Two];
    let bad = all().iter().filter(|puzzle| is_discard(puzzle) && puzzle.candidates <= 6);
    let mut bad = bad.filter_map(|puzzle| Some((puzzle, other_discard(puzzle, &wilds)?)));
    let (puzzle, played) = bad.next().unwrap();
    let verdict = puzzle.judge(&played.actions, PLAYED_NODES, &|| true).unwrap();
    let Verdict::Worse(turn) = &verdict else { panic!("{}: {verdict:?}", puzzle.id) };
    assert_eq!(turn.actions, played.actions);
    assert!(turn.loses >= 3.0 * turn.error && turn.loses > 0.0, "{turn:?}");
    assert_eq!(verdict.is_right(), Some(false));

    // With hardly any playouts, nothing is certain.
    let verdict = puzzle.judge(&played.actions, 1, &|| true);
    assert_eq!(verdict, Some(Verdict::Unclear(played.actions.clone())));
    assert_eq!(verdict.unwrap().is_right(), None);
    assert_eq!(puzzle.judge(&played.actions, PLAYED_NODES, &|| false), None);
}

#[test]
fn an_offered_turn_needs_no_playouts() {
    let puzzle = by_id(&all()[0].id).unwrap();
    let asked = Cell::new(0);
    let keep_going = || {
        asked.set(asked.get() + 1);
        true
    };
    for number in 0..puzzle.turns.len() {
        let verdict = puzzle.judge(&puzzle.turns[number].actions, PLAYED_NODES, &keep_going);
        assert_eq!(verdict.unwrap().is_right(), Some(number == 0));
    }
    assert_eq!(asked.get(), 0);
}
