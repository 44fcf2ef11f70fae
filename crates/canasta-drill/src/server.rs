//! Starts the real server as a process of its own, on a data directory of its own.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::client::Endpoint;
use anyhow::{Context as _, Result, bail};

/// An answer that takes longer is an error.
const PATIENCE: Duration = Duration::from_secs(30);
/// The file in the data directory that takes the server's log.
const LOG: &str = "server.log";

/// A directory that is deleted when this is dropped.
pub struct TempDir(PathBuf);

impl TempDir {
    /// An empty directory for a drill of this name.
    ///
    /// # Errors
    /// The directory cannot be made.
    pub fn new(drill: &str) -> Result<Self> {
        let path = std::env::temp_dir().join(format!("canasta-{drill}-{}", std::process::id()));
        if path.exists() {
            fs::remove_dir_all(&path).with_context(|| format!("cannot empty {}", path.display()))?;
        }
        fs::create_dir_all(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Self(path))
    }

    /// The path of the directory.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // What is left of a temporary directory is the system's to clear.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The limits that a drill with all its people at one address would exceed.
const LIMITS: [&str; 8] =
    ["requests", "tries", "tables", "acts", "connections", "connections-per-address", "windows", "spectators"];
/// The value to which they are raised: the greatest that the server takes.
const HIGHEST: &str = "1000000";

/// How the server is started.
#[derive(Clone, Debug)]
pub struct ServerSetup {
    /// The `canasta-testserver` binary.
    pub binary: PathBuf,
    /// The name of a fault that is planted in the server.
    pub fault: Option<String>,
    /// The newest format of journals that it reads, where it stands in for another release than this one.
    pub reads_format: Option<u32>,
    /// Whether the server has its default limits; if not, the drill meets none.
    pub default_limits: bool,
}

impl ServerSetup {
    /// The same of a release that reads journals up to this format.
    #[must_use]
    pub fn reading(&self, format: u32) -> Self {
        Self { reads_format: Some(format), ..self.clone() }
    }

    /// The command line of a server on a data directory.
    fn on_data(&self, data: &Path) -> Vec<String> {
        let mut words = self.command();
        words.extend(["--listen", "127.0.0.1:0", "--data", &data.display().to_string()].map(str::to_owned));
        words
    }

    /// The command line of a server whose bots play without pauses, without what says where it listens and stores.
    pub fn command(&self) -> Vec<String> {
        let mut words = vec![self.binary.display().to_string()];
        words.extend(["--bot-pace-percent", "0"].map(str::to_owned));
        if !self.default_limits {
            words.extend(LIMITS.iter().flat_map(|limit| [format!("--limits-{limit}"), HIGHEST.to_owned()]));
        }
        if let Some(fault) = &self.fault {
            words.extend(["--fault".to_owned(), fault.clone()]);
        }
        if let Some(newest) = self.reads_format {
            words.extend(["--reads-format".to_owned(), newest.to_string()]);
        }
        words
    }
}

/// A server that runs. It is killed when this is dropped.
pub struct RunningServer {
    child: Child,
    /// The server's own process, where the child is strace.
    traced: Option<u32>,
    /// Kept open, so that the server can go on writing to it.
    _stdout: BufReader<ChildStdout>,
    /// The time from the start of the process until it was ready.
    pub start: Duration,
    /// `HOST:PORT`
    host: String,
}

impl RunningServer {
    /// Starts the server on a data directory and waits until it prints its address.
    ///
    /// # Errors
    /// The server does not start; with its log.
    pub fn start(setup: &ServerSetup, data: &Path) -> Result<Self> {
        Self::run(&[], setup, data)
    }

    /// Starts the server as a child of strace, or of another command that is given the server's command line.
    ///
    /// # Errors
    /// The server does not start; with its log.
    pub fn run(outer: &[&str], setup: &ServerSetup, data: &Path) -> Result<Self> {
        let words: Vec<String> = outer.iter().map(|word| (*word).to_owned()).chain(setup.on_data(data)).collect();
        let mut server = Self::launch(&words, &[], &data.join(LOG))?;
        server.traced = if outer.is_empty() { None } else { only_child(server.child.id()) };
        Ok(server)
    }

    /// Starts a server with a command line, whatever that is, and variables of its environment, and waits until it prints its address.
    ///
    /// # Errors
    /// The server does not start; with its log.
    pub fn launch(words: &[String], environment: &[(&str, &str)], log: &Path) -> Result<Self> {
        let began = Instant::now();
        let (program, arguments) = words.split_first().context("there is no command")?;
        let stderr = File::options().create(true).append(true).open(log)?;
        let mut command = Command::new(program);
        command.args(arguments).envs(environment.iter().copied());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(stderr);
        let mut child = command.spawn().with_context(|| format!("cannot start {program}"))?;
        let mut stdout = BufReader::new(child.stdout.take().context("the server has no output")?);
        let mut line = String::new();
        stdout.read_line(&mut line)?;
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split(['/', ' ', '\n']).next());
        let Some(address) = address.filter(|address| !address.is_empty()) else {
            // It has ended, or is of no use without an address.
            let _ = child.kill();
            let _ = child.wait();
            bail!("the server does not start: {}", fs::read_to_string(log).unwrap_or_default().trim());
        };
        let host = address.to_owned();
        Ok(Self { host, child, traced: None, _stdout: stdout, start: began.elapsed() })
    }

    /// The server, for clients.
    pub fn endpoint(&self) -> Endpoint {
        Endpoint::new(&self.host, PATIENCE)
    }

    /// The id of the server's process.
    pub fn pid(&self) -> u32 {
        self.traced.unwrap_or_else(|| self.child.id())
    }

    /// Ends the server with SIGKILL, and waits until the process is gone.
    ///
    /// # Errors
    /// The system refuses.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill().context("the server cannot be killed")?;
        self.child.wait().context("the server cannot be waited for")?;
        Ok(())
    }

    /// Asks the server to stop (SIGTERM), and waits for its end.
    ///
    /// # Errors
    /// The server does not stop, or ends with an error.
    pub fn stop(mut self) -> Result<()> {
        let pid = process(self.pid()).context("there is no process")?;
        rustix::process::kill_process(pid, rustix::process::Signal::TERM)
            .context("the server cannot be told to stop")?;
        let patience = Instant::now() + PATIENCE;
        while Instant::now() < patience {
            if let Some(status) = self.child.try_wait()? {
                anyhow::ensure!(status.success(), "the server ended with {status}");
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(5)); // waits: for the end of a process
        }
        bail!("the server does not stop")
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        // Most often it has ended already; if not, a traced server would outlive strace.
        if matches!(self.child.try_wait(), Ok(None))
            && let Some(traced) = self.traced.and_then(process)
        {
            let _ = rustix::process::kill_process(traced, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn process(id: u32) -> Option<rustix::process::Pid> {
    i32::try_from(id).ok().and_then(rustix::process::Pid::from_raw)
}

/// The first child of a process.
fn only_child(process: u32) -> Option<u32> {
    let children = fs::read_to_string(format!("/proc/{process}/task/{process}/children")).ok()?;
    children.split_whitespace().next()?.parse().ok()
}
