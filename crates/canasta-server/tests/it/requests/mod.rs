//! Random requests to a server with a waiting room, a game in progress and a score pad, and checks of every answer. The
//! fuzzer runs the same code. `script` turns bytes into requests.

mod pads;
mod script;

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use canasta::{Rng as _, Seat};
use canasta_server::{Access, Bots, PublicUrl, Server, ServerConfig, TestHooks};
use canasta_table::Table;
use canasta_table::journal::{Chain, Entry};
use canasta_testkit::bytes::Bytes;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Row as _, SqliteConnection};
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

use pads::Pads;
use script::{Sender, TestRequest, Values};

const MAX_REQUESTS: usize = 40;
/// Number of inputs before the servers are restarted, so that old tables don't pile up.
const RUNS_PER_SERVER: u32 = 200;
/// Far longer than anything here takes.
const TEST_TIMEOUT: Duration = Duration::from_secs(600);
/// Markup that only appears with a hand.
const HAND: &str = "id=\"hand\"";

/// Two servers and their runtime: one on plain HTTP, and one behind a proxy.
pub(crate) struct Servers {
    runtime: Runtime,
    servers: Vec<TestServer>,
    runs: u32,
}

impl Servers {
    pub(crate) fn new() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Self { runtime, servers: Vec::new(), runs: 0 }
    }

    /// Makes requests from the bytes, one at a time. Checks every answer, and the journals at the end.
    pub(crate) fn run(&mut self, data: &[u8]) {
        if self.runs.is_multiple_of(RUNS_PER_SERVER) {
            self.close();
            self.servers = [false, true].map(|proxy| self.runtime.block_on(TestServer::open(proxy))).into();
        }
        self.runs += 1;
        let mut bytes = Bytes::new(data);
        let server = &mut self.servers[usize::from(bytes.next_below(2) == 1)];
        self.runtime.block_on(async {
            let mut scenario = Scenario::gather(server, bytes.next_below(8), self.runs).await;
            for place in 0..MAX_REQUESTS {
                if bytes.is_empty() {
                    break;
                }
                scenario.request(&mut bytes, place).await;
            }
            scenario.end().await;
        });
    }

    fn close(&mut self) {
        for server in self.servers.drain(..) {
            drop(server.router);
            self.runtime.block_on(server.inner.close());
            let _ = std::fs::remove_dir_all(server.data);
        }
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        self.close();
    }
}

/// A server on its own directory.
struct TestServer {
    inner: Server,
    /// The router for a proxy on this machine if the server is behind one. Otherwise a router that doesn't count
    /// clients.
    router: Router,
    sql: SqliteConnection,
    data: PathBuf,
    https: bool,
    /// The server's clock, in milliseconds. The requests advance it.
    clock: Arc<AtomicI64>,
}

impl TestServer {
    async fn open(https: bool) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let place = NEXT.fetch_add(1, Ordering::Relaxed);
        // The fuzzer never shuts down cleanly, so it reuses the same few directories.
        let (parent, name) = match option_env!("CARGO_TARGET_TMPDIR") {
            Some(parent) => (PathBuf::from(parent), format!("asked-{}-{place}", std::process::id())),
            None => (std::env::temp_dir(), format!("canasta-asked-{}", place % 2)),
        };
        let data = parent.join(name);
        let _ = std::fs::remove_dir_all(&data);
        let quick = |bots: Bots, &level: &&str| {
            let club = Arc::from(canasta_bots::by_name("club").unwrap());
            bots.with_bot(level, Duration::ZERO, club)
        };
        let behind_proxy = Access {
            public: "https://canasta.example".parse::<PublicUrl>().ok(),
            proxies: PublicUrl::LOOPBACK_PROXIES.to_vec(),
            ..Access::default()
        };
        let clock = Arc::new(AtomicI64::new(1_764_533_520_000));
        let now = Arc::clone(&clock);
        let config = ServerConfig {
            now: Arc::new(move || now.load(Ordering::Relaxed)),
            bot_pace_percent: 0,
            first_dealer: Some(Seat(1)),
            bots: canasta_bots::LEVELS.iter().fold(Bots::levels(), quick),
            hint_source: Arc::new(|view, seed, go_on| canasta_bots::hint(view, seed, 2, go_on)),
            // Durability is tested elsewhere.
            hooks: TestHooks { pragmas: &["PRAGMA synchronous = OFF"], ..TestHooks::default() },
            access: if https { behind_proxy } else { Access::default() },
            ..ServerConfig::new(&data)
        };
        let server = Server::open(config).await.unwrap();
        let near = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let router = if https { server.router_for(near) } else { server.router() };
        let sql = SqliteConnectOptions::new().filename(data.join("canasta.db")).connect().await.unwrap();
        Self { inner: server, router, sql, data, https, clock }
    }

    const fn origin(&self) -> &'static str {
        if self.https { "https://canasta.example" } else { "http://table.test" }
    }

    const fn cookie(&self) -> &'static str {
        if self.https { "__Host-canasta_session" } else { "canasta_session" }
    }
}

/// A journal that has been read up to some entry.
struct Journal {
    id: String,
    chain: Chain,
    table: Option<Table>,
    /// The seed of each deal, in the form that a page would show.
    seeds: Vec<(usize, String)>,
}

impl Journal {
    fn of(path: &str) -> Self {
        let id = path.trim_start_matches("/table/").to_owned();
        Self { chain: Chain::start(&id), table: None, seeds: Vec::new(), id }
    }

    /// The seeds of deals that aren't scored yet.
    fn secrets(&self) -> impl Iterator<Item = &(usize, String)> {
        let proofs = self.table.as_ref().map(Table::proofs).unwrap_or_default();
        let secret = move |deal| proofs.iter().any(|proof| proof.terms.deal == deal && proof.seed.is_none());
        self.seeds.iter().filter(move |(deal, _)| secret(*deal))
    }

    /// Reads new entries. The chain must be valid, and the table must accept every entry.
    async fn read(&mut self, sql: &mut SqliteConnection) -> &Table {
        let query = sqlx::query("SELECT n, entry, hash FROM journal WHERE table_id = ? AND n > ? ORDER BY n");
        let known = i64::try_from(self.chain.len()).unwrap();
        for row in query.bind(&self.id).bind(known).fetch_all(sql).await.unwrap() {
            let n = u64::try_from(row.get::<i64, _>(0)).unwrap();
            let entry = self.chain.follow(n, row.get(1), row.get(2)).expect("the chain holds");
            if let Entry::Committed { deal, seed } = &entry {
                self.seeds.push((*deal, seed.to_hex()));
            }
            match &mut self.table {
                Some(table) => table.apply(&entry).expect("the entry folds"),
                None => self.table = Some(Table::open(&self.id, &entry).expect("the journal opens")),
            }
        }
        self.table.as_ref().expect("a table has a journal")
    }
}

/// Two tables with people and a score pad, and requests to them.
struct Scenario<'a> {
    server: &'a mut TestServer,
    /// The sessions of host, friend and guest.
    sessions: [String; 3],
    tables: [String; 2],
    begun: Journal,
    /// Tables opened by the requests.
    more: Vec<String>,
    invitation: String,
    code: String,
    pads: Pads,
    is_mostly_pads: bool,
}

impl<'a> Scenario<'a> {
    /// Opens both tables and a pad. At the first, a guest asks to join with a spoken code. At the second, host and
    /// friend play.
    async fn gather(server: &'a mut TestServer, sort: u32, number: u32) -> Self {
        let begun = Journal::of("");
        let sessions = [const { String::new() }; 3];
        let tables = [const { String::new() }; 2];
        let more = Vec::new();
        let invitation = String::new();
        let code = String::new();
        let pads = Pads::new(number);
        let mut scenario =
            Self { server, sessions, tables, begun, more, invitation, code, pads, is_mostly_pads: sort & 4 == 4 };
        let (listed, watch) =
            (["no", "yes"][usize::from(sort & 1 == 1)], ["nobody", "everybody"][usize::from(sort & 2 == 2)]);
        let terms = format!("seats=chosen&hints=everybody&talk=yes&listed={listed}&watch={watch}");
        scenario.tables[1] = scenario.must(Sender::Host, "/gather", &format!("{terms}&players=2&preset=hoyle")).await;
        let secret = scenario.invited(1).await;
        scenario.must(Sender::Friend, &format!("/join/{secret}"), "name=Frank").await;
        let at = format!("{}/do", scenario.tables[1]);
        scenario.must(Sender::Friend, &at, "what=sit&seat=1").await;
        scenario.must(Sender::Host, &at, "what=begin").await;
        for sender in [Sender::Host, Sender::Friend] {
            scenario.cut(sender).await;
        }
        scenario.tables[0] = scenario.must(Sender::Host, "/gather", &format!("{terms}&players=4&preset=wahhi")).await;
        scenario.invitation = scenario.invited(0).await;
        let at = format!("{}/do", scenario.tables[0]);
        scenario.must(Sender::Host, &at, "what=code").await;
        let id = scenario.tables[0].trim_start_matches("/table/");
        let code =
            sqlx::query("SELECT code FROM codes WHERE table_id = ?").bind(id).fetch_one(&mut scenario.server.sql);
        scenario.code = code.await.unwrap().get(0);
        let join_request = format!("name=Greta&code={}", scenario.code);
        scenario.must(Sender::Guest, "/join", &join_request).await;
        scenario.begun = Journal::of(&scenario.tables[1]);
        scenario.share_pad().await;
        scenario
    }

    /// The host's phone creates a pad. The friend's and the guest's take it, the host's takes it back, and creates
    /// another code.
    async fn share_pad(&mut self) {
        let first = self.pads.first_sync();
        self.must_send(Sender::Host, "/pad/sync", &first).await;
        for (sender, from, to) in [(Sender::Friend, 0, 1), (Sender::Guest, 1, 2), (Sender::Host, 2, 0)] {
            self.hand_over(from).await;
            let take = self.pads.take(to);
            self.must_send(sender, "/pad/take", &take).await;
        }
        self.hand_over(0).await;
        self.pads.read(&mut self.server.sql).await;
    }

    /// A phone gets a hand-over code.
    async fn hand_over(&mut self, phone: usize) {
        let body = self.pads.hand_over(phone);
        let answer = self.must_send(Sender::Stranger, "/pad/hand-over", &body).await;
        answer["code"].as_str().unwrap().clone_into(&mut self.pads.hand_over);
    }

    /// Cuts for the first deal at the second table. The second cut triggers the deal.
    async fn cut(&mut self, sender: Sender) {
        let path = format!("{}/next", self.tables[1]);
        self.must_send(sender, &path, &json!({ "id": "cut", "n": 0, "cut": "5a".repeat(16) })).await;
    }

    /// Sends JSON that must succeed, and returns the answer.
    async fn must_send(&mut self, sender: Sender, path: &str, body: &Value) -> Value {
        let headers = vec![
            (header::HOST, self.server.origin().split("://").nth(1).unwrap().into()),
            (header::CONTENT_TYPE, b"application/json".to_vec()),
        ];
        let cookies = [Vec::new(), Vec::new()];
        let body = body.to_string().into();
        let request = TestRequest { sender, method: Method::POST, path: path.to_owned(), headers, cookies, body };
        let router = self.server.inner.router();
        let answer = self.send(router, &request).await.unwrap();
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    /// Sends a form that must succeed, and returns the path of the redirect.
    async fn must(&mut self, sender: Sender, path: &str, fields: &str) -> String {
        let headers = vec![
            (header::HOST, self.server.origin().split("://").nth(1).unwrap().into()),
            (header::CONTENT_TYPE, b"application/x-www-form-urlencoded".to_vec()),
        ];
        let cookies = [Vec::new(), Vec::new()];
        let request =
            TestRequest { sender, method: Method::POST, path: path.to_owned(), headers, cookies, body: fields.into() };
        let router = self.server.inner.router();
        let answer = self.send(router, &request).await.unwrap();
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{request:?}: {}", answer.body);
        answer.header("location").to_owned()
    }

    /// The secret of a table's invitation, from the host's page.
    async fn invited(&mut self, table: usize) -> String {
        let page = self.page(Sender::Host, &self.tables[table].clone()).await;
        let (_, rest) = page.body.split_once("/join/").unwrap_or_else(|| panic!("no invitation in {}", page.body));
        rest[..32].to_owned()
    }

    async fn page(&mut self, sender: Sender, path: &str) -> Answer {
        let headers = vec![(header::HOST, b"table.test".to_vec())];
        let cookies = [Vec::new(), Vec::new()];
        let request =
            TestRequest { sender, method: Method::GET, path: path.to_owned(), headers, cookies, body: Vec::new() };
        let router = self.server.inner.router();
        self.send(router, &request).await.unwrap()
    }

    /// Makes one request from the bytes, unless it can't be expressed in HTTP.
    async fn request(&mut self, bytes: &mut Bytes<'_>, place: usize) {
        let table = self.begun.read(&mut self.server.sql).await;
        let view = table.to_act().and_then(|seat| table.view(Some(seat)));
        let advised = view.and_then(|view| {
            let plan = canasta_bots::by_name("club").unwrap().decide(&view.to_kinds()?, 1);
            Some(view.to_cards(plan.first()?)?.to_string())
        });
        let known = Values {
            tables: self.tables.clone(),
            invitation: self.invitation.clone(),
            code: self.code.clone(),
            origin: self.server.origin(),
            n: table.n(),
            advised: advised.unwrap_or_default(),
            id: format!("a{place}"),
            pads: &self.pads,
            is_mostly_pads: self.is_mostly_pads,
        };
        let request = script::next(bytes, &known);
        let passed = 1000 * script::pause(bytes);
        let now = self.server.clock.fetch_add(passed, Ordering::Relaxed) + passed;
        let is_about_pads = request.path.starts_with("/pad");
        if is_about_pads {
            self.pads.read(&mut self.server.sql).await;
        }
        let router = self.server.router.clone();
        if let Some(answer) = self.send(router, &request).await {
            self.check(&request, &answer);
            if is_about_pads {
                self.pads.check(&mut self.server.sql, now, &request, &answer).await;
            }
        }
    }

    async fn send(&mut self, router: Router, request: &TestRequest) -> Option<Answer> {
        let mut builder = Request::builder().method(request.method.clone()).uri(&request.path);
        for (name, value) in &request.headers {
            builder = builder.header(name, value.as_slice());
        }
        let [forged, prefs] = &request.cookies;
        let session = match person(request.sender) {
            Some(person) => Some(self.sessions[person].as_bytes()),
            None => (request.sender == Sender::Forger).then_some(forged.as_slice()),
        };
        let mut cookie = [b"canasta_prefs=", prefs.as_slice()].concat();
        if let Some(session) = session.filter(|session| !session.is_empty()) {
            cookie.extend([b"; ", self.server.cookie().as_bytes(), b"=", session].concat());
        }
        let sent = builder.header(header::COOKIE, cookie).body(Body::from(request.body.clone())).ok()?;
        let response =
            tokio::time::timeout(TEST_TIMEOUT, router.oneshot(sent)).await.expect("an answer comes").unwrap();
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        let body = String::from_utf8_lossy(&body).into_owned();
        let answer = Answer { status: parts.status, headers: parts.headers, body };
        if let Some(person) = person(request.sender)
            && let Some(session) = answer.given(self.server.cookie())
        {
            self.sessions[person] = session;
        }
        Some(answer)
    }

    fn check(&mut self, request: &TestRequest, answer: &Answer) {
        let Answer { status, headers, body } = answer;
        assert!(!status.is_server_error(), "{request:?}: {status} {body}");
        let policy = answer.header("content-security-policy");
        // The score pad's rules run in WebAssembly.
        let script_policy =
            if request.path.starts_with("/pad") { policy.replace("'wasm-unsafe-eval'", "") } else { policy.to_owned() };
        assert!(policy.starts_with("default-src 'none'") && !script_policy.contains("unsafe"), "{request:?}: {policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), value, "{request:?}: {name}");
        }
        assert!(!answer.header("cache-control").is_empty(), "{request:?}");
        assert_eq!(headers.contains_key(header::STRICT_TRANSPORT_SECURITY), self.server.https, "{request:?}");
        if answer.header("content-type") == "application/json" && request.method != Method::HEAD {
            assert!(serde_json::from_str::<Value>(body).is_ok(), "{request:?}: {body}");
        }
        let place = answer.header("location");
        assert!(place.is_empty() || place.starts_with('/') && !place.starts_with("//"), "{request:?}: {place}");
        if place.starts_with("/table/") && ["/play", "/gather", "/learn"].contains(&request.path.as_str()) {
            self.more.push(place.to_owned());
        }
        let told = |secret: &str| !secret.is_empty() && body.contains(secret);
        for (deal, seed) in self.begun.secrets() {
            assert!(!told(seed), "{request:?}: the seed of deal {deal} in {body}");
        }
        assert!(!self.sessions.iter().any(|session| told(session)), "{request:?}: a session in {body}");
        assert!(!self.pads.is_leaked(request, body), "{request:?}: a secret of a pad in {body}");
        if person(request.sender).is_none() {
            assert!(!body.contains(HAND), "{request:?}: a hand in {body}");
            let known = request.path.contains(&self.invitation);
            assert!(known || !body.contains(&self.invitation), "{request:?}: an invitation in {body}");
        }
    }

    /// Checks that all journals are valid and that the server is healthy.
    async fn end(mut self) {
        self.begun.read(&mut self.server.sql).await;
        self.pads.read(&mut self.server.sql).await;
        let tables: Vec<String> = self.more.drain(..).chain([self.tables[0].clone()]).collect();
        for table in tables {
            Journal::of(&table).read(&mut self.server.sql).await;
            let page = self.page(Sender::Host, &table).await;
            assert!(!page.status.is_server_error(), "{}", page.body);
        }
        let health = self.page(Sender::Stranger, "/healthz").await;
        assert_eq!((health.status, health.body.as_str()), (StatusCode::OK, "ok"));
    }
}

/// Index of the sender's session in the scenario.
const fn person(sender: Sender) -> Option<usize> {
    match sender {
        Sender::Host => Some(0),
        Sender::Friend => Some(1),
        Sender::Guest => Some(2),
        Sender::Stranger | Sender::Forger => None,
    }
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The value of a cookie that the answer sets.
    fn given(&self, name: &str) -> Option<String> {
        let cookies = self.headers.get_all(header::SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap());
        let (_, rest) = cookies.filter_map(|cookie| cookie.split_once('=')).find(|(key, _)| *key == name)?;
        Some(rest.split(';').next().unwrap().to_owned())
    }
}
