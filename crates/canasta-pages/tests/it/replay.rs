//! The replay page, with the book's example record.

use canasta::Seat;
use canasta_i18n::Lang;
use canasta_pages::{Prefs, RecordOpenError, ReplayPage, open_page, replay_page, replay_part, replay_spoken};
use canasta_record::record::{Outcome, Record};
use canasta_record::replay::Replay;
use insta::assert_snapshot;

use crate::page_text::{attribute, page_text};
use crate::tables::ORIGIN;

/// A game of two deals with proofs.
pub(crate) fn example() -> Replay {
    Replay::of(Record::read(include_str!("../../../../fair/example.canasta")).unwrap()).unwrap()
}

pub(crate) fn step_page(replay: &Replay, at: usize, seat: Option<u8>) -> ReplayPage<'_> {
    ReplayPage {
        lang: Lang::EN,
        replay,
        at,
        seat: seat.map(Seat),
        path: "/table/k7m2/replay",
        origin: ORIGIN,
        own: Some(Seat(0)),
        table: Some("k7m2"),
    }
}

/// Pages of every kind: several steps with all hands or one, a record from a file, and the form for a record.
pub(crate) fn pages(lang: Lang) -> Vec<String> {
    let replay = example();
    let prefs = Prefs { lang, ..Prefs::default() };
    let last = replay.steps().len() - 1;
    let steps = [(0, None), (9, Some(1)), (last / 2, None), (last, Some(3)), (last, None)];
    let mut pages: Vec<String> = steps
        .into_iter()
        .map(|(at, seat)| replay_page(&ReplayPage { lang, ..step_page(&replay, at, seat) }, &prefs))
        .collect();
    pages.push(replay_page(
        &ReplayPage { path: "/replay/0123", own: None, table: None, lang, ..step_page(&replay, 5, None) },
        &prefs,
    ));
    let unreadable = RecordOpenError::Unreadable(vec!["line 1, column 1: expected “Canasta record 1”".into()]);
    for why in [None, Some(RecordOpenError::Gone), Some(RecordOpenError::Wrong("Deal 1: no.".into())), Some(unreadable)]
    {
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
fn a_step_is_shown_and_announced() {
    let replay = example();
    assert_snapshot!(page_text(&replay_part(&step_page(&replay, 60, None))));
    assert_snapshot!(replay_spoken(&step_page(&replay, 60, None)));
}

#[test]
fn the_readers_side_is_at_the_bottom() {
    let replay = example();
    for (own, bottom) in [(None, 0), (Some(Seat(0)), 0), (Some(Seat(3)), 1)] {
        let page = replay_part(&ReplayPage { own, ..step_page(&replay, 60, None) });
        let camps: Vec<&str> = page.split("id=\"camp-").skip(1).map(|rest| &rest[..1]).collect();
        assert_eq!(camps, [(1 - bottom).to_string(), bottom.to_string()], "{own:?}");
    }
}

/// A table starts at zero. The page says so up front instead of refusing later.
#[test]
fn a_game_with_starting_totals_cannot_be_continued() {
    let mut record = example().record().clone();
    let is_offered = |replay: &Replay| replay_part(&step_page(replay, 5, None)).contains("name=\"at\" value=\"5\"");
    assert!(is_offered(&Replay::of(record.clone()).unwrap()));
    record.before = vec![120, -15];
    let replay = Replay::of(record).unwrap();
    let part = replay_part(&step_page(&replay, 5, None));
    assert!(!is_offered(&replay) && part.contains("This record starts mid-game"), "{part}");
}

#[test]
fn the_record_form_says_why_a_record_is_gone() {
    assert_snapshot!(page_text(&open_page(&Prefs::default(), Some(&RecordOpenError::Gone))));
}

#[test]
fn only_the_requested_hand_is_shown() {
    let replay = example();
    for at in (0..replay.steps().len()).step_by(5) {
        let hands = replay.hands(at);
        for seat in replay.players().seats() {
            let html = replay_part(&step_page(&replay, at, Some(seat.0)));
            for other in replay.players().seats() {
                let is_shown = html.contains(&format!("id=\"hand-{}-", other.0));
                assert_eq!(is_shown, other == seat && !hands[seat.index()].is_empty(), "{at} {seat:?} {other:?}");
            }
        }
    }
}

/// Other cards in the hidden hands give the same page, byte for byte.
#[test]
fn a_page_with_one_hand_does_not_depend_on_other_hands() {
    let mut record = example().record().clone();
    record.deals.truncate(1);
    record.deals[0].turns.clear();
    record.deals[0].scores = None;
    record.result = Outcome::Unfinished;
    let mut swapped = record.clone();
    let hands = Replay::of(record.clone()).unwrap().hands(0);
    // Swaps a card of seat 0 with one of seat 2. Neither is anywhere else in the compared pages.
    let natural = |seat: usize| hands[seat].iter().find(|card| card.kind().is_natural()).copied().unwrap();
    let [one, two] =
        [natural(0), natural(2)].map(|card| record.deals[0].deck.iter().position(|&other| other == card).unwrap());
    swapped.deals[0].deck.swap(one, two);
    let first = Replay::of(record).unwrap();
    let second = Replay::of(swapped).unwrap();
    assert_ne!(first.hands(0)[0], second.hands(0)[0]);
    assert_eq!(first.hands(0)[1], second.hands(0)[1]);
    assert_eq!(replay_part(&step_page(&first, 0, Some(1))), replay_part(&step_page(&second, 0, Some(1))));
    assert_ne!(replay_part(&step_page(&first, 0, None)), replay_part(&step_page(&second, 0, None)));
}

#[test]
fn turn_buttons_go_to_the_end_of_a_turn_and_back() {
    let replay = example();
    let last = replay.steps().len() - 1;
    let mut at = 0;
    let mut ends = vec![0];
    while at < last {
        let next: usize = data(&replay_part(&step_page(&replay, at, None)), "data-turn-on").parse().unwrap();
        assert!(next > at);
        at = next;
        ends.push(at);
    }
    assert!(ends.len() > 60, "{ends:?}");
    for two in ends.windows(2) {
        let back: usize = data(&replay_part(&step_page(&replay, two[1], None)), "data-turn-back").parse().unwrap();
        assert_eq!(back, two[0]);
    }
}

#[test]
fn the_marker_moves_across_the_whole_graph() {
    let replay = example();
    let last = replay.steps().len() - 1;
    let spots: Vec<usize> = (0..=last)
        .step_by(3)
        .chain([last])
        .map(|at| data(&replay_part(&step_page(&replay, at, None)), "data-spot").parse().unwrap())
        .collect();
    assert!(spots.is_sorted() && spots.first() == Some(&0) && spots.last() == Some(&10_000), "{spots:?}");
    let page = replay_page(&step_page(&replay, last, None), &Prefs::default());
    assert!(
        page.contains("Totals after each deal. Anna and Paul: 1,840 and 2,910. Ruth and Ida: 750 and 1,605."),
        "{page}"
    );
    assert_eq!(page.matches("class=\"now\" transform=\"translate(10000 0)\"").count(), 5);
}

#[test]
fn all_players_are_named_and_no_one_is_you() {
    let replay = example();
    let text = page_text(&replay_part(&step_page(&replay, 40, Some(0))));
    let description = text.split("Play on from here").next().unwrap();
    assert!(
        description.contains("Anna") && !description.contains("You ") && !description.contains("Your "),
        "{description}"
    );
}
