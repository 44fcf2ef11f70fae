//! Faults planted on purpose, so that the drills can prove that they would find them.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use canasta::Seat;
use canasta_server::FaultInjector;
use canasta_table::journal::{ActId, Entry};
use clap::ValueEnum;

/// A fault to plant.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Acknowledges before the commit, and commits a little later
    EarlyAck,
    /// Forgets which acts were done: an act that is sent again is done again
    Twice,
    /// Acknowledges an entry at times and does not write it
    DropLast,
    /// Does not synchronise: the system decides when a commit reaches the disk
    NoSync,
}

/// The time from the early acknowledgement to the commit.
const LATE: Duration = Duration::from_millis(20);
/// One append in so many loses its last entry.
const ONE_IN: u32 = 20;
/// Stands between an act's id and the number that makes it a new id. The server accepts no id with it.
const SEPARATOR: char = '~';

/// A server's planted fault.
pub(crate) struct PlantedFault {
    fault: Fault,
    appends: AtomicU32,
}

impl PlantedFault {
    pub(crate) const fn new(fault: Fault) -> Self {
        Self { fault, appends: AtomicU32::new(0) }
    }
}

impl FaultInjector for PlantedFault {
    fn act(&self, act: &mut ActId, seen: &mut u64, now: u64) {
        if self.fault == Fault::Twice {
            // The table does not know this id, and the act is not stale.
            act.id = format!("{}{SEPARATOR}{now}", act.id);
            *seen = now;
        }
    }

    fn entry(&self, entry: &mut Entry) {
        if let Entry::Acted { by, .. } = entry
            && let Some((id, _)) = by.id.split_once(SEPARATOR)
        {
            by.id = id.to_owned();
        }
    }

    fn row(&self, act: &mut Option<(Seat, String)>, last: bool) -> bool {
        match self.fault {
            Fault::Twice => *act = None,
            Fault::DropLast if last => {
                return !(self.appends.fetch_add(1, Ordering::Relaxed) + 1).is_multiple_of(ONE_IN);
            }
            Fault::DropLast | Fault::EarlyAck | Fault::NoSync => {}
        }
        true
    }

    fn before_commit(&self, acknowledge: &mut dyn FnMut()) {
        if self.fault == Fault::EarlyAck {
            acknowledge();
            // The caller goes on meanwhile, on another thread.
            tokio::task::block_in_place(|| std::thread::sleep(LATE)); // waits: this is the fault
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::CardAct;

    fn named(id: &str) -> ActId {
        ActId { seat: Seat(0), id: id.to_owned() }
    }

    #[test]
    fn with_twice_an_act_counts_as_new_and_is_written_under_its_own_id() {
        let twice = PlantedFault::new(Fault::Twice);
        let (mut first, mut second) = (named("a"), named("a"));
        let (mut seen, mut later) = (3, 3);
        twice.act(&mut first, &mut seen, 3);
        twice.act(&mut second, &mut later, 9);
        assert_ne!(first, second);
        assert_eq!((seen, later), (3, 9));
        for by in [first, second] {
            let act = "draw".parse::<CardAct>().unwrap();
            let mut entry = Entry::Acted { by, act, stand_in: false };
            twice.entry(&mut entry);
            assert_eq!(entry.act_id(), Some(&named("a")));
        }
        let mut act = Some((Seat(0), "a".to_owned()));
        assert!(twice.row(&mut act, true) && act.is_none());
    }

    #[test]
    fn with_drop_last_one_append_in_many_loses_its_last_entry() {
        let drops = PlantedFault::new(Fault::DropLast);
        let kept = (0..ONE_IN * 3).filter(|_| drops.row(&mut None, false) && drops.row(&mut None, true)).count();
        assert_eq!(u32::try_from(kept), Ok(ONE_IN * 3 - 3));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn with_early_ack_the_acknowledgement_comes_before_the_commit() {
        for fault in [Fault::EarlyAck, Fault::Twice] {
            let mut acknowledged = false;
            PlantedFault::new(fault).before_commit(&mut || acknowledged = true);
            assert_eq!(acknowledged, fault == Fault::EarlyAck);
        }
    }
}
