//! Replays of records: accepted and rejected records, highlights, and stats.

use canasta::deck::{SeedRng, shuffled};
use canasta::{
    Card, CardAction, CardDeal, Ending, Group, Kind, MAX_SEATS, Players, Rng as _, RuleSet, Seat, Side, winner,
};
use canasta_i18n::{Lang, record, replay as words};
use canasta_record::csv::CsvStyle;
use canasta_record::record::{DealRecord, Outcome, Player, Record, Turn};
use canasta_record::replay::{DeckError, GameError, GameErrorKind, Milestone, Replay};
use canasta_table::replay::scene;
use canasta_testkit::actions::play_random_action;

/// A random game of at most this many deals.
fn game(preset: &str, players: u8, seed: u64, deals: usize) -> Record {
    let names = ["Anna", "Ruth", "Paul", "Ida", "Ben", "Eva"];
    let player = |name: &&str| Player { name: (*name).to_owned(), bot: None };
    let mut record = Record {
        comments: Vec::new(),
        preset: preset.to_owned(),
        rules: RuleSet::preset(preset).unwrap(),
        players: names.iter().take(players.into()).map(player).collect(),
        date: None,
        before: Vec::new(),
        result: Outcome::Unfinished,
        others: Vec::new(),
        deals: Vec::new(),
        closing: Vec::new(),
    };
    let players = Players::new(players).unwrap();
    let mut rng = SeedRng::new(seed);
    let mut dealer = Seat(0);
    let mut totals = [0; MAX_SEATS];
    for _ in 0..deals {
        let (deal, scores) = play_deal(&record.rules, players, dealer, totals, &mut rng);
        for (total, score) in totals.iter_mut().zip(scores) {
            *total += score;
        }
        record.deals.push(deal);
        dealer = players.next_seat(dealer);
        if let Some(side) = winner(&record.rules, players, record.deals.len(), &totals) {
            record.result = Outcome::Won(side);
            break;
        }
    }
    record
}

fn play_deal(
    rules: &RuleSet,
    players: Players,
    dealer: Seat,
    totals: [i32; MAX_SEATS],
    rng: &mut SeedRng,
) -> (DealRecord, [i32; MAX_SEATS]) {
    let deck = shuffled(rng);
    let (mut deal, _) = CardDeal::new(rules, players, dealer, totals, &deck).unwrap();
    let mut turns: Vec<Turn> = Vec::new();
    while let Some(seat) = deal.public().to_act() {
        let kinds = play_random_action(rng, &mut deal.clone()).unwrap();
        let action = deal.view(Some(seat)).to_cards(&kinds).unwrap();
        deal.apply(&action).unwrap();
        match turns.last_mut() {
            Some(turn) if turn.seat == seat => turn.actions.push(action),
            _ => {
                turns.push(Turn { comments: Vec::new(), seat, substitute: false, actions: vec![action], remark: None });
            }
        }
    }
    let scores = deal.deal().score().map(|score| score.total());
    let side_scores = players.all_sides().map(|side| scores[side.index()]).collect();
    let record = DealRecord {
        comments: Vec::new(),
        dealer,
        sits_out: None,
        deck,
        proof: None,
        others: Vec::new(),
        turns,
        scores: Some(side_scores),
    };
    (record, scores)
}

/// The error in a record after a change.
fn error_of(record: &Record, change: impl FnOnce(&mut Record)) -> GameError {
    let mut changed = record.clone();
    change(&mut changed);
    assert_ne!(&changed, record);
    Replay::of(changed).unwrap_err()
}

fn whole_game() -> Record {
    (0..).map(|seed| game("hoyle", 4, seed, 40)).find(|game| game.result != Outcome::Unfinished).unwrap()
}

#[test]
fn accepts_played_games() {
    for preset in RuleSet::PRESETS {
        for players in 2..=6 {
            let record = game(preset.name, players, u64::from(players), 2);
            let replay = Replay::of(record.clone()).unwrap();
            let actions: usize = record.deals.iter().flat_map(|deal| &deal.turns).map(|turn| turn.actions.len()).sum();
            assert_eq!(replay.steps().len(), actions + record.deals.len());
            assert_eq!(replay.sizes().len(), replay.steps().len());
            let read = Record::read(&record.text()).unwrap();
            assert_eq!(read, record, "{}", preset.name);
            assert_eq!(Replay::of(read).unwrap().stats(), replay.stats());
        }
    }
    let record = whole_game();
    assert_eq!(Outcome::Won(Replay::of(record.clone()).unwrap().winner().unwrap()), record.result);
    // A record needn't contain the winner or the scores of deals.
    let mut unscored = record;
    unscored.result = Outcome::Unfinished;
    unscored.deals.iter_mut().for_each(|deal| deal.scores = None);
    assert!(Replay::of(unscored).unwrap().winner().is_some());
}

/// An impossible action is reported at its place.
#[test]
fn reports_impossible_actions() {
    for (preset, players, seed) in [("hoyle", 4, 1), ("pack", 3, 2), ("wahhi", 6, 3)] {
        let record = game(preset, players, seed, 2);
        for (deal, recorded) in record.deals.iter().enumerate() {
            let count = Players::new(players).unwrap();
            let totals = scene(&Replay::of(record.clone()).unwrap(), 0, None).totals;
            let totals = if deal == 0 { totals } else { Replay::of(record.clone()).unwrap().totals()[deal - 1] };
            let (mut position, _) =
                CardDeal::new(&record.rules, count, recorded.dealer, totals, &recorded.deck).unwrap();
            for (turn, line) in recorded.turns.iter().enumerate() {
                for (action, play_deal) in line.actions.iter().enumerate() {
                    if (turn + action) % 5 == 0 {
                        let other = impossible_action(&position, line.seat);
                        let why = position.clone().apply(&other).unwrap_err();
                        let wrong =
                            error_of(&record, |record| record.deals[deal].turns[turn].actions[action] = other.clone());
                        let why = GameErrorKind::Illegal { seat: line.seat, action: other, why };
                        assert_eq!(wrong, GameError { deal: deal + 1, turn: turn + 1, action: action + 1, why });
                    }
                    position.apply(play_deal).unwrap();
                }
            }
        }
    }
}

/// An action that the seat can't take now.
fn impossible_action(deal: &CardDeal, seat: Seat) -> CardAction {
    let foreign = Card::all().find(|card| !deal.hand(seat).contains(card)).unwrap();
    let actions = [CardAction::Draw, CardAction::Answer(true), CardAction::Pass, CardAction::Discard(foreign)];
    let mut error_of = actions.into_iter().filter(|action| deal.clone().apply(action).is_err());
    let first = error_of.next().unwrap();
    // Return the first or the last one, for variety.
    if deal.public().stock().is_multiple_of(2) { first } else { error_of.next_back().unwrap_or(first) }
}

#[test]
fn reports_actions_out_of_turn() {
    let record = game("hoyle", 4, 5, 1);
    for turn in 0..record.deals[0].turns.len() {
        let seat = record.deals[0].turns[turn].seat;
        let other = Seat((seat.0 + 1) % 4);
        let wrong = error_of(&record, |record| record.deals[0].turns[turn].seat = other);
        assert_eq!((wrong.deal, wrong.turn, wrong.action), (1, turn + 1, 1));
        assert_eq!(wrong.why, GameErrorKind::NotToAct { seat: other, due: Some(seat) });
    }
    let wrong = error_of(&record, |record| {
        let turns = &mut record.deals[0].turns;
        turns.push(turns[0].clone());
    });
    assert!(matches!(wrong.why, GameErrorKind::NotToAct { due: None, .. }), "{wrong}");
    let wrong = error_of(&record, |record| record.deals[0].turns[0].seat = Seat(4));
    assert_eq!(wrong.why, GameErrorKind::NoSuchSeat(Seat(4)));
}

#[test]
fn reports_wrong_scores() {
    for players in [2, 4, 5] {
        let record = game("classic", players, 7, 3);
        for deal in 0..record.deals.len() {
            let scores = record.deals[deal].scores.clone().unwrap();
            for side in 0..scores.len() {
                let mut found = scores.clone();
                found[side] += 5;
                let wrong_scores = found.clone();
                let wrong = error_of(&record, |record| record.deals[deal].scores = Some(wrong_scores));
                let why = GameErrorKind::Score { found, is: scores.clone() };
                assert_eq!(wrong, GameError { deal: deal + 1, turn: 0, action: 0, why });
            }
            let wrong = error_of(&record, |record| record.deals[deal].scores.as_mut().unwrap().push(0));
            assert!(matches!(wrong.why, GameErrorKind::Score { .. }), "{wrong}");
        }
    }
}

#[test]
fn reports_invalid_decks() {
    let record = game("hoyle", 4, 8, 2);
    for place in [0, 50, 107] {
        let card = record.deals[1].deck[place];
        let wrong = error_of(&record, |record| {
            let other = record.deals[1].deck.iter().copied().find(|&other| other != card).unwrap();
            record.deals[1].deck[place] = other;
        });
        assert_eq!(wrong.deal, 2);
        assert!(matches!(wrong.why, GameErrorKind::Deck(DeckError::Times { .. })), "{wrong}");
    }
    let wrong = error_of(&record, |record| record.deals[0].deck.truncate(107));
    assert_eq!(wrong.why, GameErrorKind::Deck(DeckError::Cards(107)));
    // The same cards in a different order make some action illegal.
    let wrong = error_of(&record, |record| record.deals[0].deck.reverse());
    assert_eq!(wrong.deal, 1);
}

#[test]
fn a_side_can_concede_only_a_running_game_of_two_sides() {
    let mut record = whole_game();
    let Outcome::Won(winner) = record.result else { panic!("it is over") };
    let wrong = error_of(&record, |record| record.result = Outcome::Conceded(Side(0)));
    assert_eq!(wrong.why, GameErrorKind::Conceded { winner });
    record.deals.pop();
    for side in [0, 1].map(Side) {
        record.result = Outcome::Conceded(side);
        let replay = Replay::of(record.clone()).unwrap();
        assert_eq!((replay.conceded(), replay.winner()), (Some(side), Some(Side(1 - side.0))));
        assert_eq!(replay.outcome(), record.result);
    }
    let mut three = game("hoyle", 3, 1, 1);
    three.result = Outcome::Conceded(Side(0));
    assert_eq!(Replay::of(three).unwrap_err().why, GameErrorKind::SidesToConcede(3));
}

#[test]
fn reads_who_conceded() {
    let read = |players: usize, result: &str| {
        let seats: String = (0..players).map(|seat| format!("Seat {seat}: Player\n")).collect();
        Record::read(&format!("Canasta record 1\n{seats}Result: {result}\n")).map(|record| record.result)
    };
    for text in ["side 1 conceded", "Side 1 concedes  # at last", "1 conceded"] {
        assert_eq!(read(4, text), Ok(Outcome::Conceded(Side(1))), "{text}");
    }
    for (players, text) in [(4, "side 2 conceded"), (3, "side 1 conceded"), (4, "conceded"), (4, "side conceded")] {
        assert!(read(players, text).is_err(), "{players}: {text}");
    }
}

#[test]
fn reports_wrong_results() {
    let record = whole_game();
    let Outcome::Won(side) = record.result else { panic!("it is over") };
    let other = Side(1 - side.0);
    let wrong = error_of(&record, |record| record.result = Outcome::Won(other));
    assert_eq!(
        wrong,
        GameError { deal: 0, turn: 0, action: 0, why: GameErrorKind::Winner { found: other, is: Some(side) } }
    );
    let wrong = error_of(&record, |record| drop(record.deals.pop()));
    assert_eq!(wrong.why, GameErrorKind::Winner { found: side, is: None });
    let deals = record.deals.len();
    let wrong = error_of(&record, |record| {
        let mut more = record.deals[0].clone();
        more.dealer = Players::FOUR.next_seat(record.deals[deals - 1].dealer);
        record.deals.push(more);
    });
    assert_eq!(wrong, GameError { deal: deals + 1, turn: 0, action: 0, why: GameErrorKind::GameOver { winner: side } });
}

#[test]
fn reports_deals_out_of_order() {
    let record = game("hoyle", 4, 9, 3);
    let wrong = error_of(&record, |record| record.deals[1].dealer = Seat(3));
    assert_eq!(wrong.why, GameErrorKind::Dealer { found: Seat(3), due: Seat(1) });
    let wrong = error_of(&record, |record| record.deals[0].dealer = Seat(4));
    assert_eq!(wrong.why, GameErrorKind::NoSuchSeat(Seat(4)));
    let wrong = error_of(&record, |record| drop(record.deals.remove(1)));
    assert_eq!((wrong.deal, &wrong.why), (2, &GameErrorKind::Dealer { found: Seat(2), due: Seat(1) }));
    let drop_last_turn = |record: &mut Record, deal: usize| drop(record.deals[deal].turns.pop());
    assert_eq!(error_of(&record, |record| drop_last_turn(record, 2)).why, GameErrorKind::Scored);
    let wrong = error_of(&record, |record| {
        drop_last_turn(record, 1);
        record.deals[1].scores = None;
    });
    assert_eq!(wrong, GameError { deal: 2, turn: 0, action: 0, why: GameErrorKind::NotOver });
    // The last deal can be unfinished.
    let mut unfinished = record;
    drop_last_turn(&mut unfinished, 2);
    unfinished.deals[2].scores = None;
    assert_eq!(Replay::of(unfinished).unwrap().stats().len(), 2);
}

#[test]
fn rejects_records_without_a_game() {
    let game = game("hoyle", 4, 9, 1);
    let wrong = |change: fn(&mut Record)| record::game_error(Lang::EN, &error_of(&game, change));
    assert_eq!(wrong(|record| record.deals.clear()), "The record contains no deals.");
    assert_eq!(wrong(|record| record.players.truncate(1)), "One player can’t play alone; two to six can play.");
    assert_eq!(wrong(|record| record.players.clear()), "No players are named; two to six can play.");
    assert_eq!(
        wrong(|record| record.before = vec![5]),
        "There are two sides, but only one total before the first deal."
    );
    let huge_total = |record: &mut Record| record.before = vec![0, i32::MIN];
    assert_eq!(wrong(huge_total), "No game can reach a total of −2,147,483,648 points.");
}

/// Any record is judged without a panic, and accepted ones can be shown.
#[test]
fn judges_any_record_without_a_panic() {
    let mut accepted = 0;
    for seed in 0..400 {
        let mut rng = SeedRng::new(seed);
        let players = [2, 4, 5][usize::try_from(seed % 3).unwrap()];
        let mut record = game("lakin", players, seed % 7, 2);
        let mut below = |bound: usize| rng.next_below(u32::try_from(bound).unwrap()) as usize;
        for _ in 0..=below(3) {
            let number = below(record.deals.len());
            let deal = &mut record.deals[number];
            let card = below(108);
            let other_card = below(108);
            let turn = below(deal.turns.len());
            let other_turn = below(deal.turns.len());
            match below(8) {
                0 => deal.deck.swap(card, other_card),
                1 => deal.turns.swap(turn, other_turn),
                2 => drop(deal.turns.remove(turn)),
                3 => deal.turns[turn].actions.reverse(),
                4 => deal.turns[turn].actions.push(CardAction::Discard(deal.deck[card])),
                5 => {
                    let cards = [deal.deck.clone(), deal.deck.clone()].concat();
                    deal.turns[turn].actions[0] = CardAction::Meld(vec![Group { rank: None, cards }]);
                }
                6 => deal.scores = None,
                _ => record.before = vec![i32::MAX, i32::MIN, 5, 0, 0][..below(6)].to_vec(),
            }
        }
        match Replay::of(record) {
            Err(wrong) => assert!(record::game_error(Lang::EN, &wrong).as_str().ends_with('.'), "{wrong}"),
            Ok(replay) => {
                accepted += 1;
                let step = below(replay.steps().len());
                let sizes: Vec<u8> = replay.hands(step).iter().map(|hand| u8::try_from(hand.len()).unwrap()).collect();
                assert_eq!(replay.sizes()[step][..sizes.len()], sizes);
                assert_eq!(scene(&replay, step, Some(Seat(1))).n, u64::try_from(step + 1).unwrap());
                assert_eq!(scene(&replay, usize::MAX, None).n, u64::try_from(replay.steps().len()).unwrap());
            }
        }
    }
    assert!(accepted > 10, "{accepted}");
}

/// The messages that people see.
#[test]
fn sentences_name_deal_turn_and_action() {
    let mut game = game("hoyle", 4, 9, 3);
    game.deals.truncate(3);
    let message = |change: &dyn Fn(&mut Record)| record::game_error(Lang::EN, &error_of(&game, change));
    assert_eq!(
        message(&|record| record.deals[1].turns[2].actions[0] = CardAction::Pass),
        "Deal 2, turn 3, action 1: seat 0 plays “pass”. Not allowed: the stock isn’t empty; draw or take the pile."
    );
    assert_eq!(
        message(&|record| record.deals[0].scores = Some(vec![10, -1000])),
        "Deal 1: the score is given as 10 and −1,000, but should be 900 and 220."
    );
    assert_eq!(
        message(&|record| record.deals[2].deck.truncate(107)),
        "Deal 3: a deck has 108 cards; this one has 107."
    );
    assert_eq!(
        message(&|record| record.deals[0].deck[0] = record.deals[0].deck[1]),
        "Deal 1: a deck has each card twice, but the ten of hearts appears three times."
    );
    assert_eq!(message(&|record| record.deals[1].dealer = Seat(0)), "Deal 2: seat 0 deals, but it’s seat 1’s deal.");
    assert_eq!(
        message(&|record| record.result = Outcome::Won(Side(1))),
        "The record names side 1 as the winner, but no side has won."
    );
}

/// A single deal of a longer game: the earlier totals count, and determine the minimum of the initial meld.
#[test]
fn a_record_can_start_in_the_middle_of_a_game() {
    let before = vec![2900, 4800];
    let mut record = game("hoyle", 4, 1, 1);
    record.deals.clear();
    record.before.clone_from(&before);
    let mut rng = SeedRng::new(3);
    let totals = [2900, 4800, 0, 0, 0, 0];
    let (deal, scores) = play_deal(&record.rules, Players::FOUR, Seat(2), totals, &mut rng);
    record.deals.push(deal);
    let replay = Replay::of(record.clone()).unwrap();
    assert_eq!(replay.totals_before()[..2], before[..]);
    assert_eq!(replay.totals()[0][..2], [2900 + scores[0], 4800 + scores[1]]);
    assert_eq!(replay.stats()[0].minimums[..2], [90, 120]);
    assert_eq!(scene(&replay, 0, None).totals, totals);
    assert_eq!(Record::read(&record.text()).unwrap(), record);
}

#[test]
fn stats_agree_with_the_actions() {
    let mut natural = 0;
    let mut mixed = 0;
    let mut went_out = 0;
    for seed in 0..12 {
        let record = game("wahhi", 4, seed, 2);
        let rules = record.rules;
        let replay = Replay::of(record.clone()).unwrap();
        for (deal, stats) in record.deals.iter().zip(replay.stats()) {
            let actions = || deal.turns.iter().flat_map(|turn| turn.actions.iter().map(|action| (turn.seat, action)));
            for side in Players::FOUR.all_sides() {
                let is_own = |seat: Seat| Players::FOUR.side_of(seat) == side;
                let takes =
                    |(seat, action): &(Seat, &CardAction)| is_own(*seat) && matches!(action, CardAction::Take { .. });
                assert_eq!(usize::from(stats.piles[side.index()]), actions().filter(takes).count());
                let score = stats.scores[side.index()];
                assert_eq!(
                    i32::from(stats.natural[side.index()]) * rules.natural_canasta_bonus,
                    score.natural_canastas
                );
                assert_eq!(i32::from(stats.mixed[side.index()]) * rules.mixed_canasta_bonus, score.mixed_canastas);
                assert_eq!(stats.initial_meld_turns[side.index()].is_some(), score.melded > 0);
                natural += stats.natural[side.index()];
                mixed += stats.mixed[side.index()];
            }
            let ends =
                actions().filter(|(_, action)| matches!(action, CardAction::Discard(_) | CardAction::Pass)).count();
            assert!(stats.turns == ends || stats.turns == ends + 1, "{} turns, {ends} ends", stats.turns);
            assert_eq!(stats.out().is_some(), matches!(stats.ending, Ending::WentOut { .. }));
            went_out += usize::from(stats.out().is_some());
        }
    }
    assert!(natural > 0 && mixed > 0 && went_out > 0, "{natural} {mixed} {went_out}");
}

/// Highlights are at the right steps, in order.
#[test]
fn finds_the_highlights() {
    let mut piles = 0;
    let mut canastas = 0;
    let mut frozen = 0;
    let mut went_out = 0;
    for seed in 0..12 {
        let record = game("hoyle", 4, seed, 2);
        let replay = Replay::of(record.clone()).unwrap();
        assert!(replay.milestones().windows(2).all(|pair| pair[0].0 <= pair[1].0));
        for (step, milestone) in replay.milestones() {
            let moment = &replay.steps()[*step];
            let after = scene(&replay, *step, None).view.table.public;
            let before = step.checked_sub(1).map(|step| scene(&replay, step, None).view.table.public);
            match milestone {
                Milestone::InitialMeld { seat } => {
                    let side = after.side_of(*seat);
                    assert!(after.has_melded(side) && !before.unwrap().has_melded(side));
                }
                Milestone::Pile { seat, cards, first } => {
                    piles += usize::from(*first);
                    assert!(matches!(moment.action, Some(CardAction::Take { .. })) && moment.seat == Some(*seat));
                    assert_eq!(before.unwrap().pile().len(), *cards);
                }
                Milestone::Canasta { seat, rank, canasta } => {
                    canastas += 1;
                    let side = after.side_of(*seat);
                    assert_eq!(after.side_melds(side).meld(*rank).canasta(), Some(*canasta));
                    assert_eq!(before.unwrap().side_melds(side).meld(*rank).canasta(), None);
                }
                Milestone::Frozen { seat, card, cards } => {
                    frozen += usize::from(card.kind().is_wild());
                    assert!(after.pile().frozen_for_everyone(after.rules()));
                    assert!(
                        card.kind().is_wild() || *cards >= 12 || seat.is_none(),
                        "a small pile, frozen by {card:?}"
                    );
                    if let (Some(_), Some(before)) = (seat, before) {
                        assert!(!before.pile().frozen_for_everyone(before.rules()) && before.pile().len() == *cards);
                    }
                    assert_eq!(moment.action, seat.map(|_| CardAction::Discard(*card)));
                }
                Milestone::Ended { deal, ending } => {
                    went_out += usize::from(matches!(ending, Ending::WentOut { .. }));
                    assert_eq!((after.ending(), moment.deal), (Some(*ending), *deal));
                }
                Milestone::Won(side) => assert_eq!(replay.winner(), Some(*side)),
                Milestone::Conceded(side) => panic!("side {} didn't concede", side.0),
            }
            assert!(!words::milestone(Lang::EN, &record, milestone).is_empty());
        }
        let is_first = |deal: usize, (step, milestone): &(usize, Milestone)| {
            replay.steps()[*step].deal == deal && matches!(milestone, Milestone::Pile { first: true, .. })
        };
        assert!(
            (1..=2).all(|deal| replay.milestones().iter().filter(|milestone| is_first(deal, milestone)).count() <= 1)
        );
    }
    assert!(piles > 0 && canastas > 0 && frozen > 0 && went_out > 0, "{piles} {canastas} {frozen} {went_out}");
}

/// If black threes freeze the pile, only those that freeze a large pile are highlights.
#[test]
fn threes_that_freeze_a_small_pile_are_not_highlights() {
    let mut all = 0;
    let mut highlighted = 0;
    for seed in 0..12 {
        let replay = Replay::of(game("hoyle", 4, seed, 2)).unwrap();
        assert!(replay.record().rules.black_three_freezes);
        all += (1..replay.steps().len())
            .filter(|&step| {
                let is_frozen = |step: usize| {
                    let public = scene(&replay, step, None).view.table.public;
                    public.pile().frozen_for_everyone(public.rules())
                };
                matches!(&replay.steps()[step].action, Some(CardAction::Discard(card)) if card.kind() == Kind::BlackThree)
                    && is_frozen(step)
                    && !is_frozen(step - 1)
            })
            .count();
        for (_, milestone) in replay.milestones() {
            if let Milestone::Frozen { card, cards, .. } = milestone
                && card.kind() == Kind::BlackThree
            {
                highlighted += 1;
                assert!(
                    words::milestone(Lang::EN, replay.record(), milestone).as_str().contains(" freezes a large pile ("),
                    "{cards}"
                );
            }
        }
    }
    assert!(highlighted * 2 < all, "{highlighted} of {all}");
}

/// The sheet has a line for each side of each deal, and its totals are right.
#[test]
fn exports_a_score_sheet_for_spreadsheets() {
    let mut record = game("hoyle", 4, 9, 2);
    record.players[0].name = "=1+1".to_owned();
    record.players[1].name = "Ruth \"R\" O'Neil, jun.".to_owned();
    let replay = Replay::of(record).unwrap();
    let csv = replay.csv(CsvStyle::DOCUMENTED);
    let lines: Vec<&str> = csv.split("\r\n").collect();
    assert_eq!(
        lines[0],
        "deal,dealer,side,players,natural_canastas,mixed_canastas,concealed_canastas,red_threes,going_out,exact_deal,\
         penalties,melded,in_hand,score,total,ended,out"
    );
    assert_eq!((lines.len(), lines[5]), (6, ""));
    let german = CsvStyle { separator: ';', word: &|word| if word == "and" { "und" } else { word } };
    assert!(replay.csv(german).contains("\r\n1;0;0;'=1+1 und Paul;0;"));
    assert!(lines[1].starts_with("1,0,0,'=1+1 and Paul,"), "{}", lines[1]);
    assert!(lines[2].starts_with("1,0,1,\"Ruth \"\"R\"\" O'Neil, jun. and Ida\","), "{}", lines[2]);
    for (place, line) in lines[1..5].iter().enumerate() {
        // From the last column on: out, ended, total, score and its parts.
        let numbers: Vec<&str> = line.rsplit(',').take(13).collect();
        let total = replay.totals()[place / 2][place % 2].to_string();
        assert_eq!(numbers[2], total, "{line}");
        let sum: i32 = numbers[4..].iter().map(|number| number.parse::<i32>().unwrap()).sum();
        assert_eq!(sum.to_string(), numbers[3]);
    }
}

#[test]
fn exports_the_game_as_json() {
    let record = game("lakin", 3, 9, 2);
    let replay = Replay::of(record.clone()).unwrap();
    let json: serde_json::Value = serde_json::from_str(&replay.json()).unwrap();
    assert_eq!(json["canasta_game"], 1);
    assert_eq!(json["rules"], "lakin");
    assert_eq!(json["players"][2]["name"], "Paul");
    assert_eq!(json["deals"].as_array().unwrap().len(), 2);
    assert_eq!(json["deals"][1]["end"]["totals"], serde_json::json!(replay.totals()[1][..3]));
    assert_eq!(json["totals"], json["deals"][1]["end"]["totals"]);
    let actions: usize =
        json["deals"][0]["turns"].as_array().unwrap().iter().map(|t| t["acts"].as_array().unwrap().len()).sum();
    assert_eq!(actions, record.deals[0].turns.iter().map(|turn| turn.actions.len()).sum::<usize>());
}
