//! What may come between the live tables and the store, so that the drills can prove that they would find a fault. Nothing here
//! plants one; that is another program's business.

use canasta::Seat;
use canasta_table::journal::{ActId, Entry};

/// Puts faults between a live table and the store. Every function leaves things as they are unless it is overridden.
pub trait FaultInjector: Send + Sync {
    /// An act is asked for: its id, and how many entries its player had seen, of `now`.
    fn act(&self, act: &mut ActId, seen: &mut u64, now: u64) {
        let _ = (act, seen, now);
    }

    /// An entry is about to be written. The table itself takes the entry as it was.
    fn entry(&self, entry: &mut Entry) {
        let _ = entry;
    }

    /// An entry is about to be written as a row: the seat and the id of its act, and whether it is the last of those that are
    /// written together. Returns whether it is written at all.
    fn row(&self, act: &mut Option<(Seat, String)>, last: bool) -> bool {
        let _ = (act, last);
        true
    }

    /// A commit is about to be made. `acknowledge` tells all callers that wait for it that it was made.
    fn before_commit(&self, acknowledge: &mut dyn FnMut()) {
        let _ = acknowledge;
    }
}
