//! A NATS server of the drill's own, on a host of its own, by which the servers tell each other that a table has grown.

use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};

use super::net::{Host, Network};
use super::nodes::send;
use rustix::process::Signal;

const PORT: u16 = 4222;
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a server may take to accept a connection.
const ACCEPTS: Duration = Duration::from_secs(1);

/// The server. It ends when this is dropped.
pub(super) struct NatsServer {
    program: PathBuf,
    network: Network,
    running: Option<Child>,
}

impl NatsServer {
    /// Starts one; `None` where the program is not installed.
    ///
    /// # Errors
    /// It does not start.
    pub(super) fn start(network: &Network) -> Result<Option<Self>> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        // Debian has it where only root looks.
        let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
        let found = folders.map(|folder| folder.join("nats-server")).find(|program| program.is_file());
        let Some(program) = found else { return Ok(None) };
        let mut server = Self { program, network: network.clone(), running: None };
        server.run()?;
        Ok(Some(server))
    }

    /// Starts it again.
    ///
    /// # Errors
    /// It does not answer.
    pub(super) fn run(&mut self) -> Result<()> {
        let (address, port) = (Host::Nats.address(), PORT.to_string());
        let mut command = self.network.command(Host::Nats, &self.program);
        command.args(["-a", &address.to_string(), "-p", &port]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.running = Some(command.spawn().context("NATS cannot be started")?);
        let (at, until) = (SocketAddr::from((address, PORT)), Instant::now() + PATIENCE);
        while TcpStream::connect_timeout(&at, ACCEPTS).is_err() {
            anyhow::ensure!(Instant::now() < until, "NATS does not start");
            std::thread::sleep(Duration::from_millis(20)); // waits: for another process
        }
        Ok(())
    }

    /// Ends it with SIGKILL.
    ///
    /// # Errors
    /// The system refuses.
    pub(super) fn kill(&mut self) -> Result<()> {
        let Some(mut running) = self.running.take() else { return Ok(()) };
        running.kill()?;
        running.wait()?;
        Ok(())
    }

    /// Lets it stand still, or go on.
    ///
    /// # Errors
    /// The system refuses.
    pub(super) fn freeze(&self, is_frozen: bool) -> Result<()> {
        let running = self.running.as_ref().context("NATS does not run")?;
        send(running.id(), if is_frozen { Signal::STOP } else { Signal::CONT })
    }

    /// Where servers of the network reach it.
    pub(super) fn address() -> String {
        format!("nats://{}:{PORT}", Host::Nats.address())
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        // Its host ends with everything that is left there.
        let _ = self.kill();
    }
}
