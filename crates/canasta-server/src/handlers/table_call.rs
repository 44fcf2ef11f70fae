//! Sends requests to tables, and repeats them if the table has just been unloaded.

use canasta_live::{Handle, Request, RequestError};
use canasta_store::WriteError;

use crate::app::App;

pub(crate) const MAX_ATTEMPTS: u32 = 3;

/// Sends a request to a table. If the table has just been unloaded, loads it and tries again.
pub(crate) async fn call(app: &App, id: &str, mut table: Handle, request: Request) -> Result<(), RequestError> {
    for _ in 0..MAX_ATTEMPTS {
        match table.request(request.clone()).await {
            Err(why) if has_left(&why) => {
                tokio::task::yield_now().await;
                table = app.registry.table(id).await.map_err(RequestError::Unusable)?;
            }
            result => return result.map(|_| ()),
        }
    }
    Err(RequestError::Gone)
}

/// Whether a request failed because the table's task had ended, or because the table has a new task.
pub(crate) const fn has_left(why: &RequestError) -> bool {
    matches!(why, RequestError::Gone | RequestError::Write(WriteError::Conflict))
}
