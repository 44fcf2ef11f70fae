//! A case: two worlds in which an observer has seen the same, and whose hidden cards differ; and what happens in both.

use canasta::deck::shuffled;
use canasta::faces::Dressed;
use canasta::{Card, DressedAct, Game, Kind, Players, Rng, RuleSet, Seat, SeedRng, shuffle};
use canasta_record::journal::{ActId, Clock, Entry, Hints, Person, Sitter, StandIn, Terms, Watch};
use canasta_record::notation::{act_text, card_text, parse_act};

use super::track::{Start, Track};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Observer {
    /// A player.
    Seated(Seat),
    /// Somebody who came and has no seat.
    Standing,
    /// Somebody who looks on.
    Stranger,
    /// Somebody who looks on at a serious table, where they see a deal late.
    Late,
    /// Somebody who may not look.
    Outside,
}

impl Observer {
    pub(super) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seated(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether the present deal may be another one altogether.
    const fn sees_nothing(self) -> bool {
        matches!(self, Self::Late | Self::Outside)
    }
}

/// Something that is done in both worlds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Op {
    /// The observer gets a page.
    Get(String),
    /// The observer opens a live connection in this tab.
    Open(usize),
    /// It drops.
    Drop(usize),
    /// The observer sends an act that is refused.
    Try(String),
    /// The observer asks for a hint.
    Hint,
    /// The observer sends a form that is refused.
    Form(String, String),
    /// Somebody acts: the same in both worlds, but where the observer sees nothing of it.
    Play([(Seat, String); 2]),
    /// The observer sends the last act of theirs again.
    Again(String),
    /// The host asks for the next deal.
    Next,
    /// Somebody says something.
    Say(Seat),
    /// The host pauses and somebody resumes.
    Pause,
    Resume,
}

/// One of the two.
pub(super) struct World {
    /// The journal with which it begins.
    pub(super) entries: Vec<Entry>,
    /// The deck of the next deal, where it is asked for.
    pub(super) next: Option<Vec<Card>>,
    /// All cards, at the beginning and after each `Play` and `Next`.
    pub(super) truths: Vec<Dressed>,
}

/// What is done in each world, act by act.
type Live = Vec<[(Seat, String); 2]>;

/// A case.
pub(super) struct Case {
    pub(super) number: u64,
    pub(super) observer: Observer,
    pub(super) terms: Terms,
    /// Who sits where: a person, or a bot.
    pub(super) persons: Vec<Option<Person>>,
    /// How many came; the last one stands.
    pub(super) came: u8,
    /// Others with a screen at the table.
    pub(super) screens: Vec<Person>,
    pub(super) worlds: [World; 2],
    pub(super) ops: Vec<Op>,
    /// Hidden cards that are of another kind in the other world, in hands and in the stock, when all is done.
    pub(super) apart: [usize; 2],
}

/// A deal as it was played.
struct Played {
    deck: Vec<Card>,
    acts: Vec<(Seat, DressedAct)>,
    /// After each act, the beginning first.
    tracks: Vec<Track>,
}

impl Played {
    fn last(&self) -> &Track {
        self.tracks.last().expect("at least the beginning")
    }

    fn is_over(&self) -> bool {
        self.last().dressed.public().ending.is_some()
    }
}

/// Deals and plays until the bound says so, or the deal is over.
fn play(start: &Start, deck: Vec<Card>, rng: &mut SeedRng, go_on: impl Fn(usize, Seat) -> bool) -> Played {
    let bot = canasta_bots::by_name("club").expect("it is there");
    let mut track = Track::deal(start, &deck);
    let mut played = Played { deck, acts: Vec::new(), tracks: vec![track.clone()] };
    while let Some(seat) = track.dressed.public().to_act().filter(|seat| go_on(played.acts.len(), *seat)) {
        let view = track.dressed.view(Some(seat));
        let kinds = view.undressed().expect("a seat's view");
        let act = match rng.below(6) {
            0 => kinds.public.pick_legal(&kinds.hand, rng, &mut Vec::new()),
            _ => bot.decide(&kinds, rng.next_u64()).into_iter().next(),
        };
        let act = act.and_then(|act| view.dress(&act)).expect("a player always has something to do");
        track.act(&act).expect("it is legal");
        played.acts.push((seat, act));
        played.tracks.push(track.clone());
    }
    played
}

/// The same acts with another deck; `None` where they cannot be done there or somebody who looks would notice.
fn replay(start: &Start, deck: Vec<Card>, like: &Played, viewer: Option<Seat>) -> Option<Played> {
    let mut track = Track::deal(start, &deck);
    let mut played = Played { deck, acts: Vec::new(), tracks: vec![track.clone()] };
    let same = |place: usize, track: &Track| track.known(viewer) == like.tracks[place].known(viewer);
    if !same(0, &track) {
        return None;
    }
    for (place, (seat, act)) in like.acts.iter().enumerate() {
        track.act(act)?;
        if !same(place + 1, &track) {
            return None;
        }
        played.acts.push((*seat, act.clone()));
        played.tracks.push(track.clone());
    }
    Some(played)
}

/// A world that looks the same to the observer, with other cards where they cannot look.
fn disguise(start: &Start, played: &Played, viewer: Option<Seat>, rng: &mut SeedRng) -> Option<Played> {
    let (stock, held) = played.last().hidden_from(viewer);
    let deck = &played.deck;
    let free = |places: &[usize]| -> Vec<usize> {
        places.iter().copied().filter(|&place| deck[place].kind() != Kind::RedThree).collect()
    };
    let all: Vec<usize> = stock.iter().chain(&held).copied().collect();
    for attempt in 0..8 {
        let mut other = deck.clone();
        let mut mix = |places: &[usize]| {
            let mut cards: Vec<Card> = places.iter().map(|&place| deck[place]).collect();
            shuffle(&mut cards, rng);
            for (&place, card) in places.iter().zip(cards) {
                other[place] = card;
            }
        };
        match attempt {
            // Everything, then all but red threes: those are tabled for all to see as soon as somebody draws them.
            0 if !played.is_over() => mix(&all),
            1..=3 if !played.is_over() => mix(&free(&all)),
            // The hands among themselves: acts may be legal with some cards in the hand and not with others.
            4 if !played.is_over() => {
                mix(&free(&held));
                mix(&stock);
            }
            5 if !played.is_over() => mix(&free(&all)[..free(&all).len().min(12)]),
            // What counts the same at the end: suits in hands, anything in the stock.
            _ => {
                for kind in held.iter().map(|&place| deck[place].kind()).collect::<Vec<_>>() {
                    mix(&held.iter().copied().filter(|&place| deck[place].kind() == kind).collect::<Vec<_>>());
                }
                mix(&stock);
            }
        }
        if other != *deck
            && let Some(replayed) = replay(start, other, played, viewer)
        {
            return Some(replayed);
        }
    }
    None
}

/// How a case is dealt and who plays it.
struct Table {
    terms: Terms,
    first_dealer: Seat,
    persons: Vec<Option<Person>>,
    came: u8,
}

impl Table {
    fn any(rng: &mut SeedRng) -> Self {
        let preset = &RuleSet::PRESETS[pick(rng, RuleSet::PRESETS.len())];
        let players = Players::new(2 + small(rng, 5)).expect("two to six");
        let mut terms = Terms::of(preset.name, preset.rules, players);
        terms.seats = canasta_record::journal::Seats::Chosen;
        terms.hints = Hints::Everybody;
        let first_dealer = Seat(small(rng, players.count()));
        // Persons everywhere in most cases: bots act by themselves.
        let all = rng.below(3) > 0;
        let mut came = 0;
        let persons = players.seats().map(|seat| {
            let person = seat.0 == 0 || all || rng.below(2) == 0;
            person.then(|| {
                came += 1;
                Person(came - 1)
            })
        });
        let persons = persons.collect();
        Self { terms, first_dealer, persons, came }
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.persons[seat.index()].is_some()
    }

    fn any_seat_of_a_person(&self, rng: &mut SeedRng) -> Seat {
        let seats: Vec<Seat> = self.terms.players.seats().filter(|seat| self.is_person(*seat)).collect();
        seats[pick(rng, seats.len())]
    }

    /// Who comes, sits down and begins.
    fn opening(&self) -> Vec<Entry> {
        let mut entries = vec![Entry::Opened(Box::new(self.terms.clone()))];
        for (place, seat) in self.terms.players.seats().enumerate() {
            let who = match self.persons[place] {
                Some(person) => {
                    entries.push(Entry::Came(person));
                    Sitter::Person(person)
                }
                None => Sitter::Bot { name: format!("Bot{place}"), bot: "club".to_owned() },
            };
            entries.push(Entry::Sat { seat, who });
        }
        let sitting = u8::try_from(self.persons.iter().flatten().count()).expect("few");
        entries.extend((sitting..self.came).map(|person| Entry::Came(Person(person))));
        entries.push(Entry::Begun { first_dealer: self.first_dealer, draws: Vec::new() });
        entries
    }

    /// The entries of a deal and its acts.
    fn deal(&self, number: usize, deck: &[Card], acts: &[(Seat, DressedAct)]) -> Vec<Entry> {
        let mut entries = vec![Entry::Dealt { deal: number, deck: deck.to_vec(), asked: None }];
        for (place, (seat, act)) in acts.iter().enumerate() {
            let id = if self.is_person(*seat) { format!("p{number}-{place}") } else { format!("bot-{number}-{place}") };
            let by = ActId { seat: *seat, id };
            entries.push(Entry::Acted { by, act: act.clone(), stand_in: false });
        }
        entries
    }
}

impl Case {
    /// The case of that number; `None` where no other world can be found that looks the same.
    pub(super) fn new(seed: u64, number: u64) -> Option<Self> {
        let mut rng = SeedRng::part(seed, number);
        let mut table = Table::any(&mut rng);
        let observer = match rng.below(10) {
            0 => Observer::Late,
            1 => Observer::Outside,
            2 | 3 => Observer::Stranger,
            4 => Observer::Standing,
            _ => Observer::Seated(table.any_seat_of_a_person(&mut rng)),
        };
        if observer == Observer::Standing {
            table.came += 1;
        }
        table.terms.serious = observer == Observer::Late;
        table.terms.watch = match observer {
            Observer::Late | Observer::Stranger if rng.below(2) == 0 => Watch::Everybody,
            Observer::Late | Observer::Stranger => Watch::Link,
            _ => [Watch::Nobody, Watch::Link][pick(&mut rng, 2) * usize::from(observer != Observer::Outside)],
        };
        let others: Vec<Person> = table.persons.iter().flatten().copied().collect();
        let mut others: Vec<Person> = others
            .into_iter()
            .filter(|person| observer.seat().and_then(|seat| table.persons[seat.index()]) != Some(*person))
            .collect();
        // With a clock two others are there, so that somebody waits for everybody, whoever looks.
        if others.len() >= 2 && rng.below(5) == 0 && !observer.sees_nothing() {
            table.terms.clock = Some(Clock { base: 3600, bank: 3600, back: 10 });
        } else if rng.below(2) == 0 || observer.sees_nothing() {
            others.clear();
        }
        others.truncate(2);
        Self::dealt(seed, number, observer, table, others, &mut rng)
    }

    fn dealt(
        seed: u64,
        number: u64,
        observer: Observer,
        table: Table,
        screens: Vec<Person>,
        rng: &mut SeedRng,
    ) -> Option<Self> {
        let viewer = observer.seat();
        let (rules, players) = (table.terms.rules, table.terms.players);
        let mut game = Game::new(rules, players, table.first_dealer);
        let mut journals = [table.opening(), table.opening()];
        let start_of = |game: &Game| Start { rules, players, dealer: game.next_dealer(), scores: game.totals() };
        // In some cases a whole deal lies behind.
        if rng.below(5) == 0 || (observer == Observer::Late && rng.below(3) > 0) {
            let start = start_of(&game);
            let one = play(&start, shuffled(rng), rng, |_, _| true);
            let two = disguise(&start, &one, viewer, rng)?;
            for (journal, played) in journals.iter_mut().zip([&one, &two]) {
                journal.extend(table.deal(1, &played.deck, &played.acts));
            }
            game.enter(one.last().dressed.deal().score());
        }
        if game.winner().is_some() {
            return None;
        }
        let deal = game.deals().len() + 1;
        let start = start_of(&game);
        let depth = [0, 3, 12, 30, 60, 120, 400][pick(rng, 7)];
        let before = usize::try_from(rng.below(depth + 1)).expect("small");
        let live = 1 + pick(rng, 12);
        let goes_on = |acts: usize, seat: Seat| acts < before || (acts < before + live && table.is_person(seat));
        let one = play(&start, shuffled(rng), rng, goes_on);
        let two = if observer.sees_nothing() {
            // Nothing of this deal may be seen, not even what lies open.
            let two = play(&start, shuffled(rng), rng, goes_on);
            Some(two).filter(|two| !one.is_over() && !two.is_over())?
        } else {
            disguise(&start, &one, viewer, rng)?
        };
        let before = before.min(one.acts.len());
        for (journal, played) in journals.iter_mut().zip([&one, &two]) {
            journal.extend(table.deal(deal, &played.deck, &played.acts[..before]));
        }
        let apart = hidden_apart(&one.last().dressed, &two.last().dressed);
        let live = one.acts[before..].iter().zip(&two.acts[before..]);
        let live: Live = live.map(|(one, two)| [one, two].map(|(seat, act)| (*seat, act_text(act)))).collect();
        let mut case = Self {
            number,
            observer,
            terms: table.terms.clone(),
            persons: table.persons.clone(),
            came: table.came,
            screens,
            worlds: [&one, &two]
                .into_iter()
                .zip(journals)
                .map(|(played, entries)| world(played, entries, before))
                .collect::<Vec<_>>()
                .try_into()
                .ok()?,
            ops: Vec::new(),
            apart,
        };
        let next = one.is_over() && !observer.sees_nothing() && {
            game.enter(one.last().dressed.deal().score());
            game.winner().is_none()
        };
        if next {
            let start = start_of(&game);
            let one = play(&start, shuffled(rng), rng, |_, _| false);
            let two = disguise(&start, &one, viewer, rng)?;
            for (world, played) in case.worlds.iter_mut().zip([one, two]) {
                world.truths.push(played.last().dressed.clone());
                world.next = Some(played.deck);
            }
        }
        let mut rng = SeedRng::part(!seed, number);
        case.ops = case.program(&live, next, &mut rng);
        case.stand_in(&mut rng);
        Some(case)
    }
}

/// Cards of another kind, in hands and in the stock.
fn hidden_apart(one: &Dressed, two: &Dressed) -> [usize; 2] {
    let differ = |one: &[Card], two: &[Card]| {
        let mut two: Vec<Kind> = two.iter().map(|card| card.kind()).collect();
        let missing = |card: &&Card| match two.iter().position(|kind| *kind == card.kind()) {
            Some(place) => {
                two.swap_remove(place);
                false
            }
            None => true,
        };
        one.iter().filter(missing).count()
    };
    let hands = one.public().players.seats().map(|seat| differ(one.hand(seat), two.hand(seat))).sum();
    let stock = one.stock().zip(two.stock()).filter(|(one, two)| one.kind() != two.kind()).count();
    [hands, stock]
}

fn world(played: &Played, entries: Vec<Entry>, before: usize) -> World {
    let truths = played.tracks[before..].iter().map(|track| track.dressed.clone()).collect();
    World { entries, next: None, truths }
}

impl Case {
    /// In some cases a bot plays for somebody who does nothing in this case.
    fn stand_in(&mut self, rng: &mut SeedRng) {
        let acts = |op: &Op, seat: Seat| match op {
            Op::Play(acts) => acts.iter().any(|(by, _)| *by == seat),
            Op::Say(by) => *by == seat,
            _ => false,
        };
        let idle = |seat: &Seat| {
            let person = self.persons[seat.index()].filter(|person| *person != Person::HOST);
            person.is_some_and(|person| !self.screens.contains(&person))
                && self.observer.seat() != Some(*seat)
                && !self.ops.iter().any(|op| acts(op, *seat))
        };
        let idle = self.terms.players.seats().find(idle).filter(|_| rng.below(3) == 0);
        if let Some(seat) = idle {
            for world in &mut self.worlds {
                world.entries.push(Entry::StandIn { seat, why: StandIn::Asked });
            }
        }
    }

    /// What is done, in its order.
    fn program(&self, live: &Live, next: bool, rng: &mut SeedRng) -> Vec<Op> {
        let mut ops = Vec::new();
        let mut open = [false; 2];
        let own = self.observer.seat();
        if rng.below(3) > 0 {
            self.look(&mut ops, rng);
            ops.push(Op::Open(0));
            open[0] = true;
        }
        for (place, acts) in live.iter().enumerate() {
            self.between(&mut ops, place, &mut open, rng);
            ops.push(Op::Play(acts.clone()));
            if own == Some(acts[0].0) && rng.below(2) == 0 {
                ops.push(Op::Again(acts[0].1.clone()));
                ops.push(Op::Again("draw".to_owned()));
            }
        }
        self.between(&mut ops, live.len(), &mut open, rng);
        if next {
            ops.push(Op::Next);
            self.between(&mut ops, live.len() + 1, &mut open, rng);
        }
        // A late joiner, or one more time: everything there is.
        if !open[0] {
            ops.push(Op::Open(0));
        }
        let path = self.path();
        ops.extend(
            [path, "/".to_owned(), "/lobby".to_owned(), "/lobby?part=1".to_owned(), self.invitation()].map(Op::Get),
        );
        ops.push(Op::Get(self.calendar()));
        self.refusals(&mut ops, live.len() + usize::from(next), 6, rng);
        ops.extend([Op::Drop(0), Op::Open(0)]);
        self.look(&mut ops, rng);
        ops
    }

    fn between(&self, ops: &mut Vec<Op>, place: usize, open: &mut [bool; 2], rng: &mut SeedRng) {
        let to_act = self.worlds[0].truths[place].public().to_act();
        for (tab, open) in open.iter_mut().enumerate() {
            if rng.below(5) == 0 {
                *open = !*open;
                ops.push(if *open { Op::Open(tab) } else { Op::Drop(tab) });
            }
        }
        if rng.below(3) == 0 {
            self.look(ops, rng);
        }
        if rng.below(2) == 0 {
            self.refusals(ops, place, 5, rng);
        }
        if to_act.is_some() && to_act == self.observer.seat() && rng.below(2) == 0 {
            ops.push(Op::Hint);
        }
        let seats: Vec<Seat> = self.terms.players.seats().filter(|seat| self.persons[seat.index()].is_some()).collect();
        if self.observer.seat().is_some() && seats.len() > 1 && rng.below(6) == 0 {
            let say = Op::Say(seats[pick(rng, seats.len())]);
            // Twice the same may look the same.
            if !ops.contains(&say) {
                ops.push(say);
            }
        }
        if rng.below(8) == 0 && !self.observer.sees_nothing() && to_act.is_some() {
            ops.push(Op::Pause);
            self.refusals(ops, place, 1, rng);
            self.look(ops, rng);
            ops.push(Op::Resume);
        }
    }

    fn look(&self, ops: &mut Vec<Op>, rng: &mut SeedRng) {
        ops.push(Op::Get(self.path()));
        if rng.below(4) == 0 {
            ops.push(Op::Get("/".to_owned()));
        }
        if rng.below(6) == 0 {
            ops.push(Op::Get(self.calendar()));
        }
    }

    /// What is refused, of all kinds: the wrong time, cards that are not there, acts that cannot be read.
    fn refusals(&self, ops: &mut Vec<Op>, place: usize, times: usize, rng: &mut SeedRng) {
        let faces: Vec<Card> = Card::all().collect();
        let truth = &self.worlds[0].truths[place];
        let turn = truth.public().to_act();
        let mine = turn.is_some() && turn == self.observer.seat();
        for _ in 0..times {
            let mut any = || card_text(faces[pick(rng, faces.len())]);
            let (one, two, three) = (any(), any(), any());
            let text = match rng.below(12) {
                0 | 1 => format!("discard {one}"),
                2 => format!("meld {one} {one} XR"),
                3 => format!("meld {one} {two} {three}"),
                4 | 5 => format!("take {one} {one}"),
                6 => format!("take {one} 2S / {two} {two} {three}"),
                7 => format!("declare {}", ["3H", "3D"][pick(rng, 2)]),
                8 => ["draw", "pass", "ask"][pick(rng, 3)].to_owned(),
                9 => ["yes", "no"][pick(rng, 2)].to_owned(),
                10 => format!("meld {one} {one} {one} {one}"),
                _ => format!("discard {one}{two}"),
            };
            let granted = mine && parse_act(&text).is_ok_and(|act| truth.clone().apply(&act).is_ok());
            if !granted {
                ops.push(Op::Try(text));
            }
        }
        if rng.below(3) == 0 && !mine {
            ops.push(Op::Hint);
        }
        if rng.below(4) == 0 {
            let what = ["begin", "host&player=9", "stand-in&seat=0", "admit&knock=7", "code"][pick(rng, 5)];
            // The host may do some of it.
            if self.observer.seat().is_none_or(|seat| self.persons[seat.index()] != Some(Person::HOST)) {
                ops.push(Op::Form(format!("{}/do", self.path()), format!("what={what}")));
            }
        }
        if self.observer == Observer::Outside {
            // A wrong code; the right one only knocks.
            let code = if rng.below(2) == 0 { "ABCDEF".to_owned() } else { self.code() };
            ops.push(Op::Form("/join".to_owned(), format!("code={code}&name=Eve")));
        }
    }

    /// The table's id: the same in both worlds, as are all secrets.
    pub(super) fn id(&self) -> String {
        format!("{:032x}", 0x00CA_5E00_0000_0000_u64 + self.number)
    }

    pub(super) fn path(&self) -> String {
        format!("/table/{}", self.id())
    }

    pub(super) fn secret(&self) -> String {
        format!("{:032x}", 0x1274_17E0_0000_0000_u64 + self.number)
    }

    fn invitation(&self) -> String {
        format!("/join/{}", self.secret())
    }

    /// The code to speak, other than that of any other case.
    pub(super) fn code(&self) -> String {
        let letters: Vec<char> = "BCDEFGHJKMNPQRSTUVWXYZ".chars().collect();
        let place = |digit: u32| usize::try_from(self.number / 22_u64.pow(digit) % 22).expect("small");
        (0..6).map(|digit| letters[place(digit)]).collect()
    }

    /// The session of a person of the table; of the observer who is none, the number beyond the last.
    pub(super) fn session(&self, person: u8) -> String {
        format!("{:064x}", 0x5E55_0000_0000_u64 + self.number * 64 + u64::from(person))
    }

    pub(super) fn calendar_of(&self, person: u8) -> String {
        format!("{:032x}", 0x0CA1_0000_0000_u64 + self.number * 64 + u64::from(person))
    }

    fn calendar(&self) -> String {
        format!("/calendar/{}.ics", self.calendar_of(self.observing()))
    }

    /// The observer as a person, or one more than there are.
    pub(super) fn observing(&self) -> u8 {
        match self.observer {
            Observer::Seated(seat) => self.persons[seat.index()].map_or(0, |person| person.0),
            Observer::Standing => self.came - 1,
            _ => self.came,
        }
    }
}

pub(super) fn pick(rng: &mut SeedRng, bound: usize) -> usize {
    usize::try_from(rng.below(u32::try_from(bound).expect("few"))).expect("small")
}

fn small(rng: &mut SeedRng, bound: u8) -> u8 {
    u8::try_from(rng.below(bound.into())).expect("small")
}
