//! Spectators of a table, one at each server: how long after an act was acknowledged their screens show it, where the server does not
//! have the table.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::client::{Client, Endpoint};
use crate::driver::Timeline;

/// Before a spectator who was cut off tries again.
const AGAIN: Duration = Duration::from_millis(250);

/// What one spectator was shown.
#[derive(Default, Debug)]
struct Screen {
    /// Up to which entry, and when.
    shown: Vec<(u64, Instant)>,
    /// Whether the table is watched no more.
    has_ended: bool,
}

/// What spectators were shown since it was last cleared, by table and server.
#[derive(Default, Debug)]
pub(super) struct Watched(Mutex<BTreeMap<(String, u8), Screen>>);

impl Watched {
    /// Forgets everything.
    pub(super) fn clear(&self) {
        self.lock().clear();
    }

    /// How much later than they were acknowledged, before a moment, spectators saw the acts of a table, at servers that do not have it.
    /// Acts from before a spectator was shown the first state do not count. One that they have not seen counts as seen now, unless
    /// the table is watched no more.
    pub(super) fn lags(&self, table: &str, owner: u8, timeline: &Timeline, until: Instant) -> Vec<Duration> {
        let (acts, now) = (timeline.acts(table), Instant::now());
        let mut lags = Vec::new();
        for ((_, _), screen) in self.lock().iter().filter(|((of, node), _)| of == table && *node != owner) {
            let Some((_, first)) = screen.shown.first() else { continue };
            for (n, at) in acts.iter().filter(|(_, at)| at > first && *at < until) {
                let shown = screen.shown.iter().find(|(shown, _)| shown >= n);
                let seen = shown.map(|(_, seen)| *seen).or((!screen.has_ended).then_some(now));
                lags.extend(seen.map(|seen| seen.saturating_duration_since(*at)));
            }
        }
        lags
    }

    fn note(&self, table: &str, node: u8, change: impl FnOnce(&mut Screen)) {
        change(self.lock().entry((table.to_owned(), node)).or_default());
    }

    /// A panic cannot leave a list half changed.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<(String, u8), Screen>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The spectators of one table. They go when this is dropped.
pub(super) struct Spectators {
    table: String,
    watched: Arc<Watched>,
    tasks: Vec<JoinHandle<()>>,
}

impl Spectators {
    /// One at each of these servers.
    pub(super) fn of(table: &str, endpoints: &[Endpoint], watched: &Arc<Watched>) -> Self {
        let mut tasks = Vec::new();
        for (node, endpoint) in (0_u8..).zip(endpoints) {
            let (client, path) = (Client::new(endpoint.clone()), format!("/table/{table}"));
            let (table, watched) = (table.to_owned(), Arc::clone(watched));
            tasks.push(tokio::spawn(async move {
                loop {
                    if let Ok(mut live) = client.live(&path).await {
                        while let Some(message) = live.next().await {
                            watched.note(&table, node, |screen| screen.shown.push((message.n, Instant::now())));
                        }
                    }
                    // What happens until they are back is not shown to them.
                    watched.note(&table, node, |screen| screen.shown.clear());
                    sleep(AGAIN).await; // waits: as a page does before it tries again
                }
            }));
        }
        Self { table: table.to_owned(), watched: Arc::clone(watched), tasks }
    }
}

impl Drop for Spectators {
    fn drop(&mut self) {
        for (node, task) in (0_u8..).zip(&self.tasks) {
            task.abort();
            self.watched.note(&self.table, node, |screen| screen.has_ended = true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_servers_without_the_table_count_and_acts_that_a_spectator_was_there_for() {
        let (timeline, watched) = (Timeline::default(), Watched::default());
        let show = |node, n| watched.note("t", node, |screen| screen.shown.push((n, Instant::now())));
        timeline.acknowledged("t", 1);
        (0..2).for_each(|node| show(node, 1));
        timeline.acknowledged("t", 2);
        timeline.acknowledged("t", 3);
        show(1, 3);
        timeline.acknowledged("t", 4);
        let lags = |table: &str, owner| watched.lags(table, owner, &timeline, Instant::now()).len();
        // Each time the other server's spectator, who has not seen the last one, or all three.
        assert_eq!((lags("t", 0), lags("t", 1), lags("u", 0)), (3, 3, 0));
        // What is not shown any more does not count.
        watched.note("t", 1, |screen| screen.has_ended = true);
        assert_eq!(lags("t", 0), 2);
        let before = timeline.acts("t")[1].1;
        assert_eq!(watched.lags("t", 0, &timeline, before).len(), 0);
    }
}
