//! Games in which nothing has happened for long are given up, so that what was promised of their deals is told in the end.
//! Of those in which nothing has happened for a day it is kept what they come to, so that nobody has to wait for it later.
//! Looked for at the start of the server and once a day.

use std::sync::Arc;
use std::time::Duration;

use canasta_store::ReadError;
use tokio::time::sleep;

use super::Registry;
use crate::chance;
use crate::shelf::at_leisure;
use crate::stop::stopped;

/// From one look to the next.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Tables that are looked at in one go.
const SOME: u32 = 64;

/// Looks for them until the server stops.
pub async fn sweep(registry: Arc<Registry>) {
    let mut stop = registry.context.stop.clone();
    loop {
        tokio::select! {
            biased;
            () = stopped(&mut stop) => return,
            () = async {
                once(&registry).await;
                if let Err(why) = sum_up(&registry).await {
                    tracing::warn!(%why, "failed to list games to summarise");
                }
            } => {}
        }
        tokio::select! {
            () = stopped(&mut stop) => return,
            () = sleep(DAY) => {}
        }
    }
}

async fn once(registry: &Registry) {
    let long = i64::try_from(registry.context.config.give_up_after.as_millis()).unwrap_or(i64::MAX);
    let before = chance::now().saturating_sub(long);
    let abandoned = match registry.context.store.abandoned_tables(before).await {
        Ok(abandoned) => abandoned,
        Err(why) => return tracing::warn!(%why, "failed to list games to give up"),
    };
    for id in abandoned {
        // A table that is quarantined cannot be told; another day it may have been mended.
        let Ok(table) = registry.table(&id).await else { continue };
        match table.give_up(before).await {
            Ok(_) => tracing::info!(table = id, "a game was given up"),
            Err(why) => tracing::warn!(table = id, ?why, "a game could not be given up"),
        }
    }
}

/// Keeps what tables that rest come to, a few at a time.
async fn sum_up(registry: &Registry) -> Result<(), ReadError> {
    let store = &registry.context.store;
    let day = i64::try_from(DAY.as_millis()).unwrap_or(i64::MAX);
    let since = chance::now().saturating_sub(day);
    let mut behind = String::new();
    loop {
        let some = store.resting_tables(&behind, since, SOME).await?;
        let Some(last) = some.last() else { return Ok(()) };
        behind.clone_from(&last.table);
        let mut fresh = Vec::new();
        for one in some {
            let Some(n) = one.unsummarised else { continue };
            fresh.extend(at_leisure(&**store, &one.table, n).await);
        }
        // What cannot be written is made again another day, or when somebody asks for it.
        if !fresh.is_empty() && store.save_summaries(fresh).await.is_err() {
            return Ok(());
        }
    }
}
