//! Games in which nothing has happened for long are given up, so that what was promised of their deals is told in the end.
//! Looked for at the start of the server and once a day.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;

use super::Registry;
use crate::chance;
use crate::serve::stopped;

/// From one look to the next.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Looks for them until the server stops.
pub(crate) async fn sweep(registry: Arc<Registry>) {
    let mut stop = registry.means.stop.clone();
    loop {
        tokio::select! {
            biased;
            () = stopped(&mut stop) => return,
            () = once(&registry) => {}
        }
        tokio::select! {
            () = stopped(&mut stop) => return,
            () = sleep(DAY) => {}
        }
    }
}

async fn once(registry: &Registry) {
    let long = i64::try_from(registry.means.config.give_up_after.as_millis()).unwrap_or(i64::MAX);
    let before = chance::now().saturating_sub(long);
    let abandoned = match registry.means.store.abandoned(before).await {
        Ok(abandoned) => abandoned,
        Err(why) => return tracing::warn!(%why, "it could not be looked for games to give up"),
    };
    for id in abandoned {
        // A table that is put aside cannot be told; another day it may have been mended.
        let Ok(table) = registry.table(&id).await else { continue };
        match table.give_up(before).await {
            Ok(_) => tracing::info!(table = id, "a game was given up"),
            Err(why) => tracing::warn!(table = id, ?why, "a game could not be given up"),
        }
    }
}
