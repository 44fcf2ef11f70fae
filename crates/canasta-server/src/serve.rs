//! The server as a whole: opened on a data directory, listening, stopped. Own accept loop: a client that is slow with
//! its request is cut off, and there are never more connections than the server was set up for.

use std::collections::BTreeMap;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use axum::{Extension, Router};
use canasta_live::{Bus, Context, Registry, Sessions, Thinking, stopped, sweep};
use canasta_store::Store;
use canasta_store::sqlite::{OpenError, SqliteSettings, SqliteStore};
use canasta_words::Lang;
use canasta_words::messages::error;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio::time::{sleep, timeout};
use tokio_rustls::server::TlsStream;

use crate::commits::Commits;
use crate::config::ServerConfig;
use crate::patience::Patient;
use crate::tls::Tls;
use crate::web::{App, Counters, Home, NoRoom, Peer, Permit, pack, router};

/// How long connections may take to end when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);
/// How many at one time are told that there is no room for their connection. Beyond that those of an address that has too
/// many are just closed, and others wait.
const TELLERS: usize = 64;
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

/// Why the server cannot start. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The system gives no threads to think on.
    #[error("cannot start the threads on which bots think: {0}")]
    Threads(io::Error),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {why}")]
    Listen {
        /// The address.
        address: String,
        /// Why.
        why: io::Error,
    },
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
    store: Arc<dyn Store>,
    thinking: Arc<Thinking>,
    stop: watch::Sender<bool>,
}

impl Server {
    /// Opens the data directory. Needs a Tokio runtime.
    ///
    /// # Errors
    /// [`StartError`], a sentence for the operator; nothing was changed.
    pub async fn open(config: ServerConfig) -> Result<Self, StartError> {
        let settings = SqliteSettings {
            observer: Arc::new(Commits::of(&config)),
            pragmas: config.pragmas,
            ..SqliteSettings::new(&config.data)
        };
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&settings).await?);
        let (stop, stopped) = watch::channel(false);
        let thinking = Arc::new(Thinking::start(&config.bots).map_err(StartError::Threads)?);
        let stopping = stopped.clone();
        let context =
            Context { store: Arc::clone(&store), bus: Bus::default(), config: config.tables(), stop: stopping };
        let registry = Registry::new(context, Arc::clone(&thinking));
        let app = App {
            store: Arc::clone(&store),
            sessions: Arc::new(Sessions::new(Arc::clone(&store))),
            registry,
            counters: Arc::new(Counters::new(config.limits)),
            config: Arc::new(config),
            shelf: Arc::default(),
            misaddressed: Arc::default(),
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
        let rooms = Rooms::new(&self.app.config);
        let router = self.router();
        pack();
        tokio::spawn(sweep(Arc::clone(&self.app.registry)));
        let mut until = pin!(until);
        let address = listener.local_addr().map_or_else(|why| why.to_string(), |address| address.to_string());
        tracing::info!(version = env!("CARGO_PKG_VERSION"), address, "listening");
        let failure = loop {
            let accepted = tokio::select! {
                () = &mut until => break None,
                why = self.store.failure() => break Some(why),
                accepted = rooms.accept(&listener) => accepted,
            };
            match accepted {
                Ok((stream, address, room)) => {
                    let Some(connection) = self.connection(&router, address, room) else { continue };
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

    /// What becomes of a connection; without room for it, nothing is told on it but that. `None`: it is just closed.
    fn connection(&self, router: &Router, address: IpAddr, room: Room) -> Option<Connection> {
        let metrics = &self.app.config.metrics;
        let (permit, no_room) = match room {
            Room::Served(permit, place) => (Permit::new((permit, place, metrics.connection())), None),
            Room::Told(teller, why) => {
                metrics.turned_away();
                tracing::debug!(%address, ?why, "no room for a connection");
                (Permit::new(teller?), Some(why))
            }
        };
        let (config, stop) = (Arc::clone(&self.app.config), self.app.stop.clone());
        Some(Connection { peer: Peer(address), router: router.clone(), permit, config, stop, no_room })
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

/// Room for a connection.
enum Room {
    /// It is one of all that there may be, and one of those of its address.
    Served(OwnedSemaphorePermit, Place),
    /// There is none, and perhaps not even for saying so.
    Told(Option<OwnedSemaphorePermit>, NoRoom),
}

/// How many connections there may be, in all and of one address.
struct Rooms {
    places: Arc<Semaphore>,
    tellers: Arc<Semaphore>,
    crowd: Crowd,
    config: Arc<ServerConfig>,
}

impl Rooms {
    fn new(config: &Arc<ServerConfig>) -> Self {
        let places = Arc::new(Semaphore::new(config.limits.connections as usize));
        let tellers = Arc::new(Semaphore::new(TELLERS));
        Self { places, tellers, crowd: Crowd::default(), config: Arc::clone(config) }
    }

    /// The next connection, as soon as it can be served, or told that it cannot.
    async fn accept(&self, listener: &TcpListener) -> io::Result<(TcpStream, IpAddr, Room)> {
        let free = |of: &Arc<Semaphore>| Arc::clone(of).try_acquire_owned().ok();
        // Whoever takes all of them must not make the server accept and close without end.
        tokio::select! {
            _ = self.places.acquire() => {}
            _ = self.tellers.acquire() => {}
        }
        let (stream, from) = listener.accept().await?;
        let address = SocketAddr::ip(&from).to_canonical();
        let Some(permit) = free(&self.places) else {
            return Ok((stream, address, Room::Told(free(&self.tellers), NoRoom::Full)));
        };
        let most = self.config.limits.connections_per_address;
        // One address must not take the places of all others.
        let room = match self.crowd.enter(address, most, &self.config.proxies) {
            Some(place) => Room::Served(permit, place),
            None => Room::Told(free(&self.tellers), NoRoom::Crowded),
        };
        Ok((stream, address, room))
    }
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
    /// Why there is no room for it, where that is all that it is told.
    no_room: Option<NoRoom>,
}

impl Connection {
    async fn run(self, stream: TcpStream) {
        match self.no_room {
            // A browser that is cut off has been told, or does not listen.
            Some(_) => drop(timeout(self.config.head_time, self.through(stream)).await),
            None => self.through(stream).await,
        }
    }

    async fn through(mut self, stream: TcpStream) {
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
        let (permit, peer, no_room) = (self.permit.clone(), self.peer, self.no_room);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(permit.clone());
            request.extensions_mut().insert(peer);
            if let Some(no_room) = no_room {
                request.extensions_mut().insert(no_room);
            }
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

/// The answer to a client that speaks plain http where https is spoken.
fn use_https() -> String {
    let sentence = error::https_only(Lang::EN);
    let length = sentence.len();
    // not for people: the head of an answer
    let head = "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nConnection: close";

    format!("{head}\r\nContent-Length: {length}\r\n\r\n{sentence}")
}

/// https on a connection; `None` where the client does not speak it.
async fn handshake(tls: &Tls, mut stream: TcpStream) -> Option<TlsStream<TcpStream>> {
    let mut first = [0];
    if stream.peek(&mut first).await.ok()? == 1 && first[0] != HANDSHAKE {
        // It may be gone already.
        let _ = stream.write_all(use_https().as_bytes()).await;
        return None;
    }
    tls.accept(stream).await.ok()
}
