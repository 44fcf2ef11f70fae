//! How often each table request (a new host, a closed table, …) was sent and acknowledged. A request has no id, so a drill never
//! sends one again; what was acknowledged must be in the journal all the same, and nothing more often than it was sent.

use std::collections::BTreeMap;

use canasta_table::journal::{Entry, HostChange};

use crate::violation::Violation;

/// How often one request was made.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RequestCount {
    /// Times it was sent.
    pub sent: u64,
    /// Times it was acknowledged.
    pub acknowledged: u64,
}

/// The table requests of one table, by the text of the entry that each makes.
pub type RequestCounts = BTreeMap<String, RequestCount>;

/// Whether an entry comes only from the requests that a drill counts, and never from the server itself.
pub(crate) const fn is_counted(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Allowed(_) | Entry::Host { why: HostChange::Given, .. } | Entry::TurnedAway(_) | Entry::Closed { .. }
    )
}

/// In what the journal, where each entry was found so many times, differs from what was sent and acknowledged.
pub(crate) fn compare(found: &BTreeMap<String, u64>, counts: &RequestCounts) -> Vec<Violation> {
    let mut violations = Vec::new();
    let entries = counts.keys().chain(found.keys().filter(|entry| !counts.contains_key(*entry)));
    for entry in entries {
        let found = found.get(entry).copied().unwrap_or_default();
        let RequestCount { sent, acknowledged } = counts.get(entry).copied().unwrap_or_default();
        if found < acknowledged || found > sent {
            violations.push(Violation::RequestCount { entry: entry.clone(), sent, acknowledged, found });
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_acknowledged_request_is_in_the_journal_and_none_is_there_unsent() {
        let check = |found: u64, sent: u64, acknowledged: u64, right: bool| {
            let journal = BTreeMap::from([("a".to_owned(), found)]);
            let counts = BTreeMap::from([("a".to_owned(), RequestCount { sent, acknowledged })]);
            assert_eq!(compare(&journal, &counts).is_empty(), right, "{found} {sent} {acknowledged}");
        };
        check(1, 1, 1, true);
        check(1, 1, 0, true);
        check(0, 1, 0, true);
        check(0, 1, 1, false);
        check(2, 1, 1, false);
        check(1, 0, 0, false);
        assert_eq!(compare(&BTreeMap::from([("a".to_owned(), 1)]), &RequestCounts::new()).len(), 1);
    }
}
