//! Hints that something new is in a journal: “table T has N entries now”, without a card of it. Sent after the commit,
//! for screens and tasks elsewhere to look again.
//!
//! Hints may be lost, doubled and late; nobody may rely on one. Whoever hears one reads the journal from the last entry
//! it has; whoever hears that some were lost looks again at everything it follows. Here they go to tasks of this process.
//! A bus of several machines does the same over the network (the store being one they share): it sends what is said here,
//! gives out what the others send, and its listeners look at the journal every second besides, for what was lost.

use tokio::sync::broadcast;

/// Hints that a listener may lie behind; then the oldest are lost to it.
const BEHIND: usize = 1024;

/// A table has so many entries now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hint {
    /// The table's id.
    pub table: String,
    /// The number of its last entry.
    pub n: u64,
}

/// Carries hints to whoever listens.
#[derive(Clone)]
pub struct Bus(broadcast::Sender<Hint>);

/// One who listens; hears what is said from now on. An error of kind `Lagged` means that hints were lost, `Closed` that
/// none come any more.
#[cfg_attr(
    not(test),
    allow(dead_code, reason = "on one machine every screen hangs at its table; the seam is for several")
)]
pub(crate) type Listener = broadcast::Receiver<Hint>;

impl Default for Bus {
    /// A bus inside this process.
    fn default() -> Self {
        Self(broadcast::Sender::new(BEHIND))
    }
}

impl Bus {
    /// Says that a table has `n` entries; they are durable already. Never waits and never fails.
    pub fn said(&self, table: &str, n: u64) {
        // An error means that nobody listens.
        let _ = self.0.send(Hint { table: table.to_owned(), n });
    }

    /// Listens from now on.
    #[cfg_attr(not(test), allow(dead_code, reason = "as above"))]
    pub(crate) fn listen(&self) -> Listener {
        self.0.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::broadcast::error::TryRecvError;

    use super::*;

    #[test]
    fn everybody_hears_and_nobody_need_listen() {
        let bus = Bus::default();
        bus.said("nobody", 1);
        let (mut one, mut two) = (bus.listen(), bus.listen());
        bus.said("t", 7);
        for listener in [&mut one, &mut two] {
            assert_eq!(listener.try_recv(), Ok(Hint { table: "t".to_owned(), n: 7 }));
            assert_eq!(listener.try_recv(), Err(TryRecvError::Empty));
        }
    }

    /// Whoever says something never waits for a slow listener, and the listener knows that it has missed some.
    #[test]
    fn who_is_slow_is_told_so() {
        let bus = Bus::default();
        let mut slow = bus.listen();
        let all = u64::try_from(BEHIND).unwrap() + 5;
        (1..=all).for_each(|n| bus.said("t", n));
        assert_eq!(slow.try_recv(), Err(TryRecvError::Lagged(5)));
        assert_eq!(slow.try_recv().unwrap().n, 6);
        drop(bus);
        while slow.try_recv().is_ok() {}
        assert_eq!(slow.try_recv(), Err(TryRecvError::Closed));
    }
}
