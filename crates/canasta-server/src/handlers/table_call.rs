//! Calls to a table's task, repeated where the table has just left the memory.

use canasta_live::{Handle, Request, RequestError};
use canasta_store::{GuestId, WriteError};
use canasta_table::journal::Person;

use crate::app::App;

/// How often a call is made at most.
pub(crate) const TRIES: u32 = 3;

/// A call to a table that may be repeated.
#[derive(Clone)]
pub(crate) enum TableCall {
    /// A guest joins, under this name.
    Come(GuestId, String),
    /// A guest knocks, under this name.
    Knock(GuestId, String),
    /// A person at the table requests something.
    Request(Person, Request),
    /// A person is forgotten.
    Forget(Person),
    /// A person has another device.
    Carried(Person),
}

/// Calls a table; where it has just left the memory, it is loaded again.
pub(crate) async fn call(app: &App, id: &str, mut table: Handle, call: TableCall) -> Result<(), RequestError> {
    for _ in 0..TRIES {
        let done = match call.clone() {
            TableCall::Come(guest, name) => table.join(guest, name).await,
            TableCall::Knock(guest, name) => table.knock(guest, name).await,
            TableCall::Request(person, request) => table.request(person, request).await,
            TableCall::Forget(person) => table.forget(person).await,
            TableCall::Carried(person) => table.device_added(person).await,
        };
        match done {
            Err(why) if has_left(&why) => {
                tokio::task::yield_now().await;
                table = app.registry.table(id).await.map_err(RequestError::Unusable)?;
            }
            done => return done.map(|_| ()),
        }
    }
    Err(RequestError::Gone)
}

/// Whether a call failed because the table's task had ended, or another task has the table now.
pub(crate) const fn has_left(why: &RequestError) -> bool {
    matches!(why, RequestError::Gone | RequestError::Write(WriteError::Conflict))
}
