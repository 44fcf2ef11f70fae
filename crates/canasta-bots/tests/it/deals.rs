//! Whole deals: every bot against every bot, by the rules and the same again from the same seed.

use canasta::{Act, Deal, MAX_SEATS, Phase, Players, RuleSet, Seat, SeedRng};
use canasta_bots::{Bot, NAMES, by_name, play};

/// A shuffled deal; every opening minimum comes up.
pub(crate) fn deal(seed: u64) -> Deal {
    let mut scores = [0; MAX_SEATS];
    let totals = [-200, 500, 2000, 3500];
    scores[0] = totals[(seed % 4) as usize];
    scores[1] = totals[(seed / 4 % 4) as usize];
    let dealer = Seat((seed % 4) as u8);
    Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, dealer, scores, &mut SeedRng::new(seed))
}

fn bot(name: &str) -> Box<dyn Bot> {
    by_name(name).unwrap()
}

#[test]
fn every_bot_plays_every_bot_by_the_rules() {
    std::thread::scope(|scope| {
        for (place, &a) in NAMES.iter().enumerate() {
            for &b in &NAMES[place..] {
                scope.spawn(move || thousand_deals(a, b));
            }
        }
    });
}

fn thousand_deals(a: &str, b: &str) {
    let bots = [bot(a), bot(b)];
    for seed in 0..1000 {
        let mut deal = deal(seed);
        let played = play(&mut deal, seed, |deal, seat, seed| bots[seat.index() % 2].decide(&deal.view(seat), seed));
        assert!(played.is_ok(), "{a} and {b}, deal {seed}: {}", played.unwrap_err());
        assert!(deal.public().ending.is_some());
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_acts() {
    for &name in NAMES {
        let (one, other) = (bot(name), bot(name));
        for seed in 0..40 {
            let play_it = |bot: &dyn Bot| {
                let (mut deal, mut acts) = (deal(seed), Vec::new());
                play(&mut deal, seed, |deal, seat, seed| {
                    let chosen = bot.decide(&deal.view(seat), seed);
                    assert_eq!(chosen, bot.decide(&deal.view(seat), seed), "{name} changed its mind");
                    acts.extend_from_slice(&chosen);
                    chosen
                })
                .unwrap();
                acts
            };
            assert_eq!(play_it(&*one), play_it(&*other), "{name}, deal {seed}");
        }
    }
}

#[test]
fn a_list_ends_where_something_new_is_learned() {
    for &name in NAMES {
        let bot = bot(name);
        for seed in 0..50 {
            play(&mut deal(seed), seed, |deal, seat, seed| {
                let acts = bot.decide(&deal.view(seat), seed);
                let learns = |act: &Act| matches!(act, Act::Draw | Act::Take { .. } | Act::Ask);
                assert!(!acts[..acts.len() - 1].iter().any(learns), "{name}: {acts:?}");
                acts
            })
            .unwrap();
        }
    }
}

#[test]
fn a_finished_deal_asks_nobody() {
    for &name in NAMES {
        let mut deal = deal(3);
        play(&mut deal, 3, |deal, seat, seed| by_name("random").unwrap().decide(&deal.view(seat), seed)).unwrap();
        assert_eq!(deal.public().phase, Phase::Over);
        assert!(bot(name).decide(&deal.view(Seat(0)), 1).is_empty());
    }
}

#[test]
fn the_names_lead_to_the_bots() {
    for &name in NAMES {
        assert_eq!(bot(name).name(), name);
    }
    assert!(by_name("Club").is_none());
    assert!(by_name("").is_none());
}

/// What a seat foresees of its own act is what happens, but for a red three that the next player tables.
#[test]
fn a_foreseen_act_is_the_act() {
    let (random, mut foreseen) = (bot("random"), 0);
    for seed in 0..200 {
        play(&mut deal(seed), seed, |deal, seat, seed| {
            let view = deal.view(seat);
            let acts = random.decide(&view, seed);
            let mut done = deal.clone();
            let outcome = done.apply(&acts[0]).unwrap();
            match view.after(&acts[0]).unwrap() {
                None => assert_eq!(acts, [Act::Draw]),
                Some(after) if outcome.next.is_none() && outcome.ending.is_none() => {
                    assert_eq!(after, done.view(seat), "{:?}", acts[0]);
                    foreseen += 1;
                }
                Some(after) => assert_eq!(after.public.ending, outcome.ending),
            }
            acts
        })
        .unwrap();
    }
    assert!(foreseen > 5000);
}
