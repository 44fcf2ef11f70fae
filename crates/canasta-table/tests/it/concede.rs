//! Conceding: the offer, the answer, and the end of the game.

use canasta::deck::{SeedRng, fresh, shuffled};
use canasta::{Players, RuleSet, Seat, Side};
use canasta_i18n::replay::remark;
use canasta_record::csv::CsvStyle;
use canasta_record::fair::Seed;
use canasta_record::record::{Outcome, Record};
use canasta_record::replay::{Milestone, Replay};
use canasta_table::journal::stats::player::{PlayerGame, Stats};
use canasta_table::journal::stats::{Concession, Summary, export};
use canasta_table::journal::{Entry, Hints, Person, SeatedPlayer, Seats, SetDeal, Substitute, Terms};
use canasta_table::replay::scene;
use canasta_table::scene::{Scene, SeenEvent, TableStatus};
use canasta_table::{
    CommitmentEvent, ConcedeRequest, FoldError, LiveInput, State, Table, TableRefusal, TableRequest, lesson, record_of,
    summary_of,
};

use crate::play::{Played, by};

const ANNA: Person = Person(0);
const PAUL: Person = Person(1);
const RUTH: Person = Person(2);

/// A game in its first deal, with bots in the seats without a person. Seat 0 plays first.
pub(crate) fn game(terms: Terms, seats: &[u8]) -> Played {
    let players = terms.players;
    let mut played = waiting(terms, seats);
    let begun = Entry::Begun { first_dealer: Seat(players.count() - 1), draws: Vec::new() };
    played.enter(begun);
    played.enter(Entry::Dealt { deal: 1, deck: fresh() });
    played
}

fn waiting(terms: Terms, seats: &[u8]) -> Played {
    let players = terms.players;
    let first = Entry::Opened(Box::new(terms));
    let mut played = Played { table: Table::open("t", &first).unwrap(), entries: vec![first] };
    for (person, &seat) in (0..).map(Person).zip(seats) {
        played.enter(Entry::Joined(person));
        played.enter(Entry::Sat { seat: Seat(seat), who: SeatedPlayer::Person(person) });
    }
    for seat in players.seats().filter(|seat| !seats.contains(&seat.0)) {
        let who = SeatedPlayer::Bot { name: format!("Bot {}", seat.0), bot: "club".to_owned() };
        played.enter(Entry::Sat { seat, who });
    }
    played
}

fn hoyle(players: u8) -> Terms {
    Terms { seats: Seats::Chosen, ..Terms::of("hoyle", RuleSet::HOYLE, Players::new(players).unwrap()) }
}

/// Anna and Paul against two bots.
fn partners() -> Played {
    game(hoyle(4), &[0, 2])
}

impl Played {
    fn entries_to(&self, person: Person, request: ConcedeRequest) -> Result<Vec<Entry>, TableRefusal> {
        self.table.entries_for(person, TableRequest::Concede(request), LiveInput::default())
    }

    fn concede(&mut self, person: Person, request: ConcedeRequest) {
        let entries = self.entries_to(person, request).unwrap();
        entries.into_iter().for_each(|entry| self.enter(entry));
        // An offer survives a restart.
        assert_eq!(Table::fold("t", &self.entries).unwrap(), self.table);
    }

    fn agreed(&self, seat: u8) -> Vec<u8> {
        let status = self.table.scene(Some(Seat(seat))).unwrap().status;
        status.agreed_to_concede.iter().map(|seat| seat.0).collect()
    }

    /// The partners who still have to agree.
    fn asked(&self, seat: u8) -> Vec<u8> {
        let status = self.table.scene(Some(Seat(seat))).unwrap().status;
        status.partners_to_ask.iter().map(|seat| seat.0).collect()
    }

    fn whole_deal(&mut self, rng: &mut SeedRng) {
        let dealt = Entry::Dealt { deal: self.table.next_deal().unwrap(), deck: shuffled(rng) };
        self.enter(dealt);
        while self.action(rng) {}
    }

    fn record(&self) -> Record {
        let name = |person: Person| (*["Anna", "Paul", "Ruth"].get(usize::from(person.0)).unwrap_or(&"")).to_owned();
        record_of("t", &self.entries, &name, None, &remark).unwrap()
    }

    fn summary(&self) -> Summary {
        let summary = summary_of("t", &self.entries).unwrap();
        assert_eq!(Summary::read(&summary.text()).as_ref(), Some(&summary));
        summary
    }
}

#[test]
fn a_side_with_one_person_concedes_at_once() {
    for seats in [&[0][..], &[0, 1]] {
        let mut played = game(hoyle(4), seats);
        assert!(played.table.scene(Some(Seat(0))).unwrap().status.may_concede);
        assert_eq!(played.asked(0), [0; 0], "a bot agrees");
        assert_eq!(played.entries_to(ANNA, ConcedeRequest::Offer), Ok(vec![Entry::Conceded(Seat(0))]));
        played.concede(ANNA, ConcedeRequest::Offer);
        assert_eq!((played.table.state(), played.table.to_act()), (State::Over, None));
        assert_eq!((played.table.conceded(), played.table.winner()), (Some(Side(0)), Some(Side(1))));
        assert_eq!(played.entries_to(ANNA, ConcedeRequest::Offer), Ok(Vec::new()), "the request was sent twice");
    }
}

#[test]
fn partners_must_agree() {
    let mut played = partners();
    assert_eq!(played.entries_to(PAUL, ConcedeRequest::Agree), Err(TableRefusal::RequestGone));
    played.concede(ANNA, ConcedeRequest::Offer);
    assert_eq!((played.table.state(), played.table.conceded()), (State::Playing, None));
    assert_eq!(played.entries_to(ANNA, ConcedeRequest::Offer), Ok(Vec::new()));
    assert_eq!(played.entries_to(ANNA, ConcedeRequest::Agree), Ok(Vec::new()));
    assert_eq!([0, 2].map(|seat| played.asked(seat)), [vec![2], vec![]]);
    // Opponents and spectators don't know about it.
    assert_eq!([0, 1, 2, 3].map(|seat| played.agreed(seat)), [vec![0], vec![], vec![0], vec![]]);
    assert!(played.table.scene(None).unwrap().status.agreed_to_concede.is_empty());
    let mut declined = Played { table: played.table.clone(), entries: played.entries.clone() };
    declined.concede(PAUL, ConcedeRequest::KeepPlaying);
    assert_eq!((declined.table.state(), declined.agreed(0)), (State::Playing, vec![]));
    assert_eq!(declined.entries_to(PAUL, ConcedeRequest::KeepPlaying), Ok(Vec::new()));
    played.concede(ANNA, ConcedeRequest::KeepPlaying);
    assert_eq!(played.entries_to(PAUL, ConcedeRequest::Agree), Err(TableRefusal::RequestGone), "it was withdrawn");
    played.concede(ANNA, ConcedeRequest::Offer);
    played.concede(PAUL, ConcedeRequest::Agree);
    assert_eq!((played.table.state(), played.table.winner()), (State::Over, Some(Side(1))));
    assert!(played.agreed(0).is_empty());
}

#[test]
fn all_three_partners_must_agree() {
    let mut played = game(hoyle(6), &[0, 2, 4]);
    played.concede(ANNA, ConcedeRequest::Offer);
    played.concede(RUTH, ConcedeRequest::Agree);
    assert_eq!((played.table.state(), played.agreed(2)), (State::Playing, vec![0, 4]));
    played.concede(PAUL, ConcedeRequest::Offer);
    assert_eq!(played.table.conceded(), Some(Side(0)));
}

#[test]
fn an_offer_ends_with_the_deal() {
    let mut rng = SeedRng::new(4);
    let mut played = partners();
    played.concede(ANNA, ConcedeRequest::Offer);
    while played.action(&mut rng) {
        assert_eq!(played.agreed(2).len(), usize::from(played.table.is_playing()));
    }
    assert_eq!(played.entries_to(PAUL, ConcedeRequest::Agree), Err(TableRefusal::RequestGone));
    // Between deals, an offer lasts until the end of the next one.
    played.concede(PAUL, ConcedeRequest::Offer);
    played.enter(Entry::Dealt { deal: 2, deck: shuffled(&mut rng) });
    assert_eq!(played.agreed(0), [2]);
    while played.action(&mut rng) {}
    assert!(played.agreed(0).is_empty());
}

#[test]
fn an_offer_ends_when_the_people_of_the_side_change() {
    let offered = || {
        let mut played = partners();
        played.concede(ANNA, ConcedeRequest::Offer);
        played
    };
    let mut away = offered();
    away.enter(Entry::Substitute { seat: Seat(2), why: Substitute::Away });
    assert_eq!(away.agreed(0), [0], "a person who is away is still asked");
    let mut left = offered();
    left.enter(Entry::Substitute { seat: Seat(2), why: Substitute::Left });
    assert!(left.agreed(0).is_empty());
    assert_eq!(left.entries_to(ANNA, ConcedeRequest::Offer), Ok(vec![Entry::Conceded(Seat(0))]));
    let back = [Entry::Back(Seat(2)), Entry::AgreedToConcede(Seat(2))];
    assert_eq!(left.entries_to(PAUL, ConcedeRequest::Offer), Ok(back.to_vec()));
    left.concede(PAUL, ConcedeRequest::Offer);
    assert_eq!((left.table.substitute(Seat(2)), left.agreed(0)), (None, vec![2]));

    let mut joined = game(hoyle(6), &[0, 2]);
    joined.concede(ANNA, ConcedeRequest::Offer);
    joined.enter(Entry::Joined(RUTH));
    joined.enter(Entry::Sat { seat: Seat(1), who: SeatedPlayer::Person(RUTH) });
    assert_eq!(joined.agreed(2), [0], "the other side's people have changed");
    joined.enter(Entry::Substitute { seat: Seat(1), why: Substitute::Left });
    assert_eq!(joined.agreed(2), [0]);
}

#[test]
fn only_a_running_game_of_two_sides_can_be_conceded() {
    let refused = |played: &Played, why| {
        assert_eq!(played.entries_to(ANNA, ConcedeRequest::Offer), Err(why));
        for entry in [Entry::AgreedToConcede(Seat(0)), Entry::Conceded(Seat(0))] {
            let mut table = played.table.clone();
            assert!(matches!(table.apply(&entry), Err(FoldError::People(_))), "{entry:?}");
            assert_eq!(table, played.table);
        }
        assert!(played.table.scene(Some(Seat(0))).is_none_or(|scene| !scene.status.may_concede));
    };
    let mut early = waiting(hoyle(4), &[0]);
    refused(&early, TableRefusal::GameNotBegun);
    early.enter(Entry::Begun { first_dealer: Seat(3), draws: Vec::new() });
    refused(&early, TableRefusal::GameNotBegun);
    for players in [3, 5] {
        refused(&game(hoyle(players), &[0]), TableRefusal::SidesToConcede);
    }
    let set = SetDeal { table: "s".to_owned(), deal: 1, moment: 0, before: vec![0; 2], then: vec![0; 2] };
    refused(&game(Terms { set: Some(set), practice: true, ..hoyle(4) }, &[0]), TableRefusal::DealToConcede);
    let mut played = partners();
    played.enter(Entry::Paused(ANNA));
    refused(&played, TableRefusal::Paused);
    played.enter(Entry::Resumed(ANNA));
    played.enter(Entry::Joined(RUTH));
    assert_eq!(played.entries_to(RUTH, ConcedeRequest::Offer), Err(TableRefusal::NotSeated));
    assert_eq!(played.entries_to(RUTH, ConcedeRequest::KeepPlaying), Err(TableRefusal::NotSeated));
    played.enter(Entry::Closed { by: None });
    refused(&played, TableRefusal::GameOver);
    let learning = lesson::opening(1);
    let learning = Played { table: Table::fold("t", &learning).unwrap(), entries: learning };
    refused(&learning, TableRefusal::DealToConcede);
}

/// The fold doesn't trust a journal that ends a game without everyone's consent.
#[test]
fn a_journal_cannot_concede_for_others() {
    let played = partners();
    let refuses = |entry: Entry| {
        let mut table = played.table.clone();
        assert!(matches!(table.apply(&entry), Err(FoldError::People(_))), "{entry:?}");
        assert_eq!(table, played.table);
    };
    refuses(Entry::Conceded(Seat(0)));
    refuses(Entry::Conceded(Seat(1)));
    refuses(Entry::AgreedToConcede(Seat(3)));
    refuses(Entry::AgreedToConcede(Seat(9)));
    refuses(Entry::Conceded(Seat(9)));
    refuses(Entry::KeptPlaying(Seat(0)));
    refuses(Entry::KeptPlaying(Seat(9)));
}

#[test]
fn a_conceded_game_reveals_its_seeds_and_keeps_its_score() {
    let mut rng = SeedRng::new(6);
    let mut played = waiting(Terms { competitive: true, ..hoyle(4) }, &[0]);
    played.enter(Entry::Begun { first_dealer: Seat(3), draws: Vec::new() });
    played.whole_deal(&mut rng);
    let totals = played.table.scene(None).unwrap().totals;
    played.enter(played.table.commitment(Seed([7; 80])).unwrap());
    played.enter(played.table.deal_committed().unwrap());
    played.action(&mut rng);
    assert!(played.table.proofs()[0].seed.is_none());
    assert_eq!(played.table.commitment_event(&Entry::Conceded(Seat(0))), Some(CommitmentEvent::AllRevealed));
    assert_eq!(played.table.scene(None).unwrap().deal, 1, "spectators see the deal only when it is over");
    played.concede(ANNA, ConcedeRequest::Offer);
    assert!(played.table.proofs()[0].seed.is_some());
    let seen = played.table.scene(None).unwrap();
    assert_eq!((seen.deal, seen.totals, seen.sheet.len()), (2, totals, 1));
    assert_eq!((seen.winner, seen.conceded, seen.is_over()), (Some(Side(1)), Some(Side(0)), true));
    assert_eq!(seen.log.last(), Some(&SeenEvent::Conceded(Side(0))));

    // The other side wins whatever the score is, and the next game of the session knows it.
    let (games, standings) = &seen.status.session_score;
    let winners: Vec<(&str, i32)> =
        standings.iter().filter(|line| line.won == 1).map(|line| (&*line.names[0], line.points)).collect();
    assert_eq!((*games, winners), (1, vec![("Bot 1", totals[1])]));
    let rematch = played.table.rematch(ANNA, false).unwrap();
    let Entry::Opened(terms) = &rematch.entries[0] else { panic!() };
    assert_eq!(terms.session_score.as_ref().unwrap().games, 1);
}

#[test]
fn a_rematch_keeps_the_seats_of_invited_people() {
    let mut played = game(Terms { listed: true, ..hoyle(4) }, &[0, 1, 3]);
    played.concede(ANNA, ConcedeRequest::Offer);
    let entries = played.table.rematch(ANNA, false).unwrap().entries;
    let mut next = Played { table: Table::fold("t", &entries).unwrap(), entries };
    let (newcomer, joined) = next.table.come().unwrap();
    next.enter(joined);
    let sit = |next: &Played, person, seat| {
        next.table.entries_for(person, TableRequest::Sit(Seat(seat)), LiveInput::default()).map(|_| ())
    };
    // Two seats are free, and both are for Paul and Ruth.
    assert_eq!((next.table.free_seat(), next.table.seat_for_newcomer()), (Some(Seat(1)), None));
    assert_eq!(next.table.waiting_room(None).unreserved(), 0);
    assert_eq!(sit(&next, newcomer, 1), Err(TableRefusal::SeatReserved));
    assert_eq!(sit(&next, newcomer, 2), Ok(()), "a bot's seat");
    assert_eq!(sit(&next, RUTH, 1), Ok(()));
    next.enter(Entry::Sat { seat: Seat(3), who: SeatedPlayer::Person(PAUL) });
    assert_eq!(sit(&next, newcomer, 1), Err(TableRefusal::SeatReserved));
    assert_eq!(sit(&next, PAUL, 1), Ok(()), "moving leaves a seat free");
    next.enter(Entry::Banned(RUTH));
    assert_eq!(next.table.seat_for_newcomer(), Some(Seat(1)));
    assert_eq!(sit(&next, newcomer, 1), Ok(()));
}

/// A scene without what a record doesn't contain.
fn recorded(scene: Scene, shown: &Scene) -> Scene {
    Scene {
        table: shown.table.clone(),
        n: shown.n,
        players: shown.players.clone(),
        seating: None,
        hints: Hints::None,
        highlights: Vec::new(),
        status: TableStatus::default(),
        ..scene
    }
}

#[test]
fn a_record_and_its_replay_end_with_the_concession() {
    for whole_deals in [0, 2] {
        for during_deal in [true, false] {
            if whole_deals == 0 && !during_deal {
                continue;
            }
            let mut rng = SeedRng::new(9);
            let mut played = waiting(hoyle(4), &[0]);
            played.enter(Entry::Begun { first_dealer: Seat(3), draws: Vec::new() });
            (0..whole_deals).for_each(|_| played.whole_deal(&mut rng));
            if during_deal {
                let dealt = Entry::Dealt { deal: whole_deals + 1, deck: shuffled(&mut rng) };
                played.enter(dealt);
                (0..9).for_each(|_| assert!(played.action(&mut rng)));
            }
            played.concede(ANNA, ConcedeRequest::Offer);
            let record = played.record();
            assert_eq!(record.result, Outcome::Conceded(Side(0)));
            assert_eq!(record.deals.len(), whole_deals + usize::from(during_deal));
            assert!(record.text().contains("Result: side 0 conceded\n"));
            assert_eq!(Record::read(&record.text()), Ok(record.clone()));
            let replay = Replay::of(record).unwrap();
            assert_eq!((replay.winner(), replay.conceded()), (Some(Side(1)), Some(Side(0))));
            let last = replay.steps().len() - 1;
            assert_eq!(replay.milestones().last(), Some(&(last, Milestone::Conceded(Side(0)))));
            for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
                let shown = scene(&replay, last, viewer);
                assert_eq!(shown, recorded(played.table.scene(viewer).unwrap(), &shown));
                let before = scene(&replay, last - 1, viewer);
                assert_eq!((before.winner, before.conceded), (None, None));
            }
            let json: serde_json::Value = serde_json::from_str(&replay.json()).unwrap();
            assert_eq!((&json["winner"], &json["conceded"]), (&1.into(), &0.into()));
        }
    }
}

#[test]
fn a_conceded_game_counts_in_the_stats() {
    let mut rng = SeedRng::new(3);
    let mut played = game(hoyle(4), &[0, 1]);
    played.enter(Entry::Acted { by: by(Seat(0), "a"), action: "draw".parse().unwrap(), substitute: false });
    played.enter(Entry::Substitute { seat: Seat(1), why: Substitute::Left });
    played.concede(ANNA, ConcedeRequest::Offer);
    let summary = played.summary();
    assert_eq!((summary.winner, summary.deals.len(), summary.counts), (Some(1), 0, true));
    assert_eq!(summary.conceded, Some(Concession { side: 0, played: vec![Some(0), None, None, None] }));
    let names = [(0, "Anna".to_owned()), (1, "Paul".to_owned())].into();
    let of = |person: u8, summary: &Summary| PlayerGame::of("t", 1, person, &names, summary.clone());
    assert!(of(1, &summary).is_none(), "Paul had left and has no deal of his own");
    let lost = of(0, &summary).unwrap();
    assert_eq!((lost.won(), lost.place(), lost.conceded()), (false, 2, Some(Side(0))));
    let stats = Stats::of(std::slice::from_ref(&lost));
    assert_eq!((stats.games, stats.won, stats.deals.len()), (1, 0, 0));

    let mut played = waiting(hoyle(4), &[0, 1]);
    played.enter(Entry::Begun { first_dealer: Seat(3), draws: Vec::new() });
    played.whole_deal(&mut rng);
    played.enter(Entry::Substitute { seat: Seat(1), why: Substitute::Left });
    played.concede(ANNA, ConcedeRequest::Offer);
    let won = of(1, &played.summary()).unwrap();
    assert!(won.won());
    let games = [lost, won];
    let csv = export::csv(&games, CsvStyle::DOCUMENTED);
    let lines: Vec<&str> = csv.lines().collect();
    assert!(lines.len() == 2 && lines[0].ends_with(",conceded") && lines[1].ends_with(",yes"), "{csv}");
    let json = export::json(&games);
    assert_eq!((&json["games"][0]["conceded"], &json["games"][0]["won"]), (&0.into(), &false.into()));
    assert_eq!(json["games"][1]["won"], true);
}
