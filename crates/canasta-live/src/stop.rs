//! The end of the server, as its tasks hear of it.

use tokio::sync::watch;

/// Waits until the server stops.
pub async fn stopped(stop: &mut watch::Receiver<bool>) {
    // An error means that the server has gone: stopped as well.
    let _ = stop.wait_for(|&stop| stop).await;
}
