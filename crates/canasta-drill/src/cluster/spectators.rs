//! Spectators of a table, one at each server, and their delays at servers that don't own the table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::client::{Client, Endpoint};
use crate::driver::{Place, Timeline};

/// Retry delay of a disconnected spectator.
const RETRY_AFTER: Duration = Duration::from_millis(250);
/// Recorded as the last entry once a table is no longer watched.
const STOPPED_WATCHING: u64 = u64::MAX;

/// Delays from the acknowledgement of a table's actions until spectators at other servers saw them. Counts only actions
/// between a spectator's first message and `until`. An action that a spectator hasn't seen counts as seen now, unless
/// the table is no longer watched.
pub(super) fn lags(timeline: &Timeline, table: &str, owner: u8, nodes: u8, until: Instant) -> Vec<Duration> {
    let actions = timeline.known(table, Place::Answer);
    let now = Instant::now();
    let mut lags = Vec::new();
    for node in (0..nodes).filter(|node| *node != owner) {
        let shown = timeline.known(table, Place::Spectator(node));
        let Some((_, first)) = shown.first() else { continue };
        for (n, at) in actions.iter().filter(|(_, at)| at > first && *at < until) {
            match shown.iter().find(|(shown, _)| shown >= n) {
                Some((STOPPED_WATCHING, _)) => {}
                seen => lags.push(seen.map_or(now, |(_, seen)| *seen).saturating_duration_since(*at)),
            }
        }
    }
    lags
}

/// The spectators of one table. They leave on drop.
pub(super) struct Spectators {
    table: String,
    timeline: Arc<Timeline>,
    tasks: Vec<JoinHandle<()>>,
}

impl Spectators {
    /// Starts a spectator at each of these servers.
    pub(super) fn start(table: &str, endpoints: &[Endpoint], timeline: &Arc<Timeline>) -> Self {
        let watch = |(node, endpoint): (u8, &Endpoint)| {
            let client = Client::new(endpoint.clone());
            let path = format!("/table/{table}");
            let place = Place::Spectator(node);
            let table = table.to_owned();
            let timeline = Arc::clone(timeline);
            tokio::spawn(async move {
                loop {
                    if let Ok(mut live) = client.live(&path).await {
                        while let Some(message) = live.next().await {
                            timeline.note(&table, place, message.n);
                        }
                    }
                    // Until they are back, spectators miss what happens.
                    timeline.forget(&table, place);
                    sleep(RETRY_AFTER).await; // waits: as a page does before reconnecting
                }
            })
        };
        let tasks = (0..).zip(endpoints).map(watch).collect();
        Self { table: table.to_owned(), timeline: Arc::clone(timeline), tasks }
    }
}

impl Drop for Spectators {
    fn drop(&mut self) {
        for (node, task) in (0..).zip(&self.tasks) {
            task.abort();
            self.timeline.note(&self.table, Place::Spectator(node), STOPPED_WATCHING);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_only_actions_that_a_spectator_at_another_server_could_see() {
        let timeline = Timeline::default();
        let acknowledge = |n| timeline.note("t", Place::Answer, n);
        let show = |node, n| timeline.note("t", Place::Spectator(node), n);
        acknowledge(1);
        (0..2).for_each(|node| show(node, 1));
        acknowledge(2);
        acknowledge(3);
        show(1, 3);
        acknowledge(4);
        let count = |table: &str, owner| lags(&timeline, table, owner, 2, Instant::now()).len();
        // With owner 0, the spectator at server 1 has missed only the last action. With owner 1, the spectator at
        // server 0 has missed all three.
        assert_eq!((count("t", 0), count("t", 1), count("u", 0)), (3, 3, 0));
        // Unseen actions don't count once the table is no longer watched.
        show(1, STOPPED_WATCHING);
        assert_eq!(count("t", 0), 2);
        let before = timeline.known("t", Place::Answer)[1].1;
        assert_eq!(lags(&timeline, "t", 0, 2, before).len(), 0);
    }
}
