//! A disk that stops taking anything while the server runs.

use std::process::Command;

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
