//! News for other nodes: “table T has N entries now”, without a card of it. Published after the commit, and when something else has
//! changed that spectators see, for nodes that follow the table to look again.
//!
//! News may be lost, doubled and late; no listener may rely on it. A node that follows a table reads its journal from the last entry
//! it has, and looks at short intervals as well, for what was lost. What waits to be sent is kept by table, the newest only, so that any
//! number of changes in a moment make one text (`news`).

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Notify;

/// The tables of which there is news, each with the number of its last entry.
pub(crate) type News = BTreeMap<String, u64>;

#[derive(Default)]
struct Outbox {
    news: Mutex<News>,
    some: Notify,
}

/// Takes news to the one task that sends it.
#[derive(Clone, Default)]
pub struct Bus(Option<Arc<Outbox>>);

impl Bus {
    /// The bus of a node. Its news waits until it is taken; that of the default goes nowhere.
    pub fn of_node() -> Self {
        Self(Some(Arc::default()))
    }

    /// Publishes that there is something new at a table that has `n` entries, which are durable already. Never waits and never
    /// fails.
    pub(crate) fn publish(&self, table: &str, n: u64) {
        let Some(outbox) = &self.0 else { return };
        let mut news = outbox.news.lock().unwrap_or_else(PoisonError::into_inner);
        let known = news.entry(table.to_owned()).or_default();
        *known = n.max(*known);
        drop(news);
        outbox.some.notify_one();
    }

    /// Waits until there is news, and takes all of it; for ever, where news goes nowhere.
    pub(crate) async fn take(&self) -> News {
        let Some(outbox) = &self.0 else { return std::future::pending().await };
        loop {
            let news = std::mem::take(&mut *outbox.news.lock().unwrap_or_else(PoisonError::into_inner));
            if !news.is_empty() {
                return news;
            }
            outbox.some.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_waits_is_the_newest_of_each_table() {
        let bus = Bus::of_node();
        for (table, n) in [("t", 7), ("u", 1), ("t", 9), ("t", 8)] {
            bus.publish(table, n);
        }
        assert_eq!(bus.take().await, News::from([("t".to_owned(), 9), ("u".to_owned(), 1)]));
        // It was taken, and what comes later is there by itself.
        let taken = tokio::spawn({
            let bus = bus.clone();
            async move { bus.take().await }
        });
        bus.publish("t", 10);
        assert_eq!(taken.await.unwrap(), News::from([("t".to_owned(), 10)]));
    }

    #[tokio::test]
    async fn where_there_is_one_machine_nothing_is_kept() {
        let bus = Bus::default();
        bus.publish("t", 1);
        assert!(bus.0.is_none());
    }
}
