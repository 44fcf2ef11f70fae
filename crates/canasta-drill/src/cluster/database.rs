//! A PostgreSQL server on its own virtual host, with default settings, under which confirmed commits are on the disk.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use super::net::{Host, Network, SUBNET, run};
use crate::server::TempDir;

/// Starts or stops the server, and waits up to a minute until it is done.
const CONTROL: [&str; 5] = ["pg_ctl", "-s", "-w", "-t", "60"];

/// The server, stopped on drop.
pub(super) struct Database {
    directory: TempDir,
    network: Network,
}

impl Database {
    /// Creates a server and starts it.
    pub(super) fn start(network: &Network) -> Result<Self> {
        let database = Self { directory: TempDir::new("cluster-database")?, network: network.clone() };
        let folder = database.folder();
        run(Command::new("chown").args(["postgres", &folder]))?;
        database.call(&["initdb", "--auth=trust", "--username=canasta", "--encoding=UTF8", "--locale=C.UTF-8"])?;
        fs::write(format!("{folder}/data/pg_hba.conf"), format!("host all all {SUBNET} trust\nlocal all all trust\n"))?;
        database.start_again()?;
        database.call(&["createdb", "-U", "canasta", "-h", &folder, "canasta"])?;
        Ok(database)
    }

    pub(super) fn start_again(&self) -> Result<()> {
        let folder = self.folder();
        let options = format!("-k {folder} -c listen_addresses={}", Host::DATABASE.address());
        self.call(&[&CONTROL[..], &["start", "-l", &format!("{folder}/log"), "-o", &options]].concat())
    }

    /// Cuts all connections and stops: `fast` like an operator in a hurry, `immediate` like a crash.
    pub(super) fn stop(&self, mode: &str) -> Result<()> {
        self.call(&[&CONTROL[..], &["stop", "-m", mode]].concat())
    }

    /// The database address for the servers.
    pub(super) fn address() -> String {
        format!("postgres://canasta@{}/canasta", Host::DATABASE.address())
    }

    fn folder(&self) -> String {
        self.directory.path().display().to_string()
    }

    /// Runs a PostgreSQL program as a different user, because it refuses to run as root.
    fn call(&self, words: &[&str]) -> Result<()> {
        let mut command = self.network.command(Host::DATABASE);
        command.args(["runuser", "-u", "postgres", "--"]).args(words).current_dir("/");
        run(command.env("PGDATA", format!("{}/data", self.folder())).env("PATH", path()?))
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // If this fails, removing the network kills the processes.
        let _ = self.stop("immediate");
    }
}

/// The path with PostgreSQL's programs. Debian keeps them in folders by version.
fn path() -> Result<OsString> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    Ok(std::env::join_paths(folders)?)
}
