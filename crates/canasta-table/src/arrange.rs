//! What persons wish around the game: to sit, to begin, to rest, to have a bot play. Judged whole, changing nothing.

use canasta::Seat;
use canasta::seating::{Drawn, assign_seats};
use canasta_journal::{Entry, HostChange, Person, Sitter, StandIn, Terms};

use crate::TableRefusal;
use crate::fold::{GUESTS, State, Table};

/// What a person wishes around the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrange {
    /// To sit in a free seat before the game, giving up the one they have.
    Sit(Seat),
    /// To have a person without a seat play the hand of a bot, or of somebody who left; the host's.
    Seat {
        /// The seat.
        seat: Seat,
        /// Who is to play there.
        person: Person,
    },
    /// To stand up, before the game.
    Stand,
    /// To have a bot in a seat, before the game; the host's.
    Bot {
        /// Which seat: a free one, or another bot's.
        seat: Seat,
        /// What it is called.
        name: String,
        /// Which bot.
        bot: String,
    },
    /// To have a seat free, before the game; the host's.
    Free(Seat),
    /// To begin the game; the host's.
    Begin {
        /// Who deals first, by the seats after the draw.
        first_dealer: Seat,
        /// The cards drawn for the seats, where [`canasta_journal::Terms::draw_rules`] draw any.
        draws: Vec<Drawn>,
    },
    /// To rest; the host's.
    Pause,
    /// To go on.
    Resume,
    /// To make somebody else the host; the host's.
    Host(Person),
    /// To have a bot play for somebody who is away; the host's.
    StandIn(Seat),
    /// To turn somebody away for good; the host's.
    TurnAway(Person),
    /// To let somebody in again who was turned away; the host's.
    LetIn(Person),
    /// To say what a turn may take at a table without a clock; the host's.
    Allow(Option<u32>),
    /// To close the table for good; the host's.
    Close,
    /// To go: a bot plays on in the game.
    Leave {
        /// Who is the host next, if it is the host who goes: a person who has a screen open, as far as there is one.
        next_host: Option<Person>,
    },
    /// To play again.
    Back,
}

/// The entries of a wish that is granted, to be written together; none where it is so already. Otherwise why not.
pub type Arranged = Result<Vec<Entry>, TableRefusal>;

impl Table {
    /// Judges what a person wishes around the game.
    ///
    /// # Errors
    /// The reason.
    pub fn arrange(&self, person: Person, wish: Arrange) -> Arranged {
        if person.0 >= self.came() {
            return Err(TableRefusal::NotAGuest);
        }
        if self.is_turned_away(person) {
            return Err(TableRefusal::TurnedAway);
        }
        match wish {
            Arrange::Sit(seat) => self.wish_to_sit(person, seat),
            Arrange::Stand => self.wish_to_stand(person),
            Arrange::Leave { next_host } => self.wish_to_leave(person, next_host),
            Arrange::Back => {
                let seat = self.seat_of(person).ok_or(TableRefusal::NotSeated)?;
                Ok(self.back(seat).into_iter().collect())
            }
            Arrange::Resume => match self.state() {
                State::Paused if self.seat_of(person).is_some() || person == self.host() => {
                    Ok(vec![Entry::Resumed(person)])
                }
                State::Paused => Err(TableRefusal::NotSeated),
                State::Gathering => Err(TableRefusal::GameNotBegun),
                State::Playing | State::Over => Ok(Vec::new()),
            },
            _ if person != self.host() => Err(TableRefusal::NotTheHost),
            Arrange::Bot { seat, name, bot } => self.wish_for_bot(seat, name, bot),
            Arrange::Free(seat) => self.wish_to_free(seat),
            Arrange::Begin { first_dealer, draws } => self.wish_to_begin(first_dealer, draws),
            Arrange::Pause => match self.state() {
                State::Playing => Ok(vec![Entry::Paused(person)]),
                State::Paused => Ok(Vec::new()),
                State::Gathering => Err(TableRefusal::GameNotBegun),
                State::Over => Err(TableRefusal::GameOver),
            },
            Arrange::Host(other) if other.0 >= self.came() => Err(TableRefusal::NotAGuest),
            Arrange::Host(other) if self.is_turned_away(other) => Err(TableRefusal::TurnedAway),
            Arrange::Host(other) if other == person => Ok(Vec::new()),
            Arrange::Host(other) => Ok(vec![Entry::Host { person: other, why: HostChange::Given }]),
            Arrange::StandIn(seat) => self.wish_for_stand_in(seat),
            Arrange::Seat { seat, person } => self.wish_to_seat(seat, person),
            Arrange::TurnAway(other) => self.wish_to_turn_away(other),
            Arrange::LetIn(other) if self.is_turned_away(other) => Ok(vec![Entry::LetIn(other)]),
            Arrange::LetIn(_) => Ok(Vec::new()),
            Arrange::Allow(_) if self.terms.clock.is_some() => Err(TableRefusal::HasClock),
            Arrange::Allow(seconds) if seconds.is_some_and(|seconds| !Terms::may_allow(seconds)) => {
                Err(TableRefusal::NotATimeAllowed)
            }
            Arrange::Allow(seconds) if seconds == self.allowed() => Ok(Vec::new()),
            Arrange::Allow(seconds) => Ok(vec![Entry::Allowed(seconds)]),
            Arrange::Close if self.state() == State::Over => Ok(Vec::new()),
            Arrange::Close => Ok(vec![Entry::Closed { by: Some(person) }]),
        }
    }

    /// Who is the host when this person is not any more: the next in the order of the seats of those for whom `present`
    /// holds, then a person without a seat for whom it does; `None` where there is none.
    pub fn host_after(&self, person: Person, present: impl Fn(Person) -> bool) -> Option<Person> {
        let first = self.seat_of(person).map_or(0, Seat::index);
        let count = usize::from(self.players().count());
        let seats: Vec<Seat> = self.players().seats().collect();
        let around = (1..=count).filter_map(|step| self.person(seats[(first + step) % count]));
        let playing =
            |other: &Person| self.seat_of(*other).is_some_and(|seat| self.stand_in(seat) != Some(StandIn::Left));
        let standing = (0..self.came()).map(Person).filter(|&other| self.seat_of(other).is_none());
        let fits = |other: &Person| *other != person && !self.is_turned_away(*other) && present(*other);
        around.filter(playing).chain(standing).find(fits)
    }

    /// The entry that makes another the host because the present one is away; `None` where nobody is there to be it.
    pub fn host_is_away(&self, present: impl Fn(Person) -> bool) -> Option<Entry> {
        if self.state() == State::Over {
            return None;
        }
        let seated = |person: Person| self.seat_of(person).is_some() && present(person);
        let person = self.host_after(self.host(), seated)?;
        Some(Entry::Host { person, why: HostChange::Away })
    }

    /// The entry that gives a host who was away the place back; `None` where this is not one, or the table keeps the new.
    pub fn host_is_back(&self, person: Person) -> Option<Entry> {
        let back = self.host_to_return() == Some(person) && self.state() != State::Over;
        back.then_some(Entry::Host { person, why: HostChange::Back })
    }

    /// The entry for a person who comes to the table; the next number is theirs.
    ///
    /// # Errors
    /// The reason.
    pub fn come(&self) -> Result<(Person, Entry), TableRefusal> {
        if self.came() >= GUESTS {
            return Err(TableRefusal::TableFull);
        }
        let person = Person(self.came());
        Ok((person, Entry::Came(person)))
    }

    /// The entry for a bot that plays for the person in a seat from now on; `None` where it does already, or has nothing
    /// to play.
    pub fn stand_in_for(&self, seat: Seat, why: StandIn) -> Option<Entry> {
        let plays = matches!(self.state(), State::Playing | State::Paused) && self.person(seat).is_some();
        // Who has left does not leave again by being away.
        (plays && self.stand_in(seat).is_none()).then_some(Entry::StandIn { seat, why })
    }

    /// The entry for a person who plays again; `None` where no bot plays for them.
    pub fn back(&self, seat: Seat) -> Option<Entry> {
        self.stand_in(seat).map(|_| Entry::Back(seat))
    }

    /// The seat that somebody who comes by the invitation is given: the one of the host's partner if it is free, else the
    /// first; `None` where none is.
    pub fn free_seat(&self) -> Option<Seat> {
        let partner = self.seat_of(self.host()).and_then(|seat| self.players().partner_of(seat));
        partner.into_iter().chain(self.players().seats()).find(|&seat| self.sitter(seat).is_none())
    }

    fn wish_to_sit(&self, person: Person, seat: Seat) -> Arranged {
        let own = self.seat_of(person);
        if seat.0 >= self.players().count() {
            return Err(TableRefusal::SeatFree);
        }
        if own == Some(seat) {
            return Ok(Vec::new());
        }
        let sat = Entry::Sat { seat, who: Sitter::Person(person) };
        match (self.state(), self.sitter(seat)) {
            (State::Over, _) => Err(TableRefusal::GameOver),
            (State::Gathering, Some(Sitter::Person(_))) => Err(TableRefusal::SeatTaken),
            (State::Gathering, _) => Ok(own.map(Entry::Left).into_iter().chain([sat]).collect()),
            _ if person == self.host() => self.wish_to_seat(seat, person),
            _ => self.may_play_at(seat, person).and(Err(TableRefusal::AskTheHost)),
        }
    }

    /// Whether a person may play on with the hand in a seat, given the host's yes.
    ///
    /// # Errors
    /// Why not.
    pub fn may_play_at(&self, seat: Seat, person: Person) -> Result<(), TableRefusal> {
        match (self.state(), self.sitter(seat)) {
            (State::Over, _) => Err(TableRefusal::GameOver),
            (State::Gathering, _) => Err(TableRefusal::GameNotBegun),
            _ if self.is_turned_away(person) => Err(TableRefusal::TurnedAway),
            _ if self.seat_of(person).is_some() => Err(TableRefusal::AlreadySeated),
            (_, Some(Sitter::Person(_))) if self.stand_in(seat) != Some(StandIn::Left) => Err(TableRefusal::SeatTaken),
            _ if self.terms.serious => Err(TableRefusal::SeriousGame),
            (_, None) => Err(TableRefusal::SeatFree),
            _ => Ok(()),
        }
    }

    fn wish_to_seat(&self, seat: Seat, person: Person) -> Arranged {
        if person.0 >= self.came() {
            return Err(TableRefusal::NotAGuest);
        }
        self.may_play_at(seat, person)?;
        Ok(vec![match self.is_bot(seat) {
            true => Entry::Sat { seat, who: Sitter::Person(person) },
            false => Entry::TookOver { seat, person },
        }])
    }

    fn wish_to_turn_away(&self, person: Person) -> Arranged {
        if person.0 >= self.came() {
            return Err(TableRefusal::NotAGuest);
        }
        if person == self.host() {
            return Err(TableRefusal::NotYourself);
        }
        if self.is_turned_away(person) {
            return Ok(Vec::new());
        }
        let seat = self.seat_of(person);
        let leaves = match self.state() {
            State::Gathering => seat.map(Entry::Left),
            State::Playing | State::Paused => seat
                .filter(|&seat| self.stand_in(seat) != Some(StandIn::Left))
                .map(|seat| Entry::StandIn { seat, why: StandIn::Left }),
            State::Over => None,
        };
        Ok(leaves.into_iter().chain([Entry::TurnedAway(person)]).collect())
    }

    fn wish_to_stand(&self, person: Person) -> Arranged {
        match (self.state(), self.seat_of(person)) {
            (State::Gathering, own) => Ok(own.map(Entry::Left).into_iter().collect()),
            _ => Err(TableRefusal::GameBegun),
        }
    }

    fn wish_to_leave(&self, person: Person, next_host: Option<Person>) -> Arranged {
        let seat = self.seat_of(person);
        let gone = match (self.state(), seat) {
            (State::Over, _) => return Ok(Vec::new()),
            (State::Gathering, seat) => seat.map(Entry::Left),
            (_, Some(seat)) if self.stand_in(seat) != Some(StandIn::Left) => {
                Some(Entry::StandIn { seat, why: StandIn::Left })
            }
            _ => None,
        };
        // A table without its host could not begin, nor be paused: the next person is the host then.
        let next = next_host.filter(|next| self.host_after(person, |other| other == *next).is_some());
        let next = next.or_else(|| self.host_after(person, |_| true)).filter(|_| person == self.host());
        let host = next.map(|person| Entry::Host { person, why: HostChange::Left });
        if gone.is_none() && host.is_none() && seat.is_none() {
            return Err(TableRefusal::NotSeated);
        }
        Ok(gone.into_iter().chain(host).collect())
    }

    fn wish_for_bot(&self, seat: Seat, name: String, bot: String) -> Arranged {
        if self.state() != State::Gathering {
            return Err(TableRefusal::GameBegun);
        }
        let who = Sitter::Bot { name, bot };
        match self.sitter(seat) {
            _ if seat.0 >= self.players().count() => Err(TableRefusal::SeatFree),
            Some(Sitter::Person(_)) => Err(TableRefusal::SeatTaken),
            Some(there) if *there == who => Ok(Vec::new()),
            _ => Ok(vec![Entry::Sat { seat, who }]),
        }
    }

    fn wish_to_free(&self, seat: Seat) -> Arranged {
        match (self.state(), self.sitter(seat)) {
            (State::Gathering, Some(_)) => Ok(vec![Entry::Left(seat)]),
            (State::Gathering, None) => Ok(Vec::new()),
            _ => Err(TableRefusal::GameBegun),
        }
    }

    fn wish_to_begin(&self, first_dealer: Seat, draws: Vec<Drawn>) -> Arranged {
        if self.state() != State::Gathering {
            return Ok(Vec::new());
        }
        if self.free_seat().is_some() {
            return Err(TableRefusal::SeatsFree);
        }
        let rules = self.terms.draw_rules();
        let fits = draws.is_empty()
            || assign_seats(&rules, self.players(), &draws)
                .is_ok_and(|settled| settled.first_dealer.is_none_or(|drawn| drawn == first_dealer));
        if !fits || first_dealer.0 >= self.players().count() {
            return Err(TableRefusal::DrawFailed);
        }
        Ok(vec![Entry::Begun { first_dealer, draws }])
    }

    fn wish_for_stand_in(&self, seat: Seat) -> Arranged {
        match (self.state(), self.person(seat)) {
            (State::Gathering, _) => Err(TableRefusal::GameNotBegun),
            (State::Over, _) => Err(TableRefusal::GameOver),
            (_, None) => Err(TableRefusal::SeatFree),
            _ => Ok(self.stand_in_for(seat, StandIn::Asked).into_iter().collect()),
        }
    }
}
