//! What screens were sent, and how much of it.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counted by all screens together.
#[derive(Default, Debug)]
pub struct Heard {
    /// The first message of each screen, which has the whole table: how many, and their bytes.
    first: [AtomicU64; 2],
    /// All others, which have what changed.
    later: [AtomicU64; 2],
}

impl Heard {
    /// One message of so many bytes.
    pub(super) fn add(&self, is_first: bool, bytes: u64) {
        let [messages, sum] = if is_first { &self.first } else { &self.later };
        messages.fetch_add(1, Ordering::Relaxed);
        sum.fetch_add(bytes, Ordering::Relaxed);
    }

    /// Messages after the first of each screen.
    pub fn later(&self) -> u64 {
        self.later[0].load(Ordering::Relaxed)
    }

    /// Bytes of one of them, on average.
    pub fn bytes_a_state(&self) -> u64 {
        mean(&self.later)
    }
}

fn mean([messages, sum]: &[AtomicU64; 2]) -> u64 {
    sum.load(Ordering::Relaxed) / messages.load(Ordering::Relaxed).max(1)
}

impl fmt::Display for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, later) = (self.first[0].load(Ordering::Relaxed), self.later());
        write!(
            f,
            "{later} states of {} bytes on the wire on average, after {first} first ones of {}",
            self.bytes_a_state(),
            mean(&self.first)
        )
    }
}
