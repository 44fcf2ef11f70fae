//! News between nodes: “table T has N entries now”, without a card of it. A table publishes news after the commit, and when anything
//! else changes that spectators see, so that the nodes that follow it look again.
//!
//! News can be lost, doubled or late, and no listener relies on it: a node that follows a table reads its journal from the last entry
//! it has, and also looks at short intervals. Only the newest news of each table waits to be sent, so any number of changes in a
//! moment make one text. A node sends at most twenty times per second, and listens only while it follows a table. On the wire, news
//! is a line with a table's id and the number of its last entry.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use canasta_store::NotificationChannel;
use tokio::sync::{Notify, watch};
use tokio::time::sleep;

use crate::audience::Followers;
use crate::stopped;

/// The pause between two sendings; changes in it go together.
const SEND_INTERVAL: Duration = Duration::from_millis(50);

/// The number of the last entry of each table with news.
type News = BTreeMap<String, u64>;

#[derive(Default)]
struct Outbox {
    news: Mutex<News>,
    some: Notify,
}

/// Carries news from the tables to the one task that sends it.
#[derive(Clone, Default)]
pub struct Bus(Option<Arc<Outbox>>);

impl Bus {
    /// The bus of a node. News on the default bus goes nowhere.
    pub fn of_node() -> Self {
        Self(Some(Arc::default()))
    }

    /// Publishes news of a table with `n` durable entries. Never waits and never fails.
    pub(crate) fn publish(&self, table: &str, n: u64) {
        let Some(outbox) = &self.0 else { return };
        let mut news = outbox.news.lock().unwrap_or_else(PoisonError::into_inner);
        let known = news.entry(table.to_owned()).or_default();
        *known = n.max(*known);
        drop(news);
        outbox.some.notify_one();
    }

    /// Waits until there is news, and takes all of it. Waits for ever on the default bus.
    async fn take(&self) -> News {
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

/// Sends the news of this node, and listens to that of the others, until the server stops.
pub async fn carry_news(
    bus: Bus,
    wire: Arc<dyn NotificationChannel>,
    followers: Arc<Followers>,
    mut stop: watch::Receiver<bool>,
) {
    tokio::select! {
        () = send(&bus, &*wire, &followers) => {}
        () = hear(&*wire, &followers) => {}
        () = stopped(&mut stop) => {}
    }
}

async fn send(bus: &Bus, wire: &dyn NotificationChannel, followers: &Followers) {
    loop {
        let news = bus.take().await;
        // A table that this node has taken over may still be followed here.
        for (table, &n) in &news {
            followers.grew(table, n);
        }
        for text in texts(&news, wire.max_bytes()) {
            wire.send(text).await;
        }
        sleep(SEND_INTERVAL).await;
    }
}

async fn hear(wire: &dyn NotificationChannel, followers: &Followers) {
    let mut following = followers.following();
    loop {
        let any = |tables: &usize| *tables > 0;
        if following.wait_for(any).await.is_err() {
            return std::future::pending().await;
        }
        let heard = |text: &str| parse(text).for_each(|(table, n)| followers.grew(table, n));
        tokio::select! {
            () = wire.listen(&heard) => {}
            _ = following.wait_for(|tables| *tables == 0) => {}
        }
    }
}

/// The news in texts of at most `max_bytes`.
fn texts(news: &News, max_bytes: usize) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for (table, n) in news {
        let line = format!("{table} {n}\n");
        match texts.last_mut() {
            Some(text) if text.len() + line.len() <= max_bytes => text.push_str(&line),
            _ => texts.push(line),
        }
    }
    texts
}

/// The news in a text, without the lines that cannot be read.
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

    #[test]
    fn news_of_many_tables_goes_in_texts_that_are_short_enough() {
        let news: News = (0..1_000).map(|table| (format!("{table:032x}"), table)).collect();
        let texts = texts(&news, 7_900);
        assert!(texts.iter().all(|text| text.len() <= 7_900), "{:?}", texts.iter().map(String::len).max());
        assert_eq!(texts.len(), 5);
        let told: News = texts.iter().flat_map(|text| parse(text)).map(|(table, n)| (table.to_owned(), n)).collect();
        assert_eq!(told, news);
    }

    #[test]
    fn what_is_no_news_is_left_out() {
        let heard: Vec<_> = parse("t 7\nnonsense\n t\nu -1\nv 18446744073709551616\n\nw 8").collect();
        assert_eq!(heard, [("t", 7), ("w", 8)]);
    }
}
