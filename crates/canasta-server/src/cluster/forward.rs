//! Forwards requests and sockets to the node that is responsible for them, and returns its answers.

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

/// Header with the client's address, set on forwarded requests.
pub(crate) const CLIENT_ADDRESS: HeaderName = HeaderName::from_static("canasta-from");

/// Includes the TLS handshake.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);
/// Maximum time until an answer starts.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);
/// How long idle connections are kept open for reuse.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);

/// Hop-by-hop headers, which aren't forwarded (RFC 9110, 7.6.1).
const HOP_BY_HOP_HEADERS: [HeaderName; 7] = [
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
    /// Its address can't be parsed.
    #[error("“{0}” is not a node address")]
    InvalidAddress(String),
    /// Nothing listens at its address, so its process has ended. It didn't get the request.
    #[error("nothing listens at {0}")]
    Refused(String),
    /// The server there shares no secret with this node. It didn't get the request.
    #[error("the server at {0} does not know the secret of this one")]
    WrongSecret(String),
    /// It couldn't be reached in time, and didn't get the request.
    #[error("cannot reach {node}: {why}")]
    Unreachable {
        /// Its address.
        node: String,
        /// The OS's error.
        why: String,
    },
    /// The connection ended, or no answer came in time. The request might have been carried out.
    #[error("{node} did not answer: {why}")]
    Unknown {
        /// Its address.
        node: String,
        /// What went wrong.
        why: String,
    },
}

type Connector = BoxCloneSyncService<Uri, Stream, io::Error>;

/// A client for the other nodes. Clones share its connections.
#[derive(Clone)]
pub struct NodeClient {
    client: Client<Connector, Body>,
    /// Addresses of the live nodes, as last reported.
    live: watch::Sender<BTreeSet<String>>,
}

impl NodeClient {
    /// A client for nodes that know one of the secrets.
    #[must_use]
    pub fn new(secrets: &Secrets) -> Self {
        let secrets = secrets.clone();
        let connector = tower::service_fn(move |to: Uri| connect(secrets.clone(), to));
        let client = Client::builder(TokioExecutor::new())
            .pool_timer(TokioTimer::new())
            .pool_idle_timeout(IDLE_TIMEOUT)
            .build(BoxCloneSyncService::new(connector));
        Self { client, live: watch::Sender::default() }
    }

    /// Updates the addresses of the live nodes. Requests to any other node fail and its sockets are closed, because a
    /// stopped node would never answer.
    pub fn set_live(&self, nodes: BTreeSet<String>) {
        self.live.send_if_modified(|live| {
            let changed = *live != nodes;
            *live = nodes;
            changed
        });
    }

    /// Waits until an update no longer lists the node as live. Ignores the current list, because the node may have
    /// joined since.
    fn expired(&self, node: &str) -> impl Future<Output = ()> + use<> {
        let mut live = self.live.subscribe();
        let node = node.to_owned();
        async move {
            while live.changed().await.is_ok() {
                if !live.borrow_and_update().contains(&node) {
                    return;
                }
            }
            std::future::pending::<()>().await;
        }
    }

    /// Forwards a request from the client at `from` to the node at `host:port`, and returns its answer. If the answer
    /// opens a socket, copies data both ways until one end closes it. The request's extensions are kept until then,
    /// including the guards that count the client's connection.
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
            let authority: Authority = node.parse().map_err(|_| ForwardError::InvalidAddress(node.to_owned()))?;
            let path = head.uri.path_and_query().cloned().unwrap_or_else(|| PathAndQuery::from_static("/"));
            let mut request = Request::new(body);
            *request.method_mut() = head.method;
            *request.uri_mut() = Uri::builder()
                .scheme(Scheme::HTTP)
                .authority(authority)
                .path_and_query(path)
                .build()
                .map_err(|_| ForwardError::InvalidAddress(node.to_owned()))?;
            // In HTTP/2, the host is only in the URI.
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
                head.headers.insert(CLIENT_ADDRESS, from);
            }
            *request.headers_mut() = head.headers;
            *request.version_mut() = Version::HTTP_11;

            let unknown = |why: String| ForwardError::Unknown { node: node.to_owned(), why };
            let answer = tokio::select! {
                answer = timeout(ANSWER_TIMEOUT, self.client.request(request)) => answer,
                () = self.expired(node) => return Err(unknown("its lease has expired".to_owned())),
            };
            let answer = answer.map_err(|_| unknown(format!("no answer within {} s", ANSWER_TIMEOUT.as_secs())))?;
            let mut answer = answer.map_err(|why| forward_error(node, &why))?.map(Body::new);
            if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
                let socket =
                    socket.ok_or_else(|| unknown("it opened a socket without a request for one".to_owned()))?;
                let node_end = hyper::upgrade::on(&mut answer);
                let expired = self.expired(node);
                spawn(Box::pin(async move {
                    if let (Ok(client_end), Ok(node_end)) = tokio::join!(socket, node_end) {
                        let mut client_end = TokioIo::new(client_end);
                        let mut node_end = TokioIo::new(node_end);
                        // Either end can close the socket at any time.
                        tokio::select! {
                            _ = copy_bidirectional(&mut client_end, &mut node_end) => {}
                            () = expired => {}
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

/// Removes the hop-by-hop headers, including those named in `Connection`.
fn drop_connection_headers(headers: &mut HeaderMap) {
    let from_header = headers.get_all(CONNECTION).iter().filter_map(|value| value.to_str().ok());
    let from_header: Vec<HeaderName> =
        from_header.flat_map(|value| value.split(',')).filter_map(|name| name.trim().parse().ok()).collect();
    for name in HOP_BY_HOP_HEADERS.iter().chain(&from_header) {
        headers.remove(name);
    }
}

fn forward_error(node: &str, why: &hyper_util::client::legacy::Error) -> ForwardError {
    let node = node.to_owned();
    let cause = std::iter::successors(why.source(), |&cause| cause.source()).last();
    let cause_text = cause.map_or_else(|| why.to_string(), ToString::to_string);
    let causes = std::iter::successors(why.source(), |&cause| cause.source());
    let io: Vec<&io::Error> = causes.filter_map(|cause| cause.downcast_ref()).collect();
    if io.iter().any(|why| is_wrong_secret(why)) {
        return ForwardError::WrongSecret(node);
    }
    if !why.is_connect() {
        return ForwardError::Unknown { node, why: cause_text };
    }
    if io.iter().any(|why| why.kind() == io::ErrorKind::ConnectionRefused) {
        return ForwardError::Refused(node);
    }
    ForwardError::Unreachable { node, why: cause_text }
}

/// Whether a handshake failed because one end doesn't know the other's secret. If the listener rejects the secret, it
/// doesn't read a request.
fn is_wrong_secret(why: &io::Error) -> bool {
    let tls_error = why.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    matches!(
        tls_error,
        Some(rustls::Error::InvalidCertificate(_) | rustls::Error::AlertReceived(AlertDescription::UnknownCA))
    )
}

async fn connect(secrets: Secrets, to: Uri) -> Result<Stream, io::Error> {
    let timed_out =
        || io::Error::new(io::ErrorKind::TimedOut, format!("no connection within {} s", CONNECT_TIMEOUT.as_secs()));
    timeout(CONNECT_TIMEOUT, handshake(secrets, to)).await.unwrap_or_else(|_| Err(timed_out()))
}

async fn handshake(secrets: Secrets, to: Uri) -> Result<Stream, io::Error> {
    let authority = to.authority().ok_or_else(|| io::Error::other("an address without a host"))?;
    let stream = TcpStream::connect(authority.as_str()).await?;
    stream.set_nodelay(true)?;
    // TLS requires a name, but the key identifies the node.
    let name = ServerName::try_from("node.invalid").map_err(io::Error::other)?;
    let stream = secrets.configs().connector.connect(name, stream).await?;
    Ok(Stream(TokioIo::new(stream)))
}

/// A connection to a node, for hyper's pool.
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
