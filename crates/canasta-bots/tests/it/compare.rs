//! What given turns cost against the best that a search finds.

use std::cell::Cell;

use canasta::{Action, Deal, Kind, Players, RuleSet, Seat, SeedRng, View};
use canasta_bots::{Thinking, by_name, compare, foresee, play};
use canasta_testkit::volume::volume;

use crate::at::At;

const QUICK: Thinking = Thinking { nodes: 3000, ..Thinking::QUICK };

/// The opponents have a meld of eights and the pile is large: an eight hands it over.
fn feeding() -> View {
    At::playing("8Q4KKAA99").melds(0, "TTT").melds(1, "888").pile("675T449TJ6").view(&[])
}

#[test]
fn a_turn_that_no_bot_would_think_of_is_judged() {
    let view = feeding();
    let eight = vec![Action::Discard(Kind::Eight)];
    let narrow = Thinking { nodes: 60_000, margin: 100.0, ..QUICK };
    let alone = compare(&view, &[], 1, &Thinking { nodes: 10, ..narrow }, &|| true).unwrap();
    assert!(!alone.turns().contains(&eight), "the search itself leaves it out");
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
fn turns_that_leave_the_same_are_one() {
    let view = At::playing("TTKK4AA995").melds(0, "TTT").pile("6").view(&[]);
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
    assert_eq!(alone.turns().iter().filter(same).count(), 1, "the search thinks of it by itself, in one act");
    assert!(!alone.turns().contains(&slow));
}

#[test]
fn a_loss_is_as_often_below_nothing_as_above_where_nothing_is_lost() {
    // Two fours or a six: the same to any player, so that which is the best is chance alone.
    let (mut sum, mut chosen, mut naive) = (0.0, 0, 0.0);
    let view = At::playing("4567QQKK99J").pile("8").view(&[]);
    let four = vec![Action::Discard(Kind::Four)];
    for seed in 0..60 {
        let found =
            compare(&view, std::slice::from_ref(&four), seed, &Thinking { nodes: 1500, ..QUICK }, &|| true).unwrap();
        sum += found.loss(0).worth.mean;
        naive += found.value(found.best()).worth.mean - found.value(0).worth.mean;
        chosen += u32::from(found.best() != 0);
    }
    let (mean, naive) = (sum / 60.0, naive / 60.0);
    assert!(chosen > 20, "another turn looks best: {chosen}");
    assert!(naive > 20.0 && mean.abs() < naive / 2.0, "cross-fitted {mean:.1}, otherwise {naive:.1}");
}

#[test]
fn the_same_seed_gives_the_same_comparison_and_who_stops_gets_none() {
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

/// What is foreseen before others act agrees with what the bots then come to, within chance.
#[test]
fn a_view_is_worth_about_what_comes_of_it() {
    let (club, mut worth, mut came, mut views) = (by_name("club").unwrap(), 0.0, 0.0, 0.0);
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
    // Four standard errors of the mean of what came: about 40 points for 900 deals, 80 for a quarter of them.
    assert!(
        (worth / views - came / views).abs() < volume(320.0, 160.0),
        "{} foreseen, {} came",
        worth / views,
        came / views
    );
}

#[test]
fn where_nothing_is_to_be_decided_nothing_is_played_out() {
    let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
    let found = compare(&deal.view(Seat(0)), &[vec![Action::Draw]], 1, &QUICK, &|| true).unwrap();
    assert!(found.is_forced() && found.nodes() == 0 && found.loss(0).worth.mean == 0.0, "{:?}", found.turns());
}
