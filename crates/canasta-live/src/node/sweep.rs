//! The daily sweep, which also runs at startup. It abandons games that no one has played for a long time, so that the
//! seeds of their deals are eventually revealed. It also summarises games that have been idle for a day, so that no
//! player has to wait for that.

use std::sync::Arc;
use std::time::Duration;

use canasta_store::{ReadError, WithCauses};
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
    let before = chance::unix_millis().saturating_sub(max_idle);
    let abandoned = match registry.context.store.abandoned_tables(before).await {
        Ok(abandoned) => abandoned,
        Err(error) => return tracing::warn!(error = %WithCauses(&error), "failed to list games to abandon"),
    };
    for id in abandoned {
        // Skip a table that can't be used. A quarantined table may be repaired by another day, and another node sweeps
        // its own tables.
        let Ok(table) = registry.table(&id).await else { continue };
        match table.request(Request::GiveUp { before }).await {
            Ok(_) => tracing::info!(table = id, "abandoned an idle game"),
            Err(error) => tracing::warn!(table = id, ?error, "failed to abandon an idle game"),
        }
    }
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
