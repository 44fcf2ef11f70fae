//! Committed deals: commitment, cuts, dealing and reveal, and entries that don't fold.

use canasta::deck::{SeedRng, shuffled};
use canasta::{Card, Players, RuleSet, Seat};
use canasta_record::fair::{Cut, FairnessError, Proof, Seed};
use canasta_table::journal::{Chain, Entry, Person, SeatedPlayer, Seats, Terms};
use canasta_table::{
    CommitmentEvent, FoldError, GameRefusal, LiveInput, Proposal, SeatRequest, State, Table, TableRequest,
};

use crate::play::{Played, by};

const SOUTH: Seat = Seat(0);
const NORTH: Seat = Seat(2);

fn seed(byte: u8) -> Seed {
    Seed([byte; Seed::BYTES])
}

const fn cut(byte: u8) -> Cut {
    Cut([byte; Cut::BYTES])
}

/// A game with two people, South and North, and two bots. West deals.
fn begun() -> Played {
    let terms = Terms { seats: Seats::Chosen, ..Terms::of("hoyle", RuleSet::HOYLE, Players::FOUR) };
    let opened = Entry::Opened(Box::new(terms));
    let mut played = Played { table: Table::open("t", &opened).unwrap(), entries: vec![opened] };
    let bot = |seat: u8| SeatedPlayer::Bot { name: format!("Bot {seat}"), bot: "club".to_owned() };
    for entry in [
        Entry::Joined(Person(0)),
        Entry::Joined(Person(1)),
        Entry::Sat { seat: SOUTH, who: SeatedPlayer::Person(Person(0)) },
        Entry::Sat { seat: NORTH, who: SeatedPlayer::Person(Person(1)) },
        Entry::Sat { seat: Seat(1), who: bot(1) },
        Entry::Sat { seat: Seat(3), who: bot(3) },
        Entry::Begun { first_dealer: Seat(1), draws: Vec::new() },
    ] {
        played.enter(entry);
    }
    played
}

impl Played {
    fn commitment(&mut self, byte: u8) {
        let committed = self.table.commitment(seed(byte)).unwrap();
        self.enter(committed);
    }

    fn cut(&mut self, seat: Seat, byte: u8) {
        self.request(seat, SeatRequest::NextDeal(Some(cut(byte))));
    }

    fn deal_committed(&mut self) {
        let dealt = self.table.deal_committed().unwrap();
        self.enter(dealt);
    }

    fn deck(&self) -> Vec<Card> {
        let deck = |entry: &Entry| if let Entry::Dealt { deck, .. } = entry { Some(deck.clone()) } else { None };
        self.entries.iter().rev().find_map(deck).unwrap()
    }

    fn play_out(&mut self) {
        let mut rng = SeedRng::new(9);
        while self.action(&mut rng) {}
    }

    /// The error for an entry that doesn't fold.
    fn fold_error(&self, entry: &Entry) -> FoldError {
        let mut table = self.table.clone();
        let fold_error = table.apply(entry).unwrap_err();
        assert_eq!(table, self.table);
        fold_error
    }
}

#[test]
fn a_deal_is_committed_cut_dealt_and_revealed() {
    let mut played = begun();
    assert!(played.table.wants_commitment() && played.table.deal_committed().is_none());
    played.commitment(1);
    assert!(!played.table.wants_commitment() && played.table.commitment(seed(2)).is_none());
    let before = played.table.shuffling(Some(SOUTH)).unwrap();
    let commitment = played.table.proofs()[0].commitment;
    assert_eq!(before.commitment.map(|commitment| (commitment.deal, commitment.commitment)), Some((1, commitment)));
    // North cuts first, but the proof lists cuts by seat.
    played.cut(NORTH, 7);
    played.cut(SOUTH, 8);
    assert_eq!(played.table.shuffling(None).unwrap().ready, [true, false, true, false, false, false]);
    played.deal_committed();
    assert!(played.table.shuffling(None).is_none());

    let [proof] = played.table.proofs().try_into().unwrap();
    assert_eq!((proof.seed.clone(), proof.cuts.len(), proof.commitment), (None, 2, commitment));
    assert_eq!(proof.check(&played.deck()), Err(FairnessError::NoSeed));
    let scene = played.table.scene(Some(SOUTH)).unwrap();
    assert_eq!(scene.status.commitment.map(|commitment| commitment.deal), Some(1));
    played.play_out();
    let [proof] = played.table.proofs().try_into().unwrap();
    assert_eq!(proof.terms.seats, [Some(Person(0)), None, Some(Person(1)), None]);
    assert_eq!((proof.terms.dealer, proof.check(&played.deck())), (Seat(1), Ok(())));
    assert_eq!(proof.cuts, [(SOUTH, cut(8)), (NORTH, cut(7))]);

    played.commitment(2);
    let scene = played.table.scene(Some(SOUTH)).unwrap();
    assert_eq!(scene.status.commitment.map(|commitment| commitment.deal), Some(2));
    played.cut(SOUTH, 1);
    assert!(played.table.scene(Some(NORTH)).unwrap().status.ready[0]);
    played.deal_committed();
    assert_eq!(played.table.scene(Some(NORTH)).unwrap().status.ready, [false; 6]);
    let revealed: Vec<bool> = played.table.proofs().iter().map(|proof| proof.seed.is_some()).collect();
    assert_eq!(revealed, [true, false]);

    let mut chain = Chain::start("t");
    let stored = played.entries.iter().map(|entry| {
        let next = chain.with(&entry.text());
        chain.follow(next.len(), &entry.text(), next.last()).unwrap()
    });
    let stored: Vec<Entry> = stored.collect();
    assert_eq!(Table::fold("t", &stored), Ok(played.table));
}

/// The deck must follow from the seed and the cuts in the journal.
#[test]
fn a_deck_that_breaks_the_commitment_does_not_fold() {
    let mut played = begun();
    played.commitment(1);
    played.cut(SOUTH, 8);
    let Some(Entry::Dealt { deck, .. }) = played.table.deal_committed() else { panic!() };
    let dealt = |deck: &[Card]| Entry::Dealt { deal: 1, deck: deck.to_vec() };
    let mut other = deck.clone();
    other.swap(3, 90);
    assert_eq!(played.fold_error(&dealt(&other)), FoldError::WrongDeck { deal: 1 });
    assert_eq!(played.fold_error(&dealt(&shuffled(&mut SeedRng::new(1)))), FoldError::WrongDeck { deal: 1 });
    assert!(played.table.deal_without_commitment(other).is_none());
    // A different cut makes a different deck, and so does a missing cut.
    played.cut(NORTH, 7);
    assert_eq!(played.fold_error(&dealt(&deck)), FoldError::WrongDeck { deal: 1 });
    let without = played.entries.iter().filter(|entry| !matches!(entry, Entry::Ready { .. }));
    let last = dealt(&deck);
    assert_eq!(Table::fold("t", without.chain([&last])), Err(FoldError::WrongDeck { deal: 1 }));
    // The deck also depends on the table's id.
    let Err(FoldError::WrongDeck { deal: 1 }) = Table::fold("u", played.entries.iter().chain([&last])) else {
        panic!()
    };
}

#[test]
fn commitments_out_of_order_do_not_fold() {
    let mut played = begun();
    let committed = |deal, byte| Entry::Committed { deal, seed: seed(byte) };
    let ready = |seat, deal, cut| Entry::Ready { by: by(seat, "x"), deal, cut };
    let is_commitment_error = |fold_error| matches!(fold_error, FoldError::Commitment(_));
    assert!(is_commitment_error(played.fold_error(&committed(2, 1))));
    assert!(is_commitment_error(played.fold_error(&ready(SOUTH, 1, Some(cut(1))))), "there is no commitment yet");
    played.commitment(1);
    assert!(is_commitment_error(played.fold_error(&committed(1, 2))), "the server can't choose again");
    assert!(is_commitment_error(played.fold_error(&ready(Seat(1), 1, None))), "bots don't cut");
    assert!(is_commitment_error(played.fold_error(&ready(SOUTH, 2, None))));
    played.cut(SOUTH, 1);
    assert!(is_commitment_error(played.fold_error(&ready(SOUTH, 1, None))));
    played.deal_committed();
    assert!(is_commitment_error(played.fold_error(&committed(2, 2))), "no commitment while a deal is played");
    assert!(is_commitment_error(played.fold_error(&ready(NORTH, 1, None))));
}

/// The commitment covers the people in the seats, so no program could check the cut of someone who took over a seat
/// later.
#[test]
fn cuts_of_people_who_came_after_the_commitment_do_not_count() {
    let mut played = begun();
    played.commitment(1);
    let (person, came) = played.table.come().unwrap();
    played.enter(came);
    for entry in played
        .table
        .entries_for(Person::HOST, TableRequest::SeatPerson { seat: Seat(1), person }, LiveInput::default())
        .unwrap()
    {
        played.enter(entry);
    }
    played.cut(Seat(1), 5);
    let ready = Entry::Ready { by: by(NORTH, "x"), deal: 1, cut: Some(cut(1)) };
    assert!(played.table.clone().apply(&ready).is_ok());
    played.deal_committed();
    played.play_out();
    let [proof]: [Proof; 1] = played.table.proofs().try_into().unwrap();
    assert_eq!((proof.cuts.len(), proof.terms.seats[1]), (0, None));
    assert_eq!(proof.check(&played.deck()), Ok(()));
}

#[test]
fn the_deal_after_known_cards_has_a_commitment() {
    let mut played = Played::open(shuffled(&mut SeedRng::new(5)));
    assert!(!played.table.wants_commitment() && played.table.proofs().is_empty());
    played.play_out();
    played.commitment(3);
    played.cut(SOUTH, 4);
    played.deal_committed();
    played.play_out();
    let [proof] = played.table.proofs().try_into().unwrap();
    assert_eq!((proof.terms.deal, proof.check(&played.deck())), (2, Ok(())));
}

#[test]
fn nothing_is_dealt_during_a_pause() {
    let mut played = begun();
    played.commitment(1);
    played.enter(Entry::Paused(Person(0)));
    assert!(played.table.deal_committed().is_none());
    let n = played.table.n();
    let answer = played.table.propose(by(SOUTH, "a"), n, SeatRequest::NextDeal(None));
    assert!(matches!(answer, Err(GameRefusal::Paused)));
    assert_eq!(played.table.shuffling(None).unwrap().paused.as_deref(), Some(""), "a person without a name");
    played.table.call(Person(0), Some("Helen"));
    assert_eq!(played.table.shuffling(None).unwrap().paused.as_deref(), Some("Helen"));
    played.enter(Entry::Resumed(Person(0)));
    played.deal_committed();
}

#[test]
fn a_commitment_event_predicts_the_change_of_an_entry() {
    let mut played = begun();
    let committed = played.table.commitment(seed(1)).unwrap();
    let Some(CommitmentEvent::Committed(commitment)) = played.table.commitment_event(&committed) else { panic!() };
    played.enter(committed);
    assert_eq!((commitment.deal, commitment.commitment), (1, played.table.proofs()[0].commitment));
    played.deal_committed();
    let mut rng = SeedRng::new(3);
    loop {
        let before = played.table.clone();
        let n = played.entries.len();
        if !played.action(&mut rng) {
            break;
        }
        let event = before.commitment_event(&played.entries[n]);
        let over = !played.table.is_playing();
        assert_eq!(event, over.then_some(CommitmentEvent::Revealed { deal: 1 }));
        assert_eq!(played.table.proofs()[0].seed.is_some(), over);
    }
    assert_eq!(played.table.commitment_event(&Entry::Closed { by: None }), Some(CommitmentEvent::AllRevealed));
}

#[test]
fn closing_a_game_reveals_its_seeds() {
    let mut played = begun();
    played.commitment(1);
    played.deal_committed();
    played.enter(Entry::Closed { by: None });
    let table = &played.table;
    assert_eq!((table.state(), table.to_act(), table.next_deal()), (State::Over, None, None));
    assert_eq!(table.proofs()[0].check(&played.deck()), Ok(()));
    let scene = table.scene(Some(SOUTH)).unwrap();
    assert!(scene.status.closed && !scene.is_mine());
    let answer = table.propose(by(NORTH, "a"), table.n(), SeatRequest::Action(canasta::CardAction::Draw));
    assert!(matches!(answer, Err(GameRefusal::GameOver)));
    assert!(matches!(played.fold_error(&Entry::Closed { by: None }), FoldError::Commitment(_)));
    assert!(matches!(played.fold_error(&Entry::Committed { deal: 2, seed: seed(1) }), FoldError::Commitment(_)));

    let mut early = begun();
    early.commitment(1);
    early.enter(Entry::Closed { by: None });
    assert!(early.table.shuffling(None).unwrap().closed && early.table.proofs()[0].seed.is_some());
}

/// A request that is sent again gets the same answer even after the deal.
#[test]
fn a_ready_request_sent_twice_is_carried_out_once() {
    let mut played = begun();
    played.commitment(1);
    let n = played.table.n();
    let request = || SeatRequest::NextDeal(Some(cut(1)));
    let Ok(Proposal::New(entry)) = played.table.propose(by(SOUTH, "a"), n, request()) else { panic!() };
    played.enter(entry);
    played.deal_committed();
    assert_eq!(played.table.propose(by(SOUTH, "a"), n, request()), Ok(Proposal::Done { n: n + 1 }));
    let late = played.table.propose(by(NORTH, "b"), n, request());
    assert_eq!(late, Err(GameRefusal::Stale));
}
