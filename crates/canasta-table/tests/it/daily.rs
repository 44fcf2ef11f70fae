//! Tables with the deal of the day.

use canasta::deck::SeedRng;
use canasta::{Players, Seat};
use canasta_i18n::replay::remark;
use canasta_record::daily::{DayDeal, PERSON_SEAT, Secret};
use canasta_record::fair::Seed;
use canasta_record::record::{Other, Record};
use canasta_table::daily::opening;
use canasta_table::journal::{Chain, Entry, Hints, Person, Watch};
use canasta_table::{GameRefusal, SeatRequest, State, Table, TableRefusal, record_of, summary_of};

use crate::play::{Played, by};

/// 26 November 2026.
const DAY: i64 = 20_783;

fn deal() -> DayDeal {
    Secret([7; 32]).seed(DAY).deal(DAY)
}

fn begun() -> Played {
    let entries = opening(&deal(), "strong", "Ruth");
    Played { table: Table::fold("0b", &entries).unwrap(), entries }
}

fn over() -> Played {
    let mut played = begun();
    let mut rng = SeedRng::new(5);
    while played.action(&mut rng) {}
    played
}

#[test]
fn the_cards_are_dealt_to_one_person_and_bots_of_one_level() {
    let Played { table, entries } = begun();
    assert_eq!((table.state(), table.seat_of(Person::HOST)), (State::Playing, Some(PERSON_SEAT)));
    let others: Vec<_> =
        Players::FOUR.seats().filter(|&seat| seat != PERSON_SEAT).map(|seat| table.bot(seat)).collect();
    assert_eq!(others, [Some("strong"); 3]);
    assert!(
        Players::FOUR
            .seats()
            .all(|seat| seat == PERSON_SEAT || (!table.name(seat).is_empty() && table.name(seat) != "Ruth"))
    );
    let terms = table.terms();
    assert!(terms.practice && !terms.listed);
    assert_eq!((terms.hints, terms.watch), (Hints::None, Watch::Nobody));
    let scene = table.scene(Some(PERSON_SEAT)).unwrap();
    assert_eq!((scene.daily, scene.set.clone(), scene.totals), (Some(DAY), None, [0; 6]));
    assert!(!scene.gives_hints());
    assert_eq!(scene.view.table.public.dealer(), deal().dealer());
    // The journal survives a round trip.
    let mut read = Chain::start("0b");
    let stored: Vec<Entry> = entries
        .iter()
        .map(|entry| {
            let hash = *read.clone().with(&entry.text()).last();
            read.follow(read.len() + 1, &entry.text(), &hash).unwrap()
        })
        .collect();
    assert_eq!(stored, entries);
}

/// The table has no commitment of its own, no next deal, no winner and no rematch, and doesn't count in the stats.
#[test]
fn the_deal_of_the_day_is_played_alone_and_does_not_count() {
    let Played { table, entries } = over();
    assert_eq!((table.state(), table.winner(), table.next_deal()), (State::Over, None, None));
    assert!(!table.wants_commitment() && !table.may_deal() && table.proofs().is_empty());
    assert!(table.commitment(Seed([1; Seed::BYTES])).is_none());
    assert!(table.scene(Some(PERSON_SEAT)).unwrap().is_over());
    let next = table.propose(by(PERSON_SEAT, "next"), table.n(), SeatRequest::NextDeal(None));
    assert_eq!(next, Err(GameRefusal::GameOver));
    assert_eq!(table.rematch(Person::HOST, false), Err(TableRefusal::OneDeal));
    let summary = summary_of("0b", &entries).unwrap();
    assert!(!summary.counts && summary.winner.is_none() && summary.deals.len() == 1);
}

#[test]
fn the_record_has_the_day_but_no_seed() {
    let record = record_of("0b", &over().entries, &|_| "Zoë".to_owned(), None, &remark).unwrap();
    let remark = "the deal of the day for 2026-11-26, the same for everyone";
    assert_eq!(record.others, [Other::Line("Practice".to_owned(), remark.to_owned())]);
    assert!(record.deals.len() == 1 && record.deals[0].proof.is_none());
    let text = record.text();
    assert_eq!(Record::read(&text), Ok(record));
    assert!(!text.contains("Seed") && !text.contains(&deal().bots.to_string()), "{text}");
}

#[test]
fn no_scene_reveals_a_seed() {
    for played in [begun(), over()] {
        for viewer in [None, Some(PERSON_SEAT), Some(Seat(1))] {
            let scene = serde_json::to_string(&played.table.scene(viewer)).unwrap();
            assert!(scene.contains("\"daily\":20783"), "{scene}");
            assert!(!scene.contains(&deal().bots.to_string()), "{scene}");
        }
    }
}

#[test]
fn a_bots_decision_depends_only_on_the_day_and_the_actions_so_far() {
    let mut played = begun();
    let first = played.table.decision_seed();
    assert!(first.is_some() && begun().table.decision_seed() == first);
    played.enter(Entry::Paused(Person::HOST));
    played.enter(Entry::Resumed(Person::HOST));
    assert_eq!(played.table.decision_seed(), first);
    played.action(&mut SeedRng::new(1));
    assert_ne!(played.table.decision_seed(), first);
    assert_eq!(Played::open(deal().deck()).table.decision_seed(), None, "a table like others");
}
