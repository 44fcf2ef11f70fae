//! Servers on this machine that share a database.

use std::fs;

use anyhow::Result;

use crate::server::{RunningServer, ServerSetup, TempDir};

/// Starts so many, which share the database at an address and tell each other by a NATS server, if one is named. Their files lie in
/// `home`.
///
/// # Errors
/// One does not start.
pub(super) fn start(
    setup: &ServerSetup,
    count: usize,
    database: &str,
    nats: Option<&str>,
    home: &TempDir,
) -> Result<Vec<RunningServer>> {
    let secret = home.path().join("secret");
    fs::write(&secret, "known to the servers of this drill only\n")?;
    let environment: Vec<_> =
        [("CANASTA_DATABASE", database)].into_iter().chain(nats.map(|nats| ("CANASTA_NATS", nats))).collect();
    let start = |number: usize| {
        let mut words = setup.command();
        let own = ["--listen", "127.0.0.1:0", "--private-listen", "127.0.0.1:0", "--secret-file"];
        words.extend(own.map(str::to_owned));
        words.push(secret.display().to_string());
        RunningServer::launch(&words, &environment, &home.path().join(format!("server{number}.log")))
    };
    (0..count).map(start).collect()
}
