//! The replay's page, from the book's example of a record.

use canasta::Seat;
use canasta_i18n::Lang;
use canasta_pages::{Prefs, RecordOpenError, ReplayPage, open_page, replay_page, replay_part, replay_spoken};
use canasta_record::record::{Outcome, Record};
use canasta_record::replay::Replay;
use insta::assert_snapshot;

use crate::shown::{attribute, shown};
use crate::tables::ORIGIN;

/// A game of two deals, with proofs.
pub(crate) fn example() -> Replay {
    Replay::of(Record::read(include_str!("../../../../fair/example.canasta")).unwrap()).unwrap()
}

pub(crate) fn moment(replay: &Replay, at: usize, seat: Option<u8>) -> ReplayPage<'_> {
    let (seat, own) = (seat.map(Seat), Some(Seat(0)));
    ReplayPage {
        lang: Lang::EN,
        replay,
        at,
        seat,
        path: "/table/k7m2/replay",
        origin: ORIGIN,
        own,
        table: Some("k7m2"),
    }
}

/// Every kind of page: the first and the last moment, one between, one hand; a record from a file, and the ways to one.
pub(crate) fn pages() -> Vec<String> {
    let (replay, prefs) = (example(), Prefs::default());
    let last = replay.steps().len() - 1;
    let moments = [(0, None), (9, Some(1)), (last / 2, None), (last, Some(3)), (last, None)];
    let mut pages: Vec<String> =
        moments.into_iter().map(|(at, seat)| replay_page(&moment(&replay, at, seat), &prefs)).collect();
    pages.push(replay_page(
        &ReplayPage { path: "/replay/0123", own: None, table: None, ..moment(&replay, 5, None) },
        &prefs,
    ));
    let faults = RecordOpenError::Unreadable(vec!["line 1, column 1: expected “Canasta record 1”".into()]);
    for why in [None, Some(RecordOpenError::Gone), Some(RecordOpenError::Wrong("Deal 1: no.".into())), Some(faults)] {
        pages.push(open_page(&prefs, why.as_ref()));
    }
    pages
}

/// The value of an attribute of `#replay`.
fn data<'a>(html: &'a str, name: &str) -> &'a str {
    let tag = html.split("<main").nth(1).unwrap().split('>').next().unwrap();
    attribute(tag, name).unwrap()
}

#[test]
fn a_moment_of_a_game() {
    let replay = example();
    assert_snapshot!(shown(&replay_part(&moment(&replay, 60, None))));
    assert_snapshot!(replay_spoken(&moment(&replay, 60, None)));
}

/// A table begins at nothing, so a game that begins with totals cannot go on there; the page says so instead of refusing later.
#[test]
fn a_game_that_begins_with_totals_cannot_be_played_on() {
    let mut record = example().record().clone();
    let offered = |replay: &Replay| replay_part(&moment(replay, 5, None)).contains("name=\"at\" value=\"5\"");
    assert!(offered(&Replay::of(record.clone()).unwrap()));
    record.before = vec![120, -15];
    let replay = Replay::of(record).unwrap();
    let part = replay_part(&moment(&replay, 5, None));
    assert!(!offered(&replay) && part.contains("This record starts mid-game"), "{part}");
}

#[test]
fn the_page_that_takes_a_record() {
    assert_snapshot!(shown(&open_page(&Prefs::default(), Some(&RecordOpenError::Gone))));
}

#[test]
fn only_the_hands_that_were_asked_for_are_shown() {
    let replay = example();
    for at in (0..replay.steps().len()).step_by(5) {
        let hands = replay.hands(at);
        for seat in replay.players().seats() {
            let html = replay_part(&moment(&replay, at, Some(seat.0)));
            for other in replay.players().seats() {
                let there = html.contains(&format!("id=\"hand-{}-", other.0));
                assert_eq!(there, other == seat && !hands[seat.index()].is_empty(), "{at} {seat:?} {other:?}");
            }
        }
    }
}

/// With other cards in the hands that are not shown, a seat's page of the dealt cards is the same, byte by byte.
#[test]
fn a_page_of_one_hand_depends_on_no_other() {
    let mut record = example().record().clone();
    record.deals.truncate(1);
    record.deals[0].turns.clear();
    record.deals[0].scores = None;
    record.result = Outcome::Unfinished;
    let mut swapped = record.clone();
    let hands = Replay::of(record.clone()).unwrap().hands(0);
    // One card of seat 0 against one of seat 2, neither of which is anywhere else in what is compared.
    let natural = |seat: usize| hands[seat].iter().find(|card| card.kind().is_natural()).copied().unwrap();
    let [one, two] =
        [natural(0), natural(2)].map(|card| record.deals[0].deck.iter().position(|&other| other == card).unwrap());
    swapped.deals[0].deck.swap(one, two);
    let (first, second) = (Replay::of(record).unwrap(), Replay::of(swapped).unwrap());
    assert_ne!(first.hands(0)[0], second.hands(0)[0]);
    assert_eq!(first.hands(0)[1], second.hands(0)[1]);
    assert_eq!(replay_part(&moment(&first, 0, Some(1))), replay_part(&moment(&second, 0, Some(1))));
    assert_ne!(replay_part(&moment(&first, 0, None)), replay_part(&moment(&second, 0, None)));
}

#[test]
fn turns_lead_to_their_ends_and_back() {
    let replay = example();
    let last = replay.steps().len() - 1;
    let mut at = 0;
    let mut ends = vec![0];
    while at < last {
        let on: usize = data(&replay_part(&moment(&replay, at, None)), "data-turn-on").parse().unwrap();
        assert!(on > at);
        at = on;
        ends.push(at);
    }
    assert!(ends.len() > 60, "{ends:?}");
    for two in ends.windows(2) {
        let back: usize = data(&replay_part(&moment(&replay, two[1], None)), "data-turn-back").parse().unwrap();
        assert_eq!(back, two[0]);
    }
}

#[test]
fn the_mark_in_the_graphs_goes_from_end_to_end() {
    let replay = example();
    let last = replay.steps().len() - 1;
    let spots: Vec<usize> = (0..=last)
        .step_by(3)
        .chain([last])
        .map(|at| data(&replay_part(&moment(&replay, at, None)), "data-spot").parse().unwrap())
        .collect();
    assert!(spots.is_sorted() && spots.first() == Some(&0) && spots.last() == Some(&10_000), "{spots:?}");
    let page = replay_page(&moment(&replay, last, None), &Prefs::default());
    assert!(
        page.contains("Totals after each deal. Anna and Paul: 1,840 and 2,910. Ruth and Ida: 750 and 1,605."),
        "{page}"
    );
    assert_eq!(page.matches("class=\"now\" transform=\"translate(10000 0)\"").count(), 5);
}

#[test]
fn all_players_are_named_and_none_is_you() {
    let replay = example();
    let text = shown(&replay_part(&moment(&replay, 40, Some(0))));
    let told = text.split("Play on from here").next().unwrap();
    assert!(told.contains("Anna") && !told.contains("You ") && !told.contains("Your "), "{told}");
}
