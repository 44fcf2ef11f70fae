//! Thinking time of the people at a table. The caller supplies the time, in milliseconds since any fixed moment.
//!
//! Each turn has a base time, and each person a bank for all turns together. A turn that ends in time returns a little
//! to the bank. When both are used up, a bot decides for the person ([`Clocks::due`]), who then has only a short time
//! for the next decision of the same turn. A turn in which the person took no action counts as missed.
//!
//! Clocks are not stored: after a restart everyone has their full time again.

use canasta::{MAX_SEATS, Seat};

use crate::journal::Clock;
use crate::scene::RunningClock;

/// Time for each further decision in a turn that has run out of time.
const RETRY_MILLIS: u64 = 10_000;
/// Turns missed in a row before a bot takes the seat.
pub const MAX_MISSED_TURNS: u8 = 2;

/// The turn of the person who is thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turn {
    seat: Seat,
    since: u64,
    /// Milliseconds before the bank is used.
    base: u64,
    acted: bool,
    ran_out: bool,
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    clock: Option<Clock>,
    /// Milliseconds left in each person's bank.
    banks: [u64; MAX_SEATS],
    missed: [u8; MAX_SEATS],
    turn: Option<Turn>,
}

impl Clocks {
    /// Full clocks, all stopped. If `clock` is `None`, they never run.
    pub fn new(clock: Option<Clock>) -> Self {
        let bank = clock.map_or(0, |clock| milliseconds(clock.bank));
        Self { clock, banks: [bank; MAX_SEATS], missed: [0; MAX_SEATS], turn: None }
    }

    /// Starts the clock of the person who has to act. `None`, for a bot's turn or a paused game, stops all clocks. Does
    /// nothing if the seat is the same as before.
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

    /// Stops the clock for a pause. The turn counts neither as played nor as missed.
    pub fn rest(&mut self) {
        self.turn = None;
    }

    fn end(&mut self, now: u64) {
        let (Some(turn), Some(clock)) = (self.turn.take(), self.clock) else { return };
        let place = turn.seat.index();
        self.missed[place] = if turn.acted { 0 } else { self.missed[place].saturating_add(1) };
        if turn.ran_out {
            return;
        }
        let overtime = now.saturating_sub(turn.since).saturating_sub(turn.base);
        let back = if turn.acted { milliseconds(clock.back) } else { 0 };
        self.banks[place] = (self.banks[place].saturating_sub(overtime) + back).min(milliseconds(clock.bank));
    }

    /// Records that the person has acted.
    pub fn acted(&mut self, seat: Seat) {
        self.missed[seat.index()] = 0;
        if let Some(turn) = self.turn.as_mut().filter(|turn| turn.seat == seat) {
            turn.acted = true;
        }
    }

    /// The seat of the person who is thinking, and the time when a bot has to decide for them.
    pub fn due(&self) -> Option<(Seat, u64)> {
        self.turn.map(|turn| {
            let more = if turn.ran_out { 0 } else { self.banks[turn.seat.index()] };
            (turn.seat, turn.since.saturating_add(turn.base).saturating_add(more))
        })
    }

    /// Records that the time has run out and a bot decides for the person.
    pub fn ran_out(&mut self, now: u64) {
        if let Some(turn) = &mut self.turn {
            self.banks[turn.seat.index()] = 0;
            *turn = Turn { since: now, base: RETRY_MILLIS, ran_out: true, ..*turn };
        }
    }

    /// Whether a person has missed so many turns in a row that a bot takes the seat.
    pub fn missed(&self, seat: Seat) -> bool {
        self.missed[seat.index()] >= MAX_MISSED_TURNS
    }

    /// Forgets the person's missed turns, because they are back.
    pub fn back(&mut self, seat: Seat) {
        self.missed[seat.index()] = 0;
    }

    /// The running clock; `None` if all are stopped.
    pub fn running(&self, now: u64) -> Option<RunningClock> {
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
    fn a_turn_uses_its_base_time_before_the_bank() {
        let mut clocks = kind();
        clocks.turn_of(ME, 1_000);
        assert_eq!(clocks.due(), Some((Seat(0), 1_000 + 45_000 + 180_000)));
        assert_eq!(clocks.running(11_000), Some(RunningClock { seat: Seat(0), base: 35_000, bank: 180_000 }));
        assert_eq!(clocks.running(56_000), Some(RunningClock { seat: Seat(0), base: 0, bank: 170_000 }));
        clocks.acted(Seat(0));
        clocks.turn_of(ME, 50_000);
        assert_eq!(clocks.due(), Some((Seat(0), 226_000)), "drawing doesn't restart the turn");
        clocks.turn_of(OTHER, 76_000);
        assert_eq!(bank(&clocks), 180_000 - 30_000 + 10_000);
        clocks.turn_of(ME, 80_000);
        assert_eq!(clocks.due(), Some((Seat(0), 80_000 + 45_000 + 160_000)));
    }

    #[test]
    fn quick_turns_fill_the_bank_up_to_its_size() {
        let mut clocks = kind();
        for turn in 0..3 {
            clocks.turn_of(ME, turn * 10_000);
            clocks.acted(Seat(0));
            clocks.turn_of(None, turn * 10_000 + 5_000);
        }
        assert_eq!(bank(&clocks), 180_000);
    }

    #[test]
    fn a_person_who_does_not_act_gets_little_time_and_misses_two_turns() {
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
    fn a_turn_with_an_action_is_not_missed() {
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
    fn a_pause_costs_no_time_and_a_table_without_clock_has_no_limit() {
        let mut clocks = kind();
        clocks.turn_of(ME, 0);
        clocks.rest();
        assert_eq!((clocks.due(), bank(&clocks)), (None, 180_000));
        clocks.turn_of(ME, 1_000_000);
        assert_eq!(clocks.due(), Some((Seat(0), 1_225_000)));
        assert!(!clocks.missed(Seat(0)));

        let mut free = Clocks::new(None);
        free.turn_of(ME, 0);
        assert_eq!((free.due(), free.running(5)), (None, None));
        free.turn_of(OTHER, 1 << 40);
        assert!(!free.missed(Seat(0)));
    }
}
