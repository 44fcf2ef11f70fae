//! Requests outside the game (sit, start, pause, substitute and so on), and the entries they become.

use std::collections::BTreeSet;

use canasta::seating::{self, Drawn, assign_seats};
use canasta::{Players, Rng, RuleSet, Seat};

use crate::TableRefusal;
use crate::concede::ConcedeRequest;
use crate::fold::{State, Table};
use crate::journal::{Entry, HostChange, Person, SeatedPlayer, Substitute, Terms};
use crate::people::MAX_PEOPLE;

/// A request outside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableRequest {
    /// Sit in a free seat before the game, leaving the previous one. The host may also take over a hand during the
    /// game.
    Sit(Seat),
    /// Give the hand of a bot, or of a player who left, to a person without a seat. Host only.
    SeatPerson {
        /// The seat of the bot or of the player who left.
        seat: Seat,
        /// The person who plays there from now on.
        person: Person,
    },
    /// Give up the seat before the game but stay at the table.
    Stand,
    /// Add a bot before the game. Host only.
    SeatBot {
        /// A free seat or another bot's.
        seat: Seat,
        /// The name of the level.
        bot: String,
    },
    /// Remove a bot or a person from a seat before the game. Host only.
    Free(Seat),
    /// Start the game when no seat is free. Host only.
    Begin,
    /// Pause the game and its clocks. Host only.
    Pause,
    /// Continue after a pause.
    Resume,
    /// Make another person the host. Host only.
    MakeHost(Person),
    /// Let a bot play for an absent person. Host only.
    Substitute(Seat),
    /// Ban a person at the table. Host only.
    Ban(Person),
    /// Unban a person. Host only.
    Unban(Person),
    /// Set the maximum seconds per turn at a table without a clock; `None` for no limit. Host only.
    Allow(Option<u32>),
    /// Close the table permanently. Host only.
    Close,
    /// Leave the table. During the game a bot plays on.
    Leave,
    /// Take the seat back from the substitute.
    Back,
    /// Concede the game, if everyone on the side agrees.
    Concede(ConcedeRequest),
}

/// Additional input from the live table: random values and facts that aren't in the journal.
#[derive(Clone, Default, Debug)]
pub struct LiveInput {
    /// People with a screen open at the table.
    pub present: BTreeSet<Person>,
    /// The displayed name for [`TableRequest::SeatBot`].
    pub bot_name: String,
    /// The draw for [`TableRequest::Begin`], which is refused without one.
    pub draw: Option<SeatDraw>,
}

/// The draw at the start of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatDraw {
    /// The cards in drawing order; empty if [`Terms::draw_rules`] don't call for a draw.
    pub draws: Vec<Drawn>,
    /// The first dealer, as a seat after the draw.
    pub first_dealer: Seat,
}

impl SeatDraw {
    /// Draws under the rules, with random numbers from `rng`. `None` if the numbers are so unfair that the draw uses up
    /// the pack without a result.
    pub fn by(rules: &RuleSet, players: Players, rng: &mut impl Rng) -> Option<Self> {
        let draws = seating::draw(rules, players, rng)?;
        let drawn_dealer =
            if draws.is_empty() { None } else { assign_seats(rules, players, &draws).ok()?.first_dealer };
        // With three against two, seat 4 is the first to sit out, and the last of the seats.
        let first_players = players.of_deal(rules, Seat(0));
        let random_dealer = Seat(u8::try_from(rng.next_below(first_players.playing_count().into())).ok()?);
        Some(Self { draws, first_dealer: drawn_dealer.unwrap_or(random_dealer) })
    }
}

/// The entries to write together; empty if nothing has to change.
type EntriesOrRefusal = Result<Vec<Entry>, TableRefusal>;

impl Table {
    /// Checks a request outside the game and returns the entries to write together; empty if nothing has to change.
    ///
    /// # Errors
    /// [`TableRefusal`] with the reason.
    pub fn entries_for(
        &self,
        person: Person,
        request: TableRequest,
        input: LiveInput,
    ) -> Result<Vec<Entry>, TableRefusal> {
        if person.0 >= self.came() {
            return Err(TableRefusal::NotAGuest);
        }
        if self.is_banned(person) {
            return Err(TableRefusal::Banned);
        }
        match request {
            TableRequest::Sit(seat) => self.sit_entries(person, seat),
            TableRequest::Stand => self.stand_entries(person),
            TableRequest::Leave => self.leave_entries(person, &input.present),
            TableRequest::Back => {
                let seat = self.seat_of(person).ok_or(TableRefusal::NotSeated)?;
                Ok(self.back(seat).into_iter().collect())
            }
            TableRequest::Concede(request) => self.concede_entries(person, request),
            TableRequest::Resume => match self.state() {
                State::Paused if self.seat_of(person).is_some() || person == self.host() => {
                    Ok(vec![Entry::Resumed(person)])
                }
                State::Paused => Err(TableRefusal::NotSeated),
                State::WaitingRoom => Err(TableRefusal::GameNotBegun),
                State::Playing | State::Over => Ok(Vec::new()),
            },
            _ if person != self.host() => Err(TableRefusal::NotTheHost),
            TableRequest::SeatBot { seat, bot } => self.seat_bot_entries(seat, input.bot_name, bot),
            TableRequest::Free(seat) => self.free_entries(seat),
            TableRequest::Begin => self.begin_entries(input.draw),
            TableRequest::Pause => match self.state() {
                State::Playing => Ok(vec![Entry::Paused(person)]),
                State::Paused => Ok(Vec::new()),
                State::WaitingRoom => Err(TableRefusal::GameNotBegun),
                State::Over => Err(TableRefusal::GameOver),
            },
            TableRequest::MakeHost(other) if other.0 >= self.came() => Err(TableRefusal::NotAGuest),
            TableRequest::MakeHost(other) if self.is_banned(other) => Err(TableRefusal::Banned),
            TableRequest::MakeHost(other) if other == person => Ok(Vec::new()),
            TableRequest::MakeHost(other) => Ok(vec![Entry::Host { person: other, why: HostChange::Given }]),
            TableRequest::Substitute(seat) => self.substitute_entries(seat, &input.present),
            TableRequest::SeatPerson { seat, person } => self.seat_person_entries(seat, person),
            TableRequest::Ban(other) => self.ban_entries(other),
            TableRequest::Unban(other) if self.is_banned(other) => Ok(vec![Entry::Unbanned(other)]),
            TableRequest::Unban(_) => Ok(Vec::new()),
            TableRequest::Allow(_) if self.terms.clock.is_some() => Err(TableRefusal::HasClock),
            TableRequest::Allow(seconds) if seconds.is_some_and(|seconds| !Terms::may_allow(seconds)) => {
                Err(TableRefusal::TimeLimitOutOfRange)
            }
            TableRequest::Allow(seconds) if seconds == self.allowed() => Ok(Vec::new()),
            TableRequest::Allow(seconds) => Ok(vec![Entry::Allowed(seconds)]),
            TableRequest::Close if self.state() == State::Over => Ok(Vec::new()),
            TableRequest::Close => Ok(vec![Entry::Closed { by: Some(person) }]),
        }
    }

    /// The next host after this person; `None` if no one else is `present`. People in seats come first, in turn order,
    /// then people without a seat.
    pub fn host_after(&self, person: Person, present: impl Fn(Person) -> bool) -> Option<Person> {
        let first = self.seat_of(person).map_or(0, Seat::index);
        let count = usize::from(self.players().count());
        let seats: Vec<Seat> = self.players().seats().collect();
        let seated = (1..=count).filter_map(|step| self.person(seats[(first + step) % count]));
        let playing =
            |other: &Person| self.seat_of(*other).is_some_and(|seat| self.substitute(seat) != Some(Substitute::Left));
        let unseated = (0..self.came()).map(Person).filter(|&other| self.seat_of(other).is_none());
        let is_candidate = |other: &Person| *other != person && !self.is_banned(*other) && present(*other);
        seated.filter(playing).chain(unseated).find(is_candidate)
    }

    /// The entry that replaces an absent host; `None` if no seated person is present.
    pub fn replace_absent_host(&self, present: impl Fn(Person) -> bool) -> Option<Entry> {
        if self.state() == State::Over {
            return None;
        }
        let seated = |person: Person| self.seat_of(person).is_some() && present(person);
        let person = self.host_after(self.host(), seated)?;
        Some(Entry::Host { person, why: HostChange::Away })
    }

    /// The entry that makes a returning host the host again; `None` if this person wasn't replaced or the table keeps
    /// the new host.
    pub fn restore_host(&self, person: Person) -> Option<Entry> {
        let back = self.host_to_return() == Some(person) && self.state() != State::Over;
        back.then_some(Entry::Host { person, why: HostChange::Back })
    }

    /// The number and entry for a person who joins.
    ///
    /// # Errors
    /// [`TableRefusal`] with the reason.
    pub fn come(&self) -> Result<(Person, Entry), TableRefusal> {
        if self.came() >= MAX_PEOPLE {
            return Err(TableRefusal::TableFull);
        }
        let person = Person(self.came());
        Ok((person, Entry::Joined(person)))
    }

    /// The entry for a substitute; `None` if there is one already or there is no game for the person to play.
    pub fn substitute_for(&self, seat: Seat, why: Substitute) -> Option<Entry> {
        let is_in_game = matches!(self.state(), State::Playing | State::Paused) && self.person(seat).is_some();
        // A person who has left already has a substitute, and can't become absent as well.
        (is_in_game && self.substitute(seat).is_none()).then_some(Entry::Substitute { seat, why })
    }

    /// The entry for a person who plays again; `None` if there is no substitute.
    pub fn back(&self, seat: Seat) -> Option<Entry> {
        self.substitute(seat).map(|_| Entry::Back(seat))
    }

    /// The number of free seats that strangers from the lobby leave to people who were invited to the rematch.
    pub(crate) fn reserved_seats(&self) -> usize {
        if self.terms.listed { self.people.invited.len() } else { 0 }
    }

    /// Whether a free seat is left for someone who wasn't invited to the rematch.
    fn has_unreserved_seat(&self) -> bool {
        let free = self.players().seats().filter(|&seat| self.player_in(seat).is_none()).count();
        free > self.reserved_seats()
    }

    /// The seat for a newcomer; `None` if all are taken or reserved for people who were invited to the rematch.
    pub fn seat_for_newcomer(&self) -> Option<Seat> {
        self.free_seat().filter(|_| self.has_unreserved_seat())
    }

    /// The seat next to the host as partner if free, otherwise the first free one; `None` if all are taken.
    pub fn free_seat(&self) -> Option<Seat> {
        let partner = self.seat_of(self.host()).and_then(|seat| self.players().partner_of(seat));
        partner.into_iter().chain(self.players().seats()).find(|&seat| self.player_in(seat).is_none())
    }

    fn sit_entries(&self, person: Person, seat: Seat) -> EntriesOrRefusal {
        let own = self.seat_of(person);
        if seat.0 >= self.players().count() {
            return Err(TableRefusal::SeatFree);
        }
        if own == Some(seat) {
            return Ok(Vec::new());
        }
        let sat = Entry::Sat { seat, who: SeatedPlayer::Person(person) };
        match (self.state(), self.player_in(seat)) {
            (State::Over, _) => Err(TableRefusal::GameOver),
            (State::WaitingRoom, Some(SeatedPlayer::Person(_))) => Err(TableRefusal::SeatTaken),
            (State::WaitingRoom, None)
                if own.is_none() && !self.people.invited.contains(&person) && !self.has_unreserved_seat() =>
            {
                Err(TableRefusal::SeatReserved)
            }
            (State::WaitingRoom, _) => Ok(own.map(Entry::Left).into_iter().chain([sat]).collect()),
            // A table in the lobby is open to everyone.
            _ if person == self.host() || self.terms.listed => self.seat_person_entries(seat, person),
            _ => self.can_take_over(seat, person).and(Err(TableRefusal::AskTheHost)),
        }
    }

    /// Whether a person may take over the hand in a seat if the host agrees.
    ///
    /// # Errors
    /// [`TableRefusal`] with the reason.
    pub fn can_take_over(&self, seat: Seat, person: Person) -> Result<(), TableRefusal> {
        match (self.state(), self.player_in(seat)) {
            (State::Over, _) => Err(TableRefusal::GameOver),
            (State::WaitingRoom, _) => Err(TableRefusal::GameNotBegun),
            _ if self.is_banned(person) => Err(TableRefusal::Banned),
            _ if self.seat_of(person).is_some() => Err(TableRefusal::AlreadySeated),
            (_, Some(SeatedPlayer::Person(_))) if self.substitute(seat) != Some(Substitute::Left) => {
                Err(TableRefusal::SeatTaken)
            }
            _ if self.terms.competitive => Err(TableRefusal::CompetitiveGame),
            (_, None) => Err(TableRefusal::SeatFree),
            _ => Ok(()),
        }
    }

    fn seat_person_entries(&self, seat: Seat, person: Person) -> EntriesOrRefusal {
        if person.0 >= self.came() {
            return Err(TableRefusal::NotAGuest);
        }
        self.can_take_over(seat, person)?;
        Ok(vec![match self.is_bot(seat) {
            true => Entry::Sat { seat, who: SeatedPlayer::Person(person) },
            false => Entry::TookOver { seat, person },
        }])
    }

    fn ban_entries(&self, person: Person) -> EntriesOrRefusal {
        if person.0 >= self.came() {
            return Err(TableRefusal::NotAGuest);
        }
        if person == self.host() {
            return Err(TableRefusal::NotYourself);
        }
        if self.is_banned(person) {
            return Ok(Vec::new());
        }
        let seat = self.seat_of(person);
        let leaving = match self.state() {
            State::WaitingRoom => seat.map(Entry::Left),
            State::Playing | State::Paused => seat
                .filter(|&seat| self.substitute(seat) != Some(Substitute::Left))
                .map(|seat| Entry::Substitute { seat, why: Substitute::Left }),
            State::Over => None,
        };
        Ok(leaving.into_iter().chain([Entry::Banned(person)]).collect())
    }

    fn stand_entries(&self, person: Person) -> EntriesOrRefusal {
        match (self.state(), self.seat_of(person)) {
            (State::WaitingRoom, own) => Ok(own.map(Entry::Left).into_iter().collect()),
            _ => Err(TableRefusal::GameBegun),
        }
    }

    fn leave_entries(&self, person: Person, present: &BTreeSet<Person>) -> EntriesOrRefusal {
        let seat = self.seat_of(person);
        let leaving = match (self.state(), seat) {
            (State::Over, _) => return Ok(Vec::new()),
            (State::WaitingRoom, seat) => seat.map(Entry::Left),
            (_, Some(seat)) if self.substitute(seat) != Some(Substitute::Left) => {
                Some(Entry::Substitute { seat, why: Substitute::Left })
            }
            _ => None,
        };
        // The game can't start or pause without a host, so the next person becomes host, preferably one who is
        // present.
        let next = self.host_after(person, |other| present.contains(&other));
        let next = next.or_else(|| self.host_after(person, |_| true)).filter(|_| person == self.host());
        let host = next.map(|person| Entry::Host { person, why: HostChange::Left });
        if leaving.is_none() && host.is_none() && seat.is_none() {
            return Err(TableRefusal::NotSeated);
        }
        Ok(leaving.into_iter().chain(host).collect())
    }

    fn seat_bot_entries(&self, seat: Seat, name: String, bot: String) -> EntriesOrRefusal {
        if self.state() != State::WaitingRoom {
            return Err(TableRefusal::GameBegun);
        }
        let who = SeatedPlayer::Bot { name, bot };
        match self.player_in(seat) {
            _ if seat.0 >= self.players().count() => Err(TableRefusal::SeatFree),
            Some(SeatedPlayer::Person(_)) => Err(TableRefusal::SeatTaken),
            Some(current) if *current == who => Ok(Vec::new()),
            _ => Ok(vec![Entry::Sat { seat, who }]),
        }
    }

    fn free_entries(&self, seat: Seat) -> EntriesOrRefusal {
        match (self.state(), self.player_in(seat)) {
            (State::WaitingRoom, Some(_)) => Ok(vec![Entry::Left(seat)]),
            (State::WaitingRoom, None) => Ok(Vec::new()),
            _ => Err(TableRefusal::GameBegun),
        }
    }

    fn begin_entries(&self, draw: Option<SeatDraw>) -> EntriesOrRefusal {
        if self.state() != State::WaitingRoom {
            return Ok(Vec::new());
        }
        if self.free_seat().is_some() {
            return Err(TableRefusal::SeatsFree);
        }
        let SeatDraw { draws, first_dealer } = draw.ok_or(TableRefusal::DrawFailed)?;
        let rules = self.terms.draw_rules();
        let is_valid_draw = draws.is_empty()
            || assign_seats(&rules, self.players(), &draws)
                .is_ok_and(|settled| settled.first_dealer.is_none_or(|drawn| drawn == first_dealer));
        if !is_valid_draw || !self.first_players().playing().any(|seat| seat == first_dealer) {
            return Err(TableRefusal::DrawFailed);
        }
        Ok(vec![Entry::Begun { first_dealer, draws }])
    }

    fn substitute_entries(&self, seat: Seat, present: &BTreeSet<Person>) -> EntriesOrRefusal {
        match (self.state(), self.person(seat)) {
            (State::WaitingRoom, _) => Err(TableRefusal::GameNotBegun),
            (State::Over, _) => Err(TableRefusal::GameOver),
            (_, None) => Err(TableRefusal::SeatFree),
            (_, Some(person)) if present.contains(&person) => Err(TableRefusal::StillPlaying),
            _ => Ok(self.substitute_for(seat, Substitute::Asked).into_iter().collect()),
        }
    }
}
