//! A whole server, from opening its data directory or database to stopping. It has its own accept loop, which cuts off
//! clients with slow requests and limits the number of connections.

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
    Bus, Context, Followers, JoinError, LeaseLost, Node, Registry, Sessions, Thinking, carry_notifications, spawn,
    stopped, sweep,
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
use crate::config::{ServerConfig, ascii_host};
use crate::connection::{self, AsyncReadWrite};
use crate::handlers::files::compress_files;
use crate::handlers::live::Permit;
use crate::jobs::Reviews;
use crate::jobs::daily::DailyDeals;
use crate::jobs::verdicts::Verdicts;
use crate::middleware::limits::{Counters, Network};
use crate::middleware::retry::NoRoom;
use crate::store::{self, OpenStore, Shared, StoreError};
use crate::tls::Tls;
use crate::write_timeout::WriteTimeout;

/// Time for connections to finish when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// Maximum number of concurrent connections that are told that the server is full. Beyond it, connections are closed
/// without an answer if their address is over its limit. Other connections wait.
const MAX_REFUSALS: usize = 64;
/// Pause after the OS refuses to accept, for example because too many files are open.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Why a running server stopped on its own.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// A journal write failed. All acknowledged actions are on disk.
    #[error("cannot write the journal, so the server stops: {0}; start it again to continue from what is on disk")]
    Journal(String),
    /// Another server took over after this server's lease had expired.
    #[error("another server uses the database now, at {0}, so this one stops")]
    Replaced(String),
    /// After this server's lease had expired, servers on a newer release began to write a format that it can't read.
    #[error(
        "a newer Canasta writes to the database now (journals of format {format}, and this one reads up to {reads}), so this one stops"
    )]
    Outdated {
        /// Newest format that stored entries can have.
        format: u32,
        /// Newest format that this program reads.
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

/// Why the server can't start. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Opening the store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another server is already running, or the database doesn't accept this one.
    #[error(transparent)]
    Join(#[from] JoinError),
    /// This server can't work with the others.
    #[error(transparent)]
    Greet(#[from] GreetError),
    /// The OS refused to start threads for the bots.
    #[error("cannot start the bot threads")]
    Threads(#[source] io::Error),
    /// The address can't be used.
    #[error("cannot listen on {address}")]
    Listen {
        /// `host:port`
        address: String,
        /// The OS's error.
        #[source]
        why: io::Error,
    },
}

/// Listens on `host:port`; port 0 picks a free one. Without a host, listens on all addresses of this machine.
///
/// # Errors
/// [`StartError::Listen`].
pub async fn bind(address: &str) -> Result<TcpListener, StartError> {
    let listener = match address.strip_prefix(':') {
        // Includes IPv4, unless the machine has no IPv6.
        Some(port) => match TcpListener::bind(format!("[::]:{port}")).await {
            Ok(listener) => Ok(listener),
            Err(_) => TcpListener::bind(format!("0.0.0.0:{port}")).await,
        },
        None => TcpListener::bind(&*ascii_host(address)).await,
    };
    listener.map_err(|why| StartError::Listen { address: address.to_owned(), why })
}

/// An open server.
pub struct Server {
    app: App,
    store: Arc<dyn Store>,
    /// Queue of notifications for other servers.
    bus: Bus,
    /// This process as a node of a PostgreSQL database.
    membership: Option<Membership>,
    thinking: Arc<Thinking>,
    stop: watch::Sender<bool>,
}

/// The parts for joining a cluster.
struct ClusterParts {
    cluster: Arc<Cluster>,
    following: Arc<dyn Following>,
}

impl ClusterParts {
    /// The other servers, and those of their tables that are watched here.
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
    lease_task: Option<AbortHandle>,
}

impl Server {
    /// Opens a server on its data directory, or on a database that it doesn't share. Needs a Tokio runtime.
    ///
    /// # Errors
    /// [`StartError`]; nothing was changed.
    pub fn open(config: ServerConfig) -> BoxFuture<'static, Result<Self, StartError>> {
        Box::pin(async move {
            let OpenStore { store, shared } = store::open(&config).await?;
            let mut server = Self::with_store(config, store, None)?;
            if let Some(Shared { node, .. }) = shared {
                let entry = store::entry(&server.app.config, server.app.config.node_address.clone(), true);
                server.join(node, entry).await?;
            }
            Ok(server)
        })
    }

    /// Opens a server on a shared database. The other servers can reach it from then on. Needs a Tokio runtime.
    ///
    /// # Errors
    /// [`StartError`]; nothing was changed.
    pub fn open_node(config: ServerConfig, settings: NodeSettings) -> BoxFuture<'static, Result<Self, StartError>> {
        Box::pin(async move {
            let NodeSettings { secrets, listener, address } = settings;
            let OpenStore { store, shared } = store::open(&config).await?;
            let Shared { node, database } = shared.ok_or(StoreError::NoDatabase)?;
            let cluster = Arc::new(Cluster::new(Arc::clone(&node), &secrets));
            let cluster_parts =
                ClusterParts { cluster: Arc::clone(&cluster), following: Arc::<PostgresStore>::clone(&database) };
            let mut server = Self::with_store(config, store, Some(cluster_parts))?;
            let router = private_router(server.app.clone());
            let stop = &server.app.stop;
            spawn(crate::cluster::serve(listener, secrets, router, stop.clone()));
            // Checked before joining, so that the server never owns tables that the others can't reach.
            if let Err(why) = greet(&server.app, &address).await {
                server.close().await;
                return Err(why.into());
            }
            spawn(Box::pin(cluster.watch_others(stop.clone())));
            let entry = store::entry(&server.app.config, address, false);
            server.join(node, entry).await?;
            if let Some(followers) = &server.app.followers {
                let bus = server.bus.clone();
                let followers = Arc::clone(followers);
                let stop = &server.app.stop;
                spawn(Box::pin(Arc::clone(&followers).run(stop.clone())));
                spawn(Box::pin(carry_notifications(bus, database, followers, stop.clone())));
            }
            Ok(server)
        })
    }

    /// Registers this process as a node of its database.
    async fn join(&mut self, node: Arc<Node>, entry: NewNode) -> Result<(), JoinError> {
        node.join(&entry).await?;
        self.membership = Some(Membership { node, entry, lease_task: None });
        Ok(())
    }

    fn with_store(
        config: ServerConfig,
        store: Arc<dyn Store>,
        cluster_parts: Option<ClusterParts>,
    ) -> Result<Self, StartError> {
        let node = cluster_parts.as_ref().map(|cluster_parts| Arc::clone(&cluster_parts.cluster.node));
        let bus = if cluster_parts.is_some() { Bus::of_node() } else { Bus::default() };
        let (stop, stopped) = watch::channel(false);
        let thinking = Arc::new(Thinking::start(&config.bots).map_err(StartError::Threads)?);
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
            stop: stopped.clone(),
        };
        let registry = Registry::new(context, Arc::clone(&thinking));
        let new_sessions = if cluster_parts.is_some() { Sessions::shared } else { Sessions::new };
        let sessions = new_sessions(Arc::clone(&store));
        let reviews = Reviews::new(Arc::clone(&store), thinking.background(), config.hooks.review);
        let (cluster, followers) = cluster_parts.map(|cluster_parts| cluster_parts.with_followers(&registry)).unzip();
        let daily =
            DailyDeals::new(Arc::clone(&store), thinking.background(), config.daily.clone(), Arc::clone(&config.now));
        let verdicts = Verdicts::new(thinking.background(), config.hooks.judge);
        let app = App {
            daily: Arc::new(daily),
            store: Arc::clone(&store),
            sessions: Arc::new(sessions),
            registry,
            counters: Arc::new(Counters::new(config.limits)),
            config: Arc::new(config),
            replays: Arc::default(),
            reviews,
            verdicts: Arc::new(verdicts),
            answered_forms: Arc::default(),
            unknown_origins: Arc::default(),
            cluster,
            followers,
            stop: stopped,
        };
        Ok(Self { app, store, bus, membership: None, thinking, stop })
    }

    /// The router, for tests.
    pub fn router(&self) -> Router {
        router(self.app.clone())
    }

    /// The router for a client at this address. Its requests count against the limits.
    #[doc(hidden)]
    pub fn router_for(&self, address: IpAddr) -> Router {
        self.router().layer(Extension(Peer(address)))
    }

    /// Serves until `until` is done or the journal fails, then closes everything.
    ///
    /// # Errors
    /// [`ServeError`] if it stopped on its own.
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
            for lang in Lang::ALL.iter().copied().chain(self.app.config.lang) {
                canasta_pages::prepare_files(lang);
            }
            compress_files();
            let sweeping = spawn(Box::pin(sweep(Arc::clone(&self.app.registry))));
            let mut lease_lost = pin!(self.keep_lease());
            let address = listener.local_addr().map_or_else(|why| why.to_string(), |address| address.to_string());
            tracing::info!(version = env!("CARGO_PKG_VERSION"), address, "listening");
            let failure = loop {
                let accepted = tokio::select! {
                    () = &mut until => break None,
                    why = self.store.failure() => break Some(ServeError::Journal(why)),
                    lost = &mut lease_lost => break Some(lost.into()),
                    accepted = limits.accept(&listener) => accepted,
                };
                match accepted {
                    Ok((stream, address, admission)) => {
                        let Some(connection) = self.prepare_connection(&router, address, admission) else { continue };
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
            // Connections that are still open after the timeout are cut off.
            let _ = timeout(SHUTDOWN_TIMEOUT, all_closed.recv()).await;
            // The task reads from the store, so it must end before `close` closes the store. If it has panicked, that
            // was reported.
            let _ = sweeping.await;
            self.close().await;
            tracing::info!("stopped");
            failure.map_or(Ok(()), Err)
        })
    }

    /// Renews the lease, if there is one, until it is lost.
    fn keep_lease(&mut self) -> impl Future<Output = LeaseLost> + use<> {
        let task = self.membership.as_mut().map(|membership| {
            let node = Arc::clone(&membership.node);
            let entry = membership.entry.clone();
            let span = tracing::error_span!("node", address = entry.address);
            let task = spawn(Box::pin(async move { node.keep_lease(&entry).await }.instrument(span)));
            membership.lease_task = Some(task.abort_handle());
            task
        });
        async move {
            if let Some(task) = task
                && let Ok(lost) = task.await
            {
                return lost;
            }
            std::future::pending().await
        }
    }

    /// A connection to serve, or to answer that the server is full. `None` to close it without an answer.
    fn prepare_connection(&self, router: &Router, address: IpAddr, admission: Admission) -> Option<Connection> {
        let metrics = &self.app.config.metrics;
        let (permit, no_room) = match admission {
            Admission::Admitted(permit, address_permit) => {
                (Permit::new((permit, address_permit, metrics.connection())), None)
            }
            Admission::Refused(refusal, why) => {
                metrics.connection_refused();
                tracing::debug!(%address, ?why, "refused a connection over the limit");
                (Permit::new(refusal?), Some(why))
            }
        };
        Some(Connection {
            peer: Peer(address),
            router: router.clone(),
            permit,
            config: Arc::clone(&self.app.config),
            stop: self.app.stop.clone(),
            no_room,
        })
    }

    /// In a cluster, releases the tables and leaves. Others can then acquire the tables while this server is still
    /// shutting down.
    async fn hand_over(&mut self) {
        if self.app.cluster.is_none() {
            return;
        }
        let _ = timeout(SHUTDOWN_TIMEOUT, self.app.registry.wait_until_drained()).await;
        self.leave().await;
    }

    /// Leaves the database's list of nodes.
    async fn leave(&mut self) {
        let Some(Membership { node, lease_task, .. }) = self.membership.take() else { return };
        if let Some(lease_task) = lease_task {
            lease_task.abort();
        }
        if let Err(error) = node.leave().await {
            tracing::warn!(%error, "failed to leave the cluster; waiting for this node's lease to expire");
        }
    }

    /// Stops the tables and closes the store.
    pub async fn close(mut self) {
        self.stop.send_replace(true);
        self.hand_over().await;
        let thinking = Arc::clone(&self.thinking);
        // Bots stop almost at once, but waiting for them here would block an async thread.
        let _ = tokio::task::spawn_blocking(move || thinking.end()).await;
        // All writes are done, so the next server can use the database.
        self.leave().await;
        self.store.close().await;
    }
}

/// Whether a new connection is within the limits.
enum Admission {
    /// It is, and counts against both limits.
    Admitted(OwnedSemaphorePermit, AddressPermit),
    /// It is over a limit. With a permit, its client is told that the server is full. Without one, it is closed at
    /// once.
    Refused(Option<OwnedSemaphorePermit>, NoRoom),
}

/// Limits the connections, in total and per address.
struct ConnectionLimits {
    total: Arc<Semaphore>,
    refusals: Arc<Semaphore>,
    by_address: ConnectionsByAddress,
    config: Arc<ServerConfig>,
}

impl ConnectionLimits {
    fn new(config: &Arc<ServerConfig>) -> Self {
        let total = Arc::new(Semaphore::new(config.limits.connections as usize));
        let refusals = Arc::new(Semaphore::new(MAX_REFUSALS));
        Self { total, refusals, by_address: ConnectionsByAddress::default(), config: Arc::clone(config) }
    }

    /// Accepts a connection as soon as it can be served or told that the server is full.
    async fn accept(&self, listener: &TcpListener) -> io::Result<(TcpStream, IpAddr, Admission)> {
        let try_permit = |semaphore: &Arc<Semaphore>| Arc::clone(semaphore).try_acquire_owned().ok();
        // Without a free permit for either, the server would accept and close connections in a tight loop.
        tokio::select! {
            _ = self.total.acquire() => {}
            _ = self.refusals.acquire() => {}
        }
        let (stream, from) = listener.accept().await?;
        let address = SocketAddr::ip(&from).to_canonical();
        let Some(permit) = try_permit(&self.total) else {
            return Ok((stream, address, Admission::Refused(try_permit(&self.refusals), NoRoom::Full)));
        };
        let max = self.config.limits.connections_per_address;
        let admission = match self.by_address.permit(address, max, &self.config.access.proxies) {
            Some(address_permit) => Admission::Admitted(permit, address_permit),
            None => Admission::Refused(try_permit(&self.refusals), NoRoom::Crowded),
        };
        Ok((stream, address, admission))
    }
}

/// Open connections per address, so that one address can't use up all of them.
#[derive(Clone, Default)]
struct ConnectionsByAddress(Arc<Mutex<BTreeMap<Network, u32>>>);

impl ConnectionsByAddress {
    /// A permit for another connection from an address. `None` if the address already has `max`. Proxies have no limit.
    fn permit(&self, address: IpAddr, max: u32, proxies: &[IpAddr]) -> Option<AddressPermit> {
        let mut counts = self.lock();
        let network = Network::of(address);
        let count = counts.entry(network).or_default();
        if *count >= max && !proxies.contains(&address) {
            return None;
        }
        *count += 1;
        Some(AddressPermit { by_address: self.clone(), network })
    }

    /// A panic can't leave a count half changed.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<Network, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Counts a connection from an address until it is dropped.
struct AddressPermit {
    by_address: ConnectionsByAddress,
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
    /// The answer to all requests on a connection over a limit. `None` if the connection is within the limits.
    no_room: Option<NoRoom>,
}

impl Connection {
    async fn run(self, stream: TcpStream) {
        match self.no_room {
            // After the timeout, the client has either read the answer or isn't going to.
            Some(_) => drop(timeout(self.config.timeouts.head, self.secure_and_serve(stream)).await),
            None => self.secure_and_serve(stream).await,
        }
    }

    async fn secure_and_serve(mut self, stream: TcpStream) {
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
        let permit = self.permit.clone();
        let peer = self.peer;
        let no_room = self.no_room;
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

/// First byte of a TLS handshake record.
const TLS_HANDSHAKE: u8 = 22;

/// Answer to plain HTTP on a server with HTTPS.
fn https_only_answer() -> String {
    let sentence = error::https_only(Lang::EN);
    let length = sentence.len();
    let head = "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nConnection: close";

    format!("{head}\r\nContent-Length: {length}\r\n\r\n{sentence}")
}

/// Performs the TLS handshake. `None` if the client doesn't speak HTTPS.
async fn handshake(tls: &Tls, mut stream: TcpStream) -> Option<TlsStream<TcpStream>> {
    let mut first = [0];
    if stream.peek(&mut first).await.ok()? == 1 && first[0] != TLS_HANDSHAKE {
        // The client may already be gone.
        let _ = stream.write_all(https_only_answer().as_bytes()).await;
        return None;
    }
    tls.accept(stream).await.ok()
}
