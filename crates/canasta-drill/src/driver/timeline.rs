//! When what became known to players: for drills that measure how long a table stood still.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Entries of journals, each with when it became known to a player.
type Seen = BTreeMap<String, Vec<(u64, Instant)>>;

/// What became known since it was last cleared.
#[derive(Default, Debug)]
pub struct Timeline {
    acts: Mutex<Seen>,
    screens: Mutex<Seen>,
}

impl Timeline {
    /// Forgets everything.
    pub fn clear(&self) {
        for seen in [&self.acts, &self.screens] {
            seen.lock().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }

    /// An act was acknowledged as entry `n` of a table.
    pub fn acknowledged(&self, table: &str, n: u64) {
        note(&self.acts, table, n);
    }

    /// A screen has shown a table up to its entry `n`.
    pub fn shown(&self, table: &str, n: u64) {
        note(&self.screens, table, n);
    }

    /// At how many tables an act was acknowledged.
    pub fn tables(&self) -> usize {
        self.acts.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The acts of a table that were acknowledged, each with when it was.
    pub fn acts(&self, table: &str) -> Vec<(u64, Instant)> {
        let acts = self.acts.lock().unwrap_or_else(PoisonError::into_inner);
        acts.get(table).cloned().unwrap_or_default()
    }

    /// When an act was first acknowledged as entry `n` of a table or a later one.
    pub fn first_act(&self, table: &str, n: u64) -> Option<Instant> {
        first(&self.acts, table, n)
    }

    /// When a screen first showed entry `n` of a table, or a later one.
    pub fn first_screen(&self, table: &str, n: u64) -> Option<Instant> {
        first(&self.screens, table, n)
    }
}

/// A panic cannot leave a list half changed.
fn note(seen: &Mutex<Seen>, table: &str, n: u64) {
    let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
    seen.entry(table.to_owned()).or_default().push((n, Instant::now()));
}

fn first(seen: &Mutex<Seen>, table: &str, n: u64) -> Option<Instant> {
    let seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
    seen.get(table)?.iter().filter(|(entry, _)| *entry >= n).map(|(_, at)| *at).min()
}
