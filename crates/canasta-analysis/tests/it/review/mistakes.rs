//! Reviews find the mistakes that were made, and report nothing else.

use canasta::{Players, RuleSet, Seat};
use canasta_analysis::review::{Choice, Effort, Mark, SeatReview, Tag, review};
use canasta_bots::{Bot as _, Club};
use canasta_testkit::volume::volume;

use crate::review::games::{PlantedTurn, game, planted, reviewer};

const SHORT_GAME_RULES: RuleSet = RuleSet { game_points: 2000, ..RuleSet::HOYLE };

/// The marked choices with which the seat fed the pile by mistake.
fn marked<'r>(review: &'r SeatReview, fed: &'r [PlantedTurn]) -> impl Iterator<Item = &'r Choice> {
    let wrong = |choice: &&Choice| fed.iter().any(|fed| fed.moment == choice.moment && fed.costs());
    review.marks().map(|(_, choice)| choice).filter(wrong)
}

#[test]
fn finds_a_seat_that_feeds_the_pile() {
    let effort = Effort { nodes: 600, deep: 6, deep_nodes: 40_000, event_nodes: 0 };
    let club = Club::default();
    let wanted = volume(1, 6);
    let mut games = 0;
    let mut found = 0;
    let mut tagged = 0;
    for seed in 0.. {
        let (game, fed) = planted(&SHORT_GAME_RULES, seed, &club);
        if !fed.iter().any(PlantedTurn::costs) {
            continue;
        }
        games += 1;
        let review = review(&game, Seat(0), &effort, &mut |_| (), &|| true).unwrap();
        let marked: Vec<&Choice> = marked(&review, &fed).collect();
        found += u32::from(!marked.is_empty());
        tagged +=
            u32::from(marked.iter().any(|choice| choice.tags.contains(&Tag::Feeds) && !choice.reasons.is_empty()));
        for choice in marked {
            assert!(choice.skill.points < 0 || choice.skill.chance < 0);
            assert_ne!(choice.better.actions, choice.played.actions);
        }
        if games == wanted {
            break;
        }
    }
    let expected = volume(1, 5);
    assert!(found >= expected && tagged >= expected, "{found} found, {tagged} of them as feeding");
}

#[test]
fn finds_no_blunder_in_a_game_of_the_reviewers_own_level() {
    let effort = Effort { nodes: 600, deep: 4, deep_nodes: volume(4_000, 16_000), event_nodes: 0 };
    let player = reviewer(volume(1_000, 8_000));
    let rules = RuleSet { game_points: volume(1_000, RuleSet::HOYLE.game_points), ..RuleSet::HOYLE };
    let game = game(&rules, Players::FOUR, 1, |_, view, seed| player.decide(view, seed));
    let review = review(&game, Seat(1), &effort, &mut |_| (), &|| true).unwrap();
    let choices = review.accuracy.choices;
    assert!(choices > volume(5, 20), "{choices}");
    assert_eq!(review.marks().filter(|(_, choice)| choice.mark == Some(Mark::Blunder)).count(), 0);
}
