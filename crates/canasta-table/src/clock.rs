//! How long persons think, without a clock of its own: milliseconds come in, from any beginning that stays the same.
//!
//! Each turn has its own time, and every person some more for all turns together; a turn in time gives a little of that
//! back. When both are used up a bot has to decide in the person's place ([`Clocks::due`]); the same turn's next
//! decision is then waited for only shortly. A turn in which the person did nothing is missed. Nothing here is stored: after
//! a restart everybody has all their time again, never less.

use canasta::{MAX_SEATS, Seat};

use crate::journal::Clock;
use crate::scene::RunningClock;

/// What a person who let the time run out has for the next decision of the same turn.
const AGAIN: u64 = 10_000;
/// After so many turns without an act a bot takes the seat.
pub const MISSED: u8 = 2;

/// The turn of a person, while they think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turn {
    seat: Seat,
    since: u64,
    /// Milliseconds for it alone.
    base: u64,
    acted: bool,
    ran_out: bool,
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    clock: Option<Clock>,
    /// Milliseconds left beyond the turn's.
    banks: [u64; MAX_SEATS],
    missed: [u8; MAX_SEATS],
    turn: Option<Turn>,
}

impl Clocks {
    /// All time is there and none runs; without a clock none ever does.
    pub fn new(clock: Option<Clock>) -> Self {
        let bank = clock.map_or(0, |clock| milliseconds(clock.bank));
        Self { clock, banks: [bank; MAX_SEATS], missed: [0; MAX_SEATS], turn: None }
    }

    /// From now on this person is to act, or no clock runs: a bot is to act, or a bot that stands in, or no player at all in a
    /// pause. Nothing changes where it is the same person as before.
    pub fn turn_of(&mut self, seat: Option<Seat>, now: u64) {
        if self.turn.map(|turn| turn.seat) == seat {
            return;
        }
        self.end(now);
        self.turn = seat.zip(self.clock).map(|(seat, clock)| Turn {
            seat,
            since: now,
            base: milliseconds(clock.base),
            acted: false,
            ran_out: false,
        });
    }

    /// Time stops without a verdict on the turn: a pause.
    pub fn rest(&mut self) {
        self.turn = None;
    }

    /// The turn is over.
    fn end(&mut self, now: u64) {
        let (Some(turn), Some(clock)) = (self.turn.take(), self.clock) else { return };
        let place = turn.seat.index();
        self.missed[place] = if turn.acted { 0 } else { self.missed[place].saturating_add(1) };
        if turn.ran_out {
            return;
        }
        let more = now.saturating_sub(turn.since).saturating_sub(turn.base);
        let back = if turn.acted { milliseconds(clock.back) } else { 0 };
        self.banks[place] = (self.banks[place].saturating_sub(more) + back).min(milliseconds(clock.bank));
    }

    /// The person whose time runs has acted.
    pub fn acted(&mut self, seat: Seat) {
        self.missed[seat.index()] = 0;
        if let Some(turn) = self.turn.as_mut().filter(|turn| turn.seat == seat) {
            turn.acted = true;
        }
    }

    /// When a bot has to decide in a person's place, and the person's seat.
    pub fn due(&self) -> Option<(Seat, u64)> {
        self.turn.map(|turn| {
            let more = if turn.ran_out { 0 } else { self.banks[turn.seat.index()] };
            (turn.seat, turn.since.saturating_add(turn.base).saturating_add(more))
        })
    }

    /// The time ran out, and a bot decides in the person's place.
    pub fn ran_out(&mut self, now: u64) {
        if let Some(turn) = &mut self.turn {
            self.banks[turn.seat.index()] = 0;
            *turn = Turn { since: now, base: AGAIN, ran_out: true, ..*turn };
        }
    }

    /// Whether a person has missed so many turns, one after the other, that a bot is to take the seat.
    pub fn missed(&self, seat: Seat) -> bool {
        self.missed[seat.index()] >= MISSED
    }

    /// The person is there again: what was missed does not count.
    pub fn back(&mut self, seat: Seat) {
        self.missed[seat.index()] = 0;
    }

    /// Whose time runs, and what is left of it.
    pub fn ticking(&self, now: u64) -> Option<RunningClock> {
        let turn = self.turn?;
        let spent = now.saturating_sub(turn.since);
        let more = if turn.ran_out { 0 } else { self.banks[turn.seat.index()] };
        let bank = more.saturating_sub(spent.saturating_sub(turn.base));
        Some(RunningClock { seat: turn.seat, base: turn.base.saturating_sub(spent), bank })
    }
}

fn milliseconds(seconds: u32) -> u64 {
    u64::from(seconds) * 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Option<Seat> = Some(Seat(0));
    const OTHER: Option<Seat> = Some(Seat(1));

    fn kind() -> Clocks {
        Clocks::new(Some(Clock::KIND))
    }

    fn bank(clocks: &Clocks) -> u64 {
        clocks.banks[0]
    }

    #[test]
    fn a_turn_has_its_own_time_and_then_the_bank() {
        let mut clocks = kind();
        clocks.turn_of(ME, 1_000);
        assert_eq!(clocks.due(), Some((Seat(0), 1_000 + 45_000 + 180_000)));
        assert_eq!(clocks.ticking(11_000), Some(RunningClock { seat: Seat(0), base: 35_000, bank: 180_000 }));
        assert_eq!(clocks.ticking(56_000), Some(RunningClock { seat: Seat(0), base: 0, bank: 170_000 }));
        clocks.acted(Seat(0));
        clocks.turn_of(ME, 50_000);
        assert_eq!(clocks.due(), Some((Seat(0), 226_000)), "drawing does not begin the turn anew");
        clocks.turn_of(OTHER, 76_000);
        assert_eq!(bank(&clocks), 180_000 - 30_000 + 10_000);
        clocks.turn_of(ME, 80_000);
        assert_eq!(clocks.due(), Some((Seat(0), 80_000 + 45_000 + 160_000)));
    }

    #[test]
    fn quick_turns_fill_the_bank_to_its_size_and_no_more() {
        let mut clocks = kind();
        for turn in 0..3 {
            clocks.turn_of(ME, turn * 10_000);
            clocks.acted(Seat(0));
            clocks.turn_of(None, turn * 10_000 + 5_000);
        }
        assert_eq!(bank(&clocks), 180_000);
    }

    #[test]
    fn who_sleeps_is_waited_for_shortly_and_misses_two_turns() {
        let mut clocks = kind();
        clocks.turn_of(ME, 0);
        clocks.ran_out(225_000);
        assert_eq!(clocks.due(), Some((Seat(0), 235_000)));
        clocks.turn_of(OTHER, 235_000);
        assert!(!clocks.missed(Seat(0)));
        clocks.turn_of(ME, 300_000);
        assert_eq!(clocks.due(), Some((Seat(0), 345_000)), "the bank is used up");
        clocks.ran_out(345_000);
        clocks.turn_of(OTHER, 355_000);
        assert!(clocks.missed(Seat(0)));
        clocks.back(Seat(0));
        assert!(!clocks.missed(Seat(0)));
    }

    #[test]
    fn one_action_in_a_turn_is_enough() {
        let mut clocks = kind();
        for turn in 0..4 {
            clocks.turn_of(ME, turn * 1_000_000);
            clocks.ran_out(turn * 1_000_000 + 300_000);
            clocks.acted(Seat(0));
            clocks.turn_of(OTHER, turn * 1_000_000 + 301_000);
            assert!(!clocks.missed(Seat(0)));
        }
    }

    #[test]
    fn a_pause_takes_nothing_and_no_clock_never_ends() {
        let mut clocks = kind();
        clocks.turn_of(ME, 0);
        clocks.rest();
        assert_eq!((clocks.due(), bank(&clocks)), (None, 180_000));
        clocks.turn_of(ME, 1_000_000);
        assert_eq!(clocks.due(), Some((Seat(0), 1_225_000)));
        assert!(!clocks.missed(Seat(0)));

        let mut free = Clocks::new(None);
        free.turn_of(ME, 0);
        assert_eq!((free.due(), free.ticking(5)), (None, None));
        free.turn_of(OTHER, 1 << 40);
        assert!(!free.missed(Seat(0)));
    }
}
