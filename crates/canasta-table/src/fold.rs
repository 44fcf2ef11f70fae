//! The table as the fold of its journal.

use std::collections::{BTreeMap, BTreeSet};

use crate::journal::{ActId, Entry, HostChange, Person, SeatedPlayer, StandIn, Terms};
use canasta::seating::{self, Drawn};
use canasta::{Card, CardAct, CardDeal, Game, MAX_SEATS, Players, RuleSet, Seat, Side};

use crate::feats::{self, Feat};
use crate::fold_error::FoldError;
use crate::log::Log;
use crate::scene::{DrawnCard, PersonChange, Seating};
use crate::sealed::SealedDeals;

/// How many persons may come to one table.
pub(crate) const GUESTS: u8 = 48;

/// A table: everything about it, hidden cards included. Only what `show` makes of it may be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(crate) id: String,
    pub(crate) n: u64,
    /// The number of the last entry that moved cards; 0 before the first deal.
    played: u64,
    pub(crate) terms: Terms,
    pub(crate) chairs: Vec<Option<SeatedPlayer>>,
    /// How many persons came.
    pub(crate) came: u8,
    pub(crate) host: Person,
    /// Whose place as host another took while they were away.
    pub(crate) host_away: Option<Person>,
    /// The people who were turned away for good.
    pub(crate) turned_away: BTreeSet<Person>,
    /// What a turn may take at a table without a clock, in seconds.
    pub(crate) allowed: Option<u32>,
    /// The host who closed the table.
    pub(crate) closed_by: Option<Person>,
    /// The table at which the same people play on.
    pub(crate) again: Option<String>,
    pub(crate) stand_ins: [Option<StandIn>; MAX_SEATS],
    begun: bool,
    pub(crate) paused: Option<Person>,
    /// What persons are called. It does not follow from the journal.
    names: BTreeMap<Person, String>,
    pub(crate) seating: Option<Seating>,
    pub(crate) game: Game,
    pub(crate) deal: Option<CardDeal>,
    /// The finished deal before the present one, for spectators who see a deal late.
    pub(crate) before: Option<FinishedDeal>,
    pub(crate) log: Log,
    /// The feats of the finished deals, the oldest deal first.
    pub(crate) feats: Vec<Vec<Feat>>,
    /// The replay's moment in which the present deal was dealt.
    first: usize,
    pub(crate) sealed: SealedDeals,
    pub(crate) done: BTreeMap<ActId, DoneRequest>,
}

/// A finished deal as it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FinishedDeal {
    pub(crate) n: u64,
    pub(crate) deal: CardDeal,
    pub(crate) log: Log,
    pub(crate) game: Game,
}

/// An act that was done, in case it is sent again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DoneRequest {
    /// The number of its entry.
    pub(crate) n: u64,
    /// The act; `None` for the request for the next deal.
    pub(crate) act: Option<CardAct>,
}

/// The stages of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// People come and sit down.
    Gathering,
    /// A game is on, or its deals are.
    Playing,
    /// The game is paused.
    Paused,
    /// The game is over, or was given up.
    Over,
}

impl Table {
    /// The table that an opening entry makes.
    ///
    /// # Errors
    /// [`FoldError`] where the entry opens no table.
    pub fn open(id: &str, entry: &Entry) -> Result<Self, FoldError> {
        let Entry::Opened(terms) = entry else { return Err(FoldError::Opening) };
        Ok(Self {
            id: id.to_owned(),
            n: 1,
            played: 0,
            terms: Terms::clone(terms),
            chairs: vec![None; usize::from(terms.players.count())],
            came: 0,
            host: Person::HOST,
            host_away: None,
            turned_away: BTreeSet::new(),
            allowed: terms.allowed,
            closed_by: None,
            again: None,
            stand_ins: [None; MAX_SEATS],
            begun: false,
            paused: None,
            names: BTreeMap::new(),
            seating: None,
            // The first dealer is known when the game begins.
            game: Game::new(terms.rules, terms.players, Seat::default()),
            deal: None,
            before: None,
            log: Log::default(),
            feats: Vec::new(),
            first: 0,
            sealed: SealedDeals::default(),
            done: BTreeMap::new(),
        })
    }

    /// The table after a whole journal.
    ///
    /// # Errors
    /// [`FoldError`] for the first entry that does not fit.
    pub fn fold<'a>(id: &str, entries: impl IntoIterator<Item = &'a Entry>) -> Result<Self, FoldError> {
        let mut entries = entries.into_iter();
        let mut table = Self::open(id, entries.next().ok_or(FoldError::Opening)?)?;
        for entry in entries {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Does an entry that is durable now.
    ///
    /// # Errors
    /// [`FoldError`], and nothing has changed, where it does not follow from the table; never for a fresh one of
    /// [`Table::propose`] or [`Table::entries_for`].
    pub fn apply(&mut self, entry: &Entry) -> Result<(), FoldError> {
        if let Some(by) = entry.act_id()
            && self.done.contains_key(by)
        {
            return Err(FoldError::IdTwice(by.clone()));
        }
        let act = match entry {
            Entry::Dealt { deal, deck, .. } => {
                self.begin(*deal, deck)?;
                None
            }
            Entry::Acted { by, act, stand_in } => {
                self.act(by.seat, act, *stand_in)?;
                Some(act.clone())
            }
            Entry::Sealed { .. } | Entry::Ready { .. } | Entry::Closed { .. } => {
                self.promise(entry)?;
                None
            }
            other => {
                self.apply_around_game(other)?;
                None
            }
        };
        self.n += 1;
        if entry.is_play() {
            self.played = self.n;
        }
        if let Some(by) = entry.act_id() {
            self.done.insert(by.clone(), DoneRequest { n: self.n, act });
        }
        Ok(())
    }

    /// What people do around the game: come, sit, leave, pause.
    fn apply_around_game(&mut self, entry: &Entry) -> Result<(), FoldError> {
        match entry {
            Entry::Came(person) => {
                check(person.0 == self.came && self.came < GUESTS, "a person came out of order")?;
                self.came += 1;
            }
            Entry::Sat { seat, who } => self.sit(*seat, who)?,
            Entry::Left(seat) => {
                check(!self.begun && self.player_in(*seat).is_some(), "a seat became free that was not to")?;
                self.chairs[seat.index()] = None;
            }
            Entry::Host { person, why } => self.pass_host(*person, *why)?,
            Entry::Begun { first_dealer, draws } => self.start(*first_dealer, draws)?,
            Entry::Paused(person) => {
                check(self.state() == State::Playing && person.0 < self.came, "nothing could be paused")?;
                self.paused = Some(*person);
            }
            Entry::Resumed(person) => {
                check(self.state() == State::Paused && person.0 < self.came, "nothing was paused")?;
                self.paused = None;
            }
            Entry::StandIn { seat, why } => {
                check(self.begun && self.person(*seat).is_some(), "a bot stood in for no person")?;
                self.stand_ins[seat.index()] = Some(*why);
            }
            Entry::Back(seat) => {
                check(self.stand_in(*seat).is_some(), "a person came back who was not away")?;
                self.stand_ins[seat.index()] = None;
            }
            Entry::TookOver { seat, person } => {
                let left = self.stand_in(*seat) == Some(StandIn::Left) && self.person(*seat).is_some();
                let free = person.0 < self.came && self.seat_of(*person).is_none() && !self.is_turned_away(*person);
                check(self.begun && left && free, "a seat was taken over that was not left")?;
                self.chairs[seat.index()] = Some(SeatedPlayer::Person(*person));
                self.stand_ins[seat.index()] = None;
                self.log_person(*person, PersonChange::TookOver);
            }
            Entry::Carried(person) => {
                check(person.0 < self.came, "a seat was carried of a person who never came")?;
                self.log_person(*person, PersonChange::Carried);
            }
            Entry::TurnedAway(person) => {
                let can = person.0 < self.came && *person != self.host;
                check(can, "a person was turned away who never came, or is the host")?;
                check(self.begun || self.seat_of(*person).is_none(), "a person was turned away who still has a seat")?;
                self.turned_away.insert(*person);
                self.host_away = self.host_away.filter(|away| away != person);
            }
            Entry::LetIn(person) => {
                check(self.turned_away.remove(person), "a person was let in again who was not turned away")?;
            }
            Entry::Allowed(seconds) => {
                check(self.terms.clock.is_none(), "a table with a clock has no other bound")?;
                self.allowed = *seconds;
            }
            Entry::Again { table } => {
                check(self.state() == State::Over && self.again.is_none(), "a game went on that was not over")?;
                self.again = Some(table.clone());
            }
            _ => return Err(FoldError::Opening),
        }
        Ok(())
    }

    fn pass_host(&mut self, person: Person, why: HostChange) -> Result<(), FoldError> {
        check(person.0 < self.came && !self.is_turned_away(person), "a person became host who was not there")?;
        match why {
            HostChange::Away => self.host_away = Some(self.host_away.unwrap_or(self.host)),
            HostChange::Back => {
                check(self.host_away == Some(person), "a host came back who had not been away")?;
                self.host_away = None;
            }
            HostChange::Given | HostChange::Left => self.host_away = None,
        }
        self.host = person;
        self.log_person(person, PersonChange::Host(why));
        Ok(())
    }

    /// Enters into the log of a deal that is on what changed about a person who plays in it.
    fn log_person(&mut self, person: Person, change: PersonChange) {
        if let Some(seat) = self.seat_of(person).filter(|_| self.is_playing()) {
            self.log.person(seat, change);
        }
    }

    fn sit(&mut self, seat: Seat, who: &SeatedPlayer) -> Result<(), FoldError> {
        let there = self.chairs.get(seat.index()).ok_or(FoldError::Players)?;
        match who {
            SeatedPlayer::Person(person) => {
                check(
                    person.0 < self.came && self.seat_of(*person).is_none(),
                    "a person sat down twice, or before coming",
                )?;
                check(!self.is_turned_away(*person), "a person sat down who was turned away")?;
                let bot = matches!(there, Some(SeatedPlayer::Bot { .. }));
                check(if self.begun { bot } else { bot || there.is_none() }, "a person sat where another did")?;
            }
            SeatedPlayer::Bot { .. } => {
                let free = !matches!(there, Some(SeatedPlayer::Person(_)));
                check(!self.begun && free, "a bot sat where it could not")?;
            }
        }
        self.chairs[seat.index()] = Some(who.clone());
        if let SeatedPlayer::Person(person) = who {
            self.log_person(*person, PersonChange::TookOver);
        }
        Ok(())
    }

    fn start(&mut self, first_dealer: Seat, draws: &[Drawn]) -> Result<(), FoldError> {
        check(!self.begun && self.chairs.iter().all(Option::is_some), "a game began before its table was full")?;
        let players = self.terms.players;
        if first_dealer.0 >= players.count() {
            return Err(FoldError::Players);
        }
        let rules = self.terms.draw_rules();
        self.seating = seating(&rules, players, draws, first_dealer)?;
        if !draws.is_empty() {
            let settled = seating::assign_seats(&rules, players, draws).map_err(FoldError::Draw)?;
            let mut chairs = vec![None; self.chairs.len()];
            for (came, player_in) in (0..players.count()).zip(self.chairs.drain(..)) {
                chairs[settled.seat_of(came).index()] = player_in;
            }
            self.chairs = chairs;
        }
        self.game = Game::new(self.terms.rules, players, first_dealer).with_totals(self.totals_before());
        self.begun = true;
        Ok(())
    }

    fn begin(&mut self, number: usize, deck: &[Card]) -> Result<(), FoldError> {
        if self.next_deal() != Some(number) || self.paused.is_some() {
            return Err(FoldError::Deal { deal: number });
        }
        let dealer = self.game.next_dealer();
        let dealt = CardDeal::new(self.game.rules(), self.game.players(), dealer, self.game.totals(), deck);
        let (deal, red_threes) = dealt.ok_or(FoldError::NotADeck)?;
        self.check_promise(number, deck)?;
        let log = Log::of_deal(number, dealer, red_threes, deal.public().ending());
        let log = std::mem::replace(&mut self.log, log);
        self.first += usize::from(self.deal.is_some()) + log.acts().count();
        if let Some(deal) = self.deal.replace(deal) {
            self.before = Some(FinishedDeal { n: self.n, deal, log, game: self.game.clone() });
        }
        self.was_dealt();
        self.enter_score();
        Ok(())
    }

    fn act(&mut self, seat: Seat, act: &CardAct, stand_in: bool) -> Result<(), FoldError> {
        if self.to_act() != Some(seat) || self.paused.is_some() {
            return Err(FoldError::WrongSeat(seat));
        }
        let Some(deal) = &mut self.deal else { return Err(FoldError::WrongSeat(seat)) };
        self.log.play(deal, act, stand_in).map_err(FoldError::Illegal)?;
        self.enter_score();
        Ok(())
    }

    fn enter_score(&mut self) {
        if let Some(deal) = &self.deal
            && deal.public().ending().is_some()
        {
            self.game.enter(deal.deal().score());
            let number = self.game.deals().len();
            self.feats.push(feats::of_deal(self.log.steps(), deal, number, self.first));
        }
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Entries of the journal so far.
    pub const fn n(&self) -> u64 {
        self.n
    }

    /// How many play.
    pub const fn players(&self) -> Players {
        self.game.players()
    }

    /// Whether a deal is being played.
    pub fn is_playing(&self) -> bool {
        self.deal.as_ref().is_some_and(|deal| deal.public().ending().is_none())
    }

    /// The side that has won the game, once it is over. A deal that is played again decides no game.
    pub fn winner(&self) -> Option<Side> {
        self.game.winner().filter(|_| !self.is_set())
    }

    /// The number of the next deal, from 1; `None` before the game, while a deal is played, and after the game.
    pub fn next_deal(&self) -> Option<usize> {
        let open = self.begun && !self.is_playing() && self.state() != State::Over;
        open.then(|| self.game.deals().len() + 1)
    }

    /// The number of the present deal, or of the last one once it is over; 0 before the first.
    pub fn deal_number(&self) -> usize {
        self.game.deals().len() + usize::from(self.is_playing())
    }

    /// The acts of the present deal, the oldest first.
    pub(crate) fn acts(&self) -> impl Iterator<Item = (Seat, &CardAct)> {
        self.log.acts()
    }

    /// The seat that has to act now; `None` between deals, and in a game that was given up.
    pub fn to_act(&self) -> Option<Seat> {
        self.deal.as_ref().filter(|_| !self.is_closed()).and_then(|deal| deal.public().to_act())
    }

    /// The seats that a person without one may take over in the game: those of bots and of persons who have left. None at a
    /// serious table, where no hand is taken over.
    pub fn to_take_over(&self) -> Vec<Seat> {
        let on = matches!(self.state(), State::Playing | State::Paused) && !self.terms.serious;
        let open = |seat: Seat| self.is_bot(seat) || self.stand_in(seat) == Some(StandIn::Left);
        self.players().seats().filter(|&seat| on && open(seat)).collect()
    }

    /// Whether the game has begun.
    pub const fn has_begun(&self) -> bool {
        self.begun
    }

    /// Whether the host turned a person away for good.
    pub fn is_turned_away(&self, person: Person) -> bool {
        self.turned_away.contains(&person)
    }

    /// The people who were turned away for good.
    pub fn turned_away(&self) -> impl Iterator<Item = Person> {
        self.turned_away.iter().copied()
    }

    /// What a turn may take before others may let a bot decide, in seconds; `None` where a clock decides, and where
    /// everybody may take as long as they like.
    pub const fn allowed(&self) -> Option<u32> {
        self.allowed
    }

    /// The host who was away while another took the place, and has it again on coming back; `None` where there is no such host.
    pub fn host_to_return(&self) -> Option<Person> {
        self.host_away.filter(|_| self.terms.host_returns)
    }

    /// The table at which the same people play on; `None` while it was not asked for.
    pub fn again(&self) -> Option<&str> {
        self.again.as_deref()
    }

    /// Which stage the table is at.
    pub fn state(&self) -> State {
        if self.winner().is_some() || self.is_closed() || self.is_set_deal_over() {
            State::Over
        } else if !self.begun {
            State::Gathering
        } else if self.paused.is_some() {
            State::Paused
        } else {
            State::Playing
        }
    }

    /// On what terms it was opened.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The number of the last entry that moved cards: an act that was made looking at it, or at a later entry, is not
    /// stale. 0 before the first deal.
    pub const fn played(&self) -> u64 {
        self.played
    }

    /// The player in a seat; `None` where it is free.
    pub fn player_in(&self, seat: Seat) -> Option<&SeatedPlayer> {
        self.chairs.get(seat.index())?.as_ref()
    }

    /// The person in a seat, present or not.
    pub fn person(&self, seat: Seat) -> Option<Person> {
        match self.player_in(seat)? {
            SeatedPlayer::Person(person) => Some(*person),
            SeatedPlayer::Bot { .. } => None,
        }
    }

    /// The seat of a person; `None` for a person without one.
    pub fn seat_of(&self, person: Person) -> Option<Seat> {
        self.players().seats().find(|&seat| self.person(seat) == Some(person))
    }

    /// How many persons came.
    pub const fn came(&self) -> u8 {
        self.came
    }

    /// The host: who opened the table, or the person to whom the place went on.
    pub const fn host(&self) -> Person {
        self.host
    }

    /// Why a bot plays for the person in a seat; `None` where none does.
    pub fn stand_in(&self, seat: Seat) -> Option<StandIn> {
        self.stand_ins.get(seat.index()).copied().flatten()
    }

    /// The name of the bot that sits in a seat; `None` for a person.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match self.player_in(seat)? {
            SeatedPlayer::Bot { bot, .. } => Some(bot),
            SeatedPlayer::Person(_) => None,
        }
    }

    /// Whether a bot sits in the seat.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.bot(seat).is_some()
    }

    /// Says what a person is called. It stands in no journal. `None` for a person who asked to be forgotten, who has no name
    /// from then on.
    pub fn call(&mut self, person: Person, name: Option<&str>) {
        match name {
            Some(name) => self.names.insert(person, name.to_owned()),
            None => self.names.remove(&person),
        };
    }

    /// What a person is called; empty for a person who asked to be forgotten. What stands in the place of the name is a
    /// matter of the reader's language, so that the table does not know it.
    pub fn name_of(&self, person: Person) -> &str {
        self.names.get(&person).map_or("", String::as_str)
    }

    /// The name of the player in a seat; empty where it is free, and for a person who asked to be forgotten.
    pub fn name(&self, seat: Seat) -> &str {
        match self.player_in(seat) {
            Some(SeatedPlayer::Bot { name, .. }) => name,
            Some(SeatedPlayer::Person(person)) => self.name_of(*person),
            None => "",
        }
    }
}

/// That something could be, or why it does not fit.
const fn check(could: bool, why: &'static str) -> Result<(), FoldError> {
    if could { Ok(()) } else { Err(FoldError::People(why)) }
}

/// What the draw has settled, as everybody saw it; `None` where no cards were drawn. A player is a number there, and which seat
/// each has now is what it settles, so that of all the table says only the dealer can be wrong.
fn seating(rules: &RuleSet, players: Players, draws: &[Drawn], dealer: Seat) -> Result<Option<Seating>, FoldError> {
    if draws.is_empty() {
        return Ok(None);
    }
    let settled = seating::assign_seats(rules, players, draws).map_err(FoldError::Draw)?;
    if settled.first_dealer.is_some_and(|drawn| drawn != dealer) {
        return Err(FoldError::Dealer(dealer));
    }
    // A player who draws again has drawn a card that settled nothing.
    let again = |(place, drawn): (usize, &Drawn)| DrawnCard {
        seat: settled.seat_of(drawn.player),
        card: drawn.card,
        void: draws[place + 1..].iter().any(|later| later.player == drawn.player),
    };
    Ok(Some(Seating { draws: draws.iter().enumerate().map(again).collect() }))
}
