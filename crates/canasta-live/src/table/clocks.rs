//! The clocks of one table: whose time is running, when a bot has to decide for a person, and who has been away for too
//! long.
//!
//! Time runs only while another person with a screen at the table is waiting, so that no player loses a turn because
//! the only phone in the game went to sleep. All of it is in memory: after a restart every player has their full time.

use std::time::Duration;

use canasta::{MAX_SEATS, Seat};
use canasta_table::clock::Clocks;
use canasta_table::journal::{Clock, Substitute};
use canasta_table::scene::RunningClock;
use canasta_table::{State, Table};
use tokio::time::Instant;

/// At a table with a clock, how long a person can be without a screen before a bot takes their seat.
const AWAY_TIMEOUT: Duration = Duration::from_secs(90);

/// The clocks of a table, and when each of its people went away.
pub(super) struct TableClocks {
    clocks: Clocks,
    /// When each seat's person lost their last screen; `None` while they have one.
    absent_since: [Option<Instant>; MAX_SEATS],
    start: Instant,
    /// Seconds of the table's time per real second; 1, except in tests.
    speed: u32,
    has_clock: bool,
    /// Seconds that a turn may take if there is no clock.
    allowed: Option<u32>,
}

impl TableClocks {
    pub(super) fn new(table: &Table, speed: u32) -> Self {
        let clock = table.terms().clock;
        let allowed = table.allowed();
        let start = Instant::now();
        Self {
            clocks: Clocks::new(clock.or(allowed.map(clock_for_limit))),
            absent_since: [Some(start); MAX_SEATS],
            start,
            speed: speed.max(1),
            has_clock: clock.is_some(),
            allowed,
        }
    }

    /// Applies the host's limit for a turn. The current turn gets the full time again.
    fn allow(&mut self, allowed: Option<u32>) {
        if self.allowed != allowed && !self.has_clock {
            self.allowed = allowed;
            self.clocks = Clocks::new(allowed.map(clock_for_limit));
        }
    }

    /// Milliseconds on the table's clock since its task began.
    fn now(&self) -> u64 {
        canasta::must_fit::<u64>((self.start.elapsed() * self.speed).as_millis())
    }

    fn real_time(&self, milliseconds: u64) -> Instant {
        self.start + Duration::from_millis(milliseconds) / self.speed
    }

    /// Updates whose turn it is, and who is present.
    pub(super) fn follow(&mut self, table: &Table, present: &[bool; MAX_SEATS]) {
        let now = Instant::now();
        for (absent_since, present) in self.absent_since.iter_mut().zip(present) {
            *absent_since = if *present { None } else { Some(absent_since.unwrap_or(now)) };
        }
        self.allow(table.allowed());
        if table.state() != State::Playing {
            return self.clocks.rest();
        }
        let plays = |seat: &Seat| table.person(*seat).is_some() && table.substitute(*seat).is_none();
        let runs = table.to_act().filter(plays);
        match runs {
            Some(seat) if !is_awaited(table, seat, present) => self.clocks.rest(),
            runs => self.clocks.turn_of(runs, self.now()),
        }
    }

    /// The person in this seat has acted.
    pub(super) fn acted(&mut self, seat: Seat) {
        self.clocks.acted(seat);
    }

    /// The person in this seat is playing again.
    pub(super) fn back(&mut self, seat: Seat) {
        self.clocks.back(seat);
    }

    /// When a seat's person lost their last screen; `None` while they have one.
    pub(super) fn absent_since(&self, seat: Seat) -> Option<Instant> {
        self.absent_since[seat.index()]
    }

    /// Converts a duration on the table's clock to real time.
    pub(super) fn span(&self, span: Duration) -> Duration {
        span / self.speed
    }

    /// The seat whose clock runs out next, and when.
    pub(super) fn due(&self) -> Option<(Seat, Instant)> {
        self.runs_until().filter(|_| self.has_clock)
    }

    /// Without a clock: the seat whose turn will exceed the table's limit, and when.
    pub(super) fn slow_turn(&self) -> Option<(Seat, Instant)> {
        self.runs_until().filter(|_| !self.has_clock)
    }

    fn runs_until(&self) -> Option<(Seat, Instant)> {
        self.clocks.due().map(|(seat, at)| (seat, self.real_time(at)))
    }

    /// The time has run out, and a bot decides for the person.
    pub(super) fn ran_out(&mut self) {
        self.clocks.ran_out(self.now());
    }

    /// The seat whose clock is running, with its remaining time.
    pub(super) fn running(&self) -> Option<RunningClock> {
        self.clocks.running(self.now()).filter(|_| self.has_clock)
    }

    /// A seat whose person needs a substitute bot from now on, and why.
    pub(super) fn absent(&self, table: &Table, present: &[bool; MAX_SEATS]) -> Option<(Seat, Substitute)> {
        if !self.has_clock || table.state() != State::Playing || !table.is_playing() {
            return None;
        }
        let away = |seat: Seat| self.away_timeout_at(seat).is_some_and(|until| until <= Instant::now());
        awaited_seats(table, present).find_map(|seat| {
            if self.clocks.missed(seat) {
                Some((seat, Substitute::Missed))
            } else if away(seat) {
                Some((seat, Substitute::Away))
            } else {
                None
            }
        })
    }

    /// When a seat will have been without a screen for too long.
    fn away_timeout_at(&self, seat: Seat) -> Option<Instant> {
        self.absent_since[seat.index()].map(|since| since + AWAY_TIMEOUT / self.speed)
    }

    /// When [`TableClocks::absent`] next has a result because of closed screens.
    pub(super) fn absent_at(&self, table: &Table, present: &[bool; MAX_SEATS]) -> Option<Instant> {
        if !self.has_clock || table.state() != State::Playing || !table.is_playing() {
            return None;
        }
        awaited_seats(table, present).filter_map(|seat| self.away_timeout_at(seat)).min()
    }
}

/// The limit for a turn, as a clock without extra time.
const fn clock_for_limit(seconds: u32) -> Clock {
    Clock { base: seconds, bank: 0, back: 0 }
}

/// Seats whose people play this deal themselves while another person with a screen is waiting for them.
fn awaited_seats<'a>(table: &'a Table, present: &'a [bool; MAX_SEATS]) -> impl Iterator<Item = Seat> + 'a {
    let sits_out = table.sits_out();
    let plays = move |seat: &Seat| {
        table.person(*seat).is_some() && table.substitute(*seat).is_none() && sits_out != Some(*seat)
    };
    table.players().seats().filter(move |seat| plays(seat) && is_awaited(table, *seat, present))
}

/// Whether another person with a screen is waiting for this seat.
fn is_awaited(table: &Table, seat: Seat, present: &[bool; MAX_SEATS]) -> bool {
    table.players().seats().any(|other| other != seat && table.person(other).is_some() && present[other.index()])
}
