//! Requests that another node has to answer: sent there, and the answer brought back; sockets too.

use std::collections::BTreeSet;
use std::error::Error;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONNECTION, HOST, TE, TRAILER, TRANSFER_ENCODING, UPGRADE};
use axum::http::uri::{Authority, PathAndQuery, Scheme};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Request, Response, StatusCode, Uri, Version};
use canasta_live::spawn;
use futures_util::future::BoxFuture;
use hyper::rt::{Read, ReadBufCursor, Write};
use hyper::upgrade::OnUpgrade;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::{Connected, Connection};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use tokio::io::copy_bidirectional;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{self, AlertDescription};
use tower::util::BoxCloneSyncService;

use crate::cluster::Secrets;

/// The header in which a node tells another who sent it a request.
pub(crate) const FROM: HeaderName = HeaderName::from_static("canasta-from");

/// How long a connection to a node may take, its handshake included.
const CONNECT: Duration = Duration::from_secs(1);
/// How long an answer may take to begin.
const ANSWER: Duration = Duration::from_secs(10);
/// How long a connection is kept for further requests.
const IDLE: Duration = Duration::from_secs(60);

/// What belongs to one connection and not to a request (RFC 9110, 7.6.1).
const OF_THE_CONNECTION: [HeaderName; 7] = [
    CONNECTION,
    TE,
    TRAILER,
    TRANSFER_ENCODING,
    UPGRADE,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("proxy-connection"),
];

/// Why another node did not answer.
#[derive(Debug, thiserror::Error)]
pub enum ForwardError {
    /// Its address is none.
    #[error("“{0}” is not the address of a node")]
    Address(String),
    /// Nobody listens at its address: its process has ended. It got nothing.
    #[error("nobody listens at {0}")]
    Refused(String),
    /// What listens there is no node that shares a secret with this one. It got nothing.
    #[error("the server at {0} does not know the secret of this one")]
    Stranger(String),
    /// It could not be reached in time. It got nothing.
    #[error("{node} cannot be reached: {why}")]
    Unreachable {
        /// Its address.
        node: String,
        /// The system's error.
        why: String,
    },
    /// The connection ended, or no answer came in time. What was asked may have happened or not.
    #[error("{node} did not answer: {why}")]
    Unknown {
        /// Its address.
        node: String,
        /// What went wrong.
        why: String,
    },
}

type Connector = BoxCloneSyncService<Uri, Stream, io::Error>;

/// The other nodes, as one calls them. Clones share the connections.
#[derive(Clone)]
pub struct Nodes {
    client: Client<Connector, Body>,
    /// The addresses of the nodes that live, as far as that was told.
    living: watch::Sender<BTreeSet<String>>,
}

impl Nodes {
    /// Calls nodes that know one of the secrets.
    #[must_use]
    pub fn new(secrets: &Secrets) -> Self {
        let secrets = secrets.clone();
        let connector = tower::service_fn(move |to: Uri| connect(secrets.clone(), to));
        let client = Client::builder(TokioExecutor::new())
            .pool_timer(TokioTimer::new())
            .pool_idle_timeout(IDLE)
            .build(BoxCloneSyncService::new(connector));
        Self { client, living: watch::Sender::default() }
    }

    /// From now on these nodes live, by their addresses. What is under way to any other is given up, and its sockets are closed:
    /// a node that stands still would never answer.
    pub fn set_living(&self, nodes: BTreeSet<String>) {
        self.living.send_if_modified(|living| {
            let changed = *living != nodes;
            *living = nodes;
            changed
        });
    }

    /// Waits until a node counts as living no more. It may have joined after the last time that was told who lives.
    fn gone(&self, node: &str) -> impl Future<Output = ()> + use<> {
        let (mut living, node) = (self.living.subscribe(), node.to_owned());
        async move {
            while living.changed().await.is_ok() {
                if !living.borrow_and_update().contains(&node) {
                    return;
                }
            }
            std::future::pending::<()>().await;
        }
    }

    /// Hands a request of a client at `from` on to the node at an address, `host:port`, and brings back its answer. Where the
    /// answer opens a socket, what goes over it is copied both ways until one end closes it; until then the request's
    /// extensions are kept, and with them whatever counts the client's connection.
    ///
    /// # Errors
    /// [`ForwardError`].
    pub fn forward<'a>(
        &'a self,
        node: &'a str,
        from: IpAddr,
        request: Request<Body>,
    ) -> BoxFuture<'a, Result<Response<Body>, ForwardError>> {
        Box::pin(async move {
            let (mut head, body) = request.into_parts();
            let mut extensions = std::mem::take(&mut head.extensions);
            let socket = extensions.remove::<OnUpgrade>();
            let authority: Authority = node.parse().map_err(|_| ForwardError::Address(node.to_owned()))?;
            let path = head.uri.path_and_query().cloned().unwrap_or_else(|| PathAndQuery::from_static("/"));
            let mut request = Request::new(body);
            *request.method_mut() = head.method;
            *request.uri_mut() = Uri::builder()
                .scheme(Scheme::HTTP)
                .authority(authority)
                .path_and_query(path)
                .build()
                .map_err(|_| ForwardError::Address(node.to_owned()))?;
            // An HTTP/2 request has its host in the address alone.
            if let (None, Some(host)) = (head.headers.get(HOST), head.uri.host())
                && let Ok(host) = HeaderValue::from_str(host)
            {
                head.headers.insert(HOST, host);
            }
            let upgrade = head.headers.get(UPGRADE).cloned();
            drop_connection_headers(&mut head.headers);
            if let (Some(_), Some(upgrade)) = (&socket, upgrade) {
                head.headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
                head.headers.insert(UPGRADE, upgrade);
            }
            if let Ok(from) = HeaderValue::from_str(&from.to_string()) {
                head.headers.insert(FROM, from);
            }
            *request.headers_mut() = head.headers;
            *request.version_mut() = Version::HTTP_11;

            let unknown = |why: String| ForwardError::Unknown { node: node.to_owned(), why };
            let answer = tokio::select! {
                answer = timeout(ANSWER, self.client.request(request)) => answer,
                () = self.gone(node) => return Err(unknown("its lease has run out".to_owned())),
            };
            let answer = answer.map_err(|_| unknown(format!("no answer within {} s", ANSWER.as_secs())))?;
            let mut answer = answer.map_err(|why| failed(node, &why))?.map(Body::new);
            if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
                let socket = socket.ok_or_else(|| unknown("it opened a socket that nobody asked for".to_owned()))?;
                let there = hyper::upgrade::on(&mut answer);
                let gone = self.gone(node);
                spawn(Box::pin(async move {
                    if let (Ok(here), Ok(there)) = tokio::join!(socket, there) {
                        let (mut here, mut there) = (TokioIo::new(here), TokioIo::new(there));
                        // Either end may close it at any time.
                        tokio::select! {
                            _ = copy_bidirectional(&mut here, &mut there) => {}
                            () = gone => {}
                        }
                    }
                    drop(extensions);
                }));
            } else {
                drop_connection_headers(answer.headers_mut());
            }
            Ok(answer)
        })
    }
}

/// Takes out what belongs to one connection, and what it names as such.
fn drop_connection_headers(headers: &mut HeaderMap) {
    let named = headers.get_all(CONNECTION).iter().filter_map(|value| value.to_str().ok());
    let named: Vec<HeaderName> =
        named.flat_map(|value| value.split(',')).filter_map(|name| name.trim().parse().ok()).collect();
    for name in OF_THE_CONNECTION.iter().chain(&named) {
        headers.remove(name);
    }
}

/// Why a request failed.
fn failed(node: &str, why: &hyper_util::client::legacy::Error) -> ForwardError {
    let node = node.to_owned();
    let cause = std::iter::successors(why.source(), |&cause| cause.source()).last();
    let cause_text = cause.map_or_else(|| why.to_string(), ToString::to_string);
    let causes = std::iter::successors(why.source(), |&cause| cause.source());
    let io: Vec<&io::Error> = causes.filter_map(|cause| cause.downcast_ref()).collect();
    if io.iter().any(|why| is_of_strangers(why)) {
        return ForwardError::Stranger(node);
    }
    if !why.is_connect() {
        return ForwardError::Unknown { node, why: cause_text };
    }
    if io.iter().any(|why| why.kind() == io::ErrorKind::ConnectionRefused) {
        return ForwardError::Refused(node);
    }
    ForwardError::Unreachable { node, why: cause_text }
}

/// Whether a handshake failed because one end does not know the secret of the other. It is the listener that finds out last, and
/// it reads nothing then.
fn is_of_strangers(why: &io::Error) -> bool {
    let found = why.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    matches!(
        found,
        Some(rustls::Error::InvalidCertificate(_) | rustls::Error::AlertReceived(AlertDescription::UnknownCA))
    )
}

/// Connects to a node, and checks that it knows a secret.
async fn connect(secrets: Secrets, to: Uri) -> Result<Stream, io::Error> {
    let late = || io::Error::new(io::ErrorKind::TimedOut, format!("no connection within {} s", CONNECT.as_secs()));
    timeout(CONNECT, handshake(secrets, to)).await.unwrap_or_else(|_| Err(late()))
}

async fn handshake(secrets: Secrets, to: Uri) -> Result<Stream, io::Error> {
    let authority = to.authority().ok_or_else(|| io::Error::other("an address without a host"))?;
    let stream = TcpStream::connect(authority.as_str()).await?;
    // Small requests are to leave at once.
    stream.set_nodelay(true)?;
    // The key says who it is, the name does not matter; but TLS wants one.
    let name = ServerName::try_from("node.invalid").map_err(io::Error::other)?;
    let stream = secrets.configs().connector.connect(name, stream).await?;
    Ok(Stream(TokioIo::new(stream)))
}

/// A connection to a node, as the client keeps it.
struct Stream(TokioIo<TlsStream<TcpStream>>);

impl Connection for Stream {
    fn connected(&self) -> Connected {
        Connected::new()
    }
}

impl Read for Stream {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: ReadBufCursor<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, buf)
    }
}

impl Write for Stream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}
