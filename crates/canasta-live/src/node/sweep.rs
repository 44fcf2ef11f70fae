//! The daily sweep, which also runs at startup. It abandons games that no one has played for a long time, so that the
//! seeds of their deals are eventually revealed. The clock can be wrong, so only days on which a sweep has seen idle
//! games count. It also summarises games that have been idle for a day, so that no
//! player has to wait for that.

use std::sync::Arc;
use std::time::Duration;

use canasta_record::daily::{day_of, start_of_day};
use canasta_store::{ReadError, Store, StoredDaily, WithCauses};
use tokio::time::sleep;

use super::Registry;
use crate::replays::summarise_at_low_priority;
use crate::table::Request;
use crate::{chance, stopped};

/// Interval between sweeps. Also how long a table must be idle before it is summarised.
const SWEEP_INTERVAL: Duration = Duration::from_secs(24 * 60 * 60);

const TABLES_PER_QUERY: u32 = 64;

/// Sweeps daily until the server stops.
pub async fn sweep(registry: Arc<Registry>) {
    let mut stop = registry.context.stop.clone();
    loop {
        tokio::select! {
            biased;
            () = stopped(&mut stop) => return,
            () = async {
                abandon_idle_games(&registry).await;
                if let Err(error) = summarise(&registry).await {
                    tracing::warn!(error = %WithCauses(&error), "failed to list games to summarise");
                }
            } => {}
        }
        tokio::select! {
            () = stopped(&mut stop) => return,
            () = sleep(SWEEP_INTERVAL) => {}
        }
    }
}

async fn abandon_idle_games(registry: &Registry) {
    // The operator can set a time that is practically infinite.
    let max_idle = i64::try_from(registry.context.config.timing.give_up_after.as_millis()).unwrap_or(i64::MAX);
    let now = chance::unix_millis();
    let before = now.saturating_sub(max_idle);
    let store = &*registry.context.store;
    let listed = async {
        let seen = SeenDays::with_today(store, now, max_idle).await?;
        Ok::<_, ReadError>((store.abandoned_tables(before).await?, seen))
    };
    let (abandoned, seen) = match listed.await {
        Ok(listed) => listed,
        Err(error) => return tracing::warn!(error = %WithCauses(&error), "failed to list games to abandon"),
    };
    for id in abandoned {
        // Skip a table that can't be used. A quarantined table may be repaired by another day, and another node sweeps
        // its own tables.
        let Ok(table) = registry.table(&id).await else { continue };
        if !seen.enough_since(table.last_at()) {
            continue;
        }
        match table.request(Request::GiveUp { before }).await {
            Ok(_) => tracing::info!(table = id, "abandoned an idle game"),
            Err(error) => tracing::warn!(table = id, ?error, "failed to abandon an idle game"),
        }
    }
}

/// Days on which a sweep has seen idle games. The store has a row for each, among the deals of the day.
struct SeenDays {
    /// The newest ones, counted from 1970.
    days: Vec<i64>,
    /// Number of days that a game must have been seen idle.
    needed: usize,
}

impl SeenDays {
    /// Adds today if any game is idle. Reads as many days as are needed to abandon a game.
    async fn with_today(store: &dyn Store, now: i64, max_idle: i64) -> Result<Self, ReadError> {
        let needed = usize::try_from(day_of(max_idle)).unwrap_or(usize::MAX);
        let mut seen = Self { days: Vec::new(), needed };
        let today = day_of(now);
        let is_idle_since = now.saturating_sub(start_of_day(1));
        if needed == 0 || today < 0 || store.abandoned_tables(is_idle_since).await?.is_empty() {
            return Ok(seen);
        }
        let row = StoredDaily { day: row_of(today), seed: [0; 32], json: String::new() };
        if let Err(error) = store.add_daily(&row).await {
            // This day doesn't count.
            tracing::warn!(%error, "failed to store that games are idle");
        }
        let oldest = today.saturating_sub(day_of(max_idle).saturating_mul(MAX_DAYS_BETWEEN)).max(0);
        for day in (oldest..=today).rev().take(MAX_DAYS_READ) {
            if store.daily(row_of(day)).await?.is_some() {
                seen.days.push(day);
            }
            if seen.days.len() >= needed {
                break;
            }
        }
        Ok(seen)
    }

    /// Whether a game has been idle for long enough whose last entry was at this time.
    fn enough_since(&self, last_at: i64) -> bool {
        self.days.iter().filter(|day| **day > day_of(last_at)).count() >= self.needed
    }
}

/// How many days may pass on average between two days on which the server runs.
const MAX_DAYS_BETWEEN: i64 = 7;
const MAX_DAYS_READ: usize = 3000;

/// The row for a day. Deals of the day have days from 1970 on.
const fn row_of(day: i64) -> i64 {
    -1 - day
}

/// Summarises the games of idle tables, a few at a time.
async fn summarise(registry: &Registry) -> Result<(), ReadError> {
    let store = &registry.context.store;
    let day = canasta::must_fit::<i64>(SWEEP_INTERVAL.as_millis());
    let since = chance::unix_millis().saturating_sub(day);
    let mut after = String::new();
    loop {
        let chunk = store.idle_tables(&after, since, TABLES_PER_QUERY).await?;
        let Some(last) = chunk.last() else { return Ok(()) };
        after.clone_from(&last.table);
        let mut fresh = Vec::new();
        for table in chunk {
            let Some(n) = table.unsummarised else { continue };
            fresh.extend(summarise_at_low_priority(&**store, &table.table, n).await);
        }
        if !fresh.is_empty()
            && let Err(error) = store.save_summaries(fresh).await
        {
            // The summaries will be made again another day, or when a player asks for one.
            tracing::warn!(%error, "failed to save summaries");
            return Ok(());
        }
    }
}
