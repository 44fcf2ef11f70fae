//! The deal of the day: bots play it and their play is judged.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

use canasta::{Seat, View};
use canasta_analysis::daily::{Attempt, NotCounted, Outcome, SegmentGrade, outcome, play, replay_of_attempt};
use canasta_analysis::review::Effort;
use canasta_bots::{Bot, by_name};
use canasta_record::daily::{DayDeal, PERSON_SEAT, Secret, day_of};
use canasta_record::replay::Replay;
use canasta_table::daily::opening;
use canasta_table::journal::{ActionId, Entry, Person, Substitute};
use canasta_table::{Proposal, SeatRequest, Table};

/// 26 November 2026.
const DAY: i64 = 20_783;

const LOW_EFFORT: Effort = Effort { nodes: 60, deep: 2, deep_nodes: 20_000, event_nodes: 0 };

fn deal(day: i64) -> DayDeal {
    Secret([7; 32]).seed(day).deal(day)
}

fn bot(name: &str) -> Box<dyn Bot> {
    by_name(name).unwrap()
}

fn actions(replay: &Replay) -> Vec<String> {
    replay.steps().iter().filter_map(|moment| moment.action.as_ref().map(ToString::to_string)).collect()
}

/// The journal of a game in which the person acts like a bot.
fn played(own: &dyn Bot, others: &dyn Bot) -> Vec<Entry> {
    let mut entries = opening(&deal(DAY), others.name(), "Mary");
    let mut table = Table::fold("t", &entries).unwrap();
    while let Some(seat) = table.to_act() {
        let seen = table.view(Some(seat)).unwrap();
        let view: View = seen.to_kinds().unwrap();
        let bot = if seat == PERSON_SEAT { own } else { others };
        let action = seen.to_cards(bot.decide(&view, table.decision_seed().unwrap()).first().unwrap()).unwrap();
        let n = table.n();
        let Ok(Proposal::New(entry)) =
            table.propose(ActionId { seat, id: n.to_string() }, n, SeatRequest::Action(action))
        else {
            panic!("a bot's action was refused")
        };
        table.apply(&entry).unwrap();
        entries.push(entry);
    }
    entries
}

#[test]
fn bots_play_a_day_the_same_way_each_time_and_each_day_differently() {
    let club = bot("club");
    let beginner = bot("beginner");
    let of = |day| play(&deal(day), &*club, &*beginner, &|| true).unwrap();
    assert_eq!(actions(&of(DAY)), actions(&of(DAY)));
    assert_ne!(actions(&of(DAY)), actions(&of(DAY + 1)));
    assert!(play(&deal(DAY), &*club, &*beginner, &|| false).is_none(), "it doesn't stop");
}

/// The other bots make the same decisions whether a person or a bot plays, even though a person's journal has more
/// entries.
#[test]
fn the_other_bots_decide_the_same_for_everyone() {
    let own = bot("club");
    let others = bot("expert@nodes=200;horizon=8");
    let by_bots = actions(&play(&deal(DAY), &*own, &*others, &|| true).unwrap());
    let mut entries = played(&*own, &*others);
    let by_person = actions(&replay_of_attempt("t", &entries, true).unwrap().unwrap());
    assert_eq!(by_person.len(), by_bots.len());
    assert_eq!(by_person, by_bots);
    // Entries between two actions must not change the seed.
    let acted = entries.iter().position(|entry| matches!(entry, Entry::Acted { .. })).unwrap();
    entries.truncate(acted + 3);
    let seed = |entries: &[Entry]| Table::fold("t", entries).unwrap().decision_seed();
    let before = seed(&entries);
    entries.extend([Entry::Paused(Person::HOST), Entry::Resumed(Person::HOST)]);
    assert!(before.is_some() && seed(&entries) == before);
    entries.truncate(acted + 2);
    assert_ne!(seed(&entries), before, "each action has its own seed");
}

#[test]
fn judging_a_deal_is_reproducible() {
    let careless = bot("random");
    let others = bot("club");
    let replay = || replay_of_attempt("t", &played(&*careless, &*others), true).unwrap().unwrap();
    let found = outcome(replay(), &LOW_EFFORT, &|| true).unwrap();
    assert_eq!(outcome(replay(), &LOW_EFFORT, &|| true), Some(found.clone()));
    assert_eq!(found.lead(), found.own - found.theirs);
    assert!((1..=6).contains(&found.segments.len()));
    assert_eq!(found.lost > 0, found.segments.iter().any(|stretch| *stretch != SegmentGrade::Good), "{found:?}");
    assert!(found.lost > 0, "random play must lose something: {found:?}");
    let scores = replay().stats()[0].scores;
    assert_eq!((found.own, found.theirs), (scores[0].total(), scores[1].total()));
    assert_eq!(outcome(replay(), &LOW_EFFORT, &|| false), None);
}

#[test]
fn only_attempts_finished_in_time_without_help_count() {
    let club = bot("club");
    let entries = played(&*bot("club"), &*bot("club"));
    assert!(replay_of_attempt("t", &entries, true).unwrap().is_ok());
    assert_eq!(replay_of_attempt("t", &entries, false).unwrap().unwrap_err(), NotCounted::Late);
    assert!(replay_of_attempt("t", &entries[..entries.len() - 1], true).is_none(), "still being played");
    let mut closed = entries[..entries.len() - 1].to_vec();
    closed.push(Entry::Closed { by: Some(Person::HOST) });
    assert_eq!(replay_of_attempt("t", &closed, true).unwrap().unwrap_err(), NotCounted::Abandoned);
    // A single action by a substitute is enough to disqualify an attempt.
    let mut helped = entries;
    let first =
        helped.iter().position(|entry| matches!(entry, Entry::Acted { by, .. } if by.seat == PERSON_SEAT)).unwrap();
    if let Entry::Acted { substitute, .. } = &mut helped[first] {
        *substitute = true;
    }
    helped.insert(first, Entry::Substitute { seat: Seat(0), why: Substitute::Left });
    assert_eq!(replay_of_attempt("t", &helped, true).unwrap().unwrap_err(), NotCounted::Helped);
    assert_eq!(club.name(), "club");
}

#[test]
fn stored_attempts_can_be_read_back() {
    let outcome = Outcome {
        lost: 85,
        own: -20,
        theirs: 1335,
        segments: vec![SegmentGrade::Good, SegmentGrade::Fine, SegmentGrade::Costly],
    };
    for tried in [Attempt::Finished(outcome), Attempt::NotCounted(NotCounted::Late)] {
        assert_eq!(Attempt::read(&tried.text()), Some(tried));
    }
    let pinned = r#"{"finished":{"lost":85,"own":-20,"theirs":1335,"stretches":["good","fine","costly"]}}"#;
    assert_eq!(Attempt::read(pinned).unwrap().text(), pinned);
    assert_eq!(Attempt::read("{}"), None);
    assert_eq!(day_of(DAY * 86_400_000 + 5), DAY);
}
