//! The lines to external bots, and the parsing of their answers.

use canasta::rules::Preset;
use canasta::{Action, CardAction, CardDeal, Counts, Kind, Meld, Melds, Players, RuleSet, Seat, SeedRng, notation};
use canasta_record::house::HouseRules;
use canasta_record::position::{print, read, view};
use canasta_record::protocol::{Event, ForfeitReason, Hello, MAX_LISTED_ACTIONS, read_action, turn};
use canasta_testkit::actions::play_random_action;
use canasta_testkit::deals::Start;
use serde_json::{Value, json};

/// Plays random deals under all rule sets and with all numbers of players, and calls `check` at every position.
fn deals(count: u64, mut check: impl FnMut(&CardDeal)) {
    for seed in 0..count {
        let start = Start::any_rules(seed);
        let dealt = CardDeal::new(&start.rules, start.players, start.dealer, start.scores, &start.deck);
        let mut deal = dealt.unwrap().0;
        let mut rng = SeedRng::new(seed);
        check(&deal);
        while play_random_action(&mut rng, &mut deal).is_some() {
            check(&deal);
        }
    }
}

fn preset_of(deal: &CardDeal) -> &'static Preset {
    HouseRules::nearest(deal.public().rules()).preset
}

fn hello_for(deal: &CardDeal, seat: Seat) -> Hello {
    Hello::new(deal.public().rules(), deal.public().players(), seat, u64::MAX)
}

fn value(line: &str) -> Value {
    assert!(!line.contains('\n'), "{line}");
    serde_json::from_str(line).unwrap()
}

/// A view plus the hidden cards is the position, so a view lacks nothing that the rules need.
#[test]
fn a_view_with_the_hidden_cards_is_the_position() {
    let mut views = 0;
    deals(60, |deal| {
        let position = serde_json::to_value(print(deal, preset_of(deal).name)).unwrap();
        for seat in deal.public().players().seats() {
            let mut seen = serde_json::to_value(view(&deal.view(Some(seat)), preset_of(deal))).unwrap();
            let fields = seen.as_object_mut().unwrap();
            assert_eq!(fields.remove("seat"), Some(json!(seat.0)));
            let stock = notation::parse_cards(position["stock"].as_str().unwrap()).unwrap().len();
            assert_eq!(fields.remove("stock_size"), Some(json!(stock)));
            let sizes = fields.remove("hand_sizes").unwrap();
            let memory = fields.remove("seen").unwrap();
            for key in ["known", "passed"] {
                fields["flags"][key] = memory[key].clone();
            }
            fields.insert("stock".to_owned(), position["stock"].clone());
            for other in deal.public().players().seats().map(Seat::index) {
                let cards = notation::parse_cards(position["hands"][other].as_str().unwrap()).unwrap();
                assert_eq!(sizes[other], json!(cards.len()));
                if other == seat.index() {
                    continue;
                }
                assert_eq!(fields["hands"][other], Value::Null, "a hidden hand");
                fields["hands"][other] = position["hands"][other].clone();
                for key in ["penalised", "penalties"] {
                    assert_eq!(fields["flags"][key][other], Value::Null, "it would reveal a hidden card");
                    fields["flags"][key][other] = position["flags"][key][other].clone();
                }
            }
            assert_eq!(seen, position);
            views += 1;
        }
    });
    assert!(views > 10_000, "{views}");
}

#[test]
fn a_spectators_view_has_no_hand() {
    deals(5, |deal| {
        let seen = serde_json::to_value(view(&deal.view(None), preset_of(deal))).unwrap();
        assert_eq!(seen["seat"], Value::Null);
        assert!(seen["hands"].as_array().unwrap().iter().all(Value::is_null));
    });
}

/// Cards drawn by other seats are never sent, even if the event contains them.
#[test]
fn events_contain_only_the_seats_own_cards() {
    let mut own = 0;
    let mut others = 0;
    for seed in 0..60 {
        let start = Start::any_rules(seed);
        let dealt = CardDeal::new(&start.rules, start.players, start.dealer, start.scores, &start.deck);
        let (mut deal, red_threes) = dealt.unwrap();
        let mut rng = SeedRng::new(seed);
        let mut check_drawn = |line: &Value, viewer: Seat| {
            let count = line["drew_count"].as_u64().unwrap();
            if line["seat"] == viewer.0 {
                let drew = notation::parse_cards(line["drew"].as_str().unwrap()).unwrap();
                assert_eq!(u64::try_from(drew.len()).unwrap(), count);
                own += count;
            } else {
                assert_eq!(line["drew"], Value::Null, "{line}");
                others += count;
            }
        };
        for viewer in start.players.seats() {
            let begins = value(&Event::begins(1, deal.view(Some(viewer)), &red_threes).line(&hello_for(&deal, viewer)));
            begins["tabled"].as_array().unwrap().iter().for_each(|line| check_drawn(line, viewer));
        }
        loop {
            let mut next = deal.clone();
            let Some(action) = play_random_action(&mut rng, &mut next) else { break };
            let card_action = deal.view(deal.public().to_act()).to_cards(&action).unwrap();
            let step = deal.apply(&card_action).unwrap();
            for viewer in start.players.seats() {
                // Even if the actor's event is sent to everyone, only the actor gets the cards.
                let line = value(&Event::Action(step.seen_by(Some(step.seat))).line(&hello_for(&deal, viewer)));
                assert_eq!(line["act"], card_action.to_string());
                check_drawn(&line, viewer);
                if line["next"].is_object() {
                    let line = value(&Event::Action(step.seen_by(Some(viewer))).line(&hello_for(&deal, viewer)));
                    check_drawn(&line["next"], viewer);
                }
            }
        }
    }
    assert!(own > 1_000 && others > 1_000, "{own} own cards, {others} of others");
}

#[test]
fn lists_the_legal_actions_of_the_referee() {
    let mut listed = 0;
    deals(20, |deal| {
        let Some(seat) = deal.public().to_act() else { return };
        let line = value(&turn(&deal.view(Some(seat)), &hello_for(deal, seat), 5_000));
        assert_eq!(line["milliseconds"], 5_000);
        let legal: Vec<&str> = line["legal"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert!(!legal.is_empty());
        for action in &legal {
            let action = action.parse::<CardAction>().unwrap();
            assert!(deal.clone().apply(&action).is_ok(), "{action:?}");
        }
        let mut actions = Vec::new();
        deal.public().legal(deal.deal().hand(seat), &mut actions);
        assert_eq!(line["legal_complete"], legal.len() == actions.len(), "{} of {}", legal.len(), actions.len());
        listed += legal.len();
    });
    assert!(listed > 5_000, "{listed}");
}

/// A hand of half the pack has more initial melds than a line can hold. The line stays short, and says that the list is
/// incomplete.
#[test]
fn cuts_an_endless_list_and_says_so() {
    let hand = canasta::Card::all().filter(|card| card.kind().is_natural()).collect::<Vec<_>>();
    let cards = notation::cards(&hand).to_string();
    let scenario =
        json!({"hands": [format!("{cards} XR XB 2S 2H"), null, null, null], "phase": "play", "scores": [3000, 0]});
    let deal = read(&scenario.to_string()).unwrap().deal;
    let line = turn(&deal.view(Some(Seat(0))), &hello_for(&deal, Seat(0)), 1);
    assert!(line.len() < 200_000, "{} bytes", line.len());
    let line = value(&line);
    assert_eq!(line["legal_complete"], false);
    let legal = line["legal"].as_array().unwrap();
    assert!(legal.len() <= MAX_LISTED_ACTIONS, "{}", legal.len());
    assert!(legal.iter().any(|action| action.as_str().unwrap().starts_with("meld")));
    assert!(legal.iter().any(|action| action == "discard 4S"), "actions that end the turn are never left out");
}

/// An initial meld is listed with no more groups than it needs. Further groups are legal in the same action, but are
/// only listed afterwards.
#[test]
fn an_initial_meld_with_extra_groups_is_legal_but_not_listed() {
    let hand = "JD 2H 5H JH JH 6D AH KC 5C AD 4D 6S";
    let position = json!({"phase": "play", "hands": [hand, null, null, null], "pile": "7S"});
    let mut deal = read(&position.to_string()).unwrap().deal;
    let turn_line = |deal: &CardDeal| value(&turn(&deal.view(Some(Seat(0))), &hello_for(deal, Seat(0)), 1));
    let listed = |line: &Value, action: &str| line["legal"].as_array().unwrap().iter().any(|listed| listed == action);
    let line = turn_line(&deal);
    assert_eq!((&line["minimum"], &line["legal_complete"]), (&json!(50), &json!(true)));
    let [both, one, other] = ["meld JD JH JH / AD AH 2H", "meld AH AD 2H", "meld JD JH JH"];
    assert!(!listed(&line, both) && listed(&line, one) && !listed(&line, other), "{line}");
    let mut together = deal.clone();
    assert!(together.apply(&both.parse::<CardAction>().unwrap()).is_ok());
    assert!(
        deal.clone().apply(&other.parse::<CardAction>().unwrap()).is_err(),
        "30 points are not enough for an initial meld"
    );
    deal.apply(&one.parse::<CardAction>().unwrap()).unwrap();
    assert!(listed(&turn_line(&deal), other), "{}", turn_line(&deal));
    deal.apply(&other.parse::<CardAction>().unwrap()).unwrap();
    assert_eq!(deal.deal(), together.deal());
}

#[test]
fn a_cut_list_lacks_only_actions_of_several_groups() {
    let mut cut = 0;
    let mut checked = 0;
    for seed in 0_u8..60 {
        let mut rng = SeedRng::part(seed.into(), 8);
        let rules = RuleSet::PRESETS[usize::from(seed % 5)];
        let deck = canasta::deck::shuffled(&mut rng);
        let threes = |card: &&canasta::Card| card.rank() != Some(3);
        let hand: Vec<canasta::Card> =
            deck.iter().filter(threes).take(20 + 2 * usize::from(seed % 15)).copied().collect();
        let phase = if seed % 2 == 0 { "play" } else { "draw" };
        let scenario = json!({"rules": rules.name, "phase": phase, "scores": [3500, 0], "pile": "9S",
            "hands": [notation::cards(&hand).to_string(), "", "", ""]});
        let Ok(scenario) = read(&scenario.to_string()) else { continue };
        let deal = scenario.deal;
        let public = deal.public();
        let hand = *deal.deal().hand(Seat(0));
        let line = value(&turn(&deal.view(Some(Seat(0))), &hello_for(&deal, Seat(0)), 1));
        cut += usize::from(line["legal_complete"] == false);
        let listed: Vec<Action> = (line["legal"].as_array().unwrap().iter())
            .map(|action| action.as_str().unwrap().parse::<CardAction>().unwrap().to_kinds().unwrap())
            .collect();
        for action in single_group_actions(public, &hand) {
            if public.check(&hand, &action).is_ok() {
                checked += 1;
                assert!(listed.contains(&action), "seed {seed}: {action:?} is not listed");
            }
        }
    }
    assert!(cut > 15 && checked > 500, "{cut} lists were cut, {checked} actions were checked");
}

/// All actions that meld at most one group from a hand.
fn single_group_actions(public: &canasta::Public, hand: &Counts) -> Vec<Action> {
    let mut actions = vec![Action::Draw, Action::Pass, Action::Ask, Action::Declare];
    actions.extend(hand.iter().map(|(kind, _)| Action::Discard(kind)));
    for rank in Kind::NATURALS {
        for naturals in 0..=hand.of(rank) {
            for jokers in 0..=hand.of(Kind::Joker).min(3) {
                for twos in 0..=hand.of(Kind::Two).min(3) {
                    actions.push(Action::Meld(Melds::only(rank, Meld { naturals, jokers, twos })));
                    if public.pile().top() == Some(rank) {
                        let mut with = Counts::NONE;
                        with.set(rank, naturals);
                        with.set(Kind::Joker, jokers);
                        with.set(Kind::Two, twos);
                        actions.push(Action::Take { with, more: Melds::NONE });
                    }
                }
            }
        }
    }
    actions
}

#[test]
fn sends_the_minimum_and_whether_the_pile_is_frozen() {
    let pile_state = |scenario: Value| {
        let deal = read(&scenario.to_string()).unwrap().deal;
        let line = value(&turn(&deal.view(Some(Seat(0))), &hello_for(&deal, Seat(0)), 1));
        let part = |key: &str| line[key].clone();
        json!([part("minimum"), part("frozen"), part("frozen_by_card"), part("frozen_until_opened")])
    };
    let melds = json!([["KH KD KC"], []]);
    // In turn: not frozen, frozen by a card, frozen by the missing initial meld, frozen by both.
    assert_eq!(pile_state(json!({"scores": [1600, 0], "melds": melds, "pile": "4H"})), json!([0, false, null, false]));
    let frozen = json!({"scores": [1600, 0], "melds": melds, "pile": "4S 2H XR 4H"});
    assert_eq!(pile_state(frozen), json!([0, true, "2H", false]));
    assert_eq!(pile_state(json!({"scores": [1600, 0], "pile": "4H"})), json!([90, true, null, true]));
    assert_eq!(pile_state(json!({"scores": [1600, 0], "pile": "XB 4H"})), json!([90, true, "XB", true]));
    // If the pile can be taken for an initial meld, only a card freezes it.
    let house = json!({"frozen_until_opened": false});
    assert_eq!(pile_state(json!({"house": house, "pile": "4H"})), json!([50, false, null, false]));
    assert_eq!(pile_state(json!({"house": house, "pile": "2H 4H"})), json!([50, true, "2H", false]));
}

#[test]
fn hello_has_the_rules_as_changes_of_the_nearest_preset() {
    for preset in RuleSet::PRESETS {
        let hello = Hello::new(&preset.rules, Players::FOUR, Seat(1), 12);
        let line = value(&hello.line());
        assert_eq!((&line["type"], &line["rules"], &line["seat"]), (&json!("hello"), &json!(preset.name), &json!(1)));
        assert_eq!(line["house"], json!({}), "{}", preset.name);
        assert_eq!(line["rule_set"].as_object().unwrap().len(), RuleSet::FIELDS.len());
        assert_eq!((&line["seed"], &line["sides"]), (&json!(12), &json!(2)));
    }
    let rules = RuleSet { exact_deal_bonus: 35, ..RuleSet::preset("wahhi").unwrap() };
    let line = value(&Hello::new(&rules, Players::new(5).unwrap(), Seat(4), u64::MAX).line());
    assert_eq!((&line["rules"], &line["house"]), (&json!("wahhi"), &json!({"exact_deal_bonus": 35})));
    assert_eq!(line["rule_set"]["exact_deal_bonus"], 35);
    assert_eq!((&line["seed"], &line["sides"]), (&json!((1_u64 << 53) - 1), &json!(5)));
}

#[test]
fn reads_answers_as_a_string_or_an_object() {
    for line in [
        "\"discard 9S\"",
        " \"discard 9S\"\r",
        "{\"act\": \"discard 9S\"}",
        "{\"why\": [1, 2], \"act\":\"discard  9S\"}",
    ] {
        assert_eq!(
            read_action(line.as_bytes()),
            "discard 9S".parse::<CardAction>().map_err(ForfeitReason::Unreadable),
            "{line}"
        );
    }
    assert_eq!(read_action(b"\"\\u0064raw\""), Ok(CardAction::Draw));
    for (line, code) in [
        (&b"discard 9S"[..], "not-json"),
        (b"\"draw\" \"draw\"", "not-json"),
        (b"[\"draw\"]", "no-act"),
        (b"{\"act\": [\"draw\"]}", "no-act"),
        (b"null", "no-act"),
        (b"\"\"", "unreadable"),
        (b"\"discard 9S 9H\"", "unreadable"),
        (b" \t", "empty-line"),
        (b"\"\xff\"", "not-utf-8"),
    ] {
        assert_eq!(read_action(line).unwrap_err().code(), code, "{}", String::from_utf8_lossy(line));
    }
}
