//! Records of journals, and their replays.

use canasta::deck::{SeedRng, shuffled};
use canasta::{Players, RuleSet, Seat, seating};
use canasta_i18n::replay::remark;
use canasta_record::fair::{Cut, Seed};
use canasta_record::record::{Other, Outcome, Record};
use canasta_record::replay::Replay;
use canasta_table::journal::{Entry, Hints, Person, SeatedPlayer, Seats, Substitute, Terms};
use canasta_table::replay::scene;
use canasta_table::scene::{Player, Scene, TableStatus};
use canasta_table::{Table, record_of};

use crate::play::{by, choose, every_table, opened};

/// A journal that grows without requests.
struct Journal {
    table: Table,
    entries: Vec<Entry>,
    rng: SeedRng,
    /// The seat where a bot plays for the person.
    substitute: Option<Seat>,
}

impl Journal {
    fn open(entries: Vec<Entry>, seed: u64) -> Self {
        let mut table = Table::fold("t", &entries).unwrap();
        table.call(Person::HOST, Some("Zoë"));
        Self { table, entries, rng: SeedRng::new(seed), substitute: None }
    }

    fn enter(&mut self, entry: Entry) {
        self.table.apply(&entry).unwrap();
        self.entries.push(entry);
    }

    fn deal(&mut self) {
        let deal = self.table.next_deal().unwrap();
        let deck = shuffled(&mut self.rng);
        self.enter(Entry::Dealt { deal, deck });
    }

    fn action(&mut self) -> bool {
        let Some(seat) = self.table.to_act() else { return false };
        let action = choose(&self.table.view(Some(seat)).unwrap(), &mut self.rng);
        let id = format!("action-{}", self.entries.len());
        self.enter(Entry::Acted { by: by(seat, id), action, substitute: self.substitute == Some(seat) });
        true
    }

    /// Plays a deal from start to end.
    fn whole_deal(&mut self) {
        self.deal();
        while self.action() {}
    }

    fn record(&self) -> Record {
        let names =
            |person: Person| (*["Zoë", "Anna"].get(usize::from(person.0)).unwrap_or(&"Former player")).to_owned();
        let record = record_of("t", &self.entries, &names, Some("2026-11-22".to_owned()), &remark).unwrap();
        // The text of a record can be read back.
        assert_eq!(Record::read(&record.text()), Ok(record.clone()));
        record
    }

    fn replay(&self) -> Replay {
        Replay::of(self.record()).unwrap()
    }

    /// Compares every nth step of the replay with the table's scene at that time.
    fn same_as_the_table(&self, every: usize) {
        let replay = self.replay();
        let mut table = Table::open("t", &self.entries[0]).unwrap();
        let mut at = 0;
        for entry in &self.entries[1..] {
            table.apply(entry).unwrap();
            if !entry.is_play() || at >= replay.steps().len() {
                continue;
            }
            if at % every == 0 || scene(&replay, at, None).view.table.public.ending().is_some() {
                for viewer in self.table.players().seats().map(Some).chain([None]) {
                    let shown = scene(&replay, at, viewer);
                    assert_eq!(shown, of_a_replay(table.scene(viewer).unwrap(), &shown), "moment {at}, {viewer:?}");
                }
            }
            at += 1;
        }
        assert_eq!(at, replay.steps().len());
    }
}

/// The table's scene without the data that a record doesn't contain.
fn of_a_replay(scene: Scene, replay: &Scene) -> Scene {
    Scene {
        table: replay.table.clone(),
        n: replay.n,
        players: replay.players.clone(),
        seating: None,
        hints: Hints::None,
        highlights: Vec::new(),
        status: TableStatus::default(),
        ..scene
    }
}

#[test]
fn a_replay_shows_what_the_table_showed() {
    for (place, (rules, players)) in every_table().enumerate() {
        let mut journal = Journal::open(opened(rules, players.count().into()), u64::try_from(place).unwrap());
        for _ in 0..2 {
            if journal.table.next_deal().is_some() {
                journal.whole_deal();
            }
        }
        journal.same_as_the_table(13);
        let shown: Vec<Player> = journal.table.scene(None).unwrap().players;
        assert_eq!(journal.record().players, shown, "{rules}");
    }
}

#[test]
fn a_replay_of_a_whole_game_matches_the_table() {
    let mut journal = Journal::open(opened("hoyle", 4), 1);
    while journal.table.winner().is_none() {
        journal.whole_deal();
    }
    journal.same_as_the_table(9);
    let replay = journal.replay();
    assert_eq!(replay.record().result, Outcome::Won(journal.table.winner().unwrap()));
    assert_eq!(replay.winner(), journal.table.winner());
    let scene = journal.table.scene(None).unwrap();
    assert_eq!(replay.totals().last().copied(), Some(scene.totals));
    let scores: Vec<_> = replay.stats().iter().map(|stats| stats.scores).collect();
    assert_eq!(scores, scene.sheet);
}

/// Every action of one deal, from every seat.
#[test]
fn a_replay_of_every_action_of_a_deal_matches_the_table() {
    for (rules, players, seed) in [("wahhi", 5, 3), ("lakin", 2, 4), ("pack", 6, 5)] {
        let mut journal = Journal::open(opened(rules, players), seed);
        journal.whole_deal();
        journal.same_as_the_table(1);
    }
}

#[test]
fn a_record_has_the_drawn_seats() {
    let rules = RuleSet::HOYLE;
    let players = Players::FOUR;
    for seed in 0..4 {
        let terms = Terms { seats: Seats::Drawn, practice: seed == 3, ..Terms::of("hoyle", rules, players) };
        let mut journal = Journal::open(vec![Entry::Opened(Box::new(terms.clone()))], seed);
        journal.enter(Entry::Joined(Person(0)));
        journal.enter(Entry::Sat { seat: Seat(0), who: SeatedPlayer::Person(Person(0)) });
        for seat in 1..4 {
            let who = SeatedPlayer::Bot { name: format!("Bot {seat}"), bot: "club".to_owned() };
            journal.enter(Entry::Sat { seat: Seat(seat), who });
        }
        let draws = seating::draw(&terms.draw_rules(), players, &mut journal.rng).unwrap();
        let settled = seating::assign_seats(&terms.draw_rules(), players, &draws).unwrap();
        let first_dealer = settled.first_dealer.unwrap();
        journal.enter(Entry::Begun { first_dealer, draws });
        journal.whole_deal();
        let record = journal.record();
        // A game that continues from a different one is marked as practice.
        assert_eq!(
            record.others.iter().any(|other| matches!(other, Other::Line(name, _) if name == "Practice")),
            terms.practice
        );
        assert_eq!(record.players[settled.seat_of(0).index()], Player { name: "Zoë".to_owned(), bot: None });
        assert_eq!(record.players[settled.seat_of(2).index()].bot.as_deref(), Some("club"));
        assert_eq!(record.deals[0].dealer, first_dealer);
        assert_eq!(record.date.as_deref(), Some("2026-11-22"));
        journal.same_as_the_table(11);
    }
}

#[test]
fn actions_of_a_substitute_are_marked() {
    let mut journal = Journal::open(opened("classic", 2), 5);
    journal.deal();
    journal.enter(Entry::Substitute { seat: Seat(0), why: Substitute::Asked });
    journal.substitute = Some(Seat(0));
    for _ in 0..20 {
        journal.action();
    }
    journal.enter(Entry::Back(Seat(0)));
    journal.substitute = None;
    while journal.action() {}
    let replay = journal.replay();
    let by_substitute = |place: usize| replay.steps()[place].substitute;
    let of_seat = |seat, range: std::ops::Range<usize>| {
        range.filter(|&place| replay.steps()[place].seat == Some(Seat(seat))).collect::<Vec<_>>()
    };
    assert!(!of_seat(0, 1..21).is_empty() && of_seat(0, 1..21).into_iter().all(by_substitute));
    assert!(!of_seat(1, 1..21).into_iter().any(by_substitute));
    assert!(!(21..replay.steps().len()).any(by_substitute));
}

/// A line contains the actions of either the person or the substitute, never of both.
#[test]
fn a_turn_continued_by_the_person_has_two_lines() {
    let mut journal = Journal::open(opened("hoyle", 4), 6);
    journal.deal();
    let seat = journal.table.to_act().unwrap();
    assert_eq!(seat, Seat(1));
    while journal.table.to_act() != Some(Seat(0)) {
        journal.action();
    }
    journal.enter(Entry::Substitute { seat: Seat(0), why: Substitute::Missed });
    journal.substitute = Some(Seat(0));
    journal.action();
    assert_eq!(journal.table.to_act(), Some(Seat(0)));
    journal.enter(Entry::Back(Seat(0)));
    journal.substitute = None;
    while journal.action() {}
    let record = journal.record();
    let lines: Vec<_> = record.deals[0].turns.iter().filter(|turn| turn.seat == Seat(0)).take(2).collect();
    assert_eq!((lines[0].substitute, lines[0].actions.len(), lines[1].substitute), (true, 1, false));
    journal.same_as_the_table(11);
}

#[test]
fn a_seat_taken_over_from_a_bot_has_its_last_player() {
    let mut journal = Journal::open(opened("hoyle", 4), 7);
    journal.whole_deal();
    journal.enter(Entry::Joined(Person(1)));
    journal.enter(Entry::Sat { seat: Seat(2), who: SeatedPlayer::Person(Person(1)) });
    journal.whole_deal();
    let record = journal.record();
    assert_eq!(record.players[2], Player { name: "Anna".to_owned(), bot: None });
    assert!(record.deals[0].comments.is_empty());
    assert_eq!(record.deals[1].comments, ["From here on Anna plays seat 2, previously played by a bot."]);
    journal.same_as_the_table(11);
}

#[test]
fn a_seat_taken_over_from_a_person_has_its_last_player() {
    let mut journal = Journal::open(opened("hoyle", 4), 7);
    journal.whole_deal();
    journal.enter(Entry::Joined(Person(1)));
    journal.enter(Entry::Substitute { seat: Seat(0), why: Substitute::Left });
    journal.enter(Entry::TookOver { seat: Seat(0), person: Person(1) });
    journal.whole_deal();
    let record = journal.record();
    assert_eq!(record.players[0], Player { name: "Anna".to_owned(), bot: None });
    assert_eq!(record.deals[1].comments, ["From here on Anna plays seat 0, which Zoë left."]);
    journal.same_as_the_table(11);
}

/// The record shows neither a deal in progress nor the seed of a commitment.
#[test]
fn an_unfinished_deal_is_left_out() {
    let mut journal = Journal::open(opened("hoyle", 4), 8);
    assert!(journal.record().deals.is_empty());
    journal.whole_deal();
    let before = journal.record();
    journal.enter(journal.table.commitment(Seed([7; 80])).unwrap());
    assert_eq!(journal.record(), before);
    journal.enter(journal.table.deal_committed().unwrap());
    journal.action();
    assert_eq!(journal.record(), before);
    journal.enter(Entry::Closed { by: None });
    let closed = journal.record();
    assert_eq!((closed.deals.len(), closed.result), (2, Outcome::Unfinished));
    assert_eq!((closed.deals[1].turns.len(), &closed.deals[1].scores), (1, &None));
    let proof = closed.deals[1].proof.as_ref().unwrap();
    assert_eq!(proof.check(&closed.deals[1].deck), Ok(()));
    assert!(Replay::of(closed).is_ok());
}

#[test]
fn committed_deals_have_proofs() {
    let mut journal = Journal::open(opened("hoyle", 4), 9);
    for deal in 1..=3_u8 {
        journal.enter(journal.table.commitment(Seed([deal; 80])).unwrap());
        if deal == 2 {
            let cut = Some(Cut([9; 16]));
            journal.enter(Entry::Ready { by: by(Seat(0), "ready"), deal: 2, cut });
        }
        journal.enter(journal.table.deal_committed().unwrap());
        while journal.action() {}
        if journal.table.winner().is_some() {
            panic!("the game ended before the third deal");
        }
    }
    let record = journal.record();
    assert_eq!(record.deals.len(), 3);
    for deal in &record.deals {
        assert_eq!(deal.proof.as_ref().unwrap().check(&deal.deck), Ok(()));
    }
    assert_eq!(record.deals[1].proof.as_ref().unwrap().cuts.len(), 1);
    assert_eq!(journal.replay().table(), "t");
}

#[test]
fn a_journal_that_does_not_fold_has_no_record() {
    let mut journal = Journal::open(opened("hoyle", 4), 11);
    journal.whole_deal();
    let last = journal.entries.len() - 1;
    journal.entries.swap(last - 1, last);
    assert!(record_of("t", &journal.entries, &|_| String::new(), None, &remark).is_err());
    assert!(record_of("t", &[], &|_| String::new(), None, &remark).is_err());
}
