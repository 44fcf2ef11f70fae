//! Bots that search: their budgets, that they are the same everywhere, and what they say about turns.

use std::cell::Cell;

use canasta::{Deal, Kind, Phase, Players, RuleSet, Seat, SeedRng, View};
use canasta_bots::{Bot, Thinker, Thinking, by_name, consider, decide_over, hint, play};

use crate::at::{At, told};

/// Views in which something is to be decided, from deals of club players.
fn views(count: u64, rules: &RuleSet, players: Players) -> Vec<View> {
    let club = by_name("club").unwrap();
    let mut views = Vec::new();
    for number in 0..count {
        let mut deal = Deal::shuffled(rules, players, Seat(0), [0; 6], &mut SeedRng::part(31, number));
        let mut decisions = 0;
        play(&mut deal, number, |deal, seat, seed| {
            decisions += 1;
            if decisions == 5 + 7 * (number % 9) {
                views.push(deal.view(seat));
            }
            club.decide(&deal.view(seat), seed)
        })
        .unwrap();
    }
    views
}

#[test]
fn a_search_never_simulates_more_than_its_budget() {
    let mut searched = 0;
    for view in views(12, &RuleSet::HOYLE, Players::FOUR) {
        for nodes in [1, 7, 100, 901] {
            let hint = hint(&view, 5, nodes, &|| true);
            assert!(hint.nodes <= nodes, "{} of {nodes}", hint.nodes);
            searched += u32::from(hint.nodes > nodes / 2);
        }
    }
    assert!(searched > 20, "hardly anything was searched: {searched}");
}

/// FNV-1a over what a bot does in many positions: a budget counts simulated decisions, so that the moves are the same on
/// every machine. If a change of the bots is meant to change their moves, the numbers here change with it.
#[test]
fn the_same_seed_and_budget_give_the_same_moves_on_any_machine() {
    let moves = |bot: &str, players: u8, preset: usize| {
        let bot = by_name(bot).unwrap();
        let rules = &RuleSet::PRESETS[preset].rules;
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for (seed, view) in (0..).zip(views(20, rules, Players::new(players).unwrap())) {
            for byte in told(&bot.decide(&view, seed)).bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
        hash
    };
    let searched = [moves(CLUB_PLAYS_ON, 4, 0), moves("expert@nodes=600", 4, 4), moves(CLUB_PLAYS_ON, 3, 2)];
    assert_eq!(searched, SEARCHED, "{searched:#x?}");
    let rated = [2, 3, 4, 5, 6].map(|players| moves("skilled@lead=0", players, usize::from(players) - 2));
    assert_eq!(rated, RATED, "{rated:#x?}");
}

/// A search in which club players play on.
const CLUB_PLAYS_ON: &str = "expert@nodes=600;horizon=8;model-error=60";
const SEARCHED: [u64; 3] = [0x0381_794e_25fa_f58b, 0xd369_6f34_f29a_ae7c, 0xd651_89e4_7ca4_d875];
/// By number of players.
const RATED: [u64; 5] =
    [0x58aa_84db_bacd_823f, 0x8c5c_bc54_a882_82f9, 0xb0ed_5d7e_1ed5_0b74, 0xf31b_a773_69f0_dfcf, 0x29bd_c6cf_f875_156e];

/// What is much more depends on the table.
#[test]
fn skilled_leaves_the_rules_of_thumb_where_another_turn_is_worth_much_more() {
    let skilled = by_name("skilled").unwrap();
    for (players, lead) in [(2, 60), (3, 30), (4, 180), (5, 30), (6, 60)] {
        let like = by_name(&format!("skilled@lead={lead}")).unwrap();
        for view in views(60, &RuleSet::HOYLE, Players::new(players).unwrap()) {
            assert_eq!(told(&skilled.decide(&view, 3)), told(&like.decide(&view, 3)), "{players} players");
        }
    }
}

/// With four players Strong only rates; at other tables it thinks too, with five about what a club player finds good.
#[test]
fn strong_thinks_where_it_has_learned_less() {
    let (strong, rates) = (by_name("strong").unwrap(), by_name("skilled@lead=0").unwrap());
    let thinks = Thinker::new("thinks", Thinking::STRONG);
    let thinks_with_five = by_name("expert@nodes=4000;horizon=8;model-error=60;rated-by=club").unwrap();
    for players in 2..=6 {
        let like: &dyn Bot = match players {
            4 => &*rates,
            5 => &*thinks_with_five,
            _ => &thinks,
        };
        for view in views(9, &RuleSet::HOYLE, Players::new(players).unwrap()) {
            assert_eq!(told(&strong.decide(&view, 3)), told(&like.decide(&view, 3)), "{players} players");
        }
    }
}

#[test]
fn who_has_no_time_plays_what_the_evaluator_likes_best() {
    let (expert, strong) = (by_name("expert").unwrap(), by_name("strong").unwrap());
    for view in views(20, &RuleSet::HOYLE, Players::FOUR) {
        let played = told(&strong.decide(&view, 3));
        // Going out in doubt is asked about, which a search thinks through.
        if played != "ask" {
            assert_eq!(told(&expert.decide_while(&view, 3, &|| false)), played);
        }
    }
}

#[test]
fn a_search_that_is_told_to_stop_stops() {
    let expert = by_name("expert@nodes=1000000;horizon=8").unwrap();
    let mut stopped = 0;
    for view in views(8, &RuleSet::HOYLE, Players::FOUR) {
        let asked = Cell::new(0);
        let go_on = || {
            asked.set(asked.get() + 1);
            asked.get() < 50
        };
        let actions = expert.decide_while(&view, 3, &go_on);
        assert!(view.check(&actions[0]).is_ok());
        assert!(asked.get() <= 50, "it went on after the no");
        stopped += u32::from(asked.get() == 50);
    }
    assert!(stopped >= 4, "only {stopped} searches took so long that they had to be stopped");
}

#[test]
fn advice_begins_with_the_best_and_each_turn_is_legal() {
    let mut foreseen = 0;
    for (preset, players) in [(0, 4), (1, 2), (2, 3), (4, 5), (3, 6)] {
        for view in views(6, &RuleSet::PRESETS[preset].rules, Players::new(players).unwrap()) {
            let hint = hint(&view, 1, 2000, &|| true);
            let losses: Vec<f64> = hint.turns.iter().map(|turn| turn.loses).collect();
            assert!(losses.is_sorted(), "{losses:?}");
            assert_eq!(losses.first(), Some(&0.0));
            for turn in &hint.turns {
                assert!(view.check(&turn.actions[0]).is_ok(), "{}", told(&turn.actions));
                let shares = [turn.forecast.next_takes, turn.forecast.opponents_take, turn.forecast.own_side_goes_out];
                assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{:?}", turn.forecast);
                assert!(turn.forecast.next_takes <= turn.forecast.opponents_take, "{:?}", turn.forecast);
                // What is foreseen of single ranks is a part of what is foreseen in all.
                let forecast = &turn.forecast;
                let takes: f64 = forecast.takes_with.iter().map(|(_, share)| share).sum();
                assert!(takes <= forecast.own_side_takes + 1e-9, "{forecast:?}");
                assert_eq!(takes > 0.0, forecast.taken >= 1.0, "{forecast:?}");
                assert!((0.0..=1.0).contains(&forecast.wins) && (0.0..=1.0).contains(&turn.worse_in), "{turn:?}");
                assert!(forecast.opponents_go_out > 0.0 || forecast.caught == 0.0, "{forecast:?}");
                foreseen += u32::from(forecast.canasta_of.iter().next().is_some()) + u32::from(takes > 0.0);
            }
        }
    }
    assert!(foreseen > 20, "canastas and piles are foreseen: {foreseen}");
}

#[test]
fn feeding_the_next_player_is_foreseen() {
    // The opponents have a meld of eights: an eight hands the pile over, unless they do not care for it.
    let view = At::playing("8Q4KKAA99").melds(0, "TTT").melds(1, "888").pile("675T449TJ6").view(&[]);
    let wide = Thinking { margin: 1000.0, turns: 20, ..Thinking::QUICK };
    let hint = consider(&view, 1, &wide, 20, &|| true);
    let turn = |action: &str| {
        hint.turns.iter().find(|turn| told(&turn.actions) == action).unwrap_or_else(|| panic!("{action}"))
    };
    let (eight, four) = (turn("discard 8"), turn("discard 4"));
    assert_eq!(eight.forecast.pile, 11);
    assert!(eight.forecast.next_takes > 0.8, "{:?}", eight.forecast);
    assert!(four.forecast.next_takes < 0.6, "{:?}", four.forecast);
    assert!(eight.loses > four.loses && !eight.equal, "{} {}", eight.loses, four.loses);
}

/// A pair that is kept takes the pile more often than a card of it that is discarded.
#[test]
fn a_kept_pair_is_foreseen_to_take_the_pile() {
    let view = At::playing("99Q4KKAA75").melds(0, "TTT").melds(1, "888").pile("675T449TJ6").view(&[]);
    let wide = Thinking { nodes: 60_000, margin: 1000.0, turns: 20, swaps: 0, ..Thinking::QUICK };
    let hint = consider(&view, 1, &wide, 20, &|| true);
    let turn = |action: &str| {
        hint.turns.iter().find(|turn| told(&turn.actions) == action).unwrap_or_else(|| panic!("{action}"))
    };
    let [kept, broken] = ["discard 4", "discard 9"].map(|action| turn(action).forecast);
    assert!(kept.takes_with.of(Kind::Nine) > broken.takes_with.of(Kind::Nine), "{kept:?} {broken:?}");
    // A pile that somebody else has taken in between has at most four cards, this one fourteen: some of both.
    assert!(kept.taken > 4.0 && kept.taken < 14.5, "{kept:?}");
}

#[test]
fn parameters_are_read_or_refused() {
    assert_eq!(by_name("expert@nodes=400").unwrap().name(), "expert@nodes=400");
    assert!(by_name("expert@rated-by=club;rating-error=60").is_some());
    for wrong in [
        "expert@nodes=0",
        "expert@nodes=",
        "expert@",
        "expert@depth=3",
        "strong@nodes=3",
        "expert@nodes=x",
        "expert@rated-by=greedy",
        "expert@rating-error=0",
    ] {
        assert!(by_name(wrong).is_none(), "{wrong}");
    }
    let thinker = Thinker::new("mine", Thinking { nodes: 50, ..Thinking::QUICK });
    assert_eq!(thinker.name(), "mine");
}

/// What sees more than a player may is no bot.
#[test]
fn there_is_no_oracle_by_that_name() {
    for name in ["oracle", "oracle@sees=all", "expert@sees=all", "expert@sees=next"] {
        assert!(by_name(name).is_none(), "{name}");
    }
}

/// Given the deals that it would have imagined itself, a search does what it would have done; given others, often something else.
#[test]
fn a_search_thinks_over_the_deals_that_it_is_given() {
    let thinking = Thinking { nodes: 400, swaps: 0, ..Thinking::QUICK };
    let thinker = Thinker::new("thinker", thinking);
    let (mut thought, mut other) = (0, 0);
    for (number, view) in (0..).zip(views(300, &RuleSet::HOYLE, Players::FOUR)) {
        if matches!(view.public.phase(), Phase::Answer { .. }) {
            continue;
        }
        let over = |luck: u64| {
            decide_over(&view, number, &thinking, &mut |world| view.sample(&mut SeedRng::part(luck, world)))
        };
        let chosen = thinker.decide(&view, number);
        assert_eq!(over(number), chosen, "view {number}");
        thought += 1;
        other += u32::from(over(number + 1000) != chosen);
    }
    assert!(thought > 200 && other > 10, "{other} of {thought} otherwise");
}

/// Who asks can go out: the deals that are imagined for the answer must be such deals, or nothing is played on in them.
#[test]
fn may_i_go_out_is_thought_about() {
    let club = by_name("club").unwrap();
    let (mut asked, mut thought) = (0, 0);
    for number in 0..60 {
        let mut rng = SeedRng::part(1, number);
        let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; 6], &mut rng);
        play(&mut deal, number, |deal, seat, seed| {
            let view = deal.view(seat);
            if matches!(view.public.phase(), Phase::Answer { .. }) {
                asked += 1;
                let hint = hint(&view, 1, 1500, &|| true);
                assert_eq!(hint.turns.len(), 2, "yes and no");
                thought += u32::from(hint.turns.iter().all(|turn| turn.forecast.deals >= 10));
            }
            club.decide(&view, seed)
        })
        .unwrap();
    }
    assert!(asked >= 10 && thought * 10 >= asked * 8, "{thought} of {asked} questions were thought about");
}
