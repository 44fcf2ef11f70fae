//! Replayed deals.

use canasta::deck::{SeedRng, shuffled};
use canasta::{Players, RuleSet, Seat};
use canasta_i18n::replay::remark;
use canasta_record::fair::Seed;
use canasta_record::record::{Other, Record};
use canasta_record::replay::Replay;
use canasta_table::journal::{Chain, Entry, Hints, Person, SeatedPlayer, Terms};
use canasta_table::set_deal::{SetDealChoice, SetDealRefusal, opening};
use canasta_table::{
    FoldError, GameRefusal, LiveInput, SeatRequest, State, Table, TableRefusal, TableRequest, record_of, summary_of,
};

use crate::play::{Played, by, every_table, opened, opened_on};

/// Replays a deal of table `0a` from this seat.
const fn choice(deal: usize, seat: Seat) -> SetDealChoice<'static> {
    SetDealChoice { table: "0a", deal, seat, bot: "expert", name: "Ruth", hints: Hints::Practice }
}

/// A game with this many finished deals.
fn game(entries: Vec<Entry>, deals: usize, seed: u64) -> Played {
    let mut rng = SeedRng::new(seed);
    let mut played = Played::at(entries, shuffled(&mut rng));
    for deal in 1..=deals {
        while played.action(&mut rng) {}
        if deal < deals {
            played.next_deal(shuffled(&mut rng));
        }
    }
    played
}

fn record(played: &Played) -> Record {
    let record = record_of("0b", &played.entries, &|_| "Zoë".to_owned(), None, &remark).unwrap();
    // The text of a record can be read back.
    assert_eq!(Record::read(&record.text()), Ok(record.clone()));
    record
}

fn replay(played: &Played) -> Replay {
    Replay::of(record(played)).unwrap()
}

/// The table with the replayed deal.
fn set(replay: &Replay, choice: &SetDealChoice<'_>) -> Played {
    let entries = opening(replay, choice).unwrap();
    Played { table: Table::fold("0b", &entries).unwrap(), entries }
}

/// Repeats the actions of this deal in the original game.
fn repeat_actions(again: &mut Played, then: &Played, deal: usize) {
    let mut number = 0;
    for entry in &then.entries {
        match entry {
            Entry::Dealt { .. } => number += 1,
            Entry::Acted { by, action, .. } if number == deal => {
                again.request(by.seat, SeatRequest::Action(action.clone()));
            }
            _ => {}
        }
    }
}

/// Under every preset and with every number of players, the deck, dealer, totals and rules are the same, so the same
/// actions score the same points.
#[test]
fn the_same_actions_score_the_same_points() {
    for (place, (rules, players)) in every_table().enumerate() {
        let seed = u64::try_from(place).unwrap();
        let then = game(opened(rules, players.count().into()), 2, seed);
        let replay = replay(&then);
        let sides = usize::from(players.sides());
        for deal in 1..=replay.stats().len() {
            let seat = Seat(players.count() - 1);
            let mut again = set(&replay, &choice(deal, seat));
            let (dealt, _) = replay.dealt(deal).unwrap();
            let scene = again.table.scene(Some(seat)).unwrap();
            assert_eq!(scene.view, dealt.view(Some(seat)), "{rules}, {players:?}");
            assert_eq!(scene.totals, replay.totals_after(deal - 1));
            let set = scene.set.unwrap();
            assert_eq!((set.table.as_str(), set.deal, scene.deal), ("0a", deal, deal));
            assert_eq!(set.before, replay.totals_after(deal - 1)[..sides]);
            assert_eq!(replay.steps()[set.moment].deal, deal);
            assert!(replay.steps()[set.moment].action.is_none());

            repeat_actions(&mut again, &then, deal);
            let scene = again.table.scene(Some(seat)).unwrap();
            assert_eq!(scene.sheet, [replay.stats()[deal - 1].scores]);
            assert_eq!(set.then, scene.sheet[0][..sides].iter().map(|score| score.total()).collect::<Vec<_>>());
            assert_eq!(scene.totals, replay.totals_after(deal));
            assert!(scene.is_over() && scene.winner.is_none());
        }
    }
}

#[test]
fn the_person_gets_the_chosen_seat_and_bots_the_others() {
    let replay = replay(&game(opened("hoyle", 4), 1, 1));
    for seat in Players::FOUR.seats() {
        let table = set(&replay, &choice(1, seat)).table;
        assert_eq!(table.seat_of(Person::HOST), Some(seat));
        let mut names: Vec<&str> = Players::FOUR.seats().map(|seat| table.name(seat)).collect();
        for other in Players::FOUR.seats().filter(|&other| other != seat) {
            assert_eq!(table.bot(other), Some("expert"));
            assert_ne!(table.name(other), "Ruth", "the person's own name");
        }
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 4);
        assert!(table.scene(Some(seat)).unwrap().gives_hints());
    }
}

#[test]
fn the_journal_of_a_replayed_deal_survives_a_round_trip() {
    let replay = replay(&game(opened("hoyle", 4), 2, 2));
    let mut again = set(&replay, &choice(2, Seat(1)));
    let mut rng = SeedRng::new(5);
    while again.action(&mut rng) {}
    let mut written = Chain::start("0b");
    let mut read = Chain::start("0b");
    let mut store = |entry: &Entry| {
        written = written.with(&entry.text());
        read.follow(written.len(), &entry.text(), written.last()).unwrap()
    };
    let stored: Vec<Entry> = again.entries.iter().map(&mut store).collect();
    assert_eq!(stored, again.entries);
    assert_eq!(Table::fold("0b", &stored), Ok(again.table));
}

/// The table has no commitment, no next deal, no winner and no rematch, and doesn't count in the stats.
#[test]
fn a_replayed_deal_is_played_alone_and_without_commitment() {
    // The winning score is so low that the deal would decide a game.
    let terms = Terms::of("hoyle", RuleSet { game_points: 500, ..RuleSet::HOYLE }, Players::FOUR);
    let then = game(opened_on(terms, Seat(0), Vec::new()), 1, 3);
    assert!(then.table.winner().is_some());
    let replay = replay(&then);
    let entries = opening(&replay, &choice(1, Seat(0))).unwrap();
    let (dealt, before) = entries.split_last().unwrap();
    let mut begun = Table::fold("0b", before).unwrap();
    assert!(!begun.wants_commitment() && !begun.may_deal() && begun.commitment(Seed([1; Seed::BYTES])).is_none());
    let committed = Entry::Committed { deal: 1, seed: Seed([1; Seed::BYTES]) };
    assert!(matches!(begun.apply(&committed), Err(FoldError::Commitment(_))));
    assert!(matches!(dealt, Entry::Dealt { deal: 1, .. }));

    let mut again = set(&replay, &choice(1, Seat(0)));
    assert_eq!(again.table.state(), State::Playing);
    assert!(!again.table.scene(Some(Seat(0))).unwrap().is_over());
    repeat_actions(&mut again, &then, 1);
    let table = &again.table;
    assert_eq!((table.state(), table.winner(), table.next_deal()), (State::Over, None, None));
    assert!(!table.wants_commitment() && !table.may_deal() && table.proofs().is_empty());
    let next = table.propose(by(Seat(0), "next"), table.n(), SeatRequest::NextDeal(None));
    assert_eq!(next, Err(GameRefusal::GameOver));
    assert_eq!(table.rematch(Person::HOST, false), Err(TableRefusal::OneDeal));
    assert_eq!(table.session_score().games, 0);
    let close = table.entries_for(Person::HOST, TableRequest::Close, LiveInput::default());
    assert_eq!(close, Ok(Vec::new()), "the game is already over");
    let closed = Entry::Closed { by: None };
    assert!(matches!(table.clone().apply(&closed), Err(FoldError::Commitment(_))));
    let summary = summary_of("0b", &again.entries).unwrap();
    assert!(!summary.counts && summary.winner.is_none() && summary.deals.len() == 1);
}

#[test]
fn the_record_says_that_the_deal_is_a_replay() {
    let then = game(opened("hoyle", 4), 2, 4);
    let first = replay(&then);
    let mut again = set(&first, &choice(2, Seat(3)));
    repeat_actions(&mut again, &then, 2);
    let record = record(&again);
    let remark = "deal 2 of another game, replayed; the shuffle isn’t guaranteed";
    assert_eq!(record.others, [Other::Line("Practice".to_owned(), remark.to_owned())]);
    assert_eq!(record.before, first.totals_after(1)[..2]);
    assert!(record.deals.len() == 1 && record.deals[0].proof.is_none());
    // The replayed deal can itself be replayed, and is then compared with this result.
    let once_more = set(&replay(&again), &choice(1, Seat(0)));
    let set = once_more.table.scene(None).unwrap().set.unwrap();
    assert_eq!(set.before, first.totals_after(1)[..2]);
}

#[test]
fn deals_that_cannot_be_replayed_are_refused() {
    let mut then = game(opened("hoyle", 4), 1, 6);
    let mut rng = SeedRng::new(7);
    then.next_deal(shuffled(&mut rng));
    for _ in 0..9 {
        then.action(&mut rng);
    }
    then.enter(Entry::Closed { by: Some(Person::HOST) });
    let replay = replay(&then);
    assert_eq!((replay.record().deals.len(), replay.stats().len()), (2, 1));
    let refused = |deal, seat| opening(&replay, &choice(deal, seat)).unwrap_err();
    assert_eq!(refused(0, Seat(0)), SetDealRefusal::NoSuchDeal);
    assert_eq!(refused(3, Seat(0)), SetDealRefusal::NoSuchDeal);
    assert_eq!(refused(2, Seat(0)), SetDealRefusal::DealNotOver);
    assert_eq!(refused(1, Seat(4)), SetDealRefusal::NoSuchSeat);
    assert!(opening(&replay, &choice(1, Seat(3))).is_ok());
}

/// Only the points of the original players are kept.
#[test]
fn no_name_of_a_person_gets_into_the_journal() {
    let replay = replay(&game(opened("hoyle", 4), 1, 7));
    assert_eq!(replay.record().players[0].name, "Zoë");
    for entry in opening(&replay, &choice(1, Seat(2))).unwrap() {
        assert!(!entry.text().contains("Zoë"), "{}", entry.text());
        if let Entry::Sat { who: SeatedPlayer::Bot { name, .. }, .. } = entry {
            assert!(!name.is_empty());
        }
    }
}

/// Hidden cards stay hidden, as at any other table.
#[test]
fn a_seat_sees_the_same_cards_as_in_the_original_deal() {
    let replay = replay(&game(opened("hoyle", 4), 1, 8));
    let again = set(&replay, &choice(1, Seat(1)));
    let (dealt, _) = replay.dealt(1).unwrap();
    let scene = again.table.scene(Some(Seat(1))).unwrap();
    assert_eq!(scene.view, dealt.view(Some(Seat(1))));
    assert!(scene.laid_open.is_empty() && scene.status.commitment.is_none());
}
