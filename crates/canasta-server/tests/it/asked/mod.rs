//! Requests of any kind to a server with a table that gathers and one that is played at, and what must be true of every
//! answer. The fuzzing of requests looks at the same; what its bytes mean is said by `script`.

mod script;

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use canasta::{Rng as _, Seat};
use canasta_journal::{Chain, Entry};
use canasta_server::{Bots, PublicUrl, Server, ServerConfig};
use canasta_table::Table;
use canasta_testkit::bytes::Bytes;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Row as _, SqliteConnection};
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

use script::{Ask, Known, Who};

/// Requests that one input may make.
const MOST: usize = 40;
/// Inputs before everything begins anew, so that what earlier ones left does not pile up.
const VISITS: u32 = 200;
/// Far longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(15);
/// Where hands are shown, and nothing else.
const HAND: &str = "id=\"hand\"";

/// Two servers, reached by plain http and through a proxy, and the runtime they live in.
pub(crate) struct Street {
    runtime: Runtime,
    houses: Vec<House>,
    visits: u32,
}

impl Street {
    pub(crate) fn new() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Self { runtime, houses: Vec::new(), visits: 0 }
    }

    /// Makes requests of the bytes, one after the other, and looks at every answer and at what the journals then say.
    pub(crate) fn asked(&mut self, data: &[u8]) {
        if self.visits.is_multiple_of(VISITS) {
            self.close();
            self.houses = [false, true].map(|proxy| self.runtime.block_on(House::open(proxy))).into();
        }
        self.visits += 1;
        let mut bytes = Bytes::new(data);
        let house = &mut self.houses[usize::from(bytes.below(2) == 1)];
        self.runtime.block_on(async {
            let mut party = Party::gather(house, bytes.below(8)).await;
            for place in 0..MOST {
                if bytes.is_empty() {
                    break;
                }
                party.visit(&mut bytes, place).await;
            }
            party.end().await;
        });
    }

    fn close(&mut self) {
        for house in self.houses.drain(..) {
            drop(house.router);
            self.runtime.block_on(house.server.close());
            let _ = std::fs::remove_dir_all(house.data);
        }
    }
}

impl Drop for Street {
    fn drop(&mut self) {
        self.close();
    }
}

/// A server on a directory of its own.
struct House {
    server: Server,
    /// As it is asked by a proxy on this machine; at the other one nobody is counted.
    router: Router,
    sql: SqliteConnection,
    data: PathBuf,
    https: bool,
}

impl House {
    async fn open(https: bool) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let place = NEXT.fetch_add(1, Ordering::Relaxed);
        // Fuzzing never ends in order, so it goes over the same few directories again and again.
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
        let config = ServerConfig {
            bot_pace_percent: 0,
            first_dealer: Some(Seat(1)),
            bots: canasta_bots::LEVELS.iter().fold(Bots::levels(), quick),
            adviser: Arc::new(|view, seed, go_on| canasta_bots::advise(view, seed, 2, go_on)),
            // What is asked of the disk is looked at elsewhere.
            pragmas: &["PRAGMA synchronous = OFF"],
            public: https.then(|| PublicUrl::read("https://canasta.example").unwrap()),
            proxies: if https { PublicUrl::NEARBY.to_vec() } else { Vec::new() },
            ..ServerConfig::new(&data)
        };
        let server = Server::open(config).await.unwrap();
        let near = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let router = if https { server.router_for(near) } else { server.router() };
        let sql = SqliteConnectOptions::new().filename(data.join("canasta.db")).connect().await.unwrap();
        Self { server, router, sql, data, https }
    }

    const fn origin(&self) -> &'static str {
        if self.https { "https://canasta.example" } else { "http://table.test" }
    }

    const fn cookie(&self) -> &'static str {
        if self.https { "__Host-canasta_session" } else { "canasta_session" }
    }
}

/// A journal as far as it was read.
struct Journal {
    id: String,
    chain: Chain,
    table: Option<Table>,
    /// The seed of each deal, as a page would show it.
    seeds: Vec<(usize, String)>,
}

impl Journal {
    fn of(path: &str) -> Self {
        let id = path.trim_start_matches("/table/").to_owned();
        Self { chain: Chain::start(&id), table: None, seeds: Vec::new(), id }
    }

    /// The seeds of deals that are not scored.
    fn secrets(&self) -> impl Iterator<Item = &(usize, String)> {
        let proofs = self.table.as_ref().map(Table::proofs).unwrap_or_default();
        let secret = move |deal| proofs.iter().any(|proof| proof.terms.deal == deal && proof.seed.is_none());
        self.seeds.iter().filter(move |(deal, _)| secret(*deal))
    }

    /// Reads on; the chain must hold and every entry fold.
    async fn read(&mut self, sql: &mut SqliteConnection) -> &Table {
        let query = sqlx::query("SELECT n, entry, hash FROM journal WHERE table_id = ? AND n > ? ORDER BY n");
        let known = i64::try_from(self.chain.len()).unwrap();
        for row in query.bind(&self.id).bind(known).fetch_all(sql).await.unwrap() {
            let n = u64::try_from(row.get::<i64, _>(0)).unwrap();
            let entry = self.chain.follow(n, row.get(1), row.get(2)).expect("the chain holds");
            if let Entry::Sealed { deal, seed } = &entry {
                self.seeds.push((*deal, seed.text()));
            }
            match &mut self.table {
                Some(table) => table.apply(&entry).expect("the entry folds"),
                None => self.table = Some(Table::open(&self.id, &entry).expect("the journal opens")),
            }
        }
        self.table.as_ref().expect("a table has a journal")
    }
}

/// Two tables and their people.
struct Party<'a> {
    house: &'a mut House,
    /// The sessions of host, friend and guest.
    sessions: [String; 3],
    tables: [String; 2],
    begun: Journal,
    /// Tables that came up meanwhile.
    more: Vec<String>,
    invitation: String,
    code: String,
}

impl<'a> Party<'a> {
    /// The first table gathers and has a code, by which a guest knocks; at the second host and friend play.
    async fn gather(house: &'a mut House, sort: u32) -> Self {
        let begun = Journal::of("");
        let (sessions, tables) = ([const { String::new() }; 3], [const { String::new() }; 2]);
        let (more, invitation, code) = (Vec::new(), String::new(), String::new());
        let mut party = Self { house, sessions, tables, begun, more, invitation, code };
        let (listed, watch) =
            (["no", "yes"][usize::from(sort & 1 == 1)], ["nobody", "everybody"][usize::from(sort & 2 == 2)]);
        let terms = format!("seats=chosen&hints=everybody&talk=yes&listed={listed}&watch={watch}");
        party.tables[1] = party.must(Who::Host, "/gather", &format!("{terms}&players=2&preset=hoyle")).await;
        let secret = party.invited(1).await;
        party.must(Who::Friend, &format!("/join/{secret}"), "name=Frank").await;
        let at = format!("{}/do", party.tables[1]);
        party.must(Who::Friend, &at, "what=sit&seat=1").await;
        party.must(Who::Host, &at, "what=begin").await;
        for who in [Who::Host, Who::Friend] {
            party.cut(who).await;
        }
        party.tables[0] = party.must(Who::Host, "/gather", &format!("{terms}&players=4&preset=wahhi")).await;
        party.invitation = party.invited(0).await;
        let at = format!("{}/do", party.tables[0]);
        party.must(Who::Host, &at, "what=code").await;
        let id = party.tables[0].trim_start_matches("/table/");
        let code = sqlx::query("SELECT code FROM codes WHERE table_id = ?").bind(id).fetch_one(&mut party.house.sql);
        party.code = code.await.unwrap().get(0);
        let knock = format!("name=Greta&code={}", party.code);
        party.must(Who::Guest, "/join", &knock).await;
        party.begun = Journal::of(&party.tables[1]);
        party
    }

    /// Cuts for the first deal of the second table; with the second cut it is dealt.
    async fn cut(&mut self, who: Who) {
        let headers = vec![
            (header::HOST, self.house.origin().split("://").nth(1).unwrap().into()),
            (header::CONTENT_TYPE, b"application/json".to_vec()),
        ];
        let (path, cookies) = (format!("{}/next", self.tables[1]), [Vec::new(), Vec::new()]);
        let body = format!(r#"{{"id":"cut","n":0,"cut":"{}"}}"#, "5a".repeat(16)).into();
        let ask = Ask { who, method: Method::POST, path, headers, cookies, body };
        let router = self.house.server.router();
        let answer = self.send(router, &ask).await.unwrap();
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    }

    /// A form that is understood; where it leads.
    async fn must(&mut self, who: Who, path: &str, fields: &str) -> String {
        let headers = vec![
            (header::HOST, self.house.origin().split("://").nth(1).unwrap().into()),
            (header::CONTENT_TYPE, b"application/x-www-form-urlencoded".to_vec()),
        ];
        let cookies = [Vec::new(), Vec::new()];
        let ask = Ask { who, method: Method::POST, path: path.to_owned(), headers, cookies, body: fields.into() };
        let router = self.house.server.router();
        let answer = self.send(router, &ask).await.unwrap();
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{ask:?}: {}", answer.body);
        answer.header("location").to_owned()
    }

    /// The secret of a table's invitation, from its host's page.
    async fn invited(&mut self, table: usize) -> String {
        let page = self.page(Who::Host, &self.tables[table].clone()).await;
        let (_, rest) = page.body.split_once("/join/").unwrap_or_else(|| panic!("no invitation in {}", page.body));
        rest[..32].to_owned()
    }

    async fn page(&mut self, who: Who, path: &str) -> Answer {
        let headers = vec![(header::HOST, b"table.test".to_vec())];
        let cookies = [Vec::new(), Vec::new()];
        let ask = Ask { who, method: Method::GET, path: path.to_owned(), headers, cookies, body: Vec::new() };
        let router = self.house.server.router();
        self.send(router, &ask).await.unwrap()
    }

    /// One request of the bytes; nothing, where no http can say it.
    async fn visit(&mut self, bytes: &mut Bytes<'_>, place: usize) {
        let table = self.begun.read(&mut self.house.sql).await;
        let view = table.to_act().and_then(|seat| table.view(Some(seat)));
        let advised = view.and_then(|view| {
            let plan = canasta_bots::by_name("club").unwrap().decide(&view.to_kinds()?, 1);
            Some(view.to_cards(plan.first()?)?.to_string())
        });
        let known = Known {
            tables: self.tables.clone(),
            invitation: self.invitation.clone(),
            code: self.code.clone(),
            origin: self.house.origin(),
            n: table.n(),
            advised: advised.unwrap_or_default(),
            id: format!("a{place}"),
        };
        let ask = script::next(bytes, &known);
        let router = self.house.router.clone();
        if let Some(answer) = self.send(router, &ask).await {
            self.look(&ask, &answer);
        }
    }

    async fn send(&mut self, router: Router, ask: &Ask) -> Option<Answer> {
        let mut request = Request::builder().method(ask.method.clone()).uri(&ask.path);
        for (name, value) in &ask.headers {
            request = request.header(name, value.as_slice());
        }
        let [forged, prefs] = &ask.cookies;
        let session = match person(ask.who) {
            Some(person) => Some(self.sessions[person].as_bytes()),
            None => (ask.who == Who::Forger).then_some(forged.as_slice()),
        };
        let mut cookie = [b"canasta_prefs=", prefs.as_slice()].concat();
        if let Some(session) = session.filter(|session| !session.is_empty()) {
            cookie.extend([b"; ", self.house.cookie().as_bytes(), b"=", session].concat());
        }
        let request = request.header(header::COOKIE, cookie).body(Body::from(ask.body.clone())).ok()?;
        let response = tokio::time::timeout(PATIENCE, router.oneshot(request)).await.expect("an answer comes").unwrap();
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        let body = String::from_utf8_lossy(&body).into_owned();
        let answer = Answer { status: parts.status, headers: parts.headers, body };
        if let Some(person) = person(ask.who)
            && let Some(session) = answer.given(self.house.cookie())
        {
            self.sessions[person] = session;
        }
        Some(answer)
    }

    /// What is true of every answer.
    fn look(&mut self, ask: &Ask, answer: &Answer) {
        let Answer { status, headers, body } = answer;
        assert!(!status.is_server_error(), "{ask:?}: {status} {body}");
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{ask:?}: {policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), value, "{ask:?}: {name}");
        }
        assert!(!answer.header("cache-control").is_empty(), "{ask:?}");
        assert_eq!(headers.contains_key(header::STRICT_TRANSPORT_SECURITY), self.house.https, "{ask:?}");
        if answer.header("content-type") == "application/json" && ask.method != Method::HEAD {
            assert!(serde_json::from_str::<serde_json::Value>(body).is_ok(), "{ask:?}: {body}");
        }
        let place = answer.header("location");
        assert!(place.is_empty() || place.starts_with('/') && !place.starts_with("//"), "{ask:?}: {place}");
        if place.starts_with("/table/") && ["/play", "/gather", "/learn"].contains(&ask.path.as_str()) {
            self.more.push(place.to_owned());
        }
        let told = |secret: &str| !secret.is_empty() && body.contains(secret);
        for (deal, seed) in self.begun.secrets() {
            assert!(!told(seed), "{ask:?}: the seed of deal {deal} in {body}");
        }
        assert!(!self.sessions.iter().any(|session| told(session)), "{ask:?}: a session in {body}");
        if person(ask.who).is_none() {
            assert!(!body.contains(HAND), "{ask:?}: a hand in {body}");
            let known = ask.path.contains(&self.invitation);
            assert!(known || !body.contains(&self.invitation), "{ask:?}: an invitation in {body}");
        }
    }

    /// Every journal is whole, and the server does what it is for.
    async fn end(mut self) {
        self.begun.read(&mut self.house.sql).await;
        let tables: Vec<String> = self.more.drain(..).chain([self.tables[0].clone()]).collect();
        for table in tables {
            Journal::of(&table).read(&mut self.house.sql).await;
            let page = self.page(Who::Host, &table).await;
            assert!(!page.status.is_server_error(), "{}", page.body);
        }
        let health = self.page(Who::Stranger, "/healthz").await;
        assert_eq!((health.status, health.body.as_str()), (StatusCode::OK, "ok"));
    }
}

/// Whose session it is, of those that a party has.
const fn person(who: Who) -> Option<usize> {
    match who {
        Who::Host => Some(0),
        Who::Friend => Some(1),
        Who::Guest => Some(2),
        Who::Stranger | Who::Forger => None,
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

    /// The session that it gives to a browser.
    fn given(&self, name: &str) -> Option<String> {
        let cookies = self.headers.get_all(header::SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap());
        let (_, rest) = cookies.filter_map(|cookie| cookie.split_once('=')).find(|(key, _)| *key == name)?;
        Some(rest.split(';').next().unwrap().to_owned())
    }
}
