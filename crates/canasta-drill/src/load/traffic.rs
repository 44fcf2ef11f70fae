//! Messages to screens: their number and size.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use crate::client::LiveMessage;

/// Max mean size of messages, including frame headers.
const MAX_MEAN_BYTES: u64 = 2000;
/// Min messages per screen before the mean includes whole tables. Each screen gets the whole table when a game begins,
/// which would dominate the mean of a shorter run.
const MIN_MESSAGES_PER_SCREEN: u64 = 50;

/// Messages to all screens, in three groups: the first to each screen, later ones with a whole table, and patches.
#[derive(Default, Debug)]
pub(super) struct Traffic(Mutex<[Sum; 3]>);

#[derive(Clone, Copy, Default, Debug)]
struct Sum {
    messages: u64,
    bytes: u64,
}

impl Sum {
    fn mean(self) -> u64 {
        self.bytes / self.messages.max(1)
    }
}

impl Traffic {
    pub(super) fn add(&self, is_first: bool, message: &LiveMessage) {
        let mut sums = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let sum = &mut sums[if is_first { 0 } else { 2 - usize::from(message.whole) }];
        sum.messages += 1;
        sum.bytes += message.bytes;
    }

    /// Whether the messages were small enough on average. The first message to each screen doesn't count.
    pub(super) fn is_small(&self) -> bool {
        let [first, _, patches] = self.sums();
        let later = self.later();
        let is_long = later.messages >= MIN_MESSAGES_PER_SCREEN * first.messages;
        patches.mean() <= MAX_MEAN_BYTES && (!is_long || later.mean() <= MAX_MEAN_BYTES)
    }

    fn sums(&self) -> [Sum; 3] {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All messages except the first to each screen.
    fn later(&self) -> Sum {
        let [_, whole, patches] = self.sums();
        Sum { messages: whole.messages + patches.messages, bytes: whole.bytes + patches.bytes }
    }
}

impl fmt::Display for Traffic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let later = self.later();
        let [first, whole, patches] = self.sums().map(|sum| format!("{} of {}", sum.messages, sum.mean()));
        write!(f, "{} messages of {} bytes on average (max {MAX_MEAN_BYTES}): ", later.messages, later.mean())?;
        write!(f, "patches {patches}, whole tables {whole}; first messages {first}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_patches_and_in_a_long_run_all_messages() {
        let add = |traffic: &Traffic, is_first, whole, bytes| {
            traffic.add(is_first, &LiveMessage { n: 1, bytes, whole });
        };
        let traffic = Traffic::default();
        assert!(traffic.is_small());
        add(&traffic, true, true, 20_000);
        add(&traffic, false, false, MAX_MEAN_BYTES);
        add(&traffic, false, true, 20_000);
        assert!(traffic.is_small(), "two messages are too few for a mean");
        assert!(traffic.to_string().starts_with("2 messages of 11000 bytes"), "{traffic}");
        for _ in 2..MIN_MESSAGES_PER_SCREEN {
            add(&traffic, false, false, MAX_MEAN_BYTES);
        }
        assert!(!traffic.is_small(), "{traffic}");
        let traffic = Traffic::default();
        add(&traffic, true, true, 1);
        add(&traffic, false, false, MAX_MEAN_BYTES + 1);
        assert!(!traffic.is_small(), "{traffic}");
    }
}
