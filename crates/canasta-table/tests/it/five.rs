//! Five players, three against two: one of the three sits out each deal.

use canasta::deck::{SeedRng, shuffled};
use canasta::rules::{FirstDealer, FivePlayers, Seating};
use canasta::{Players, RuleSet, Seat};
use canasta_i18n::replay::remark;
use canasta_record::record::Record;
use canasta_record::replay::{GameErrorKind, Replay};
use canasta_table::journal::{Entry, Hints, Terms};
use canasta_table::set_deal::{SetDealChoice, opening};
use canasta_table::{FoldError, SeatDraw, SeatRequest, Table, record_of, summary_of};

use crate::play::{Played, opened_on};

/// No game ends before four deals.
const RULES: RuleSet = RuleSet { five_players: FivePlayers::TwoSides, game_points: 50_000, ..RuleSet::HOYLE };

fn terms() -> Terms {
    Terms::of("hoyle", RULES, Players::new(5).unwrap())
}

/// A game with four finished deals. West deals first.
fn game() -> Played {
    let mut rng = SeedRng::new(5);
    let mut played = Played::at(opened_on(terms(), Seat(3), Vec::new()), shuffled(&mut rng));
    for deal in 1..=4 {
        while played.action(&mut rng) {}
        if deal < 4 {
            played.next_deal(shuffled(&mut rng));
        }
    }
    played
}

fn record(played: &Played) -> Record {
    record_of("0b", &played.entries, &|_| "Zoë".to_owned(), None, &remark).unwrap()
}

fn sits_out(table: &Table) -> Option<u8> {
    table.view(None).unwrap().table.public.players().sits_out().map(|seat| seat.0)
}

#[test]
fn the_three_sit_out_in_turn() {
    let mut rng = SeedRng::new(7);
    let mut played = Played::at(opened_on(terms(), Seat(3), Vec::new()), shuffled(&mut rng));
    let mut seen = Vec::new();
    for _ in 0..4 {
        let out = Seat(sits_out(&played.table).unwrap());
        let public = played.table.view(None).unwrap().table.public;
        seen.push((out.0, public.dealer().0));
        let mut actors = std::collections::BTreeSet::new();
        while let Some(seat) = played.table.to_act() {
            actors.insert(seat.0);
            // The player who sits out sees what spectators see.
            let view = played.table.view(Some(out)).unwrap();
            assert_eq!((view.hand.len(), view.table), (0, played.table.view(None).unwrap().table));
            played.action(&mut rng);
        }
        assert_eq!(actors.into_iter().collect::<Vec<_>>(), (0..5).filter(|&seat| seat != out.0).collect::<Vec<_>>());
        played.next_deal(shuffled(&mut rng));
    }
    assert_eq!(seen, [(4, 3), (0, 4), (2, 1), (4, 2)]);
    assert_eq!(Table::fold("t", &played.entries).unwrap(), played.table);
}

#[test]
fn the_player_who_sits_out_cannot_act() {
    let mut rng = SeedRng::new(7);
    let mut played = Played::at(opened_on(terms(), Seat(3), Vec::new()), shuffled(&mut rng));
    let n = played.table.n();
    let by = canasta_table::journal::ActionId { seat: Seat(4), id: "x".to_owned() };
    let draw = SeatRequest::Action("draw".parse().unwrap());
    assert!(played.table.propose(by, n, draw.clone()).is_err());
    played.request(Seat(0), draw);
}

#[test]
fn records_say_who_sits_out_and_can_be_played_through() {
    let played = game();
    let record = record(&played);
    assert_eq!(
        record.deals.iter().map(|deal| deal.sits_out).collect::<Vec<_>>(),
        [4, 0, 2, 4].map(|seat| Some(Seat(seat)))
    );
    assert!(record.text().contains("\nSits out: 4\n"));
    assert_eq!(Record::read(&record.text()), Ok(record.clone()));
    let replay = Replay::of(record.clone()).unwrap();
    assert_eq!(replay.players(), Players::THREE_AGAINST_TWO);
    assert!(replay.json().contains("\"sits_out\": 2"));
    // The line can be left out, because it follows from the first deal. So can the dealer.
    let short: String = record
        .text()
        .lines()
        .filter(|line| !line.starts_with("Sits out:") && (*line == "Dealer: 3" || !line.starts_with("Dealer:")))
        .map(|line| format!("{line}\n"))
        .collect();
    let short = Record::read(&short).unwrap();
    assert_eq!(short.deals.iter().map(|deal| deal.dealer.0).collect::<Vec<_>>(), [3, 4, 1, 2]);
    assert_eq!(Replay::of(short).unwrap().stats(), replay.stats());
    let error = |deal: usize, out: u8| {
        let mut wrong = record.clone();
        wrong.deals[deal].sits_out = Some(Seat(out));
        Replay::of(wrong).unwrap_err().why
    };
    let wrong = |found: u8, due: Option<u8>| GameErrorKind::SitsOut { found: Seat(found), due: due.map(Seat) };
    assert_eq!(error(1, 2), wrong(2, Some(0)));
    assert_eq!(error(0, 1), wrong(1, None));
    assert_eq!(error(0, 3), wrong(3, None));
}

#[test]
fn a_replayed_deal_has_the_same_player_sitting_out() {
    let replay = Replay::of(record(&game())).unwrap();
    for (deal, out) in [(1, 4), (2, 0), (3, 2), (4, 4)] {
        let seat = Seat(1);
        let choice = SetDealChoice { table: "0a", deal, seat, bot: "club", name: "Ruth", hints: Hints::Practice };
        let entries = opening(&replay, &choice).unwrap();
        let mut played = Played { table: Table::fold("0b", &entries).unwrap(), entries };
        assert_eq!(sits_out(&played.table), Some(out), "deal {deal}");
        let mut rng = SeedRng::new(9);
        while played.action(&mut rng) {}
        let record = record(&played);
        assert_eq!(record.deals[0].sits_out, Some(Seat(out)));
        assert_eq!(Record::read(&record.text()), Ok(record.clone()));
        assert!(Replay::of(record).is_ok());
    }
}

#[test]
fn the_stats_count_a_deal_only_for_those_who_play_it() {
    let played = game();
    let summary = summary_of("t", &played.entries).unwrap();
    assert_eq!(summary.players(), Some(Players::THREE_AGAINST_TWO));
    // The person in seat 0 sits out the second deal.
    assert_eq!(summary.deals.iter().map(|deal| deal.played[0]).collect::<Vec<_>>(), [Some(0), None, Some(0), Some(0)]);
    let text = summary.text();
    assert_eq!(canasta_table::journal::stats::Summary::read(&text), Some(summary));
}

#[test]
fn the_first_dealer_plays_the_first_deal() {
    let entries = opened_on(terms(), Seat(4), Vec::new());
    assert_eq!(Table::fold("t", &entries).unwrap_err(), FoldError::Players);
    let random = RuleSet { first_dealer: FirstDealer::Random, seating: Seating::Fixed, ..RULES };
    let players = Players::THREE_AGAINST_TWO;
    let dealers: std::collections::BTreeSet<u8> =
        (0..200).map(|seed| SeatDraw::by(&random, players, &mut SeedRng::new(seed)).unwrap().first_dealer.0).collect();
    assert_eq!(dealers.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
    for seed in 0..50 {
        let draw = SeatDraw::by(&RULES, players, &mut SeedRng::new(seed)).unwrap();
        let drawn = Terms { seats: canasta_table::journal::Seats::Drawn, ..terms() };
        let entries = opened_on(drawn, draw.first_dealer, draw.draws);
        let last = entries.last().cloned();
        assert!(matches!(last, Some(Entry::Begun { .. })));
        Table::fold("t", &entries).unwrap();
    }
}
