//! Five players, three against two: one of the three sits out, and the other four play as four do.

use canasta::rules::FivePlayers;
use canasta::seating::{Drawn, assign_seats};
use canasta::{
    Card, Deal, DealScore, Game, MAX_SEATS, Players, RuleSet, Seat, SeedRng, Setup, SetupError, Side,
    notation::parse_cards, setup::SetupField,
};

use crate::story::check;

const RULES: RuleSet = RuleSet { five_players: FivePlayers::TwoSides, ..RuleSet::HOYLE };

const FIVE: &str = "players: 5; house: {\"five_players\": \"two-sides\"}";

fn without(seat: u8) -> Players {
    Players::THREE_AGAINST_TWO.without(Seat(seat)).unwrap()
}

#[test]
fn seat_four_takes_the_place_of_the_seat_that_sits_out() {
    let round =
        |rules: &RuleSet, out, from| rules.seats_after(without(out), Seat(from)).map(|seat| seat.0).collect::<Vec<_>>();
    assert_eq!(round(&RULES, 4, 3), [0, 1, 2, 3]);
    assert_eq!(round(&RULES, 0, 3), [4, 1, 2, 3]);
    assert_eq!(round(&RULES, 2, 3), [0, 1, 4, 3]);
    let other_way = RuleSet { clockwise: false, ..RULES };
    assert_eq!(round(&other_way, 2, 0), [3, 4, 1, 0]);
    let partners = |out| (0..5).map(|seat| RULES.partner_of(without(out), Seat(seat))).collect::<Vec<_>>();
    assert_eq!(partners(2), [Some(Seat(4)), Some(Seat(3)), None, Some(Seat(1)), Some(Seat(0))]);
    assert_eq!([1, 3].map(|seat| Players::THREE_AGAINST_TWO.without(Seat(seat))), [None, None]);
    assert_eq!(Players::new(5).unwrap().without(Seat(4)), None);
}

#[test]
fn the_turn_skips_the_seat_that_sits_out() {
    check(&format!("{FIVE}; play; turn: 3; 3: 7S 8S"), "discard 7S -> ok\n= turn: 0 draw");
    check(&format!("{FIVE}; sits_out: 0; play; turn: 3; 3: 7S 8S"), "discard 7S -> ok\n= turn: 4 draw\n= hand 0: ");
    check(&format!("{FIVE}; sits_out: 2; play; turn: 1; 1: 7S 8S"), "discard 7S -> ok\n= turn: 4 draw");
    check(&format!("{FIVE}; sits_out: 2; play; turn: 4; dealer: 1; 4: 7S 8S"), "discard 7S -> ok\n= turn: 3 draw");
}

#[test]
fn a_side_shares_melds_and_score_as_with_four() {
    check(
        &format!("{FIVE}; sits_out: 2; dealer: 1; play; turn: 4; 4: AC 9S 8S; we: AS AH AD"),
        "meld AC -> ok\ndiscard 9S -> ok\n= we: AC AD AH AS\n= turn: 3 draw",
    );
    // One canasta is enough, and the two who play count.
    check(
        &format!("{FIVE}; sits_out: 0; dealer: 1; play; turn: 2; 2: 4S; 1: 4H; 3: 4D; 4: KC; we: 7S 7S 7H 7H 7D 7D 7C"),
        "discard 4S -> ok\n= ended: went-out 2\n= scores: 625 -10",
    );
    check(
        &format!("{FIVE}; sits_out: 0; dealer: 1; play; turn: 2; 2: 4S 4H; we: 7S 7S 7H 7H 7D 7D 7C / 4D 4C 4S"),
        "ask -> ok\nyes -> ok\nmeld 4S 4H -> ok\n= ended: went-out 2",
    );
}

#[test]
fn the_seat_that_sits_out_has_no_part_in_a_position() {
    let with = |change: fn(&mut Setup)| {
        let mut setup = Setup::new(RULES, without(2));
        change(&mut setup);
        setup.build().map(|_| ()).unwrap_err()
    };
    let sits_out = |part| vec![SetupError::SitsOut { part, seat: Seat(2) }];
    assert_eq!(with(|setup| setup.dealer = 2), sits_out(SetupField::Dealer));
    assert_eq!(with(|setup| setup.turn = 2), sits_out(SetupField::Turn));
    assert_eq!(with(|setup| setup.hands[2] = parse_cards("4S").ok()), sits_out(SetupField::Hands));
    assert_eq!(
        with(|setup| {
            setup.melds[0] = vec![parse_cards("4S 4H 4D").unwrap()];
            setup.melded = Some(vec![false, false, true, false, false]);
        }),
        sits_out(SetupField::Melded)
    );
    check(&format!("{FIVE}; sits_out: 1"), "= error: can sit out");
    check("players: 5; sits_out: 2", "= error: can sit out");
    check(&format!("{FIVE}; sits_out: 2; dealer: 2; turn: 3"), "= error: seat 2 sits out this deal");
}

#[test]
fn the_four_who_play_are_dealt_as_four_are() {
    let mut rng = SeedRng::new(4);
    let deck: [canasta::Kind; canasta::DECK_SIZE] =
        canasta::deck::shuffled(&mut rng).iter().map(|card: &Card| card.kind()).collect::<Vec<_>>().try_into().unwrap();
    let (four, _) = Deal::new(&RuleSet::HOYLE, Players::FOUR, Seat(1), [0; MAX_SEATS], &deck);
    for out in [0, 2, 4] {
        let (deal, _) = Deal::new(&RULES, without(out), Seat(1), [0; MAX_SEATS], &deck);
        assert!(deal.hand(Seat(out)).is_empty());
        let mut same = deal.as_four().unwrap();
        assert_eq!(same.public().players(), Players::FOUR);
        let (mut one, mut other) = (deal, four.clone());
        // The same actions lead to the same deal.
        let mut actions = Vec::new();
        while let Some(seat) = one.public().to_act() {
            let players = one.public().players();
            assert_eq!(other.public().to_act(), Some(players.place_of(seat)));
            assert_eq!(same.view(players.place_of(seat)), one.view(seat).as_four().unwrap());
            let action = one.public().pick_legal(one.hand(seat), &mut rng, &mut actions).unwrap();
            for deal in [&mut one, &mut other, &mut same] {
                deal.apply(&action).unwrap();
            }
            assert_eq!(one.as_four().unwrap(), same);
            assert_eq!(one.score(), other.score());
        }
        assert_eq!(one.view(Seat(out)).as_four(), None, "the seat that sits out has no place");
    }
    assert_eq!(four.as_four(), None);
}

#[test]
fn rules_without_a_seat_that_sits_out_name_one() {
    let deal = |players, dealer| Deal::shuffled(&RULES, players, Seat(dealer), [0; MAX_SEATS], &mut SeedRng::new(1));
    let five = Players::new(5).unwrap();
    assert_eq!(deal(five, 3).public().players(), without(4));
    assert_eq!(deal(five, 4).public().players(), without(0));
    assert_eq!(deal(without(2), 4).public().players(), without(2));
    let alone = Deal::shuffled(&RuleSet::HOYLE, without(2), Seat(0), [0; MAX_SEATS], &mut SeedRng::new(1));
    assert_eq!(alone.public().players(), five, "the rules decide");
}

#[test]
fn the_three_sit_out_in_turn_and_the_deal_passes_among_the_four() {
    let game = |first| Game::new(RULES, Players::new(5).unwrap(), Seat(first));
    let deals = |first: u8, count| {
        let game = game(first);
        let deal = |deal| (game.players_of(deal).sits_out().unwrap().0, game.dealer_of(deal).0);
        (0..count).map(deal).collect::<Vec<_>>()
    };
    assert_eq!(deals(3, 5), [(4, 3), (0, 4), (2, 1), (4, 2), (0, 3)]);
    assert_eq!(deals(4, 4), [(0, 4), (2, 1), (4, 2), (0, 3)]);
    // In twelve deals, each of the three sits out four times, each of the pair deals three times, and each of the three
    // twice.
    for first in 0..5 {
        let deals = deals(first, 12);
        assert!(deals.iter().all(|(out, dealer)| out != dealer));
        assert_eq!([0, 2, 4].map(|seat| deals.iter().filter(|deal| deal.0 == seat).count()), [4; 3]);
        assert_eq!([0, 1, 2, 3, 4].map(|seat| deals.iter().filter(|deal| deal.1 == seat).count()), [2, 3, 2, 3, 2]);
    }
    let mut game = game(3);
    let mut scores = [DealScore::default(); MAX_SEATS];
    scores[1].melded = 6_000;
    game.enter(scores);
    assert_eq!((game.next_players(), game.winner()), (without(0), Some(Side(1))));
}

#[test]
fn the_two_highest_cards_form_the_pair() {
    let cards = ["KH", "9D", "AS", "4C", "QD"];
    let drawn: Vec<Drawn> = (0..5u8)
        .map(|player| Drawn { player, place: 10 + player, card: parse_cards(cards[usize::from(player)]).unwrap()[0] })
        .collect();
    let plan = assign_seats(&RULES, Players::new(5).unwrap(), &drawn).unwrap();
    // The ace and the king are the pair. The queen sits to the left of the ace, the nine to the right, and the four
    // sits out first.
    assert_eq!([0, 1, 2, 3, 4].map(|player| plan.seat_of(player).0), [3, 0, 1, 4, 2]);
    assert_eq!(plan.first_dealer, Some(Seat(0)), "the ace plays first");
}

#[test]
fn every_action_keeps_the_seat_that_sits_out_without_cards() {
    for seed in 0..60 {
        let mut rng = SeedRng::new(seed);
        let out = [0, 2, 4][usize::try_from(seed % 3).unwrap()];
        let rules = RuleSet {
            five_players: FivePlayers::TwoSides,
            ..RuleSet::PRESETS[usize::try_from(seed % 5).unwrap()].rules
        };
        let mut deal = Deal::shuffled(&rules, without(out), Seat(1), [0; MAX_SEATS], &mut rng);
        let mut actions = Vec::new();
        while let Some(seat) = deal.public().to_act() {
            assert_ne!(seat, Seat(out));
            let action = deal.public().pick_legal(deal.hand(seat), &mut rng, &mut actions).unwrap();
            deal.apply(&action).unwrap();
            assert!(deal.view(Seat(out)).hand.is_empty());
            let sample = deal.view(Seat(1)).sample(&mut rng);
            assert!(sample.hand(Seat(out)).is_empty());
            assert_eq!(sample.view(Seat(1)), deal.view(Seat(1)));
        }
        assert!(!deal.public().had_turn()[usize::from(out)]);
    }
}
