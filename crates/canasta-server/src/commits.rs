//! Observes the store's commits, to count them in the metrics and to make them fail in tests.

use canasta_store::CommitObserver;

use std::sync::Arc;
use std::time::Duration;

use crate::config::{BeforeCommit, ServerConfig};
use crate::metrics::Metrics;

pub(crate) struct CommitListener {
    metrics: Arc<Metrics>,
    before_commit: Option<BeforeCommit>,
}

impl CommitListener {
    pub(crate) fn new(config: &ServerConfig) -> Self {
        Self { metrics: Arc::clone(&config.metrics), before_commit: config.hooks.before_commit.clone() }
    }
}

impl CommitObserver for CommitListener {
    fn before_commit(&self) -> Result<(), String> {
        self.before_commit.as_ref().map_or(Ok(()), |before_commit| before_commit())
    }

    fn committed(&self, calls: usize, took: Duration) {
        self.metrics.committed(calls, took);
    }
}
