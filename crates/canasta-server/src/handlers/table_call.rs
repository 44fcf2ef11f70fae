//! Requests to a table's task, repeated if the table has just left the memory.

use canasta_live::{Handle, Request, RequestError};
use canasta_store::WriteError;

use crate::app::App;

/// Maximum number of times that a request is sent.
pub(crate) const TRIES: u32 = 3;

/// Sends a request to a table. If it has just left the memory, it is loaded again.
pub(crate) async fn call(app: &App, id: &str, mut table: Handle, request: Request) -> Result<(), RequestError> {
    for _ in 0..TRIES {
        match table.request(request.clone()).await {
            Err(why) if has_left(&why) => {
                tokio::task::yield_now().await;
                table = app.registry.table(id).await.map_err(RequestError::Unusable)?;
            }
            done => return done.map(|_| ()),
        }
    }
    Err(RequestError::Gone)
}

/// Whether a request failed because the table's task had ended, or another task has the table now.
pub(crate) const fn has_left(why: &RequestError) -> bool {
    matches!(why, RequestError::Gone | RequestError::Write(WriteError::Conflict))
}
