//! The way to one server: its address, and connections that are kept between requests. A request is sent once and never
//! again by itself, unless its connection was closed before any of it had left.

use std::io;
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

use crate::Fault;

/// The longest answer that is read.
const LONGEST: usize = 8 * 1024 * 1024;
/// Connections that are kept while nobody needs them.
const KEPT: usize = 256;

type Line = SendRequest<Full<Bytes>>;

/// The way to a server; clones share its connections.
#[derive(Clone)]
pub struct Wire {
    shared: Arc<Shared>,
}

struct Shared {
    host: String,
    patience: Duration,
    kept: Mutex<Vec<Line>>,
}

/// An answer, whole.
#[derive(Debug)]
pub struct Reply {
    /// Its status.
    pub status: u16,
    /// Its headers.
    pub headers: HeaderMap,
    /// Its body.
    pub body: Bytes,
}

impl Reply {
    /// The body as text; what is no text in it is replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// A header's text; nothing where there is none.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// That this is not what was hoped for.
    pub fn unexpected(&self) -> Fault {
        let because = self.text().chars().take(300).collect();
        Fault::Unexpected { status: self.status, because }
    }
}

impl Wire {
    /// To a server at `http://HOST:PORT`; an answer that takes longer than `patience` is given up.
    ///
    /// # Errors
    /// [`Fault::Address`].
    pub fn new(base: &str, patience: Duration) -> Result<Self, Fault> {
        let host = base.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        match host {
            Some(host) if !host.is_empty() && !host.contains('/') => {
                Ok(Self { shared: Arc::new(Shared { host: host.to_owned(), patience, kept: Mutex::default() }) })
            }
            _ => Err(Fault::Address(base.to_owned())),
        }
    }

    /// `HOST:PORT`
    pub fn host(&self) -> &str {
        &self.shared.host
    }

    /// How long an answer may take.
    pub(crate) fn patience(&self) -> Duration {
        self.shared.patience
    }

    /// A connection of its own.
    pub(crate) async fn connect(&self) -> Result<TcpStream, Fault> {
        let stream = timeout(self.shared.patience, TcpStream::connect(&self.shared.host)).await;
        let stream = stream.map_err(|_| Fault::Slow)?.map_err(Fault::Connect)?;
        stream.set_nodelay(true).map_err(Fault::Connect)?;
        Ok(stream)
    }

    /// Sends a request and reads its whole answer.
    ///
    /// # Errors
    /// The connection's, or [`Fault::Slow`].
    pub async fn send(&self, request: Builder, body: impl Into<Bytes>) -> Result<Reply, Fault> {
        let request = request.header(HOST, self.host()).body(Full::new(body.into()));
        let request = request.map_err(|why| Fault::Unsendable(why.to_string()))?;
        timeout(self.shared.patience, self.exchange(request)).await.map_err(|_| Fault::Slow)?
    }

    async fn exchange(&self, mut request: Request<Full<Bytes>>) -> Result<Reply, Fault> {
        loop {
            let (mut line, is_kept) = match self.kept() {
                Some(line) => (line, true),
                None => (self.open().await?, false),
            };
            if is_kept && line.ready().await.is_err() {
                continue;
            }
            let answer = match line.try_send_request(request).await {
                Ok(answer) => answer,
                Err(mut refused) => match refused.take_message() {
                    // The server closed it while nobody needed it.
                    Some(unsent) if is_kept => {
                        request = unsent;
                        continue;
                    }
                    _ => return Err(cut(refused.error())),
                },
            };
            let (head, body) = answer.into_parts();
            let body = Limited::new(body, LONGEST).collect().await.map_err(|why| Fault::Cut(why.to_string()))?;
            self.keep(line);
            return Ok(Reply { status: head.status.as_u16(), headers: head.headers, body: body.to_bytes() });
        }
    }

    async fn open(&self) -> Result<Line, Fault> {
        let (line, connection) = handshake(TokioIo::new(self.connect().await?)).await.map_err(|why| cut(&why))?;
        // Ends with the line, or with the server; whoever waits for an answer hears of it there.
        tokio::spawn(async move { connection.await.is_ok() });
        Ok(line)
    }

    fn kept(&self) -> Option<Line> {
        self.lock().pop()
    }

    fn keep(&self, line: Line) {
        let mut kept = self.lock();
        if !line.is_closed() && kept.len() < KEPT {
            kept.push(line);
        }
    }

    /// Nothing is left half done under the lock.
    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Line>> {
        self.shared.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn cut(why: &hyper::Error) -> Fault {
    Fault::Cut(why.to_string())
}

impl From<io::Error> for Fault {
    fn from(why: io::Error) -> Self {
        Self::Cut(why.to_string())
    }
}
