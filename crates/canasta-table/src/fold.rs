//! A table as the fold of its journal.

use std::collections::{BTreeMap, BTreeSet};

use canasta::seating::Drawn;
use canasta::{Card, CardAction, Game, Players, Seat, Side};

use crate::chairs::Chairs;
use crate::committed::CommittedDeals;
use crate::deals::Deals;
use crate::fold_error::{FoldError, check};
use crate::journal::{ActionId, Entry, Person, SeatedPlayer, Substitute, Terms};
use crate::people::People;
use crate::scene::PersonChange;

/// Everything about a table, including hidden cards. Only the module `show` turns it into data for screens.
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

/// The length of the journal, and the requests recorded in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct JournalHead {
    /// Number of entries so far.
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
            let what = match entry {
                Entry::Acted { action, .. } => DoneKind::Action(action.clone()),
                Entry::TookBack { .. } => DoneKind::TakeBack,
                _ => DoneKind::NextDeal,
            };
            self.done.insert(by.clone(), DoneRequest { n: self.n, what });
        }
    }
}

/// A request that was carried out, remembered in case it is sent again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DoneRequest {
    pub(crate) n: u64,
    pub(crate) what: DoneKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum DoneKind {
    Action(CardAction),
    TakeBack,
    NextDeal,
}

/// The state of the game (begun, paused, closed, conceded) and the host's time limit for a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Stage {
    begun: bool,
    pub(crate) paused_by: Option<Person>,
    /// Whether the game was abandoned or closed.
    pub(crate) closed: bool,
    /// The host who closed the table; `None` if the server closed it because no one was there.
    pub(crate) closed_by: Option<Person>,
    /// The seats of people who have agreed to concede, on either side. The game goes on until all of a side agree.
    pub(crate) agreed_to_concede: BTreeSet<Seat>,
    /// The side that conceded the game.
    pub(crate) conceded: Option<Side>,
    /// The id of the table where the same people play next.
    next_table: Option<String>,
    /// Maximum seconds per turn at a table without a clock.
    allowed: Option<u32>,
}

/// The stages of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// The game hasn't begun; people join and sit down.
    WaitingRoom,
    /// The game is on, during and between deals.
    Playing,
    /// The game is paused.
    Paused,
    /// The game is over or was abandoned.
    Over,
}

impl Table {
    /// Creates a table from its first entry.
    ///
    /// # Errors
    /// [`FoldError`] if the entry doesn't open a table.
    pub fn open(id: &str, entry: &Entry) -> Result<Self, FoldError> {
        let Entry::Opened(terms) = entry else { return Err(FoldError::Opening) };
        // The first dealer is known only when the game begins.
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

    /// Folds a whole journal.
    ///
    /// # Errors
    /// [`FoldError`] for the first entry that doesn't fit.
    pub fn fold<'a>(id: &str, entries: impl IntoIterator<Item = &'a Entry>) -> Result<Self, FoldError> {
        let mut entries = entries.into_iter();
        let mut table = Self::open(id, entries.next().ok_or(FoldError::Opening)?)?;
        for entry in entries {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Applies an entry that is durable.
    ///
    /// # Errors
    /// [`FoldError`] if the entry doesn't follow from the table, which stays unchanged. A new entry of
    /// [`Table::propose`] or [`Table::entries_for`] always fits.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), FoldError> {
        if let Some(by) = entry.action_id()
            && self.journal.done.contains_key(by)
        {
            return Err(FoldError::IdTwice(by.clone()));
        }
        match entry {
            Entry::Dealt { deal, deck, .. } => self.begin(*deal, deck)?,
            Entry::Acted { by, action, substitute } => self.action(by.seat, action, *substitute)?,
            Entry::TookBack { by } => {
                check(self.can_take_back(by.seat), "a meld was taken back that couldn't be")?;
                self.deals.take_back();
            }
            Entry::Committed { .. } | Entry::Ready { .. } | Entry::Closed { .. } => self.apply_commitment(entry)?,
            Entry::AgreedToConcede(_) | Entry::KeptPlaying(_) | Entry::Conceded(_) => self.apply_concession(entry)?,
            other => self.apply_around_game(other)?,
        }
        self.journal.add(entry);
        Ok(())
    }

    /// Applies an entry about people or the table, such as join, sit, leave or pause.
    fn apply_around_game(&mut self, entry: &Entry) -> Result<(), FoldError> {
        match entry {
            Entry::Joined(person) => self.join(*person)?,
            Entry::Sat { seat, who } => self.sit(*seat, who)?,
            Entry::Left(seat) => {
                check(!self.stage.begun && self.player_in(*seat).is_some(), "a seat can't become free now")?;
                self.chairs.players[seat.index()] = None;
            }
            Entry::Host { person, why } => {
                self.people.pass_host(*person, *why)?;
                self.log_person(*person, PersonChange::Host(*why));
            }
            Entry::Begun { first_dealer, draws } => self.start(*first_dealer, draws)?,
            Entry::Paused(person) => {
                check(self.state() == State::Playing && self.people.has_come(*person), "the game can't be paused now")?;
                self.stage.paused_by = Some(*person);
            }
            Entry::Resumed(person) => {
                check(self.state() == State::Paused && self.people.has_come(*person), "the game wasn't paused")?;
                self.stage.paused_by = None;
            }
            Entry::Substitute { seat, why } => {
                check(self.stage.begun && self.person(*seat).is_some(), "a substitute for a seat without a person")?;
                self.chairs.substitutes[seat.index()] = Some(*why);
                if *why == Substitute::Left {
                    self.withdraw_offer_to_concede(*seat);
                }
            }
            Entry::Back(seat) => {
                check(self.substitute(*seat).is_some(), "a person came back without having been away")?;
                self.chairs.substitutes[seat.index()] = None;
            }
            Entry::TookOver { seat, person } => {
                let is_left = self.substitute(*seat) == Some(Substitute::Left) && self.person(*seat).is_some();
                let can_sit =
                    self.people.has_come(*person) && self.seat_of(*person).is_none() && !self.is_banned(*person);
                check(self.stage.begun && is_left && can_sit, "a seat was taken over that no one had left")?;
                self.chairs.take_over(*seat, *person);
                self.withdraw_offer_to_concede(*seat);
                self.log_person(*person, PersonChange::TookOver);
            }
            Entry::ChangedDevice(person) => {
                check(self.people.has_come(*person), "an unknown person continued on another device")?;
                self.log_person(*person, PersonChange::ChangedDevice);
            }
            Entry::Banned(person) => {
                let can_be_banned = self.people.has_come(*person) && *person != self.host();
                check(can_be_banned, "the host or an unknown person was banned")?;
                let sits_before_game = !self.stage.begun && self.seat_of(*person).is_some();
                check(!sits_before_game, "a person was banned while seated")?;
                self.people.turn_away(*person);
            }
            Entry::Unbanned(person) => self.people.let_in(*person)?,
            Entry::Allowed(seconds) => {
                check(self.terms.clock.is_none(), "a table with a clock has no other time limit")?;
                self.stage.allowed = *seconds;
            }
            Entry::Rematch { table } => {
                check(
                    self.state() == State::Over && self.next_table().is_none(),
                    "a rematch of a game that isn't over",
                )?;
                self.stage.next_table = Some(table.clone());
            }
            _ => return Err(FoldError::Opening),
        }
        Ok(())
    }

    /// Logs a change about a person who plays in the current deal.
    fn log_person(&mut self, person: Person, change: PersonChange) {
        if let Some(seat) = self.seat_of(person).filter(|_| self.is_playing()) {
            self.deals.log.person(seat, change);
        }
    }

    fn join(&mut self, person: Person) -> Result<(), FoldError> {
        self.people.come(person)?;
        if !self.players().seats().any(|seat| self.person(seat).is_some()) {
            self.people.invited.insert(person);
        }
        Ok(())
    }

    fn sit(&mut self, seat: Seat, who: &SeatedPlayer) -> Result<(), FoldError> {
        let previous = self.chairs.players.get(seat.index()).ok_or(FoldError::Players)?;
        match who {
            SeatedPlayer::Person(person) => {
                check(
                    self.people.has_come(*person) && self.seat_of(*person).is_none(),
                    "a person sat down twice or before joining",
                )?;
                check(!self.is_banned(*person), "a banned person sat down")?;
                let bot = matches!(previous, Some(SeatedPlayer::Bot { .. }));
                check(
                    if self.stage.begun { bot } else { bot || previous.is_none() },
                    "a person sat down in a taken seat",
                )?;
            }
            SeatedPlayer::Bot { .. } => {
                let free = !matches!(previous, Some(SeatedPlayer::Person(_)));
                check(!self.stage.begun && free, "a bot sat down in a taken seat or during the game")?;
            }
        }
        self.chairs.players[seat.index()] = Some(who.clone());
        self.withdraw_offer_to_concede(seat);
        if let SeatedPlayer::Person(person) = who {
            self.people.invited.remove(person);
            self.log_person(*person, PersonChange::TookOver);
        }
        Ok(())
    }

    fn start(&mut self, first_dealer: Seat, draws: &[Drawn]) -> Result<(), FoldError> {
        check(!self.stage.begun && self.chairs.are_taken(), "the game began twice or before all seats were taken")?;
        let players = self.first_players();
        if !players.playing().any(|seat| seat == first_dealer) {
            return Err(FoldError::Players);
        }
        self.chairs.assign_drawn_seats(&self.terms.draw_rules(), players, draws, first_dealer)?;
        self.deals.game = Game::new(self.terms.rules, players, first_dealer).with_totals(self.totals_before());
        self.stage.begun = true;
        Ok(())
    }

    fn begin(&mut self, number: usize, deck: &[Card]) -> Result<(), FoldError> {
        if self.next_deal() != Some(number) || self.stage.paused_by.is_some() {
            return Err(FoldError::Deal { deal: number });
        }
        let (deal, red_threes) = self.deals.next_with(deck).ok_or(FoldError::NotADeck)?;
        self.check_commitment(number, deck)?;
        self.deals.begin(self.n(), deal, red_threes);
        self.mark_committed_deal_as_dealt();
        self.end_offers_with_deal();
        Ok(())
    }

    fn action(&mut self, seat: Seat, action: &CardAction, substitute: bool) -> Result<(), FoldError> {
        if self.to_act() != Some(seat) || self.stage.paused_by.is_some() {
            return Err(FoldError::WrongSeat(seat));
        }
        let can_take_back = self.terms.take_back && self.is_alone_with_bots(seat) && !substitute;
        let applied = self.deals.action(action, substitute, can_take_back).ok_or(FoldError::WrongSeat(seat))?;
        applied.map_err(FoldError::Illegal)?;
        self.end_offers_with_deal();
        Ok(())
    }

    /// Whether the person in this seat can take back their last meld. Since then, no one has seen a hidden card or made
    /// a decision: a draw, a taken pile, a question, a discard and the end of the deal all make melds final.
    pub(crate) fn can_take_back(&self, seat: Seat) -> bool {
        self.state() == State::Playing
            && self.to_act() == Some(seat)
            && self.is_alone_with_bots(seat)
            && self.deals.has_meld_to_take_back()
    }

    /// The number of events in the deal's log that stay there. Later ones include melds that can be taken back.
    pub fn lasting_events(&self) -> usize {
        self.deals.lasting_events()
    }

    /// Whether the person in this seat is the only one in the game.
    pub(crate) fn is_alone_with_bots(&self, seat: Seat) -> bool {
        self.players().seats().all(|other| self.person(other).is_some() == (other == seat))
    }

    /// Ends all offers to concede if the deal is over.
    fn end_offers_with_deal(&mut self) {
        if !self.is_playing() {
            self.stage.agreed_to_concede.clear();
        }
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of journal entries so far.
    pub const fn n(&self) -> u64 {
        self.journal.n
    }

    /// The number of players.
    pub const fn players(&self) -> Players {
        self.deals.game.players()
    }

    /// Whether a deal is being played.
    pub fn is_playing(&self) -> bool {
        self.deals.is_playing()
    }

    /// The winner of a finished or conceded game. A replayed deal doesn't decide a game.
    pub fn winner(&self) -> Option<Side> {
        self.winner_in(&self.deals.game)
    }

    /// Whether play was stopped, possibly during a deal: the table was closed, or a side conceded.
    pub const fn is_stopped(&self) -> bool {
        self.stage.closed || self.stage.conceded.is_some()
    }

    /// The number of the next deal, from 1; `None` before and after the game and while a deal is played.
    pub fn next_deal(&self) -> Option<usize> {
        let is_due = self.stage.begun && !self.is_playing() && self.state() != State::Over;
        is_due.then(|| self.deals.game.deals().len() + 1)
    }

    /// The number of the current deal, or of the last one if it is over; 0 before the first.
    pub fn deal_number(&self) -> usize {
        self.deals.number()
    }

    /// The actions of the current deal, oldest first.
    pub(crate) fn actions(&self) -> impl Iterator<Item = (Seat, &CardAction)> {
        self.deals.log.actions()
    }

    /// The seat that sits out the current deal; `None` if everyone plays.
    pub fn sits_out(&self) -> Option<Seat> {
        self.deals.current.as_ref()?.public().players().sits_out()
    }

    /// The seat to act; `None` between deals and in a stopped game.
    pub fn to_act(&self) -> Option<Seat> {
        self.deals.current.as_ref().filter(|_| !self.is_stopped()).and_then(|deal| deal.public().to_act())
    }

    /// The seats that a person without a seat may take over during the game: those of bots and of people who have
    /// left. Empty at a competitive table.
    pub fn to_take_over(&self) -> Vec<Seat> {
        let is_allowed = matches!(self.state(), State::Playing | State::Paused) && !self.terms.competitive;
        let is_available = |seat: Seat| self.is_bot(seat) || self.substitute(seat) == Some(Substitute::Left);
        self.players().seats().filter(|&seat| is_allowed && is_available(seat)).collect()
    }

    /// Whether the game has begun.
    pub const fn has_begun(&self) -> bool {
        self.stage.begun
    }

    /// Whether the host has banned the person.
    pub fn is_banned(&self, person: Person) -> bool {
        self.people.banned.contains(&person)
    }

    /// The banned people.
    pub fn banned(&self) -> impl Iterator<Item = Person> {
        self.people.banned.iter().copied()
    }

    /// Maximum seconds per turn before others may let a bot decide; `None` if the table has a clock or no limit.
    pub const fn allowed(&self) -> Option<u32> {
        self.stage.allowed
    }

    /// The former host who becomes host again on returning; `None` if there is none.
    pub fn host_to_return(&self) -> Option<Person> {
        self.people.away_host.filter(|_| self.terms.host_returns)
    }

    /// The id of the table where the same people play next; `None` if there is no rematch.
    pub fn next_table(&self) -> Option<&str> {
        self.stage.next_table.as_deref()
    }

    /// The current stage.
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

    /// The terms the table was opened with.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The number of the last entry that moved cards, 0 before the first deal. A request isn't stale if its sender
    /// had seen this entry.
    pub const fn played(&self) -> u64 {
        self.journal.played
    }

    /// The player in a seat; `None` if it is free.
    pub fn player_in(&self, seat: Seat) -> Option<&SeatedPlayer> {
        self.chairs.player_in(seat)
    }

    /// The person in a seat, present or not.
    pub fn person(&self, seat: Seat) -> Option<Person> {
        self.chairs.person(seat)
    }

    /// The seat of a person; `None` if they have none.
    pub fn seat_of(&self, person: Person) -> Option<Seat> {
        self.chairs.seat_of(person)
    }

    /// The number of people who joined, including those who left.
    pub const fn came(&self) -> u8 {
        self.people.came
    }

    /// The person who opened the table, or who became host later.
    pub const fn host(&self) -> Person {
        self.people.host
    }

    /// Why a bot plays for the person in a seat; `None` if no bot does.
    pub fn substitute(&self, seat: Seat) -> Option<Substitute> {
        self.chairs.substitute(seat)
    }

    /// The level or program of the bot in a seat; `None` if there is no bot.
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

    /// Sets a person's name, which is not in the journal. `None` for a person who asked to be forgotten.
    pub fn call(&mut self, person: Person, name: Option<&str>) {
        match name {
            Some(name) => self.people.names.insert(person, name.to_owned()),
            None => self.people.names.remove(&person),
        };
    }

    /// A person's name. Empty for a person who asked to be forgotten, because the replacement text depends on the
    /// reader's language.
    pub fn name_of(&self, person: Person) -> &str {
        self.people.names.get(&person).map_or("", String::as_str)
    }

    /// The name of the player in a seat. Empty if the seat is free or the person asked to be forgotten.
    pub fn name(&self, seat: Seat) -> &str {
        match self.player_in(seat) {
            Some(SeatedPlayer::Bot { name, .. }) => name,
            Some(SeatedPlayer::Person(person)) => self.name_of(*person),
            None => "",
        }
    }
}
