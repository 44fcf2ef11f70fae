//! The daily sweep, which also runs when the server starts. It gives up games that nobody has played for long, so that the seeds of
//! their deals are revealed in the end. It summarises games at rest for a day, so that no player has to wait for it later.

use std::sync::Arc;
use std::time::Duration;

use canasta_store::{ReadError, WithCauses};
use tokio::time::sleep;

use super::Registry;
use crate::replays::summarise_at_leisure;
use crate::table::Request;
use crate::{chance, stopped};

/// From one sweep to the next.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Tables that are listed at once.
const SOME: u32 = 64;

/// Sweeps until the server stops.
pub async fn sweep(registry: Arc<Registry>) {
    let mut stop = registry.context.stop.clone();
    loop {
        tokio::select! {
            biased;
            () = stopped(&mut stop) => return,
            () = async {
                give_up(&registry).await;
                if let Err(error) = summarise(&registry).await {
                    tracing::warn!(error = %WithCauses(&error), "failed to list games to summarise");
                }
            } => {}
        }
        tokio::select! {
            () = stopped(&mut stop) => return,
            () = sleep(DAY) => {}
        }
    }
}

async fn give_up(registry: &Registry) {
    // An operator can set a time without end.
    let long = i64::try_from(registry.context.config.timing.give_up_after.as_millis()).unwrap_or(i64::MAX);
    let before = chance::now().saturating_sub(long);
    let abandoned = match registry.context.store.abandoned_tables(before).await {
        Ok(abandoned) => abandoned,
        Err(error) => return tracing::warn!(error = %WithCauses(&error), "failed to list games to give up"),
    };
    for id in abandoned {
        // A quarantined table cannot be asked; another day it may have been mended. What another node has is its business.
        let Ok(table) = registry.table(&id).await else { continue };
        match table.request(Request::GiveUp { before }).await {
            Ok(_) => tracing::info!(table = id, "a game was given up"),
            Err(why) => tracing::warn!(table = id, ?why, "failed to give up a game"),
        }
    }
}

/// Summarises the games of tables at rest, a few at a time.
async fn summarise(registry: &Registry) -> Result<(), ReadError> {
    let store = &registry.context.store;
    let day = canasta::must_fit::<i64>(DAY.as_millis());
    let since = chance::now().saturating_sub(day);
    let mut after = String::new();
    loop {
        let some = store.idle_tables(&after, since, SOME).await?;
        let Some(last) = some.last() else { return Ok(()) };
        after.clone_from(&last.table);
        let mut fresh = Vec::new();
        for one in some {
            let Some(n) = one.unsummarised else { continue };
            fresh.extend(summarise_at_leisure(&**store, &one.table, n).await);
        }
        if !fresh.is_empty()
            && let Err(error) = store.save_summaries(fresh).await
        {
            // They are made again another day, or when a player asks for one.
            tracing::warn!(%error, "failed to save summaries");
            return Ok(());
        }
    }
}
