//! The clocks of one table: whose time runs, when a bot has to decide for a person, which people have been away for long.
//!
//! Time runs only while another person with a screen at the table waits, so that no player loses a turn because the only phone
//! in the game went to sleep. All of it is in memory: after a restart every player has all their time.

use std::time::Duration;

use canasta::{MAX_SEATS, Seat};
use canasta_table::clock::Clocks;
use canasta_table::journal::{Clock, Substitute};
use canasta_table::scene::RunningClock;
use canasta_table::{State, Table};
use tokio::time::Instant;

/// After so long without a screen a bot takes a person's seat, at a table with a clock.
const AWAY: Duration = Duration::from_secs(90);

/// The clocks of a table, and since when its people are away.
pub(super) struct TableClocks {
    clocks: Clocks,
    /// Since when each seat's person has no screen; `None` while there is one.
    gone: [Option<Instant>; MAX_SEATS],
    start: Instant,
    /// How many seconds of the table's time pass in a real one; 1 but in tests.
    speed: u32,
    has_clock: bool,
    /// What a turn may take where there is no clock, in seconds.
    allowed: Option<u32>,
}

impl TableClocks {
    pub(super) fn new(table: &Table, speed: u32) -> Self {
        let (clock, allowed, start) = (table.terms().clock, table.allowed(), Instant::now());
        Self {
            clocks: Clocks::new(clock.or(allowed.map(bound))),
            gone: [Some(start); MAX_SEATS],
            start,
            speed: speed.max(1),
            has_clock: clock.is_some(),
            allowed,
        }
    }

    /// Follows what the host allows a turn to take: the present one has all of it from now on.
    fn allow(&mut self, allowed: Option<u32>) {
        if self.allowed != allowed && !self.has_clock {
            self.allowed = allowed;
            self.clocks = Clocks::new(allowed.map(bound));
        }
    }

    /// Milliseconds of the table's time since its task began.
    fn now(&self) -> u64 {
        canasta::must_fit::<u64>((self.start.elapsed() * self.speed).as_millis())
    }

    fn at(&self, milliseconds: u64) -> Instant {
        self.start + Duration::from_millis(milliseconds) / self.speed
    }

    /// Follows the table: whose turn it is, and which people are there.
    pub(super) fn follow(&mut self, table: &Table, here: &[bool; MAX_SEATS]) {
        let now = Instant::now();
        for (gone, here) in self.gone.iter_mut().zip(here) {
            *gone = if *here { None } else { Some(gone.unwrap_or(now)) };
        }
        self.allow(table.allowed());
        if table.state() != State::Playing {
            return self.clocks.rest();
        }
        let plays = |seat: &Seat| table.person(*seat).is_some() && table.substitute(*seat).is_none();
        let runs = table.to_act().filter(plays);
        match runs {
            Some(seat) if !is_awaited(table, seat, here) => self.clocks.rest(),
            runs => self.clocks.turn_of(runs, self.now()),
        }
    }

    /// The person in a seat has acted.
    pub(super) fn acted(&mut self, seat: Seat) {
        self.clocks.acted(seat);
    }

    /// The person in a seat plays again.
    pub(super) fn back(&mut self, seat: Seat) {
        self.clocks.back(seat);
    }

    /// Since when a seat's person has no screen; `None` while there is one.
    pub(super) fn gone_since(&self, seat: Seat) -> Option<Instant> {
        self.gone[seat.index()]
    }

    /// How long a span of the table's time is in real time.
    pub(super) fn span(&self, span: Duration) -> Duration {
        span / self.speed
    }

    /// The seat whose clock runs out next, and when.
    pub(super) fn due(&self) -> Option<(Seat, Instant)> {
        self.runs_until().filter(|_| self.has_clock)
    }

    /// The seat whose turn takes longer than the table allows, and from when on, where there is no clock.
    pub(super) fn late(&self) -> Option<(Seat, Instant)> {
        self.runs_until().filter(|_| !self.has_clock)
    }

    fn runs_until(&self) -> Option<(Seat, Instant)> {
        self.clocks.due().map(|(seat, at)| (seat, self.at(at)))
    }

    /// The time ran out: a bot decides for the person.
    pub(super) fn ran_out(&mut self) {
        self.clocks.ran_out(self.now());
    }

    /// The seat whose clock runs, and what is left on it.
    pub(super) fn ticking(&self) -> Option<RunningClock> {
        self.clocks.ticking(self.now()).filter(|_| self.has_clock)
    }

    /// The seat of a person for whom a bot is to play from now on, and why.
    pub(super) fn absent(&self, table: &Table, here: &[bool; MAX_SEATS]) -> Option<(Seat, Substitute)> {
        if !self.has_clock || table.state() != State::Playing || !table.is_playing() {
            return None;
        }
        let away = |seat: Seat| self.gone_until(seat).is_some_and(|until| until <= Instant::now());
        awaited_seats(table, here).find_map(|seat| {
            if self.clocks.missed(seat) {
                Some((seat, Substitute::Missed))
            } else if away(seat) {
                Some((seat, Substitute::Away))
            } else {
                None
            }
        })
    }

    /// When a seat has been without a screen for too long.
    fn gone_until(&self, seat: Seat) -> Option<Instant> {
        self.gone[seat.index()].map(|since| since + AWAY / self.speed)
    }

    /// When [`TableClocks::absent`] has something to say next, as far as it follows from screens.
    pub(super) fn absent_at(&self, table: &Table, here: &[bool; MAX_SEATS]) -> Option<Instant> {
        if !self.has_clock || table.state() != State::Playing || !table.is_playing() {
            return None;
        }
        awaited_seats(table, here).filter_map(|seat| self.gone_until(seat)).min()
    }
}

/// What a turn may take, as a clock that gives nothing beyond it.
const fn bound(seconds: u32) -> Clock {
    Clock { base: seconds, bank: 0, back: 0 }
}

/// The seats whose people play themselves, and for whom another person with a screen waits.
fn awaited_seats<'a>(table: &'a Table, here: &'a [bool; MAX_SEATS]) -> impl Iterator<Item = Seat> + 'a {
    let plays = |seat: &Seat| table.person(*seat).is_some() && table.substitute(*seat).is_none();
    table.players().seats().filter(move |seat| plays(seat) && is_awaited(table, *seat, here))
}

/// Whether another person with a screen waits for this seat.
fn is_awaited(table: &Table, seat: Seat, here: &[bool; MAX_SEATS]) -> bool {
    table.players().seats().any(|other| other != seat && table.person(other).is_some() && here[other.index()])
}
