//! How much was sent to screens.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::client::LiveMessage;

/// The most bytes that a message may have on average, with its frame's head.
const LARGEST_MEAN: u64 = 2000;
/// When a game begins, its screens are sent the whole table once. These messages are a part of the average only in runs of at
/// least so many messages a screen; in a short run they would be most of it.
const LONG_RUN: u64 = 50;

/// The messages to all screens together, and their bytes.
#[derive(Default, Debug)]
pub struct Traffic {
    /// The first message of each screen.
    first: Sum,
    /// Later messages with a whole table.
    whole: Sum,
    /// Messages with a patch.
    patches: Sum,
}

#[derive(Default, Debug)]
/// A number of messages, and their bytes.
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

impl Traffic {
    /// Adds one message.
    pub(super) fn add(&self, is_first: bool, message: &LiveMessage) {
        let sum = if is_first {
            &self.first
        } else if message.whole {
            &self.whole
        } else {
            &self.patches
        };
        sum.add(message.bytes);
    }

    /// The number of messages after the first of each screen.
    pub fn later(&self) -> u64 {
        self.sums()[0]
    }

    /// Whether the messages were small enough on average.
    pub fn is_small(&self) -> bool {
        let is_long = self.later() >= LONG_RUN * self.first.now()[0];
        mean(self.patches.now()) <= LARGEST_MEAN && (!is_long || mean(self.sums()) <= LARGEST_MEAN)
    }

    /// Messages after the first of each screen, and their bytes.
    fn sums(&self) -> [u64; 2] {
        let (whole, patches) = (self.whole.now(), self.patches.now());
        [whole[0] + patches[0], whole[1] + patches[1]]
    }
}

fn mean([messages, bytes]: [u64; 2]) -> u64 {
    bytes / messages.max(1)
}

impl fmt::Display for Traffic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, whole, patches) = (self.first.now(), self.whole.now(), self.patches.now());
        write!(
            f,
            "{} messages of {} bytes on average (at most {LARGEST_MEAN}): {} patches of {} and {} whole tables of {}; before \
             them {} first messages of {}",
            self.later(),
            mean(self.sums()),
            patches[0],
            mean(patches),
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
    fn patches_must_be_small_and_in_a_long_run_all_messages() {
        let add = |traffic: &Traffic, is_first, whole, bytes| {
            traffic.add(is_first, &LiveMessage { n: 1, bytes, whole });
        };
        let traffic = Traffic::default();
        assert!(traffic.is_small());
        add(&traffic, true, true, 20_000);
        add(&traffic, false, false, LARGEST_MEAN);
        add(&traffic, false, true, 20_000);
        assert!(traffic.is_small() && traffic.later() == 2, "one whole table in two messages says nothing");
        assert!(traffic.to_string().starts_with("2 messages of 11000 bytes"), "{traffic}");
        for _ in 2..LONG_RUN {
            add(&traffic, false, false, LARGEST_MEAN);
        }
        assert!(!traffic.is_small(), "{traffic}");
        let traffic = Traffic::default();
        add(&traffic, true, true, 1);
        add(&traffic, false, false, LARGEST_MEAN + 1);
        assert!(!traffic.is_small(), "{traffic}");
    }
}
