//! Work for which nobody waits, one job at a time.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

/// One thing after another.
#[derive(Default)]
pub(crate) struct Background(Arc<Mutex<()>>);

impl Background {
    pub(crate) fn submit<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Option<oneshot::Receiver<T>> {
        let (reply, answer) = oneshot::channel();
        let turn = Arc::clone(&self.0);
        tokio::task::spawn_blocking(move || {
            let _turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
            let _ = reply.send(work(&|| true));
        });
        Some(answer)
    }
}
