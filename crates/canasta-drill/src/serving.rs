//! The real server in a process of its own, on a data directory of its own.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use canasta_client::Wire;

/// An answer that takes longer counts as none.
const PATIENCE: Duration = Duration::from_secs(30);
/// What the server says into, in its data directory.
const SAID: &str = "server.log";

/// A directory that goes away with the drill.
pub struct Home(PathBuf);

impl Home {
    /// An empty one for a drill of this name.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn new(drill: &str) -> Result<Self> {
        let path = std::env::temp_dir().join(format!("canasta-{drill}-{}", std::process::id()));
        if path.exists() {
            fs::remove_dir_all(&path).with_context(|| format!("cannot empty {}", path.display()))?;
        }
        fs::create_dir_all(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Self(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // What is left of a temporary directory is the system's to clear.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The limits that one driver at one address would meet.
const LIMITS: [&str; 8] =
    ["requests", "tries", "tables", "acts", "connections", "connections-per-address", "windows", "watchers"];
/// What they are raised to.
const UNMET: &str = "1000000";

/// How the server is started.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The `canasta-testserver` binary.
    pub server: PathBuf,
    /// A fault that the server is to have, by its name.
    pub fault: Option<String>,
    /// Whether it has the limits that count where nobody says, or such that one driver at one address meets none.
    pub limits: bool,
    /// More words for it.
    pub more: Vec<String>,
}

impl Setup {
    /// The server on a data directory, its bots without pauses.
    pub fn command(&self, data: &Path) -> Vec<String> {
        let server = self.server.display().to_string();
        let data = data.display().to_string();
        let words = ["--listen", "127.0.0.1:0", "--bot-pace-percent", "0", "--data"];
        let mut words: Vec<String> = [server.as_str()].into_iter().chain(words).map(str::to_owned).collect();
        words.push(data);
        if !self.limits {
            words.extend(LIMITS.iter().flat_map(|limit| [format!("--limits-{limit}"), UNMET.to_owned()]));
        }
        if let Some(fault) = &self.fault {
            words.extend(["--fault".to_owned(), fault.clone()]);
        }
        words.extend(self.more.iter().cloned());
        words
    }
}

/// A server that runs. It is killed when this is dropped.
pub struct Serving {
    child: Child,
    /// The server's own process, where it runs inside another program.
    inside: Option<u32>,
    /// Held, so that the server may go on writing there.
    _stdout: BufReader<ChildStdout>,
    /// From the start of the process until it was ready.
    pub start: Duration,
    /// `http://HOST:PORT`
    pub base: String,
}

impl Serving {
    /// Starts it on a data directory and waits for its line.
    ///
    /// # Errors
    /// It does not start; with what it said.
    pub fn start(setup: &Setup, data: &Path) -> Result<Self> {
        Self::run(&[], setup, data)
    }

    /// The same inside another program, which is given the command.
    ///
    /// # Errors
    /// It does not start; with what it said.
    pub fn run(inside: &[&str], setup: &Setup, data: &Path) -> Result<Self> {
        let began = Instant::now();
        let words: Vec<String> = inside.iter().map(|word| (*word).to_owned()).chain(setup.command(data)).collect();
        let (program, words) = words.split_first().context("there is no command")?;
        let said = data.join(SAID);
        let log = File::options().create(true).append(true).open(&said)?;
        let mut command = Command::new(program);
        command.args(words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().with_context(|| format!("cannot start {program}"))?;
        let mut stdout = BufReader::new(child.stdout.take().context("the server has no output")?);
        let mut line = String::new();
        stdout.read_line(&mut line)?;
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split(['/', ' ', '\n']).next());
        let Some(address) = address.filter(|address| !address.is_empty()) else {
            // It ends by itself, or is of no use.
            let _ = child.kill();
            let _ = child.wait();
            bail!("the server does not start: {}", fs::read_to_string(&said).unwrap_or_default().trim());
        };
        let base = format!("http://{address}");
        let within = if inside.is_empty() { None } else { only_child(child.id()) };
        Ok(Self { base, child, inside: within, _stdout: stdout, start: began.elapsed() })
    }

    /// The way to it.
    ///
    /// # Errors
    /// Its address is none.
    pub fn wire(&self) -> Result<Wire> {
        Ok(Wire::new(&self.base, PATIENCE)?)
    }

    /// The server's process.
    pub fn pid(&self) -> u32 {
        self.inside.unwrap_or_else(|| self.child.id())
    }

    /// Ends it as a power cut would, and waits until it is gone.
    ///
    /// # Errors
    /// The system does not let us.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill().context("the server cannot be killed")?;
        self.child.wait().context("the server cannot be waited for")?;
        Ok(())
    }

    /// Asks it to stop, and waits for the end.
    ///
    /// # Errors
    /// It does not stop as it should.
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

impl Drop for Serving {
    fn drop(&mut self) {
        // It has ended already, most often; if not, what runs inside would live on without what it runs in.
        if matches!(self.child.try_wait(), Ok(None))
            && let Some(inside) = self.inside.and_then(process)
        {
            let _ = rustix::process::kill_process(inside, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn process(id: u32) -> Option<rustix::process::Pid> {
    i32::try_from(id).ok().and_then(rustix::process::Pid::from_raw)
}

/// The process that another has started.
fn only_child(process: u32) -> Option<u32> {
    let children = fs::read_to_string(format!("/proc/{process}/task/{process}/children")).ok()?;
    children.split_whitespace().next()?.parse().ok()
}
