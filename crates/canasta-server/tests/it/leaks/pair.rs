//! A case: two worlds that look the same to an observer but have different hidden cards, and the events that happen in
//! both.

use canasta::deck::shuffled;
use canasta::faces::CardDeal;
use canasta::{Card, CardAction, Game, Players, Rng, RuleSet, Seat, SeedRng};
use canasta_table::journal::{ActionId, Clock, Entry, Hints, Person, SeatedPlayer, Terms, Watch};

use super::track::Start;
use super::worlds::{Played, disguise, hidden_apart, pick, play, small};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Observer {
    Seated(Seat),
    /// A person at the table without a seat.
    Standing,
    Stranger,
    /// A spectator at a competitive table, who sees each deal only after it is over.
    Late,
    /// A visitor who may not watch.
    Outside,
}

impl Observer {
    pub(super) const fn is_spectator(self) -> bool {
        matches!(self, Self::Stranger | Self::Late)
    }

    pub(super) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seated(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether the current deal can be completely different in the two worlds.
    pub(super) const fn sees_nothing(self) -> bool {
        matches!(self, Self::Late | Self::Outside)
    }
}

/// Something that happens in both worlds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Op {
    Get(String),
    /// The observer opens a live connection in this tab.
    Open(usize),
    Drop(usize),
    /// The observer sends an action that is refused.
    Try(String),
    Hint,
    /// The observer sends a form that is refused.
    Form(String, String),
    /// A player acts. The action is the same in both worlds, unless the observer doesn't see it.
    Play([(Seat, String); 2]),
    /// The observer resends their last action.
    Again(String),
    /// The host asks for the next deal.
    Next,
    /// A player sends a chat phrase.
    Say(Seat),
    /// The host pauses the game.
    Pause,
    Resume,
    /// A person does something outside the game. This adds one entry.
    Around(Person, String),
}

/// One of the two worlds.
pub(super) struct World {
    /// The journal at the start of the case.
    pub(super) entries: Vec<Entry>,
    /// The deck of the next deal, if the case continues that far.
    pub(super) next: Option<Vec<Card>>,
    /// All cards at the start and after each `Play` and `Next`.
    pub(super) truths: Vec<CardDeal>,
}

/// Actions sent to the server, as a pair for the two worlds.
pub(super) type Live = Vec<[(Seat, String); 2]>;

pub(super) struct Case {
    pub(super) number: u64,
    pub(super) observer: Observer,
    pub(super) terms: Terms,
    /// The person in each seat; `None` for a bot.
    pub(super) persons: Vec<Option<Person>>,
    /// Number of people. The last one has no seat.
    pub(super) came: u8,
    /// Other people with an open screen at the table.
    pub(super) screens: Vec<Person>,
    pub(super) worlds: [World; 2],
    pub(super) ops: Vec<Op>,
    /// Number of hidden cards that differ between the worlds at the end, in hands and in the stock.
    pub(super) apart: [usize; 2],
}

/// The deals and players of a case.
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
        terms.seats = canasta_table::journal::Seats::Chosen;
        terms.hints = Hints::Everybody;
        let first_dealer = Seat(small(rng, players.count()));
        // The deal and the players of a case.
        let all = rng.next_below(3) > 0;
        let mut came = 0;
        let persons = players.seats().map(|seat| {
            let person = seat.0 == 0 || all || rng.next_below(2) == 0;
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

    /// The entries before the first deal: people arrive, sit down, and start the game.
    fn opening(&self) -> Vec<Entry> {
        let mut entries = vec![Entry::Opened(Box::new(self.terms.clone()))];
        for (place, seat) in self.terms.players.seats().enumerate() {
            let who = match self.persons[place] {
                Some(person) => {
                    entries.push(Entry::Joined(person));
                    SeatedPlayer::Person(person)
                }
                None => SeatedPlayer::Bot { name: format!("Bot{place}"), bot: "club".to_owned() },
            };
            entries.push(Entry::Sat { seat, who });
        }
        let sitting = u8::try_from(self.persons.iter().flatten().count()).expect("few");
        entries.extend((sitting..self.came).map(|person| Entry::Joined(Person(person))));
        entries.push(Entry::Begun { first_dealer: self.first_dealer, draws: Vec::new() });
        entries
    }

    /// The entries for a deal and its actions.
    fn deal(&self, number: usize, deck: &[Card], actions: &[(Seat, CardAction)]) -> Vec<Entry> {
        let mut entries = vec![Entry::Dealt { deal: number, deck: deck.to_vec() }];
        for (place, (seat, action)) in actions.iter().enumerate() {
            let id = if self.is_person(*seat) { format!("p{number}-{place}") } else { format!("bot-{number}-{place}") };
            let by = ActionId { seat: *seat, id };
            entries.push(Entry::Acted { by, action: action.clone(), substitute: false });
        }
        entries
    }
}

impl Case {
    /// The case with this number. `None` if there is no second world that looks the same.
    pub(super) fn new(seed: u64, number: u64) -> Option<Self> {
        let mut rng = SeedRng::part(seed, number);
        let mut table = Table::any(&mut rng);
        let observer = match rng.next_below(10) {
            0 => Observer::Late,
            1 => Observer::Outside,
            2 | 3 => Observer::Stranger,
            4 => Observer::Standing,
            _ => Observer::Seated(table.any_seat_of_a_person(&mut rng)),
        };
        if observer == Observer::Standing {
            table.came += 1;
        }
        table.terms.competitive = observer == Observer::Late;
        table.terms.watch = match observer {
            Observer::Late | Observer::Stranger if rng.next_below(2) == 0 => Watch::Everybody,
            Observer::Late | Observer::Stranger => Watch::Link,
            _ => [Watch::Nobody, Watch::Link][pick(&mut rng, 2) * usize::from(observer != Observer::Outside)],
        };
        let others: Vec<Person> = table.persons.iter().flatten().copied().collect();
        let mut others: Vec<Person> = others
            .into_iter()
            .filter(|person| observer.seat().and_then(|seat| table.persons[seat.index()]) != Some(*person))
            .collect();
        // Some cases have a clock, and some have no other screens.
        if others.len() >= 2 && rng.next_below(5) == 0 && !observer.sees_nothing() {
            table.terms.clock = Some(Clock { base: 3600, bank: 3600, back: 10 });
        } else if rng.next_below(2) == 0 || observer.sees_nothing() {
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
        let mut game = Game::new(table.terms.rules, table.terms.players, table.first_dealer);
        let mut journals = [table.opening(), table.opening()];
        // Some cases start with a whole earlier deal.
        if rng.next_below(5) == 0 || (observer == Observer::Late && rng.next_below(3) > 0) {
            let start = start(&game);
            let one = play(&start, shuffled(rng), rng, |_, _| true);
            let two = disguise(&start, &one, viewer, rng)?;
            for (journal, played) in journals.iter_mut().zip([&one, &two]) {
                journal.extend(table.deal(1, &played.deck, &played.actions));
            }
            game.enter(one.last().card_deal.deal().score());
        }
        if game.winner().is_some() {
            return None;
        }
        let deals = present(&game, observer, &table, rng)?;
        let [one, two] = &deals;
        let actions = one.live().iter().zip(two.live());
        let live: Live =
            actions.map(|(one, two)| [one, two].map(|(seat, action)| (*seat, action.to_string()))).collect();
        let apart = hidden_apart(&one.played.last().card_deal, &two.played.last().card_deal);
        let number_of_deal = game.deals().len() + 1;
        for (journal, Present { played, before }) in journals.iter_mut().zip(&deals) {
            journal.extend(table.deal(number_of_deal, &played.deck, &played.actions[..*before]));
        }
        let [first, second] = journals;
        let mut worlds = [world(one, first), world(two, second)];
        let next = !observer.sees_nothing() && one.played.is_over() && {
            game.enter(one.played.last().card_deal.deal().score());
            game.winner().is_none()
        };
        if next {
            let start = start(&game);
            let one = play(&start, shuffled(rng), rng, |_, _| false);
            let two = disguise(&start, &one, viewer, rng)?;
            for (world, played) in worlds.iter_mut().zip([one, two]) {
                world.truths.push(played.last().card_deal.clone());
                world.next = Some(played.deck);
            }
        }
        let Table { terms, persons, came, .. } = table;
        let mut case = Self { number, observer, terms, persons, came, screens, worlds, ops: Vec::new(), apart };
        let mut rng = SeedRng::part(!seed, number);
        case.ops = case.program(&live, next, &mut rng);
        case.substitute(&mut rng);
        case.add_outside_events(&mut rng);
        Some(case)
    }
}

/// A deal whose first actions are already in the journal. The others are sent to the server.
struct Present {
    played: Played,
    before: usize,
}

impl Present {
    fn live(&self) -> &[(Seat, CardAction)] {
        &self.played.actions[self.before..]
    }
}

fn start(game: &Game) -> Start {
    Start { rules: *game.rules(), players: game.players(), dealer: game.next_dealer(), scores: game.totals() }
}

/// The current deal in both worlds.
fn present(game: &Game, observer: Observer, table: &Table, rng: &mut SeedRng) -> Option<[Present; 2]> {
    let start = start(game);
    let depth = [0, 3, 12, 30, 60, 120, 400][pick(rng, 7)];
    let before = usize::try_from(rng.next_below(depth + 1)).expect("small");
    let live = 1 + pick(rng, 12);
    let until = |before: usize| {
        move |actions: usize, seat: Seat| actions < before || (actions < before + live && table.is_person(seat))
    };
    let one = play(&start, shuffled(rng), rng, until(before));
    if observer.sees_nothing() {
        // Nothing about this deal may be visible, neither its face-up cards nor how far it was played.
        let other = usize::try_from(rng.next_below(depth + 1)).expect("small");
        let two = play(&start, shuffled(rng), rng, until(other));
        let both = [Present { played: one, before }, Present { played: two, before: other }];
        return Some(both).filter(|both| !both.iter().any(|deal| deal.played.is_over()));
    }
    let two = disguise(&start, &one, observer.seat(), rng)?;
    let before = before.min(one.actions.len());
    Some([one, two].map(|played| Present { played, before }))
}

fn world(deal: &Present, entries: Vec<Entry>) -> World {
    let truths = deal.played.tracks[deal.before..].iter().map(|track| track.card_deal.clone()).collect();
    World { entries, next: None, truths }
}

impl Case {
    /// The table's id. Like all secrets, it is the same in both worlds.
    pub(super) fn id(&self) -> String {
        format!("{:032x}", 0x00CA_5E00_0000_0000_u64 + self.number)
    }

    pub(super) fn path(&self) -> String {
        format!("/table/{}", self.id())
    }

    pub(super) fn secret(&self) -> String {
        format!("{:032x}", 0x1274_17E0_0000_0000_u64 + self.number)
    }

    pub(super) fn invitation(&self) -> String {
        format!("/join/{}", self.secret())
    }

    /// The spoken code. Different for every case.
    pub(super) fn code(&self) -> String {
        let letters: Vec<char> = "BCDEFGHJKMNPQRSTUVWXYZ".chars().collect();
        let place = |digit: u32| usize::try_from(self.number / 22_u64.pow(digit) % 22).expect("small");
        (0..6).map(|digit| letters[place(digit)]).collect()
    }

    /// The session of a person at the table. An observer who isn't one gets the number after the last person's.
    pub(super) fn session(&self, person: u8) -> String {
        format!("{:064x}", 0x5E55_0000_0000_u64 + self.number * 64 + u64::from(person))
    }

    pub(super) fn calendar_of(&self, person: u8) -> String {
        format!("{:032x}", 0x0CA1_0000_0000_u64 + self.number * 64 + u64::from(person))
    }

    pub(super) fn calendar(&self) -> String {
        format!("/calendar/{}.ics", self.calendar_of(self.observing()))
    }

    /// The observer's number as a person, or else the number after the last person's.
    pub(super) fn observing(&self) -> u8 {
        match self.observer {
            Observer::Seated(seat) => self.persons[seat.index()].map_or(0, |person| person.0),
            Observer::Standing => self.came - 1,
            _ => self.came,
        }
    }
}
