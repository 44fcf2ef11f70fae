//! HTTP on a single connection from a client or another node.

use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use canasta_live::stopped;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::watch;

/// A byte stream, encrypted or not. A trait of its own, because a trait object can't have two non-auto traits.
pub(crate) trait AsyncReadWrite: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> AsyncReadWrite for S {}

/// Adds information about the connection to each request, for the handlers.
pub(crate) type RequestHook = Box<dyn Fn(&mut Request<Body>) + Send>;

/// Answers requests until either end closes the connection. After `stop`, finishes the current request and accepts no
/// more. `head_timeout` limits the time for a request's head; `None` means hyper's default. The stream and the hook are
/// boxed, because otherwise hyper's server would be compiled once per type.
pub(crate) async fn serve(
    stream: Box<dyn AsyncReadWrite>,
    router: Router,
    prepare: RequestHook,
    head_timeout: Option<Duration>,
    stop: &mut watch::Receiver<bool>,
) {
    let inner = TowerToHyperService::new(router);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        prepare(&mut request);
        inner.call(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new());
    if let Some(timeout) = head_timeout {
        builder.header_read_timeout(timeout);
    }
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        // An error means that the other end is gone or was cut off.
        _ = connection.as_mut() => return,
        () = stopped(stop) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
