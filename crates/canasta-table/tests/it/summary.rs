//! The stored summary of a journal matches the scenes of the table.

use canasta::deck::{SeedRng, shuffled};
use canasta::{CardAction, Ending, Players, RuleSet, Seat};
use canasta_record::replay::Replay;
use canasta_table::journal::stats::{DealEnd, Summary, SummaryPlayer};
use canasta_table::journal::{Entry, Person, SeatedPlayer, Substitute, Terms};
use canasta_table::{lesson, record_of, summary_of};

use crate::play::{Played, opened};

/// A four-player game to `points`, with person 0 in seat 0 and person 1 in seat 2.
fn table(points: i32, practice: bool) -> Played {
    let rules = RuleSet { game_points: points, ..RuleSet::HOYLE };
    let terms = Terms { practice, ..Terms::of("hoyle", rules, Players::FOUR) };
    let mut entries = vec![Entry::Opened(Box::new(terms))];
    for (person, seat) in [(0, 0), (1, 2)] {
        entries.push(Entry::Joined(Person(person)));
        entries.push(Entry::Sat { seat: Seat(seat), who: SeatedPlayer::Person(Person(person)) });
    }
    for seat in [1, 3] {
        let who = SeatedPlayer::Bot { name: format!("Bot {seat}"), bot: "club".to_owned() };
        entries.push(Entry::Sat { seat: Seat(seat), who });
    }
    entries.push(Entry::Begun { first_dealer: Seat(3), draws: Vec::new() });
    let mut all = entries.into_iter();
    let first = all.next().unwrap();
    let mut played = Played { table: canasta_table::Table::open("t", &first).unwrap(), entries: vec![first] };
    all.for_each(|entry| played.enter(entry));
    played
}

/// Plays a deal and returns its actions.
fn deal(played: &mut Played, rng: &mut SeedRng) -> Vec<(Seat, CardAction)> {
    let dealt = Entry::Dealt { deal: played.table.next_deal().unwrap(), deck: shuffled(rng) };
    played.enter(dealt);
    let from = played.entries.len();
    while played.action(rng) {}
    let action = |entry: &Entry| match entry {
        Entry::Acted { by, action, .. } => Some((by.seat, action.clone())),
        _ => None,
    };
    played.entries[from..].iter().filter_map(action).collect()
}

fn summary(played: &Played) -> Summary {
    summary_of("t", &played.entries).unwrap()
}

#[test]
fn the_summary_of_a_whole_game_matches_its_scenes() {
    let mut rng = SeedRng::new(11);
    let mut played = table(2000, false);
    let mut ends = Vec::new();
    let mut piles = Vec::new();
    while played.table.winner().is_none() {
        let actions = deal(&mut played, &mut rng);
        let takes = |side: u8| {
            actions
                .iter()
                .filter(|(seat, action)| seat.0 % 2 == side && matches!(action, CardAction::Take { .. }))
                .count()
        };
        piles.push([takes(0), takes(1)]);
        ends.push(match played.table.view(None).unwrap().table.public.ending().unwrap() {
            Ending::WentOut { seat, concealed: false } => DealEnd::Out(seat.0),
            Ending::WentOut { seat, concealed: true } => DealEnd::Concealed(seat.0),
            _ => DealEnd::Stock,
        });
    }
    let summary = summary(&played);
    let scene = played.table.scene(None).unwrap();
    assert_eq!((summary.rules.as_str(), summary.house, summary.counts), ("hoyle", 1, true));
    assert_eq!(summary.winner, scene.winner.map(|side| side.0));
    assert_eq!(summary.deals.len(), scene.sheet.len());
    for (place, (deal, scores)) in summary.deals.iter().zip(&scene.sheet).enumerate() {
        for (side, score) in scores.iter().take(2).enumerate() {
            assert_eq!(deal.points[side], score.total());
            // The bonuses show the number of canastas.
            assert_eq!(i32::from(deal.natural[side]) * 500, score.natural_canastas);
            assert_eq!(i32::from(deal.mixed[side]) * 300, score.mixed_canastas);
            assert_eq!(deal.opened[side].is_some(), score.melded > 0);
        }
        assert_eq!(deal.piles.iter().map(|&piles| usize::from(piles)).collect::<Vec<_>>(), piles[place]);
        assert_eq!((deal.end, deal.minimum[0]), (ends[place], minimum(&scene, place)));
        assert_eq!(deal.played, [Some(0), None, Some(1), None]);
    }
    assert_eq!(summary.seats[1], Some(SummaryPlayer::Bot { name: "Bot 1".to_owned(), bot: "club".to_owned() }));
    assert_eq!(summary.seat_of(1), Some(Seat(2)));
}

/// The minimum for side 0 in a deal, from its points before that deal.
fn minimum(scene: &canasta_table::scene::Scene, deal: usize) -> i32 {
    match scene.sheet[..deal].iter().map(|scores| scores[0].total()).sum::<i32>() {
        ..0 => 15,
        0..1500 => 50,
        1500..3000 => 90,
        _ => 120,
    }
}

#[test]
fn a_deal_finished_by_a_substitute_counts_for_no_one() {
    let mut rng = SeedRng::new(3);
    let mut played = table(9000, false);
    deal(&mut played, &mut rng);
    played.enter(Entry::Substitute { seat: Seat(2), why: Substitute::Left });
    deal(&mut played, &mut rng);
    played.enter(Entry::Back(Seat(2)));
    deal(&mut played, &mut rng);
    let played: Vec<_> = summary(&played).deals.into_iter().map(|deal| deal.played[2]).collect();
    assert_eq!(played, [Some(1), None, Some(1)]);
}

#[test]
fn lessons_and_practice_do_not_count_in_the_stats() {
    let mut rng = SeedRng::new(5);
    let mut practice = table(100, true);
    while practice.table.winner().is_none() {
        deal(&mut practice, &mut rng);
    }
    let summarised = summary(&practice);
    assert!(summarised.winner.is_some() && !summarised.counts, "a practice game");
    assert!(!summary_of("t", &lesson::opening(1)).unwrap().counts, "a lesson");
    let begun = Played::at(opened("hoyle", 4), shuffled(&mut rng));
    let summarised = summary(&begun);
    assert_eq!((summarised.winner, summarised.deals.len(), summarised.counts), (None, 0, true));
    let waiting_room = [table(100, false).entries[0].clone()];
    assert_eq!(summary_of("t", &waiting_room).unwrap().seats, [None, None, None, None]);
    assert_eq!(summary_of("t", &[]), None);
}

/// Counting while folding the journal gives the same result as counting the replay of its record.
#[test]
fn a_summary_matches_the_replay() {
    for seed in 0..6 {
        let mut rng = SeedRng::new(seed);
        let mut played = table(1500, false);
        while played.table.winner().is_none() {
            deal(&mut played, &mut rng);
        }
        let record =
            record_of("t", &played.entries, &|_| "Former player".to_owned(), None, &|_| String::new()).unwrap();
        let replay = Replay::of(record).unwrap();
        let deals = summary(&played).deals;
        assert_eq!(deals.len(), replay.stats().len());
        for (scored, stats) in deals.iter().zip(replay.stats()) {
            assert_eq!(scored.natural, stats.natural[..2]);
            assert_eq!(scored.mixed, stats.mixed[..2]);
            assert_eq!(scored.piles, stats.piles[..2]);
            assert_eq!(scored.minimum, stats.minimums[..2]);
            assert_eq!(scored.opened, stats.initial_meld_turns[..2]);
            assert_eq!(scored.end, DealEnd::from(stats.ending));
            assert_eq!(scored.points, stats.scores[..2].iter().map(canasta::DealScore::total).collect::<Vec<_>>());
        }
    }
}
