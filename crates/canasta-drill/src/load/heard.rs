//! What screens were sent, and how much of it.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use canasta_client::Event;

/// The most bytes that a state may take on the wire, on average.
const WIRE: u64 = 2000;
/// When a game begins its screens are sent the whole table once. That is a part of the average once it is one state of so
/// many; in a short run it would be most of it.
const LONG: u64 = 50;

/// Counted by all screens together: messages, and their bytes.
#[derive(Default, Debug)]
pub struct Heard {
    /// The first message of each screen.
    first: Sum,
    /// Others that have a whole table.
    whole: Sum,
    /// Those that have what changed.
    changed: Sum,
}

#[derive(Default, Debug)]
struct Sum([AtomicU64; 2]);

impl Sum {
    fn add(&self, bytes: u64) {
        self.0[0].fetch_add(1, Ordering::Relaxed);
        self.0[1].fetch_add(bytes, Ordering::Relaxed);
    }

    fn now(&self) -> [u64; 2] {
        [0, 1].map(|place: usize| self.0[place].load(Ordering::Relaxed))
    }
}

impl Heard {
    /// One message.
    pub(super) fn add(&self, is_first: bool, event: &Event) {
        let sum = if is_first {
            &self.first
        } else if event.whole {
            &self.whole
        } else {
            &self.changed
        };
        sum.add(event.bytes);
    }

    /// Messages after the first of each screen.
    pub fn later(&self) -> u64 {
        self.sums()[0]
    }

    /// Whether states were small enough.
    pub fn is_small(&self) -> bool {
        let long = self.later() >= LONG * self.first.now()[0];
        mean(self.changed.now()) <= WIRE && (!long || mean(self.sums()) <= WIRE)
    }

    /// Messages after the first of each screen, and their bytes.
    fn sums(&self) -> [u64; 2] {
        let (whole, changed) = (self.whole.now(), self.changed.now());
        [whole[0] + changed[0], whole[1] + changed[1]]
    }
}

fn mean([messages, bytes]: [u64; 2]) -> u64 {
    bytes / messages.max(1)
}

impl fmt::Display for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, whole, changed) = (self.first.now(), self.whole.now(), self.changed.now());
        write!(
            f,
            "{} states of {} bytes on the wire on average (at most {WIRE}): {} changes of {} and {} whole ones of {}; before \
             them {} first ones of {}",
            self.later(),
            mean(self.sums()),
            changed[0],
            mean(changed),
            whole[0],
            mean(whole),
            first[0],
            mean(first)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changed_is_small_and_in_the_long_run_all_is() {
        let add = |heard: &Heard, is_first, whole, bytes| heard.add(is_first, &Event { n: 1, bytes, whole });
        let heard = Heard::default();
        assert!(heard.is_small());
        add(&heard, true, true, 20_000);
        add(&heard, false, false, WIRE);
        add(&heard, false, true, 20_000);
        assert!(heard.is_small() && heard.later() == 2, "one whole state of two says nothing");
        assert!(heard.to_string().starts_with("2 states of 11000 bytes"), "{heard}");
        for _ in 2..LONG {
            add(&heard, false, false, WIRE);
        }
        assert!(!heard.is_small(), "{heard}");
        let heard = Heard::default();
        add(&heard, true, true, 1);
        add(&heard, false, false, WIRE + 1);
        assert!(!heard.is_small(), "{heard}");
    }
}
