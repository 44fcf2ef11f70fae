//! Runs the built program and talks to it over plain HTTP.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) fn canasta() -> Command {
    Command::new(crate::PROGRAM)
}

pub(crate) fn run(args: &[&str]) -> Output {
    canasta().args(args).stdin(Stdio::null()).output().unwrap()
}

pub(crate) fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Checks that a command exits with 2, and prints only a one-line error with `message`.
pub(crate) fn check_refused(args: &[&str], message: &str) {
    let mut command = canasta();
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A server that starts by mistake would never exit, but it prints a ready line.
    let mut buffer = [0; 200];
    let length = child.stdout.as_mut().unwrap().read(&mut buffer).unwrap();
    if length > 0 {
        child.kill().unwrap();
    }
    let output = child.wait_with_output().unwrap();
    let sentence = text(&output.stderr);
    assert_eq!(String::from_utf8_lossy(&buffer[..length]), "", "{args:?}");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {sentence}");
    assert!(sentence.starts_with("canasta: ") && sentence.trim_end().lines().count() == 1, "{args:?}: {sentence}");
    assert!(sentence.contains(message), "{args:?}: {sentence}");
}

/// A proxy's header for the client with this number. Clients with different numbers have separate limits.
pub(crate) fn from(number: usize) -> String {
    format!("X-Forwarded-For: 10.{}.{}.7\r\n", number / 256, number % 256)
}

/// A directory. Removed when the test ends.
pub(crate) struct Home(PathBuf);

impl Home {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("cli-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn text(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server process. Killed when dropped.
pub(crate) struct Serving {
    child: Child,
    stdout: BufReader<ChildStdout>,
    /// The ready line.
    pub(crate) line: String,
    /// `host:port`
    pub(crate) address: String,
}

impl Serving {
    /// Starts the server and waits for its ready line.
    pub(crate) fn start(command: &mut Command) -> Self {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let address = line.split_once("://").map_or("", |(_, rest)| rest.split('/').next().unwrap_or_default());
        Self { address: address.to_owned(), child, stdout, line }
    }

    /// Starts a server on a data directory.
    pub(crate) fn start_on(home: &Home) -> Self {
        let args = ["serve", "--listen", "127.0.0.1:0", "--data", home.text()];
        Self::start(canasta().args(args))
    }

    /// Sends a signal and waits until the server exits. Returns the exit code, and the output after the ready line.
    pub(crate) fn signal(self, signal: &str) -> (Option<i32>, String) {
        self.send(signal);
        self.wait()
    }

    pub(crate) fn send(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// Waits until the server exits. Returns the exit code, and the output after the ready line.
    pub(crate) fn wait(mut self) -> (Option<i32>, String) {
        let mut rest = String::new();
        self.stdout.read_to_string(&mut rest).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut rest).unwrap();
        (self.child.wait().unwrap().code(), rest)
    }

    /// Sends a signal, and waits for a log line that contains `message`.
    pub(crate) fn signal_and_wait_for_log(&mut self, signal: &str, message: &str) -> String {
        self.send(signal);
        let stderr = self.child.stderr.as_mut().unwrap();
        let mut line = Vec::new();
        loop {
            // Reads byte by byte, because a buffer would swallow what follows the line.
            let mut byte = [0];
            stderr.read_exact(&mut byte).unwrap();
            line.push(byte[0]);
            if byte == *b"\n" {
                let logged = String::from_utf8(std::mem::take(&mut line)).unwrap();
                if logged.contains(message) {
                    return logged;
                }
            }
        }
    }

    /// Kills the server, like a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends a request. Returns the head and the body of the answer.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let address = &self.address;
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // The server has usually exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
