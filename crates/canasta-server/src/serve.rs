//! The server as a whole: opened on a data directory, listening, stopped. Own accept loop: a client that is slow with
//! its request is cut off, and there are never more connections than the server was set up for.

use std::collections::BTreeMap;
use std::future::Future;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Uri};
use axum::{Extension, Router};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{sleep, timeout};
use tokio_rustls::server::TlsStream;

use crate::bus::Bus;
use crate::config::ServerConfig;
use crate::live::{Means, Registry, sweep};
use crate::patience::Patient;
use crate::store::{StartError, Store, open};
use crate::think::Thinking;
use crate::tls::Tls;
use crate::web::{App, Counters, Home, Peer, Permit, crowded, router};

/// How long connections may take to end when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);
/// How many at one time are told that an address has too many connections; beyond that they are just closed.
const TELLERS: usize = 64;
/// How long it may take to tell one of them.
const TELLING: Duration = Duration::from_secs(5);
/// The pause after the system refused a connection (too many open files, say).
const NO_ACCEPT: Duration = Duration::from_millis(100);

/// Why a running server stopped by itself.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The journal cannot be written. Nothing was acknowledged that is not on the disk.
    #[error(
        "the journal cannot be written, so the server stops: {0}; start it again to go on from what is on the disk"
    )]
    Journal(String),
}

/// Listens on an address, `host:port`; port 0 picks one.
///
/// # Errors
/// [`StartError::Listen`].
pub async fn bind(address: &str) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|why| StartError::Listen { address: address.to_owned(), why })
}

/// An open server.
pub struct Server {
    app: App,
    store: Arc<Store>,
    thinking: Arc<Thinking>,
    stop: watch::Sender<bool>,
}

impl Server {
    /// Opens the data directory. Needs a Tokio runtime.
    ///
    /// # Errors
    /// [`StartError`], a sentence for the operator; nothing was changed.
    pub async fn open(config: ServerConfig) -> Result<Self, StartError> {
        let store = Arc::new(open(&config).await?);
        let (stop, stopped) = watch::channel(false);
        let thinking = Arc::new(Thinking::start(&config.bots).map_err(StartError::Threads)?);
        let means = Means { store: Arc::clone(&store), bus: Bus::new(), config: config.clone(), stop: stopped.clone() };
        let registry = Registry::new(means, Arc::clone(&thinking));
        let app = App {
            store: Arc::clone(&store),
            registry,
            counters: Arc::new(Counters::new(config.limits)),
            config: Arc::new(config),
            shelf: Arc::default(),
            stop: stopped,
        };
        Ok(Self { app, store, thinking, stop })
    }

    /// The router, as tests drive it.
    pub fn router(&self) -> Router {
        router(self.app.clone())
    }

    /// The same as somebody asks who connects from there: it is counted how often they do.
    #[doc(hidden)]
    pub fn router_for(&self, address: IpAddr) -> Router {
        self.router().layer(Extension(Peer(address)))
    }

    /// Serves until `until` is done or the journal fails, then closes everything.
    ///
    /// # Errors
    /// [`ServeError`] if it stopped by itself.
    pub async fn run(self, listener: TcpListener, until: impl Future<Output = ()>) -> Result<(), ServeError> {
        let (open_connections, mut all_closed) = mpsc::channel::<()>(1);
        let permits = Arc::new(Semaphore::new(self.app.config.limits.connections as usize));
        let tellers = Arc::new(Semaphore::new(TELLERS));
        let crowd = Crowd::default();
        let router = self.router();
        tokio::spawn(sweep(Arc::clone(&self.app.registry)));
        let mut until = pin!(until);
        tracing::info!(version = env!("CARGO_PKG_VERSION"), address = ?listener.local_addr().ok(), "listening");
        let failure = loop {
            let accepted = async {
                let permit = Arc::clone(&permits).acquire_owned().await;
                (listener.accept().await, permit)
            };
            let (accepted, permit) = tokio::select! {
                () = &mut until => break None,
                why = self.store.writer().failure() => break Some(why),
                (accepted, Ok(permit)) = accepted => (accepted, permit),
            };
            match accepted {
                Ok((stream, from)) => {
                    let address = from.ip().to_canonical();
                    let most = self.app.config.limits.connections_an_address;
                    let Some(place) = crowd.enter(address, most, &self.app.config.proxies) else {
                        self.app.config.metrics.turned_away();
                        tracing::debug!(%address, "too many connections of one address");
                        // One address must not take the places of all others. Who is turned away here has hundreds.
                        if let Ok(teller) = Arc::clone(&tellers).try_acquire_owned() {
                            let told = self.turned_away(address, (permit, teller));
                            tokio::spawn(timeout(TELLING, told.run(stream)));
                        }
                        continue;
                    };
                    let connection = Connection {
                        peer: Peer(address),
                        router: router.clone(),
                        permit: Permit::new((permit, place, self.app.config.metrics.connection())),
                        config: Arc::clone(&self.app.config),
                        stop: self.app.stop.clone(),
                    };
                    let open = open_connections.clone();
                    tokio::spawn(async move {
                        connection.run(stream).await;
                        drop(open);
                    });
                }
                Err(why) => {
                    tracing::warn!(%why, "a connection cannot be taken");
                    sleep(NO_ACCEPT).await;
                }
            }
        };
        match &failure {
            Some(why) => tracing::error!(why, "the journal cannot be written; stopping"),
            None => tracing::info!("stopping"),
        }
        drop(listener);
        drop(router);
        self.stop.send_replace(true);
        drop(open_connections);
        // Those who do not end by then are cut off.
        let _ = timeout(GOODBYE, all_closed.recv()).await;
        self.close().await;
        tracing::info!("stopped");
        failure.map_or(Ok(()), |why| Err(ServeError::Journal(why)))
    }

    /// A connection on which nothing is told but that there are too many.
    fn turned_away(&self, address: IpAddr, held: impl Send + Sync + 'static) -> Connection {
        Connection {
            peer: Peer(address),
            router: Router::new().fallback(async |uri: Uri| crowded(uri.path())),
            permit: Permit::new(held),
            config: Arc::clone(&self.app.config),
            stop: self.app.stop.clone(),
        }
    }

    /// Stops the tables and closes the store.
    pub async fn close(self) {
        self.stop.send_replace(true);
        let thinking = self.thinking;
        // Bots heed the end at once, or nearly so; it is waited for all the same, off the async threads.
        let _ = tokio::task::spawn_blocking(move || thinking.end()).await;
        self.store.close().await;
    }
}

/// Waits until the server stops.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // An error means that the server has gone: stopped as well.
    let _ = stop.wait_for(|&stop| stop).await;
}

/// How many connections each address has.
#[derive(Clone, Default)]
struct Crowd(Arc<Mutex<BTreeMap<Home, u32>>>);

impl Crowd {
    /// A place for one more of an address, unless it has so many; a proxy has as many as there are.
    fn enter(&self, address: IpAddr, most: u32, proxies: &[IpAddr]) -> Option<Place> {
        let mut crowd = self.lock();
        let home = Home::of(address);
        let count = crowd.entry(home).or_default();
        if *count >= most && !proxies.contains(&address) {
            return None;
        }
        *count += 1;
        Some(Place { crowd: self.clone(), home })
    }

    /// A panic cannot leave a count half changed.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<Home, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One connection of an address, as long as it lives.
struct Place {
    crowd: Crowd,
    home: Home,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut crowd = self.crowd.lock();
        if let Some(count) = crowd.get_mut(&self.home) {
            *count -= 1;
            if *count == 0 {
                crowd.remove(&self.home);
            }
        }
    }
}

struct Connection {
    peer: Peer,
    router: Router,
    permit: Permit,
    config: Arc<ServerConfig>,
    stop: watch::Receiver<bool>,
}

impl Connection {
    async fn run(mut self, stream: TcpStream) {
        // Small answers are to leave at once.
        let _ = stream.set_nodelay(true);
        let Some(tls) = self.config.tls.clone() else { return self.serve(stream).await };
        let mut stop = self.stop.clone();
        let secured = tokio::select! {
            secured = timeout(self.config.head_time, handshake(&tls, stream)) => secured,
            () = stopped(&mut stop) => return,
        };
        if let Ok(Some(stream)) = secured {
            self.serve(stream).await;
        }
    }

    async fn serve(&mut self, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) {
        let inner = TowerToHyperService::new(self.router.clone());
        let (permit, peer) = (self.permit.clone(), self.peer);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(permit.clone());
            request.extensions_mut().insert(peer);
            inner.call(request.map(Body::new))
        });
        let mut builder = http1::Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(self.config.head_time);
        let stream = TokioIo::new(Patient::new(stream, self.config.send_time));
        let mut connection = pin!(builder.serve_connection(stream, service).with_upgrades());
        let mut stopping = false;
        loop {
            tokio::select! {
                // An error is the client's: cut off, or gone.
                _ = connection.as_mut() => return,
                () = stopped(&mut self.stop), if !stopping => {
                    stopping = true;
                    connection.as_mut().graceful_shutdown();
                }
            }
        }
    }
}

/// How a handshake of https begins.
const HANDSHAKE: u8 = 22;
/// What somebody is told who comes by plain http.
const USE_HTTPS: &[u8] = b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nContent-Length: 37\r\n\
                           Connection: close\r\n\r\nThis server is reached by https only.";

/// https on a connection; `None` where the client does not speak it.
async fn handshake(tls: &Tls, mut stream: TcpStream) -> Option<TlsStream<TcpStream>> {
    let mut first = [0];
    if stream.peek(&mut first).await.ok()? == 1 && first[0] != HANDSHAKE {
        // It may be gone already.
        let _ = stream.write_all(USE_HTTPS).await;
        return None;
    }
    tls.accept(stream).await.ok()
}
