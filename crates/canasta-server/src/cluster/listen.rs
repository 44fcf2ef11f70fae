//! The private listener: where other nodes hand requests on.

use std::net::IpAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use futures_util::future::BoxFuture;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::cluster::Secrets;
use crate::cluster::forward::FROM;
use crate::connection;

/// How long a handshake may take.
const HANDSHAKE: Duration = Duration::from_secs(2);
/// The pause after the system refused a connection (too many open files, say).
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// A request that another node handed on, among a request's extensions.
#[derive(Clone, Copy, Debug)]
pub struct Forwarded {
    /// The address of the client who sent it to that node.
    pub from: IpAddr,
}

/// Serves other nodes until `stop` says so; then what has begun is answered, and what has not is closed. A connection of
/// somebody who knows no secret is closed without an answer.
pub fn serve(
    listener: TcpListener,
    secrets: Secrets,
    router: Router,
    mut stop: watch::Receiver<bool>,
) -> BoxFuture<'static, ()> {
    Box::pin(async move {
        let mut connections = JoinSet::new();
        loop {
            let accepted = tokio::select! {
                _ = stop.wait_for(|&stop| stop) => break,
                Some(_) = connections.join_next() => continue,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, _)) => {
                    let serving: BoxFuture<()> =
                        Box::pin(serve_one(stream, secrets.clone(), router.clone(), stop.clone()));
                    connections.spawn(serving);
                }
                Err(why) => {
                    tracing::warn!(%why, "failed to accept a connection of another node");
                    sleep(ACCEPT_PAUSE).await;
                }
            }
        }
        drop(listener);
        while connections.join_next().await.is_some() {}
    })
}

async fn serve_one(stream: TcpStream, secrets: Secrets, router: Router, mut stop: watch::Receiver<bool>) {
    let peer = stream.peer_addr();
    // Small answers are to leave at once.
    let _ = stream.set_nodelay(true);
    let acceptor = secrets.configs().acceptor;
    let stream = match timeout(HANDSHAKE, acceptor.accept(stream)).await {
        Ok(Ok(stream)) => stream,
        Ok(Err(why)) => return tracing::warn!(?peer, %why, "refused a connection to the private address"),
        Err(_) => return tracing::debug!(?peer, "a connection to the private address began no handshake in time"),
    };
    let prepare = Box::new(|request: &mut Request<Body>| {
        let from = request.headers_mut().remove(FROM);
        if let Some(from) = from.and_then(|from| from.to_str().ok()?.parse().ok()) {
            request.extensions_mut().insert(Forwarded { from });
        }
    });
    connection::serve(Box::new(stream), router, prepare, None, &mut stop).await;
}
