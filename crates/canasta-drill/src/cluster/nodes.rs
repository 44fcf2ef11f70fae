//! The servers of the drill, each a process on a host of its own.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, Result};
use rustix::process::{Pid, Signal, kill_process};

use super::database::Database;
use super::net::{Host, Network};
use crate::client::Endpoint;
use crate::server::{RunningServer, ServerSetup, TempDir};

/// Where players reach a server, and where the other servers do.
const PORTS: (u16, u16) = (7878, 7879);
/// An answer that takes longer is none.
const PATIENCE: Duration = Duration::from_secs(10);

/// All of them. They end when this is dropped.
pub(super) struct Nodes {
    /// How each is started.
    setups: Vec<ServerSetup>,
    network: Network,
    home: TempDir,
    secret: PathBuf,
    /// Where they reach NATS, if they do.
    nats: Option<String>,
    running: Vec<Option<RunningServer>>,
}

impl Nodes {
    /// Starts so many, which tell each other of their tables by a NATS server, if there is one.
    ///
    /// # Errors
    /// One does not start.
    pub(super) fn start(setup: &ServerSetup, network: &Network, count: u8, nats: Option<String>) -> Result<Self> {
        let home = TempDir::new("cluster-nodes")?;
        let secret = home.path().join("secret");
        fs::write(&secret, "known to the servers of this drill only\n")?;
        let running = (0..count).map(|_| None).collect();
        let setups = vec![setup.clone(); usize::from(count)];
        let mut nodes = Self { setups, network: network.clone(), home, secret, nats, running };
        for node in 0..count {
            nodes.run(node)?;
        }
        Ok(nodes)
    }

    /// How many there are.
    pub(super) fn count(&self) -> u8 {
        canasta::must_fit::<u8>(self.running.len())
    }

    /// Starts one that does not run.
    ///
    /// # Errors
    /// It does not start.
    pub(super) fn run(&mut self, node: u8) -> Result<()> {
        let host = Host::Node(node).address();
        let (public, private) = (format!("{host}:{}", PORTS.0), private(node));
        let secret = self.secret.display().to_string();
        let own = ["--listen", &public, "--private-listen", &private, "--secret-file", &secret];
        let mut words = self.network.before(Host::Node(node)).to_vec();
        words.extend(self.setups.get(usize::from(node)).context("there is no such server")?.command());
        words.extend(own.map(str::to_owned));
        let log = self.home.path().join(format!("node{node}.log"));
        let database = Database::address();
        let nats = self.nats.as_deref().map(|nats| ("CANASTA_NATS", nats));
        let environment: Vec<_> = [("CANASTA_DATABASE", database.as_str())].into_iter().chain(nats).collect();
        let running = RunningServer::launch(&words, &environment, &log)?;
        *self.slot(node)? = Some(running);
        Ok(())
    }

    /// Starts another release in the place of one that does not run.
    ///
    /// # Errors
    /// It does not start.
    pub(super) fn replace(&mut self, node: u8, setup: &ServerSetup) -> Result<()> {
        *self.setups.get_mut(usize::from(node)).context("there is no such server")? = setup.clone();
        self.run(node)
    }

    /// Ends one with SIGKILL.
    ///
    /// # Errors
    /// The system refuses.
    pub(super) fn kill(&mut self, node: u8) -> Result<()> {
        self.slot(node)?.take().context("the server does not run")?.kill()
    }

    /// Asks one to stop, and waits until it has.
    ///
    /// # Errors
    /// It does not stop, or not as it should.
    pub(super) fn stop(&mut self, node: u8) -> Result<()> {
        self.slot(node)?.take().context("the server does not run")?.stop()
    }

    /// Lets one stand still, or go on.
    ///
    /// # Errors
    /// The system refuses.
    pub(super) fn freeze(&mut self, node: u8, is_frozen: bool) -> Result<()> {
        let running = self.slot(node)?.as_ref().context("the server does not run")?;
        send(running.pid(), if is_frozen { Signal::STOP } else { Signal::CONT })
    }

    /// What the servers have logged last.
    pub(super) fn logs(&self) -> String {
        let log = |node: u8| {
            let log = fs::read_to_string(self.home.path().join(format!("node{node}.log"))).unwrap_or_default();
            let lines: Vec<&str> = log.lines().collect();
            let last = lines[lines.len().saturating_sub(20)..].join("\n  ");
            format!("server {node}:\n  {last}\n")
        };
        (0..self.count()).map(log).collect()
    }

    fn slot(&mut self, node: u8) -> Result<&mut Option<RunningServer>> {
        self.running.get_mut(usize::from(node)).context("there is no such server")
    }
}

/// Sends a process a signal.
///
/// # Errors
/// The system refuses.
pub(super) fn send(process: u32, signal: Signal) -> Result<()> {
    let pid = i32::try_from(process).ok().and_then(Pid::from_raw).context("there is no process")?;
    Ok(kill_process(pid, signal)?)
}

/// Where the other servers reach one.
pub(super) fn private(node: u8) -> String {
    format!("{}:{}", Host::Node(node).address(), PORTS.1)
}

/// One, for players.
pub(super) fn endpoint(node: u8, patience: Option<Duration>) -> Endpoint {
    Endpoint::new(&format!("{}:{}", Host::Node(node).address(), PORTS.0), patience.unwrap_or(PATIENCE))
}
