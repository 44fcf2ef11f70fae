//! One server's address, and the connections to it that are kept open between requests. A request is never repeated, unless
//! the server had closed a kept connection before any of the request was sent.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::HOST;
use hyper::http::request::Builder;
use hyper::{HeaderMap, Request};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::error::ClientError;

/// The longest answer that is read, in bytes.
const LONGEST: usize = 8 * 1024 * 1024;
/// The most idle connections that are kept.
const KEPT: usize = 256;

type Connection = SendRequest<Full<Bytes>>;

/// A server's address with a pool of connections; clones share the pool.
#[derive(Clone)]
pub struct Endpoint {
    shared: Arc<Shared>,
}

struct Shared {
    host: String,
    patience: Duration,
    kept: Mutex<Vec<Connection>>,
}

/// An answer, whole.
#[derive(Debug)]
pub struct Reply {
    pub(super) status: u16,
    pub(super) headers: HeaderMap,
    pub(super) body: Bytes,
}

impl Reply {
    /// The status code.
    pub const fn status(&self) -> u16 {
        self.status
    }

    /// The size of the body in bytes.
    pub fn size(&self) -> usize {
        self.body.len()
    }

    /// The body as text; bytes that are not UTF-8 are replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// A header's text; empty where there is none.
    pub(super) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The error that this answer is not the one that was expected.
    pub(super) fn unexpected(&self) -> ClientError {
        let because = self.text().chars().take(300).collect();
        ClientError::Unexpected { status: self.status, because }
    }
}

impl Endpoint {
    /// A server at `http://HOST:PORT`; an answer that takes longer than `patience` is an error.
    ///
    /// # Errors
    /// [`ClientError::Address`].
    pub fn new(base: &str, patience: Duration) -> Result<Self, ClientError> {
        let host = base.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        match host {
            Some(host) if !host.is_empty() && !host.contains('/') => {
                Ok(Self { shared: Arc::new(Shared { host: host.to_owned(), patience, kept: Mutex::default() }) })
            }
            _ => Err(ClientError::Address(base.to_owned())),
        }
    }

    /// `HOST:PORT`
    pub fn host(&self) -> &str {
        &self.shared.host
    }

    /// How long an answer may take.
    pub(super) fn patience(&self) -> Duration {
        self.shared.patience
    }

    /// A connection that is not from the pool.
    pub(super) async fn connect(&self) -> Result<TcpStream, ClientError> {
        let stream = timeout(self.shared.patience, TcpStream::connect(&self.shared.host)).await;
        let stream = stream.map_err(|_| ClientError::Slow)?.map_err(ClientError::Connect)?;
        stream.set_nodelay(true).map_err(ClientError::Connect)?;
        Ok(stream)
    }

    /// Sends a request and reads its whole answer.
    ///
    /// # Errors
    /// The connection's, or [`ClientError::Slow`].
    pub(super) async fn send(&self, request: Builder, body: impl Into<Bytes>) -> Result<Reply, ClientError> {
        let request = request.header(HOST, self.host()).body(Full::new(body.into()));
        let request = request.map_err(|why| ClientError::Unsendable(why.to_string()))?;
        timeout(self.shared.patience, self.exchange(request)).await.map_err(|_| ClientError::Slow)?
    }

    async fn exchange(&self, mut request: Request<Full<Bytes>>) -> Result<Reply, ClientError> {
        loop {
            let (mut connection, is_kept) = match self.kept() {
                Some(connection) => (connection, true),
                None => (self.open().await?, false),
            };
            if is_kept && connection.ready().await.is_err() {
                continue;
            }
            let answer = match connection.try_send_request(request).await {
                Ok(answer) => answer,
                Err(mut refused) => match refused.take_message() {
                    // The server closed it while it was idle.
                    Some(unsent) if is_kept => {
                        request = unsent;
                        continue;
                    }
                    _ => return Err(refused.into_error().into()),
                },
            };
            let (head, body) = answer.into_parts();
            let body = Limited::new(body, LONGEST).collect().await.map_err(|why| ClientError::Cut(why.to_string()))?;
            self.keep(connection);
            return Ok(Reply { status: head.status.as_u16(), headers: head.headers, body: body.to_bytes() });
        }
    }

    async fn open(&self) -> Result<Connection, ClientError> {
        let (connection, driver) = handshake(TokioIo::new(self.connect().await?)).await?;
        // Ends with the connection; a request that still waits then gets the error itself.
        tokio::spawn(async move { driver.await.is_ok() });
        Ok(connection)
    }

    fn kept(&self) -> Option<Connection> {
        self.lock().pop()
    }

    fn keep(&self, connection: Connection) {
        let mut kept = self.lock();
        if !connection.is_closed() && kept.len() < KEPT {
            kept.push(connection);
        }
    }

    /// A panic cannot leave the list half changed.
    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.shared.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
