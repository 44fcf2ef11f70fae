//! Reviews are read again as they were kept.

use canasta::{Players, RuleSet, Seat};
use canasta_analysis::review::{Effort, Kept, REVIEWER, SeatReview, Step, review};
use canasta_bots::{Forecast, by_name};
use canasta_testkit::volume::volume;

use crate::review::games::{LITTLE, game, planted, short};

fn reviewed(game: &canasta_analysis::review::FinishedGame, seat: Seat, effort: Effort) -> Kept {
    Kept::new(effort, review(game, seat, &effort, &mut |_| (), &|| true).unwrap())
}

/// What was written is read, and what was read is written again to the last digit.
fn again(kept: &Kept) -> Kept {
    let text = kept.text();
    let choices = kept.review.deals.iter().flat_map(canasta_analysis::review::DealReview::choices).count();
    assert!(text.len() < 1000 * (choices + 10), "{} bytes for {choices} choices", text.len());
    let read = Kept::read(&text).unwrap();
    assert_eq!(read.text(), text);
    assert_eq!(Kept::read(&read.text()).unwrap(), read);
    read
}

/// All that a page says of a review: sums, marks, turning points, what was played and what was better, and why.
fn check_same(kept: &SeatReview, found: &SeatReview) {
    assert_eq!((kept.seat, kept.before, kept.result), (found.seat, found.before, found.result));
    assert_eq!((kept.luck, kept.skill, kept.curve()), (found.luck, found.skill, found.curve()));
    assert!((kept.accuracy.percent - found.accuracy.percent).abs() < 1e-8);
    assert_eq!(kept.deals.len(), found.deals.len());
    for (kept, found) in kept.deals.iter().zip(&found.deals) {
        assert_eq!((kept.result, kept.luck, kept.skill), (found.result, found.luck, found.skill));
        assert_eq!(kept.steps.len(), found.steps.len());
        for steps in kept.steps.iter().zip(&found.steps) {
            let (kept, found) = match steps {
                (Step::Choice(kept), Step::Choice(found)) => (kept, found),
                (kept, found) => {
                    assert_eq!(kept, found);
                    continue;
                }
            };
            assert_eq!(
                (kept.moment, kept.turn, kept.deep, kept.mark),
                (found.moment, found.turn, found.deep, found.mark)
            );
            assert_eq!((kept.value, kept.skill), (found.value, found.skill));
            assert_eq!((&kept.played.actions, &kept.better.actions), (&found.played.actions, &found.better.actions));
            assert_eq!(kept.marked_by_chance(), found.marked_by_chance());
            assert_eq!(kept.loss.points.error.is_finite(), found.loss.points.error.is_finite());
            let what = |choice: &canasta_analysis::review::Choice| {
                choice.reasons.iter().map(|one| one.what).collect::<Vec<_>>()
            };
            assert_eq!((what(kept), &kept.tags), (what(found), &found.tags));
            let forecast = if found.mark.is_some() { found.better.forecast } else { Forecast::default() };
            assert_eq!((kept.better.forecast.deals, kept.better.forecast.pile), (forecast.deals, forecast.pile));
            assert!((kept.better.forecast.wins - forecast.wins).abs() < 1e-8);
            for (one, other) in kept.better.forecast.canasta_of.iter().zip(forecast.canasta_of.iter()) {
                assert!(one.0 == other.0 && (one.1 - other.1).abs() < 1e-8);
            }
        }
    }
}

#[test]
fn a_review_that_was_kept_is_read_again_whatever_the_game() {
    let tables = [(0, 2), (4, 6), (1, 3), (2, 4), (3, 5), (0, 4)];
    for (preset, players) in tables.into_iter().take(volume(2, tables.len())) {
        let kept = reviewed(&short(preset, players, 7 + u64::from(players)), Seat(1), LITTLE);
        check_same(&again(&kept).review, &kept.review);
    }
}

/// A game with mistakes in it has marks, reasons and tags to be kept.
#[test]
fn marks_are_kept_with_their_reasons() {
    let effort = Effort { nodes: 300, deep: 6, deep_nodes: 6000, event_nodes: 0 };
    let club = by_name("club").unwrap();
    let (game, _) = (0..).map(|seed| planted(&RuleSet::HOYLE, seed, &*club)).find(|(_, fed)| !fed.is_empty()).unwrap();
    let kept = reviewed(&game, Seat(0), effort);
    let (marks, reasons, tags) = kept.review.marks().fold((0, 0, 0), |(marks, reasons, tags), (_, choice)| {
        (marks + 1, reasons + choice.reasons.len(), tags + choice.tags.len())
    });
    assert!(marks > 0 && reasons > 0 && tags > 0, "{marks} {reasons} {tags}");
    check_same(&again(&kept).review, &kept.review);
}

#[test]
fn what_another_reviewer_or_another_effort_made_is_not_of_the_present() {
    let kept = reviewed(&short(0, 2, 3), Seat(0), LITTLE);
    assert!(again(&kept).is_present(&LITTLE));
    assert!(!kept.is_present(&Effort { event_nodes: 0, ..LITTLE }));
    let older = Kept { reviewer: REVIEWER - 1, ..kept };
    assert!(!again(&older).is_present(&LITTLE));
}

#[test]
fn what_cannot_be_read_is_none() {
    let text = reviewed(&short(0, 2, 3), Seat(0), LITTLE).text();
    for broken in ["", "{}", &text[..text.len() - 1], &text.replace("\"dealt\"", "\"stolen\"")] {
        assert_eq!(Kept::read(broken), None);
    }
}

/// FNV-1a over a text.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// What reviews say has changed if this fails. Raise `REVIEWER` then, so that reviews which are kept are made anew, unless no release has
/// had the present one yet; and write the new numbers.
#[test]
fn a_reviewer_says_what_its_version_says() {
    let rules = RuleSet { game_points: 1500, ..RuleSet::HOYLE };
    let bots = ["club", "greedy", "hoarder", "racer"].map(|name| by_name(name).unwrap());
    let game = game(&rules, Players::FOUR, 11, |_, view, seed| bots[view.seat.index()].decide(view, seed));
    let said: Vec<u64> = (0..2).map(|seat| hash(&reviewed(&game, Seat(seat), LITTLE).text())).collect();
    assert_eq!((REVIEWER, said), (3, vec![337_606_657_929_535_819, 15_102_246_385_557_476_178]));
}
