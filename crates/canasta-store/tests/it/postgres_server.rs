//! PostgreSQL servers for tests, deleted afterwards.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "this is a test")]

use std::fs;
use std::io;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

/// Far longer than a server needs to start on a busy machine.
const START_TIMEOUT: Duration = Duration::from_secs(600);

/// A server in its own directory. It listens on a Unix socket there, which no one else can reach.
pub(crate) struct Server {
    directory: PathBuf,
    programs: PathBuf,
    running: Option<Child>,
    databases: AtomicU32,
    /// Its TCP port, if it also listens on one.
    port: Option<u16>,
}

impl Server {
    /// Returns the server that all running tests share, each with its own database. It stops when the last of them
    /// ends.
    ///
    /// A test that stops its server, or changes more than its own database, needs [`Server::start`].
    pub(crate) fn shared() -> Arc<Self> {
        static SHARED: Mutex<Weak<Server>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let server = Arc::new(Self::start());
            *shared = Arc::downgrade(&server);
            server
        })
    }

    /// Creates a server and starts it.
    pub(crate) fn start() -> Self {
        let mut server = Self::create();
        server.run();
        server
    }

    /// Creates and starts a server that also listens on a TCP port, with this certificate and key. On that port it
    /// accepts only encrypted connections, with the password `right`.
    pub(crate) fn start_secure(certificate: &Path, key: &Path) -> Self {
        let mut server = Self::create();
        for (from, to) in [(certificate, "server.crt"), (key, "server.key")] {
            let to = server.data().join(to);
            fs::copy(from, &to).unwrap();
            fs::set_permissions(&to, fs::Permissions::from_mode(0o600)).unwrap();
            chown_to_server_user(&to).unwrap();
        }
        let rules = "local all all trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n";
        fs::write(server.data().join("pg_hba.conf"), rules).unwrap();
        // Another program might grab the port first. The test then reports that the server doesn't answer.
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        server.port = Some(port);
        server.run();
        assert!(server.psql("postgres", "ALTER ROLE canasta PASSWORD 'right'"));
        server
    }

    fn create() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let programs = programs();
        // The path must be short enough for a socket, and accessible to the server's user.
        let name = format!("canasta-postgres-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let directory = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&directory);
        fs::create_dir(&directory).unwrap();
        chown_to_server_user(&directory).unwrap();
        let server = Self { directory, programs, running: None, databases: AtomicU32::new(0), port: None };
        let mut make = server.program("initdb");
        make.args(["--auth=trust", "--username=canasta", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "-D"]);
        let made = make.arg(server.data()).output().unwrap();
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        server
    }

    /// Starts the server, or restarts it after a stop.
    pub(crate) fn run(&mut self) {
        let log = fs::File::options().create(true).append(true).open(self.directory.join("log")).unwrap();
        let mut command = self.program("postgres");
        command.arg("-D").arg(self.data()).arg("-k").arg(&self.directory);
        // The data doesn't outlive the test, so it needn't survive a power cut.
        for setting in ["fsync=off", "synchronous_commit=off", "shared_buffers=16MB", "max_connections=200"] {
            command.args(["-c", setting]);
        }
        match self.port {
            None => command.args(["-c", "listen_addresses="]),
            Some(port) => command.args(["-c", "listen_addresses=127.0.0.1", "-c", "ssl=on", "-p", &port.to_string()]),
        };
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        self.running = Some(command.spawn().unwrap());
        let deadline = Instant::now() + START_TIMEOUT;
        while !self.psql("postgres", "SELECT 1") {
            assert!(Instant::now() < deadline, "the server does not answer: {}", self.log());
            std::thread::sleep(Duration::from_millis(20)); // waits: for another process
        }
    }

    /// Stops the server in fast mode, which cuts connections.
    pub(crate) fn stop(&mut self) {
        if let Some(mut running) = self.running.take() {
            let stopped = self.program("pg_ctl").args(["stop", "-m", "fast", "-s", "-D"]).arg(self.data()).status();
            if !stopped.is_ok_and(|status| status.success()) {
                let _ = running.kill();
            }
            let _ = running.wait();
        }
    }

    /// Directory of its socket.
    pub(crate) fn folder(&self) -> &Path {
        &self.directory
    }

    /// Creates an empty database, and returns its address.
    pub(crate) fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        assert!(self.psql("postgres", &format!("CREATE DATABASE {name}")), "{}", self.log());
        self.address(&name)
    }

    /// Address of the database with this name.
    pub(crate) fn address(&self, database: &str) -> String {
        let folder = self.directory.to_str().unwrap().replace('/', "%2F");
        format!("postgres://canasta@{folder}{}/{database}", self.port.map_or(String::new(), |port| format!(":{port}")))
    }

    /// Address of a database on the TCP port, with a password.
    pub(crate) fn remote(&self, password: &str, database: &str) -> String {
        format!("postgres://canasta:{password}@localhost:{}/{database}", self.port.unwrap())
    }

    /// Runs a statement in this database; returns whether it succeeded.
    pub(crate) fn psql(&self, database: &str, sql: &str) -> bool {
        let mut command = self.program("psql");
        if let Some(port) = self.port {
            command.arg("-p").arg(port.to_string());
        }
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

    /// Directory of its data.
    pub(crate) fn data(&self) -> PathBuf {
        self.directory.join("data")
    }

    fn log(&self) -> String {
        fs::read_to_string(self.directory.join("log")).unwrap_or_default()
    }

    /// A PostgreSQL program to run as the server's user, because PostgreSQL refuses to run as root.
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

/// Name of the database at this address.
pub(crate) fn name_of(address: &str) -> &str {
    address.rsplit_once('/').map_or(address, |(_, name)| name)
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
        let _ = fs::remove_dir_all(&self.directory);
    }
}

/// Directory of PostgreSQL's programs. Debian doesn't put the server programs on the path, but in a directory per
/// version.
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

/// User and group for the server if the tests run as root: the ones from Debian's package.
fn other_user() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt as _;
    if fs::metadata("/proc/self").ok()?.uid() != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let mut row = users.lines().find(|line| line.starts_with("postgres:"))?.split(':').skip(2);
    Some((row.next()?.parse().ok()?, row.next()?.parse().ok()?))
}

/// Makes the server's user the owner of a directory.
fn chown_to_server_user(directory: &Path) -> io::Result<()> {
    match other_user() {
        Some((user, group)) => std::os::unix::fs::chown(directory, Some(user), Some(group)),
        None => Ok(()),
    }
}
