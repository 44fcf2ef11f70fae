//! A disk that becomes full while the server is running.

use std::process::Command;

use crate::process::{Home, Serving, from};

/// A file size limit makes a real write fail. After the failure, nothing is acknowledged. After a restart, everything
/// acknowledged before it is still there.
#[test]
fn a_failed_write_ends_the_server_and_loses_nothing() {
    let home = Home::new();
    let mut shell = Command::new("sh");
    // The limit is in blocks of 512 bytes. With the signal ignored, a write beyond it fails with an error.
    let script = r#"trap '' XFSZ; ulimit -f 1000; exec "$0" serve "$@""#;
    let args = ["--listen", "127.0.0.1:0", "--trusted-proxy", "127.0.0.1", "--data", home.text()];
    shell.args(["-c", script, env!("CARGO_BIN_EXE_canasta")]).args(args);
    let serving = Serving::start(&mut shell);
    let mut seats = Vec::new();
    let refused = loop {
        let (head, body) = serving.ask("POST", "/play", &from(seats.len()), "");
        let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name));
        match (header("location: "), header("set-cookie: canasta_session_")) {
            (Some(table), Some(cookie)) => {
                let cookie = cookie.split(';').next().unwrap();
                seats.push((table.to_owned(), format!("Cookie: canasta_session_{cookie}\r\n")));
            }
            _ => break (head, body),
        }
        assert!(seats.len() < 5000, "the write never fails");
    };
    assert!(refused.0.starts_with("HTTP/1.1 503 "), "{}", refused.0);
    let (code, output) = serving.wait();
    assert_eq!(code, Some(1));
    assert!(output.contains("cannot write the journal, so the server stops: ") && output.contains("start it again"));

    let serving = Serving::start_on(&home);
    for (table, cookie) in &seats {
        let (head, _) = serving.ask("GET", table, cookie, "");
        assert!(head.starts_with("HTTP/1.1 200 "), "{table}: {head}");
    }
    assert_eq!(serving.signal("-TERM").0, Some(0));
}
