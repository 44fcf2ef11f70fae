//! Whole deals: every bot against every bot, legal and reproducible from the seed.

use canasta::{Action, Deal, Kind, MAX_SEATS, Phase, Players, Rng as _, RuleSet, Seat, SeedRng};
use canasta_bots::{Bot, NAMES, by_name, play};
use canasta_testkit::deals::totals;
use canasta_testkit::house;
use canasta_testkit::volume::volume;

use crate::secrecy::light;

/// A shuffled deal. Seeds cycle through all minimums for the initial meld.
pub(crate) fn deal(seed: u64) -> Deal {
    let mut scores = [0; MAX_SEATS];
    let totals = [-200, 500, 2000, 3500];
    scores[0] = totals[(seed % 4) as usize];
    scores[1] = totals[(seed / 4 % 4) as usize];
    let dealer = Seat((seed % 4) as u8);
    Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, dealer, scores, &mut SeedRng::new(seed))
}

/// A shuffled deal. Numbers cycle through all presets and player counts.
pub(crate) fn any_table(number: u64) -> Deal {
    let mut rng = SeedRng::part(4, number);
    let index = (number % 25) as usize;
    let rules = RuleSet::PRESETS[index % 5].rules;
    let players = Players::new(2 + u8::try_from(index / 5).unwrap()).unwrap();
    let totals = [-200, 500, 2000, 3500];
    let scores = std::array::from_fn(|_| totals[rng.next_below(4) as usize]);
    let dealer = Seat(u8::try_from(rng.next_below(players.count().into())).unwrap());
    Deal::shuffled(&rules, players, dealer, scores, &mut rng)
}

fn bot(name: &str) -> Box<dyn Bot> {
    light(name)
}

#[test]
fn every_bot_plays_every_bot_legally() {
    std::thread::scope(|scope| {
        for (index, &a) in NAMES.iter().enumerate() {
            for &b in &NAMES[index..] {
                scope.spawn(move || many_deals(a, b));
            }
        }
    });
}

fn many_deals(a: &str, b: &str) {
    let bots = [bot(a), bot(b)];
    for seed in 0..volume(8, 50) {
        let mut deal = deal(seed);
        let played = play(&mut deal, seed, |deal, seat, seed| bots[seat.index() % 2].decide(&deal.view(seat), seed));
        assert!(played.is_ok(), "{a} and {b}, deal {seed}: {}", played.unwrap_err());
        assert!(deal.public().ending().is_some());
    }
}

#[test]
fn every_bot_plays_legally_at_every_table() {
    for (index, name) in NAMES.iter().enumerate() {
        let bots = [bot(name), bot(NAMES[(index + 1) % NAMES.len()])];
        for number in 0..volume(25, 50) {
            let mut deal = any_table(number);
            let played =
                play(&mut deal, number, |deal, seat, seed| bots[seat.index() % 2].decide(&deal.view(seat), seed));
            assert!(played.is_ok(), "{name}, deal {number}: {}", played.unwrap_err());
            assert!(deal.public().ending().is_some());
        }
    }
}

#[test]
fn bots_play_legally_under_random_house_rules() {
    for number in 0..volume(200, 10_000) {
        let mut rng = SeedRng::part(5, number);
        let rules = house::random(&mut rng);
        let players = Players::new(2 + (number % 5) as u8).unwrap();
        let mut deal = Deal::shuffled(&rules, players, Seat(0), totals(&mut rng), &mut rng);
        let first = usize::try_from(number / 5).unwrap();
        let bots = [first, first + 1].map(|next| bot(NAMES[next % NAMES.len()]));
        let played = play(&mut deal, number, |deal, seat, seed| bots[seat.index() % 2].decide(&deal.view(seat), seed));
        assert!(played.is_ok(), "deal {number}, {rules}: {}", played.unwrap_err());
        assert!(deal.public().ending().is_some());
    }
}

/// Every bot but the random one declares a red three as soon as the rules allow it. So it costs points only if that was
/// never possible.
#[test]
fn no_bot_but_random_pays_for_a_red_three() {
    let deals = volume(10, 50);
    for name in NAMES.iter().filter(|&&name| name != "random") {
        let bot = bot(name);
        let mut declared = 0;
        for number in (0..deals).map(|number| 5 * number + 2) {
            let mut deal = any_table(number);
            assert!(deal.public().rules().declares_by_hand());
            let mut barred = 0;
            play(&mut deal, number, |deal, seat, seed| {
                let view = deal.view(seat);
                let actions = bot.decide(&view, seed);
                let may = view.check(&Action::Declare).is_ok();
                assert_eq!(may, actions == [Action::Declare], "{name}, deal {number}: {actions:?}");
                declared += u64::from(may);
                barred += u8::from(!may && view.hand.of(Kind::RedThree) > 0);
                actions
            })
            .unwrap();
            let paid: u8 = deal.public().players().seats().map(|seat| deal.red_three_penalty(seat).total).sum();
            assert!(paid <= barred, "{name}, deal {number}: {paid} penalties");
        }
        assert!(declared > 2 * deals, "{name} declared {declared}");
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_actions() {
    for &name in NAMES {
        let one = bot(name);
        let other = bot(name);
        for seed in 0..volume(8, 40) {
            let play_with = |bot: &dyn Bot| {
                let mut deal = deal(seed);
                let mut actions = Vec::new();
                play(&mut deal, seed, |deal, seat, seed| {
                    let chosen = bot.decide(&deal.view(seat), seed);
                    assert_eq!(chosen, bot.decide(&deal.view(seat), seed), "{name} changed its mind");
                    actions.extend_from_slice(&chosen);
                    chosen
                })
                .unwrap();
                actions
            };
            assert_eq!(play_with(&*one), play_with(&*other), "{name}, deal {seed}");
        }
    }
}

#[test]
fn a_list_of_actions_ends_when_something_is_revealed() {
    for &name in NAMES {
        let bot = bot(name);
        for seed in 0..volume(10, 50) {
            play(&mut any_table(seed), seed, |deal, seat, seed| {
                let actions = bot.decide(&deal.view(seat), seed);
                let learns = |action: &Action| {
                    matches!(action, Action::Draw | Action::Take { .. } | Action::Declare | Action::Ask)
                };
                assert!(!actions[..actions.len() - 1].iter().any(learns), "{name}: {actions:?}");
                actions
            })
            .unwrap();
        }
    }
}

#[test]
fn no_bot_acts_in_a_finished_deal() {
    for &name in NAMES {
        let mut deal = deal(3);
        play(&mut deal, 3, |deal, seat, seed| by_name("random").unwrap().decide(&deal.view(seat), seed)).unwrap();
        assert_eq!(deal.public().phase(), Phase::Over);
        assert!(bot(name).decide(&deal.view(Seat(0)), 1).is_empty());
    }
}

#[test]
fn finds_bots_by_name() {
    for &name in NAMES {
        assert_eq!(by_name(name).unwrap().name(), name);
    }
    assert!(by_name("Club").is_none());
    assert!(by_name("").is_none());
}

/// A seat correctly foresees the results of its own actions, except for a red three that the next player places.
#[test]
fn foreseen_results_match_the_real_ones() {
    let random = bot("random");
    let mut foreseen = 0;
    for seed in 0..200 {
        play(&mut deal(seed), seed, |deal, seat, seed| {
            let view = deal.view(seat);
            let actions = random.decide(&view, seed);
            let mut done = deal.clone();
            let outcome = done.apply(&actions[0]).unwrap();
            match view.after(&actions[0]).unwrap() {
                None => assert_eq!(actions, [Action::Draw]),
                Some(after) if outcome.next.is_none() && outcome.ending.is_none() => {
                    assert_eq!(after, done.view(seat), "{:?}", actions[0]);
                    foreseen += 1;
                }
                Some(after) => assert_eq!(after.public.ending(), outcome.ending),
            }
            actions
        })
        .unwrap();
    }
    assert!(foreseen > 5000);
}
