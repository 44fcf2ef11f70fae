//! The loss of given turns against the best turn that a search finds.

use std::cell::Cell;

use canasta::{Action, Deal, Kind, Players, RuleSet, Seat, SeedRng, View};
use canasta_bots::{Thinking, by_name, compare, foresee, play};
use canasta_testkit::volume::volume;

use crate::position::Position;

const QUICK: Thinking = Thinking { nodes: 3000, ..Thinking::QUICK };

/// The opponents have a meld of eights and the pile is large, so discarding an eight gives it to them.
fn feeding() -> View {
    Position::playing("8Q4KKAA99").melds(0, "TTT").melds(1, "888").pile("675T449TJ6").view(&[])
}

#[test]
fn judges_a_turn_no_bot_would_consider() {
    let view = feeding();
    let eight = vec![Action::Discard(Kind::Eight)];
    let narrow = Thinking { nodes: 60_000, margin: 100.0, ..QUICK };
    let alone = compare(&view, &[], 1, &Thinking { nodes: 10, ..narrow }, &|| true).unwrap();
    assert!(!alone.turns().contains(&eight), "the search alone leaves it out");
    let found = compare(&view, std::slice::from_ref(&eight), 1, &narrow, &|| true).unwrap();
    assert_eq!((found.given(), &found.turns()[0]), (1, &eight));
    let loss = found.loss(0);
    assert!(loss.worth.mean > 100.0 && loss.worth.mean > 3.0 * loss.worth.error, "{loss:?}");
    assert!(loss.chance.mean > 0.0 && loss.points.mean > 0.0, "{loss:?}");
    assert_ne!(found.best(), 0);
    assert!(found.forecast(0).next_takes > found.forecast(found.best()).next_takes);
    assert_eq!(found.forecast(0).deals, found.forecast(found.best()).deals, "both were played in all deals");
}

#[test]
fn merges_turns_with_the_same_result() {
    let view = Position::playing("TTKK4AA995").melds(0, "TTT").pile("6").view(&[]);
    let action = |text: &str| text.parse::<Action>().unwrap();
    let slow = vec![action("meld T"), action("meld T"), action("discard 4")];
    let quick = vec![action("meld T T"), action("discard 4")];
    let wide = Thinking { turns: 100, margin: 5000.0, nodes: 100, ..QUICK };
    let found = compare(&view, &[slow.clone(), quick], 1, &wide, &|| true).unwrap();
    assert_eq!((found.given(), &found.turns()[0]), (1, &slow));
    let same = |turn: &&Vec<Action>| {
        let laid = turn.iter().map(|action| if let Action::Meld(melds) = action { melds.cards().total() } else { 0 });
        laid.sum::<u8>() == 2 && turn.last() == slow.last()
    };
    assert_eq!(found.turns().iter().filter(same).count(), 1);
    let alone = compare(&view, &[], 1, &wide, &|| true).unwrap();
    assert_eq!(alone.turns().iter().filter(same).count(), 1, "the search alone finds it, in one action");
    assert!(!alone.turns().contains(&slow));
}

#[test]
fn loss_of_an_equal_turn_is_unbiased() {
    // For every player it makes no difference whether a four or a six is discarded, so chance decides which is best.
    let mut sum = 0.0;
    let mut chosen = 0;
    let mut naive = 0.0;
    let view = Position::playing("4567QQKK99J").pile("8").view(&[]);
    let four = vec![Action::Discard(Kind::Four)];
    for seed in 0..60 {
        let found =
            compare(&view, std::slice::from_ref(&four), seed, &Thinking { nodes: 1500, ..QUICK }, &|| true).unwrap();
        sum += found.loss(0).worth.mean;
        naive += found.value(found.best()).worth.mean - found.value(0).worth.mean;
        chosen += u32::from(found.best() != 0);
    }
    let mean = sum / 60.0;
    let naive = naive / 60.0;
    assert!(chosen > 20, "how often another turn looks best: {chosen}");
    assert!(naive > 20.0 && mean.abs() < naive / 2.0, "cross-fitted {mean:.1}, otherwise {naive:.1}");
}

#[test]
fn is_reproducible_and_stops_when_asked() {
    let view = feeding();
    let given = [vec![Action::Discard(Kind::Four)]];
    let one = compare(&view, &given, 7, &QUICK, &|| true).unwrap();
    assert_eq!(compare(&view, &given, 7, &QUICK, &|| true), Some(one));
    let asked = Cell::new(0);
    let go_on = || {
        asked.set(asked.get() + 1);
        asked.get() < 20
    };
    assert_eq!(compare(&view, &given, 7, &QUICK, &go_on), None);
    assert_eq!(foresee(&view, 7, &QUICK, &|| false), None);
}

/// The forecast of a view agrees with the bots' actual results, within chance.
#[test]
fn forecast_of_a_view_matches_the_results() {
    let club = by_name("club").unwrap();
    let mut worth = 0.0;
    let mut came = 0.0;
    let mut views = 0.0;
    let deals = volume(225, 900);
    for number in 0..deals {
        let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; 6], &mut SeedRng::part(5, number));
        let view = deal.view(Seat(3));
        worth += foresee(&view, number, &Thinking { nodes: 1000, ..QUICK }, &|| true).unwrap().points.mean;
        play(&mut deal, number, |deal, seat, seed| club.decide(&deal.view(seat), seed)).unwrap();
        let score = deal.score();
        came += f64::from(score[1].total() - score[0].total());
        views += 1.0;
    }
    // Four standard errors of the mean result: about 40 points for 900 deals, 80 for a quarter of them.
    assert!(
        (worth / views - came / views).abs() < volume(320.0, 160.0),
        "forecast {}, real {}",
        worth / views,
        came / views
    );
}

#[test]
fn plays_out_nothing_when_there_is_no_choice() {
    let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
    let found = compare(&deal.view(Seat(0)), &[vec![Action::Draw]], 1, &QUICK, &|| true).unwrap();
    assert!(found.is_forced() && found.nodes() == 0 && found.loss(0).worth.mean == 0.0, "{:?}", found.turns());
}
