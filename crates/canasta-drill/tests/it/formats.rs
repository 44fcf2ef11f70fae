//! A rolling upgrade to a release that reads one more journal format.

use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::browser::Browser;
use crate::postgres_server::{Server, name_of};
use crate::process::{Home, Serving, canasta, text};

/// The database and secret that the servers share.
struct Service {
    postgres: Server,
    database: String,
    home: Home,
}

impl Service {
    fn new() -> Self {
        let postgres = Server::start();
        let home = Home::new();
        fs::write(home.path().join("secret"), "what these servers have in common\n").unwrap();
        Self { database: postgres.database(), postgres, home }
    }

    /// The command for a server whose release reads formats up to this one.
    fn release(&self, reads: u32) -> Command {
        let mut command = canasta();
        command.args(["--listen", "127.0.0.1:0", "--peer-listen", "127.0.0.1:0", "--bot-pace-percent", "0"]);
        command.args(["--reads-format", &reads.to_string(), "--secret-file"]).arg(self.home.path().join("secret"));
        command.env("CANASTA_DATABASE", &self.database);
        command
    }

    fn start(&self, reads: u32) -> Serving {
        Serving::start(&mut self.release(reads))
    }

    fn is_true(&self, condition: &str) -> bool {
        self.postgres.psql(name_of(&self.database), &format!("DO $$ BEGIN ASSERT ({condition}); END $$"))
    }

    fn all_in_first_format(&self) -> bool {
        self.is_true(r#"SELECT count(*) > 0 AND bool_and(entry LIKE '{"v":1,"entry":%') FROM journal"#)
    }

    /// Whether the last entry of a player's table is in the second format.
    fn last_in_second_format(&self, player: &Player) -> bool {
        let table = player.browser.table.trim_start_matches("/table/");
        let last = format!("FROM journal WHERE table_id = '{table}' ORDER BY n DESC LIMIT 1");
        self.is_true(&format!(r#"(SELECT entry {last}) LIKE '{{"v":2,"entry":%'"#))
    }

    fn wait_for_second_format(&self) {
        let until = Instant::now() + Duration::from_secs(60);
        while !self.is_true("SELECT format = 2 FROM canasta") {
            assert!(Instant::now() < until, "the format is not raised");
            std::thread::sleep(Duration::from_millis(50)); // waits: between two polls
        }
    }
}

/// A player and their acknowledged actions.
struct Player {
    browser: Browser,
    done: Vec<[String; 4]>,
}

impl Player {
    fn new(serving: &Serving) -> Self {
        Self { browser: Browser::play(serving), done: Vec::new() }
    }

    /// Acts at a server, which may have to acquire the table first. All earlier actions must still be known there.
    fn action_at(&mut self, serving: &Serving) {
        self.browser.wait_for_table(serving);
        for [id, n, action, answer] in &self.done {
            assert_eq!(self.browser.post(serving, id, n, action), *answer, "{action} was answered differently before");
        }
        self.done.push(self.browser.action(serving));
    }
}

/// While an old server runs, new servers write its format. Afterwards they write their own, and old servers refuse to
/// start.
#[test]
fn upgrades_servers_one_by_one() {
    let service = Service::new();
    let [first, second] = [1, 1].map(|reads| service.start(reads));
    let [mut anna, mut bert] = [&first, &second].map(Player::new);
    anna.action_at(&first);
    bert.action_at(&second);
    // A new server opens a table and is killed. An old server continues the table.
    let new = service.start(2);
    let mut cleo = Player::new(&new);
    cleo.action_at(&new);
    cleo.action_at(&second);
    new.kill();
    cleo.action_at(&first);
    // An old server drains. A new server continues its table in the old format, which the other old server reads.
    let new = service.start(2);
    let (code, log) = second.signal("-TERM");
    assert_eq!(code, Some(0), "{log}");
    bert.action_at(&new);
    let mut players = [anna, bert, cleo];
    players.iter_mut().for_each(|player| player.action_at(&first));
    assert!(service.all_in_first_format() && service.is_true("SELECT format = 1 FROM canasta"));
    let (code, log) = first.signal("-TERM");
    assert_eq!(code, Some(0), "{log}");
    service.wait_for_second_format();
    for player in &mut players {
        player.action_at(&new);
        assert!(service.last_in_second_format(player), "{}", player.browser.table);
    }
    let late = service.release(1).output().unwrap();
    let sentence = "canasta: a newer Canasta writes to this database (journals of format 2, and this one reads up to 1); \
                    start that release\n";
    assert_eq!((late.status.code(), text(&late.stderr)), (Some(2), sentence));
    // Another new server continues journals that contain both formats.
    let another = service.start(2);
    assert_eq!(new.signal("-TERM").0, Some(0));
    players.iter_mut().for_each(|player| player.action_at(&another));
    assert_eq!(another.signal("-TERM").0, Some(0));
}

/// When the old server wakes up, the format has changed and the new server owns its tables.
#[test]
fn a_frozen_old_server_stops() {
    let service = Service::new();
    let old = service.start(1);
    let mut anna = Player::new(&old);
    anna.action_at(&old);
    let new = service.start(2);
    anna.action_at(&new);
    old.send("-STOP");
    service.wait_for_second_format();
    anna.action_at(&new);
    old.send("-CONT");
    let (code, log) = old.wait();
    let sentence = "canasta: a newer Canasta writes to the database now (journals of format 2, and this one reads up to 1), so this \
                    one stops\n";
    assert!(code == Some(1) && log.ends_with(sentence), "{code:?}: {log}");
    anna.action_at(&new);
    assert!(service.last_in_second_format(&anna));
    assert_eq!(new.signal("-TERM").0, Some(0));
}
