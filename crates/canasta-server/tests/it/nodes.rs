//! Several servers on one PostgreSQL database. Each of them can serve everyone.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{StatusCode, Uri};
use canasta::{Action, Seat};
use canasta_server::cluster::Secrets;
use canasta_server::{Decks, NodeSettings, Server, ServerConfig, bind, seeded_decks};
use canasta_store::postgres::{PostgresSettings, PostgresStore};
use canasta_store::{JournalStore as _, Ownership as _};
use canasta_table::journal::Entry;
use canasta_table::{State, Table};
use hyper_util::client::legacy::Client as HttpClient;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use sqlx::{Connection as _, PgConnection};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::harness::{Client, Home, Live, soon};
use crate::postgres_server::Server as Database;

/// A file with a secret. Deleted after the test.
struct SecretFile(PathBuf);

impl SecretFile {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("canasta-nodes-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let file = std::env::temp_dir().join(name);
        std::fs::write(&file, "what the nodes of these tests have in common\n").unwrap();
        Self(file)
    }
}

impl Drop for SecretFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

pub(crate) struct Service {
    database: Arc<Database>,
    address: String,
    secret: SecretFile,
    home: Home,
    /// A separate connection for reading the journals.
    store: PostgresStore,
}

/// A server in its own runtime, so that it can be stopped as abruptly as a killed process.
pub(crate) struct NodeServer {
    runtime: Runtime,
    address: SocketAddr,
    /// Address of its private listener.
    pub(crate) private: String,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Service {
    pub(crate) async fn start() -> Self {
        let database = Database::shared();
        let address = database.database();
        let store = PostgresStore::open(&PostgresSettings::new(&address)).await.unwrap();
        Self { database, address, secret: SecretFile::new(), home: Home::new(), store }
    }

    /// Starts another node. Its lease outlasts the test, so it expires only when the test makes it.
    pub(crate) async fn node(&self) -> NodeServer {
        self.node_with(|_| {}).await
    }

    /// Starts another node, with changed settings.
    pub(crate) async fn node_with(&self, set_up: impl FnOnce(&mut ServerConfig)) -> NodeServer {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let settings = PostgresSettings {
            lease: Duration::from_secs(600),
            connections: 4,
            ..PostgresSettings::new(&self.address)
        };
        let mut config = ServerConfig {
            first_dealer: Some(Seat(3)),
            deck: Decks::Given(seeded_decks(5)),
            database: Some(settings),
            ..self.home.config()
        };
        set_up(&mut config);
        let secrets = Secrets::read(&self.secret.0).unwrap();
        let (stop, stopped) = oneshot::channel();
        let (tell, told) = oneshot::channel();
        let task = runtime.spawn(async move {
            let listener = bind("127.0.0.1:0").await.unwrap();
            let public = bind("127.0.0.1:0").await.unwrap();
            let private = listener.local_addr().unwrap().to_string();
            let settings = NodeSettings { secrets, listener, address: private.clone() };
            let server = Server::open_node(config, settings).await.unwrap();
            tell.send((public.local_addr().unwrap(), private)).unwrap();
            server.run(public, async { drop(stopped.await) }).await.unwrap();
        });
        let (address, private) = soon(told).await.unwrap();
        NodeServer { runtime, address, private, stop, task }
    }

    /// A connection to the database, separate from the nodes'.
    pub(crate) async fn sql(&self) -> PgConnection {
        PgConnection::connect(&self.address).await.unwrap()
    }

    pub(crate) fn config(&self) -> ServerConfig {
        self.home.config()
    }

    /// Makes a node's lease expire, according to the database's clock.
    pub(crate) async fn expire(&self, node: &str) {
        let mut sql = self.sql().await;
        let expire = "UPDATE nodes SET lease_until = clock_timestamp() - interval '1 millisecond' WHERE address = $1";
        assert_eq!(sqlx::query(expire).bind(node).execute(&mut sql).await.unwrap().rows_affected(), 1);
    }

    async fn entries(&self, table: &str) -> Vec<Entry> {
        self.store.table(id(table)).await.unwrap().unwrap().entries
    }

    pub(crate) async fn table(&self, table: &str) -> Table {
        Table::fold(id(table), &self.entries(table).await).unwrap()
    }

    /// Address of the node that owns a table.
    pub(crate) async fn place(&self, table: &str) -> Option<String> {
        self.store.owner_of(id(table)).await.unwrap().map(|owner| owner.address)
    }
}

pub(crate) fn id(table: &str) -> &str {
    table.trim_start_matches("/table/")
}

impl NodeServer {
    /// A browser that uses the node's public address.
    pub(crate) fn client(&self) -> Client {
        Client::remote(over_http(self.address), self.address)
    }

    /// The same browser, now sent to this node by the load balancer.
    pub(crate) fn moved(&self, client: &Client) -> Client {
        let mut moved = self.client();
        moved.cookies.clone_from(&client.cookies);
        moved
    }

    /// Ends the node at once, without releasing anything.
    pub(crate) fn kill(self) {
        self.runtime.shutdown_background();
    }

    /// Shuts down the node properly.
    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        soon(self.task).await.unwrap();
        self.runtime.shutdown_background();
    }
}

/// Sends every request to one server, like a load balancer.
fn over_http(address: SocketAddr) -> Router {
    let http = HttpClient::builder(TokioExecutor::new()).build_http::<Body>();
    Router::new().fallback(async move |mut request: Request| {
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
        *request.uri_mut() = format!("http://{address}{path}").parse::<Uri>().unwrap();
        http.request(request).await.unwrap().map(Body::new)
    })
}

#[derive(Clone)]
struct Acknowledged {
    seat: Seat,
    id: String,
    action: String,
    /// Number of the action's journal entry.
    n: u64,
}

/// People who play through one node each, and their acknowledged actions.
pub(crate) struct Players {
    pub(crate) table: String,
    pub(crate) clients: BTreeMap<Seat, Client>,
    acknowledged: Vec<Acknowledged>,
}

impl Players {
    /// Plays until this many more actions are acknowledged. Waits for messages on a screen in between.
    pub(crate) async fn play(&mut self, service: &Service, live: &mut Live, actions: usize) {
        let until = self.acknowledged.len() + actions;
        while self.acknowledged.len() < until {
            let now = service.table(&self.table).await;
            let Some((seat, client)) = now.to_act().and_then(|seat| self.clients.get_mut(&seat).map(|c| (seat, c)))
            else {
                live.next().await.expect("the connection ended");
                continue;
            };
            let view = now.view(Some(seat)).unwrap();
            let plan = canasta_bots::by_name("club").unwrap().decide(&view.to_kinds().unwrap(), 1);
            let action = view.to_cards(plan.first().unwrap_or(&Action::Draw)).unwrap().to_string();
            let action_id = format!("action-{}", now.n());
            let answer = client.action(&self.table, &action_id, now.n(), &action).await;
            assert_eq!((answer.status, answer.json()), (StatusCode::OK, json!({ "n": now.n() + 1 })), "{action}");
            self.acknowledged.push(Acknowledged { seat, id: action_id, action, n: now.n() + 1 });
        }
    }

    /// Checks that the journal contains each acknowledged action exactly once.
    fn check(&self, entries: &[Entry]) -> Result<(), String> {
        let mut times: BTreeMap<(Seat, &str), usize> = BTreeMap::new();
        for entry in entries {
            if let Entry::Acted { by, .. } = entry {
                *times.entry((by.seat, &by.id)).or_default() += 1;
            }
        }
        for Acknowledged { seat, id, .. } in &self.acknowledged {
            let found = times.get(&(*seat, &id[..])).copied().unwrap_or_default();
            if found != 1 {
                return Err(format!("{id} of seat {} is there {found} times", seat.0));
            }
        }
        Ok(())
    }
}

/// Two people in a game at a table of the first node. The second person plays through the second node.
async fn begun(service: &Service, nodes: [&NodeServer; 2]) -> Players {
    begun_with(service, nodes, "listed=yes").await
}

/// Like [`begun`], with these form fields.
pub(crate) async fn begun_with(service: &Service, nodes: [&NodeServer; 2], fields: &str) -> Players {
    let mut anna = nodes[0].client();
    let mut bert = nodes[1].client();
    let table = anna.gather("Anna", &format!("seats=chosen&{fields}")).await;
    let secret = anna.invitation(&table).await;
    // The second node, which owns no table, gets all of this.
    assert!(bert.get(&format!("/join/{secret}")).await.body.contains("Anna"));
    assert_eq!(bert.join(&secret, "Bert").await, table);
    assert!(anna.get(&table).await.body.contains("Bert"));
    assert_eq!(service.place(&table).await.as_ref(), Some(&nodes[0].private));
    anna.must(&table, "what=begin&fill=club").await;
    let now = service.table(&table).await;
    let seats: Vec<Seat> = now.players().seats().filter(|seat| now.person(*seat).is_some()).collect();
    let clients = seats.into_iter().zip([anna, bert]).collect();
    Players { table, clients, acknowledged: Vec::new() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_on_two_nodes_play_on_after_the_owner_is_killed() {
    let service = Service::start().await;
    let first = service.node().await;
    let second = service.node().await;
    let mut game = begun(&service, [&first, &second]).await;
    let table = game.table.clone();
    let [one, other] = game.clients.keys().copied().collect::<Vec<_>>()[..] else { panic!("two people play") };

    // Each node has a socket, and the game continues through both.
    let mut annas = game.clients[&one].live(&table).await;
    let mut berts = game.clients[&other].live(&table).await;
    game.play(&service, &mut annas, 6).await;
    let n = service.table(&table).await.n();
    berts.until(n - 1).await;
    // The other person receives the chat.
    let said = game.clients.get_mut(&other).unwrap().json(&format!("{table}/say"), &json!({ "say": "hello" })).await;
    assert_eq!(said.status, StatusCode::OK, "{}", said.body);
    // The lobby, the start page and the proofs are the same on both nodes.
    let mut cleo = first.client();
    let open = cleo.gather("Cleo", "listed=yes").await;
    let mut cleos = cleo.live(&open).await;
    cleos.next().await.unwrap();
    for node in [&first, &second] {
        let lobby = node.client().get("/lobby").await;
        assert!(lobby.body.contains(&open) && lobby.body.contains("Three people are at tables"), "{}", lobby.body);
        for client in game.clients.values() {
            assert!(node.moved(client).get("/").await.body.contains(&table), "the start page lists the table");
            assert_eq!(node.moved(client).get(&format!("{table}/fair")).await.status, StatusCode::OK);
        }
    }
    assert_eq!(service.place(&table).await.as_ref(), Some(&first.private), "looking at a table takes it from nobody");

    // The node is killed. Until its lease expires, the other one asks people to try again.
    let gone = first.private.clone();
    first.kill();
    while annas.next().await.is_some() {}
    while berts.next().await.is_some() {}
    let last = game.acknowledged.last().unwrap().clone();
    let mut anna = second.moved(&game.clients[&one]);
    let waits = anna.get(&table).await;
    assert_eq!(waits.status, StatusCode::SERVICE_UNAVAILABLE, "{}", waits.body);
    assert!(waits.body.contains("moving to another server"), "{}", waits.body);

    service.expire(&gone).await;
    let mut annas = anna.live(&table).await;
    let before = service.table(&table).await.n();
    let shown = annas.next().await.unwrap();
    assert!(shown["n"].as_u64().unwrap() >= before, "{shown}");
    game.clients.insert(one, anna);
    let mut berts = game.clients[&other].live(&table).await;
    assert_eq!(service.place(&table).await.as_ref(), Some(&second.private));

    // An action whose answer was lost is sent again, but not applied twice.
    let again = game.clients.get_mut(&last.seat).unwrap().action(&table, &last.id, last.n - 1, &last.action).await;
    assert_eq!((again.status, again.json()), (StatusCode::OK, json!({ "n": last.n })));
    game.play(&service, &mut annas, 6).await;
    berts.until(service.table(&table).await.n() - 1).await;
    let entries = service.entries(&table).await;
    game.check(&entries).unwrap();
    // The check itself detects lost and repeated actions.
    let lost: Vec<Entry> = entries.iter().filter(|entry| !is_action(entry, &last.id)).cloned().collect();
    assert!(game.check(&lost).unwrap_err().contains("0 times"));
    let doubled: Vec<Entry> =
        entries.iter().chain(entries.iter().filter(|entry| is_action(entry, &last.id))).cloned().collect();
    assert!(game.check(&doubled).unwrap_err().contains("2 times"));
    second.stop().await;
    drop(service.database);
}

fn is_action(entry: &Entry, action: &str) -> bool {
    matches!(entry, Entry::Acted { by, .. } if by.id == action)
}

/// A stopping node releases its tables. Their screens reconnect to another node without waiting for a lease to expire.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopping_node_releases_its_tables() {
    let service = Service::start().await;
    let first = service.node().await;
    let second = service.node().await;
    let mut game = begun(&service, [&first, &second]).await;
    let table = game.table.clone();
    let other = *game.clients.keys().next_back().unwrap();
    let mut berts = game.clients[&other].live(&table).await;
    first.stop().await;
    while berts.next().await.is_some() {}
    let clients: BTreeMap<Seat, Client> =
        game.clients.iter().map(|(seat, client)| (*seat, second.moved(client))).collect();
    game.clients = clients;
    let mut berts = game.clients[&other].live(&table).await;
    assert_eq!(service.place(&table).await.as_ref(), Some(&second.private));
    game.play(&service, &mut berts, 4).await;
    game.check(&service.entries(&table).await).unwrap();

    // The host ends the game, which makes the replay available.
    let host = game.clients.values_mut().next().unwrap();
    host.must(&table, "what=close").await;
    assert_eq!(service.table(&table).await.state(), State::Over);
    let third = service.node().await;
    let replay = third.moved(host).get(&format!("{table}/replay")).await;
    assert_eq!(replay.status, StatusCode::OK, "{}", replay.body);
    second.stop().await;
    third.stop().await;
}

/// When a guest is forgotten on one node, they are also forgotten at the tables and in the join requests of the others,
/// and lose their session there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_is_forgotten_at_every_node() {
    let service = Service::start().await;
    let first = service.node().await;
    let second = service.node().await;
    let game = begun(&service, [&first, &second]).await;
    let anna = game.clients.values().next().unwrap();
    let bert = game.clients.values().next_back().unwrap();
    let mut host = first.moved(anna);
    let mut here = second.moved(bert);
    let mut there = first.moved(bert);
    // Both nodes know Bert. He has an open screen, and asks to join another one of Anna's tables.
    assert_eq!(there.get(&game.table).await.status, StatusCode::OK);
    let mut screen = there.live(&game.table).await;
    let door = host.gather("Anna", "").await;
    host.must(&door, "what=code").await;
    let mut sql = PgConnection::connect(&service.address).await.unwrap();
    let code: String = sqlx::query_scalar("SELECT code FROM codes").fetch_one(&mut sql).await.unwrap();
    let knocked = here.form("/join", &format!("name=Bert&code={code}")).await;
    assert_eq!(knocked.status, StatusCode::SEE_OTHER, "{}", knocked.body);
    assert!(host.get(&door).await.body.contains("Bert"));

    let forgotten = here.form("/forget", "").await;
    assert_eq!(forgotten.status, StatusCode::OK, "{}", forgotten.body);
    while screen.next().await.is_some() {}
    assert!(!host.get(&door).await.body.contains("Bert"), "the knock is forgotten");
    let table = host.get(&game.table).await;
    assert!(!table.body.contains("Bert"), "the name is forgotten");
    let shut = there.get("/devices").await;
    assert!(!shut.body.contains("name=\"device\""), "the session is over at the other node");
    let stored = service.store.table(id(&game.table)).await.unwrap().unwrap();
    assert!(stored.people.iter().all(|person| person.name.as_deref() != Some("Bert")));
    first.stop().await;
    second.stop().await;
}

/// A client can't claim that its request was forwarded. Visitors can't send requests meant for nodes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn visitors_cannot_send_node_requests() {
    let service = Service::start().await;
    let node = service.node().await;
    let mut client = node.client();
    let lobby = client.json("/node", &Value::from("Lobby")).await;
    assert_eq!(lobby.status, StatusCode::NOT_FOUND, "{}", lobby.body);
    node.stop().await;
}
