//! Watches the store's commits: they are counted for the operator; in tests, they fail or are acknowledged too early.

use canasta_live::FaultInjector;
use canasta_store::CommitObserver;

use std::sync::Arc;
use std::time::Duration;

use crate::config::{BeforeCommit, ServerConfig};
use crate::metrics::Metrics;

/// Counts commits, and lets tests interfere before each.
pub(crate) struct CommitListener {
    metrics: Arc<Metrics>,
    before_commit: Option<BeforeCommit>,
    injector: Option<Arc<dyn FaultInjector>>,
}

impl CommitListener {
    /// With the settings of the server.
    pub(crate) fn of(config: &ServerConfig) -> Self {
        Self {
            metrics: Arc::clone(&config.metrics),
            before_commit: config.hooks.before_commit.clone(),
            injector: config.hooks.injector.clone(),
        }
    }
}

impl CommitObserver for CommitListener {
    fn before_commit(&self, acknowledge: &mut dyn FnMut()) -> Result<(), String> {
        if let Some(injector) = &self.injector {
            injector.before_commit(acknowledge);
        }
        self.before_commit.as_ref().map_or(Ok(()), |before_commit| before_commit())
    }

    fn committed(&self, calls: usize, took: Duration) {
        self.metrics.committed(calls, took);
    }
}
