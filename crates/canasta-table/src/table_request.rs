//! What people ask around the game (to sit, to begin, to pause, to have a bot play), and the entries that it becomes. Judged
//! whole, changing nothing.

use std::collections::BTreeSet;

use canasta::seating::{self, Drawn, assign_seats};
use canasta::{Players, Rng, RuleSet, Seat};

use crate::TableRefusal;
use crate::fold::{State, Table};
use crate::journal::{Entry, HostChange, Person, SeatedPlayer, Substitute, Terms};
use crate::people::MAX_PEOPLE;

/// What a person asks of the table around the game, and the table judges by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableRequest {
    /// To sit in a free seat before the game, giving up their own. The host may also play on a hand in the game.
    Sit(Seat),
    /// To have a person without a seat play the hand of a bot, or of a player who left; the host's.
    SeatPerson {
        /// The seat of the bot or of the player who left.
        seat: Seat,
        /// The person who plays there from then on.
        person: Person,
    },
    /// To give up the seat before the game, and stay at the table.
    Stand,
    /// To have a bot in a seat before the game; the host's.
    SeatBot {
        /// A free seat, or another bot's.
        seat: Seat,
        /// The level, by its name.
        bot: String,
    },
    /// To have a bot or a person out of a seat before the game; the host's.
    Free(Seat),
    /// To begin the game, when no seat is free; the host's.
    Begin,
    /// To pause the game and its clocks; the host's.
    Pause,
    /// To go on after a pause.
    Resume,
    /// To make another person the host; the host's.
    MakeHost(Person),
    /// To have a bot play for a person who is away; the host's.
    Substitute(Seat),
    /// To turn a person at the table away for good; the host's.
    TurnAway(Person),
    /// To let a person in again who was turned away for good; the host's.
    LetIn(Person),
    /// To set how many seconds a turn may take at a table without a clock, `None` for any number; the host's.
    Allow(Option<u32>),
    /// To close the table for good; the host's.
    Close,
    /// To leave the table: in the game, a bot plays on in the seat.
    Leave,
    /// To take the seat back from the stand-in.
    Back,
}

/// What the live table adds to a request: what is random, and what is not in the journal.
#[derive(Clone, Default, Debug)]
pub struct LiveInput {
    /// The people who have a screen open at the table.
    pub present: BTreeSet<Person>,
    /// The name of the bot that [`TableRequest::SeatBot`] seats.
    pub bot_name: String,
    /// The draw with which [`TableRequest::Begin`] begins; without one it is refused.
    pub draw: Option<SeatDraw>,
}

/// How a game begins: the cards drawn for seats and dealer, where the rules draw any, and who deals first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatDraw {
    /// Every card drawn, in its order; none where [`Terms::draw_rules`] draw none.
    pub draws: Vec<Drawn>,
    /// The seat that deals first, after the draw.
    pub first_dealer: Seat,
}

impl SeatDraw {
    /// As the rules have it, with all that is random from `rng`. `None` where the source is so unfair that the draw settles
    /// nothing before the pack is used up.
    pub fn by(rules: &RuleSet, players: Players, rng: &mut impl Rng) -> Option<Self> {
        let draws = seating::draw(rules, players, rng)?;
        let drawn = if draws.is_empty() { None } else { assign_seats(rules, players, &draws).ok()?.first_dealer };
        let random = Seat(u8::try_from(rng.below(players.count().into())).ok()?);
        Some(Self { draws, first_dealer: drawn.unwrap_or(random) })
    }
}

/// The entries of a request that is granted, to be written together; none where things are so already.
type Judgement = Result<Vec<Entry>, TableRefusal>;

impl Table {
    /// Judges what a person asks around the game: the entries to write together, none where things are so already.
    ///
    /// # Errors
    /// [`TableRefusal`], with the reason.
    pub fn entries_for(
        &self,
        person: Person,
        request: TableRequest,
        input: LiveInput,
    ) -> Result<Vec<Entry>, TableRefusal> {
        if person.0 >= self.came() {
            return Err(TableRefusal::NotAGuest);
        }
        if self.is_turned_away(person) {
            return Err(TableRefusal::TurnedAway);
        }
        match request {
            TableRequest::Sit(seat) => self.judge_sit(person, seat),
            TableRequest::Stand => self.judge_stand(person),
            TableRequest::Leave => self.judge_leave(person, &input.present),
            TableRequest::Back => {
                let seat = self.seat_of(person).ok_or(TableRefusal::NotSeated)?;
                Ok(self.back(seat).into_iter().collect())
            }
            TableRequest::Resume => match self.state() {
                State::Paused if self.seat_of(person).is_some() || person == self.host() => {
                    Ok(vec![Entry::Resumed(person)])
                }
                State::Paused => Err(TableRefusal::NotSeated),
                State::WaitingRoom => Err(TableRefusal::GameNotBegun),
                State::Playing | State::Over => Ok(Vec::new()),
            },
            _ if person != self.host() => Err(TableRefusal::NotTheHost),
            TableRequest::SeatBot { seat, bot } => self.judge_seat_bot(seat, input.bot_name, bot),
            TableRequest::Free(seat) => self.judge_free(seat),
            TableRequest::Begin => self.judge_begin(input.draw),
            TableRequest::Pause => match self.state() {
                State::Playing => Ok(vec![Entry::Paused(person)]),
                State::Paused => Ok(Vec::new()),
                State::WaitingRoom => Err(TableRefusal::GameNotBegun),
                State::Over => Err(TableRefusal::GameOver),
            },
            TableRequest::MakeHost(other) if other.0 >= self.came() => Err(TableRefusal::NotAGuest),
            TableRequest::MakeHost(other) if self.is_turned_away(other) => Err(TableRefusal::TurnedAway),
            TableRequest::MakeHost(other) if other == person => Ok(Vec::new()),
            TableRequest::MakeHost(other) => Ok(vec![Entry::Host { person: other, why: HostChange::Given }]),
            TableRequest::Substitute(seat) => self.judge_substitute(seat, &input.present),
            TableRequest::SeatPerson { seat, person } => self.judge_seat_person(seat, person),
            TableRequest::TurnAway(other) => self.judge_turn_away(other),
            TableRequest::LetIn(other) if self.is_turned_away(other) => Ok(vec![Entry::LetIn(other)]),
            TableRequest::LetIn(_) => Ok(Vec::new()),
            TableRequest::Allow(_) if self.terms.clock.is_some() => Err(TableRefusal::HasClock),
            TableRequest::Allow(seconds) if seconds.is_some_and(|seconds| !Terms::may_allow(seconds)) => {
                Err(TableRefusal::NotATimeAllowed)
            }
            TableRequest::Allow(seconds) if seconds == self.allowed() => Ok(Vec::new()),
            TableRequest::Allow(seconds) => Ok(vec![Entry::Allowed(seconds)]),
            TableRequest::Close if self.state() == State::Over => Ok(Vec::new()),
            TableRequest::Close => Ok(vec![Entry::Closed { by: Some(person) }]),
        }
    }

    /// The host when this person is it no longer: the next in the order of the seats of those for whom `present`
    /// holds, then a person without a seat for whom it does; `None` where there is none.
    pub fn host_after(&self, person: Person, present: impl Fn(Person) -> bool) -> Option<Person> {
        let first = self.seat_of(person).map_or(0, Seat::index);
        let count = usize::from(self.players().count());
        let seats: Vec<Seat> = self.players().seats().collect();
        let around = (1..=count).filter_map(|step| self.person(seats[(first + step) % count]));
        let playing =
            |other: &Person| self.seat_of(*other).is_some_and(|seat| self.substitute(seat) != Some(Substitute::Left));
        let standing = (0..self.came()).map(Person).filter(|&other| self.seat_of(other).is_none());
        let fits = |other: &Person| *other != person && !self.is_turned_away(*other) && present(*other);
        around.filter(playing).chain(standing).find(fits)
    }

    /// The entry that makes another the host because the present one is away; `None` where no seated person is present.
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
    /// [`TableRefusal`], with the reason.
    pub fn come(&self) -> Result<(Person, Entry), TableRefusal> {
        if self.came() >= MAX_PEOPLE {
            return Err(TableRefusal::TableFull);
        }
        let person = Person(self.came());
        Ok((person, Entry::Came(person)))
    }

    /// The entry for a bot that plays for the person in a seat from now on; `None` where it does already, or has nothing
    /// to play.
    pub fn substitute_for(&self, seat: Seat, why: Substitute) -> Option<Entry> {
        let plays = matches!(self.state(), State::Playing | State::Paused) && self.person(seat).is_some();
        // A person who has left does not leave again by being away.
        (plays && self.substitute(seat).is_none()).then_some(Entry::Substitute { seat, why })
    }

    /// The entry for a person who plays again; `None` where no bot plays for them.
    pub fn back(&self, seat: Seat) -> Option<Entry> {
        self.substitute(seat).map(|_| Entry::Back(seat))
    }

    /// The seat that a guest who comes by the invitation is given: the one of the host's partner if it is free, else the
    /// first; `None` where none is.
    pub fn free_seat(&self) -> Option<Seat> {
        let partner = self.seat_of(self.host()).and_then(|seat| self.players().partner_of(seat));
        partner.into_iter().chain(self.players().seats()).find(|&seat| self.player_in(seat).is_none())
    }

    fn judge_sit(&self, person: Person, seat: Seat) -> Judgement {
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
            (State::WaitingRoom, _) => Ok(own.map(Entry::Left).into_iter().chain([sat]).collect()),
            _ if person == self.host() => self.judge_seat_person(seat, person),
            _ => self.may_play_at(seat, person).and(Err(TableRefusal::AskTheHost)),
        }
    }

    /// Whether a person may play on with the hand in a seat, given the host's yes.
    ///
    /// # Errors
    /// [`TableRefusal`], with the reason.
    pub fn may_play_at(&self, seat: Seat, person: Person) -> Result<(), TableRefusal> {
        match (self.state(), self.player_in(seat)) {
            (State::Over, _) => Err(TableRefusal::GameOver),
            (State::WaitingRoom, _) => Err(TableRefusal::GameNotBegun),
            _ if self.is_turned_away(person) => Err(TableRefusal::TurnedAway),
            _ if self.seat_of(person).is_some() => Err(TableRefusal::AlreadySeated),
            (_, Some(SeatedPlayer::Person(_))) if self.substitute(seat) != Some(Substitute::Left) => {
                Err(TableRefusal::SeatTaken)
            }
            _ if self.terms.competitive => Err(TableRefusal::CompetitiveGame),
            (_, None) => Err(TableRefusal::SeatFree),
            _ => Ok(()),
        }
    }

    fn judge_seat_person(&self, seat: Seat, person: Person) -> Judgement {
        if person.0 >= self.came() {
            return Err(TableRefusal::NotAGuest);
        }
        self.may_play_at(seat, person)?;
        Ok(vec![match self.is_bot(seat) {
            true => Entry::Sat { seat, who: SeatedPlayer::Person(person) },
            false => Entry::TookOver { seat, person },
        }])
    }

    fn judge_turn_away(&self, person: Person) -> Judgement {
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
            State::WaitingRoom => seat.map(Entry::Left),
            State::Playing | State::Paused => seat
                .filter(|&seat| self.substitute(seat) != Some(Substitute::Left))
                .map(|seat| Entry::Substitute { seat, why: Substitute::Left }),
            State::Over => None,
        };
        Ok(leaves.into_iter().chain([Entry::TurnedAway(person)]).collect())
    }

    fn judge_stand(&self, person: Person) -> Judgement {
        match (self.state(), self.seat_of(person)) {
            (State::WaitingRoom, own) => Ok(own.map(Entry::Left).into_iter().collect()),
            _ => Err(TableRefusal::GameBegun),
        }
    }

    fn judge_leave(&self, person: Person, present: &BTreeSet<Person>) -> Judgement {
        let seat = self.seat_of(person);
        let gone = match (self.state(), seat) {
            (State::Over, _) => return Ok(Vec::new()),
            (State::WaitingRoom, seat) => seat.map(Entry::Left),
            (_, Some(seat)) if self.substitute(seat) != Some(Substitute::Left) => {
                Some(Entry::Substitute { seat, why: Substitute::Left })
            }
            _ => None,
        };
        // A table without its host could not begin, nor be paused: the next person is the host then, present if possible.
        let next = self.host_after(person, |other| present.contains(&other));
        let next = next.or_else(|| self.host_after(person, |_| true)).filter(|_| person == self.host());
        let host = next.map(|person| Entry::Host { person, why: HostChange::Left });
        if gone.is_none() && host.is_none() && seat.is_none() {
            return Err(TableRefusal::NotSeated);
        }
        Ok(gone.into_iter().chain(host).collect())
    }

    fn judge_seat_bot(&self, seat: Seat, name: String, bot: String) -> Judgement {
        if self.state() != State::WaitingRoom {
            return Err(TableRefusal::GameBegun);
        }
        let who = SeatedPlayer::Bot { name, bot };
        match self.player_in(seat) {
            _ if seat.0 >= self.players().count() => Err(TableRefusal::SeatFree),
            Some(SeatedPlayer::Person(_)) => Err(TableRefusal::SeatTaken),
            Some(there) if *there == who => Ok(Vec::new()),
            _ => Ok(vec![Entry::Sat { seat, who }]),
        }
    }

    fn judge_free(&self, seat: Seat) -> Judgement {
        match (self.state(), self.player_in(seat)) {
            (State::WaitingRoom, Some(_)) => Ok(vec![Entry::Left(seat)]),
            (State::WaitingRoom, None) => Ok(Vec::new()),
            _ => Err(TableRefusal::GameBegun),
        }
    }

    fn judge_begin(&self, draw: Option<SeatDraw>) -> Judgement {
        if self.state() != State::WaitingRoom {
            return Ok(Vec::new());
        }
        if self.free_seat().is_some() {
            return Err(TableRefusal::SeatsFree);
        }
        let SeatDraw { draws, first_dealer } = draw.ok_or(TableRefusal::DrawFailed)?;
        let rules = self.terms.draw_rules();
        let fits = draws.is_empty()
            || assign_seats(&rules, self.players(), &draws)
                .is_ok_and(|settled| settled.first_dealer.is_none_or(|drawn| drawn == first_dealer));
        if !fits || first_dealer.0 >= self.players().count() {
            return Err(TableRefusal::DrawFailed);
        }
        Ok(vec![Entry::Begun { first_dealer, draws }])
    }

    fn judge_substitute(&self, seat: Seat, present: &BTreeSet<Person>) -> Judgement {
        match (self.state(), self.person(seat)) {
            (State::WaitingRoom, _) => Err(TableRefusal::GameNotBegun),
            (State::Over, _) => Err(TableRefusal::GameOver),
            (_, None) => Err(TableRefusal::SeatFree),
            (_, Some(person)) if present.contains(&person) => Err(TableRefusal::StillPlaying),
            _ => Ok(self.substitute_for(seat, Substitute::Asked).into_iter().collect()),
        }
    }
}
