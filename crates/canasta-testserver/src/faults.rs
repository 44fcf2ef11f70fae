//! Faults planted on purpose, so that whoever checks the store from outside can prove that they would find them.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use canasta::Seat;
use canasta_journal::{ActId, Entry};
use canasta_server::FaultInjector;
use clap::ValueEnum;

/// A way to be wrong.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Says yes before the commit, and commits a little later
    EarlyAck,
    /// Forgets which acts were done: one that is sent again is done again
    Twice,
    /// Now and then says yes to an entry and does not write it
    DropLast,
    /// Leaves it to the system when something reaches the disk
    NoSync,
}

/// How long a commit comes after the early yes.
const LATE: Duration = Duration::from_millis(20);
/// Of so many appends one loses its last line.
const SELDOM: u32 = 20;
/// Between an act's name and the number that makes it another's. No player's act has it in its name.
const AGAIN: char = '~';

/// A fault at work.
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
            // The table has never heard of it, and it is about what is there now.
            act.id = format!("{}{AGAIN}{now}", act.id);
            *seen = now;
        }
    }

    fn entry(&self, entry: &mut Entry) {
        if let Entry::Acted { by, .. } = entry
            && let Some((name, _)) = by.id.split_once(AGAIN)
        {
            by.id = name.to_owned();
        }
    }

    fn row(&self, act: &mut Option<(Seat, String)>, last: bool) -> bool {
        match self.fault {
            Fault::Twice => *act = None,
            Fault::DropLast if last => {
                return !(self.appends.fetch_add(1, Ordering::Relaxed) + 1).is_multiple_of(SELDOM);
            }
            Fault::DropLast | Fault::EarlyAck | Fault::NoSync => {}
        }
        true
    }

    fn before_commit(&self, yes: &mut dyn FnMut()) {
        if self.fault == Fault::EarlyAck {
            yes();
            // Whoever waited for it goes on meanwhile, on another thread.
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
    fn twice_takes_an_act_for_a_new_one_and_writes_its_own_name() {
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
    fn drop_last_loses_one_of_many() {
        let drops = PlantedFault::new(Fault::DropLast);
        let kept = (0..SELDOM * 3).filter(|_| drops.row(&mut None, false) && drops.row(&mut None, true)).count();
        assert_eq!(u32::try_from(kept), Ok(SELDOM * 3 - 3));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn early_ack_says_yes_first() {
        for fault in [Fault::EarlyAck, Fault::Twice] {
            let mut said = false;
            PlantedFault::new(fault).before_commit(&mut || said = true);
            assert_eq!(said, fault == Fault::EarlyAck);
        }
    }
}
