//! A disk that stops taking anything while the server runs.

use std::fs;
use std::process::{Command, Stdio};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _};

use crate::process::{Home, Serving, from};

/// A real error of a real write: the system lets the process write files up to a size only. What was acknowledged before
/// is there after the next start, and nothing is acknowledged after.
#[test]
fn a_failed_write_ends_the_server_and_loses_nothing() {
    let home = Home::new();
    let mut shell = Command::new("sh");
    // In blocks of 512 bytes. Without the signal a write beyond it is an error.
    let serve = r#"trap '' XFSZ; ulimit -f 1000; exec "$0" serve --listen 127.0.0.1:0 --proxy 127.0.0.1 --data "$1""#;
    shell.args(["-c", serve, env!("CARGO_BIN_EXE_canasta"), home.text()]);
    let serving = Serving::start(&mut shell);
    let mut seats = Vec::new();
    let refused = loop {
        let (head, body) = serving.ask("POST", "/play", &from(seats.len()), "");
        let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name));
        match (header("location: "), header("set-cookie: canasta_session=")) {
            (Some(table), Some(cookie)) => {
                let cookie = cookie.split(';').next().unwrap();
                seats.push((table.to_owned(), format!("Cookie: canasta_session={cookie}\r\n")));
            }
            _ => break (head, body),
        }
        assert!(seats.len() < 5000, "the disk is never full");
    };
    assert!(refused.0.starts_with("HTTP/1.1 503 "), "{}", refused.0);
    let (code, said) = serving.wait();
    assert_eq!(code, Some(1));
    assert!(said.contains("the journal cannot be written, so the server stops: ") && said.contains("start it again"));

    let serving = Serving::on(&home);
    for (table, cookie) in &seats {
        let (head, _) = serving.ask("GET", table, cookie, "");
        assert!(head.starts_with("HTTP/1.1 200 "), "{table}: {head}");
    }
    assert_eq!(serving.signal("-TERM").0, Some(0));
}

/// A file of an older version is copied before it is touched. Where there is no room for that, it stays as it is.
#[test]
fn an_upgrade_without_room_for_the_copy_changes_nothing() {
    let home = Home::new();
    assert_eq!(Serving::on(&home).signal("-TERM").0, Some(0));
    let file = home.path().join("canasta.db");
    // The version's place in the head of the file.
    let older = fs::read(&file).unwrap()[63] - 1;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut connection = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
        connection.execute(AssertSqlSafe(format!("PRAGMA user_version = {older}"))).await.unwrap();
        connection.close().await.unwrap();
    });
    let before = fs::read(&file).unwrap();
    assert!(before.len() > 45_000, "{}", before.len());
    let mut shell = Command::new("sh");
    let serve = r#"trap '' XFSZ; ulimit -f 80; exec "$0" serve --listen 127.0.0.1:0 --data "$1""#;
    let output = shell.args(["-c", serve, env!("CARGO_BIN_EXE_canasta"), home.text()]).stdin(Stdio::null()).output();
    let output = output.unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    let sentence = format!("is of version {older}, and is copied before it is brought up to {}: ", older + 1);
    assert!(said.contains(&sentence) && said.contains("; nothing was changed") && said.lines().count() == 1, "{said}");
    assert!(fs::read(&file).unwrap() == before);
    let copies = fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(copies.filter(|name| name.contains(".version-")).count(), 0);
}
