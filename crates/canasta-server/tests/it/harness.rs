//! A server on its own data directory, a client that acts like a browser, and a reader of the journal.

use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use canasta::{Action, Seat};
use canasta_server::{Decks, PostgresSettings, ServeError, Server, ServerConfig, TestHooks, bind};
use canasta_table::Table;
use canasta_table::journal::Chain;
use canasta_table::scene::Scene;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection as _, PgConnection, SqliteConnection};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tower::ServiceExt;

pub(crate) const SOUTH: Seat = Seat(0);

/// The address shared by a whole club.
const CLUB: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 50));

/// Far longer than anything here takes, even on a busy machine. Only a hang can reach it.
const TEST_TIMEOUT: Duration = Duration::from_secs(600);

/// Waits for something that has to happen.
pub(crate) async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(TEST_TIMEOUT, what).await.expect("this should have happened long ago")
}

/// Set by the tests in `postgres` for the processes they start. Each [`Home`] is then a PostgreSQL database instead of
/// a directory.
pub(crate) const POSTGRES: &str = "CANASTA_TEST_POSTGRES";

/// A data directory, which is deleted after the test, or a database.
pub(crate) struct Home(PathBuf);

impl Home {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("server-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        let home = Self(path);
        if let Ok(folder) = std::env::var(POSTGRES) {
            let mut psql = std::process::Command::new("psql");
            psql.args(["-q", "-h", &folder, "-U", "canasta", "-d", "postgres", "-c"]);
            let made = psql.arg(format!("CREATE DATABASE \"{}\"", home.name())).output().unwrap();
            assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        }
        home
    }

    fn name(&self) -> &str {
        self.0.file_name().unwrap().to_str().unwrap()
    }

    /// URL of its PostgreSQL database, if it has one.
    fn address(&self) -> Option<String> {
        let folder = std::env::var(POSTGRES).ok()?.replace('/', "%2F");
        Some(format!("postgres://canasta@{folder}/{}", self.name()))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.0.join("canasta.db")
    }

    /// Settings for a server whose bots play without delay.
    pub(crate) fn config(&self) -> ServerConfig {
        let connections = |address| PostgresSettings { connections: 4, ..PostgresSettings::new(address) };
        let database = self.address().map(connections);
        ServerConfig { bot_pace_percent: 0, database, hooks: unsynced(), ..ServerConfig::new(&self.0) }
    }

    /// A connection to the database, separate from the server's.
    pub(crate) async fn sql(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(self.database()).connect().await.unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) struct Running {
    pub(crate) router: Router,
    /// The router for people behind one address. Their requests count against the limits.
    counted: Router,
    pub(crate) address: SocketAddr,
    promises: bool,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), ServeError>>,
}

impl Running {
    pub(crate) async fn start(config: ServerConfig) -> Self {
        let promises = matches!(config.deck, Decks::Fair);
        let server = Server::open(config).await.unwrap();
        let listener = bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = server.router();
        let counted = server.router_for(CLUB);
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(listener, async move {
            let _ = stopped.await;
        }));
        Self { router, counted, address, promises, stop, task }
    }

    /// Stops the server and waits until everything is closed.
    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        soon(self.task).await.unwrap().unwrap();
    }

    /// Waits until the server stops on its own, and returns the error.
    pub(crate) async fn failure(self) -> ServeError {
        soon(self.task).await.unwrap().unwrap_err()
    }

    /// The browser of one of many people behind the same address.
    pub(crate) fn member(&self) -> Client {
        Client { router: self.counted.clone(), ..self.client() }
    }

    pub(crate) fn client(&self) -> Client {
        let router = self.router.clone();
        let address = self.address;
        let promises = self.promises;
        Client { router, address, promises, cookies: Vec::new() }
    }
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|why| panic!("{why}: {}", self.body))
    }

    /// Files that a page refers to: style sheets, scripts and pictures.
    pub(crate) fn files(&self) -> Vec<String> {
        let names = self.body.split([' ', '>']).filter_map(|part| {
            let name = part.strip_prefix("href=\"").or_else(|| part.strip_prefix("src=\""))?;
            let name = name.split(['"', '#']).next()?;
            name.rsplit('/').next()?.contains('.').then(|| name.to_owned())
        });
        let mut names: Vec<String> = names.collect();
        names.sort();
        names.dedup();
        names
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

/// A page without the tokens of its forms, which are random.
pub(crate) fn without_tokens(page: &str) -> String {
    const FIELD: &str = "name=\"once\" value=\"";
    let mut parts = page.split(FIELD);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |page, part| page + FIELD + part.trim_start_matches(|one: char| one.is_ascii_hexdigit()))
}

/// Hooks that call this function before each commit.
pub(crate) fn hooks(before_commit: impl Fn() -> Result<(), String> + Send + Sync + 'static) -> TestHooks {
    TestHooks { before_commit: Some(Arc::new(before_commit)), ..unsynced() }
}

/// Hooks that don't wait for the disk, because no test cuts the power.
pub(crate) fn unsynced() -> TestHooks {
    TestHooks { pragmas: &["PRAGMA synchronous = OFF"], ..TestHooks::default() }
}

/// A visitor's browser, with cookies.
#[derive(Clone)]
pub(crate) struct Client {
    router: Router,
    pub(crate) address: SocketAddr,
    /// Whether the server makes commitments for its deals.
    promises: bool,
    pub(crate) cookies: Vec<(String, String)>,
}

impl Client {
    /// A browser that reaches the server through this router.
    pub(crate) const fn remote(router: Router, address: SocketAddr) -> Self {
        Self { router, address, promises: false, cookies: Vec::new() }
    }

    /// The same browser after a server restart.
    pub(crate) fn at(&self, server: &Running) -> Self {
        Self { cookies: self.cookies.clone(), ..server.client() }
    }

    pub(crate) fn cookie(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    pub(crate) async fn send(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<Body>,
    ) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        if !headers.iter().any(|(name, _)| *name == "host") {
            request = request.header(header::HOST, "table.test");
        }
        if !self.cookies.is_empty() {
            request = request.header(header::COOKIE, self.cookie().into_bytes());
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = soon(self.router.clone().oneshot(request.body(body.into()).unwrap())).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let (name, rest) = cookie.to_str().unwrap().split_once('=').unwrap();
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_owned(), rest.split(';').next().unwrap().to_owned()));
        }
        let bytes = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        // Pictures aren't text, so their bodies are ignored.
        let is_picture = parts.headers.get(header::CONTENT_TYPE).is_some_and(|value| value == "image/png");
        let body = if is_picture { String::new() } else { String::from_utf8(bytes).unwrap() };
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// Fetches a path with these headers. Returns the answer without its body, and the body's bytes.
    pub(crate) async fn fetch(&mut self, path: &str, headers: &[(&str, &str)]) -> (Answer, Vec<u8>) {
        let mut request = Request::get(path).header(header::HOST, "table.test").header(header::COOKIE, self.cookie());
        if self.cookies.is_empty() {
            request = Request::get(path).header(header::HOST, "table.test");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = soon(self.router.clone().oneshot(request.body(Body::empty()).unwrap())).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        (Answer { status: parts.status, headers: parts.headers, body: String::new() }, bytes)
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, &[], Body::empty()).await
    }

    pub(crate) async fn form(&mut self, path: &str, fields: &str) -> Answer {
        let headers = [("content-type", "application/x-www-form-urlencoded"), ("origin", "http://table.test")];
        self.send(Method::POST, path, &headers, fields.to_owned()).await
    }

    pub(crate) async fn json(&mut self, path: &str, body: &Value) -> Answer {
        let headers = [("content-type", "application/json"), ("sec-fetch-site", "same-origin")];
        self.send(Method::POST, path, &headers, body.to_string()).await
    }

    /// Presses "Play now" and returns the table's path.
    pub(crate) async fn play(&mut self) -> String {
        self.start("").await
    }

    /// Opens a table with these form fields, and cuts like its page. Returns the table's path.
    pub(crate) async fn start(&mut self, fields: &str) -> String {
        let answer = self.form("/play", fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        let table = answer.header("location").to_owned();
        let cut = self.ready(&table, "cut", 0).await;
        // If there is no commitment, the deal has already been dealt.
        assert!([StatusCode::OK, StatusCode::CONFLICT].contains(&cut.status), "{}", cut.body);
        table
    }

    /// Makes the player ready for the next deal, with a cut.
    pub(crate) async fn ready(&mut self, table: &str, id: &str, n: u64) -> Answer {
        let cut = "0123456789abcdef".repeat(2);
        self.json(&format!("{table}/next"), &json!({ "id": id, "n": n, "cut": cut })).await
    }

    pub(crate) async fn action(&mut self, table: &str, id: &str, n: u64, action: &str) -> Answer {
        self.json(&format!("{table}/act"), &json!({ "id": id, "n": n, "act": action })).await
    }

    /// Opens a table's live connection like a browser.
    pub(crate) async fn live(&self, table: &str) -> Live {
        self.try_live(table, &format!("http://{}", self.address)).await.unwrap()
    }

    /// Like [`Client::live`], from a page with the given origin. The error is the status of the refusal.
    pub(crate) async fn try_live(&self, table: &str, origin: &str) -> Result<Live, StatusCode> {
        self.socket(&format!("{table}/live"), origin).await
    }

    /// Opens the live connection like the page: states after the first are sent as patches.
    pub(crate) async fn live_in_patches(&self, table: &str) -> Live {
        self.socket(&format!("{table}/live?patch"), &format!("http://{}", self.address)).await.unwrap()
    }

    /// Opens the live connection of a page in this language.
    pub(crate) async fn live_in_language(&self, table: &str, tag: &str) -> Live {
        self.socket(&format!("{table}/live?lang={tag}"), &format!("http://{}", self.address)).await.unwrap()
    }

    async fn socket(&self, path: &str, origin: &str) -> Result<Live, StatusCode> {
        use tokio_tungstenite::tungstenite::Error;
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        request.headers_mut().insert(header::COOKIE, self.cookie().parse().unwrap());
        request.headers_mut().insert(header::ORIGIN, origin.parse().unwrap());
        let stream = TcpStream::connect(self.address).await.unwrap();
        match soon(tokio_tungstenite::client_async(request, stream)).await {
            Ok((socket, _)) => Ok(Live::new(socket)),
            Err(Error::Http(response)) => Err(response.status()),
            Err(why) => panic!("{why}"),
        }
    }
}

/// Number of entries before the first action at a table against bots: opened, came, everyone seated, begun, commitment,
/// cut, dealt.
pub(crate) const fn beginning(players: u8) -> u64 {
    6 + players as u64
}

/// The same number for a table without a commitment.
pub(crate) const fn beginning_unpromised(players: u8) -> u64 {
    beginning(players) - 2
}

pub(crate) struct Live {
    pub(crate) socket: WebSocketStream<TcpStream>,
    /// Whether the server closed the connection and asked for a new one.
    restarts: bool,
}

impl Live {
    pub(crate) const fn new(socket: WebSocketStream<TcpStream>) -> Self {
        Self { socket, restarts: false }
    }

    /// The next message. `None` once the server has closed the connection.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match soon(self.socket.next()).await {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => {
                    self.restarts = frame.is_some_and(|frame| frame.code == CloseCode::Restart);
                    return None;
                }
                Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Skips messages before the one with `n` entries or more.
    pub(crate) async fn until(&mut self, n: u64) -> Value {
        loop {
            let message = self.next().await.expect("the connection ended");
            if message["n"].as_u64().unwrap() >= n {
                return message;
            }
        }
    }
}

/// Follows a table's journal in the database while the server uses it.
pub(crate) struct Follower {
    sql: Journals,
    id: String,
    chain: Chain,
    pub(crate) table: Option<Table>,
    /// The entries as stored.
    pub(crate) texts: Vec<String>,
}

impl Follower {
    pub(crate) async fn of(home: &Home, table: &str) -> Self {
        let id = table.trim_start_matches("/table/").to_owned();
        let sql = match home.address() {
            Some(address) => Journals::Postgres(PgConnection::connect(&address).await.unwrap()),
            None => Journals::Sqlite(home.sql().await),
        };
        Self { sql, chain: Chain::start(&id), id, table: None, texts: Vec::new() }
    }

    /// Reads, verifies and folds new entries.
    pub(crate) async fn read(&mut self) -> &Table {
        self.read_on(None).await
    }

    /// Like [`Follower::read`], but stops at the first new entry that contains `last`, even if bots have added more.
    pub(crate) async fn read_to(&mut self, last: &str) -> &Table {
        self.read_on(Some(last)).await
    }

    async fn read_on(&mut self, last: Option<&str>) -> &Table {
        let rows = self.sql.after(&self.id, i64::try_from(self.chain.len()).unwrap()).await;
        for (n, text, hash) in rows {
            let entry = self.chain.follow(u64::try_from(n).unwrap(), &text, &hash).unwrap();
            let is_last = last.is_some_and(|last| text.contains(last));
            self.texts.push(text);
            match &mut self.table {
                Some(table) => table.apply(&entry).unwrap(),
                None => self.table = Some(Table::open(&self.id, &entry).unwrap()),
            }
            if is_last {
                break;
            }
        }
        self.table.as_ref().unwrap()
    }
}

/// A separate connection for reading journals.
enum Journals {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Journals {
    /// A table's entries after `n`, with their numbers and hashes.
    async fn after(&mut self, table: &str, n: i64) -> Vec<(i64, String, Vec<u8>)> {
        const SQL: &str = "SELECT n, entry, hash FROM journal WHERE table_id = $1 AND n > $2 ORDER BY n";
        let rows = match self {
            Self::Sqlite(sql) => sqlx::query_as(SQL).bind(table).bind(n).fetch_all(sql).await,
            Self::Postgres(sql) => sqlx::query_as(SQL).bind(table).bind(n).fetch_all(sql).await,
        };
        rows.unwrap()
    }
}

/// A person who plays through the server and follows the club bot.
pub(crate) struct Person {
    pub(crate) client: Client,
    pub(crate) table: String,
    live: Live,
    pub(crate) follower: Follower,
    actions: u32,
    plan: Vec<Action>,
}

impl Person {
    pub(crate) async fn sit(home: &Home, server: &Running) -> Self {
        Self::start(home, server, "").await
    }

    /// A person at a new table, opened with these form fields.
    pub(crate) async fn start(home: &Home, server: &Running, fields: &str) -> Self {
        let mut client = server.client();
        let table = client.start(fields).await;
        Self::at(home, client, table).await
    }

    /// A person at an existing table.
    pub(crate) async fn at(home: &Home, client: Client, table: String) -> Self {
        let live = client.live(&table).await;
        let follower = Follower::of(home, &table).await;
        Self { client, table, live, follower, actions: 0, plan: Vec::new() }
    }

    /// Sets the number of actions that the person has already taken.
    pub(crate) const fn decided(&mut self, actions: u32) {
        self.actions = actions;
    }

    /// Waits until it's no bot's turn, and returns South's scene.
    pub(crate) async fn wait(&mut self) -> Scene {
        loop {
            self.follower.read().await;
            let table = self.follower.table.as_ref().unwrap();
            // Between deals, a fair server still has to make the next commitment.
            let settled = !self.client.promises || !table.wants_commitment();
            if let Some(scene) = table.scene(Some(SOUTH))
                && table.to_act().map_or(settled, |seat| seat == SOUTH)
            {
                return scene;
            }
            self.hear().await;
        }
    }

    /// Waits for the next message. Reconnects if the server asks for it, like a page. This can happen if the table is
    /// unloaded just before its window is open.
    pub(crate) async fn hear(&mut self) {
        while self.live.next().await.is_none() {
            assert!(self.live.restarts, "the connection ended");
            self.live = self.client.live(&self.table).await;
        }
    }

    /// Waits for a page with `n` entries, because entries are durable a moment before they are shown.
    pub(crate) async fn page_at(&mut self, n: u64) -> Answer {
        loop {
            let page = self.client.get(&self.table.clone()).await;
            if page.body.contains(&format!("data-n=\"{n}\"")) {
                return page;
            }
            self.live.next().await.expect("the connection ended");
        }
    }

    /// Takes one action on South's turn. Returns `false` if the deal is over.
    pub(crate) async fn action(&mut self) -> bool {
        let scene = self.wait().await;
        let view = scene.view.to_kinds().unwrap();
        if view.public.to_act().is_none() {
            return false;
        }
        if self.plan.last().is_none_or(|action| view.check(action).is_err()) {
            self.plan = canasta_bots::by_name("club").unwrap().decide(&view, u64::from(self.actions));
            self.plan.reverse();
        }
        let action = scene.view.to_cards(&self.plan.pop().unwrap()).unwrap();
        self.actions += 1;
        let id = format!("{}-{}", scene.n, self.actions);
        let answer = self.client.action(&self.table, &id, scene.n, &action.to_string()).await;
        assert_eq!((answer.status, answer.json()), (StatusCode::OK, json!({ "n": scene.n + 1 })), "{action:?}");
        // The action was acknowledged, so it is in the journal.
        assert!(self.follower.read().await.n() > scene.n);
        true
    }

    /// Takes one action, or asks for the next deal. Does nothing if the game is over.
    pub(crate) async fn go_on(&mut self) {
        if !self.action().await && self.wait().await.winner.is_none() {
            let answer = self.next_deal().await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        }
    }

    pub(crate) async fn next_deal(&mut self) -> Answer {
        let n = self.wait().await.n;
        self.client.ready(&self.table, &format!("next-{n}"), n).await
    }
}

/// Applies a patch like the page's script.
pub(crate) fn patch(had: &str, patch: &Value) -> String {
    let mut pieces: Vec<String> = had.split('<').map(|piece| format!("<{piece}")).collect();
    // The first tag is at the very start.
    assert_eq!(pieces.remove(0), "<");
    let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    let step = |step: &Value| match step {
        Value::String(text) => text.clone(),
        run => pieces[number(&run[0])..number(&run[0]) + number(&run[1])].concat(),
    };
    patch.as_array().unwrap().iter().map(step).collect()
}
