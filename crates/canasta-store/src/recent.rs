//! The result of a check, kept for a moment.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::WriteError;

const MAX_AGE: Duration = Duration::from_secs(1);

/// The last result of a check that writes. Health checks can be frequent, so it is valid for a second.
#[derive(Default)]
pub(crate) struct RecentCheck(Mutex<Option<(Instant, Result<(), WriteError>)>>);

impl RecentCheck {
    /// The last result if it is recent, or else that of this check.
    pub(crate) async fn or_check(&self, check: impl Future<Output = Result<(), WriteError>>) -> Result<(), WriteError> {
        let mut last = self.0.lock().await;
        if let Some((at, result)) = *last
            && at.elapsed() < MAX_AGE
        {
            return result;
        }
        let result = check.await;
        *last = Some((Instant::now(), result));
        result
    }
}
