//! What persons wish around the game: to sit, to begin, to rest, to have a bot play. Judged whole, changing nothing.

use canasta::Seat;
use canasta::seating::{Drawn, settle};
use canasta_record::journal::{Entry, Person, Sitter, StandIn};
use canasta_record::words::desk::company as words;

use crate::fold::{GUESTS, State, Table};

/// What a person wishes around the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrange {
    /// To sit in a free seat, giving up the one they have; in the game, to take over a bot's hand.
    Sit(Seat),
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
        /// The cards drawn for the seats, where [`canasta_record::journal::Terms::draw_rules`] draw any.
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
    /// To go, in the game: a bot plays on.
    Leave,
    /// To play again.
    Back,
}

/// The entries of a wish that is granted, to be written together; none where it is so already. Otherwise why not, in a
/// sentence.
pub type Arranged = Result<Vec<Entry>, &'static str>;

impl Table {
    /// Judges what a person wishes around the game.
    ///
    /// # Errors
    /// The reason, as a sentence.
    pub fn arrange(&self, person: Person, wish: Arrange) -> Arranged {
        if person.0 >= self.came() {
            return Err(words::NOT_A_GUEST);
        }
        match wish {
            Arrange::Sit(seat) => self.wish_to_sit(person, seat),
            Arrange::Stand => self.wish_to_stand(person),
            Arrange::Leave => self.wish_to_leave(person),
            Arrange::Back => {
                let seat = self.seat_of(person).ok_or(words::NOT_SEATED)?;
                Ok(self.back(seat).into_iter().collect())
            }
            Arrange::Resume => match self.state() {
                State::Paused if self.seat_of(person).is_some() || person == self.host() => {
                    Ok(vec![Entry::Resumed(person)])
                }
                State::Paused => Err(words::NOT_SEATED),
                State::Gathering => Err(words::NOT_BEGUN),
                State::Playing | State::Over => Ok(Vec::new()),
            },
            _ if person != self.host() => Err(words::NOT_THE_HOST),
            Arrange::Bot { seat, name, bot } => self.wish_for_bot(seat, name, bot),
            Arrange::Free(seat) => self.wish_to_free(seat),
            Arrange::Begin { first_dealer, draws } => self.wish_to_begin(first_dealer, draws),
            Arrange::Pause => match self.state() {
                State::Playing => Ok(vec![Entry::Paused(person)]),
                State::Paused => Ok(Vec::new()),
                State::Gathering => Err(words::NOT_BEGUN),
                State::Over => Err(words::OVER),
            },
            Arrange::Host(other) if other.0 >= self.came() => Err(words::NOT_A_GUEST),
            Arrange::Host(other) if other == person => Ok(Vec::new()),
            Arrange::Host(other) => Ok(vec![Entry::Host(other)]),
            Arrange::StandIn(seat) => self.wish_for_stand_in(seat),
        }
    }

    /// The entry for a person who comes to the table; the next number is theirs.
    ///
    /// # Errors
    /// The reason, as a sentence.
    pub fn come(&self) -> Result<(Person, Entry), &'static str> {
        if self.came() >= GUESTS {
            return Err(words::TOO_MANY);
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
            return Err(words::FREE);
        }
        if own == Some(seat) {
            return Ok(Vec::new());
        }
        let sat = Entry::Sat { seat, who: Sitter::Person(person) };
        match (self.state(), self.sitter(seat)) {
            (State::Over, _) => Err(words::OVER),
            (_, Some(Sitter::Person(_))) => Err(words::TAKEN),
            (State::Gathering, _) => Ok(own.map(Entry::Left).into_iter().chain([sat]).collect()),
            _ if own.is_some() => Err(words::SEATED),
            _ if self.terms.serious => Err(words::SERIOUS),
            _ => Ok(vec![sat]),
        }
    }

    fn wish_to_stand(&self, person: Person) -> Arranged {
        match (self.state(), self.seat_of(person)) {
            (State::Gathering, own) => Ok(own.map(Entry::Left).into_iter().collect()),
            _ => Err(words::BEGUN),
        }
    }

    fn wish_to_leave(&self, person: Person) -> Arranged {
        let seat = self.seat_of(person).ok_or(words::NOT_SEATED)?;
        match self.state() {
            State::Gathering => Ok(vec![Entry::Left(seat)]),
            State::Over => Ok(Vec::new()),
            State::Playing | State::Paused => {
                let mut entries = Vec::new();
                if self.stand_in(seat) != Some(StandIn::Left) {
                    entries.push(Entry::StandIn { seat, why: StandIn::Left });
                }
                // A table without its host could not be paused any more: the next person is the host then.
                let stays = |other: &Person| {
                    let at = self.seat_of(*other);
                    *other != person && at.is_some_and(|seat| self.stand_in(seat) != Some(StandIn::Left))
                };
                if person == self.host()
                    && let Some(next) = (0..self.came()).map(Person).find(stays)
                {
                    entries.push(Entry::Host(next));
                }
                Ok(entries)
            }
        }
    }

    fn wish_for_bot(&self, seat: Seat, name: String, bot: String) -> Arranged {
        if self.state() != State::Gathering {
            return Err(words::BEGUN);
        }
        let who = Sitter::Bot { name, bot };
        match self.sitter(seat) {
            _ if seat.0 >= self.players().count() => Err(words::FREE),
            Some(Sitter::Person(_)) => Err(words::TAKEN),
            Some(there) if *there == who => Ok(Vec::new()),
            _ => Ok(vec![Entry::Sat { seat, who }]),
        }
    }

    fn wish_to_free(&self, seat: Seat) -> Arranged {
        match (self.state(), self.sitter(seat)) {
            (State::Gathering, Some(_)) => Ok(vec![Entry::Left(seat)]),
            (State::Gathering, None) => Ok(Vec::new()),
            _ => Err(words::BEGUN),
        }
    }

    fn wish_to_begin(&self, first_dealer: Seat, draws: Vec<Drawn>) -> Arranged {
        if self.state() != State::Gathering {
            return Ok(Vec::new());
        }
        if self.free_seat().is_some() {
            return Err(words::NOT_FULL);
        }
        let rules = self.terms.draw_rules();
        let fits = draws.is_empty()
            || settle(&rules, self.players(), &draws)
                .is_ok_and(|settled| settled.first_dealer.is_none_or(|drawn| drawn == first_dealer));
        if !fits || first_dealer.0 >= self.players().count() {
            return Err(words::NO_DRAW);
        }
        Ok(vec![Entry::Begun { first_dealer, draws }])
    }

    fn wish_for_stand_in(&self, seat: Seat) -> Arranged {
        match (self.state(), self.person(seat)) {
            (State::Gathering, _) => Err(words::NOT_BEGUN),
            (State::Over, _) => Err(words::OVER),
            (_, None) => Err(words::FREE),
            _ => Ok(self.stand_in_for(seat, StandIn::Asked).into_iter().collect()),
        }
    }
}
