//! The tests of the whole server once more, with a PostgreSQL database in the place of each data directory; and what only a server
//! on a database meets with.

use std::process::{Command, Stdio};

use axum::http::StatusCode;
use canasta_server::{PostgresSettings, ServerConfig};
use canasta_testkit::volume::volume;
use sqlx::{Connection as _, PgConnection};

use crate::harness::{POSTGRES, Running};
use crate::postgres_server::Server;

/// The tests that look at nothing but pages and journals, by how their names begin.
const TESTS: [&str; 13] = [
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
];
/// The first of them is enough for a quick run.
const QUICK_TESTS: usize = 1;
/// Those of them that read or change the rows of SQLite beside the server, and one that counts what is sent while nobody waits long.
const OF_SQLITE: [&str; 19] = [
    "company::a_guest_who_asks_for_a_bots_hand_waits_for_the_host",
    "company::a_guest_who_knocked_or_was_turned_away_is_forgotten_too",
    "company::a_latecomer_is_offered_the_bots_seats",
    "company::a_new_link_and_code_make_the_old_ones_useless",
    "company::a_player_turned_away_for_good_stays_away_until_the_host_lets_them_in",
    "company::a_player_who_comes_by_the_link_with_another_phone_gets_their_seat_back",
    "company::the_host_can_give_a_guest_who_knocks_their_old_seat_back",
    "company::the_host_can_give_a_seat_that_was_left_to_another_guest",
    "company::the_host_can_turn_a_guest_who_knocks_away_for_good",
    "company::two_waiting_players_have_to_agree_and_no_player_for_their_own_seat",
    "friends::a_forgotten_player_leaves_a_whole_table_without_their_name",
    "friends::a_friend_who_comes_late_takes_over_a_bots_hand",
    "friends::a_guest_with_a_spoken_code_only_knocks",
    "next_game::a_game_counts_for_the_players_who_played_it",
    "next_game::players_with_similar_names_are_told_apart",
    "play::a_screen_is_sent_only_what_changed",
    "set_deal::a_forgotten_player_is_forgotten_at_such_a_table_too",
    "set_deal::no_table_is_opened_that_servers_of_an_older_release_cannot_read",
    "tables::unreadable_rules_quarantine_a_table",
];

#[test]
fn the_tests_of_the_server_pass_on_a_database() {
    let server = Server::start();
    let mut tests = Command::new(std::env::current_exe().unwrap());
    let names = &TESTS[..volume(QUICK_TESTS, TESTS.len())];
    tests.args(names).args(OF_SQLITE.iter().flat_map(|name| ["--skip", name])).arg("--test-threads=4");
    // No test of this module, or they would start themselves without end; and none of those whose names only end so.
    tests.args(["--skip", "postgres::", "--skip", "replay::"]).env(POSTGRES, server.folder()).stdin(Stdio::null());
    let output = tests.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let passed: usize = said.rsplit_once(" passed").unwrap().0.rsplit(' ').next().unwrap().parse().unwrap();
    assert!(passed >= volume(5, 50), "{passed} tests passed");
}

/// A server whose lease ran out and whose place another has taken stops by itself, and says where that one is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_away_leaves_the_database_to_its_successor() {
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
    // As if it had stood still for a while: its lease has run out, and the next one has come.
    let taken = "WITH gone AS (DELETE FROM nodes) INSERT INTO nodes (id, address, release, reads, alone, schema, lease_until)
                 VALUES (uuid_send(gen_random_uuid()), 'second:2', '0.1.0', 1, true, 1, clock_timestamp() + interval '1 hour')";
    sqlx::query(taken).execute(&mut sql).await.unwrap();
    let why = first.failure().await.to_string();
    assert_eq!(why, "another server uses the database now, at second:2, so this one stops");
    // Its successor, once that one has left.
    sqlx::query("DELETE FROM nodes").execute(&mut sql).await.unwrap();
    let next = Running::start(config("third:3", std::time::Duration::from_secs(3))).await;
    let mut client = client.at(&next);
    assert_eq!(client.get(&table).await.status, StatusCode::OK);
    next.stop().await;
}
