//! A NATS server of a test's own, which goes away with it.

use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server on a port of this machine, which can be killed and started again there.
pub(crate) struct NatsServer {
    port: u16,
    options: Vec<String>,
    running: Option<Child>,
}

impl NatsServer {
    /// Starts one with these options.
    pub(crate) fn start(options: &[&str]) -> Self {
        // Another program may take it before the server does; then the test says that it does not answer.
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let options = options.iter().map(|&option| option.to_owned()).collect();
        let mut server = Self { port, options, running: None };
        server.run();
        server
    }

    /// Where it listens, `host:port`.
    pub(crate) fn address(&self) -> String {
        format!("localhost:{}", self.port)
    }

    /// Starts it again.
    pub(crate) fn run(&mut self) {
        // Debian has it where only root looks.
        let path = format!("{}:/usr/sbin", std::env::var("PATH").unwrap_or_default());
        let mut command = Command::new("nats-server");
        command.env("PATH", &path).args(["-a", "127.0.0.1", "-p", &self.port.to_string()]).args(&self.options);
        let started = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        self.running = Some(started.expect("these tests need a NATS server (on Debian `apt-get install nats-server`)"));
        let until = Instant::now() + Duration::from_secs(600);
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(Instant::now() < until, "it does not answer");
            std::thread::sleep(Duration::from_millis(20)); // waits: for another process
        }
    }

    /// Ends it at once.
    pub(crate) fn kill(&mut self) {
        if let Some(mut running) = self.running.take() {
            // It may have ended by itself.
            let _ = running.kill();
            let _ = running.wait();
        }
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.kill();
    }
}
