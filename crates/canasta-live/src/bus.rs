//! News that a journal has grown: “table T has N entries now”, without a card of it. Sent after the commit, for screens and
//! tasks elsewhere to look again.
//!
//! News may be lost, doubled and late; no listener may rely on it. A listener reads the journal from the last entry it has; one that
//! has missed some news looks again at every table that it follows. Here it goes to tasks of this process. A bus of several
//! machines does the same over the network (the store being one they share): it sends what is published here, gives out what the
//! other machines send, and its listeners look at the journal every second as well, for what was lost.

use tokio::sync::broadcast;

/// How much news a listener may lie behind; then the oldest is lost to it.
const BEHIND: usize = 1024;

/// A journal has grown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct JournalGrew {
    /// The table's id.
    pub table: String,
    /// The number of its last entry.
    pub n: u64,
}

/// Carries news to every listener.
#[derive(Clone)]
pub struct Bus(broadcast::Sender<JournalGrew>);

/// Receives what is published from now on. An error of kind `Lagged` means that news was lost, `Closed` that no more will
/// come.
#[cfg_attr(
    not(test),
    allow(dead_code, reason = "on one machine every screen hangs at its table; the seam is for several")
)]
pub(crate) type Listener = broadcast::Receiver<JournalGrew>;

impl Default for Bus {
    /// A bus inside this process.
    fn default() -> Self {
        Self(broadcast::Sender::new(BEHIND))
    }
}

impl Bus {
    /// Publishes that a table has `n` entries, which are durable already. Never waits and never fails.
    pub fn publish(&self, table: &str, n: u64) {
        // An error means that there is no listener.
        let _ = self.0.send(JournalGrew { table: table.to_owned(), n });
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
    fn every_listener_hears_and_none_is_needed() {
        let bus = Bus::default();
        bus.publish("unheard", 1);
        let (mut one, mut two) = (bus.listen(), bus.listen());
        bus.publish("t", 7);
        for listener in [&mut one, &mut two] {
            assert_eq!(listener.try_recv(), Ok(JournalGrew { table: "t".to_owned(), n: 7 }));
            assert_eq!(listener.try_recv(), Err(TryRecvError::Empty));
        }
    }

    /// Publishing never waits for a slow listener, and the listener knows that it has missed some.
    #[test]
    fn a_slow_listener_knows_what_it_has_missed() {
        let bus = Bus::default();
        let mut slow = bus.listen();
        let all = u64::try_from(BEHIND).unwrap() + 5;
        (1..=all).for_each(|n| bus.publish("t", n));
        assert_eq!(slow.try_recv(), Err(TryRecvError::Lagged(5)));
        assert_eq!(slow.try_recv().unwrap().n, 6);
        drop(bus);
        while slow.try_recv().is_ok() {}
        assert_eq!(slow.try_recv(), Err(TryRecvError::Closed));
    }
}
