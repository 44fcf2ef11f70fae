//! Spectators of a table, one at each server: how much later than it was acknowledged they see an act, if their server does not have
//! the table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::client::{Client, Endpoint};
use crate::driver::{Place, Timeline};

/// Before a spectator who was cut off tries again.
const RETRY_AFTER: Duration = Duration::from_millis(250);
/// Noted as the last entry once a table is not watched any more.
const END: u64 = u64::MAX;

/// How much later than they were acknowledged, before a moment, spectators saw the acts of a table at servers that do not have it.
/// Acts from before a spectator was shown the first state do not count. One that they have not seen counts as seen now, unless
/// the table is not watched any more.
pub(super) fn lags(timeline: &Timeline, table: &str, owner: u8, nodes: u8, until: Instant) -> Vec<Duration> {
    let (actions, now) = (timeline.known(table, Place::Answer), Instant::now());
    let mut lags = Vec::new();
    for node in (0..nodes).filter(|node| *node != owner) {
        let shown = timeline.known(table, Place::Spectator(node));
        let Some((_, first)) = shown.first() else { continue };
        for (n, at) in actions.iter().filter(|(_, at)| at > first && *at < until) {
            match shown.iter().find(|(shown, _)| shown >= n) {
                Some((END, _)) => {}
                seen => lags.push(seen.map_or(now, |(_, seen)| *seen).saturating_duration_since(*at)),
            }
        }
    }
    lags
}

/// The spectators of one table. They go when this is dropped.
pub(super) struct Spectators {
    table: String,
    timeline: Arc<Timeline>,
    tasks: Vec<JoinHandle<()>>,
}

impl Spectators {
    /// One at each of these servers.
    pub(super) fn of(table: &str, endpoints: &[Endpoint], timeline: &Arc<Timeline>) -> Self {
        let watch = |(node, endpoint): (u8, &Endpoint)| {
            let (client, path, place) =
                (Client::new(endpoint.clone()), format!("/table/{table}"), Place::Spectator(node));
            let (table, timeline) = (table.to_owned(), Arc::clone(timeline));
            tokio::spawn(async move {
                loop {
                    if let Ok(mut live) = client.live(&path).await {
                        while let Some(message) = live.next().await {
                            timeline.note(&table, place, message.n);
                        }
                    }
                    // What happens until they are back is not shown to them.
                    timeline.forget(&table, place);
                    sleep(RETRY_AFTER).await; // waits: as a page does before it tries again
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
            self.timeline.note(&self.table, Place::Spectator(node), END);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_servers_without_the_table_count_and_actions_that_a_spectator_was_there_for() {
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
        // Each time the other server's spectator, who has not seen the last one, or all three.
        assert_eq!((count("t", 0), count("t", 1), count("u", 0)), (3, 3, 0));
        // What is not shown any more does not count.
        show(1, END);
        assert_eq!(count("t", 0), 2);
        let before = timeline.known("t", Place::Answer)[1].1;
        assert_eq!(lags(&timeline, "t", 0, 2, before).len(), 0);
    }
}
