//! Two servers, one per world, or two pairs of servers with forwarding. Tables, sessions, invitations and calendars
//! have the same ids in both worlds, so that bytes can be compared without exceptions. Anything that takes long to play
//! is written to the journals beforehand.

use std::sync::{Arc, Mutex};

use canasta::{Action, Card, Kind, View};
use canasta_bots::{Forecast, Hint, RatedTurn};
use canasta_i18n::Lang;
use canasta_server::{Decks, HintSource, Limits, ServerConfig};
use canasta_table::journal::Chain;
use sha2::{Digest as _, Sha256};
#[cfg(unix)]
use sqlx::PgConnection;
use sqlx::{Connection as _, SqliteConnection};

use super::pair::Case;
use crate::harness::{Client, Home, Running};
#[cfg(unix)]
use crate::nodes::{NodeServer, Service};

/// How the observer reaches the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Route {
    /// Through the world's only server, which owns them.
    Alone,
    /// Through a server that owns none of them and forwards requests and sockets.
    Forwarded,
}

/// The server or servers for one world.
pub(super) struct Stage {
    serving: Serving,
    /// The next deck to deal.
    pub(super) deck: Arc<Mutex<Option<Vec<Card>>>>,
    pub(super) lang: Lang,
    world: usize,
}

enum Serving {
    Alone {
        home: Home,
        server: Box<Running>,
    },
    #[cfg(unix)]
    Forwarded {
        service: Box<Service>,
        owner: Box<NodeServer>,
        door: Box<NodeServer>,
    },
}

impl Stage {
    pub(super) async fn open(route: Route, world: usize, lang: Lang) -> Self {
        let deck = Arc::new(Mutex::new(None));
        let dealt = Arc::clone(&deck);
        let with = |config: ServerConfig| {
            let dealt = Arc::clone(&dealt);
            ServerConfig {
                // Bots are so slow that they never act. People do everything.
                bot_pace_percent: 10_000_000,
                limits: Limits::WIDE,
                unload_after: std::time::Duration::from_secs(5),
                deck: Decks::Given(Arc::new(move || dealt.lock().expect("no thread panics with it").clone())),
                hint_source: telling(),
                lang: Some(lang),
                ..config
            }
        };
        let serving = match route {
            Route::Alone => {
                let home = Home::new();
                let server = Box::new(Running::start(with(home.config())).await);
                Serving::Alone { home, server }
            }
            #[cfg(unix)]
            Route::Forwarded => {
                let service = Service::start().await;
                let set_up = |config: &mut ServerConfig| {
                    *config = ServerConfig { database: config.database.take(), ..with(service.config()) };
                };
                let owner = Box::new(service.node_with(set_up).await);
                let door = Box::new(service.node_with(set_up).await);
                Serving::Forwarded { service: Box::new(service), owner, door }
            }
            #[cfg(not(unix))]
            Route::Forwarded => unreachable!("a database of the tests' own needs Unix"),
        };
        Self { serving, deck, lang, world }
    }

    pub(super) fn client(&self) -> Client {
        match &self.serving {
            Serving::Alone { server, .. } => server.client(),
            #[cfg(unix)]
            Serving::Forwarded { door, .. } => door.client(),
        }
    }

    /// Writes the starting states of some cases to the database.
    pub(super) async fn set(&self, cases: &[Case]) {
        match &self.serving {
            Serving::Alone { home, .. } => {
                let mut sql = home.sql().await;
                sqlx::query("BEGIN IMMEDIATE").execute(&mut sql).await.unwrap();
                for case in cases {
                    put_in_sqlite(&mut sql, case, self.world, "").await;
                }
                sqlx::query("COMMIT").execute(&mut sql).await.unwrap();
                sql.close().await.unwrap();
            }
            #[cfg(unix)]
            Serving::Forwarded { service, owner, .. } => {
                let mut sql = service.sql().await;
                sqlx::query("BEGIN").execute(&mut sql).await.unwrap();
                for case in cases {
                    put_in_postgres(&mut sql, case, self.world, &owner.private).await;
                }
                sqlx::query("COMMIT").execute(&mut sql).await.unwrap();
                sql.close().await.unwrap();
            }
        }
    }

    /// Checks that the owner has all tables. If not, requests weren't forwarded.
    pub(super) async fn check(&self) {
        #[cfg(unix)]
        if let Serving::Forwarded { service, owner, .. } = &self.serving {
            let elsewhere = "SELECT count(*) FROM tables JOIN nodes ON nodes.id = tables.owner WHERE address <> $1";
            let elsewhere = sqlx::query_scalar::<_, i64>(elsewhere).bind(&owner.private);
            assert_eq!(elsewhere.fetch_one(&mut service.sql().await).await.unwrap(), 0);
        }
    }

    pub(super) async fn close(self) {
        match self.serving {
            Serving::Alone { home, server } => {
                server.stop().await;
                drop(home);
            }
            #[cfg(unix)]
            Serving::Forwarded { service, owner, door } => {
                door.stop().await;
                owner.stop().await;
                drop(service);
            }
        }
    }
}

/// Both databases accept the same statements, except those for tables and entries, which have an owner in a cluster.
macro_rules! put {
    ($name:ident, $connection:ty, $table:literal, $entry:literal) => {
        async fn $name(sql: &mut $connection, case: &Case, world: usize, owner: &str) {
            let id = case.id();
            // Any day in the past. No page shows how long ago it was.
            let created = 1_700_000_000_000_i64;
            let entries = &case.worlds[world].entries;
            let query = sqlx::query($table).bind(&id).bind(created).bind(case.secret());
            query.bind(i64::try_from(entries.len()).unwrap()).bind(owner).execute(&mut *sql).await.unwrap();
            let code = "INSERT INTO codes (code, table_id, expires) VALUES ($1, $2, $3)";
            // Longer than a test runs.
            let expires = 10 * created;
            sqlx::query(code).bind(case.code()).bind(&id).bind(expires).execute(&mut *sql).await.unwrap();
            for person in 0..=case.came {
                let hash = Sha256::digest(case.session(person).as_bytes()).to_vec();
                let guest = hash[..16].to_vec();
                let known = "INSERT INTO guests (id, created, calendar) VALUES ($1, $2, $3)";
                let query = sqlx::query(known).bind(&guest).bind(created).bind(case.calendar_of(person));
                query.execute(&mut *sql).await.unwrap();
                let session = "INSERT INTO sessions (hash, guest, created, seen, label) \
                               VALUES ($1, $2, $3, $3, 'Firefox on Linux')";
                let query = sqlx::query(session).bind(&hash).bind(&guest).bind(created);
                query.execute(&mut *sql).await.unwrap();
                if person < case.came {
                    let came = "INSERT INTO people (table_id, player, guest, name) VALUES ($1, $2, $3, $4)";
                    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus"];
                    let name = format!("Guest {}", names[usize::from(person)]);
                    let query = sqlx::query(came).bind(&id).bind(i64::from(person)).bind(&guest).bind(name);
                    query.execute(&mut *sql).await.unwrap();
                }
            }
            let mut chain = Chain::start(&id);
            for entry in entries {
                let text = entry.text();
                chain = chain.with(&text);
                let by = entry.action_id();
                let query = sqlx::query($entry).bind(&id).bind(i64::try_from(chain.len()).unwrap()).bind(text);
                let query = query.bind(chain.last().to_vec()).bind(by.map(|by| i64::from(by.seat.0)));
                let query = query.bind(by.map(|by| by.id.clone())).bind(created);
                query.execute(&mut *sql).await.unwrap();
            }
        }
    };
}

put!(
    put_in_sqlite,
    SqliteConnection,
    "INSERT INTO tables (id, created, invitation) SELECT $1, $2, $3 WHERE $4 > 0 AND $5 = ''",
    "INSERT INTO journal (table_id, n, entry, hash, seat, act_id, at) VALUES ($1, $2, $3, $4, $5, $6, $7)"
);
#[cfg(unix)]
put!(
    put_in_postgres,
    PgConnection,
    "INSERT INTO tables (id, created, invitation, n, owner, epoch) \
     VALUES ($1, $2, $3, $4, (SELECT id FROM nodes WHERE address = $5), 1)",
    "INSERT INTO journal (table_id, n, entry, hash, seat, act_id, at, epoch) VALUES ($1, $2, $3, $4, $5, $6, $7, 1)"
);

/// A hint that depends on every part of the view, so that it would reveal any hidden card in it.
fn telling() -> HintSource {
    Arc::new(|view: &View, seed, _: &dyn Fn() -> bool| {
        let all = format!("{view:?} {seed}");
        let told = all.bytes().fold(7u32, |sum, byte| (sum * 31 + u32::from(byte)) % 9973);
        let actions = if view.check(&Action::Draw).is_ok() { Action::Draw } else { Action::Discard(Kind::Four) };
        let turn = |loses: f64| RatedTurn {
            actions: vec![actions],
            loses,
            error: 1.0,
            equal: loses == 0.0,
            worse_in: loses / 20_000.0,
            forecast: Forecast { deals: told, next_takes: loses / 20_000.0, pile: 5, ..Forecast::default() },
        };
        Hint { turns: vec![turn(0.0), turn(f64::from(told))], nodes: 2 }
    })
}
