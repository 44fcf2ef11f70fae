//! A NATS server on a host of its own, by which the servers tell each other that a table has grown.

use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use rustix::process::Signal;

use super::net::{Host, Network};
use crate::server::send;

const PROGRAM: &str = "nats-server";
const PORT: &str = "4222";
const START_TIMEOUT: Duration = Duration::from_secs(60);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// The server. It ends with its host.
pub(super) struct NatsServer {
    network: Network,
    running: Option<Child>,
}

impl NatsServer {
    /// Starts a server; `None` if NATS is not installed.
    pub(super) fn start(network: &Network) -> Result<Option<Self>> {
        if Command::new(PROGRAM).arg("--version").output().is_err() {
            return Ok(None);
        }
        let mut server = Self { network: network.clone(), running: None };
        server.start_again()?;
        Ok(Some(server))
    }

    pub(super) fn start_again(&mut self) -> Result<()> {
        let address = Host::NATS.address();
        let mut command = self.network.command(Host::NATS);
        command.args([PROGRAM, "-a", &address, "-p", PORT]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.running = Some(command.spawn().context("NATS cannot be started")?);
        let until = Instant::now() + START_TIMEOUT;
        let address = format!("{address}:{PORT}").parse()?;
        while TcpStream::connect_timeout(&address, CONNECT_TIMEOUT).is_err() {
            anyhow::ensure!(Instant::now() < until, "NATS does not start");
            std::thread::sleep(Duration::from_millis(20)); // waits: for another process
        }
        Ok(())
    }

    pub(super) fn kill(&mut self) -> Result<()> {
        let Some(mut running) = self.running.take() else { return Ok(()) };
        running.kill()?;
        running.wait()?;
        Ok(())
    }

    /// Stops the process, or lets it continue.
    pub(super) fn freeze(&self, is_frozen: bool) -> Result<()> {
        let running = self.running.as_ref().context("NATS does not run")?;
        send(running.id(), if is_frozen { Signal::STOP } else { Signal::CONT })
    }

    /// The address for the servers.
    pub(super) fn address() -> String {
        format!("nats://{}:{PORT}", Host::NATS.address())
    }
}
