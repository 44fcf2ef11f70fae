//! Two servers, one a world. Tables, sessions, invitations and calendars have the same ids in both, so that nothing needs
//! to be left out when bytes are compared. What would take long to play is put into the journals beforehand.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex};

use canasta::{Act, Card, Kind, View};
use canasta_bots::{Forecast, Hint, RatedTurn};
use canasta_journal::Chain;
use canasta_server::{Decks, HintSource, Limits, ServerConfig};
use canasta_words::Lang;
use sha2::{Digest as _, Sha256};
use sqlx::{Connection as _, SqliteConnection};

use super::pair::Case;
use crate::harness::{Home, Running};

/// One world's server.
pub(super) struct Stage {
    home: Home,
    pub(super) server: Running,
    /// The deck that is dealt next.
    pub(super) deck: Arc<Mutex<Option<Vec<Card>>>>,
    /// The language of all pages.
    pub(super) lang: Lang,
    world: usize,
}

impl Stage {
    pub(super) async fn open(world: usize, lang: Lang) -> Self {
        let home = Home::new();
        let deck = Arc::new(Mutex::new(None));
        let dealt = Arc::clone(&deck);
        let config = ServerConfig {
            // Bots think and never act: all that happens is done by persons.
            bot_pace_percent: 10_000_000,
            limits: Limits::WIDE,
            table_rest: std::time::Duration::from_secs(5),
            deck: Decks::Given(Arc::new(move || dealt.lock().expect("no thread panics with it").clone())),
            hint_source: telling(),
            lang,
            ..home.config()
        };
        let server = Running::start(config).await;
        Self { home, server, deck, lang, world }
    }

    /// Puts the beginnings of some cases into the database.
    pub(super) async fn set(&self, cases: &[Case]) {
        let mut sql = self.home.sql().await;
        sqlx::query("BEGIN IMMEDIATE").execute(&mut sql).await.unwrap();
        for case in cases {
            put(&mut sql, case, self.world).await;
        }
        sqlx::query("COMMIT").execute(&mut sql).await.unwrap();
        sql.close().await.unwrap();
    }

    pub(super) async fn close(self) {
        self.server.stop().await;
        drop(self.home);
    }
}

async fn put(sql: &mut SqliteConnection, case: &Case, world: usize) {
    let id = case.id();
    // A day that is over: no page says how long ago it was.
    let created = 1_700_000_000_000_i64;
    let table = "INSERT INTO tables (id, created, invitation) VALUES (?, ?, ?)";
    sqlx::query(table).bind(&id).bind(created).bind(case.secret()).execute(&mut *sql).await.unwrap();
    let code = "INSERT INTO codes (code, table_id, expires) VALUES (?, ?, ?)";
    // Good for longer than any test runs.
    let expires = 10 * created;
    sqlx::query(code).bind(case.code()).bind(&id).bind(expires).execute(&mut *sql).await.unwrap();
    for person in 0..=case.came {
        let hash = Sha256::digest(case.session(person).as_bytes()).to_vec();
        let guest = &hash[..16];
        let known = "INSERT INTO guests (id, created, calendar) VALUES (?, ?, ?)";
        let query = sqlx::query(known).bind(guest).bind(created).bind(case.calendar_of(person));
        query.execute(&mut *sql).await.unwrap();
        let session =
            "INSERT INTO sessions (hash, guest, created, seen, label) VALUES (?, ?, ?3, ?3, 'Firefox on Linux')";
        let query = sqlx::query(session).bind(&hash).bind(guest).bind(created);
        query.execute(&mut *sql).await.unwrap();
        if person < case.came {
            let came = "INSERT INTO people (table_id, player, guest, name) VALUES (?, ?, ?, ?)";
            let name = format!("Guest {}", ["Ann", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus"][usize::from(person)]);
            let query = sqlx::query(came).bind(&id).bind(i64::from(person)).bind(guest).bind(name);
            query.execute(&mut *sql).await.unwrap();
        }
    }
    let mut chain = Chain::start(&id);
    let (mut rows, mut values) = (Vec::new(), String::new());
    for entry in &case.worlds[world].entries {
        let text = entry.text();
        chain = chain.with(&text);
        let comma = if values.is_empty() { "" } else { ", " };
        write!(values, "{comma}(?, ?, ?, ?, ?, ?, ?)").unwrap();
        rows.push((chain.len(), text, chain.last().to_vec(), entry.act_id()));
    }
    let insert = format!("INSERT INTO journal (table_id, n, entry, hash, seat, act_id, at) VALUES {values}");
    let mut query = sqlx::query(sqlx::AssertSqlSafe(insert));
    for (n, text, hash, by) in rows {
        query = query
            .bind(&id)
            .bind(i64::try_from(n).unwrap())
            .bind(text)
            .bind(hash)
            .bind(by.map(|by| i64::from(by.seat.0)))
            .bind(by.map(|by| by.id.clone()))
            .bind(created);
    }
    query.execute(&mut *sql).await.unwrap();
}

/// A hint in which every part of the view can be seen: how much a turn loses follows from all of it.
fn telling() -> HintSource {
    Arc::new(|view: &View, seed, _: &dyn Fn() -> bool| {
        let all = format!("{view:?} {seed}");
        let told = all.bytes().fold(7u32, |sum, byte| (sum * 31 + u32::from(byte)) % 9973);
        let acts = if view.check(&Act::Draw).is_ok() { Act::Draw } else { Act::Discard(Kind::Four) };
        let turn = |loses: f64| RatedTurn {
            acts: vec![acts],
            loses,
            error: 1.0,
            equal: loses == 0.0,
            worse_in: loses / 20_000.0,
            forecast: Forecast { deals: told, next_takes: loses / 20_000.0, pile: 5, ..Forecast::default() },
        };
        Hint { turns: vec![turn(0.0), turn(f64::from(told))], nodes: 2 }
    })
}
