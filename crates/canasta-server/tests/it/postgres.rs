//! Runs the other server tests again, with PostgreSQL databases instead of data directories. Also tests that apply only
//! to a database.

use std::process::{Command, Stdio};

use axum::http::StatusCode;
use canasta_server::{PostgresSettings, ServerConfig};
use canasta_testkit::volume::volume;
use sqlx::{Connection as _, PgConnection};

use crate::harness::{POSTGRES, Running};
use crate::postgres_server::Server;

/// Prefixes of tests that only use pages and journals.
const TESTS: [&str; 14] = [
    "play::",
    "next_game::",
    "secrecy::",
    "fairness::",
    "hints::",
    "lesson::",
    "levels::",
    "refusals::",
    "friends::",
    "company::",
    "tables::",
    "set_deal::",
    "daily::",
    "pads::",
];
/// Number of prefixes used in a quick run.
const QUICK_TESTS: usize = 1;
/// Tests that use SQLite tables, and one that counts bytes and needs fast commits.
const SQLITE_ONLY_TESTS: [&str; 20] = [
    "company::a_guest_who_asks_for_a_bots_hand_waits_for_the_host",
    "company::guests_who_asked_to_join_or_were_banned_are_forgotten",
    "company::a_latecomer_is_offered_the_bots_seats",
    "company::a_new_link_and_code_disable_the_old_ones",
    "company::a_banned_player_stays_away_until_the_host_unbans_them",
    "company::a_player_with_another_phone_gets_their_seat_back",
    "company::the_host_can_return_a_seat_to_a_guest_who_asks_to_join",
    "company::the_host_can_give_an_abandoned_seat_to_another_guest",
    "company::the_host_can_ban_a_guest_who_asks_to_join",
    "company::both_waiting_players_have_to_agree_and_not_about_their_own_seat",
    "friends::a_forgotten_player_leaves_an_intact_table_without_their_name",
    "friends::a_friend_who_comes_late_takes_over_a_bots_hand",
    "friends::a_spoken_code_only_lets_a_guest_ask_to_join",
    "next_game::a_game_counts_for_the_players_who_played_it",
    "next_game::players_with_similar_names_are_told_apart",
    "pads::secrets_of_pads_are_stored_as_hashes",
    "play::a_screen_gets_only_what_changed",
    "set_deal::a_forgotten_player_is_forgotten_at_a_replayed_deal",
    "set_deal::no_table_is_opened_that_older_servers_cannot_read",
    "tables::unreadable_rules_quarantine_a_table",
];

#[test]
fn the_server_tests_pass_on_postgresql() {
    let server = Server::start();
    let mut tests = Command::new(std::env::current_exe().unwrap());
    let names = &TESTS[..volume(QUICK_TESTS, TESTS.len())];
    tests.args(names).args(SQLITE_ONLY_TESTS.iter().flat_map(|name| ["--skip", name])).arg("--test-threads=4");
    // Skips this module, which would otherwise start itself forever, and tests that only contain a prefix somewhere in
    // their names.
    tests.args(["--skip", "postgres::", "--skip", "replay::"]).env(POSTGRES, server.folder()).stdin(Stdio::null());
    let output = tests.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let passed: usize = said.rsplit_once(" passed").unwrap().0.rsplit(' ').next().unwrap().parse().unwrap();
    assert!(passed >= volume(5, 50), "{passed} tests passed");
}

/// If a server's lease has expired and another server has taken over, it stops and reports the other's address.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_with_an_expired_lease_stops_for_its_successor() {
    let server = Server::shared();
    let database = server.database();
    let config = |address: &str, lease| {
        let settings = PostgresSettings { lease, ..PostgresSettings::new(database.as_str()) };
        ServerConfig { database: Some(settings), node_address: address.to_owned(), ..ServerConfig::new("") }
    };
    let first = Running::start(config("first:1", std::time::Duration::from_secs(3))).await;
    let mut client = first.client();
    let table = client.play().await;
    let mut sql = PgConnection::connect(&database).await.unwrap();
    // Simulates that the server was suspended: its lease has expired, and another server has joined.
    let taken = "WITH gone AS (DELETE FROM nodes) INSERT INTO nodes (id, address, release, reads, alone, schema, lease_until)
                 VALUES (uuid_send(gen_random_uuid()), 'second:2', '0.1.0', 1, true, 1, clock_timestamp() + interval '1 hour')";
    sqlx::query(taken).execute(&mut sql).await.unwrap();
    let why = first.failure().await.to_string();
    assert_eq!(why, "another server uses the database now, at second:2, so this one stops");
    // Once that server has left, a new one can start.
    sqlx::query("DELETE FROM nodes").execute(&mut sql).await.unwrap();
    let next = Running::start(config("third:3", std::time::Duration::from_secs(3))).await;
    let mut client = client.at(&next);
    assert_eq!(client.get(&table).await.status, StatusCode::OK);
    next.stop().await;
}
