//! A PostgreSQL server of the drill's own, on a host of its own, with its default settings: what it has confirmed is on the disk.

use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt as _, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use super::net::{ALL, Host, Network};
use crate::server::TempDir;

const PATIENCE: Duration = Duration::from_secs(60);

/// How the server is ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shutdown {
    /// As an operator does it who is in a hurry: connections are cut.
    Fast,
    /// As if it had crashed: it recovers when it starts again.
    Immediate,
}

/// The server. It ends when this is dropped.
pub(super) struct Database {
    directory: TempDir,
    programs: PathBuf,
    network: Network,
    running: Option<Child>,
}

impl Database {
    /// Makes a server and starts it.
    ///
    /// # Errors
    /// There is no PostgreSQL, or it does not start.
    pub(super) fn start(network: &Network) -> Result<Self> {
        let directory = TempDir::new("cluster-database")?;
        give_away(directory.path())?;
        let mut database = Self { directory, programs: programs()?, network: network.clone(), running: None };
        let mut make = database.program("initdb");
        make.args(["--auth=trust", "--username=canasta", "--encoding=UTF8", "--locale=C.UTF-8", "-D"]);
        let made = make.arg(database.data()).output().context("initdb cannot be started")?;
        anyhow::ensure!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr).trim());
        fs::write(database.data().join("pg_hba.conf"), format!("host all all {ALL} trust\nlocal all all trust\n"))?;
        database.run()?;
        let mut create = database.program("createdb");
        let created = create.args(["-U", "canasta", "-h"]).arg(database.directory.path()).arg("canasta").output()?;
        anyhow::ensure!(created.status.success(), "createdb: {}", String::from_utf8_lossy(&created.stderr).trim());
        Ok(database)
    }

    /// Starts it, or starts it again.
    ///
    /// # Errors
    /// It does not answer.
    pub(super) fn run(&mut self) -> Result<()> {
        let log = File::options().create(true).append(true).open(self.log())?;
        let mut command = self.program("postgres");
        command.arg("-D").arg(self.data()).arg("-k").arg(self.directory.path());
        command.args(["-c", &format!("listen_addresses={}", Host::Database.address())]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        self.running = Some(command.spawn().context("PostgreSQL cannot be started")?);
        let until = Instant::now() + PATIENCE;
        loop {
            let mut ready = self.program("pg_isready");
            ready.args(["-q", "-U", "canasta", "-h"]).arg(self.directory.path());
            if ready.status()?.success() {
                return Ok(());
            }
            if Instant::now() > until {
                bail!("PostgreSQL does not start: {}", fs::read_to_string(self.log()).unwrap_or_default().trim());
            }
            std::thread::sleep(Duration::from_millis(20)); // waits: for another process
        }
    }

    /// Ends it.
    ///
    /// # Errors
    /// It does not end.
    pub(super) fn stop(&mut self, how: Shutdown) -> Result<()> {
        let Some(mut running) = self.running.take() else { return Ok(()) };
        let how = if how == Shutdown::Fast { "fast" } else { "immediate" };
        let stopped = self.program("pg_ctl").args(["stop", "-s", "-m", how, "-D"]).arg(self.data()).status()?;
        if !stopped.success() {
            running.kill()?;
        }
        running.wait()?;
        Ok(())
    }

    /// Where servers of the network reach it.
    pub(super) fn address() -> String {
        format!("postgres://canasta@{}/canasta", Host::Database.address())
    }

    fn data(&self) -> PathBuf {
        self.directory.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.directory.path().join("log")
    }

    /// One of its programs on its host, as the user whom a server may run as: PostgreSQL refuses to run as root.
    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = match other_user() {
            None => self.network.command(Host::Database, path),
            Some((user, group)) => {
                let mut command = self.network.command(Host::Database, "setpriv");
                command.args(["--clear-groups", &format!("--reuid={user}"), &format!("--regid={group}"), "--"]);
                command.arg(path);
                command
            }
        };
        command.current_dir("/");
        command
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // Its host ends with everything that is left there.
        let _ = self.stop(Shutdown::Immediate);
    }
}

/// Where PostgreSQL's programs are. Debian keeps those of a server outside the path, by version.
fn programs() -> Result<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    let found = folders.into_iter().find(|folder| folder.join("initdb").exists());
    found.context("the drill needs a PostgreSQL server (on Debian `apt-get install postgresql`)")
}

/// The user and group that a server runs as where the drill runs as root: Debian's package makes one.
fn other_user() -> Option<(u32, u32)> {
    if fs::metadata("/proc/self").ok()?.uid() != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let mut row = users.lines().find(|line| line.starts_with("postgres:"))?.split(':').skip(2);
    Some((row.next()?.parse().ok()?, row.next()?.parse().ok()?))
}

fn give_away(directory: &Path) -> Result<()> {
    if let Some((user, group)) = other_user() {
        chown(directory, Some(user), Some(group))?;
    }
    Ok(())
}
