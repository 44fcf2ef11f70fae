//! Stored reviews can be read back.

use canasta::{Players, RuleSet, Seat};
use canasta_analysis::review::{Effort, REVIEWER, SeatReview, Step, VersionedReview, review};
use canasta_bots::{Forecast, by_name};
use canasta_testkit::volume::volume;

use crate::review::games::{LOW_EFFORT, game, planted, short};

fn reviewed(game: &canasta_analysis::review::FinishedGame, seat: Seat, effort: Effort) -> VersionedReview {
    VersionedReview::new(effort, review(game, seat, &effort, &mut |_| (), &|| true).unwrap())
}

/// Reads a review back from its stored form and checks that storing it again gives the same text.
fn read_back(stored: &VersionedReview) -> VersionedReview {
    let text = stored.text();
    let choices = stored.review.deals.iter().flat_map(canasta_analysis::review::DealReview::choices).count();
    assert!(text.len() < 1000 * (choices + 10), "{} bytes for {choices} choices", text.len());
    let read = VersionedReview::read(&text).unwrap();
    assert_eq!(read.text(), text);
    assert_eq!(VersionedReview::read(&read.text()).unwrap(), read);
    read
}

/// Compares everything that a page shows of a review.
fn check_same(stored: &SeatReview, found: &SeatReview) {
    assert_eq!((stored.seat, stored.before, stored.result), (found.seat, found.before, found.result));
    assert_eq!((stored.luck, stored.skill, stored.curve()), (found.luck, found.skill, found.curve()));
    assert!((stored.accuracy.percent - found.accuracy.percent).abs() < 1e-8);
    assert_eq!(stored.deals.len(), found.deals.len());
    for (stored, found) in stored.deals.iter().zip(&found.deals) {
        assert_eq!((stored.result, stored.luck, stored.skill), (found.result, found.luck, found.skill));
        assert_eq!(stored.steps.len(), found.steps.len());
        for steps in stored.steps.iter().zip(&found.steps) {
            let (stored, found) = match steps {
                (Step::Choice(stored), Step::Choice(found)) => (stored, found),
                (stored, found) => {
                    assert_eq!(stored, found);
                    continue;
                }
            };
            assert_eq!(
                (stored.moment, stored.turn, stored.deep, stored.mark),
                (found.moment, found.turn, found.deep, found.mark)
            );
            assert_eq!((stored.value, stored.skill), (found.value, found.skill));
            assert_eq!(
                (&stored.played.actions, &stored.better.actions),
                (&found.played.actions, &found.better.actions)
            );
            assert_eq!(stored.marked_by_chance(), found.marked_by_chance());
            assert_eq!(stored.loss.points.error.is_finite(), found.loss.points.error.is_finite());
            let what = |choice: &canasta_analysis::review::Choice| {
                choice.reasons.iter().map(|reason| reason.what).collect::<Vec<_>>()
            };
            assert_eq!((what(stored), &stored.tags), (what(found), &found.tags));
            let forecast = if found.mark.is_some() { found.better.forecast } else { Forecast::default() };
            assert_eq!((stored.better.forecast.deals, stored.better.forecast.pile), (forecast.deals, forecast.pile));
            assert!((stored.better.forecast.wins - forecast.wins).abs() < 1e-8);
            for (one, other) in stored.better.forecast.canasta_of.iter().zip(forecast.canasta_of.iter()) {
                assert!(one.0 == other.0 && (one.1 - other.1).abs() < 1e-8);
            }
        }
    }
}

#[test]
fn stored_reviews_of_all_kinds_of_games_can_be_read_back() {
    let tables = [(0, 2), (4, 6), (1, 3), (2, 4), (3, 5), (0, 4)];
    for (preset, players) in tables.into_iter().take(volume(2, tables.len())) {
        let stored = reviewed(&short(preset, players, 7 + u64::from(players)), Seat(1), LOW_EFFORT);
        check_same(&read_back(&stored).review, &stored.review);
    }
}

#[test]
fn stored_reviews_include_marks_reasons_and_tags() {
    let effort = Effort { nodes: 300, deep: 6, deep_nodes: 6000, event_nodes: 0 };
    let club = by_name("club").unwrap();
    let (game, _) = (0..).map(|seed| planted(&RuleSet::HOYLE, seed, &*club)).find(|(_, fed)| !fed.is_empty()).unwrap();
    let stored = reviewed(&game, Seat(0), effort);
    let (marks, reasons, tags) = stored.review.marks().fold((0, 0, 0), |(marks, reasons, tags), (_, choice)| {
        (marks + 1, reasons + choice.reasons.len(), tags + choice.tags.len())
    });
    assert!(marks > 0 && reasons > 0 && tags > 0, "{marks} {reasons} {tags}");
    check_same(&read_back(&stored).review, &stored.review);
}

#[test]
fn a_review_by_another_reviewer_or_effort_is_not_current() {
    let stored = reviewed(&short(0, 2, 3), Seat(0), LOW_EFFORT);
    assert!(read_back(&stored).is_current(&LOW_EFFORT));
    assert!(!stored.is_current(&Effort { event_nodes: 0, ..LOW_EFFORT }));
    let older = VersionedReview { reviewer: REVIEWER - 1, ..stored };
    assert!(!read_back(&older).is_current(&LOW_EFFORT));
}

#[test]
fn rejects_unreadable_reviews() {
    let text = reviewed(&short(0, 2, 3), Seat(0), LOW_EFFORT).text();
    for broken in ["", "{}", &text[..text.len() - 1], &text.replace("\"dealt\"", "\"stolen\"")] {
        assert_eq!(VersionedReview::read(broken), None);
    }
}

/// FNV-1a hash of a text.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// If this fails, reviews have changed. Update the hashes, and raise `REVIEWER` so that stored reviews are redone
/// (unless no release has used the current version yet).
#[test]
fn reviews_only_change_with_the_reviewer_version() {
    let rules = RuleSet { game_points: 1500, ..RuleSet::HOYLE };
    let bots = ["club", "greedy", "hoarder", "racer"].map(|name| by_name(name).unwrap());
    let game = game(&rules, Players::FOUR, 11, |_, view, seed| bots[view.seat.index()].decide(view, seed));
    let hashes: Vec<u64> = (0..2).map(|seat| hash(&reviewed(&game, Seat(seat), LOW_EFFORT).text())).collect();
    assert_eq!((REVIEWER, hashes), (3, vec![337_606_657_929_535_819, 15_102_246_385_557_476_178]));
}
