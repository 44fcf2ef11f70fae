//! Searching bots: their budgets, reproducibility and judgement.

use std::cell::Cell;

use canasta::{Action, Deal, Kind, Phase, Players, RuleSet, Seat, SeedRng, View};
use canasta_bots::{Bot, RatedTurn, Thinker, Thinking, by_name, consider, decide_over, hint, play};

use crate::position::{Position, describe};

/// Views with something to decide, from deals between club players.
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
    assert!(searched > 20, "few searches: {searched}");
}

/// FNV-1a hash of a bot's decisions in many positions. A budget counts simulated decisions, so the decisions are the
/// same on every machine. Update the hashes if a change is meant to change the bots' decisions.
#[test]
fn golden_decisions_are_the_same_on_every_machine() {
    let hash_of = |bot: &str, players: u8, preset: usize| {
        let bot = by_name(bot).unwrap();
        let rules = &RuleSet::PRESETS[preset].rules;
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for (seed, view) in (0..).zip(views(20, rules, Players::new(players).unwrap())) {
            for byte in describe(&bot.decide(&view, seed)).bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
        hash
    };
    let searched = [hash_of(CLUB_PLAYOUTS, 4, 0), hash_of("expert@nodes=600", 4, 4), hash_of(CLUB_PLAYOUTS, 3, 2)];
    assert_eq!(searched, SEARCHED, "{searched:#x?}");
    let rated = [2, 3, 4, 5, 6].map(|players| hash_of("skilled@lead=0", players, usize::from(players) - 2));
    assert_eq!(rated, RATED, "{rated:#x?}");
}

/// A search whose playouts use club players.
const CLUB_PLAYOUTS: &str = "expert@nodes=600;horizon=8;model-error=60";
const SEARCHED: [u64; 3] = [0x0381_794e_25fa_f58b, 0xd369_6f34_f29a_ae7c, 0xd651_89e4_7ca4_d875];
/// The values by number of players.
const RATED: [u64; 5] =
    [0x58aa_84db_bacd_823f, 0x8c5c_bc54_a882_82f9, 0xb0ed_5d7e_1ed5_0b74, 0xf31b_a773_69f0_dfcf, 0x29bd_c6cf_f875_156e];

#[test]
fn skilled_overrides_the_club_player_by_the_required_margin() {
    let skilled = by_name("skilled").unwrap();
    for (players, lead) in [(2, 60), (3, 30), (4, 180), (5, 30), (6, 60)] {
        let like = by_name(&format!("skilled@lead={lead}")).unwrap();
        for view in views(60, &RuleSet::HOYLE, Players::new(players).unwrap()) {
            assert_eq!(describe(&skilled.decide(&view, 3)), describe(&like.decide(&view, 3)), "{players} players");
        }
    }
}

/// With four players Strong only rates turns. Otherwise it also searches, and with five players it uses the club
/// player's candidates.
#[test]
fn strong_searches_when_its_network_is_weak() {
    let strong = by_name("strong").unwrap();
    let rater = by_name("skilled@lead=0").unwrap();
    let searcher = Thinker::new("thinks", Thinking::STRONG);
    let searcher_for_five = by_name("expert@nodes=4000;horizon=8;model-error=60;rated-by=club").unwrap();
    for players in 2..=6 {
        let like: &dyn Bot = match players {
            4 => &*rater,
            5 => &*searcher_for_five,
            _ => &searcher,
        };
        for view in views(9, &RuleSet::HOYLE, Players::new(players).unwrap()) {
            assert_eq!(describe(&strong.decide(&view, 3)), describe(&like.decide(&view, 3)), "{players} players");
        }
    }
}

#[test]
fn plays_the_best_rated_turn_without_time() {
    let expert = by_name("expert").unwrap();
    let strong = by_name("strong").unwrap();
    for view in views(20, &RuleSet::HOYLE, Players::FOUR) {
        let played = describe(&strong.decide(&view, 3));
        // When Strong isn't sure whether to go out, it asks. A search settles that by playouts.
        if played != "ask" {
            assert_eq!(describe(&expert.decide_while(&view, 3, &|| false)), played);
        }
    }
}

#[test]
fn stops_searching_when_asked() {
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
        assert!(asked.get() <= 50, "it continued after the no");
        stopped += u32::from(asked.get() == 50);
    }
    assert!(stopped >= 4, "only {stopped} searches had to be stopped");
}

/// The number of cards of the discarded rank that are in the hand before the turn.
fn cards_like_discard(view: &View, turn: &RatedTurn) -> u8 {
    match turn.actions.last() {
        Some(Action::Discard(kind)) => view.hand.of(*kind),
        _ => 0,
    }
}

#[test]
fn of_equally_good_turns_one_that_keeps_sets_together_comes_first() {
    let mut preferred = 0;
    for view in views(60, &RuleSet::WAHHI, Players::FOUR) {
        let thinking = Thinking { nodes: 3000, ..Thinking::HINT };
        let rated = consider(&view, 1, &thinking, 3, &|| true);
        let hint = hint(&view, 1, 3000, &|| true);
        let [Some(best), Some(first)] = [rated.turns.first(), hint.turns.first()] else { continue };
        assert_eq!(hint.turns.len(), rated.turns.len());
        if first != best {
            assert!(cards_like_discard(&view, best) > 1, "{}", describe(&best.actions));
            assert!(first.equal && first.loses <= 20.0 && cards_like_discard(&view, first) == 1, "{first:?}");
            preferred += 1;
        }
    }
    assert!(preferred >= 4, "a plain turn came first {preferred} times");
}

#[test]
fn hint_lists_legal_turns_best_first() {
    let mut foreseen = 0;
    for (preset, players) in [(0, 4), (1, 2), (2, 3), (4, 5), (3, 6)] {
        for view in views(6, &RuleSet::PRESETS[preset].rules, Players::new(players).unwrap()) {
            let hint = hint(&view, 1, 2000, &|| true);
            let losses: Vec<f64> = hint.turns.iter().map(|turn| turn.loses).collect();
            // A plain turn can come before the best.
            assert!(losses.contains(&0.0) && losses.get(1..).is_none_or(<[f64]>::is_sorted), "{losses:?}");
            assert!(hint.turns.first().is_none_or(|turn| turn.equal), "{losses:?}");
            for turn in &hint.turns {
                assert!(view.check(&turn.actions[0]).is_ok(), "{}", describe(&turn.actions));
                let shares = [turn.forecast.next_takes, turn.forecast.opponents_take, turn.forecast.own_side_goes_out];
                assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{:?}", turn.forecast);
                assert!(turn.forecast.next_takes <= turn.forecast.opponents_take, "{:?}", turn.forecast);
                // Takes by upcard can't exceed all takes.
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
    assert!(foreseen > 20, "forecasts with canastas and piles: {foreseen}");
}

#[test]
fn forecasts_feeding_the_next_player() {
    // The opponents have a meld of eights, so discarding an eight gives them the pile if they want it.
    let view = Position::playing("8Q4KKAA99").melds(0, "TTT").melds(1, "888").pile("675T449TJ6").view(&[]);
    let wide = Thinking { margin: 1000.0, turns: 20, ..Thinking::QUICK };
    let hint = consider(&view, 1, &wide, 20, &|| true);
    let turn = |action: &str| {
        hint.turns.iter().find(|turn| describe(&turn.actions) == action).unwrap_or_else(|| panic!("{action}"))
    };
    let eight = turn("discard 8");
    let four = turn("discard 4");
    assert_eq!(eight.forecast.pile, 11);
    assert!(eight.forecast.next_takes > 0.8, "{:?}", eight.forecast);
    assert!(four.forecast.next_takes < 0.6, "{:?}", four.forecast);
    assert!(eight.loses > four.loses && !eight.equal, "{} {}", eight.loses, four.loses);
}

/// Keeping a pair leads to taking the pile more often than breaking it does.
#[test]
fn forecasts_taking_the_pile_with_a_kept_pair() {
    let view = Position::playing("99Q4KKAA75").melds(0, "TTT").melds(1, "888").pile("675T449TJ6").view(&[]);
    let wide = Thinking { nodes: 60_000, margin: 1000.0, turns: 20, swaps: 0, ..Thinking::QUICK };
    let hint = consider(&view, 1, &wide, 20, &|| true);
    let turn = |action: &str| {
        hint.turns.iter().find(|turn| describe(&turn.actions) == action).unwrap_or_else(|| panic!("{action}"))
    };
    let [kept, broken] = ["discard 4", "discard 9"].map(|action| turn(action).forecast);
    assert!(kept.takes_with.of(Kind::Nine) > broken.takes_with.of(Kind::Nine), "{kept:?} {broken:?}");
    // If someone else takes the pile in between, the next one has at most four cards. This one has fourteen. Both cases
    // occur.
    assert!(kept.taken > 4.0 && kept.taken < 14.5, "{kept:?}");
}

#[test]
fn accepts_valid_parameters_and_rejects_others() {
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

/// A player that sees more than its view is not a bot.
#[test]
fn no_bot_is_an_oracle() {
    for name in ["oracle", "oracle@sees=all", "expert@sees=all", "expert@sees=next"] {
        assert!(by_name(name).is_none(), "{name}");
    }
}

/// Given the deals it would have sampled itself, a search makes the same decision. With other deals the decision often
/// differs.
#[test]
fn searches_the_given_deals() {
    let thinking = Thinking { nodes: 400, swaps: 0, ..Thinking::QUICK };
    let thinker = Thinker::new("thinker", thinking);
    let mut thought = 0;
    let mut other = 0;
    for (number, view) in (0..).zip(views(300, &RuleSet::HOYLE, Players::FOUR)) {
        if matches!(view.public.phase(), Phase::Answer { .. }) {
            continue;
        }
        let over = |luck: u64| {
            decide_over(&view, number, &thinking, &mut |sample| view.sample(&mut SeedRng::part(luck, sample)))
        };
        let chosen = thinker.decide(&view, number);
        assert_eq!(over(number), chosen, "view {number}");
        thought += 1;
        other += u32::from(over(number + 1000) != chosen);
    }
    assert!(thought > 200 && other > 10, "{other} of {thought} differ");
}

/// A player who asks must be able to go out. The deals sampled for the answer must allow that; otherwise nothing is
/// played out.
#[test]
fn searches_the_answer_to_may_i_go_out() {
    let club = by_name("club").unwrap();
    let mut asked = 0;
    let mut thought = 0;
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
    assert!(asked >= 10 && thought * 10 >= asked * 8, "{thought} of {asked} questions were searched");
}
