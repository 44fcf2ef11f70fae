//! The channel to a process that may do anything: a thread each writes to it, reads its answers and reads its standard
//! error. Every queue between them has bounds, so a process that floods or does not read stops only itself. The threads
//! end when the pipes do, and are not joined.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Read, Write};
use std::process::{ChildStderr, ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::exec::Limits;

/// Lines that may wait to be read by the process.
const WAITING: usize = 1024;

/// Reads of its standard output that may wait to be looked at.
const UNREAD: usize = 8;

/// What came from the process.
#[derive(Debug)]
pub(crate) enum Output {
    /// Lines that came at once, without their ends; at least one.
    Lines(Vec<Vec<u8>>),
    /// The beginning of a line that is too long. Nothing is read any more.
    TooLong(Vec<u8>),
    /// Its standard output has ended.
    Ended,
    /// It does not read its standard input any more.
    InputClosed,
}

/// The queues of lines to and from the process, and what it writes to its standard error.
#[derive(Debug)]
pub(crate) struct Channel {
    pub(crate) input: SyncSender<String>,
    pub(crate) output: Receiver<Output>,
    pub(crate) stderr: Arc<Stderr>,
}

impl Channel {
    pub(crate) fn start(pipes: crate::exec::child::Pipes, limits: &Limits, log: Option<File>) -> io::Result<Self> {
        let (input, lines) = sync_channel(WAITING);
        let (sender, output) = sync_channel(UNREAD);
        let stderr = Arc::new(Stderr::default());
        let (longest, kept, tail, writer) =
            (limits.longest_line, limits.kept_stderr, Arc::clone(&stderr), sender.clone());
        let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| {
            thread::Builder::new().name(format!("bot {name}")).spawn(work).map(drop)
        };
        spawn("stdin", Box::new(move || write(pipes.stdin, &lines, &writer)))?;
        spawn("stdout", Box::new(move || read(pipes.stdout, longest, &sender)))?;
        spawn("stderr", Box::new(move || keep(pipes.stderr, kept, log, &tail)))?;
        Ok(Self { input, output, stderr })
    }
}

/// Writes lines until there are no more to come, and closes the pipe then.
fn write(mut stdin: ChildStdin, lines: &Receiver<String>, sender: &SyncSender<Output>) {
    for mut line in lines {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).is_err() {
            // There is no receiver any more if the process has been ended.
            let _ = sender.send(Output::InputClosed);
            return;
        }
    }
}

/// Reads lines; those that came with one read are sent together.
fn read(mut stdout: ChildStdout, longest: usize, sender: &SyncSender<Output>) {
    let mut chunk = vec![0; 16 << 10];
    let mut begun = Vec::new();
    while let Some(part) = next(&mut stdout, &mut chunk) {
        let mut lines = Vec::new();
        for piece in part.split_inclusive(|&byte| byte == b'\n') {
            let (text, whole) = piece.strip_suffix(b"\n").map_or((piece, false), |text| (text, true));
            begun.extend_from_slice(text);
            if begun.len() > longest {
                begun.truncate(longest);
                let _ = sender.send(Output::TooLong(begun));
                return;
            }
            if whole {
                lines.push(std::mem::take(&mut begun));
            }
        }
        if !lines.is_empty() && sender.send(Output::Lines(lines)).is_err() {
            return;
        }
    }
    if !begun.is_empty() {
        let _ = sender.send(Output::Lines(vec![begun]));
    }
    let _ = sender.send(Output::Ended);
}

/// What the next read brings; `None` at the end.
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

/// The end of what a process wrote to its standard error.
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

    /// What is kept of it now.
    pub(crate) fn so_far(&self) -> Vec<u8> {
        self.lock().bytes.iter().copied().collect()
    }

    /// What is kept of it when all is read, if that is soon.
    pub(crate) fn all(&self, patience: Duration) -> Vec<u8> {
        let tail = self.lock();
        match self.ended.wait_timeout_while(tail, patience, |tail| !tail.ended) {
            Ok((tail, _)) => tail.bytes.iter().copied().collect(),
            Err(_) => self.so_far(),
        }
    }
}

/// Keeps the last bytes of standard error, and adds the first ones to the file.
fn keep(mut stderr: ChildStderr, kept: usize, mut log: Option<File>, into: &Stderr) {
    let mut chunk = vec![0; 16 << 10];
    let mut room = Limits::MOST_LOGGED;
    while let Some(part) = next(&mut stderr, &mut chunk) {
        if let Some(file) = log.as_mut() {
            let part = part.get(..room).unwrap_or(part);
            room -= part.len();
            // A full disk is no reason to stop a deal.
            if file.write_all(part).is_err() || room == 0 {
                log = None;
            }
        }
        let mut tail = into.lock();
        tail.bytes.extend(part.iter().skip(part.len().saturating_sub(kept)));
        let over = tail.bytes.len().saturating_sub(kept);
        tail.bytes.drain(..over);
    }
    into.lock().ended = true;
    into.ended.notify_all();
}
