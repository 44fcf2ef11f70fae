//! The channel to an untrusted process. One thread writes to it, one reads its answers, and one reads its standard
//! error. All queues are bounded, so a process that floods them or doesn't read blocks only itself. The threads end
//! with the pipes and are not joined.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Read, Write};
use std::process::{ChildStderr, ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::exec::Limits;

/// Maximum lines that wait for the process to read them.
const MAX_QUEUED_LINES: usize = 1024;

/// Maximum chunks of output that wait to be handled.
const MAX_QUEUED_OUTPUTS: usize = 8;

#[derive(Debug)]
pub(crate) enum Output {
    /// One or more lines that arrived together, without line ends.
    Lines(Vec<Vec<u8>>),
    /// The start of a line that is too long. After it, nothing more is read.
    TooLong(Vec<u8>),
    /// The process has closed its standard output.
    Ended,
    /// The process has closed its standard input.
    InputClosed,
}

/// The queues to and from the process, and its standard error.
#[derive(Debug)]
pub(crate) struct Channel {
    pub(crate) input: SyncSender<String>,
    pub(crate) output: Receiver<Output>,
    pub(crate) stderr: Arc<Stderr>,
}

impl Channel {
    pub(crate) fn start(pipes: crate::exec::child::Pipes, limits: &Limits, log: Option<File>) -> io::Result<Self> {
        let (input, lines) = sync_channel(MAX_QUEUED_LINES);
        let (sender, output) = sync_channel(MAX_QUEUED_OUTPUTS);
        let stderr = Arc::new(Stderr::default());
        let max_line = limits.max_line_bytes;
        let max_stderr = limits.max_stderr_bytes;
        let tail = Arc::clone(&stderr);
        let writer = sender.clone();
        let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| {
            thread::Builder::new().name(format!("bot {name}")).spawn(work).map(drop)
        };
        spawn("stdin", Box::new(move || write(pipes.stdin, &lines, &writer)))?;
        spawn("stdout", Box::new(move || read(pipes.stdout, max_line, &sender)))?;
        spawn("stderr", Box::new(move || collect_stderr(pipes.stderr, max_stderr, log, &tail)))?;
        Ok(Self { input, output, stderr })
    }
}

/// Writes lines from the queue until it is closed, then closes the pipe.
fn write(mut stdin: ChildStdin, lines: &Receiver<String>, sender: &SyncSender<Output>) {
    for mut line in lines {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).is_err() {
            // If the process was killed, the receiver is gone.
            let _ = sender.send(Output::InputClosed);
            return;
        }
    }
}

/// Reads lines. Those that arrive in one read are sent together.
fn read(mut stdout: ChildStdout, max_line: usize, sender: &SyncSender<Output>) {
    let mut chunk = vec![0; 16 << 10];
    let mut partial = Vec::new();
    while let Some(part) = next(&mut stdout, &mut chunk) {
        let mut lines = Vec::new();
        for piece in part.split_inclusive(|&byte| byte == b'\n') {
            let (text, is_complete) = piece.strip_suffix(b"\n").map_or((piece, false), |text| (text, true));
            partial.extend_from_slice(text);
            if partial.len() > max_line {
                partial.truncate(max_line);
                let _ = sender.send(Output::TooLong(partial));
                return;
            }
            if is_complete {
                lines.push(std::mem::take(&mut partial));
            }
        }
        if !lines.is_empty() && sender.send(Output::Lines(lines)).is_err() {
            return;
        }
    }
    if !partial.is_empty() {
        let _ = sender.send(Output::Lines(vec![partial]));
    }
    let _ = sender.send(Output::Ended);
}

/// The next chunk; `None` at the end.
fn next<'a>(from: &mut impl Read, chunk: &'a mut [u8]) -> Option<&'a [u8]> {
    loop {
        match from.read(chunk) {
            Ok(0) => return None,
            Ok(count) => return chunk.get(..count),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return None,
        }
    }
}

/// The last bytes of a process's standard error.
#[derive(Default, Debug)]
pub(crate) struct Stderr {
    tail: Mutex<Tail>,
    ended: Condvar,
}

#[derive(Default, Debug)]
struct Tail {
    bytes: VecDeque<u8>,
    ended: bool,
}

impl Stderr {
    fn lock(&self) -> MutexGuard<'_, Tail> {
        self.tail.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The bytes collected so far.
    pub(crate) fn collected(&self) -> Vec<u8> {
        self.lock().bytes.iter().copied().collect()
    }

    /// Waits until standard error ends, or until the timeout, and returns the bytes collected.
    pub(crate) fn wait_for_all(&self, timeout: Duration) -> Vec<u8> {
        let tail = self.lock();
        match self.ended.wait_timeout_while(tail, timeout, |tail| !tail.ended) {
            Ok((tail, _)) => tail.bytes.iter().copied().collect(),
            Err(_) => self.collected(),
        }
    }
}

/// Collects the last bytes of standard error, and appends its first bytes to the log file.
fn collect_stderr(mut stderr: ChildStderr, max_bytes: usize, mut log: Option<File>, into: &Stderr) {
    let mut chunk = vec![0; 16 << 10];
    let mut room = Limits::MAX_LOGGED_BYTES;
    while let Some(part) = next(&mut stderr, &mut chunk) {
        if let Some(file) = log.as_mut() {
            let part = part.get(..room).unwrap_or(part);
            room -= part.len();
            // A full disk must not stop a deal.
            if file.write_all(part).is_err() || room == 0 {
                log = None;
            }
        }
        let mut tail = into.lock();
        tail.bytes.extend(part.iter().skip(part.len().saturating_sub(max_bytes)));
        let excess = tail.bytes.len().saturating_sub(max_bytes);
        tail.bytes.drain(..excess);
    }
    into.lock().ended = true;
    into.ended.notify_all();
}
