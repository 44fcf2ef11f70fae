//! Table notifications between nodes: “table T has N entries now”, without any cards. A table publishes one after each
//! commit, and after any other change that spectators can see, so that the nodes that follow it look again.
//!
//! Notifications can be lost, duplicated or late, and no listener relies on them. A node that follows a table reads the
//! journal after the last entry it has, and also checks at short intervals. Only the newest notification of each table
//! waits to be sent, so many changes in quick succession become one text. A node sends at most twenty times per second,
//! and listens only while it follows a table. Each line of a text is a notification: a table's id and the number of its
//! last entry.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use canasta_store::NotificationChannel;
use tokio::sync::{Notify, watch};
use tokio::time::sleep;

use crate::audience::Followers;
use crate::stopped;

/// Pause between sends. Changes during the pause are sent together.
const SEND_INTERVAL: Duration = Duration::from_millis(50);

/// Number of the last entry of each changed table.
type Notifications = BTreeMap<String, u64>;

#[derive(Default)]
struct Outbox {
    pending: Mutex<Notifications>,
    is_pending: Notify,
}

/// Carries notifications from the tables to the task that sends them.
#[derive(Clone, Default)]
pub struct Bus(Option<Arc<Outbox>>);

impl Bus {
    /// The bus of a node. The default bus discards everything.
    pub fn of_node() -> Self {
        Self(Some(Arc::default()))
    }

    /// Announces that a table now has `n` durable entries. Never waits and never fails.
    pub(crate) fn publish(&self, table: &str, n: u64) {
        let Some(outbox) = &self.0 else { return };
        let mut pending = outbox.pending.lock().unwrap_or_else(PoisonError::into_inner);
        let known = pending.entry(table.to_owned()).or_default();
        *known = n.max(*known);
        drop(pending);
        outbox.is_pending.notify_one();
    }

    /// Waits for notifications and takes all of them. Never returns on the default bus.
    async fn take(&self) -> Notifications {
        let Some(outbox) = &self.0 else { return std::future::pending().await };
        loop {
            let pending = std::mem::take(&mut *outbox.pending.lock().unwrap_or_else(PoisonError::into_inner));
            if !pending.is_empty() {
                return pending;
            }
            outbox.is_pending.notified().await;
        }
    }
}

/// Sends this node's notifications and listens to those of others, until the server stops.
pub async fn carry_notifications(
    bus: Bus,
    channel: Arc<dyn NotificationChannel>,
    followers: Arc<Followers>,
    mut stop: watch::Receiver<bool>,
) {
    tokio::select! {
        () = send(&bus, &*channel, &followers) => {}
        () = receive(&*channel, &followers) => {}
        () = stopped(&mut stop) => {}
    }
}

async fn send(bus: &Bus, channel: &dyn NotificationChannel, followers: &Followers) {
    loop {
        let pending = bus.take().await;
        // A table that this node has acquired may still be followed here.
        for (table, &n) in &pending {
            followers.notify(table, n);
        }
        for text in to_texts(&pending, channel.max_bytes()) {
            channel.send(text).await;
        }
        sleep(SEND_INTERVAL).await;
    }
}

async fn receive(channel: &dyn NotificationChannel, followers: &Followers) {
    let mut following = followers.following();
    loop {
        let any = |tables: &usize| *tables > 0;
        if following.wait_for(any).await.is_err() {
            return std::future::pending().await;
        }
        let handle = |text: &str| parse(text).for_each(|(table, n)| followers.notify(table, n));
        tokio::select! {
            () = channel.listen(&handle) => {}
            _ = following.wait_for(|tables| *tables == 0) => {}
        }
    }
}

/// Splits notifications into texts of at most `max_bytes`.
fn to_texts(pending: &Notifications, max_bytes: usize) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for (table, n) in pending {
        let line = format!("{table} {n}\n");
        match texts.last_mut() {
            Some(text) if text.len() + line.len() <= max_bytes => text.push_str(&line),
            _ => texts.push(line),
        }
    }
    texts
}

/// Notifications in a text. Skips lines that it can't read.
fn parse(text: &str) -> impl Iterator<Item = (&str, u64)> {
    text.lines().filter_map(|line| {
        let (table, n) = line.split_once(' ')?;
        Some((table, n.parse().ok()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_newest_of_each_table_waits() {
        let bus = Bus::of_node();
        for (table, n) in [("t", 7), ("u", 1), ("t", 9), ("t", 8)] {
            bus.publish(table, n);
        }
        assert_eq!(bus.take().await, Notifications::from([("t".to_owned(), 9), ("u".to_owned(), 1)]));
        // Those notifications were taken. A later one arrives even if someone is already waiting.
        let taken = tokio::spawn({
            let bus = bus.clone();
            async move { bus.take().await }
        });
        bus.publish("t", 10);
        assert_eq!(taken.await.unwrap(), Notifications::from([("t".to_owned(), 10)]));
    }

    #[tokio::test]
    async fn the_default_bus_keeps_nothing() {
        let bus = Bus::default();
        bus.publish("t", 1);
        assert!(bus.0.is_none());
    }

    #[test]
    fn splits_many_notifications_into_short_texts() {
        let pending: Notifications = (0..1_000).map(|table| (format!("{table:032x}"), table)).collect();
        let texts = to_texts(&pending, 7_900);
        assert!(texts.iter().all(|text| text.len() <= 7_900), "{:?}", texts.iter().map(String::len).max());
        assert_eq!(texts.len(), 5);
        let parsed: Notifications =
            texts.iter().flat_map(|text| parse(text)).map(|(table, n)| (table.to_owned(), n)).collect();
        assert_eq!(parsed, pending);
    }

    #[test]
    fn skips_unreadable_lines() {
        let parsed: Vec<_> = parse("t 7\nnonsense\n t\nu -1\nv 18446744073709551616\n\nw 8").collect();
        assert_eq!(parsed, [("t", 7), ("w", 8)]);
    }
}
