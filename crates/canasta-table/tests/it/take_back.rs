//! Taking back melds in a game against bots.

use canasta::deck::{SeedRng, shuffled};
use canasta::{CardAction, Phase, Players, RuleSet, Seat};
use canasta_i18n::replay::remark;
use canasta_record::record::{Other, Record};
use canasta_record::replay::Replay;
use canasta_table::journal::{Entry, Person, SeatedPlayer, Seats, Substitute, Terms};
use canasta_table::scene::{Scene, SeenEvent};
use canasta_table::{GameRefusal, Proposal, SeatRequest, Table, record_of, summary_of};

use crate::concede::game;
use crate::play::{Played, by};

const ME: Seat = Seat(0);

fn terms(take_back: bool) -> Terms {
    // Small initial melds and a long game, so that there are many melds.
    let rules = RuleSet { minimums: [15; 4], game_points: 50_000, ..RuleSet::HOYLE };
    Terms { seats: Seats::Chosen, take_back, ..Terms::of("hoyle", rules, Players::FOUR) }
}

impl Played {
    fn ask_to_take_back(&self, id: &str) -> Result<Proposal, GameRefusal> {
        self.table.propose(by(ME, id), self.table.n(), SeatRequest::TakeBack)
    }

    fn take_back(&mut self) {
        match self.ask_to_take_back(&format!("back-{}", self.table.n())) {
            Ok(Proposal::New(entry)) => self.enter(entry),
            other => panic!("{other:?}"),
        }
        assert_eq!(Table::fold("t", &self.entries).unwrap(), self.table);
    }

    fn meld(&mut self, action: &CardAction) {
        self.request(ME, SeatRequest::Action(action.clone()));
    }

    /// A meld of the person that doesn't end the deal and leaves more to do.
    fn some_meld(&self) -> Option<CardAction> {
        let public = self.table.view(None)?.table.public;
        if self.table.to_act() != Some(ME) || public.phase() != Phase::Play {
            return None;
        }
        let view = self.table.view(Some(ME))?;
        let kinds = view.to_kinds()?;
        let mut legal = Vec::new();
        kinds.public.legal_within(&kinds.hand, &mut legal, 10_000);
        let melds = legal.iter().filter_map(|action| view.to_cards(action));
        let mut melds = melds.filter(|action| matches!(action, CardAction::Meld(groups) if groups.len() == 1));
        melds.find(|action| {
            let mut after = self.table.clone();
            let entry = Entry::Acted { by: by(ME, "look"), action: action.clone(), substitute: false };
            after.apply(&entry).is_ok() && after.is_playing()
        })
    }

    /// Plays at random until the person has a meld.
    fn until_meld(&mut self, rng: &mut SeedRng) -> CardAction {
        loop {
            if let Some(meld) = self.some_meld() {
                return meld;
            }
            if !self.action(rng) {
                let deal = self.table.next_deal().unwrap();
                self.enter(Entry::Dealt { deal, deck: shuffled(rng) });
            }
        }
    }

    fn record_without_taken_back(&self) -> Record {
        record_of("t", &self.entries, &|_: Person| "Anna".to_owned(), None, &remark).unwrap()
    }
}

/// The scene without the number of entries, and without the news that melds were taken back.
fn shown(played: &Played, seat: Seat) -> Scene {
    let mut scene = played.table.scene(Some(seat)).unwrap();
    scene.n = 0;
    scene.log.retain(|event| !matches!(event, SeenEvent::TookBack { .. }));
    scene
}

#[test]
fn melds_are_taken_back_one_at_a_time() {
    let mut rng = SeedRng::new(2);
    let mut several = 0;
    let mut played = game(terms(true), &[0]);
    for _ in 0..40 {
        let mut before = Vec::new();
        let mut meld = Some(played.until_meld(&mut rng));
        assert_eq!(played.ask_to_take_back("early"), Err(GameRefusal::NothingToTakeBack), "only a draw or a pile");
        while let Some(next) = meld {
            before.push([0, 1].map(|seat| shown(&played, Seat(seat))));
            played.meld(&next);
            assert!(shown(&played, ME).status.can_take_back && !shown(&played, Seat(1)).status.can_take_back);
            meld = played.some_meld();
        }
        several += usize::from(before.len() > 1);
        while let Some(scenes) = before.pop() {
            played.take_back();
            assert_eq!([0, 1].map(|seat| shown(&played, Seat(seat))), scenes);
            assert_eq!(played.table.scene(None).unwrap().log.last(), Some(&SeenEvent::TookBack { seat: ME }));
        }
        assert_eq!(played.ask_to_take_back("late"), Err(GameRefusal::NothingToTakeBack));
        // Play the turn to its end.
        while played.table.to_act() == Some(ME) && played.action(&mut rng) {}
        assert_eq!(played.ask_to_take_back("discarded"), Err(GameRefusal::NothingToTakeBack));
    }
    assert!(several > 3, "{several}");
}

#[test]
fn a_request_to_take_back_takes_effect_once() {
    let mut played = game(terms(true), &[0]);
    let meld = played.until_meld(&mut SeedRng::new(5));
    played.meld(&meld);
    let n = played.table.n();
    let ask = |played: &Played, id: &str, n| played.table.propose(by(ME, id), n, SeatRequest::TakeBack);
    assert_eq!(ask(&played, "a", n), Ok(Proposal::New(Entry::TookBack { by: by(ME, "a") })));
    played.enter(Entry::TookBack { by: by(ME, "a") });
    assert_eq!(ask(&played, "a", n), Ok(Proposal::Done { n: n + 1 }));
    assert_eq!(ask(&played, "b", n), Err(GameRefusal::Stale), "a second press takes back nothing else");
    let next_deal = played.table.propose(by(ME, "a"), n + 1, SeatRequest::NextDeal(None));
    assert_eq!(next_deal, Err(GameRefusal::IdTaken));
}

#[test]
fn only_a_person_alone_with_bots_takes_back_if_the_table_allows_it() {
    let melded = |terms: Terms, seats: &[u8]| {
        let mut played = game(terms, seats);
        let meld = played.until_meld(&mut SeedRng::new(5));
        played.meld(&meld);
        played
    };
    let refuses = |played: &Played, why| {
        assert_eq!(played.ask_to_take_back("a"), Err(why));
        assert!(played.table.clone().apply(&Entry::TookBack { by: by(ME, "a") }).is_err());
    };
    refuses(&melded(terms(false), &[0]), GameRefusal::NoTakingBack);
    refuses(&melded(terms(true), &[0, 1]), GameRefusal::NotAlone);
    // Someone takes over the hand of a bot.
    let mut joined = melded(terms(true), &[0]);
    joined.enter(Entry::Joined(Person(1)));
    joined.enter(Entry::Sat { seat: Seat(2), who: SeatedPlayer::Person(Person(1)) });
    refuses(&joined, GameRefusal::NotAlone);
    let mut paused = melded(terms(true), &[0]);
    paused.enter(Entry::Paused(Person::HOST));
    refuses(&paused, GameRefusal::Paused);
    let mut closed = melded(terms(true), &[0]);
    closed.enter(Entry::Closed { by: Some(Person::HOST) });
    refuses(&closed, GameRefusal::GameOver);
    assert!(melded(terms(true), &[0]).ask_to_take_back("a").is_ok());
    // A meld that a bot made for the person is not theirs.
    let mut away = game(terms(true), &[0]);
    let meld = away.until_meld(&mut SeedRng::new(5));
    away.enter(Entry::Substitute { seat: ME, why: Substitute::Away });
    away.enter(Entry::Acted { by: by(ME, "bot-1"), action: meld, substitute: true });
    refuses(&away, GameRefusal::NothingToTakeBack);
}

/// Programs get the lasting events one by one, so none of those may change or disappear.
#[test]
fn melds_that_can_be_taken_back_are_not_lasting_events() {
    let mut rng = SeedRng::new(11);
    let mut played = game(terms(true), &[0]);
    let mut lasting = Vec::new();
    let mut lasts = |played: &Played| {
        let mut log = played.table.scene(Some(Seat(2))).unwrap().log;
        let later = log.split_off(played.table.lasting_events());
        assert!(log.starts_with(&lasting), "{lasting:?}, {log:?}");
        lasting = log;
        later.is_empty()
    };
    let mut taken_back = 0;
    loop {
        let meld = played.some_meld();
        if let Some(meld) = &meld {
            played.meld(meld);
            assert!(!lasts(&played));
            played.take_back();
            assert!(lasts(&played));
            taken_back += 1;
        }
        if !played.action(&mut rng) {
            break;
        }
        assert!(lasts(&played) || (meld.is_some() && played.table.to_act() == Some(ME)));
    }
    assert!(taken_back > 3, "{taken_back}");
}

/// The record contains what was played in the end, and replays to the same position.
#[test]
fn the_record_leaves_out_what_was_taken_back() {
    let mut rng = SeedRng::new(7);
    let mut played = game(terms(true), &[0]);
    let mut taken_back = 0;
    while played.table.next_deal().is_none() {
        if let Some(meld) = played.some_meld() {
            played.meld(&meld);
            played.take_back();
            taken_back += 1;
        }
        played.action(&mut rng);
    }
    assert!(taken_back > 0);
    let record = played.record_without_taken_back();
    assert_eq!(Record::read(&record.text()), Ok(record.clone()));
    assert!(
        matches!(&record.others[..], [Other::Line(name, text)] if name == "Practice" && text.contains("taken back"))
    );
    let replay = Replay::of(record).unwrap();
    let scores: Vec<_> = replay.stats().iter().map(|stats| stats.scores).collect();
    let scene = played.table.scene(None).unwrap();
    assert_eq!(scores, scene.sheet);
    let summary = summary_of("t", &played.entries).unwrap();
    assert!(!summary.counts);
    let stats = &replay.stats()[0];
    assert_eq!(summary.deals[0].piles, stats.piles[..2]);
    assert_eq!(summary.deals[0].opened, stats.initial_meld_turns[..2]);
}
