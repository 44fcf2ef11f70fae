//! A PostgreSQL server of a test's own, which goes away with it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "this is a test")]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A server in a directory of its own, which nobody else reaches: it listens on a Unix socket there.
pub(crate) struct Server {
    directory: PathBuf,
    programs: PathBuf,
    running: Option<Child>,
    databases: AtomicU32,
}

impl Server {
    /// Makes a server and starts it.
    pub(crate) fn start() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let programs = programs();
        // Its path must be short enough for a socket, and in reach of the user whom it runs as.
        let name = format!("canasta-postgres-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let directory = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&directory);
        fs::create_dir(&directory).unwrap();
        give_away(&directory).unwrap();
        let mut server = Self { directory, programs, running: None, databases: AtomicU32::new(0) };
        let mut make = server.program("initdb");
        make.args(["--auth=trust", "--username=canasta", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "-D"]);
        let made = make.arg(server.data()).output().unwrap();
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        server.run();
        server
    }

    /// Starts it, or starts it again.
    pub(crate) fn run(&mut self) {
        let log = fs::File::options().create(true).append(true).open(self.directory.join("log")).unwrap();
        let mut command = self.program("postgres");
        command.arg("-D").arg(self.data()).arg("-k").arg(&self.directory);
        // Nothing of it outlives the test, so it need not survive a power cut.
        for setting in
            ["listen_addresses=", "fsync=off", "synchronous_commit=off", "shared_buffers=16MB", "max_connections=40"]
        {
            command.args(["-c", setting]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        self.running = Some(command.spawn().unwrap());
        let until = Instant::now() + Duration::from_secs(60);
        while !self.psql("postgres", "SELECT 1") {
            assert!(Instant::now() < until, "it does not answer: {}", self.log());
            std::thread::sleep(Duration::from_millis(20)); // waits: for another process
        }
    }

    /// Ends it as an operator would who is in a hurry: connections are cut.
    pub(crate) fn stop(&mut self) {
        if let Some(mut running) = self.running.take() {
            let stopped = self.program("pg_ctl").args(["stop", "-m", "fast", "-s", "-D"]).arg(self.data()).status();
            if !stopped.is_ok_and(|status| status.success()) {
                let _ = running.kill();
            }
            let _ = running.wait();
        }
    }

    /// The address of a new, empty database.
    pub(crate) fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        assert!(self.psql("postgres", &format!("CREATE DATABASE {name}")), "{}", self.log());
        self.address(&name)
    }

    /// The address of a database of this name.
    pub(crate) fn address(&self, database: &str) -> String {
        let folder = self.directory.to_str().unwrap().replace('/', "%2F");
        format!("postgres://canasta@{folder}/{database}")
    }

    /// Whether a statement succeeds in this database.
    pub(crate) fn psql(&self, database: &str, sql: &str) -> bool {
        let mut command = self.program("psql");
        command.arg("-h").arg(&self.directory).args([
            "-U",
            "canasta",
            "-d",
            database,
            "-q",
            "-v",
            "ON_ERROR_STOP=1",
            "-c",
            sql,
        ]);
        command.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap().success()
    }

    fn data(&self) -> PathBuf {
        self.directory.join("data")
    }

    fn log(&self) -> String {
        fs::read_to_string(self.directory.join("log")).unwrap_or_default()
    }

    /// One of its programs, as the user whom a server may run as: PostgreSQL refuses to run as root.
    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = match other_user() {
            None => Command::new(path),
            Some((user, group)) => {
                let mut command = Command::new("setpriv");
                command
                    .args(["--clear-groups", &format!("--reuid={user}"), &format!("--regid={group}"), "--"])
                    .arg(path);
                command
            }
        };
        command.current_dir("/");
        command
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
        let _ = fs::remove_dir_all(&self.directory);
    }
}

/// Where PostgreSQL's programs are. Debian keeps those of a server outside the path, by version.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.reverse();
    folders.extend(std::env::split_paths(&path));
    let found = folders.into_iter().find(|folder| folder.join("initdb").exists());
    found.expect("these tests need a PostgreSQL server (on Debian `apt-get install postgresql`)")
}

/// The user and group that a server runs as where the tests run as root: Debian's package makes one.
fn other_user() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt as _;
    if fs::metadata("/proc/self").ok()?.uid() != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let mut row = users.lines().find(|line| line.starts_with("postgres:"))?.split(':').skip(2);
    Some((row.next()?.parse().ok()?, row.next()?.parse().ok()?))
}

/// Gives a directory to the user whom the server runs as.
fn give_away(directory: &Path) -> io::Result<()> {
    match other_user() {
        Some((user, group)) => std::os::unix::fs::chown(directory, Some(user), Some(group)),
        None => Ok(()),
    }
}
