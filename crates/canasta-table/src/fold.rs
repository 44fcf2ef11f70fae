//! The table as the fold of its journal.

use std::collections::BTreeMap;

use canasta::seating::Drawn;
use canasta::{Card, CardAction, Game, Players, Seat, Side};

use crate::chairs::Chairs;
use crate::committed::CommittedDeals;
use crate::deals::Deals;
use crate::fold_error::{FoldError, check};
use crate::journal::{ActionId, Entry, Person, SeatedPlayer, Substitute, Terms};
use crate::people::People;
use crate::scene::PersonChange;

/// A table: everything about it, hidden cards included. Only what `show` makes of it may be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(crate) id: String,
    pub(crate) terms: Terms,
    pub(crate) journal: JournalHead,
    pub(crate) people: People,
    pub(crate) chairs: Chairs,
    pub(crate) stage: Stage,
    pub(crate) deals: Deals,
    pub(crate) committed: CommittedDeals,
}

/// The journal so far: its length, and the requests that it has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct JournalHead {
    /// How many entries there are.
    pub(crate) n: u64,
    /// The number of the last entry that moved cards; 0 before the first deal.
    played: u64,
    pub(crate) done: BTreeMap<ActionId, DoneRequest>,
}

impl JournalHead {
    fn add(&mut self, entry: &Entry) {
        self.n += 1;
        if entry.is_play() {
            self.played = self.n;
        }
        if let Some(by) = entry.action_id() {
            let action = match entry {
                Entry::Acted { action, .. } => Some(action.clone()),
                _ => None,
            };
            self.done.insert(by.clone(), DoneRequest { n: self.n, action });
        }
    }
}

/// An act that was done, in case it is sent again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DoneRequest {
    /// The number of its entry.
    pub(crate) n: u64,
    /// The act; `None` for the request for the next deal.
    pub(crate) action: Option<CardAction>,
}

/// Whether the game has begun, is paused or closed, and the host's limit for a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Stage {
    begun: bool,
    /// The person who has paused the game.
    pub(crate) paused_by: Option<Person>,
    /// Whether the game was given up.
    pub(crate) closed: bool,
    /// The host who closed the table; `None` if it was closed because nobody came any more.
    pub(crate) closed_by: Option<Person>,
    /// The table at which the same people play on.
    next_table: Option<String>,
    /// Maximum seconds per turn at a table without a clock.
    allowed: Option<u32>,
}

/// The stages of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// People come and sit down.
    WaitingRoom,
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
        // The first dealer is known when the game begins.
        let game = Game::new(terms.rules, terms.players, Seat::default());
        Ok(Self {
            id: id.to_owned(),
            terms: Terms::clone(terms),
            journal: JournalHead { n: 1, played: 0, done: BTreeMap::new() },
            people: People::default(),
            chairs: Chairs::new(terms.players),
            stage: Stage { allowed: terms.allowed, ..Stage::default() },
            deals: Deals::new(game),
            committed: CommittedDeals::default(),
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
        if let Some(by) = entry.action_id()
            && self.journal.done.contains_key(by)
        {
            return Err(FoldError::IdTwice(by.clone()));
        }
        match entry {
            Entry::Dealt { deal, deck, .. } => self.begin(*deal, deck)?,
            Entry::Acted { by, action, substitute } => self.action(by.seat, action, *substitute)?,
            Entry::Committed { .. } | Entry::Ready { .. } | Entry::Closed { .. } => self.promise(entry)?,
            other => self.apply_around_game(other)?,
        }
        self.journal.add(entry);
        Ok(())
    }

    /// What people do around the game: come, sit, leave, pause.
    fn apply_around_game(&mut self, entry: &Entry) -> Result<(), FoldError> {
        match entry {
            Entry::Came(person) => self.people.come(*person)?,
            Entry::Sat { seat, who } => self.sit(*seat, who)?,
            Entry::Left(seat) => {
                check(!self.stage.begun && self.player_in(*seat).is_some(), "a seat became free that was not to")?;
                self.chairs.players[seat.index()] = None;
            }
            Entry::Host { person, why } => {
                self.people.pass_host(*person, *why)?;
                self.log_person(*person, PersonChange::Host(*why));
            }
            Entry::Begun { first_dealer, draws } => self.start(*first_dealer, draws)?,
            Entry::Paused(person) => {
                check(self.state() == State::Playing && self.people.has_come(*person), "nothing could be paused")?;
                self.stage.paused_by = Some(*person);
            }
            Entry::Resumed(person) => {
                check(self.state() == State::Paused && self.people.has_come(*person), "nothing was paused")?;
                self.stage.paused_by = None;
            }
            Entry::Substitute { seat, why } => {
                check(self.stage.begun && self.person(*seat).is_some(), "a bot stood in for no person")?;
                self.chairs.substitutes[seat.index()] = Some(*why);
            }
            Entry::Back(seat) => {
                check(self.substitute(*seat).is_some(), "a person came back who was not away")?;
                self.chairs.substitutes[seat.index()] = None;
            }
            Entry::TookOver { seat, person } => {
                let left = self.substitute(*seat) == Some(Substitute::Left) && self.person(*seat).is_some();
                let free =
                    self.people.has_come(*person) && self.seat_of(*person).is_none() && !self.is_turned_away(*person);
                check(self.stage.begun && left && free, "a seat was taken over that was not left")?;
                self.chairs.take_over(*seat, *person);
                self.log_person(*person, PersonChange::TookOver);
            }
            Entry::Carried(person) => {
                check(self.people.has_come(*person), "a seat was carried of a person who never came")?;
                self.log_person(*person, PersonChange::Carried);
            }
            Entry::TurnedAway(person) => {
                let can = self.people.has_come(*person) && *person != self.host();
                check(can, "a person was turned away who never came, or is the host")?;
                let sits_before_game = !self.stage.begun && self.seat_of(*person).is_some();
                check(!sits_before_game, "a person was turned away who still has a seat")?;
                self.people.turn_away(*person);
            }
            Entry::LetIn(person) => self.people.let_in(*person)?,
            Entry::Allowed(seconds) => {
                check(self.terms.clock.is_none(), "a table with a clock has no other bound")?;
                self.stage.allowed = *seconds;
            }
            Entry::Again { table } => {
                check(self.state() == State::Over && self.again().is_none(), "a game went on that was not over")?;
                self.stage.next_table = Some(table.clone());
            }
            _ => return Err(FoldError::Opening),
        }
        Ok(())
    }

    /// Enters into the log of a deal that is on what changed about a person who plays in it.
    fn log_person(&mut self, person: Person, change: PersonChange) {
        if let Some(seat) = self.seat_of(person).filter(|_| self.is_playing()) {
            self.deals.log.person(seat, change);
        }
    }

    fn sit(&mut self, seat: Seat, who: &SeatedPlayer) -> Result<(), FoldError> {
        let there = self.chairs.players.get(seat.index()).ok_or(FoldError::Players)?;
        match who {
            SeatedPlayer::Person(person) => {
                check(
                    self.people.has_come(*person) && self.seat_of(*person).is_none(),
                    "a person sat down twice, or before coming",
                )?;
                check(!self.is_turned_away(*person), "a person sat down who was turned away")?;
                let bot = matches!(there, Some(SeatedPlayer::Bot { .. }));
                check(if self.stage.begun { bot } else { bot || there.is_none() }, "a person sat where another did")?;
            }
            SeatedPlayer::Bot { .. } => {
                let free = !matches!(there, Some(SeatedPlayer::Person(_)));
                check(!self.stage.begun && free, "a bot sat where it could not")?;
            }
        }
        self.chairs.players[seat.index()] = Some(who.clone());
        if let SeatedPlayer::Person(person) = who {
            self.log_person(*person, PersonChange::TookOver);
        }
        Ok(())
    }

    fn start(&mut self, first_dealer: Seat, draws: &[Drawn]) -> Result<(), FoldError> {
        check(!self.stage.begun && self.chairs.are_taken(), "a game began before its table was full")?;
        let players = self.terms.players;
        if first_dealer.0 >= players.count() {
            return Err(FoldError::Players);
        }
        self.chairs.settle(&self.terms.draw_rules(), players, draws, first_dealer)?;
        self.deals.game = Game::new(self.terms.rules, players, first_dealer).with_totals(self.totals_before());
        self.stage.begun = true;
        Ok(())
    }

    fn begin(&mut self, number: usize, deck: &[Card]) -> Result<(), FoldError> {
        if self.next_deal() != Some(number) || self.stage.paused_by.is_some() {
            return Err(FoldError::Deal { deal: number });
        }
        let (deal, red_threes) = self.deals.next_with(deck).ok_or(FoldError::NotADeck)?;
        self.check_promise(number, deck)?;
        self.deals.begin(self.n(), deal, red_threes);
        self.was_dealt();
        Ok(())
    }

    fn action(&mut self, seat: Seat, action: &CardAction, substitute: bool) -> Result<(), FoldError> {
        if self.to_act() != Some(seat) || self.stage.paused_by.is_some() {
            return Err(FoldError::WrongSeat(seat));
        }
        let done = self.deals.action(action, substitute).ok_or(FoldError::WrongSeat(seat))?;
        done.map_err(FoldError::Illegal)
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Entries of the journal so far.
    pub const fn n(&self) -> u64 {
        self.journal.n
    }

    /// How many play.
    pub const fn players(&self) -> Players {
        self.deals.game.players()
    }

    /// Whether a deal is being played.
    pub fn is_playing(&self) -> bool {
        self.deals.is_playing()
    }

    /// The side that has won the game, once it is over. A deal that is played again decides no game.
    pub fn winner(&self) -> Option<Side> {
        self.deals.game.winner().filter(|_| !self.is_set())
    }

    /// The number of the next deal, from 1; `None` before the game, while a deal is played, and after the game.
    pub fn next_deal(&self) -> Option<usize> {
        let open = self.stage.begun && !self.is_playing() && self.state() != State::Over;
        open.then(|| self.deals.game.deals().len() + 1)
    }

    /// The number of the present deal, or of the last one once it is over; 0 before the first.
    pub fn deal_number(&self) -> usize {
        self.deals.number()
    }

    /// The acts of the present deal, the oldest first.
    pub(crate) fn actions(&self) -> impl Iterator<Item = (Seat, &CardAction)> {
        self.deals.log.actions()
    }

    /// The seat that has to act now; `None` between deals, and in a game that was given up.
    pub fn to_act(&self) -> Option<Seat> {
        self.deals.present.as_ref().filter(|_| !self.is_closed()).and_then(|deal| deal.public().to_act())
    }

    /// The seats that a person without one may take over in the game: those of bots and of persons who have left. None at a
    /// serious table, where no hand is taken over.
    pub fn to_take_over(&self) -> Vec<Seat> {
        let on = matches!(self.state(), State::Playing | State::Paused) && !self.terms.competitive;
        let open = |seat: Seat| self.is_bot(seat) || self.substitute(seat) == Some(Substitute::Left);
        self.players().seats().filter(|&seat| on && open(seat)).collect()
    }

    /// Whether the game has begun.
    pub const fn has_begun(&self) -> bool {
        self.stage.begun
    }

    /// Whether the host turned a person away for good.
    pub fn is_turned_away(&self, person: Person) -> bool {
        self.people.turned_away.contains(&person)
    }

    /// The people who were turned away for good.
    pub fn turned_away(&self) -> impl Iterator<Item = Person> {
        self.people.turned_away.iter().copied()
    }

    /// What a turn may take before others may let a bot decide, in seconds; `None` where a clock decides, and where
    /// everybody may take as long as they like.
    pub const fn allowed(&self) -> Option<u32> {
        self.stage.allowed
    }

    /// The host who was away while another took the place, and has it again on coming back; `None` where there is no such host.
    pub fn host_to_return(&self) -> Option<Person> {
        self.people.away_host.filter(|_| self.terms.host_returns)
    }

    /// The table at which the same people play on; `None` while it was not asked for.
    pub fn again(&self) -> Option<&str> {
        self.stage.next_table.as_deref()
    }

    /// Which stage the table is at.
    pub fn state(&self) -> State {
        if self.winner().is_some() || self.is_closed() || self.is_set_deal_over() {
            State::Over
        } else if !self.stage.begun {
            State::WaitingRoom
        } else if self.stage.paused_by.is_some() {
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
        self.journal.played
    }

    /// The player in a seat; `None` where it is free.
    pub fn player_in(&self, seat: Seat) -> Option<&SeatedPlayer> {
        self.chairs.player_in(seat)
    }

    /// The person in a seat, present or not.
    pub fn person(&self, seat: Seat) -> Option<Person> {
        self.chairs.person(seat)
    }

    /// The seat of a person; `None` for a person without one.
    pub fn seat_of(&self, person: Person) -> Option<Seat> {
        self.chairs.seat_of(person)
    }

    /// How many persons came.
    pub const fn came(&self) -> u8 {
        self.people.came
    }

    /// The host: who opened the table, or the person to whom the place went on.
    pub const fn host(&self) -> Person {
        self.people.host
    }

    /// Why a bot plays for the person in a seat; `None` where none does.
    pub fn substitute(&self, seat: Seat) -> Option<Substitute> {
        self.chairs.substitute(seat)
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
            Some(name) => self.people.names.insert(person, name.to_owned()),
            None => self.people.names.remove(&person),
        };
    }

    /// A person's name. Empty for a person who asked to be forgotten: the words in its place depend on the reader's
    /// language.
    pub fn name_of(&self, person: Person) -> &str {
        self.people.names.get(&person).map_or("", String::as_str)
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
