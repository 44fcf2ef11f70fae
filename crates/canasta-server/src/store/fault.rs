//! Faults planted on purpose, so that whoever checks the store from outside can prove that it would find them. Never for
//! games.

use std::time::Duration;

use super::work::Work;

/// A way to be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Says yes before the commit, and commits a little later.
    EarlyAck,
    /// Forgets which acts were done: one that is sent again is done again.
    Twice,
    /// Now and then says yes to an entry and does not write it.
    DropLast,
    /// Leaves it to the system when something reaches the disk.
    NoSync,
}

/// How long a commit comes after the early yes.
pub(super) const LATE: Duration = Duration::from_millis(20);
/// Of so many appends one loses its last line.
const SELDOM: u32 = 20;

impl Fault {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::EarlyAck, Self::Twice, Self::DropLast, Self::NoSync];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::EarlyAck => "early-ack",
            Self::Twice => "twice",
            Self::DropLast => "drop-last",
            Self::NoSync => "no-sync",
        }
    }

    /// The fault of that name.
    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|fault| fault.name() == name)
    }
}

/// A fault at work.
pub(super) struct Saboteur {
    fault: Option<Fault>,
    appends: u32,
}

impl Saboteur {
    pub(super) const fn new(fault: Option<Fault>) -> Self {
        Self { fault, appends: 0 }
    }

    /// Whether this one is planted.
    pub(super) fn is(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    /// Spoils what is about to be written.
    pub(super) fn spoil(&mut self, work: &mut Work) {
        let Work::Append { what, .. } = work else { return };
        match self.fault {
            Some(Fault::Twice) => what.lines.iter_mut().for_each(|line| line.act = None),
            Some(Fault::DropLast) => {
                self.appends += 1;
                if self.appends.is_multiple_of(SELDOM) {
                    what.lines.pop();
                }
            }
            Some(Fault::EarlyAck | Fault::NoSync) | None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, mpsc};

    use canasta_record::journal::Chain;

    use super::*;
    use crate::config::ServerConfig;
    use crate::store::tests::{Home, act, table};
    use crate::store::{Line, ReadError, Store, WriteError, open};

    async fn faulty(home: &Home, fault: Option<Fault>) -> (Store, Chain) {
        let store = open(&ServerConfig { fault, ..ServerConfig::new(home.path()) }).await.unwrap();
        let (mut table, chain) = table("t", 0);
        table.people.clear();
        store.writer().open_table(table).await.unwrap();
        (store, chain)
    }

    #[test]
    fn every_fault_is_read_by_its_name() {
        for fault in Fault::ALL {
            assert_eq!(Fault::read(fault.name()), Some(fault));
        }
        assert_eq!(Fault::read("none"), None);
    }

    #[tokio::test]
    async fn twice_takes_an_act_that_was_done() {
        for fault in [None, Some(Fault::Twice)] {
            let home = Home::new();
            let (store, mut chain) = faulty(&home, fault).await;
            let mut answers = Vec::new();
            for _ in 0..2 {
                let (line, next) = Line::new(&chain, &act("a"), 1);
                answers.push(store.writer().append("t", line).await);
                chain = next;
            }
            let second = if fault.is_some() { Ok(()) } else { Err(WriteError::Conflict) };
            assert_eq!(answers, [Ok(()), second]);
            store.close().await;
        }
    }

    #[tokio::test]
    async fn drop_last_tears_a_hole() {
        for fault in [None, Some(Fault::DropLast)] {
            let home = Home::new();
            let (store, mut chain) = faulty(&home, fault).await;
            for k in 0..SELDOM + 1 {
                let (line, next) = Line::new(&chain, &act(&k.to_string()), 1);
                assert_eq!(store.writer().append("t", line).await, Ok(()));
                chain = next;
            }
            let torn = matches!(store.table("t").await, Err(ReadError::Broken(_)));
            assert_eq!(torn, fault.is_some());
            store.close().await;
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn early_ack_does_not_wait_for_the_commit() {
        let home = Home::new();
        let (go, wait) = mpsc::channel::<()>();
        let wait = std::sync::Mutex::new(wait);
        let before_commit = Arc::new(move || wait.lock().unwrap().recv().map_err(|why| why.to_string()));
        let config = ServerConfig::new(home.path());
        let config = ServerConfig { fault: Some(Fault::EarlyAck), before_commit: Some(before_commit), ..config };
        let store = open(&config).await.unwrap();
        let (mut table, _) = table("t", 0);
        table.people.clear();
        assert_eq!(store.writer().open_table(table).await, Ok(()));
        assert!(store.table("t").await.unwrap().is_none(), "it is there already");
        go.send(()).unwrap();
        store.close().await;
        assert!(home.store().await.table("t").await.unwrap().is_some());
    }
}
