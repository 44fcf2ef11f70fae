//! News between nodes, as it goes over a wire: lines of a table's id and the number of its last entry. A node sends what its tables
//! publish at most twenty times a second, and listens only while it follows a table.

use std::sync::Arc;
use std::time::Duration;

use canasta_store::NewsWire;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::bus::{Bus, News};
use crate::live::Followers;
use crate::stop::stopped;

/// The pause after news was sent: what happens meanwhile goes together.
const PAUSE: Duration = Duration::from_millis(50);

/// Sends the news of this node, and hears that of the others, until the server stops.
pub async fn carry_news(bus: Bus, wire: Arc<dyn NewsWire>, followers: Arc<Followers>, mut stop: watch::Receiver<bool>) {
    tokio::select! {
        () = send(&bus, &*wire, &followers) => {}
        () = hear(&*wire, &followers) => {}
        () = stopped(&mut stop) => {}
    }
}

async fn send(bus: &Bus, wire: &dyn NewsWire, followers: &Followers) {
    loop {
        let news = bus.take().await;
        // A table that this node has taken over may still be followed here.
        for (table, &n) in &news {
            followers.grew(table, n);
        }
        for text in texts(&news, wire.longest()) {
            wire.send(text).await;
        }
        sleep(PAUSE).await;
    }
}

async fn hear(wire: &dyn NewsWire, followers: &Followers) {
    let mut following = followers.following();
    loop {
        let any = |tables: &usize| *tables > 0;
        if following.wait_for(any).await.is_err() {
            return std::future::pending().await;
        }
        let heard = |text: &str| read(text).for_each(|(table, n)| followers.grew(table, n));
        tokio::select! {
            () = wire.listen(&heard) => {}
            _ = following.wait_for(|tables| *tables == 0) => {}
        }
    }
}

/// The news in texts that are no longer than this, in bytes.
fn texts(news: &News, longest: usize) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for (table, n) in news {
        let line = format!("{table} {n}\n");
        match texts.last_mut() {
            Some(text) if text.len() + line.len() <= longest => text.push_str(&line),
            _ => texts.push(line),
        }
    }
    texts
}

/// What a text says; a line that says nothing is left out.
fn read(text: &str) -> impl Iterator<Item = (&str, u64)> {
    text.lines().filter_map(|line| {
        let (table, n) = line.split_once(' ')?;
        Some((table, n.parse().ok()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_of_many_tables_goes_in_texts_that_are_short_enough() {
        let news: News = (0..1_000).map(|table| (format!("{table:032x}"), table)).collect();
        let texts = texts(&news, 7_900);
        assert!(texts.iter().all(|text| text.len() <= 7_900), "{:?}", texts.iter().map(String::len).max());
        assert_eq!(texts.len(), 5);
        let told: News = texts.iter().flat_map(|text| read(text)).map(|(table, n)| (table.to_owned(), n)).collect();
        assert_eq!(told, news);
    }

    #[test]
    fn what_is_no_news_is_left_out() {
        let heard: Vec<_> = read("t 7\nnonsense\n t\nu -1\nv 18446744073709551616\n\nw 8").collect();
        assert_eq!(heard, [("t", 7), ("w", 8)]);
    }
}
