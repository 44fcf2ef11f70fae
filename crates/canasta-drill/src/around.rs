//! What was asked for around the game, and how often. Such a request has no name of its own, so that it is not sent again; what
//! was acknowledged must be in the journal all the same, and nothing more often than it was sent.

use std::collections::BTreeMap;

use canasta_journal::{Entry, HostChange};

use crate::violation::Violation;

/// How often an entry was asked for, and how often that was acknowledged.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Asked {
    /// Times it was sent.
    pub sent: u64,
    /// Times it was acknowledged.
    pub done: u64,
}

/// What was asked for around the game of one table, by the text of the entry that it makes.
pub type Arranged = BTreeMap<String, Asked>;

/// Whether only the drill's own people bring such an entry about.
pub(crate) const fn is_ours(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Allowed(_) | Entry::Host { why: HostChange::Given, .. } | Entry::TurnedAway(_) | Entry::Closed { .. }
    )
}

/// In what the journal differs from what was asked for.
pub(crate) fn compare(found: &BTreeMap<String, u64>, arranged: &Arranged) -> Vec<Violation> {
    let mut violations = Vec::new();
    let texts = arranged.keys().chain(found.keys().filter(|text| !arranged.contains_key(*text)));
    for text in texts {
        let there = found.get(text).copied().unwrap_or_default();
        let Asked { sent, done } = arranged.get(text).copied().unwrap_or_default();
        if there < done || there > sent {
            violations.push(Violation::Arranged { entry: text.clone(), sent, done, there });
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_acknowledged_is_there_and_nothing_that_nobody_sent() {
        let check = |there: u64, sent: u64, done: u64, right: bool| {
            let found = BTreeMap::from([("a".to_owned(), there)]);
            let arranged = BTreeMap::from([("a".to_owned(), Asked { sent, done })]);
            assert_eq!(compare(&found, &arranged).is_empty(), right, "{there} {sent} {done}");
        };
        check(1, 1, 1, true);
        check(1, 1, 0, true);
        check(0, 1, 0, true);
        check(0, 1, 1, false);
        check(2, 1, 1, false);
        check(1, 0, 0, false);
        assert_eq!(compare(&BTreeMap::from([("a".to_owned(), 1)]), &Arranged::new()).len(), 1);
    }
}
