//! Starts real servers, each as a process.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use rustix::process::{Pid, Signal, kill_process};

use crate::client::Endpoint;

/// Max time for an answer, and for a server to stop.
const TIMEOUT: Duration = Duration::from_secs(30);
const LOG: &str = "server.log";
/// Limits that a drill would exceed, because all its people share one address.
const LIMITS: [&str; 8] =
    ["requests", "wrong-codes", "tables", "actions", "connections", "connections-per-address", "windows", "spectators"];
/// The highest limit the server accepts.
const MAX_LIMIT: &str = "1000000";

/// A directory that is deleted on drop.
pub struct TempDir(PathBuf);

impl TempDir {
    pub fn new(drill: &str) -> Result<Self> {
        let path = std::env::temp_dir().join(format!("canasta-{drill}-{}", std::process::id()));
        // An earlier process with the same ID may have left the directory behind.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Self(path))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // If this fails, the system cleans up eventually.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Options for starting a server.
#[derive(Clone, Debug)]
pub struct ServerSetup {
    /// The `canasta-testserver` program.
    pub binary: PathBuf,
    /// A fault to plant in the server.
    pub fault: Option<String>,
    /// The newest journal format it reads, to imitate a different release. `None` for this release's.
    pub reads_format: Option<u32>,
    /// Whether the server keeps its default limits. Otherwise it has practically none.
    pub default_limits: bool,
}

impl ServerSetup {
    /// The command for a server whose bots don't pause, still without addresses and database. `outer` is a command to
    /// run it with, such as strace.
    fn command(&self, outer: Option<Command>) -> Command {
        let mut command = outer.unwrap_or_else(|| Command::new("env"));
        command.arg(&self.binary).args(["--bot-pace-percent", "0"]);
        for limit in LIMITS.iter().filter(|_| !self.default_limits) {
            command.args([&format!("--limits-{limit}"), MAX_LIMIT]);
        }
        command.args(self.fault.iter().flat_map(|fault| ["--fault", fault]));
        command.args(self.reads_format.iter().flat_map(|newest| ["--reads-format".to_owned(), newest.to_string()]));
        command
    }
}

/// The database and secret that servers share, and a directory for their logs.
pub struct Shared {
    home: TempDir,
    database: String,
}

impl Shared {
    pub fn new(drill: &str, database: &str) -> Result<Self> {
        let home = TempDir::new(drill)?;
        fs::write(home.path().join("secret"), "known to the servers of this drill only\n")?;
        Ok(Self { home, database: database.to_owned() })
    }

    /// Starts a server that listens on these two addresses.
    pub fn start(
        &self,
        setup: &ServerSetup,
        outer: Option<Command>,
        number: u8,
        listen: [&str; 2],
    ) -> Result<RunningServer> {
        let mut command = setup.command(outer);
        command.args(["--listen", listen[0], "--peer-listen", listen[1], "--secret-file"]);
        command.arg(self.home.path().join("secret")).env("CANASTA_DATABASE", &self.database);
        RunningServer::launch(command, &self.log(number))
    }

    /// Starts servers on this machine.
    pub fn start_local(&self, setup: &ServerSetup, count: u8) -> Result<Vec<RunningServer>> {
        (0..count).map(|number| self.start(setup, None, number, ["127.0.0.1:0"; 2])).collect()
    }

    pub fn log(&self, number: u8) -> PathBuf {
        self.home.path().join(format!("server{number}.log"))
    }
}

/// A server process, killed on drop.
pub struct RunningServer {
    child: Child,
    /// The server's process ID, if the child is strace.
    traced: Option<u32>,
    /// Kept open because the server continues to write to it.
    _stdout: BufReader<ChildStdout>,
    /// The startup time.
    pub start: Duration,
    /// `HOST:PORT`
    host: String,
}

impl RunningServer {
    /// Starts a server on a data directory, and waits until it is ready.
    pub fn start(setup: &ServerSetup, data: &Path) -> Result<Self> {
        Self::launch(Self::on_data(setup, data, None), &data.join(LOG))
    }

    /// Starts a server under strace.
    pub fn start_traced(strace: Command, setup: &ServerSetup, data: &Path) -> Result<Self> {
        let mut server = Self::launch(Self::on_data(setup, data, Some(strace)), &data.join(LOG))?;
        let children = fs::read_to_string(format!("/proc/{0}/task/{0}/children", server.child.id()))?;
        server.traced = children.split_whitespace().next().and_then(|pid| pid.parse().ok());
        Ok(server)
    }

    fn on_data(setup: &ServerSetup, data: &Path, outer: Option<Command>) -> Command {
        let mut command = setup.command(outer);
        command.args(["--listen", "127.0.0.1:0", "--data"]).arg(data);
        command
    }

    fn launch(mut command: Command, log: &Path) -> Result<Self> {
        let began = Instant::now();
        let stderr = File::options().create(true).append(true).open(log)?;
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(stderr);
        let mut child = command.spawn().with_context(|| format!("cannot start {command:?}"))?;
        let mut stdout = BufReader::new(child.stdout.take().context("the server has no output")?);
        let mut line = String::new();
        stdout.read_line(&mut line)?;
        let Some(host) = line.split_once("http://").and_then(|(_, rest)| rest.split('/').next()) else {
            // The server has exited, or is unusable.
            let _ = child.kill();
            let _ = child.wait();
            bail!("the server does not start: {}", fs::read_to_string(log).unwrap_or_default().trim());
        };
        let host = host.to_owned();
        Ok(Self { child, traced: None, _stdout: stdout, start: began.elapsed(), host })
    }

    pub fn endpoint(&self) -> Endpoint {
        Endpoint::new(&self.host, TIMEOUT)
    }

    pub fn pid(&self) -> u32 {
        self.traced.unwrap_or_else(|| self.child.id())
    }

    /// Kills the server (SIGKILL), and waits for the exit.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill().context("cannot kill the server")?;
        self.child.wait().context("cannot wait for the server")?;
        Ok(())
    }

    /// Asks the server to stop (SIGTERM), and waits for the exit.
    pub fn stop(mut self) -> Result<()> {
        send(self.pid(), Signal::TERM)?;
        let until = Instant::now() + TIMEOUT;
        while Instant::now() < until {
            if let Some(status) = self.child.try_wait()? {
                anyhow::ensure!(status.success(), "the server ended with {status}");
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(5)); // waits: for the process to end
        }
        bail!("the server does not stop")
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        // A traced server would outlive strace.
        if let (Ok(None), Some(traced)) = (self.child.try_wait(), self.traced) {
            let _ = send(traced, Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn send(process: u32, signal: Signal) -> Result<()> {
    let pid = i32::try_from(process).ok().and_then(Pid::from_raw).context("there is no process")?;
    kill_process(pid, signal).with_context(|| format!("process {process} takes no signal"))
}
