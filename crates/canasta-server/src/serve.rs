//! The server as a whole: opened on a data directory, listening, stopped. It has an accept loop of its own, so that a client
//! that is slow with its request is cut off, and there are never more connections than the limits allow.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use axum::{Extension, Router};
use canasta_i18n::Lang;
use canasta_i18n::messages::error;
use canasta_live::{
    Bus, Context, Followers, JoinError, LeaseLost, Node, Registry, Sessions, Thinking, carry_news, spawn, stopped,
    sweep,
};
use canasta_store::postgres::PostgresStore;
use canasta_store::{Following, JournalStore, NewNode, Store};
use futures_util::future::BoxFuture;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};
use tokio_rustls::server::TlsStream;
use tracing::Instrument as _;

use crate::app::{App, Peer, router};
use crate::cluster::nodes::{Cluster, NodeSettings};
use crate::cluster::peers::{GreetError, greet};
use crate::cluster::private::private_router;
use crate::cluster::spectators::OtherNodes;
use crate::config::ServerConfig;
use crate::connection::{self, AsyncReadWrite};
use crate::handlers::files::compress_files;
use crate::handlers::live::Permit;
use crate::jobs::Reviews;
use crate::jobs::daily::DailyDeals;
use crate::middleware::limits::{Counters, Network};
use crate::middleware::retry::NoRoom;
use crate::store::{self, OpenStore, Shared, StoreError};
use crate::tls::Tls;
use crate::write_timeout::WriteTimeout;

/// How long connections may take to end when the server stops.
const GRACE: Duration = Duration::from_secs(5);
/// How many clients at the same time are told that there is no room for their connection. Further connections of an address
/// with too many are just closed; those of other addresses wait.
const REFUSALS: usize = 64;
/// The pause after the system refused a connection (too many open files, say).
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Why a running server stopped by itself.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// A journal cannot be written. All acknowledged acts are on the disk.
    #[error(
        "the journal cannot be written, so the server stops: {0}; start it again to go on from what is on the disk"
    )]
    Journal(String),
    /// Another server has come in the place of this one, whose lease had run out.
    #[error("another server uses the database now, at {0}, so this one stops")]
    Replaced(String),
    /// While the lease of this server had run out, servers of a newer release began to write what it does not read.
    #[error(
        "a newer Canasta writes to the database now (journals of format {format}, and this one reads up to {reads}), so this one stops"
    )]
    Outdated {
        /// The newest format in which entries may be there.
        format: u32,
        /// The newest that this program reads.
        reads: u32,
    },
}

impl From<LeaseLost> for ServeError {
    fn from(lost: LeaseLost) -> Self {
        match lost {
            LeaseLost::Replaced(address) => Self::Replaced(address),
            LeaseLost::Outdated { format, reads } => Self::Outdated { format, reads },
        }
    }
}

/// Why the server cannot start. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another server stands in its way, or the database does not take it in.
    #[error(transparent)]
    Join(#[from] JoinError),
    /// The other servers cannot work together with this one.
    #[error(transparent)]
    Greet(#[from] GreetError),
    /// The system gives no threads for the bots.
    #[error("cannot start the threads on which bots think")]
    Threads(#[source] io::Error),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}")]
    Listen {
        /// `host:port`
        address: String,
        /// The system's error.
        #[source]
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
    /// Where news for other servers waits to be sent.
    bus: Bus,
    /// In a database across a network: this process as a node there.
    membership: Option<Membership>,
    thinking: Arc<Thinking>,
    stop: watch::Sender<bool>,
}

/// What a server needs to be one of several.
struct Several {
    cluster: Arc<Cluster>,
    following: Arc<dyn Following>,
}

impl Several {
    /// The other servers, and the tables of theirs that spectators watch here.
    fn with_followers(self, registry: &Arc<Registry>) -> (Arc<Cluster>, Arc<Followers>) {
        let Self { cluster, following } = self;
        let owners = Arc::new(OtherNodes(Arc::clone(&cluster)));
        let followers = Followers::new(cluster.node.id(), Arc::clone(registry), following, owners);
        (cluster, followers)
    }
}

/// A process that has joined as a node.
struct Membership {
    node: Arc<Node>,
    entry: NewNode,
    /// What renews its lease.
    keeping: Option<AbortHandle>,
}

impl Server {
    /// Opens the data directory, or the database for itself. Needs a Tokio runtime.
    ///
    /// # Errors
    /// [`StartError`]; nothing was changed.
    pub fn open(config: ServerConfig) -> BoxFuture<'static, Result<Self, StartError>> {
        Box::pin(async move {
            let OpenStore { store, shared } = store::open(&config).await?;
            let mut server = Self::over(config, store, None)?;
            if let Some(Shared { node, .. }) = shared {
                let entry = store::entry(&server.app.config, server.app.config.node_address.clone(), true);
                server.join(node, entry).await?;
            }
            Ok(server)
        })
    }

    /// Opens a server that is one of several, which share the database: from now on the others reach it. Needs a Tokio runtime.
    ///
    /// # Errors
    /// [`StartError`]; nothing was changed.
    pub fn open_node(config: ServerConfig, settings: NodeSettings) -> BoxFuture<'static, Result<Self, StartError>> {
        Box::pin(async move {
            let NodeSettings { secrets, listener, address } = settings;
            let OpenStore { store, shared } = store::open(&config).await?;
            let Shared { node, database } = shared.ok_or(StoreError::NoDatabase)?;
            let cluster = Arc::new(Cluster::new(Arc::clone(&node), &secrets));
            let several = Several { cluster: Arc::clone(&cluster), following: Arc::<PostgresStore>::clone(&database) };
            let mut server = Self::over(config, store, Some(several))?;
            let (router, stop) = (private_router(server.app.clone()), &server.app.stop);
            spawn(crate::cluster::serve(listener, secrets, router, stop.clone()));
            // Before it joins: it shall get no tables that nobody could reach there.
            if let Err(why) = greet(&server.app, &address).await {
                server.close().await;
                return Err(why.into());
            }
            spawn(Box::pin(cluster.watch_others(stop.clone())));
            let entry = store::entry(&server.app.config, address, false);
            server.join(node, entry).await?;
            if let Some(followers) = &server.app.followers {
                let (bus, followers, stop) = (server.bus.clone(), Arc::clone(followers), &server.app.stop);
                spawn(Box::pin(Arc::clone(&followers).run(stop.clone())));
                spawn(Box::pin(carry_news(bus, database, followers, stop.clone())));
            }
            Ok(server)
        })
    }

    /// Enters this process as a node of its database.
    async fn join(&mut self, node: Arc<Node>, entry: NewNode) -> Result<(), JoinError> {
        node.join(&entry).await?;
        self.membership = Some(Membership { node, entry, keeping: None });
        Ok(())
    }

    fn over(config: ServerConfig, store: Arc<dyn Store>, several: Option<Several>) -> Result<Self, StartError> {
        let node = several.as_ref().map(|several| Arc::clone(&several.cluster.node));
        let bus = if several.is_some() { Bus::of_node() } else { Bus::default() };
        let (stop, stopped) = watch::channel(false);
        let thinking = Arc::new(Thinking::start(&config.bots).map_err(StartError::Threads)?);
        let stopping = stopped.clone();
        let mut journals: Arc<dyn JournalStore> = Arc::<dyn Store>::clone(&store);
        if let Some(decorate) = &config.hooks.journals {
            journals = decorate(journals);
        }
        let context = Context {
            journals,
            store: Arc::clone(&store),
            bus: bus.clone(),
            config: config.tables(),
            node,
            stop: stopping,
        };
        let registry = Registry::new(context, Arc::clone(&thinking));
        let shared = if several.is_some() { Sessions::shared } else { Sessions::new };
        let sessions = shared(Arc::clone(&store));
        let reviews = Reviews::new(Arc::clone(&store), thinking.background(), config.hooks.review);
        let (cluster, followers) = several.map(|several| several.with_followers(&registry)).unzip();
        let (settings, now) = (config.daily.clone(), Arc::clone(&config.now));
        let daily = Arc::new(DailyDeals::new(Arc::clone(&store), thinking.background(), settings, now));
        let app = App {
            daily,
            store: Arc::clone(&store),
            sessions: Arc::new(sessions),
            registry,
            counters: Arc::new(Counters::new(config.limits)),
            config: Arc::new(config),
            replays: Arc::default(),
            reviews,
            unknown_origins: Arc::default(),
            cluster,
            followers,
            stop: stopped,
        };
        Ok(Self { app, store, bus, membership: None, thinking, stop })
    }

    /// The router, as tests drive it.
    pub fn router(&self) -> Router {
        router(self.app.clone())
    }

    /// The router for a client at an address, whose requests are counted.
    #[doc(hidden)]
    pub fn router_for(&self, address: IpAddr) -> Router {
        self.router().layer(Extension(Peer(address)))
    }

    /// Serves until `until` is done or the journal fails, then closes everything.
    ///
    /// # Errors
    /// [`ServeError`] if it stopped by itself.
    pub fn run<'a>(
        self,
        listener: TcpListener,
        until: impl Future<Output = ()> + Send + 'a,
    ) -> BoxFuture<'a, Result<(), ServeError>> {
        self.run_until(listener, Box::pin(until))
    }

    fn run_until(
        mut self,
        listener: TcpListener,
        mut until: BoxFuture<'_, ()>,
    ) -> BoxFuture<'_, Result<(), ServeError>> {
        Box::pin(async move {
            let (open_connections, mut all_closed) = mpsc::channel::<()>(1);
            let limits = ConnectionLimits::new(&self.app.config);
            let router = self.router();
            canasta_pages::table_words(self.app.config.lang);
            compress_files();
            spawn(Box::pin(sweep(Arc::clone(&self.app.registry))));
            let mut lost = pin!(self.lost());
            let address = listener.local_addr().map_or_else(|why| why.to_string(), |address| address.to_string());
            tracing::info!(version = env!("CARGO_PKG_VERSION"), address, "listening");
            let failure = loop {
                let accepted = tokio::select! {
                    () = &mut until => break None,
                    why = self.store.failure() => break Some(ServeError::Journal(why)),
                    lost = &mut lost => break Some(lost.into()),
                    accepted = limits.accept(&listener) => accepted,
                };
                match accepted {
                    Ok((stream, address, room)) => {
                        let Some(connection) = self.connection(&router, address, room) else { continue };
                        let open = open_connections.clone();
                        spawn(Box::pin(async move {
                            connection.run(stream).await;
                            drop(open);
                        }));
                    }
                    Err(why) => {
                        tracing::warn!(%why, "failed to accept a connection");
                        sleep(ACCEPT_PAUSE).await;
                    }
                }
            };
            match &failure {
                Some(why) => tracing::error!(%why, "stopping"),
                None => tracing::info!("stopping"),
            }
            drop(listener);
            drop(router);
            self.stop.send_replace(true);
            drop(open_connections);
            self.hand_over().await;
            // Connections that have not ended by then are cut off.
            let _ = timeout(GRACE, all_closed.recv()).await;
            self.close().await;
            tracing::info!("stopped");
            failure.map_or(Ok(()), Err)
        })
    }

    /// Keeps the lease, in a database, until this process may be a node no more; why.
    fn lost(&mut self) -> impl Future<Output = LeaseLost> + use<> {
        let kept = self.membership.as_mut().map(|membership| {
            let (node, entry) = (Arc::clone(&membership.node), membership.entry.clone());
            let span = tracing::error_span!("node", address = entry.address);
            let kept = spawn(Box::pin(async move { node.keep_lease(&entry).await }.instrument(span)));
            membership.keeping = Some(kept.abort_handle());
            kept
        });
        async move {
            if let Some(kept) = kept
                && let Ok(lost) = kept.await
            {
                return lost;
            }
            std::future::pending().await
        }
    }

    /// A connection that is served, or on which the client is told that there is no room. `None` is one that is just closed.
    fn connection(&self, router: &Router, address: IpAddr, room: Room) -> Option<Connection> {
        let metrics = &self.app.config.metrics;
        let (permit, no_room) = match room {
            Room::Served(permit, of_address) => (Permit::new((permit, of_address, metrics.connection())), None),
            Room::Refused(refusal, why) => {
                metrics.turned_away();
                tracing::debug!(%address, ?why, "no room for a connection");
                (Permit::new(refusal?), Some(why))
            }
        };
        let (config, stop) = (Arc::clone(&self.app.config), self.app.stop.clone());
        Some(Connection { peer: Peer(address), router: router.clone(), permit, config, stop, no_room })
    }

    /// Where there are several servers, gives the tables back and leaves: others take them while this one still ends.
    async fn hand_over(&mut self) {
        if self.app.cluster.is_none() {
            return;
        }
        let _ = timeout(GRACE, self.app.registry.drained()).await;
        self.leave().await;
    }

    /// Is a node of the database no more.
    async fn leave(&mut self) {
        let Some(Membership { node, keeping, .. }) = self.membership.take() else { return };
        if let Some(keeping) = keeping {
            keeping.abort();
        }
        if let Err(error) = node.leave().await {
            tracing::warn!(%error, "failed to leave; the lease of this node runs out");
        }
    }

    /// Stops the tables and closes the store.
    pub async fn close(mut self) {
        self.stop.send_replace(true);
        self.hand_over().await;
        let thinking = Arc::clone(&self.thinking);
        // Bots stop at once, or nearly so; the wait for them must not block an async thread.
        let _ = tokio::task::spawn_blocking(move || thinking.end()).await;
        // Nothing is written any more: the next server may use the database.
        self.leave().await;
        self.store.close().await;
    }
}

/// Whether there is room for a connection.
enum Room {
    /// It is served, and counts against both limits.
    Served(OwnedSemaphorePermit, AddressPermit),
    /// It is not. With a permit, the client is told so.
    Refused(Option<OwnedSemaphorePermit>, NoRoom),
}

/// Limits the connections, in all and of each address.
struct ConnectionLimits {
    total: Arc<Semaphore>,
    refusals: Arc<Semaphore>,
    by_address: ByAddress,
    config: Arc<ServerConfig>,
}

impl ConnectionLimits {
    fn new(config: &Arc<ServerConfig>) -> Self {
        let total = Arc::new(Semaphore::new(config.limits.connections as usize));
        let refusals = Arc::new(Semaphore::new(REFUSALS));
        Self { total, refusals, by_address: ByAddress::default(), config: Arc::clone(config) }
    }

    /// Accepts the next connection, as soon as it can be served, or its client can be told that it cannot.
    async fn accept(&self, listener: &TcpListener) -> io::Result<(TcpStream, IpAddr, Room)> {
        let free = |of: &Arc<Semaphore>| Arc::clone(of).try_acquire_owned().ok();
        // Clients that take all permits must not make the server accept and close without end.
        tokio::select! {
            _ = self.total.acquire() => {}
            _ = self.refusals.acquire() => {}
        }
        let (stream, from) = listener.accept().await?;
        let address = SocketAddr::ip(&from).to_canonical();
        let Some(permit) = free(&self.total) else {
            return Ok((stream, address, Room::Refused(free(&self.refusals), NoRoom::Full)));
        };
        let most = self.config.limits.connections_per_address;
        let room = match self.by_address.permit(address, most, &self.config.access.proxies) {
            Some(of_address) => Room::Served(permit, of_address),
            None => Room::Refused(free(&self.refusals), NoRoom::Crowded),
        };
        Ok((stream, address, room))
    }
}

/// How many connections each address has, so that one cannot take those of all others.
#[derive(Clone, Default)]
struct ByAddress(Arc<Mutex<BTreeMap<Network, u32>>>);

impl ByAddress {
    /// A permit for one more connection of an address, unless it has as many as it may; proxies have no limit.
    fn permit(&self, address: IpAddr, most: u32, proxies: &[IpAddr]) -> Option<AddressPermit> {
        let mut counts = self.lock();
        let network = Network::of(address);
        let count = counts.entry(network).or_default();
        if *count >= most && !proxies.contains(&address) {
            return None;
        }
        *count += 1;
        Some(AddressPermit { by_address: self.clone(), network })
    }

    /// A panic cannot leave a count half changed.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<Network, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Counts for one connection of an address until it is dropped.
struct AddressPermit {
    by_address: ByAddress,
    network: Network,
}

impl Drop for AddressPermit {
    fn drop(&mut self) {
        let mut counts = self.by_address.lock();
        if let Some(count) = counts.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.network);
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
    /// Why there is no room for it, where every request is answered with that.
    no_room: Option<NoRoom>,
}

impl Connection {
    async fn run(self, stream: TcpStream) {
        match self.no_room {
            // A client that is cut off here has read the answer, or does not read.
            Some(_) => drop(timeout(self.config.timeouts.head, self.through(stream)).await),
            None => self.through(stream).await,
        }
    }

    async fn through(mut self, stream: TcpStream) {
        // Small answers are to leave at once.
        let _ = stream.set_nodelay(true);
        let Some(tls) = self.config.access.tls.clone() else { return self.serve(stream).await };
        let mut stop = self.stop.clone();
        let secured = tokio::select! {
            secured = timeout(self.config.timeouts.head, handshake(&tls, stream)) => secured,
            () = stopped(&mut stop) => return,
        };
        if let Ok(Some(stream)) = secured {
            self.serve(stream).await;
        }
    }

    async fn serve(&mut self, stream: impl AsyncReadWrite + 'static) {
        let (permit, peer, no_room) = (self.permit.clone(), self.peer, self.no_room);
        let prepare = Box::new(move |request: &mut Request<Body>| {
            request.extensions_mut().insert(permit.clone());
            request.extensions_mut().insert(peer);
            if let Some(no_room) = no_room {
                request.extensions_mut().insert(no_room);
            }
        });
        let timeouts = &self.config.timeouts;
        let stream = Box::new(WriteTimeout::new(stream, timeouts.send));
        connection::serve(stream, self.router.clone(), prepare, Some(timeouts.head), &mut self.stop).await;
    }
}

/// The first byte of a TLS handshake.
const HANDSHAKE: u8 = 22;

/// The answer to plain HTTP where the server speaks HTTPS.
fn use_https() -> String {
    let sentence = error::https_only(Lang::EN);
    let length = sentence.len();
    let head = "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nConnection: close";

    format!("{head}\r\nContent-Length: {length}\r\n\r\n{sentence}")
}

/// Shakes hands on a connection; `None` where the client does not speak HTTPS.
async fn handshake(tls: &Tls, mut stream: TcpStream) -> Option<TlsStream<TcpStream>> {
    let mut first = [0];
    if stream.peek(&mut first).await.ok()? == 1 && first[0] != HANDSHAKE {
        // The client may be gone already.
        let _ = stream.write_all(use_https().as_bytes()).await;
        return None;
    }
    tls.accept(stream).await.ok()
}
