//! Whole games through `propose` and `apply`, and the fold of their journals.

use canasta::deck::{SeedRng, shuffled};
use canasta::seating::{Drawn, SeatingError};
use canasta::{Action, Card, CardAction, CardView, Players, Rng, RuleSet, Seat};
use canasta_table::journal::{ActionId, Chain, Entry, Person, SeatedPlayer, Terms};
use canasta_table::scene::SeenEvent;
use canasta_table::{FoldError, Proposal, SeatRequest, Table};

/// A table with its journal.
pub(crate) struct Played {
    pub(crate) table: Table,
    pub(crate) entries: Vec<Entry>,
}

pub(crate) fn by(seat: Seat, id: impl Into<String>) -> ActionId {
    ActionId { seat, id: id.into() }
}

impl Played {
    /// A table of one person, South, and three bots; West plays first.
    pub(crate) fn open(deck: Vec<Card>) -> Self {
        Self::at(opened("hoyle", 4), deck)
    }

    /// A table with these first entries.
    pub(crate) fn at(entries: Vec<Entry>, deck: Vec<Card>) -> Self {
        let mut played = Self { table: Table::fold("t", &entries).unwrap(), entries };
        played.enter(Entry::Dealt { deal: 1, deck });
        played
    }

    pub(crate) fn enter(&mut self, entry: Entry) {
        self.table.apply(&entry).unwrap();
        self.entries.push(entry);
    }

    pub(crate) fn request(&mut self, seat: Seat, request: SeatRequest) {
        let n = self.table.n();
        match self.table.propose(by(seat, format!("action-{n}")), n, request) {
            Ok(Proposal::New(entry)) => self.enter(entry),
            other => panic!("{other:?}"),
        }
    }

    /// Makes South ready and deals the next deal.
    pub(crate) fn next_deal(&mut self, deck: Vec<Card>) {
        self.request(Seat(0), SeatRequest::NextDeal(None));
        let dealt = self.table.deal_without_commitment(deck).unwrap();
        self.enter(dealt);
    }

    /// Takes an action for the seat to act. Returns `false` once the deal is over.
    pub(crate) fn action(&mut self, rng: &mut SeedRng) -> bool {
        let Some(seat) = self.table.to_act() else { return false };
        let action = choose(&self.table.view(Some(seat)).unwrap(), rng);
        self.request(seat, SeatRequest::Action(action));
        true
    }
}

/// A table with a person and bots under a preset's rules. South deals first.
pub(crate) fn opened(preset: &str, players: usize) -> Vec<Entry> {
    let players = Players::new(u8::try_from(players).unwrap()).unwrap();
    opened_on(Terms::of(preset, RuleSet::preset(preset).unwrap(), players), Seat(0), Vec::new())
}

/// Like [`opened`], but with these terms, dealer and draw.
pub(crate) fn opened_on(terms: Terms, first_dealer: Seat, draws: Vec<Drawn>) -> Vec<Entry> {
    let names = ["Ruth", "Anna", "Paul", "Ben", "Eva"];
    let bots = terms.players.seats().skip(1).zip(names).map(|(seat, name)| {
        let who = SeatedPlayer::Bot { name: name.to_owned(), bot: "club".to_owned() };
        Entry::Sat { seat, who }
    });
    let bots: Vec<Entry> = bots.collect();
    let host = Entry::Sat { seat: Seat(0), who: SeatedPlayer::Person(Person::HOST) };
    let first = [Entry::Opened(Box::new(terms)), Entry::Joined(Person::HOST), host];
    first.into_iter().chain(bots).chain([Entry::Begun { first_dealer, draws }]).collect()
}

/// Every preset with every number of players.
pub(crate) fn every_table() -> impl Iterator<Item = (&'static str, Players)> {
    let counts = || [2, 3, 4, 5, 6].into_iter().filter_map(Players::new);
    RuleSet::PRESETS.iter().flat_map(move |preset| counts().map(move |players| (preset.name, players)))
}

/// Chooses an action: takes and melds whatever it can, asks now and then, and discards cheap cards.
pub(crate) fn choose(view: &CardView, rng: &mut SeedRng) -> CardAction {
    let kinds = view.to_kinds().unwrap();
    let mut legal = Vec::new();
    if !kinds.public.legal_within(&kinds.hand, &mut legal, 100_000) {
        // There can be too many ways to go out with black threes and wild cards to list them all.
        let action = kinds.public.pick_legal(&kinds.hand, rng, &mut legal).unwrap();
        return view.to_cards(&action).unwrap();
    }
    let mut rank = |action: &Action| match action {
        Action::Ask => i32::from(rng.next_below(2) == 0) * 1000,
        Action::Answer(_) => i32::from(rng.next_below(2) == 0),
        Action::Take { with, more } => 500 + i32::from(with.total() + more.cards().total()),
        Action::Meld(lay) => 100 + i32::from(lay.cards().total()),
        Action::Draw => 50,
        Action::Discard(kind) => -kind.standard_value(),
        Action::Declare => 900,
        Action::Pass => 0,
    };
    let action = legal.iter().max_by_key(|action| rank(action)).unwrap();
    view.to_cards(action).unwrap()
}

/// Plays a whole game.
fn whole_game(seed: u64) -> Played {
    let mut rng = SeedRng::new(seed);
    let mut played = Played::open(shuffled(&mut rng));
    loop {
        while played.action(&mut rng) {}
        if played.table.winner().is_some() {
            return played;
        }
        played.next_deal(shuffled(&mut rng));
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

        let entries = stored(&played.entries);
        assert_eq!(entries, played.entries);
        assert_eq!(Table::fold("t", &entries), Ok(played.table));
    }
}

/// The entries, read back from their stored form.
fn stored(entries: &[Entry]) -> Vec<Entry> {
    let mut written = Chain::start("t");
    let mut read = Chain::start("t");
    let mut store = |entry: &Entry| {
        written = written.with(&entry.text());
        read.follow(written.len(), &entry.text(), written.last()).unwrap()
    };
    entries.iter().map(&mut store).collect()
}

#[test]
fn every_preset_works_for_every_number_of_players() {
    for (place, (rules, players)) in every_table().enumerate() {
        let mut rng = SeedRng::part(11, u64::try_from(place).unwrap());
        let mut played = Played::at(opened(rules, usize::from(players.count())), shuffled(&mut rng));
        for deal in 1..=2 {
            while played.action(&mut rng) {}
            let scene = played.table.scene(Some(Seat(0))).unwrap();
            assert_eq!((scene.rules.as_str(), scene.sheet.len()), (rules, deal), "{players:?}");
            assert_eq!(*scene.view.table.public.rules(), RuleSet::preset(rules).unwrap());
            assert!(scene.totals[usize::from(players.sides())..].iter().all(|&total| total == 0));
            if played.table.winner().is_none() && deal == 1 {
                played.next_deal(shuffled(&mut rng));
                let dealer = played.table.view(None).unwrap().table.public.dealer();
                assert_eq!(dealer, players.next_seat(Seat(0)));
            }
        }
        assert_eq!(Table::fold("t", &stored(&played.entries)), Ok(played.table), "{rules}, {players:?}");
    }
}

#[test]
fn a_table_uses_its_house_rules() {
    let changed = RuleSet { hand_size: [9; 5], black_three_freezes: true, ..RuleSet::WAHHI };
    let three = Players::new(3).unwrap();
    let opened = opened_on(Terms::of("wahhi", changed, three), Seat(1), Vec::new());
    let played = Played::at(stored(&opened), shuffled(&mut SeedRng::new(4)));
    let public = played.table.view(None).unwrap().table.public;
    assert_eq!(public.rules().hand_size_for(public.players()), 9);
    assert_eq!(*public.rules(), changed);
    assert_eq!(public.hand_sizes()[..3], [9, 9, 9]);
    let mut rng = SeedRng::new(1);
    let mut played = played;
    while played.action(&mut rng) {}
    assert_eq!(Table::fold("t", &stored(&played.entries)), Ok(played.table));
}

#[test]
fn the_fold_checks_the_draw() {
    let opened = |preset: &str, cards: [&str; 3]| {
        let terms = Terms::of(preset, RuleSet::preset(preset).unwrap(), Players::new(3).unwrap());
        let draw =
            |(player, card): (u8, &str)| Drawn { player, place: player + 10, card: card.parse::<Card>().unwrap() };
        opened_on(terms, Seat(1), (0..).zip(cards).map(draw).collect())
    };
    let fold = |preset: &str, cards| Table::fold("t", &opened(preset, cards));
    // Seat 2 has the highest card and plays first, so seat 1 deals.
    let played = Played::at(opened("hoyle", ["9S", "8S", "KS"]), shuffled(&mut SeedRng::new(1)));
    let seating = played.table.scene(None).unwrap().seating.unwrap();
    assert_eq!(
        seating.draws.iter().map(|draw| (draw.seat.0, draw.void)).collect::<Vec<_>>(),
        [(0, false), (1, false), (2, false)]
    );
    assert_eq!(fold("hoyle", ["KS", "9S", "8S"]), Err(FoldError::Dealer(Seat(1))));
    assert_eq!(fold("hoyle", ["KS", "9S", "XR"]), Err(FoldError::Draw(SeatingError::Unfinished { player: 2 })));
    assert_eq!(fold("wahhi", ["9S", "8S", "KS"]), Err(FoldError::Draw(SeatingError::NoDraw)));
}

#[test]
fn the_fold_equals_the_live_table_after_every_entry() {
    let mut rng = SeedRng::new(7);
    let mut played = Played::open(shuffled(&mut rng));
    while played.action(&mut rng) {
        assert_eq!(Table::fold("t", &played.entries).as_ref(), Ok(&played.table));
        assert_eq!(played.table.n(), u64::try_from(played.entries.len()).unwrap());
    }
}

#[test]
fn the_deal_passes_clockwise_and_each_deal_has_a_new_log() {
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
            assert_eq!(scene.log[0], SeenEvent::Dealt { deal: *deal, dealer });
            assert!(scene.log[1..].iter().all(|happened| matches!(happened, SeenEvent::DeclaredRedThrees(_))));
            assert_eq!((scene.deal, scene.sheet.len()), (*deal, deal - 1));
        }
    }
    let last = table.unwrap().scene(None).unwrap();
    assert!(matches!(last.log.last(), Some(SeenEvent::Ended(_))));
}

/// Cards are fresh if they came into the hand in this turn and are still there. After the turn, none are.
#[test]
fn fresh_cards_came_in_the_current_turn() {
    let mut taken = 0;
    for seed in 0..30 {
        let mut rng = SeedRng::new(seed);
        let mut played = Played::open(shuffled(&mut rng));
        let mut at_start = vec![Vec::new(); 4];
        while let Some(seat) = played.table.to_act() {
            let view = played.table.view(Some(seat)).unwrap();
            if view.table.public.phase() == canasta::Phase::Draw && view.table.public.turn() == seat {
                let new_cards = played.table.scene(Some(seat)).unwrap().new_cards;
                at_start[seat.index()] = without(&view.hand, &new_cards);
            }
            let action = choose(&view, &mut rng);
            taken += usize::from(matches!(action, CardAction::Take { .. }));
            played.request(seat, SeatRequest::Action(action.clone()));
            if played.table.to_act().is_none() {
                break;
            }
            let scene = played.table.scene(Some(seat)).unwrap();
            if matches!(action, CardAction::Discard(_)) {
                assert_eq!(scene.new_cards, []);
            } else if scene.view.table.public.turn() == seat {
                let old = without(&scene.view.hand, &scene.new_cards);
                assert_eq!(without(&old, &at_start[seat.index()]), [], "{action:?}: a card of this turn counts as old");
            }
        }
    }
    assert!(taken > 50, "{taken}");
}

/// `cards`, with one equal card removed for each card in `gone`.
fn without(cards: &[Card], gone: &[Card]) -> Vec<Card> {
    let mut left = cards.to_vec();
    for card in gone {
        if let Some(place) = left.iter().position(|held| held == card) {
            left.remove(place);
        }
    }
    left
}
