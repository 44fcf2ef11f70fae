//! Whole games by propose and apply, and the fold of what they wrote.

use canasta::deck::{SeedRng, shuffled};
use canasta::{Act, Card, DressedAct, DressedView, Rng, Seat};
use canasta_record::journal::{ActId, Chain, Entry, Occupant};
use canasta_record::scene::Happened;
use canasta_table::{Proposed, Table, Wish};

/// A table with its journal.
pub(crate) struct Played {
    pub(crate) table: Table,
    pub(crate) entries: Vec<Entry>,
}

pub(crate) fn by(seat: Seat, id: impl Into<String>) -> ActId {
    ActId { seat, id: id.into() }
}

impl Played {
    /// A table of one person, South, and three bots; West plays first.
    pub(crate) fn open(deck: Vec<Card>) -> Self {
        let bot = |name: &str| Occupant { name: name.to_owned(), bot: Some("club".to_owned()) };
        let players = vec![Occupant { name: "Zoë".to_owned(), bot: None }, bot("Ruth"), bot("Anna"), bot("Paul")];
        let opened = Entry::Opened { rules: "hoyle".to_owned(), players, first_dealer: Seat(0) };
        let table = Table::open("t", &opened).unwrap();
        let mut played = Self { table, entries: vec![opened] };
        played.enter(Entry::Dealt { deal: 1, deck, asked: None });
        played
    }

    pub(crate) fn enter(&mut self, entry: Entry) {
        self.table.apply(&entry).unwrap();
        self.entries.push(entry);
    }

    pub(crate) fn wish(&mut self, seat: Seat, wish: Wish) {
        let n = self.table.n();
        match self.table.propose(by(seat, format!("act-{n}")), n, wish) {
            Ok(Proposed::New(entry)) => self.enter(entry),
            other => panic!("{other:?}"),
        }
    }

    /// One act of whoever is to act; `false` once the deal is over.
    pub(crate) fn act(&mut self, rng: &mut SeedRng) -> bool {
        let Some(seat) = self.table.to_act() else { return false };
        let act = choose(&self.table.view(Some(seat)).unwrap(), rng);
        self.wish(seat, Wish::Act(act));
        true
    }
}

/// Takes and lays what it can, asks now and then, discards cheap cards.
pub(crate) fn choose(view: &DressedView, rng: &mut SeedRng) -> DressedAct {
    let kinds = view.undressed().unwrap();
    let mut legal = Vec::new();
    kinds.public.legal(&kinds.hand, &mut legal);
    let mut rank = |act: &Act| match act {
        Act::Ask => i32::from(rng.below(2) == 0) * 1000,
        Act::Answer(_) => i32::from(rng.below(2) == 0),
        Act::Take { with, more } => 500 + i32::from(with.total() + more.cards().total()),
        Act::Meld(lay) => 100 + i32::from(lay.cards().total()),
        Act::Draw => 50,
        Act::Discard(kind) => -kind.value(),
        Act::Pass | Act::Declare => 0,
    };
    let act = legal.iter().max_by_key(|act| rank(act)).unwrap();
    view.dress(act).unwrap()
}

/// Plays to the end of the game; the deals asked for by South.
fn whole_game(seed: u64) -> Played {
    let mut rng = SeedRng::new(seed);
    let mut played = Played::open(shuffled(&mut rng));
    loop {
        while played.act(&mut rng) {}
        if played.table.winner().is_some() {
            return played;
        }
        let deck = shuffled(&mut rng);
        played.wish(Seat(0), Wish::NextDeal { deck });
    }
}

#[test]
fn a_whole_game_is_the_fold_of_its_journal() {
    for seed in 0..6 {
        let played = whole_game(seed);
        let scene = played.table.scene(Some(Seat(0))).unwrap();
        let winner = scene.winner.unwrap();
        assert!(
            scene.totals[winner.index()] >= 5000 && scene.totals[winner.index()] > scene.totals[1 - winner.index()]
        );
        assert_eq!(scene.sheet.len(), scene.deal);
        let sums = [0, 1].map(|side| scene.sheet.iter().map(|deal| deal[side].total()).sum::<i32>());
        assert_eq!(sums, scene.totals[..2]);

        // Written, chained, read again, folded.
        let mut written = Chain::start("t");
        let mut read = Chain::start("t");
        let entries: Vec<Entry> = played
            .entries
            .iter()
            .map(|entry| {
                written = written.with(&entry.text());
                read.follow(written.len(), &entry.text(), written.last()).unwrap()
            })
            .collect();
        assert_eq!(entries, played.entries);
        assert_eq!(Table::fold("t", &entries), Ok(played.table));
    }
}

#[test]
fn the_fold_equals_the_live_table_after_every_entry() {
    let mut rng = SeedRng::new(7);
    let mut played = Played::open(shuffled(&mut rng));
    while played.act(&mut rng) {
        assert_eq!(Table::fold("t", &played.entries).as_ref(), Ok(&played.table));
        assert_eq!(played.table.n(), u64::try_from(played.entries.len()).unwrap());
    }
}

#[test]
fn the_deal_passes_clockwise_and_the_log_starts_anew() {
    let played = whole_game(3);
    let mut table: Option<Table> = None;
    for entry in &played.entries {
        match &mut table {
            None => table = Some(Table::open("t", entry).unwrap()),
            Some(table) => table.apply(entry).unwrap(),
        }
        if let Entry::Dealt { deal, .. } = entry {
            let scene = table.as_ref().unwrap().scene(None).unwrap();
            let dealer = Seat(u8::try_from((deal - 1) % 4).unwrap());
            assert_eq!(scene.log[0], Happened::Dealt { deal: *deal, dealer });
            assert!(scene.log[1..].iter().all(|happened| matches!(happened, Happened::Tabled(_))));
            assert_eq!((scene.deal, scene.sheet.len()), (*deal, deal - 1));
        }
    }
    let last = table.unwrap().scene(None).unwrap();
    assert!(matches!(last.log.last(), Some(Happened::Ended(_))));
}

/// Fresh cards are in the hand, came in this turn, and are none once the turn is over.
#[test]
fn fresh_cards_are_those_that_came_in_this_turn() {
    let mut taken = 0;
    for seed in 0..30 {
        let mut rng = SeedRng::new(seed);
        let mut played = Played::open(shuffled(&mut rng));
        let mut at_start = vec![Vec::new(); 4];
        while let Some(seat) = played.table.to_act() {
            let view = played.table.view(Some(seat)).unwrap();
            if view.table.public.phase == canasta::Phase::Draw && view.table.public.turn == seat {
                let fresh = played.table.scene(Some(seat)).unwrap().fresh;
                at_start[seat.index()] = without(&view.hand, &fresh);
            }
            let act = choose(&view, &mut rng);
            taken += usize::from(matches!(act, DressedAct::Take { .. }));
            played.wish(seat, Wish::Act(act.clone()));
            if played.table.to_act().is_none() {
                break;
            }
            let scene = played.table.scene(Some(seat)).unwrap();
            if matches!(act, DressedAct::Discard(_)) {
                assert_eq!(scene.fresh, []);
            } else if scene.view.table.public.turn == seat {
                let old = without(&scene.view.hand, &scene.fresh);
                assert_eq!(without(&old, &at_start[seat.index()]), [], "{act:?}: an old card, but not from before");
            }
        }
    }
    assert!(taken > 50, "{taken}");
}

/// `cards` without `gone`, each once.
fn without(cards: &[Card], gone: &[Card]) -> Vec<Card> {
    let mut left = cards.to_vec();
    for card in gone {
        if let Some(place) = left.iter().position(|held| held == card) {
            left.remove(place);
        }
    }
    left
}
