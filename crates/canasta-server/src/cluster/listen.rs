//! The private listener, which accepts requests that other nodes forward.

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
use crate::cluster::forward::CLIENT_ADDRESS;
use crate::connection;

const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(2);
/// Pause after the OS refuses to accept, for example because too many files are open.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Request extension that marks a request forwarded by another node.
#[derive(Clone, Copy, Debug)]
pub struct Forwarded {
    /// Address of the client that sent the request to that node.
    pub from: IpAddr,
}

/// Serves other nodes until `stop`, then finishes the requests in progress. Closes connections without a known secret,
/// without answering.
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
    let _ = stream.set_nodelay(true);
    let acceptor = secrets.configs().acceptor;
    let stream = match timeout(HANDSHAKE_TIMEOUT, acceptor.accept(stream)).await {
        Ok(Ok(stream)) => stream,
        Ok(Err(why)) => return tracing::warn!(?peer, %why, "refused a connection to the private address"),
        Err(_) => return tracing::debug!(?peer, "handshake timed out on the private address"),
    };
    let prepare = Box::new(|request: &mut Request<Body>| {
        let from = request.headers_mut().remove(CLIENT_ADDRESS);
        if let Some(from) = from.and_then(|from| from.to_str().ok()?.parse().ok()) {
            request.extensions_mut().insert(Forwarded { from });
        }
    });
    connection::serve(Box::new(stream), router, prepare, None, &mut stop).await;
}
